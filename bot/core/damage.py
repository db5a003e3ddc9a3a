"""Whether what is stored is what this bot writes: asked when a use case failed as no refusal does. Where it is, the
failure is a mistake of the program, to be seen as one; where it is not, the people of that game are told so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.core import answers, integrity, notifications, simultaneous
from bot.core.errors import Unreadable
from bot.core.game_info import options_of, scores_of
from bot.core.game_settings import EVENINGS, TOGETHER
from bot.core.model import HINTS, LATES, PACES, RATED, UNDO_POLICIES
from rules.errors import GameError
from rules.register import find_game
from storage import Corrupted, actions, games, inspection, opening, outbox, votes
from storage import answers as answer_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.core.hooks import Hooks
    from storage.games import GameRow, Tx

MOST = 5  # games that are looked at after one failure
ODD = (GameError, LookupError, ValueError, TypeError, OverflowError, AttributeError, msgspec.MsgspecError)
"""What reading a value may end in that this bot did not write."""
_FAR = 2**40  # seconds, and numbers of anything: no time and no count comes there
_SEATS = ("seat", "asked_by", "deciding")
_IDS = ("id", "user", "host", "server", "channel", "thread", "message", "newcomer", "seed")
_LONG = ("action", "snapshot", "setup")  # read of one game only


def told(
    tx: Tx, hooks: Hooks, asked: Sequence[int], args: Sequence[object], file: str
) -> Unreadable | Corrupted | None:
    """What is to be told after a failure: which game is damaged, of those that were `asked` for and those that the
    use case's first argument may name; that the file is, as far as its rows are read for many games at once; None
    where all that is sound."""
    for game in _suspects(tx, asked, args):
        try:
            found = next(_of_game(tx, hooks, game), None)
        except ODD as error:
            found = str(error) or type(error).__name__
        if found is not None:
            return Unreadable("table-unreadable", why=f"#{game}: {found}")
    found = next(inspection.misfits(tx, opening.version(), but=_LONG), None)
    return None if found is None else Corrupted(file, found)


def _suspects(tx: Tx, asked: Sequence[int], args: Sequence[object]) -> list[int]:
    found = list(asked)[-MOST:]
    if args and isinstance(args[0], int) and abs(args[0]) < _FAR:
        named = (args[0], votes.game_of(tx, args[0]), outbox.game_of(tx, args[0]))
        found += [game for game in named if isinstance(game, int)]
    return list(dict.fromkeys(found))


def _of_game(tx: Tx, hooks: Hooks, game: int) -> Iterator[str]:
    if games.status_of(tx, game) is None:
        return
    yield from inspection.misfits(tx, opening.version(), game)
    yield from inspection.out_of_range(tx, game, _SEATS, games.count_seats(tx, game), _IDS, _FAR)
    row = games.find(tx, game)
    assert row is not None, "its status was read"
    yield from _of_row(row, games.count_seats(tx, game))
    if any(holder.tenure is not None and holder.user is None for holder in games.holders(tx, game)):
        yield "nobody holds a seat that is not open"
    if games.header(tx, game) is not None:
        yield from integrity.of_game(tx, row)
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
    """What is odd about the words of a game's own row."""
    rules = find_game(row.kind)
    words: tuple[tuple[str, Any, Iterable[str]], ...] = (
        ("status", row.status, ("lobby", "running", "finished", "cancelled")),
        ("undo", row.undo, UNDO_POLICIES),
        ("pace", row.pace, PACES),
        ("late", row.late, LATES),
        ("hints", row.hints, HINTS),
        ("rated", row.rated, RATED),
        ("together", row.together, TOGETHER),
        ("evenings", row.evenings, EVENINGS),
    )
    for name, value, known in words:
        if value not in known:
            yield f"{name} is {value!r}"
    options = options_of(row)
    if any(options.get(name) not in values for name, values in rules.options.items()):
        yield "an option is missing or unknown"
    for told in (scores_of(row.scores), scores_of(row.winners)):
        if row.status == "finished" and (told is None or not 0 < len(told) <= seats):
            yield "its result is not one of so many seats"
    if row.status == "running" and (row.deciding is None or row.decision is None or row.since is None):
        yield "nobody decides"


def _of_position(tx: Tx, row: GameRow) -> Iterator[str]:
    """Where the row says something else than the position; `audit` has read that."""
    snapshot = actions.snapshot_at(tx, row.id, row.number)
    if snapshot is None:
        return
    rules = find_game(row.kind)
    state = rules.decode(snapshot.state)
    decision = rules.decision(state)
    if row.status == "running" and (
        decision is None
        or decision.kind != row.decision
        or row.deciding not in (decision.seat, *simultaneous.seats(row, state))
    ):
        yield "another seat or question than that of its position is asked"
    if (row.turn, row.phase) != (rules.turn(state), rules.phase(state)):
        yield "it is in another phase than its position"
    if row.phase_ended != actions.last_phase_end(tx, row.id):
        yield "its last phase ended with another action"
