"""A table that decides together.

When placing is over everybody who certainly has a decision in this turn is asked at once, and again whenever
something more has become certain; the game waits for all of them.
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


def _open(uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int) -> Iterator[lookahead.Seen]:
    """Yield the decisions that are certain to come for a seat in this turn and have no answer yet."""
    game = find_game(row.kind)
    own_answers = [answer for _, answer in auto_answer.answers_of(uow, row.id, seat) if answer is not None]
    for sure_code in lookahead.certain(game, state, seat, own_answers):
        if sure_code.answer is None:
            plan = plans.stored(uow.tx, row.id, seat, state.turn).plan
            if plans.standing(game, state, sure_code.decision, sure_code.key.place, plan) is None:
                yield sure_code


def _is_open(uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int) -> bool:
    return next(_open(uow, row, state, seat), None) is not None


def _others_open(uow: UnitOfWork, row: games.GameRow, state: GameState, playing: list[int]) -> list[int]:
    """Return those of these seats, except the deciding one, with an open decision.

    The first decision of each is found by one look ahead for all of them. Only seats with an answer or plan for
    it are looked at further.
    """
    game = find_game(row.kind)
    open_seats = []
    other_seats = [seat for seat in playing if seat != row.deciding]
    spoke = {answered_ahead.seat for answered_ahead in answer_rows.of_game(uow.tx, row.id)}
    spoke |= {answered_ahead.seat for answered_ahead in plan_rows.newest(uow.tx, row.id)}
    for decision, then in lookahead.first_of(game, state, other_seats):
        seat = decision.seat
        answered_ahead = seat in spoke and _is_answered(
            uow, row, state, decision, answers.key_of(game, then, decision)
        )
        if not answered_ahead or _is_open(uow, row, state, seat):
            open_seats.append(seat)
    return [seat for seat in other_seats if seat in open_seats]


def _is_answered(
    uow: UnitOfWork, row: games.GameRow, state: GameState, decision: Decision, key: answers.Key
) -> bool:
    """Return whether its seat has said what to do at a decision to come."""
    if any(
        answer is None or answer.key == key
        for _, answer in auto_answer.answers_of(uow, row.id, decision.seat)
    ):
        return True
    plan = plans.stored(uow.tx, row.id, decision.seat, state.turn).plan
    return plans.standing(find_game(row.kind), state, decision, key.place, plan) is not None


def people(uow: UnitOfWork, row: games.GameRow) -> list[int]:
    """Return the seats at which people play for themselves; none for one person alone, or in a live session."""
    if row.practice or row.session_until is not None or row.together != "yes" or row.status != "running":
        return []
    users = {
        holder.seat: holder.user
        for holder in games.holders(uow.tx, row.id)
        if holder.user is not None and holder.player is None and holder.absent is None
    }
    return [*users] if len({*users.values()}) > 1 else []


def renew(uow: UnitOfWork, row: games.GameRow, state: GameState, *, acted: int | None = None) -> bool:
    """Ask those who can be asked now and are not yet, and nobody else any more.

    The asking of a seat that has `acted` is a new one. Whether anything changed.
    """
    asked_before = answers.asked(uow, row)
    foreseen = row.deciding is not None and lookahead.foreseen(find_game(row.kind), state)
    playing = people(uow, row) if foreseen else []
    if not asked_before and not playing:
        return False
    other_open = _others_open(uow, row, state, playing)
    # Behind a computer whoever comes next is asked when it has decided, and one alone is not asked with others.
    open_ = other_open if row.deciding in playing else [seat for seat in other_open if seat in asked_before]
    if row.deciding in asked_before or (
        other_open and row.deciding in playing and _is_open(uow, row, state, row.deciding)
    ):
        open_ = [seat for seat in playing if seat in open_ or seat == row.deciding]
    for seat in asked_before.keys() - set(open_):
        _leave(uow, row, seat)
    for seat in open_:
        if seat not in asked_before or seat == acted:
            _enter(uow, row, seat)
    return set(open_) != asked_before.keys()


def _enter(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    begins = seat not in answers.awaited(uow, row)
    asked_row = answer_rows.AskedRow(seat, answer_rows.JOINT, uow.now, row.revision, row.turn, row.phase)
    uow.keep_asked(row.id, asked_row)
    if begins:
        clocks.begin_one(uow, row, seat)


def _leave(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    uow.forget_asked(row.id, seat)
    if seat not in answers.awaited(uow, row):
        clocks.answered(uow, row, seat)


def outdated(uow: UnitOfWork, row: games.GameRow) -> None:
    """Ask again the seats whose actions or answers were undone, or whose player is back."""
    if row.status == "running" and row.deciding is not None and renew(uow, row, uow.state(row)):
        uow.ask(row)


def ended(uow: UnitOfWork, row: games.GameRow, seat: int | None = None) -> None:
    """End that a seat, or with None anybody, is asked together with others."""
    seats = answers.asked(uow, row)
    for asked_seat in seats if seat is None else seats.keys() & {seat}:
        _leave(uow, row, asked_seat)
    if seats and (seat is None or seat in seats):
        uow.ask(row)


def answered(uow: UnitOfWork, row: games.GameRow, state: GameState, seat: int) -> None:
    """Note that a seat has answered ahead: where that was all, nobody waits for it any more."""
    if seat not in answers.asked(uow, row) or seat == row.deciding or _is_open(uow, row, state, seat):
        return
    clocks.acted(uow, row, seat)
    _leave(uow, row, seat)
    uow.ask(row)


def late(uow: UnitOfWork, row: games.GameRow, seat: int) -> None:
    """Answer what can hurt least to all that a seat is asked, whose time is up."""
    guide, state = find_game(row.kind).guide, uow.state(row)
    while seats := [*_open(uow, row, state, seat)]:
        for decisions in seats:  # others may depend on these
            answer = decisions.upcoming().answered(guide.least_harm(decisions.decision))
            assert answer is not None, "it is among the options"
            row_ = answers.row_of(seat, answer, "clock")
            answer_rows.keep_answer(uow.tx, row.id, row_, uow.now, row.revision)
    ended(uow, row, seat)
