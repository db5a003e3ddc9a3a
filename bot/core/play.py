"""Playing: one action is checked, performed and written, with the position and the notices it leads to."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core import history, notifications, outbox, simultaneous, stand_in
from bot.core.clock import clocks
from bot.core.errors import IllegalAction, NotYourDecision
from bot.core.model import Answered, Outcome, Person, Position
from bot.core.templates import TEXTS
from bot.features.follow import use_cases as follow_use_cases
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.plans import auto_answer, lookahead
from bot.features.plans import together as plans_together
from bot.features.statistics import subscribers as statistics_subscribers
from bot.features.tournaments import subscribers as tournaments_subscribers
from rules.errors import ActionError, NotNotation
from rules.model import PhaseEnded
from rules.notation import read_code, seat_name
from rules.register import find_game
from storage import actions, games
from storage import ahead as ahead_rows
from storage import clocks as clock_rows
from storage import votes as vote_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import Desk
    from rules.game import Game
    from rules.model import Decision, Event
    from storage.games import GameRow


def act(desk: Desk, game: int, person: Person, revision: int, code: str, careful: bool = False) -> Outcome:
    """Performs a legal code for the seat that decides; a `careful` one that would waste something is not
    performed (`outcome.waste` says what).

    Raises StaleRequest, NotYourDecision, NotSeated or IllegalAction; each carries the position now.
    """
    row = desk.row(game)
    desk.need(row, "running")
    holders = games.holders(desk.tx, game)
    mine = desk.seats_of(row, person, holders)
    desk.need_revision(row, revision)
    rules, state = game_of(row), desk.state(row)
    sheet = desk.sheet(row, holders, undoable=False)  # which is looked up where this position is shown
    before = Position(sheet, rules, state, rules.decision(state)).on(sheet).asked(person.user)
    decision = before.decision
    if decision is None or decision.seat not in mine or code not in decision.actions:
        before = before.on(desk.sheet(row, holders)).asked(person.user)
        decision = _own_decision(row, before, mine)
        code = _read(before, decision, code)
    together = bool(before.together)
    answered = Answered(decision.seat, before.label(code), before.private, together)
    waste = rules.guide.wasted(before.view(), decision, code) if careful else None
    if waste is not None:
        shown = before.on(desk.sheet(row, holders)).asked(person.user)
        return Outcome(shown, answered=answered, waste=waste)
    holder = holders[decision.seat]
    if holder.name != person.name and holder.tenure is not None:
        games.rename(desk.tx, holder.tenure, person.name)
        holder.name = person.name
    if holder.stand_in is not None:  # who acts is back
        stand_in.end(desk, row, decision.seat)
        holder.stand_in = None
    events = answer(desk, row, rules, state, decision.seat, code, "person")
    sheet = desk.sheet(row, holders, undoable=True if events else None)  # by whoever has just acted
    now = Position(sheet, rules, state, rules.decision(state)).on(sheet)
    done = desk.done(game, position=now, events=tuple(events))
    return msgspec.structs.replace(done, answered=answered, messages=outbox.messages(desk, game))


def resolve(desk: Desk, game: int, person: Person, text: str) -> str:
    """The legal code a typed text means: a code, a unique prefix of one, or a unique label.

    Raises as `act` does; acting on it still needs a revision.
    """
    row = desk.row(game)
    desk.need(row, "running")
    holders = games.holders(desk.tx, game)
    position = desk.position(row, desk.sheet(row, holders)).asked(person.user)
    decision = _own_decision(row, position, desk.seats_of(row, person, holders))
    return _read(position, decision, text)


def _own_decision(row: GameRow, position: Position, mine: Sequence[int]) -> Decision:
    decision = position.decision
    assert decision is not None, "a running game has a decision"
    if decision.seat not in mine:
        message = TEXTS.say("table-not-your-decision", seat=seat_name(decision.seat), kind=position.kind)
        raise NotYourDecision(message.id, position, message)
    return decision


def _read(position: Position, decision: Decision, text: str) -> str:
    """The legal code of a text; raises IllegalAction with the rules' own sentence."""
    if text in decision.actions:
        return text
    text = " ".join(text.split())
    try:
        players = tuple(seat_name(seat.seat) for seat in position.sheet.seats)
        return read_code(position.game, position._state, decision.seat, text, players)
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


