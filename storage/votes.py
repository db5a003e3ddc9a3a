"""Rows of votes and the answer of each asked seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.identity_map import GameRows
from storage.shard_range import of_games
from storage.transaction import (
    Tx,
    Value,
    columns,
    fetch_number,
    fetch_one,
    fetch_value,
    insert_row,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from storage.shard_range import ShardRange


class VoteRow(msgspec.Struct):
    """A vote as the schema explains it."""

    id: int
    game: int
    kind: str
    status: str
    asked_by: int
    revision: int
    number: int | None
    seat: int | None
    newcomer: int | None
    newcomer_name: str | None
    created: int
    expires: int


_VOTE = f"SELECT {columns(VoteRow)} FROM vote "
OPEN = GameRows(
    VoteRow,
    VoteRow.__struct_fields__,
    "FROM vote WHERE game = :game AND status = 'open'",
    ("vote",),
    key=("id",),
)


def insert(tx: Tx, asks: Mapping[int, bool | None], **values: Value) -> int:
    """Add a vote with its first answers, None for seats that have not answered; return its id."""
    vote = insert_row(tx, "vote", {"status": "open", **values})
    tx.executemany(
        "INSERT INTO ballot (vote, seat, yes, at) VALUES (?, ?, ?, ?)",
        [
            (vote, seat, yes, None if yes is None else values["created"])
            for seat, yes in asks.items()
        ],
    )
    return vote


def find(tx: Tx, vote: int) -> VoteRow | None:
    """Return the vote of that id."""
    return fetch_one(tx, VoteRow, _VOTE + "WHERE id = ?", (vote,))


def game_of(tx: Tx, vote: int) -> int | None:
    """Return the game of a vote."""
    return fetch_value(tx, int, "SELECT game FROM vote WHERE id = ?", (vote,))


open_of = OPEN.of
"""The open votes of a game."""


def bring_near(tx: Tx, latest: int, shard_range: ShardRange | None = None) -> None:
    """Limit the end of all open votes to an instant."""
    mine = of_games(shard_range, "vote.game")
    tx.execute(
        f"UPDATE vote SET expires = ? WHERE status = 'open' AND expires > ?{mine}",
        (latest, latest),
    )


def last_until(tx: Tx, vote: int, expires: int) -> None:
    """Set the end of an open vote."""
    tx.execute(
        "UPDATE vote SET expires = ? WHERE id = ? AND status = 'open'", (expires, vote)
    )


def last_of(tx: Tx, game: int, kind: str) -> VoteRow | None:
    """Return the latest vote of a kind in a game, open or not."""
    return fetch_one(
        tx,
        VoteRow,
        _VOTE + "WHERE game = ? AND kind = ? ORDER BY id DESC LIMIT 1",
        (game, kind),
    )


def declined(
    tx: Tx, game: int, kind: str, asked_by: int, seat: int | None
) -> tuple[int, int] | None:
    """Return (time, revision) of the last vote of a kind that seats other than the asker declined; None without one.

    A vote to replace a player counts only if it was about the same seat.
    """
    row = tx.execute(
        "SELECT ended, revision FROM vote WHERE game = ? AND kind = ? AND status = 'failed' "
        "AND (kind <> 'replace' OR seat = ?) "
        "AND EXISTS (SELECT 1 FROM ballot WHERE ballot.vote = vote.id AND yes = 0 AND ballot.seat <> ?) "
        "ORDER BY ended DESC, id DESC LIMIT 1",
        (game, kind, seat, asked_by),
    ).fetchone()
    return None if row is None else (int(row[0]), int(row[1]))


def answers(tx: Tx, vote: int) -> dict[int, bool | None]:
    """Return the answer of each asked seat; None if there is none yet."""
    rows = tx.execute(
        "SELECT seat, yes FROM ballot WHERE vote = ? ORDER BY seat", (vote,)
    )
    return {seat: None if yes is None else bool(yes) for seat, yes in rows}


def cast(tx: Tx, vote: int, seat: int, yes: bool, now: int) -> None:
    """Store a seat's answer."""
    tx.execute(
        "UPDATE ballot SET yes = ?, at = ? WHERE vote = ? AND seat = ?",
        (yes, now, vote, seat),
    )


def last_sign(tx: Tx, game: int, seat: int) -> int:
    """Return when the holder of a seat last sat down, acted, undid, answered ahead, planned or voted."""
    return fetch_number(
        tx,
        "SELECT max(at) FROM ("
        "SELECT began AS at FROM tenure WHERE game = :game AND seat = :seat AND ended IS NULL UNION ALL "
        "SELECT max(at) FROM action WHERE game = :game AND seat = :seat AND source = 'person' UNION ALL "
        "SELECT max(at) FROM undoing WHERE game = :game AND seat = :seat UNION ALL "
        "SELECT max(given) FROM answer_ahead WHERE game = :game AND seat = :seat UNION ALL "
        "SELECT max(at) FROM turn_plan WHERE game = :game AND seat = :seat UNION ALL "
        "SELECT max(ballot.at) FROM ballot JOIN vote ON vote.id = ballot.vote "
        "WHERE vote.game = :game AND ballot.seat = :seat) AS signs",
        {"game": game, "seat": seat},
    )


def pauses(tx: Tx, game: int, until: int) -> list[tuple[int, int]]:
    """Return the pauses of a game as (begin, end); the present one ends at `until`."""
    rows = tx.execute(
        "SELECT kind, ended FROM vote WHERE game = ? AND kind IN ('pause', 'resume') AND status = 'passed' ORDER BY id",
        (game,),
    )
    spans: list[tuple[int, int]] = []
    began = None
    for kind, at in rows:
        if kind == "pause":
            began = at
        elif began is not None:
            spans.append((began, at))
            began = None
    return spans if began is None else [*spans, (began, until)]


def fail(tx: Tx, vote: int) -> None:
    """Store that the result of a vote could not be carried out."""
    tx.execute("UPDATE vote SET status = 'failed' WHERE id = ?", (vote,))


def end(tx: Tx, vote: int, status: str, now: int) -> None:
    """Close a vote."""
    tx.execute(
        "UPDATE vote SET status = ?, ended = ? WHERE id = ? AND status = 'open'",
        (status, now, vote),
    )
