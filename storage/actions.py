"""Rows of actions and snapshots: the log of a game, and the positions to which it can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from storage.compression import pack, unpack
from storage.identity_map import MappedTx, ask_ahead
from storage.transaction import (
    Tx,
    exists,
    fetch_all,
    fetch_one,
    fetch_value,
    placeholders,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class ActionRow(msgspec.Struct):
    """One action of the record, without its events."""

    revision: int
    number: int
    seat: int
    code: str
    at: int
    turn: int
    phase: int
    source: str
    saw: int
    undone: int | None = None


class PastActionRow(NamedTuple):
    """An action with its events."""

    seat: int
    code: str
    revision: int
    events: bytes


class HistoryRow(NamedTuple):
    """The events of an action.

    Its `source` is person, ahead, plan, clock, computer, stand_in, record, or another (a former holder of the seat).
    """

    seat: int
    source: str
    events: bytes


class ActionTime(msgspec.Struct):
    """The seat, time and source of an action."""

    seat: int
    at: int
    source: str


class SnapshotRow(msgspec.Struct):
    """A stored position: the number of actions before it, its turn, and the encoded state.

    `starts_turn` is 1 if the turn begins with it.
    """

    number: int
    turn: int
    starts_turn: int
    state: bytes


_ACTION = "SELECT revision, number, seat, code, at, turn, phase, source, saw, undone FROM action "
# Among actions that are not undone, the order of numbers is that of revisions, which the primary key has.
_EVENTS = "SELECT events FROM action WHERE game = ? AND revision BETWEEN ? AND ? AND undone IS NULL ORDER BY revision"
_PAST_ACTIONS = "SELECT seat, code, revision, events FROM action "
_HISTORY = "SELECT seat, source, events FROM action WHERE game = ? AND undone IS NULL "
_BY_COMPUTER = "source IN ('computer', 'stand_in', 'excused_stand_in')"
_EXCUSED = "'excused_clock', 'excused_stand_in', 'excused_another'"
"""The sources of actions for which the person of a seat is not responsible, by a moderator's decision."""
NEVER = 2**63 - 1  # greater than every revision


def insert(
    tx: Tx, game: int, action: ActionRow, events: bytes, *, ends_phase: bool
) -> None:
    """Add an action to the log, with its events."""
    row = msgspec.structs.astuple(action)[:-1]  # a new action is not undone
    tx.execute(
        "INSERT INTO action (revision, number, seat, code, at, turn, phase, source, saw, game, ends_phase, events)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*row, game, ends_phase, pack(events)),
    )


def record(tx: Tx, game: int, after: int = 0) -> list[ActionRow]:
    """Return the actions after that number that are not undone."""
    return fetch_all(
        tx,
        ActionRow,
        _ACTION + "WHERE game = ? AND undone IS NULL AND number > ? ORDER BY number",
        (game, after),
    )


def log(tx: Tx, game: int) -> list[ActionRow]:
    """Return all actions, also undone ones, in the order of revisions."""
    return fetch_all(
        tx, ActionRow, _ACTION + "WHERE game = ? ORDER BY revision", (game,)
    )


def latest(tx: Tx, game: int, most: int) -> list[ActionTime]:
    """Return the last actions that are not undone, the newest first."""
    return fetch_all(
        tx,
        ActionTime,
        "SELECT seat, at, source FROM action WHERE game = ? AND undone IS NULL ORDER BY revision DESC LIMIT ?",
        (game, most),
    )


def last_of(
    tx: Tx, game: int, seats: tuple[int, ...], from_revision: int
) -> ActionRow | None:
    """Return the last action of these seats that is not undone and was taken at or after a revision."""
    marks = placeholders(seats)
    return fetch_one(
        tx,
        ActionRow,
        _ACTION
        + f"WHERE game = ? AND undone IS NULL AND seat IN ({marks}) AND revision >= ? "
        "AND source != 'record' ORDER BY number DESC LIMIT 1",
        (game, *seats, from_revision),
    )


def leave_to_another(tx: Tx, game: int, seat: int, until: int | None = None) -> None:
    """Set the source of a seat's actions after its last ended tenure to another, up to before the revision `until`."""
    tx.execute(
        "UPDATE action SET source = 'another' WHERE game = ? AND seat = ? AND revision > "
        "(SELECT COALESCE(max(ended_revision), -1) FROM tenure WHERE game = ? AND seat = ?) "
        "AND revision < COALESCE(?, revision + 1) "
        f"AND source NOT IN ('clock', 'stand_in', 'record', {_EXCUSED})",
        (game, seat, game, seat, until),
    )


