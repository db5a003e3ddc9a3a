"""Computer players: one search, and for each game a policy, an evaluation and their weights."""
