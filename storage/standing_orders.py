"""Rows of standing orders; what they say is text that only the plans read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.private_texts import mine
from storage.transaction import added

if TYPE_CHECKING:
    from storage.transaction import Tx


class PlanRow(msgspec.Struct):
    """A standing order as the schema explains it; `orders` is JSON."""

    id: int
    seat: int
    rank: int
    kind: str
    orders: str
    status: str
    armed: int
    armed_revision: int
    why: str | None


_PLAN = f"SELECT {', '.join(PlanRow.__struct_fields__)} FROM plan "


def add_plan(tx: Tx, game: int, seat: int, kind: str, orders: str, now: int, revision: int) -> int:
    """Arms an order behind the others of the seat; returns its id."""
    rank = tx.execute(
        "SELECT coalesce(max(rank), 0) + 1 FROM plan WHERE game = ? AND seat = ?", (game, seat)
    ).fetchone()[0]
    return added(
        tx,
        "INSERT INTO plan (game, seat, rank, kind, orders, status, armed, armed_revision) "
        "VALUES (?, ?, ?, ?, ?, 'armed', ?, ?)",
        (game, seat, rank, kind, orders, now, revision),
    )


def plans(tx: Tx, game: int, seat: int, *statuses: str) -> list[PlanRow]:
    """The orders of a seat in these states, by rank."""
    marks = ", ".join("?" * len(statuses))
    rows = tx.execute(
        _PLAN + f"WHERE game = ? AND seat = ? AND status IN ({marks}) ORDER BY rank", (game, seat, *statuses)
    )
    return [PlanRow(*row) for row in rows]


def plans_to_restore(tx: Tx, game: int, since: int) -> list[PlanRow]:
    """The orders of those who hold the seats that an undo can give something back: they wait, or came to their end
    at or after an instant."""
    rows = tx.execute(
        _PLAN
        + "WHERE game = ? AND (status IN ('armed', 'paused') OR status = 'done' AND why IS NULL AND ended >= ?) "
        f"AND {mine('plan', 'armed')} ORDER BY id",
        (game, since),
    )
    return [PlanRow(*row) for row in rows]


def go_on(tx: Tx, plan: int) -> None:
    """Arms an order again that had come to its end."""
    tx.execute("UPDATE plan SET status = 'armed', ended = NULL WHERE id = ?", (plan,))


def stopped_since(tx: Tx, game: int, seat: int, since: int) -> list[PlanRow]:
    """The orders of a seat's holder that stopped at or after an instant, by rank."""
    rows = tx.execute(
        _PLAN + "WHERE game = ? AND seat = ? AND status = 'stopped' AND ended >= ? "
        f"AND {mine('plan', 'armed')} ORDER BY rank",
        (game, seat, since),
    )
    return [PlanRow(*row) for row in rows]


def plans_of_holder(tx: Tx, game: int, seat: int) -> list[PlanRow]:
    """Every order that the seat's holder has given, whatever became of it, by rank."""
    rows = tx.execute(
        _PLAN + f"WHERE game = ? AND seat = ? AND {mine('plan', 'armed')} ORDER BY rank", (game, seat)
    )
    return [PlanRow(*row) for row in rows]


def change_plan(tx: Tx, plan: int, orders: str) -> None:
    """Keeps what an order has done so far."""
    tx.execute("UPDATE plan SET orders = ? WHERE id = ?", (orders, plan))


def arm_again(tx: Tx, plan: int, orders: str, now: int, revision: int) -> None:
    """Arms a paused order, with the position it is compared with from now on."""
    tx.execute(
        "UPDATE plan SET status = 'armed', orders = ?, armed = ?, armed_revision = ? "
        "WHERE id = ? AND status = 'paused'",
        (orders, now, revision, plan),
    )


def end_plan(tx: Tx, plan: int, status: str, why: str | None, now: int) -> None:
    """Ends an order: stopped, done or cleared. One that has ended stays as it is."""
    tx.execute(
        "UPDATE plan SET status = ?, why = ?, ended = ? WHERE id = ? AND status IN ('armed', 'paused')",
        (status, why, now, plan),
    )


def pause_plans(tx: Tx, game: int, seat: int) -> int:
    """Pauses the armed orders of a seat; returns how many."""
    return tx.execute(
        "UPDATE plan SET status = 'paused' WHERE game = ? AND seat = ? AND status = 'armed'", (game, seat)
    ).rowcount


def clear_plans(tx: Tx, game: int, seat: int, now: int) -> int:
    """Clears every order of a seat; returns how many."""
    return tx.execute(
        "UPDATE plan SET status = 'cleared', ended = ? WHERE game = ? AND seat = ? AND status IN ('armed', 'paused')",
        (now, game, seat),
    ).rowcount
