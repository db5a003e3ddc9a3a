"""Held seats, which nobody can claim for a day.

After a bar the game waits for its person: a bar that was a mistake costs no turn once it is lifted. A seat that was
promised to its former holder is held for them where its player gives it up: there the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.core.errors import BadChoice
from storage import departures, games, jobs, moderation

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow
    from storage.moderation import ModerationRow

HOLD = "seat.hold"
"""The job that ends a hold, GAME:SEAT."""
LASTS = moderation.HELD


class Promise(msgspec.Struct, frozen=True):
    """The act by which the person of a former tenure can take a seat back."""

    entry: int
    tenure: int


def begin(
    uow: UnitOfWork,
    row: GameRow,
    seat: int,
    end: int | None = None,
    promise: Promise | None = None,
) -> None:
    """Hold an open seat from now on, for a day or until `end`, for whoever was barred or has a promise."""
    due = uow.now + LASTS if end is None else end
    uow.schedule(HOLD, jobs.key_of(row.id, seat), due, row.server, promise)


def end(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Let a seat be held no longer: somebody has it, or its time is over."""
    jobs.remove(uow.tx, HOLD, jobs.key_of(row.id, seat))


def until(uow: UnitOfWork, game: int, seat: int, *, waits: bool = False) -> int | None:
    """Return until when an open seat is held, with `waits` only where the game waits for it; None where it is not."""
    if not games.holders(uow.tx, game)[seat].is_open:
        return None
    held = jobs.find(uow.tx, HOLD, jobs.key_of(game, seat))
    return None if held is None or (waits and held.payload) else held.due


def promise(uow: UnitOfWork, game: int, seat: int) -> Promise | None:
    """Return the promise by which a seat is held, or will be once it is open; None where none is."""
    held = jobs.find(uow.tx, HOLD, jobs.key_of(game, seat))
    if held is None or held.payload is None:
        return None
    return msgspec.json.decode(held.payload, type=Promise)


def kept_for(uow: UnitOfWork, game: int, seat: int) -> departures.FormerHolder | None:
    """Return the person for whom an open seat is held; None where it is not."""
    if until(uow, game, seat) is None:
        return None
    promised = promise(uow, game, seat)
    if promised is not None:
        return departures.holder_of(uow.tx, promised.tenure)
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
        held = until(uow, row.id, holder.seat, waits=True)
        given = bar(uow, row.id, holder.seat)
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
    """Return until when a game waits for the last of its held seats; None where it waits for none from now on."""
    dates = [
        until(uow, game, holder.seat, waits=True)
        for holder in games.holders(uow.tx, game)
    ]
    return max(
        (date for date in dates if date is not None and date > uow.now), default=None
    )
