"""The castle with its three sections and the workers waiting there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.caylus.layout import CASTLE_W, TOP_H
from rendering.page import Page
from rules.caylus.tiles import BATCH_PRESTIGE, PLACES, SECTIONS, TRIGGERS

if TYPE_CHECKING:
    from rendering.scene import Node
    from rendering.words import Catalogue


class Castle(msgspec.Struct, frozen=True):
    """`houses` by section: the seats whose houses stand there, and how many of the last ones are new."""

    seats: int
    houses: tuple[tuple[int, ...], ...]
    new: tuple[int, ...]
    scored: tuple[str, ...]
    queue: tuple[int, ...]
    price: int | None
    queue_changed: bool
    newly_scored: tuple[str, ...]


def current_section(castle: Castle) -> str | None:
    """The section where the next house goes: the first that is not scored and has room."""
    for number, name in enumerate(SECTIONS):
        if name not in castle.scored and len(castle.houses[number]) < PLACES[number]:
            return name
    return None


@lru_cache(maxsize=256)
def castle(words: Catalogue, cell: Castle) -> tuple[Node, ...]:
    """The castle on the full board."""
    page = Page(words)
    page.plate(0, 0, CASTLE_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    x = 14
    slot = 35
    now = current_section(cell)
    for number, name in enumerate(SECTIONS):
        columns = PLACES[number] // 2
        w = columns * slot + 18
        _section(page, cell, number, name == now, x, w, slot)
        x += w + 10
    _queue(page, cell)
    return tuple(page.nodes)


def _section(page: Page, cell: Castle, number: int, now: bool, x: int, w: int, slot: int) -> None:
    name = SECTIONS[number]
    scored = name in cell.scored
    wall = "plate_low" if scored else "castle"
    edge = "faint" if scored else "line"
    top = 30
    teeth = w // 20 // 2 * 2 + 1
    step = w / teeth
    page.plate(x, top, w, 112, wall, edge, 2, 0)
    for tooth in range(0, teeth, 2):
        left, wide = x + round(tooth * step), round((tooth + 1) * step) - round(tooth * step)
        page.plate(left, top - 9, wide, 14, wall, edge, 2, 0)
        page.plate(left + 2, top - 2, wide - 4, 8, wall, radius=0)
    if not scored:
        page.art("pennant", x + 2, 1, 21)
        page.art("pennant", x + w - 15, 1, 21)
    page.name(f"section-{name}", x + 8, top + 21, "serif", 18, "ink", w - 50, 12)
    if scored:
        page.art("check", x + w - 26, top + 8, 16)
    else:
        page.row(((BATCH_PRESTIGE[number], "prestige"),), x + w - 7, top + 5, 20, 18, align="right")
    houses = cell.houses[number]
    columns = PLACES[number] // 2
    for place in range(PLACES[number]):
        left = x + 9 + place % columns * slot
        y = top + 30 + place // columns * 38
        if place < len(houses):
            page.shield(houses[place], left + 1, y, 32)
            if place >= len(houses) - cell.new[number]:
                page.ring(left - 2, y - 3, 38, 38, 9, 3)
        else:
            page.plate(
                left + 4, y + 3, 26, 26, None if scored else "castle_deep", "faint" if scored else None, 2, 5
            )
    if now:
        page.plate(x + 6, top + 106, w - 12, 3, "ink", radius=2)
    if name in cell.newly_scored:
        page.ring(x - 4, top - 13, w + 8, 130, 6)


def _queue(page: Page, cell: Castle) -> None:
    y = 145
    page.text(page.words.say("castle-queue"), 14, y + 36, "serif", 16, "ink", 156, 10)
    x = 174
    for place in range(cell.seats):
        if place < len(cell.queue):
            page.worker(cell.queue[place], x, y + 3, 52)
        else:
            page.plate(x + 8, y + 12, 36, 36, "plate", "plate_edge", 2, 18)
            page.text(str(place + 1), x + 26, y + 36, "bold", 18, "soft", align="middle")
        x += 54
    if cell.queue_changed:
        page.ring(170, y, x - 168, 59, 12)
    if cell.price is not None:
        page.plate(x + 8, y + 17, 44, 28, "active", "ink", 2, 14)
        if cell.price:
            page.row(((cell.price, "coin"),), x + 30, y + 22, 18, 17, align="middle")
        else:
            page.art("check", x + 21, y + 22, 18)
    page.row(
        ((0, "food"), (0, "plus"), (0, "any"), (0, "plus"), (0, "any")),
        CASTLE_W - 14,
        y + 22,
        20,
        align="right",
    )


def trigger(section: str) -> int:
    """The space where the bailiff triggers the scoring of a section."""
    return TRIGGERS[SECTIONS.index(section)]
