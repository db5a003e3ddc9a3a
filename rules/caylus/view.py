"""The public view of a game of Caylus: everything except future chance events (section 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.caylus.prices_and_limits import free_places, limit, placing_cost, result
from rules.caylus.tiles import (
    GATE,
    JOUST_FIELD,
    LINES,
    MERCHANTS_GUILD,
    SECTIONS,
    SPACES,
    TRADING_POST,
)
from rules.model import Decision, Result

if TYPE_CHECKING:
    from rules.caylus.state import State


class PlayerView(msgspec.Struct, frozen=True):
    """One seat.

    `cubes` are food, wood, stone, cloth, gold; `favors` the levels on the lines prestige, deniers, cubes,
    building; `used` the lines used in this phase; `houses` those in dungeon, walls, towers. `cost` is the price
    of a placement on a neutral building now, in deniers, 0 when the seat has passed or no worker.
    """

    deniers: int
    cubes: tuple[int, ...]
    prestige: int
    workers: int
    favors: tuple[int, ...]
    used: tuple[str, ...]
    houses: tuple[int, ...]
    batches: int
    cost: int


class SpaceView(msgspec.Struct, frozen=True):
    """One of the 28 spaces of the road; None where there is no tile, or nobody."""

    tile: str | None
    owner: int | None
    worker: int | None
    pending: int | None


class CaylusView(msgspec.Struct, frozen=True):
    """The public position.

    Seats are numbers; `road[0]` is space 1; `scored` and `free` follow the sections dungeon, walls, towers;
    `limit` is the highest level favor markers can reach now.
    """

    game: str
    options: dict[str, str]
    turn: int
    phase: int
    over: bool
    decision: Decision | None
    order: tuple[int, ...]
    passed: tuple[int, ...]
    bailiff: int
    provost: int
    scored: tuple[str, ...]
    limit: int
    players: tuple[PlayerView, ...]
    road: tuple[SpaceView, ...]
    gate: int | None
    trading_post: int | None
    merchants_guild: int | None
    joust_field: int | None
    stables: tuple[int, ...]
    inn_left: int | None
    inn_right: int | None
    castle: tuple[int, ...]
    free: tuple[int, ...]
    stock: dict[str, tuple[str, ...]]
    result: Result | None


_EMPTY = SpaceView(None, None, None, None)
_USED = tuple(
    tuple(line for bit, line in enumerate(LINES) if used >> bit & 1)
    for used in range(16)
)


_SEATS: tuple[int | None, ...] = (*range(5), None)
"""The seat of each number; the last entry is that of -1, nobody."""


def view(state: State, viewer: int | None = None) -> CaylusView:
    """Return the public view; the same for every seat and for spectators."""
    over = not state.stack
    decision = None
    if not over and state.actions:
        frame = state.stack[-1]
        decision = Decision(frame[1], frame[0], tuple(state.actions))
    tile, owner, worker, pending = state.tile, state.owner, state.worker, state.pending
    houses = state.houses
    return CaylusView(
        "caylus",
        options(state),
        state.turn,
        state.phase,
        over,
        decision,
        state.order,
        state.passed,
        state.bailiff,
        state.provost,
        tuple([SECTIONS[section] for section in state.scored]),
        limit(state),
        tuple(
            [
                PlayerView(
                    state.deniers[seat],
                    tuple(state.cubes[seat]),
                    state.prestige[seat],
                    state.workers[seat],
                    tuple(state.favors[seat]),
                    _USED[state.used[seat]],
                    tuple(houses[seat]),
                    state.batches[seat],
                    0
                    if seat in state.passed + state.absent
                    or not state.workers[seat]
                    or over
                    else placing_cost(state, seat),
                )
                for seat in range(state.setup.seats)
            ]
        ),
        tuple(
            [
                SpaceView(tile[n], _SEATS[owner[n]], _SEATS[worker[n]], pending.get(n))
                if tile[n]
                else _EMPTY
                for n in range(1, SPACES + 1)
            ]
        ),
        _SEATS[worker[GATE]],
        _SEATS[worker[TRADING_POST]],
        _SEATS[worker[MERCHANTS_GUILD]],
        _SEATS[worker[JOUST_FIELD]],
        state.stables,
        _SEATS[state.inn_left],
        _SEATS[state.inn_right],
        state.castle,
        tuple([free_places(state, section) for section in range(3)]),
        {kind: tuple(tiles) for kind, tiles in state.stock.items()},
        result(state) if over else None,
    )


def options(state: State) -> dict[str, str]:
    """Return the options as a record writes them."""
    setup = state.setup
    return {
        "favors": "simplified" if setup.simplified else "table",
        "jeweller": "yes" if setup.jeweller else "no",
        "lawyer_vp": str(setup.lawyer_vp),
    }
