"""The banner over every board: turn and phase, whose move it is, and the turn order."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.nodes import Block
from rendering.player_header import in_panels

if TYPE_CHECKING:
    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue
    from rules.shared.road_view import RoadView


class Banner(msgspec.Struct, frozen=True):
    """The content of the banner.

    `phases` are message ids of all phases, `phase` the number of the present one, 0 in the setup phase
    `before`. `seats` are those to be named (the deciding one, or the winners), `doing` is the message of their
    action, `price` what it costs.
    """

    turn: int
    phase: int
    before: str
    phases: tuple[str, ...]
    seats: tuple[int, ...]
    names: tuple[str, ...]
    doing: str
    price: tuple[Sign, ...]
    order: tuple[int, ...]
    passed: tuple[int, ...]
    order_changed: bool
    # seat, score, whether it leads: the highest first
    ranks: tuple[tuple[int, int, bool], ...]


def ranks(view: RoadView) -> tuple[tuple[int, int, bool], ...]:
    """Return the seats of a view of either game by their scores; nobody leads at 0."""
    scores = (
        view.result.scores
        if view.result
        else tuple(player.prestige for player in view.players)
    )
    seats = (
        in_panels(view)
        if view.result
        else sorted(view.order, key=lambda seat: -scores[seat])
    )
    return tuple(
        (seat, scores[seat], 0 < scores[seat] == max(scores)) for seat in seats
    )


def won(view: RoadView) -> tuple[Sign, ...]:
    """Return the winner's points; nothing before the end."""
    return ((max(view.result.scores), "prestige"),) if view.result else ()


WON = ("won", "won-together")


def over(cell: Banner) -> bool:
    """Return whether the banner names the winners."""
    return cell.doing in WON


H = 84
MIDDLE = 446


def wide(words: Catalogue, cell: Banner, width: int, side: int) -> list[Block]:
    """Return the banner of a landscape picture; `side` is where the column of players begins."""
    when = _when(words, cell.turn, cell.phase, cell.before, cell.phases)
    who = _who(words, cell.seats, cell.names, cell.doing, cell.price, side - MIDDLE - 8)
    title = "players" if over(cell) else "turn-order"
    order = _order(
        words, cell.order, cell.passed, cell.order_changed, width - side + 8, title
    )
    return [
        Block("banner-turn", 0, 0, MIDDLE, H, "turn", when),
        Block("banner", MIDDLE, 0, side - MIDDLE - 8, H, "turn", who),
        Block("banner-order", side - 8, 0, width - side + 8, H, "turn", order),
    ]


@lru_cache(maxsize=128)
def _when(
    words: Catalogue, turn: int, phase: int, before: str, phases: tuple[str, ...]
) -> tuple[Node, ...]:
    page = Page(words)
    page.text(
        words.say("turn", {"turn": turn}), 18, 38, "title", 32, "on_turn", 170, 20
    )
    x = 18
    for number in range(1, len(phases) + 1):
        if number == phase:
            page.plate(x, 49, 24, 24, "leads", radius=12)
            page.text(str(number), x + 12, 67, "bold", 17, "ink", align="middle")
        else:
            page.plate(
                x,
                52,
                18,
                18,
                "on_turn_soft" if number < phase else None,
                "on_turn_soft",
                2,
                9,
            )
        x += 29 if number == phase else 23
    page.text(
        words.say(phases[phase - 1] if phase else before),
        200,
        38,
        "serif",
        24,
        "on_turn",
        240,
        15,
    )
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def _who(
    words: Catalogue,
    seats: tuple[int, ...],
    names: tuple[str, ...],
    doing: str,
    price: tuple[Sign, ...],
    w: int,
) -> tuple[Node, ...]:
    """Return the player to act and the price, or the winners and their points."""
    page = Page(words)
    page.plate(6, 8, w - 12, 68, "leads", radius=10)
    x = 18
    for seat in seats:
        if doing in WON:
            page.art("wreath", x - 7, 9, 66)
        page.shield(seat, x, 16, 52)
        x += 60
    room = w - x - 26
    if price:
        size = 52 if doing in WON else 36
        room -= 14 + page.row(
            price, w - 22, 42 - size // 2, size, size - 2, align="right"
        )
    page.text(
        words.joined(names),
        x + 4,
        41 if doing in WON else 39,
        "title",
        34 if doing in WON else 27,
        "ink",
        room,
        14,
    )
    page.text(words.say(doing), x + 4, 66, "sans", 21, "ink", room, 12)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def _order(
    words: Catalogue,
    order: tuple[int, ...],
    passed: tuple[int, ...],
    changed: bool,
    w: int,
    title: str,
) -> tuple[Node, ...]:
    page = Page(words)
    page.text(words.say(title), 8, 50, "serif", 20, "on_turn", 74, 11)
    step = min(58, (w - 88) // max(1, len(order)))
    for place, seat in enumerate(order):
        x = 88 + place * step
        page.shield(seat, x, 14, 42)
        if seat in passed:
            page.art("done", x + 26, 40, 24)
    if changed and title == "turn-order":
        page.ring(82, 8, min(w - 84, step * len(order) + 4), 66, 12)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def tall(words: Catalogue, cell: Banner, across: int) -> tuple[Node, ...]:
    """Return the banner of a phone's picture with everybody's rank; every letter at least 37 pixels large."""
    page = Page(words)
    turn = page.text(
        words.say("turn", {"turn": cell.turn}), 16, 48, "title", 44, "on_turn", 220, 37
    )
    left = across - 6
    for seat, score, leads in reversed(cell.ranks):
        left -= (
            page.text(str(score), left, 48, "bold", 40, "on_turn", align="right") + 56
        )
        page.shield(seat, left, 8, 54)
        if leads:
            page.art("crown", left + 14, -3, 26)
        if seat in cell.passed:
            page.art("done", left + 32, 40, 24)
        left -= 12
    page.name(
        cell.phases[cell.phase - 1] if cell.phase else cell.before,
        32 + turn,
        48,
        "serif",
        40,
        "on_turn",
        left - turn - 40,
        37,
    )
    page.plate(8, 70, across - 16, 98, "leads", radius=14)
    x = 20
    for seat in cell.seats[:3]:
        if over(cell):
            page.art("wreath", x - 8, 74, 94)
        page.shield(seat, x, 80, 78)
        x += 86
    room = across - 36 - x
    if cell.price:
        room -= 20 + page.row(cell.price, across - 28, 92, 54, 52, align="right")
    page.text(words.joined(cell.names), x + 6, 112, "title", 42, "ink", room, 37)
    page.name(cell.doing, x + 6, 155, "sans", 40, "ink", room, 37)
    return tuple(page.nodes)
