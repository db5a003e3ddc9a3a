"""The road of a glance card: stations with their workers, prices and owners, the officials, and the news."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page, row_width
from rendering.glance.sheet import GLANCE_TYPE, SHIELD
from rendering.lettering import NARROWEST, width
from rendering.nodes import Plate
from rendering.signs import SLASH

if TYPE_CHECKING:
    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue

CELL_W, CELL_H = 76, 113
STATION = 60
GATE = 12
DOT = 18
LEAST_SHIELD = 46  # on a road of more than 42 cards
TOP = 22
"""Where a station begins below the top of its cell; the worker on it reaches up to the top."""


class Station(msgspec.Struct, frozen=True):
    """One place of the road or before the bridge.

    `price` is None where it is that of the head, 0 where the place is free of charge; the deciding seat can
    choose one that is `open`. `gives` are the signs of what its worker gets or does; a `guest` of the inn leaves
    its place to others. `news` is "" for
    nothing new, "new" for a worker of this phase, "last" for the last move, "gate" where nothing but the
    provost is new. `name` is beside the number, a message, or empty.
    """

    label: str
    drawing: str | None
    owner: int | None
    workers: tuple[int, ...]
    price: int | None
    reached: bool
    officials: tuple[str, ...]
    gate: bool
    section: str
    pending: int | None
    news: str
    road: bool
    name: str = ""
    open: bool = False
    gives: tuple[Sign, ...] = ()
    guest: int | None = None


@lru_cache(maxsize=2048)
def station(
    words: Catalogue, cell: Station, across: int = CELL_W, down: int = CELL_H, mirrored: bool = False
) -> tuple[Node, ...]:
    """Return a cell with its station.

    Larger where the road is short, `mirrored` where it runs from right to left.

    In a wide cell a worker stands beside the building, else on it.
    """
    page = Page(words)
    scale = min(across / CELL_W, down / CELL_H)
    size, top = round(STATION * scale), round(TOP * scale)
    left = GATE if mirrored else 0
    beside = _room_beside(across, scale)
    x = left + (across - GATE - size - beside) // 2
    if cell.road:
        _way(page, cell, across, top, size)
    if cell.drawing is None:
        page.text(
            cell.label, x + size // 2, top + size // 2 + 12, "serif", GLANCE_TYPE, "soft", align="middle"
        )
    else:
        _house(page, cell, x, top, size, beside > 0)
    _gate(page, cell, across, down, mirrored)
    _foot(page, cell, left, across - GATE, down)
    if beside and cell.workers:
        _gives(page, cell, x + size // 2, 0, size, scale)
        _neighbor(page, cell, x + size + 3, top + size // 2, beside)
        return tuple(page.nodes)
    _people(page, cell, x, top, size, scale)
    if not cell.workers:
        _gives(page, cell, x + size // 2, 0, across - GATE, scale)
    if not cell.workers and cell.price is not None:
        _price(page, cell.price, x + size // 2, top + size - PRICE_H + 4)
    if cell.guest is not None:
        page.art(f"worker{cell.guest}", x + size - GUEST + 4, top + size - GUEST + 4, GUEST)
    _news(page, cell, x, top, size, scale)
    if len(cell.workers) == 1:
        room = size - (8 if cell.owner is None or _is_owner_below(cell) else OWNED)
        y = top + size - round(GIVES * scale) - 4
        _gives(page, cell, x + 4 + room // 2, y, room, scale)
        _owner(page, cell, x, top, size)
    return tuple(page.nodes)


def _gate(page: Page, cell: Station, across: int, down: int, mirrored: bool) -> None:
    """Draw the post behind the provost's space."""
    if cell.gate:
        page.plate(0 if mirrored else across - GATE, 2, GATE, down - 4, "official", radius=5)
        if cell.news == "gate":
            page.plate(0 if mirrored else across - DOT, 0, DOT, DOT, "changed", "active", 3, DOT // 2)


def _room_beside(across: int, scale: float) -> int:
    """Return the room for a worker beside the building; 0 where a cell has none."""
    size, shield = round(STATION * scale), round(SHIELD * scale)
    return shield if across - GATE >= size + shield + 2 * EDGE else 0


EDGE = 12


@lru_cache(maxsize=512)
def wide_station(
    words: Catalogue,
    cell: Station,
    does: tuple[tuple[Sign, ...], ...],
    across: int,
    down: int,
    mirrored: bool = False,
) -> tuple[Node, ...]:
    """Return a cell of a road of few cards: the building, beside it its worker, below it number and name.

    Its effect is behind the worker, a line for each rate; in a high cell it is below the name.
    """
    page = Page(words)
    high = down > across // 2
    size, top = (WIDE_HIGH, 22) if high else (WIDE, 8)
    shield = round(size * 0.86)
    left, room = GATE if mirrored else 0, across - GATE
    _way(page, cell, across, top, size)
    if cell.drawing is None:
        page.text(
            cell.label, left + room // 2, top + size // 2 + 12, "serif", GLANCE_TYPE, "soft", align="middle"
        )
        return tuple(page.nodes)
    beside = GAP + shield if cell.workers or not high else 0
    behind = (
        0
        if high
        else min(GAP + max((row_width(line, SIGN, GLANCE_TYPE) for line in does), default=0), MOST_BEHIND)
    )
    x = left + (room - size - beside - behind) // 2
    _house(page, cell, x, top, size, True)
    _gate(page, cell, across, down, mirrored)
    _foot(page, cell, left, across - GATE, down - (SIGN + 16 if high else 0))
    if cell.workers:
        _neighbor(page, cell, x + size + GAP, top + size // 2, shield)
    else:
        _news(page, cell, x, top, size, size / STATION)
    faded = 0.0 if cell.reached else 0.4
    if high:
        line = tuple(sign for line in does for sign in (SLASH, *line))[1:]
        y, most = down - SIGN - 8, room - 2 * EDGE
        page.row(line, left + room // 2, y, SIGN, GLANCE_TYPE, most, LEAST_SIGN, "middle", faded)
        return tuple(page.nodes)
    y = top + (size - len(does) * (SIGN + 6)) // 2
    for line in does:
        page.row(line, x + size + beside + GAP, y, SIGN, GLANCE_TYPE, behind - GAP, LEAST_SIGN, faded=faded)
        y += SIGN + 6
    return tuple(page.nodes)


WIDE_HIGH, WIDE = 176, 106
GAP = 8
SIGN, LEAST_SIGN = 38, 22
MOST_BEHIND = 120


def _neighbor(page: Page, cell: Station, x: int, middle: int, shield: int) -> None:
    """Draw a worker beside the building, with the mark of its news."""
    page.shield(cell.workers[0], x, middle - shield // 2, shield)
    if cell.news == "new":
        page.plate(x + shield - 14, middle - shield // 2 - 8, DOT, DOT, "changed", "active", 3, DOT // 2)
    elif cell.news == "last":
        _target(page, x + shield // 2, middle, shield // 2 + 10)


def _way(page: Page, cell: Station, across: int, top: int, size: int) -> None:
    """Draw the road under a station; pale and without edges where the provost does not reach."""
    y, h = top + 8, size - 16
    page.plate(0, y, across, h, "road" if cell.reached else "ground_deep", radius=0)
    if cell.reached:
        page.plate(0, y, across, 3, "road_edge", radius=0)
        page.plate(0, y + h - 3, across, 3, "road_edge", radius=0)


def _house(page: Page, cell: Station, x: int, top: int, size: int, clear: bool) -> None:
    edge = "plate_edge" if cell.owner is None else f"frame{cell.owner}"
    fill = "active" if cell.open else "plate" if cell.reached else "plate_low"
    page.plate(x, top, size, size, fill, edge, 3 if cell.owner is None else 6, 10)
    if not cell.reached:
        _dashes(page, x, top, size)
    # Where a worker stands on it it is small, below their shield.
    inner = size // 2 + 4 if len(cell.workers) == 1 and not clear else size - 10
    left, y = x + (size - inner) // 2, top + size - inner - 5
    if len(cell.workers) != 1 or clear or not cell.gives:  # else what it gives is below the worker
        page.art(cell.drawing or "", left, y, inner, faded=0.0 if cell.reached else 0.55)
    _owner(page, cell, x, top, size)
    if cell.pending is not None:
        page.art("residence", x - 1, top + size - 27, 28)
        page.art(f"shield{cell.pending}", x + 23, top + size - 23, 24)


def _dashes(page: Page, x: int, top: int, size: int) -> None:
    """Cut in the frame: nothing works beyond the provost."""
    for at in range(10, size - 8, 16):
        for y in (top, top + size - 6):
            page.plate(x + at, y, 7, 6, "ground_deep", radius=0)
        for left in (x, x + size - 6):
            page.plate(left, top + at, 6, 7, "ground_deep", radius=0)


def _people(page: Page, cell: Station, x: int, top: int, size: int, scale: float) -> None:
    if not cell.workers:
        return
    if len(cell.workers) == 1:
        lone_worker(page, cell.workers[0], x + size // 2, max(0, top - round(TOP * scale)), scale)
        return
    step = (size - 32) // max(1, len(cell.workers) - 1)
    for place, seat in enumerate(cell.workers):
        page.art(f"worker{seat}", max(-2, x - 6) + place * step, top - 20 + 16 * (place % 2), 44)


def lone_worker(page: Page, seat: int, middle: int, y: int, scale: float) -> None:
    """Draw a worker as a shield, whose letter can be read where the card is shown small."""
    shield = max(LEAST_SHIELD, round(SHIELD * scale))
    page.shield(seat, middle - shield // 2, y, shield, letter=max(GLANCE_TYPE, round(GLANCE_TYPE * scale)))


GIVES, LEAST_GIVES = 30, 18
PRICE_H, GUEST = 34, 40
OWNED = 18  # the part of a station that its owner's shield covers


def _gives(page: Page, cell: Station, middle: int, y: int, room: int, scale: float) -> None:
    """Draw what a worker gets or does at a place: above its roof, or below the worker who stands there.

    Without room for both of two outputs the larger one is drawn.
    """
    signs, faded = cell.gives, 0.0 if cell.reached else 0.4
    if not signs:
        return
    if row_width(signs, LEAST_GIVES, GLANCE_TYPE) > room - 6:
        signs = (max(signs),)
    at, size = len(page.nodes), round(GIVES * scale)
    across = page.row(
        signs, middle, y + 1, size, max(GLANCE_TYPE, size), room - 6, LEAST_GIVES, "middle", faded
    )
    fill = "plate_low" if not cell.reached else "active" if cell.open else "plate"
    left = middle - across // 2 - 3
    page.nodes.insert(at, Plate(left, y, across + 6, size + 2, fill, None, 2, 8))


def _price(page: Page, price: int, middle: int, y: int) -> None:
    """Draw the price at the foot of a building."""
    page.plate(middle - 31, y, 62, PRICE_H, "active", "ink", 2, 17)
    if price:
        page.row(((price, "coin"),), middle, y + 4, 27, GLANCE_TYPE, align="middle")
    else:
        page.art("check", middle - 13, y + 4, 26)


def _foot(page: Page, cell: Station, left: int, room: int, down: int) -> None:
    """Draw what is below a station: its number, the section that is scored there, and the officials."""
    signs = [*([cell.section] if cell.section else []), *cell.officials][-2:]
    number = cell.label if cell.drawing is not None and len(signs) < 2 else ""
    most = room - len(signs) * (FOOT_SIGN + (8 if cell.name else 2))
    if cell.name:
        number = _named(page.words, cell, most)
    need = min(most, width(number, "sans", GLANCE_TYPE) if cell.name else 40)
    gap = (8 if cell.name else 2) * bool(signs)
    owned = FOOT_OWNER if _is_owner_below(cell) else 0
    if owned:
        need = min(need, width(number, "sans", GLANCE_TYPE))
    used = owned + len(signs) * FOOT_SIGN + (need + gap if number else 0)
    x = left + (room - used) // 2
    if owned:
        page.art(f"shield{cell.owner}", x, down - 29, owned - 2)
        x += owned
    if number:
        baseline = down - (9 if cell.name else 3)  # a name has letters that reach below it
        page.text(number, x + need // 2, baseline, "sans", GLANCE_TYPE, "soft", need, GLANCE_TYPE, "middle")
        x += need + gap
    for sign in signs:
        if sign in OFFICIALS:
            page.plate(x, down - 34, FOOT_SIGN - 1, 34, "official", radius=8)
        page.art(sign, x + 1, down - 32, FOOT_SIGN - 3)
        x += FOOT_SIGN


def _named(words: Catalogue, cell: Station, room: int) -> str:
    """Return number and name, the short one where letters have no room for the whole."""
    whole, short = f"{cell.label} {words.say(cell.name)}", f"{cell.label} {words.short(cell.name)}"
    return next(
        (label for label in (whole, short) if width(label, "sans", GLANCE_TYPE) * NARROWEST <= room),
        cell.label,
    )


def _is_owner_below(cell: Station) -> bool:
    """Return whether the owner's shield is beside the number, where nothing else is; else at the building's corner."""
    return cell.owner is not None and not (cell.section or cell.officials or cell.name)


FOOT_SIGN, FOOT_OWNER = 31, 30
OFFICIALS = ("provost", "bailiff")


def _news(page: Page, cell: Station, x: int, top: int, size: int, scale: float) -> None:
    """Mark the last move by a double ring with four ticks round the worker, else the building.

    Earlier moves of this phase get a dot.
    """
    if cell.news not in ("new", "last"):
        return
    middle_x, middle_y = x + size // 2, top + (round(12 * scale) if cell.workers else size // 2)
    if cell.news == "new":
        across, down = (
            (size - 17, -20) if cell.workers else (-6, size - 14)
        )  # beside what a worker gets there
        page.plate(max(0, x + across), max(0, top + down), DOT, DOT, "changed", "active", 3, DOT // 2)
        return
    _target(page, middle_x, middle_y, round((33 if cell.workers else 30) * scale))
    if not cell.workers:
        _owner(page, cell, x, top, size)


def _owner(page: Page, cell: Station, x: int, top: int, size: int) -> None:
    """Draw the owner's shield at the corner of a building, where it is not below."""
    if cell.owner is not None and not _is_owner_below(cell):
        page.art(f"shield{cell.owner}", x + size - 26, top + size - 24, 28)


def _target(page: Page, middle_x: int, middle_y: int, r: int) -> None:
    for radius, colour in ((r, "changed"), (r - 5, "active")):
        page.plate(middle_x - radius, middle_y - radius, 2 * radius, 2 * radius, None, colour, 4, radius)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        page.stroke(
            [
                (middle_x + dx * (r - 6), middle_y + dy * (r - 6)),
                (middle_x + dx * (r + 2), middle_y + dy * (r + 2)),
            ],
            4,
            "changed",
        )
