"""The full board's road spaces, special buildings and bridge."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.bridge import Bridge, small_bridge
from rendering.canvas import Page
from rendering.caylus.layout import COLUMN, LOW_H, ROW_H, SPECIAL_H, STRIP, backwards
from rendering.caylus.signs import effect
from rendering.frames import (
    BEYOND,
    BEYOND_SIGNS,
    officials,
    small_foot,
    small_pieces,
    small_tile,
)
from rendering.road import POST, dashes, gate_post, way
from rendering.steps import IN_USE
from rules.caylus.tiles import SECTIONS, TILES, TRIGGERS

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue

TRIGGER_AT = dict(zip(TRIGGERS, SECTIONS, strict=True))


class Cell(msgspec.Struct, frozen=True):
    """The content of one road space.

    `price` is that of a placement by the player to move, in deniers, where it is not the banner's; else 0.
    """

    number: int
    tile: str | None
    owner: int | None
    worker: int | None
    pending: int | None
    legal: bool  # the player to move can choose it
    free: bool  # a worker can be placed here at the banner's price
    price: int
    reached: bool  # not beyond the provost
    provost: bool
    bailiff: bool
    officials_changed: bool
    came: bool  # the worker is new here
    built: bool  # the tile is new here
    scored: bool  # the section whose trigger is here
    step: str  # see `rendering.steps`
    low: bool  # a row without tiles

    @property
    def officials(self) -> tuple[str, ...]:
        """Return who of provost and bailiff is here."""
        here = (("provost", self.provost), ("bailiff", self.bailiff))
        return tuple(name for name, there in here if there)


@lru_cache(maxsize=1024)
def space(words: Catalogue, cell: Cell) -> tuple[Node, ...]:
    """Return a road space: the road with its workers and officials, below it the tile."""
    page = Page(words)
    left = backwards(cell.number)
    post = POST + 2 if cell.provost else 0
    height = LOW_H if cell.low else ROW_H
    _road(page, cell, COLUMN - (0 if left else post))
    x, y, w, h = (
        4 + (post if left else 0),
        STRIP + 3,
        COLUMN - 8 - post,
        height - STRIP - 8,
    )
    if cell.tile is None:
        edge = "road_edge" if cell.reached else "soft"
        fill = "legal" if cell.legal else "plate_low" if cell.reached else None
        page.plate(x, y, w, h, fill, edge, 1, 8)
        if not cell.reached:
            dashes(page, x, y, w, h, 1)
        page.text(
            str(cell.number),
            x + w - 26 if cell.officials else x + w // 2,
            y + h // 2 + 9,
            "serif",
            26,
            "soft",
            align="middle",
        )
        size = min(96 if len(cell.officials) < 2 else 74, height - 8)
        officials(page, cell, x + 10, y + h - size, size)
    else:
        _tile(page, cell, x, y, w, h)
    if cell.provost:
        gate_post(page, 1 if left else COLUMN - POST - 1, 2, height - 4)
    if cell.built:
        page.ring(x - 3, y - 3, w + 6, h + 6, 11)
    return tuple(page.nodes)


def _road(page: Page, cell: Cell, right: int) -> None:
    way(page, COLUMN, STRIP, cell.reached)
    section = TRIGGER_AT.get(cell.number)
    if section:
        right -= 6
        title = page.words.say(f"section-{section}")
        w = page.text(title, right, 21, "bold", 14, "ink", 90, 10, "right")
        right -= w + 3
        page.art(section, right - 27, 0, 27, faded=0.5 if cell.scored else 0.0)
        if cell.scored:
            page.art("check", right - 13, 14, 13)


def _tile(page: Page, cell: Cell, x: int, y: int, w: int, h: int) -> None:
    assert cell.tile is not None
    tile = TILES[cell.tile]
    small_tile(page, cell, f"tile-{cell.tile}", tile.kind, x, y, w, h)
    small_pieces(page, cell, cell.tile, x, y, w)
    if cell.price:
        x_chip, y_chip = x + w - 52, y + 44
        page.plate(x_chip, y_chip, 44, 26, "active", "ink", 2, 13)
        page.row(
            ((cell.price, "coin"),), x_chip + 22, y_chip + 4, 18, 17, align="middle"
        )
    signs = effect(cell.tile) or ((tile.prestige, "prestige"),)
    small_foot(
        page, cell.step, signs, x, y + h - 34, w, 0.0 if cell.reached else BEYOND_SIGNS
    )


class Special(msgspec.Struct, frozen=True):
    """The content of one special building; `workers` are those on its places, None where a place is empty."""

    name: str
    workers: tuple[int | None, ...]
    legal: bool
    closed: bool  # the stables with two players
    came: tuple[int, ...]  # the seats whose workers are new here
    step: str  # see `rendering.steps`
    free: bool = False  # a worker can be placed here


@lru_cache(maxsize=256)
def special(words: Catalogue, cell: Special) -> tuple[Node, ...]:
    """Return a special building with its places."""
    page = Page(words)
    x, y, w, h = 4, 4, COLUMN - 8, SPECIAL_H - 8
    page.plate(x, y, w, h, "legal" if cell.legal else "plate", "special", 3, 8)
    page.plate(x, y, w, 27, "special", radius=8)
    page.plate(x, y + 14, w, 13, "special", radius=0)
    page.name(f"tile-{cell.name}", x + 9, y + 19, "serif", 16, "on_kind", w - 40, 12)
    page.art("mark_special", x + w - 25, y + 4, 20)
    page.art(cell.name, x + 4, y + 28, 62, faded=BEYOND if cell.closed else 0.0)
    if cell.step == IN_USE:
        page.plate(x - 3, y - 3, w + 6, h + 6, None, "ink", 5, 11)
    if not cell.closed:
        _places(page, cell, x, y, w)
        small_foot(page, cell.step, effect(cell.name), x, y + h - 28, w)
    return tuple(page.nodes)


def _places(page: Page, cell: Special, x: int, y: int, w: int) -> None:
    if len(cell.workers) == 1:
        if cell.workers[0] is not None:
            page.worker(cell.workers[0], x + w - 58, y + 30, 54)
            if cell.workers[0] in cell.came:
                page.ring(x + w - 60, y + 28, 58, 58, 29, 4)
        else:
            page.place(x + w - 32, y + 56, 36, free=cell.free)
        return
    size = 32 if len(cell.workers) == 3 else 40
    left = x + w - 4 - size * len(cell.workers)
    for place, worker in enumerate(cell.workers):
        at = left + place * size
        if worker is not None:
            page.worker(worker, at, y + 36, size)
            if worker in cell.came:
                page.ring(at - 1, y + 34, size + 2, size + 4, 18, 3)
        else:
            edge, thick = ("legal_edge", 4) if cell.free else ("faint", 2)
            page.plate(at + 2, y + 38, size - 4, size - 4, None, edge, thick, 20)
            if len(cell.workers) == 3:
                page.text(
                    str(place + 1),
                    at + size // 2,
                    y + 57,
                    "bold",
                    15,
                    "soft",
                    align="middle",
                )
    if len(cell.workers) == 2:
        page.art("arrow", left + size - 9, y + 74, 18)


@lru_cache(maxsize=256)
def bridge(words: Catalogue, cell: Bridge) -> tuple[Node, ...]:
    """Return the bridge between the special buildings and the road."""
    page = Page(words)
    small_bridge(page, cell, 4, 4, COLUMN - 8, SPECIAL_H - 8)
    return tuple(page.nodes)
