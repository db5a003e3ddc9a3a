"""Caylus and Caylus Magna Carta by chat: the bot."""

__version__ = "0.1.0"
