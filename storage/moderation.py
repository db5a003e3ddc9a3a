"""Rows of the moderators' log: act, actor, reason, and whether it was taken back."""

from __future__ import annotations

import msgspec

from storage.transaction import (
    Tx,
    Value,
    columns,
    exists,
    fetch_all,
    fetch_one,
    insert_row,
    update_row,
)

HELD = 24 * 60 * 60  # seconds for which the seats of a barred person are held


class ModerationRow(msgspec.Struct):
    """An act of a moderator or administrator, as the schema explains it."""

    id: int
    server: int
    game: int | None
    seat: int | None
    act: str
    moderator: int | None
    moderator_name: str | None
    user: int | None
    user_name: str | None
    reason: str
    at: int
    tenure: int | None
    stand_in: int | None
    """The level of the computer at a seat before its act; of a bar's new end its former end, 0 for none."""
    target: int | None
    undone: int
    until: int | None
    seats: int | None
    lobbies: int | None
    invitations: int | None
    waits: int
    degree: str | None
    """The degree of a bar: `warning`, `restriction` from new games, or None for everything.

    Of settings of a game by name the former and the new value, as JSON. Of an act about a seat `missing` where its
    person was, of its reversal `excused` where the turns that it cost are.
    """
    mistake: int | None
    """The reason to take a bar back: 1 where it was a mistake, 0 where it has served its purpose; None: not said."""
    unread: str | None
    """The users who got no direct message about the act, and have not been shown it, with spaces."""
    regained: int | None
    """When somebody last took a seat back that they had lost by a mistake."""

    @property
    def is_short(self) -> bool:
        """True if it is a bar that ends while seats are still held."""
        return self.until is not None and self.until - self.at <= HELD

    @property
    def term(self) -> str:
        """The end of a bar: `none` of a warning, `open` until it is lifted, or the `day` that `until` says."""
        if self.degree == "warning":
            return "none"
        return "open" if self.until is None else "day"


_ROW = f"SELECT {columns(ModerationRow)} FROM moderation "


def add(tx: Tx, **values: Value) -> int:
    """Add an act; return its id."""
    return insert_row(tx, "moderation", values)


def change(tx: Tx, entry: int, **values: Value) -> None:
    """Set columns of an act."""
    update_row(tx, "moderation", entry, values)


def find(tx: Tx, entry: int) -> ModerationRow | None:
    """Return the act with an id."""
    return fetch_one(tx, ModerationRow, _ROW + "WHERE id = ?", (entry,))


def last_standing(tx: Tx, game: int) -> ModerationRow | None:
    """Return the last act in a game that was not reversed."""
    return fetch_one(
        tx,
        ModerationRow,
        _ROW
        + "WHERE game = ? AND (act <> 'back' OR waits = 1) AND undone = 0 ORDER BY id DESC LIMIT 1",
        (game,),
    )


def last_on_seat(tx: Tx, game: int, seat: int) -> ModerationRow | None:
    """Return the last act that gave a seat to another holder and was not reversed."""
    return fetch_one(
        tx,
        ModerationRow,
        f"{_ROW}WHERE game = ? AND seat = ? AND act IN ('give', 'computer', 'skip') AND undone = 0 "
        "ORDER BY id DESC LIMIT 1",
        (game, seat),
    )


def latest(tx: Tx, server: int | None, most: int) -> list[ModerationRow]:
    """Return the last acts of a server, or of all servers, the newest first."""
    where, values = ("", ()) if server is None else ("WHERE server = ? ", (server,))
    return fetch_all(
        tx, ModerationRow, f"{_ROW}{where}ORDER BY id DESC LIMIT ?", (*values, most)
    )


def about(tx: Tx, server: int, user: int, most: int) -> list[ModerationRow]:
    """Return the last acts of a server about a person, or a seat that they held before, the newest first."""
    return fetch_all(
        tx,
        ModerationRow,
        f"{_ROW}WHERE server = ? AND (user = ? OR COALESCE(target, id) IN ("
        "SELECT act.id FROM moderation AS act JOIN tenure ON tenure.id = act.tenure WHERE tenure.user = ?)) "
        "ORDER BY id DESC LIMIT ?",
        (server, user, user, most),
    )


