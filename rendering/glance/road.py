"""The road of a glance card: stations with their workers, prices and owners, the officials, and the news."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rendering.canvas import Page
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, WORKER, W
from rendering.lettering import NARROWEST, cap_height, width
from rendering.nodes import Plate
from rendering.signs import GIVES, SLASH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue

STATION, SIGN, LEAST_SIGN = 58, 34, 26
NATURAL = 124
"""Height of a cell at the usual scale: signs, building, and number one below the other."""
BESIDE = 112
"""Width of a cell in which a worker stands beside a building."""
LARGEST = 1.9
GATE = 12
DOT = 18
TOP = SIGN + 4
NAMED = 200
"""Width of a cell that has room for a name."""


class Station(msgspec.Struct, frozen=True):
    """One place of the road or before the bridge.

    `price` is None where it is that of the head, 0 where the place is free of charge; the deciding seat can
    choose one that is `open`. `gives` is what its worker gets or does, in several forms, the longest first; a
    `guest` of the inn leaves its place to others. `news` is "" for nothing new, "new" for a worker of this
    phase, "last" for the last move, "gate" where nothing but the provost is new. `name` is a message, or empty.
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
    gives: tuple[tuple[Sign, ...], ...] = ()
    guest: int | None = None


class Grid(NamedTuple):
    """Rows of a road that winds, and the size of a cell."""

    columns: int
    rows: int
    across: int
    down: int

    def bends(self, spaces: int, y: int) -> Iterator[Node]:
        """Yield where the road turns into its next row, at the right and then at the left."""
        first, strip = way(self.across, self.down)
        for row in range(1, -(-spaces // self.columns)):
            top, right = y + (row - 1) * self.down + first, (W + self.columns * self.across) // 2
            x = right - 20 if row % 2 else W - right - 10
            yield Plate(x, top, 30, self.down + strip, "road_edge", None, 2, 14)
            yield Plate(x if row % 2 else x + 3, top + 3, 27, self.down + strip - 6, "road", None, 2, 12)

    def places(self, spaces: int, y: int) -> Iterator[tuple[int, int, bool]]:
        """Yield the corner of each space, and whether its row runs from right to left."""
        left = (W - self.columns * self.across) // 2
        for number in range(spaces):
            row, column = divmod(number, self.columns)
            back = bool(row % 2)
            column = self.columns - 1 - column if back else column
            yield left + column * self.across, y + row * self.down, back


def grid(spaces: int, height: int, rows: Sequence[int]) -> Grid:
    """Return the grid in which so many spaces are the largest, of those numbers of rows."""

    def shaped(count: int) -> Grid:
        columns = -(-spaces // count)
        return Grid(columns, -(-spaces // columns), min(WIDEST, (W - 2 * MARGIN) // columns), height // count)

    return max(map(shaped, rows), key=lambda shape: min(shape.across / BESIDE, shape.down / NATURAL))


WIDEST = 358


def scale_of(across: int, down: int) -> tuple[float, int]:
    """Return the scale of a cell's drawings, and the top of what it contains."""
    scale = min(LARGEST, max(1.0, min(across / BESIDE, down / NATURAL)))
    high = round(TOP * scale) + round(STATION * scale) + NATURAL - TOP - STATION
    return scale, max(0, (down - high) // 2)


def way(across: int, down: int) -> tuple[int, int]:
    """Return the top of the road in a cell, and its height."""
    scale, y = scale_of(across, down)
    return y + round(TOP * scale) + 8, round(STATION * scale) - 16


@lru_cache(maxsize=2048)
def station(
    words: Catalogue, cell: Station, across: int, down: int, mirrored: bool = False
) -> tuple[Node, ...]:
    """Return a cell with its station, `mirrored` where the road runs from right to left.

    What it gives is above the building, the workers beside it, below it are owner, number, and the officials.
    """
    page = Page(words)
    scale, y = scale_of(across, down)
    size, worker = round(STATION * scale), round(WORKER * scale)
    top, bottom = y + round(TOP * scale), down - y
    left = GATE if cell.gate and mirrored else 0
    room = across - GATE if cell.gate else across
    figure = round(FIGURE * scale)
    each = min(round(figure * BROAD), (room - NUMBER) // max(1, len(cell.officials)))
    beside = each * len(cell.officials)
    free = (left + beside if left else left), room - beside
    if cell.road:
        _way(page, cell, across, down)
    _gate(page, cell, across, top, bottom, mirrored)
    if cell.drawing is None:
        _foot(page, cell, *free, bottom)
        _officials(page, cell, left, free[1], across, bottom, figure, each)
        return tuple(page.nodes)
    body = round(worker * VISIBLE)
    step = min(body - 8, (room - 4 - body) // max(1, len(cell.workers) - 1))
    is_priced = not cell.workers and cell.price is not None
    crowd = body + step * (len(cell.workers) - 1) if cell.workers else PRICE_W if is_priced else 0
    wide = min(room - 4, size + crowd)
    within = free if wide + 4 <= free[1] else (left, room)
    x = at = within[0] + (within[1] - wide) // 2
    if within != free and not left:  # the officials stand at the right, so that the worker stands at the left
        x += wide - size
    elif within != free and not crowd:
        x = left + room - size - 4
    else:
        at += wide - crowd
    _house(page, cell, x, top, size)
    _gives(page, cell, within, y, round(SIGN * scale))
    if cell.guest is not None:
        guest = round(GUEST * scale)
        page.art(f"worker{cell.guest}", max(-3, x - 6), top + size - guest, guest)
    if is_priced:
        _price(page, cell.price or 0, at, top + size - PRICE_H)
    at, high = at - (worker - body) // 2, top - (worker - size) + 4
    for place, seat in enumerate(cell.workers):
        spot = min(max(-3, at + place * step), across + 3 - worker)  # its drawing is empty at both sides
        page.worker(seat, spot, high, worker, max(GLANCE_TYPE, round(worker * LETTER)))
    if cell.workers and not cell.name and not cell.officials:  # below the building, clear of the worker
        free = max(0, x - WING), size + 2 * WING
    if not _foot(page, cell, *free, bottom):
        page.art(f"shield{cell.owner}", max(0, x - 9), top - 4, OWNER)
    _officials(page, cell, left, free[1], across, bottom, figure, each)
    if cell.workers:
        r = round(worker * 0.42)
        middle = min(max(r + 3, at + worker // 2), across - r - 3)
        _news(page, cell.news, middle, high + round(worker * 0.62), r, worker // 5)
    else:
        _news(page, cell.news, x + size // 2, top + size // 2, size // 2, size // 2 - 2)
    return tuple(page.nodes)


VISIBLE = 0.76
"""The width of a worker, as a share of its drawing."""
LETTER = 0.47  # of a worker's height
PRICE_W, PRICE_H, GUEST = 60, 38, 44


def _gate(page: Page, cell: Station, across: int, top: int, bottom: int, mirrored: bool) -> None:
    """Draw the striped post behind the provost's space."""
    if not cell.gate:
        return
    x, above = 0 if mirrored else across - GATE, top - 2
    page.plate(x, above, GATE, bottom - above, "official", radius=5)
    for y in range(above + 8, bottom - 12, 20):
        page.plate(x + 3, y, GATE - 6, 9, "on_official", radius=2)
    if cell.news == "gate":
        page.plate(0 if mirrored else across - DOT, above - 4, DOT, DOT, "changed", "active", 3, DOT // 2)


def _way(page: Page, cell: Station, across: int, down: int) -> None:
    """Draw the road under a station; pale and without edges where the provost does not reach."""
    y, h = way(across, down)
    page.plate(0, y, across, h, "road" if cell.reached else "ground_deep", radius=0)
    if cell.reached:
        page.plate(0, y, across, 3, "road_edge", radius=0)
        page.plate(0, y + h - 3, across, 3, "road_edge", radius=0)


def _house(page: Page, cell: Station, x: int, top: int, size: int) -> None:
    """Draw a building, framed in its owner's color."""
    edge = "plate_edge" if cell.owner is None else f"frame{cell.owner}"
    fill = "active" if cell.open else "plate" if cell.reached else "plate_low"
    page.plate(x, top, size, size, fill, edge, 3 if cell.owner is None else 6, 10)
    if not cell.reached:
        _dashes(page, x, top, size)
    page.art(cell.drawing or "", x + 5, top + 5, size - 10, faded=0.0 if cell.reached else 0.55)
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


def _gives(page: Page, cell: Station, within: tuple[int, int], y: int, size: int) -> None:
    """Draw what a worker gets or does above the roof: all rates where they have room, else the first, else the gain."""
    if not cell.gives:
        return
    whole, rate, gain = cell.gives
    left, room = within[0] + CLEAR, within[1] - 2 * CLEAR
    signs = rate if _wide(rate, LEAST_SIGN) <= room else gain
    if _wide(whole, size) <= room:
        signs = whole
    high = size
    while size > DOT and _wide(signs, size) > room:
        size -= 1
    across, faded = _wide(signs, size), 0.0 if cell.reached else 0.4
    x = left + max(0, room - across) // 2
    fill = "plate_low" if not cell.reached else "active" if cell.open else "plate"
    page.plate(x - CLEAR, y, min(across, room) + 2 * CLEAR, high + 1, fill, None, 2, 8)
    for number, name in signs:
        if number:
            letters = _letters(size)
            x += page.text(str(number), x, y + (high + cap_height("bold", letters)) // 2, "bold", letters) + 1
        step = _step(name, size)
        page.art(name, x + (step - size) // 2, y + (high - size) // 2, size, faded=faded)
        x += step


CLEAR = 3


def _wide(signs: Sequence[Sign], size: int) -> int:
    return sum(
        _step(name, size) + (width(str(number), "bold", _letters(size)) + 1 if number else 0)
        for number, name in signs
    )


def _letters(size: int) -> int:
    """Return the size of numbers beside signs."""
    return max(GLANCE_TYPE, size - 6)


def _step(name: str, size: int) -> int:
    """Return the width of a sign: arrow and slash are narrow, a worker is narrower than it is high."""
    return round(size * {GIVES[1]: 0.44, SLASH[1]: 0.44, "pawn": VISIBLE}.get(name, 1))


def _price(page: Page, price: int, x: int, y: int) -> None:
    """Draw a price, where the worker would stand."""
    page.plate(x, y, PRICE_W, PRICE_H, "active", "ink", 2, 17)
    if price:
        page.row(((price, "coin"),), x + PRICE_W // 2, y + 3, 32, GLANCE_TYPE, align="middle")
    else:
        page.art("check", x + PRICE_W // 2 - 16, y + 3, 32)


def _foot(page: Page, cell: Station, left: int, room: int, bottom: int) -> bool:
    """Draw what is below a station; return whether the owner is there, or nobody owns it.

    That is, as far as there is room, the first first: number and name, the owner's shield, and the section that is
    scored there.
    """
    most = room - 2 * CLEAR
    label = _label(page.words, cell, most - (OWNER if cell.owner is not None and cell.name else 0))
    letters = min(most, width(label, "sans", GLANCE_TYPE))
    used, signs = letters, []
    owner = "" if cell.owner is None else f"shield{cell.owner}"
    for sign in (owner, cell.section):
        if sign and used + OWNER <= most:
            signs.append(sign)
            used += OWNER
    x = left + (room - used) // 2
    if owner in signs:
        page.art(owner, x + 1, bottom - OWNER + 4, OWNER - 4)
        x += OWNER
    page.text(label, x, bottom - 1, "sans", GLANCE_TYPE, "ink", letters, GLANCE_TYPE)
    if cell.section in signs:
        page.art(cell.section, x + letters, bottom - OWNER, OWNER)
    return owner in ("", *signs)


WING = 9
"""Room of a number and its owner's shield beyond a building, on each side."""
OWNER = 34
"""Room of a shield or sign below a station."""


def _officials(
    page: Page, cell: Station, left: int, room: int, across: int, bottom: int, size: int, step: int
) -> None:
    """Draw the provost and the bailiff beside the gate, right of so much room where the gate is there."""
    names = cell.officials if left else cell.officials[::-1]
    for place, name in enumerate(names):
        x = (left or room) + place * step + (step - size) // 2
        page.art(name, min(max(-3, x), across + 3 - size), bottom - size, size)


def _label(words: Catalogue, cell: Station, room: int) -> str:
    """Return the number, in a wide cell with the name, the short one where the whole has no room."""
    if not cell.name:
        return cell.label
    whole, short = f"{cell.label} {words.say(cell.name)}", f"{cell.label} {words.short(cell.name)}"
    if width(whole, "sans", GLANCE_TYPE) <= room:
        return whole
    return short if width(short, "sans", GLANCE_TYPE) * NARROWEST <= room else cell.label


FIGURE, BROAD, NUMBER = 46, 0.74, 44
"""Height of the provost or bailiff below a station, his width as a share of it, and the room of the number beside."""


def _news(page: Page, news: str, x: int, y: int, r: int, aside: int) -> None:
    """Mark the last move by a double ring with four ticks round the worker, else the building.

    Earlier moves of this phase get a dot.
    """
    if news == "new":
        page.plate(x + aside - DOT // 2, y - r - DOT // 2, DOT, DOT, "changed", "active", 3, DOT // 2)
    elif news == "last":
        for radius, colour in ((r, "changed"), (r - 5, "active")):
            page.plate(x - radius, y - radius, 2 * radius, 2 * radius, None, colour, 4, radius)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            ends = [(x + dx * (r + far), y + dy * (r + far)) for far in (-6, 2)]
            page.stroke(ends, 4, "changed")
