"""What a replay is made of: how a game began, and its actions as far as everybody may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core import visibility
from bot.core.errors import WrongStatus, named
from storage import actions, games

if TYPE_CHECKING:
    from bot.core.unit_of_work import Desk


class Script(NamedTuple):
    """Header and position as they are stored, and (seat, code) of every action."""

    kind: str
    header: str
    state: str
    actions: tuple[tuple[int, str], ...]


def script(desk: Desk, game: int) -> Script:
    """How a game began and what was done in it, as far as everybody may know; raises WrongStatus in a lobby."""
    row = desk.row(game)
    snapshot, header = actions.snapshot_at(desk.tx, game, row.number), games.header(desk.tx, game)
    if row.status == "lobby" or header is None or snapshot is None:
        raise WrongStatus("table-is-lobby", game=named(row.kind, game))
    taken = tuple((action.seat, action.code) for action in actions.record(desk.tx, game))
    public = taken[: visibility.public_number(desk.tx, row)]
    return Script(row.kind, header, snapshot.state.decode(), public)
