"""Games in a database file, looked at without the bot: whether each is sound, and the record of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.core import visibility
from rules import record as records
from rules.errors import GameError
from rules.header import Header
from rules.register import find_game
from storage import actions, games, look_at, shown
from storage.compression import Unpackable
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage import Place
    from storage.games import GameRow, Tx

TROUBLE = (StorageError, GameError, LookupError, Unpackable, msgspec.MsgspecError)
"""What may be wrong with a file or a game of it, each a sentence."""


def problems(tx: Tx) -> Iterator[str]:
    """What is wrong with the games of a file."""
    for row in games.begun(tx):
        for problem in of_game(tx, row):
            yield f"game {row.id} ({row.status}): {problem}"


def of_game(tx: Tx, row: GameRow) -> Iterator[str]:
    """What is wrong with one game: its position must load, and its record must lead there."""
    log = actions.log(tx, row.id)
    record = [action for action in log if action.undone is None]
    if [action.number for action in record] != list(range(1, row.number + 1)):
        yield f"its record has the numbers {[action.number for action in record]}, not 1 to {row.number}"
        return
    if log and log[-1].revision > row.revision:
        yield f"it has an action of revision {log[-1].revision}, behind its own revision {row.revision}"
    try:
        snapshot = actions.snapshot_at(tx, row.id, row.number)
        if snapshot is None or snapshot.number != row.number:
            yield "its present position is missing"
            return
        game = find_game(row.kind)
        state = game.decode(snapshot.state)
        replayed = _replay(row, _header(tx, row.id), [(action.seat, action.code) for action in record])
    except (
        GameError,
        LookupError,
        ValueError,
        TypeError,
        msgspec.MsgspecError,
    ) as error:  # TypeError: a value of another type
        yield str(error)
        return
    if game.encode(state) != game.encode(replayed):
        yield "its record leads to another position than the one that is saved"
    if row.status == "running" and game.decision(state) is None:
        yield "it is running, but nothing is to be decided"


def _replay(row: GameRow, header: Header, record: list[tuple[int, str]]) -> Any:
    """The state that a record leads to; raises GameError or ValueError where it is not legal."""
    game = find_game(row.kind)
    state, _ = game.start(header)
    for number, (seat, code) in enumerate(record, 1):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or code not in decision.actions:
            raise ValueError(f"action {number}, {code!r} of seat {seat}, is not legal there")
        game.step(state, code)
    return state


def _header(tx: Tx, game: int) -> Header:
    """How a game was set up; raises LookupError for a lobby."""
    found = games.header(tx, game)
    if found is None:
        raise LookupError(f"it has no game {game} that was started")
    return msgspec.json.decode(found, type=Header)


def record(place: Place, id_: int, *, complete: bool) -> str:
    """The record of a game, whichever version wrote its database; of a running one with hidden cards only what
    everybody knows, unless complete."""
    with look_at(place).up_to_date(place) as tx:
        row = games.find(tx, id_)
        snapshot = None if row is None else actions.snapshot_at(tx, id_, row.number)
        if row is None or snapshot is None:
            raise LookupError(f"{shown(place)}: it has no game {id_} that was started")
        begun = _header(tx, id_)
        taken = [(action.seat, action.code) for action in actions.record(tx, id_)]
        public = visibility.public_number(tx, row)
    game = find_game(row.kind)
    header = game.drawn(game.decode(snapshot.state), begun)
    if game.hidden and row.status == "running" and not complete:
        return records.write_running(game, header, taken[:public])
    return records.write(game, header, taken)
