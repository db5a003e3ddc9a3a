"""What has happened, as it is told: by turn and phase, in the present phase, since somebody's last turn, and which of
it a computer did that stood in for a person."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.core import game_info, notifications
from bot.core.errors import UndoRefused
from bot.core.model import Moment, Position
from bot.core.unit_of_work import UnitOfWork
from rules.errors import GameError
from rules.game import Game
from rules.header import Header
from rules.model import Event, GameView, PhaseEnded
from rules.register import find_game
from storage import actions, games
from storage.games import GameRow

PHASE = str(PhaseEnded.__struct_config__.tag)  # as stored events spell it
STOOD_IN = "stand_in"  # the source of what a computer did in somebody's place


Stood: TypeAlias = tuple[int, int, int]
"""Which events of several came from a computer that stood in: the first, the one behind the last, its seat."""


class PhaseHistory(msgspec.Struct, frozen=True):
    """What happened in one phase of one turn, in order, and what of it stand-ins did."""

    turn: int
    phase: int
    events: tuple[Event, ...]
    stood: tuple[Stood, ...] = ()


class Recap(msgspec.Struct, frozen=True):
    """What happened since the last own action of a seat, and what of it stand-ins did; `acted` tells whether there was
    such an action, `reports` how often phases ended since."""

    events: tuple[Event, ...] = ()
    stood: tuple[Stood, ...] = ()
    acted: bool = False
    reports: int = 0


class StoodIn(msgspec.Struct, frozen=True):
    """How many of a seat's actions a computer did that stood in there."""

    seat: int
    actions: int
    by_computer: int


class Pictured(NamedTuple):
    """What the pictures of a report are made of; None for what can't be told any more."""

    before: GameView | None
    after: Moment | None


class _Tag(msgspec.Struct):
    event: str


_tag = msgspec.json.Decoder(_Tag)
_raw_events = msgspec.json.Decoder(list[msgspec.Raw])
_raw_encoder = msgspec.json.Encoder()


class Told(NamedTuple):
    """Events in JSON: of an action of a seat and whose hand it came from, or of the set-up (no seat)."""

    seat: int | None
    source: str
    events: bytes


# Reports


def report(
    uow: UnitOfWork, row: GameRow, game: Game, events: Sequence[Event], told: Told
) -> notifications.Report:
    """The phases that end with these events, which are not stored yet, each with all that happened in it."""
    phases: list[notifications.PhasePart] = []
    before = _unreported(uow, row)
    happened: list[Event] = []
    for event in events:
        happened.append(event)
        if isinstance(event, PhaseEnded):
            parts = [*before, told._replace(events=game.encode_events(happened))]
            joined = msgspec.Raw(_joined([part.events for part in parts]))
            phases.append(notifications.PhasePart(event.turn, event.phase, joined, _stood(parts)))
            before, happened = [], []
    return notifications.Report(tuple(phases))


def _unreported(uow: UnitOfWork, row: GameRow) -> list[Told]:
    """The stored events since the last phase ended, action by action."""
    found = actions.history_from(uow.tx, row.id, row.phase_ended, actions.NEVER)
    stored = [Told(*one) for one in found]
    if row.phase_ended == 0:
        stored.insert(0, Told(None, "", games.opening(uow.tx, row.id) or b"[]"))
    # Only the first can hold an end; it is divided without reading it, views included, as events.
    first = _raw_events.decode(stored[0].events)
    for index in range(len(first), 0, -1):
        if _tag.decode(first[index - 1]).event == PHASE:
            first = first[index:]
            break
    return [stored[0]._replace(events=_raw_encoder.encode(first)), *stored[1:]]


def _joined(lists: list[bytes]) -> bytes:
    """Several lists in JSON as one."""
    return b"[" + b",".join(part[1:-1] for part in lists if part != b"[]") + b"]"


def _stood(parts: Iterable[Told]) -> tuple[Stood, ...]:
    """Which of all their events came from a stand-in."""
    if not any(part.source == STOOD_IN for part in parts):
        return ()
    found, at = [], 0
    for part in parts:
        end = at + len(_raw_events.decode(part.events))
        if part.source == STOOD_IN and part.seat is not None and end > at:
            found.append((at, end, part.seat))
        at = end
    return tuple(found)


