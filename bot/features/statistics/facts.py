"""The facts that a seat of a finished game adds to the sums of statistics."""

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
"""Pairs of (number, total) by name:

* `games` (1, score), `won` (1, 0), `forfeit` (1, 0) if won because all others left, `left` (1, 0), `days` (1, seconds
  from start to end), `place-N` (1, 1 if won) for place N in the first turn order
* `points-SOURCE` (1, prestige)
* `used-TILE`, `built-TILE`, `line-LINE` (times, times if won)
* `provost` (1, deniers), `batches` (1, batches)
* `answers` (decisions of the person, seconds of all waits for them); only that person sees it
* in a rated game, for each person who began it: `finished` (1, 1 if to the end), `deadlines` (decisions, missed ones),
  `within-hour` and `within-day` (answers, those within that time); that person chooses who sees them
"""

HOUR = 60 * 60
_ONE_PER_GAME = ("provost", "batches")


def answer_times(
    actions: Sequence[tuple[int, str, int]], began: int, seats: int
) -> list[tuple[int, int]]:
    """Return the number of decisions of people at every seat, and the seconds that these took, from all actions.

    An action is (seat, source, time).
    """
    sums = [(0, 0)] * seats
    last_time = began
    for seat, source, at in actions:
        if source == "person":
            number, total = sums[seat]
            sums[seat] = number + 1, total + max(0, at - last_time)
        last_time = at
    return sums


def reliability_facts(
    actions: Sequence[ActionRow],
    began: int,
    tenure: TenureRow,
    *,
    left: bool,
    clock: bool,
) -> Facts:
    """Return the facts about a person's reliability in a game, from all its actions in order.

    Successive decisions by the clock or a computer count as one missed deadline; each of them counts if computers
    made many decisions (`is_helped`).
    """
    decided = missed = within_hour = within_day = answered = 0
    last_time, was_missed, counts_each = began, False, is_helped(actions, tenure)
    for action in actions:
        is_theirs = (
            action.seat == tenure.seat and action.revision >= tenure.began_revision
        )
        if is_theirs and (
            tenure.ended_revision is None or action.revision <= tenure.ended_revision
        ):
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
        facts |= {
            "within-hour": (answered, within_hour),
            "within-day": (answered, within_day),
        }
    return facts


def longest_leads(game: Game, events: Iterable[Event], seats: int) -> list[int]:
    """Return for each seat the largest number of successive turns after which it led alone."""
    points_by_turn: dict[int, Sequence[int]] = {}
    for event in events:
        if (
            isinstance(event, PhaseEnded)
            and (points := game.guide.points(event.view)) is not None
        ):
            points_by_turn[event.turn] = points
    longest, streak = [0] * seats, [0] * seats
    for scores in points_by_turn.values():
        best = max(scores)
        for seat in range(seats):
            alone = scores[seat] == best and scores.count(best) == 1
            streak[seat] = streak[seat] + 1 if alone else 0
            longest[seat] = max(longest[seat], streak[seat])
    return longest


def facts_of_game(
    game: Game,
    events: Sequence[Event],
    scores: Sequence[int],
    ranks: Sequence[int],
    order: Sequence[int],
    seconds: int,
) -> list[Facts]:
    """Return the facts of every seat that follow from all events of a game; `order` is the first turn order."""
    seats = len(scores)
    all_facts: list[Facts] = []
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        statistic = game.guide.statistic(event)
        if statistic is not None and statistic.seat >= 0:
            counts[statistic.seat][
                f"{statistic.kind}-{statistic.what}"
                if statistic.what
                else statistic.kind
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
        facts |= {
            f"points-{source}": (1, by_seat[seat]) for source, by_seat in points.items()
        }
        facts |= {fact: (1, counts[seat][fact]) for fact in _ONE_PER_GAME}
        facts |= {
            fact: (n, n if won else 0)
            for fact, n in counts[seat].items()
            if fact not in _ONE_PER_GAME
        }
        all_facts.append(facts)
    return all_facts
