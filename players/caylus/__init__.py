"""Caylus for computer players: policy, evaluation, and their weights."""
