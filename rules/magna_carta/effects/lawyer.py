"""The Lawyer: one cube of food turns an own card of the road into a residence (M-2, M-12, M-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.codes import CONVERT, PLACE_OF, SKIP
from rules.magna_carta.events import Declined
from rules.magna_carta.payments import CONVERSION, payments
from rules.magna_carta.road import LAWYER, convertible
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("lawyer", seat, place, False)."""
    seat = frame[1]
    if not payments(CONVERSION, *state.cubes[seat]):
        return [SKIP]
    return [*[CONVERT[place] for place in convertible(state, seat)], SKIP]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, _ = frame
    if code == SKIP:
        state.stack.pop()
        payable = payments(CONVERSION, *state.cubes[seat])
        decline(log, Declined(seat, LAWYER, place), "no-card" if payable else "no-food")
        return
    state.stack[-1] = ("payment", seat, CONVERSION, PLACE_OF[code], place)
