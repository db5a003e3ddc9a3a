"""The small signs of effects, kinds and states."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rendering.art.goods import W, cross, rounded
from rendering.art.pen import Drawing, Mark, arc, curve, disc, flat, line, moved, poly
from rendering.signs import KIND_FRAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.art.pen import Point


def arrow() -> Drawing:
    """Return an arrow to the right, for an exchange."""
    return (
        flat("ink", (8, 42), (56, 42), (56, 22), (94, 50), (56, 78), (56, 58), (8, 58)),
    )


def gives() -> Drawing:
    """Return the head of an arrow, between what a building takes and what it gives."""
    return (poly("ink", (36, 12), (36, 88), (70, 50), width=4, ink="ink"),)


def both_ways() -> Drawing:
    """Return a double arrow: the provost may go either way."""
    return (
        flat(
            "ink",
            (4, 50),
            (30, 24),
            (30, 42),
            (70, 42),
            (70, 24),
            (96, 50),
            (70, 76),
            (70, 58),
            (30, 58),
            (30, 76),
        ),
    )


def slash() -> Drawing:
    """Return a stroke between two things one may choose from."""
    return (line((64, 10), (36, 90), width=11, ink="ink"),)


def unequal() -> Drawing:
    """Return the sign between things that differ."""
    return (
        line((27, 41), (73, 41), width=8, ink="ink"),
        line((27, 61), (73, 61), width=8, ink="ink"),
        line((60, 26), (40, 76), width=7, ink="ink"),
    )


def key() -> Drawing:
    """Return a key, the sign before the owner's part of an effect."""
    return (
        line((40, 50), (91, 50), width=16),
        line((74, 50), (74, 76), width=15),
        line((88, 50), (88, 70), width=15),
        disc("gold", 26, 50, 22, width=6),
        line((44, 50), (91, 50), width=7, ink="gold"),
        line((74, 50), (74, 72), width=6, ink="gold"),
        line((88, 50), (88, 67), width=6, ink="gold"),
        disc("plate", 26, 50, 9, width=5),
    )


def build() -> Drawing:
    """Return a hammer."""
    return (
        poly("beam", (42, 40), (58, 40), (60, 96), (40, 96), width=5),
        poly(
            "stone",
            (12, 10),
            (74, 10),
            (92, 24),
            (92, 32),
            (74, 32),
            (74, 42),
            (12, 42),
            width=5,
        ),
        flat("stone_shade", (15, 30), (71, 30), (71, 39), (15, 39)),
    )


def order() -> Drawing:
    """Return three steps: the turn order."""
    return (
        poly("coin", (36, 22), (64, 22), (64, 90), (36, 90), width=5),
        poly("coin", (8, 44), (36, 44), (36, 90), (8, 90), width=5),
        poly("coin", (64, 60), (92, 60), (92, 90), (64, 90), width=5),
        line((50, 36), (50, 74), width=8),
    )


def check() -> Drawing:
    """Return a tick: done."""
    return (line((12, 54), (38, 80), (88, 22), width=15, ink="ink"),)


def done() -> Drawing:
    """Return a seal with a tick: passed."""
    return (
        disc("white", 50, 50, 44, width=8),
        line((28, 52), (45, 69), (74, 32), width=13),
    )


def pennant() -> Drawing:
    """Return a flag on the castle."""
    return (
        line((20, 8), (20, 98), width=9),
        poly("banner", (22, 10), (92, 28), (22, 50), width=7),
    )


def turn_arrow() -> Drawing:
    """Return the sign that the road goes on in the next row."""
    return (
        line((50, 9), (50, 58), width=16, ink="ink"),
        flat("ink", (18, 52), (82, 52), (50, 94)),
    )


def card() -> Drawing:
    """Return a playing card, face down."""
    return (
        poly("white", *rounded(18, 6, 64, 88, 10), width=W),
        poly("banner", *rounded(28, 16, 44, 68, 5), width=0),
        poly("gold", (50, 30), (66, 50), (50, 70), (34, 50), width=4),
    )


def pile_of_cards() -> Drawing:
    """Return a face-down pile."""
    return (
        poly("white", *rounded(30, 4, 60, 76, 8), width=W),
        poly("white", *rounded(20, 11, 60, 76, 8), width=W),
        *moved(card(), -8, 14, 0.86),
    )


