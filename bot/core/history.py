"""Past events in the order in which people read them.

Events are ordered by turn and phase, in the present phase, or since a player's last turn. Each has a mark where
no person caused it: a computer stood in, or the seat was skipped.
"""

import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.core import game_info, notifications
from bot.core.errors import UndoRefused
from bot.core.model import Moment, Position, StoodIn
from bot.core.notifications import Stood
from bot.core.unit_of_work import UnitOfWork
from rules.errors import GameError
from rules.game import Game, GameState
from rules.header import Header
from rules.model import Event, GameView, PhaseEnded
from rules.register import find_game
from storage import actions, games
from storage.games import GameRow

PHASE = str(PhaseEnded.__struct_config__.tag)  # as stored events spell it
STOOD_IN, SKIPPED = "stand_in", "clock"
"""The sources of what a computer did in somebody's place, and of what was done where nobody was asked."""


class PhaseHistory(msgspec.Struct, frozen=True):
    """The events of one phase of one turn, in order, and the spans of them that no person caused."""

    turn: int
    phase: int
    events: tuple[Event, ...]
    stood: tuple[Stood, ...] = ()


class Recap(msgspec.Struct, frozen=True):
    """The events since a seat's last own action, if it has one (`acted`), and how often phases ended since."""

    events: tuple[Event, ...] = ()
    stood: tuple[Stood, ...] = ()
    acted: bool = False
    reports: int = 0


class _Tag(msgspec.Struct):
    event: str


_tag = msgspec.json.Decoder(_Tag)
_raw_events = msgspec.json.Decoder(list[msgspec.Raw])
_raw_encoder = msgspec.json.Encoder()


class EventRecord(NamedTuple):
    """Events in JSON, of a seat's action and its source, or of the set-up (no seat)."""

    seat: int | None
    source: str
    events: bytes


def report(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    events: Sequence[Event],
    last: EventRecord,
) -> notifications.Report:
    """Return the phases that end with these events, which are not stored yet, each with all its events."""
    phases: list[notifications.PhasePart] = []
    unreported = _unreported(uow, row)
    happened: list[Event] = []
    for event in events:
        happened.append(event)
        if isinstance(event, PhaseEnded):
            parts = [*unreported, last._replace(events=game.encode_events(happened))]
            joined = (
                b"["
                + b",".join(part.events[1:-1] for part in parts if part.events != b"[]")
                + b"]"
            )
            stood = _stood(
                (part, len(_raw_events.decode(part.events))) for part in parts
            )
            phases.append(
                notifications.PhasePart(
                    event.turn, event.phase, msgspec.Raw(joined), stood
                )
            )
            unreported, happened = [], []
    return notifications.Report(tuple(phases))


def _unreported(uow: UnitOfWork, row: GameRow) -> list[EventRecord]:
    """Return the stored events since the last phase ended, action by action."""
    stored_actions = actions.history_from(
        uow.tx, row.id, row.phase_ended, actions.NEVER
    )
    stored = [
        *(_set_up(uow, row) if row.phase_ended == 0 else ()),
        *(EventRecord(*stored_action) for stored_action in stored_actions),
    ]
    # Only the first can hold an end; it is divided without reading it, views included, as events.
    first = _raw_events.decode(stored[0].events)
    for index in range(len(first), 0, -1):
        if _tag.decode(first[index - 1]).event == PHASE:
            first = first[index:]
            break
    return [stored[0]._replace(events=_raw_encoder.encode(first)), *stored[1:]]


def _set_up(uow: UnitOfWork, row: GameRow) -> list[EventRecord]:
    """Return the record of the chance events at the beginning."""
    return [EventRecord(None, "", games.opening(uow.tx, row.id) or b"[]")]


def _events_since(uow: UnitOfWork, row: GameRow, revision: int) -> list[EventRecord]:
    """Return the public event records of the actions from a revision on."""
    end = game_info.public_revision(uow.tx, row)
    return [
        EventRecord(*stored)
        for stored in actions.history_from(uow.tx, row.id, revision, end)
    ]


