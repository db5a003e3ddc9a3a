"""Going from one phase to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.view import view
from rules.model import PhaseEnded

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def next_phase(state: State, phase: int, frame: Frame, log: Log) -> None:
    """End the present phase; the frame on top gives way to the first one of the next."""
    if log is not None:
        log.append(PhaseEnded(state.turn, state.phase, view(state)))
    state.phase = phase
    state.stack[-1] = frame
