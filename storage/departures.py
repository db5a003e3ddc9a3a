"""Rows of tenures that have ended: departures from games and servers, excuses for them, and the bot's own removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from storage.shard_range import of_servers
from storage.transaction import Tx, columns, exists, fetch_all, fetch_one, fetch_value

if TYPE_CHECKING:
    from storage.games import HolderRow
    from storage.shard_range import ShardRange


def running_on(tx: Tx, server: int, *, removed: bool) -> list[int]:
    """Return the running games of a server: with `removed` those that wait for the bot's return, else the others."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE server = ? AND status = 'running' "
        f"AND removed IS {'NOT ' if removed else ''}NULL ORDER BY id",
        (server,),
    )


def running_with(tx: Tx, server: int, user: int) -> list[int]:
    """Return the running games of a server in which a user holds a seat."""
    return fetch_all(
        tx,
        int,
        "SELECT DISTINCT game.id FROM game JOIN tenure ON tenure.game = game.id AND tenure.ended IS NULL "
        "WHERE game.server = ? AND game.status = 'running' AND tenure.user = ? ORDER BY game.id",
        (server, user),
    )


def read_of_bar(tx: Tx, server: int, user: int, at: int) -> list[int]:
    """Return a server's games that ran at a time or began later, and in which a user has or had a seat."""
    return fetch_all(
        tx,
        int,
        "SELECT DISTINCT game.id FROM game JOIN tenure ON tenure.game = game.id WHERE game.server = ? "
        "AND game.status <> 'lobby' AND (game.ended IS NULL OR game.ended >= ?) AND tenure.user = ? "
        "ORDER BY game.id",
        (server, at, user),
    )


def held_during(
    tx: Tx, server: int, user: int, since: int, at: int
) -> list[tuple[str, int]]:
    """Return (kind, game) of a server's games in which a user held a seat from `since` to `at`."""
    return tx.execute(
        "SELECT DISTINCT game.kind, game.id FROM game JOIN tenure ON tenure.game = game.id WHERE game.server = ? "
        "AND game.started IS NOT NULL AND (game.ended IS NULL OR game.ended >= ?) AND tenure.user = ? "
        "AND tenure.began <= ? AND (tenure.ended IS NULL OR tenure.ended >= ?) ORDER BY game.id",
        (server, at, user, since, at),
    ).fetchall()


def played_together(tx: Tx, server: int, user: int, other: int, at: int) -> bool:
    """Return whether a game ran at a time in which one user had held a seat by then, and another held one then."""
    return exists(
        tx,
        "SELECT 1 FROM game JOIN tenure AS own ON own.game = game.id JOIN tenure ON tenure.game = game.id "
        "WHERE game.server = ? AND game.started <= ? AND (game.ended IS NULL OR game.ended > ?) AND own.user = ? "
        "AND own.began <= ? AND tenure.user = ? AND tenure.began <= ? "
        "AND (tenure.ended IS NULL OR tenure.ended > ?) LIMIT 1",
        (server, at, at, user, at, other, at, at),
    )


class LostSeat(NamedTuple):
    """A seat that a bar has taken from a user, with the tenure that it ended."""

    game: int
    seat: int
    tenure: int


def ended_by_bar(tx: Tx, server: int, user: int, at: int) -> list[LostSeat]:
    """Return the seats that a user lost by a bar at a time."""
    return fetch_all(
        tx,
        LostSeat,
        "SELECT game.id, tenure.seat, tenure.id FROM game JOIN tenure ON tenure.game = game.id "
        "WHERE game.server = ? AND tenure.user = ? AND tenure.ended = ? "
        "AND tenure.how IN ('barred', 'resigned') ORDER BY game.id, tenure.seat",
        (server, user, at),
    )


def forgive(tx: Tx, tenure: int) -> None:
    """Mark a tenure as ended by mistake, so that its game counts neither for nor against its person."""
    tx.execute("UPDATE tenure SET how = 'forgiven' WHERE id = ?", (tenure,))


def count_again(tx: Tx, tenure: int) -> None:
    """Mark a tenure that was ended by mistake as ended by its person's departure after all."""
    tx.execute(
        "UPDATE tenure SET how = 'dropped' WHERE id = ? AND how = 'forgiven'", (tenure,)
    )


def forgiven(tx: Tx, server: int, user: int, at: int) -> list[tuple[str, int, int]]:
    """Return (kind, game, seat) of a user's tenures on a server that ended then and were forgiven."""
    return tx.execute(
        "SELECT game.kind, game.id, tenure.seat FROM game JOIN tenure ON tenure.game = game.id "
        "WHERE game.server = ? AND tenure.user = ? AND tenure.ended = ? AND tenure.how = 'forgiven' ORDER BY game.id",
        (server, user, at),
    ).fetchall()


def lost_by_mistake(tx: Tx, game: int, seat: int, user: int) -> int | None:
    """Return a user's last tenure of a seat if it was ended by mistake; else None."""
    row = tx.execute(
        "SELECT id, how FROM tenure WHERE game = ? AND seat = ? AND user = ? ORDER BY id DESC LIMIT 1",
        (game, seat, user),
    ).fetchone()
    return row[0] if row is not None and row[1] == "forgiven" else None


