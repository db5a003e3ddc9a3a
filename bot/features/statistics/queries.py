"""Queries of statistics and ladders, which read sums, so that they don't get slower with more games.

`places` are the channels that the reader sees; games elsewhere are in no sum of theirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.core import final_order
from bot.core.admission import (
    HIGHEST,
    LOWEST,
    PROVISIONAL,
    Admission,
    Reliability,
    reliability_of,
)
from bot.core.notifications import RatingMoved
from bot.core.unit_of_work import UnitOfWork, of_tx
from bot.features.statistics import judging, seasons
from bot.features.statistics.plackett_luce import START, public_rating
from bot.features.statistics.seasons import Season
from rules.register import GAMES
from storage import actions, moderation, ratings, statistics, user_data
from storage.ratings import EVERYWHERE, HELPED, RatingRow
from storage.statistics import EVERYBODY, ResultRow, TallyRow

RATING_STEP = 100  # of the bounds of an admission
RATING_DISTANCE = 200  # of these bounds from the host's rating
FORM = 10  # last results
RECORDS = 5  # highest scores
Records: TypeAlias = "dict[str, list[ResultRow]]"
RUNGS_PER_PAGE = 10
WHOLE_LADDER = 1_000_000  # people

channels = of_tx(statistics.channels)
names = of_tx(statistics.names)
is_void = of_tx(moderation.is_void)


class Sum(msgspec.Struct, frozen=True):
    """The number and the total of a fact (`statistics/facts.py`)."""

    number: int = 0
    total: int = 0


class Sums(msgspec.Struct, frozen=True):
    """The sums of a person or of everybody over the games that the reader may know of."""

    rows: tuple[TallyRow, ...]

    def of(
        self,
        kind: str,
        fact: str,
        *,
        players: int | None = None,
        beside: bool | None = False,
    ) -> Sum:
        """Return the sum of a fact in one kind of game.

        `players` restricts it to games of so many players. `beside` restricts it to games without (False) or with
        (True) computers; None takes both.
        """
        number = total = 0
        for row in self.rows:
            fits = (beside is None or row.beside == beside) and players in (
                None,
                row.players,
            )
            if fits and (row.kind, row.what) == (kind, fact):
                number, total = number + row.number, total + row.total
        return Sum(number, total)

    def each(self, kind: str, prefix: str) -> dict[str, Sum]:
        """Return the sums of facts named `prefix` and more, by the rest of the name; only games among people."""
        sums: dict[str, Sum] = {}
        for row in self.rows:
            if row.kind == kind and not row.beside and row.what.startswith(prefix):
                fact = row.what.removeprefix(prefix)
                subtotal = sums.get(fact, Sum())
                sums[fact] = Sum(
                    subtotal.number + row.number, subtotal.total + row.total
                )
        return sums

    def players(self, kind: str) -> list[int]:
        """Return the numbers of players of games among people, in order."""
        return sorted(
            {row.players for row in self.rows if row.kind == kind and not row.beside}
        )

    def with_computers(self) -> Sums:
        """Return the sums of games with computers only, marked as games among people."""
        return Sums(
            tuple(
                msgspec.structs.replace(row, beside=0)
                for row in self.rows
                if row.beside
            )
        )

    def kinds(self) -> list[str]:
        """Return the kinds of games that were played."""
        played_kinds = {row.kind for row in self.rows}
        return [kind for kind in GAMES if kind in played_kinds]


class Rung(msgspec.Struct, frozen=True):
    """A person's rating."""

    user: int
    ordinal: int
    games: int  # rated ones that they played to the end
    place: int | None  # on the ladder; None if they are not on it

    @property
    def public_rating(self) -> str:
        """The rating as people see it."""
        return str(public_rating(self.ordinal))


class PersonStanding(msgspec.Struct, frozen=True):
    """A person's statistics in a server; dictionaries are by kind of game."""

    sums: Sums
    everybody: Sums
    form: dict[str, tuple[ResultRow, ...]]  # the last results, newest first
    best: dict[str, ResultRow]  # the highest scores
    rungs: dict[str, Rung]  # in this server
    overall: dict[str, Rung]  # over all servers
    reliable: Reliability | None  # None if the reader may not see it


class Ladder(msgspec.Struct, frozen=True):
    """A page of the ladder of a kind of game, or of one season of it."""

    kind: str
    page: int  # from 1
    people: int  # on the whole ladder
    rungs: tuple[Rung, ...]
    own: Rung | None  # of the asker
    due: int | None = None  # when older games will be judged
    season: Season | None = None
    seasons: tuple[Season, ...] = ()  # of the server


class Change(msgspec.Struct, frozen=True):
    """A game's change of a person's rating in its server."""

    seat: int
    user: int
    before: int  # ordinal
    after: int  # ordinal
    games: int | None  # rated games they played to the end; None if they left this one
    gains: bool  # False if they could not gain
    halved: bool = False  # they gained half of the usual
    by_others: tuple[tuple[int, int], ...] = ()  # if so, the decisions of others


