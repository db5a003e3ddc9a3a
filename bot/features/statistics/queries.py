"""The data of statistics and ladders, read from sums, so that queries don't grow with the number of games.

`channels` are those that the reader sees: games elsewhere do not count for them, not even in a sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from bot.core.admission import HIGHEST, LOWEST, PROVISIONAL, Admission, Reliability, reliability_of
from bot.core.unit_of_work import UnitOfWork, of_tx
from bot.features.statistics import judging, seasons
from bot.features.statistics.plackett_luce import START, shown
from bot.features.statistics.ratings import HELPED
from bot.features.statistics.seasons import Season
from rules.register import GAMES
from storage import moderation, ratings, statistics, user_data
from storage.ratings import EVERYWHERE, RatingRow
from storage.statistics import EVERYBODY, ResultRow, TallyRow

RATING_STEP, RATING_DISTANCE = (
    100,
    200,
)  # of ratings: what bounds are rounded to, and how far they lie from the host
FORM = 10
RECORDS = 5
Records: TypeAlias = "dict[str, list[ResultRow]]"
RUNGS_PER_PAGE = 10  # rungs of a page of the ladder

channels = of_tx(statistics.channels)
names = of_tx(statistics.names)


class Sum(msgspec.Struct, frozen=True):
    """The count and the total of a fact (`statistics/facts.py`)."""

    number: int = 0
    total: int = 0


class Sums(msgspec.Struct, frozen=True):
    """The sums of a person or of everybody, of all games that a reader may know of."""

    rows: tuple[TallyRow, ...]

    def of(self, kind: str, fact: str, *, players: int | None = None, beside: bool | None = False) -> Sum:
        """Return a sum of one game; `players` and `beside` (computers) None takes all."""
        number = total = 0
        for row in self.rows:
            fits = (beside is None or row.beside == beside) and players in (None, row.players)
            if fits and (row.kind, row.what) == (kind, fact):
                number, total = number + row.number, total + row.total
        return Sum(number, total)

    def each(self, kind: str, prefix: str) -> dict[str, Sum]:
        """Return the sums whose name begins with `prefix`, by the rest of the name, without games beside computers."""
        sums: dict[str, Sum] = {}
        for row in self.rows:
            if row.kind == kind and not row.beside and row.what.startswith(prefix):
                fact = row.what.removeprefix(prefix)
                subtotal = sums.get(fact, Sum())
                sums[fact] = Sum(subtotal.number + row.number, subtotal.total + row.total)
        return sums

    def players(self, kind: str) -> list[int]:
        """Return the numbers of players of the games, in order, without games beside computers."""
        return sorted({row.players for row in self.rows if row.kind == kind and not row.beside})

    def with_computers(self) -> Sums:
        """Return the sums of games beside computers alone, marked as games among people."""
        return Sums(tuple(msgspec.structs.replace(row, beside=0) for row in self.rows if row.beside))

    def kinds(self) -> list[str]:
        """Return the games that were played."""
        played_kinds = {row.kind for row in self.rows}
        return [kind for kind in GAMES if kind in played_kinds]


class Rung(msgspec.Struct, frozen=True):
    """A person's rating; `place` is on the ladder, None for a person who is not on it."""

    user: int
    ordinal: int
    games: int
    place: int | None

    @property
    def shown(self) -> str:
        """The rating as people see it."""
        return str(shown(self.ordinal))


class PersonStanding(msgspec.Struct, frozen=True):
    """A person's statistics in a server.

    All but `sums` and `reliable` are by game. `form` has the last results, newest first; `best` the highest score;
    `rungs` the ratings in this server, and `overall` those over all servers. `reliable` counts rated games of both;
    None if the reader may not see it.
    """

    sums: Sums
    everybody: Sums
    form: dict[str, tuple[ResultRow, ...]]
    best: dict[str, ResultRow]
    rungs: dict[str, Rung]
    overall: dict[str, Rung]
    reliable: Reliability | None


