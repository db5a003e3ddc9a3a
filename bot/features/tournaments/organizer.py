"""The organizer's acts: closing the sign-up, draws, substitutions, corrections, extensions, cancellation."""

from bot.core.errors import BadChoice, NotAllowed, NotSeated, SeatTaken, WrongStatus
from bot.core.jobs import DAY
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import advance, notifications, signup
from bot.features.tournaments import games as tournaments_games
from bot.features.tournaments.model import Format, Outcome
from bot.features.tournaments.repository import Repository, find, need_organizer
from bot.features.tournaments.results import Result, call_off
from bot.features.tournaments.results import correct as correct_table
from storage import tournaments as rows
from storage.tournaments import PairingRow

REASON = 200  # characters of a reason
LISTED_TABLES = 20  # tables that are named one by one


def begin(uow: UnitOfWork, tournament: int, person: Person) -> None:
    """End the sign-up now and draw the first round."""
    advance.begin(_open(uow, tournament, person, "signup"))


def draw(uow: UnitOfWork, tournament: int, person: Person, round_: int) -> None:
    """Draw the round after `round_`, all of whose tables are decided, or end the tournament."""
    repository = _open(uow, tournament, person, "running")
    if repository.row.round != round_:
        raise WrongStatus("tournament-moved-on")
    open_ = len(repository.open_tables())
    if open_:
        raise BadChoice("tournament-round-open", round=round_, open=open_)
    advance.draw(repository)


def extend(uow: UnitOfWork, tournament: int, person: Person, days: int) -> None:
    """Put the end of the sign-up, or of the present round, off by so many days, from now if it is over."""
    repository = _open(uow, tournament, person, "signup", "running")
    row, now = repository.row, uow.now
    if row.status == "signup":
        until = max(row.closes or 0, now) + days * DAY
        repository.change(closes=until)
        repository.schedule(until)
        repository.tell("tournament-told-signup-until", {"until": until})
    else:
        until = max(row.ends or 0, now) + days * DAY
        repository.change(ends=until, stage=advance.BEGUN)
        repository.stir()
        repository.tell(
            "tournament-told-round-until", {"until": until, "round": row.round}
        )
        notifications.edit_round(uow, row.id, row.round)


def substitute(
    uow: UnitOfWork,
    tournament: int,
    person: Person,
    entrant: int,
    comes: int | None = None,
) -> None:
    """Give the seat of an entrant to the first on the waiting list, or to the entrant who `comes`."""
    repository = _open(uow, tournament, person, "running")
    seat, entrant_row = repository.seat_of(entrant), repository.entrants.get(entrant)
    _need_apart(repository, person, seat and seat[0], entrant)
    if seat is None or seat[0].game is None:
        raise NotSeated(
            "tournament-not-playing",
            name="" if entrant_row is None else entrant_row.name or "",
        )
    if tournaments_games.step_in(repository, *seat, comes) is None:
        raise SeatTaken("tournament-no-substitute")


def remove(
    uow: UnitOfWork, tournament: int, person: Person, entrant: int, reason: str
) -> None:
    """Take somebody out, with a reason for everybody; their seat goes to a substitute if one waits."""
    repository = _open(uow, tournament, person, "signup", "running")
    entrant_row = repository.entrants.get(entrant)
    if entrant_row is None or entrant_row.status == "out":
        raise NotSeated("tournament-not-in", tournament=repository.row.name)
    reason = _reason(reason)
    seat = repository.seat_of(entrant)
    _need_apart(repository, person, seat and seat[0], entrant)
    if seat is not None:
        tournaments_games.step_in(repository, *seat)
    if entrant_row.status != "out":
        signup.leave(repository, entrant_row, removed=True)
    repository.tell(
        "tournament-told-removed",
        {"reason": reason},
        who={"who": entrant},
        by=person.user,
    )


