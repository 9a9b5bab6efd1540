"""Benchmarks: the figures of the performance page."""
