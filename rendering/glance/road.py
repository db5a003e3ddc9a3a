"""The road of a glance card: stations with their workers, prices and owners, the officials, and the news."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rendering.canvas import Page
from rendering.glance.sheet import GLANCE_TYPE, MARGIN, WORKER, W
from rendering.lettering import NARROWEST, cap_height, width
from rendering.nodes import Block, Plate
from rendering.road import LEFT, SLIM, dashes
from rendering.signs import GIVES, SLASH
from rendering.steps import DONE, IN_USE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue

STATION, SIGN, LEAST_SIGN = 56, 34, 28
TOP, FOOT, EDGE = 37, 28, 4
"""Room above a building for its effect, below it for its number, and within the frame."""
NATURAL, DESCENT, AIR = TOP + STATION + FOOT, 8, 24
"""Height of a space at the usual scale; what a name needs besides; and most room that is left free."""
TWO_ROWS = 300
"""Height of a cell from which there is one row of cards, whose headings have room for more lines."""
BESIDE = 120
"""Width of a cell in which a worker stands beside a building."""
NARROW, WITH_NUMBER = 72, 98
"""Width of a cell without a worker, and of one in which he is beside the number and covers a part of the building."""
NUMBER = 2  # the form of a name that is a number alone
LARGEST, WIDEST_SPACE, WIDEST_NAMED = 2.3, 156, 208
GATE = 12


class Station(msgspec.Struct, frozen=True):
    """One place of the road or before the bridge, or a row of empty spaces.

    `price` is 0 where it is free or that of the head; the deciding seat can choose one that is `open`. `gives` is
    what its worker gets or does, in two forms, the longer first, `deal` the same of its owner; a `guest` at the right
    of the inn leaves its place to others. `news` is "" for nothing new, "new" for a worker of this phase, "last" for
    the last move, "gate" where nothing but the provost is new. `section` is the one that is scored when the bailiff
    comes. `name` is a message, or empty. `step`: see `rendering.steps`. `moves`: the question is where the provost
    goes; `figure` is the height of an official who is alone.
    """

    label: str
    drawing: str | None = None
    owner: int | None = None
    workers: tuple[int, ...] = ()
    price: int = 0
    reached: bool = True
    officials: tuple[str, ...] = ()
    section: str = ""
    pending: int | None = None
    news: str = ""
    road: bool = True
    name: str = ""
    open: bool = False
    gives: tuple[tuple[Sign, ...], ...] = ()
    deal: tuple[tuple[Sign, ...], ...] = ()
    guest: int | None = None
    step: str = ""
    moves: bool = False
    figure: int = 62

    @property
    def aside(self) -> int:
        """Return the width of the column for officials and sections, between this space and the next."""
        if not self.officials:
            return SIGN + 6 if self.section else 0
        return GATE + 4 + round(self.high * (1 - LEFT)) + self.beside

    @property
    def high(self) -> int:
        """Return the height of an official, of whom two on one space are smaller."""
        return self.figure if len(self.officials) < 2 else 52

    @property
    def beside(self) -> int:
        """Return how far the second of two officials stands from the first."""
        return 44 * (len(self.officials) - 1)

    @property
    def fixed(self) -> int:
        """Return the width that the cell has in any row: a building's is what the row leaves."""
        if self.drawing or self.officials:
            return self.aside
        return self.aside + width(self.label, "sans", GLANCE_TYPE) + 4 * GAP

    @property
    def least(self) -> int:
        """Return the least width beside that: 0 without a building."""
        signs = _wide(self.gives[-1], LEAST_SIGN) if self.gives else 0
        room = WITH_NUMBER if self.workers else NARROW
        return max(room, signs + 2 * (GAP + EDGE + 2)) if self.drawing else 0


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
            yield Plate(x, top, 30, self.down + strip, "road", "road_edge", 3, 14)

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

    def shaped(count: int) -> tuple[float, Grid]:
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
        high = (down - DESCENT * (room > NAMED)) / NATURAL
        scale = rank = min(LARGEST, room / BESIDE, high)
        if scale < 1:  # workers cover a corner of their buildings
            scale = min(room / ALONE, high)
            rank = scale * COVERS * min(1, room / BESIDE)
        return rank, Grid(widths, down, scale)

    _, best = max(map(shaped, rows), key=lambda shape: shape[0])
    return best._replace(scale=max(1.0, best.scale))


