"""Rows of invitations to lobbies, and of refused hosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.transaction import Tx, fetch_all

if TYPE_CHECKING:
    from collections.abc import Iterable


def invite(tx: Tx, game: int, user: int, state: str = "told") -> None:
    """Invite a person to a lobby; an earlier invitation stays as it is."""
    tx.execute(
        "INSERT INTO invitation (game, user, state) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game, user, state),
    )


def invited(tx: Tx, game: int) -> tuple[int, ...]:
    """Return the invited people who have not declined."""
    return tuple(
        fetch_all(
            tx,
            int,
            "SELECT user FROM invitation WHERE game = ? AND state <> 'declined' ORDER BY user",
            (game,),
        )
    )


def states(tx: Tx, game: int) -> dict[int, str]:
    """Return the state of each invitation to a lobby by person: waiting, told or declined."""
    return dict(
        tx.execute(
            "SELECT user, state FROM invitation WHERE game = ? ORDER BY user", (game,)
        )
    )


def set_states(tx: Tx, game: int, users: Iterable[int], state: str) -> None:
    """Change the state of invitations."""
    for user in users:
        tx.execute(
            "UPDATE invitation SET state = ? WHERE game = ? AND user = ?",
            (state, game, user),
        )


def by_host(tx: Tx, user: int, host: int) -> list[int]:
    """Return the lobbies of a host to which a user is invited."""
    return fetch_all(
        tx,
        int,
        "SELECT invitation.game FROM invitation JOIN game ON game.id = invitation.game "
        "WHERE invitation.user = ? AND game.host = ? AND game.status = 'lobby'",
        (user, host),
    )


def uninvite(tx: Tx, game: int) -> None:
    """Remove the invitations of a lobby that is over."""
    tx.execute("DELETE FROM invitation WHERE game = ?", (game,))


def withdraw(tx: Tx, server: int, user: int) -> int:
    """Delete a user's invitations to the lobbies of a server; return their number."""
    removed = tx.execute(
        "DELETE FROM invitation WHERE user = ? AND game IN (SELECT id FROM game WHERE server = ?) "
        "RETURNING game",
        (user, server),
    )
    return len(removed.fetchall())


# Refused hosts


def refuse(tx: Tx, user: int, other: int, now: int) -> None:
    """Refuse further invitations of a user by another."""
    tx.execute(
        "INSERT INTO refusal (user, other_user, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (user, other, now),
    )


def allow(tx: Tx, user: int, other: int) -> None:
    """Allow invitations of a user by another again."""
    tx.execute("DELETE FROM refusal WHERE user = ? AND other_user = ?", (user, other))


def refused_by(tx: Tx, user: int) -> tuple[int, ...]:
    """Return the users whose invitations a user refuses, the last first."""
    return tuple(
        fetch_all(
            tx,
            int,
            "SELECT other_user FROM refusal WHERE user = ? ORDER BY since DESC, other_user",
            (user,),
        )
    )


def refusing(tx: Tx, other: int) -> set[int]:
    """Return the users who refuse a user's invitations."""
    return set(
        fetch_all(tx, int, "SELECT user FROM refusal WHERE other_user = ?", (other,))
    )
