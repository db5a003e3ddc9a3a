"""The deletion of all data of a server of Discord, by the operator of the bot."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from storage import copying, file_lock
from storage.location import is_server, look_at, open_at

if TYPE_CHECKING:
    from storage.location import Location
    from storage.transaction import Tx

PEOPLES = "puzzle_answer"
"""Rows of people that name a server: they stay, without it."""


async def delete_server(place: Location, server: int) -> int:
    """Delete the games, tournaments, statistics and settings of a server; return how many games these were.

    Raise StorageError, InUse where a bot runs there.
    """
    look_at(place).version(place)  # raises where there is no database
    with contextlib.ExitStack() as held:
        if not is_server(place):  # a server sees to it by itself
            held.enter_context(file_lock.hold(Path(place).parent))
        store = await open_at(place)
        try:
            return await store.write(partial(_delete, server=server))
        finally:
            await store.close()


def _delete(tx: Tx, server: int) -> int:
    tx.execute(
        "UPDATE game SET rematch_of = NULL WHERE rematch_of IN (SELECT id FROM game WHERE server = ?)",
        (server,),
    )
    count = 0
    for table, columns in copying.columns().items():
        if "server" not in columns:
            continue
        if table == PEOPLES:
            tx.execute(f"UPDATE {table} SET server = NULL WHERE server = ?", (server,))
            continue
        deleted = tx.execute(
            f"DELETE FROM {table} WHERE server = ?", (server,)
        ).rowcount
        count += deleted if table == "game" else 0
    return count