class Ladder(msgspec.Struct, frozen=True):
    """A page (from 1) of the ladder of one game.

    `people` is the number of people on the whole ladder, `own` the asker's rung. `due` is when older games are
    judged; None once they are. In a server with `seasons` it is the ladder of one `season`.
    """

    kind: str
    page: int
    people: int
    rungs: tuple[Rung, ...]
    own: Rung | None
    due: int | None = None
    season: Season | None = None
    seasons: tuple[Season, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """A game's change of a person's rating in its server.

    `before` and `after` are in millionths. `games` is the number of rated games played to the end, None for a player
    who left this one. `gains` is False if they could gain nothing; `halved` is True if they gained half of the usual.
    """

    seat: int
    user: int
    before: int
    after: int
    games: int | None
    gains: bool
    halved: bool = False


def _kept_out(uow: UnitOfWork, server: int, user: int) -> bool:
    """Return whether somebody is not on the ladder: by their own choice, or an administrator's."""
    by_choice = user_data.settings(uow.tx, "user", user).get("ladder") == "no"
    return by_choice or moderation.is_in_force(uow.tx, server, "ladder", user)


def is_settled(uow: UnitOfWork, server: int, kind: str, user: int) -> bool:
    """Return whether somebody is on the ladder with a rating that is not provisional."""
    row = ratings.find(uow.tx, server, kind, user)
    settled = row is not None and row.games >= PROVISIONAL and not _kept_out(uow, server, user)
    return settled and tells(uow, server)


def person(
    uow: UnitOfWork, server: int, user: int, places: Sequence[int], rates: bool = True, alone: bool = False
) -> PersonStanding:
    """Return a person's statistics, with ratings if the reader may see them: `rates`, or `alone` as the only reader."""
    sums = _sums(uow, server, user, places)
    latest = statistics.latest(uow.tx, server, user, places, FORM * 2) if places else []
    is_listed, best = not _kept_out(uow, server, user), dict[str, ResultRow]()
    for kind in sums.kinds():
        for beside in (0, 1):  # the highest score among people; with computers where there is no other
            best_row = statistics.best_of(uow.tx, server, user, places, kind, beside)
            if best_row is not None:
                best.setdefault(kind, best_row)
    return PersonStanding(
        sums,
        _sums(uow, server, EVERYBODY, places),
        {kind: tuple(row for row in latest if row.kind == kind)[:FORM] for kind in sums.kinds()},
        best,
        _rungs(uow, server, user, alone) if alone or (rates and is_listed) else {},
        _overall(uow, server, user) if alone or is_listed else {},
        reliability_of(uow, server, [user]).get(user) if alone or rates else None,
    )


def _sums(uow: UnitOfWork, server: int, user: int, places: Sequence[int]) -> Sums:
    return Sums(tuple(statistics.tally(uow.tx, server, user, places)) if places else ())


def _overall(uow: UnitOfWork, server: int, user: int) -> dict[str, Rung]:
    """Return ratings over all servers, of people and in servers that want them now."""
    server_joins = user_data.settings(uow.tx, "server", server).get("overall") == "yes"
    user_joins = user_data.settings(uow.tx, "user", user).get("overall") == "yes"
    return _rungs(uow, EVERYWHERE, user, False) if server_joins and user_joins and _rates(uow, server) else {}


def _rates(uow: UnitOfWork, server: int) -> bool:
    return user_data.settings(uow.tx, "server", server).get("ratings") != "no"


def tells(uow: UnitOfWork, server: int) -> bool:
    """Return whether a server shows ratings: not while games that not everybody sees still count in them."""
    return _rates(uow, server) and not judging.in_doubt(uow, server)


def _rungs(uow: UnitOfWork, server: int, user: int, alone: bool) -> dict[str, Rung]:
    if not (_rates(uow, server) if alone else tells(uow, server)):
        return {}
    rows = {kind: ratings.find(uow.tx, server, kind, user) for kind in GAMES}
    return {kind: _rung(uow, server, kind, row) for kind, row in rows.items() if row is not None}


def _rung(uow: UnitOfWork, server: int, kind: str, row: RatingRow) -> Rung:
    place = None
    if not _kept_out(uow, server, row.user) and tells(uow, server):
        season = seasons.present(uow, server)
        if season is None:
            place = 1 + ratings.above(uow.tx, server, kind, row.ordinal)
        else:
            rows = seasons.standings(uow, server, kind, season)
            place = _place(rows, row.user)
    return Rung(row.user, row.ordinal, row.games, place)


def _place(rows: Sequence[RatingRow], user: int) -> int | None:
    return next((place for place, row in enumerate(rows, 1) if row.user == user), None)


def server(uow: UnitOfWork, number: int, places: Sequence[int]) -> tuple[Sums, Records]:
    """Return a server's statistics: its sums, and the highest scores by game."""
    sums = _sums(uow, number, EVERYBODY, places)
    return sums, {kind: statistics.records(uow.tx, number, places, kind, 0, RECORDS) for kind in sums.kinds()}


def ladder(
    uow: UnitOfWork,
    number: int,
    kind: str,
    page: int,
    user: int,
    alone: bool = False,
    season: int | None = None,
) -> Ladder:
    """Return a page of the ladder, of a `season` by its number or the present one.

    A page beyond the last is the last. If the server shows no ratings now, the page is empty; a reader who is `alone`
    still gets their own rung.
    """
    begun = seasons.seasons(user_data.settings(uow.tx, "server", number), uow.now)
    if begun and tells(uow, number):
        shown_season = begun[-1 if season is None else min(season, len(begun) - 1)]
        return _of_season(uow, number, kind, page, user, shown_season, begun)
    published = tells(uow, number)
    people_ = ratings.above(uow.tx, number, kind, -(2**62)) if published else 0
    page = max(1, min(page, -(-people_ // RUNGS_PER_PAGE)))
    offset = (page - 1) * RUNGS_PER_PAGE
    rows = ratings.ladder(uow.tx, number, kind, offset, RUNGS_PER_PAGE) if published else []
    own_row = (
        ratings.find(uow.tx, number, kind, user)
        if alone or (published and not _kept_out(uow, number, user))
        else None
    )
    rungs = [Rung(row.user, row.ordinal, row.games, place) for place, row in enumerate(rows, offset + 1)]
    own_rung = None if own_row is None else _rung(uow, number, kind, own_row)
    return Ladder(kind, page, people_, tuple(rungs), own_rung, judging.when(uow, number))


def _of_season(
    uow: UnitOfWork,
    number: int,
    kind: str,
    page: int,
    user: int,
    season: Season,
    all_seasons: Sequence[Season],
) -> Ladder:
    """Return a page of the ladder of a season."""
    rows = seasons.standings(uow, number, kind, season)
    page = max(1, min(page, -(-len(rows) // RUNGS_PER_PAGE)))
    rungs = [Rung(row.user, row.ordinal, row.games, place) for place, row in enumerate(rows, 1)]
    own_rung = next((rung for rung in rungs if rung.user == user), None)
    shown_rungs = tuple(rungs[(page - 1) * RUNGS_PER_PAGE : page * RUNGS_PER_PAGE])
    return Ladder(
        kind, page, len(rows), shown_rungs, own_rung, judging.when(uow, number), season, tuple(all_seasons)
    )


def changes(uow: UnitOfWork, game: int) -> list[Change]:
    """Return a game's rating changes in its server, by seat, where the server and the people show them."""
    rows = [row for row in ratings.of_game(uow.tx, game) if row.server != EVERYWHERE]
    rated: list[Change] = []
    for row in rows if rows and tells(uow, rows[0].server) else ():
        if row.user is None or _kept_out(uow, row.server, row.user):
            continue
        earlier_games = ratings.counted(uow.tx, row.server, row.kind, row.user, row.number)
        before, after = row.mu - 3 * row.sigma, row.mu_after - 3 * row.sigma_after
        games = 1 + earlier_games if row.whole else None
        halved = row.gone == HELPED or (0 < row.gain < row.loss and after > before)
        rated.append(Change(row.seat, row.user, before, after, games, bool(row.gain), halved))
    return rated


def rating_of(uow: UnitOfWork, server: int, kind: str, user: int) -> tuple[int, int]:
    """Return a person's public rating in a server, and the number of rated games they played to the end."""
    row = ratings.find(uow.tx, server, kind, user) if tells(uow, server) else None
    return (shown(START.ordinal), 0) if row is None else (shown(row.ordinal), row.games)


def near(uow: UnitOfWork, server: int, kind: str, user: int) -> Admission:
    """Return the admission to a rated lobby: for ratings near this person's, unless theirs is provisional."""
    rating, rated_games = rating_of(uow, server, kind, user)
    if rated_games < PROVISIONAL:
        return Admission("rated")
    middle = round(rating / RATING_STEP) * RATING_STEP
    return Admission("rated", max(LOWEST, middle - RATING_DISTANCE), min(HIGHEST, middle + RATING_DISTANCE))
