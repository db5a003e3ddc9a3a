"""Rows of notifications to be posted, and of the messages that must be found again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from storage import message_slots, notification_kinds
from storage.identity_map import GameRows
from storage.shard_range import ShardRange, of_games, of_servers
from storage.transaction import (
    Tx,
    exists,
    fetch_all,
    fetch_number,
    fetch_one,
    fetch_value,
)


class NotificationRow(msgspec.Struct):
    """A pending notification with its encoded body."""

    id: int
    nonce: str
    game: int
    revision: int
    kind: str
    body: bytes
    created: int
    attempts: int


class Depth(NamedTuple):
    """The number of pending notifications, of those that failed before, and when the oldest became due."""

    waiting: int
    failed: int
    due: int | None


class MessageRef(msgspec.Struct, frozen=True):
    """A message of the bot that it must find again (a prompt, a pin, a lobby card, a vote), and its revision."""

    game: int
    slot: str
    channel: int
    message: int
    revision: int
    at: int


POSTED = "delivered"
"""The outcome of a posted notification, as the rows of every version have it."""

_NOTICE = "SELECT id, nonce, game, revision, kind, body, created, attempts FROM outbox "
_HELD_UP = (
    "(SELECT 1 FROM outbox AS earlier WHERE earlier.game = outbox.game AND earlier.settled IS NULL "
    "AND earlier.attempts > 0 AND earlier.due > ? AND earlier.id < outbox.id "
    f"AND earlier.kind NOT IN ({', '.join(repr(kind) for kind in notification_kinds.UNHURRIED)}) "
    "AND NOT EXISTS (SELECT 1 FROM message WHERE message.game = earlier.game "
    f"AND message.role = {message_slots.REPORT_OF_EARLIER}))"
)
_MESSAGE = "SELECT game, role, channel, message, revision, at FROM message "
MESSAGES = GameRows(
    MessageRef,
    ("game", "role", "channel", "message", "revision", "at"),
    "FROM message WHERE game = :game",
    ("message",),
    key=("slot",),
)


def add(
    tx: Tx,
    game: int,
    revision: int,
    kind: str,
    body: bytes,
    now: int,
    due: int | None = None,
) -> None:
    """Add a notification, which is posted at `due` or at once."""
    tx.execute(
        "INSERT INTO outbox (game, revision, kind, body, created, due) VALUES (?, ?, ?, ?, ?, ?)",
        (game, revision, kind, body, now, now if due is None else due),
    )


def newest(tx: Tx, game: int, kind: str) -> int:
    """Return the id of the notification of a kind that was added last."""
    return fetch_number(
        tx, "SELECT max(id) FROM outbox WHERE game = ? AND kind = ?", (game, kind)
    )


def take_nonce(tx: Tx, notification: int, other: int) -> None:
    """Move the nonce of a tried notification to another, which then counts as tried; the first gets a new one."""
    nonce = fetch_value(tx, str, "SELECT nonce FROM outbox WHERE id = ?", (other,))
    tx.execute("UPDATE outbox SET nonce = nonce || '-' || id WHERE id = ?", (other,))
    tx.execute(
        "UPDATE outbox SET nonce = ?, attempts = 1 WHERE id = ?", (nonce, notification)
    )


class Superseded(NamedTuple):
    """A notification that was not posted, since a newer one has replaced it."""

    id: int
    attempts: int
    body: bytes


def supersede(
    tx: Tx, game: int, kind: str, now: int, *, untried: bool = False
) -> list[Superseded]:
    """Settle the pending notifications of a kind (or the `untried` ones), since a newer one replaces them.

    Return them, the oldest first.
    """
    rows = tx.execute(
        "UPDATE outbox SET settled = ?, how = 'superseded' WHERE game = ? AND kind = ? AND settled IS NULL"
        + (" AND attempts = 0" if untried else "")
        + " RETURNING id, attempts, body",
        (now, game, kind),
    )
    return sorted(Superseded(*row) for row in rows.fetchall())


def due_at(tx: Tx, game: int, kind: str, due: int) -> Superseded | None:
    """Return the notification of a kind that waits until then."""
    return fetch_one(
        tx,
        Superseded,
        "SELECT id, attempts, body FROM outbox WHERE game = ? AND kind = ? AND due = ? AND settled IS NULL",
        (game, kind, due),
    )


def waits(tx: Tx, game: int, kind: str) -> bool:
    """Return whether a notification of a kind is pending."""
    return exists(
        tx,
        "SELECT 1 FROM outbox WHERE game = ? AND kind = ? AND settled IS NULL LIMIT 1",
        (game, kind),
    )


def waiting_in(tx: Tx, server: int) -> int:
    """Return how many notifications of a server's games are pending."""
    return fetch_number(
        tx,
        "SELECT count(*) FROM outbox JOIN game ON game.id = outbox.game WHERE settled IS NULL AND server = ?",
        (server,),
    )


