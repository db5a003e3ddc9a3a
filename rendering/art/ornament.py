"""Ornaments: the vine along the head of a glance card, and the field of its initial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art.pen import box, curve, line, poly

if TYPE_CHECKING:
    from rendering.art.pen import Drawing, Mark, Point


def vine() -> Drawing:
    """Return a twig with two leaves, for a border; it is twice as wide as high."""
    return (
        line((2, 50), (24, 38), (50, 50), (76, 62), (98, 50), width=9, ink="laurel"),
        poly(
            "laurel",
            *curve(
                (24, 38), ((28, 10), (44, 0), (56, 6)), ((54, 26), (40, 38), (24, 38))
            ),
            width=0,
        ),
        poly(
            "laurel",
            *curve(
                (72, 62),
                ((76, 90), (60, 100), (48, 94)),
                ((48, 74), (58, 62), (72, 62)),
            ),
            width=0,
        ),
    )


_LEAVES = (
    ((9, 9), ((24, 9), (33, 18), (31, 31)), ((18, 33), (9, 24), (9, 9))),
    ((12, 30), ((18, 37), (18, 47), (10, 53)), ((6, 46), (6, 37), (12, 30))),
    ((30, 12), ((37, 18), (47, 18), (53, 10)), ((46, 6), (37, 6), (30, 12))),
)
"""The leaf in a corner and those beside it, as a start and curves."""


def initial() -> Drawing:
    """Return the field of an illuminated initial, with leaves in its corners.

    The letter, on its shield, stands before it.
    """
    marks: list[Mark] = [
        box("turn", 2, 2, 96, 96, width=3),
        box("turn", 5, 5, 90, 90, width=2, ink="gold"),
    ]
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        for start, *bends in _LEAVES:
            points = curve(start, *bends)
            marks.append(
                poly(
                    "laurel", *(_turned(point, right, low) for point in points), width=0
                )
            )
    return tuple(marks)


def _turned(point: Point, right: bool, low: bool) -> Point:
    x, y = point
    return 100 - x if right else x, 100 - y if low else y


ORNAMENT = {"vine": vine(), "initial": initial()}
