"""Where everything stands on the pictures of Caylus, in pixels."""

from __future__ import annotations

# The full board, 1600 wide: seven columns on the left, the players on the right.

FULL_W, FULL_H = 1600, 1232
MARGIN = 16
COLUMN = 168
COLUMNS = 7
MAIN_W = COLUMN * COLUMNS
TOP_Y, TOP_H = 98, 206  # castle and favors
CASTLE_W = 632
FAVOR_X, FAVOR_W = MARGIN + CASTLE_W + 8, MAIN_W - CASTLE_W - 8
SPECIAL_Y, SPECIAL_H = 308, 128
RIVER_Y, RIVER_H = SPECIAL_Y + SPECIAL_H, 26
ROAD_Y, ROW_H = RIVER_Y + RIVER_H, 146
STRIP = 28  # the road itself, above its buildings
STOCK_Y, STOCK_H = ROAD_Y + 4 * ROW_H + 6, 162
SIDE_X = MARGIN + MAIN_W + 16
SIDE_W = FULL_W - SIDE_X - MARGIN
PANEL_GAP = 8
PANEL_H = (FULL_H - TOP_Y - 14 - 4 * PANEL_GAP) // 5

# The phone, 1080 wide (shown 400 wide, so every letter is at least 24 high).

PHONE_W, PHONE_MOST_H = 1080, 1944
PHONE_TYPE = 37
"""Least size of letters on a phone: capitals and digits are 24 high."""
PHONE_HEAD_H = 172
WALL_H = 184
YARD_H = 92
SPOT_W, SPOT_H = PHONE_W // 6, 144
PHONE_COLUMNS = 4
CELL_W, CELL_H = PHONE_W // PHONE_COLUMNS, 190
WALL_Y = PHONE_HEAD_H + 8
YARD_Y = WALL_Y + WALL_H
SPOT_Y = YARD_Y + YARD_H
PHONE_ROAD_Y = SPOT_Y + SPOT_H + 4
PHONE_H = PHONE_ROAD_Y + 7 * CELL_H + 6
PHONE_PANEL_H, PHONE_PANEL_GAP = 370, 12
PHONE_TILE_H = 92
FAVOR_ROW_H = 74


def space_corner(space: int) -> tuple[int, int]:
    """The corner of a road space on the full board: four rows of seven in reading order."""
    row, column = divmod(space - 1, COLUMNS)
    return MARGIN + column * COLUMN, ROAD_Y + row * ROW_H


def phone_corner(space: int) -> tuple[int, int]:
    """The corner of a road space on a phone: seven rows of four in reading order."""
    row, column = divmod(space - 1, PHONE_COLUMNS)
    return column * CELL_W, PHONE_ROAD_Y + row * CELL_H
