"""A tournament with all its rows, as one use case reads it: the input of draws, standings and messages."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from bot.core import jobs
from bot.core.errors import NoGame, NotAllowed, WrongStatus
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import pairing
from bot.features.tournaments.model import (
    Entrant,
    RoundOptions,
    Row,
    Rules,
    Seat,
    Stage,
    State,
    Table,
)
from bot.features.tournaments.notifications import EDIT_DELAY_SECONDS, Sentence, post
from bot.features.tournaments.standings import standings
from storage import tournaments as rows
from storage.tournaments import EntrantRow, PairingRow, SeatRow, TournamentRow

NEVER = 1  # the first round for which somebody is not drawn who was removed before any
WITHDREW = 0  # the same of who withdrew before any, and may sign up again


class Values(NamedTuple):
    """The entrants and tables of a tournament, as values for draws and standings."""

    entrants: tuple[Entrant, ...]
    tables: tuple[Table, ...]


class Repository:
    """The rows of a tournament, read once; code that changes rows changes them here too."""

    __slots__ = (
        "entrants",
        "pairings",
        "round_options",
        "row",
        "rules",
        "seats",
        "uow",
    )

    def __init__(self, uow: UnitOfWork, row: TournamentRow) -> None:
        self.uow = uow
        self.row = row
        self.round_options = msgspec.json.decode(row.round_options, type=RoundOptions)
        self.rules = msgspec.json.decode(row.rules, type=Rules)
        self.entrants: dict[int, EntrantRow] = {
            entrant.number: entrant for entrant in rows.entrants(uow.tx, row.id)
        }
        self.pairings: list[PairingRow] = rows.pairings(uow.tx, row.id)
        self.seats: dict[tuple[int, int], list[SeatRow]] = {}
        for seat in rows.seats(uow.tx, row.id):
            self.seats.setdefault((seat.round, seat.number), []).append(seat)

    @property
    def inside(self) -> list[EntrantRow]:
        """The present entrants."""
        return [entrant for entrant in self.entrants.values() if entrant.status == "in"]

    @property
    def waiting(self) -> list[EntrantRow]:
        """The waiting list, in order."""
        return [
            entrant for entrant in self.entrants.values() if entrant.status == "waiting"
        ]

    def of_user(self, user: int) -> EntrantRow | None:
        """Return the entry of a person who takes part or waits; else the last one they had."""
        entries = [
            entrant for entrant in self.entrants.values() if entrant.user == user
        ]
        return next(
            (entry for entry in entries if entry.status != "out"),
            entries[-1] if entries else None,
        )

    def tables(self, round_: int | None = None) -> list[PairingRow]:
        """Return the tables of a round, by default the last one."""
        number = self.row.round if round_ is None else round_
        return [
            drawn_pairing
            for drawn_pairing in self.pairings
            if drawn_pairing.round == number
        ]

    def open_tables(self) -> list[PairingRow]:
        """Return the tables of the last round that have no result."""
        return [table for table in self.tables() if table.is_open]

    def at(self, table: PairingRow) -> list[SeatRow]:
        """Return the seats of a table in turn order."""
        return self.seats.get((table.round, table.number), [])

    def seat_of(self, number: int) -> tuple[PairingRow, SeatRow] | None:
        """Return the open table of the last round at which an entrant sits, and their seat."""
        seats = (
            (table, seat) for table in self.open_tables() for seat in self.at(table)
        )
        return next((seating for seating in seats if seating[1].holder == number), None)

    def named(self, entrants: Iterable[int]) -> tuple[int, ...]:
        """Return those of these entrants who can be mentioned, each once."""
        return tuple(
            entrant
            for entrant in dict.fromkeys(entrants)
            if self.entrants[entrant].user is not None
        )

    def values(self) -> Values:
        """Return all present and former entrants, and all tables, as values for draws and standings."""
        entrants = tuple(
            Entrant(
                number=entrant.number,
                entered=entrant.entered,
                left=entrant.until,
                rating=entrant.rating,
                division=entrant.division,
            )
            for entrant in self.entrants.values()
            if entrant.status != "waiting" and entrant.until not in (NEVER, WITHDREW)
        )
        return Values(entrants, tuple(self.value(table) for table in self.pairings))

    def value(self, table: PairingRow) -> Table:
        """Return a table as a value for draws and standings."""
        return value_of(table, self.at(table))

    def keep(self, table: PairingRow, value: Table) -> None:
        """Write a table's new value into its rows."""
        keep(self.uow, table, self.at(table), value)

    def tell(
        self,
        says: str,
        args: Mapping[str, str | int],
        *,
        who: dict[str, int] | None = None,
        pings: tuple[int, ...] = (),
        by: int | None = None,
        game: int | None = None,
    ) -> None:
        """Post a sentence in the channel, or in the thread of a `game`; `by` is the user who decided it."""
        post(
            self.uow,
            self.row.id,
            Sentence(says, {**args}, who or {}, pings, game=game),
            by,
        )

    def posted_at(self, says: str, seat: SeatRow) -> int | None:
        """Return when this sentence was posted about the holder of a seat in its round; None if never."""
        for row in rows.notes(self.uow.tx, self.row.id, ("told",)):
            body = msgspec.json.decode(row.body, type=Sentence)
            if (body.says, body.who.get("who"), body.args.get("round")) == (
                says,
                seat.holder,
                seat.round,
            ):
                return row.created
        return None

    def change(self, **values: int | str | None) -> None:
        """Change columns, and schedule an edit of the announcement unless it is a draft."""
        values["revision"] = self.row.revision + 1
        if values.get("status", self.row.status) != "draft":
            soon = self.uow.now + (
                0 if self.row.message is None else EDIT_DELAY_SECONDS
            )
            jobs.bring_forward(
                self.uow, rows.ANNOUNCE, str(self.row.id), soon, self.row.server
            )
        rows.update(self.uow.tx, self.row.id, **values)
        for name, value in values.items():
            setattr(self.row, name, value)

    def change_entrant(self, entrant: EntrantRow, **values: int | str | None) -> None:
        """Change columns of an entrant."""
        rows.change_entrant(self.uow.tx, self.row.id, entrant.number, **values)
        for name, value in values.items():
            setattr(entrant, name, value)

    def put_out(self, entrant: EntrantRow, until: int) -> None:
        """Take an entrant out: from that round on they are not drawn."""
        self.change_entrant(entrant, status="out", until=until, gone=self.uow.now)

    def add(self, user: int, name: str, status: str) -> None:
        """Add somebody at the end, with a number that nobody has had."""
        number = max(self.entrants, default=0) + 1
        entrant = rows.EntrantRow(
            self.row.id, number, user, name, status, joined=self.uow.now
        )
        rows.enter(self.uow.tx, entrant)
        self.entrants[number] = entrant

    def schedule(self, due: int | None) -> None:
        """Schedule the next step of the tournament; None for none."""
        self.uow.schedule(rows.ADVANCE, str(self.row.id), due, self.row.server)

    def stir(self) -> None:
        """Schedule the next step now: there may be something to do."""
        self.schedule(self.uow.now)


