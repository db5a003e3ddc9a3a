"""Checks of stored games.

`storage check` runs them over a whole file without the bot. A use case that fails unexpectedly runs them over
its games: a sound game means a mistake of the program, a damaged one is reported to its people.
"""

from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec

from bot.core import answers, game_info, notifications
from bot.core.errors import Unreadable
from bot.core.game_info import options_of, scores_of
from bot.core.hooks import Hooks
from bot.core.model import Status
from bot.core.table_settings import TABLE_SETTINGS
from rules import record as records
from rules.errors import GameError
from rules.game import GameState
from rules.header import Header
from rules.register import find_game
from storage import (
    Corrupted,
    Location,
    actions,
    games,
    inspection,
    look_at,
    opening,
    outbox,
    shown,
    votes,
)
from storage import answers as answer_rows
from storage.compression import Unpackable
from storage.errors import StorageError
from storage.games import GameRow, Tx

TROUBLE = (StorageError, GameError, LookupError, Unpackable, msgspec.MsgspecError)
"""Exceptions about a damaged file or game, each with a sentence for people."""

MOST_GAMES = 5  # games that are looked at after one failure
ODD = (
    GameError,
    LookupError,
    ValueError,
    TypeError,
    OverflowError,
    AttributeError,
    msgspec.MsgspecError,
)
"""Exceptions that reading a value may raise which this bot did not write."""
_FAR = 2**40  # seconds, and numbers of anything: no time and no count comes there
_SEATS = ("seat", "asked_by", "deciding")
_IDS = (
    "id",
    "user",
    "host",
    "server",
    "channel",
    "thread",
    "message",
    "newcomer",
    "seed",
)
_LONG = ("action", "snapshot", "setup")  # read of one game only


def problems(tx: Tx) -> Iterator[str]:
    """Yield what is wrong with the games of a file."""
    for row in games.begun(tx):
        for problem in of_game(tx, row):
            yield f"game {row.id} ({row.status}): {problem}"


def of_game(tx: Tx, row: GameRow) -> Iterator[str]:
    """Yield what is wrong with one game: its position must load, and its record must lead there."""
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
        replayed = _replay(
            row, _header(tx, row.id), [(action.seat, action.code) for action in record]
        )
    except ODD as error:
        yield str(error)
        return
    if game.encode(state) != game.encode(replayed):
        yield "its record leads to another position than the one that is saved"
    if row.status == "running" and game.decision(state) is None:
        yield "it is running, but nothing is to be decided"


def _replay(row: GameRow, header: Header, record: list[tuple[int, str]]) -> GameState:
    """Return the state that a record leads to; raise GameError or ValueError where it is not legal."""
    game = find_game(row.kind)
    state, _ = game.start(header)
    for number, (seat, code) in enumerate(record, 1):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or not game.allows(state, code):
            raise ValueError(
                f"action {number}, {code!r} of seat {seat}, is not legal there"
            )
        game.step(state, code)
    return state


def _header(tx: Tx, game: int) -> Header:
    """Return how a game was set up; raise LookupError for a lobby."""
    header = games.header(tx, game)
    if header is None:
        raise LookupError(f"it has no game {game} that was started")
    return msgspec.json.decode(header, type=Header)


def record(place: Location, id_: int, *, complete: bool) -> str:
    """Return the record of a game, of any version's database.

    Of a hidden running one the known part, unless `complete`.
    """
    with look_at(place).up_to_date(place) as tx:
        row = games.find(tx, id_)
        snapshot = None if row is None else actions.snapshot_at(tx, id_, row.number)
        if row is None or snapshot is None:
            raise LookupError(f"{shown(place)}: it has no game {id_} that was started")
        begun = _header(tx, id_)
        recorded = [(action.seat, action.code) for action in actions.record(tx, id_)]
        public = game_info.public_number(tx, row)
    game = find_game(row.kind)
    header = game.drawn(game.decode(snapshot.state), begun)
    if game.hidden and row.status == "running" and not complete:
        return records.write_running(game, header, recorded[:public])
    return records.write(game, header, recorded)


