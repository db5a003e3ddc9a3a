"""Tournaments and leagues: draws, results of tables, and standings."""
