"""Joint questions: after placing, all seats with a certain decision in this turn are asked at the same time.

The game waits for all of them. A seat is asked again when more of its decisions have become certain.
"""

from collections.abc import Iterator

from bot.core import answers
from bot.core.clock import clocks
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import auto_answer, lookahead
from bot.features.plans import plan as plans
from rules.game import GameState
from rules.model import Decision
from rules.register import find_game
from storage import answers as answer_rows
from storage import games
from storage import plans as plan_rows


def _unanswered(
    uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int
) -> Iterator[lookahead.WalkedDecision]:
    """Yield the certain decisions of a seat in this turn that no answer ahead and no standing order answers."""
    game = find_game(row.kind)
    own_answers = [
        answer
        for _, answer in auto_answer.answers_of(uow, row.id, seat)
        if answer is not None
    ]
    for coming in lookahead.certain_decisions(game, state, seat, own_answers):
        if coming.answer is None:
            plan = plans.load(uow.tx, row.id, seat, state.turn).plan
            if (
                plans.standing_choice(
                    game, state, coming.decision, coming.key.place, plan
                )
                is None
            ):
                yield coming


def _has_unanswered(
    uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int
) -> bool:
    return next(_unanswered(uow, row, state, seat), None) is not None


def _others_with_unanswered(
    uow: UnitOfWork, row: games.GameRow, state: GameState, playing: list[int]
) -> list[int]:
    """Return the `playing` seats with an unanswered decision, except the deciding seat.

    One walk finds the first decision of each. Only seats with an answer or order for that need a walk of their own.
    """
    game = find_game(row.kind)
    unanswered_seats = []
    other_seats = [seat for seat in playing if seat != row.deciding]
    with_answers = {
        answer_row.seat for answer_row in answer_rows.of_game(uow.tx, row.id)
    }
    with_answers |= {plan_row.seat for plan_row in plan_rows.newest(uow.tx, row.id)}
    for decision, then in lookahead.first_decisions(game, state, other_seats):
        seat = decision.seat
        was_answered = seat in with_answers and _was_answered(
            uow, row, state, decision, answers.key_of(game, then, decision)
        )
        if not was_answered or _has_unanswered(uow, row, state, seat):
            unanswered_seats.append(seat)
    return [seat for seat in other_seats if seat in unanswered_seats]


def _was_answered(
    uow: UnitOfWork,
    row: games.GameRow,
    state: GameState,
    decision: Decision,
    key: answers.Key,
) -> bool:
    """Return whether an answer ahead or a standing order of its seat answers a coming decision."""
    if any(
        answer is None or answer.key == key
        for _, answer in auto_answer.answers_of(uow, row.id, decision.seat)
    ):
        return True
    plan = plans.load(uow.tx, row.id, decision.seat, state.turn).plan
    return (
        plans.standing_choice(find_game(row.kind), state, decision, key.place, plan)
        is not None
    )


def playing_seats(uow: UnitOfWork, row: games.GameRow) -> list[int]:
    """Return the seats of present people; none without joint questions, for a person alone, or in a live session."""
    if (
        row.practice
        or row.session_until is not None
        or row.together != "yes"
        or row.status != "running"
    ):
        return []
    users = {
        holder.seat: holder.user
        for holder in games.holders(uow.tx, row.id)
        if holder.user is not None and holder.player is None and holder.absent is None
    }
    return [*users] if len({*users.values()}) > 1 else []


def update_asked(
    uow: UnitOfWork, row: games.GameRow, state: GameState, *, acted: int | None = None
) -> bool:
    """Update which seats are asked jointly; return whether they are other seats than before.

    A seat that has `acted` is asked anew, from now on.
    """
    asked_before = answers.asked(uow, row)
    foreseen = row.deciding is not None and lookahead.can_look_ahead(
        find_game(row.kind), state
    )
    playing = playing_seats(uow, row) if foreseen else []
    if not asked_before and not playing:
        return False
    others = _others_with_unanswered(uow, row, state, playing)
    # While a computer decides no further seat is asked: its action comes at once.
    asked_now = (
        others
        if row.deciding in playing
        else [seat for seat in others if seat in asked_before]
    )
    # The deciding seat is one of them only if there are others.
    if row.deciding in asked_before or (
        others
        and row.deciding in playing
        and _has_unanswered(uow, row, state, row.deciding)
    ):
        asked_now = [
            seat for seat in playing if seat in asked_now or seat == row.deciding
        ]
    for seat in asked_before.keys() - set(asked_now):
        _end_asking(uow, row, seat)
    for seat in asked_now:
        if seat not in asked_before or seat == acted:
            _begin_asking(uow, row, seat)
    return set(asked_now) != asked_before.keys()


def _begin_asking(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    begins = seat not in answers.awaited(uow, row)
    asked_row = answer_rows.AskedRow(
        seat, answer_rows.JOINT, uow.now, row.revision, row.turn, row.phase
    )
    uow.keep_asked(row.id, asked_row)
    if begins:
        clocks.begin_one(uow, row, seat)


def _end_asking(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    uow.forget_asked(row.id, seat)
    if seat not in answers.awaited(uow, row):
        clocks.answered(uow, row, seat)


def ask_outdated(uow: UnitOfWork, row: games.GameRow) -> None:
    """Update the jointly asked seats after an undo, a changed answer or the return of a player, and the prompt."""
    if (
        row.status == "running"
        and row.deciding is not None
        and update_asked(uow, row, uow.state(row))
    ):
        uow.ask(row)


def stop_asking(uow: UnitOfWork, row: games.GameRow, seat: int | None = None) -> None:
    """Stop asking a seat jointly, or all seats, and update the prompt."""
    seats = answers.asked(uow, row)
    for asked_seat in seats if seat is None else seats.keys() & {seat}:
        _end_asking(uow, row, asked_seat)
    if seats and (seat is None or seat in seats):
        uow.ask(row)


def seat_answered(
    uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int
) -> None:
    """Stop asking a seat that has answered ahead all its certain decisions, and stop its clock."""
    if (
        seat not in answers.asked(uow, row)
        or seat == row.deciding
        or _has_unanswered(uow, row, state, seat)
    ):
        return
    clocks.acted(uow, row, seat)
    _end_asking(uow, row, seat)
    uow.ask(row)


def answer_for_late_seat(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    """Give the least harmful answer to all certain decisions of a seat whose time is up."""
    guide, state = find_game(row.kind).guide, uow.state(row)
    # answers may make more decisions certain
    while unanswered := [*_unanswered(uow, row, state, seat)]:
        for coming in unanswered:
            answer = coming.upcoming().answer_with(guide.least_harm(coming.decision))
            assert answer is not None
            answer_row = answers.row_of(seat, answer, "clock")
            answer_rows.keep_answer(uow.tx, row.id, answer_row, uow.now, row.revision)
    stop_asking(uow, row, seat)
