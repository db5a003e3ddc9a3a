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
    last_time = began
    for seat, source, at in actions:
        if source == "person":
            number, total = sums[seat]
            sums[seat] = number + 1, total + max(0, at - last_time)
        last_time = at
    return sums


def reliability(
    actions: Sequence[ActionRow], began: int, tenure: TenureRow, *, left: bool, clock: bool
) -> Facts:
    """Return how reliable a person was in a game, from all its actions in order.

    A run of decisions that the clock or a computer made counts as one missed deadline. Where a computer made
    many at the end of the game, each of its decisions counts.
    """
    decided = missed = within_hour = within_day = answered = 0
    last_time, was_missed, counts_each = began, False, is_helped(actions, tenure)
    for action in actions:
        is_theirs = action.seat == tenure.seat and action.revision >= tenure.began_revision
        if is_theirs and (tenure.ended_revision is None or action.revision <= tenure.ended_revision):
            missed += action.source in NOT_OWN and (
                not was_missed or (counts_each and action.source == "stand_in")
            )
            was_missed = action.source in NOT_OWN
            decided += not was_missed
            if action.source == "person":
                answered += 1
                within_hour += action.at - last_time <= HOUR
                within_day += action.at - last_time <= DAY
        last_time = action.at
    facts: Facts = {"finished": (1, int(not left))}
    if clock:
        late = max(tenure.missed, missed if counts_each else 0)
        facts["deadlines"] = max(decided + missed, late), late
    if answered:
        facts |= {"within-hour": (answered, within_hour), "within-day": (answered, within_day)}
    return facts


def leads(game: Game, events: Iterable[Event], seats: int) -> list[int]:
    """Return the most turns in a row after which each seat led alone."""
    points_by_turn: dict[int, Sequence[int]] = {}
    for event in events:
        if isinstance(event, PhaseEnded) and (points := game.guide.points(event.view)) is not None:
            points_by_turn[event.turn] = points
    longest, streak = [0] * seats, [0] * seats
    for scores in points_by_turn.values():
        best = max(scores)
        for seat in range(seats):
            alone = scores[seat] == best and scores.count(best) == 1
            streak[seat] = streak[seat] + 1 if alone else 0
            longest[seat] = max(longest[seat], streak[seat])
    return longest


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
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        statistic = game.guide.statistic(event)
        if statistic is not None and statistic.seat >= 0:
            counts[statistic.seat][
                f"{statistic.kind}-{statistic.what}" if statistic.what else statistic.kind
            ] += statistic.times
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
        facts |= {fact: (1, counts[seat][fact]) for fact in _WHOLE}
        facts |= {fact: (n, n if won else 0) for fact, n in counts[seat].items() if fact not in _WHOLE}
        all_facts.append(facts)
    return all_facts
