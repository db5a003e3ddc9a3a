"""Held seats: for a day after a bar its person's seat is empty, but nobody can claim it and nothing is skipped.

So a bar that was a mistake costs no turn once it is lifted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.errors import BadChoice
from storage import departures, games, jobs, moderation

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow
    from storage.moderation import ModerationRow

HOLD = "seat.hold"
"""The job that ends a hold, GAME:SEAT."""
LASTS = moderation.HELD


def begin(uow: UnitOfWork, row: GameRow, seat: int, end: int | None = None) -> None:
    """Hold an open seat from now on, for a day or until `end`."""
    due = uow.now + LASTS if end is None else end
    uow.schedule(HOLD, jobs.key_of(row.id, seat), due, row.server)


def end(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Let a seat be held no longer: somebody has it, or its time is over."""
    jobs.remove(uow.tx, HOLD, jobs.key_of(row.id, seat))


def until(uow: UnitOfWork, game: int, seat: int) -> int | None:
    """Return until when an open seat is held; None where it is not."""
    holder = games.holders(uow.tx, game)[seat]
    held = jobs.find(uow.tx, HOLD, jobs.key_of(game, seat)) if holder.is_open else None
    return None if held is None else held.due


def kept_for(uow: UnitOfWork, game: int, seat: int) -> departures.FormerHolder | None:
    """Return the suspended person for whom an open seat is held; None where it is not."""
    if until(uow, game, seat) is None:
        return None
    return departures.last_left(uow.tx, game, seat)


def returns(uow: UnitOfWork, game: int, seat: int) -> ModerationRow | None:
    """Return the suspension at whose end whoever left a seat by it has it back, a short one; None where none is."""
    given = bar(uow, game, seat)
    return given if given is not None and given.is_short else None


def bar(uow: UnitOfWork, game: int, seat: int) -> ModerationRow | None:
    """Return the suspension of whoever left a seat; None where none is."""
    left = departures.last_left(uow.tx, game, seat)
    user = 0 if left is None else left.user or 0
    return moderation.bar_of(uow.tx, uow.row(game).server, user)


def need_none(uow: UnitOfWork, row: GameRow) -> None:
    """Raise BadChoice while a seat of a running game is held: nobody ends it, or votes on that or an undo meanwhile.

    A practice game has nobody else.
    """
    for holder in () if row.practice else games.holders(uow.tx, row.id):
        held, given = until(uow, row.id, holder.seat), bar(uow, row.id, holder.seat)
        if held is not None and given is not None:
            when = given.until if given.is_short else held
            raise _refusal(given, "game", when)


def need_nobody_barred(uow: UnitOfWork, row: GameRow) -> None:
    """Raise BadChoice while somebody with a seat of a game that is over is suspended: it does not go on."""
    for holder in () if row.practice else games.holders(uow.tx, row.id):
        given = moderation.bar_of(uow.tx, row.server, holder.user or 0)
        if given is not None:
            raise _refusal(given, given.term, given.until)


def _refusal(given: ModerationRow, kept: str, when: int | None) -> BadChoice:
    name = given.user_name or ""
    return BadChoice(
        "moderation-barred", name=name, kept=kept, entry=given.id, when=when or 0
    )


def latest(uow: UnitOfWork, game: int) -> int | None:
    """Return until when the last of the held seats of a game is held; None where none is from now on."""
    dates = [until(uow, game, holder.seat) for holder in games.holders(uow.tx, game)]
    return max(
        (date for date in dates if date is not None and date > uow.now), default=None
    )
