"""Puzzles: files, generation, solving and grading."""
