"""Computer players: one search, and for each game a policy, an evaluation and their weights."""

from pathlib import Path

LOCALES = Path(__file__).parent / "locales"
"""The catalogues of what they say, a folder a language."""