def _is_off_ladder(uow: UnitOfWork, server: int, user: int) -> bool:
    """Return whether a user is kept off the ladder, by their own choice or a moderator."""
    by_choice = user_data.settings(uow.tx, "user", user).get("ladder") == "no"
    return by_choice or moderation.is_in_force(uow.tx, server, "ladder", user)


def is_settled(uow: UnitOfWork, server: int, kind: str, user: int) -> bool:
    """Return whether a user is on the ladder with a rating that is not provisional."""
    row = ratings.find(uow.tx, server, kind, user)
    settled = (
        row is not None
        and row.games >= PROVISIONAL
        and not _is_off_ladder(uow, server, user)
    )
    return settled and shows_ratings(uow, server)


def person(
    uow: UnitOfWork,
    server: int,
    user: int,
    places: Sequence[int],
    rates: bool = True,
    alone: bool = False,
) -> PersonStanding:
    """Return a person's statistics; ratings only if readers may see them (`rates`), or for the person `alone`."""
    sums = _sums(uow, server, user, places)
    latest = statistics.latest(uow.tx, server, user, places, FORM * 2) if places else []
    is_listed, best = not _is_off_ladder(uow, server, user), dict[str, ResultRow]()
    for kind in sums.kinds():
        # a score with computers only if there is none among people
        for beside in (0, 1):
            best_row = statistics.best_of(uow.tx, server, user, places, kind, beside)
            if best_row is not None:
                best.setdefault(kind, best_row)
    return PersonStanding(
        sums,
        _sums(uow, server, EVERYBODY, places),
        {
            kind: tuple(row for row in latest if row.kind == kind)[:FORM]
            for kind in sums.kinds()
        },
        best,
        _rungs(uow, server, user, alone) if alone or (rates and is_listed) else {},
        _overall(uow, server, user) if alone or is_listed else {},
        reliability_of(uow, server, [user]).get(user) if alone or rates else None,
    )


def _sums(uow: UnitOfWork, server: int, user: int, places: Sequence[int]) -> Sums:
    return Sums(tuple(statistics.tally(uow.tx, server, user, places)) if places else ())


def _overall(uow: UnitOfWork, server: int, user: int) -> dict[str, Rung]:
    """Return a person's ratings over all servers if they and the server want these."""
    server_joins = user_data.settings(uow.tx, "server", server).get("overall") == "yes"
    user_joins = user_data.settings(uow.tx, "user", user).get("overall") == "yes"
    return (
        _rungs(uow, EVERYWHERE, user, False)
        if server_joins and user_joins and _has_ratings(uow, server)
        else {}
    )


def _has_ratings(uow: UnitOfWork, server: int) -> bool:
    return user_data.settings(uow.tx, "server", server).get("ratings") != "no"


def shows_ratings(uow: UnitOfWork, server: int) -> bool:
    """Return whether a server shows ratings now: not while games that not everybody sees count in them."""
    return _has_ratings(uow, server) and not judging.is_pending(uow, server)


def _rungs(uow: UnitOfWork, server: int, user: int, alone: bool) -> dict[str, Rung]:
    if not (_has_ratings(uow, server) if alone else shows_ratings(uow, server)):
        return {}
    rows = {kind: ratings.find(uow.tx, server, kind, user) for kind in GAMES}
    return {
        kind: _rung(uow, server, kind, row)
        for kind, row in rows.items()
        if row is not None
    }


def _rung(uow: UnitOfWork, server: int, kind: str, row: RatingRow) -> Rung:
    place = None
    if not _is_off_ladder(uow, server, row.user) and shows_ratings(uow, server):
        season = seasons.present_season(uow, server)
        if season is None:
            place = 1 + ratings.above(uow.tx, server, kind, row.ordinal)
        else:
            rows = seasons.season_standings(uow, server, kind, season)
            place = _place(rows, row.user)
    return Rung(row.user, row.ordinal, row.games, place)


def _place(rows: Sequence[RatingRow], user: int) -> int | None:
    return next((place for place, row in enumerate(rows, 1) if row.user == user), None)


def server(uow: UnitOfWork, number: int, places: Sequence[int]) -> tuple[Sums, Records]:
    """Return a server's sums, and its highest scores by kind of game."""
    sums = _sums(uow, number, EVERYBODY, places)
    return sums, {
        kind: statistics.records(uow.tx, number, places, kind, 0, RECORDS)
        for kind in sums.kinds()
    }


