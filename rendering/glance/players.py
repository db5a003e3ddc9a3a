"""The players of a glance card in turn order: name, score, money, workers or pass, and cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, PLAYERS_GAP, PLAYERS_H, PLAYERS_Y, SHIELD, W
from rendering.lettering import width
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

    `passed` is the number on the bridge or 0, `goods` are signs with their numbers, the workers among them;
    `cubes` are those of each kind.
    """

    seat: int
    name: str
    prestige: int
    leads: bool
    to_move: bool
    passed: int
    goods: tuple[Sign, ...]
    cubes: tuple[Sign, ...]


def ranked(scores: Sequence[int], order: Sequence[int]) -> list[int]:
    """Return seats, the highest score first; equal ones in turn order."""
    return sorted(order, key=lambda seat: -scores[seat])


def in_order(
    view: RoadView,
    names: Words,
    scores: Sequence[int],
    goods: Sequence[tuple[Sign, ...]],
    cubes: Sequence[Sequence[Sign]],
) -> list[Player]:
    """Return the players of a view of either game with the goods and cubes of each seat, in turn order.

    Those of a finished game are ranked. A player who has passed shows no workers, and neither does a finished
    game.
    """
    best = max(scores)
    row = []
    for seat in ranked(scores, view.order) if view.over else view.order:
        player = view.players[seat]
        passed = view.passed.index(seat) + 1 if seat in view.passed and not view.over else 0
        workers: tuple[Sign, ...] = () if passed or view.over else ((player.workers, f"worker{seat}"),)
        row.append(
            Player(
                seat,
                names.name(seat),
                scores[seat],
                0 < scores[seat] == best,
                view.decision is not None and view.decision.seat == seat,
                passed,
                (*goods[seat], *workers),
                tuple(cubes[seat]),
            )
        )
    return row


def players(words: Catalogue, row: Sequence[Player]) -> list[Block]:
    """Return a block for each player, side by side."""
    step = (W - 2 * MARGIN + PLAYERS_GAP) // len(row)
    w = step - PLAYERS_GAP
    return [
        Block(
            f"player{one.seat}",
            MARGIN + place * step,
            PLAYERS_Y,
            w,
            PLAYERS_H,
            "ground",
            _nodes(words, one, w),
        )
        for place, one in enumerate(row)
    ]


@lru_cache(maxsize=8)
def arrows(seats: int) -> tuple[Node, ...]:
    """Return the arrows between the players of a game that runs: each acts before the next."""
    page = Page(open_catalogue("en"))
    step = (W - 2 * MARGIN + PLAYERS_GAP) // seats
    for place in range(1, seats):
        x = MARGIN + place * step - PLAYERS_GAP // 2 - ARROW // 2
        page.art("gives", x, PLAYERS_Y + (PLAYERS_H - ARROW) // 2, ARROW)
    return tuple(page.nodes)


ARROW = 44


@lru_cache(maxsize=512)
def _nodes(words: Catalogue, one: Player, w: int) -> tuple[Node, ...]:
    page = Page(words)
    fill, edge, stroke = ("leads", "ink", 6) if one.to_move else ("plate", "plate_edge", 2)
    page.plate(0, 0, w, PLAYERS_H, fill, edge, stroke, 10)
    page.shield(one.seat, 7, 4, SHIELD, letter=GLANCE_TYPE)
    x = 7 + SHIELD + 5
    page.text(one.name, x, 43, "sans", NAME, "ink", w - x - 8, GLANCE_TYPE)
    x, right = 12, w - 10
    x += page.text(str(one.prestige), x, SCORE_Y, "title", 44, "ink", 104, GLANCE_TYPE) + 3
    if one.leads or w >= ROOMY:
        page.art("crown" if one.leads else "prestige", x, SCORE_Y - 32, SIGN)
        x += SIGN
    x += SPACE if w < ROOMY else 2 * SPACE
    if one.passed:
        right -= page.text(str(one.passed), right, SCORE_Y - 3, "bold", GLANCE_TYPE, align="right") + SIGN + 2
        page.art("done", right, SCORE_Y - 32, SIGN)
        right -= SPACE
    _row(page, one.goods, x, SCORE_Y - 32, right - x, one.to_move)
    kinds = one.cubes
    if _wide(kinds) > w - 22:
        kinds = tuple(sign for sign in kinds if sign[0])
    _row(page, kinds, 12, CUBES_Y, w - 22, one.to_move)
    return tuple(page.nodes)


NAME, SIGN, LEAST_SIGN = 38, 34, 17
ROOMY = 240
"""Width of a player from which on there is room for the sign of prestige."""
SCORE_Y, CUBES_Y = 88, 93
SPACE, MOST_SPACE = 6, 36  # between two signs with their numbers


def _row(page: Page, signs: Sequence[Sign], x: int, y: int, room: int, lit: bool) -> None:
    """Draw signs behind their numbers; where a player has many, smaller ones, and numbers cover their edges."""
    size, count = SIGN, max(1, len(signs))
    while size > LEAST_SIGN and _wide(signs, size, 0) > room:
        size -= 1
    space = min(MOST_SPACE, (room - _wide(signs, size, 0)) // count)
    for number, sign in signs:
        wide = width(str(number), "bold", GLANCE_TYPE) + min(0, space)
        page.art(
            sign, x + wide - _edge(sign, size), y + (SIGN - size) // 2, size, faded=0.0 if number else ABSENT
        )
        page.text(str(number), x, y + 28, "bold", GLANCE_TYPE, "ink" if number or lit else "soft")
        x += wide + size - 2 * _edge(sign, size) + max(0, space)


def _edge(sign: str, size: int) -> int:
    """Return the empty part on each side of a sign: a worker or card is narrower than it is high."""
    return size // 8 if sign.startswith(("worker", "card")) else 0


def _wide(signs: Sequence[Sign], size: int = SIGN, space: int = SPACE) -> int:
    numbers = sum(width(str(number), "bold", GLANCE_TYPE) for number, _ in signs)
    return numbers + sum(size - 2 * _edge(sign, size) + space for _, sign in signs) - space
