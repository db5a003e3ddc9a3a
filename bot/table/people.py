"""Settings of people and servers, what is stored about a person, and its deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import lobby, tenures
from bot.table.pace import times
from storage import games
from storage import people as rows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.table.desk import Desk


def settings_of(desk: Desk, user: int) -> dict[str, str]:
    """A person's settings by name."""
    return rows.settings(desk.tx, "user", user)


def set_for(desk: Desk, user: int, values: Mapping[str, str | None]) -> dict[str, str]:
    """Changes a person's settings and returns them all."""
    return times.change_settings(desk, user, values)


def server_settings(desk: Desk, server: int) -> dict[str, str]:
    """A server's settings by name."""
    return rows.settings(desk.tx, "server", server)


def set_server(desk: Desk, server: int, values: Mapping[str, str | None]) -> dict[str, str]:
    """Changes a server's settings and returns them all."""
    rows.change(desk.tx, "server", server, values)
    return server_settings(desk, server)


def about(desk: Desk, user: int) -> dict[str, Any]:
    """Everything stored about a person, with the private orders of the seats they hold now."""
    found: dict[str, Any] = dict(rows.about(desk.tx, user))
    mine = "SELECT game, seat FROM tenure WHERE user = ? AND ended IS NULL"
    for what, table, column in (("plans", "plan", "orders"), ("answers_ahead", "answer_ahead", "code")):
        cursor = desk.tx.execute(
            f"SELECT game, seat, {column} FROM {table} WHERE (game, seat) IN ({mine})", (user,)
        )
        found[what] = [{"game": game, "seat": seat, column: text} for game, seat, text in cursor]
    return found


def forget(desk: Desk, user: int) -> tuple[int, ...]:
    """Deletes a person's data; everybody's games go on, with a nameless seat that is open to claim."""
    touched = []
    for row in games.select(
        desk.tx,
        "WHERE status IN ('lobby', 'running') AND (id IN (SELECT game FROM tenure WHERE user = ? AND ended IS NULL) "
        "OR (status = 'lobby' AND host = ?))",
        (user, user),
    ):
        touched.append(row.id)
        if row.status == "lobby":
            lobby.vacate(desk, row, user)
            continue
        for holder in games.holders(desk.tx, row.id):
            if holder.user == user:
                for table in ("plan", "answer_ahead"):
                    desk.tx.execute(f"DELETE FROM {table} WHERE game = ? AND seat = ?", (row.id, holder.seat))
                tenures.vacate(desk, row, holder.seat, "forgotten")
    rows.forget(desk.tx, user)
    return tuple(touched)
