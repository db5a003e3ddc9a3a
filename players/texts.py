"""The plain English of the players' reasons; a reason's number is points of the final difference."""

from __future__ import annotations

from rules.texts import Texts

TEXTS = Texts(
    {
        "reason-prestige": "{points} in points",
        "reason-deniers": "{points} in deniers",
        "reason-income": "{points} by income",
        "reason-food": "{points} in food",
        "reason-wood": "{points} in wood",
        "reason-stone": "{points} in stone",
        "reason-cloth": "{points} in cloth",
        "reason-gold": "{points} in gold",
        "reason-batches": "{points} by cubes that fit together for the castle",
        "reason-favors": "{points} by royal favors gained",
        "reason-dungeon": "{points} for the Dungeon before it is scored",
        "reason-walls": "{points} for the Walls before they are scored",
        "reason-towers": "{points} for the Towers before they are scored",
        "reason-residences": "{points} by residences",
        "reason-buildings": "{points} by own buildings",
        "reason-prestige-building": "{points} by a prestige building that can be paid",
        "reason-hand": "{points} by cards in hand",
        "reason-order": "{points} by the turn order",
        "reason-inn": "{points} by the inn",
    }
)
