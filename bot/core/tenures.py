"""Tenures: leaving and taking seats, with the notifications to the table."""

from bot.core import answers, ballots, holds, limits, notifications, play, stand_in
from bot.core.clock import asking, clocks
from bot.core.clock.time_bank import PACES
from bot.core.errors import BadChoice, SeatTaken, named
from bot.core.events import AskingOutdated, SeatChanging, SeatPassing, SeatVacated
from bot.core.final_order import LEFT
from bot.core.hooks import HostIsFixed
from bot.core.jobs import TransactionJob
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from rules.notation import seat_name
from storage import answers as answer_rows
from storage import clocks as clock_rows
from storage import departures, games, outbox
from storage import jobs as job_rows
from storage import votes as vote_rows
from storage.games import GameRow, HolderRow
from storage.jobs import Job
from storage.votes import VoteRow

WEEK = 7 * 24 * 60 * 60
# a decision that waits this long counts as a missed deadline where no clock runs
LATE_WITHOUT_CLOCK = WEEK


def vacate(
    uow: UnitOfWork, row: GameRow, seat: int, how: str, *, announced: bool = True
) -> None:
    """End a tenure: `resigned`, `forgotten`, `dropped` for being late, or `opened` for somebody else.

    Where that is not `announced`, the newcomer sits down at once. The game goes on without asking there, or ends where
    nobody is left to play against.
    """
    uow.publish(SeatChanging(row, seat))
    if announced:
        uow.publish(SeatPassing(row, seat, None))
    ends = announced and how in LEFT and holds.promise(uow, row.id, seat) is None
    winners = last_there(uow, row, seat) if ends else ()
    if winners:
        _drop_private(uow, row, seat)
        if how == "forgotten":
            games.rise(uow.tx, row.id, seat, how, uow.now, row.revision)
        else:
            departures.leave(uow.tx, row.id, seat, how)
        uow.publish(SeatVacated(row, seat, how))
        play.forfeit(uow, row, winners)
        return
    games.rise(uow.tx, row.id, seat, how, uow.now, row.revision)
    awaited = answers.to_decide(uow, row)
    _drop_private(uow, row, seat)
    if games.holders(uow.tx, row.id)[seat].absent is not None:
        clocks.newcomer(uow, row, seat)
    # what it had answered is gone
    if seat not in awaited and seat in uow.wait_for(row):
        clocks.begin_one(uow, row, seat)
    if announced:
        uow.post(row, notifications.SeatChanged(seat, how))  # type: ignore[arg-type]  # one of the three words
    uow.publish(SeatVacated(row, seat, how))
    end_votes(uow, row, seat)
    pass_host_on(uow, row)
    if announced and how in LEFT:
        _offer_restart(uow, row, seat)
    _play_on(uow, row, seat, announced=announced)


def _play_on(uow: UnitOfWork, row: GameRow, seat: int, *, announced: bool) -> None:
    """Go on with an open seat: by a computer that stands in, or without its decisions."""
    if (
        announced
        and row.late == stand_in.STAND_IN
        and stand_in.others_play(uow, row.id, None)
    ):
        stand_in.begin(uow, row, seat)
    else:
        games.stand_in(uow.tx, row.id, seat, None)
        if seat in uow.wait_for(row):
            uow.ask(row)
        if announced:
            play.skip_on(uow, row)


def hold(uow: UnitOfWork, row: GameRow, seat: int, end: int | None = None) -> None:
    """End the tenure of a barred person, and hold the seat, for a day or until `end`.

    Only a moderator can give it away in that time.
    """
    uow.publish(SeatChanging(row, seat))
    games.rise(uow.tx, row.id, seat, "barred", uow.now, row.revision)
    _drop_private(uow, row, seat)
    games.stand_in(uow.tx, row.id, seat, None)
    holds.begin(uow, row, seat, end)
    clock_rows.forget(uow.tx, row.id, seat)
    uow.post(row, notifications.SeatChanged(seat, "barred"))
    uow.publish(SeatVacated(row, seat, "barred"))
    end_votes(uow, row, seat)
    pass_host_on(uow, row)
    if seat in uow.wait_for(row):
        uow.ask(row)


