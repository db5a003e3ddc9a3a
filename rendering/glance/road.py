"""The road of a glance card: stations with their workers, prices and owners, the officials, and the news."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rendering.canvas import Page
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, WORKER, W
from rendering.lettering import NARROWEST, cap_height, width
from rendering.nodes import Block, Plate
from rendering.road import dashes
from rendering.signs import GIVES, SLASH
from rendering.steps import DONE, IN_USE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue

STATION, SIGN, LEAST_SIGN = 58, 34, 28
NATURAL = 124
"""Height of a cell at the usual scale: signs, building, and number one below the other."""
BESIDE = 114
"""Width of a cell in which a worker stands beside a building."""
NARROW = 81
"""Width of a cell in which he covers a corner of the building, and of one without a building."""
LARGEST = 1.9
GATE = 12
TOP = SIGN + 4
NAMED = 190
"""Room that a name needs at least."""


class Station(msgspec.Struct, frozen=True):
    """One place of the road or before the bridge, or a row of empty spaces.

    `price` is None where it is that of the head; the deciding seat can choose one that is `open`. `gives` is
    what its worker gets or does, in two forms, the longer first; a `guest` of the inn leaves its place to others.
    `news` is "" for nothing new, "new" for a worker of this phase, "last" for the last move, "gate" where nothing
    but the provost is new. `section` is the one that is scored when the bailiff comes. `name` is a message, or
    empty. `step`: see `rendering.steps`. `moves`: the question is where the provost goes.
    """

    label: str
    drawing: str | None
    owner: int | None
    workers: tuple[int, ...]
    price: int | None
    reached: bool
    officials: tuple[str, ...]
    section: str
    pending: int | None
    news: str
    road: bool
    name: str = ""
    open: bool = False
    gives: tuple[tuple[Sign, ...], ...] = ()
    guest: int | None = None
    step: str = ""
    moves: bool = False

    @property
    def aside(self) -> int:
        """Return the width of the column for officials and sections, between this space and the next."""
        return ASIDE if self.officials or self.section else 0

    @property
    def fixed(self) -> int:
        """Return the width that the cell has in any row: a building's is what the row leaves."""
        return self.aside + (
            0 if self.drawing else width(self.label, "sans", GLANCE_TYPE) + 4 * CLEAR
        )

    @property
    def least(self) -> int:
        """Return the least width beside that: 0 without a building."""
        signs = _wide(self.gives[-1], LEAST_SIGN) + 2 * CLEAR if self.gives else 0
        return max(NARROW, signs) if self.drawing else 0


class Grid(NamedTuple):
    """Rows of a road that winds: the widths of their cells, the height of one, and the scale of what it contains."""

    rows: tuple[tuple[int, ...], ...]
    down: int
    scale: float

    @property
    def across(self) -> int:
        return sum(self.rows[0])

    def bends(self, y: int) -> Iterator[Node]:
        """Yield where the road turns into its next row, at the right and then at the left."""
        first, strip = _strip(self.scale, _content(self.down, self.scale))
        for row in range(1, len(self.rows)):
            top, right = y + (row - 1) * self.down + first, (W + self.across) // 2
            x = right - 20 if row % 2 else W - right - 10
            yield Plate(x, top, 30, self.down + strip, "road_edge", None, 2, 14)
            yield Plate(
                x if row % 2 else x + 3,
                top + 3,
                27,
                self.down + strip - 6,
                "road",
                None,
                2,
                12,
            )

    def places(self, y: int) -> Iterator[tuple[int, int, int, bool]]:
        """Yield corner and width of each cell, and whether its row runs from right to left."""
        left = (W - self.across) // 2
        for row, cells in enumerate(self.rows):
            at = 0
            for across in cells:
                back = bool(row % 2)
                yield (
                    left + (self.across - at - across if back else at),
                    y + row * self.down,
                    across,
                    back,
                )
                at += across


