"""Workers and tiles: putting a worker somewhere, sending it home, placing a tile, making a residence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.events import (
    Built,
    ConversionPending,
    Converted,
    Returned,
    Scored,
)
from rules.caylus.holdings import score
from rules.caylus.state import NOBODY
from rules.caylus.tiles import (
    CASTLE,
    CRAFT,
    GATE,
    INN,
    RESIDENCE,
    SPACES,
    SPOTS,
    STABLES,
    STOCK,
    TILES,
)

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Log

MOST_IN_STABLES: Final = 3
WORKPLACES: Final = frozenset([tile.id for tile in TILES.values() if tile.work])
"""The tiles that take a worker."""
_RANK: Final = {tile.id: rank for rank, tile in enumerate(TILES.values())}
_STOCKED: Final = {tile.id: kind for kind, tiles in STOCK.items() for tile in tiles}


def free_spots(state: State) -> list[int]:
    """Return the spots that would take a worker now, leaving aside who asks and the price."""
    tile, worker = state.tile, state.worker
    spots = [
        space
        for space in range(1, SPACES + 1)
        if worker[space] < 0 and tile[space] in WORKPLACES
    ]
    spots += [spot for spot in range(GATE, STABLES) if worker[spot] < 0]
    if len(state.stables) < MOST_IN_STABLES and state.setup.seats > 2:  # section 6
        spots.append(STABLES)
    if state.inn_left < 0:
        spots.append(INN)
    spots.append(CASTLE)
    return spots


def put_worker(state: State, seat: int, spot: int, log: Log) -> None:
    """Put the seat's worker on a free spot; the owner of another player's building gains 1 prestige (R-31)."""
    if spot < STABLES:
        state.worker[spot] = seat
        if spot <= SPACES:
            owner = state.owner[spot]
            if owner >= 0 and owner != seat:
                state.prestige[owner] += 1
                if log is not None:
                    log.append(Scored(owner, 1, "owner", state.tile[spot]))
    elif spot == CASTLE:
        state.castle += (seat,)
    elif spot == INN:
        state.inn_left = seat
    else:
        state.stables += (seat,)


def tile_on(state: State, spot: int) -> str:
    """Return the id of the tile on a road space, or of the special building or castle at a spot beyond."""
    return state.tile[spot] if spot <= SPACES else SPOTS[spot]


def send_home(state: State, spot: int, log: Log, reached: bool = True) -> None:
    """Send the worker of a single-worker spot home, and make a residence that waited for that (R-53)."""
    seat = state.worker[spot]
    state.worker[spot] = NOBODY
    state.workers[seat] += 1
    if log is not None:
        log.append(Returned(seat, SPOTS[spot], tile_on(state, spot), reached))
    if spot in state.pending:
        make_residence(state, state.pending.pop(spot), spot, log)


def leave(state: State, frame: tuple[str, int], log: Log) -> None:
    """End the effect of a spot: automatic frame ("leave", spot)."""
    state.stack.pop()
    send_home(state, frame[1], log)


def residences(state: State, seat: int) -> list[int]:
    """Return the spaces of the seat's residences; one that still waits for a worker is none yet (R-55)."""
    tile, owner = state.tile, state.owner
    return [
        space
        for space in range(1, SPACES + 1)
        if owner[space] == seat and tile[space] == "residence"
    ]


def place_tile(state: State, seat: int, tile_id: str, space: int, log: Log) -> None:
    """Move a paid tile from the stock to its space: house, prestige, then favors (R-64)."""
    tile = TILES[tile_id]
    state.stock[tile.kind] = without(state.stock[tile.kind], tile_id)
    state.tile[space] = tile_id
    state.owner[space] = seat
    if log is not None:
        log.append(Built(seat, tile_id, space))
    printed = state.setup.lawyer_vp if tile_id == "w_lawyer" else tile.prestige
    score(state, seat, printed, "building", tile_id, log)
    if tile.favors:
        state.stack.append(("favors", seat, tile.favors))


def without(tiles: tuple[str, ...], tile_id: str) -> tuple[str, ...]:
    """Return the tiles less one of that kind."""
    at = tiles.index(tile_id)
    return tiles[:at] + tiles[at + 1 :]


def convert(state: State, seat: int, space: int, log: Log) -> None:
    """Make a residence of a tile that is paid for; a worker on it delays that (R-53)."""
    if state.worker[space] >= 0:
        state.pending[space] = seat
        if log is not None:
            log.append(ConversionPending(seat, state.tile[space], space))
    else:
        make_residence(state, seat, space, log)


def make_residence(state: State, seat: int, space: int, log: Log) -> None:
    """Turn a tile without a worker into a residence.

    A craft tile returns to the stock, a neutral one leaves the game.
    """
    tile_id = state.tile[space]
    kind = _STOCKED.get(tile_id)
    if kind in CRAFT:
        #
        state.stock[kind] = tuple(
            sorted((*state.stock[kind], tile_id), key=_RANK.__getitem__)
        )
    state.tile[space] = RESIDENCE.id
    state.owner[space] = seat
    if log is not None:
        log.append(Converted(seat, tile_id, space))
    score(state, seat, RESIDENCE.prestige, "building", RESIDENCE.id, log)
