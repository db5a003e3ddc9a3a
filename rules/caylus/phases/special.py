"""Phase 3, the special buildings: gate, trading post, merchants' guild, joust field, stables, inn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import (
    JOUST,
    LEAVE,
    MOVE,
    SKIP,
    SPOT_OF,
    STAY,
)
from rules.caylus.events import (
    Activated,
    Declined,
    InnShifted,
    OrderChanged,
    ProvostMoved,
    Relocated,
    Returned,
)
from rules.caylus.holdings import pay_cubes, pay_deniers, take_deniers
from rules.caylus.phases.common import next_phase
from rules.caylus.road import free_spots, put_worker, send_home, tile_on
from rules.caylus.state import NOBODY
from rules.caylus.tiles import (
    CASTLE,
    CLOTH,
    GATE,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    SPACES,
    SPOTS,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    parse_cubes,
)
from rules.shared.declining import decline
from rules.shared.provost import MOST_SHIFT, SHIFT_OF, shift_codes

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.caylus.state import State
    from rules.model import Frame, Log

JOUST_DENIERS: Final = 1
JOUST_CLOTH: Final = parse_cubes("C")


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the n-th special building until somebody has to decide: automatic frame ("special", n)."""
    stack = state.stack
    for step in range(frame[1], len(_BUILDINGS)):
        stack[-1] = ("special", step + 1)
        if _BUILDINGS[step](state, log):
            return
    next_phase(state, 4, ("bridge", 0), log)


def _worker(state: State, spot: int, log: Log) -> int:
    seat = state.worker[spot]
    if seat >= 0 and log is not None:
        log.append(Activated(seat, SPOTS[spot], SPOTS[spot]))
    return seat


def _asking(spot: int, kind: str) -> Callable[[State, Log], bool]:
    """Return the building on a spot that asks its worker for a decision of this kind."""

    def begin(state: State, log: Log) -> bool:
        seat = _worker(state, spot, log)
        if seat >= 0:
            state.stack.append((kind, seat))
        return seat >= 0

    return begin


# Gate


def gate_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("gate", seat)."""
    codes = [*[MOVE[spot] for spot in free_spots(state)], SKIP]
    if frame[1] in state.castle:
        codes.remove(MOVE[CASTLE])
    if frame[1] in state.stables and MOVE[STABLES] in codes:
        codes.remove(MOVE[STABLES])
    return codes


def gate_act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    state.stack.pop()
    if code == SKIP:
        decline(log, Declined(seat, "gate"), "no-place")
        send_home(state, GATE, log)
        return
    state.worker[GATE] = NOBODY
    spot = SPOT_OF[code]
    if log is not None:
        log.append(Relocated(seat, SPOTS[spot], tile_on(state, spot)))
    put_worker(state, seat, spot, log)


# Trading post


def _trading_post(state: State, log: Log) -> bool:
    seat = _worker(state, TRADING_POST, log)
    if seat >= 0:
        take_deniers(state, seat, TRADING_POST_DENIERS, "trading_post", log)
        send_home(state, TRADING_POST, log)
    return False


# Merchants' guild (R-21, R-23)


def guild_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("guild", seat)."""
    return shift_codes(state.provost, MOST_SHIFT, SPACES)


def guild_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    move_provost(state, frame[1], SHIFT_OF[code], "guild", log)
    send_home(state, MERCHANTS_GUILD, log)


def move_provost(state: State, seat: int, shift: int, by: str, log: Log) -> None:
    start = state.provost
    state.provost = start + shift
    if log is not None:
        log.append(ProvostMoved(seat, start, start + shift, by))


# Joust field


def joust_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("joust", seat)."""
    seat = frame[1]
    if state.deniers[seat] >= JOUST_DENIERS and state.cubes[seat][CLOTH]:
        return [JOUST, SKIP]
    return [SKIP]


def joust_act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    state.stack[-1] = ("leave", JOUST_FIELD)
    if code == JOUST:
        pay_deniers(state, seat, JOUST_DENIERS, "joust_field", log)
        pay_cubes(state, seat, JOUST_CLOTH, "joust_field", log)
        state.stack.append(("favors", seat, 1))
    else:
        decline(
            log,
            Declined(seat, "joust_field"),
            "no-denier" if state.cubes[seat][CLOTH] else "no-cloth",
        )


# Stables


def _stables(state: State, log: Log) -> bool:
    if state.stables:
        front = state.stables
        state.order = (*front, *[seat for seat in state.order if seat not in front])
        state.stables = ()
        for seat in front:
            state.workers[seat] += 1
            if log is not None:
                log.append(Activated(seat, "stables", "stables"))
                log.append(Returned(seat, "stables", "stables"))
        if log is not None:
            log.append(OrderChanged(state.order))
    return False


# Inn (section 3.1, R-37 to R-39)


def _inn(state: State, log: Log) -> bool:
    if state.inn_left >= 0:
        if state.inn_right >= 0:
            inn_home(state, log)
        state.inn_right = state.inn_left
        state.inn_left = NOBODY
        if log is not None:
            log.append(Activated(state.inn_right, "inn", "inn"))
            log.append(InnShifted(state.inn_right, False))
        return False
    if state.inn_right >= 0:
        state.stack.append(("inn", state.inn_right))
        return True
    return False


def inn_home(state: State, log: Log) -> None:
    state.workers[state.inn_right] += 1
    if log is not None:
        log.append(Returned(state.inn_right, "inn", "inn"))
    state.inn_right = NOBODY


def inn_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("inn", seat)."""
    return [STAY, LEAVE]


def inn_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    if code == LEAVE:
        inn_home(state, log)
    elif log is not None:
        log.append(InnShifted(frame[1], True))


_BUILDINGS: Final = (
    _asking(GATE, "gate"),
    _trading_post,
    _asking(MERCHANTS_GUILD, "guild"),
    _asking(JOUST_FIELD, "joust"),
    _stables,
    _inn,
)
"""The special buildings in order; each returns whether its worker has to decide."""
