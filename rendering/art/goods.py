"""Goods, coins and the small signs of effects; every good has a silhouette of its own."""

from __future__ import annotations

import math

from rendering.art.pen import INK, Drawing, arc, curve, disc, flat, line, mirror, moved, poly
from rendering.signs import KIND_FRAME

W = 6.0
"""Signs are shown small, so their outline is heavier on the grid."""


def food() -> Drawing:
    """A loaf of bread with three cuts."""
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
    """A log with its sawn end."""
    return (
        poly("wood", (26, 28), (84, 28), *arc(84, 52, 12, 24, -90, 90), (26, 76), width=W),
        flat("wood_shade", (28, 60), (93, 60), (88, 72), (28, 73)),
        line((46, 42), (76, 42), width=4, ink="wood_shade"),
        disc("wood_end", 26, 52, 18, 25, width=W),
        disc("wood_end", 26, 52, 8, 12, width=4, ink="wood"),
    )


def stone() -> Drawing:
    """A cut block, seen from a corner."""
    return (
        poly("stone", (50, 10), (92, 31), (92, 70), (50, 92), (8, 70), (8, 31), width=W),
        flat("stone_shade", (50, 52), (89, 33), (89, 68), (50, 88)),
        flat("rock", (50, 14), (86, 31), (50, 50), (14, 31)),
        line((8, 31), (50, 52), (92, 31), width=5),
        line((50, 52), (50, 92), width=5),
    )


def cloth() -> Drawing:
    """A cloth hung over a rod, with two tails."""
    return (
        poly("cloth", (20, 18), (80, 18), (84, 92), (66, 78), (50, 92), (34, 78), (16, 92), width=W),
        flat("cloth_shade", (58, 20), (78, 20), (80, 85), (66, 74), (56, 83)),
        line((36, 26), (34, 66), width=4, ink="cloth_shade"),
        poly("wood_end", (6, 8), (94, 8), (94, 22), (6, 22), width=W),
    )


def gold() -> Drawing:
    """An ingot."""
    return (
        poly("gold", (30, 28), (84, 28), (97, 76), (3, 76), (16, 28), width=W),
        flat("gold_shade", (10, 58), (90, 58), (93, 73), (7, 73)),
        flat("coin", (27, 33), (79, 33), (83, 44), (20, 44)),
        poly(None, (16, 28), (84, 28), (97, 76), (3, 76), width=W),
    )


def any_cube() -> Drawing:
    """An empty outline with a question mark."""
    hook = [*arc(50, 40, 15, 14, 185, 360), *curve((65, 41), ((64, 52), (50, 50), (50, 63)))]
    return (
        poly("white", *_rounded(10, 10, 80, 80, 16), width=W),
        line(*hook, width=9),
        disc("line", 50, 76, 5.5, width=0),
    )


def basic() -> Drawing:
    """Any cube but gold: the outline with a question mark and a crossed ingot below."""
    hook = [*arc(50, 30, 13, 12, 185, 360), *curve((63, 31), ((62, 40), (50, 40), (50, 50)))]
    return (
        poly("white", *_rounded(10, 6, 80, 88, 16), width=W),
        line(*hook, width=8),
        disc("line", 50, 59, 4.5, width=0),
        poly("gold", (36, 70), (64, 70), (71, 86), (29, 86), width=4),
        line((26, 90), (74, 66), width=6, ink="banner"),
    )


def coin() -> Drawing:
    """A denier: a coin with a cross."""
    return (
        disc("coin", 50, 50, 43, width=W),
        disc("coin", 50, 50, 32, width=4, ink="coin_shade"),
        poly("dark", *_cross(50, 50, 22, 5, 9), width=0),
    )


def prestige() -> Drawing:
    """A shield in a laurel wreath."""
    leaves: Drawing = ()
    for at in (100, 128, 156, 184, 212, 240):
        x, y = 50 + 40 * math.cos(math.radians(at)), 50 + 42 * math.sin(math.radians(at))
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
    """A fleur-de-lis."""
    middle = mirror(curve((50, 2), ((42, 16), (34, 26), (36, 40)), ((38, 52), (44, 56), (45, 62))))
    wing = [
        *curve(
            (40, 62),
            ((38, 44), (30, 28), (16, 28)),
            ((2, 28), (0, 48), (12, 54)),
            ((18, 56), (22, 52), (20, 46)),
            ((30, 46), (30, 58), (34, 64)),
        )
    ]
    foot = mirror(curve((50, 98), ((44, 92), (36, 86), (32, 74)), ((38, 78), (44, 76), (46, 72))))
    return (
        poly("lily", *wing, width=5),
        poly("lily", *[(100 - x, y) for x, y in wing], width=5),
        poly("lily", *foot, width=5),
        poly("lily", *middle, width=5),
        poly("gold", *_rounded(24, 60, 52, 12, 5), width=5),
    )


