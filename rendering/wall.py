"""A section of the castle as a wall with battlements."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rendering.canvas import Page


def battlement(
    page: Page,
    frame: tuple[int, int, int, int],
    high: int,
    stroke: int,
    now: str,
    *,
    closed: bool,
) -> None:
    """Draw a wall in a frame (x, y, w, h), above it teeth so `high`.

    `now` is the color of the section that is being built, else empty; `closed`: nothing can be built there.
    """
    x, y, w, h = frame
    wall, edge = ("plate_low", "faint") if closed else ("castle", "line")
    if now:
        wall, edge, stroke = now, "ink", 2 * stroke
    page.plate(x, y, w, h, wall, edge, stroke, 0)
    teeth = w // (2 * high + 4) // 2 * 2 + 1
    for tooth in range(0, teeth, 2):
        left, right = x + tooth * w // teeth, x + (tooth + 1) * w // teeth
        page.plate(left, y - high, right - left, high + stroke, wall, edge, stroke, 0)
        inner = right - left - 2 * stroke
        page.plate(left + stroke, y - 3, inner, 3 + stroke, wall, radius=0)