def _release(uow: UnitOfWork, job: Job) -> None:
    """Go on without whoever a seat was held for, or end the game where nobody else is left."""
    game, seat = job_rows.ids_of(job)
    row, holders = uow.find(game), games.holders(uow.tx, game)
    if (
        row is None
        or row.status != "running"
        or row.practice
        or not holders[seat].is_open
    ):
        return
    # its end gives the seat back, in this minute
    if job.payload is None and holds.returns(uow, game, seat):
        uow.schedule(job.kind, job.key, uow.now + 60, job.server)
        return
    other_users = {holder.user for holder in holders if holder.user is not None}
    winners, later = last_there(uow, row, seat), holds.latest(uow, game)
    # the person of another held seat may be back by then
    if later is not None and len(other_users) < 2:
        uow.schedule(job.kind, job.key, later, job.server)
    elif winners or not other_users:
        uow.publish(SeatVacated(row, seat, "released"))
        play.forfeit(uow, row, winners)
    elif job.payload is not None:
        # the game has gone on there
        uow.post(row, notifications.SeatChanged(seat, "opened"))
        uow.publish(SeatVacated(row, seat, "released"))
    else:
        clocks.newcomer(uow, row, seat)
        uow.post(row, notifications.SeatChanged(seat, "released"))
        uow.publish(SeatVacated(row, seat, "released"))
        _offer_restart(uow, row, seat)
        _play_on(uow, row, seat, announced=True)


