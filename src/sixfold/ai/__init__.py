"""Choosing and explaining: bots, and what they judge by."""
