"""Delivery while computers play: one message for a person alone, and reports that wait until a person is asked."""

import itertools
from collections.abc import Sequence

from bot.core import notifications as n
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery.batch import Batch
from bot.text import people
from bot.text.localization import Localization
from storage import message_slots

THINKS = "computer-thinks"
HELD = 30.0  # seconds for which a report waits at most


def is_solo(info: GameInfo) -> bool:
    """Return whether one person plays against computers; one message then shows the phase and asks."""
    return info.alone is not None and not info.practice


def decides(position: Position) -> bool:
    """Return whether a computer has to decide."""
    decision = position.decision
    return (
        decision is not None and position.info.seats[decision.seat].player is not None
    )


def waiting_message_id(info: GameInfo) -> str:
    """Return the message id for when computers go on: now, after the pause, or when a person plays again."""
    if info.paused is not None:
        return "computer-paused"
    if any(seat.user is not None and seat.stand_in is None for seat in info.seats):
        return THINKS
    return "computer-waits"


def waiting_line(l10n: Localization, position: Position) -> str:
    """Return the line that names the computer that goes on, and when it does."""
    assert position.decision is not None, "a computer has to decide"
    seat = position.info.seats[position.decision.seat]
    return l10n.format(
        waiting_message_id(position.info), player=people.called(l10n, seat)
    )


def computers_are_playing(batch: Batch) -> bool:
    """Return whether computers play on by themselves until a person is asked."""
    position = batch.readable
    return (
        position is not None
        and position.begun
        and decides(position)
        and waiting_message_id(position.info) == THINKS
    )


# Nobody reads reports before a person is asked. They wait until then, and become one message.


def without_held_reports(
    batch: Batch, rows: list[Notification], now: float
) -> list[Notification]:
    """Return the rows to be posted now: without the last reports while computers play."""
    if not computers_are_playing(batch):
        return rows
    other_places = [
        at
        for at, row in enumerate(rows)
        if not isinstance(row.body, n.Report | n.Prompt)
    ]
    last_other = max(other_places, default=-1)
    return [
        row
        for at, row in enumerate(rows)
        if at < last_other
        or not isinstance(row.body, n.Report)
        or now - row.created >= HELD
    ]


def unposted_reports(batch: Batch, rows: Sequence[Notification]) -> list[Notification]:
    """Return the first reports in a row that were never tried; none at a table of people."""
    if not rows or all(seat.player is None for seat in batch.info.seats):
        return []

    def is_unposted(row: Notification) -> bool:
        is_report = isinstance(row.body, n.Report)
        return (
            is_report
            and not row.attempts
            and batch.found(message_slots.report(row.id)) is None
        )

    return list(
        itertools.takewhile(
            is_unposted, itertools.dropwhile(lambda row: not is_unposted(row), rows)
        )
    )