def win_alone(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """End a game for somebody who has a held seat back, where all others have left it meanwhile."""
    holders = games.holders(uow.tx, row.id)
    alone = all(
        holder.user in (None, holders[seat].user) and holder.level is None
        for holder in holders
    )
    if alone and not row.practice and holds.latest(uow, row.id) is None:
        play.forfeit(
            uow, row, [holder.seat for holder in holders if holder.user is not None]
        )


HOLD = TransactionJob(holds.HOLD, _release, holds.LASTS)


def _offer_restart(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Ask those who stay, once, whether to begin again without somebody who left before the second turn.

    They have the time of a move with its bank.
    """
    other_seats = ballots.held_seats(uow.tx, row.id)
    early = (
        row.status == "running" and row.turn < 2 and not (row.practice or row.imported)
    )
    last_vote = vote_rows.last_of(uow.tx, row.id, ballots.RESTART)
    if (
        early
        and last_vote is None
        and len(other_seats) > 1
        and stand_in.are_free(uow, row)
        and holds.latest(uow, row.id) is None
    ):
        pace = PACES.get(row.pace)
        move = ballots.LONGEST if pace is None else pace.grace + pace.bank
        lasts = max(ballots.LASTS, min(move, ballots.LONGEST))
        question = ballots.Question(ballots.RESTART, seat, seat=seat, lasts=lasts)
        ballots.begin(uow, row, question, dict.fromkeys(other_seats))


def last_there(uow: UnitOfWork, row: GameRow, seat: int) -> tuple[int, ...]:
    """Return the seats that win if the person of one leaves: the last person's, or all computers'; else none."""
    holders = games.holders(uow.tx, row.id)
    other_holders = [
        holder for holder in holders if holder.user not in (None, holders[seat].user)
    ]
    computers = [holder.seat for holder in holders if holder.level is not None]
    if row.practice or len(other_holders) > 1 or (other_holders and computers):
        return ()
    return tuple(holder.seat for holder in other_holders) or tuple(computers)


def _drop_private(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Delete a holder's answers with the end of their tenure, so that private ones reach nobody else."""
    for waiting, body in answer_rows.waiting_notes(uow.tx, row.id):
        if notifications.read_note(body, seat) is not None:
            outbox.settle(uow.tx, waiting, "left", uow.now)
    answer_rows.withdraw_answers(uow.tx, row.id, seat, uow.now)


def end_votes(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """End the open votes that involve a seat which changes hands: its next holder is not bound by them."""
    for vote in vote_rows.open_of(uow.tx, row.id):
        answers_ = vote_rows.answers(uow.tx, vote.id)
        if (
            vote.kind != "replace"
            or seat in (vote.asked_by, vote.seat)
            or seat in answers_
        ):
            ballots.end(uow, row.id, vote.id, "overtaken")
            uow.post(row, notifications.VoteChanged(vote.id, True, "seat"))


def pass_host_on(uow: UnitOfWork, row: GameRow) -> None:
    """Keep the host one of the players, when there are any, unless a feature names the host."""
    if uow.check(HostIsFixed(row)):
        return
    users = [
        holder.user
        for holder in games.holders(uow.tx, row.id)
        if holder.user is not None
    ]
    if users and row.host not in users:
        row.host = users[0]
        games.update(uow.tx, row.id, host=row.host)


def seat_person(
    uow: UnitOfWork, row: GameRow, seat: int, user: int, name: str, how: str
) -> None:
    """Begin a tenure at an open seat: `claimed` or `replaced`."""
    uow.publish(SeatChanging(row, seat))
    uow.publish(SeatPassing(row, seat, user))
    holds.end(uow, row, seat)
    # what comes next is theirs
    games.sit(uow.tx, row.id, seat, user, name, uow.now, row.revision + 1)
    games.stand_in(uow.tx, row.id, seat, None)
    # skipped while nobody was there
    answer_rows.withdraw_answers(uow.tx, row.id, seat, uow.now)
    clocks.newcomer(uow, row, seat)
    uow.post(row, notifications.SeatChanged(seat, how))  # type: ignore[arg-type]
    uow.publish(AskingOutdated(row))
    end_votes(uow, row, seat)
    pass_host_on(uow, row)
    if seat in uow.wait_for(row):
        uow.ask(row)


def take_seat(uow: UnitOfWork, row: GameRow, vote: VoteRow) -> None:
    """Carry out a vote that takes a seat from its holder."""
    assert vote.seat is not None, "a replacement says of whom"
    holders = games.holders(uow.tx, row.id)
    if vote.newcomer is not None:
        newcomer = Person(vote.newcomer, vote.newcomer_name or "")
        need_outside(row, holders, newcomer)
        limits.need_seat(uow, row.server, newcomer, row.id)
    if holders[vote.seat].user is not None:
        vacate(uow, row, vote.seat, "dropped", announced=vote.newcomer is None)
    if vote.newcomer is not None:
        seat_person(
            uow, row, vote.seat, vote.newcomer, vote.newcomer_name or "", "replaced"
        )


def seat_row(row: GameRow, holders: list[HolderRow], seat: int) -> HolderRow:
    if not 0 <= seat < len(holders):
        raise BadChoice(
            "table-no-such-seat",
            game=named(row.kind, row.id),
            seats=len(holders),
            seat=seat + 1,
        )
    return holders[seat]


def need_outside(
    row: GameRow, holders: list[HolderRow], person: Person, *, you: bool = False
) -> None:
    """Refuse a second seat to anybody, except at a practice table; `you` if that is who acts."""
    for holder in holders:
        if holder.user == person.user and not row.practice:
            raise SeatTaken(
                "table-seated-already",
                you="yes" if you else "no",
                name=person.name,
                seat=seat_name(holder.seat),
            )


def is_late(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Return whether the seat's present decision is overdue, by its clock or a week without one.

    Or its person has left.
    """
    if games.holders(uow.tx, row.id)[seat].departed is not None:
        return True
    asked_seats = answers.asked(uow, row)
    if row.since is None or seat not in (*answers.to_decide(uow, row), *asked_seats):
        return False
    since = asked_seats[seat].since if seat in asked_seats else row.since
    if not asking.is_asked(uow, row):
        return False
    if row.pace == "none":
        return uow.now - since >= LATE_WITHOUT_CLOCK
    clock_row = clock_rows.find(uow.tx, row.id, seat)
    if clock_row is None:
        return False
    over = (
        clock_row.deadline is not None
        and clock_row.deadline <= uow.now
        and row.paused is None
    )
    return over or (clock_row.missed is not None and clock_row.missed >= since)