WIDEST, ALONE, NAMED, COVERS = 358, 84, 160, 0.8


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
    """Yield the cells of a road that begins at y, by their names.

    A building has one name in the whole picture, and where one has no room all have numbers alone.
    """
    places = list(shape.places(y))
    forms: dict[str, int] = {}
    for (_, cell), (_, _, across, _) in zip(cells, places, strict=True):
        least = _naming(words, cell, across - cell.aside, shape.scale)
        forms[cell.name] = max(least, forms.get(cell.name, 0))
    is_low = shape.down < NATURAL * shape.scale + DESCENT
    if is_low or NUMBER in forms.values():
        forms = dict.fromkeys(forms, NUMBER)
    for (name, cell), (x, top, across, back) in zip(cells, places, strict=True):
        form = forms[cell.name]
        nodes = station(words, cell, across, shape.down, shape.scale, back, form)
        yield Block(name, x, top, across, shape.down, "ground", nodes)


def _content(down: int, scale: float) -> int:
    """Return the top of what a cell contains."""
    high = round(TOP * scale) + round(STATION * scale) + FOOT
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
    naming: int = NUMBER,
) -> tuple[Node, ...]:
    """Return a cell with its space, `mirrored` where the road runs from right to left.

    In the frame of a space are its effect, below it the building with the owner at its upper left, the workers or
    a price at the lower right, and the number. The column for officials is where the road leaves the cell.
    """
    page = Page(words)
    size = round(STATION * scale)
    rise = 2 * AIR if cell.name and down > TWO_ROWS else 0
    y = _content(down, scale) + rise // 2
    top = y + round(TOP * scale)
    bottom = top + size + (FOOT if cell.label else EDGE)
    is_named = bool(cell.name) and naming < NUMBER
    bottom += DESCENT * is_named
    # a space uses what its row leaves
    air = max(0, min(AIR, (down - bottom + y) // 4)) if cell.road else 0
    left, room = cell.aside if mirrored else 0, across - cell.aside
    if cell.road:
        _way(page, cell, across, *_strip(scale, y))
    y, bottom = y - air - rise, bottom + air
    _aside(page, cell, 0 if mirrored else room, y, top, bottom, mirrored)
    if cell.drawing is None:
        if not cell.officials:
            _gap(page, cell, left, room, top + size // 2, bottom)
        return tuple(page.nodes)
    wide = _across(cell, room, scale)
    left += (room - wide) // 2
    _space(page, cell, left, y, wide, bottom - y, top - y - EDGE)
    _gives(page, cell, left + EDGE + 2, wide - 2 * EDGE - 4, y + EDGE, top - y - EDGE)
    is_wide = wide >= 2 * EDGE + size + round(WORKER * scale * VISIBLE)
    worker = LEAST_WORKER
    if is_wide:
        worker = round(WORKER * scale)
        if is_named or not cell.road:
            worker = max(LEAST_WORKER, size)
    elif cell.label:
        worker = min(WORKER, max(LEAST_WORKER, wide - 12))
    end = left + wide - EDGE
    there = cell.workers if cell.guest is None else (*cell.workers, cell.guest)
    behind, share = len(there) - 1, wide - 2 * EDGE
    if behind > 0:  # side by side in their order, the letters free
        share = (share + behind * LAPPED) // len(there)
        worker = min(worker, int(share / VISIBLE))
    body = round(worker * VISIBLE)
    step = min(body, share - LAPPED)
    x = left + (wide - size) // 2
    if there or cell.price:
        x = left + ((wide - size - body) // 2 if is_wide else EDGE)
    crowd = body + step * behind if there else 0
    if behind > 0:
        end -= (wide - 2 * EDGE - crowd) // 2
    elif is_wide:
        end = x + size + body
    label = names(words, cell)[naming]
    is_low = _label(
        page, label, left, wide, x + size // 2, bottom, crowd and end - crowd - 4
    )
    covered = bool(there) and not is_wide
    if behind < 1:
        _building(page, cell, x, top, size, covered)
    if cell.owner is not None:
        page.art(f"owner{cell.owner}", left + 1, top - 1, OWNER)
    high = bottom - 2 - worker if is_low else max(top - 3, top + size - worker)
    at = end - crowd - (worker - body) // 2
    for place, seat in enumerate(there):
        letter = max(GLANCE_TYPE, round(worker * LETTER))
        faded = FADED if cell.step == DONE else 0.0
        page.worker(seat, at + place * step, high, worker, letter, faded=faded)
    if not there and cell.price:
        price, at = ((cell.price, "coin"),), min(end, left + wide - EDGE)
        high = top + size - PRICE_H
        page.plate(at - PRICE_W, high, PRICE_W, PRICE_H, "active", "ink", 2, 17)
        page.row(price, at - PRICE_W // 2, high + 3, 32, GLANCE_TYPE, align="middle")
    spot, r = (x + size // 2, top + size // 2 + 12), size // 2 - 4
    if there:
        r, place = round(worker * 0.38), max(0, len(cell.workers) - 1)
        spot = at + place * step + worker // 2, high + round(worker * 0.62)
    mark_news(page, cell.news, *spot, r)
    return tuple(page.nodes)


GAP = 3
"""Room beside a space."""
VISIBLE = 0.76
"""The width of a worker, as a share of its drawing."""
LEAST_WORKER, LAPPED = 66, 8
"""Least size of a worker, and most of a worker's width that the next covers."""
LETTER = 0.47  # of a worker's height
FADED, COVERED = 0.6, 0.25
PRICE_W, PRICE_H = 60, 38
OWNER = 30
"""Size of an owner's flag."""


def _number(page: Page, cell: Station, left: int, room: int, bottom: int) -> None:
    """Write the numbers of the first and the last space; on yellow where the provost can go."""
    y = bottom - EDGE - 2
    if cell.open and not cell.drawing:
        page.plate(left, y + 1 - GLANCE_TYPE, room, 38, "leads", "ink", 2, 7)
    middle, colour = left + room // 2, "ink" if cell.open or cell.officials else "soft"
    page.text(cell.label, middle, y, "sans", GLANCE_TYPE, colour, room, align="middle")


def _gap(page: Page, cell: Station, left: int, room: int, y: int, bottom: int) -> None:
    """Draw spaces without a building: a small plot for each, and their numbers below."""
    _number(page, cell, left + GAP, room - 2 * GAP, bottom)
    first, *more = cell.label.split("–")
    spaces = int(more[0]) - int(first) + 1 if more else 1
    for space in range(spaces):
        x = left + room * (2 * space + 1) // (2 * spaces) - 4
        fill, edge = ("leads", "ink") if cell.open else ("plate_low", "soft")
        page.plate(x, y - 4, 8, 8, fill, edge)


def _aside(
    page: Page, cell: Station, x: int, y: int, top: int, bottom: int, mirrored: bool
) -> None:
    """Draw the column behind a space: the section scored there, the bailiff, the provost before his striped post.

    The number of a space without a building is below the officials.
    """
    if cell.section:
        page.art(cell.section, x + (cell.aside - SIGN) // 2, y, SIGN)
    if not cell.officials:
        return
    stays = cell.moves and "provost" in cell.officials
    if "provost" in cell.officials:
        if stays:
            page.plate(x, top - 6, cell.aside, bottom - top + 6, "leads", "ink", 4, 10)
        post = x if mirrored else x + cell.aside - GATE
        page.plate(post, top - 2, GATE, bottom - top + 2, "official", radius=5)
        for stripe in range(top + 6, bottom - 12, 20):
            page.plate(post + 3, stripe, GATE - 6, 9, "on_official", radius=2)
    size = cell.high
    slim = round(size * SLIM)
    x += GATE + 4 if mirrored else 0
    high = bottom - EDGE - size
    if cell.drawing is None or stays:  # else the frame beside them has it
        _number(page, cell, x, slim + cell.beside, bottom)
        high = bottom - FOOT - size
    for name in cell.officials if mirrored else cell.officials[::-1]:
        page.art(name, x - round(size * LEFT), high, size)
        if cell.news == "gate" and name == "provost":
            page.ring(x, high, slim, size, slim // 2)
        x += cell.beside


def _way(page: Page, cell: Station, across: int, y: int, h: int) -> None:
    """Draw the road under a station; pale and without edges where the provost does not reach."""
    page.plate(0, y, across, h, "road" if cell.reached else "ground_deep", radius=0)
    if cell.reached:
        page.plate(0, y, across, 3, "road_edge", radius=0)
        page.plate(0, y + h - 3, across, 3, "road_edge", radius=0)


def _space(
    page: Page, cell: Station, x: int, y: int, w: int, h: int, heading: int
) -> None:
    """Draw a space, framed in its owner's color: yellow while it is used, its heading where it can be chosen."""
    edge, stroke = "plate_edge", 2
    if cell.owner is not None:
        edge, stroke = f"frame{cell.owner}", EDGE
    if cell.step == IN_USE:
        edge, stroke = "ink", EDGE + 1
    fill = "plate" if cell.reached else "plate_low"
    if cell.step == IN_USE:
        fill = "leads"
    page.plate(x, y, w, h, fill, edge, stroke, 10)
    if cell.open:
        page.plate(x + EDGE, y + EDGE, w - 2 * EDGE, heading, "leads", "ink", 2, 7)
    if not cell.reached:
        # nothing works beyond the provost
        dashes(page, x, y, w, h, stroke, fill)


def _building(
    page: Page, cell: Station, x: int, top: int, size: int, covered: bool
) -> None:
    """Draw a building, pale where a worker covers a part or nothing works; at its foot whose residence it becomes."""
    faded = COVERED if covered else 0.0
    page.art(cell.drawing or "", x, top, size, faded=faded if cell.reached else 0.55)
    if cell.pending is not None:
        page.art("residence", x - 1, top + size - 27, 28)
        page.art(f"owner{cell.pending}", x + 23, top + size - 23, 24)


def _gives(page: Page, cell: Station, left: int, room: int, y: int, high: int) -> None:
    """Draw what a worker gets or does, and the owner, in as many lines as there is room for.

    Where two rates have none, only the first is shown.
    """
    if not cell.gives:
        return
    whole, rate = cell.gives
    lines = [whole]
    if _wide(whole, min(high, SIGN)) > room:
        lines = [rate, whole[len(rate) + 1 :]]
    lines = [*filter(None, lines), *cell.deal[:1]]
    lines = lines[: max(1, high // SIGN)]
    for number, signs in enumerate(lines):
        step = high // len(lines)
        _signs(page, signs, left, room, y + number * step, step, pale=not cell.reached)


def _signs(
    page: Page,
    signs: tuple[Sign, ...],
    left: int,
    room: int,
    y: int,
    high: int,
    *,
    pale: bool,
) -> None:
    """Draw a line of signs as large as they can be, pale beyond the provost."""
    size, faded = min(high, LARGEST_SIGN), 0.4 if pale else 0.0
    while size > SMALLEST_SIGN and _wide(signs, size) > room:
        size -= 1
    x = left + (room - _wide(signs, size)) // 2
    letters = _letters(size)
    base = y + (high + cap_height("bold", letters)) // 2
    for (number, name), step in zip(signs, _steps(signs, size), strict=True):
        if number:
            x += page.text(str(number), x, base, "bold", letters) + 1
        left = x - round(size * (1 - SLENDER.get(name, 1)) / 2)
        page.art(name, left, y + (high - size) // 2, size, faded=faded)
        x += step


SMALLEST_SIGN, LARGEST_SIGN = 20, 88
TWIN = 0.62
"""The visible share of the first of two alike."""


@lru_cache(maxsize=1024)
def _wide(signs: tuple[Sign, ...], size: int) -> int:
    numbers = (str(number) for number, _ in signs if number)
    letters = sum(width(number, "bold", _letters(size)) + 1 for number in numbers)
    return sum(_steps(signs, size)) + letters


def _letters(size: int) -> int:
    """Return the size of numbers beside signs."""
    return max(GLANCE_TYPE, size - 6)


def _steps(signs: Sequence[Sign], size: int) -> Iterator[int]:
    """Yield how far behind a sign what follows it begins: the second of two alike covers a part of the first."""
    for (_, name), after in zip(signs, (*signs[1:], None), strict=True):
        share = TWIN if after == (0, name) else SLENDER.get(name, 1)
        yield round(size * share)


SLENDER = {GIVES[1]: 0.44, SLASH[1]: 0.44, "pawn": VISIBLE, "build": 0.8}
"""The width of narrow signs, as a share of their height."""


def _label(
    page: Page, label: str, x: int, wide: int, middle: int, bottom: int, end: int
) -> bool:
    """Write the number or name below a building, a number left of where a worker begins.

    Return whether the worker can stand beside it.
    """
    if not label:
        return True
    left, room, y = x + EDGE + 3, wide - 2 * EDGE - 6, bottom - EDGE - 1
    y -= 0 if label.isdigit() else DESCENT - 1
    letters = width(label, "sans", GLANCE_TYPE)
    is_beside = label.isdigit() and (not end or letters * NARROWEST <= end - left)
    if label.isdigit() and end and not is_beside:  # as narrow as it may be
        room = round(letters * NARROWEST) + 1
        middle = left + room // 2
    elif not is_beside:
        middle = x + wide // 2
    elif end:
        room = min(letters, end - left)
        middle = min(middle, end - (room + 1) // 2)
    page.text(label, middle, y, "sans", GLANCE_TYPE, "ink", room, align="middle")
    return is_beside


def names(words: Catalogue, cell: Station) -> tuple[str, str, str]:
    """Return what is below a building in three forms: its number with its name, with the short one, alone."""
    if not cell.name:
        return (cell.label,) * 3
    whole, short = words.say(cell.name), words.short(cell.name)
    return f"{cell.label} {whole}", f"{cell.label} {short}", cell.label


def _naming(words: Catalogue, cell: Station, room: int, scale: float) -> int:
    """Return which of the forms has room."""
    room = _across(cell, room, scale) - 2 * EDGE - 6
    whole, short, _ = (width(name, "sans", GLANCE_TYPE) for name in names(words, cell))
    return 0 if whole <= room else 1 if short * NARROWEST <= room else NUMBER


def _across(cell: Station, room: int, scale: float) -> int:
    """Return the width of a space in a cell that has so much room."""
    widest = WIDEST_NAMED if cell.name else WIDEST_SPACE
    return min(room - 2 * GAP, round(widest * scale))


def mark_news(page: Page, news: str, x: int, y: int, r: int) -> None:
    """Mark the last move by a large dot with a pale core at the worker, else the building; older news by a dot."""
    size = {"new": 14, "last": 30}.get(news, 0)
    x, y = x + r - size // 2 + 3, y - r - 4
    if size:
        half = size // 2
        page.plate(x - half, y - half, size, size, "changed", "plate", 3, half)
    if news == "last":
        page.plate(x - 5, y - 5, 10, 10, "plate", radius=5)
