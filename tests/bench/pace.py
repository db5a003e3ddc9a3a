"""Pace: what a game of scripted people costs in prompts, hand-overs and days, with each measure off and on.

Everybody answers after a delay of awake time (median 3 hours), in five time zones, and looks in without a
ping about every 8 awake hours (`scripted_people.py` has the figures). The naive game asks every decision,
forced ones too, one at a time; its values are the floors of all others.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from rules.register import GAMES
from tests.bench import _planning
from tests.bench.figure import Figure
from tests.bot.features.plans.scripted_people import Measures, evening

if TYPE_CHECKING:
    from rules.game import Game
    from tests.bot.features.plans.scripted_people import Tally

SEATS = 4
PLAYED = 12  # games, by seed
GOAL = 0.5  # of the naive game's hand-overs and days

NAIVE = Measures(forced=False)
MEASURES = {
    "forced moves": Measures(),
    "+ answers ahead": Measures(ahead=True),
    "+ standing orders": Measures(plans=True),
    "+ both": Measures(ahead=True, plans=True),
    "+ both, nobody looks in": Measures(ahead=True, plans=True, look_in=False),
    "+ both, half of the people": Measures(ahead=True, plans=True, share=0.5),
}
MEASURED = ("prompts", "handovers", "days")
GOALS = ("handovers", "days")
ALL = "+ both"


def run() -> list[Figure]:
    """The figures of both games, one after the other, and of tables that plan together."""
    return [*(figure for game in GAMES.values() for figure in _game(game)), *_planning.run()]


def _game(game: Game) -> list[Figure]:
    naive = _played(game, NAIVE)
    floors = {what: _median(naive, what) for what in MEASURED}
    figures = [
        Figure(f"{game.id}: decisions of a game of {SEATS}", _median(naive, "decisions"), ""),
        Figure(f"{game.id}: of these forced", _median(naive, "forced"), ""),
        *(Figure(f"{game.id}: naive: {what}", floors[what], _unit(what)) for what in MEASURED),
        Figure(f"{game.id}: naive: mean score", statistics.mean(tally.score for tally in naive), "points"),
    ]
    for name, measures in MEASURES.items():
        played = _played(game, measures)
        for what in MEASURED:
            bound = GOAL if name == ALL and what in GOALS else None
            figures.append(
                Figure(
                    f"{game.id}: {name}: {what}",
                    _median(played, what),
                    _unit(what),
                    floors[what],
                    bound,
                    goal_of_ratio=True,
                )
            )
        if measures.ahead or measures.plans:
            given = sum(tally.given for tally in played)
            alike = sum(tally.alike for tally in played)
            score = statistics.mean(tally.score for tally in played)
            figures += [
                Figure(f"{game.id}: {name}: answers without asking", given / len(played), ""),
                Figure(f"{game.id}: {name}: as if asked then", 100 * alike / max(1, given), "%"),
                Figure(f"{game.id}: {name}: mean score", score, "points"),
            ]
    return figures


def _played(game: Game, measures: Measures) -> list[Tally]:
    return [evening(game, seed, measures, SEATS) for seed in range(PLAYED)]


def _median(played: list[Tally], what: str) -> float:
    return statistics.median(getattr(tally, what) for tally in played)


def _unit(what: str) -> str:
    return "days" if what == "days" else ""
