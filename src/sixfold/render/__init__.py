"""Pictures and films of games, as files; docs/pictures.md shows them."""
