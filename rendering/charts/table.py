"""Statistics as a picture 1080 wide: figures, bars and tables under headings. The words come finished, so that one
sheet serves people, servers, ladders and tournaments. Every letter is at least 34 pixels large."""

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
T = 34
SIDE, EDGE = 36, 14
HEAD_H = 152
INITIAL, ART = 108, 56
FEW = 4  # figures: fewer don't stand further apart
TITLE_H = 74
FIGURE_H = 128
BAR_STEP = 56
ROW_STEP = 58
MOST = 16  # rows of a part
GAP = 26  # between the columns of a table
LEAST = 90  # pixels that a column keeps


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """Large numbers, each over what it counts; at most five with long labels fit. `firsts` have a crown."""

    title: str
    items: tuple[tuple[str, str], ...]
    firsts: tuple[int, ...] = ()


class Bar(msgspec.Struct, frozen=True):
    """A number as a bar, `share` of the longest one; `mark` is where the mean of all is, in the same measure, `tile`
    the id of a tile or card that is drawn beside its name."""

    label: str
    value: str
    share: float
    mark: float | None = None
    tile: str = ""


class Bars(msgspec.Struct, frozen=True, tag="bars"):
    """Numbers to compare; `key` says what the marks are."""

    title: str
    rows: tuple[Bar, ...]
    key: str = ""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table: its first column is as wide as it needs, the second takes what is left, the others stand to the
    right. `own` is the row to be seen first."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    own: int | None = None


Part: TypeAlias = "Figures | Bars | Grid"


class Tally(msgspec.Struct, frozen=True):
    """A whole sheet."""

    title: str
    subtitle: str
    parts: tuple[Figures | Bars | Grid, ...]
    spoken: str = ""
    """The same in words, as the language writes them; may be longer than a description can be."""


def tally_scene(told: Tally, words: Words, theme: str) -> Scene:
    """The whole picture."""
    blocks = [_head(told, words)]
    y = HEAD_H
    for part in told.parts:
        block = _part(part, words, y)
        blocks.append(block)
        y += block.h
    return Scene("tally", theme, W, y, "ground", (), tuple(blocks))


def _head(told: Tally, words: Words) -> Block:
    page, title = Page(words.catalogue), readable(told.title, "?")
    page.art("initial", SIDE, 22, INITIAL)
    page.plate(SIDE + 20, 42, INITIAL - 40, INITIAL - 40, "plate", "line", 2, 8)
    page.text(title[:1], SIDE + INITIAL // 2, 92, "title", 60, "ink", INITIAL - 44, T, align="middle")
    left = SIDE + INITIAL + 22
    page.text(title, left, 76, "title", 60, "on_turn", W - SIDE - left, 40)
    page.text(told.subtitle, left, 122, "sans", 38, "on_turn_soft", W - SIDE - left, T)
    for x in range(12, W - 26, 26):
        page.art("vine", x, HEAD_H - 12, 26, 11)
    return page.block("head", 0, 0, W, HEAD_H, "turn")


def _part(part: Part, words: Words, y: int) -> Block:
    page = Page(words.catalogue)
    top = 22
    if part.title:
        page.text(part.title, SIDE, 56, "serif", 40, "ink", W - 2 * SIDE, T)
        top = TITLE_H
    match part:
        case Figures():
            top = _figures(page, part, top)
        case Bars(rows=rows, key=key):
            top = _bars(page, rows, key, top)
        case Grid():
            top = _grid(page, part, top)
    under = Page(words.catalogue)
    under.plate(EDGE, 6, W - 2 * EDGE, top + 6, "plate", "plate_edge", 2, 14)
    page.nodes[:0] = under.nodes
    return page.block("part", 0, y, W, top + 18)


def _figures(page: Page, part: Figures, top: int) -> int:
    room = (W - 2 * SIDE) // max(FEW, len(part.items))
    for number, (value, label) in enumerate(part.items):
        x = SIDE + number * room
        page.text(value, x, top + 62, "title", 64, "ink", room - 16, 40)
        if number in part.firsts:
            page.art("crown", x + width(value, "title", 64) + 8, top + 22, 36)
        page.text(label, x, top + 108, "sans", T, "soft", room - 16, T)
    return top + FIGURE_H


def _bars(page: Page, rows: Sequence[Bar], key: str, top: int) -> int:
    rows = rows[:MOST]
    drawn = ART if any(row.tile for row in rows) else 0
    label_w = min(420, max((width(row.label, "sans", T) for row in rows), default=0))
    value_w = max((width(row.value, "bold", T) for row in rows), default=0)
    left = SIDE + drawn + label_w + 20
    room = W - SIDE - left - value_w - 20
    for row in rows:
        if row.tile:
            page.art(DRAWING.get(row.tile, row.tile), SIDE, top + 4, ART - 8)
        page.text(row.label, SIDE + drawn, top + 38, "sans", T, "ink", label_w, T)
        page.plate(left, top + 8, room, 40, "plate_low", radius=6)
        long = round(max(0.0, min(1.0, row.share)) * room)
        if long > 2:
            page.plate(left, top + 8, long, 40, "gold", "line", 2, min(6, long // 2))
        if row.mark is not None:
            at = left + round(max(0.0, min(1.0, row.mark)) * room)
            page.plate(min(at, left + room - 6) - 1, top + 2, 7, 52, "line", "halo", 1, 2)
        page.text(row.value, W - SIDE, top + 38, "bold", T, "ink", align="right")
        top += BAR_STEP
    if key:
        page.plate(SIDE + 4, top + 4, 7, 40, "line", "halo", 1, 2)
        page.text(key, SIDE + 24, top + 36, "sans", T, "soft", W - 2 * SIDE - 24, T)
        top += 52
    return top


def _grid(page: Page, grid: Grid, top: int) -> int:
    rows = grid.rows
    columns = len(grid.head)
    wide = [
        max(width(row[at], "bold" if at == 1 else "sans", T) for row in (grid.head, *rows))
        for at in range(columns)
    ]
    rest = sum(wide[:1] + wide[2:]) + GAP * (columns - 1)
    name_w = W - 2 * SIDE - rest
    if name_w < 3 * LEAST:  # heads that are too long give way
        wide = [min(one, LEAST + 40) for one in wide]
        name_w = W - 2 * SIDE - sum(wide[:1] + wide[2:]) - GAP * (columns - 1)
    _row(page, grid.head, wide, name_w, top, "soft", "sans")
    top += ROW_STEP - 8
    for number, row in enumerate(rows):
        if number == grid.own:
            page.plate(SIDE - 10, top - 2, W - 2 * SIDE + 20, ROW_STEP - 2, "active", "ink", 2, 10)
        shown = [readable(cell, "?") if cell else "" for cell in row]
        _row(page, shown, wide, name_w, top, "ink", "bold")
        top += ROW_STEP
    return top


def _row(
    page: Page, row: Sequence[str], wide: Sequence[int], name_w: int, top: int, colour: str, face: str
) -> None:
    page.text(row[0], SIDE, top + 40, "sans", T, colour, wide[0], T)
    page.text(row[1], SIDE + wide[0] + GAP, top + 40, face, T, colour, name_w, T)
    right = W - SIDE
    for at in range(len(row) - 1, 1, -1):
        page.text(row[at], right, top + 40, "sans", T, colour, wide[at], T, align="right")
        right -= wide[at] + GAP
