"""The lobby of a game that goes on where its record stops, and of one that is played once more with the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.core import computer_seats, game_settings, lobby, play
from bot.core.errors import NotSeated, named
from bot.core.model import Outcome, Person, Place
from storage import games

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow


def rematch(
    uow: UnitOfWork, game: int, person: Person, place: Place | None = None, uninvited: Collection[int] = ()
) -> Outcome:
    """A lobby with the options of a finished game, its other players invited but for the `uninvited`, who do
    not see where it is; in its channel or `place`.

    There is one for a game: who asks again joins it, or is shown what became of it (`outcome.known`).
    Raises NotSeated for somebody who never played that game.
    """
    old = uow.row(game)
    uow.need(old, "finished")
    if person.user not in games.players(uow.tx, game):
        raise NotSeated("table-rematch-players", game=named(old.kind, game))
    there = games.rematch_of(uow.tx, game)
    if there is not None:
        return _rejoin(uow, there, person)
    holders = games.holders(uow.tx, game)
    others = [holder.user for holder in holders if holder.user is not None]
    alone = old.practice and set(others) == {person.user}
    outcome = lobby.create(
        uow,
        person,
        place or Place(old.server, old.channel),
        old.kind,
        msgspec.structs.replace(game_settings.of_game(old), practice=len(others) if alone else 0),
        [user for user in others if user not in uninvited],
    )
    for holder in holders:
        if holder.level is not None:
            computer_seats.sit_down(uow, uow.row(outcome.info.id), holder.level)
    games.update(uow.tx, outcome.info.id, rematch_of=game)
    return Outcome(uow.position(uow.row(outcome.info.id)))


def _rejoin(uow: UnitOfWork, row: GameRow, person: Person) -> Outcome:
    """The rematch that is there already, with this person seated while its lobby has room."""
    taken = [holder.user for holder in games.holders(uow.tx, row.id)]
    room = not row.practice and len(taken) < lobby.most_seats(row, play.game_of(row))
    joins = row.status == "lobby" and room and person.user not in taken
    outcome = lobby.join(uow, row.id, person) if joins else uow.done(row.id)
    return msgspec.structs.replace(outcome, known=True)
