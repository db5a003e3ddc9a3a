"""The laboratory: what makes and measures the computer players, and what no game needs."""
