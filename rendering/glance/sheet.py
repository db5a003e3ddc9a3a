"""The layout of a glance card, in pixels, and its least letters."""

from __future__ import annotations

W, H = 1100, 700
GLANCE_TYPE = 34
"""Least size of letters, of every face."""
MARGIN = 12
BANNER_H = 112
PLAYERS_Y, PLAYERS_GAP = 116, 18
FOOT_H = 58
FOOT_Y = H - FOOT_H - 4
BOARD_END = FOOT_Y - 3
SHIELD = 54
"""Least size of a shield on which a letter of 34 pixels keeps clear of the edge."""
WORKER = 68
"""Size of a worker with such a letter on its shield."""

PLAYERS_H, MORE_PLAYERS_H, TWO_PLAYERS_H = 142, 162, 108
"""Height of the players: with a line of goods, with two, and with purse and goods in one."""
