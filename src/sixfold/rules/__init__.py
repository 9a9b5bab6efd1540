"""The referee: pure, immutable, standard library only."""
