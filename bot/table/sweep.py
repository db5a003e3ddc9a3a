"""What time does on its own: lobbies and votes run out, what is kept for a while is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import lobby, notices
from bot.table.pace import timeout
from storage import games
from storage import outbox as outbox_rows
from storage import votes as vote_rows

if TYPE_CHECKING:
    from bot.table.desk import Desk

DAY = 24 * 60 * 60
LOBBY = 14 * DAY  # a lobby that nobody starts for so long closes
DELIVERIES_KEPT = 3 * DAY  # Discord repeats a request within seconds; a token lives 15 minutes
NOTICES_KEPT = 7 * DAY  # settled notices, to see what became of them


def sweep(desk: Desk) -> tuple[int, ...]:
    """Does what is due now; returns the games that have something to post."""
    touched = timeout.sweep(desk)
    for row in games.select(desk.tx, "WHERE status = 'lobby' AND created <= ?", (desk.now - LOBBY,)):
        lobby.close(desk, row, "expired")
        touched.append(row.id)
    for vote in vote_rows.expired(desk.tx, desk.now):
        vote_rows.end(desk.tx, vote.id, "expired", desk.now)
        desk.post(desk.row(vote.game), notices.VoteChanged(vote.id, True))
        touched.append(vote.game)
    desk.tx.execute("DELETE FROM delivery WHERE at < ?", (desk.now - DELIVERIES_KEPT,))
    outbox_rows.remove_settled(desk.tx, desk.now - NOTICES_KEPT)
    return tuple(dict.fromkeys((*touched, *outbox_rows.games_due(desk.tx, desk.now))))


def next_due(desk: Desk) -> int | None:
    """When the next lobby or vote runs out, or the next notice that was put off is due."""
    oldest: int | None = desk.tx.execute("SELECT min(created) FROM game WHERE status = 'lobby'").fetchone()[0]
    due = [
        None if oldest is None else oldest + LOBBY,
        vote_rows.next_expiry(desk.tx),
        outbox_rows.next_due(desk.tx, desk.now),
        timeout.next_due(desk),
    ]
    return min((when for when in due if when is not None), default=None)
