"""The rules engine: what is legal, what happens, and how a game is written down."""
