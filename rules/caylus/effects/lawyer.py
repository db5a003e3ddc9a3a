"""The lawyer turns a neutral tile or an own craft tile into a residence (section 4.1, R-52 to R-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import CONVERT, SKIP, SPACE_OF
from rules.caylus.events import Declined
from rules.caylus.holdings import pay_cubes, pay_deniers
from rules.caylus.road import convert
from rules.caylus.tiles import CLOTH, NEUTRAL, RESIDENCE, SPACES, STONES, WOODEN, Tile
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

LAWYER: Final = "w_lawyer"
_NEUTRAL: Final = frozenset(tile.id for tile in NEUTRAL)
_OWN: Final = frozenset(tile.id for tile in (*WOODEN, *STONES)) - {LAWYER}


def begin_lawyer(state: State, seat: int, space: int, tile: Tile, log: Log) -> None:
    state.stack.append(("lawyer", seat, False))


def targets(state: State, seat: int, favor: bool) -> list[int]:
    """Return the spaces the seat can turn into a residence and pay for.

    A favor saves the denier (line d, level 4).
    """
    if not state.cubes[seat][CLOTH] or not (favor or state.deniers[seat]):
        return []
    tile, owner, pending = state.tile, state.owner, state.pending
    return [
        space
        for space in range(1, SPACES + 1)
        if (tile[space] in _NEUTRAL or (owner[space] == seat and tile[space] in _OWN))
        and space not in pending
    ]


def lacking(state: State, seat: int) -> str:
    """Return the missing resource of a seat that has no target."""
    if not state.cubes[seat][CLOTH]:
        return "no-cloth"
    return "no-target" if state.deniers[seat] else "no-denier"


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("lawyer", seat, by favor)."""
    _, seat, favor = frame
    codes = [CONVERT[space] for space in targets(state, seat, favor)]
    if not favor:
        codes.append(SKIP)
    return codes


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, favor = frame
    state.stack.pop()
    if code == SKIP:
        decline(log, Declined(seat, LAWYER), lacking(state, seat))
        return
    pay_cubes(state, seat, RESIDENCE.cost, RESIDENCE.id, log)
    if not favor:
        pay_deniers(state, seat, RESIDENCE.deniers, RESIDENCE.id, log)
    convert(state, seat, SPACE_OF[code], log)
