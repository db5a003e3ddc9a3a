"""Tournaments and leagues: what is drawn, what tables come to, and where everybody stands."""