def answer(
    desk: Desk, row: GameRow, game: Game, state: Any, seat: int, code: str, source: str
) -> list[Event]:
    """Performs a legal code of a seat, as `take` does; where several decide at the same time it is kept until their
    answers are all in, and then they are performed. Returns what happened."""
    together = simultaneous.seats(row, state)
    if not together:
        decision = game.decision(state)
        assert decision is not None and decision.seat == seat, "who decides was asked"
        return take(desk, row, game, state, decision, code, source)
    asked = game.asked_first(state, seat)
    decision = game.decision(asked)
    assert decision is not None, "a seat that is asked has a decision"
    label = game.label(asked, code)
    key = lookahead.key_of(game, asked, decision)
    said = lookahead.Answer(key, code, label, lookahead.meaning(label), ())
    waited = seat in simultaneous.awaited(desk, row, state)
    ahead_rows.keep_answer(desk.tx, row.id, auto_answer.row_of(seat, said, source), desk.now, row.revision)
    if waited and source == "person":
        clocks.acted(desk, row, seat)
    elif waited:
        clocks.answered(desk, row, seat)
    if simultaneous.awaited(desk, row, state):
        live_session_use_cases.stirred(desk, row)
        desk.wait_for(row)
        desk.ask(row)
        return []
    return _take_all(desk, row, game, state, together)


def _take_all(desk: Desk, row: GameRow, game: Game, state: Any, together: tuple[int, ...]) -> list[Event]:
    """Performs the answers of all who decided at the same time, in the order of the rules."""
    answers = [(seat, simultaneous.kept(desk, row, seat)) for seat in together]
    events: list[Event] = []
    for seat, kept in answers:
        decision = game.decision(state)
        assert kept is not None and decision is not None and decision.seat == seat, "all answers are in"
        ahead_rows.settle_answer(desk.tx, kept.id, "applied", desk.now)
        source = auto_answer.source_of(kept)
        if seat == together[-1]:
            return events + take(desk, row, game, state, decision, kept.code, source, clock=False)
        events += _perform(desk, row, game, state, decision, kept.code, source, clock=False)
    return events


def take(
    desk: Desk,
    row: GameRow,
    game: Game,
    state: Any,
    decision: Decision,
    code: str,
    source: str,
    *,
    clock: bool = True,
) -> list[Event]:
    """Performs a legal code, and what was said before about what follows, one decision after the other, until
    somebody has to be asked; changes `row` and `state`. `source` is person, ahead,
    plan, clock, computer or stand_in; `clock` is False where the person's stopped when they said it."""
    stage = plans_together.stage_of(game, state)
    began = game.turn(state), game.phase(state)
    events = _perform(desk, row, game, state, decision, code, source, clock=clock)
    ahead_rows.drop_later(desk.tx, row.id)
    while (following := game.decision(state)) is not None:
        choice = auto_answer.chosen(desk, row, game, state, following)
        if choice is None:
            if (game.turn(state), game.phase(state)) != began:
                auto_answer.lapse(desk, row, game, state)
            break
        events += _perform(desk, row, game, state, following, choice.code, choice.source)
    plans_together.ask(desk, row, game, state, stage)
    live_session_use_cases.offer(desk, row, decision.seat)
    return events


