"""Matches between bots: pairing, statistics, and the protocol for engines that are programs of their own."""
