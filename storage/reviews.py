"""Rows of reviews, one for each reviewed seat of a finished game."""

from __future__ import annotations

import msgspec

from storage.transaction import Tx, fetch_one


class ReviewRow(msgspec.Struct):
    """The review of a seat's decisions in a record of so many actions; `found` is its text as JSON."""

    game: int
    seat: int
    number: int
    made: int
    found: str


def find(tx: Tx, game: int, seat: int, number: int) -> ReviewRow | None:
    """Return the review of a seat in a record of so many actions."""
    return fetch_one(
        tx,
        ReviewRow,
        "SELECT game, seat, number, made, found FROM review WHERE game = ? AND seat = ? AND number = ?",
        (game, seat, number),
    )


def keep(tx: Tx, row: ReviewRow, user: int) -> None:
    """Store a review, also an unfinished one, in place of an older one; the first asker stays the asker."""
    tx.execute(
        "INSERT INTO review (game, seat, number, user, made, found) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, seat) DO UPDATE SET number = excluded.number, "
        "user = CASE WHEN review.number = excluded.number THEN review.user ELSE excluded.user END, "
        "made = excluded.made, found = excluded.found",
        (row.game, row.seat, row.number, user, row.made, row.found),
    )
