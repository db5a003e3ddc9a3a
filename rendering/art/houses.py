"""Drawings of the special, neutral, fixed, wood and stone buildings of both games."""

from __future__ import annotations

from rendering.art.parts import (
    awning,
    blocks,
    columns,
    cross,
    door,
    fir,
    flag,
    gable,
    hall,
    lancet,
    logs,
    meadow,
    pile,
    sheaf,
    sheep,
    spire,
    tower,
    tree,
    window,
)
from rendering.art.pen import Drawing, arc, box, curve, disc, flat, line, poly

GATE: Drawing = (
    *meadow(),
    *tower(8, 30, 24, 58),
    *tower(68, 30, 24, 58),
    box("rock", 30, 42, 40, 46),
    *door(50, 88, 28, 38),
    *(line((x, 60), (x, 87), width=2.2, ink="stone") for x in (44, 50, 56)),
    line((38, 70), (62, 70), width=2.2, ink="stone"),
    *flag(20, 22, 18),
    *flag(80, 22, 18),
)

TRADING_POST: Drawing = (
    *meadow(),
    *gable(24, 44, 56, 44, 26, roof="thatch"),
    *door(52, 88, 18, 26),
    disc("coin", 52, 42, 9),
    *pile("coin", 2, 66, 0.72),
    *pile("cloth", 76, 64, 0.8),
)

GUILD: Drawing = (
    *meadow(),
    *hall(14, 46, 72, 42, 24, roof="slate"),
    *columns(20, 60, 60, 28, 4),
    *door(50, 88, 13, 22),
    poly("banner", (40, 18), (60, 18), (60, 38), (50, 46), (40, 38)),
    line((50, 22), (50, 38), width=2.4, ink="gold"),
    line((44, 27), (56, 27), width=2.4, ink="gold"),
)

JOUST: Drawing = (
    *meadow(),
    poly("banner", (6, 60), (28, 18), (50, 60)),
    flat("white", (17, 60), (28, 24), (39, 60)),
    poly(None, (6, 60), (28, 18), (50, 60)),
    box("wall", 10, 60, 36, 26),
    *door(28, 86, 14, 22),
    *flag(28, 20, 18, "lily"),
    line((58, 88), (92, 20), width=7),
    line((59, 86), (91, 22), width=3, ink="wood_end"),
    poly("stone", (90, 24), (96, 8), (98, 26)),
    poly("lily", (58, 46), (86, 50), (82, 70), (68, 80), (56, 66)),
    line((62, 58), (80, 62), width=3.4, ink="gold"),
)

STABLES: Drawing = (
    *meadow(),
    *hall(8, 44, 84, 44, 26, wall="beam", roof="thatch"),
    *door(26, 88, 20, 32),
    *door(52, 88, 20, 32),
    *door(78, 88, 18, 32),
    poly(
        "wood_end",
        *curve(
            (44, 86),
            ((44, 74), (46, 68), (44, 62)),
            ((48, 58), (54, 56), (58, 60)),
            ((62, 66), (60, 70), (54, 70)),
            ((54, 78), (58, 80), (58, 86)),
        ),
        width=2.6,
    ),
)

INN: Drawing = (
    *meadow(),
    *gable(22, 42, 56, 46, 28, roof="roof"),
    *door(42, 88, 16, 26),
    *window(62, 62, 12, 12, "thatch"),
    *window(50, 34, 9, 9, "thatch"),
    line((78, 46), (97, 46), width=3.4),
    poly("coin", (82, 50), (96, 50), (94, 68), (84, 68)),
    line((86, 54), (86, 64), width=2),
    flat("white", (82, 47), (96, 47), (96, 53), (82, 53)),
)

FARM: Drawing = (
    *meadow(),
    *hall(30, 50, 56, 36, 24, roof="thatch"),
    *door(58, 86, 16, 24),
    *window(76, 66),
    *sheaf(18, 90, 32),
    *sheaf(36, 92, 26),
)

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

FOREST: Drawing = (*meadow(), *fir(24, 88, 66), *fir(76, 88, 70), *tree(50, 92, 62))

SAWMILL: Drawing = (
    *meadow(),
    *hall(38, 40, 52, 34, 22, wall="beam", roof="slate"),
    box("beam", 42, 72, 6, 16),
    box("beam", 80, 72, 6, 16),
    disc("stone", 34, 66, 20),
    *(line((34, 66), (34 + 19 * a, 66 + 19 * b), width=2.2) for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))),
    disc("wood_end", 34, 66, 6, width=2.4),
    *logs(48, 92, 13, 2),
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