def arrow() -> Drawing:
    """An arrow to the right, for an exchange."""
    return (flat("ink", (8, 42), (56, 42), (56, 22), (94, 50), (56, 78), (56, 58), (8, 58)),)


def left_arrow() -> Drawing:
    """An arrow to the left."""
    return (flat("ink", (92, 42), (44, 42), (44, 22), (6, 50), (44, 78), (44, 58), (92, 58)),)


def both_ways() -> Drawing:
    """A double arrow: the provost may go either way."""
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
    """A stroke between two things one may choose from."""
    return (line((64, 10), (36, 90), width=11, ink="ink"),)


def plus() -> Drawing:
    """A plus sign."""
    return (line((50, 16), (50, 84), width=13, ink="ink"), line((16, 50), (84, 50), width=13, ink="ink"))


def key() -> Drawing:
    """A key: what follows goes to the owner of the building."""
    return (
        line((40, 50), (96, 50), width=17),
        line((74, 50), (74, 76), width=15),
        line((90, 50), (90, 70), width=15),
        disc("gold", 26, 50, 22, width=6),
        line((44, 50), (95, 50), width=7, ink="gold"),
        line((74, 50), (74, 72), width=6, ink="gold"),
        line((90, 50), (90, 67), width=6, ink="gold"),
        disc("plate", 26, 50, 9, width=5),
    )


def build() -> Drawing:
    """A hammer."""
    return (
        poly("beam", (42, 40), (58, 40), (60, 96), (40, 96), width=5),
        poly("stone", (12, 10), (74, 10), (92, 24), (92, 32), (74, 32), (74, 42), (12, 42), width=5),
        flat("stone_shade", (15, 30), (71, 30), (71, 39), (15, 39)),
    )


def order() -> Drawing:
    """Three steps: the turn order."""
    return (
        poly("coin", (36, 22), (64, 22), (64, 90), (36, 90), width=5),
        poly("coin", (8, 44), (36, 44), (36, 90), (8, 90), width=5),
        poly("coin", (64, 60), (92, 60), (92, 90), (64, 90), width=5),
        line((50, 36), (50, 74), width=8),
    )


def check() -> Drawing:
    """A tick: done."""
    return (line((12, 54), (38, 80), (88, 22), width=15, ink="ink"),)


def done() -> Drawing:
    """A seal with a tick: passed."""
    return (
        disc("white", 50, 50, 44, width=8),
        line((28, 52), (45, 69), (74, 32), width=13),
    )


def pennant() -> Drawing:
    """A flag on the castle."""
    return (
        line((20, 8), (20, 98), width=9),
        poly("banner", (22, 10), (92, 28), (22, 50), width=7),
    )


def turn_arrow() -> Drawing:
    """The road goes on in the next row."""
    return (
        line((50, 4), (50, 58), width=16, ink="ink"),
        flat("ink", (18, 52), (82, 52), (50, 94)),
    )


def card() -> Drawing:
    """A playing card, face down."""
    return (
        poly("white", *_rounded(18, 6, 64, 88, 10), width=W),
        poly("banner", *_rounded(28, 16, 44, 68, 5), width=0),
        poly("gold", (50, 30), (66, 50), (50, 70), (34, 50), width=4),
    )


def pile_of_cards() -> Drawing:
    """A face-down pile."""
    return (
        poly("white", *_rounded(30, 4, 60, 76, 8), width=W),
        poly("white", *_rounded(20, 11, 60, 76, 8), width=W),
        *moved(card(), -8, 14, 0.86),
    )


def discards() -> Drawing:
    """Cards face up, thrown aside."""
    return (
        poly("white", (34, 4), (92, 18), (76, 88), (18, 74), width=W),
        poly("wall", (10, 22), (66, 10), (82, 82), (26, 94), width=W),
        line((28, 36), (58, 30), width=5, ink="dark"),
        line((32, 52), (62, 46), width=5, ink="dark"),
        line((36, 68), (66, 62), width=5, ink="dark"),
    )


def crown() -> Drawing:
    """A crown: who leads."""
    return (
        poly("gold", (14, 84), (4, 30), (29, 50), (50, 14), (71, 50), (96, 30), (86, 84), width=W),
        flat("gold_shade", (16, 72), (84, 72), (83, 81), (17, 81)),
    )


def pips(level: int, limit: int) -> Drawing:
    """A favor marker's way: five fields, low where they can't be reached yet."""
    return tuple(
        flat(
            "lily" if field < level else "faint",
            (field * 20.6, 0 if field < limit else 30),
            (field * 20.6 + 17.6, 0 if field < limit else 30),
            (field * 20.6 + 17.6, 100 if field < limit else 70),
            (field * 20.6, 100 if field < limit else 70),
        )
        for field in range(5)
    )


