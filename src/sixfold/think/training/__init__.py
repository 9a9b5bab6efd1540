"""Learning by self-play what the players weigh positions with."""
