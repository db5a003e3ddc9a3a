"""Rows of seats that are asked besides the one that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from storage.transaction import Tx


class AskedRow(msgspec.Struct):
    """A seat that is asked: together with others (`joint`), or `early`, before its turn to place."""

    seat: int
    how: str
    since: int
    revision: int
    turn: int
    phase: int


JOINT, EARLY = "joint", "early"


def of_game(tx: Tx, game: int) -> list[AskedRow]:
    """The seats that are asked in a game, by number."""
    columns = ", ".join(AskedRow.__struct_fields__)
    rows = tx.execute(f"SELECT {columns} FROM asked WHERE game = ? ORDER BY seat", (game,))
    return [AskedRow(*row) for row in rows]


def keep(tx: Tx, game: int, row: AskedRow) -> None:
    """A seat is asked from now on, in place of an earlier asking."""
    tx.execute(
        "INSERT INTO asked (game, seat, how, since, revision, turn, phase) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, seat) DO UPDATE SET how = excluded.how, since = excluded.since, "
        "revision = excluded.revision, turn = excluded.turn, phase = excluded.phase",
        (game, row.seat, row.how, row.since, row.revision, row.turn, row.phase),
    )


def forget(tx: Tx, game: int, seat: int | None = None) -> None:
    """A seat, or with None nobody in a game, is asked any more."""
    tx.execute("DELETE FROM asked WHERE game = ? AND seat = coalesce(?, seat)", (game, seat))
