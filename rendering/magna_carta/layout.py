"""The layout of the pictures of Magna Carta, in pixels."""

from __future__ import annotations

# The full board, 1600 wide: seven columns on the left, the players on the right; as high as the road is long.

FULL_W = 1600
MARGIN = 16
COLUMN = 168
COLUMNS = 7
MAIN_W = COLUMN * COLUMNS
TOP_Y, TOP_H = 98, 128
CASTLE_W = COLUMN * 5 - 8
BRIDGE_X, BRIDGE_W = MARGIN + COLUMN * 5, COLUMN * 2
OFFER_Y, OFFER_H = TOP_Y + TOP_H + 8, 88
ROAD_Y, ROW_H = OFFER_Y + OFFER_H + 6, 178
STRIP = 28  # the road itself, above its cards
SIDE_X = MARGIN + MAIN_W + 18
SIDE_W = FULL_W - SIDE_X - 14
PANEL_H, PANEL_GAP = 224, 8

# The phone, 1080 wide; a longer road goes on on the next picture.

PHONE_W, PHONE_MOST_H = 1080, 1944
PHONE_TYPE = 37
"""Least size of letters on a phone: capitals and digits are 24 high."""
PHONE_HEAD_H = 172
KEEP_Y, KEEP_H = PHONE_HEAD_H + 8, 100
YARD_Y, YARD_H = KEEP_Y + KEEP_H, 92
PHONE_ROAD_Y = YARD_Y + YARD_H + 4
PHONE_COLUMNS, WIDE_COLUMNS = 4, 6
"""Columns of the road on a phone, and in the live board of a computer, whose cells are the same."""
CELL_W, CELL_H = PHONE_W // PHONE_COLUMNS, 222
PHONE_ROWS = (PHONE_MOST_H - PHONE_ROAD_Y - 8) // CELL_H
PHONE_CARDS = PHONE_ROWS * PHONE_COLUMNS
PHONE_PANEL_H, PHONE_PANEL_GAP = 370, 12
PHONE_CARD_H = 92


def road_end(cards: int) -> int:
    """Return where a road of so many cards ends on the full board."""
    return ROAD_Y + -(-cards // COLUMNS) * ROW_H + 10


def backwards(place: int) -> bool:
    """Return whether the road runs from right to left here: in every second row of the full board."""
    return (place - 1) // COLUMNS % 2 == 1


def card_corner(place: int) -> tuple[int, int]:
    """Return the corner of a road card on the full board.

    Rows have seven cards, one row to the right, the next to the left.
    """
    row, column = divmod(place - 1, COLUMNS)
    if backwards(place):
        column = COLUMNS - 1 - column
    return MARGIN + column * COLUMN, ROAD_Y + row * ROW_H
