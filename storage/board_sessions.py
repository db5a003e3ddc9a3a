"""Rows of the links that open the live board, and of the sessions of browsers.

A row has the hash of a token, and only its person has the token.
"""

from __future__ import annotations

import msgspec

from storage.transaction import Tx, fetch_one

LINK, BROWSER, FRAME = "link", "browser", "frame"


class SessionRow(msgspec.Struct, frozen=True):
    """A session or link of a user, for a game or, with None, all of their games; `expires` is in Unix seconds."""

    hash: str
    kind: str
    user: int
    game: int | None
    expires: int


def insert(tx: Tx, row: SessionRow) -> None:
    """Add a session or link."""
    tx.execute(
        "INSERT INTO board_session (hash, kind, user, game, expires) VALUES (?, ?, ?, ?, ?)",
        (row.hash, row.kind, row.user, row.game, row.expires),
    )


def find(tx: Tx, hash_: str, kind: str, now: int) -> SessionRow | None:
    """Return the session or link of a hash unless it has expired."""
    return fetch_one(
        tx,
        SessionRow,
        "SELECT hash, kind, user, game, expires FROM board_session WHERE hash = ? AND kind = ? AND expires > ?",
        (hash_, kind, now),
    )


def delete(tx: Tx, hash_: str) -> bool:
    """Delete a session or link; return whether it was there."""
    return bool(
        tx.execute("DELETE FROM board_session WHERE hash = ?", (hash_,)).rowcount
    )


def extend(tx: Tx, hash_: str, expires: int) -> None:
    """Set when a session expires."""
    tx.execute("UPDATE board_session SET expires = ? WHERE hash = ?", (expires, hash_))


def delete_of(tx: Tx, user: int) -> int:
    """Delete all sessions and links of a person; return how many there were."""
    return int(tx.execute("DELETE FROM board_session WHERE user = ?", (user,)).rowcount)


def delete_expired(tx: Tx, now: int) -> None:
    """Delete all sessions and links that have expired."""
    tx.execute("DELETE FROM board_session WHERE expires <= ?", (now,))


def delete_oldest(tx: Tx, user: int, kind: str, kept: int) -> None:
    """Delete all but so many of a person's sessions or links, those that expire first."""
    tx.execute(
        "DELETE FROM board_session WHERE user = ? AND kind = ? AND hash NOT IN "
        "(SELECT hash FROM board_session WHERE user = ? AND kind = ? ORDER BY expires DESC, hash LIMIT ?)",
        (user, kind, user, kind, kept),
    )