def pending(tx: Tx, game: int | None, now: int, limit: int) -> list[NotificationRow]:
    """Return waiting notifications that are due, oldest first.

    Notifications of a game behind one that failed and was put off are left out, so that people read them in
    order. Reminders and private notes wait for their person's hours without delaying others, and so do the
    pictures of a report whose text is posted: its message is kept as `report:ID`.
    """
    of_game, values = ("", ()) if game is None else ("game = ? AND ", (game,))
    return fetch_all(
        tx,
        NotificationRow,
        f"{_NOTICE}WHERE {of_game}settled IS NULL AND due <= ? AND NOT EXISTS {_HELD_UP} ORDER BY id LIMIT ?",
        (*values, now, now, limit),
    )


def last_body(tx: Tx, game: int, kind: str, revision: int) -> bytes | None:
    """Return the body of the last notification of that kind for a revision, as long as it is kept."""
    return fetch_value(
        tx,
        bytes,
        "SELECT body FROM outbox WHERE game = ? AND kind = ? AND revision = ? ORDER BY id DESC LIMIT 1",
        (game, kind, revision),
    )


def tried(tx: Tx, game: int) -> list[NotificationRow]:
    """Return the waiting notifications of a game that could not be posted so far, oldest first."""
    return fetch_all(
        tx,
        NotificationRow,
        _NOTICE + "WHERE game = ? AND settled IS NULL AND attempts > 0 ORDER BY id",
        (game,),
    )


def make_due(
    tx: Tx, game: int | None, now: int, shard_range: ShardRange | None = None
) -> bool:
    """Make failed notifications that delay others due, of a game or all games; return whether there were any."""
    changed = tx.execute(
        "UPDATE outbox SET due = :now WHERE settled IS NULL AND attempts > 0 AND due > :now "
        f"AND kind NOT IN ({', '.join(repr(kind) for kind in notification_kinds.UNHURRIED)})"
        + (
            of_games(shard_range, "outbox.game")
            if game is None
            else " AND game = :game"
        ),
        {"now": now} if game is None else {"now": now, "game": game},
    )
    return changed.rowcount > 0


def suspect(tx: Tx, shard_range: ShardRange | None = None) -> list[int]:
    """Mark pending prompts as tried; return the ended games with other pending notifications alone."""
    of = of_games(shard_range, "outbox.game")
    tx.execute(
        f"UPDATE outbox SET attempts = 1 WHERE settled IS NULL AND attempts = 0 AND kind = ?{of}",
        (notification_kinds.PROMPT,),
    )
    return fetch_all(
        tx,
        int,
        "SELECT DISTINCT game.id FROM outbox JOIN game ON game.id = outbox.game WHERE settled IS NULL "
        "AND game.started IS NOT NULL AND game.status <> 'running' AND NOT EXISTS (SELECT 1 FROM outbox AS prompt "
        f"WHERE prompt.game = game.id AND prompt.settled IS NULL AND prompt.kind = ?){of} ORDER BY game.id",
        (notification_kinds.PROMPT,),
    )


def bring_near(tx: Tx, now: int, shard_range: ShardRange | None = None) -> None:
    """After the clock was set back, make notifications due that were written or tried in the future.

    A notification that waits for a person's hours waits a day at most.
    """
    unhurried = ", ".join(repr(kind) for kind in notification_kinds.UNHURRIED)
    tx.execute(
        "UPDATE outbox SET created = CASE WHEN created > :now THEN :now ELSE created END, "
        f"due = CASE WHEN attempts = 0 OR kind NOT IN ({unhurried}) THEN :now "
        "WHEN due > :now + 86400 THEN :now + 86400 ELSE due END "
        "WHERE settled IS NULL AND due > :now AND (created > :now OR attempts > 0)"
        + of_games(shard_range, "outbox.game"),
        {"now": now},
    )


