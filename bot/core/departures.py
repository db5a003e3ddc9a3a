"""Departures: people who left the server count as late, and games wait while the bot is not on their server."""

from collections.abc import Collection
from functools import partial

from bot.core import answers, notifications, stand_in
from bot.core.clock import clocks, timeout
from bot.core.clock.awake_hours import HOUR
from bot.core.events import ClocksPausing, PlayerDeparted
from bot.core.unit_of_work import UnitOfWork, of_one_game, of_tx
from storage import departures as rows
from storage import games

TURN_KEPT = HOUR
"""Seconds for which a turn waits for somebody who has left the server: they may be back, as after a wrong ban."""

running_on = of_tx(rows.running_on)
last_left = of_tx(rows.last_left)
last_name = of_tx(rows.last_name)
names_at = of_tx(rows.names_at)
tenures = of_tx(rows.tenures)
removed_from = of_tx(rows.removed)
took_over = of_tx(rows.took_over)


def departed(uow: UnitOfWork, server: int, user: int) -> tuple[int, ...]:
    """Open the seats of somebody who has left a server, and count them as late after TURN_KEPT."""
    numbers = rows.running_with(uow.tx, server, user)
    return tuple(
        game
        for game in numbers
        if uow.apart(game, partial(_departed, uow, game, user), False)
    )


def _departed(uow: UnitOfWork, game: int, user: int) -> bool:
    row, touched = uow.row(game), False
    for holder in games.holders(uow.tx, game):
        if holder.user != user:
            continue
        since = uow.now if holder.departed is None else holder.departed
        if holder.departed is None:
            rows.depart(uow.tx, holder, uow.now)
            uow.publish(PlayerDeparted(row, holder.seat))
            uow.post(row, notifications.SeatChanged(holder.seat, "departed"))
            touched = True
        waits = (
            holder.stand_in is None
            and row.paused is None
            and holder.seat in answers.awaited(uow, row)
            # a vote takes nothing from them yet
            and (row.late == "vote" or uow.now >= since + TURN_KEPT)
        )
        # Nothing plays on where nobody is left who would wait for it.
        if waits and stand_in.others_play(uow, game, user):
            touched = timeout.rule(uow, row, holder.seat) or touched
    return touched


def arrived(uow: UnitOfWork, game: int, user: int) -> None:
    """Note that somebody who had left the server of a game is there again."""
    stand_in.arrived(uow, uow.row(game), user)


def asking(uow: UnitOfWork) -> tuple[int, ...]:
    """Return the games that ask somebody who is believed to be on the server."""
    return tuple(rows.asking(uow.tx, uow.shard_range))


def changed(
    uow: UnitOfWork, present: Collection[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the games whose servers the bot joined or left while it did not look.

    These are games of servers where the bot is `present` again, and games of servers that it was removed from.
    """
    back: list[int] = []
    departed_seats: list[int] = []
    for server, waits in rows.servers(uow.tx, uow.shard_range):
        if (server in present) == waits:
            (back if waits else departed_seats).extend(
                rows.running_on(uow.tx, server, removed=waits)
            )
    return tuple(back), tuple(departed_seats)


@of_one_game
def removed(uow: UnitOfWork, game: int) -> None:
    """Let a game wait whose server has removed the bot; nothing is deleted."""
    row = uow.row(game)
    if row.status != "running" or row.removed is not None:
        return
    if row.paused is None:
        uow.publish(ClocksPausing(row))
        row.paused = uow.now
        clocks.follow(uow, row)
    games.update(uow.tx, game, paused=row.paused, removed=uow.now)


@of_one_game
def returned(uow: UnitOfWork, game: int) -> bool:
    """Go on with a game whose server the bot is on again, unless people had paused it."""
    row = uow.row(game)
    if row.status != "running" or row.removed is None:
        return False
    if row.paused == row.removed:
        row.paused = None
        clocks.follow(uow, row, row.removed)
    games.update(uow.tx, game, paused=row.paused, removed=None)
    uow.post(row, notifications.Paused(row.paused is not None, returned=True))
    uow.ask(row)
    return True
