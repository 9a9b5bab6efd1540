"""Review finished games: what each turn was worth and lost, and how much of the result was luck."""
