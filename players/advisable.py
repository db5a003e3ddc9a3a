"""The choice of the action that is advised among those that a search finds as good: one that people can follow.

Guide, hints and reviews judge by it alike.
"""

from __future__ import annotations

import time
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from players.levels import search_of
from players.minds import KNOWLEDGE
from rules.model import verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from players.search import Edge, Search
    from rules.game import GameState
    from rules.model import Message

NOISE = 0.014
"""The standard deviation, from seed to seed, of the loss that 400 iterations find for an action.

The figure is the root mean square over positions; sharp positions have three times as much."""
EQUAL_WITHIN = 3 * NOISE
"""Rewards that differ by less count as equal."""
MUCH_BETTER = 0.05
"""The least lead in reward over all other actions with which a wasteful action is still advised."""
LONG_ITERATIONS = 12_500
"""Iterations of the search that must find that lead."""
SHORT_ITERATIONS = 1_000  # of a search before that, which rules most candidates out
# of the best action's visits: an action with fewer is not advised
LEAST_VISIT_SHARE = 0.05
URGENT, WASTEFUL = (
    0,
    4,
)  # the standing of what is needed at once, and of what throws something away
DECLINING = ("skip", "done")
"""The verbs that leave unused what a worker was placed for."""


def purpose(game_id: str, state: GameState, code: str) -> Message | None:
    """Return the purpose of an action of the deciding seat, as half a sentence; None if none is certain."""
    knowledge = KNOWLEDGE.get(game_id)
    return None if knowledge is None else knowledge.purposes.purpose(state, code)


