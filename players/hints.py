"""Advice for a decision: the best two actions and the expected answer, and the reasons for an action that was taken."""

from __future__ import annotations

import time
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from players.levels import MOST_WORLDS, search_of, think, worlds_of
from players.minds import IMAGINATION, KNOWLEDGE
from players.reasons import Reason, explain
from players.review import NOISE, value_after
from players.search import Search
from players.waste import is_warned, is_wasteful
from rules.model import verb
from rules.shared.chance import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from players.search import Edge
    from rules.game import GameState
    from rules.model import Message

EQUAL_WITHIN = 3 * NOISE
"""Rewards that differ by less count as equal."""
MUCH_BETTER = 0.05
"""The least lead in reward over all other actions with which a wasteful action is still advised."""
LONG_ITERATIONS = 12_500
"""Iterations of the search that must find that lead."""
SHORT_ITERATIONS = 1_000  # of a search before that, which rules most candidates out
# of the best action's visits: an action with fewer is not advised
LEAST_VISIT_SHARE = 0.05
SAMPLES = 24  # roll-outs of each action, for the reasons
LEAST_ITERATIONS = 45  # of a search for reasons, also where the player searched less


class Option(msgspec.Struct, frozen=True):
    """An action, and its value for its seat (a reward, 0 to 1)."""

    code: str
    value: float


class ExpectedAction(msgspec.Struct, frozen=True):
    """The action that the search expects of a seat."""

    seat: int
    code: str


class Hint(msgspec.Struct, frozen=True):
    """The best one or two actions, the best first."""

    options: tuple[Option, ...]
    # from the best action on, to the first one of another seat
    line: tuple[ExpectedAction, ...] = ()
    # the action that the best one is compared with; None for a forced action
    beside: str | None = None


def purpose(game_id: str, state: GameState, code: str) -> Message | None:
    """Return the purpose of an action of the deciding seat, as half a sentence; None if none is certain."""
    knowledge = KNOWLEDGE.get(game_id)
    return None if knowledge is None else knowledge.purposes.purpose(state, code)


def hint(
    mind: Mind,
    state: GameState,
    iterations: int,
    seed: int,
    deadline: float | None = None,
    *,
    suggested: str = "",
    long: int = LONG_ITERATIONS,
) -> Hint:
    """Return the advice for the deciding seat after a search of `iterations`.

    It follows from what the seat knows, unless the search ends early at `deadline` (of `time.perf_counter`).
    `suggested` and `long` are explained at `first_two`.
    """
    worlds = worlds_of(mind, state, iterations, seed)
    chosen = think(mind, worlds, iterations, seed, deadline)
    if chosen.search is None:
        return Hint((Option(chosen.code, 0.0),))
    best, second = first_two(mind, worlds[0], chosen.search, suggested, deadline, long)
    options = [Option(best.code, best.value)]
    others = (
        edge
        for edge in (second, *chosen.search.ranked())
        if edge is not best
        and edge.visits >= LEAST_VISIT_SHARE * best.visits
        and not is_wasteful(mind, worlds[0], edge.code)
    )
    options += [Option(edge.code, edge.value) for edge in islice(others, 1)]
    return Hint(tuple(options), expected_line(chosen.search, best), second.code)


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

    def is_as_good(edge: Edge) -> bool:
        return (
            edge.visits >= LEAST_VISIT_SHARE * best.visits
            and best.value - edge.value < EQUAL_WITHIN
        )

    # A worker that can do nothing as things stand, or that nothing speaks for, comes behind actions as good. The
    # search has hardly tried those, so both are searched further.
    if not _is_sound(mind, state, best.code):
        as_good = (
            edge
            for edge in ranked
            if is_as_good(edge) and _is_sound(mind, state, edge.code)
        )
        other = next(as_good, best)
        half = search.iterations // 2
        if (
            other is not best
            and _searched_value(mind, search, best, half)
            - _searched_value(mind, search, other, half)
            < NOISE
        ):
            best = other
    # Advice is not changed without need.
    for edge in ranked[1:]:
        if edge.code == suggested and is_as_good(edge):
            return edge, best
    # Between actions with the same verb that the search can't tell apart, the cheapest with a purpose is best.
    equal = [
        edge
        for edge in ranked
        if edge.visits >= best.visits / 2
        and best.value - edge.value < NOISE
        and verb(edge.code) == verb(best.code)
    ]
    first = min(
        equal,
        key=lambda edge: (
            not _is_sound(mind, state, edge.code),
            _waste_and_price(mind, state, edge.code),
        ),
    )
    # Of cubes and tiles as good, those with the best use come first.
    rank = KNOWLEDGE[mind.game.id].purposes.rank
    alike = (
        edge
        for edge in ranked
        if is_as_good(edge) and verb(edge.code) == verb(first.code)
    )
    harmless_alike = (edge for edge in alike if not is_wasteful(mind, state, edge.code))
    first = min((first, *harmless_alike), key=lambda edge: rank(state, edge.code))
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
    iterations: int,
    deadline: float | None = None,
) -> float:
    return value_after(
        mind, search.worlds, edge.code, iterations, search.iterations, deadline
    )


