"""The road of both full boards: its strip, its bends, the gate-post behind the provost, and broken frames."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from rendering.canvas import Page
from rules.model import noun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue

SLIM, LEFT = 0.72, 0.18
"""The width of an official, as a share of its height, and how much of the drawing is empty before it."""
POST = 12  # width of the gate-post
BEND = 14
TOP, LOW = 7, 4  # empty above and below the strip


def way(page: Page, w: int, strip: int, reached: bool) -> None:
    """Draw the strip of the road above a space; pale and without edges where the provost does not reach."""
    h = strip - TOP - LOW
    page.plate(0, TOP, w, h, "road" if reached else "ground_deep", radius=0)
    if reached:
        page.plate(0, TOP, w, 2, "road_edge", radius=0)
        page.plate(0, TOP + h - 2, w, 2, "road_edge", radius=0)


@lru_cache(maxsize=32)
def bend(
    words: Catalogue, h: int, strip: int, reached: bool, right: bool
) -> tuple[Node, ...]:
    """Return the turn of the road into its next row, `BEND` wide and `h` high, as seen right or left of the rows."""
    page = Page(words)
    fill, edge = ("road", "road_edge") if reached else ("ground_deep", "ground_deep")
    inner = 0 if right else BEND - 7
    down, thick = h - TOP - LOW, strip - TOP - LOW
    page.plate(0, TOP, BEND, down, edge, radius=8)
    page.plate(inner, TOP, 7, down, edge, radius=0)
    page.plate(0 if right else 2, TOP + 2, BEND - 2, down - 4, fill, radius=6)
    for y in (TOP + 2, TOP + down - thick + 2):
        page.plate(inner, y, 7, thick - 4, fill, radius=0)
    page.plate(
        0 if right else BEND - 2,
        TOP + thick - 2,
        2,
        down - 2 * thick + 4,
        edge,
        radius=0,
    )
    return tuple(page.nodes)


def dashes(
    page: Page, x: int, y: int, w: int, h: int, stroke: int, ground: str = "ground"
) -> None:
    """Cut in a frame: nothing works here."""
    for left in range(x + 16, x + w - 16, 22):
        for top in (y, y + h - stroke):
            page.plate(left, top, 9, stroke, ground, radius=0)
    for top in range(y + 16, y + h - 16, 22):
        for left in (x, x + w - stroke):
            page.plate(left, top, stroke, 9, ground, radius=0)


def gate_post(page: Page, x: int, y: int, h: int) -> None:
    """Draw the post behind which nothing works, with a knob and two stripes."""
    page.plate(x, y, POST, h, "official", radius=4)
    for top in (y + 12, y + h // 2, y + h - 20):
        page.plate(x + 2, top, POST - 4, 7, "on_official", radius=2)


class _Space(Protocol):
    @property
    def worker(self) -> int | None: ...


class RoadView(Protocol):
    """A view of a game with a road; its first space is number 1."""

    @property
    def provost(self) -> int | None: ...
    @property
    def road(self) -> Sequence[_Space]: ...


def crossed(view: RoadView, code: str) -> tuple[tuple[int, int], ...]:
    """Return the spaces that the provost passes by the code, with the seats of the workers there, in road order.

    Moving back he leaves those workers beyond him.
    """
    start = view.provost or 0
    first, last = sorted((start, start + int(noun(code))))
    return tuple(
        (number, space.worker)
        for number, space in enumerate(view.road[first:last], first + 1)
        if space.worker is not None
    )