def correct(
    uow: UnitOfWork,
    tournament: int,
    person: Person,
    round_: int,
    table: int,
    places: list[int],
    reason: str,
) -> None:
    """Store another result of a table, with a reason that everybody reads.

    `places` are those of its seats, equal ones shared, and 0 for a forfeit; all 0 calls the table off.
    """
    repository = _open(uow, tournament, person, "running", "finished")
    pairing = _table(repository, round_, table)
    _need_apart(repository, person, pairing)
    value = repository.value(pairing)
    if len(places) != len(value.seats) or not 0 <= min(places) <= max(places) <= len(
        places
    ):
        raise WrongStatus("tournament-moved-on")
    reason = _reason(reason)
    seats = zip(
        value.seats, tournaments_games.known(repository, pairing), places, strict=True
    )
    results = {
        seat.holder: Result(standing.score if seat.score is None else seat.score, place)
        for seat, standing, place in seats
        if place
    }
    forfeits = {
        seat.holder: Outcome.FORFEITED
        for seat in value.seats
        if seat.holder not in results
    }
    pairing.reopened = 0
    corrected = correct_table(value, results, forfeits) if results else call_off(value)
    repository.keep(pairing, corrected)
    args: dict[str, str | int] = {"round": round_, "table": table, "reason": reason}
    repository.tell("tournament-told-corrected", args, by=person.user)
    notifications.edit_round(uow, repository.row.id, round_)
    notifications.edit(
        uow, repository.row.id, "final", seconds=notifications.EDIT_DELAY_SECONDS
    )
    repository.change()
    if repository.row.status == "running":
        repository.stir()


def _table(repository: Repository, round_: int, table: int) -> PairingRow:
    """Return a table whose result can be corrected (not a bye); raise BadChoice, which lists these tables."""
    if not 1 <= round_ <= repository.row.round:
        raise BadChoice("tournament-no-round", round=round_, most=repository.row.round)
    correctable = {
        table.number: table
        for table in repository.tables(round_)
        if len(repository.at(table)) > 1
    }
    if table not in correctable:
        listed = [str(number) for number in correctable]
        tables = (
            ", ".join(listed)
            if len(listed) <= LISTED_TABLES
            else f"{listed[0]}–{listed[-1]}"
        )
        raise BadChoice("tournament-no-table", round=round_, table=table, tables=tables)
    return correctable[table]


def next_season(uow: UnitOfWork, tournament: int, person: Person) -> int:
    """Open the sign-up for the next season of a league that is over; return its number.

    Everybody who played to its end is signed up. Another request returns the same season.
    """
    repository = _open(uow, tournament, person, "finished")
    if repository.rules.format is not Format.LEAGUE:
        raise WrongStatus("tournament-moved-on")
    candidates = rows.in_server(
        uow.tx, repository.row.server, ("signup", "running", "finished"), 100
    )
    for row in candidates:
        if Repository(uow, row).round_options.season_of == tournament:
            return row.id
    number = signup.season(uow, repository)
    signup.announce(uow, number, person)
    return number


def cancel(uow: UnitOfWork, tournament: int, person: Person) -> None:
    """End a tournament without a winner, or drop a draft; games that run go on by themselves."""
    repository = _open(uow, tournament, person, "draft", "signup", "running")
    if repository.row.status == "draft":
        rows.drop(uow.tx, tournament)
        return
    for table in repository.open_tables():
        repository.keep(table, call_off(repository.value(table)))
    repository.change(status="cancelled", ended=uow.now, closes=None, ends=None)
    repository.schedule(None)
    repository.tell("tournament-told-cancelled", {})


def _open(
    uow: UnitOfWork, tournament: int, person: Person, *statuses: str
) -> Repository:
    repository = find(uow, tournament, *statuses)
    need_organizer(repository, person)
    return repository


def _need_apart(
    repository: Repository,
    person: Person,
    table: PairingRow | None,
    entrant: int | None = None,
) -> None:
    """Raise NotAllowed for somebody who sits, or sat, at a table, unless it is their own seat."""
    own_numbers = {
        entrant.number
        for entrant in repository.entrants.values()
        if entrant.user == person.user
    }
    seats = [] if table is None else repository.at(table)
    if entrant not in own_numbers and any(
        own_numbers & {seat.entrant, seat.substitute} for seat in seats
    ):
        raise NotAllowed("tournament-own-table")


def _reason(text: str) -> str:
    reason = " ".join(text.split())[:REASON]
    if not reason:
        raise BadChoice("tournament-no-reason")
    return reason