def excuse(tx: Tx, game: int, seat: int, until: int | None = None) -> int:
    """Excuse the person of a seat's last tenure from what was skipped or played for them since; return the tenure.

    `until` is the revision from which on they held the seat again.
    """
    tenure, revision = tx.execute(
        "SELECT id, ended_revision FROM tenure WHERE game = ? AND seat = ? ORDER BY id DESC LIMIT 1",
        (game, seat),
    ).fetchone()
    tx.execute(
        "UPDATE action SET source = 'excused_' || source WHERE game = ? AND seat = ? AND revision > ? "
        "AND revision < COALESCE(?, revision + 1) "
        "AND source IN ('clock', 'stand_in', 'another')",
        (game, seat, revision, until),
    )
    # they are on the server again
    tx.execute("UPDATE tenure SET departed = NULL WHERE id = ?", (tenure,))
    return int(tenure)


def excuse_removal(
    tx: Tx, game: int, seat: int, since: int, *, back: bool = False
) -> int:
    """Excuse what was skipped or played at a seat from its person's departure until they acted again.

    `back` reverses that. Return the number of changed decisions.
    """
    changed, sources = "'excused_' || source", ("clock", "stand_in")
    if back:
        changed = "replace(source, 'excused_', '')"
        sources = ("excused_clock", "excused_stand_in")
    return tx.execute(
        f"UPDATE action SET source = {changed} WHERE game = ? AND seat = ? AND at >= ? AND source IN (?, ?) "
        "AND revision < COALESCE((SELECT min(revision) FROM action AS own WHERE own.game = ? AND own.seat = ? "
        "AND own.at > ? AND own.source = 'person'), revision + 1)",
        (game, seat, since, *sources, game, seat, since),
    ).rowcount


class Departed(NamedTuple):
    """A person who lost a seat by leaving the server, with the tenure of the seat."""

    tenure: int
    user: int
    name: str


def removed(tx: Tx, game: int, seat: int) -> Departed | None:
    """Return the last person who lost a seat by leaving the server; None without one."""
    return fetch_one(
        tx,
        Departed,
        "SELECT tenure.id, user, name FROM tenure JOIN game ON game.id = tenure.game WHERE game.id = ? AND seat = ? "
        "AND departed IS NOT NULL AND user IS NOT NULL AND (tenure.ended IS NOT NULL OR game.status = 'finished') "
        "AND COALESCE(how, '') <> 'forgiven' ORDER BY tenure.id DESC LIMIT 1",
        (game, seat),
    )


def asking(tx: Tx, shard_range: ShardRange | None = None) -> list[int]:
    """Return the running games whose deciding seat is played by a person."""
    return fetch_all(
        tx,
        int,
        "SELECT game.id FROM game JOIN seat ON seat.game = game.id AND seat.seat = game.deciding "
        "JOIN tenure ON tenure.game = game.id AND tenure.seat = game.deciding AND tenure.ended IS NULL "
        "WHERE game.status = 'running' AND game.paused IS NULL AND tenure.user IS NOT NULL "
        f"AND seat.stand_in IS NULL{of_servers(shard_range, 'game.server')} "
        "ORDER BY game.since NULLS FIRST, game.id",
    )


def servers(tx: Tx, shard_range: ShardRange | None = None) -> list[tuple[int, bool]]:
    """Return (server, whether the bot was removed) of the servers with running games."""
    rows = tx.execute(
        "SELECT DISTINCT server, removed IS NOT NULL FROM game "
        f"WHERE status = 'running'{of_servers(shard_range)} ORDER BY 1, 2"
    )
    return [(row[0], bool(row[1])) for row in rows]


def deserted(tx: Tx) -> list[tuple[int, int, int]]:
    """Return (server, number of games, since when) of the servers whose games wait for the bot's return."""
    return tx.execute(
        "SELECT server, count(*), min(removed) FROM game WHERE status = 'running' AND removed IS NOT NULL "
        "GROUP BY server ORDER BY server"
    ).fetchall()


def depart(tx: Tx, holder: HolderRow, when: int | None) -> None:
    """Store when the holder of a seat was found to have left the server; None if they are back."""
    tx.execute("UPDATE tenure SET departed = ? WHERE id = ?", (when, holder.tenure))


# Departures from games


def keep_standstill(tx: Tx, game: int, began: int, ended: int) -> None:
    """Store a span of time in which no seat of a game was asked."""
    tx.execute(
        "INSERT INTO standstill (game, began, ended) VALUES (?, ?, ?) "
        "ON CONFLICT (game, began) DO UPDATE SET ended = excluded.ended",
        (game, began, ended),
    )


def standstills(tx: Tx, game: int) -> list[tuple[int, int]]:
    """Return the spans of time in which no seat of a game was asked, as (begin, end)."""
    return tx.execute(
        "SELECT began, ended FROM standstill WHERE game = ? ORDER BY began", (game,)
    ).fetchall()


