"""The start of a turn and phase 1, income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.codes import PLACE
from rules.magna_carta.holdings import take_deniers
from rules.magna_carta.phases.common import next_phase
from rules.magna_carta.road import WORKPLACES
from rules.magna_carta.scoring import incomes
from rules.model import TurnBegan

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def begin_turn(state: State, frame: Frame, log: Log) -> None:
    """Begin turn n, with everybody's income: automatic frame ("turn", n)."""
    state.turn = frame[1]
    state.phase = 1
    if state.turn != state.setup.first_turn:
        # the first-player card goes to the left
        state.order = (*state.order[1:], state.order[0])
    state.batches = [0] * state.setup.seats
    if log is not None:
        log.append(TurnBegan(state.turn, state.order))
    deniers = incomes(state)
    for seat in state.order:
        take_deniers(state, seat, deniers[seat], "income", log)
    next_phase(state, 2, ("action", state.order[0]), log)
    state.passed = ()
    state.free = [
        PLACE[place] for place, card in enumerate(state.card) if card in WORKPLACES
    ]
