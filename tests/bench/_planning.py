"""Tables that plan together: hand-overs, days, pings and scores of scripted people, and what each measure contributes.

A joint asking counts as one hand-over. The people use the panel in 3 of 4 turns unless a line says otherwise, and in
the others the lists and answers ahead of a table that doesn't plan together. A prompt is really waited for when time
passes until it is answered.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from rules.register import GAMES
from tests.bench.figure import Figure
from tests.bot.features.plans.scripted_people import Measures
from tests.bot.features.plans.scripted_turn_plans import evening

if TYPE_CHECKING:
    from rules.game import Game
    from tests.bot.features.plans.scripted_people import Tally

PLAYED = 24  # games of the first lines, by seed: a mean of twelve is off by a point and a half
FEWER = 6  # games of the others
SEATS = 4
LOSS = 2.0  # points of the naive game's mean score
ALIKE = 95.0  # of a hundred automatic answers
BOUNDS = {"handovers": 60.0, "days": 25.0}  # for Caylus with four

NAIVE = Measures(forced=False)
TODAY = Measures(ahead=True, plans=True)
ALL = Measures(ahead=True, plans=True, together=True)
OTHERS = {
    "together, no lines for cases": (
        Measures(ahead=True, plans=True, together=True, cases=False),
        SEATS,
    ),
    "together, nothing said beside placements": (
        Measures(ahead=True, plans=True, together=True, beside=False),
        SEATS,
    ),
    "together, long lists": (Measures(ahead=True, plans=True, together=True, near=False), SEATS),
    "together, no panel": (Measures(ahead=True, plans=True, together=True, planned=0.0), SEATS),
    "together, answers ahead alone": (Measures(ahead=True, together=True), SEATS),
    "together, the panel in every turn": (
        Measures(ahead=True, plans=True, together=True, planned=1.0),
        SEATS,
    ),
    "together, half of the people": (Measures(ahead=True, plans=True, together=True, share=0.5), SEATS),
    "together, nobody looks in": (Measures(ahead=True, plans=True, together=True, look_in=False), SEATS),
    "together, median of 1 hour": (Measures(ahead=True, plans=True, together=True, median=1.0), SEATS),
    "together, median of 8 hours": (Measures(ahead=True, plans=True, together=True, median=8.0), SEATS),
    "together, 2 players": (ALL, 2),
    "together, 3 players": (ALL, 3),
    "together, 5 players": (ALL, 5),
}


def run() -> list[Figure]:
    """The figures of both games."""
    return [figure for game in GAMES.values() for figure in figures_of(game)]


def figures_of(game: Game) -> list[Figure]:
    """The figures of one game."""
    four = game.id == "caylus"
    figures = []
    naive, today = _played(game, NAIVE, SEATS, PLAYED), _played(game, TODAY, SEATS, PLAYED)
    for name, played in (("naive", naive), ("today", today)):
        figures += _lines(game, name, played, None)
    figures += _lines(game, "together", _played(game, ALL, SEATS, PLAYED), naive, four, today)
    for name, (measures, seats) in OTHERS.items():
        if game.min_seats <= seats <= game.max_seats:
            floor = _played(game, _naive(measures), seats, FEWER)
            figures += _lines(game, name, _played(game, measures, seats, FEWER), floor)
    return figures


def _naive(measures: Measures) -> Measures:
    """The naive game of people with the same delays."""
    return Measures(forced=False, median=measures.median)


def _lines(
    game: Game,
    name: str,
    played: list[Tally],
    naive: list[Tally] | None,
    bound: bool = False,
    today: list[Tally] | None = None,
) -> list[Figure]:
    begins = f"{game.id}: {name}"
    figures = [
        Figure(
            f"{begins}: {what}",
            _median(played, what),
            "days" if what == "days" else "",
            None if naive is None else _median(naive, what),
            BOUNDS[what] if bound else None,
        )
        for what in ("handovers", "days")
    ]
    figures.append(Figure(f"{begins}: prompts really waited for", _median(played, "waited"), ""))
    most = None if today is None else _median(today, "pings_a_turn")
    figures.append(Figure(f"{begins}: pings a turn", _median(played, "pings_a_turn"), "", None, most))
    score = statistics.mean(tally.score for tally in played)
    floor = None if naive is None else statistics.mean(tally.score for tally in naive)
    least = floor - LOSS if bound and floor is not None else None
    figures.append(Figure(f"{begins}: mean score", score, "points", floor, least, more=True))
    given = sum(tally.given for tally in played)
    if given:
        alike = 100 * sum(tally.alike for tally in played) / given
        figures.append(
            Figure(f"{begins}: as if asked then", alike, "%", None, ALIKE if bound else None, more=True)
        )
    return figures


def _played(game: Game, measures: Measures, seats: int, games: int) -> list[Tally]:
    return [evening(game, seed, measures, seats) for seed in range(games)]


def _median(played: list[Tally], what: str) -> float:
    return statistics.median(getattr(tally, what) for tally in played)