def leave(tx: Tx, game: int, seat: int, how: str) -> None:
    """Store how the holder of a seat left a game that this ends; they remain its holder."""
    tx.execute(
        "UPDATE tenure SET how = ? WHERE game = ? AND seat = ? AND ended IS NULL",
        (how, game, seat),
    )


def stay(tx: Tx, game: int) -> None:
    """Delete how the holders of a game's seats left, when the end of the game is undone."""
    tx.execute("UPDATE tenure SET how = NULL WHERE game = ? AND ended IS NULL", (game,))


def missed(tx: Tx, game: int, seat: int) -> None:
    """Count a deadline that the holder of a seat has missed."""
    tx.execute(
        "UPDATE tenure SET missed = missed + 1 WHERE game = ? AND seat = ? AND ended IS NULL",
        (game, seat),
    )


def last_skipped(tx: Tx, game: int, seat: int) -> tuple[int, int] | None:
    """Return the last turn in which decisions of a seat were skipped, and the time of the first of these."""
    row = tx.execute(
        "SELECT turn, min(at) FROM action WHERE game = ? AND seat = ? AND source = 'clock' AND undone IS NULL "
        "GROUP BY turn ORDER BY turn DESC LIMIT 1",
        (game, seat),
    ).fetchone()
    return None if row is None else (row[0], row[1])


class TenureRow(msgspec.Struct):
    """A tenure of a seat; `how` it ended, None while it lasts.

    `missed`: deadlines of its person; `departed`: when they were seen to have left the server.
    """

    seat: int
    user: int | None
    level: int | None
    began_revision: int
    ended: int | None
    ended_revision: int | None
    how: str | None
    missed: int
    departed: int | None


def tenures(tx: Tx, game: int) -> list[TenureRow]:
    """Return the tenures of a game's seats, from first to last."""
    return fetch_all(
        tx,
        TenureRow,
        f"SELECT {columns(TenureRow)} FROM tenure WHERE game = ? ORDER BY id",
        (game,),
    )


def reopen(tx: Tx, tenure: int) -> None:
    """Continue a tenure that had ended."""
    tx.execute(
        "UPDATE tenure SET ended = NULL, ended_revision = NULL, how = NULL WHERE id = ?",
        (tenure,),
    )


def remove_after(tx: Tx, game: int, seat: int, tenure: int | None) -> None:
    """Delete the tenures of a seat after one; with None, after its last ended tenure."""
    tx.execute(
        "DELETE FROM tenure WHERE game = ? AND seat = ? AND id > COALESCE(?, "
        "(SELECT max(id) FROM tenure WHERE game = ? AND seat = ? AND ended IS NOT NULL), 0)",
        (game, seat, tenure, game, seat),
    )


class FormerHolder(NamedTuple):
    """The former holder of a tenure: a person (without user and name if forgotten), or a computer of a level.

    `ended` is when the tenure ended, `missed` the number of missed deadlines, `departed` when its person had left
    the server.
    """

    user: int | None
    name: str | None
    level: int | None
    ended: int | None
    how: str | None
    missed: int
    departed: int | None
    tenure: int


_FORMER = (
    "SELECT user, name, level, ended, how, missed, departed, id FROM tenure WHERE "
)


def holder_of(tx: Tx, tenure: int) -> FormerHolder | None:
    """Return the holder of a former tenure."""
    return fetch_one(tx, FormerHolder, _FORMER + "id = ?", (tenure,))


def last_left(tx: Tx, game: int, seat: int) -> FormerHolder | None:
    """Return the last former holder of a seat, or None."""
    return fetch_one(
        tx,
        FormerHolder,
        _FORMER
        + "game = ? AND seat = ? AND ended IS NOT NULL ORDER BY id DESC LIMIT 1",
        (game, seat),
    )


def last_name(tx: Tx, game: int, seat: int) -> str | None:
    """Return the name of the person who left a seat last; None without one, or if their name was deleted."""
    return fetch_value(
        tx,
        str,
        "SELECT name FROM tenure WHERE game = ? AND seat = ? AND ended IS NOT NULL ORDER BY id DESC LIMIT 1",
        (game, seat),
    )


def names_at(tx: Tx, game: int, revision: int) -> dict[int, str]:
    """Return the names of the people who held the seats at a revision by seat, without deleted names."""
    rows = tx.execute(
        "SELECT seat, name FROM tenure WHERE game = ? AND began_revision <= ? "
        "AND (ended_revision IS NULL OR ended_revision >= ?) AND name IS NOT NULL ORDER BY id DESC",
        (game, revision, revision),
    )
    return dict(rows.fetchall())


def took_over(tx: Tx, game: int, seat: int) -> bool:
    """Return whether somebody else held a seat before the person who has left it last."""
    users = [one.user for one in tenures(tx, game) if one.seat == seat and one.ended]
    return len(users) > 1 and users[0] != users[-1]


def was_held(tx: Tx, game: int, seat: int) -> bool:
    """Return whether a tenure of a seat has ended."""
    return exists(
        tx,
        "SELECT 1 FROM tenure WHERE game = ? AND seat = ? AND ended IS NOT NULL LIMIT 1",
        (game, seat),
    )
