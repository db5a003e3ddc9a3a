"""The players of a glance card in turn order: name, score, money, workers or pass, and goods."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, PLAYERS_GAP, PLAYERS_H, PLAYERS_Y, SHIELD, W
from rendering.lettering import cap_height, width
from rendering.nodes import Block
from rendering.words import open_catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.shared.road_view import RoadView


class Player(msgspec.Struct, frozen=True):
    """One seat.

    `purse` are signs with their numbers: money, cards, and workers or the place on the bridge; `goods` are the
    cubes of each kind that the seat has.
    """

    seat: int
    name: str
    prestige: int
    leads: bool
    to_move: bool
    purse: tuple[Sign, ...]
    goods: tuple[Sign, ...]


def ranked(scores: Sequence[int], order: Sequence[int]) -> list[int]:
    """Return seats, the highest score first; equal ones in turn order."""
    return sorted(order, key=lambda seat: -scores[seat])


def in_order(
    view: RoadView,
    names: Words,
    scores: Sequence[int],
    purses: Sequence[tuple[Sign, ...]],
    goods: Sequence[Sequence[Sign]],
) -> list[Player]:
    """Return the players of a view of either game with the purse and goods of each seat, in turn order.

    Those of a finished game are ranked. A player who has passed shows no workers, and neither does a finished
    game.
    """
    best = max(scores)
    row = []
    for seat in ranked(scores, view.order) if view.over else view.order:
        player = view.players[seat]
        workers: tuple[Sign, ...] = ((player.workers, f"worker{seat}"),)
        if view.over:
            workers = ()
        elif seat in view.passed:
            workers = ((view.passed.index(seat) + 1, "done"),)
        row.append(
            Player(
                seat,
                names.name(seat),
                scores[seat],
                0 < scores[seat] == best,
                view.decision is not None and view.decision.seat == seat,
                (*purses[seat], *workers),
                tuple(sign for sign in goods[seat] if sign[0]),
            )
        )
    return row


def players(words: Catalogue, row: Sequence[Player], h: int) -> list[Block]:
    """Return a block for each player, side by side, so high."""
    step = (W - 2 * MARGIN + PLAYERS_GAP) // len(row)
    w = step - PLAYERS_GAP
    return [
        Block(
            f"player{one.seat}",
            MARGIN + place * step,
            PLAYERS_Y,
            w,
            h,
            "ground",
            _nodes(words, one, w, h),
        )
        for place, one in enumerate(row)
    ]


@lru_cache(maxsize=8)
def arrows(seats: int, h: int) -> tuple[Node, ...]:
    """Return the arrows between the players of a game that runs: each acts before the next."""
    page = Page(open_catalogue("en"))
    step = (W - 2 * MARGIN + PLAYERS_GAP) // seats
    for place in range(1, seats):
        x = MARGIN + place * step - PLAYERS_GAP // 2 - ARROW // 2
        page.art("gives", x, PLAYERS_Y + (h - ARROW) // 2, ARROW)
    return tuple(page.nodes)


ARROW = 36


@lru_cache(maxsize=512)
def _nodes(words: Catalogue, one: Player, w: int, h: int) -> tuple[Node, ...]:
    """Return a player: shield and name, score and purse, and goods in a line, or two where there is room for them."""
    page = Page(words)
    fill, edge, stroke = ("leads", "ink", 6) if one.to_move else ("plate", "plate_edge", 2)
    page.plate(0, 0, w, h, fill, edge, stroke, 10)
    page.shield(one.seat, 9, 9, SHIELD, letter=GLANCE_TYPE)
    if one.leads:
        page.art("crown", 9 + (SHIELD - CROWN) // 2, -2, CROWN)
    x = 9 + SHIELD + 6
    page.text(one.name, x, 47, "sans", NAME, "ink", w - x - 10, GLANCE_TYPE)
    lines: list[list[Sign]] = [[]]
    for sign in one.goods:
        if h > PLAYERS_H and len(lines) < 2 and _wide([*lines[0], sign], SIGN) > w - 2 * SIDE:
            lines.append([])
        lines[-1].append(sign)
    size = SIGN if len(lines) > 1 else LARGE_SIGN
    step = (h - 64) // (len(lines) + 1)
    y = 62 + (step - size) // 2
    score = SCORE if one.prestige < 100 else HIGH_SCORE
    if w > W // 3:  # of two players
        x, top, left = SIDE - SPACE, (h - LARGE) // 2, w - 2 * SIDE - LARGE
        page.art("prestige", left, top, LARGE)
        baseline = top + (LARGE + cap_height("bold", LARGE)) // 2
        page.text(str(one.prestige), left - 1, baseline, "bold", LARGE, align="right")
    else:
        x = SIDE + page.text(str(one.prestige), SIDE, y + (size + 29) // 2, "title", score) + 4
        if _wide(one.purse, size) + size + 2 * SPACE <= w - SIDE - x:
            page.art("prestige", x, y, size)
            x += size + SPACE
    _row(page, one.purse, x + SPACE, y, w - SIDE - x - SPACE, size, one.to_move)
    for place, line in enumerate(lines, 1):
        _row(page, line, SIDE, y + place * step, w - 2 * SIDE, size, one.to_move)
    return tuple(page.nodes)


NAME, SCORE, HIGH_SCORE, LARGE, SIGN, LARGE_SIGN, LEAST_SIGN = 38, 44, 36, 72, 34, 36, 24
CROWN = 30
SIDE, SPACE, MOST_SPACE, WIDE = 12, 8, 20, 240
"""Room beside the signs, between two with their numbers, and the same from a width of the line on."""


def _row(page: Page, signs: Sequence[Sign], x: int, y: int, room: int, size: int, lit: bool) -> None:
    """Draw signs behind their numbers; where a player has many, closer together, then smaller."""
    while size > LEAST_SIGN and _wide(signs, size, 2) > room:
        size -= 1
    left = (room - _wide(signs, size, 0)) // max(1, len(signs) - 1) if signs else 0
    space = min(SPACE if room < WIDE else MOST_SPACE, left)
    for number, sign in signs:
        wide = page.text(
            str(number), x, y + (size + 23) // 2, "bold", GLANCE_TYPE, "ink" if number or lit else "soft"
        )
        edge = _edge(sign, size)
        page.art(sign, x + wide + 1 - edge, y, size, faded=0.0 if number else ABSENT)
        x += wide + 1 + size - 2 * edge + space


def _edge(sign: str, size: int) -> int:
    """Return the empty part on each side of a sign: a worker or card is narrower than it is high."""
    return size // 8 if sign.startswith(("worker", "card")) else 0


def _wide(signs: Sequence[Sign], size: int, space: int = SPACE) -> int:
    numbers = sum(width(str(number), "bold", GLANCE_TYPE) + 1 for number, _ in signs)
    return numbers + sum(size - 2 * _edge(sign, size) + space for _, sign in signs) - space
