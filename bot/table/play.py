"""Playing: one action is checked, performed and written, with the position and the notices it leads to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from bot.table import notices
from bot.table.errors import IllegalAction, NotYourDecision
from bot.table.model import SEAT_NAMES, Outcome, Person, Position
from bot.table.words import TEXTS
from rules.errors import ActionError, NotNotation
from rules.game import find_game
from rules.notation import read_code
from storage import actions, games
from storage import votes as vote_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.desk import Desk
    from rules.game import Game
    from rules.model import Decision, Event
    from storage.games import GameRow

FORMAT = 1  # of the snapshots, told again inside each


def act(desk: Desk, game: int, person: Person, revision: int, code: str, delivery: str | None) -> Outcome:
    """Performs a legal code for the seat that decides."""
    again = desk.repeated(delivery)
    if again is not None:
        return again
    row = desk.row(game)
    desk.need(row, "running")
    holders = games.holders(desk.tx, game)
    mine = desk.seats_of(row, person, holders)
    desk.need_revision(row, revision)
    position = desk.position(row, desk.sheet(row, holders))
    decision = _own_decision(row, position, mine)
    code = _read(position, decision, code)
    holder = holders[decision.seat]
    if holder.name != person.name and holder.tenure is not None:
        games.rename(desk.tx, holder.tenure, person.name)
        holder.name = person.name
    events = perform(desk, row, position.game, position._state, decision, code, "person")
    sheet = desk.sheet(row, holders)
    now = Position(sheet, position.game, position._state, position.game.decision(position._state))
    return desk.done(delivery, game, position=now, events=tuple(events))


def resolve(desk: Desk, game: int, person: Person, text: str) -> str:
    """The legal code that a typed text means: itself, a unique prefix, or a unique label."""
    row = desk.row(game)
    desk.need(row, "running")
    holders = games.holders(desk.tx, game)
    position = desk.position(row, desk.sheet(row, holders))
    decision = _own_decision(row, position, desk.seats_of(row, person, holders))
    return _read(position, decision, text)


def _own_decision(row: GameRow, position: Position, mine: Sequence[int]) -> Decision:
    decision = position.decision
    assert decision is not None, "a running game has a decision"
    if decision.seat not in mine:
        message = TEXTS.say("table-not-your-decision", seat=SEAT_NAMES[decision.seat], kind=decision.kind)
        raise NotYourDecision(message.id, position, message)
    return decision


def _read(position: Position, decision: Decision, text: str) -> str:
    """The legal code of a text; raises IllegalAction with the rules' own sentence."""
    if text in decision.actions:
        return text
    text = " ".join(text.split())
    try:
        return read_code(position.game, position._state, decision.seat, text, position.sheet.names)
    except ActionError as error:
        if text and isinstance(error, NotNotation):
            labels = {code: position.label(code).english.casefold() for code in decision.actions}
            wanted = text.casefold()
            found = [code for code, label in labels.items() if label == wanted] or [
                code for code, label in labels.items() if label.startswith(wanted)
            ]
            if len(found) == 1:
                return found[0]
        raise IllegalAction(error.message.id, position, error.message) from None


# What every action leads to, whoever or whatever decided it


def perform(
    desk: Desk, row: GameRow, game: Game, state: Any, decision: Decision, code: str, source: str
) -> list[Event]:
    """Applies a legal code to the state and writes it, with everything that follows; changes `row` too.

    `source` is person, ahead, plan or clock.
    """
    turn, phase = game.turn(state), game.phase(state)
    seats = range(seat_count(desk, row.id) if game.hidden else 0)
    before = [game.hand(state, seat) for seat in seats]
    events = game.apply(state, decision.seat, code)
    saw = _who_saw(before, [game.hand(state, seat) for seat in seats])
    ended_before = actions.last_phase_end(desk.tx, row.id) if any(map(ends_phase, events)) else None
    row.revision += 1
    row.number += 1
    actions.insert(
        desk.tx,
        row.id,
        row.revision,
        row.number,
        decision.seat,
        code,
        desk.now,
        turn,
        phase,
        source,
        saw,
        ended_before is not None,
        game.encode_events(events),
    )
    overtake(desk, row, "undo")
    if ended_before is not None:
        desk.post(row, report(desk, row, game, ended_before))
    settle(desk, row, game, state, turn)
    return events


