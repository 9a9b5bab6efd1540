"""Provide bots, evaluation, hints, reviews and puzzles."""
