"""Phase 2, placing workers: in turn order each player places one worker or passes, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import PASS, PLACE, SPOT_OF
from rules.caylus.events import Gained, Passed, Placed
from rules.caylus.phases.common import next_phase
from rules.caylus.prices_and_limits import placing_cost, price
from rules.caylus.road import MOST_IN_STABLES, put_worker, tile_on
from rules.caylus.tiles import CASTLE, SPACES, SPOTS, STABLES
from rules.model import Acted
from rules.shared.absence import ABSENT, pass_last

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

FIRST_PASSER: Final = 1


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("place_worker", seat)."""
    seat = frame[1]
    deniers = state.deniers[seat]
    if not deniers or not state.workers[seat]:
        return [PASS]
    free = state.free
    if deniers < placing_cost(state, seat):
        owner = state.owner
        own = [PLACE[space] for space in range(1, SPACES + 1) if owner[space] == seat]
        return [PASS, *[code for code in own if code in free]]
    codes = [PASS, *free]
    if seat in state.castle:
        codes.remove(PLACE[CASTLE])
    if seat in state.stables and len(state.stables) < MOST_IN_STABLES:
        codes.remove(PLACE[STABLES])
    return codes


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    if code == ABSENT:
        state.absent += (seat,)
    elif code == PASS:
        state.passed += (seat,)
        if log is not None:
            acted = log[-1]
            log.append(
                Passed(
                    seat, len(state.passed), isinstance(acted, Acted) and acted.forced
                )
            )
        if len(state.passed) == 1:
            state.deniers[seat] += FIRST_PASSER
            if log is not None:
                log.append(Gained(seat, "first_passer", FIRST_PASSER))
    else:
        spot = SPOT_OF[code]
        cost = price(state, seat, spot)
        state.deniers[seat] -= cost
        state.workers[seat] -= 1
        if log is not None:
            log.append(Placed(seat, SPOTS[spot], tile_on(state, spot), cost))
        put_worker(state, seat, spot, log)
        if spot != CASTLE and (
            spot != STABLES or len(state.stables) == MOST_IN_STABLES
        ):
            state.free.remove(code)

    order, passed = state.order, state.passed + state.absent
    seats = len(order)
    if len(passed) == seats:
        pass_last(state, Passed, log)
        state.free = []
        next_phase(state, 3, ("special", 0), log)
        return
    place = order.index(seat)
    while True:
        place = place + 1 if place + 1 < seats else 0
        if order[place] not in passed:  # the last one left goes on placing
            state.stack[-1] = ("place_worker", order[place])
            return
