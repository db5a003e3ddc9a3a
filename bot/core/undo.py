"""Undo: its effect, the players whose consent it needs, and its execution (commands, policies of undo)."""

import functools
import operator

from bot.core import (
    answers,
    ballots,
    game_info,
    history,
    holds,
    limits,
    lobby,
    notifications,
    play,
    stand_in,
)
from bot.core.clock import asking, clocks
from bot.core.errors import SeatTaken, UndoRefused
from bot.core.events import ActionsUndone, AskingOutdated, EndUndone
from bot.core.jobs import DAY
from bot.core.model import Outcome, Person, UndoPreview
from bot.core.unit_of_work import UnitOfWork
from rules.notation import seat_name
from storage import actions, departures, games
from storage import answers as answer_rows
from storage.games import GameRow

# whose actions nobody has to agree about
BY_COMPUTER = ("computer", "stand_in", "excused_stand_in")
AFTER_END = DAY  # how long after its end a game can be taken back by vote


def preview(uow: UnitOfWork, game: int, person: Person) -> UndoPreview:
    """Return the actions that this person's undo would take back and the seats that must agree; raise UndoRefused."""
    row = uow.row(game, "running", "finished")
    own_seats = uow.seats_of(row, person)
    if row.undo == "off" and not row.forfeit:
        raise UndoRefused("table-undo-off")
    if row.status == "finished" and (
        row.ended is None or uow.now - row.ended > AFTER_END
    ):
        raise UndoRefused("table-undo-late")
    _need_room(uow, row)
    if row.forfeit:  # to go on needs everybody who is there, and who left last
        # who left was forgotten
        if all(holder.how is None for holder in games.holders(uow.tx, game)):
            raise UndoRefused("table-undo-nothing")
        asked_seats = (
            seat
            for seat in ballots.held_seats(uow.tx, game, own_seats)
            if seat not in own_seats
        )
        return UndoPreview(row.number, (), tuple(asked_seats))
    # The last action in a tenure of their own: nobody takes back a predecessor's.
    last_actions = [
        actions.last_of(uow.tx, game, (holder.seat,), holder.began_revision or 0)
        for holder in games.holders(uow.tx, game)
        if holder.seat in own_seats
    ]
    latest = max(
        (action for action in last_actions if action is not None),
        key=lambda last_action: last_action.number,
        default=None,
    )
    if row.status == "running" and set(own_seats) & set(
        answers.at_once(row, uow.state(row))
    ):
        raise UndoRefused("table-undo-together")
    if latest is None:
        raise UndoRefused("table-undo-nothing")
    undone = actions.record(uow.tx, game, latest.number - 1)
    acted = {
        action.seat for action in undone if action.source not in BY_COMPUTER
    } - set(own_seats)
    if row.undo == "free" and acted:
        raise UndoRefused("table-undo-others", seat=seat_name(min(acted)))
    later = {action.seat for action in undone} - set(own_seats)
    if later and uow.is_rated(row) and not stand_in.others_play(uow, game, person.user):
        raise UndoRefused("table-undo-others", seat=seat_name(min(later)))
    saw = functools.reduce(operator.or_, (action.saw for action in undone), 0)
    if acted or saw:
        holds.need_none(uow, row)
    other_seats = [
        seat for seat in ballots.held_seats(uow.tx, game) if seat not in own_seats
    ]
    asks = [seat for seat in other_seats if seat in acted or saw >> seat & 1]
    # A reveal only the asker saw, or the end of the game, is still for everybody to forgive.
    if not asks and (saw or row.status == "finished"):
        asks = other_seats
    return UndoPreview(
        latest.number - 1,
        game_info.public_codes(uow.tx, row, undone, own_seats),
        tuple(asks),
    )


def _need_room(uow: UnitOfWork, row: GameRow) -> None:
    """Raise SeatTaken or BadChoice when a game that is over can't run again.

    Its players and its server may have as many others now as they can, or a player is suspended.
    """
    if row.status != "finished":
        return
    holds.need_nobody_barred(uow, row)
    limits.need_room(uow, row.server, "games", "table-undo-full")
    for holder in games.holders(uow.tx, row.id):
        if holder.user is not None:
            limits.need_seat(
                uow,
                row.server,
                Person(holder.user, holder.name or ""),
                row.id,
                new=False,
            )


def undo(uow: UnitOfWork, game: int, person: Person, revision: int) -> Outcome:
    """Take back the asker's last action and its consequences, or open a vote (`outcome.vote`)."""
    row = uow.row(game, "running", "finished")
    own_seats = uow.seats_of(row, person)
    uow.need_revision(row, revision)
    undo_preview = preview(uow, game, person)
    seat = undo_preview.codes[0][0] if undo_preview.codes else own_seats[0]
    if not undo_preview.asks:
        take_back(uow, row, undo_preview.number, seat, None)
        return uow.done(game)
    asking.need_voters(uow, row)
    question = ballots.Question("undo", seat, undo_preview.number)
    ballots.need_not_declined(uow, row, question)
    vote = ballots.begin(uow, row, question, dict.fromkeys(undo_preview.asks))
    if vote is None:
        raise UndoRefused("table-vote-open")
    if row.status == "running":
        stand_in.signs(uow, row, own_seats)
    return uow.done(game, vote=ballots.read(uow.tx, vote))


def take_back(
    uow: UnitOfWork, row: GameRow, number: int, seat: int, vote: int | None
) -> None:
    """Go back to the position after so many actions; later ones stay in the log, marked."""
    _need_room(uow, row)
    if row.status == "finished" and row.thread is not None:
        try:
            lobby.need_place(uow, row.thread, row.id)
        except SeatTaken:
            raise UndoRefused("table-undo-place") from None
    game = play.game_of(row)
    undone = actions.record(uow.tx, row.id, number)
    codes = game_info.public_codes(uow.tx, row, undone)
    turn, state = history.state_at(uow, row, number)
    was_over = row.status == "finished"
    if was_over:
        uow.publish(EndUndone(row))
    row.revision += 1
    row.number = number
    row.status, row.forfeit, row.abandoned = "running", 0, 0
    row.ended = row.scores = row.winners = row.ranks = None
    departures.stay(uow.tx, row.id)
    if not undone:  # both have agreed, so both are there
        for holder in games.holders(uow.tx, row.id):
            clocks.back(uow, row, holder.seat)
    actions.mark_undone(uow.tx, row.id, number, row.revision)
    row.phase_ended = actions.last_phase_end(uow.tx, row.id)
    uow.keep(
        row,
        "status",
        "ended",
        "scores",
        "winners",
        "ranks",
        "forfeit",
        "abandoned",
        "phase_ended",
    )
    actions.keep_undoing(uow.tx, row.id, row.revision, number, seat, vote, uow.now)
    play.overtake(uow, row, "undo")
    if undone:
        answer_rows.restore_answers(uow.tx, row.id, seat, undone[0].at)
        uow.publish(ActionsUndone(row, seat, tuple(undone), state.turn))
    decision = game.decision(state)
    under_way = decision is not None and game.guide.secrecy.is_under_way(
        decision.kind, state.phase
    )
    # Of a step of a private action that is under way others learn nothing, not even how many steps it has.
    if not undone or not under_way or any(code for _, code in codes):
        uow.post(row, notifications.ActionsTakenBack(seat, codes, vote is not None))
    for holder in games.holders(uow.tx, row.id) if was_over else ():
        if holder.is_open:  # its offer was struck
            uow.post(row, notifications.SeatChanged(holder.seat, "opened"))
    play.settle(uow, row, game, state, turn)
    uow.publish(AskingOutdated(row))
    play.skip_on(uow, row)