def ladder(
    uow: UnitOfWork,
    number: int,
    kind: str,
    page: int,
    user: int,
    alone: bool = False,
    season: int | None = None,
) -> Ladder:
    """Return a page of the ladder, or the last page; with seasons, of the given or the present one.

    The page is empty if the server shows no ratings now. An asker who reads it `alone` gets their own rung even then.
    """
    begun = seasons.begun_seasons(user_data.settings(uow.tx, "server", number), uow.now)
    if begun and shows_ratings(uow, number):
        shown_season = begun[-1 if season is None else min(season, len(begun) - 1)]
        return _season_ladder(uow, number, kind, page, user, shown_season, begun)
    published = shows_ratings(uow, number)
    people_ = ratings.above(uow.tx, number, kind, -(2**62)) if published else 0
    page = max(1, min(page, -(-people_ // RUNGS_PER_PAGE)))
    offset = (page - 1) * RUNGS_PER_PAGE
    rows = (
        ratings.ladder(uow.tx, number, kind, offset, RUNGS_PER_PAGE)
        if published
        else []
    )
    own_row = (
        ratings.find(uow.tx, number, kind, user)
        if alone or (published and not _is_off_ladder(uow, number, user))
        else None
    )
    rungs = [
        Rung(row.user, row.ordinal, row.games, place)
        for place, row in enumerate(rows, offset + 1)
    ]
    own_rung = None if own_row is None else _rung(uow, number, kind, own_row)
    return Ladder(
        kind, page, people_, tuple(rungs), own_rung, judging.due_at(uow, number)
    )


def _season_ladder(
    uow: UnitOfWork,
    number: int,
    kind: str,
    page: int,
    user: int,
    season: Season,
    all_seasons: Sequence[Season],
) -> Ladder:
    """Return a page of the ladder of a season."""
    rows = seasons.season_standings(uow, number, kind, season)
    page = max(1, min(page, -(-len(rows) // RUNGS_PER_PAGE)))
    rungs = [
        Rung(row.user, row.ordinal, row.games, place)
        for place, row in enumerate(rows, 1)
    ]
    own_rung = next((rung for rung in rungs if rung.user == user), None)
    shown_rungs = tuple(rungs[(page - 1) * RUNGS_PER_PAGE : page * RUNGS_PER_PAGE])
    return Ladder(
        kind,
        page,
        len(rows),
        shown_rungs,
        own_rung,
        judging.due_at(uow, number),
        season,
        tuple(all_seasons),
    )


def changes(uow: UnitOfWork, game: int, *, void: bool = False) -> list[Change]:
    """Return a game's rating changes in its server by seat, of people on the ladder; none if ratings are not shown.

    `void`: those that no longer count.
    """
    rows = [
        row
        for row in ratings.of_game(uow.tx, game, void=void)
        if row.server != EVERYWHERE
    ]
    rated: list[Change] = []
    for row in rows if rows and shows_ratings(uow, rows[0].server) else ():
        if row.user is None or _is_off_ladder(uow, row.server, row.user):
            continue
        earlier_games = ratings.counted(
            uow.tx, row.server, row.kind, row.user, row.number
        )
        before, after = row.mu - 3 * row.sigma, row.mu_after - 3 * row.sigma_after
        games = 1 + earlier_games if row.whole else None
        halved = row.gone == HELPED or (0 < row.gain < row.loss and after > before)
        others = (
            final_order.by_others(actions.record(uow.tx, game), row.seat)
            if halved
            else ()
        )
        whose = row.seat, row.user
        rated.append(
            Change(*whose, before, after, games, bool(row.gain), halved, others)
        )
    return rated


def on_ladders(uow: UnitOfWork, server: int) -> dict[tuple[str, int], int]:
    """Return the public ratings of the people on a server's ladders, by kind of game and user."""
    return {
        (kind, row.user): public_rating(row.ordinal)
        for kind in (GAMES if shows_ratings(uow, server) else ())
        for row in ratings.ladder(uow.tx, server, kind, 0, WHOLE_LADDER)
    }


def moved(
    uow: UnitOfWork, server: int, before: Mapping[tuple[str, int], int]
) -> dict[str, list[RatingMoved]]:
    """Return by kind whose public rating is another than `before`, the largest change first."""
    now, first = on_ladders(uow, server), public_rating(START.ordinal)
    by_kind = dict[str, list[RatingMoved]]()
    for key in sorted({*before, *now}):
        one = RatingMoved(key[1], before.get(key, first), now.get(key, first))
        if one.before != one.after:
            by_kind.setdefault(key[0], []).append(one)
    for changed in by_kind.values():
        changed.sort(key=lambda one: -abs(one.after - one.before))
    return by_kind


def rating_of(uow: UnitOfWork, server: int, kind: str, user: int) -> tuple[int, int]:
    """Return a person's public rating in a server and their number of rated games played to the end."""
    row = (
        ratings.find(uow.tx, server, kind, user) if shows_ratings(uow, server) else None
    )
    return (
        (public_rating(START.ordinal), 0)
        if row is None
        else (public_rating(row.ordinal), row.games)
    )


def admission_near(uow: UnitOfWork, server: int, kind: str, user: int) -> Admission:
    """Return the admission of a lobby for ratings near this person's; without bounds if theirs is provisional."""
    rating, rated_games = rating_of(uow, server, kind, user)
    if rated_games < PROVISIONAL:
        return Admission("rated")
    middle = round(rating / RATING_STEP) * RATING_STEP
    return Admission(
        "rated",
        max(LOWEST, middle - RATING_DISTANCE),
        min(HIGHEST, middle + RATING_DISTANCE),
    )
