"""The rules engine: what is legal, what happens, and how a game is written down."""

__version__ = "1.0.0"  # of everything that is installed with it