def locked() -> Drawing:
    """A padlock."""
    return (
        line((30, 50), *arc(50, 34, 20, 20, 180, 360), (70, 50), width=11, ink="soft"),
        poly("soft", *_rounded(16, 46, 68, 46, 8), width=0),
        disc("plate", 50, 66, 7, width=0),
    )


def token(colour: str) -> Drawing:
    """A castle token."""
    return (
        disc(colour, 50, 50, 44, width=W),
        disc(colour, 50, 50, 35, width=4, ink="white"),
    )


def minus() -> Drawing:
    """A minus sign."""
    return (line((16, 50), (84, 50), width=13, ink="ink"),)


def dash() -> Drawing:
    """Nothing."""
    return (line((34, 50), (66, 50), width=10, ink="soft"),)


def income() -> Drawing:
    """A denier every turn: a coin with a turning arrow."""
    return (
        disc("coin", 50, 50, 28, width=W),
        poly("dark", *_cross(50, 50, 16, 4, 7), width=0),
        line(*arc(50, 50, 43, 43, -60, 215), width=8, ink="residence"),
        flat("residence", (50, -4), (50, 26), (78, 13)),
    )


def pawn() -> Drawing:
    """A worker of anybody."""
    body = mirror(curve((50, 44), ((30, 46), (26, 70), (20, 94))))
    return (poly("white", *body, width=W), disc("white", 50, 28, 21, width=W))


def anywhere() -> Drawing:
    """A way-post: any free place."""
    return (
        poly("beam", (45, 8), (55, 8), (55, 96), (45, 96), width=5),
        poly("wall", (20, 16), (72, 16), (94, 29), (72, 42), (20, 42), width=W),
        poly("wall", (80, 50), (28, 50), (6, 63), (28, 76), (80, 76), width=W),
    )


def kind(frame: str, mark: Drawing) -> Drawing:
    """A small tile of a kind."""
    return (
        poly("plate", *_rounded(8, 8, 84, 84, 12), width=W),
        flat(frame, (12, 12), (88, 12), (88, 88), (12, 88)),
        *moved(mark, 16, 16, 0.68),
        poly(None, *_rounded(8, 8, 84, 84, 12), width=W),
    )


MARKS: dict[str, Drawing] = {
    "neutral": (disc("on_kind", 50, 50, 30, width=0),),
    "fixed": (flat("on_kind", (50, 10), (90, 50), (50, 90), (10, 50)),),
    "wood": tuple(flat("on_kind", (10, y), (90, y), (90, y + 19), (10, y + 19)) for y in (14, 41, 68)),
    "stone": (
        flat("on_kind", (8, 20), (46, 20), (46, 46), (8, 46)),
        flat("on_kind", (54, 20), (92, 20), (92, 46), (54, 46)),
        flat("on_kind", (28, 54), (72, 54), (72, 80), (28, 80)),
        flat("on_kind", (8, 54), (20, 54), (20, 80), (8, 80)),
        flat("on_kind", (80, 54), (92, 54), (92, 80), (80, 80)),
    ),
    "residence": (flat("on_kind", (50, 8), (94, 48), (82, 48), (82, 90), (18, 90), (18, 48), (6, 48)),),
    "prestige": (flat("on_kind", (10, 84), (4, 26), (28, 46), (50, 12), (72, 46), (96, 26), (90, 84)),),
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


def _rounded(x: float, y: float, w: float, h: float, r: float) -> list[tuple[float, float]]:
    return [
        *arc(x + r, y + r, r, r, 180, 270, 6),
        *arc(x + w - r, y + r, r, r, 270, 360, 6),
        *arc(x + w - r, y + h - r, r, r, 0, 90, 6),
        *arc(x + r, y + h - r, r, r, 90, 180, 6),
    ]


def _cross(x: float, y: float, long: float, narrow: float, wide: float) -> list[tuple[float, float]]:
    """A cross whose arms grow wider."""
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
    "any": any_cube(),
    "basic": basic(),
    "coin": coin(),
    "prestige": prestige(),
    "favor": favor(),
}
SIGNS = {
    **{f"mark_{name}": mark for name, mark in MARKS.items()},
    **{f"kind_{name}": kind(KIND_FRAME[name], mark) for name, mark in MARKS.items()},
    "minus": minus(),
    "dash": dash(),
    "income": income(),
    "pawn": pawn(),
    "anywhere": anywhere(),
    "arrow": arrow(),
    "left": left_arrow(),
    "both": both_ways(),
    "slash": slash(),
    "plus": plus(),
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
    **{f"pips{level}of{limit}": pips(level, limit) for limit in (2, 4, 5) for level in range(limit + 1)},
    "locked": locked(),
    "token": token("banner"),
    "token0": token("banner"),
    "token1": token("roof"),
    "token2": token("gold"),
}
PILE = {name: moved(drawing, 0, 0, 0.34, INK / W * 0.62) for name, drawing in GOODS.items()}
"""The goods small, to lie about in drawings of buildings."""
