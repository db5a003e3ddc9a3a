"""Parts that buildings are put together from: walls, roofs, trees, stalls, things lying about."""

from __future__ import annotations

from rendering.art.goods import PILE
from rendering.art.pen import (
    Drawing,
    Mark,
    arc,
    box,
    curve,
    disc,
    flat,
    line,
    moved,
    poly,
)


def meadow(fill: str = "field") -> Drawing:
    """Return the ground everything stands on."""
    return (
        disc(fill, 50, 88, 49, 10, width=0),
        disc(f"{fill}_shade", 50, 92, 40, 5, width=0),
    )


def _shade(wall: str, x: float, y: float, w: float, h: float, start: float) -> Mark:
    """Return the side of a wall away from the light."""
    right, bottom = x + w - 1.5, y + h - 1.5
    return flat(
        f"{wall}_shade",
        (x + w * start, y),
        (right, y),
        (right, bottom),
        (x + w * start, bottom),
    )


def gable(
    x: float,
    y: float,
    w: float,
    h: float,
    rise: float,
    wall: str = "wall",
    roof: str = "roof",
    eaves: float = 5,
) -> Drawing:
    """Return a house seen from its gable; (x, y) is the upper left corner of the wall."""
    middle = x + w / 2
    return (
        poly(wall, (x, y), (middle, y - rise), (x + w, y), (x + w, y + h), (x, y + h)),
        _shade(wall, x, y + 2, w, h - 2, 0.66),
        poly(
            roof,
            (x - eaves, y + 3),
            (middle, y - rise - 4),
            (x + w + eaves, y + 3),
            (x + w + eaves - 3, y + 9),
            (middle, y - rise + 6),
            (x - eaves + 3, y + 9),
        ),
    )


def hall(
    x: float,
    y: float,
    w: float,
    h: float,
    rise: float,
    wall: str = "wall",
    roof: str = "roof",
    slant: float = 7,
) -> Drawing:
    """Return a house seen from its long side."""
    return (
        box(wall, x, y, w, h),
        _shade(wall, x, y + 2, w, h - 2, 0.72),
        poly(
            roof,
            (x - 5, y + 3),
            (x + slant, y - rise),
            (x + w - slant, y - rise),
            (x + w + 5, y + 3),
        ),
        flat(
            f"{roof}_shade",
            (x - 2, y + 1.5),
            (x + 1, y - rise * 0.3),
            (x + w - 1, y - rise * 0.3),
            (x + w + 2, y + 1.5),
        ),
    )


def tower(
    x: float, y: float, w: float, h: float, wall: str = "rock", teeth: int = 3
) -> Drawing:
    """Return a tower with battlements."""
    step = (w + 6) / (2 * teeth - 1)
    top: list[tuple[float, float]] = []
    for tooth in range(teeth):
        left = x - 3 + tooth * 2 * step
        top += [(left, y), (left, y - 8), (left + step, y - 8), (left + step, y)]
    return (
        box(wall, x, y + 6, w, h - 6),
        _shade(wall, x, y + 8, w, h - 8, 0.66),
        poly(wall, *top, (x + w + 3, y + 7), (x - 3, y + 7)),
    )


def spire(
    x: float,
    y: float,
    w: float,
    h: float,
    rise: float,
    wall: str = "wall",
    roof: str = "slate",
) -> Drawing:
    """Return a tower with a pointed roof."""
    return (
        box(wall, x, y, w, h),
        _shade(wall, x, y + 2, w, h - 2, 0.62),
        poly(roof, (x - 4, y + 1), (x + w / 2, y - rise), (x + w + 4, y + 1)),
        flat(
            f"{roof}_shade",
            (x + w / 2 + 1, y - rise + 8),
            (x + w + 1, y - 1),
            (x + w * 0.66, y - 1),
        ),
    )


def door(x: float, y: float, w: float, h: float, fill: str = "dark") -> Drawing:
    """Return a round-headed door; (x, y) is the middle of its sill."""
    return (
        poly(
            fill,
            (x - w / 2, y),
            *arc(x, y - h + w / 2, w / 2, w / 2, 180, 360, 10),
            (x + w / 2, y),
            width=2.4,
        ),
    )


def window(
    x: float, y: float, w: float = 7, h: float = 9, fill: str = "dark"
) -> Drawing:
    """Return a small window round its middle."""
    return (box(fill, x - w / 2, y - h / 2, w, h, width=2),)


def lancet(x: float, y: float, w: float, h: float, fill: str = "water") -> Drawing:
    """Return a pointed window; (x, y) is the middle of its sill."""
    return (
        poly(
            fill,
            (x - w / 2, y),
            *curve(
                (x - w / 2, y - h * 0.6),
                ((x - w / 2, y - h * 0.8), (x, y - h), (x, y - h)),
                steps=5,
            ),
            *curve(
                (x, y - h),
                ((x, y - h), (x + w / 2, y - h * 0.8), (x + w / 2, y - h * 0.6)),
                steps=5,
            ),
            (x + w / 2, y),
            width=2.4,
        ),
    )


def tree(x: float, y: float, size: float) -> Drawing:
    """Return a round tree standing at (x, y)."""
    return (
        box(
            "beam", x - size * 0.08, y - size * 0.4, size * 0.16, size * 0.4, width=2.4
        ),
        disc("leaf", x, y - size * 0.66, size * 0.36, size * 0.36),
        flat(
            "leaf_shade",
            *arc(
                x + size * 0.06, y - size * 0.58, size * 0.24, size * 0.22, -30, 130, 10
            ),
        ),
    )


