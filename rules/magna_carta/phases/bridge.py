"""Phase 3: in passing order each player may pay to move the provost (M-7, M-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.events import ProvostMoved
from rules.magna_carta.holdings import pay_deniers
from rules.magna_carta.phases.common import next_phase
from rules.shared.provost import SHIFT_OF, shift_codes

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the n-th seat to have passed: automatic frame ("bridge", n)."""
    place = frame[1]
    if place == len(state.passed):
        next_phase(state, 4, ("effects", 1), log)
        return
    state.stack[-1] = ("bridge", place + 1)
    state.stack.append(("provost", state.passed[place]))


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("provost", seat): between the first and the last card of the road."""
    return shift_codes(state.provost, state.deniers[frame[1]], len(state.card) - 1)


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    state.stack.pop()
    shift = SHIFT_OF[code]
    pay_deniers(state, seat, abs(shift), "provost", log)
    start = state.provost
    state.provost = start + shift
    if log is not None:
        log.append(ProvostMoved(seat, start, state.provost, "bridge"))
