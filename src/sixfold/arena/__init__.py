"""Play matches between bots: pairing, statistics, and the protocol for engines that are separate programs."""
