"""Advice for a decision: the best two actions and the expected answer, and the reasons for an action that was taken."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from players.advisable import LEAST_VISIT_SHARE, LONG_ITERATIONS, first_two, is_wasteful
from players.levels import MOST_WORLDS, search_of, think, worlds_of
from players.minds import IMAGINATION
from players.reasons import Reason, explain
from players.search import Search
from rules.shared.chance import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from players.search import Edge
    from rules.game import GameState

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
