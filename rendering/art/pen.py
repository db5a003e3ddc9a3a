"""The pen all drawings share: polygons and lines on a grid of 100, with an ink outline of one weight."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

Point = tuple[float, float]
INK = 3.2
"""Weight of the outline on the grid."""


class Mark(NamedTuple):
    """A filled polygon (width 0: no outline) or, with fill None, a line; `ink` colors the outline."""

    points: tuple[Point, ...]
    fill: str | None
    width: float = INK
    ink: str = "line"
    closed: bool = True


Drawing = tuple[Mark, ...]


def poly(
    fill: str | None, *points: Point, width: float = INK, ink: str = "line"
) -> Mark:
    """Return a polygon."""
    return Mark(points, fill, width, ink)


def flat(fill: str, *points: Point) -> Mark:
    """Return a polygon without outline: shade, light, pattern."""
    return Mark(points, fill, 0)


def line(*points: Point, width: float = INK, ink: str = "line") -> Mark:
    """Return an open line."""
    return Mark(points, None, width, ink, closed=False)


def box(
    fill: str,
    x: float,
    y: float,
    w: float,
    h: float,
    width: float = INK,
    ink: str = "line",
) -> Mark:
    """Return a rectangle."""
    return Mark(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), fill, width, ink)


def disc(
    fill: str,
    x: float,
    y: float,
    rx: float,
    ry: float = 0,
    width: float = INK,
    ink: str = "line",
) -> Mark:
    """Return a circle or ellipse round its middle."""
    return Mark(tuple(arc(x, y, rx, ry or rx, 0, 360)), fill, width, ink)


def arc(
    x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 28
) -> list[Point]:
    """Return points of an arc; degrees clockwise from the right."""
    return [
        (
            x + rx * math.cos(math.radians(start + (end - start) * step / steps)),
            y + ry * math.sin(math.radians(start + (end - start) * step / steps)),
        )
        for step in range(steps + 1)
    ]


def curve(
    start: Point, *bends: tuple[Point, Point, Point], steps: int = 12
) -> list[Point]:
    """Return points of cubic curves: each bend is two handles and the next point."""
    points = [start]
    for one, two, end in bends:
        begin = points[-1]
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            points.append(
                (
                    u**3 * begin[0]
                    + 3 * u * u * t * one[0]
                    + 3 * u * t * t * two[0]
                    + t**3 * end[0],
                    u**3 * begin[1]
                    + 3 * u * u * t * one[1]
                    + 3 * u * t * t * two[1]
                    + t**3 * end[1],
                )
            )
    return points


def mirror(points: Iterable[Point], axis: float = 50) -> list[Point]:
    """Return the points and their mirror images, as one outline."""
    half = list(points)
    return half + [(2 * axis - x, y) for x, y in reversed(half)]


def moved(
    drawing: Iterable[Mark], x: float, y: float, size: float = 1, ink: float = 1
) -> Drawing:
    """Return a drawing shifted and scaled; `ink` scales the weight of its outline."""
    return tuple(
        Mark(
            tuple((x + a * size, y + b * size) for a, b in m.points),
            m.fill,
            m.width * ink,
            m.ink,
            m.closed,
        )
        for m in drawing
    )
