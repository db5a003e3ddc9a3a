"""Statistics as a picture 1080 wide: figures, bars and tables under headings.

The words come finished, so that one sheet serves people, servers, ladders and tournaments. Every letter is at
least 34 pixels large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rendering.canvas import Page
from rendering.lettering import readable, width
from rendering.magna_carta.signs import DRAWING
from rendering.nodes import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Block
    from rendering.words import Words

W = 1080
CHART_TYPE = 34
SIDE, EDGE = 36, 14
HEAD_H = 134
INITIAL, ART = 96, 56
FEW_FIGURES = 4  # figures: fewer don't stand further apart
TITLE_H = 62
FIGURE_H = 102
BAR_STEP = 47
ROW_STEP = 47
TILE_STEP = 52
MOST_ROWS = 16  # rows of a part
GAP = 26  # between the columns of a table
LEAST_COLUMN_WIDTH = 90  # pixels that a column keeps


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """Large numbers, each over its caption; at most five with long captions fit. `firsts` have a crown."""

    title: str
    items: tuple[tuple[str, str], ...]
    firsts: tuple[int, ...] = ()


class Bar(msgspec.Struct, frozen=True):
    """A number as a bar, `share` of the longest one.

    `mark` is where the mean of all is, in the same measure, `tile` the id of a tile or card that is drawn
    beside its name.
    """

    label: str
    value: str
    share: float
    mark: float | None = None
    tile: str = ""


class Bars(msgspec.Struct, frozen=True, tag="bars"):
    """Numbers to compare; `key` explains the marks."""

    title: str
    rows: tuple[Bar, ...]
    key: str = ""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table.

    Its first column is as wide as it needs, the second takes the rest, the others stand to the right. `own`
    is the row to be seen first.
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    own: int | None = None


TablePart: TypeAlias = "Figures | Bars | Grid"


class Tally(msgspec.Struct, frozen=True):
    """A whole sheet."""

    title: str
    subtitle: str
    parts: tuple[Figures | Bars | Grid, ...]
    spoken: str = ""
    """The same in words, as the language writes them; may be longer than a description can be."""


def tally_scene(card: Tally, words: Words, theme: str) -> Scene:
    """Return the whole picture."""
    blocks = [_head(card, words)]
    y = HEAD_H
    parts = list(card.parts)
    while parts:
        part = parts.pop(0)
        if parts and _of_tiles(part) and _of_tiles(parts[0]):
            beside = [
                _part(part, words, y, W // 2),
                _part(parts.pop(0), words, y, W // 2, W // 2),
            ]
        else:
            beside = [_part(part, words, y)]
        blocks += beside
        y += max(block.h for block in beside)
    return Scene("tally", theme, W, y, "ground", (), tuple(blocks))


def _head(card: Tally, words: Words) -> Block:
    page, title = Page(words.catalogue), readable(card.title, "?")
    page.art("initial", SIDE, 14, INITIAL)
    page.plate(SIDE + 18, 32, INITIAL - 36, INITIAL - 36, "plate", "line", 2, 8)
    page.text(
        title[:1],
        SIDE + INITIAL // 2,
        79,
        "title",
        54,
        "ink",
        INITIAL - 44,
        CHART_TYPE,
        align="middle",
    )
    left = SIDE + INITIAL + 22
    page.text(title, left, 62, "title", 60, "on_turn", W - SIDE - left, 40)
    page.text(
        card.subtitle,
        left,
        106,
        "sans",
        38,
        "on_turn_soft",
        W - SIDE - left,
        CHART_TYPE,
    )
    for x in range(12, W - 26, 26):
        page.art("vine", x, HEAD_H - 12, 26, 11)
    return page.block("head", 0, 0, W, HEAD_H, "turn")


def _of_tiles(part: TablePart) -> bool:
    """Return whether two such parts stand side by side: short lists of tiles, whose bars may be short."""
    return (
        isinstance(part, Bars) and not part.key and all(row.tile for row in part.rows)
    )


def _part(part: TablePart, words: Words, y: int, w: int = W, x: int = 0) -> Block:
    page = Page(words.catalogue)
    top = 18
    if part.title:
        wide = page.text(
            part.title, SIDE, 49, "serif", 40, "ink", w - 2 * SIDE, CHART_TYPE
        )
        top = TITLE_H
        if (
            isinstance(part, Bars)
            and part.key
            and _key(page, part.key, w - 2 * SIDE - wide - GAP, w - SIDE)
        ):
            part = msgspec.structs.replace(part, key="")
    match part:
        case Figures():
            top = _figures(page, part, top)
        case Bars(rows=rows, key=key):
            top = _bars(page, rows, key, top) if w == W else _tiles(page, rows, top, w)
        case Grid():
            top = _grid(page, part, top)
    under = Page(words.catalogue)
    under.plate(EDGE, 6, w - 2 * EDGE, top + 4, "plate", "plate_edge", 2, 14)
    page.nodes[:0] = under.nodes
    return page.block("part", x, y, w, top + 12)


def _key(page: Page, key: str, room: int, right: int) -> bool:
    """Draw what the marks of bars are, at the right of the title; return whether it has room there."""
    need = width(key, "sans", CHART_TYPE)
    if need + 20 > room:
        return False
    page.plate(right - need - 20, 20, 7, 36, "ink", "halo", 1, 2)
    page.text(key, right, 49, "sans", CHART_TYPE, "soft", align="right")
    return True


def _tiles(page: Page, rows: Sequence[Bar], top: int, w: int) -> int:
    """Return tiles with their numbers in half a sheet: the bar is a line below the name."""
    rows = rows[:MOST_ROWS]
    value_w = max((width(row.value, "bold", CHART_TYPE) for row in rows), default=0)
    left, right = SIDE + ART, w - SIDE
    for row in rows:
        page.art(DRAWING.get(row.tile, row.tile), SIDE, top, ART - 8)
        page.text(
            row.label,
            left,
            top + 28,
            "sans",
            CHART_TYPE,
            "ink",
            right - value_w - 14 - left,
            CHART_TYPE,
        )
        page.text(row.value, right, top + 28, "bold", CHART_TYPE, "ink", align="right")
        page.plate(left, top + 38, right - left, 6, "plate_low", radius=3)
        long = round(max(0.0, min(1.0, row.share)) * (right - left))
        if long > 6:
            page.plate(left, top + 38, long, 6, "gold", radius=3)
        top += TILE_STEP
    return top


def _figures(page: Page, part: Figures, top: int) -> int:
    room = (W - 2 * SIDE) // max(FEW_FIGURES, len(part.items))
    if any(width(label, "sans", CHART_TYPE) > room - 16 for _, label in part.items):
        room = (W - 2 * SIDE) // max(1, len(part.items))
    for number, (value, label) in enumerate(part.items):
        x = SIDE + number * room
        page.text(value, x, top + 46, "title", 60, "ink", room - 16, 40)
        if number in part.firsts:
            page.art("crown", x + width(value, "title", 60) + 8, top + 8, 36)
        page.text(label, x, top + 88, "sans", CHART_TYPE, "soft", room - 16, CHART_TYPE)
    return top + FIGURE_H


def _bars(page: Page, rows: Sequence[Bar], key: str, top: int) -> int:
    rows = rows[:MOST_ROWS]
    drawn = ART if any(row.tile for row in rows) else 0
    label_w = min(
        420, max((width(row.label, "sans", CHART_TYPE) for row in rows), default=0)
    )
    value_w = max((width(row.value, "bold", CHART_TYPE) for row in rows), default=0)
    left = SIDE + drawn + label_w + 20
    room = W - SIDE - left - value_w - 20
    for row in rows:
        if row.tile:
            page.art(DRAWING.get(row.tile, row.tile), SIDE, top, ART - 10)
        page.text(
            row.label,
            SIDE + drawn,
            top + 34,
            "sans",
            CHART_TYPE,
            "ink",
            label_w,
            CHART_TYPE,
        )
        page.plate(left, top + 6, room, 35, "plate_low", radius=6)
        long = round(max(0.0, min(1.0, row.share)) * room)
        if long > 2:
            page.plate(left, top + 6, long, 35, "gold", "line", 2, min(6, long // 2))
        if row.mark is not None:
            at = left + round(max(0.0, min(1.0, row.mark)) * room)
            page.plate(
                min(at, left + room - 6) - 1, top + 1, 7, 45, "ink", "halo", 1, 2
            )
        page.text(
            row.value, W - SIDE, top + 34, "bold", CHART_TYPE, "ink", align="right"
        )
        top += BAR_STEP
    if key:
        page.plate(SIDE + 4, top + 4, 7, 40, "ink", "halo", 1, 2)
        page.text(
            key,
            SIDE + 24,
            top + 36,
            "sans",
            CHART_TYPE,
            "soft",
            W - 2 * SIDE - 24,
            CHART_TYPE,
        )
        top += 52
    return top


def _grid(page: Page, grid: Grid, top: int) -> int:
    rows = grid.rows
    columns = len(grid.head)
    wide = [
        max(
            width(row[at], "bold" if at == 1 else "sans", CHART_TYPE)
            for row in (grid.head, *rows)
        )
        for at in range(columns)
    ]
    rest = sum(wide[:1] + wide[2:]) + GAP * (columns - 1)
    name_w = W - 2 * SIDE - rest
    if name_w < 3 * LEAST_COLUMN_WIDTH:  # heads that are too long give way
        wide = [min(column_width, LEAST_COLUMN_WIDTH + 40) for column_width in wide]
        name_w = W - 2 * SIDE - sum(wide[:1] + wide[2:]) - GAP * (columns - 1)
    _row(page, grid.head, wide, name_w, top, "soft", "sans")
    top += ROW_STEP
    for number, row in enumerate(rows):
        if number == grid.own:
            page.plate(
                SIDE - 10, top, W - 2 * SIDE + 20, ROW_STEP - 2, "active", "ink", 2, 10
            )
        shown = [readable(cell, "?") if cell else "" for cell in row]
        _row(page, shown, wide, name_w, top, "ink", "bold")
        top += ROW_STEP
    return top


def _row(
    page: Page,
    row: Sequence[str],
    wide: Sequence[int],
    name_w: int,
    top: int,
    colour: str,
    face: str,
) -> None:
    page.text(row[0], SIDE, top + 36, "sans", CHART_TYPE, colour, wide[0], CHART_TYPE)
    page.text(
        row[1],
        SIDE + wide[0] + GAP,
        top + 36,
        face,
        CHART_TYPE,
        colour,
        name_w,
        CHART_TYPE,
    )
    right = W - SIDE
    for at in range(len(row) - 1, 1, -1):
        page.text(
            row[at],
            right,
            top + 36,
            "sans",
            CHART_TYPE,
            colour,
            wide[at],
            CHART_TYPE,
            align="right",
        )
        right -= wide[at] + GAP
