"""Statistics as a picture 1080 wide: figures, bars and tables under headings. The words come finished, so that one
sheet serves people, servers, ladders and tournaments. Every letter is at least 34 pixels large."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rendering.canvas import Page
from rendering.lettering import readable, width
from rendering.nodes import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Block
    from rendering.words import Words

W = 1080
T = 34
SIDE = 26
HEAD_H = 152
TITLE_H = 66
FIGURE_H = 128
BAR_STEP = 56
ROW_STEP = 58
MOST = 16  # rows of a part
GAP = 26  # between the columns of a table
LEAST = 90  # pixels that a column keeps


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """Large numbers, each over what it counts; at most five fit."""

    title: str
    items: tuple[tuple[str, str], ...]


class Bar(msgspec.Struct, frozen=True):
    """A number as a bar, `share` of the longest one; `mark` is where the mean of all is, in the same measure."""

    label: str
    value: str
    share: float
    mark: float | None = None


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
    page = Page(words.catalogue)
    page.text(readable(told.title, "?"), SIDE, 76, "title", 60, "on_turn", W - 2 * SIDE, 40)
    page.text(told.subtitle, SIDE, 126, "sans", 38, "on_turn_soft", W - 2 * SIDE, T)
    return page.block("head", 0, 0, W, HEAD_H, "turn")


def _part(part: Part, words: Words, y: int) -> Block:
    page = Page(words.catalogue)
    top = 14
    if part.title:
        page.text(part.title, SIDE, 48, "serif", 40, "ink", W - 2 * SIDE, T)
        top = TITLE_H
    match part:
        case Figures(items=items):
            top = _figures(page, items, top)
        case Bars(rows=rows, key=key):
            top = _bars(page, rows, key, top)
        case Grid():
            top = _grid(page, part, top)
    return page.block("part", 0, y, W, top + 12)


def _figures(page: Page, items: Sequence[tuple[str, str]], top: int) -> int:
    room = (W - 2 * SIDE) // max(1, len(items))
    for number, (value, label) in enumerate(items):
        x = SIDE + number * room
        page.text(value, x, top + 62, "title", 64, "ink", room - 16, 40)
        page.text(label, x, top + 108, "sans", T, "soft", room - 16, T)
    return top + FIGURE_H


def _bars(page: Page, rows: Sequence[Bar], key: str, top: int) -> int:
    rows = rows[:MOST]
    label_w = min(420, max((width(row.label, "sans", T) for row in rows), default=0))
    value_w = max((width(row.value, "bold", T) for row in rows), default=0)
    left = SIDE + label_w + 20
    room = W - SIDE - left - value_w - 20
    for row in rows:
        page.text(row.label, SIDE, top + 38, "sans", T, "ink", label_w, T)
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
            page.plate(SIDE - 14, top - 2, W - 2 * SIDE + 28, ROW_STEP - 2, "plate", "plate_edge", 2, 10)
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
