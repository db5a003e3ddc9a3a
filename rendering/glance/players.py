"""The players of a glance card, in order of rank: score, distance to the leader, money, workers, passes, cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, PLAYERS_GAP, PLAYERS_H, PLAYERS_Y, SHIELD, W
from rendering.lettering import width
from rendering.nodes import Block
from rendering.player_header import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue
    from rules.shared.road_view import RoadView


GOOD, LEAST_GOOD = 30, 19
"""Size of a sign, and the least where many have to share a line."""
GOODS_Y, CUBES_Y = 61, 95
SPACE, MOST_SPACE = 10, 36  # between two signs with their numbers


class Player(msgspec.Struct, frozen=True):
    """One seat.

    `behind` is the distance to the leader, `passed` the number on the bridge or 0, `goods` are signs with
    their numbers, the worker's own drawing among them; `cubes` are those of each kind.
    """

    seat: int
    prestige: int
    behind: int
    leads: bool
    to_move: bool
    passed: int
    goods: tuple[Sign, ...]
    cubes: tuple[Sign, ...]


def ranked(scores: Sequence[int], order: Sequence[int]) -> list[int]:
    """Return seats, the highest score first; equal ones in turn order."""
    return sorted(order, key=lambda seat: -scores[seat])


def rank(
    view: RoadView,
    scores: Sequence[int],
    goods: Sequence[tuple[Sign, ...]],
    cubes: Sequence[Sequence[Sign]],
) -> list[Player]:
    """Return the players of a view of either game with the goods and cubes of each seat, by rank.

    A player who has passed shows no workers, and neither does a finished game.
    """
    best = max(scores)
    row = []
    for seat in ranked(scores, view.order):
        player = view.players[seat]
        passed = view.passed.index(seat) + 1 if seat in view.passed and not view.over else 0
        workers: tuple[Sign, ...] = () if passed or view.over else ((player.workers, "pawn"),)
        row.append(
            Player(
                seat,
                scores[seat],
                best - scores[seat],
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


@lru_cache(maxsize=512)
def _nodes(words: Catalogue, one: Player, w: int) -> tuple[Node, ...]:
    page = Page(words)
    fill, edge, stroke = ("active", "ink", 6) if one.to_move else ("plate", "plate_edge", 2)
    page.plate(0, 0, w, PLAYERS_H, fill, edge, stroke, 10)
    page.shield(one.seat, 8, 6, SHIELD, letter=GLANCE_TYPE)
    x = 8 + SHIELD + 8
    x += page.text(str(one.prestige), x, 52, "title", 56, "ink", 104, 48) + 6
    if one.leads:
        page.art("crown", x, 14, 40)
    elif one.behind:
        page.text(signed(-one.behind), w - 10, 48, "sans", 36, "soft", w - 10 - x, GLANCE_TYPE, "right")
    right = w - 10
    if one.passed:
        right -= (
            page.text(str(one.passed), right, GOODS_Y + 27, "bold", GLANCE_TYPE, "ink", align="right") + 2
        )
        right -= 30
        page.art("done", right, GOODS_Y, 30)
        right -= 8
    _row(page, one.goods, GOODS_Y, right - 12)
    kinds = one.cubes
    if _wide(kinds, GOOD, SPACE) > w - 22:
        kinds = tuple(sign for sign in kinds if sign[0])
    _row(page, kinds, CUBES_Y, w - 22)
    return tuple(page.nodes)


def _row(page: Page, signs: Sequence[Sign], y: int, room: int) -> None:
    """Draw signs behind their numbers, a little smaller and closer where a player has many."""
    size, space = GOOD, SPACE
    if signs:
        space = min(MOST_SPACE, SPACE + max(0, room - _wide(signs, size, SPACE)) // (len(signs) + 1))
    while size > LEAST_GOOD and _wide(signs, size, space) > room:
        size, space = size - 1, max(0, space - 1)
    x = 12
    for number, sign in signs:
        x += page.text(str(number), x, y + 27, "bold", GLANCE_TYPE, "ink" if number else "soft")
        page.art(sign, x, y + (GOOD - size) // 2, size, faded=0.0 if number else ABSENT)
        x += size + space


def _wide(signs: Sequence[Sign], size: int, space: int) -> int:
    return sum(width(str(number), "bold", GLANCE_TYPE) + size + space for number, _ in signs) - space
