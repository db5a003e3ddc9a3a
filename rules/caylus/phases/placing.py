"""Phase 2, placing workers: in turn order each player places one worker or passes, until all have passed."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from rules.caylus.codes import PASS, PLACE, SPOT_OF
from rules.caylus.events import Gained, Passed, Placed
from rules.caylus.phases.common import next_phase
from rules.caylus.prices_and_limits import placing_cost, price
from rules.caylus.road import put_worker, tile_at
from rules.caylus.tiles import CASTLE, SPACES, SPOTS, STABLES
from rules.model import Acted

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

FIRST_PASSER = 1


def free_spots(state: State, seat: int, codes: tuple[str, ...]) -> list[str]:
    """The codes of all spots that would take the seat's worker, whatever the price."""
    spots = list(compress(codes, state.free))
    if seat in state.castle:
        spots.remove(codes[CASTLE])
    if seat in state.stables and state.free[STABLES]:
        spots.remove(codes[STABLES])
    return spots


def legal(state: State, frame: Frame) -> list[str]:
    """Decision ("place_worker", seat)."""
    seat = frame[1]
    deniers = state.deniers[seat]
    if not deniers or not state.workers[seat]:
        return [PASS]
    if deniers >= placing_cost(state, seat):
        return [PASS, *free_spots(state, seat, PLACE)]
    owner, free = state.owner, state.free
    return [
        PASS,
        *[PLACE[space] for space in range(1, SPACES + 1) if owner[space] == seat and free[space]],
    ]


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    passed = state.passed
    if code == PASS:
        passed.append(seat)
        if log is not None:
            acted = log[-1]
            log.append(Passed(seat, len(passed), isinstance(acted, Acted) and acted.forced))
        if len(passed) == 1:
            state.deniers[seat] += FIRST_PASSER
            if log is not None:
                log.append(Gained(seat, "first_passer", FIRST_PASSER))
    else:
        spot = SPOT_OF[code]
        cost = price(state, seat, spot)
        state.deniers[seat] -= cost
        state.workers[seat] -= 1
        if log is not None:
            log.append(Placed(seat, SPOTS[spot], tile_at(state, spot), cost))
        put_worker(state, seat, spot, log)

    order = state.order
    seats = len(order)
    if len(passed) == seats:
        next_phase(state, 3, ("special", 0), log)
        return
    place = order.index(seat)
    while True:
        place = place + 1 if place + 1 < seats else 0
        if order[place] not in passed:  # the last one left goes on placing
            state.stack[-1] = ("place_worker", order[place])
            return
