"""Votes: the seats that are asked, their answers, and the execution of a decided vote."""

from bot.core import (
    ballots,
    holds,
    lobby,
    notifications,
    play,
    stand_in,
    tenures,
    undo,
)
from bot.core.clock import asking, clocks
from bot.core.errors import NotAllowed, ReasonNeeded, UserError, VoteRefused
from bot.core.events import ClocksPausing
from bot.core.hooks import CancelCheck
from bot.core.model import GameInfo, Outcome, Person, VoteKind
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import games, message_slots, outbox
from storage import votes as rows
from storage.games import GameRow
from storage.jobs import Job, ids_of
from storage.votes import VoteRow

find = of_tx(ballots.read)
open_votes = of_tx(ballots.open_of)


def cancel(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Close a lobby, end a game as moderator (raise ReasonNeeded), or ask all its players.

    Former ones are asked while others play.
    """
    row = uow.row(game, "lobby", "running")
    if row.status == "lobby":
        uow.need_host(row, person)
        lobby.close(uow, row, "cancelled")
        return uow.done(game)
    holds.need_none(uow, row)
    users = {holder.user for holder in games.holders(uow.tx, game)} - {None}
    if person.moderator and not (users and person.user in games.players(uow.tx, game)):
        raise ReasonNeeded(game, "end", {})
    if person.moderator and person.user not in users:
        raise NotAllowed("table-cancel-played")
    uow.seats_of(row, person)
    uow.check(CancelCheck(row))
    return ask(uow, row, person, "cancel")


def check_cancel(uow: UnitOfWork, game: int, person: Person) -> GameInfo:
    """Return the lobby that this person may close; raise NotAllowed, which names who may."""
    row = uow.row(game, "lobby")
    uow.need_host(row, person)
    return uow.info(row)


def pause(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Ask the players to stop the clocks, or in a paused game to let them go on: more than half decide."""
    row = uow.row(game, "running")
    return ask(uow, row, person, "pause" if row.paused is None else "resume")


def ask(
    uow: UnitOfWork,
    row: GameRow,
    person: Person,
    kind: VoteKind,
    lasts: int = ballots.LASTS,
) -> Outcome:
    """Open a vote of all players, the asker's own seats agreeing; carried out at once when that decides it."""
    own_seats = uow.seats_of(row, person)
    held_seats = ballots.held_seats(uow.tx, row.id, own_seats)
    asks = {seat: True if seat in own_seats else None for seat in held_seats}
    if ballots.verdict(kind, asks.values()) is None:
        asking.need_voters(uow, row)
    question = ballots.Question(kind, own_seats[0], lasts=lasts)
    ballots.need_not_declined(uow, row, question)
    vote = ballots.begin(uow, row, question, asks)
    if vote is None:
        raise VoteRefused("table-vote-open")
    stand_in.signs(uow, row, own_seats)
    decide(uow, row, vote)
    return uow.done(row.id, vote=ballots.read(uow.tx, vote))


def answer(uow: UnitOfWork, vote: int, person: Person, yes: bool) -> Outcome:
    """Answer a vote for every seat of this person that it asks; the last answer carries it out."""
    vote_row = ballots.read(uow.tx, vote)
    row = uow.row(vote_row.game)
    if vote_row.status != "open" or vote_row.expires <= uow.now:
        raise VoteRefused("table-vote-over")
    asked_seats = [
        holder.seat
        for holder in games.holders(uow.tx, row.id)
        if holder.user == person.user and holder.seat in vote_row.answers
    ]
    if not asked_seats:
        raise VoteRefused("table-vote-not-asked")
    for seat in asked_seats:
        if row.status == "running":
            stand_in.returned(uow, row, seat)
        rows.cast(uow.tx, vote, seat, yes, uow.now)
    if not decide(uow, row, vote):
        uow.post(row, notifications.VoteChanged(vote, False))
    return uow.done(row.id, vote=ballots.read(uow.tx, vote))


def decide(uow: UnitOfWork, row: GameRow, vote: int) -> bool:
    """End a vote that is decided and carry it out; return whether it is over."""
    vote_row = rows.find(uow.tx, vote)
    assert vote_row is not None, "the vote was read in this transaction"
    # Who is not waited for can't know that they are missed: they have the time of the vote to say no.
    missing = [
        seat
        for seat in ballots.absent(uow.tx, row, vote_row)
        if tenures.is_late(uow, row, seat)
    ]
    answers = rows.answers(uow.tx, vote)
    verdict = ballots.verdict(
        vote_row.kind, [yes for seat, yes in answers.items() if seat not in missing]
    )
    if verdict is None:
        return False
    if verdict and row.status == "finished":
        holds.need_nobody_barred(uow, row)  # else the vote would fail: it stays open
    _end(uow, row, vote_row, "passed" if verdict else "failed")
    return True


def run_out(uow: UnitOfWork, job: Job) -> None:
    """Close an expired vote. Silence counts as no, except from absent players."""
    _, vote = ids_of(job)
    vote_row = rows.find(uow.tx, vote)
    if vote_row is None or vote_row.status != "open":
        return
    row = uow.row(vote_row.game)
    if vote_row.kind == ballots.RESTART and uow.now < vote_row.expires:
        uow.schedule(ballots.EXPIRE, job.key, vote_row.expires, row.server)
        uow.post(row, notifications.VoteOpened(vote, again=True))
        return
    # Where the question was never posted silence says nothing.
    posted = outbox.message(uow.tx, row.id, message_slots.vote(vote)) is not None
    missing = ballots.absent(uow.tx, row, vote_row) if posted else ()
    answers = rows.answers(uow.tx, vote)
    agreed = bool(missing) and all(
        yes for seat, yes in answers.items() if seat not in missing
    )
    _end(
        uow,
        row,
        vote_row,
        "passed" if agreed and row.status == "running" else "expired",
    )


def give_up(uow: UnitOfWork, job: Job) -> None:
    """End the vote of a damaged game."""
    _, vote = ids_of(job)
    rows.end(uow.tx, vote, "expired", uow.now)


def set_back(uow: UnitOfWork) -> None:
    """Cut votes to the longest time they can last, after the clock of the machine was set back."""
    rows.bring_near(uow.tx, uow.now + ballots.LASTS, uow.shard_range)


def _end(uow: UnitOfWork, row: GameRow, vote: VoteRow, status: str) -> None:
    """End a vote, and carry it out where it has passed."""
    ballots.end(uow, row.id, vote.id, status)
    if status == "passed":
        try:
            _carry_out(uow, row, vote)
        except UserError:
            # what was agreed can't be done any more: nobody is stuck with an open vote
            rows.fail(uow.tx, vote.id)
    uow.post(row, notifications.VoteChanged(vote.id, True))


def _carry_out(uow: UnitOfWork, row: GameRow, vote: VoteRow) -> None:
    if vote.kind == "undo":
        assert vote.number is not None, "an undo says how far back"
        undo.take_back(uow, row, vote.number, vote.asked_by, vote.id)
    elif vote.kind == "cancel":
        play.cancel(uow, row, notifications.Cancelled("players"))
    elif vote.kind == ballots.RESTART:
        play.cancel(
            uow, row, notifications.Cancelled("anew", lobby.begin_again(uow, row))
        )
    elif vote.kind in ("pause", "resume"):
        on = vote.kind == "pause"
        if on:
            uow.publish(ClocksPausing(row))
        paused_before, row.paused = row.paused, uow.now if on else None
        games.update(uow.tx, row.id, paused=row.paused)
        clocks.follow(uow, row, uow.now if on else paused_before)
        uow.post(row, notifications.Paused(on))
        uow.ask(row)
    elif vote.kind == "replace":
        assert vote.seat is not None, "a replacement says of whom"
        tenures.take_seat(uow, row, vote)
    elif vote.kind in uow.hooks.votes:
        uow.hooks.votes[vote.kind](uow, row, vote)
    else:  # of a feature that is not there any more
        raise VoteRefused("table-vote-over")
