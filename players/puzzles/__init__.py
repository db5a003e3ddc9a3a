"""Positions from games between computers in which one action is clearly the best."""
