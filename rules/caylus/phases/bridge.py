"""Phase 4: in passing order each player may pay to move the provost (R-21, R-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.holdings import pay_deniers
from rules.caylus.phases.common import next_phase
from rules.caylus.phases.special import move_provost
from rules.caylus.tiles import SPACES
from rules.shared.provost import SHIFT_OF, shift_codes

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the n-th seat to have passed: automatic frame ("bridge", n)."""
    place = frame[1]
    if place == len(state.passed):
        next_phase(state, 5, ("road", 1), log)
        return
    state.stack[-1] = ("bridge", place + 1)
    state.stack.append(("provost", state.passed[place]))


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("provost", seat)."""
    return shift_codes(state.provost, state.deniers[frame[1]], SPACES)


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    shift = SHIFT_OF[code]
    pay_deniers(state, frame[1], abs(shift), "provost", log)
    move_provost(state, frame[1], shift, "bridge", log)