def discards() -> Drawing:
    """Return cards face up, thrown aside."""
    return (
        poly("white", (34, 4), (92, 18), (76, 88), (18, 74), width=W),
        poly("wall", (10, 22), (66, 10), (82, 82), (26, 94), width=W),
        line((28, 36), (58, 30), width=5, ink="dark"),
        line((32, 52), (62, 46), width=5, ink="dark"),
        line((36, 68), (66, 62), width=5, ink="dark"),
    )


def crown() -> Drawing:
    """Return a crown, the sign of the leader."""
    return (
        poly(
            "gold",
            (14, 84),
            (4, 30),
            (29, 50),
            (50, 14),
            (71, 50),
            (96, 30),
            (86, 84),
            width=W,
        ),
        flat("gold_shade", (16, 72), (84, 72), (83, 81), (17, 81)),
    )


def pips(level: int, limit: int, seat: int) -> Drawing:
    """Return a favor marker's way in the seat's color: five fields, low where they can't be reached yet."""
    marks: list[Mark] = []
    for field in range(5):
        left, right = field * 20.6 + 1.5, field * 20.6 + 16.5
        top, bottom = (8, 92) if field < limit else (36, 64)
        shape = ((left, top), (right, top), (right, bottom), (left, bottom))
        marks.append(
            poly(f"seat{seat}", *shape, width=1.6, ink="ink")
            if field < level
            else flat("faint", *shape)
        )
    return tuple(marks)


def locked() -> Drawing:
    """Return a padlock."""
    return (
        line((30, 50), *arc(50, 34, 20, 20, 180, 360), (70, 50), width=11, ink="soft"),
        poly("soft", *rounded(16, 46, 68, 46, 8), width=0),
        disc("plate", 50, 66, 7, width=0),
    )


def token(colour: str, edge: Sequence[Point], *shape: Point) -> Drawing:
    """Return a castle token: its outline and its picture are those of its section."""
    inner = [(50 + (x - 50) * 0.78, 50 + (y - 50) * 0.78) for x, y in edge]
    return (
        poly(colour, *edge, width=W),
        poly(None, *inner, width=4, ink="white"),
        flat("white", *shape),
    )


_SQUARE = ((8, 8), (92, 8), (92, 92), (8, 92))
_WIDE = ((2, 50), (24, 10), (76, 10), (98, 50), (76, 90), (24, 90))
_POINTED = ((50, 2), (92, 36), (92, 94), (8, 94), (8, 36))


def any_token() -> Drawing:
    """Return a castle token of whatever section is its turn: a round one with a question mark."""
    hook = [
        *arc(50, 42, 15, 14, 185, 360),
        *curve((65, 43), ((64, 54), (50, 52), (50, 64))),
    ]
    return (
        disc("rock", 50, 50, 44, width=W),
        line(*hook, width=9),
        disc("line", 50, 77, 5.5, width=0),
    )


def medal(fill: str) -> Drawing:
    """Return a medal on a ribbon; the rank is written on it."""
    return (
        poly("banner", (26, 2), (46, 2), (60, 44), (44, 50), width=5),
        poly("banner", (74, 2), (54, 2), (40, 44), (56, 50), width=5),
        disc(fill, 50, 64, 33, width=7),
    )


def wreath() -> Drawing:
    """Return two branches of laurel, drawn round the winner's arms."""
    marks: list[Mark] = []
    for at in range(96, 262, 18):
        x, y = (
            50 + 43 * math.cos(math.radians(at)),
            48 + 43 * math.sin(math.radians(at)),
        )
        along = math.radians(at + 74)
        dx, dy = 10 * math.cos(along), 10 * math.sin(along)
        leaf = [
            (x - dx, y - dy),
            (x - dy * 0.5, y + dx * 0.5),
            (x + dx, y + dy),
            (x + dy * 0.5, y - dx * 0.5),
        ]
        leaf = [(min(98.0, max(2.0, a)), min(98.0, max(2.0, b))) for a, b in leaf]
        marks.append(poly("laurel", *leaf, width=2.4))
        marks.append(poly("laurel", *[(100 - a, b) for a, b in leaf], width=2.4))
    return tuple(marks)


_KEEP = (
    (34, 68),
    (34, 34),
    (42, 34),
    (42, 40),
    (46, 40),
    (46, 34),
    (54, 34),
    (54, 40),
    (58, 40),
    (58, 34),
    (66, 34),
    (66, 68),
)
_WALL = (
    (24, 62),
    (24, 42),
    (34, 42),
    (34, 48),
    (45, 48),
    (45, 42),
    (55, 42),
    (55, 48),
    (66, 48),
    (66, 42),
    (76, 42),
    (76, 62),
)
_SPIRE = ((40, 72), (40, 50), (34, 50), (50, 24), (66, 50), (60, 50), (60, 72))