def last_own(tx: Tx, game: int, seat: int) -> int | None:
    """Return when the person of a seat last did something themselves that is not undone."""
    return fetch_value(
        tx,
        int,
        "SELECT max(at) FROM action WHERE game = ? AND undone IS NULL AND seat = ? "
        f"AND source NOT IN ('clock', 'stand_in', 'computer', 'record', 'another', {_EXCUSED})",
        (game, seat),
    )


def codes_of(
    tx: Tx, game: int, seat: int, phase: int, since: int
) -> list[tuple[int, str]]:
    """Return (turn, code) of a seat's actions in the phase of that number, first to last, from a revision on."""
    return tx.execute(
        "SELECT turn, code FROM action WHERE game = ? AND undone IS NULL AND seat = ? AND phase = ? "
        "AND revision >= ? ORDER BY revision",
        (game, seat, phase, since),
    ).fetchall()


def turns_without(
    tx: Tx, game: int, sources: Sequence[str]
) -> dict[int, tuple[int, int]]:
    """Return (turns in which only these sources acted for its present person, all turns) by seat."""
    marks = placeholders(sources)
    rows = tx.execute(
        "SELECT tenure.seat, count(DISTINCT action.turn), "
        f"count(DISTINCT CASE WHEN action.source NOT IN ({marks}) THEN action.turn END) "
        "FROM tenure JOIN action ON action.game = tenure.game AND action.seat = tenure.seat "
        "AND action.revision >= coalesce(tenure.began_revision, 0) WHERE tenure.game = ? "
        "AND tenure.ended IS NULL AND tenure.user IS NOT NULL AND action.undone IS NULL GROUP BY tenure.seat",
        (*sources, game),
    )
    return {seat: (turns - own, turns) for seat, turns, own in rows}


def can_be_undone(tx: Tx, game: int) -> bool:
    """Return whether a present holder of a seat has an action there that is not undone."""
    return exists(
        tx,
        "SELECT 1 FROM tenure JOIN action ON action.game = tenure.game AND action.seat = tenure.seat "
        "WHERE tenure.game = ? AND tenure.ended IS NULL AND tenure.user IS NOT NULL AND action.undone IS NULL "
        "AND action.source != 'record' AND action.revision >= coalesce(tenure.began_revision, 0) LIMIT 1",
        (game,),
    )


def last_seat(tx: Tx, game: int) -> int | None:
    """Return the seat of the last action that is not undone."""
    return fetch_value(
        tx,
        int,
        "SELECT seat FROM action WHERE game = ? AND undone IS NULL ORDER BY number DESC LIMIT 1",
        (game,),
    )


def last_by_hand(tx: Tx, game: int, seat: int, hidden: int) -> int | None:
    """Return the revision of the last action of a seat that a person chose and that is not undone.

    In phases up to `hidden` automatic actions count too, since others can't tell them apart.
    """
    return fetch_value(
        tx,
        int,
        "SELECT max(revision) FROM action WHERE game = ? AND undone IS NULL AND seat = ? "
        "AND (source = 'person' OR source IN ('ahead', 'plan') AND phase <= ?)",
        (game, seat, hidden),
    )


def mark_undone(tx: Tx, game: int, number: int, revision: int) -> None:
    """Mark the actions after that number as undone by a revision, and delete the positions after it."""
    tx.execute(
        "UPDATE action SET undone = ? WHERE game = ? AND undone IS NULL AND number > ?",
        (revision, game, number),
    )
    tx.execute("DELETE FROM snapshot WHERE game = ? AND number > ?", (game, number))


def keep_undoing(
    tx: Tx, game: int, revision: int, number: int, seat: int, vote: int | None, at: int
) -> None:
    """Store the revision that an undo used up, its asker, and its vote."""
    tx.execute(
        "INSERT INTO undoing (game, revision, number, seat, vote, at) VALUES (?, ?, ?, ?, ?, ?)",
        (game, revision, number, seat, vote, at),
    )


