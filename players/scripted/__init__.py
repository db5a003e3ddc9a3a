"""Scripted players: yardsticks that see only their seat's view."""
