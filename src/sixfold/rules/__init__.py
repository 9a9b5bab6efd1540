"""Implement the referee: pure functions on immutable types, with the standard library only."""
