"""Games played wholly by `Do it` of the guide, against levels 2 and 4, and what Review says of its decisions.

`GUIDE_GAMES` is the most games with two seats of each match (20; the whole is 200); with other seats three tenths of
that. A match with a goal is looked at five times and ends once its interval lies above or below the goal; a goal that
lies within the interval at the end is open, which is not missed. With two seats the goals are given by level; with more
the guide is to win more than its share of the games against level 2. `GUIDE_REVIEWED` is the number of decisions of
each game and number of seats that are looked at again (100). `SMALL=1` leaves level 4, five seats and the reviews out,
for twenty minutes of a core.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from lab.intervals import INTERIM_LOOKS, Z_95, Z_POCOCK, decided_interval, wilson
from players.advisable import first_two
from players.levels import HINT_ITERATIONS, LEARNER, play, think, worlds_of
from players.minds import mind_of
from players.review import ITERATIONS, MOST_APPRAISALS, appraise, verdict
from rules.header import Header
from rules.model import verb
from rules.notation import SEATS
from rules.register import GAMES
from rules.shared.chance import stream
from rules.shared.declining import CHOSEN
from tests.bench.figure import Figure

if TYPE_CHECKING:
    from players.minds import Mind
    from rules.game import Game, GameState

SMALL = os.environ.get("SMALL", "0") != "0"
GOALS = {2: 0.7} if SMALL else {2: 0.8, 4: 0.4}
"""The share of the games with two seats that the guide wins against a level."""
MOST_SEATS = 4 if SMALL else 5
WORSE = 0.03  # of a reward: what Review calls worse
MOST_WORSE = 0.01  # of the decisions
PAIRS = int(os.environ.get("GUIDE_GAMES", "20"))
REVIEWED = 0 if SMALL else int(os.environ.get("GUIDE_REVIEWED", "100"))
EVERY = 7  # decisions between those that are looked at again
# a random stream, the first game, and where the seeds of Review begin
CHANCES, SEED, OTHER = 4, 50_000, 77
SMOKE = {
    "PAIRS": 1,
    "REVIEWED": 1,
    "GOALS": {2: 0.8},
    "GAMES": {"magna_carta": GAMES["magna_carta"]},
}


class Decided(NamedTuple):
    """A decision of the guide."""

    state: GameState
    code: str


class Tally:
    """What the guide did with one game and number of seats."""

    def __init__(self) -> None:
        self.decided: list[Decided] = []
        self.idle = 0
        """Workers that found nothing to do where they stood."""
        self.placed = 0


@cache
def run() -> list[Figure]:
    """The figures of every game and number of seats; the same again, so once is enough."""
    figures = []
    for game in GAMES.values():
        for seats in range(2, min(MOST_SEATS, game.max_seats) + 1):
            tally = Tally()
            for level, goal in GOALS.items():
                games = PAIRS if seats == 2 else 3 * PAIRS // 10
                wanted = goal if seats == 2 else 1 / seats if level == LEARNER else None
                figures += _match(game, seats, level, games, wanted, tally)
            figures += _reviewed(game, seats, tally.decided)
            if tally.placed:
                name = (
                    f"{game.id}, {seats} seats: guide's workers without anything to do"
                )
                figures.append(
                    Figure(
                        name, 100 * tally.idle / tally.placed, f"% of {tally.placed}"
                    )
                )
    return figures


def _match(
    game: Game, seats: int, level: int, games: int, goal: float | None, tally: Tally
) -> list[Figure]:
    looks = {games * look // INTERIM_LOOKS for look in range(1, INTERIM_LOOKS + 1)}
    won, played = 0.0, 0
    while played < games:
        won += _won(game, seats, level, played, tally)
        played += 1
        if goal and played in looks and decided_interval(won, played, goal):
            break
    name = f"{game.id}, {seats} seats: guide against level {level}"
    return [_share(name, won, played, goal, True)] if played else []


def _share(
    name: str, counted: float, number: int, goal: float | None, more: bool
) -> Figure:
    """A share in percent with its 95 % interval. Where so few don't tell whether the goal is missed, it has none."""
    low, high = wilson(counted, number, Z_POCOCK if goal and more else Z_95)
    share = counted / number
    unit = f"% of {number}, {100 * low:.1f} to {100 * high:.1f}"
    if (
        goal is not None
        and low <= goal <= high
        and (share < goal if more else share > goal)
    ):
        unit, goal = f"{unit}, open", None
    print(f"{name}: {100 * share:.1f} {unit}", file=sys.stderr, flush=True)
    return Figure(
        name, 100 * share, unit, None, None if goal is None else 100 * goal, more
    )


def _won(game: Game, seats: int, level: int, number: int, tally: Tally) -> float:
    """The guide's share of the win in one game."""
    mind, own = mind_of(game.id), number % seats
    state, _ = game.start(Header(game.id, SEATS[:seats], {}, SEED + number // seats))
    chance = stream(SEED + number, CHANCES)
    while decision := game.decision(state):
        seed = chance.next() >> 1
        if decision.seat == own:
            code = _advised(mind, game.imagine(state, own, stream(seed, CHANCES)), seed)
            if len(decision.actions) > 1:
                tally.decided.append(Decided(game.clone(state), code))
            tally.placed += verb(code) == "place"
        else:
            code = play(mind, state, level, seed)
        happened = game.apply(state, decision.seat, code)
        tally.idle += sum(
            getattr(event, "seat", None) == own
            and getattr(event, "why", CHOSEN) != CHOSEN
            for event in happened
        )
    result = game.result(state)
    assert result is not None, "the game is over"
    return 1 / len(result.winners) if own in result.winners else 0.0


def _advised(mind: Mind, state: GameState, seed: int) -> str:
    """What a hint would tell first, without its reasons."""
    chosen = think(
        mind, worlds_of(mind, state, HINT_ITERATIONS, seed), HINT_ITERATIONS, seed
    )
    return (
        chosen.code
        if chosen.search is None
        else first_two(mind, chosen.search.worlds[0], chosen.search)[0].code
    )


def _reviewed(game: Game, seats: int, every: list[Decided]) -> list[Figure]:
    """The share of the decisions that Review, with seeds of its own, calls worse."""
    some = every[::EVERY][:REVIEWED]
    if not some:
        return []
    worse = sum(_cost(mind_of(game.id), one) > WORSE for one in some)
    name = f"{game.id}, {seats} seats: guide's decisions worse than 3 of 100"
    return [_share(name, worse, len(some), MOST_WORSE, False)]


def _cost(mind: Mind, one: Decided) -> float:
    """What a decision cost, as Review finds it: it looks again only where it seems to have cost something."""
    own = one.state.stack[-1][1]
    tries = []
    for number in range(MOST_APPRAISALS):
        world = mind.game.imagine(one.state, own, stream(OTHER, CHANCES))
        tries.append(appraise(mind, world, one.code, OTHER + number, ITERATIONS))
        if not tries[0].is_doubtful:
            break
    return verdict(one.code, tries).cost
