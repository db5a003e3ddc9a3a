"""What a replay is made of: how a game began, and its actions as far as everybody may know them."""

from __future__ import annotations

from typing import NamedTuple

from bot.core import game_info
from bot.core.errors import WrongStatus, named
from bot.core.unit_of_work import UnitOfWork
from storage import actions, games


class Script(NamedTuple):
    """Header and position as they are stored, and (seat, code) of every action."""

    kind: str
    header: str
    state: str
    actions: tuple[tuple[int, str], ...]


def script(uow: UnitOfWork, game: int) -> Script:
    """How a game began and what was done in it, as far as everybody may know; raises WrongStatus in a lobby."""
    row = uow.row(game)
    snapshot, header = actions.snapshot_at(uow.tx, game, row.number), games.header(uow.tx, game)
    if row.status == "lobby" or header is None or snapshot is None:
        raise WrongStatus("table-is-lobby", game=named(row.kind, game))
    taken = tuple((action.seat, action.code) for action in actions.record(uow.tx, game))
    public = taken[: game_info.public_number(uow.tx, row)]
    return Script(row.kind, header, snapshot.state.decode(), public)
