"""Magna Carta for computer players: policy, evaluation, and their weights."""
