"""Drawings of the prestige buildings of both games, and of the castle's sections."""

from __future__ import annotations

from rendering.art.parts import (
    cross,
    door,
    flag,
    hall,
    lancet,
    meadow,
    sheaf,
    spire,
    tower,
    window,
)
from rendering.art.pen import Drawing, arc, box, curve, disc, flat, line, poly

STATUE: Drawing = (
    *meadow(),
    box("rock", 26, 70, 48, 18),
    box("rock", 32, 60, 36, 11),
    poly(
        "stone",
        *curve((40, 60), ((40, 44), (36, 40), (40, 32))),
        (60, 32),
        *curve((60, 32), ((64, 40), (60, 44), (60, 60))),
    ),
    flat("stone_shade", (52, 34), (59, 34), (58, 57), (52, 57)),
    line((60, 36), (74, 22), width=7, ink="line"),
    line((60, 36), (73, 23), width=3.4, ink="stone"),
    line((74, 32), (74, 4), width=3.6),
    disc("stone", 50, 22, 10),
    poly(
        "gold",
        (40, 16),
        (39, 6),
        (45, 11),
        (50, 4),
        (55, 11),
        (61, 6),
        (60, 16),
        width=2.4,
    ),
)

GRANARY: Drawing = (
    *meadow(),
    box("beam", 22, 76, 7, 14),
    box("beam", 71, 76, 7, 14),
    *hall(14, 40, 72, 38, 28, wall="beam", roof="thatch"),
    line((26, 42), (26, 76), width=2.2),
    line((74, 42), (74, 76), width=2.2),
    *door(50, 78, 20, 26),
    *sheaf(40, 95, 24),
    *sheaf(60, 95, 24),
)

LIBRARY: Drawing = (
    *meadow(),
    *hall(12, 44, 76, 44, 22, wall="wall", roof="slate"),
    *lancet(24, 82, 10, 28),
    *lancet(76, 82, 10, 28),
    poly(
        "white",
        *curve((50, 58), ((44, 50), (36, 50), (32, 54))),
        (32, 82),
        *curve((32, 82), ((38, 78), (46, 78), (50, 86))),
        width=2.8,
    ),
    poly(
        "white",
        *curve((50, 58), ((56, 50), (64, 50), (68, 54))),
        (68, 82),
        *curve((68, 82), ((62, 78), (54, 78), (50, 86))),
        width=2.8,
    ),
    *(line((36, y), (46, y + 2), width=1.8) for y in (60, 67, 74)),
    *(line((54, y + 2), (64, y), width=1.8) for y in (60, 67, 74)),
)

WEAVER: Drawing = (
    *meadow(),
    *hall(8, 40, 84, 48, 24, roof="roof"),
    box("beam", 24, 50, 6, 38, width=2.4),
    box("beam", 70, 50, 6, 38, width=2.4),
    box("cloth", 30, 56, 40, 22, width=2.4),
    *(line((x, 56), (x, 88), width=2) for x in (36, 43, 50, 57, 64)),
    line((30, 66), (70, 66), width=3.2, ink="gold"),
    box("beam", 22, 48, 56, 7, width=2.4),
)

THEATER: Drawing = (
    *meadow(),
    poly("wall", (10, 88), (10, 44), *arc(50, 44, 40, 24, 180, 360), (90, 88)),
    poly(
        "banner", (20, 86), (20, 50), *arc(50, 50, 30, 17, 180, 360), (80, 50), (80, 86)
    ),
    poly(
        "dark",
        (36, 86),
        *curve((36, 86), ((44, 70), (46, 56), (44, 46))),
        (56, 46),
        *curve((56, 46), ((54, 56), (56, 70), (64, 86))),
        width=2.4,
    ),
    line((28, 50), (26, 84), width=2.2),
    line((72, 50), (74, 84), width=2.2),
    disc("gold", 50, 24, 9),
    line((46, 23), (47, 23), width=3),
    line((53, 23), (54, 23), width=3),
    line(*arc(50, 24, 5, 4, 20, 160, 6), width=2),
    box("beam", 8, 84, 84, 7),
)

COLLEGE: Drawing = (
    *meadow(),
    *hall(6, 50, 88, 38, 18, roof="slate"),
    *spire(36, 36, 28, 52, 28, roof="slate"),
    *door(50, 88, 14, 24),
    disc("white", 50, 50, 7, width=2.4),
    line((50, 50), (50, 45), width=2),
    line((50, 50), (54, 51), width=2),
    *lancet(18, 80, 9, 20),
    *lancet(82, 80, 9, 20),
    *flag(50, 9, 10, "lily", 13),
)

MONUMENT: Drawing = (
    *meadow(),
    box("rock", 14, 80, 72, 10),
    box("rock", 22, 70, 56, 11),
    poly("rock", (38, 70), (42, 18), (50, 6), (58, 18), (62, 70)),
    flat("rock_shade", (51, 10), (56.6, 19), (60, 68), (51, 68)),
    poly("gold", (50, 30), (55, 40), (50, 50), (45, 40), width=2.6),
    *flag(22, 70, 26),
    *flag(78, 70, 26, "lily", -16),
)

