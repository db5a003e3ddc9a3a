"""The tile table of the rules reference (section 4) as tests read it: one row a tile, in its words."""

from __future__ import annotations

from typing import NamedTuple

CUBES = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold"}


class Row(NamedTuple):
    tile: str
    kind: str
    cost: str  # letters of the reference, * = any cube, D = denier
    prestige: int = 0
    favors: int = 0
    income: int = 0

    @property
    def fixed(self) -> dict[str, int]:
        """The cubes the cost names, without the "any" cube and the denier."""
        return {
            name: self.cost.count(letter)
            for letter, name in CUBES.items()
            if letter in self.cost
        }


ROWS = [
    Row("n_farm", "neutral", ""),
    Row("n_forest", "neutral", ""),
    Row("n_sawmill", "neutral", ""),
    Row("n_quarry", "neutral", ""),
    Row("n_market", "neutral", ""),
    Row("n_carpenter", "neutral", ""),
    Row("f_peddler", "fixed", ""),
    Row("f_carpenter", "fixed", ""),
    Row("gold_mine", "fixed", ""),
    Row("w_farm_food", "wood", "WF", 2),
    Row("w_farm_cloth", "wood", "WF", 2),
    Row("w_quarry", "wood", "WF", 2),
    Row("w_sawmill", "wood", "WF", 2),
    Row("w_market", "wood", "W*", 4),
    Row("w_peddler", "wood", "W*", 4),
    Row("w_mason", "wood", "WF", 4),
    Row("w_lawyer", "wood", "WC", 4),
    Row("s_farm", "stone", "SF", 3),
    Row("s_park", "stone", "SF", 3),
    Row("s_workshop", "stone", "SF", 3),
    Row("s_architect", "stone", "SF", 6),
    Row("s_church", "stone", "SC", 3, 1),
    Row("s_tailor", "stone", "SW", 6),
    Row("s_bank", "stone", "SW", 6),
    Row("s_alchemist", "stone", "SF", 6),
    Row("s_jeweller", "stone", "SC", 6),
    Row("residence", "residence", "DC", 2, 0, 1),
    Row("statue", "prestige", "SSG", 7, 1),
    Row("granary", "prestige", "FFFG", 10),
    Row("library", "prestige", "WWWG", 10, 0, 1),
    Row("weaver", "prestige", "CCCG", 12),
    Row("theater", "prestige", "WWWGG", 14, 1),
    Row("college", "prestige", "SSSGG", 14, 1),
    Row("monument", "prestige", "SSSSGG", 14, 2),
    Row("hotel", "prestige", "SSSGG", 16, 0, 2),
    Row("cathedral", "prestige", "SSSSSGGG", 25),
]

TILE = {row.tile: row for row in ROWS}


def of_kind(kind: str) -> list[Row]:
    """The rows of one kind of tile."""
    return [row for row in ROWS if row.kind == kind]


SPECIAL = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")

# Section 3.2: favors by houses in the section, from 2 houses on; the loss without a house.
SECTION_FAVORS = {
    "dungeon": {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1},
    "walls": {1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3, 10: 3},
    "towers": {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 14: 3},
}
SECTION_LOSS = {"dungeon": 2, "walls": 3, "towers": 4}
SECTION_PLACES = {"dungeon": 6, "walls": 10, "towers": 14}
SECTION_PRESTIGE = {"dungeon": 5, "walls": 4, "towers": 3}
TRIGGER = {"dungeon": 12, "walls": 18, "towers": 24}
