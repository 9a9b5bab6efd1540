"""Store, generate, solve and grade puzzles."""
