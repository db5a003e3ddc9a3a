"""Phase 6, the castle: batches in castle order, the loss for none, the favor for the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import BATCH, DONE, PAIR_OF
from rules.caylus.events import BatchGiven, BestBuilder, Returned
from rules.caylus.holdings import lose_prestige, one_more, pay_cubes, score
from rules.caylus.phases.common import next_phase
from rules.caylus.prices_and_limits import section_with_room
from rules.caylus.tiles import BATCH_PRESTIGE, FOOD, SECTIONS

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

NO_BATCH_LOSS: Final = 2


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the n-th worker in the castle, then the best builder: automatic frame ("castle_queue", n)."""
    place = frame[1]
    castle = state.castle
    if place < len(castle):
        state.stack[-1] = ("castle_queue", place + 1)
        state.stack.append(("castle", castle[place]))
        return
    state.stack[-1] = ("castle_end",)
    most = max(state.batches)
    if most:
        best = next(seat for seat in castle if state.batches[seat] == most)
        if log is not None:
            log.append(BestBuilder(best, most))
        state.stack.append(("favors", best, 1))


def end(state: State, frame: Frame, log: Log) -> None:
    """Send the castle workers home together: automatic frame ("castle_end",)."""
    for seat in state.castle:
        state.workers[seat] += 1
        if log is not None:
            log.append(Returned(seat, "castle", "castle"))
    state.castle = ()
    next_phase(state, 7, ("bailiff",), log)


def batches(state: State, seat: int) -> list[str]:
    """Return the batches the seat's cubes allow: food and two other kinds, gold being one of them (R-2)."""
    cubes = state.cubes[seat]
    if not cubes[FOOD]:
        return []
    return [code for (one, other), code in BATCH.items() if cubes[one] and cubes[other]]


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("castle", seat)."""
    if section_with_room(state) is None:
        return [DONE]
    return [*batches(state, frame[1]), DONE]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    if code == DONE:
        state.stack.pop()
        # excused only with a batch in hand and no place anywhere
        excused = state.batches[seat] or (
            section_with_room(state) is None and batches(state, seat)
        )
        if not excused:
            lose_prestige(state, seat, NO_BATCH_LOSS, "castle", log)
        return
    section = section_with_room(state)
    assert section is not None
    cubes = [1, 0, 0, 0, 0]
    for cube in PAIR_OF[code]:
        cubes[cube] = 1
    pay_cubes(state, seat, tuple(cubes), "batch", log)
    state.houses[seat] = one_more(state.houses[seat], section)
    state.batches[seat] += 1
    if log is not None:
        log.append(BatchGiven(seat, SECTIONS[section]))
    score(state, seat, BATCH_PRESTIGE[section], "castle", SECTIONS[section], log)
