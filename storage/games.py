"""Rows of games and their seats with tenures. Every function runs within a transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from storage.compression import pack, unpack
from storage.identity_map import GameRows, ask_ahead
from storage.shard_range import of_servers
from storage.transaction import Tx as Tx
from storage.transaction import (
    Value,
    fetch_all,
    fetch_number,
    fetch_one,
    fetch_value,
    insert_row,
    placeholders,
    update_row,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.shard_range import ShardRange


Status = Literal["lobby", "running", "finished", "cancelled"]
UndoPolicy = Literal["consent", "free", "off"]
Pace = Literal["none", "live", "12h", "24h", "48h", "72h", "7d"]
Late = Literal["wait", "skip", "vote", "stand-in"]
Pictures = Literal["glance", "full", "phone"]
Hints = Literal["alone", "yes", "no"]


class SettingColumns(msgspec.Struct):
    """The settings of a game, as the columns of the table `game` have them."""

    pace: Pace
    undo: UndoPolicy
    late: Late
    graces: int
    together: str
    early: int
    evenings: str
    level: int
    hints: Hints
    rated: str
    pictures: Pictures | None
    language: str | None


class GameRow(SettingColumns):
    """A row of the table `game`, column by column as the schema explains them."""

    id: int
    kind: str
    status: Status
    revision: int
    number: int
    options: str
    seed: int | None
    salt: str | None
    commitment: str | None
    host: int | None
    server: int
    channel: int
    thread: int | None
    practice: int
    imported: int
    rematch_of: int | None
    created: int
    started: int | None
    ended: int | None
    paused: int | None
    turn: int
    phase: int
    phase_ended: int
    deciding: int | None
    decision: str | None
    since: int | None
    scores: str | None
    winners: str | None
    counts: int
    public: int | None
    session_until: int | None
    entry: str
    least_rating: int | None
    most_rating: int | None
    newcomers: int
    reliable: int | None
    places: int | None
    removed: int | None
    opens: int
    ranks: str | None
    forfeit: int
    abandoned: int
    untitled: int
    unasked: int | None

    @property
    def settings(self) -> SettingColumns:
        """The settings of the game."""
        return SettingColumns(
            *[getattr(self, name) for name in SettingColumns.__struct_fields__]
        )


class HolderRow(msgspec.Struct):
    """A seat with its present tenure; `tenure` is None for an open seat.

    `level` is that of a computer which holds the seat, `stand_in` that of one which plays for its person.
    `departed` is when the person was found to have left the server, `absent` since when they are late without a
    sign, `how` the way in which they ended the game by leaving.
    """

    seat: int
    colour: str
    tenure: int | None
    user: int | None
    name: str | None
    began_revision: int | None
    level: int | None = None
    stand_in: int | None = None
    departed: int | None = None
    how: str | None = None
    absent: int | None = None

    @property
    def is_open(self) -> bool:
        """True if a person can take the seat."""
        return self.user is None and self.level is None

    @property
    def player(self) -> int | None:
        """The level of the computer that plays there now; None for a person or an open seat."""
        return self.stand_in if self.level is None else self.level


_COLUMNS = GameRow.__struct_fields__
_GAME = f"SELECT {', '.join('game.' + column for column in _COLUMNS)} FROM game "


def insert(tx: Tx, **values: Value) -> int:
    """Add a game; return its id."""
    return insert_row(tx, "game", values)


def update(tx: Tx, game: int, **values: Value) -> None:
    """Change columns of a game."""
    update_row(tx, "game", game, values)


def advance(tx: Tx, row: GameRow) -> None:
    """Store the columns that every action changes, none of which is in an index."""
    tx.execute(
        "UPDATE game SET revision = ?, number = ?, turn = ?, phase = ?, phase_ended = ?, deciding = ?, "
        "decision = ?, since = ? WHERE id = ?",
        (
            row.revision,
            row.number,
            row.turn,
            row.phase,
            row.phase_ended,
            row.deciding,
            row.decision,
            row.since,
            row.id,
        ),
    )


_FIND = _GAME + "WHERE id = ?"


def find_ahead(tx: Tx, game: int) -> None:
    """Send the query of a later `find` ahead, if that saves a wait."""
    ask_ahead(tx, _FIND, (game,))


def find(tx: Tx, game: int) -> GameRow | None:
    """Return the game of that id."""
    return fetch_one(tx, GameRow, _FIND, (game,))


def _select(tx: Tx, condition: str, parameters: Sequence[Value] = ()) -> list[GameRow]:
    return fetch_all(tx, GameRow, _GAME + condition, parameters)


def begun(tx: Tx) -> list[GameRow]:
    """Return all games that were set up: all but lobbies that have not begun."""
    return _select(tx, "WHERE id IN (SELECT game FROM setup) ORDER BY id")


def of_person(tx: Tx, user: int) -> list[GameRow]:
    """Return the lobbies and running games in which this person has a seat, and the lobbies they host.

    The longest wait comes first.
    """
    return _select(
        tx,
        "WHERE status IN ('lobby', 'running') AND (id IN (SELECT game FROM tenure WHERE user = ? AND ended IS NULL) "
        "OR (status = 'lobby' AND host = ?)) ORDER BY since NULLS FIRST, id",
        (user, user),
    )


def under(tx: Tx, channel: int, status: str, most: int) -> list[GameRow]:
    """Return the last `most` games of a status whose lobby card is in a channel, the newest first."""
    return _select(
        tx,
        "WHERE channel = ? AND status = ? ORDER BY id DESC LIMIT ?",
        (channel, status, most),
    )


def rematch_of(tx: Tx, game: int) -> GameRow | None:
    """Return the newest rematch of a game that was not canceled."""
    rows = _select(
        tx,
        "WHERE rematch_of = ? AND status <> 'cancelled' ORDER BY id DESC LIMIT 1",
        (game,),
    )
    return rows[0] if rows else None


def running_in(tx: Tx, thread: int) -> list[int]:
    """Return the running games that are played in a thread or channel."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE thread = ? AND status = 'running'",
        (thread,),
    )