# Looking back


def last_phase(uow: UnitOfWork, game: int) -> tuple[Event, ...]:
    """What happened since the last phase ended; of a finished game all of its last turn."""
    row = uow.row(game)
    if row.status == "finished":
        return tuple(event for phase in history(uow, game, row.turn) for event in phase.events)
    return present(uow, game).events


def present(uow: UnitOfWork, game: int) -> PhaseHistory:
    """What happened in the present phase, as far as everybody may know it."""
    row = uow.row(game)
    if row.status == "lobby" and not row.imported:
        return PhaseHistory(row.turn, row.phase, ())
    stored = _unreported(uow, row)
    seen = stored[: len(stored) - game_info.hidden_actions(uow.tx, row)]
    events = find_game(row.kind).decode_events(_joined([told.events for told in seen]))
    return PhaseHistory(row.turn, row.phase, tuple(events), _stood(seen))


def past_actions(uow: UnitOfWork, game: int, revision: int) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """(seat, what happened) of every action after a revision, whoever or whatever decided it."""
    row = uow.row(game)
    rules = find_game(row.kind)
    end = game_info.public_revision(uow.tx, row)
    return tuple(
        (told.seat, tuple(rules.decode_events(told.events)))
        for told in actions.history_from(uow.tx, game, revision + 1, end)
    )


def history(uow: UnitOfWork, game: int, turn: int | None = None) -> tuple[PhaseHistory, ...]:
    """What happened in a turn, by default the present one, phase by phase."""
    row = uow.row(game)
    turn = row.turn if turn is None else turn
    opening = games.opening(uow.tx, game)
    told = [] if opening is None else [Told(None, "", opening)]
    # The last action of a turn goes on into the next one, so that one is read too.
    end = game_info.public_revision(uow.tx, row)
    told += [Told(*one) for one in actions.history_of_turns(uow.tx, game, turn - 1, turn, end)]
    return tuple(part for part in _by_phase(row, told) if part.turn == turn)


def _by_phase(row: GameRow, told: Sequence[Told]) -> list[PhaseHistory]:
    """Events divided at the ends of phases; what is behind the last end belongs to the present phase."""
    rules = find_game(row.kind)
    parts: list[PhaseHistory] = []
    happened: list[Event] = []
    stood: list[Stood] = []
    for past in told:
        begun = len(happened)
        for event in rules.decode_events(past.events):
            happened.append(event)
            if isinstance(event, PhaseEnded):
                _note(stood, past, begun, len(happened))
                parts.append(PhaseHistory(event.turn, event.phase, tuple(happened), tuple(stood)))
                happened, stood, begun = [], [], 0
        _note(stood, past, begun, len(happened))
    if happened:
        last = parts[-1] if parts else None
        turn, phase = row.turn, row.phase
        if last is not None and (last.turn, last.phase) == (turn, phase):  # the end of the game
            shift = len(last.events)
            late = tuple((first + shift, end + shift, seat) for first, end, seat in stood)
            parts[-1] = PhaseHistory(turn, phase, (*last.events, *happened), last.stood + late)
        else:
            parts.append(PhaseHistory(turn, phase, tuple(happened), tuple(stood)))
    return parts


def _note(stood: list[Stood], past: Told, first: int, end: int) -> None:
    if past.source == STOOD_IN and past.seat is not None and end > first:
        stood.append((first, end, past.seat))


def since(uow: UnitOfWork, game: int, seat: int) -> Recap:
    """What happened after the last action of this seat's own hand and what that led to: what was answered ahead or
    ordered for the seat is told too, but for what others must not know to have been that (it is told to all)."""
    row = uow.row(game)
    rules = find_game(row.kind)
    last = actions.last_by_hand(uow.tx, game, seat, rules.guide.secrecy.phases if rules.hidden else 0)
    told: list[Told] = []
    if last is None:
        opening = games.opening(uow.tx, game)
        told = [] if opening is None else [Told(None, "", opening)]
    end = game_info.public_revision(uow.tx, row)
    told += [Told(*one) for one in actions.history_from(uow.tx, game, (last or 0) + 1, end)]
    happened = [rules.decode_events(past.events) for past in told]
    reports = sum(any(isinstance(event, PhaseEnded) for event in events) for events in happened)
    all_ = tuple(event for events in happened for event in events)
    return Recap(all_, _stood(told), last is not None, reports)


