"""Playing: one action is checked, performed and written, with the position and the notifications it leads to."""

import json
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from bot.core import (
    answers,
    ballots,
    final_order,
    history,
    holds,
    notifications,
    outbox,
    stand_in,
)
from bot.core.catalogue import say
from bot.core.clock import clocks
from bot.core.errors import AccessNeeded, IllegalChoice, NoGame, NotYourDecision
from bot.core.events import (
    ActionApplied,
    ActionPerformed,
    AnswerKept,
    GameCancelled,
    GameFinished,
    PhaseFinished,
)
from bot.core.hooks import AutoChoice
from bot.core.model import Answered, Outcome, Person, Place, Position
from bot.core.unit_of_work import UnitOfWork, of_one_game
from rules import model
from rules.errors import ActionError, NotNotation
from rules.game import Game, GameState
from rules.model import Decision, Event
from rules.notation import read_code, seat_name
from rules.register import find_game
from storage import actions, departures, games, user_data
from storage import answers as answer_rows
from storage import clocks as clock_rows
from storage import votes as vote_rows
from storage.games import GameRow


@of_one_game
def act(
    uow: UnitOfWork,
    game: int,
    person: Person,
    revision: int,
    code: str,
    careful: bool = False,
    at: Place | None = None,
) -> Outcome:
    """Perform a legal code for the deciding seat.

    If `careful`, a code that would waste something is not performed (`outcome.waste` says what). The request's
    place `at` has to be that of the game. The outcome has the history of the phase. Raise StaleRequest,
    NotYourDecision, NotSeated or IllegalChoice, each with the position now; AccessNeeded from another place of
    the server, NoGame from another server.
    """
    row = uow.row(game)
    if at is not None and (
        row.server != at.server or at.channel not in (row.channel, row.thread)
    ):
        raise (
            AccessNeeded("table-no-game")
            if row.server == at.server
            else NoGame("table-no-game")
        )
    uow.need(row, "running")
    actions.snapshot_ahead(uow.tx, game, row.number)
    holders = games.holders(uow.tx, game)
    own_seats = uow.seats_of(row, person, holders)
    uow.need_revision(row, revision)
    rules, state = game_of(row), uow.state(row)
    # What is known of the game besides is looked up only where this goes wrong: it is most of what would be read here.
    together = answers.at_once(row, state)
    first_own = next((seat for seat in together if seat in own_seats), None)
    asked_state = state if first_own is None else rules.asked_first(state, first_own)
    decision = rules.decision(asked_state)
    if (
        decision is None
        or decision.seat not in own_seats
        or code not in decision.actions
    ):
        position_before = uow.position(row).asked(person.user)
        decision = _own_decision(row, position_before, own_seats)
        code = _read(position_before, decision, code)
    private = rules.guide.secrecy.is_private(decision.kind, row.phase)
    answered = Answered(
        decision.seat, rules.label(asked_state, code), private, bool(together)
    )
    waste = (
        rules.guide.wasted(rules.view(asked_state, None), decision, code)
        if careful
        else None
    )
    if waste is not None:
        position_shown = uow.position(row).asked(person.user)
        return Outcome(position_shown, answered=answered, waste=waste)
    holder = holders[decision.seat]
    if holder.name != person.name and holder.tenure is not None:
        uow.need_all_games()
        user_data.rename(uow.tx, row.server, person.user, person.name)
        holder.name = person.name
    if holder.departed is not None:
        stand_in.arrived(uow, row, person.user)
    if holder.stand_in is not None:  # who acts is back
        stand_in.end(uow, row, decision.seat)
        holder.stand_in = None
    elif holder.absent is not None:
        stand_in.returned(uow, row, decision.seat)
        holder.absent = None
    events = answer(uow, row, rules, state, decision.seat, code, "person")
    # by whoever has just acted
    info = uow.info(row, holders, undoable=True if events else None)
    now = Position(info, rules, state, rules.decision(state)).on(info)
    outcome = uow.done(game, position=now, events=tuple(events))
    return msgspec.structs.replace(
        outcome, answered=answered, messages=outbox.messages(uow, game)
    )


def resolve(uow: UnitOfWork, game: int, person: Person, text: str) -> str:
    """Return the legal code that a text means: a code, a unique prefix, or a unique label.

    Raise as `act` does.
    """
    row = uow.row(game, "running")
    holders = games.holders(uow.tx, game)
    position = uow.position(row).asked(person.user)
    decision = _own_decision(row, position, uow.seats_of(row, person, holders))
    return _read(position, decision, text)