def value_of(table: PairingRow, seats: Iterable[SeatRow]) -> Table:
    """Return a table as a value for draws and standings."""
    return Table(
        round=table.round,
        number=table.number,
        seats=tuple(
            msgspec.convert(seat, Seat, from_attributes=True) for seat in seats
        ),
        division=table.division,
        state=State(table.state),
        corrected=bool(table.corrected),
    )


def keep(
    uow: UnitOfWork, table: PairingRow, seats: Iterable[SeatRow], value: Table
) -> None:
    """Write a table's new value into its rows."""
    for seat, now in zip(seats, value.seats, strict=True):
        seat.substitute, seat.outcome = now.substitute, now.outcome.value
        seat.score, seat.rank = now.score, now.rank
        rows.change_seat(uow.tx, table.tournament, seat)
    table.state, table.corrected = value.state.value, int(value.corrected)
    if not table.is_open:
        table.retry = None
    rows.change_pairing(uow.tx, table)


def find(uow: UnitOfWork, tournament: int, *statuses: str) -> Repository:
    """Return a tournament in one of these states; raise NoGame, or WrongStatus if it is in another."""
    row = rows.find(uow.tx, tournament)
    if row is None:
        raise NoGame("tournament-none")
    if statuses and row.status not in statuses:
        raise WrongStatus("tournament-moved-on")
    return Repository(uow, row)


