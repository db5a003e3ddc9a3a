"""Rows of tournaments: entrants, the tables of their rounds, and pending posts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from storage import jobs
from storage.transaction import (
    Tx,
    Value,
    columns,
    fetch_all,
    fetch_number,
    fetch_one,
    fetch_value,
    insert_row,
    insert_structs,
    placeholders,
    update_row,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


ADVANCE, ANNOUNCE, POST = "tournament.advance", "tournament.announce", "tournament.post"
"""The jobs: what a tournament does by itself; its announcement; a message, by the id of its row."""


class TournamentRow(
    msgspec.Struct, rename={"organizer": "organiser", "blocked": "told"}
):
    """A row of the table `tournament`, column by column as the schema explains them."""

    id: int
    server: int
    channel: int
    organizer: int | None
    name: str
    status: str
    rules: str
    round_options: str
    round: int
    closes: int | None
    began: int | None
    ends: int | None
    stage: int
    blocked: str | None  # what keeps it from going on, as its organizer was notified
    created: int
    ended: int | None
    message: int | None
    revision: int


class EntrantRow(msgspec.Struct):
    """A person who takes part, waits, or is out."""

    tournament: int
    number: int
    user: int | None
    name: str | None
    status: str
    joined: int
    entered: int = 1
    until: int | None = None
    rating: int | None = None
    division: int = 1
    gone: int | None = None


class PairingRow(msgspec.Struct):
    """A table of a round."""

    tournament: int
    round: int
    number: int
    division: int
    state: str
    corrected: int = 0
    game: int | None = None
    retry: int | None = None
    reopened: int = 0

    @property
    def is_open(self) -> bool:
        """True if it has no result yet."""
        return self.state in ("drawn", "playing")


class SeatRow(msgspec.Struct):
    """A seat at a table of a round, in turn order."""

    round: int
    number: int
    seat: int
    entrant: int
    outcome: str
    substitute: int | None = None
    score: int | None = None
    rank: int | None = None

    @property
    def holder(self) -> int:
        """The entrant who has it now, or had it last."""
        return self.entrant if self.substitute is None else self.substitute


class PostRow(msgspec.Struct):
    """A post that is to be sent or, if it has a message, edited."""

    id: int
    tournament: int
    kind: str
    body: str
    created: int
    message: int | None
    user: int | None


_COLUMN_OF = dict(
    zip(
        TournamentRow.__struct_fields__,
        TournamentRow.__struct_encode_fields__,
        strict=True,
    )
)
_TOURNAMENT = f"SELECT {', '.join(_COLUMN_OF.values())} FROM tournament "
_ENTRANT = f"SELECT {columns(EntrantRow)} FROM entrant "
_PAIRING = f"SELECT {columns(PairingRow)} FROM pairing "
_SEAT = f"SELECT {columns(SeatRow)} FROM pairing_seat "
_POST = f"SELECT {columns(PostRow)} FROM tournament_post "


# Tournaments


def insert(tx: Tx, **values: Value) -> int:
    """Add a tournament; return its id."""
    return insert_row(tx, "tournament", _by_column(values))


def find(tx: Tx, tournament: int) -> TournamentRow | None:
    """Return the tournament of that id."""
    return fetch_one(tx, TournamentRow, _TOURNAMENT + "WHERE id = ?", (tournament,))


def get(tx: Tx, tournament: int) -> TournamentRow:
    """Return the tournament that another row refers to: it is there as long as that is."""
    row = find(tx, tournament)
    assert row is not None, f"no tournament {tournament}"
    return row


def update(tx: Tx, tournament: int, **values: Value) -> None:
    """Change fields of a tournament."""
    update_row(tx, "tournament", tournament, _by_column(values))


def _by_column(values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values of fields by column."""
    return {_COLUMN_OF[name]: value for name, value in values.items()}


def drop(tx: Tx, tournament: int) -> None:
    """Remove a tournament that never began, with all that belongs to it."""
    tx.execute("DELETE FROM tournament WHERE id = ?", (tournament,))
    for kind in (ADVANCE, ANNOUNCE):
        jobs.remove(tx, kind, str(tournament))


def in_server(
    tx: Tx, server: int, statuses: Sequence[str], most: int
) -> list[TournamentRow]:
    """Return tournaments of a server in these states, the newest first."""
    return fetch_all(
        tx,
        TournamentRow,
        f"{_TOURNAMENT}WHERE server = ? AND status IN ({placeholders(statuses)}) ORDER BY id DESC LIMIT ?",
        (server, *statuses, most),
    )


