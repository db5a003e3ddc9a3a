"""Signs that the effects and costs of both games are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rendering.canvas import Sign

ARROW: Sign = (0, "arrow")
GIVES: Sign = (0, "gives")
"""Between what a building takes and what it gives, where there is no room for an arrow."""
SLASH: Sign = (0, "slash")
GAP: Sign = (0, "gap")
MOST_SINGLE = 3  # up to three alike are shown one by one, more as a number

KIND_FRAME = {
    "neutral": "neutral",
    "fixed": "fixed",
    "wood": "craft_wood",
    "stone": "craft_stone",
    "residence": "residence",
    "prestige": "prestige",
    "special": "special",
}
"""The frame of each kind of tile."""


def several(number: int, drawing: str, single: int = MOST_SINGLE) -> tuple[Sign, ...]:
    """Return a sign so many times: one by one, or once with the number."""
    if number <= single:
        return ((0, drawing),) * number
    return ((number, drawing),)
