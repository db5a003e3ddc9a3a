"""The layout of a glance card, in pixels, and its least letters."""

from __future__ import annotations

W, H = 1100, 700
GLANCE_TYPE = 34
"""Least size of letters, of every face."""
MARGIN = 12
BANNER_H = 116
PLAYERS_Y, PLAYERS_H, PLAYERS_GAP = 119, 132, 18
ROAD_Y, ROAD_H = 254, 372
FOOT_Y, FOOT_H = 630, 64
FOOT_LEFT_W = 528
FOOT_RIGHT_X = MARGIN + FOOT_LEFT_W + 12
FOOT_RIGHT_W = W - FOOT_RIGHT_X - MARGIN
SHIELD = 54
"""Least size of a shield on which a letter of 34 pixels keeps clear of the edge."""
WORKER = 70
"""Size of a worker with such a letter on its shield."""
