"""Train the weights of the players by self-play, with one module for each game."""
