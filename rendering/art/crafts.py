"""Drawings of the wood and stone buildings of both games."""

from __future__ import annotations

from rendering.art.parts import (
    awning,
    blocks,
    columns,
    cross,
    door,
    fir,
    gable,
    hall,
    lancet,
    logs,
    meadow,
    pile,
    sheaf,
    sheep,
    spire,
    tree,
    window,
)
from rendering.art.pen import Drawing, arc, box, curve, disc, flat, line, poly

FARM_FOOD: Drawing = (
    *meadow(),
    *hall(34, 48, 54, 38, 24, roof="thatch"),
    *door(62, 86, 16, 24),
    *sheaf(14, 92, 38),
    *sheaf(32, 94, 34),
    *pile("food", 58, 70, 0.9),
)

FARM_CLOTH: Drawing = (
    *meadow(),
    *hall(30, 46, 58, 40, 24, roof="thatch"),
    *door(68, 86, 16, 24),
    *window(46, 64),
    *sheep(22, 92, 30),
    *sheep(54, 95, 26),
)

ESTATE: Drawing = (
    *meadow(),
    *hall(36, 46, 54, 42, 26, wall="rock", roof="roof"),
    *spire(20, 40, 20, 48, 30, wall="rock", roof="slate"),
    *door(66, 88, 16, 24),
    *window(50, 64),
    *window(82, 64),
    *sheaf(12, 94, 28),
    *sheep(42, 96, 24),
)

