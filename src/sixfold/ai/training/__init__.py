"""How the weights of the players are made: self-play and fitting, one module for each game."""