def need_organizer(repository: Repository, person: Person) -> None:
    """Raise NotAllowed unless the person organizes this tournament, or may organize here (`moderator`)."""
    if person.user != repository.row.organizer and not person.moderator:
        raise NotAllowed("tournament-organizer-only", channel=repository.row.channel)


# What is shown

LISTED_TOURNAMENTS = 15  # tournaments of a list
UNDER_WAY = ("signup", "running")
OVER_STATUSES = ("finished", "cancelled")


class Entry(NamedTuple):
    """A line of the list: a tournament and the number of people who take part.

    `mine` is True if the reader takes part or is on the waiting list, `manages` if they may organize it.
    """

    row: TournamentRow
    inside: int
    mine: bool = False
    manages: bool = False


class ShownTable(NamedTuple):
    """A table: its game's channel, its people in turn order, and its result."""

    pairing: PairingRow
    seats: tuple[SeatRow, ...]
    thread: int | None


class Drawn(NamedTuple):
    """The tournament and table of a game."""

    tournament: str
    round: int
    table: int


class Show(NamedTuple):
    """All of a tournament: `inside` take part now, `waiting` are on the waiting list, in order."""

    row: TournamentRow
    rules: Rules
    round_options: RoundOptions
    entrants: dict[int, EntrantRow]
    inside: list[EntrantRow]
    waiting: list[EntrantRow]
    tables: tuple[ShownTable, ...]
    standings: tuple[Row, ...]
    values: Values
    stage: Stage

    def round(self, number: int) -> list[ShownTable]:
        """Return the tables of a round."""
        return [table for table in self.tables if table.pairing.round == number]


def drawn(uow: UnitOfWork, game: int) -> Drawn | None:
    """Return the tournament, round and table of a game; None if it belongs to no tournament."""
    pairing = rows.pairing_of(uow.tx, game)
    if pairing is None:
        return None
    return Drawn(
        rows.get(uow.tx, pairing.tournament).name, pairing.round, pairing.number
    )


def listed(uow: UnitOfWork, server: int, user: int | None = None) -> tuple[Entry, ...]:
    """Return a server's tournaments: the drafts of a `user`, those under way, then the last finished ones."""
    drafts = [] if user is None else rows.in_server(uow.tx, server, ("draft",), 100)
    tournaments = [row for row in drafts if row.organizer == user]
    tournaments += rows.in_server(uow.tx, server, UNDER_WAY, LISTED_TOURNAMENTS)
    tournaments += (
        rows.in_server(
            uow.tx, server, OVER_STATUSES, LISTED_TOURNAMENTS - len(tournaments)
        )
        if len(tournaments) < LISTED_TOURNAMENTS
        else []
    )
    repositories = [Repository(uow, row) for row in tournaments]
    return tuple(
        Entry(
            repository.row,
            len(repository.inside),
            user is not None
            and any(
                entrant.user == user
                for entrant in (*repository.inside, *repository.waiting)
            ),
        )
        for repository in repositories
    )


def show(uow: UnitOfWork, tournament: int) -> Show:
    """Return a tournament with its standings and tables; raise NoGame."""
    repository = find(uow, tournament)
    threads = {
        game: thread for game, (_, thread) in rows.games_of(uow.tx, tournament).items()
    }
    tables = tuple(
        ShownTable(table, tuple(repository.at(table)), threads.get(table.game or 0))
        for table in repository.pairings
    )
    values = repository.values()
    return Show(
        repository.row,
        repository.rules,
        repository.round_options,
        repository.entrants,
        repository.inside,
        repository.waiting,
        tables,
        standings(repository.rules, *values),
        values,
        pairing.stage(repository.rules, *values),
    )
