"""The plain English of the players' reasons, of which the Fluent catalogue is made; `points` are those of the final
score."""

from __future__ import annotations

from pathlib import Path

from rules.texts import Texts

LOCALES = Path(__file__).parent / "locales"
"""A folder a language."""

_OWN = {
    "prestige": "{points} WAY prestige",
    "deniers": "deniers worth {points} WAY",
    "income": "income worth {points} WAY",
    "food": "food worth {points} WAY",
    "wood": "wood worth {points} WAY",
    "stone": "stone worth {points} WAY",
    "cloth": "cloth worth {points} WAY",
    "gold": "gold worth {points} WAY",
    "batches": "{points} WAY for cubes that fit together for the castle",
    "favors": "royal favors worth {points} WAY",
    "dungeon": "{points} WAY for the Dungeon before it is scored",
    "walls": "{points} WAY for the Walls before they are scored",
    "towers": "{points} WAY for the Towers before they are scored",
    "residences": "residences worth {points} WAY",
    "buildings": "own buildings worth {points} WAY",
    "prestige-building": "{points} WAY for a prestige building that can be paid",
    "hand": "cards in hand worth {points} WAY",
    "order": "{points} WAY for the place in the turn order",
    "inn": "{points} WAY for the inn",
}

TEXTS = Texts(
    {
        **{f"reason-more-{topic}": text.replace("WAY", "more") for topic, text in _OWN.items()},
        **{f"reason-less-{topic}": text.replace("WAY", "less") for topic, text in _OWN.items()},
        # Of somebody else: `what` is one of the topics below.
        "reason-other-more": "leaves {player} with {points} more ({what})",
        "reason-other-less": "leaves {player} with {points} less ({what})",
        "reason-without-food": "leaves {player} without a food",
        "reason-without-wood": "leaves {player} without a wood",
        "reason-without-stone": "leaves {player} without a stone",
        "reason-without-cloth": "leaves {player} without a cloth",
        "reason-without-gold": "leaves {player} without a gold",
        "topic-prestige": "prestige",
        "topic-deniers": "deniers",
        "topic-income": "income",
        "topic-food": "food",
        "topic-wood": "wood",
        "topic-stone": "stone",
        "topic-cloth": "cloth",
        "topic-gold": "gold",
        "topic-batches": "cubes for the castle",
        "topic-favors": "royal favors",
        "topic-dungeon": "the Dungeon",
        "topic-walls": "the Walls",
        "topic-towers": "the Towers",
        "topic-residences": "residences",
        "topic-buildings": "buildings",
        "topic-prestige-building": "a prestige building",
        "topic-hand": "cards in hand",
        "topic-order": "turn order",
        "topic-inn": "the inn",
    }
)
