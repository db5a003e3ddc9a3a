"""Ratings of people, in a server and over all servers that joined: what a rated game does to them (docs/club.md), and
undoing that. Nothing that one person does after the start changes whether a game is rated."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.core.final_order import FinalOrder
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import COMPUTERS, START, Rating
from storage import ratings, user_data
from storage.games import GameRow
from storage.ratings import EVERYWHERE, RatedRow, RatingRow
from storage.transaction import Tx


class Side(NamedTuple):
    """A seat: a person, a computer of a level, or somebody who is not named. The rating of who is not `rated` stays."""

    seat: int
    user: int | None
    level: int | None
    rank: int
    rated: bool


def rate(uow: UnitOfWork, row: GameRow, order: FinalOrder) -> None:
    """Rates a game that has ended, where it is a rated one."""
    if not uow.is_rated(row):
        return
    settings = user_data.settings(uow.tx, "server", row.server)
    sides = []
    for one in order.starters:
        user, level = (None, None) if one.replaced else (one.user, one.level if one.user is None else None)
        sides.append(Side(one.seat, user, level, one.rank, one.left or not order.early))
    _rate(uow.tx, row.server, row, sides)
    if settings.get("overall") == "yes":
        wants = [user_data.settings(uow.tx, "user", side.user or 0).get("overall") for side in sides]
        named = zip(sides, wants, strict=True)  # only who wants to be rated over all servers
        unnamed = [side if wanted == "yes" else side._replace(user=None) for side, wanted in named]
        _rate(uow.tx, EVERYWHERE, row, unnamed)


def _rate(tx: Tx, server: int, row: GameRow, sides: Sequence[Side]) -> None:
    if len(sides) < 2 or not any(side.user is not None and side.rated for side in sides):
        return
    before = [_present(tx, server, row.kind, side) for side in sides]
    after = plackett_luce.rate([Rating(one.mu, one.sigma) for one in before], [side.rank for side in sides])
    number = ratings.next_number(tx)
    rows = []
    for side, was, now in zip(sides, before, after, strict=True):
        user, did = side.user if side.rated else None, (was.mu, was.sigma, now.mu, now.sigma)
        rows.append(RatedRow(number, side.seat, row.id, server, row.kind, user, side.level, side.rank, *did))
        if user is not None:
            ratings.keep(tx, server, row.kind, _row(user, now, was.games + 1))
    ratings.insert(tx, rows)


def _present(tx: Tx, server: int, kind: str, side: Side) -> RatingRow:
    """A side's rating now; somebody without a name is taken for a beginner."""
    if side.level is not None:
        return _row(0, COMPUTERS[side.level], 0)
    found = None if side.user is None else ratings.find(tx, server, kind, side.user)
    return found or _row(side.user or 0, START, 0)


def _row(user: int, rating: Rating, games: int) -> RatingRow:
    return RatingRow(user, rating.mu, rating.sigma, rating.ordinal, games)


# Taking back, and computing anew


def take_back(uow: UnitOfWork, game: GameRow) -> None:
    """Takes back what a game did, and rates anew every game that was rated after it."""
    rows = ratings.of_game(uow.tx, game.id)
    first = {(row.server, row.kind): row.number for row in rows}
    users = {row.user for row in rows}
    for (server, kind), number in first.items():
        ratings.strike(uow.tx, number)
        recount(uow.tx, server, kind, number, {user for user in users if user is not None})


def recount(tx: Tx, server: int, kind: str, number: int, users: Iterable[int] = ()) -> None:
    """Computes all ratings anew from what is stored, from a number on. `users` are those whose games went. Computers,
    and seats of people who were forgotten, keep the rating that they had before each game."""
    now: dict[int, RatingRow] = {user: _before(tx, server, kind, user, number) for user in users}
    for rows in ratings.games_from(tx, server, kind, number):
        for row in rows:
            if row.user is not None and row.user not in now:
                now[row.user] = _before(tx, server, kind, row.user, number)
        before = [
            Rating(row.mu, row.sigma) if row.user is None else Rating(now[row.user].mu, now[row.user].sigma)
            for row in rows
        ]
        after = plackett_luce.rate(before, [row.rank for row in rows])
        for row, was, then in zip(rows, before, after, strict=True):
            changed = msgspec.structs.replace(
                row, mu=was.mu, sigma=was.sigma, mu_after=then.mu, sigma_after=then.sigma
            )
            if changed != row:
                ratings.change(tx, changed)
            if row.user is not None:
                now[row.user] = _row(row.user, then, now[row.user].games + 1)
    for user, found in now.items():
        if found.games:
            ratings.keep(tx, server, kind, found)
        else:
            ratings.remove(tx, server, kind, user)


def _before(tx: Tx, server: int, kind: str, user: int, number: int) -> RatingRow:
    """What a person's rating was before the game of a number."""
    last = ratings.last_before(tx, server, kind, user, number)
    if last is None:
        return _row(user, START, 0)
    games = ratings.counted(tx, server, kind, user, number)
    return _row(user, Rating(last.mu_after, last.sigma_after), games)