# Damage: asked when a use case failed as no refusal does


def found_damaged(
    tx: Tx, hooks: Hooks, asked: Sequence[int], args: Sequence[object], file: str
) -> Unreadable | Corrupted | None:
    """Return the message for a failure: which game is damaged, or the file; None where all is sound.

    The game is one of those `asked` for or that the first argument may name. The file is named where rows
    were read for many games at once.
    """
    suspects = list(asked)[-MOST_GAMES:]
    if args and isinstance(args[0], int) and abs(args[0]) < _FAR:
        candidates = (args[0], votes.game_of(tx, args[0]), outbox.game_of(tx, args[0]))
        suspects += [game for game in candidates if isinstance(game, int)]
    for game in dict.fromkeys(suspects):
        try:
            oddity = next(_oddities(tx, hooks, game), None)
        except ODD as error:
            oddity = str(error) or type(error).__name__
        if oddity is not None:
            return Unreadable("table-unreadable", why=f"#{game}: {oddity}")
    oddity = next(inspection.misfits(tx, opening.version(), but=_LONG), None)
    return None if oddity is None else Corrupted(file, oddity)


def _oddities(tx: Tx, hooks: Hooks, game: int) -> Iterator[str]:
    if games.status_of(tx, game) is None:
        return
    yield from inspection.misfits(tx, opening.version(), game)
    yield from inspection.out_of_range(
        tx, game, _SEATS, games.count_seats(tx, game), _IDS, _FAR
    )
    row = games.find(tx, game)
    assert row is not None, "its status was read"
    yield from _of_row(row, games.count_seats(tx, game))
    if any(
        holder.tenure is not None and holder.user is None
        for holder in games.holders(tx, game)
    ):
        yield "nobody holds a seat that is not open"
    if games.header(tx, game) is not None:
        yield from of_game(tx, row)
        yield from _of_position(tx, row)
    rules = find_game(row.kind)
    rules.decode_events(games.opening(tx, game) or b"[]")
    for events in actions.events_from(tx, game, 0):
        rules.decode_events(events)
    for body in outbox.bodies(tx, game):
        notifications.decode(body)
    for seat in range(games.count_seats(tx, game)):
        for answer in answer_rows.waiting(tx, game, seat):
            answers.answer_of(answer)
    for check in hooks.integrity_checks:
        check(tx, row)


def _of_row(row: GameRow, seats: int) -> Iterator[str]:
    """Yield what is odd about the words of a game's own row."""
    rules = find_game(row.kind)
    if row.status not in get_args(Status):
        yield f"status is {row.status!r}"
    for setting in TABLE_SETTINGS.values():
        value = setting.of_columns(row)
        if setting.values and value is not None and str(value) not in setting.values:
            yield f"{setting.name} is {value!r}"
    options = options_of(row)
    if any(options.get(name) not in values for name, values in rules.options.items()):
        yield "an option is missing or unknown"
    for points in (scores_of(row.scores), scores_of(row.winners)):
        if row.status == "finished" and (
            points is None or not 0 < len(points) <= seats
        ):
            yield "its result is not one of so many seats"
    if row.status == "running" and (
        row.deciding is None or row.decision is None or row.since is None
    ):
        yield "nobody decides"


def _of_position(tx: Tx, row: GameRow) -> Iterator[str]:
    """Yield where the row says something else than the position; `of_game` has read that."""
    snapshot = actions.snapshot_at(tx, row.id, row.number)
    if snapshot is None:
        return
    rules = find_game(row.kind)
    state = rules.decode(snapshot.state)
    decision = rules.decision(state)
    if row.status == "running" and (
        decision is None
        or decision.kind != row.decision
        or row.deciding not in (decision.seat, *answers.at_once(row, state))
    ):
        yield "another seat or question than that of its position is asked"
    if (row.turn, row.phase) != (state.turn, state.phase):
        yield "it is in another phase than its position"
    if row.phase_ended != actions.last_phase_end(tx, row.id):
        yield "its last phase ended with another action"
