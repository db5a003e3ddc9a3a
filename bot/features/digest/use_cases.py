"""The week's digest of a server: its schedule, and its content, from channels that every reader sees."""

import datetime
import zoneinfo
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec

from bot.core.errors import BadChoice
from bot.core.jobs import DAY
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics.queries import is_settled
from storage import digests, jobs, user_data
from storage.digests import DigestRow, WeekRow
from storage.jobs import Job

WEEK = 7 * DAY
KIND = "digest.post"  # the job, SERVER
DIGEST_TRIES = 24  # then the next one tells of two weeks
CLIMBERS = 3
OPEN = "open"


class Feat(NamedTuple):
    """A seat and the points that make it news: its lead over the second, or the former record."""

    seat: WeekRow
    points: int


class Week(msgspec.Struct, frozen=True):
    """The content of a digest.

    `games` are the seats of each finished game, in order. `beside` is the number of games beside computers.
    `turned` is the seat that led for the most turns and lost. `climbs` are (person, gain of rating in millionths).
    `tables` are (game, kind) of open tables.
    """

    games: tuple[tuple[WeekRow, ...], ...]
    beside: int
    closest: Feat | None
    turned: WeekRow | None
    records: tuple[Feat, ...]
    newcomers: tuple[int, ...]
    climbs: tuple[tuple[int, int], ...]
    running: int
    tables: tuple[tuple[int, str], ...]


def next_time(day: int, hour: int, zone: str, after: float) -> int:
    """Return the next time a weekday (0 is Monday) has that hour in a time zone."""
    local = datetime.datetime.fromtimestamp(after, zoneinfo.ZoneInfo(zone))
    at = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    at += datetime.timedelta(days=(day - local.weekday()) % 7)
    if at.timestamp() <= after:
        at += datetime.timedelta(days=7)
    return int(at.timestamp())


def choose(
    uow: UnitOfWork,
    server: int,
    channel: int | None,
    day: int | None,
    hour: int | None,
    zone: str | None,
) -> DigestRow:
    """Set the channel and time of a server's digest: a weekday (0 is Monday) and an hour of a time zone.

    Values that are None stay; the first are Monday, 9:00 UTC. Raise BadChoice without a channel.
    """
    row = digests.find(uow.tx, server) or DigestRow(server, 0, 0, 9, "UTC", uow.now, 0)
    for name, value in (
        ("channel", channel),
        ("day", day),
        ("hour", hour),
        ("zone", zone),
    ):
        if value is not None:
            setattr(row, name, value)
    if not row.channel:
        raise BadChoice("week-no-channel")
    _schedule(uow, row, uow.now)
    return row


def _schedule(uow: UnitOfWork, row: DigestRow, after: int) -> None:
    """Store a server's digest and schedule it at its next time after `after`."""
    row.next = next_time(row.day, row.hour, row.zone, after)
    digests.keep(uow.tx, row)
    uow.schedule(KIND, str(row.server), row.next, row.server)


def stop(uow: UnitOfWork, server: int) -> None:
    """Stop the digest of a server."""
    digests.remove(uow.tx, server)
    uow.schedule(KIND, str(server), None, server)


def find(uow: UnitOfWork, server: int) -> tuple[DigestRow, str | None] | None:
    """Return a server's digest, and why the last could not be posted ("forbidden" or "discord") or None.

    A server without a digest gives None.
    """
    row, job = digests.find(uow.tx, server), jobs.find(uow.tx, KIND, str(server))
    return None if row is None else (row, None if job is None else job.trouble)


def load(uow: UnitOfWork, job: Job) -> DigestRow | None:
    """Return the digest that is to be posted; None if the server wants none any more, or it is too early.

    After a pause of the bot, one digest covers all weeks that were missed.
    """
    row = digests.find(uow.tx, job.server)
    if row is None:
        uow.schedule(KIND, job.key, None, job.server)
        return None
    if row.next > uow.now:  # the clock of the machine was set back
        row.since = min(row.since, uow.now)
        _schedule(uow, row, uow.now)
        return None
    later = next_time(row.day, row.hour, row.zone, row.next)
    while later <= uow.now and not job.attempts:
        row.next = later
        later = next_time(row.day, row.hour, row.zone, later)
    digests.keep(uow.tx, row)
    return row


