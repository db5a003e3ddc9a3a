"""The lobby of a game that goes on where its record stops."""

from __future__ import annotations

import asyncio

import msgspec

from bot.core import lobby, notifications
from bot.core.database import Database
from bot.core.game_settings import USUAL, Settings
from bot.core.model import Outcome, Person, Place
from bot.core.unit_of_work import UnitOfWork
from bot.features.records import files
from rules.notation import SEATS
from rules.register import find_game
from storage import actions, games


def import_(
    uow: UnitOfWork,
    host: Person,
    place: Place,
    replayed: files.Replayed,
    settings: Settings,
) -> Outcome:
    """Opens a lobby that goes on where a record stops; all its seats are open."""
    rules = find_game(replayed.header.game)
    settings = msgspec.structs.replace(settings, options=replayed.header.options)
    row = lobby.open_table(uow, host, place, rules, settings)
    for seat in range(len(replayed.header.players)):
        games.add_seat(uow.tx, row.id, seat, SEATS[seat])
    games.set_up(uow.tx, row.id, msgspec.json.encode(replayed.header).decode(), replayed.opening)
    for taken in replayed.actions:
        action = actions.ActionRow(
            taken.number,
            taken.number,
            taken.seat,
            taken.code,
            uow.now,
            taken.turn,
            taken.phase,
            "record",
            0,
        )
        actions.insert(uow.tx, row.id, action, taken.events, ends_phase=taken.ends_phase)
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


async def import_record(
    db: Database,
    host: Person,
    place: Place,
    text: bytes | str,
    settings: Settings = USUAL,
    key: str | None = None,
) -> Outcome:
    """A lobby that will go on where the record stops; its seats are open, the host gives them.

    Raises BadChoice with the rules' sentence (line number included) for a record that can't be read.
    """
    replayed = await asyncio.to_thread(files.read, text)
    return await db.run_once(key, import_, host, place, replayed, settings)
