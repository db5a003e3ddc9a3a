"""The check that the awaited people of a game are asked.

People are asked while their prompt can be read where the game is played and the bot may post there. Clocks,
late rules, reminders, nudges, votes and replacements depend on this alone.

The column `game.unasked` holds the time since which nobody is asked; meanwhile every clock of the game is
stopped. It is set when posting fails (`fails`), when a prompt is lost (`lost`), and by a check before anything
is due (`watch`). It is cleared when the prompt can be read again (`answerable`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.core.clock import clocks
from bot.core.errors import VoteRefused
from storage import departures, game_lists, message_slots, notification_kinds, outbox

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow

# seconds without a question that are not kept: an edit under way, a try that failed once
SHORT = 60


def is_asked(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether the question of the present decision can be read where the game is played.

    It counts as far as is known, and also while it is on its way there.
    """
    on_its_way = row.since is not None and uow.now - row.since < SHORT
    return (
        row.unasked is None
        and (on_its_way or _is_posted(uow, row))
        and _may_post(uow, row)
    )


def watch(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether time may do something to a game; where nobody is asked its clocks stop, and they are asked."""
    if row.unasked is None and not is_asked(uow, row):
        _stop(uow, row, uow.now if _is_posted(uow, row) else row.since)
        _ask(uow, row)
    return row.unasked is None


def fails(uow: UnitOfWork, row: GameRow) -> None:
    """Stop asking in a game where nothing can be posted, until its question can be posted or edited."""
    if row.status == "running":
        _stop(uow, row, uow.now if _is_posted(uow, row) else row.since)
        _ask(uow, row)


def lost(uow: UnitOfWork, row: GameRow, *, stood: bool = False) -> None:
    """Note that the question of the present decision is given up, or is gone where it `stood`.

    The caller asks again.
    """
    if row.status == "running":
        _stop(uow, row, uow.now if stood or _is_posted(uow, row) else row.since)


def place_gone(uow: UnitOfWork, place: int) -> tuple[int, ...]:
    """Note that a channel or thread was deleted, with the questions there.

    Return the games that are to be asked elsewhere.
    """
    running = game_lists.running_at(uow.tx, place)
    for game in running:
        uow.apart(game, partial(_moved_on, uow, game, place), None)
    return tuple(running)


def _moved_on(uow: UnitOfWork, game: int, place: int) -> None:
    row, kept = uow.row(game), outbox.message(uow.tx, game, message_slots.PROMPT)
    if kept is not None and place in (kept.channel, row.channel):
        outbox.lose(uow.tx, game, message_slots.PROMPT)
    _stop(uow, row, uow.now)
    _ask(uow, row)


def answerable(uow: UnitOfWork, row: GameRow) -> None:
    """Start the clocks of a game whose prompt was posted or edited.

    Clocks continue with the time that was left. A new decision gets its whole time.
    """
    if row.unasked is None or not _is_posted(uow, row):
        return
    began, row.unasked = row.unasked, None
    if uow.now - began > SHORT:
        departures.keep_standstill(uow.tx, row.id, began, uow.now)
    if row.since is not None:
        row.since += uow.now - max(row.since, began)
    for asked_row in uow.asked(row.id):
        since = asked_row.since + uow.now - max(asked_row.since, began)
        uow.keep_asked(row.id, msgspec.structs.replace(asked_row, since=since))
    uow.keep(row, "unasked", "since")
    clocks.follow(uow, row, began)


def need_voters(uow: UnitOfWork, row: GameRow) -> None:
    """Raise VoteRefused where the players of a game can't be asked about anything.

    One failed try is no reason yet.
    """
    shut = (
        row.status == "running"
        and row.unasked is not None
        and uow.now - row.unasked >= SHORT
    )
    if shut or not _may_post(uow, row):
        raise VoteRefused("table-vote-unasked", channel=row.thread or row.channel)


def _stop(uow: UnitOfWork, row: GameRow, since: int | None) -> None:
    if row.unasked is not None or row.deciding is None:
        return
    row.unasked = uow.now if since is None else since
    uow.keep(row, "unasked")
    clocks.follow(uow, row, row.unasked)


def _ask(uow: UnitOfWork, row: GameRow) -> None:
    """Put the question into the outbox: with it the game is asked again."""
    if not outbox.waits(uow.tx, row.id, notification_kinds.PROMPT):
        uow.ask(row, renews=True)


def _is_posted(uow: UnitOfWork, row: GameRow) -> bool:
    prompt = outbox.message(uow.tx, row.id, message_slots.PROMPT)
    return prompt is not None and prompt.revision == row.revision


def _may_post(uow: UnitOfWork, row: GameRow) -> bool:
    return uow.may_post(row.server, row.channel, row.thread)
