"""The rules engine: legal actions, events, records and views of the games."""

__version__ = "1.0.0"  # of everything that is installed with it
