"""Evaluate actions, with one module for each game."""
