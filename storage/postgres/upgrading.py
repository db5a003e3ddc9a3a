"""The migration of a database on a server, after a copy of it and while no bot runs on it."""

from __future__ import annotations

import logging
import re
import time
from typing import TYPE_CHECKING

from storage import copying, opening
from storage.errors import Corrupted, OlderVersion, StillServed
from storage.postgres.copy_endpoint import ServerEnd
from storage.postgres.isolation import READING
from storage.postgres.opening import (
    MIGRATING,
    SERVING,
    identify,
    migrate,
    missing,
)

if TYPE_CHECKING:
    from pathlib import Path

    from storage.postgres.connection import ServerTx

DISCONNECT_SECONDS = 5.0  # seconds until the server notices a lost process
LOOK = 0.05  # seconds between two checks
_log = logging.getLogger("caylus.storage")

_HOLDERS = (
    "SELECT DISTINCT application_name, host(client_addr) FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND classid = 0 AND objid = ? AND objsubid = 1 AND granted "
    "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND pid <> pg_backend_pid()"
)
_NAMED = re.compile(r"caylus (\S+ \d+) [0-9a-f]+")
"""The name of a bot's connection: machine, number of the process, a random number."""


def prepare(tx: ServerTx, copies: Path | None = None) -> None:
    """Migrate the database to the present version; of several processes one does it, and the others wait.

    Raises StillServed while bots run on it; the lock of the one bot keeps new ones away meanwhile. What is
    stored goes into a file of its version in the folder `copies` before; without one, raise OlderVersion
    where anything is. Then nothing was changed.
    """
    if _found(tx) < opening.version() and _alone(tx):
        present = _found(tx)
        if present < opening.version():
            _upgrade(tx, present, copies)
        # where this raised, they go with the connection
        tx.plainly("SELECT pg_advisory_unlock_all()")
    for lost in missing(tx):
        raise Corrupted(tx.place, lost)


def _found(tx: ServerTx) -> int:
    present = identify(tx)
    opening.refuse_newer(present, tx.place)
    return present


def _alone(tx: ServerTx) -> bool:
    """Take the lock of the one bot; return False if another process migrates the database meanwhile."""
    until = time.monotonic() + DISCONNECT_SECONDS
    while not tx.plainly(f"SELECT pg_try_advisory_lock({SERVING})")[0]:
        if _found(tx) == opening.version():
            return False
        if (
            time.monotonic() > until
            and not tx.execute(_HOLDERS, (MIGRATING,)).fetchall()
        ):
            raise _still_served(tx)
        time.sleep(LOOK)
    tx.plainly(f"SELECT pg_advisory_lock({MIGRATING})")
    return True


def _still_served(tx: ServerTx) -> StillServed:
    """Return the error, with the processes by the names of their connections."""
    holders = tx.execute(_HOLDERS, (SERVING,)).fetchall()
    names = {_NAMED.fullmatch(holder) for holder in (name or "" for name, _ in holders)}
    known = sorted({name[1] for name in names if name is not None})
    others = sorted({f"{name} {address or ''}".strip() for name, address in holders})
    return StillServed(
        tx.place,
        found=identify(tx),
        known=opening.version(),
        who=", ".join(known or others) or "?",
    )


def _upgrade(tx: ServerTx, present: int, copies: Path | None) -> None:
    """Copy the database, then migrate it in one transaction; if that fails, delete the copy."""
    # a large database takes longer than a statement may
    tx.plainly("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
    kept = None
    if present:
        if copies is None:
            raise OlderVersion(tx.place, found=present, known=opening.version())
        copies.mkdir(parents=True, exist_ok=True)
        kept = opening.beside(copies / "caylus.db", present)
        tx.plainly(READING)
        copying.keep(ServerEnd(tx), present, kept)
        tx.plainly("COMMIT")
    try:
        migrate(tx, present)
    except BaseException:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise
    if kept is not None:
        _log.info(
            "%s: version %d is now %d; as it was: %s",
            tx.place,
            present,
            opening.version(),
            kept,
        )
