"""Tiles and cards on the road of either game: their frame, and the signs and workers on them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from rendering.canvas import row_width
from rendering.lettering import NARROWEST, width
from rendering.road import LEFT, SLIM, dashes
from rendering.signs import ARROW, KIND_FRAME, forms
from rendering.steps import DONE, IN_USE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Page, Sign
    from rendering.words import Catalogue

PHONE_TYPE = 37  # least size of letters on a phone
HEAD = 48  # height of a phone tile's head
SHIELD, FLAG, WORKER = (
    54,
    58,
    82,
)  # the smallest on a phone whose letters are large enough
# how faint drawings are where the provost does not reach
BEYOND, BEYOND_SIGNS = 0.5, 0.35


class Standing(Protocol):
    """A space of the road with its worker; `came`: the worker is new; `step`: see `rendering.steps`.

    `legal`: it can be chosen now, `free`: for a worker at the banner's price; `reached`: not beyond the provost;
    `officials`: those here.
    """

    @property
    def number(self) -> int: ...
    @property
    def owner(self) -> int | None: ...
    @property
    def worker(self) -> int | None: ...
    @property
    def pending(self) -> int | None: ...
    @property
    def came(self) -> bool: ...
    @property
    def legal(self) -> bool: ...
    @property
    def free(self) -> bool: ...
    @property
    def reached(self) -> bool: ...
    @property
    def officials(self) -> tuple[str, ...]: ...
    @property
    def officials_changed(self) -> bool: ...
    @property
    def step(self) -> str: ...


def _paper(
    page: Page,
    cell: Standing,
    kind: str,
    x: int,
    y: int,
    w: int,
    h: int,
    head: int,
    stroke: int,
) -> str:
    """Draw frame, head and the owner's band at the foot, pale and dashed beyond the provost.

    Return the color of the head's letters.
    """
    frame, radius = KIND_FRAME[kind], 2 * stroke + 2
    if cell.reached:
        page.plate(
            x, y, w, h, "legal" if cell.legal else "plate", frame, stroke, radius
        )
        page.plate(x, y, w, head, frame, radius=radius)
        page.plate(x, y + head // 2, w, head - head // 2, frame, radius=0)
    else:
        paper = "legal" if cell.legal else "plate_low"
        page.plate(x, y, w, h, paper, "soft", stroke, radius)
        page.plate(
            x + stroke,
            y + stroke,
            w - 2 * stroke,
            head - stroke,
            "ground_deep",
            radius=radius - stroke,
        )
        dashes(page, x, y, w, h, stroke)
    if cell.owner is not None:
        band = 2 * stroke
        page.plate(
            x + stroke,
            y + h - stroke - band,
            w - 2 * stroke,
            band,
            f"seat{cell.owner}",
            "ink",
            1,
            0,
        )
    if cell.step == IN_USE:
        page.plate(x - 3, y - 3, w + 6, h + 6, None, "ink", stroke + 2, radius + 3)
    return "on_kind" if cell.reached else "soft"


def _kind(page: Page, cell: Standing, kind: str, x: int, y: int, size: int) -> None:
    if cell.reached:
        page.art(f"mark_{kind}", x, y, size)
    else:
        page.art(f"kind_{kind}", x - 1, y - 1, size + 2, faded=0.25)


def small_tile(
    page: Page, cell: Standing, name: str, kind: str, x: int, y: int, w: int, h: int
) -> None:
    """Draw the frame on the full board, with number, name and the mark of its kind."""
    colour = _paper(page, cell, kind, x, y, w, h, 27, 3)
    page.text(str(cell.number), x + 8, y + 20, "title", 19, colour)
    at = x + (34 if cell.number > 9 else 24)
    page.name(name, at, y + 19, "serif", 16, colour, x + w - 28 - at, 12)
    _kind(page, cell, kind, x + w - 25, y + 4, 20)


def officials(page: Page, cell: Standing, x: int, y: int, size: int) -> None:
    """Draw the provost and the bailiff, if they are here, each so high, and whether they have moved."""
    left = x - round(size * LEFT)
    for place, name in enumerate(cell.officials):
        page.art(name, left + place * size // 2, y, size)
    if cell.officials_changed:
        w = round(size * SLIM) + (len(cell.officials) - 1) * size // 2
        page.ring(x - 3, y - 2, w + 6, size + 4, size // 3, 2 + size // 24)


def small_pieces(
    page: Page, cell: Standing, drawing: str, x: int, y: int, w: int
) -> None:
    """Draw the building, its owner, officials, worker, and a residence that waits."""
    pair = len(cell.officials) > 1
    faded = 0.0 if cell.reached and not pair else BEYOND
    page.art(drawing, x + 5, y + 28, 57, faded=faded)
    if cell.owner is not None and cell.officials:
        page.flag(cell.owner, x + 2, y + 29, 34)
    elif cell.owner is not None:
        page.flag(cell.owner, x + 63, y + 30, 38)
    left, size = (33, 50) if pair else (50, 58)
    officials(page, cell, x + left, y + 86 - size, size)
    if cell.worker is not None:
        page.worker(cell.worker, x + w - 56, y + 30, 54)
        if cell.came:
            page.ring(x + w - 58, y + 28, 58, 58, 29, 4)
    else:
        page.place(x + w - 29, y + 57, 32, free=cell.free)
    if cell.pending is not None:
        page.art("residence", x + 62, y + 57, 28)
        page.flag(cell.pending, x + 83, y + 56, 30)


def small_foot(
    page: Page,
    step: str,
    signs: Sequence[Sign],
    x: int,
    y: int,
    w: int,
    faded: float = 0.0,
    size: int = 22,
    letters: int = 19,
) -> None:
    """Draw the line of signs at the foot, beside it whether the building is in use, done, or when it will be."""
    room = w - 14
    if step:
        across, inset = min(size * 5 // 4, 47), size // 5
        left, top = x + w - across - 6, y - (across - size) // 2
        room -= across + 1
        if step == DONE:
            page.art("done", left, top, across)
        else:
            page.plate(
                left, top, across, across, "active", "ink", size // 11, across // 2
            )
        if step == IN_USE:
            page.art("arrow", left + inset, top + inset, across - 2 * inset)
        elif step != DONE:
            page.text(
                step,
                left + across // 2,
                y + (size + letters * 2 // 3) // 2,
                "bold",
                letters,
                align="middle",
            )
    if ARROW in signs and row_width(signs, size, letters) > room:
        signs = forms(tuple(signs))[0]  # arrowheads are narrower than arrows
    small = letters if row_width(signs, 13, letters) <= room else 14
    page.row(signs, x + 8, y, size, small, room=room, least=size * 2 // 5, faded=faded)


large_foot = partial(small_foot, size=44, letters=PHONE_TYPE)
"""The same on a phone."""


def large_tile(
    page: Page,
    cell: Standing,
    name: str,
    kind: str,
    frame: tuple[int, int, int, int],
    section: str = "",
) -> None:
    """Draw the frame on a phone: number, name, the marks of its kind and of the section that is scored here."""
    x, y, w, h = frame
    colour = _paper(page, cell, kind, x, y, w, h, HEAD, 4)
    page.text(str(cell.number), x + 10, y + 37, "title", 41, colour)
    at = x + (58 if cell.number > 9 else 37)
    right = x + w - 4
    caption, marked, sectioned = _head(page.words, name, LEAST_NAME_W, bool(section))
    if section and sectioned:
        right -= SECTION_W - 2
        page.plate(right, y + 5, 38, 38, "plate", radius=8)
        page.art(section, right, y + 4, 38)
        right -= 2
    elif section:  # hangs below the head
        page.plate(x + 4, y + HEAD, 40, 40, "plate", "ink", 2, radius=8)
        page.art(section, x + 5, y + HEAD, 38)
    if marked:
        right -= MARK_W - 1
        _kind(page, cell, kind, right, y + 10, 28)
        right -= 1
    gap = min(5, (right - at - _least(caption)) // 2)
    page.text(
        caption,
        at + gap,
        y + 37,
        "serif",
        PHONE_TYPE,
        colour,
        right - at - 2 * gap,
        PHONE_TYPE,
    )


MARK_W, SECTION_W, LEAST_NAME_W = 29, 40, 186
"""The widths of the marks of kind and section in the head of a phone tile, and the least that number and post leave.