def posted(uow: UnitOfWork, server: int, until: int) -> None:
    """Store that the digest up to `until` is in its channel, or had nothing to report, and schedule the next."""
    row = digests.find(uow.tx, server)
    if row is not None and row.next == until:
        row.since = until
        _schedule(uow, row, max(until, uow.now))


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Give up a digest after many tries; the next one covers this week, too."""
    row = digests.find(uow.tx, job.server)
    if row is not None:
        _schedule(uow, row, uow.now)


def places(uow: UnitOfWork, row: DigestRow) -> tuple[int, ...]:
    """Return the channels of the games that a digest could report."""
    channels = {
        seat.channel for seat in digests.week(uow.tx, row.server, row.since, row.next)
    }
    return tuple(
        sorted(
            channels
            | {channel for *_, channel, _ in digests.open_now(uow.tx, row.server)}
        )
    )


def week(
    uow: UnitOfWork, row: DigestRow, seen: Sequence[int], rates: bool = True
) -> Week | None:
    """Return the week's content, of games in channels that everybody sees (`seen`), with ratings if `rates`.

    A week without a finished game gives None, as do statistics that are switched off.
    """
    if user_data.settings(uow.tx, "server", row.server).get("statistics") == "no":
        return None
    rows = [
        seat
        for seat in digests.week(uow.tx, row.server, row.since, row.next)
        if seat.channel in seen
    ]
    finished = [tuple(seats) for _, seats in groupby(rows, key=lambda seat: seat.game)]
    if not finished:
        return None
    games = [seats for seats in finished if not seats[0].beside]
    users = sorted(
        {seat.user for seats in finished for seat in seats if seat.user is not None}
    )
    overtaken = [
        seat
        for seats in games
        for seat in seats
        if seat.rank > 1 and seat.lead > 1 and not seat.forfeit
    ]
    open_games = [
        open_game
        for open_game in digests.open_now(uow.tx, row.server)
        if open_game[3] in seen
    ]
    return Week(
        tuple(games),
        len(finished) - len(games),
        _closest(games),
        max(overtaken, key=lambda seat: seat.lead, default=None),
        tuple(_records(uow, row, games, seen)),
        tuple(
            user
            for user in users
            if not digests.has_played(uow.tx, row.server, user, row.since)
        ),
        _climbs(uow, row.server, [seats[0].game for seats in finished])
        if rates
        else (),
        sum(status == "running" for _, _, status, _, _ in open_games),
        tuple(
            (game, kind)
            for game, kind, status, _, entry in open_games
            if (status, entry) == ("lobby", OPEN)
        ),
    )


def _closest(games: Sequence[tuple[WeekRow, ...]]) -> Feat | None:
    closest = []
    for seats in games:
        scores = sorted((seat.score for seat in seats), reverse=True)
        if len(scores) > 1 and not seats[0].forfeit:
            closest.append((scores[0] - scores[1], seats[0].game, seats[0]))
    if len(closest) < 2:
        return None  # of one game that says nothing
    margin, _, seat = min(closest)
    return Feat(seat, margin)


def _records(
    uow: UnitOfWork,
    row: DigestRow,
    games: Sequence[tuple[WeekRow, ...]],
    seen: Sequence[int],
) -> Iterator[Feat]:
    """Yield the best seat of each game with a new record, and the points of the former one."""
    for kind in sorted({seats[0].kind for seats in games}):
        seats = [seat for seats in games for seat in seats if seat.kind == kind]
        best = max(seats, key=lambda seat: seat.score)
        former_best = digests.best_before(uow.tx, row.server, kind, seen, row.since)
        if former_best is not None and best.score > former_best:
            yield Feat(best, former_best)


def _climbs(
    uow: UnitOfWork, server: int, games: Sequence[int]
) -> tuple[tuple[int, int], ...]:
    """Return (person, gain in millionths) of people whose ratings are settled and shown, the largest gains first."""
    up = sorted(
        (-by, user, kind) for user, kind, by in digests.gained(uow.tx, games) if by > 0
    )
    climbs = [
        (user, -less) for less, user, kind in up if is_settled(uow, server, kind, user)
    ]
    return tuple(climbs[:CLIMBERS])
