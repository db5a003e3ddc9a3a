"""The isolation of use cases on a server where several processes write, and the conflicts that end a try.

Most are serializable: as if one ran after the other. PostgreSQL notices by pages what they read and write, so
those of two games can look like a conflict. A use case of one game alone sees the state when it began, and its
first write is the row of that game: of two of one game the second waits and then begins again, and those of
different games never meet. All others write the rows of the games that they have read, before they end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.postgres.errors import Lost

if TYPE_CHECKING:
    from storage.postgres.connection import ServerTx

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Begins a transaction that reads one consistent state."""
TOGETHER = 2  # tries beside other writers; later ones exclude them
BESIDE, ALONE = (
    "ROW SHARE",
    "EXCLUSIVE",
)  # the second waits for all locks of the first kind, and blocks new ones
WHOLE = "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE caylus_schema IN {} MODE; SELECT pg_current_xact_id()::text"
OF_A_GAME = (
    "BEGIN ISOLATION LEVEL REPEATABLE READ; LOCK TABLE caylus_schema IN ROW SHARE MODE; "
    "UPDATE game SET revision = revision WHERE id = {}; SELECT pg_current_xact_id()::text"
)


def begin(tx: ServerTx, conflicts: int, game: int | None, *, alone: bool) -> str:
    """Begin a use case, of one game or of all; return the number of its transaction.

    `alone`: no other process writes there.
    """
    if alone or game is None or conflicts >= TOGETHER:
        tx.beside = "" if alone else "all"
        (number,) = tx.plainly(WHOLE.format(BESIDE if conflicts < TOGETHER else ALONE))
        return str(number)
    tx.beside = "one game"
    try:
        (number,) = tx.plainly(OF_A_GAME.format(int(game)))
    except Lost:
        raise
    except BaseException:  # the game's row was written meanwhile
        tx.plainly("ROLLBACK")
        raise
    return str(number)