def newest(tx: Tx, game: int) -> Iterator[tuple[int, str]]:
    """Yield (revision, code) of the actions that are not undone, the newest first."""
    # A generator: most callers need no row, and then no query runs.
    yield from tx.execute(
        "SELECT revision, code FROM action WHERE game = ? AND undone IS NULL ORDER BY revision DESC",
        (game,),
    )


# Events


def _past_action(seat: int, code: str, revision: int, events: bytes) -> PastActionRow:
    return PastActionRow(seat, code, revision, unpack(events))


def _history_row(seat: int, source: str, events: bytes) -> HistoryRow:
    return HistoryRow(seat, source, unpack(events))


def events_from(tx: Tx, game: int, revision: int, to: int | None = None) -> list[bytes]:
    """Return the events of each action from that revision on, up to another."""
    last = NEVER if to is None else to
    return fetch_all(tx, unpack, _EVENTS, (game, revision, last))


def actions_after(tx: Tx, game: int, number: int, limit: int) -> list[PastActionRow]:
    """Return the first actions after that number that are not undone."""
    return fetch_all(
        tx,
        _past_action,
        _PAST_ACTIONS
        + "WHERE game = ? AND undone IS NULL AND number > ? ORDER BY number LIMIT ?",
        (game, number, limit),
    )


def actions_undone(tx: Tx, game: int, by: int, limit: int) -> list[PastActionRow]:
    """Return the first actions that were undone by the undo with this revision."""
    return fetch_all(
        tx,
        _past_action,
        _PAST_ACTIONS + "WHERE game = ? AND undone = ? ORDER BY number LIMIT ?",
        (game, by, limit),
    )


def history_from(tx: Tx, game: int, revision: int, to: int) -> list[HistoryRow]:
    """Return the events of each action from one revision up to another."""
    return fetch_all(
        tx,
        _history_row,
        _HISTORY + "AND revision BETWEEN ? AND ? ORDER BY revision",
        (game, revision, to),
    )


def history_of_turns(
    tx: Tx, game: int, first: int, last: int, to: int
) -> list[HistoryRow]:
    """Return the events of actions that were decided in these turns, up to a revision.

    The first events of a turn are usually those of the last action of the turn before.
    """
    return fetch_all(
        tx,
        _history_row,
        _HISTORY + "AND turn BETWEEN ? AND ? AND revision <= ? ORDER BY number",
        (game, first, last, to),
    )


class SubstitutedSeat(NamedTuple):
    """A seat with actions of substitutes: the numbers of its actions, of those by a computer, and of other people's.

    An entry of `others` has a name and a number of actions: of a person to whom a moderator gave the seat and who
    lost it by a later act, or first, as None, of all other people.
    """

    seat: int
    actions: int
    by_computer: int
    others: list[tuple[str | None, int]]


def stand_ins(tx: Tx, game: int) -> list[SubstitutedSeat]:
    """Return the seats of a game for which a computer or another person has acted."""
    others: dict[int, list[tuple[str | None, int]]] = {}
    for seat, name, count in tx.execute(
        "SELECT seat, name, count(*) FROM (SELECT seat, (SELECT CASE WHEN given.act = 'give' AND "
        "given.user = back.user THEN back.user_name END FROM moderation AS given LEFT JOIN moderation AS back "
        "ON back.game = given.game AND back.target = given.id AND back.act = 'back' AND back.waits = 0 "
        "WHERE given.game = action.game AND given.seat = action.seat AND given.act IN ('give', 'computer', 'skip') "
        "AND given.at <= action.at AND (back.at IS NULL OR back.at >= action.at) "
        "ORDER BY given.id DESC LIMIT 1) AS name FROM action WHERE game = ? AND undone IS NULL "
        "AND source IN ('another', 'excused_another')) AS made "
        "GROUP BY seat, name ORDER BY seat, name IS NOT NULL, name",
        (game,),
    ):
        others.setdefault(seat, []).append((name, count))
    rows = tx.execute(
        "SELECT seat, count(*), "
        "sum(CASE WHEN source IN ('stand_in', 'excused_stand_in') THEN 1 ELSE 0 END) AS stood "
        "FROM action WHERE game = ? AND undone IS NULL GROUP BY seat ORDER BY seat",
        (game,),
    )
    return [
        SubstitutedSeat(seat, count, stood, others.get(seat, []))
        for seat, count, stood in rows
        if stood or seat in others
    ]


