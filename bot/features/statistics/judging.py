"""Games that were rated before it was settled at a game's start whether everybody sees its channel. They are judged
once, a week after the upgrade: those in channels that not everybody sees, or that are gone, count no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.statistics import ratings as rating
from storage import ratings, user_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import Desk

HOUR = 60 * 60
WEEK = 7 * 24 * HOUR  # in which an administrator can name the role of everybody


def due(desk: Desk) -> tuple[int, ...]:
    """The servers whose older games are to be judged now: then say `judge`, or `put_off`."""
    return tuple(ratings.to_judge(desk.tx, desk.now, desk.now + WEEK, desk.share))


def next_due(desk: Desk) -> int | None:
    """When there is something to judge next."""
    return ratings.next_judged(desk.tx, desk.share)


def put_off(desk: Desk, server: int) -> None:
    """What everybody sees there can't be told now."""
    ratings.put_off(desk.tx, server, desk.now + HOUR)


def in_doubt(desk: Desk, server: int) -> bool:
    """Whether older games that not everybody sees may still count in a server's ratings."""
    if ratings.judged_at(desk.tx, server) is None:
        return False
    role = rating.everybody(user_data.settings(desk.tx, "server", server))
    return not all(desk.is_public(server, channel, role) for channel in ratings.older(desk.tx, server))


def when(desk: Desk, server: int) -> int | None:
    """When a server's older games are judged; None where they are."""
    found = ratings.judged_at(desk.tx, server)
    return desk.now + WEEK if found == 0 else found


def older(desk: Desk, server: int) -> tuple[int | None, tuple[int, ...]]:
    """The role of everybody in a server, and the channels of the games that are to be judged."""
    role = rating.everybody(user_data.settings(desk.tx, "server", server))
    return role, tuple(ratings.older(desk.tx, server))


def judge(desk: Desk, server: int, public: Sequence[int]) -> None:
    """Judges the older games of a server: those in these channels count, all others no more."""
    hidden: dict[tuple[int, str], list[int]] = {}
    for number, where, kind in ratings.settle_older(desk.tx, server, public):
        hidden.setdefault((where, kind), []).append(number)
    for (where, kind), numbers in hidden.items():
        users = ratings.keep_former(desk.tx, where, kind, numbers)
        for number in numbers:
            ratings.strike(desk.tx, number)
        rating.recount(desk.tx, where, kind, numbers[0], users)
