"""The castle with its three sections and the workers waiting there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.caylus.layout import CASTLE_W, TOP_H
from rendering.caylus.signs import BATCH
from rendering.nodes import Block
from rendering.wall import battlement
from rules.caylus.tiles import BATCH_PRESTIGE, PLACES, SECTIONS

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Castle(msgspec.Struct, frozen=True):
    """`houses` by section: the seats whose houses stand there, and how many of the last ones are new."""

    seats: int
    houses: tuple[tuple[int, ...], ...]
    new: tuple[int, ...]
    scored: tuple[str, ...]
    queue: tuple[int, ...]
    legal: frozenset[str]  # the castle, or the section where a batch can be given
    queue_changed: bool
    newly_scored: tuple[str, ...]


def current_section(castle: Castle) -> str | None:
    """Return the section where the next house goes: the first that is not scored and has room."""
    for number, name in enumerate(SECTIONS):
        if name not in castle.scored and len(castle.houses[number]) < PLACES[number]:
            return name
    return None


class Section(msgspec.Struct, frozen=True):
    """One section; `now` the next house goes there, `new` of the last houses are new."""

    number: int
    now: bool
    scored: bool
    newly_scored: bool
    houses: tuple[int, ...]
    new: int
    legal: bool


def sections(castle: Castle) -> list[tuple[str, Section]]:
    """Return the sections with their names."""
    now = current_section(castle)
    return [
        (
            name,
            Section(
                number,
                name == now,
                name in castle.scored,
                name in castle.newly_scored,
                castle.houses[number],
                castle.new[number],
                name in castle.legal,
            ),
        )
        for number, name in enumerate(SECTIONS)
    ]


SLOT = 35
SECTION_Y, SECTION_H = 2, 143
QUEUE_Y = SECTION_Y + SECTION_H
EDGE = 5  # room for a ring round a section
# what the workers' block keeps clear of the round corners of the frame behind it
INSET_X, INSET_Y = 7, 3


@lru_cache(maxsize=256)
def castle(words: Catalogue, cell: Castle, x: int, y: int) -> tuple[Block, ...]:
    """Return the castle on the full board, its upper left corner at (x, y): three sections, and the workers."""
    blocks = []
    left = x + 14 - EDGE
    for number, (name, section) in enumerate(sections(cell)):
        w = PLACES[number] // 2 * SLOT + 18 + 2 * EDGE
        blocks.append(
            Block(
                name,
                left,
                y + SECTION_Y,
                w,
                SECTION_H,
                "plate_low",
                _section(words, section, w),
            )
        )
        left += w
    nodes = _queue(words, cell)
    blocks.append(
        Block(
            "castle",
            x + INSET_X,
            y + QUEUE_Y,
            CASTLE_W - 2 * INSET_X,
            TOP_H - QUEUE_Y - INSET_Y,
            "plate_low",
            nodes,
        )
    )
    return tuple(blocks)


@lru_cache(maxsize=256)
def _section(words: Catalogue, cell: Section, whole: int) -> tuple[Node, ...]:
    page = Page(words)
    x, top, w = EDGE, 28, whole - 2 * EDGE
    now = ("legal" if cell.legal else "active") if cell.now else ""
    battlement(page, (x, top, w, 112), 9, 2, now, closed=cell.scored)
    page.name(
        f"section-{SECTIONS[cell.number]}",
        x + 8,
        top + 21,
        "serif",
        18,
        "ink",
        w - 50,
        12,
    )
    if cell.scored:
        page.art("check", x + w - 26, top + 8, 16)
    else:
        page.art("pennant", x + 2, 0, 21)
        page.art("pennant", x + w - 15, 0, 21)
        prestige = BATCH_PRESTIGE[cell.number]
        page.row(((prestige, "prestige"),), x + w - 7, top + 6, 20, 18, align="right")
        if cell.now:
            page.art("build", x + w // 2 - 11, 0, 22)
    columns = PLACES[cell.number] // 2
    for place in range(PLACES[cell.number]):
        left, y = x + 9 + place % columns * SLOT, top + 30 + place // columns * 38
        if place < len(cell.houses):
            page.shield(cell.houses[place], left + 1, y, 32)
            if place >= len(cell.houses) - cell.new:
                page.ring(left - 2, y - 3, 38, 38, 9, 3)
        elif cell.scored:
            page.plate(left + 4, y + 3, 26, 26, None, "faint", 2, 5)
        else:
            page.plate(
                left + 4,
                y + 3,
                26,
                26,
                "castle" if cell.now else "castle_deep",
                radius=5,
            )
    if cell.newly_scored:
        page.ring(x - 4, top - 13, w + 8, 127, 6)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def _queue(words: Catalogue, cell: Castle) -> tuple[Node, ...]:
    page = Page(words)
    page.text(words.say("castle-queue"), 7, 36, "serif", 16, "ink", 156, 10)
    x = 167
    for place in range(cell.seats):
        if place < len(cell.queue):
            page.worker(cell.queue[place], x, 3, 52)
        else:
            fill, edge = (
                ("legal", "legal_edge")
                if "castle" in cell.legal
                else ("plate", "plate_edge")
            )
            page.plate(x + 8, 12, 36, 36, fill, edge, 2, 18)
            page.text(str(place + 1), x + 26, 36, "bold", 18, "soft", align="middle")
        x += 54
    if cell.queue_changed:
        page.ring(163, 0, x - 163, 58, 12)
    page.row(BATCH, CASTLE_W - 21, 22, 20, align="right")
    return tuple(page.nodes)
