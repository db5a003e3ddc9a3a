"""The terms of the evaluations, gathered into what a person would name as one thing."""

from __future__ import annotations

_TOPICS = {
    "prestige": ("prestige",),
    "deniers": ("deniers", "first_deniers"),
    "income": ("income",),
    "food": ("food", "first_food"),
    "wood": ("wood", "first_wood"),
    "stone": ("stone", "first_stone"),
    "cloth": ("cloth", "first_cloth"),
    "gold": ("gold", "first_gold", "residence_gold"),
    "batches": ("batches", "left_over"),
    "favors": ("line_prestige", "line_deniers", "line_cubes", "line_building"),
    "dungeon": ("dungeon", "dungeon_favors"),
    "walls": ("walls", "walls_favors"),
    "towers": ("towers", "towers_favors"),
    "residences": ("residences",),
    "buildings": (
        *("wooden", "stones", "production"),
        *("small", "small_cubes", "large", "own_peddler", "own_market", "own_lawyer"),
        *("own_gold_mine", "own_bank", "own_church", "within_reach"),
    ),
    "prestige-building": ("prestige_tile",),
    "hand": ("hand", "first_cards", "payable"),
    "order": ("place_in_order",),
    "inn": ("inn",),
}

TOPIC_OF = {term: topic for topic, terms in _TOPICS.items() for term in terms}
"""The topic of every term of every game."""
