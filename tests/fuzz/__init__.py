"""Input that nobody thought of: random games, broken records, odd positions. `make fuzz` runs it by the minute."""