def has_note(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether the label of an action carries a note that it would bring nothing now."""
    return mind.game.label(state, code).id == "label-note"


def _is_sound(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action has a purpose, and no note that it would bring nothing now."""
    return not has_note(mind, state, code) and (
        purpose(mind.game.id, state, code) is not None
    )


def _waste_and_price(mind: Mind, state: GameState, code: str) -> tuple[bool, int]:
    """Return whether an action throws something away, and the deniers it costs the seat that decides."""
    decision = mind.game.decision(state)
    if decision is None or code not in decision.actions:
        return False, 0
    after = mind.clone(state)
    mind.step(after, code)
    price = state.deniers[decision.seat] - after.deniers[decision.seat]
    return is_warned(mind, state, code), price


def expected_line(search: Search, first: Edge) -> tuple[ExpectedAction, ...]:
    """Return the expected actions from `first` on, up to and with the first of another seat."""
    line: list[ExpectedAction] = []
    node, edge = search.root, first
    while node.edges:
        if node is not search.root:
            edge = max(node.edges.values(), key=lambda e: (e.visits, e.value, e.prior))
        if not edge.visits:
            break
        line.append(ExpectedAction(node.seat, edge.code))
        if node.seat != search.root.seat or edge.child is None:
            break
        node = edge.child
    return tuple(line)


# The reasons for an action that was taken


class Explanation(msgspec.Struct, frozen=True):
    """An action that was taken, compared with the best other one."""

    # the best other action; None if none is known to have been possible
    other: str | None
    prefers: bool = True  # whether the search prefers the action that was taken
    reasons: tuple[Reason, ...] = ()  # the differences between both
    # False if the action is possible with no hand that the asker can imagine
    known: bool = True


def why(
    mind: Mind,
    state: GameState,
    code: str,
    iterations: int,
    seed: int,
    deadline: float | None = None,
    *,
    spectator: bool = False,
) -> Explanation:
    """Return the comparison of `code` of the deciding seat with its best other action.

    It uses what the seat knows, or what a `spectator` knows, from whom all hands are hidden.
    """
    if spectator and mind.game.hidden:
        chance = stream(seed, IMAGINATION)
        imagined = [mind.game.imagine(state, -1, chance) for _ in range(MOST_WORLDS)]
        worlds: Sequence[GameState] = [
            world for world in imagined if world.stack and code in world.actions
        ]
    else:
        own = worlds_of(mind, state, iterations, seed)
        worlds = own if code in own[0].actions else []
    if not worlds:
        return Explanation(None, known=False)
    # An action that is possible with some hands only would tell about the hand.
    common = set(state.actions).intersection(*(world.actions for world in worlds))
    if len(common) < 2:
        return Explanation(None)
    search = search_of(mind, worlds, iterations, seed)
    search.run(max(LEAST_ITERATIONS, iterations), deadline)
    ranked = [edge.code for edge in search.ranked()]
    other = next(
        (action for action in ranked if action != code and action in common), None
    )
    if other is None:
        return Explanation(None)
    reasons = explain(mind, worlds, code, other, seed, most=99, samples=SAMPLES)
    return Explanation(other, ranked.index(code) < ranked.index(other), tuple(reasons))
