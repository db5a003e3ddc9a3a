"""People: the shields and workers of the five seats, each with a shape of its own, provost and bailiff."""

from __future__ import annotations

from rendering.art.pen import (
    Drawing,
    Point,
    arc,
    box,
    curve,
    disc,
    flat,
    line,
    mirror,
    poly,
)

W = 5.0


def outline(seat: int) -> list[Point]:
    """Return the seat's shape: round, kite, square, lozenge, hexagon."""
    if seat == 0:
        return arc(50, 50, 45, 45, 0, 360, 40)
    if seat == 1:
        return mirror([(50, 6), *curve((10, 10), ((8, 46), (22, 74), (50, 98)))])
    if seat == 2:
        return [(10, 10), (90, 10), (90, 90), (10, 90)]
    if seat == 3:
        return [(50, 3), (97, 50), (50, 97), (3, 50)]
    return [(28, 8), (72, 8), (95, 50), (72, 92), (28, 92), (5, 50)]


LETTER_AT = (0.5, 0.46, 0.5, 0.5, 0.5)
"""The height of the middle of the letter, as a share of the shield's height."""


def shield(seat: int) -> Drawing:
    """Return the seat's shield; its letter is written on it as text."""
    shape = outline(seat)
    return (
        poly("white", *_grown(shape, 1.0), width=9, ink="line"),
        poly(f"seat{seat}", *_grown(shape, 0.94), width=3.6, ink="white"),
    )


def seal(seat: int) -> Drawing:
    """Return a small shield: without the white line, which would leave no room for the letter."""
    return (poly(f"seat{seat}", *_grown(outline(seat), 0.97), width=8),)


def flag(seat: int, role: str = "seat") -> Drawing:
    """Return the flag of a building's owner: its fly end follows the seat's shape, its letter is written as text.

    Without a letter it has the `role` of frames, which is lighter where the ground is dark.
    """
    ends: list[list[Point]] = [
        arc(66, 34, 32, 30, -90, 90, 20),
        [(66, 4), (94, 34), (66, 64)],
        [(96, 4), (96, 64)],
        [(98, 4), (80, 34), (98, 64)],
        [(84, 4), (98, 20), (98, 48), (84, 64)],
    ]
    cloth = [(13, 4), *ends[seat], (13, 64)]
    return (
        line((10, 4), (10, 97), width=13),
        line((10, 4), (10, 96), width=6, ink="wood_end"),
        poly("white", *cloth, width=9, ink="line"),
        poly(f"{role}{seat}", *cloth, width=3.6, ink="white"),
    )


FLAG_LETTER_AT = 0.49, 0.34
"""The middle of the letter on a flag, as shares of its size."""
BODY, BODY_Y = 0.74, 62
"""Size of the shield before a worker, and where its middle is."""


def worker(seat: int | None) -> Drawing:
    """Return a hooded worker behind the seat's shield; white behind a round one where it is anybody's."""
    body = [
        (50 + (x - 50) * BODY, BODY_Y + (y - 50) * BODY) for x, y in outline(seat or 0)
    ]
    fill = "white" if seat is None else f"seat{seat}"
    return (
        poly(
            fill,
            *mirror(
                curve(
                    (50, 0),
                    ((36, 0), (28, 12), (28, 28)),
                    ((28, 38), (22, 44), (18, 52)),
                    steps=8,
                )
            ),
            width=W,
        ),
        disc("wood_end", 50, 20, 12, 13, width=3.4),
        flat("line", *arc(45, 19, 1.9, 2.4, 0, 360, 8)),
        flat("line", *arc(55, 19, 1.9, 2.4, 0, 360, 8)),
        poly("white", *body, width=7.5, ink="line"),
        poly(fill, *_grown(body, 0.93, 50, BODY_Y), width=3, ink="white"),
    )


WORKER_LETTER_AT = tuple(BODY_Y / 100 + (place - 0.5) * BODY for place in LETTER_AT)


def provost() -> Drawing:
    """Return the provost: a white robe, a broad hat and a tall staff."""
    robe = mirror(curve((50, 40), ((36, 42), (28, 56), (22, 94)), steps=10))
    return (
        line((84, 10), (84, 96), width=9),
        line((84, 12), (84, 94), width=4, ink="wood_end"),
        disc("gold", 84, 9, 8, width=4),
        poly("white", *robe, width=W),
        flat("wall_shade", (52, 46), (62, 52), (72, 91), (56, 91)),
        line((60, 58), (84, 50), width=8),
        poly("banner", (40, 62), (61, 62), (62, 72), (38, 72), width=3),
        disc("wood_end", 50, 30, 13, 14, width=W),
        poly(
            "banner",
            *curve(
                (22, 24), ((34, 14), (66, 14), (78, 24)), ((66, 30), (34, 30), (22, 24))
            ),
            width=W,
        ),
        poly("banner", *curve((36, 18), ((38, 0), (62, 0), (64, 18))), width=W),
    )


def bailiff() -> Drawing:
    """Return the bailiff: a white cloak, a crown and a sealed scroll."""
    robe = mirror(curve((50, 38), ((32, 40), (24, 58), (14, 94)), steps=10))
    return (
        poly("white", *robe, width=W),
        flat("wall_shade", (52, 44), (62, 50), (79, 91), (56, 91)),
        line((50, 46), (50, 92), width=3),
        box("coin", 22, 60, 44, 16, width=4),
        disc("banner", 44, 78, 7, width=3),
        disc("wood_end", 50, 30, 14, 15, width=W),
        poly(
            "gold",
            (30, 24),
            (26, 2),
            (39, 12),
            (50, 3),
            (61, 12),
            (74, 2),
            (70, 24),
            width=W,
        ),
    )


def _grown(
    points: list[Point], size: float, x: float = 50, y: float = 50
) -> list[Point]:
    return [(x + (a - x) * size, y + (b - y) * size) for a, b in points]


PEOPLE = {
    **{f"shield{seat}": shield(seat) for seat in range(5)},
    **{f"seal{seat}": seal(seat) for seat in range(5)},
    **{f"flag{seat}": flag(seat) for seat in range(5)},
    **{f"owner{seat}": flag(seat, "frame") for seat in range(5)},
    **{f"worker{seat}": worker(seat) for seat in range(5)},
    "pawn": worker(None),
    "provost": provost(),
    "bailiff": bailiff(),
}
