"""Measure the figures of the performance page."""
