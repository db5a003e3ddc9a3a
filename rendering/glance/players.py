"""The players of a glance card in turn order: name, score, money, workers or pass, and goods."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.glance.sheet import (
    GLANCE_TYPE,
    MARGIN,
    PLAYERS_GAP,
    PLAYERS_H,
    PLAYERS_Y,
    SHIELD,
    W,
)
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
                tuple(goods[seat]),
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
    """Return a player: shield and name, score, and below them purse and goods in columns, each kind in its own."""
    page = Page(words)
    fill, edge, stroke = (
        ("leads", "ink", 6) if one.to_move else ("plate", "plate_edge", 2)
    )
    page.plate(0, 0, w, h, fill, edge, stroke, 10)
    page.shield(one.seat, 9, 9, SHIELD, letter=GLANCE_TYPE)
    if one.leads:
        page.art("crown", 9 + (SHIELD - CROWN) // 2, -2, CROWN)
    lines: list[tuple[Sign, ...]] = [(*one.purse, *one.goods)]
    x, right = 9 + SHIELD + 6, w - 10
    score = str(one.prestige)
    if w > W // 3:  # of two players
        right -= LARGE
        page.art("prestige", right, 6, LARGE)
        right -= page.text(score, right - 1, 54, "title", LARGE, align="right") + 8
    else:
        money, *rest = one.purse
        lines = [one.purse, one.goods]
        if h > PLAYERS_H:  # two lines of goods, the second with the workers
            lines = [(money,), one.goods[:3], (*one.goods[3:], *rest)]
        wide = page.text(
            score, SIDE, HEAD + 31, "title", SCORE if one.prestige < 100 else HIGH_SCORE
        )
    page.text(one.name, x, 47, "sans", NAME, "ink", right - x, GLANCE_TYPE)
    count = max(map(len, lines))
    column, step = (w - 2 * SIDE) / count, (h - HEAD - 4) // len(lines)
    if w <= W // 3 and SIDE + wide + 4 + SIGN <= w - SIDE - round(
        len(lines[0]) * column
    ):
        page.art("prestige", SIDE + wide + 3, HEAD + (step - SIGN) // 2, SIGN)
    for row, line in enumerate(lines):
        y = HEAD + row * step + (step - SIGN) // 2
        for place, sign in enumerate(line, count - len(line)):
            _amount(
                page,
                sign,
                w - SIDE - round((count - 1 - place) * column),
                y,
                int(column) - 2,
                one.to_move,
            )
    return tuple(page.nodes)


NAME, SCORE, HIGH_SCORE, LARGE, SIGN, LEAST_SIGN = 38, 44, 36, 52, 34, 24
CROWN, SIDE, HEAD = 30, 12, 63
"""Sizes; room beside the signs, and above them."""


def _amount(page: Page, sign: Sign, right: int, y: int, room: int, lit: bool) -> None:
    """Draw a sign behind its number, so that it ends there: goods of which there are none are left out."""
    number, drawing = sign
    if drawing in GOODS and not number:
        return
    size = min(SIGN, max(LEAST_SIGN, room - width(str(number), "bold", GLANCE_TYPE)))
    edge = (
        size // 8 if drawing.startswith(("worker", "card")) else 0
    )  # those drawings are empty at both sides
    left = right - size + edge
    page.art(
        drawing, left, y + (SIGN - size) // 2, size, faded=0.0 if number else ABSENT
    )
    colour = "ink" if number or lit else "soft"
    page.text(
        str(number),
        left + edge - 1,
        y + 29,
        "bold",
        GLANCE_TYPE,
        colour,
        room - size,
        GLANCE_TYPE,
        "right",
    )


GOODS = ("food", "wood", "stone", "cloth", "gold")
