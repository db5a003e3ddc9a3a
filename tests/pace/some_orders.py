"""Random standing orders in words, for games of chance."""

from __future__ import annotations

BODIES = {
    "caylus": (
        "place gate > 3 > castle",
        "place 1 > 2 > 5 > 9 > pass",
        "place inn > stables > trading_post > joust_field > merchants_guild",
        "place castle > pass",
        "pass over 1",
        "pass over 2",
        "provost never",
        "provost 9 for 2",
        "provost 12",
        "provost stay if works",
        "farm: cloth",
        "forest: food > wood",
        "food farm: food",
        "n_market: sell food > sell wood > skip",
        "f_peddler: buy stone > skip",
        "n_carpenter: build w_mason > build w_quarry > build w_farm_food > skip",
        "f_carpenter: build w_mason > skip",
        "w_mason: build s_park > build s_church > skip",
        "s_church: pay 4 > pay 2 > skip",
        "gate: 5 > castle > skip",
        "castle 1",
        "castle 2 keep gold",
        "inn stay",
        "inn leave",
        "joust yes",
        "joust no",
        "favor building > prestige > take gold > use mason > skip",
        "favor prestige > deniers > cubes > building",
    ),
    "magna_carta": (
        "place draw > 1 > 2",
        "place 2 > 3 > build small_farm > build small_sawmill > draw",
        "place pass",
        "provost never",
        "provost 4 for 1",
        "provost stay if works",
        "n_peddler: buy stone > skip",
        "peddler: buy food+wood > buy food > skip",
        "market: sell food > skip",
        "bank: pay 1 > skip",
        "church: pay 2 > skip",
        "gold_mine: give food > skip",
        "castle 1",
        "castle 3 keep gold",
    ),
}
CLAUSES = (
    "",
    "",
    "; if provost >= 7",
    "; if provost <= 9",
    "; unless built",
    "; unless passed",
    "; keep 1",
    "; once",
    "; game",
    "; turn",
    "; 2 times",
    "; game; 3 times; unless built",
)


def some_order(game: str, chance) -> str:
    """An order of the game, with a condition now and then."""
    return chance.choice(BODIES[game]) + chance.choice(CLAUSES)
