"""Replays: animated pictures of games, drawn one at a time in a process of their own that yields to everything else."""
