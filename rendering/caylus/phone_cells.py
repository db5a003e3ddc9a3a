"""The phone's road spaces, special buildings, castle, bridge: few words, all of them large."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.bridge import large_bridge
from rendering.canvas import Page
from rendering.caylus.castle import sections
from rendering.caylus.cells import TRIGGER_AT
from rendering.caylus.layout import (
    CELL_H,
    CELL_W,
    LOW_CELL_H,
    PHONE_TYPE,
    SPOT_H,
    SPOT_HEAD,
    SPOT_W,
    WALL_H,
    YARD_H,
)
from rendering.caylus.signs import effect
from rendering.frames import (
    BEYOND_SIGNS,
    HEAD,
    SHIELD,
    WORKER,
    large_foot,
    large_pieces,
    large_tile,
    officials,
)
from rendering.nodes import Block
from rendering.road import POST, dashes, gate_post
from rendering.steps import IN_USE
from rendering.wall import battlement
from rules.caylus.tiles import BATCH_PRESTIGE, PLACES, SECTIONS, TILES

if TYPE_CHECKING:
    from rendering.bridge import Bridge
    from rendering.caylus.castle import Castle, Section
    from rendering.caylus.cells import Cell, Special
    from rendering.nodes import Node
    from rendering.words import Catalogue


@lru_cache(maxsize=1024)
def space(words: Catalogue, cell: Cell, grown: int = 0) -> tuple[Node, ...]:
    """Return a road space, `grown` higher than it must be.

    Provost and bailiff stand in it, behind the provost a post.
    """
    page = Page(words)
    height = LOW_CELL_H if cell.low else CELL_H + grown
    x, y, w, h = 4, 4, CELL_W - 8 - (POST + 2 if cell.provost else 0), height - 8
    section = TRIGGER_AT.get(cell.number, "")
    middle = y + grown // 2  # of what stands in a tile
    if cell.tile is None and cell.low:
        way = "legal" if cell.legal else "road" if cell.reached else "ground_deep"
        page.plate(0, 10, CELL_W, LOW_CELL_H - 20, way, radius=0)
    elif cell.tile is None:
        edge = "road_edge" if cell.reached else "soft"
        fill = "legal" if cell.legal else "plate_low" if cell.reached else None
        page.plate(x, y, w, h, fill, edge, 2, 10)
        if not cell.reached:
            dashes(page, x, y, w, h, 2)
    else:
        frame = (x, y, w, h)
        large_tile(
            page,
            cell,
            f"tile-{cell.tile}",
            TILES[cell.tile].kind,
            frame,
            section,
        )
        large_pieces(page, cell, cell.tile, x, y, w, grown)
        if cell.price:
            left, top = x + w - 84, middle + HEAD + 16
            page.plate(left, top, 80, 52, "active", "ink", 3, 26)
            price = ((cell.price, "coin"),)
            page.row(price, left + 40, top + 9, 34, PHONE_TYPE, align="middle")
        signs = effect(cell.tile) or ((TILES[cell.tile].prestige, "prestige"),)
        large_foot(
            page,
            cell.step,
            signs,
            x,
            y + h - 56,
            w,
            0.0 if cell.reached else BEYOND_SIGNS,
        )
    if cell.tile is None:
        size, down = (LOW_CELL_H - 4, 10) if cell.low else (120, 0)
        page.text(str(cell.number), x + 12, y + 42 + down, "title", 41, "soft")
        officials(page, cell, x + 63, height - size - 2, size)
        if section:
            faded = 0.5 if cell.scored else 0.0
            page.art(section, x + w - 50, y + 5 + down, 43, faded=faded)
    if section and cell.scored:
        page.art("check", x + w - 26, y + 26, 22)
    if cell.provost:
        gate_post(page, CELL_W - POST - 2, 2, height - 4)
    if cell.built:
        page.ring(x - 4, y - 4, w + 8, h + 8, 13, 6)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def special(words: Catalogue, cell: Special, across: int = SPOT_W) -> tuple[Node, ...]:
    """Return a special building with its places and its effect, so wide."""
    page = Page(words)
    x, y, w, h = 3, 3, across - 6, SPOT_H - 6
    edge = "ink" if cell.step == IN_USE else "special"
    page.plate(x, y, w, h, "legal" if cell.legal else "plate", edge, 4, 10)
    page.plate(x, y, w, SPOT_HEAD, "special", radius=10)
    page.plate(x, y + 20, w, SPOT_HEAD - 20, "special", radius=0)
    name, middle = f"tile-{cell.name}", x + w // 2
    page.name(
        name, middle, 38, "serif", 38, "on_kind", w - 14, PHONE_TYPE, align="middle"
    )
    _house(page, cell, x, y + SPOT_HEAD + 1, w)
    large_foot(page, cell.step, effect(cell.name), x - 4, y + h - 41, w + 6, size=38)
    if cell.step == IN_USE:
        page.plate(x - 2, y - 2, w + 4, h + 4, None, "ink", 8, 12)
    return tuple(page.nodes)


def _house(page: Page, cell: Special, x: int, top: int, w: int) -> None:
    """Draw the drawing and the places of a special building."""
    there = any(worker is not None for worker in cell.workers)
    if len(cell.workers) == 1 or not there:
        page.art(cell.name, x + 6, top + 2, 76, faded=0.6 if cell.closed else 0.0)
        if cell.workers[0] is not None:
            page.worker(cell.workers[0], x + w - WORKER - 3, top, WORKER)
        elif not cell.closed:
            page.place(x + w - 44, top + 41, 48, free=cell.free)
        if cell.came:
            page.ring(x + w - WORKER - 5, top - 2, 86, 86, 43, 6)
        return
    step = (w - WORKER) // (len(cell.workers) - 1)
    for place, worker in enumerate(cell.workers):
        at, y = x + place * step, top + 2
        if worker is not None:
            page.worker(worker, at, y, WORKER)
            if worker in cell.came:
                page.ring(at, y - 2, WORKER, 86, 40, 5)
        else:
            edge = "legal_edge" if cell.free else "faint"
            page.plate(at + 19, y + 28, 44, 44, "plate_low", edge, 3, 22)
            if len(cell.workers) == 3:
                page.text(
                    str(place + 1),
                    at + 41,
                    y + 63,
                    "bold",
                    PHONE_TYPE,
                    "soft",
                    align="middle",
                )


SLOT, GAP = 60, 12
"""Width of a house of the castle, and room between two sections."""


@lru_cache(maxsize=256)
def castle(words: Catalogue, cell: Castle, y: int) -> tuple[Block, ...]:
    """Return the three sections from y on, as one wall."""
    blocks, x = [], 8 - GAP // 2
    for number, (name, section) in enumerate(sections(cell)):
        w = PLACES[number] // 2 * SLOT + (108 if number == 0 else 16) + GAP
        nodes = _section(words, section, w - GAP)
        blocks.append(Block(name, x, y, w, WALL_H, "ground", nodes))
        x += w
    return tuple(blocks)


@lru_cache(maxsize=256)
def _section(words: Catalogue, cell: Section, w: int) -> tuple[Node, ...]:
    page, x = Page(words), GAP // 2
    now = ("legal" if cell.legal else "active") if cell.now else ""
    frame = (x, 12, w, WALL_H - 14)
    battlement(page, frame, 12, 3, now, closed=cell.scored)
    name, room = f"section-{SECTIONS[cell.number]}", w - (124 if cell.now else 90)
    page.name(name, x + 10, 51, "serif", PHONE_TYPE, "ink", room, PHONE_TYPE)
    if cell.scored:
        page.art("check", x + w - 46, 22, 34)
    else:
        prestige = ((BATCH_PRESTIGE[cell.number], "prestige"),)
        page.row(prestige, x + w - 8, 18, 38, PHONE_TYPE, align="right")
    columns = PLACES[cell.number] // 2
    for place in range(PLACES[cell.number]):
        left = x + (w - columns * SLOT) // 2 + place % columns * SLOT
        top = 60 + place // columns * 60
        if place < len(cell.houses):
            page.shield(cell.houses[place], left + 3, top, SHIELD)
            if place >= len(cell.houses) - cell.new:
                page.ring(left - 1, top - 4, 62, 62, 12, 5)
        else:
            fill = None if cell.scored else "castle" if cell.now else "castle_deep"
            outline = "faint" if cell.scored else None
            page.plate(left + 10, top + 8, 42, 40, fill, outline, 2, 8)
    if cell.now:
        page.art("build", x + w - 116, 17, 34)
    if cell.newly_scored:
        page.ring(x - 4, 0, w + 8, WALL_H, 6, 6)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def yard(words: Catalogue, queue: Castle) -> tuple[Node, ...]:
    """Return the workers who wait below the castle."""
    page = Page(words)
    page.name("tile-castle", 10, 58, "serif", PHONE_TYPE, "ink", 122, PHONE_TYPE)
    x = 136
    for place in range(queue.seats):
        if place < len(queue.queue):
            page.worker(queue.queue[place], x - 4, 2, WORKER)
        else:
            legal = "legal", "legal_edge"
            fill, edge = (
                legal if "castle" in queue.legal else ("plate_low", "plate_edge")
            )
            page.plate(x + 12, 22, 48, 48, fill, edge, 3, 24)
        x += 72
    if queue.queue_changed:
        page.ring(132, 0, x - 132, YARD_H - 2, 30, 5)
    return tuple(page.nodes)


@lru_cache(maxsize=256)
def bridge(words: Catalogue, crossing: Bridge, across: int) -> tuple[Node, ...]:
    """Return the bridge with those who passed, so wide, beside or below the yard."""
    page = Page(words)
    large_bridge(page, crossing, 6, across - 8, YARD_H)
    return tuple(page.nodes)
