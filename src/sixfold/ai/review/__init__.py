"""The review of a finished game: what every turn was worth, what it lost, and how much of the result was luck."""