QUARRY: Drawing = (
    *meadow(),
    poly("rock", (4, 86), (14, 44), (34, 24), (58, 34), (78, 20), (96, 60), (97, 86)),
    flat("rock_shade", (58, 34), (78, 22), (94, 62), (94, 84), (66, 84), (70, 58)),
    line((34, 26), (40, 50), (28, 60), width=2.4),
    line((58, 35), (66, 56), width=2.4),
    *blocks(14, 92, 14, 2),
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

MARKET: Drawing = (
    *meadow(),
    line((16, 40), (16, 88), width=5),
    line((84, 40), (84, 88), width=5),
    *awning(8, 26, 84, 20),
    *pile("food", 22, 50, 0.8),
    *pile("cloth", 46, 50, 0.7),
    box("beam", 14, 72, 72, 16),
    *pile("coin", 60, 48, 0.72),
    line((14, 80), (86, 80), width=2),
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

CARPENTER: Drawing = (
    *meadow(),
    *gable(10, 46, 54, 42, 26, wall="beam", roof="thatch"),
    *door(37, 88, 20, 28),
    line((58, 88), (74, 62), width=5),
    line((96, 88), (82, 62), width=5),
    box("wood_end", 56, 58, 43, 9),
    poly("stone", (64, 56), (92, 40), (94, 46), (70, 58)),
    *logs(60, 97, 11, 1),
)

PEDDLER: Drawing = (
    *meadow(),
    *awning(14, 24, 72, 20, "thatch", "white", 4),
    line((20, 44), (20, 68), width=4.4),
    line((80, 44), (80, 68), width=4.4),
    *pile("cloth", 30, 40, 0.62),
    *pile("wood", 52, 46, 0.62),
    box("beam", 8, 62, 78, 15),
    line((86, 68), (98, 60), width=5),
    disc("wood_end", 28, 82, 13),
    disc("wood_end", 70, 82, 13),
    *(line((x - 12, 82), (x + 12, 82), width=2.2) for x in (28, 70)),
    *(line((x, 70), (x, 94), width=2.2) for x in (28, 70)),
)

PEDDLER_BIG: Drawing = (
    *meadow(),
    *gable(30, 42, 46, 46, 24, roof="roof"),
    *awning(22, 50, 62, 14, "thatch", "white", 4),
    *door(53, 88, 16, 22),
    *pile("food", 2, 70, 0.8),
    *pile("wood", 72, 72, 0.8),
)

GOLD_MINE: Drawing = (
    *meadow(),
    poly("rock", (2, 88), (20, 40), (46, 14), (72, 36), (98, 88)),
    flat("rock_shade", (46, 18), (71, 38), (94, 86), (70, 86), (66, 54)),
    poly("dark", (28, 88), (32, 52), (62, 52), (66, 88)),
    line((29, 88), (33, 52), width=7),
    line((65, 88), (61, 52), width=7),
    line((27, 52), (67, 52), width=8),
    line((29, 52), (65, 52), width=3.4, ink="wood_end"),
    *pile("gold", 26, 66, 0.7),
    *pile("gold", 46, 70, 0.7),
    *pile("gold", 36, 76, 0.7),
)

MASON: Drawing = (
    *meadow(),
    *gable(8, 46, 50, 42, 26, wall="rock", roof="slate"),
    *door(33, 88, 18, 26),
    *blocks(58, 90, 13, 2),
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
    *tree(20, 88, 66),
    *tree(78, 86, 72),
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
    *cross(29, 10, 13),
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
    line((66, 70), (94, 92), width=4),
    line((94, 70), (66, 92), width=4),
    disc("plate", 64, 94, 5.4),
    disc("plate", 96, 94, 5.4),
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
    poly("water", (62, 30), (76, 30), (76, 50), *arc(69, 70, 22, 19, -70, 250, 24), (62, 50)),
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

RESIDENCE: Drawing = (
    *meadow(),
    *gable(10, 46, 42, 42, 26, roof="roof"),
    *hall(48, 52, 42, 36, 22, roof="roof"),
    *door(31, 88, 14, 24),
    *window(31, 52, 9, 10, "thatch"),
    *window(62, 70, 9, 10, "thatch"),
    *window(78, 70, 9, 10, "thatch"),
    box("rock", 74, 22, 8, 14, width=2.6),
)

HOUSES = {
    "gate": GATE,
    "trading_post": TRADING_POST,
    "merchants_guild": GUILD,
    "joust_field": JOUST,
    "stables": STABLES,
    "inn": INN,
    "n_farm": FARM,
    "n_forest": FOREST,
    "n_sawmill": SAWMILL,
    "n_quarry": QUARRY,
    "n_market": MARKET,
    "n_carpenter": CARPENTER,
    "f_peddler": PEDDLER,
    "f_carpenter": CARPENTER,
    "gold_mine": GOLD_MINE,
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
    "residence": RESIDENCE,
}
