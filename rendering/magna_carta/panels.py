"""The players' panels of Magna Carta, for the full board and for phones."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.heads import Head, large_amount, large_head, small_amount, small_head
from rendering.magna_carta.layout import PANEL_H, PHONE_PANEL_H, PHONE_W, SIDE_W
from rendering.magna_carta.signs import DRAWING
from rendering.page import Page
from rules.magna_carta.cards import CUBES

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Panel(msgspec.Struct, frozen=True):
    """One player, without what is hidden: `goods` are deniers and four cubes, `gains` what each changed by,
    `cards` the numbers in hand, pile and discards."""

    head: Head
    goods: tuple[int, ...]
    gains: tuple[int, ...]
    workers: int
    cards: tuple[int, ...]
    drawn: int
    tokens: tuple[int, ...]
    taken: tuple[int, ...]
    income: int
    front: tuple[str, ...]
    front_new: bool


GOODS = ("coin", *CUBES)


@lru_cache(maxsize=512)
def small(words: Catalogue, cell: Panel) -> tuple[Node, ...]:
    """A player's panel on the full board."""
    page = Page(words)
    w = SIDE_W
    small_head(page, cell.head, w, PANEL_H)
    for number, (good, have, gain) in enumerate(zip(GOODS, cell.goods, cell.gains, strict=True)):
        small_amount(page, 14 + number * 70, 78, good, have, gain)
    y = 124
    page.worker(cell.head.seat, 6, y - 6, 38)
    page.text(str(cell.workers), 45, y + 21, "bold", 21, "ink")
    small_amount(page, 84, y, "card", cell.cards[0], cell.drawn)
    small_amount(page, 154, y, "pile", cell.cards[1])
    small_amount(page, 224, y, "discards", cell.cards[2])
    page.art("order", 294, y, 26)
    page.text(str(cell.head.place), 325, y + 21, "bold", 21, "ink")
    y = 172
    for number, have in enumerate(cell.tokens):
        small_amount(page, 14 + number * 70, y, f"token{number}", have)
        if cell.taken[number]:
            page.ring(10 + number * 70, y - 4, 62, 36, 12, 3)
    page.row(((cell.income, "income"),), 224, y, 27, 21)
    step = min(34, (w - 290) // max(1, len(cell.front)))
    for number, card in enumerate(cell.front):
        page.art(DRAWING[card], 282 + number * step, y - 4, 36)
    if cell.front_new:
        page.ring(278, y - 8, w - 284, 44, 12, 3)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def large(words: Catalogue, cell: Panel) -> tuple[Node, ...]:
    """A player's panel on a phone."""
    page = Page(words)
    w = PHONE_W - 20
    large_head(page, cell.head, w, PHONE_PANEL_H)
    for number, (good, have, gain) in enumerate(zip(GOODS, cell.goods, cell.gains, strict=True)):
        large_amount(page, 26 + number * 204, 122, good, have, gain)
    y = 206
    page.worker(cell.head.seat, 12, y - 10, 84)
    page.text(str(cell.workers), 94, y + 46, "bold", 46, "ink")
    large_amount(page, 230, y, "card", cell.cards[0], cell.drawn)
    large_amount(page, 434, y, "pile", cell.cards[1])
    large_amount(page, 638, y, "discards", cell.cards[2])
    page.art("order", 842, y, 58)
    page.text(str(cell.head.place), 912, y + 46, "bold", 46, "ink")
    y = 288
    for number, have in enumerate(cell.tokens):
        large_amount(page, 26 + number * 150, y, f"token{number}", have)
        if cell.taken[number]:
            page.ring(18 + number * 150, y - 7, 128, 72, 20, 6)
    page.row(((cell.income, "income"),), 490, y, 58, 46)
    step = min(68, (w - 620) // max(1, len(cell.front)))
    for number, card in enumerate(cell.front):
        page.art(DRAWING[card], 610 + number * step, y - 6, 72)
    if cell.front_new:
        page.ring(602, y - 10, w - 612, 80, 20, 6)
    return tuple(page.nodes)
