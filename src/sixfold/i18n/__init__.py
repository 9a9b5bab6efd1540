"""Provide everything that people read, in every language."""