class Written(NamedTuple):
    """A notification's game, revision, kind and encoded body, and whether nobody is asked in that game now."""

    game: int
    revision: int
    kind: str
    body: bytes
    unasked: bool


def find(tx: Tx, notification: int) -> Written | None:
    """Return the game, revision, kind and body of a notification, settled or not, and whether nobody is asked there."""
    return fetch_one(
        tx,
        _written,
        "SELECT outbox.game, outbox.revision, outbox.kind, outbox.body, game.unasked FROM outbox "
        "JOIN game ON game.id = outbox.game WHERE outbox.id = ?",
        (notification,),
    )


def _written(
    game: int, revision: int, kind: str, body: bytes, unasked: int | None
) -> Written:
    return Written(game, revision, kind, body, unasked is not None)


def game_of(tx: Tx, notification: int) -> int | None:
    """Return the game of a notification."""
    row = find(tx, notification)
    return None if row is None else row.game


def bodies(tx: Tx, game: int) -> list[bytes]:
    """Return the bodies of the notifications of a game that wait."""
    return fetch_all(
        tx,
        bytes,
        "SELECT body FROM outbox WHERE game = ? AND settled IS NULL ORDER BY id",
        (game,),
    )


def games_due(
    tx: Tx, now: int, shard_range: ShardRange | None = None
) -> tuple[int, ...]:
    """Return the games with due notifications, except on servers that the bot was removed from."""
    mine = of_games(shard_range, "outbox.game")
    return tuple(
        fetch_all(
            tx,
            int,
            f"SELECT game FROM outbox WHERE settled IS NULL AND due <= ?{mine} AND NOT EXISTS "
            "(SELECT 1 FROM game AS away WHERE away.id = outbox.game AND away.removed IS NOT NULL) "
            "GROUP BY game ORDER BY min(id)",
            (now,),
        )
    )


def next_due(tx: Tx, now: int, shard_range: ShardRange | None = None) -> int | None:
    """Return when the next notification that was put off becomes due."""
    mine = of_games(shard_range, "outbox.game")
    return fetch_value(
        tx,
        int,
        f"SELECT min(due) FROM outbox WHERE settled IS NULL AND due > ?{mine}",
        (now,),
    )


def settle(tx: Tx, notification: int, how: str, now: int) -> None:
    """Settle a notification: it was posted, or why it never will be. Its body is kept for a while."""
    tx.execute(
        "UPDATE outbox SET settled = ?, how = ? WHERE id = ? AND settled IS NULL",
        (now, how, notification),
    )


def rewrite(tx: Tx, notification: int, body: bytes) -> None:
    """Replace the body of a pending notification."""
    tx.execute(
        "UPDATE outbox SET body = ? WHERE id = ? AND settled IS NULL",
        (body, notification),
    )


def put_off(tx: Tx, notification: int, trouble: str, due: int) -> bool:
    """Count a failed try and set the next one; return whether the notification is still pending."""
    changed = tx.execute(
        "UPDATE outbox SET attempts = attempts + 1, trouble = ?, due = ? WHERE id = ? AND settled IS NULL",
        (trouble[:500], due, notification),
    )
    return changed.rowcount > 0


def remove_settled(tx: Tx, before: int, reports_before: int) -> None:
    """Delete notifications that were settled before a time, the last report of a running game `reports_before`."""
    tx.execute(
        "DELETE FROM outbox WHERE settled < ? AND (settled < ? OR kind <> ? OR NOT EXISTS (SELECT 1 FROM game "
        "WHERE game.id = outbox.game AND game.phase_ended = outbox.revision AND game.status = 'running'))",
        (before, reports_before, notification_kinds.REPORT),
    )


# Messages


def keep(
    tx: Tx, game: int, slot: str, channel: int, message: int, revision: int, now: int
) -> None:
    """Store the message of a slot, in place of the former one."""
    tx.execute(
        "INSERT INTO message (game, role, channel, message, revision, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, role) DO UPDATE SET channel = excluded.channel, message = excluded.message, "
        "revision = excluded.revision, at = excluded.at",
        (game, slot, channel, message, revision, now),
    )