def is_warned(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether people are asked to confirm this action, since it throws something away."""
    decision = mind.game.decision(state)
    return (
        decision is not None
        and mind.game.guide.wasted(mind.game.view(state), decision, code) is not None
    )


def breaks_batch(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action breaks up a whole batch in hand for less than the castle gives."""
    return KNOWLEDGE[mind.game.id].purposes.breaks_batch(state, code)


def is_wasteful(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action is advised only after a long search; so are moves of the provost for nothing."""
    purposes = KNOWLEDGE[mind.game.id].purposes
    return (
        is_warned(mind, state, code)
        or breaks_batch(mind, state, code)
        or (verb(code) == "provost" and purposes.purpose(state, code) is None)
    )


def first_two(
    mind: Mind,
    state: GameState,
    search: Search,
    suggested: str = "",
    deadline: float | None = None,
    long: int = LONG_ITERATIONS,
) -> tuple[Edge, Edge]:
    """Return the best two actions of a search, corrected where people would not understand its choice.

    An action that was `suggested` to the person before comes first if it is as good as the best. A wasteful
    action comes first only if a search of `long` iterations finds it much better than all others before
    `deadline` (of `time.perf_counter`).
    """
    ranked = search.ranked()
    best = ranked[0]
    as_good = [edge for edge in ranked if edge is best or _is_near(edge, best)]
    # Advice is not changed without need.
    for edge in as_good[1:]:
        if edge.code == suggested:
            return edge, best
    # What people can follow comes first among what is as good, and what is urgent.
    purposes = KNOWLEDGE[mind.game.id].purposes
    standing = cache(lambda code: _standing(mind, state, code))
    urgent = (
        edge
        for edge in ranked
        if purposes.urgency(state, edge.code) and standing(edge.code) == URGENT
    )
    clear = min(as_good, key=lambda edge: standing(edge.code))
    first = best
    for edge in (*islice(urgent, 1), clear):
        # What people are warned of gives way to all that is as good.
        is_settled = standing(edge.code) < WASTEFUL <= standing(best.code)
        if standing(edge.code) < standing(best.code) and (
            (is_settled and edge in as_good)
            or _has_no_lead(mind, search, best, edge, standing(edge.code) == URGENT)
        ):
            first = edge
            break
    # Of cubes and tiles as good, those with the best use come first; of others that the search can't tell apart,
    # the cheapest.
    margin = EQUAL_WITHIN * (1 + (verb(first.code) == "take"))
    alike = [
        edge
        for edge in ranked
        if verb(edge.code) == verb(first.code)
        and _is_near(edge, best, margin)
        and standing(edge.code) == standing(first.code)
    ]
    equal = (
        edge
        for edge in alike
        if edge.visits >= first.visits / 2 and first.value - edge.value < NOISE
    )
    first = min((first, *equal), key=lambda edge: _price(mind, state, edge.code))
    first = min((first, *alike), key=lambda edge: purposes.rank(state, edge.code))
    # The search is trusted with a wasteful action only after a long look.
    if is_wasteful(mind, state, first.code):
        harmless = next(
            (edge for edge in ranked if not is_wasteful(mind, state, edge.code)), None
        )
        if harmless is not None and not _is_much_better(
            mind, search, first, harmless, deadline, long
        ):
            return harmless, first
    return first, next(edge for edge in ranked if edge is not first)


def _is_near(edge: Edge, best: Edge, margin: float = EQUAL_WITHIN) -> bool:
    """Return whether an action was searched enough, and is worse than the best by less than a margin."""
    return (
        edge.visits >= LEAST_VISIT_SHARE * best.visits
        and best.value - edge.value < margin
    )


def _has_no_lead(
    mind: Mind, search: Search, best: Edge, other: Edge, is_urgent: bool
) -> bool:
    """Return whether an action is as good as the best when both are searched further: it was hardly tried."""
    lead = _searched_value(mind, search, best) - _searched_value(mind, search, other)
    return lead < (EQUAL_WITHIN if is_urgent else 2 * NOISE)


def _is_much_better(
    mind: Mind,
    search: Search,
    edge: Edge,
    other: Edge,
    deadline: float | None,
    long: int,
) -> bool:
    """Return whether searches of `long` iterations find an action much better than another.

    Fewer than LONG_ITERATIONS can't show it: they find such a difference by chance.
    """
    if long < LONG_ITERATIONS:
        return False
    if (
        other.visits >= LEAST_VISIT_SHARE * edge.visits
        and edge.value - other.value < MUCH_BETTER
    ):
        return False
    for iterations in (SHORT_ITERATIONS // 2, long // 2):
        values = [
            _searched_value(mind, search, each, iterations, deadline)
            for each in (edge, other)
        ]
        is_cut_off = deadline is not None and time.perf_counter() >= deadline
        if is_cut_off or values[0] - values[1] < MUCH_BETTER:
            return False
    return True


def _searched_value(
    mind: Mind,
    search: Search,
    edge: Edge,
    iterations: int | None = None,
    deadline: float | None = None,
) -> float:
    """Return the value of an action after so many iterations of its own, by default half of those of the search."""
    if iterations is None:
        iterations = search.root.visits // 2
    return value_after(
        mind, search.worlds, edge.code, iterations, search.iterations, deadline
    )


def has_note(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether the label of an action carries a note that it would bring nothing now."""
    return mind.game.label(state, code).id == "label-note"


def _standing(mind: Mind, state: GameState, code: str) -> int:
    """Return how well people can follow an action, from URGENT, a house that is needed soon, to WASTEFUL and more.

    Between them are a batch for the castle, an action with a purpose, and one without, or that leaves unused what a
    worker was placed for, or with a note that it would bring nothing now.
    """
    is_unused = not _is_used(mind, state, code)
    if is_wasteful(mind, state, code):
        return WASTEFUL + is_unused
    urgency = KNOWLEDGE[mind.game.id].purposes.urgency(state, code)
    return 2 - urgency if urgency else 2 + is_unused


def _is_used(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action has a purpose, no note that it would bring nothing now, and declines no such action.

    Giving gold may be declined.
    """
    game = mind.game
    if verb(code) not in DECLINING:
        return not has_note(mind, state, code) and (
            purpose(game.id, state, code) is not None
        )
    return not any(
        _is_used(mind, state, other) and not is_wasteful(mind, state, other)
        for other in state.actions
        if verb(other) not in DECLINING and not game.guide.is_dear(other)
    )


def _price(mind: Mind, state: GameState, code: str) -> int:
    """Return the deniers that an action costs the seat that decides."""
    seat = state.stack[-1][1]
    after = mind.clone(state)
    mind.step(after, code)
    return int(state.deniers[seat] - after.deniers[seat])


def value_after(
    mind: Mind,
    worlds: Sequence[GameState],
    code: str,
    iterations: int,
    seed: int,
    deadline: float | None = None,
) -> float:
    """Return the deciding seat's reward after a code, by a search from there on in the worlds that allow it.

    The search ends at `deadline` (of `time.perf_counter`). The worlds are not changed.
    """
    seat = worlds[0].stack[-1][1]
    after = []
    for world in worlds:
        if code in world.actions:
            world = mind.clone(world)
            mind.step(world, code)
            after.append(world)
    if not after:
        return 0.0
    if not after[0].stack:
        return mind.rewards(after[0])[seat]
    search = search_of(mind, after, iterations, seed)
    search.run(iterations, deadline)
    return search.value()[seat]
