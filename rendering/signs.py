"""Signs that the effects and costs of both games are written with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rendering.canvas import Sign

ARROW: Sign = (0, "arrow")
GIVES: Sign = (0, "gives")
"""Between what a building takes and what it gives, where there is no room for an arrow."""
SLASH: Sign = (0, "slash")
MOVING: tuple[Sign, ...] = ((1, "coin"), GIVES, (1, "both"))
"""The price of a space for the provost."""
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


@lru_cache(maxsize=256)
def forms(effect: tuple[Sign, ...]) -> tuple[tuple[Sign, ...], ...]:
    """Return an effect in two forms for small places: whole, and of several rates the first.

    Two goods are two signs, so that a number never seems to belong to both sides of a choice.
    """
    signs: list[Sign] = []
    for number, name in effect:
        if (number, name) == GAP:  # what the owner gets is on the full board
            break
        if (number, name) == ARROW:
            signs.append(GIVES)
        elif name in COUNTED:
            signs.append((number, name))
        else:
            signs += several(max(1, number), name, 2)
    if not signs:
        return ()
    rate = signs[: signs.index(SLASH)] if GIVES in signs and SLASH in signs else signs
    return tuple(signs), tuple(rate)


COUNTED = ("coin", "prestige", "income", "both")
"""Signs that have their number even where it is 1."""
