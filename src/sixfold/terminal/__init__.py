"""The game in a terminal, at one keyboard."""
