"""Rows of clocks and away notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.shard_range import of_games

if TYPE_CHECKING:
    from storage.shard_range import ShardRange
    from storage.transaction import Tx


class ClockRow(msgspec.Struct):
    """A seat's clock as the schema explains it."""

    game: int
    seat: int
    bank: int
    began: int | None
    deadline: int | None
    told: int
    next: int | None
    missed: int | None


_CLOCK = f"SELECT {', '.join('clock.' + name for name in ClockRow.__struct_fields__)} FROM clock "


def find(tx: Tx, game: int, seat: int) -> ClockRow | None:
    """The clock of a seat; None when it never ran."""
    row = tx.execute(_CLOCK + "WHERE game = ? AND seat = ?", (game, seat)).fetchone()
    return None if row is None else ClockRow(*row)


def keep(tx: Tx, row: ClockRow) -> None:
    """Writes a clock."""
    tx.execute(
        "INSERT INTO clock (game, seat, bank, began, deadline, told, next, missed) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, seat) DO UPDATE SET bank = excluded.bank, began = excluded.began, "
        "deadline = excluded.deadline, told = excluded.told, next = excluded.next, missed = excluded.missed",
        msgspec.structs.astuple(row),
    )


def of_game(tx: Tx, game: int) -> list[ClockRow]:
    """The clocks of a game by seat."""
    return [ClockRow(*row) for row in tx.execute(_CLOCK + "WHERE game = ? ORDER BY seat", (game,))]


def forget(tx: Tx, game: int, seat: int | None = None) -> None:
    """Removes a seat's clock, or with None all of a game: they begin anew."""
    tx.execute("DELETE FROM clock WHERE game = ? AND seat = coalesce(?, seat)", (game, seat))


def stop(tx: Tx, game: int) -> None:
    """Lets no reminder of a game come any more; deadlines stay as they are."""
    tx.execute("UPDATE clock SET next = NULL WHERE game = ?", (game,))


def end(tx: Tx, game: int) -> None:
    """Stops the clocks of a game that is over: nothing is due any more, banks are kept."""
    tx.execute("UPDATE clock SET began = NULL, deadline = NULL, next = NULL WHERE game = ?", (game,))


def due(tx: Tx, now: int, share: ShardRange | None = None) -> list[ClockRow]:
    """The clocks that have something to say now, the longest overdue first."""
    mine = of_games(share, "clock.game")
    rows = tx.execute(_CLOCK + f"WHERE next <= ?{mine} ORDER BY next, game, seat", (now,))
    return [ClockRow(*row) for row in rows]


def next_due(tx: Tx, share: ShardRange | None = None) -> int | None:
    """When the next clock has something to say."""
    mine = of_games(share, "clock.game")
    row = tx.execute(f"SELECT next FROM clock WHERE next IS NOT NULL{mine} ORDER BY next LIMIT 1").fetchone()
    return None if row is None else row[0]


def running(tx: Tx, user: int | None = None, share: ShardRange | None = None) -> list[ClockRow]:
    """The clocks that run: all, those of the seats that a person holds, or those of a share."""
    held = (
        "JOIN tenure ON tenure.game = clock.game AND tenure.seat = clock.seat AND tenure.ended IS NULL "
        "AND tenure.user = ? "
        if user is not None
        else ""
    )
    rows = tx.execute(
        _CLOCK
        + held
        + "WHERE clock.deadline IS NOT NULL AND clock.next IS NOT NULL"
        + of_games(share, "clock.game"),
        () if user is None else (user,),
    )
    return [ClockRow(*row) for row in rows]


# Away notices


def away(tx: Tx, user: int, since: int = 0) -> list[tuple[int, int]]:
    """A person's away notices that end after an instant, as (begin, end)."""
    rows = tx.execute(
        "SELECT began, ends FROM away WHERE user = ? AND ends > ? ORDER BY began, id", (user, since)
    )
    return [(began, ends) for began, ends in rows]


def add_away(tx: Tx, user: int, began: int, ends: int, now: int) -> None:
    """Adds an away notice."""
    tx.execute("INSERT INTO away (user, began, ends, set_at) VALUES (?, ?, ?, ?)", (user, began, ends, now))


def bring_absences_near(tx: Tx, now: int) -> None:
    """Lets absences that begin at a time that is still to come begin now, as long as they were: all are announced
    from the moment on."""
    tx.execute(
        "UPDATE away SET ends = ends - (began - :now), began = :now, set_at = :now WHERE began > :now",
        {"now": now},
    )


def cut_away(tx: Tx, user: int, began: int, ends: int, now_ends: int | None) -> None:
    """Ends an away notice earlier, or with None takes it back."""
    if now_ends is None:
        tx.execute("DELETE FROM away WHERE user = ? AND began = ? AND ends = ?", (user, began, ends))
    else:
        tx.execute(
            "UPDATE away SET ends = ? WHERE user = ? AND began = ? AND ends = ?",
            (now_ends, user, began, ends),
        )