HOTEL: Drawing = (
    *meadow(),
    *hall(14, 28, 72, 60, 20, roof="roof"),
    *(mark for x in (26, 42, 58, 74) for mark in window(x, 40, 8, 9, "thatch")),
    *(mark for x in (26, 42, 58, 74) for mark in window(x, 57, 8, 9, "thatch")),
    line((15, 49), (85, 49), width=2),
    *door(50, 88, 18, 22),
    *flag(30, 8, 8, "banner", 12),
    *flag(70, 8, 8, "banner", 12),
)

CATHEDRAL: Drawing = (
    *meadow(),
    *spire(10, 34, 24, 54, 28, wall="rock", roof="slate"),
    *spire(66, 34, 24, 54, 28, wall="rock", roof="slate"),
    poly("rock", (32, 88), (32, 48), (50, 28), (68, 48), (68, 88)),
    disc("thatch", 50, 54, 9),
    *(
        line((50 - 8 * a, 54 - 8 * b), (50 + 8 * a, 54 + 8 * b), width=1.8)
        for a, b in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
    ),
    *door(50, 88, 17, 22),
    *lancet(22, 66, 8, 20, "thatch"),
    *lancet(78, 66, 8, 20, "thatch"),
    *cross(22, 7, 8),
    *cross(78, 7, 8),
    *cross(50, 28, 10),
)

TOWN_HALL: Drawing = (
    *meadow(),
    *hall(8, 48, 84, 40, 18, roof="roof"),
    *spire(38, 30, 24, 34, 26, roof="slate"),
    disc("white", 50, 42, 8, width=2.6),
    line((50, 42), (50, 37), width=2),
    line((50, 42), (54, 44), width=2),
    *(mark for x in (22, 50, 78) for mark in door(x, 88, 16, 24)),
    *(mark for x in (16, 30, 70, 84) for mark in window(x, 56, 6, 7, "thatch")),
)

ROYAL_STABLES: Drawing = (
    *meadow(),
    *hall(6, 40, 88, 48, 22, wall="wall", roof="slate"),
    *(mark for x in (22, 50, 78) for mark in door(x, 88, 20, 34)),
    poly(
        "wood_end",
        *curve(
            (42, 87),
            ((43, 76), (45, 70), (43, 63)),
            ((47, 58), (54, 56), (58, 61)),
            ((62, 67), (60, 71), (54, 71)),
            ((54, 79), (57, 81), (57, 87)),
        ),
        width=2.6,
    ),
    poly(
        "gold",
        *arc(50, 27, 9, 9, 130, 410, 14),
        *reversed(arc(50, 27, 4.5, 4.5, 130, 410, 14)),
        width=2.4,
    ),
)

DUNGEON: Drawing = (
    *meadow("rock"),
    *tower(22, 32, 56, 56),
    *door(50, 88, 22, 30),
    *(line((x, 62), (x, 87), width=2.2, ink="stone") for x in (45, 50, 55)),
    *window(36, 48, 6, 10),
    *window(64, 48, 6, 10),
)

WALLS: Drawing = (
    *meadow("rock"),
    *tower(3, 50, 94, 38, teeth=6),
    *door(50, 88, 20, 26),
    *(
        line((x, y), (x + 10, y), width=2, ink="rock_shade")
        for x, y in ((12, 64), (30, 74), (68, 66), (80, 78), (16, 80))
    ),
)

TOWERS: Drawing = (
    *meadow("rock"),
    box("rock", 30, 56, 40, 32),
    *spire(10, 40, 26, 48, 32, wall="rock", roof="slate"),
    *spire(64, 40, 26, 48, 32, wall="rock", roof="slate"),
    *door(50, 88, 14, 20),
    *window(23, 54, 6, 10),
    *window(77, 54, 6, 10),
    *flag(23, 10, 9, "banner", 12),
    *flag(77, 10, 9, "banner", 12),
)

BRIDGE: Drawing = (
    disc("water", 50, 86, 49, 11, width=0),
    poly(
        "rock",
        (2, 50),
        *curve((2, 50), ((30, 34), (70, 34), (98, 50))),
        (98, 84),
        (84, 84),
        *arc(68, 84, 16, 18, 0, -180, 14),
        (48, 84),
        *arc(32, 84, 16, 18, 0, -180, 14),
        (2, 84),
    ),
    line(*curve((2, 58), ((30, 43), (70, 43), (98, 58))), width=2.4),
)

MONUMENTS = {
    "statue": STATUE,
    "granary": GRANARY,
    "library": LIBRARY,
    "weaver": WEAVER,
    "theater": THEATER,
    "college": COLLEGE,
    "monument": MONUMENT,
    "hotel": HOTEL,
    "cathedral": CATHEDRAL,
    "town_hall": TOWN_HALL,
    "royal_stables": ROYAL_STABLES,
    "dungeon": DUNGEON,
    "walls": WALLS,
    "towers": TOWERS,
    "bridge": BRIDGE,
}
