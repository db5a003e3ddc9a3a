"""The repacking of the events of ended games of earlier versions."""

from __future__ import annotations

from storage.compression import Unpackable, is_packed, pack, unpack
from storage.transaction import Tx, fetch_all


def to_pack(tx: Tx, before: int, most: int) -> list[int]:
    """Return at most `most` games that ended before an instant and whose events are not repacked yet."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE packed = 0 AND ended < ? ORDER BY ended LIMIT ?",
        (before, most),
    )


def pack_again(tx: Tx, game: int) -> None:
    """Repack the events of a game with the present dictionary; leave damaged ones unchanged."""
    for revision, events in tx.execute(
        "SELECT revision, events FROM action WHERE game = ?", (game,)
    ).fetchall():
        packed = _packed(events)
        if packed is not None:
            tx.execute(
                "UPDATE action SET events = ? WHERE game = ? AND revision = ?",
                (packed, game, revision),
            )
    row = tx.execute("SELECT opening FROM setup WHERE game = ?", (game,)).fetchone()
    packed = None if row is None else _packed(row[0])
    if packed is not None:
        tx.execute("UPDATE setup SET opening = ? WHERE game = ?", (packed, game))
    tx.execute("UPDATE game SET packed = 1 WHERE id = ?", (game,))


def _packed(events: bytes | None) -> bytes | None:
    if events is None or is_packed(events):
        return None
    try:
        return pack(unpack(events))
    except Unpackable:
        return None
