"""The data of a game's charts, as plain values; each game reads it off its own events."""

from __future__ import annotations

from itertools import pairwise

import msgspec


class Group(msgspec.Struct, frozen=True):
    """Points of one kind: its drawing, its message, and the points by seat; losses are below 0."""

    drawing: str
    message: str
    points: tuple[int, ...]


class Landmark(msgspec.Struct, frozen=True):
    """Something that happened at the end of a turn, shown by its drawing."""

    turn: int
    drawing: str


class Standing(msgspec.Struct, frozen=True):
    """One seat.

    `prestige` is after each turn, from 0 before the first; `deniers` are those earned in each turn; `favors`
    the level of each line, empty where there is none; `workers` the number placed, `lost` those of them beyond
    the provost, `lost_to` the seat that moved him back most often before that, if any.
    """

    seat: int
    prestige: tuple[int, ...]
    total: int
    deniers: tuple[int, ...]
    favors: tuple[int, ...]
    workers: int
    lost: int
    lost_to: int | None


class Guest(msgspec.Struct, frozen=True):
    """The building of a seat that others used most, by its message, and how often."""

    seat: int
    message: str
    times: int


class Course(msgspec.Struct, frozen=True):
    """A whole game; standings by rank."""

    game: str
    turns: int
    first_turn: int
    winners: tuple[int, ...]
    standings: tuple[Standing, ...]
    landmarks: tuple[Landmark, ...]
    groups: tuple[Group, ...]
    guest: Guest | None
    lines: tuple[str, ...]


def leads(course: Course) -> list[int]:
    """Return the one seat in the lead after each turn, -1 where several share it."""
    found_leads = []
    for turn in range(1, course.turns + 1):
        points = {
            standing.seat: standing.prestige[turn] for standing in course.standings
        }
        best = [
            seat
            for seat, prestige in points.items()
            if prestige == max(points.values())
        ]
        found_leads.append(best[0] if len(best) == 1 else -1)
    return found_leads


def changes_of_lead(course: Course) -> int:
    """Return how often another seat came to lead alone."""
    alone = [seat for seat in leads(course) if seat >= 0]
    return sum(one != other for one, other in pairwise(alone))


def led_from(course: Course) -> int | None:
    """Return the turn from which the one winner led alone to the end; None if several won, or one came from behind."""
    if len(course.winners) != 1:
        return None
    turn = None
    for number, seat in reversed(list(enumerate(leads(course), 1))):
        if seat != course.winners[0]:
            break
        turn = number
    return turn