def after(uow: UnitOfWork, game: int, revision: int) -> Recap:
    """What happened after a revision, as far as everybody may know it."""
    row = uow.row(game)
    rows = actions.history_from(uow.tx, game, revision + 1, game_info.public_revision(uow.tx, row))
    told = [Told(*one) for one in rows]
    happened = [find_game(row.kind).decode_events(past.events) for past in told]
    return Recap(tuple(event for events in happened for event in events), _stood(told), True)


def stood_in(uow: UnitOfWork, game: int) -> tuple[StoodIn, ...]:
    """The seats where a computer stood in for a person, and for how much of their game."""
    return tuple(StoodIn(*found) for found in actions.stand_ins(uow.tx, game))


# Pictures


def view_before(uow: UnitOfWork, game: int, turn: int, phase: int) -> Any | None:
    """The public view at the end of the phase before this one of a turn, or at the beginning of the game;
    None where that is no longer legal under the present rules."""
    row = uow.row(game)
    rules = find_game(row.kind)
    opening = games.opening(uow.tx, game)
    for stored in itertools.chain(actions.phase_ends(uow.tx, game), () if opening is None else (opening,)):
        for event in reversed(rules.decode_events(stored)):
            if isinstance(event, PhaseEnded) and (event.turn, event.phase) < (turn, phase):
                return event.view
    return _view_at(uow, row, 0)


def pictured(uow: UnitOfWork, game: int, revision: int, turn: int, phase: int, known: Position) -> Pictured:
    """What the pictures of a report are made of: the view before its first phase, and the moment behind its last."""
    return Pictured(view_before(uow, game, turn, phase), moment(uow, game, revision, known))


def moment(uow: UnitOfWork, game: int, revision: int, known: Position | None = None) -> Moment | None:
    """The position after the action of a revision; None when undone, no longer legal, or not for others yet."""
    row = uow.row(game)
    found = actions.at_revision(uow.tx, game, revision)
    if found is None:
        return None
    number, stored = found
    if number > game_info.public_number(uow.tx, row):
        return None
    events = find_game(row.kind).decode_events(stored)
    ends = [at for at, event in enumerate(events, 1) if isinstance(event, PhaseEnded)]
    present = known is not None and known.revision == revision
    view = known.view() if known is not None and present else _view_at(uow, row, number)
    return None if view is None else Moment(view, tuple(events[ends[-1] if ends else 0 :]))


def _view_at(uow: UnitOfWork, row: GameRow, number: int) -> Any | None:
    """The public view after so many actions; None where the record is no longer legal."""
    try:
        return find_game(row.kind).view(state_at(uow, row, number)[1])
    except UndoRefused:
        return None


def state_at(uow: UnitOfWork, row: GameRow, number: int) -> tuple[int, Any]:
    """(turn before the last step, state) after so many actions: a snapshot, or the nearest one replayed. Raises
    UndoRefused when the record is no longer legal under the present rules."""
    game = find_game(row.kind)
    snapshot = actions.snapshot_at(uow.tx, row.id, number)
    try:
        if snapshot is not None and snapshot.number == number:
            return snapshot.turn - snapshot.starts_turn, game.decode(snapshot.state)
        if snapshot is not None:
            state, begun = game.decode(snapshot.state), snapshot.number
        else:
            header = games.header(uow.tx, row.id)
            assert header is not None, "a game that has begun has its header"
            state, begun = game.start(msgspec.json.decode(header, type=Header))[0], 0
        turn = 0 if begun == number else state.turn
        for action in actions.record(uow.tx, row.id, begun):
            if action.number > number:
                break
            decision = game.decision(state)
            if decision is None or decision.seat != action.seat or action.code not in decision.actions:
                raise UndoRefused("table-undo-deep")
            turn = state.turn
            game.step(state, action.code)
    except GameError as error:
        raise UndoRefused("table-undo-deep") from error
    return turn, state
