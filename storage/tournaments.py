"""Rows of tournaments: who takes part, the tables of their rounds, and what is to be posted for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.shard_range import of_servers
from storage.transaction import Value, added

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from storage.shard_range import ShardRange
    from storage.transaction import Tx


class TournamentRow(msgspec.Struct):
    """A row of the table `tournament`, column by column as the schema explains them."""

    id: int
    server: int
    channel: int
    organiser: int | None
    name: str
    status: str
    rules: str
    conduct: str
    round: int
    closes: int | None
    began: int | None
    ends: int | None
    stage: int
    due: int | None
    told: str | None
    created: int
    ended: int | None
    nonce: str
    message: int | None
    revision: int
    announce: int | None


class EntrantRow(msgspec.Struct):
    """Somebody who takes part, waits, or is out."""

    tournament: int
    number: int
    user: int | None
    name: str | None
    status: str
    entered: int
    until: int | None
    rating: int | None
    division: int
    joined: int
    gone: int | None = None


class PairingRow(msgspec.Struct):
    """A table of a round."""

    tournament: int
    round: int
    number: int
    division: int
    state: str
    corrected: int
    game: int | None
    retry: int | None
    reopened: int

    @property
    def is_open(self) -> bool:
        """Whether it has no result yet."""
        return self.state in ("drawn", "playing")


class SeatRow(msgspec.Struct):
    """A seat at a table of a round, in turn order."""

    round: int
    number: int
    seat: int
    entrant: int
    substitute: int | None
    outcome: str
    score: int | None
    rank: int | None

    @property
    def holder(self) -> int:
        """The entrant who has it now, or had it last."""
        return self.entrant if self.substitute is None else self.substitute


class PostRow(msgspec.Struct):
    """Something to be posted, or where it has a message to be edited."""

    id: int
    tournament: int
    kind: str
    body: str
    nonce: str
    created: int
    attempts: int
    message: int | None
    user: int | None


_TOURNAMENT = f"SELECT {', '.join(TournamentRow.__struct_fields__)} FROM tournament "
_ENTRANT = f"SELECT {', '.join(EntrantRow.__struct_fields__)} FROM entrant "
_PAIRING = f"SELECT {', '.join(PairingRow.__struct_fields__)} FROM pairing "
_SEAT = f"SELECT {', '.join(SeatRow.__struct_fields__)} FROM pairing_seat "
_POST = f"SELECT {', '.join(PostRow.__struct_fields__)} FROM tournament_post "


# Tournaments


def insert(tx: Tx, **values: Value) -> int:
    """Adds a tournament; returns its id."""
    marks = ", ".join("?" * len(values))
    return added(tx, f"INSERT INTO tournament ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


def find(tx: Tx, tournament: int) -> TournamentRow | None:
    """The tournament of that id."""
    row = tx.execute(_TOURNAMENT + "WHERE id = ?", (tournament,)).fetchone()
    return None if row is None else TournamentRow(*row)


def update(tx: Tx, tournament: int, **values: Value) -> None:
    """Changes columns of a tournament."""
    changes = ", ".join(f"{name} = ?" for name in values)
    tx.execute(f"UPDATE tournament SET {changes} WHERE id = ?", (*values.values(), tournament))


def drop(tx: Tx, tournament: int) -> None:
    """Removes a tournament that never began, with all that belongs to it."""
    for table in ("tournament_post", "entrant"):
        tx.execute(f"DELETE FROM {table} WHERE tournament = ?", (tournament,))
    tx.execute("DELETE FROM tournament WHERE id = ?", (tournament,))


def in_server(tx: Tx, server: int, statuses: Sequence[str], most: int) -> list[TournamentRow]:
    """Tournaments of a server in these states, the newest first."""
    marks = ", ".join("?" * len(statuses))
    rows = tx.execute(
        _TOURNAMENT + f"WHERE server = ? AND status IN ({marks}) ORDER BY id DESC LIMIT ?",
        (server, *statuses, most),
    )
    return [TournamentRow(*row) for row in rows]


def count(tx: Tx, server: int, statuses: Sequence[str]) -> int:
    """How many tournaments of a server are in these states."""
    marks = ", ".join("?" * len(statuses))
    found: int = tx.execute(
        f"SELECT count(*) FROM tournament WHERE server = ? AND status IN ({marks})", (server, *statuses)
    ).fetchone()[0]
    return found


def due(tx: Tx, now: int, share: ShardRange | None = None) -> list[int]:
    """The tournaments for which there is something to do, or to post, the one that waits longest first."""
    rows = tx.execute(
        f"SELECT id, due FROM tournament WHERE due <= ?{of_servers(share)} "
        f"UNION SELECT id, announce FROM tournament WHERE announce <= ?{of_servers(share)} "
        "UNION SELECT tournament.id, tournament_post.due FROM tournament_post "
        "JOIN tournament ON tournament.id = tournament_post.tournament "
        f"WHERE tournament_post.due <= ?{of_servers(share)} ORDER BY 2, 1",
        (now, now, now),
    )
    return list(dict.fromkeys(row[0] for row in rows))


def next_due(tx: Tx, share: ShardRange | None = None) -> int | None:
    """When there is something to do or to post next."""
    found: int | None = tx.execute(
        "SELECT min(at) FROM ("
        f"SELECT min(due) AS at FROM tournament WHERE due IS NOT NULL{of_servers(share)} UNION ALL "
        f"SELECT min(announce) AS at FROM tournament WHERE announce IS NOT NULL{of_servers(share)} UNION ALL "
        "SELECT min(tournament_post.due) AS at FROM tournament_post "
        "JOIN tournament ON tournament.id = tournament_post.tournament "
        f"WHERE tournament_post.due IS NOT NULL{of_servers(share)}) AS times"
    ).fetchone()[0]
    return found


def organised_by(tx: Tx, user: int) -> list[int]:
    """The tournaments of an organiser."""
    return [
        row[0] for row in tx.execute("SELECT id FROM tournament WHERE organiser = ? ORDER BY id", (user,))
    ]


def rest(tx: Tx, tournament: int, now: int, until: int) -> None:
    """Puts off what is due for a tournament."""
    for column in ("due", "announce"):
        tx.execute(
            f"UPDATE tournament SET {column} = ? WHERE id = ? AND {column} <= ?", (until, tournament, now)
        )
    tx.execute(
        "UPDATE tournament_post SET due = ? WHERE tournament = ? AND due <= ?", (until, tournament, now)
    )


# Entrants


def enter(tx: Tx, row: EntrantRow) -> None:
    """Adds somebody who takes part or waits."""
    _insert(tx, "entrant", row)


def entrants(tx: Tx, tournament: int) -> list[EntrantRow]:
    """All who take part, wait or are out, in the order of sign-up."""
    rows = tx.execute(_ENTRANT + "WHERE tournament = ? ORDER BY number", (tournament,))
    return [EntrantRow(*row) for row in rows]


def change_entrant(tx: Tx, tournament: int, number: int, **values: Value) -> None:
    """Changes columns of an entrant."""
    changes = ", ".join(f"{name} = ?" for name in values)
    tx.execute(
        f"UPDATE entrant SET {changes} WHERE tournament = ? AND number = ?",
        (*values.values(), tournament, number),
    )


def entries_of(tx: Tx, user: int) -> list[EntrantRow]:
    """Where a person takes part, waits, or did."""
    return [EntrantRow(*row) for row in tx.execute(_ENTRANT + "WHERE user = ? ORDER BY tournament", (user,))]


def withdraw(tx: Tx, tournament: int, number: int) -> None:
    """Removes somebody who was never drawn, and has signed up again."""
    tx.execute("DELETE FROM entrant WHERE tournament = ? AND number = ?", (tournament, number))


# Tables of rounds


def draw(tx: Tx, pairing: PairingRow, seats: Iterable[SeatRow]) -> None:
    """Adds a table of a round."""
    _insert(tx, "pairing", pairing)
    tx.executemany(
        "INSERT INTO pairing_seat (tournament, round, number, seat, entrant, substitute, outcome, score, rank) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(pairing.tournament, *msgspec.structs.astuple(seat)) for seat in seats],
    )


def pairings(tx: Tx, tournament: int) -> list[PairingRow]:
    """All tables of a tournament, round by round."""
    rows = tx.execute(_PAIRING + "WHERE tournament = ? ORDER BY round, number", (tournament,))
    return [PairingRow(*row) for row in rows]


def pairing(tx: Tx, tournament: int, round_: int, number: int) -> PairingRow | None:
    """A table of a round."""
    row = tx.execute(
        _PAIRING + "WHERE tournament = ? AND round = ? AND number = ?", (tournament, round_, number)
    ).fetchone()
    return None if row is None else PairingRow(*row)


def pairing_of(tx: Tx, game: int) -> PairingRow | None:
    """The table of a round whose game this is."""
    row = tx.execute(_PAIRING + "WHERE game = ?", (game,)).fetchone()
    return None if row is None else PairingRow(*row)


def change_pairing(tx: Tx, of: PairingRow) -> None:
    """Writes what can change of a table."""
    tx.execute(
        "UPDATE pairing SET state = ?, corrected = ?, game = ?, retry = ?, reopened = ? "
        "WHERE tournament = ? AND round = ? AND number = ?",
        (of.state, of.corrected, of.game, of.retry, of.reopened, of.tournament, of.round, of.number),
    )


def seats(tx: Tx, tournament: int) -> list[SeatRow]:
    """The seats of all tables of a tournament, round by round and table by table."""
    rows = tx.execute(_SEAT + "WHERE tournament = ? ORDER BY round, number, seat", (tournament,))
    return [SeatRow(*row) for row in rows]


def seats_at(tx: Tx, of: PairingRow) -> list[SeatRow]:
    """The seats of a table in turn order."""
    rows = tx.execute(
        _SEAT + "WHERE tournament = ? AND round = ? AND number = ? ORDER BY seat",
        (of.tournament, of.round, of.number),
    )
    return [SeatRow(*row) for row in rows]


def change_seat(tx: Tx, tournament: int, seat: SeatRow) -> None:
    """Writes what can change of a seat: who has it, and what it came to."""
    tx.execute(
        "UPDATE pairing_seat SET substitute = ?, outcome = ?, score = ?, rank = ? "
        "WHERE tournament = ? AND round = ? AND number = ? AND seat = ?",
        (
            seat.substitute,
            seat.outcome,
            seat.score,
            seat.rank,
            tournament,
            seat.round,
            seat.number,
            seat.seat,
        ),
    )


def acted_since(tx: Tx, game: int, since: int) -> set[int]:
    """The seats whose people have acted in a game since an instant."""
    rows = tx.execute(
        "SELECT DISTINCT seat FROM action WHERE game = ? AND at >= ? AND source IN ('person', 'ahead', 'plan')",
        (game, since),
    )
    return {row[0] for row in rows}


def games_of(tx: Tx, tournament: int) -> dict[int, tuple[str, int | None]]:
    """(status, thread) of the games of a tournament, by id."""
    rows = tx.execute(
        "SELECT game.id, game.status, game.thread FROM pairing JOIN game ON game.id = pairing.game "
        "WHERE pairing.tournament = ?",
        (tournament,),
    )
    return {row[0]: (row[1], row[2]) for row in rows}


# What is to be posted


def add_post(tx: Tx, tournament: int, kind: str, body: str, now: int, user: int | None) -> int:
    """Adds something to be posted, with the user who decided it."""
    return added(
        tx,
        "INSERT INTO tournament_post (tournament, kind, body, created, due, user) VALUES (?, ?, ?, ?, ?, ?)",
        (tournament, kind, body, now, now, user),
    )


def posts_due(tx: Tx, tournament: int, now: int) -> list[PostRow]:
    """What is to be posted or edited for a tournament now, in order; nothing is posted before what was put off."""
    rows = tx.execute(
        _POST + "WHERE tournament = ? AND due <= ? AND (message IS NOT NULL OR NOT EXISTS "
        "(SELECT 1 FROM tournament_post AS earlier WHERE earlier.tournament = tournament_post.tournament "
        "AND earlier.id < tournament_post.id AND earlier.message IS NULL AND earlier.due > ?)) ORDER BY id",
        (tournament, now, now),
    )
    return [PostRow(*row) for row in rows]


def put_off(tx: Tx, post: int, due_at: int) -> None:
    """Counts a failed attempt and says when to try again."""
    tx.execute("UPDATE tournament_post SET attempts = attempts + 1, due = ? WHERE id = ?", (due_at, post))


def settle(tx: Tx, post: int, message: int | None) -> str | None:
    """It is posted, as that message; or given up. Returns its kind where it had not been posted before."""
    row = tx.execute("SELECT kind FROM tournament_post WHERE id = ? AND message IS NULL", (post,)).fetchone()
    tx.execute(
        "UPDATE tournament_post SET due = NULL, attempts = 0, message = ? WHERE id = ?", (message, post)
    )
    return None if row is None else str(row[0])


def edit_post(tx: Tx, post: int, due_at: int) -> None:
    """What is posted is to be edited no later than that."""
    tx.execute(
        "UPDATE tournament_post SET due = ? WHERE id = ? AND message IS NOT NULL AND (due IS NULL OR due > ?)",
        (due_at, post, due_at),
    )


def notes(tx: Tx, tournament: int, kinds: Sequence[str]) -> list[PostRow]:
    """What was told in public of these kinds, in order."""
    marks = ", ".join("?" * len(kinds))
    rows = tx.execute(_POST + f"WHERE tournament = ? AND kind IN ({marks}) ORDER BY id", (tournament, *kinds))
    return [PostRow(*row) for row in rows]


def decided_by(tx: Tx, user: int) -> list[int]:
    """What tells of something that a person decided."""
    rows = tx.execute("SELECT id FROM tournament_post WHERE user = ? ORDER BY id", (user,))
    return [row[0] for row in rows]


def _insert(tx: Tx, table: str, row: msgspec.Struct) -> None:
    names = row.__struct_fields__
    marks = ", ".join("?" * len(names))
    tx.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", msgspec.structs.astuple(row))
