"""People's ratings, in a server and over all servers that joined (docs/club.md)."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.core.final_order import WHOLE, FinalOrder
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import COMPUTERS, START, Rating
from storage import ratings, user_data
from storage.games import GameRow
from storage.ratings import (
    BEATEN,
    EVERYWHERE,
    HELPED,
    LEFT_EARLY,
    STAYED,
    RatedRow,
    RatingRow,
)
from storage.transaction import Tx


class Side(NamedTuple):
    """A seat of a rated game: a person, a computer of a level, or somebody who is not named.

    The fields are those of `RatedRow`.
    """

    seat: int
    user: int | None
    level: int | None
    rank: int
    gain: int = WHOLE
    loss: int = WHOLE
    gone: int = STAYED
    whole: int = 1


def rate_game(uow: UnitOfWork, row: GameRow, order: FinalOrder) -> None:
    """Rate a game that has ended if it is a rated one."""
    if not uow.is_rated(row) or not any(
        starter.gain or starter.loss for starter in order.starters
    ):
        return
    settings = user_data.settings(uow.tx, "server", row.server)
    sides = []
    for starter in order.starters:
        user = None if starter.replaced else starter.user
        level = None if starter.replaced or user is not None else starter.level
        stayed = HELPED if starter.helped else STAYED
        status = (
            LEFT_EARLY if not starter.beaten else BEATEN if starter.left else stayed
        )
        # a game that was counted early has not been played to its end
        to_the_end = int(starter.finished is True and starter.loss == WHOLE)
        sides.append(
            Side(
                starter.seat,
                user,
                level,
                starter.rank,
                starter.gain,
                starter.loss,
                status,
                to_the_end,
            )
        )
    _rate_on(uow.tx, row.server, row, sides)
    if settings.get("overall") == "yes":
        wants = [
            user_data.settings(uow.tx, "user", side.user or 0).get("overall")
            for side in sides
        ]
        choices = zip(sides, wants, strict=True)
        unnamed = [
            side if choice == "yes" else side._replace(user=None)
            for side, choice in choices
        ]
        _rate_on(uow.tx, EVERYWHERE, row, unnamed)


def _rate_on(tx: Tx, server: int, row: GameRow, sides: Sequence[Side]) -> None:
    if len(sides) < 2 or not any(side.user is not None for side in sides):
        return
    before = [_present_rating(tx, server, row.kind, side) for side in sides]
    number = ratings.next_number(tx)
    rows = [
        RatedRow(
            number=number,
            game=row.id,
            server=server,
            kind=row.kind,
            mu=former.mu,
            sigma=former.sigma,
            mu_after=former.mu,
            sigma_after=former.sigma,
            **side._asdict(),
        )
        for side, former in zip(sides, before, strict=True)
    ]
    rows = rating_changes(rows, [Rating(former.mu, former.sigma) for former in before])
    for change, former in zip(rows, before, strict=True):
        if change.user is not None:
            now = Rating(change.mu_after, change.sigma_after)
            ratings.keep(
                tx,
                server,
                row.kind,
                _row(change.user, now, former.games + change.whole),
            )
    ratings.insert(tx, rows)


def rating_changes(
    rows: Sequence[RatedRow], before: Sequence[Rating]
) -> list[RatedRow]:
    """Return a game's rating changes by seat.

    Players who left are rated against everybody. Players who stayed get the best result of several ways to count the
    game, since they are not to blame for players who left or for whom others decided.
    """
    # Players who stayed count the game among themselves, or also against the players whom they have beaten.
    groups = (
        (STAYED, HELPED),
        (STAYED, HELPED, BEATEN),
        (STAYED, HELPED, BEATEN, LEFT_EARLY),
    )
    stayed, beaten, everybody = (
        _ratings_among(rows, before, statuses) for statuses in groups
    )
    # Both also without the seats for which others decided much.
    without_helped = [
        _ratings_among(rows, before, statuses)
        for statuses in ((STAYED,), (STAYED, BEATEN))
    ]
    rated_rows = []
    for at, (row, former) in enumerate(zip(rows, before, strict=True)):
        among = [everybody] if row.gone in (BEATEN, LEFT_EARLY) else [stayed, beaten]
        possible = [now[at] for now in among if at in now]
        if row.gone == STAYED and any(other.gone == HELPED for other in rows):
            possible += [now.get(at, former) for now in without_helped]
        best = max(possible, key=lambda rating: rating.ordinal, default=former)
        weight = row.gain if best.ordinal > former.ordinal else row.loss
        mu, sigma = (
            start + (end - start) * weight // WHOLE
            for start, end in zip(former, best, strict=True)
        )
        values = {
            "mu": former.mu,
            "sigma": former.sigma,
            "mu_after": mu,
            "sigma_after": sigma,
        }
        rated_rows.append(msgspec.structs.replace(row, **values))
    return rated_rows


def _ratings_among(
    rows: Sequence[RatedRow], before: Sequence[Rating], statuses: Collection[int]
) -> dict[int, Rating]:
    """Return the ratings after a game of only the seats with these statuses, by index in `rows`; empty for one seat."""
    places = [at for at, row in enumerate(rows) if row.gone in statuses]
    if len(places) < 2:
        return {}
    new_ratings = plackett_luce.rate(
        [before[at] for at in places], [rows[at].rank for at in places]
    )
    return dict(zip(places, new_ratings, strict=True))


def _present_rating(tx: Tx, server: int, kind: str, side: Side) -> RatingRow:
    """Return a side's present rating; a side without a user has that of a newcomer."""
    if side.level is not None:
        return _row(0, COMPUTERS[side.level], 0)
    row = None if side.user is None else ratings.find(tx, server, kind, side.user)
    return row or _row(side.user or 0, START, 0)