def grid(cells: Sequence[Station], height: int, rows: Sequence[int]) -> Grid:
    """Return the grid in which the cells are the largest, of those numbers of rows."""

    def shaped(count: int) -> Grid:
        lines: list[list[Station]] = [[] for _ in range(count)]
        done, total = 0, sum(cell.fixed + cell.least for cell in cells)
        for cell in cells:
            wide = cell.fixed + cell.least
            lines[(2 * done + wide) * count // (2 * total)].append(cell)
            done += wide
        across = min(W - 2 * MARGIN, WIDEST * max(map(len, lines)))
        widths = tuple(tuple(_widths(line, across)) for line in lines if line)
        rooms = (wide for row in widths for wide in row)
        room = min(
            wide - cell.aside
            for wide, cell in zip(rooms, cells, strict=True)
            if cell.drawing
        )
        down = height // count
        return Grid(widths, down, min(LARGEST, room / BESIDE, down / NATURAL))

    best = max(map(shaped, rows), key=lambda shape: shape.scale)
    return best._replace(scale=max(1.0, best.scale))


WIDEST = 358


def _widths(cells: Sequence[Station], across: int) -> Iterator[int]:
    """Yield the widths of the cells of a row: as equal as those that need more leave them."""
    needed = sum(cell.least for cell in cells)
    room = across - sum(cell.fixed for cell in cells)
    share = min(1.0, room / max(1, needed))
    given: dict[int, int] = {}
    left = sum(cell.least > 0 for cell in cells)
    for place in sorted(range(len(cells)), key=lambda place: -cells[place].least):
        if cells[place].least:
            given[place] = max(room // left, int(cells[place].least * share))
            room, left = room - given[place], left - 1
    for place, cell in enumerate(cells):
        yield cell.fixed + given.get(place, 0)


def blocks_of(
    words: Catalogue, cells: Sequence[tuple[str, Station]], shape: Grid, y: int
) -> Iterator[Block]:
    """Yield the cells of a road that begins at y, by their names."""
    for (name, cell), (x, top, across, back) in zip(
        cells, shape.places(y), strict=True
    ):
        nodes = station(words, cell, across, shape.down, shape.scale, back)
        yield Block(name, x, top, across, shape.down, "ground", nodes)


def _content(down: int, scale: float) -> int:
    """Return the top of what a cell contains."""
    high = round(TOP * scale) + round(STATION * scale) + NATURAL - TOP - STATION
    return max(0, (down - high) // 2)


def _strip(scale: float, y: int) -> tuple[int, int]:
    """Return the top of the road in a cell whose content begins at y, and the height of the road."""
    return y + round(TOP * scale) + 8, round(STATION * scale) - 16


@lru_cache(maxsize=2048)
def station(
    words: Catalogue,
    cell: Station,
    across: int,
    down: int,
    scale: float = 1.0,
    mirrored: bool = False,
) -> tuple[Node, ...]:
    """Return a cell with its station, `mirrored` where the road runs from right to left.

    Its effect is above the building, the owner at the upper left, the worker or a price at the lower right, the
    number below. The column for officials is where the road leaves the cell.
    """
    page = Page(words)
    size = round(STATION * scale)
    y = _content(down, scale)
    top, bottom = y + round(TOP * scale), down - y
    left, room = cell.aside if mirrored else 0, across - cell.aside
    # beside a number of two digits
    worker = min(round(WORKER * scale), max(LEAST_WORKER, room - 16))
    if cell.road:
        _way(page, cell, across, *_strip(scale, y))
    if cell.step == IN_USE:
        page.plate(left, y, room, bottom - y, "leads", "ink", 4, 10)
    _aside(page, cell, 0 if mirrored else room, y, top, bottom, mirrored)
    if cell.drawing is None:
        page.text(
            cell.label,
            left + room // 2,
            bottom - 1,
            "sans",
            GLANCE_TYPE,
            "soft",
            align="middle",
        )
        first, *more = cell.label.split("–")
        spaces = int(more[0]) - int(first) + 1 if more else 1
        for space in range(spaces):  # a small plot for each
            x = left + room * (2 * space + 1) // (2 * spaces) - 4
            page.plate(x, top + size // 2 - 4, 8, 8, "plate_low", "soft")
        return tuple(page.nodes)
    body = round(worker * VISIBLE)
    wide = min(room - 2, size + body)
    x = left + (room - (size if room > size + 2 * body else wide)) // 2
    end = x + wide
    _house(page, cell, x, top, size)
    _gives(page, cell, left, room, y, round(SIGN * scale))
    if cell.owner is not None:
        page.art(f"shield{cell.owner}", max(left - 2, x - 9), top - 6, OWNER)
    if cell.guest is not None:
        guest = round(GUEST * scale)
        page.art(f"worker{cell.guest}", max(-3, x - 6), top + size - guest, guest)
    step = min(body - 8, (room - 4 - body) // max(1, len(cell.workers) - 1))
    crowd = body + step * (len(cell.workers) - 1) if cell.workers else 0
    is_low = _label(
        page, cell, left, room, x + size // 2, bottom, crowd and end - crowd
    )
    high = (bottom if is_low else top + size) - worker
    at = end - crowd - (worker - body) // 2
    for place, seat in enumerate(cell.workers):
        # its drawing is empty at both sides
        spot = min(max(-3, at + place * step), across + 3 - worker)
        letter = max(GLANCE_TYPE, round(worker * LETTER))
        page.worker(
            seat, spot, high, worker, letter, faded=FADED if cell.step == DONE else 0.0
        )
    if not cell.workers and cell.price is not None:
        price = ((cell.price, "coin"),)
        page.plate(
            end - PRICE_W,
            top + size - PRICE_H,
            PRICE_W,
            PRICE_H,
            "active",
            "ink",
            2,
            17,
        )
        page.row(
            price,
            end - PRICE_W // 2,
            top + size - PRICE_H + 3,
            32,
            GLANCE_TYPE,
            align="middle",
        )
    if cell.workers:
        r = round(worker * 0.38)
        _news(
            page,
            cell.news,
            min(max(r + 3, at + worker // 2), across - r - 3),
            high + round(worker * 0.62),
            r,
        )
    else:
        _news(page, cell.news, x + size // 2, top + size // 2, size // 2)
    return tuple(page.nodes)


VISIBLE = 0.76
"""The width of a worker, as a share of its drawing."""
LEAST_WORKER = 62
LETTER = 0.47  # of a worker's height
FADED = 0.6
PRICE_W, PRICE_H, GUEST = 60, 38, 44
OWNER = 30
"""Size of an owner's shield."""
ASIDE, FIGURE = 42, 48
"""Width of the column for officials, and the size of one of them."""


def _aside(
    page: Page, cell: Station, x: int, y: int, top: int, bottom: int, mirrored: bool
) -> None:
    """Draw the column behind a space: the section scored there, the bailiff, the provost before his striped post."""
    if cell.section:
        page.art(cell.section, x + (ASIDE - SIGN) // 2, y, SIGN)
    if "provost" in cell.officials:
        if cell.moves:
            page.plate(x, top - 6, ASIDE, bottom - top + 6, "leads", "ink", 4, 10)
        post = x if mirrored else x + ASIDE - GATE
        page.plate(post, top - 2, GATE, bottom - top + 2, "official", radius=5)
        for stripe in range(top + 6, bottom - 12, 20):
            page.plate(post + 3, stripe, GATE - 6, 9, "on_official", radius=2)
    for name in cell.officials:
        foot = bottom if name == "provost" else bottom - FIGURE
        page.art(name, x + (ASIDE - FIGURE) // 2, foot - FIGURE, FIGURE)
        if cell.news == "gate" and name == "provost":
            page.ring(x, foot - FIGURE, ASIDE, FIGURE, ASIDE // 2)


def _way(page: Page, cell: Station, across: int, y: int, h: int) -> None:
    """Draw the road under a station; pale and without edges where the provost does not reach."""
    page.plate(0, y, across, h, "road" if cell.reached else "ground_deep", radius=0)
    if cell.reached:
        page.plate(0, y, across, 3, "road_edge", radius=0)
        page.plate(0, y + h - 3, across, 3, "road_edge", radius=0)


def _house(page: Page, cell: Station, x: int, top: int, size: int) -> None:
    """Draw a building, framed in its owner's color, yellow where it can be chosen."""
    edge = "plate_edge" if cell.owner is None else f"frame{cell.owner}"
    fill = "leads" if cell.open else "plate" if cell.reached else "plate_low"
    if cell.open:
        page.plate(x - 2, top - 2, size + 4, size + 4, "ink", radius=12)
    page.plate(x, top, size, size, fill, edge, 3 if cell.owner is None else 6, 10)
    if not cell.reached:
        # nothing works beyond the provost
        dashes(page, x, top, size, size, 6, "ground_deep")
    page.art(
        cell.drawing or "",
        x + 5,
        top + 5,
        size - 10,
        faded=0.0 if cell.reached else 0.55,
    )
    if cell.pending is not None:
        page.art("residence", x - 1, top + size - 27, 28)
        page.art(f"shield{cell.pending}", x + 23, top + size - 23, 24)


def _gives(page: Page, cell: Station, left: int, room: int, y: int, size: int) -> None:
    """Draw what a worker gets or does above the roof: all rates where they have room, else the first."""
    if not cell.gives:
        return
    left, room = left + CLEAR, room - 2 * CLEAR
    whole, rate = cell.gives
    signs = whole if _wide(whole, min(size, SIGN)) <= room else rate
    high = size
    while size > SMALLEST_SIGN and _wide(signs, size) > room:
        size -= 1
    across, faded = _wide(signs, size), 0.0 if cell.reached else 0.4
    x = left + max(0, room - across) // 2
    fill = "plate_low" if not cell.reached else "leads" if cell.open else "plate"
    page.plate(x - CLEAR, y, min(across, room) + 2 * CLEAR, high + 1, fill, None, 2, 8)
    for number, name in signs:
        if number:
            letters = _letters(size)
            x += (
                page.text(
                    str(number),
                    x,
                    y + (high + cap_height("bold", letters)) // 2,
                    "bold",
                    letters,
                )
                + 1
            )
        step = _step(name, size)
        page.art(
            name, x + (step - size) // 2, y + (high - size) // 2, size, faded=faded
        )
        x += step


CLEAR, SMALLEST_SIGN = 3, 18


def _wide(signs: Sequence[Sign], size: int) -> int:
    return sum(
        _step(name, size)
        + (width(str(number), "bold", _letters(size)) + 1 if number else 0)
        for number, name in signs
    )


def _letters(size: int) -> int:
    """Return the size of numbers beside signs."""
    return max(GLANCE_TYPE, size - 6)


def _step(name: str, size: int) -> int:
    """Return the width of a sign: arrow and slash are narrow, a worker is narrower than it is high."""
    return round(size * {GIVES[1]: 0.44, SLASH[1]: 0.44, "pawn": VISIBLE}.get(name, 1))


def _label(
    page: Page, cell: Station, left: int, room: int, middle: int, bottom: int, end: int
) -> bool:
    """Write the number below a building, in a wide cell with the name, else left of where a worker begins.

    Return whether the worker can stand beside it.
    """
    if not cell.label:
        return True
    label = _named(page.words, cell, room - 2 * CLEAR)
    if label != cell.label:
        page.text(
            label,
            left + room // 2,
            bottom - 1,
            "sans",
            GLANCE_TYPE,
            "ink",
            room - 2 * CLEAR,
            GLANCE_TYPE,
            "middle",
        )
        return False
    wide = width(label, "sans", GLANCE_TYPE)
    is_beside = not end or wide * NARROWEST <= end - left
    if end and is_beside:
        wide = min(wide, end - left)
        middle = min(max(middle, left + (wide + 1) // 2), end - (wide + 1) // 2)
    page.text(
        label,
        middle,
        bottom - 1,
        "sans",
        GLANCE_TYPE,
        "ink",
        wide,
        GLANCE_TYPE,
        "middle",
    )
    return bool(is_beside)


def _named(words: Catalogue, cell: Station, room: int) -> str:
    """Return the number, in a wide cell with the name, the short one where the whole has no room."""
    if not cell.name or room < NAMED:
        return cell.label
    whole, short = (
        f"{cell.label} {words.say(cell.name)}",
        f"{cell.label} {words.short(cell.name)}",
    )
    if width(whole, "sans", GLANCE_TYPE) <= room:
        return whole
    return (
        short if width(short, "sans", GLANCE_TYPE) * NARROWEST <= room else cell.label
    )


def _news(page: Page, news: str, x: int, y: int, r: int) -> None:
    """Mark what is new by a ring round the worker, else the building; the last move by a double one with four ticks."""
    if news not in ("new", "last"):
        return
    page.ring(x - r, y - r, 2 * r, 2 * r, r, 4)
    if news == "last":
        page.plate(
            x - r + 5, y - r + 5, 2 * r - 10, 2 * r - 10, None, "active", 4, r - 5
        )
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            ends = [(x + dx * (r + far), y + dy * (r + far)) for far in (-6, 2)]
            page.stroke(ends, 4, "changed")