def count(tx: Tx, server: int, statuses: Sequence[str]) -> int:
    """Return how many tournaments of a server are in these states."""
    return fetch_number(
        tx,
        f"SELECT count(*) FROM tournament WHERE server = ? AND status IN ({placeholders(statuses)})",
        (server, *statuses),
    )


def organized_by(tx: Tx, user: int) -> list[TournamentRow]:
    """Return the tournaments of an organizer."""
    return fetch_all(
        tx, TournamentRow, _TOURNAMENT + "WHERE organiser = ? ORDER BY id", (user,)
    )


# Entrants


def enter(tx: Tx, row: EntrantRow) -> None:
    """Add a person who takes part or waits."""
    insert_structs(tx, "entrant", [row])


def entrants(tx: Tx, tournament: int) -> list[EntrantRow]:
    """Return all who take part, wait or are out, in the order of sign-up."""
    return fetch_all(
        tx, EntrantRow, _ENTRANT + "WHERE tournament = ? ORDER BY number", (tournament,)
    )


def change_entrant(tx: Tx, tournament: int, number: int, **values: Value) -> None:
    """Change columns of an entrant."""
    changes = ", ".join(f"{name} = ?" for name in values)
    tx.execute(
        f"UPDATE entrant SET {changes} WHERE tournament = ? AND number = ?",
        (*values.values(), tournament, number),
    )


def entries_of(tx: Tx, user: int) -> list[EntrantRow]:
    """Return the entries of a person in all tournaments."""
    return fetch_all(
        tx, EntrantRow, _ENTRANT + "WHERE user = ? ORDER BY tournament", (user,)
    )


_NAMES = (
    "SELECT tournament.name FROM entrant JOIN tournament ON tournament.id = entrant.tournament "
    "WHERE server = ? AND user = ? AND "
)


def ended_by(tx: Tx, server: int, user: int, at: int) -> list[str]:
    """Return the names of the tournaments of a server that a person was taken out of at a time, and is not in again."""
    return fetch_all(
        tx,
        str,
        _NAMES + "entrant.status = 'out' AND gone = ? ORDER BY tournament.id",
        (server, user, at),
    )


def taking_part(tx: Tx, server: int, user: int, at: int) -> list[str]:
    """Return the names of a server's tournaments under way for which a person had signed up by a time."""
    return fetch_all(
        tx,
        str,
        _NAMES + "entrant.status <> 'out' AND joined <= ? "
        "AND tournament.status IN ('signup', 'running') ORDER BY tournament.id",
        (server, user, at),
    )


def withdraw(tx: Tx, tournament: int, number: int) -> None:
    """Delete an entrant who was never drawn."""
    tx.execute(
        "DELETE FROM entrant WHERE tournament = ? AND number = ?", (tournament, number)
    )


# Tables of rounds


def draw(tx: Tx, pairing: PairingRow, seats: Iterable[SeatRow]) -> None:
    """Add a table of a round."""
    insert_structs(tx, "pairing", [pairing])
    tx.executemany(
        f"INSERT INTO pairing_seat (tournament, {columns(SeatRow)}) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(pairing.tournament, *msgspec.structs.astuple(seat)) for seat in seats],
    )


def pairings(tx: Tx, tournament: int) -> list[PairingRow]:
    """Return all tables of a tournament, round by round."""
    return fetch_all(
        tx,
        PairingRow,
        _PAIRING + "WHERE tournament = ? ORDER BY round, number",
        (tournament,),
    )


def pairing_of(tx: Tx, game: int) -> PairingRow | None:
    """Return the table of a round whose game this is."""
    return fetch_one(tx, PairingRow, _PAIRING + "WHERE game = ?", (game,))


def change_pairing(tx: Tx, pairing: PairingRow) -> None:
    """Store the changeable fields of a table."""
    tx.execute(
        "UPDATE pairing SET state = ?, corrected = ?, game = ?, retry = ?, reopened = ? "
        "WHERE tournament = ? AND round = ? AND number = ?",
        (
            pairing.state,
            pairing.corrected,
            pairing.game,
            pairing.retry,
            pairing.reopened,
            pairing.tournament,
            pairing.round,
            pairing.number,
        ),
    )


def seats(tx: Tx, tournament: int) -> list[SeatRow]:
    """Return the seats of all tables of a tournament, round by round and table by table."""
    return fetch_all(
        tx,
        SeatRow,
        _SEAT + "WHERE tournament = ? ORDER BY round, number, seat",
        (tournament,),
    )