def _own_decision(row: GameRow, position: Position, mine: Sequence[int]) -> Decision:
    decision = position.decision
    assert decision is not None, "a running game has a decision"
    if decision.seat not in mine:
        message = say(
            "table-not-your-decision", seat=seat_name(decision.seat), kind=position.kind
        )
        raise NotYourDecision(message.id, position, message)
    return decision


def _read(position: Position, decision: Decision, text: str) -> str:
    """Return the legal code of a text; raise IllegalChoice with the rules' own sentence."""
    if text in decision.actions:
        return text
    text = " ".join(text.split())
    try:
        players = tuple(seat_name(seat.seat) for seat in position.info.seats)
        return read_code(
            position.game, position._state, decision.seat, text, players, by_person=True
        )
    except ActionError as error:
        if text and isinstance(error, NotNotation):
            labels = {
                code: position.label(code).english.casefold()
                for code in decision.actions
            }
            folded_text = text.casefold()
            codes = [
                code for code, label in labels.items() if label == folded_text
            ] or [
                code for code, label in labels.items() if label.startswith(folded_text)
            ]
            if len(codes) == 1:
                return codes[0]
        raise IllegalChoice(error.message.id, position, error.message) from None


def answer(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    seat: int,
    code: str,
    source: str,
) -> list[Event]:
    """Perform the seat's answer and return its events.

    If several decide at the same time, the answer is stored until all have answered, then all are performed.
    """
    together = answers.at_once(row, state)
    if not together:
        decision = game.decision(state)
        assert decision is not None and decision.seat == seat, "who decides was asked"
        return take(uow, row, game, state, decision, code, source)
    asked_state = game.asked_first(state, seat)
    decision = game.decision(asked_state)
    assert decision is not None, "a seat that is asked has a decision"
    label = game.label(asked_state, code)
    key = answers.key_of(game, asked_state, decision)
    kept_answer = answers.Answer(key, code, label, answers.meaning(label), ())
    waited = seat in answers.to_decide(uow, row, state)
    answer_rows.keep_answer(
        uow.tx, row.id, answers.row_of(seat, kept_answer, source), uow.now, row.revision
    )
    if waited and source == "person":
        clocks.acted(uow, row, seat)
    elif waited:
        clocks.answered(uow, row, seat)
    if answers.to_decide(uow, row, state):
        uow.publish(AnswerKept(row))
        uow.wait_for(row)
        uow.ask(row)
        return []
    return _take_all(uow, row, game, state, together)


def _take_all(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    together: tuple[int, ...],
) -> list[Event]:
    """Perform the answers of all who decided at the same time, in the order of the rules."""
    choices = [(seat, answers.kept(uow, row, seat)) for seat in together]
    events: list[Event] = []
    for seat, choice in choices:
        decision = game.decision(state)
        assert choice is not None and decision is not None and decision.seat == seat, (
            "all answers are in"
        )
        answer_rows.settle_answer(uow.tx, choice.id, "applied", uow.now)
        source = answers.answer_of(choice).source
        if seat == together[-1]:
            return events + take(
                uow, row, game, state, decision, choice.code, source, clock=False
            )
        events += _perform(
            uow, row, game, state, decision, choice.code, source, clock=False
        )
    return events


def take(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    decision: Decision,
    code: str,
    source: str,
    *,
    clock: bool = True,
) -> list[Event]:
    """Perform a legal code and the answers chosen before, until a person has to be asked.

    Change `row` and `state`. `source` is person, ahead, plan, clock, computer or stand_in; with `clock` the
    person's clock keeps running.
    """
    began = state.turn, state.phase
    events = _perform(uow, row, game, state, decision, code, source, clock=clock)
    while (following := game.decision(state)) is not None:
        choice = _chosen_before(uow, row, game, state, following)
        if choice is None:
            break
        events += _perform(uow, row, game, state, following, choice.code, choice.source)
    uow.publish(ActionPerformed(row, game, state, decision.seat, *began))
    return events


def _chosen_before(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    decision: Decision,
    *,
    waited: bool = False,
) -> AutoChoice | None:
    """Return the choice made for a seat before its decision came up.

    It comes from a feature, or from the clock for a seat that is skipped.
    """
    for provider in uow.hooks.auto_answers:
        choice = provider(uow, row, game, state, decision, waited)
        if choice is not None:
            return choice
    if _is_skipped(uow, row, decision.seat):
        return AutoChoice(game.guide.skipping(decision), "clock")
    return None