def _stood(parts: Iterable[tuple[EventRecord, int]]) -> tuple[Stood, ...]:
    """Return which of so many events of each came from no person."""
    spans, at = [], 0
    for part, count in parts:
        source = part.source.removeprefix("excused_")
        if source in (STOOD_IN, SKIPPED) and part.seat is not None and count:
            spans.append(Stood(at, at + count, part.seat, source == SKIPPED))
        at += count
    return tuple(spans)


def _phase(
    turn: int, phase: int, parts: Sequence[tuple[EventRecord, Sequence[Event]]]
) -> PhaseHistory:
    events = tuple(event for _, events in parts for event in events)
    return PhaseHistory(
        turn, phase, events, _stood((part, len(events)) for part, events in parts)
    )


def _decoded(
    row: GameRow, parts: Iterable[EventRecord]
) -> list[tuple[EventRecord, list[Event]]]:
    rules = find_game(row.kind)
    return [(record, rules.decode_events(record.events)) for record in parts]


def last_phase(uow: UnitOfWork, game: int) -> tuple[Event, ...]:
    """Return the events since the last phase ended; of a finished game those of its last turn."""
    row = uow.row(game)
    if row.status == "finished":
        return tuple(
            event for phase in history(uow, game, row.turn) for event in phase.events
        )
    return present(uow, game).events


def present(uow: UnitOfWork, game: int) -> PhaseHistory:
    """Return the public events of the present phase."""
    row = uow.row(game)
    if row.status == "lobby" and not row.imported:
        return PhaseHistory(row.turn, row.phase, ())
    stored = _unreported(uow, row)
    seen = stored[: len(stored) - game_info.hidden_actions(uow.tx, row)]
    return _phase(row.turn, row.phase, _decoded(row, seen))


def past_actions(
    uow: UnitOfWork, game: int, revision: int
) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """Return (seat, events) of every action after a revision, by people, plans and computers."""
    row = uow.row(game)
    records = _decoded(row, _events_since(uow, row, revision + 1))
    return tuple(
        (part.seat, tuple(events)) for part, events in records if part.seat is not None
    )


def history(
    uow: UnitOfWork, game: int, turn: int | None = None
) -> tuple[PhaseHistory, ...]:
    """Return the events of a turn phase by phase, by default of the present turn."""
    row = uow.row(game)
    turn = row.turn if turn is None else turn
    # The last action of a turn goes on into the next one, so that one is read too.
    return tuple(
        part for part in _by_phase(uow, row, turn - 1, turn) if part.turn == turn
    )


def whole_game(uow: UnitOfWork, game: int) -> tuple[Event, ...]:
    """Return every event of a game, in order."""
    row = uow.row(game)
    return tuple(
        event for part in _by_phase(uow, row, 0, row.turn) for event in part.events
    )


def _by_phase(
    uow: UnitOfWork, row: GameRow, first: int, last: int
) -> list[PhaseHistory]:
    """Return the public events of some turns, divided at the ends of phases.

    Events behind the last end belong to the present phase.
    """
    end = game_info.public_revision(uow.tx, row)
    records = actions.history_of_turns(uow.tx, row.id, first, last, end)
    stored = [
        *_set_up(uow, row),
        *(EventRecord(*stored_action) for stored_action in records),
    ]
    phases: list[PhaseHistory] = []
    earlier: list[tuple[EventRecord, list[Event]]] = []
    parts: list[tuple[EventRecord, list[Event]]] = []
    for past, events in _decoded(row, stored):
        parts.append((past, []))
        for event in events:
            parts[-1][1].append(event)
            if isinstance(event, PhaseEnded):
                phases.append(_phase(event.turn, event.phase, parts))
                earlier, parts = parts, [(past, [])]
    if any(events for _, events in parts):
        # the end of the game
        if phases and (phases[-1].turn, phases[-1].phase) == (row.turn, row.phase):
            phases.pop()
            parts = [*earlier, *parts]
        phases.append(_phase(row.turn, row.phase, parts))
    return phases


