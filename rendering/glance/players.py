"""The players of a glance card, in order of rank: score, distance to the leader, money, workers, and passes."""

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


GOOD = 30  # size of a sign
GOODS_Y = 61  # the broad frame of the player to move begins at 92


class Player(msgspec.Struct, frozen=True):
    """One seat.

    `behind` is the distance to the leader, `passed` the number on the bridge or 0, `goods` are signs with
    their numbers, the worker's own drawing among them.
    """

    seat: int
    prestige: int
    behind: int
    leads: bool
    to_move: bool
    passed: int
    goods: tuple[Sign, ...]


def ranked(scores: Sequence[int], order: Sequence[int]) -> list[int]:
    """Return seats, the highest score first; equal ones in turn order."""
    return sorted(order, key=lambda seat: -scores[seat])


def rank(view: RoadView, scores: Sequence[int], goods: Sequence[tuple[Sign, ...]]) -> list[Player]:
    """Return the players of a view of either game with the goods of each seat, by rank.

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
    gap = min(
        14,
        max(
            2,
            (right - 12 - sum(width(str(n), "bold", GLANCE_TYPE) + GOOD for n, _ in one.goods))
            // len(one.goods),
        ),
    )
    x = 12
    for number, good in one.goods:
        x += page.text(str(number), x, GOODS_Y + 27, "bold", GLANCE_TYPE, "ink" if number else "soft")
        page.art(good, x, GOODS_Y, GOOD, faded=0.0 if number else ABSENT)
        x += GOOD + gap
    return tuple(page.nodes)
