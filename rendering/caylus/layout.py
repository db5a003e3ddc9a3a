"""The layout of the pictures of Caylus, in pixels."""

from __future__ import annotations

from itertools import accumulate

# The full board, 1600 wide: seven columns on the left, the players on the right.

FULL_W = 1600
MARGIN = 16
COLUMN = 168
COLUMNS = 7
MAIN_W = COLUMN * COLUMNS
TOP_Y, TOP_H = 98, 230  # castle and favors
CASTLE_W = 632
FAVOR_X, FAVOR_W = MARGIN + CASTLE_W + 8, MAIN_W - CASTLE_W - 8
SPECIAL_Y, SPECIAL_H = 332, 128
RIVER_Y, RIVER_H = SPECIAL_Y + SPECIAL_H, 26
ROAD_Y, ROW_H = RIVER_Y + RIVER_H, 154
LOW_H = 66  # a row without tiles
STRIP = 28  # the road itself, above its buildings
STOCK_H = 234
SIDE_X = MARGIN + MAIN_W + 18
SIDE_W = FULL_W - SIDE_X - 14
PANEL_GAP = 8
PANEL_H, FAVORS_H, SIMPLE_H = 214, 66, 26
"""Height of a player's panel, of its favors, and of their room where favors are simplified."""

# The phone, 1080 wide (shown 400 wide, so every letter is at least 24 high).

PHONE_W, PHONE_MOST_H = 1080, 1944
PHONE_TYPE = 37
"""Least size of letters on a phone: capitals and digits are 24 high."""
PHONE_HEAD_H = 172
WALL_H = 184
YARD_H = 92
BRIDGE_X = 594
"""The left edge of the bridge beside the yard on a phone."""
SPOT_W, SPOT_H, SPOT_HEAD = PHONE_W // 6, 176, 44
PHONE_COLUMNS = 4
WIDE_COLUMNS = 7
"""Columns of the road in the live board of a computer, whose cells are those of the phone."""
CELL_W, CELL_H = PHONE_W // PHONE_COLUMNS, 186
WALL_Y = PHONE_HEAD_H + 8
YARD_Y = WALL_Y + WALL_H
SPOT_Y = YARD_Y + YARD_H
PHONE_ROAD_Y = SPOT_Y + SPOT_H + 4
PHONE_PANEL_H, PHONE_FAVORS_H, PHONE_PANEL_GAP = 370, 84, 12
PHONE_TILE_H = 92
FAVOR_ROW_H = 74
FAVOR_MARKER_H = 56
LOW_CELL_H = 84
GROWN = 28, 32
"""By how much rows with tiles may be higher where others are empty: less than the first is no gain."""


def row_tops(
    low: frozenset[int], first: int, high: int, less: int, rows: int
) -> list[int]:
    """Return where each row begins, and where the last one ends.

    Rows in `low` are `less` high, others `high`.
    """
    heights = (less if row in low else high for row in range(rows))
    return [*accumulate(heights, initial=first)]


def backwards(space: int) -> bool:
    """Return whether the road runs from right to left here: in every second row of the full board."""
    return (space - 1) // COLUMNS % 2 == 1


def space_column(space: int) -> int:
    """Return the column of a road space on the full board."""
    column = (space - 1) % COLUMNS
    return COLUMNS - 1 - column if backwards(space) else column
