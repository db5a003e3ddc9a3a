"""The lobby of a game that goes on where its record stops, and of one that is played once more with the same people."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import msgspec

from bot.core import computer_seats, lobby, notifications, play
from bot.core.errors import NotSeated, named
from bot.core.model import Outcome, Person, Place
from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.records import files as records_files
from rules.notation import SEATS
from rules.register import find_game
from storage import actions, games

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.database import Database
    from bot.core.unit_of_work import UnitOfWork
    from bot.features.records.files import Replayed
    from storage.games import GameRow


def import_(
    uow: UnitOfWork,
    host: Person,
    place: Place,
    replayed: Replayed,
    undo: str,
    pace: str,
    late: str,
    language: str | None,
) -> Outcome:
    """Opens a lobby that goes on where a record stops; all its seats are open."""
    rules = find_game(replayed.header.game)
    row = lobby.open_table(
        uow, host, place, rules, dict(replayed.header.options), undo, pace, late, language, None
    )
    for seat in range(len(replayed.header.players)):
        games.add_seat(uow.tx, row.id, seat, SEATS[seat])
    games.set_up(uow.tx, row.id, msgspec.json.encode(replayed.header).decode(), replayed.opening)
    for taken in replayed.actions:
        actions.insert(
            uow.tx,
            row.id,
            taken.number,
            taken.number,
            taken.seat,
            taken.code,
            uow.now,
            taken.turn,
            taken.phase,
            "record",
            0,
            taken.ends_phase,
            taken.events,
        )
    number = len(replayed.actions)
    games.update(
        uow.tx,
        row.id,
        seed=replayed.header.seed,
        salt=replayed.header.salt,
        commitment=replayed.header.commitment,
        imported=1,
        revision=number,
        number=number,
        turn=replayed.turn,
        phase=replayed.phase,
        phase_ended=actions.last_phase_end(uow.tx, row.id),
    )
    actions.keep_snapshot(uow.tx, row.id, number, replayed.turn, False, replayed.state)
    uow.post(row, notifications.Card())
    return uow.done(row.id)


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
    outcome = lobby.create(
        uow,
        person,
        place or Place(old.server, old.channel),
        old.kind,
        json.loads(old.options),
        old.undo,
        old.pace,
        old.late,
        old.language,
        old.pictures,
        [user for user in others if user not in uninvited],
        len(others) if old.practice and set(others) == {person.user} else 0,
        level=old.level,
        hints=old.hints,
        rated=old.rated,
        admission=invitations_use_cases.of_row(old),
    )
    for holder in holders:
        if holder.level is not None:
            computer_seats.sit_down(uow, uow.row(outcome.info.id), holder.level)
    kept = {"together": old.together, "evenings": old.evenings, "places": old.places}
    games.update(uow.tx, outcome.info.id, rematch_of=game, **kept)
    return Outcome(uow.position(uow.row(outcome.info.id)))


def _rejoin(uow: UnitOfWork, row: GameRow, person: Person) -> Outcome:
    """The rematch that is there already, with this person seated while its lobby has room."""
    taken = [holder.user for holder in games.holders(uow.tx, row.id)]
    room = not row.practice and len(taken) < lobby.most_seats(row, play.game_of(row))
    joins = row.status == "lobby" and room and person.user not in taken
    outcome = lobby.join(uow, row.id, person) if joins else uow.done(row.id)
    return msgspec.structs.replace(outcome, known=True)


async def import_record(
    db: Database,
    host: Person,
    place: Place,
    text: bytes | str,
    *,
    undo: str = "consent",
    pace: str = "none",
    late: str = "wait",
    language: str | None = None,
    key: str | None = None,
) -> Outcome:
    """A lobby that will go on where the record stops; its seats are open, the host gives them.

    Raises BadChoice with the rules' sentence (line number included) for a record that can't be read.
    """
    replayed = await asyncio.to_thread(records_files.read, text)
    return await db.run_once(key, import_, host, place, replayed, undo, pace, late, language)
