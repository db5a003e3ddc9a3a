"""Drawings of the special, neutral and printed buildings, and the residence."""

from __future__ import annotations

from rendering.art.parts import (
    awning,
    blocks,
    columns,
    door,
    fir,
    flag,
    gable,
    hall,
    logs,
    meadow,
    pile,
    sheaf,
    tower,
    tree,
    window,
)
from rendering.art.pen import Drawing, box, curve, disc, flat, line, poly

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
    *pile("cloth", 72, 64, 0.78),
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

FOREST: Drawing = (*meadow(), *fir(24, 88, 66), *fir(76, 88, 70), *tree(50, 92, 62))

SAWMILL: Drawing = (
    *meadow(),
    *hall(38, 40, 52, 34, 22, wall="beam", roof="slate"),
    box("beam", 42, 72, 6, 16),
    box("beam", 80, 72, 6, 16),
    disc("stone", 34, 66, 20),
    *(
        line((34, 66), (34 + 19 * a, 66 + 19 * b), width=2.2)
        for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))
    ),
    disc("wood_end", 34, 66, 6, width=2.4),
    *logs(48, 92, 13, 2),
)

QUARRY: Drawing = (
    *meadow(),
    poly("rock", (4, 86), (14, 44), (34, 24), (58, 34), (78, 20), (96, 60), (97, 86)),
    flat("rock_shade", (58, 34), (78, 22), (94, 62), (94, 84), (66, 84), (70, 58)),
    line((34, 26), (40, 50), (28, 60), width=2.4),
    line((58, 35), (66, 56), width=2.4),
    *blocks(14, 92, 14, 2),
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
    "residence": RESIDENCE,
}
