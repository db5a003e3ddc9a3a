"""Tiles and cards as they stand on the road of either game: their frame, and what stands on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rendering.signs import KIND_FRAME

if TYPE_CHECKING:
    from rendering.page import Page

T = 37  # least size of letters on a phone
HEAD = 48  # height of a phone tile's head
SHIELD, WORKER = 54, 82  # the smallest on a phone whose letters are large enough


class Standing(Protocol):
    """A space of the road with what stands on it; `came`: the worker is new."""

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


def small_tile(page: Page, cell: Standing, name: str, kind: str, x: int, y: int, w: int, h: int) -> None:
    """The frame on the full board, with number, name and the mark of its kind."""
    frame = KIND_FRAME[kind]
    page.plate(x, y, w, h, "plate", frame, 3, 8)
    page.plate(x, y, w, 27, frame, radius=8)
    page.plate(x, y + 14, w, 13, frame, radius=0)
    page.text(str(cell.number), x + 8, y + 20, "title", 19, "on_kind")
    at = x + (34 if cell.number > 9 else 24)
    page.name(name, at, y + 19, "serif", 16, "on_kind", x + w - 24 - at, 12)
    page.art(f"mark_{kind}", x + w - 21, y + 7, 14)


def small_pieces(page: Page, cell: Standing, drawing: str, x: int, y: int, w: int) -> None:
    """The drawing, the owner, the worker, and whose residence waits."""
    page.art(drawing, x + 5, y + 28, 57)
    if cell.owner is not None:
        page.shield(cell.owner, x + 69, y + 30, 30)
    if cell.worker is not None:
        page.worker(cell.worker, x + w - 56, y + 30, 54)
        if cell.came:
            page.ring(x + w - 58, y + 28, 58, 58, 29, 4)
    if cell.pending is not None:
        page.art("residence", x + 62, y + 57, 28)
        page.shield(cell.pending, x + 85, y + 61, 22)


def large_tile(
    page: Page, cell: Standing, name: str, kind: str, x: int, y: int, w: int, h: int, fill: str = "plate"
) -> None:
    """The frame on a phone, with number and short name."""
    frame = KIND_FRAME[kind]
    page.plate(x, y, w, h, fill, frame, 4, 10)
    page.plate(x, y, w, HEAD, frame, radius=10)
    page.plate(x, y + 20, w, HEAD - 20, frame, radius=0)
    page.text(str(cell.number), x + 10, y + 37, "title", 41, "on_kind")
    at = x + (60 if cell.number > 9 else 38)
    page.name(name, at, y + 37, "serif", T, "on_kind", x + w - 8 - at, T)


PAIR_W = 110
"""Width on a phone of provost and bailiff side by side, where they take the place of the drawing."""


def large_pieces(page: Page, cell: Standing, drawing: str | None, x: int, y: int, w: int) -> None:
    """The drawing (or the residence that waits, with whose it is), the owner and the worker; without a drawing
    its place is left to provost and bailiff."""
    top = y + HEAD + 2
    if drawing is None:
        pass
    elif cell.pending is None:
        page.art(drawing, x + 4, top, 70)
    else:
        page.art("residence", x + 4, top - 4, 60, faded=0.3)
        page.shield(cell.pending, x + 12, top + 32, SHIELD)
    if cell.owner is not None:
        page.shield(cell.owner, x + (76 if drawing else PAIR_W + 4), top + 6, SHIELD)
    if cell.worker is not None:
        page.worker(cell.worker, x + w - WORKER - 2, top + 2, WORKER)
        if cell.came:
            page.ring(x + w - WORKER - 5, top - 1, 86, 86, 43, 6)
