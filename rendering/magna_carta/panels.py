"""The players' panels of Magna Carta, for the full board and for phones."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.magna_carta.layout import PANEL_H, PHONE_PANEL_H, PHONE_W, SIDE_W
from rendering.magna_carta.signs import DRAWING
from rendering.nodes import Block
from rendering.player_header import (
    Head,
    large_amount,
    large_head,
    large_place,
    small_amounts,
    small_head,
    small_place,
    strip,
)
from rules.magna_carta.cards import CUBES

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Panel(msgspec.Struct, frozen=True):
    """One player, without hidden information.

    `goods` are deniers and four cubes, `gains` the changes of each, `cards` the numbers in hand, pile and
    discards.
    """

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


HEAD_H, GOODS_H, CARDS_H = 72, 42, 46


@lru_cache(maxsize=512)
def small(words: Catalogue, cell: Panel, x: int, y: int) -> tuple[Block, ...]:
    """Return a player's panel on the full board, in strips from the corner (x, y) down."""
    name, head = f"player{cell.head.seat}", cell.head
    # What a strip does not show is left out, so that it is drawn anew for nothing else.
    placed = msgspec.structs.replace(
        head, name="", passed=0, leads=False, prestige=0, won=0
    )
    frame = msgspec.structs.replace(placed, place=0, order_changed=False)
    strips = (
        ("", HEAD_H, _small_head(words, head)),
        ("-goods", GOODS_H, _small_goods(words, frame, cell.goods, cell.gains)),
        (
            "-cards",
            CARDS_H,
            _small_cards(words, placed, cell.workers, cell.cards, cell.drawn),
        ),
        (
            "-tokens",
            PANEL_H - HEAD_H - GOODS_H - CARDS_H,
            _small_tokens(
                words,
                frame,
                cell.tokens,
                cell.taken,
                cell.income,
                cell.front,
                cell.front_new,
            ),
        ),
    )
    blocks = []
    for suffix, h, nodes in strips:
        blocks.append(Block(name + suffix, x, y, SIDE_W, h, "ground", nodes))
        y += h
    return tuple(blocks)


@lru_cache(maxsize=512)
def _small_head(words: Catalogue, head: Head) -> tuple[Node, ...]:
    page = Page(words)
    strip(page, head, SIDE_W, HEAD_H, first=True, last=False, large=False)
    small_head(page, head, SIDE_W)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _small_goods(
    words: Catalogue, frame: Head, goods: tuple[int, ...], gains: tuple[int, ...]
) -> tuple[Node, ...]:
    page = Page(words)
    strip(page, frame, SIDE_W, GOODS_H, first=False, last=False, large=False)
    small_amounts(page, 14, 6, SIDE_W - 26, list(zip(GOODS, goods, gains, strict=True)))
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _small_cards(
    words: Catalogue, head: Head, workers: int, cards: tuple[int, ...], drawn: int
) -> tuple[Node, ...]:
    page = Page(words)
    strip(page, head, SIDE_W, CARDS_H, first=False, last=False, large=False)
    page.worker(head.seat, 8, 2, 38)
    page.text(str(workers), 47, 29, "bold", 21, "ink")
    row = [("card", cards[0], drawn), ("pile", cards[1], 0), ("discards", cards[2], 0)]
    small_amounts(page, 88, 8, 204, row)
    small_place(page, head, 300, 6)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _small_tokens(
    words: Catalogue,
    frame: Head,
    tokens: tuple[int, ...],
    taken: tuple[int, ...],
    income: int,
    front: tuple[str, ...],
    front_new: bool,
) -> tuple[Node, ...]:
    page = Page(words)
    h = PANEL_H - HEAD_H - GOODS_H - CARDS_H
    strip(page, frame, SIDE_W, h, first=False, last=True, large=False)
    y = 12
    for number, have in enumerate(tokens):
        small_amounts(page, 14 + number * 66, y, 62, [(f"token{number}", have, 0)])
        if taken[number]:
            page.ring(10 + number * 66, y - 4, 62, 36, 12, 3)
    page.row(((income, "income"),), 218, y, 27, 21)
    step = min(34, (SIDE_W - 310) // max(1, len(front) - 1))
    for number, card in enumerate(front):
        page.art(DRAWING[card], 276 + number * step, y - 4, 36)
    if front_new:
        page.ring(272, y - 8, SIDE_W - 278, 44, 12, 3)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def large(words: Catalogue, cell: Panel) -> tuple[Node, ...]:
    """Return a player's panel on a phone."""
    page = Page(words)
    w = PHONE_W - 20
    strip(page, cell.head, w, PHONE_PANEL_H, first=True, last=True, large=True)
    large_head(page, cell.head, w)
    for number, (good, have, gain) in enumerate(
        zip(GOODS, cell.goods, cell.gains, strict=True)
    ):
        large_amount(page, 26 + number * 204, 122, good, have, gain)
    y = 206
    page.worker(cell.head.seat, 12, y - 10, 84)
    page.text(str(cell.workers), 94, y + 46, "bold", 46, "ink")
    large_amount(page, 230, y, "card", cell.cards[0], cell.drawn)
    large_amount(page, 434, y, "pile", cell.cards[1])
    large_amount(page, 638, y, "discards", cell.cards[2])
    large_place(page, cell.head, 842, y)
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
