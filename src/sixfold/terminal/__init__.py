"""Play in a terminal, at one keyboard or at a table on a server."""
