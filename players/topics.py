"""The topics of reasons: groups of terms of the evaluations that people have one word for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.english import TEXTS
from rules.caylus.english import TEXTS as NAMES

if TYPE_CHECKING:
    from rules.model import Message

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

_GOODS = ("food", "wood", "stone", "cloth", "gold")
_SECTIONS = ("dungeon", "walls", "towers")

BOUNDS: dict[str, tuple[float, float]] = {
    "deniers": (0, 2),
    "first_deniers": (-2, 3),
    **dict.fromkeys(_GOODS, (0, 5)),
    "gold": (0, 8),
    **dict.fromkeys([f"first_{good}" for good in _GOODS], (-3, 3)),
    "income": (0, 5),
    "batches": (-1, 3),
    **dict.fromkeys(_TOPICS["favors"], (0, 6)),
    **dict.fromkeys(_SECTIONS, (0, 8)),
    **dict.fromkeys([f"{section}_favors" for section in _SECTIONS], (0, 8)),
    "residences": (0, 5),
    "residence_gold": (0, 4),
    "wooden": (0, 10),
    "stones": (0, 4),
    "production": (0, 8),
    "prestige_tile": (0, 8),
    "place_in_order": (-5, 5),
    "inn": (0, 6),
}
"""The least and the most points that a reason gives to one more of a term.

Weights of terms that hardly occur in the first turns are fitted badly (cloth that loses points, a favor worth 20). The
search corrects that by playing on; a reader could not."""


def bounded_weight(term: str, weight: float) -> float:
    """Return the weight of a term within its `BOUNDS`."""
    least, most = BOUNDS.get(term, (weight, weight))
    return min(max(weight, least), most)


_NAMED = (
    ("topic", TEXTS),
    *((group, NAMES) for group in ("cube", "line", "section")),
)


def topic_name(topic: str) -> Message:
    """Return the name of a topic, as the rules call it if they have a word for it."""
    return next(
        texts.say(f"{group}-{topic}")
        for group, texts in _NAMED
        if f"{group}-{topic}" in texts
    )