def fir(x: float, y: float, size: float) -> Drawing:
    """Return a fir standing at (x, y)."""
    marks: list[Mark] = [
        box("beam", x - size * 0.06, y - size * 0.2, size * 0.12, size * 0.2, width=2.4)
    ]
    for rise, half in ((0.14, 0.3), (0.4, 0.24), (0.64, 0.17)):
        base = y - size * rise
        marks.append(
            poly(
                "leaf",
                (x - size * half, base),
                (x, base - size * 0.4),
                (x + size * half, base),
                width=2.6,
            )
        )
        marks.append(
            flat(
                "leaf_shade",
                (x + 1, base - size * 0.3),
                (x + size * half - 3, base - 1.5),
                (x + 1, base - 1.5),
            )
        )
    return tuple(marks)


def sheep(x: float, y: float, size: float) -> Drawing:
    """Return a sheep standing at (x, y)."""
    s = size
    return (
        line((x - s * 0.25, y - s * 0.3), (x - s * 0.25, y), width=4),
        line((x + s * 0.2, y - s * 0.3), (x + s * 0.2, y), width=4),
        disc("white", x, y - s * 0.42, s * 0.45, s * 0.28),
        disc("dark", x + s * 0.46, y - s * 0.52, s * 0.15, s * 0.18, width=2),
    )


def sheaf(x: float, y: float, size: float) -> Drawing:
    """Return a sheaf of corn standing at (x, y)."""
    s = size
    return (
        poly(
            "thatch",
            (x - s * 0.34, y - s),
            (x + s * 0.34, y - s),
            (x + s * 0.1, y - s * 0.42),
            (x + s * 0.3, y),
            (x - s * 0.3, y),
            (x - s * 0.1, y - s * 0.42),
            width=2.6,
        ),
        line(
            (x - s * 0.16, y - s * 0.94),
            (x, y - s * 0.45),
            (x + s * 0.16, y - s * 0.94),
            width=1.8,
        ),
        line(
            (x - s * 0.14, y - s * 0.42),
            (x + s * 0.14, y - s * 0.42),
            width=4,
            ink="roof",
        ),
    )


def logs(x: float, y: float, size: float, rows: int = 2) -> Drawing:
    """Return a pile of logs seen from their ends; (x, y) is the lower left corner."""
    r = size / 2
    marks: list[Mark] = []
    for row in range(rows):
        for n in range(rows + 1 - row):
            cx, cy = x + r + n * size + row * r, y - r - row * size * 0.84
            marks += [
                disc("wood_end", cx, cy, r, width=2.6),
                disc("wood_end", cx, cy, r * 0.42, width=1.8, ink="wood"),
            ]
    return tuple(marks)


def blocks(x: float, y: float, size: float, rows: int = 2) -> Drawing:
    """Return a pile of cut stones; (x, y) is the lower left corner."""
    marks: list[Mark] = []
    for row in range(rows):
        for n in range(rows + 1 - row):
            left, top = x + n * size * 1.3 + row * size * 0.65, y - size * (row + 1)
            marks += [
                box("stone", left, top, size * 1.3, size, width=2.4),
                flat(
                    "stone_shade",
                    (left + size * 0.9, top + 1),
                    (left + size * 1.22, top + 1),
                    (left + size * 1.22, top + size - 1),
                    (left + size * 0.9, top + size - 1),
                ),
            ]
    return tuple(marks)


def awning(
    x: float,
    y: float,
    w: float,
    h: float,
    one: str = "banner",
    other: str = "white",
    strips: int = 4,
) -> Drawing:
    """Return a striped cloth roof over a stall."""
    step = w / strips
    marks: list[Mark] = []
    for n in range(strips):
        left = x + n * step
        fill = one if n % 2 == 0 else other
        marks.append(
            poly(
                fill,
                (left + (w / 2 - n * step) * 0.12, y),
                (left + step + (w / 2 - (n + 1) * step) * 0.12, y),
                (left + step, y + h),
                *arc(left + step / 2, y + h, step / 2, step * 0.34, 0, 180, 8),
                (left, y + h),
                width=2.6,
            )
        )
    return tuple(marks)


def flag(
    x: float, y: float, h: float, fill: str = "banner", reach: float = 16
) -> Drawing:
    """Return a pennant on a pole whose foot is at (x, y)."""
    return (
        line((x, y), (x, y - h), width=3),
        poly(
            fill, (x + 1, y - h), (x + reach, y - h + 6), (x + 1, y - h + 12), width=2.4
        ),
    )


def cross(x: float, y: float, size: float) -> Drawing:
    """Return a small cross with its foot at (x, y)."""
    return (
        line((x, y), (x, y - size), width=3.4),
        line(
            (x - size * 0.3, y - size * 0.68),
            (x + size * 0.3, y - size * 0.68),
            width=3.4,
        ),
    )


def columns(
    x: float, y: float, w: float, h: float, n: int, fill: str = "wall"
) -> Drawing:
    """Return a row of columns; (x, y) is the upper left corner."""
    wide = w / (2 * n - 1)
    return tuple(box(fill, x + 2 * i * wide, y, wide, h, width=2.4) for i in range(n))


def pile(good: str, x: float, y: float, size: float = 1) -> Drawing:
    """Return a good lying about, 34 units wide at size 1; (x, y) is its upper left corner."""
    return moved(PILE[good], x, y, size)


def face(
    x: float, y: float, w: float, h: float, fill: str, *, edge: float = 3.2
) -> Drawing:
    """Return a plain wall."""
    return (box(fill, x, y, w, h, width=edge),)