def come_due(desk: Desk, row: GameRow, game: Game, state: Any, revision: int) -> None:
    """Performs the automatic answer that waited, if it is still for the present decision and still wanted."""
    ahead_rows.drop_later(desk.tx, row.id)
    decision = game.decision(state)
    if decision is None or row.revision != revision:
        return
    choice = auto_answer.chosen(desk, row, game, state, decision, waited=True)
    if choice is not None:
        # Else the bank, which all can see, would tell that nobody acted.
        clocks.acted(desk, row, decision.seat)
        take(desk, row, game, state, decision, choice.code, choice.source)
        if row.status == "running" and row.deciding == decision.seat and not simultaneous.seats(row, state):
            # Who plays on by hand is not mentioned; that they are would tell that nobody has acted.
            desk.ask(row, quiet=True)
            desk.post(row, notifications.Note(decision.seat, auto_answer.ASKED_AGAIN, {}))


def _perform(
    desk: Desk,
    row: GameRow,
    game: Game,
    state: Any,
    decision: Decision,
    code: str,
    source: str,
    *,
    clock: bool = True,
) -> list[Event]:
    """Applies a legal code to the state and writes it, with the position and the notices it leads to."""
    turn, phase = game.turn(state), game.phase(state)
    seats = range(games.count_seats(desk.tx, row.id) if game.hidden else 0)
    before = [game.hand(state, seat) for seat in seats]
    events = game.apply(state, decision.seat, code)
    saw = _who_saw(before, [game.hand(state, seat) for seat in seats])
    row.revision += 1
    row.number += 1
    ends = any(isinstance(event, PhaseEnded) for event in events)
    if ends:
        told = history.Told(decision.seat, source, game.encode_events(events))
        desk.post_report(row, history.report(desk, row, game, events, told))
        follow_use_cases.phase_ended(desk, row, row.phase_ended)
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
        ends,
        game.encode_events(events),
    )
    overtake(desk, row, "undo")
    if source == "person" and clock:
        clocks.acted(desk, row, decision.seat)
    if ends:
        row.phase_ended = row.revision
    settle(desk, row, game, state, turn)
    return events


def settle(desk: Desk, row: GameRow, game: Game, state: Any, turn_before: int) -> None:
    """Writes the position after an action or the start: snapshot, whose decision it is, prompt or end."""
    decision = game.decision(state)
    row.turn, row.phase = game.turn(state), game.phase(state)
    actions.keep_snapshot(desk.tx, row.id, row.number, row.turn, row.turn != turn_before, game.encode(state))
    if decision is not None:
        row.deciding, row.decision, row.since = decision.seat, decision.kind, desk.now
        waiting = simultaneous.awaited(desk, row, state)
        if waiting:
            row.deciding = simultaneous.first_of(waiting, partial(games.holders, desk.tx, row.id))
        desk.ask(row)
        live_session_use_cases.stirred(desk, row)
        clocks.begin(desk, row, waiting or (row.deciding,))
    else:
        _end(desk, row, game, state)
    games.advance(desk.tx, row)


def _end(desk: Desk, row: GameRow, game: Game, state: Any) -> None:
    result = game.result(state)
    assert result is not None, "a game without a decision has a result"
    row.status, row.ended = "finished", desk.now
    row.deciding = row.decision = row.since = None
    row.scores, row.winners = json.dumps(result.scores), json.dumps(result.winners)
    actions.keep_only_last(desk.tx, row.id)
    games.update(desk.tx, row.id, status=row.status, ended=row.ended, scores=row.scores, winners=row.winners)
    desk.drop_prompt(row)
    overtake(desk, row)
    live_session_use_cases.stop(desk, row)
    clock_rows.end(desk.tx, row.id)
    statistics_subscribers.count(desk, row, game, result)
    tournaments_subscribers.ended(desk, row, result)
    follow_use_cases.over(desk, row)
    desk.post(row, notifications.Ended(result.scores, result.winners))


def overtake(desk: Desk, row: GameRow, *kinds: str) -> None:
    """Closes open votes (of these kinds, or all) that events have overtaken."""
    for vote in vote_rows.open_of(desk.tx, row.id):
        if not kinds or vote.kind in kinds:
            vote_rows.end(desk.tx, vote.id, "overtaken", desk.now)
            desk.post(row, notifications.VoteChanged(vote.id, True))


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


def game_of(row: GameRow) -> Game:
    """The rules of a game."""
    return find_game(row.kind)
