"""The players' panels of the full board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.caylus.layout import FAVORS_H, SIDE_W, SIMPLE_H
from rendering.caylus.signs import LINE_SIGNS
from rendering.colours import ABSENT
from rendering.nodes import Block
from rendering.player_header import Head, small_amounts, small_head, small_place, strip
from rules.caylus.tiles import CUBES, LINES, SECTIONS

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Panel(msgspec.Struct, frozen=True):
    """One player. `goods` are deniers and five cubes, `gains` what each of them changed by."""

    head: Head
    goods: tuple[int, ...]
    gains: tuple[int, ...]
    workers: int
    houses: tuple[int, ...]
    favors: tuple[int, ...]
    used: tuple[str, ...]
    moved: tuple[str, ...]  # lines whose marker advanced
    limit: int  # the level favor markers can reach now, 0 where there is no favor table


GOODS = ("coin", *CUBES)


HEAD_H, GOODS_H, HOLDINGS_H = 68, 38, 42


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
            "-holdings",
            HOLDINGS_H,
            _small_holdings(words, placed, cell.workers, cell.houses),
        ),
        (
            "-favors",
            FAVORS_H if cell.limit else SIMPLE_H,
            _small_favors(words, frame, cell.favors, cell.used, cell.moved, cell.limit),
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
def _small_holdings(
    words: Catalogue, head: Head, workers: int, houses: tuple[int, ...]
) -> tuple[Node, ...]:
    page = Page(words)
    strip(page, head, SIDE_W, HOLDINGS_H, first=False, last=False, large=False)
    page.worker(head.seat, 8, 2, 38)
    page.text(str(workers), 47, 29, "bold", 21, "ink")
    x = 90
    for section, number in zip(SECTIONS, houses, strict=True):
        page.art(section, x, 7, 30, faded=0.0 if number else ABSENT)
        page.text(str(number), x + 34, 29, "bold", 21, "ink" if number else "soft")
        x += 64
    small_place(page, head, 292, 6)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _small_favors(
    words: Catalogue,
    frame: Head,
    favors: tuple[int, ...],
    used: tuple[str, ...],
    moved: tuple[str, ...],
    limit: int,
) -> tuple[Node, ...]:
    page = Page(words)
    h = FAVORS_H if limit else SIMPLE_H
    strip(page, frame, SIDE_W, h, first=False, last=True, large=False)
    step = (SIDE_W - 24) // 4
    for number, (line, level) in enumerate(
        zip(LINES, favors if limit else (), strict=False)
    ):
        x, y = 14 + number * step, 8
        page.art(LINE_SIGNS[line], x, y + 2, 26)
        page.text(str(level), x + 31, y + 23, "bold", 21, "ink" if level else "soft")
        if line in used:
            page.art("check", x + 48, y + 8, 16)
        page.art(f"pips{level}of{limit}seat{frame.seat}", x, y + 32, 72, 11)
        if line in moved:
            page.ring(x - 4, y - 3, step - 4, 50, 8, 3)
    return tuple(page.nodes)
