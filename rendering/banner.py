"""The banner over every board: turn and phase, whose move it is, and the turn order."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.page import Page

if TYPE_CHECKING:
    from rendering.scene import Node
    from rendering.words import Catalogue


class Banner(msgspec.Struct, frozen=True):
    """`phases` are message ids of all phases, `phase` the number of the present one, 0 in what comes `before`;
    `seats` are those to be named (the deciding one, or the winners), `doing` the message of what they do."""

    turn: int
    phase: int
    before: str
    phases: tuple[str, ...]
    seats: tuple[int, ...]
    names: tuple[str, ...]
    doing: str
    cost: int
    order: tuple[int, ...]
    passed: tuple[int, ...]
    order_changed: bool


@lru_cache(maxsize=512)
def wide(words: Catalogue, cell: Banner, width: int, side: int) -> tuple[Node, ...]:
    """The banner of a landscape picture; `side` is where the column of players begins."""
    page = Page(words)
    page.text(words.say("turn", {"turn": cell.turn}), 18, 38, "title", 32, "on_turn", 170, 20)
    x = 18
    for number in range(1, len(cell.phases) + 1):
        now = number == cell.phase
        size = 24 if now else 18
        past = number < cell.phase
        page.plate(
            x,
            61 - size // 2,
            size,
            size,
            "leads" if now else "on_turn_soft" if past else None,
            None if now else "on_turn_soft",
            2,
            12,
        )
        if now:
            page.text(str(number), x + 12, 67, "bold", 17, "ink", align="middle")
        x += size + 5
    phase = words.say(cell.phases[cell.phase - 1]) if cell.phase else words.say(cell.before)
    page.text(phase, 200, 38, "serif", 24, "on_turn", 240, 15)
    page.plate(452, 8, side - 452 - 14, 68, "leads", radius=10)
    x = 464
    for seat in cell.seats:
        page.shield(seat, x, 16, 52)
        x += 60
    room = side - x - 34
    if cell.cost:
        room -= 14 + page.row(((cell.cost, "coin"),), side - 28, 24, 36, 34, align="right")
    names = (
        words.say("list-end", {"one": cell.names[0], "other": cell.names[1]})
        if len(cell.names) == 2
        else ", ".join(cell.names)
    )
    page.text(names, x + 4, 39, "title", 27, "ink", room, 14)
    page.text(words.say(cell.doing), x + 4, 66, "sans", 21, "ink", room, 12)
    left = side
    page.text(words.say("turn-order"), left, 50, "serif", 20, "on_turn", 74, 11)
    step = min(58, (width - left - 80) // max(1, len(cell.order)))
    for place, seat in enumerate(cell.order):
        at = left + 80 + place * step
        page.shield(seat, at, 14, 42)
        if seat in cell.passed:
            page.art("done", at + 26, 40, 24)
    if cell.order_changed:
        page.ring(left + 74, 8, step * len(cell.order) + 4, 66, 12)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def tall(words: Catalogue, cell: Banner, width: int) -> tuple[Node, ...]:
    """The banner of a phone's picture; every letter at least 37 pixels large."""
    page = Page(words)
    turn = page.text(words.say("turn", {"turn": cell.turn}), 16, 48, "title", 44, "on_turn", 220, 37)
    right = width - 10
    step = 60
    left = right - step * len(cell.order)
    for place, seat in enumerate(cell.order):
        page.shield(seat, left + place * step + 3, 6, 54)
        if seat in cell.passed:
            page.art("done", left + place * step + 38, 40, 24)
    if cell.order_changed:
        page.ring(left - 3, 1, step * len(cell.order) + 6, 65, 14, 5)
    page.name(
        cell.phases[cell.phase - 1] if cell.phase else cell.before,
        32 + turn,
        48,
        "serif",
        40,
        "on_turn",
        left - turn - 46,
        37,
    )
    page.plate(8, 70, width - 16, 98, "leads", radius=14)
    x = 20
    for seat in cell.seats[:3]:
        page.shield(seat, x, 80, 78)
        x += 86
    room = width - 36 - x
    if cell.cost:
        room -= 20 + page.row(((cell.cost, "coin"),), width - 28, 92, 54, 52, align="right")
    names = ", ".join(cell.names)
    page.text(names, x + 6, 112, "title", 42, "ink", room, 37)
    page.name(cell.doing, x + 6, 155, "sans", 40, "ink", room, 37)
    return tuple(page.nodes)