def _row(user: int, rating: Rating, games: int) -> RatingRow:
    return RatingRow(user, rating.mu, rating.sigma, rating.ordinal, games)


# Taking back, and computing again


def take_back(uow: UnitOfWork, game: GameRow) -> None:
    """Remove a game's rating changes, and rate every later game again."""
    rows = ratings.of_game(uow.tx, game.id)
    numbers = {(row.server, row.kind): row.number for row in rows}
    users = {row.user for row in rows}
    for (server, kind), number in numbers.items():
        ratings.strike(uow.tx, number)
        recount(
            uow.tx, server, kind, number, {user for user in users if user is not None}
        )


def forgive(uow: UnitOfWork, game: GameRow, user: int) -> None:
    """Remove a game that a user left by mistake from their rating, and rate every later game again."""
    for server, kind, number in ratings.forgive(uow.tx, game.id, user):
        recount(uow.tx, server, kind, number, (user,))


def recount(
    tx: Tx, server: int, kind: str, number: int, users: Iterable[int] = ()
) -> None:
    """Compute all ratings again from the stored games, from a number on.

    `users` are people with a removed game, who may have no other. Seats without a user keep the stored ratings.
    """
    now: dict[int, RatingRow] = {
        user: _before(tx, server, kind, user, number) for user in users
    }
    for rows in ratings.games_from(tx, server, kind, number):
        for row in rows:
            if row.user is not None and row.user not in now:
                now[row.user] = _before(tx, server, kind, row.user, number)
        before = [
            Rating(row.mu, row.sigma)
            if row.user is None
            else Rating(now[row.user].mu, now[row.user].sigma)
            for row in rows
        ]
        for row, change in zip(rows, rating_changes(rows, before), strict=True):
            if change != row:
                ratings.change(tx, change)
            if row.user is not None:
                then = Rating(change.mu_after, change.sigma_after)
                now[row.user] = _row(row.user, then, now[row.user].games + row.whole)
    for user, rating in now.items():
        if ratings.course(tx, server, kind, user, 1):
            ratings.keep(tx, server, kind, rating)
        else:
            ratings.remove(tx, server, kind, user)


def _before(tx: Tx, server: int, kind: str, user: int, number: int) -> RatingRow:
    """Return a person's rating before the game with a number."""
    latest = ratings.last_before(tx, server, kind, user, number)
    if latest is None:
        return _row(user, START, 0)
    games = ratings.counted(tx, server, kind, user, number)
    return _row(user, Rating(latest.mu_after, latest.sigma_after), games)
