"""Phase 7, the end of the turn: bailiff, provost, section scoring, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.events import (
    BailiffMoved,
    ProvostMoved,
    SeatResult,
    SectionBegan,
    SectionCounted,
)
from rules.caylus.holdings import lose_prestige
from rules.caylus.prices_and_limits import final_count, free_places, result
from rules.caylus.state import NOBODY
from rules.caylus.tiles import SECTION_FAVORS, SECTION_LOSS, SECTIONS, TRIGGERS
from rules.caylus.view import view
from rules.model import GameEnded, PhaseEnded

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

TOWERS: Final = 2
COUNTED: Final = len(SECTION_FAVORS[0]) - 1  # "6 or more"


def run(state: State, frame: Frame, log: Log) -> None:
    """Move the bailiff 1 or 2 spaces; the provost joins him (R-25): automatic frame ("bailiff",)."""
    start, provost = state.bailiff, state.provost
    state.bailiff = state.provost = end = start + (2 if provost > start else 1)
    if log is not None:
        log.append(BailiffMoved(start, end))
        log.append(ProvostMoved(NOBODY, provost, end, "bailiff"))
    state.stack[-1] = ("section", 0)


def section(state: State, frame: Frame, log: Log) -> None:
    """Score the next section that is due from n on, else end the turn: automatic frame ("section", n)."""
    for number in range(frame[1], len(SECTIONS)):
        if number not in state.scored:
            full = free_places(state, number) <= 0
            if full or state.bailiff >= TRIGGERS[number]:
                if log is not None:
                    log.append(SectionBegan(SECTIONS[number], full))
                state.stack[-1] = ("scoring", number, 0)
                return
    _end_turn(state, log)


def scoring(state: State, frame: Frame, log: Log) -> None:
    """Count the houses of the n-th seat in turn order (R-80): automatic frame ("scoring", section, n)."""
    _, number, place = frame
    if place == len(state.order):
        state.scored += (number,)  # limits rise now
        state.stack[-1] = ("section", number + 1)
        return
    seat = state.order[place]
    state.stack[-1] = ("scoring", number, place + 1)
    houses = state.houses[seat][number]
    favors = SECTION_FAVORS[number][min(houses, COUNTED)]
    if log is not None:
        log.append(SectionCounted(seat, SECTIONS[number], houses, favors))
    if not houses:
        lose_prestige(state, seat, SECTION_LOSS[number], SECTIONS[number], log)
    elif favors:
        state.stack.append(("favors", seat, favors))


def _end_turn(state: State, log: Log) -> None:
    if TOWERS not in state.scored:
        if log is not None:
            log.append(PhaseEnded(state.turn, state.phase, view(state)))
        state.stack[-1] = ("turn",)
        return
    state.stack.clear()
    if log is not None:
        final = result(state)
        for seat, score in enumerate(final.scores):
            log.append(SeatResult(seat, *final_count(state, seat), score))
        log.append(GameEnded(final.scores, final.winners))
        log.append(PhaseEnded(state.turn, state.phase, view(state)))