def count_waiting(tx: Tx, shard_range: ShardRange | None = None) -> int:
    """Return how many notifications are not settled."""
    mine = of_games(shard_range, "outbox.game")
    return fetch_number(tx, f"SELECT count(*) FROM outbox WHERE settled IS NULL{mine}")


def depth(tx: Tx, now: int, shard_range: ShardRange | None = None) -> Depth:
    """Return the depth of the outbox."""
    row = tx.execute(
        "SELECT count(*), count(CASE WHEN attempts > 0 THEN 1 END), min(CASE WHEN due <= ? THEN due END) "
        "FROM outbox WHERE settled IS NULL" + of_games(shard_range, "outbox.game"),
        (now,),
    ).fetchone()
    return Depth(*row)


def lose(tx: Tx, game: int, slot: str) -> None:
    """Forget a message."""
    tx.execute("DELETE FROM message WHERE game = ? AND role = ?", (game, slot))


def message(tx: Tx, game: int, slot: str) -> MessageRef | None:
    """Return the message of a slot."""
    if MESSAGES.is_known(tx, game):
        return MESSAGES.find(tx, game, slot)
    return fetch_one(
        tx, MessageRef, _MESSAGE + "WHERE game = ? AND role = ?", (game, slot)
    )


messages = MESSAGES.of
"""The stored messages of a game."""


def slot_of(tx: Tx, message_id: int) -> MessageRef | None:
    """Return the game and slot of a message."""
    return fetch_one(tx, MessageRef, _MESSAGE + "WHERE message = ?", (message_id,))


def old(tx: Tx, shard_range: ShardRange | None = None) -> list[MessageRef]:
    """Return the messages that are to be deleted."""
    return fetch_all(
        tx,
        MessageRef,
        _MESSAGE
        + f"WHERE {message_slots.OLD_ONES}{of_games(shard_range, 'message.game')} ORDER BY game, role",
    )


def questions(tx: Tx, shard_range: ShardRange | None = None) -> list[MessageRef]:
    """Return the messages with the prompts of running games, the earliest deadline first."""
    return fetch_all(
        tx,
        MessageRef,
        "SELECT message.game, role, message.channel, message, message.revision, at FROM message "
        "JOIN game ON game.id = message.game AND game.revision = message.revision "
        f"WHERE message.role = ? AND game.status = 'running'{of_servers(shard_range, 'game.server')} "
        "ORDER BY (SELECT min(clock.deadline) FROM clock WHERE clock.game = game.id) NULLS LAST, game.id",
        (message_slots.PROMPT,),
    )


def posted_in(tx: Tx, server: int, slot: str) -> list[int]:
    """Return the games of a server with a message in a slot."""
    return fetch_all(
        tx,
        int,
        "SELECT game.id FROM game JOIN message ON message.game = game.id AND role = ? WHERE server = ?",
        (slot, server),
    )


def count_as_tried(tx: Tx, game: int) -> bool:
    """Mark a game's pending prompt as tried, so that it is searched for before posting; return whether it exists."""
    changed = tx.execute(
        "UPDATE outbox SET attempts = CASE WHEN attempts = 0 THEN 1 ELSE attempts END "
        "WHERE game = ? AND settled IS NULL AND kind = ?",
        (game, notification_kinds.PROMPT),
    )
    return changed.rowcount > 0


def stale(
    tx: Tx, *wanted: str, shard_range: ShardRange | None = None
) -> list[tuple[int, str, MessageRef | None]]:
    """Return (game, slot, message) of running games whose message of a slot is missing or outdated.

    Games with a pending prompt are left out.
    """
    rows = tx.execute(
        "SELECT game.id, role.name, message.game, message.role, message.channel, message.message, "
        "message.revision, message.at "
        f"FROM game CROSS JOIN (SELECT column1 AS name FROM (VALUES {', '.join(['(?)'] * len(wanted))}) AS asked) "
        "AS role "
        "LEFT JOIN message ON message.game = game.id AND message.role = role.name "
        "WHERE game.status = 'running' AND (message.revision IS NULL OR message.revision < game.revision) "
        "AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND settled IS NULL "
        f"AND kind = ?){of_servers(shard_range, 'game.server')} ORDER BY game.id, role.name",
        (*wanted, notification_kinds.PROMPT),
    )
    return [
        (game, slot, None if row[0] is None else MessageRef(*row))
        for game, slot, *row in rows
    ]