By that a name is whole or short everywhere.
"""


def _head(
    words: Catalogue, name: str, room: int, section: bool
) -> tuple[str, bool, bool]:
    """Return the name on a phone tile, and whether the marks of its kind and of a section stand beside it.

    Both marks go before the whole name.
    """
    whole, short = words.say(name), words.short(name)
    beside = SECTION_W if section else 0
    for caption in (whole, short):
        if _least(caption) <= room - beside - MARK_W:
            return caption, True, section
    if _least(short) <= room - beside:
        return short, False, section
    return short, _least(short) <= room - MARK_W, False


def _least(name: str) -> int:
    """Return the room that a name on a phone needs at least."""
    return round(width(name, "serif", PHONE_TYPE) * NARROWEST) + 1


def large_pieces(
    page: Page,
    cell: Standing,
    drawing: str,
    x: int,
    y: int,
    w: int,
    grown: int = 0,
) -> None:
    """Draw the drawing (or the residence that waits), the owner's flag, provost and bailiff, and the worker.

    A `grown` tile without officials has a larger drawing.
    """
    pair = len(cell.officials) > 1
    larger = 0 if cell.officials or cell.pending is not None else grown
    top, middle = y + HEAD + 2 + (grown - larger) // 2, y + HEAD + 2 + grown // 2
    if cell.pending is None:
        faded = 0.0 if cell.reached and not pair else BEYOND
        page.art(drawing, x + 4, top, 70 + larger, faded=faded)
    else:
        page.art("residence", x + 4, top - 4, 60, faded=0.3)
        page.flag(cell.pending, x + 14, top + 20, FLAG)
    if cell.owner is not None:
        # In a larger tile at the foot of the drawing, below the mark of the kind that may hang from the head.
        beside = 2 if pair else 44 if cell.officials else 72 + larger
        page.flag(cell.owner, x + beside, top + 6 + 2 * larger // 3, FLAG)
    officials(page, cell, x + (62 if pair else 104), middle, 82)
    if cell.worker is not None:
        page.worker(cell.worker, x + w - WORKER - 2, middle - 1, WORKER)
        if cell.came:
            page.ring(x + w - WORKER - 5, middle - 4, 86, 86, 43, 6)
    else:
        page.place(x + w - WORKER // 2 - 2, middle + 40, 48, free=cell.free)
