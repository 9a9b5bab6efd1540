"""Message catalogues and sentences: everything that people read, in every language."""
