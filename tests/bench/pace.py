"""Pace: what a slow game costs in days, in questions for which everybody waits, in mentions and in points.

A row is a table whose people touch no option: of `nobody`, of half of the people (`default`), or of `everybody` is
assumed that they also answer ahead, with alternatives for up to four placements. `naive` asks every decision, forced
ones too, one at a time; `one by one` is what tables did before everybody was asked early and together. The same seeds
in every row; each figure with its standard error (`se`). `_people.py` and `_slow_game.py` say what the model assumes.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, NamedTuple

from rules.register import GAMES
from tests.bench._people import Measures
from tests.bench._slow_game import SlowGame, Tally
from tests.bench.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.game import Game

GAMES_A_ROW = 24
SMOKE = {
    "GAMES_A_ROW": 2,
    "GAMES_FOR_POINTS": 2,
    "SHARES": {"default": 0.5},
    "OTHER_SEATS": (2,),
    "OTHER_WAYS": {},
}
GAMES_FOR_POINTS = 96
EARLY = 3  # seats that are asked early, besides the one that decides
LOSS = 2.0  # points that a row may be under naive play
SHARES = {"default": 0.5, "everybody": 1.0, "nobody": 0.0}
MAGNA_CARTA = 0.6  # of what tables took before, by default
OTHER_SEATS = (2, 3, 5)
OTHER_WAYS = {
    "default, told": Measures(
        together=True, early=EARLY, share=SHARES["default"], told=True
    ),
    "nobody, three places": Measures(together=True, early=EARLY, places=3),
    "everybody, next listed": Measures(
        together=True, early=EARLY, share=1.0, next_listed=True
    ),
}
"""All take direct messages and are told what is taken of their lists. Who answers ahead with nothing still names three
places when asked early; who lists goes on down the list of a whole turn where a place is taken, instead of naming
alternatives."""


class Bound(NamedTuple):
    """What a figure is meant to come to, and what it must."""

    goal: float
    must: float


class Goal(NamedTuple):
    """What a row of Caylus is meant to come to."""

    days: Bound
    waits: Bound
    loss: float
    weekends: Bound | None = None
    pings: Bound | None = None


PINGS = Bound(3.5, 3.6)
"""Mentions of a person and turn where half of the people answer ahead, in both games."""
GOALS = {
    "default": Goal(Bound(58, 78), Bound(160, 210), LOSS, Bound(72, 98), PINGS),
    # 55: early questions mention nobody
    "everybody": Goal(Bound(30, 55), Bound(85, 130), 3.0),
    "nobody": Goal(Bound(76, 96), Bound(200, 265), LOSS),
}


def run() -> list[Figure]:
    """The figures of both games."""
    return [
        figure
        for game in GAMES.values()
        for figure in figures(game, GAMES_A_ROW, GAMES_FOR_POINTS)
    ]


def figures(game: Game, games: int, for_points: int) -> list[Figure]:
    """The figures of one game, of so many games a row, and so many for the points."""
    naive = _played(game, Measures(forced=False), for_points)
    before = _played(game, Measures(), games)
    found = [
        *_row(game, "naive", naive[:games]),
        *_with_error(game, "naive: points", naive, lambda tally: tally.points, ""),
        *_row(game, "one by one", before),
    ]
    of_naive = _mean(naive, lambda tally: tally.points)
    for name, share in SHARES.items():
        measures = Measures(together=True, early=EARLY, share=share)
        played = _played(game, measures, for_points)
        goal = GOALS[name] if game.id == "caylus" else None
        asked_before = before if name == "default" and goal is None else None
        found += _row(game, name, played[:games], goal, asked_before)
        least = of_naive - (GOALS[name].loss if goal else LOSS)
        found += _with_error(
            game, f"{name}: points", played, lambda tally: tally.points, "", least=least
        )
        found += _who_answers_ahead(game, name, played)
        away = _played(
            game,
            Measures(together=True, early=EARLY, share=share, weekends=True),
            games,
        )
        bound = goal.weekends if goal else None
        found += _with_error(
            game,
            f"{name}: days, weekends",
            away,
            lambda tally: tally.days,
            "days",
            bound,
        )
        found += _with_error(
            game, f"{name}: waits, weekends", away, lambda tally: tally.waits, ""
        )
    for name, measures in OTHER_WAYS.items():
        played = _played(game, measures, games)
        found += _row(game, name, played)
        found += _with_error(
            game, f"{name}: points", played, lambda tally: tally.points, ""
        )
    for seats in OTHER_SEATS:
        if seats <= game.max_seats:
            measures = Measures(
                together=True,
                early=EARLY,
                share=SHARES["default"],
                weekends=True,
                seats=seats,
            )
            played = _played(game, measures, games)
            name = f"default, {seats} players: days, weekends"
            found += _with_error(game, name, played, lambda tally: tally.days, "days")
    return found


def _row(
    game: Game,
    name: str,
    played: Sequence[Tally],
    goal: Goal | None = None,
    before: Sequence[Tally] | None = None,
) -> list[Figure]:
    days, waits, pings = (
        (goal.days, goal.waits, goal.pings) if goal else (None, None, None)
    )
    if before is not None:
        pings = PINGS
        days, waits = (
            Bound(most, most)
            for most in (
                MAGNA_CARTA * _mean(before, lambda tally: tally.days),
                MAGNA_CARTA * _mean(before, lambda tally: tally.waits),
            )
        )
    return [
        *_with_error(
            game, f"{name}: waits", played, lambda tally: tally.waits, "", waits
        ),
        *_with_error(
            game, f"{name}: days", played, lambda tally: tally.days, "days", days
        ),
        *_with_error(
            game,
            f"{name}: pings",
            played,
            lambda tally: tally.pings_a_turn,
            "a turn",
            pings,
        ),
    ]


def _who_answers_ahead(game: Game, name: str, played: Sequence[Tally]) -> list[Figure]:
    """The mean points of seats whose people answer ahead, and of the others at the same tables."""
    if not all(tally.ahead and tally.asked for tally in played):
        return []
    ahead = _with_error(
        game,
        f"{name}: points, answering ahead",
        played,
        lambda tally: statistics.mean(tally.ahead),
        "",
    )
    asked = _with_error(
        game,
        f"{name}: points, the others",
        played,
        lambda tally: statistics.mean(tally.asked),
        "",
    )
    return [*ahead, *asked]


def _with_error(
    game: Game,
    name: str,
    played: Sequence[Tally],
    what: Callable[[Tally], float],
    unit: str,
    bound: Bound | None = None,
    *,
    least: float | None = None,
) -> list[Figure]:
    values = [what(tally) for tally in played]
    error = statistics.stdev(values) / len(values) ** 0.5
    goal, must = bound or (least, None)
    more = least is not None
    return [
        Figure(
            f"{game.id}: {name}",
            statistics.mean(values),
            unit,
            goal=goal,
            more=more,
            must=must,
        ),
        Figure(f"{game.id}: {name}, se", error, unit),
    ]


def _mean(played: Sequence[Tally], what: Callable[[Tally], float]) -> float:
    return statistics.mean(what(tally) for tally in played)


def _played(game: Game, measures: Measures, games: int) -> list[Tally]:
    return [SlowGame(game, seed, measures).play() for seed in range(games)]
