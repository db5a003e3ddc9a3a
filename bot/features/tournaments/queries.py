"""A tournament as it is shown: who takes part, its tables with where they are played, and how it stands."""

from __future__ import annotations

from typing import NamedTuple

from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import pairing
from bot.features.tournaments.model import Entrant, Row, Rules, Stage, Table
from bot.features.tournaments.repository import Repository, find
from bot.features.tournaments.round_options import RoundOptions
from bot.features.tournaments.standings import standings
from storage import tournaments as rows
from storage.tournaments import EntrantRow, PairingRow, SeatRow, TournamentRow

LISTED = 15  # tournaments of a list
DRAFTS = 100  # of a server, looked through for an organiser's
UNDER_WAY = ("signup", "running")
OVER = ("finished", "cancelled")


class Entry(NamedTuple):
    """A line of the list: a tournament, and how many take part."""

    row: TournamentRow
    inside: int


class Shown(NamedTuple):
    """A table: where its game is played, who sits there in turn order, and what it came to."""

    pairing: PairingRow
    seats: tuple[SeatRow, ...]
    thread: int | None


class Drawn(NamedTuple):
    """Which table of which tournament a game is."""

    tournament: str
    round: int
    table: int


class Show(NamedTuple):
    """A tournament, all of it; `values` are its entrants and tables as draw and standings take them."""

    row: TournamentRow
    rules: Rules
    round_options: RoundOptions
    entrants: dict[int, EntrantRow]
    tables: tuple[Shown, ...]
    standings: tuple[Row, ...]
    values: tuple[tuple[Entrant, ...], tuple[Table, ...]]
    stage: Stage

    @property
    def inside(self) -> list[EntrantRow]:
        """Who takes part now."""
        return [one for one in self.entrants.values() if one.status == "in"]

    @property
    def waiting(self) -> list[EntrantRow]:
        """The waiting list, in order."""
        return [one for one in self.entrants.values() if one.status == "waiting"]

    def round(self, number: int) -> list[Shown]:
        """The tables of a round."""
        return [table for table in self.tables if table.pairing.round == number]


def drawn(uow: UnitOfWork, game: int) -> Drawn | None:
    """The table that a game is; None where it belongs to no tournament."""
    found = rows.pairing_of(uow.tx, game)
    if found is None:
        return None
    return Drawn(rows.get(uow.tx, found.tournament).name, found.round, found.number)


def listed(uow: UnitOfWork, server: int, organiser: int | None = None) -> tuple[Entry, ...]:
    """The tournaments of a server: the drafts of an `organiser`, those under way, then the last ones that are over."""
    drafts = [] if organiser is None else rows.in_server(uow.tx, server, ("draft",), DRAFTS)
    here = [row for row in drafts if row.organiser == organiser]
    here += rows.in_server(uow.tx, server, UNDER_WAY, LISTED)
    here += rows.in_server(uow.tx, server, OVER, LISTED - len(here)) if len(here) < LISTED else []
    return tuple(Entry(row, len(Repository(uow, row).inside)) for row in here)


def show(uow: UnitOfWork, tournament: int) -> Show:
    """A tournament with its standings and tables; raises NoGame."""
    repository = find(uow, tournament)
    played = rows.games_of(uow.tx, tournament)
    tables = tuple(
        Shown(
            table,
            tuple(repository.at(table)),
            played[table.game][1] if table.game is not None and table.game in played else None,
        )
        for table in repository.pairings
    )
    values = repository.values()
    return Show(
        repository.row,
        repository.rules,
        repository.round_options,
        repository.entrants,
        tables,
        standings(repository.rules, *values),
        values,
        pairing.stage(repository.rules, *values),
    )
