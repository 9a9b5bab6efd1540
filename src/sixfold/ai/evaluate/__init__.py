"""Evaluation of actions: one module for each game."""