def played_in(tx: Tx, thread: int) -> int | None:
    """Return the running game of a thread or channel, else the last one that ended there."""
    return fetch_value(
        tx,
        int,
        "SELECT id FROM game WHERE thread = ? AND status != 'lobby' "
        "ORDER BY status != 'running', ended DESC NULLS LAST, id DESC LIMIT 1",
        (thread,),
    )


def by_status(tx: Tx, shard_range: ShardRange | None = None) -> dict[str, int]:
    """Return the number of games of each status."""
    mine = f" WHERE status IS NOT NULL{of_servers(shard_range)}" if shard_range else ""
    return dict(
        tx.execute(
            f"SELECT status, count(*) FROM game{mine} GROUP BY status"
        ).fetchall()
    )


def status_of(tx: Tx, game: int) -> str | None:
    """Return the status of a game (lobby, running, finished or canceled); None if it does not exist."""
    return fetch_value(tx, str, "SELECT status FROM game WHERE id = ?", (game,))


def count(tx: Tx, server: int, statuses: Sequence[str]) -> int:
    """Return the number of a server's games in these states."""
    return fetch_number(
        tx,
        f"SELECT count(*) FROM game WHERE server = ? AND status IN ({placeholders(statuses)})",
        (server, *statuses),
    )


def set_up(tx: Tx, game: int, header: str, events: bytes) -> None:
    """Store the set-up of a game: its header as JSON, and the chance events."""
    tx.execute(
        "INSERT INTO setup (game, header, opening) VALUES (?, ?, ?)",
        (game, header, pack(events)),
    )


def strike(tx: Tx, game: int) -> None:
    """Delete the set-up of a game with its actions and positions."""
    for table in ("action", "snapshot", "setup"):
        tx.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    update(tx, game, number=0)


def header(tx: Tx, game: int) -> str | None:
    """Return the header of a game as JSON; None for a lobby that has not begun."""
    return fetch_value(tx, str, "SELECT header FROM setup WHERE game = ?", (game,))


def opening(tx: Tx, game: int) -> bytes | None:
    """Return the events of the set-up."""
    return fetch_value(tx, unpack, "SELECT opening FROM setup WHERE game = ?", (game,))


def lobbies_of(tx: Tx, server: int, most: int) -> list[GameRow]:
    """Return the last `most` lobbies of a server, the newest first."""
    return _select(
        tx,
        "WHERE server = ? AND status = 'lobby' ORDER BY id DESC LIMIT ?",
        (server, most),
    )


def bring_sessions_near(
    tx: Tx, latest: int, shard_range: ShardRange | None = None
) -> None:
    """Limit the end of all live sessions to an instant."""
    tx.execute(
        f"UPDATE game SET session_until = ? WHERE session_until > ?{of_servers(shard_range)}",
        (latest, latest),
    )


# Seats and tenures


def add_seat(tx: Tx, game: int, seat: int, name: str) -> None:
    """Add an open seat."""
    tx.execute(
        "INSERT INTO seat (game, seat, name) VALUES (?, ?, ?)", (game, seat, name)
    )


def remove_seat(tx: Tx, game: int, seat: int) -> None:
    """Remove a seat of a lobby with its tenures; later seats move up."""
    names = [
        row[0]
        for row in tx.execute(
            "SELECT name FROM seat WHERE game = ? ORDER BY seat", (game,)
        )
    ]
    tx.execute("DELETE FROM tenure WHERE game = ? AND seat = ?", (game, seat))
    tx.execute("DELETE FROM seat WHERE game = ? AND seat = ?", (game, len(names) - 1))
    # one by one, since no two seats may have one number
    for behind in range(seat + 1, len(names)):
        tx.execute(
            "UPDATE tenure SET seat = ? WHERE game = ? AND seat = ?",
            (behind - 1, game, behind),
        )


