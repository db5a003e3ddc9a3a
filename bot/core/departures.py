"""Who leaves: people who are no longer on the server count as late, and games wait while the bot isn't there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core import notifications, simultaneous, stand_in
from bot.core.clock import clocks, timeout
from bot.features.live_session import use_cases as live_session_use_cases
from storage import departures as rows
from storage import games

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.unit_of_work import Desk
    from storage.games import GameRow, HolderRow


# People


def departed(desk: Desk, server: int, user: int) -> tuple[int, ...]:
    """Somebody is not on a server any more: their seats there count as late under each game's rule. Returns the
    games that have something to post."""
    found = rows.running_with(desk.tx, server, user)
    return tuple(game for game in found if desk.apart(game, partial(_departed, desk, game, user), False))


def _departed(desk: Desk, game: int, user: int) -> bool:
    row, touched = desk.row(game), False
    for holder in games.holders(desk.tx, game):
        if holder.user != user:
            continue
        if holder.departed is None:
            rows.depart(desk.tx, holder, desk.now)
            live_session_use_cases.end(desk, row, "left", holder.seat)
            desk.post(row, notifications.SeatChanged(holder.seat, "departed"))
            touched = True
        touched = _is_late(desk, row, holder) or touched
    return touched


def _is_late(desk: Desk, row: GameRow, holder: HolderRow) -> bool:
    """Does what the game's rule says of who is late, if the seat has to act; whether it was anything. Nothing plays on
    where nobody is left who would wait for it."""
    waits = holder.stand_in is None and row.paused is None
    if not waits or holder.seat not in simultaneous.awaited(desk, row):
        return False
    if not stand_in.others_play(desk, row.id, holder.user):
        return False
    return timeout.rule(desk, row, holder.seat)


def arrived(desk: Desk, game: int, user: int) -> None:
    """Somebody who had left the server of a game is there again."""
    for holder in games.holders(desk.tx, game):
        if holder.user == user and holder.departed is not None:
            rows.depart(desk.tx, holder, None)


# The bot itself


def removed(desk: Desk, server: int) -> None:
    """The bot was removed from a server: its games wait, and nothing is deleted."""
    for game in rows.running_on(desk.tx, server):
        desk.apart(game, partial(_removed, desk, game), None)


def _removed(desk: Desk, game: int) -> None:
    row = desk.row(game)
    if row.removed is not None:
        return
    if row.paused is None:
        live_session_use_cases.end(desk, row, "paused")
        clocks.paused(desk, row)
        row.paused = desk.now
    games.update(desk.tx, game, paused=row.paused, removed=desk.now)


def returned(desk: Desk, server: int) -> tuple[int, ...]:
    """The bot is on a server again: its games go on, but for those that people had paused. Returns them."""
    found = rows.running_on(desk.tx, server)
    return tuple(game for game in found if desk.apart(game, partial(_returned, desk, game), False))


def _returned(desk: Desk, game: int) -> bool:
    row = desk.row(game)
    if row.removed is None:
        return False
    if row.paused == row.removed:
        clocks.resumed(desk, row)
        row.paused = None
    games.update(desk.tx, game, paused=row.paused, removed=None)
    desk.post(row, notifications.Paused(row.paused is not None, returned=True))
    desk.ask(row)
    return True


def present(desk: Desk, servers: Collection[int]) -> tuple[int, ...]:
    """The servers on which the bot is now, of those that this process sees to: what happened while nobody looked.
    Returns the games that go on."""
    went_on: list[int] = []
    for server, waits in rows.servers(desk.tx, desk.share):
        if server not in servers:
            removed(desk, server)
        elif waits:
            went_on += returned(desk, server)
    return tuple(went_on)
