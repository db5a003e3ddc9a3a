"""Applause: one press a person and phase, for a seat of somebody else. Nobody is told who applauded.

What was given since a report is told by the next one; after the end the message with the result is edited, at most
once in ten minutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.table import notices
from bot.table.errors import BadChoice, NotAllowed, named
from bot.table.standings import counting
from storage import applause as rows
from storage import games, kinds, outbox, people

if TYPE_CHECKING:
    from bot.table.desk import Desk
    from bot.table.model import Person, Sheet
    from storage.games import GameRow

SETTING = "applause"
BATCH = 600  # seconds in which applause for a finished game becomes one edit


class Stage(msgspec.Struct, frozen=True):
    """Whom somebody may applaud for the last phase: seats of other people. `given` is whom they have applauded for
    it; `before`: they had done so already."""

    sheet: Sheet
    seats: tuple[int, ...]
    given: int | None
    before: bool = True


def are_off(desk: Desk, server: int) -> bool:
    """Whether a server has switched applause off."""
    return people.settings(desk.tx, "server", server).get(SETTING) == "no"


def stage(desk: Desk, game: int, user: int) -> Stage:
    """Whom somebody may applaud; raises NotAllowed, WrongStatus."""
    row = desk.row(game)
    desk.need(row, "running", "finished")
    if are_off(desk, row.server):
        raise NotAllowed("table-applause-off")
    if row.foretold is None:
        raise NotAllowed("table-applause-none", game=named(row.kind, game))
    if not row.phase_ended:
        raise NotAllowed("table-applause-early", game=named(row.kind, game))
    holders = games.holders(desk.tx, game)
    seats = tuple(holder.seat for holder in holders if holder.user not in (None, user))
    if not seats:
        raise NotAllowed("table-applause-nobody", game=named(row.kind, game))
    return Stage(desk.sheet(row), seats, rows.given(desk.tx, game, user, row.phase_ended))


def applaud(desk: Desk, game: int, person: Person, seat: int) -> Stage:
    """Applauds a seat for the last phase, unless that was done before. Raises NotAllowed, WrongStatus, BadChoice."""
    found = stage(desk, game, person.user)
    if seat not in found.seats:
        raise BadChoice("table-applause-seat")
    row = desk.row(game)
    if not rows.add(desk.tx, game, person.user, seat, row.phase_ended, desk.now):
        return found
    if row.status == "finished":
        counting.applauded(desk, game, seat)
        if not outbox.waits(desk.tx, game, kinds.APPLAUDED):
            desk.post(row, notices.Applauded(), due=desk.now + BATCH)
    return msgspec.structs.replace(found, given=seat, before=False)


def since_report(desk: Desk, row: GameRow) -> tuple[tuple[int, int], ...]:
    """(seat, how often it was applauded) since the last report of a game."""
    if row.foretold is None or not row.phase_ended or are_off(desk, row.server):
        return ()
    return rows.of_phase(desk.tx, row.id, row.phase_ended)


def of_game(desk: Desk, game: int) -> tuple[tuple[int, int], ...]:
    """(seat, how often it was applauded) in a whole game; nothing where that is switched off."""
    row = desk.row(game)
    return () if are_off(desk, row.server) else rows.of_game(desk.tx, game)