SEATS = GameRows(
    HolderRow,
    (
        "seat.seat",
        "seat.name",
        "tenure.id",
        "tenure.user",
        "tenure.name",
        "tenure.began_revision",
        "tenure.level",
        "seat.stand_in",
        "tenure.departed",
        "tenure.how",
        "clock.absent",
    ),
    "FROM seat "
    "LEFT JOIN tenure ON tenure.game = seat.game AND tenure.seat = seat.seat AND tenure.ended IS NULL "
    "LEFT JOIN clock ON clock.game = seat.game AND clock.seat = seat.seat "
    "WHERE seat.game = :game",
    ("seat", "tenure"),
    key=("seat",),
)


holders = SEATS.of
"""Return the seats of a game in order, each with its present holder."""


def count_seats(tx: Tx, game: int) -> int:
    """Return the number of seats of a game."""
    return len(SEATS.of(tx, game))


def holder_of(tx: Tx, game: int, seat: int) -> int | None:
    """Return the present holder of a seat; None for an open seat, and for a computer's."""
    held = SEATS.find(tx, game, seat)
    return None if held is None else held.user


def players(tx: Tx, game: int) -> set[int]:
    """Return the users who hold or held a seat of a game."""
    return set(
        fetch_all(
            tx,
            int,
            "SELECT user FROM tenure WHERE game = ? AND user IS NOT NULL",
            (game,),
        )
    )


def sit(
    tx: Tx,
    game: int,
    seat: int,
    user: int | None,
    name: str,
    now: int,
    revision: int,
    level: int | None = None,
) -> None:
    """Begin a tenure of a person, or of a computer of a level; the seat must be open."""
    tx.execute(
        "INSERT INTO tenure (game, seat, user, name, began, began_revision, level) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (game, seat, user, name, now, revision, level),
    )


def stand_in(tx: Tx, game: int, seat: int, level: int | None) -> None:
    """Set the level of the computer that stands in at a seat, or None."""
    tx.execute(
        "UPDATE seat SET stand_in = ? WHERE game = ? AND seat = ?", (level, game, seat)
    )


def set_levels(tx: Tx, game: int, level: int, *, seated: bool) -> None:
    """Set the level of a game's stand-ins, and with `seated` that of computers that hold seats."""
    tx.execute(
        "UPDATE seat SET stand_in = ? WHERE game = ? AND stand_in IS NOT NULL",
        (level, game),
    )
    if seated:
        tx.execute(
            "UPDATE tenure SET level = ? WHERE game = ? AND ended IS NULL AND level IS NOT NULL",
            (level, game),
        )


def played_by_computers(tx: Tx, shard_range: ShardRange | None = None) -> list[int]:
    """Return the running games in which a computer has to decide now."""
    return fetch_all(
        tx,
        int,
        "SELECT game.id FROM game JOIN seat ON seat.game = game.id AND seat.seat = game.deciding "
        "LEFT JOIN tenure ON tenure.game = game.id AND tenure.seat = game.deciding AND tenure.ended IS NULL "
        "WHERE game.status = 'running' AND game.paused IS NULL "
        f"AND coalesce(tenure.level, seat.stand_in) IS NOT NULL{of_servers(shard_range, 'game.server')} "
        "ORDER BY game.since NULLS FIRST, game.id",
    )


def rise(tx: Tx, game: int, seat: int, how: str, now: int, revision: int) -> None:
    """End the tenure of a seat's holder."""
    tx.execute(
        "UPDATE tenure SET ended = ?, ended_revision = ?, how = ? WHERE game = ? AND seat = ? AND ended IS NULL",
        (now, revision, how, game, seat),
    )


def clear_seat(tx: Tx, game: int, seat: int) -> None:
    """Delete the tenure of a seat in a lobby."""
    tx.execute(
        "DELETE FROM tenure WHERE game = ? AND seat = ? AND ended IS NULL", (game, seat)
    )


def begin_tenures(tx: Tx, game: int, now: int, revision: int) -> None:
    """Set the beginning of all tenures of a lobby to its start."""
    tx.execute(
        "UPDATE tenure SET began = ?, began_revision = ? WHERE game = ?",
        (now, revision, game),
    )


# Requests of Discord, which may be delivered twice


def delivered_before(tx: Tx, delivery: str) -> tuple[int | None, int | None] | None:
    """Return the (game, vote) of a request that was carried out before."""
    row = tx.execute(
        "SELECT game, vote FROM delivery WHERE id = ?", (delivery,)
    ).fetchone()
    return None if row is None else (row[0], row[1])


def keep_delivery(
    tx: Tx, delivery: str, game: int | None, vote: int | None, now: int
) -> None:
    """Remember that a request was carried out."""
    tx.execute(
        "INSERT INTO delivery (id, game, vote, at) VALUES (?, ?, ?, ?)",
        (delivery, game, vote, now),
    )


def drop_deliveries(tx: Tx, before: int) -> None:
    """Forget the requests that were carried out before an instant."""
    tx.execute("DELETE FROM delivery WHERE at < ?", (before,))