def settle(desk: Desk, row: GameRow, game: Game, state: Any, turn_before: int) -> None:
    """Writes the position after an action or the start: snapshot, whose decision it is, prompt or end."""
    decision = game.decision(state)
    row.turn, row.phase = game.turn(state), game.phase(state)
    actions.keep_snapshot(desk.tx, row.id, row.number, row.turn, row.turn != turn_before, game.encode(state))
    if decision is not None:
        row.deciding, row.decision, row.since = decision.seat, decision.kind, desk.now
        desk.post_newest(row, notices.Prompt(decision.seat, decision.kind))
    else:
        _end(desk, row, game, state)
    games.update(
        desk.tx,
        row.id,
        status=row.status,
        revision=row.revision,
        number=row.number,
        turn=row.turn,
        phase=row.phase,
        deciding=row.deciding,
        decision=row.decision,
        since=row.since,
        ended=row.ended,
        scores=row.scores,
        winners=row.winners,
    )


def _end(desk: Desk, row: GameRow, game: Game, state: Any) -> None:
    result = game.result(state)
    assert result is not None, "a game without a decision has a result"
    scores, winners = result
    row.status, row.ended = "finished", desk.now
    row.deciding = row.decision = row.since = None
    row.scores, row.winners = json.dumps(list(scores)), json.dumps(list(winners))
    actions.keep_only_last(desk.tx, row.id)
    desk.drop_prompt(row)
    overtake(desk, row)
    desk.tx.execute("UPDATE clock SET began = NULL, deadline = NULL, next = NULL WHERE game = ?", (row.id,))
    desk.post(row, notices.Ended(tuple(scores), tuple(winners)))


def overtake(desk: Desk, row: GameRow, *kinds: str) -> None:
    """Closes open votes (of these kinds, or all) that events have overtaken."""
    for vote in vote_rows.open_of(desk.tx, row.id):
        if not kinds or vote.kind in kinds:
            vote_rows.end(desk.tx, vote.id, "overtaken", desk.now)
            desk.post(row, notices.VoteChanged(vote.id, True))


def _who_saw(before: Sequence[tuple[str, ...] | None], after: Sequence[tuple[str, ...] | None]) -> int:
    """The bit set of seats that saw a hidden card by this: who drew it, and all others when one was shown."""
    everybody = (1 << len(before)) - 1
    saw = 0
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        held, holds = set(old or ()), set(new or ())  # no seat has two cards of a kind
        if holds - held:
            saw |= 1 << seat
        if held - holds:
            saw |= everybody & ~(1 << seat)
    return saw


# Phases


def ends_phase(event: Event) -> bool:
    """Whether an event ends a phase; each game tags it so, with turn, phase and the public view."""
    return type(event).__struct_config__.tag == "phase"


def report(desk: Desk, row: GameRow, game: Game, ended_before: int) -> notices.Report:
    """The phases that have ended since the action of that number ended one, from the stored events."""
    phases: list[notices.PhasePart] = []
    happened: list[Event] = []
    for events in stored_events(desk, row, game, ended_before):
        for event in events:
            happened.append(event)
            if ends_phase(event):
                end: Any = event
                raw = msgspec.Raw(game.encode_events(happened))
                phases.append(notices.PhasePart(end.turn, end.phase, raw))
                happened = []
    return notices.Report(tuple(phases))


def stored_events(desk: Desk, row: GameRow, game: Game, ended_before: int) -> list[list[Event]]:
    """The events since the last phase end of that action (0: of the set-up), action by action."""
    if ended_before == 0:
        opening = games.opening(desk.tx, row.id)
        first = [] if opening is None else game.decode_events(opening)
        rest = actions.events_after(desk.tx, row.id, 0)
    else:
        (_, _, data), *rest = actions.events_after(desk.tx, row.id, ended_before - 1)
        first = game.decode_events(data)
    ends = [index for index, event in enumerate(first) if ends_phase(event)]
    tail = first[ends[-1] + 1 :] if ends else first
    return [tail, *(game.decode_events(data) for _, _, data in rest)]


def seat_count(desk: Desk, game: int) -> int:
    """How many seats a game has."""
    count: int = desk.tx.execute("SELECT count(*) FROM seat WHERE game = ?", (game,)).fetchone()[0]
    return count


def game_of(row: GameRow) -> Game:
    """The rules of a game."""
    return find_game(row.kind)
