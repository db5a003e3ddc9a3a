"""Reports wait while computers play: nobody reads them before a person is asked, and then one message tells all."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from bot.core import notifications as n
from bot.delivery import computer_turn
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch

HELD = 30.0  # seconds for which a report waits at most


def computers_play(batch: Batch) -> bool:
    """Whether computers play on by themselves until a person is asked."""
    position = batch.readable
    if position is None or not position.begun or not computer_turn.is_computers(position):
        return False
    return computer_turn.state(position.info) == computer_turn.THINKS


def without_held(batch: Batch, rows: list[Notification], now: float) -> list[Notification]:
    """What is to be posted now: without the last reports, while computers play."""
    if not computers_play(batch):
        return rows
    others = [at for at, row in enumerate(rows) if not isinstance(row.body, n.Report | n.Prompt)]
    last = max(others, default=-1)
    return [
        row for at, row in enumerate(rows) if at < last or not are_reports(row) or now - row.created >= HELD
    ]


def untold(batch: Batch, rows: Sequence[Notification]) -> list[Notification]:
    """The first reports in a row that nobody has tried to post; none at a table of people."""
    if not rows or all(seat.player is None for seat in batch.info.seats):
        return []

    def is_untold(row: Notification) -> bool:
        return are_reports(row) and not row.attempts and batch.found(message_slots.report(row.id)) is None

    return list(itertools.takewhile(is_untold, itertools.dropwhile(lambda row: not is_untold(row), rows)))


def are_reports(*rows: Notification | None) -> bool:
    """Whether these are reports."""
    return all(row is not None and isinstance(row.body, n.Report) for row in rows)
