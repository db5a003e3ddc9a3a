"""Giving cubes of one's choice, one by one: for a white cost, the alchemist, the fourth favor of the cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import CUBE_OF, GIVE
from rules.caylus.effects.production import ONE
from rules.caylus.holdings import pay_cubes
from rules.caylus.tiles import GOLD

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

NO_GOLD: Final = frozenset({"s_alchemist"})


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("give", seat, purpose, number of cubes left to give)."""
    kinds = GOLD if frame[2] in NO_GOLD else GOLD + 1
    cubes = state.cubes[frame[1]]
    return [GIVE[cube] for cube in range(kinds) if cubes[cube]]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    kind, seat, purpose, left = frame
    pay_cubes(state, seat, ONE[CUBE_OF[code]], purpose, log)
    if left > 1:
        state.stack[-1] = (kind, seat, purpose, left - 1)
    else:
        state.stack.pop()