def giving_back(tx: Tx, server: int, user: int) -> list[ModerationRow]:
    """Return the reversals that may return a lost seat to a person, the newest first."""
    return fetch_all(
        tx,
        ModerationRow,
        f"{_ROW}WHERE server = ? AND act IN ('back', 'mistake') AND undone = 0 AND (user = ? OR target IN ("
        "SELECT act.id FROM moderation AS act JOIN tenure ON tenure.id = act.tenure WHERE tenure.user = ?)) "
        "ORDER BY id DESC",
        (server, user, user),
    )


def undoing(
    tx: Tx, server: int, entry: int, *, first: bool = False
) -> ModerationRow | None:
    """Return the last reversal of an act, or the `first`; None without one.

    A bar that is over can be reversed once more, as a mistake.
    """
    return fetch_one(
        tx,
        ModerationRow,
        f"{_ROW}WHERE server = ? AND id > ? AND target = ? AND waits = 0 AND act = 'back' "
        f"ORDER BY id {'' if first else 'DESC '}LIMIT 1",
        (server, entry, entry),
    )


def allowing(tx: Tx, server: int, entry: int) -> ModerationRow | None:
    """Return the last act that allows a person to reverse an act once they have returned."""
    return fetch_one(
        tx,
        ModerationRow,
        _ROW
        + "WHERE server = ? AND id > ? AND target = ? AND waits = 1 ORDER BY id DESC LIMIT 1",
        (server, entry, entry),
    )


def is_in_force(
    tx: Tx, server: int, act: str, user: int, degree: str | None = None
) -> bool:
    """Return whether an act about a person (`ladder`, or `bar` of that degree) is in force."""
    return _in_force(tx, server, act, user, degree) is not None


def bar_of(
    tx: Tx, server: int, user: int, degree: str | None = None
) -> ModerationRow | None:
    """Return the act by which a person is barred on a server, in that degree; None where they are not."""
    return _in_force(tx, server, "bar", user, degree)


def _in_force(
    tx: Tx, server: int, act: str, user: int, degree: str | None
) -> ModerationRow | None:
    return fetch_one(
        tx,
        ModerationRow,
        _ROW
        + "WHERE user = ? AND server = ? AND act = ? AND undone = 0 AND COALESCE(degree, '') = ? AND target IS NULL "
        "ORDER BY id DESC LIMIT 1",
        (user, server, act, degree or ""),
    )


def changing(tx: Tx, bar: int) -> list[ModerationRow]:
    """Return the acts by which a bar was made longer or shorter, the first first."""
    return fetch_all(
        tx, ModerationRow, _ROW + "WHERE target = ? AND act = 'bar' ORDER BY id", (bar,)
    )


def acted_on_seat(tx: Tx, game: int, moderator: int) -> bool:
    """Return whether a moderator has acted on a seat of a game or ended its tenure by a bar, even if reversed."""
    return exists(
        tx,
        "SELECT 1 FROM moderation WHERE moderator = ? AND game = ? AND seat IS NOT NULL "
        "UNION ALL SELECT 1 FROM tenure JOIN moderation ON moderation.user = tenure.user AND act = 'bar' "
        "AND at = tenure.ended WHERE tenure.game = ? AND moderator = ? LIMIT 1",
        (moderator, game, game, moderator),
    )


def is_void(tx: Tx, game: int) -> bool:
    """Return whether the result of a game is void."""
    return exists(
        tx,
        "SELECT 1 FROM moderation WHERE game = ? AND act = 'void' AND undone = 0 LIMIT 1",
        (game,),
    )


def barred(tx: Tx, server: int) -> frozenset[int]:
    """Return the users who are barred on a server, from everything or from new games."""
    return frozenset(
        fetch_all(
            tx,
            int,
            "SELECT user FROM moderation WHERE server = ? AND act = 'bar' AND undone = 0 AND user IS NOT NULL "
            "AND COALESCE(degree, '') <> 'warning' AND target IS NULL",
            (server,),
        )
    )