def latest_by_computers(
    tx: Tx, game: int, to: int, most: int
) -> list[tuple[int, int, bytes]]:
    """Return (number, seat, events) of the last actions of computers up to that number, the newest first."""
    rows = tx.execute(
        "SELECT number, seat, events FROM action WHERE game = ? AND number <= ? AND undone IS NULL "
        f"AND {_BY_COMPUTER} ORDER BY number DESC LIMIT ?",
        (game, to, most),
    )
    return [(number, seat, unpack(events)) for number, seat, events in rows]


def of_computer(tx: Tx, game: int, number: int) -> PastActionRow | None:
    """Return the action of that number, if a computer chose it."""
    return fetch_one(
        tx,
        _past_action,
        _PAST_ACTIONS + "WHERE game = ? AND number = ? AND undone IS NULL "
        f"AND {_BY_COMPUTER}",
        (game, number),
    )


def last_phase_end(tx: Tx, game: int) -> int:
    """Return the revision of the last action that ended a phase, 0 when none has."""
    revision = fetch_value(
        tx,
        int,
        "SELECT revision FROM action WHERE game = ? AND undone IS NULL AND ends_phase = 1 "
        "ORDER BY revision DESC LIMIT 1",
        (game,),
    )
    return revision or 0


def phase_ends(tx: Tx, game: int) -> Iterator[bytes]:
    """Return the events of each action that ended a phase, the newest first."""
    rows = tx.execute(
        "SELECT events FROM action WHERE game = ? AND undone IS NULL AND ends_phase = 1 ORDER BY revision DESC",
        (game,),
    )
    return (unpack(events) for (events,) in rows)


def at_revision(tx: Tx, game: int, revision: int) -> tuple[int, bytes] | None:
    """Return (number, events) of the action of a revision; None when it was undone, or was none."""
    row = tx.execute(
        "SELECT number, events FROM action WHERE game = ? AND revision = ? AND undone IS NULL",
        (game, revision),
    ).fetchone()
    return None if row is None else (int(row[0]), unpack(row[1]))


# Snapshots


def keep_snapshot(
    tx: Tx, game: int, number: int, turn: int, starts_turn: bool, state: bytes
) -> None:
    """Store the position after an action.

    A new turn deletes positions older than two turns, except those in which turns start. Of several positions in
    one transaction only the last is written, and those in which turns start; the others can be replayed.
    """
    if not isinstance(tx, MappedTx):
        _write_snapshot(tx, game, number, turn, starts_turn, state)
        return

    def write(tx: Tx) -> None:
        _write_snapshot(tx, game, number, turn, starts_turn, state)

    tx.cancel(("snapshot", game))
    tx.defer(
        ("snapshot", game, number) if starts_turn else ("snapshot", game),
        "snapshot",
        write,
    )


def _write_snapshot(
    tx: Tx, game: int, number: int, turn: int, starts_turn: bool, state: bytes
) -> None:
    tx.execute(
        "INSERT INTO snapshot (game, number, turn, starts_turn, state) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, number) DO UPDATE SET turn = excluded.turn, starts_turn = excluded.starts_turn, "
        "state = excluded.state",
        (game, number, turn, starts_turn, state),
    )
    if starts_turn:
        tx.execute(
            "DELETE FROM snapshot WHERE game = ? AND turn < ? AND starts_turn = 0",
            (game, turn - 1),
        )


def keep_only_last(tx: Tx, game: int) -> None:
    """Delete all positions of a finished game but the last."""
    tx.execute(
        "DELETE FROM snapshot WHERE game = ? AND number < (SELECT max(number) FROM snapshot WHERE game = ?)",
        (game, game),
    )


_SNAPSHOT = (
    "SELECT number, turn, starts_turn, state FROM snapshot WHERE game = ? AND number <= ? "
    "ORDER BY number DESC LIMIT 1"
)


def snapshot_ahead(tx: Tx, game: int, number: int) -> None:
    """Send the query of a later `snapshot_at` ahead, if that saves a wait."""
    ask_ahead(tx, _SNAPSHOT, (game, number))


def snapshot_at(tx: Tx, game: int, number: int) -> SnapshotRow | None:
    """Return the last position up to that number of actions."""
    return fetch_one(tx, SnapshotRow, _SNAPSHOT, (game, number))
