"""The road of a glance card: stations with their workers, prices and owners, the officials, and the news."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page, row_width
from rendering.glance.sheet import GLANCE_TYPE, WORKER
from rendering.lettering import NARROWEST, width
from rendering.nodes import Plate
from rendering.signs import GIVES, SLASH

if TYPE_CHECKING:
    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue

CELL_W, CELL_H = 76, 136
STATION = 60
GATE = 12
DOT = 18
TOP = 36
"""The top of a station below the top of its cell, up to which the worker on it reaches."""


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
    _gate(page, cell, across, top, down, mirrored)
    _foot(page, cell, left, across - GATE, down)
    middle = across // 2 if size + 2 * GATE > across else x + size // 2
    if beside and cell.workers:
        _gives(page, cell, middle, top - round(TOP * scale), across, scale)
        worker = round(WORKER * scale)
        _neighbor(page, cell, x + size + 3 - (worker - beside) // 2, top + size // 2, worker)
        return tuple(page.nodes)
    _people(page, cell, x, top, size, scale)
    if not cell.workers:
        _gives(page, cell, middle, top - round(TOP * scale), across, scale)
    if not cell.workers and cell.price is not None:
        _price(page, cell.price, x + size // 2, top + size - PRICE_H + 4)
    if cell.guest is not None:
        page.art(f"worker{cell.guest}", x + size - GUEST + 4, top + size - GUEST + 4, GUEST)
    _owner(page, cell, min(x + size - 22, across - 30), top, scale)
    _news(page, cell, x, top, size, scale)
    if len(cell.workers) == 1:
        _gives(page, cell, middle, top + size - round(GAINED * scale), across, scale)
    return tuple(page.nodes)


def _gate(page: Page, cell: Station, across: int, top: int, down: int, mirrored: bool) -> None:
    """Draw the striped post behind the provost's space."""
    if not cell.gate:
        return
    x, above = 0 if mirrored else across - GATE, top - 6
    page.plate(x, above, GATE, down - above, "official", radius=5)
    for y in range(above + 8, down - 12, 20):
        page.plate(x + 3, y, GATE - 6, 9, "on_official", radius=2)
    if cell.news == "gate":
        page.plate(0 if mirrored else across - DOT, above - 4, DOT, DOT, "changed", "active", 3, DOT // 2)


def _room_beside(across: int, scale: float) -> int:
    """Return the room for a worker beside the building; 0 where a cell has none."""
    size, worker = round(STATION * scale), round(WORKER * scale * VISIBLE)
    return worker if across - GATE >= size + worker + 2 * EDGE else 0


EDGE = 12
VISIBLE = 0.76
"""The width of a worker, as a share of its drawing."""


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
    high = down > across * 0.6
    size, top = (WIDE_HIGH, 22) if high else (WIDE, 8)
    left, room = GATE if mirrored else 0, across - GATE
    _way(page, cell, across, top, size)
    if cell.drawing is None:
        page.text(
            cell.label, left + room // 2, top + size // 2 + 12, "serif", GLANCE_TYPE, "soft", align="middle"
        )
        return tuple(page.nodes)
    edge = round(size * (1 - VISIBLE) / 2)  # empty on each side of a worker
    beside = GAP + size - 2 * edge if cell.workers or not high else 0
    behind = (
        0
        if high
        else min(GAP + max((row_width(line, SIGN, GLANCE_TYPE) for line in does), default=0), MOST_BEHIND)
    )
    x = left + (room - size - beside - behind) // 2
    _house(page, cell, x, top, size, True)
    _gate(page, cell, across, top, down, mirrored)
    _foot(page, cell, left, across - GATE, down - (SIGN + 16 if high else 0))
    if cell.workers:
        _neighbor(page, cell, x + size + GAP - edge, top + size // 2, size)
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


WIDE_HIGH, WIDE = 176, 112
GAP = 8
SIGN, LEAST_SIGN = 40, 26
MOST_BEHIND = 140


def _neighbor(page: Page, cell: Station, x: int, middle: int, size: int) -> None:
    """Draw a worker beside the building, with the mark of its news."""
    page.worker(cell.workers[0], x, middle - size // 2, size, max(GLANCE_TYPE, round(size * LETTER)))
    if cell.news == "new":
        page.plate(x + size // 8, middle - size // 2, DOT, DOT, "changed", "active", 3, DOT // 2)
    elif cell.news == "last":
        _target(page, x + size // 2, middle + 4, size // 2)


LETTER = 0.47  # of a worker's height


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
        worker = round(WORKER * max(scale, LEAST_WORKER))
        letter = max(GLANCE_TYPE, round(worker * LETTER))
        page.worker(
            cell.workers[0], x + (size - worker) // 2, max(0, top - round(TOP * scale)), worker, letter
        )
        return
    step = (size - 32) // max(1, len(cell.workers) - 1)
    for place, seat in enumerate(cell.workers):
        page.art(f"worker{seat}", max(-2, x - 8) + place * step, top - 22 + 16 * (place % 2), 50)


SIZE, GAINED = 34, 37  # of the signs of what a worker gets, and where they are on a building with a worker
LEAST_WORKER = 0.94
PRICE_H, GUEST = 36, 44


def _gives(page: Page, cell: Station, middle: int, y: int, room: int, scale: float) -> None:
    """Draw what a worker gets or does at a place: above its roof, or below the worker who stands there.

    Of an exchange both sides and the head of an arrow between them, of two single outputs a slash; without room for
    two larger outputs the larger one is drawn.
    """
    signs, faded = cell.gives, 0.0 if cell.reached else 0.4
    if not signs:
        return
    paired = len(signs) == 3 and signs[1] in (GIVES, SLASH) and not any(number for number, _ in signs)
    size = min(round(SIZE * scale), (room - TIP) // 2) if paired else round(SIZE * scale)
    size, at = max(SIZE, size), len(page.nodes)
    if paired:
        first, divider, second = (name for _, name in signs)
        across = 2 * size + TIP
        left = middle - across // 2
        page.art(first, left, y + 1, size, faded=faded)
        page.art(second, left + size + TIP, y + 1, size, faded=faded)
        page.art(divider, left + size + TIP // 2 - size // 2, y + 1, size, faded=faded)
    else:
        if row_width(signs, SIZE, GLANCE_TYPE) > room:
            signs = (max(signs),)
        across = page.row(signs, middle, y + 1, size, max(GLANCE_TYPE, size), room, SIZE, "middle", faded)
    fill = "plate_low" if not cell.reached else "active" if cell.open else "plate"
    left, right = max(0, middle - across // 2 - 3), min(room, middle + (across + 1) // 2 + 3)
    page.nodes.insert(at, Plate(left, y, right - left, size + 2, fill, None, 2, 8))


TIP = 8  # between the two signs of an exchange; their edges are empty


def _price(page: Page, price: int, middle: int, y: int) -> None:
    """Draw the price at the foot of a building."""
    page.plate(middle - 32, y, 64, PRICE_H, "active", "ink", 2, 17)
    if price:
        page.row(((price, "coin"),), middle, y + 2, 32, GLANCE_TYPE, align="middle")
    else:
        page.art("check", middle - 16, y + 2, 32)


def _foot(page: Page, cell: Station, left: int, room: int, down: int) -> None:
    """Draw what is below a station: its number, the section that is scored there, and the officials.

    The officials are the largest, and come first where there is no room for the others.
    """
    wide, across = len(cell.officials) * OFFICIAL, room + GATE
    most = across - wide
    signs = (cell.section,) if cell.section and most >= FOOT_SIGN + 40 else ()
    most -= len(signs) * (FOOT_SIGN + (8 if cell.name else 2)) + (8 if cell.name and wide else 0)
    number = cell.label if cell.drawing is not None and len(cell.officials) < 2 else ""
    if cell.name:
        number = _named(page.words, cell, most)
    need = min(most, width(number, "sans", GLANCE_TYPE)) if number else 0
    gap = (8 if cell.name else 2) * bool(signs or wide) * bool(number)
    owned = FOOT_OWNER if _is_owner_below(cell) else 0
    used = owned + need + gap + len(signs) * FOOT_SIGN + wide
    x = min(max(0, left + (room - used) // 2), across - used)
    officials = cell.officials if left else cell.officials[::-1]  # the provost beside his gate
    if left and wide and not cell.name:
        _officials(page, officials, x, across, down)
        x += wide + gap
    if owned:
        page.art(f"shield{cell.owner}", x, down - 35, owned - 2)
        x += owned
    if number:
        baseline = down - (11 if cell.name else 8)  # a name has letters that reach below it
        page.text(number, x + need // 2, baseline, "sans", GLANCE_TYPE, "soft", need, GLANCE_TYPE, "middle")
        x += need + gap
    for sign in signs:
        page.art(sign, x, down - 36, FOOT_SIGN)
        x += FOOT_SIGN
    if not left or cell.name:
        _officials(page, officials, x, across, down)


def _officials(page: Page, names: tuple[str, ...], x: int, across: int, down: int) -> None:
    """Draw the provost and the bailiff, each standing out above a dark plate."""
    for place, name in enumerate(names):
        at, size = x + place * OFFICIAL, FIGURE if across < ROOMY else LARGE_FIGURE
        page.plate(at, down - 42, OFFICIAL - 1, 41, "official", radius=8)
        left = at + (OFFICIAL - size) // 2
        page.art(name, min(max(-3, left), across + 3 - size), down - size, size)


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


FOOT_SIGN, FOOT_OWNER = 34, 34
OFFICIAL, FIGURE, LARGE_FIGURE, ROOMY = 38, 50, 60, 130
"""Room of the provost or bailiff below a station, and his height: he stands out above his plate."""


def _news(page: Page, cell: Station, x: int, top: int, size: int, scale: float) -> None:
    """Mark the last move by a double ring with four ticks round the worker, else the building.

    Earlier moves of this phase get a dot.
    """
    if cell.news not in ("new", "last"):
        return
    middle = top + (round(4 * scale) if cell.workers else size // 2)
    if cell.news == "new":  # beside the worker's hood, or at a corner of the building
        across, down = (0, -24) if cell.workers else (-6, size - 14)
        page.plate(max(0, x + across), max(0, top + down), DOT, DOT, "changed", "active", 3, DOT // 2)
        return
    _target(page, x + size // 2, middle, round((32 if cell.workers else 30) * scale))


def _owner(page: Page, cell: Station, x: int, top: int, scale: float) -> None:
    """Draw the owner's shield at the upper corner of a building, beside the hood of a worker, where it is not below."""
    if cell.owner is not None and not _is_owner_below(cell):
        y, size = (top - round(TOP * scale), 26) if cell.workers else (top - 8, FOOT_OWNER - 2)
        page.art(f"shield{cell.owner}", x + FOOT_OWNER - 2 - size, y, size)


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