def seats_at(tx: Tx, pairing: PairingRow) -> list[SeatRow]:
    """Return the seats of a table in turn order."""
    return fetch_all(
        tx,
        SeatRow,
        _SEAT + "WHERE tournament = ? AND round = ? AND number = ? ORDER BY seat",
        (pairing.tournament, pairing.round, pairing.number),
    )


def change_seat(tx: Tx, tournament: int, seat: SeatRow) -> None:
    """Write the changeable fields of a seat: its holder and its outcome."""
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


class SeatRecord(NamedTuple):
    """The record of the last person of a seat, counted from its actions.

    It has the time since which they hold it (`left`: no more, and how that came), whether they `came` at all,
    the numbers of their `own` actions that were not undone and of `skipped` ones (by the clock, or by a
    stand-in), and of the deadlines they `missed`: one each time that began.
    """

    began: int
    left: str | None
    came: bool
    own: int
    skipped: int
    missed: int

    @property
    def mostly_skipped(self) -> bool:
        """True if they were skipped more often than they acted."""
        return self.skipped > self.own


OWN = ("person", "ahead", "plan")
"""The sources of a person's own actions, at once or in advance."""


def seat_records(tx: Tx, game: int) -> dict[int, SeatRecord]:
    """Return the record of each seat's last person in a game, by seat."""
    records: dict[int, SeatRecord] = {}
    skipped_before: dict[int, bool] = {}
    for seat, began, ended, how, source, undone in tx.execute(
        "SELECT tenure.seat, tenure.began, tenure.ended, tenure.how, action.source, action.undone FROM tenure "
        "LEFT JOIN action ON action.game = tenure.game AND action.seat = tenure.seat "
        "AND action.revision >= tenure.began_revision "
        "AND action.revision <= coalesce(tenure.ended_revision, action.revision) "
        "WHERE tenure.id IN (SELECT max(id) FROM tenure WHERE game = ? AND level IS NULL GROUP BY seat) "
        "ORDER BY action.revision",
        (game,),
    ):
        record = records.get(seat) or SeatRecord(
            began, how if ended is None else how or "", False, 0, 0, 0
        )
        is_own = source in OWN
        skips = undone is None and source in ("clock", "stand_in")
        records[seat] = record._replace(
            came=record.came or is_own,
            own=record.own + (is_own and undone is None),
            skipped=record.skipped + skips,
            missed=record.missed + (skips and not skipped_before.get(seat, False)),
        )
        if undone is None:
            skipped_before[seat] = skips
    return records


def games_of(tx: Tx, tournament: int) -> dict[int, tuple[str, int | None]]:
    """Return (status, thread) of the games of a tournament, by id."""
    rows = tx.execute(
        "SELECT game.id, game.status, game.thread FROM pairing JOIN game ON game.id = pairing.game "
        "WHERE pairing.tournament = ?",
        (tournament,),
    )
    return {row[0]: (row[1], row[2]) for row in rows}


# Posts


def add_post(
    tx: Tx, tournament: int, kind: str, body: str, now: int, user: int | None
) -> int:
    """Add a post, with the user who decided it; return its id."""
    return insert_row(
        tx,
        "tournament_post",
        {
            "tournament": tournament,
            "kind": kind,
            "body": body,
            "created": now,
            "user": user,
        },
    )


def find_post(tx: Tx, post: int) -> PostRow | None:
    """Return a post, pending or posted."""
    return fetch_one(tx, PostRow, _POST + "WHERE id = ?", (post,))


def held_until(tx: Tx, row: PostRow) -> int | None:
    """Return when the first message that must be posted before this one is tried; None without one."""
    return fetch_value(
        tx,
        int,
        "SELECT min(job.due) FROM tournament_post JOIN job ON job.kind = ? AND job.key = tournament_post.id || '' "
        "WHERE tournament = ? AND id < ? AND message IS NULL",
        (POST, row.tournament, row.id),
    )


def set_message(tx: Tx, post: int, message: int | None) -> None:
    """Store the message of a post, or that it was given up."""
    tx.execute("UPDATE tournament_post SET message = ? WHERE id = ?", (message, post))


def notes(tx: Tx, tournament: int, kinds: Sequence[str]) -> list[PostRow]:
    """Return the public posts of these kinds, in order."""
    return fetch_all(
        tx,
        PostRow,
        f"{_POST}WHERE tournament = ? AND kind IN ({placeholders(kinds)}) ORDER BY id",
        (tournament, *kinds),
    )


def decided_by(tx: Tx, user: int) -> list[PostRow]:
    """Return the posts about a person's decisions."""
    return fetch_all(tx, PostRow, _POST + "WHERE user = ? ORDER BY id", (user,))
