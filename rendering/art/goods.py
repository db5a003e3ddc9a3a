"""Goods, coins and the small signs of effects; every good has a silhouette of its own."""

from __future__ import annotations

import math

from rendering.art.pen import (
    INK,
    Drawing,
    arc,
    curve,
    disc,
    flat,
    line,
    mirror,
    moved,
    poly,
)

W = 6.0
"""Signs are shown small, so their outline is heavier on the grid."""


def food() -> Drawing:
    """Return a loaf of bread with three cuts."""
    loaf = [
        *curve(
            (6, 70),
            ((2, 34), (26, 22), (50, 22)),
            ((74, 22), (98, 34), (94, 70)),
            ((94, 82), (88, 84), (80, 84)),
        ),
        (20, 84),
        *curve((20, 84), ((10, 84), (6, 82), (6, 70))),
    ]
    return (
        poly("food", *loaf, width=W),
        flat(
            "food_shade",
            *curve((9, 66), ((30, 76), (70, 76), (91, 66))),
            (90, 76),
            (82, 81),
            (18, 81),
            (10, 76),
        ),
        *(line((x, 34), (x + 7, 52), width=5) for x in (28, 46, 64)),
        poly(None, *loaf, width=W),
    )


def wood() -> Drawing:
    """Return a log with its sawn end."""
    return (
        poly(
            "wood", (26, 28), (84, 28), *arc(84, 52, 12, 24, -90, 90), (26, 76), width=W
        ),
        flat("wood_shade", (28, 60), (93, 60), (88, 72), (28, 73)),
        line((46, 42), (76, 42), width=4, ink="wood_shade"),
        disc("wood_end", 26, 52, 18, 25, width=W),
        disc("wood_end", 26, 52, 8, 12, width=4, ink="wood"),
    )


def stone() -> Drawing:
    """Return a cut block, seen from a corner."""
    return (
        poly(
            "stone", (50, 10), (92, 31), (92, 70), (50, 92), (8, 70), (8, 31), width=W
        ),
        flat("stone_shade", (50, 52), (89, 33), (89, 68), (50, 88)),
        flat("rock", (50, 14), (86, 31), (50, 50), (14, 31)),
        line((8, 31), (50, 52), (92, 31), width=5),
        line((50, 52), (50, 92), width=5),
    )


def cloth() -> Drawing:
    """Return a cloth hung over a rod, with two tails."""
    return (
        poly(
            "cloth",
            (20, 18),
            (80, 18),
            (84, 92),
            (66, 78),
            (50, 92),
            (34, 78),
            (16, 92),
            width=W,
        ),
        flat("cloth_shade", (58, 20), (78, 20), (80, 85), (66, 74), (56, 83)),
        line((36, 26), (34, 66), width=4, ink="cloth_shade"),
        poly("wood_end", (6, 8), (94, 8), (94, 22), (6, 22), width=W),
    )


def gold() -> Drawing:
    """Return an ingot."""
    return (
        poly("gold", (30, 28), (84, 28), (97, 76), (3, 76), (16, 28), width=W),
        flat("gold_shade", (10, 58), (90, 58), (93, 73), (7, 73)),
        flat("coin", (27, 33), (79, 33), (83, 44), (20, 44)),
        poly(None, (16, 28), (84, 28), (97, 76), (3, 76), width=W),
    )


def any_cube(fill: str) -> Drawing:
    """Return an outline with a question mark: golden for a cube of any kind, white for any but gold."""
    hook = [
        *arc(50, 38, 18, 17, 185, 360),
        *curve((68, 39), ((66, 52), (50, 50), (50, 64))),
    ]
    return (
        poly(fill, *rounded(8, 8, 84, 84, 16), width=W),
        line(*hook, width=12),
        disc("line", 50, 79, 7, width=0),
    )


def coin() -> Drawing:
    """Return a denier: a coin with a cross."""
    return (
        disc("coin", 50, 50, 43, width=W),
        disc("coin", 50, 50, 32, width=4, ink="coin_shade"),
        poly("dark", *cross(50, 50, 22, 5, 9), width=0),
    )


def prestige() -> Drawing:
    """Return a shield in a laurel wreath."""
    leaves: Drawing = ()
    for at in (100, 128, 156, 184, 212, 240):
        x, y = (
            50 + 40 * math.cos(math.radians(at)),
            50 + 42 * math.sin(math.radians(at)),
        )
        along = math.radians(at + 78)
        dx, dy = 17 * math.cos(along), 17 * math.sin(along)
        leaf = [
            (x - dx, y - dy),
            (x - dy * 0.5, y + dx * 0.5),
            (x + dx, y + dy),
            (x + dy * 0.5, y - dx * 0.5),
        ]
        leaves += (
            poly("laurel", *leaf, width=3.4),
            poly("laurel", *[(100 - a, b) for a, b in leaf], width=3.4),
        )
    shield = mirror([(50, 16), *curve((26, 20), ((24, 50), (32, 66), (50, 80)))])
    return (
        *leaves,
        poly("gold", *shield, width=W),
        flat(
            "gold_shade",
            (51, 20),
            *[(100 - x, y) for x, y in curve((30, 23), ((29, 48), (36, 62), (49, 74)))],
        ),
        poly(None, *shield, width=W),
    )


def favor() -> Drawing:
    """Return a fleur-de-lis."""
    middle = mirror(
        curve((50, 2), ((42, 16), (34, 26), (36, 40)), ((38, 52), (44, 56), (45, 62)))
    )
    wing = [
        *curve(
            (40, 62),
            ((38, 44), (30, 28), (16, 28)),
            ((2, 28), (0, 48), (12, 54)),
            ((18, 56), (22, 52), (20, 46)),
            ((30, 46), (30, 58), (34, 64)),
        )
    ]
    foot = mirror(
        curve((50, 98), ((44, 92), (36, 86), (32, 74)), ((38, 78), (44, 76), (46, 72)))
    )
    return (
        poly("lily", *wing, width=5),
        poly("lily", *[(100 - x, y) for x, y in wing], width=5),
        poly("lily", *foot, width=5),
        poly("lily", *middle, width=5),
        poly("gold", *rounded(24, 60, 52, 12, 5), width=5),
    )


def rounded(
    x: float, y: float, w: float, h: float, r: float
) -> list[tuple[float, float]]:
    return [
        *arc(x + r, y + r, r, r, 180, 270, 6),
        *arc(x + w - r, y + r, r, r, 270, 360, 6),
        *arc(x + w - r, y + h - r, r, r, 0, 90, 6),
        *arc(x + r, y + h - r, r, r, 90, 180, 6),
    ]


def cross(
    x: float, y: float, long: float, narrow: float, wide: float
) -> list[tuple[float, float]]:
    """Return a cross whose arms grow wider."""
    arm = [(narrow, -narrow), (long, -wide), (long, wide), (narrow, narrow)]
    points = []
    for _ in range(4):
        points += arm
        arm = [(-b, a) for a, b in arm]
    return [(x + a, y + b) for a, b in points]


GOODS = {
    "food": food(),
    "wood": wood(),
    "stone": stone(),
    "cloth": cloth(),
    "gold": gold(),
    "any": any_cube("gold"),
    "basic": any_cube("white"),
    "coin": coin(),
    "prestige": prestige(),
    "favor": favor(),
}
PILE = {
    name: moved(drawing, 0, 0, 0.34, INK / W * 0.62) for name, drawing in GOODS.items()
}
"""The goods small, to lie about in drawings of buildings."""
