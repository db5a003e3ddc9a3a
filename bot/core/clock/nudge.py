"""A reminder that somebody asks for who waits: once a day of each, and each is reminded so once a day, in a game."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core import answers, notifications
from bot.core.clock.awake_hours import DAY, HOUR
from bot.core.errors import BadChoice, NotAllowed
from bot.core.model import Outcome, Person
from bot.core.unit_of_work import UnitOfWork
from storage import clocks as rows
from storage import games
from storage.games import GameRow

FRESH = HOUR  # a question that was asked just now has called its person itself


def possible(uow: UnitOfWork, user: int, found: Iterable[int]) -> tuple[int, ...]:
    """The games of these in which this person may let somebody be reminded now."""
    running = [row for game in found if (row := uow.row(game)).status == "running"]
    mine = [row for row in running if any(one.user == user for one in games.holders(uow.tx, row.id))]
    return tuple(row.id for row in mine if _refusal(uow, row, user) is None)


def ask(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Lets those be reminded whom the game waits for, in the way and at the hours they have chosen."""
    row = uow.row(game, "running")
    uow.seats_of(row, person)
    refusal = _refusal(uow, row, person.user)
    if refusal is not None:
        raise NotAllowed(refusal) if refusal == "table-nudge-you" else BadChoice(refusal)
    for seat in _seats(uow, row, person.user):
        rows.reminded(uow.tx, game, seat, uow.now)
        uow.post(row, notifications.Reminder(seat, "nudge"))
    rows.nudged(uow.tx, game, person.user, uow.now)
    return uow.done(game)


def _refusal(uow: UnitOfWork, row: GameRow, user: int) -> str | None:
    """Why somebody can let nobody be reminded now, as a message; None where they can."""
    if row.paused is not None or row.evening is not None:
        return "table-nudge-nobody"
    awaited = answers.awaited(uow, row)
    if any(games.holder_of(uow.tx, row.id, seat) == user for seat in awaited):
        return "table-nudge-you"
    if row.since is None or uow.now - row.since < FRESH:
        return "table-nudge-early"
    given = [one.nudged for one in rows.nudges(uow.tx, row.id) if one.user == user]
    if any(at is not None and at <= uow.now < at + DAY for at in given):
        return "table-nudge-again"
    return None if _seats(uow, row, user) else "table-nudge-nobody"


def _seats(uow: UnitOfWork, row: GameRow, user: int) -> list[int]:
    """The seats that are waited for by people who are there, are not away, and were not reminded so within a day."""
    known = {one.seat: one.reminded for one in rows.nudges(uow.tx, row.id)}
    found = []
    holders = games.holders(uow.tx, row.id)
    for seat in answers.awaited(uow, row):
        holder, at = holders[seat], known.get(seat)
        if holder.user in (None, user) or holder.stand_in is not None or holder.departed is not None:
            continue
        assert holder.user is not None
        away = any(began <= uow.now < ends for began, ends in rows.away(uow.tx, holder.user, uow.now))
        if not away and (at is None or not at <= uow.now < at + DAY):
            found.append(seat)
    return found