SAWMILL_BIG: Drawing = (
    *meadow(),
    *hall(36, 40, 56, 42, 24, wall="beam", roof="roof"),
    *door(76, 82, 16, 24),
    disc("stone", 32, 56, 22),
    *(
        line((32, 56), (32 + 21 * a, 56 + 21 * b), width=2.2)
        for a, b in ((0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
    ),
    disc("wood_end", 32, 56, 7, width=2.4),
    *logs(4, 95, 14, 2),
    *logs(52, 95, 12, 1),
)

QUARRY_BIG: Drawing = (
    *meadow(),
    poly("rock", (3, 82), (10, 50), (28, 34), (50, 42), (60, 82)),
    flat("rock_shade", (28, 36), (48, 43), (57, 80), (38, 80)),
    line((68, 86), (68, 18), width=8),
    line((68, 84), (68, 20), width=3.4, ink="wood_end"),
    line((48, 24), (92, 12), width=8),
    line((50, 23.4), (90, 12.6), width=3.4, ink="wood_end"),
    line((90, 14), (90, 50), width=2.6),
    box("stone", 80, 50, 19, 15),
    *blocks(26, 93, 14, 2),
)

MARKET_BIG: Drawing = (
    *meadow(),
    *hall(20, 34, 60, 20, 20, roof="roof"),
    line((14, 50), (14, 88), width=5),
    line((86, 50), (86, 88), width=5),
    *awning(6, 44, 88, 16, "lily", "white", 5),
    *pile("food", 18, 58, 0.7),
    *pile("stone", 38, 56, 0.7),
    *pile("coin", 62, 56, 0.76),
    box("beam", 12, 76, 76, 13),
)

PEDDLER_BIG: Drawing = (
    *meadow(),
    *gable(30, 42, 46, 46, 24, roof="roof"),
    *awning(22, 50, 62, 14, "thatch", "white", 4),
    *door(53, 88, 16, 22),
    *pile("food", 2, 70, 0.8),
    *pile("wood", 72, 72, 0.8),
)

MASON: Drawing = (
    *meadow(),
    *gable(8, 46, 50, 42, 26, wall="rock", roof="slate"),
    *door(33, 88, 18, 26),
    *blocks(54, 90, 11, 2),
    line((74, 40), (90, 60), width=6),
    line((75, 41), (89, 59), width=2.6, ink="wood_end"),
    poly("stone", (66, 42), (80, 28), (88, 34), (74, 49)),
)

LAWYER: Drawing = (
    *meadow(),
    *gable(6, 46, 50, 42, 28, roof="slate"),
    *door(31, 88, 16, 26),
    *window(31, 44, 8, 9),
    poly(
        "wall",
        *curve((58, 36), ((66, 30), (84, 30), (92, 36))),
        (92, 78),
        *curve((92, 78), ((84, 72), (66, 72), (58, 78))),
    ),
    *(line((64, y), (86, y), width=2.4) for y in (45, 53, 61)),
    disc("banner", 76, 76, 9),
    line((70, 84), (68, 95), width=4, ink="banner"),
    line((82, 84), (84, 95), width=4, ink="banner"),
)

PARK: Drawing = (
    *meadow(),
    *tree(26, 88, 62),
    *tree(74, 87, 64),
    *fir(50, 80, 62),
    *(line((x, 84), (x, 96), width=3.4, ink="beam") for x in (8, 24, 40, 56, 72, 90)),
    line((4, 88), (96, 88), width=3.6, ink="beam_shade"),
)

WORKSHOP: Drawing = (
    *meadow(),
    *hall(10, 42, 80, 46, 24, wall="rock", roof="roof"),
    box("rock", 68, 10, 13, 24),
    *door(30, 88, 20, 30),
    *lancet(56, 76, 11, 22, "thatch"),
    *lancet(76, 76, 11, 22, "thatch"),
    *blocks(44, 97, 11, 1),
    *pile("cloth", 76, 72, 0.7),
)

ARCHITECT: Drawing = (
    *meadow(),
    *hall(8, 46, 60, 42, 26, wall="rock", roof="slate"),
    *door(24, 88, 16, 26),
    *lancet(48, 76, 11, 20),
    line((80, 20), (64, 88), width=6),
    line((80, 20), (96, 88), width=6),
    line((80, 22), (65, 86), width=2.6, ink="gold"),
    line((80, 22), (95, 86), width=2.6, ink="gold"),
    poly(None, *arc(80, 50, 12, 12, 25, 155, 10), width=3),
    disc("gold", 80, 19, 7),
)

CHURCH: Drawing = (
    *meadow(),
    *hall(40, 48, 52, 40, 22, wall="rock", roof="slate"),
    *spire(16, 40, 26, 48, 32, wall="rock", roof="slate"),
    *cross(29, 12, 12),
    *door(29, 88, 14, 22),
    *lancet(56, 78, 10, 20, "thatch"),
    *lancet(76, 78, 10, 20, "thatch"),
    disc("thatch", 29, 54, 5.5, width=2.4),
)

TAILOR: Drawing = (
    *meadow(),
    *gable(8, 44, 52, 44, 28, wall="rock", roof="roof"),
    *door(34, 88, 18, 26),
    *pile("cloth", 56, 26, 1.25),
    line((66, 70), (92, 92), width=4),
    line((94, 70), (66, 92), width=4),
    disc("plate", 64, 94, 5.4),
    disc("plate", 93, 94, 5.4),
)

BANK: Drawing = (
    *meadow(),
    box("rock", 12, 46, 76, 42),
    poly("slate", (6, 48), (50, 18), (94, 48)),
    disc("coin", 50, 38, 8, width=2.6),
    *columns(18, 54, 64, 32, 4),
    *pile("coin", 4, 74, 0.66),
    *pile("gold", 70, 74, 0.8),
)

ALCHEMIST: Drawing = (
    *meadow(),
    *spire(8, 42, 34, 46, 34, wall="rock", roof="roof"),
    *door(25, 88, 14, 24),
    *window(25, 54, 9, 10, "thatch"),
    poly(
        "water",
        (62, 30),
        (76, 30),
        (76, 50),
        *arc(69, 70, 22, 19, -70, 250, 24),
        (62, 50),
    ),
    flat("gold", *arc(69, 71, 18.6, 15.6, 5, 175, 16)),
    poly("beam", (60, 22), (78, 22), (77, 31), (61, 31), width=2.6),
    disc("gold", 86, 24, 4, width=2),
    disc("gold", 92, 12, 3, width=2),
)

JEWELLER: Drawing = (
    *meadow(),
    *gable(6, 46, 50, 42, 26, wall="rock", roof="slate"),
    *door(31, 88, 16, 26),
    poly("gold", *arc(76, 70, 19, 19, 0, 360)),
    poly("plate", *arc(76, 70, 12, 12, 0, 360)),
    poly("water", (64, 36), (88, 36), (94, 44), (76, 60), (58, 44)),
    line((58, 44), (94, 44), width=2.2),
    line((70, 44), (76, 58), (82, 44), width=2.2),
)

CRAFTS = {
    "w_farm_food": FARM_FOOD,
    "w_farm_cloth": FARM_CLOTH,
    "w_quarry": QUARRY_BIG,
    "w_sawmill": SAWMILL_BIG,
    "w_market": MARKET_BIG,
    "w_peddler": PEDDLER_BIG,
    "w_mason": MASON,
    "w_lawyer": LAWYER,
    "s_farm": ESTATE,
    "s_park": PARK,
    "s_workshop": WORKSHOP,
    "s_architect": ARCHITECT,
    "s_church": CHURCH,
    "s_tailor": TAILOR,
    "s_bank": BANK,
    "s_alchemist": ALCHEMIST,
    "s_jeweller": JEWELLER,
}
