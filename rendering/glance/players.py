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
    last: int,
) -> list[Player]:
    """Return the players of a view of either game with the purse and goods of each seat, in turn order.

    Those of a finished game are ranked. A player who has passed shows the place on the bridge instead of workers;
    after the phase of the provost (number `last`) and in a finished game there is neither.
    """
    best = max(scores)
    row = []
    for seat in ranked(scores, view.order) if view.over else view.order:
        player = view.players[seat]
        workers: tuple[Sign, ...] = ((player.workers, f"worker{seat}"),)
        if view.over or view.phase > last:
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
    crests = all(
        _wide(_lines(one, w, h)[0], LEAST_SIGN) + _score_width(one) + SIGN + 12
        <= w - 2 * SIDE
        for one in row
    )
    return [
        Block(
            f"player{one.seat}",
            MARGIN + place * step,
            PLAYERS_Y,
            w,
            h,
            "ground",
            _nodes(words, one, w, h, crests),
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


def _lines(one: Player, w: int, h: int) -> Sequence[tuple[Sign, ...]]:
    """Return what a player has in lines: one of two players, else purse and goods, which may need two lines."""
    if w > W // 3:
        return ((*one.purse, *one.goods),)
    if h > PLAYERS_H:  # the second line of goods has the workers
        money, *rest = one.purse
        return ((money,), one.goods[:3], (*one.goods[3:], *rest))
    return (one.purse, one.goods)


@lru_cache(maxsize=512)
def _nodes(
    words: Catalogue, one: Player, w: int, h: int, crests: bool
) -> tuple[Node, ...]:
    """Return a player: shield and name, score, and below them purse and goods in columns, each kind in its own.

    The sign of prestige is beside all scores or none (`crests`); the leader's shield has a crown.
    """
    page = Page(words)
    fill, edge, stroke = (
        ("leads", "ink", 6) if one.to_move else ("plate", "plate_edge", 2)
    )
    page.plate(0, 0, w, h, fill, edge, stroke, 10)
    page.shield(one.seat, 9, 9, SHIELD, letter=GLANCE_TYPE)
    lines = _lines(one, w, h)
    if one.leads:
        page.art("crown", 9 + (SHIELD - CROWN) // 2, -3, CROWN)
    x, right, begin = 9 + SHIELD + 6, w - 10, SIDE
    step = (h - HEAD - 4) // len(lines)
    if w > W // 3:
        right -= LARGE
        page.art("prestige", right, 6, LARGE)
        score = str(one.prestige)
        right -= page.text(score, right - 1, 54, "title", LARGE, align="right") + 8
    else:
        begin += _score_width(one)
        page.text(str(one.prestige), SIDE, HEAD + 31, "title", _score_size(one))
        if crests:
            page.art("prestige", begin + 3, HEAD + (step - SIGN) // 2, SIGN)
            begin += SIGN
        begin += 8
    page.text(one.name, x, 47, "sans", NAME, "ink", right - x, GLANCE_TYPE)
    for row, line in enumerate(lines):
        _line(page, line, begin, w - SIDE, HEAD + row * step, step, one.to_move)
        begin = SIDE
    return tuple(page.nodes)


CROWN = 28
NAME, SCORE, HIGH_SCORE, LARGE, SIGN, LEAST_SIGN = 38, 44, 36, 52, 34, 24
SIDE, HEAD = 12, 63
"""Sizes; room beside the signs, and above them."""


def _score_size(one: Player) -> int:
    return SCORE if one.prestige < 100 else HIGH_SCORE


def _score_width(one: Player) -> int:
    return width(str(one.prestige), "title", _score_size(one))


def _line(
    page: Page, line: Sequence[Sign], x: int, right: int, y: int, h: int, lit: bool
) -> None:
    """Draw amounts from the right, each kind in its own column; goods of which there are none are pale."""
    size = SIGN
    while size > LEAST_SIGN and _wide(line, size) > right - x:
        size -= 1
    apart = max(0, right - x - _wide(line, size)) // len(line)
    for sign in reversed(line):
        _amount(page, sign, right, y, h, size, lit)
        right -= _wide([sign], size) + apart


def _wide(line: Sequence[Sign], size: int = SIGN) -> int:
    return sum(
        size - 2 * _blank(name, size) + width(str(number), "bold", GLANCE_TYPE) + 4
        for number, name in line
    )


def _blank(drawing: str, size: int) -> int:
    """Return the empty sides of a drawing."""
    return size // 8 if drawing.startswith(("worker", "card")) else 0


def _amount(
    page: Page, sign: Sign, right: int, y: int, h: int, size: int, lit: bool
) -> None:
    """Draw a number and its sign, so that it ends there."""
    number, drawing = sign
    base = y + (h + cap_height("bold", GLANCE_TYPE) + 1) // 2
    x = right - size + _blank(drawing, size)
    faded = 0.0 if number else ABSENT
    page.art(drawing, x, y + (h - size) // 2, size, faded=faded)
    x += _blank(drawing, size) - 1
    colour = "ink" if number or lit else "soft"
    if number or drawing not in GOODS:
        page.text(str(number), x, base, "bold", GLANCE_TYPE, colour, align="right")


GOODS = ("food", "wood", "stone", "cloth", "gold")
