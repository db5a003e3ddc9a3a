"""The facts that one seat of a finished game adds to the sums of statistics, by name: count and total."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.core.final_order import NOT_OWN, is_helped
from bot.core.jobs import DAY
from rules.game import Game
from rules.model import Event, PhaseEnded
from storage.actions import ActionRow
from storage.departures import TenureRow

Facts: TypeAlias = "dict[str, tuple[int, int]]"
"""Sums by name, as (number, total):

* `games` (1, score), `won` (1, 0), `forfeit` (1, 0): won since all others left, `left` (1, 0), `days` (1, seconds from
  start to end), `place-N` (1, 1 if won): the N-th in the first turn order
* `points-SOURCE` (1, prestige)
* `used-TILE`, `built-TILE`, `line-LINE` (times, times if won)
* `provost` (1, deniers), `batches` (1, batches)
* `answers` (decisions of the person, seconds they waited for in all): shown to that person alone
* of a rated game, for each person who began it and is rated: `finished` (1, 1 if to the end), `deadlines` (decisions,
  missed), and `within-hour`, `within-day` (answers, how many came in that time): shown where that person wants it
"""

HOUR = 60 * 60
_WHOLE = ("provost", "batches")


def waits(actions: Sequence[tuple[int, str, int]], began: int, seats: int) -> list[tuple[int, int]]:
    """Return (decisions, seconds) of every seat's people, from (seat, source, time) of all actions in order."""
    sums = [(0, 0)] * seats
    before = began
    for seat, source, at in actions:
        if source == "person":
            number, total = sums[seat]
            sums[seat] = number + 1, total + max(0, at - before)
        before = at
    return sums


def reliability(
    actions: Sequence[ActionRow], began: int, tenure: TenureRow, *, left: bool, clock: bool
) -> Facts:
    """Return how reliable a person was in a game, from all its actions in order.

    A decision that was missed and done by the clock or a computer counts once, however many follow it that
    its person was not asked for; where a computer made many at the end of the game, each of its decisions
    counts.
    """
    own = missed = hour = day = answered = 0
    before, skips, each = began, False, is_helped(actions, tenure)
    for action in actions:
        is_theirs = action.seat == tenure.seat and action.revision >= tenure.began_revision
        if is_theirs and (tenure.ended_revision is None or action.revision <= tenure.ended_revision):
            missed += action.source in NOT_OWN and (not skips or (each and action.source == "stand_in"))
            skips = action.source in NOT_OWN
            own += not skips
            if action.source == "person":
                answered += 1
                hour += action.at - before <= HOUR
                day += action.at - before <= DAY
        before = action.at
    facts: Facts = {"finished": (1, int(not left))}
    if clock:
        late = max(tenure.missed, missed if each else 0)
        facts["deadlines"] = max(own + missed, late), late
    if answered:
        facts |= {"within-hour": (answered, hour), "within-day": (answered, day)}
    return facts


def leads(game: Game, events: Iterable[Event], seats: int) -> list[int]:
    """Return the most turns in a row after which each seat led alone."""
    after: dict[int, Sequence[int]] = {}
    for event in events:
        if isinstance(event, PhaseEnded) and (shown := game.guide.points(event.view)) is not None:
            after[event.turn] = shown
    most, run = [0] * seats, [0] * seats
    for points in after.values():
        best = max(points)
        for seat in range(seats):
            alone = points[seat] == best and points.count(best) == 1
            run[seat] = run[seat] + 1 if alone else 0
            most[seat] = max(most[seat], run[seat])
    return most


def of_game(
    game: Game,
    events: Sequence[Event],
    scores: Sequence[int],
    ranks: Sequence[int],
    order: Sequence[int],
    seconds: int,
) -> list[Facts]:
    """Return the facts of every seat, except those about its answers.

    `events` are all of the game, `order` is the first turn order.
    """
    seats = len(scores)
    all_facts: list[Facts] = []
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        one = game.guide.statistic(event)
        if one is not None and one.seat >= 0:
            counted[one.seat][f"{one.kind}-{one.what}" if one.what else one.kind] += one.times
    points = game.points_by_source(events, seats)
    for seat, rank in enumerate(ranks):
        won = rank == 1
        facts: Facts = {
            "games": (1, scores[seat]),
            "days": (1, seconds),
            f"place-{order.index(seat) + 1}": (1, int(won)),
        }
        if won:
            facts["won"] = (1, 0)
        facts |= {f"points-{source}": (1, by_seat[seat]) for source, by_seat in points.items()}
        facts |= {fact: (1, counted[seat][fact]) for fact in _WHOLE}
        facts |= {fact: (n, n if won else 0) for fact, n in counted[seat].items() if fact not in _WHOLE}
        all_facts.append(facts)
    return all_facts
