"""Learning what positions are worth: games of the kernel against itself, and fits to their outcome."""