def since(uow: UnitOfWork, game: int, seat: int) -> Recap:
    """Return the events after a seat's last own action and its consequences.

    Answers given ahead for the seat are among them. Answers that others must not recognize as such are left
    out.
    """
    row = uow.row(game)
    rules = find_game(row.kind)
    last_own = actions.last_by_hand(
        uow.tx, game, seat, rules.guide.secrecy.phases if rules.hidden else 0
    )
    set_up = _set_up(uow, row) if last_own is None else []
    records = _decoded(row, [*set_up, *_events_since(uow, row, (last_own or 0) + 1)])
    reports = sum(
        any(isinstance(event, PhaseEnded) for event in events) for _, events in records
    )
    happened = _phase(row.turn, row.phase, records)
    return Recap(happened.events, happened.stood, last_own is not None, reports)


def after(uow: UnitOfWork, game: int, revision: int) -> Recap:
    """Return the public events after a revision."""
    row = uow.row(game)
    happened = _phase(
        row.turn, row.phase, _decoded(row, _events_since(uow, row, revision + 1))
    )
    return Recap(happened.events, happened.stood, True)


def stood_in(uow: UnitOfWork, game: int) -> tuple[StoodIn, ...]:
    """Return the seats where a computer or another person played for somebody, and for how much of their game."""
    return tuple(StoodIn(*stored) for stored in actions.stand_ins(uow.tx, game))


def view_before(uow: UnitOfWork, game: int, turn: int, phase: int) -> GameView | None:
    """Return the public view at the end of the phase before this one, or at the beginning; None if no longer legal."""
    row = uow.row(game)
    rules = find_game(row.kind)
    opening = games.opening(uow.tx, game)
    for stored in itertools.chain(
        actions.phase_ends(uow.tx, game), () if opening is None else (opening,)
    ):
        for event in reversed(rules.decode_events(stored)):
            if isinstance(event, PhaseEnded) and (event.turn, event.phase) < (
                turn,
                phase,
            ):
                view: GameView = event.view
                return view
    return view_at(uow, row, 0)


def pictured(
    uow: UnitOfWork, game: int, revision: int, turn: int, phase: int, known: Position
) -> tuple[GameView | None, Moment | None]:
    """Return the sources of a report's pictures: the view before its first phase, and the moment behind its last."""
    return view_before(uow, game, turn, phase), moment(uow, game, revision, known)


def moment(
    uow: UnitOfWork, game: int, revision: int, known: Position | None = None
) -> Moment | None:
    """Return the position after the action of a revision; None if undone, no longer legal, or not public yet."""
    row = uow.row(game)
    stored_action = actions.at_revision(uow.tx, game, revision)
    if stored_action is None:
        return None
    number, stored = stored_action
    if number > game_info.public_number(uow.tx, row):
        return None
    events = find_game(row.kind).decode_events(stored)
    ends = [at for at, event in enumerate(events, 1) if isinstance(event, PhaseEnded)]
    present = known is not None and known.revision == revision
    view = known.view() if known is not None and present else view_at(uow, row, number)
    return (
        None if view is None else Moment(view, tuple(events[ends[-1] if ends else 0 :]))
    )


def view_at(uow: UnitOfWork, row: GameRow, number: int) -> GameView | None:
    """Return the public view after so many actions; None where the record is no longer legal."""
    try:
        return find_game(row.kind).view(state_at(uow, row, number)[1])
    except UndoRefused:
        return None


def state_at(uow: UnitOfWork, row: GameRow, number: int) -> tuple[int, GameState]:
    """Return (turn before the last step, state) after so many actions.

    Raise UndoRefused where no longer legal.
    """
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
            if (
                decision is None
                or decision.seat != action.seat
                or action.code not in decision.actions
            ):
                raise UndoRefused("table-undo-deep")
            turn = state.turn
            game.step(state, action.code)
    except GameError as error:
        raise UndoRefused("table-undo-deep") from error
    return turn, state
