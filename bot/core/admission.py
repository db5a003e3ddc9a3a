"""The conditions for joining a lobby.

A lobby admits everybody who reads its channel, invited people only, or people whose rating lies within bounds.
A host may also set bounds of reliability: the share of rated games finished and of deadlines kept in a server,
counted since version 34.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from bot.core.errors import BadChoice, NotAllowed, SeatTaken, named
from bot.core.hooks import AdmissionCheck, JoinCheck
from bot.core.jobs import DAY
from storage import games, invitations, match_requests, statistics
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.model import Person
    from bot.core.unit_of_work import UnitOfWork


EntryKind = Literal["open", "invited", "rated"]
ENTRIES: tuple[EntryKind, ...] = get_args(EntryKind)
"""The kinds of lobbies; the first is that of a new one."""

PROVISIONAL = 5
"""Rated games after which a rating is no longer provisional."""

RELIABLE = (80, 90, 95)
"""Of 100 games and deadlines, how many a host may ask for."""

LOWEST, HIGHEST = 0, 4_000
"""Between which bounds of ratings are: computers of the highest level have 2440."""

COUNTED = 2
"""The value of `game.counts` for a table that counts for reliability, too; 1 counts in statistics alone."""
FACTS = ("finished", "deadlines", "within-hour", "within-day")
"""The sums that reliability is made of (`bot/features/statistics/facts.py`)."""
ANSWERS = "answers"
"""The setting of a person who wants others to know how fast they answer."""
TOO_FEW_ANSWERS = 10  # answers that say nothing about how fast somebody is
MOSTLY = 3, 4  # of their answers are as fast as that


class Reliability(msgspec.Struct, frozen=True):
    """Of somebody's rated games and deadlines how many they finished and `missed`; how fast they mostly answer."""

    games: int = 0
    finished: int = 0
    deadlines: int = 0
    missed: int = 0
    answers: Literal["hour", "day", "longer"] | None = None

    def reaches(self, percent: int) -> bool:
        """Return whether at least so many of 100 games were finished, and so many of 100 deadlines met."""
        met = self.deadlines - self.missed
        return (
            self.finished * 100 >= percent * self.games
            and met * 100 >= percent * self.deadlines
        )


NOTHING_KNOWN = Reliability()


class Admission(msgspec.Struct, frozen=True):
    """A lobby's kind of admission; a rated one has bounds of ratings (None: no bound), and may admit `newcomers`.

    `reliable` is the least share in percent of finished games and met deadlines.
    """

    kind: EntryKind = "open"
    least: int | None = None
    most: int | None = None
    newcomers: bool = False
    reliable: int | None = None

    def takes(self, rating: int, games: int) -> bool:
        """Return whether somebody with that rating after so many games is within the bounds of a rated lobby."""
        if games < PROVISIONAL:
            return self.newcomers
        return (self.least is None or rating >= self.least) and (
            self.most is None or rating <= self.most
        )

    def trusts(self, reliability: Reliability) -> bool:
        """Return whether somebody is as reliable as the host wants; newcomers are."""
        return (
            self.reliable is None
            or reliability.games < PROVISIONAL
            or reliability.reaches(self.reliable)
        )


OPEN = Admission()


def columns(admission: Admission) -> dict[str, str | int | None]:
    """Return the columns of a game that say who may join."""
    rated = admission.kind == "rated"
    return {
        "entry": admission.kind,
        "least_rating": admission.least if rated else None,
        "most_rating": admission.most if rated else None,
        "newcomers": int(rated and admission.newcomers),
        "reliable": admission.reliable,
    }


def check_admission(uow: UnitOfWork, server: int, admission: Admission) -> None:
    """Raise BadChoice for a kind that can't be."""
    uow.check(AdmissionCheck(server, admission))
    bounds = [bound for bound in (admission.least, admission.most) if bound is not None]
    possible = all(LOWEST <= bound <= HIGHEST for bound in bounds) and bounds == sorted(
        bounds
    )
    if admission.kind == "rated" and not possible:
        raise BadChoice("table-entry-bounds", least=LOWEST, most=HIGHEST)


def need_admission(uow: UnitOfWork, row: GameRow, user: int) -> None:
    """Raise NotAllowed unless a lobby admits this person. A person who declined it before may join after all."""
    if user == row.host or user in invitations.states(uow.tx, row.id):
        return
    if row.entry == "open" and row.reliable is None:
        return
    if not uow.check(JoinCheck(row, user)) and row.entry == "invited":
        raise NotAllowed("table-entry-invited", game=named(row.kind, row.id))


def need_free_seat(uow: UnitOfWork, row: GameRow, user: int | None, free: int) -> None:
    """Raise SeatTaken where a lobby's free seats are reserved for others.

    Seats are reserved for a day for people whom matchmaking brought together there.
    """
    if row.places is None:
        return
    reserved = match_requests.kept_for(uow.tx, row.id, uow.now - DAY)
    if user in reserved:
        return
    missing = reserved - {holder.user for holder in games.holders(uow.tx, row.id)}
    if free <= len(missing):
        raise SeatTaken("table-seats-kept", count=len(missing), when=row.created + DAY)


def need_number(uow: UnitOfWork, row: GameRow, seated: Collection[int | None]) -> None:
    """Raise BadChoice where a person in a lobby that matchmaking made wants another number of players."""
    numbers_wanted = (
        match_requests.numbers(uow.tx, row.id) if row.places is not None else {}
    )
    for user, numbers in numbers_wanted.items():
        if user in seated and len(seated) not in numbers:
            named_ = ", ".join(str(number) for number in numbers)
            raise BadChoice("table-wish-number", numbers=named_, here=len(seated))


def refusing(uow: UnitOfWork, host: int) -> frozenset[int]:
    """Return those who take no invitations of somebody."""
    return frozenset(invitations.refusing(uow.tx, host))


def welcome(uow: UnitOfWork, host: int, users: Iterable[int]) -> list[int]:
    """Return the users whom `host` may invite, each once.

    The host and users who refuse invitations by the host are left out.
    """
    refused = refusing(uow, host)
    return [
        user for user in dict.fromkeys(users) if user != host and user not in refused
    ]


def need_welcome(uow: UnitOfWork, asker: Person, other: Person) -> None:
    """Raise NotAllowed where that person wants to be brought to no table by the asker."""
    if asker.user != other.user and other.user in refusing(uow, asker.user):
        raise NotAllowed("table-invites-refused", name=other.name)


def reliability_of(
    uow: UnitOfWork, server: int, users: Iterable[int]
) -> dict[int, Reliability]:
    """Return the reliability of each user in a server. Users without a game that counts are missing."""
    sums_by_user = statistics.sums_of(uow.tx, server, sorted(set(users)), FACTS)
    willing = statistics.with_setting(uow.tx, sorted(sums_by_user), ANSWERS, "yes")
    reliabilities: dict[int, Reliability] = {}
    for user, sums in sums_by_user.items():
        answers: Literal["hour", "day", "longer"] | None = None
        if user in willing and sums.get("within-hour", (0, 0))[0] >= TOO_FEW_ANSWERS:
            part, whole = MOSTLY
            within = [sums[statistic] for statistic in ("within-hour", "within-day")]
            hour, day = (fast * whole >= number * part for number, fast in within)
            answers = "hour" if hour else "day" if day else "longer"
        if "finished" in sums:
            reliabilities[user] = Reliability(
                *sums["finished"], *sums.get("deadlines", (0, 0)), answers
            )
    return reliabilities
