"""Matching people who would all play the same game in the same number at the same pace.

Where they ask for it, they also share a language and are awake at the same hours. Nothing here reads a clock
or a row.
"""

import datetime
import functools
import zoneinfo
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import msgspec

from bot.core.clock.awake_hours import Rest
from rules.register import GAMES

QUARTERS = 96  # of an hour, of a day
ALL_DAY = (1 << QUARTERS) - 1
OVERLAP = 16  # quarters of an hour in which people who ask for it are awake together
# groups that are looked at for one request: with hundreds of requests there are far more
GROUPS = 2_000
PREFERRED = ("24h", "48h", "12h", "72h", "7d", "none", "live")
"""The paces in the order of preference, if several suit everybody."""


class Seeker(msgspec.Struct, frozen=True):
    """A request and its person.

    It has acceptable games, numbers of players and paces, a language (None: any), whether the others must be
    awake at the same hours, and these hours (a bit for each quarter of an hour of the day).
    """

    request: int
    user: int
    kinds: tuple[str, ...]
    players: frozenset[int]
    paces: frozenset[str]
    language: str | None = None
    hours: bool = False
    awake: int = ALL_DAY

    def players_of(self, kind: str) -> frozenset[int]:
        """Return the acceptable and possible numbers of players of a game; none if it is not acceptable."""
        if kind not in self.kinds:
            return frozenset()
        game = GAMES[kind]
        return self.players & frozenset(range(game.min_seats, game.max_seats + 1))


class Meeting(NamedTuple):
    """The common terms of a group: the game, the most players, the pace, the language that somebody asks for."""

    kind: str
    most: int
    pace: str
    language: str | None
    seekers: tuple[Seeker, ...]


@functools.lru_cache(maxsize=1_000)
def awake(rest: Rest, day: int) -> int:
    """Return the times at which somebody is awake.

    There is a bit for each quarter of an hour of the day that begins (UTC) at that second.
    """
    if rest.first == rest.last:
        return ALL_DAY
    zone = zoneinfo.ZoneInfo(rest.zone)
    hours = 0
    for quarter in range(QUARTERS):
        hour = datetime.datetime.fromtimestamp(day + quarter * 900, zone).hour
        inside = (
            rest.first <= hour < rest.last
            if rest.first < rest.last
            else not rest.last <= hour < rest.first
        )
        hours |= inside << quarter
    return hours


def agree(one: Seeker, other: Seeker) -> bool:
    """Return whether two people could sit at a table, whatever the others want."""
    return (
        one.user != other.user
        and any(one.players_of(kind) & other.players_of(kind) for kind in one.kinds)
        and bool(one.paces & other.paces)
        and (
            one.language is None
            or other.language is None
            or one.language == other.language
        )
        and (
            not (one.hours or other.hours)
            or (one.awake & other.awake).bit_count() >= OVERLAP
        )
    )


def fit(one: Seeker, other: Seeker, apart: Collection[tuple[int, int]]) -> bool:
    """Return whether two people agree, and neither is kept `apart` from the other: (person, person)."""
    agreement = agree(one, other)
    return (
        agreement
        and (one.user, other.user) not in apart
        and (other.user, one.user) not in apart
    )


def common(kind: str, group: Sequence[Seeker]) -> Meeting | None:
    """Return the common terms of a group in a game, every two of which agree; None without enough in common."""
    players = frozenset.intersection(*(seeker.players_of(kind) for seeker in group))
    paces = frozenset.intersection(*(seeker.paces for seeker in group))
    languages = {seeker.language for seeker in group if seeker.language is not None}
    if not players or not paces or len(languages) > 1:
        return None
    pace = next(pace for pace in PREFERRED if pace in paces)
    return Meeting(kind, max(players), pace, next(iter(languages), None), tuple(group))


def find(
    newest: Seeker,
    others: Sequence[Seeker],
    apart: Collection[tuple[int, int]] = (),
    before: Collection[frozenset[int]] = (),
) -> Meeting | None:
    """Return a table for a request and as many others as possible, taken in their order.

    `apart` are pairs of people who are not brought together. `before` are groups that were: no group comes
    again, in whole or in part.
    """
    candidates = [candidate for candidate in others if fit(newest, candidate, apart)]
    tries = [GROUPS]
    for kind in newest.kinds:
        for number in sorted(newest.players_of(kind), reverse=True):
            matching = [
                candidate
                for candidate in candidates
                if number in candidate.players_of(kind)
            ]
            for group in _groups((newest,), matching, number, kind, apart, tries):
                users = frozenset(seeker.user for seeker in group)
                if not any(users <= former_group for former_group in before):
                    return common(kind, group)
    return None


def _groups(
    group: tuple[Seeker, ...],
    others: Sequence[Seeker],
    number: int,
    kind: str,
    apart: Collection[tuple[int, int]],
    tries: list[int],
) -> Iterator[tuple[Seeker, ...]]:
    """Yield the groups of so many, in order; no more than are left in `tries`."""
    if len(group) == number:
        yield group
        return
    if len(group) + len(others) < number:
        return
    for at, other in enumerate(others):
        if tries[0] <= 0:
            return
        tries[0] -= 1
        fits = all(fit(seeker, other, apart) for seeker in group[1:])
        if fits and common(kind, (*group, other)) is not None:
            yield from _groups(
                (*group, other), others[at + 1 :], number, kind, apart, tries
            )