def dash() -> Drawing:
    """Return a dash, for nothing."""
    return (line((34, 50), (66, 50), width=10, ink="soft"),)


def income() -> Drawing:
    """Return a denier every turn: a coin with a turning arrow."""
    return (
        disc("coin", 50, 50, 28, width=W),
        poly("dark", *cross(50, 50, 16, 4, 7), width=0),
        line(*arc(50, 50, 43, 43, -60, 215), width=8, ink="residence"),
        flat("residence", (50, -2), (50, 26), (78, 13)),
    )


def anywhere() -> Drawing:
    """Return a way-post: any free place."""
    return (
        poly("beam", (45, 8), (55, 8), (55, 96), (45, 96), width=5),
        poly("wall", (20, 16), (72, 16), (94, 29), (72, 42), (20, 42), width=W),
        poly("wall", (80, 50), (28, 50), (6, 63), (28, 76), (80, 76), width=W),
    )


def kind(frame: str, mark: Drawing) -> Drawing:
    """Return a small tile of a kind."""
    return (
        poly("plate", *rounded(8, 8, 84, 84, 12), width=W),
        flat(frame, (12, 12), (88, 12), (88, 88), (12, 88)),
        *moved(mark, 16, 16, 0.68),
        poly(None, *rounded(8, 8, 84, 84, 12), width=W),
    )


MARKS: dict[str, Drawing] = {
    "neutral": (disc("on_kind", 50, 50, 30, width=0),),
    "fixed": (flat("on_kind", (50, 10), (90, 50), (50, 90), (10, 50)),),
    "wood": tuple(
        flat("on_kind", (10, y), (90, y), (90, y + 19), (10, y + 19))
        for y in (14, 41, 68)
    ),
    "stone": (
        flat("on_kind", (8, 20), (46, 20), (46, 46), (8, 46)),
        flat("on_kind", (54, 20), (92, 20), (92, 46), (54, 46)),
        flat("on_kind", (28, 54), (72, 54), (72, 80), (28, 80)),
        flat("on_kind", (8, 54), (20, 54), (20, 80), (8, 80)),
        flat("on_kind", (80, 54), (92, 54), (92, 80), (80, 80)),
    ),
    "residence": (
        flat(
            "on_kind",
            (50, 8),
            (94, 48),
            (82, 48),
            (82, 90),
            (18, 90),
            (18, 48),
            (6, 48),
        ),
    ),
    "prestige": (
        flat(
            "on_kind",
            (10, 84),
            (4, 26),
            (28, 46),
            (50, 12),
            (72, 46),
            (96, 26),
            (90, 84),
        ),
    ),
    "special": (
        flat(
            "on_kind",
            *(
                (50 + r * math.sin(math.pi * n / 5), 52 - r * math.cos(math.pi * n / 5))
                for n, r in enumerate((46, 19) * 5)
            ),
        ),
    ),
}
"""Corner marks of the kinds of tiles."""


SIGNS = {
    **{f"mark_{name}": mark for name, mark in MARKS.items()},
    **{f"kind_{name}": kind(KIND_FRAME[name], mark) for name, mark in MARKS.items()},
    "dash": dash(),
    "income": income(),
    "anywhere": anywhere(),
    "arrow": arrow(),
    "gives": gives(),
    "both": both_ways(),
    "slash": slash(),
    "unequal": unequal(),
    "key": key(),
    "build": build(),
    "order": order(),
    "check": check(),
    "done": done(),
    "pennant": pennant(),
    "down": turn_arrow(),
    "card": card(),
    "pile": pile_of_cards(),
    "discards": discards(),
    "crown": crown(),
    **{
        f"pips{level}of{limit}seat{seat}": pips(level, limit, seat)
        for limit in (2, 4, 5)
        for level in range(limit + 1)
        for seat in range(5)
    },
    "locked": locked(),
    "token": any_token(),
    "token0": token("banner", _SQUARE, *_KEEP),
    "token1": token("slate", _WIDE, *_WALL),
    "token2": token("leaf_shade", _POINTED, *_SPIRE),
    "medal1": medal("gold"),
    "medal2": medal("stone"),
    "medal3": medal("thatch_shade"),
    "medal4": medal("plate_low"),
    "wreath": wreath(),
}
