"""Who leaves: people who are no longer on the server count as late, and games wait while the bot isn't there."""

from collections.abc import Collection
from functools import partial

from bot.core import answers, notifications, stand_in
from bot.core.clock import clocks, timeout
from bot.core.events import ClocksPausing, PlayerDeparted
from bot.core.unit_of_work import UnitOfWork
from storage import departures as rows
from storage import games

# People


def departed(uow: UnitOfWork, server: int, user: int) -> tuple[int, ...]:
    """Somebody has left a server: their seats there count as late. Returns the games that have something to post."""
    found = rows.running_with(uow.tx, server, user)
    return tuple(game for game in found if uow.apart(game, partial(_departed, uow, game, user), False))


def _departed(uow: UnitOfWork, game: int, user: int) -> bool:
    row, touched = uow.row(game), False
    for holder in games.holders(uow.tx, game):
        if holder.user != user:
            continue
        if holder.departed is None:
            rows.depart(uow.tx, holder, uow.now)
            uow.publish(PlayerDeparted(row, holder.seat))
            uow.post(row, notifications.SeatChanged(holder.seat, "departed"))
            touched = True
        waits = holder.stand_in is None and row.paused is None and holder.seat in answers.awaited(uow, row)
        # Nothing plays on where nobody is left who would wait for it.
        if waits and stand_in.others_play(uow, game, user):
            touched = timeout.rule(uow, row, holder.seat) or touched
    return touched


def arrived(uow: UnitOfWork, game: int, user: int) -> None:
    """Somebody who had left the server of a game is there again."""
    for holder in games.holders(uow.tx, game):
        if holder.user == user and holder.departed is not None:
            rows.depart(uow.tx, holder, None)


def asking(uow: UnitOfWork) -> tuple[int, ...]:
    """The games that ask somebody who is believed to be on the server."""
    return tuple(rows.asking(uow.tx, uow.shard_range))


def removed(uow: UnitOfWork, server: int) -> None:
    """The bot was removed from a server: its games wait, and nothing is deleted."""
    for game in rows.running_on(uow.tx, server):
        uow.apart(game, partial(_removed, uow, game), None)


def _removed(uow: UnitOfWork, game: int) -> None:
    row = uow.row(game)
    if row.removed is not None:
        return
    if row.paused is None:
        uow.publish(ClocksPausing(row))
        clocks.paused(uow, row)
        row.paused = uow.now
    games.update(uow.tx, game, paused=row.paused, removed=uow.now)


def returned(uow: UnitOfWork, server: int) -> tuple[int, ...]:
    """The bot is on a server again: its games go on, but for those that people had paused. Returns them."""
    found = rows.running_on(uow.tx, server)
    return tuple(game for game in found if uow.apart(game, partial(_returned, uow, game), False))


def _returned(uow: UnitOfWork, game: int) -> bool:
    row = uow.row(game)
    if row.removed is None:
        return False
    if row.paused == row.removed:
        clocks.resumed(uow, row)
        row.paused = None
    games.update(uow.tx, game, paused=row.paused, removed=None)
    uow.post(row, notifications.Paused(row.paused is not None, returned=True))
    uow.ask(row)
    return True


def present(uow: UnitOfWork, servers: Collection[int]) -> tuple[int, ...]:
    """Tells on which of its servers the bot is now, after nobody looked for a while. Returns the games that go on."""
    went_on: list[int] = []
    for server, waits in rows.servers(uow.tx, uow.shard_range):
        if server not in servers:
            removed(uow, server)
        elif waits:
            went_on += returned(uow, server)
    return tuple(went_on)
