"""Stand-ins: a computer of the table's level plays at a person's seat until they, or somebody else, come back to it."""

from collections.abc import Iterable

from bot.core import notifications
from bot.core.clock import clocks
from bot.core.errors import BadChoice, NotAllowed
from bot.core.events import AskingOutdated, SeatChanging
from bot.core.hooks import SeatCheck
from bot.core.jobs import DAY, TransactionJob
from bot.core.model import Outcome, Person
from bot.core.unit_of_work import UnitOfWork
from storage import departures, games
from storage.games import GameRow
from storage.jobs import key_of

STAND_IN = "stand-in"
REMOVED = TransactionJob("seat.removed", lambda uow, job: None, 30 * DAY)
"""The job, GAME:SEAT, that forgets when somebody had left the server who is back, with that and their tenure."""


def ask_for(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Let a computer play for this person, where the table's host allows stand-ins.

    Raise NotAllowed where stand-ins are off or nobody else plays, and BadChoice where one plays already.
    """
    row = uow.row(game, "running")
    own_seats = uow.seats_of(row, person)
    if row.late != STAND_IN:
        raise NotAllowed("table-stand-in-off")
    holders = games.holders(uow.tx, game)
    seats = [seat for seat in own_seats if holders[seat].stand_in is None]
    if not seats:
        raise BadChoice("table-stand-in-already")
    if not others_play(uow, game, person.user):
        raise NotAllowed("table-stand-in-alone")
    for seat in seats:
        begin(uow, row, seat)
    return uow.done(game)


def come_back(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Give this person their seats back from computers that stand in, and let them be absent no more."""
    row = uow.row(game, "running")
    own_seats = uow.seats_of(row, person)
    holders = games.holders(uow.tx, game)
    seats = [seat for seat in own_seats if holders[seat].stand_in is not None]
    absent = [seat for seat in own_seats if holders[seat].absent is not None]
    if not seats and not absent:
        raise BadChoice("table-stand-in-none")
    arrived(uow, row, person.user)
    for seat in seats:
        end(uow, row, seat)
    for seat in absent:
        returned(uow, row, seat)
    return uow.done(game)


def arrived(uow: UnitOfWork, row: GameRow, user: int) -> None:
    """Note that somebody who had left the server of a game is there again; nobody else can take their seats."""
    for holder in games.holders(uow.tx, row.id):
        if holder.user == user and holder.departed is not None:
            departures.depart(uow.tx, holder, None)
            due, since = uow.now + REMOVED.longest, (holder.tenure, holder.departed)
            key = key_of(row.id, holder.seat)
            uow.schedule(REMOVED.name, key, due, row.server, since)
            # else they are back when they act
            if holder.stand_in is None and holder.absent is None:
                uow.post(row, notifications.SeatChanged(holder.seat, "came_back"))


def returned(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Ask an absent player again who has given a sign, with the time of a whole move if they decide."""
    if games.holders(uow.tx, row.id)[seat].absent is not None and clocks.back(
        uow, row, seat
    ):
        uow.post(row, notifications.SeatChanged(seat, "came_back"))
        if seat in uow.wait_for(row):
            uow.ask(row)
        uow.publish(AskingOutdated(row))


def signs(uow: UnitOfWork, row: GameRow, seats: Iterable[int]) -> None:
    """Count a person who has asked for something in the game as back wherever they were absent."""
    for seat in seats:
        returned(uow, row, seat)


def others_play(uow: UnitOfWork, game: int, user: int | None) -> bool:
    """Return whether anybody but this person plays for themselves: for nobody a computer would play on."""
    return any(
        holder.user is not None and holder.user != user and holder.stand_in is None
        for holder in games.holders(uow.tx, game)
    )


def are_free(uow: UnitOfWork, row: GameRow) -> bool:
    """Return whether who comes to a seat of a game takes it, or is given it by its people."""
    try:
        uow.check(SeatCheck(row))
    except NotAllowed:
        return False
    return True


def begin(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Let a computer of the table's level play at a seat from now on."""
    uow.publish(SeatChanging(row, seat))
    games.stand_in(uow.tx, row.id, seat, row.level)
    uow.post(row, notifications.SeatChanged(seat, "stand_in"))
    if seat in uow.wait_for(row):
        uow.ask(row)


def end(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Let the holder of a seat play there again, with the time of a whole move if they decide."""
    uow.publish(SeatChanging(row, seat))
    games.stand_in(uow.tx, row.id, seat, None)
    uow.post(row, notifications.SeatChanged(seat, "came_back"))
    waited = seat in uow.wait_for(row)
    clocks.back(uow, row, seat)
    if waited:
        clocks.begin_one(uow, row, seat)
        uow.ask(row)
    uow.publish(AskingOutdated(row))