def _is_skipped(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether nobody is asked at a seat.

    Its person is absent or has left, or nobody plays there, while others play on. Nothing is skipped at a held seat.
    """
    holder = games.holders(uow.tx, row.id)[seat]
    if (
        holder.player is not None
        or row.practice
        or (holder.absent is None and not holder.is_open)
    ):
        return False
    if not stand_in.others_play(uow, row.id, holder.user):
        return False
    if holder.absent is not None and holder.user is not None:
        at = clocks.skips_at(uow, row, seat)
        return (
            at is not None
            and at <= uow.now
            and answer_rows.waits_for(uow.tx, row.id) != row.revision
        )
    left = holder.is_open and departures.was_held(uow.tx, row.id, seat)
    return (
        left
        and holds.until(uow, row.id, seat, waits=True) is None
        and stand_in.are_free(uow, row)
    )


def skip_on(uow: UnitOfWork, row: GameRow) -> None:
    """Make the decisions for which nobody is asked, where the game waits for one."""
    game = game_of(row)
    for seat in answers.to_decide(uow, row):
        if row.status == "running" and _is_skipped(uow, row, seat):
            state = uow.state(row)
            asked_state = (
                game.asked_first(state, seat) if answers.at_once(row, state) else state
            )
            decision = game.decision(asked_state)
            if decision is not None and decision.seat == seat:
                answer(
                    uow, row, game, state, seat, game.guide.skipping(decision), "clock"
                )


def come_due(
    uow: UnitOfWork, row: GameRow, game: Game, state: GameState, revision: int
) -> None:
    """Perform the automatic answer that waited, if it is still for the present decision and still wanted."""
    decision = game.decision(state)
    if decision is None or row.revision != revision:
        return
    choice = _chosen_before(uow, row, game, state, decision, waited=True)
    if choice is not None:
        # Else the bank, which all can see, would tell that nobody acted.
        clocks.acted(uow, row, decision.seat)
        take(uow, row, game, state, decision, choice.code, choice.source)
        if (
            row.status == "running"
            and row.deciding == decision.seat
            and not answers.at_once(row, state)
        ):
            # Who plays on by hand is not mentioned; that they are would tell that nobody has acted.
            uow.ask(row, quiet=True)
            uow.post(
                row, notifications.Note(decision.seat, notifications.ASKED_AGAIN, {})
            )
        elif (besides := answers.asked(uow, row).get(decision.seat)) is not None:
            uow.keep_asked(row.id, msgspec.structs.replace(besides, revision=0))
            uow.post(
                row, notifications.Note(decision.seat, notifications.ASKED_AGAIN, {})
            )


def _perform(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    decision: Decision,
    code: str,
    source: str,
    *,
    clock: bool = True,
) -> list[Event]:
    """Apply a legal code to the state and write it, with the position and the notifications it leads to."""
    turn, phase = state.turn, state.phase
    missed_before = (
        final_order.missed_turns(uow, row) if source in final_order.NOT_OWN else {}
    )
    seats = range(games.count_seats(uow.tx, row.id) if game.hidden else 0)
    hands_before = [game.hand(state, seat) for seat in seats]
    events = game.apply(state, decision.seat, code)
    saw = _who_saw(hands_before, [game.hand(state, seat) for seat in seats])
    row.revision += 1
    row.number += 1
    ends = model.PhaseEnded in map(type, events)
    if ends:
        part = history.EventRecord(decision.seat, source, game.encode_events(events))
        uow.post_report(row, history.report(uow, row, game, events, part))
        uow.publish(PhaseFinished(row, row.phase_ended))
    action = actions.ActionRow(
        row.revision, row.number, decision.seat, code, uow.now, turn, phase, source, saw
    )
    actions.insert(uow.tx, row.id, action, game.encode_events(events), ends_phase=ends)
    overtake(uow, row, "undo")
    if source == "person" and clock:
        clocks.acted(uow, row, decision.seat)
    elif source == "clock":
        clocks.answered(uow, row, decision.seat)
    if ends:
        row.phase_ended = row.revision
    settle(uow, row, game, state, turn)
    if source in final_order.NOT_OWN:
        _warn(uow, row, decision.seat, missed_before)
    uow.publish(ActionApplied(row, action))
    return events


def _warn(
    uow: UnitOfWork,
    row: GameRow,
    seat: int,
    missed_before: Mapping[int, tuple[int, int]],
) -> None:
    """Warn the person of a seat who has just missed so many turns that it ranks last, or would with one more."""
    missed_now = final_order.missed_turns(uow, row)
    standing = final_order.standing(*missed_now.get(seat, (0, 0)))
    if standing and standing != final_order.standing(*missed_before.get(seat, (0, 0))):
        uow.post(row, notifications.MostlyMissed(seat, standing == "soon"))


def settle(
    uow: UnitOfWork, row: GameRow, game: Game, state: GameState, turn_before: int
) -> None:
    """Write the position after an action or the start: snapshot, whose decision it is, prompt or end."""
    decision = game.decision(state)
    row.turn, row.phase = state.turn, state.phase
    actions.keep_snapshot(
        uow.tx,
        row.id,
        row.number,
        row.turn,
        row.turn != turn_before,
        game.encode(state),
    )
    if decision is not None:
        row.deciding, row.decision, row.since = decision.seat, decision.kind, uow.now
        waiting = answers.to_decide(uow, row, state)
        if waiting:
            row.deciding = answers.first_of(
                waiting, partial(games.holders, uow.tx, row.id)
            )
        uow.ask(row)
        asked_seats = answers.asked(uow, row)
        clocks.begin(
            uow,
            row,
            tuple(dict.fromkeys((*(waiting or (row.deciding,)), *asked_seats))),
            going_on=asked_seats,
        )
    else:
        result = game.result(state)
        assert result is not None, "a game without a decision has a result"
        _end(uow, row, game, result)
    games.advance(uow.tx, row)


def forfeit(uow: UnitOfWork, row: GameRow, winners: Sequence[int]) -> None:
    """End a running game in which nobody is left to play against.

    These seats have won, with the points so far, unless their people are missing themselves, or there are none;
    then everybody has abandoned it, and nobody has won.
    """
    game, state = game_of(row), uow.state(row)
    points = game.guide.points(game.view(state, None)) or (0,) * games.count_seats(
        uow.tx, row.id
    )
    best = max((points[seat] for seat in winners), default=0)
    won = tuple(seat for seat in winners if points[seat] == best)
    abandoned = all(clocks.is_missing(uow, row, seat) for seat in winners)
    row.forfeit, row.abandoned = 1, int(abandoned)
    _end(uow, row, game, model.Result(points, () if abandoned else won))
    games.advance(uow.tx, row)


def _end(uow: UnitOfWork, row: GameRow, game: Game, result: model.Result) -> None:
    ending: final_order.Ending = (
        "abandoned" if row.abandoned else "forfeit" if row.forfeit else "rules"
    )
    order = final_order.of_game(uow, row, result, ending)
    row.status, row.ended = "finished", uow.now
    row.deciding = row.decision = row.since = None
    row.scores, row.winners = json.dumps(result.scores), json.dumps(order.winners)
    row.ranks = json.dumps(order.ranks) if order.ranks else None
    actions.keep_only_last(uow.tx, row.id)
    uow.keep(
        row, "status", "ended", "scores", "winners", "ranks", "forfeit", "abandoned"
    )
    uow.drop_prompt(row)
    overtake(uow, row)
    clock_rows.end(uow.tx, row.id)
    uow.forget_asked(row.id)
    uow.publish(GameFinished(row, game, result, order))
    uow.post(row, notifications.Ended(result.scores, order.winners))


def cancel(
    uow: UnitOfWork, row: GameRow, notification: notifications.Cancelled
) -> None:
    """End a running game without a result."""
    row.status, row.ended = "cancelled", uow.now
    games.update(
        uow.tx,
        row.id,
        status=row.status,
        ended=row.ended,
        deciding=None,
        decision=None,
        since=None,
    )
    clock_rows.end(uow.tx, row.id)
    actions.keep_only_last(uow.tx, row.id)
    uow.drop_prompt(row)
    overtake(uow, row)
    uow.publish(GameCancelled(row, notification.by == "anew"))
    uow.post(row, notification)


def overtake(uow: UnitOfWork, row: GameRow, *kinds: str) -> None:
    """Close open votes (of these kinds, or all) that events have overtaken."""
    for vote in vote_rows.open_of(uow.tx, row.id):
        if not kinds or vote.kind in kinds:
            ballots.end(uow, row.id, vote.id, "overtaken")
            uow.post(row, notifications.VoteChanged(vote.id, True))


def _who_saw(
    before: Sequence[tuple[str, ...] | None], after: Sequence[tuple[str, ...] | None]
) -> int:
    """Return the bit set of seats that saw a hidden card by this event.

    The set has the seat that drew a card, and all others when a card was shown.
    """
    everybody = (1 << len(before)) - 1
    saw = 0
    for seat, (old_hand, new_hand) in enumerate(zip(before, after, strict=True)):
        # no seat has two cards of a kind
        held, holds = set(old_hand or ()), set(new_hand or ())
        if holds - held:
            saw |= 1 << seat
        if held - holds:
            saw |= everybody & ~(1 << seat)
    return saw


def game_of(row: GameRow) -> Game:
    """Return the rules of a game."""
    return find_game(row.kind)
