"""Phase 6, the end of the turn: the provost advances, or the game is over (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import PROVOST_ADVANCE
from rules.magna_carta.events import ProvostMoved, SeatResult
from rules.magna_carta.scoring import final_count, result
from rules.magna_carta.state import NOBODY
from rules.magna_carta.view import view
from rules.model import GameEnded, PhaseEnded

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def run(state: State, frame: Frame, log: Log) -> None:
    """End the turn: automatic frame ("turn_end",)."""
    if not any(state.supply):
        _end_game(state, log)
        return
    if state.provost:
        start = state.provost
        state.provost = min(start + PROVOST_ADVANCE, len(state.card) - 1)
        if log is not None:
            log.append(ProvostMoved(NOBODY, start, state.provost, "turn"))
    if log is not None:
        log.append(PhaseEnded(state.turn, state.phase, view(state)))
    state.stack[-1] = ("turn", state.turn + 1)


def _end_game(state: State, log: Log) -> None:
    state.stack.clear()
    if log is not None:
        final = result(state)
        for seat, score in enumerate(final.scores):
            log.append(SeatResult(seat, *final_count(state, seat), score))
        log.append(GameEnded(final.scores, final.winners))
        log.append(PhaseEnded(state.turn, state.phase, view(state)))
