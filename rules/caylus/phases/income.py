"""The start of a turn and phase 1, income."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import PLACE
from rules.caylus.events import Gained
from rules.caylus.phases.common import next_phase
from rules.caylus.road import free_spots
from rules.caylus.tiles import SPACES, TILES
from rules.model import TurnBegan

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

BASIC_INCOME: Final = 2
_INCOME: Final = {tile.id: tile.income for tile in TILES.values() if tile.income}


def begin_turn(state: State, frame: Frame, log: Log) -> None:
    """Begin the next turn, with everybody's income: automatic frame ("turn",)."""
    state.turn += 1
    state.phase = 1
    seats = state.setup.seats
    if seats == 2 and state.turn != state.setup.first_turn:
        state.order = state.order[::-1]  # section 6, R-46
    state.batches = [0] * seats
    state.used = [0] * seats
    if log is not None:
        log.append(TurnBegan(state.turn, state.order))

    income = [BASIC_INCOME] * seats
    tile, owner = state.tile, state.owner
    for space in range(1, SPACES + 1):
        if owner[space] >= 0 and tile[space] in _INCOME:
            income[owner[space]] += _INCOME[tile[space]]
    for seat in state.order:
        state.deniers[seat] += income[seat]
        if log is not None:
            log.append(Gained(seat, "income", income[seat]))
    next_phase(state, 2, ("place_worker", state.order[0]), log)
    state.passed = ()
    state.free = [PLACE[spot] for spot in free_spots(state)]
