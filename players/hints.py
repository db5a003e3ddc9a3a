"""Advice: the best actions with their reasons and the likely answer, why somebody did something, a draft of a turn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from players.levels import MOST_WORLDS, search_of, think, worlds_of
from players.minds import IMAGINATION, KNOWLEDGE
from players.reasons import Reason, explain
from players.review import NOISE, worth_after
from players.search import Search
from rules.shared.chance import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from players.search import Edge
    from rules.game import GameState
    from rules.model import Message

EVEN = 3 * NOISE
"""Rewards that differ by less are as good as each other."""
MUCH_BETTER = 0.05
"""By how much of a reward an action that people are warned of has to be better than all others to be advice."""
LONG_ITERATIONS = 12_500
"""Iterations of the search that has to find it so."""
SHORT = 1_000
LEAST_VISIT_SHARE = 0.05  # of the visits of the best: an action that was hardly looked at is no advice
SAMPLES = 24  # roll-outs of each action, for the reasons
LEAST_ITERATIONS = 45  # of a search that explains what one without any has done
PASS = "pass"


class Option(msgspec.Struct, frozen=True):
    """An action, and its value for its seat (a reward, 0 to 1)."""

    code: str
    value: float


class Step(msgspec.Struct, frozen=True):
    """An action of a seat that the search expects."""

    seat: int
    code: str


class Hint(msgspec.Struct, frozen=True):
    """The best actions, the best first.

    `line` is the search's expectation from the first one on, until another seat has answered (without an
    answer: as far as the search sees). `beside` is the action that the first one is compared with; a forced
    action has none.
    """

    options: tuple[Option, ...]
    line: tuple[Step, ...] = ()
    beside: str | None = None


def purpose(game_id: str, state: GameState, code: str) -> Message | None:
    """Return the purpose of an action of the deciding seat, in half a sentence; None where nothing is sure."""
    known = KNOWLEDGE.get(game_id)
    return None if known is None else known.purposes.purpose(state, code)


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
    """Return a level's advice for the deciding seat, with so many iterations.

    Positions that the seat can't tell apart get the same advice, unless `deadline` (of `time.perf_counter`)
    passes first. An action that was `suggested` already comes first where it is as good as the best. An action
    that people are warned of has to be much better than all others for a search of `long` iterations.
    """
    worlds = worlds_of(mind, state, iterations, seed)
    chosen = think(mind, worlds, iterations, seed, deadline)
    if chosen.search is None:
        return Hint((Option(chosen.code, 0.0),))
    best, next_ = first_two(mind, worlds[0], chosen.search, suggested, deadline, long)
    options = [Option(best.code, best.value)]
    if next_.visits >= LEAST_VISIT_SHARE * best.visits:
        options.append(Option(next_.code, next_.value))
    return Hint(tuple(options), answered(chosen.search, best), next_.code)


def first_two(
    mind: Mind,
    state: GameState,
    search: Search,
    suggested: str = "",
    deadline: float | None = None,
    long: int = LONG_ITERATIONS,
) -> tuple[Edge, Edge]:
    """Return the best two actions.

    A suggested action comes before the best where it is as good, else the cheapest of its kind between which
    the search can't choose. A worker that could do nothing as things stand comes behind actions as good, also
    when both are looked into: the search has hardly tried the other. An action that people are warned of, or
    that breaks up a whole batch for money, comes behind the best of the others, unless a `long` search finds it
    much better; where `deadline` (of `time.perf_counter`) cuts that search off, it comes behind.
    """
    ranked = search.ranked()
    best = ranked[0]
    if is_noted(mind, state, best.code):
        as_good = (
            edge
            for edge in ranked
            if edge.visits >= LEAST_VISIT_SHARE * best.visits
            and best.value - edge.value < EVEN
            and not is_noted(mind, state, edge.code)
        )
        other = next(as_good, best)
        half = search.iterations // 2
        if _looked_into(mind, search, best, half) - _looked_into(mind, search, other, half) < NOISE:
            best = other
    for edge in ranked[1:]:
        if (
            edge.code == suggested
            and edge.visits >= LEAST_VISIT_SHARE * best.visits
            and best.value - edge.value < EVEN
        ):
            return edge, best
    equal = [
        edge
        for edge in ranked
        if edge.visits >= best.visits / 2
        and best.value - edge.value < NOISE
        and edge.code.partition(" ")[0]
        == best.code.partition(" ")[0]  # what is done is not a question of money
    ]
    first = min(equal, key=lambda edge: _wasteful(mind, state, edge.code))
    if is_wasteful(mind, state, first.code):
        harmless = next((edge for edge in ranked if not is_wasteful(mind, state, edge.code)), None)
        if harmless is not None and not _is_much_better(mind, search, first, harmless, deadline, long):
            return harmless, first
    return first, next(edge for edge in ranked if edge is not first)


def is_warned(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether people are asked if they are sure before they do this."""
    decision = mind.game.decision(state)
    return decision is not None and mind.game.guide.wasted(mind.game.view(state), decision, code) is not None


def breaks_batch(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether an action takes a whole batch in hand apart for money."""
    return KNOWLEDGE[mind.game.id].purposes.breaks_batch(state, code)


def is_wasteful(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether advice needs a long search to name an action."""
    return is_warned(mind, state, code) or breaks_batch(mind, state, code)


def _is_much_better(
    mind: Mind, search: Search, edge: Edge, other: Edge, deadline: float | None, long: int
) -> bool:
    """Return whether a `long` search finds an action much better than another.

    One of fewer than LONG_ITERATIONS doesn't: it finds such a difference by chance.
    """
    if long < LONG_ITERATIONS:
        return False
    if other.visits >= LEAST_VISIT_SHARE * edge.visits and edge.value - other.value < MUCH_BETTER:
        return False
    for iterations in (min(SHORT, long) // 2, long // 2):  # where it is not so, a short search says it soon
        values = [_looked_into(mind, search, each, iterations, deadline) for each in (edge, other)]
        late = deadline is not None and time.perf_counter() >= deadline
        if late or values[0] - values[1] < MUCH_BETTER:
            return False
    return True


def _looked_into(
    mind: Mind, search: Search, edge: Edge, iterations: int, deadline: float | None = None
) -> float:
    """Return the value of an action, by a search from its position on."""
    worlds = [mind.clone(world) for world in search.worlds]
    return worth_after(mind, worlds, search.root.seat, edge.code, iterations, search.iterations, deadline)


def is_noted(mind: Mind, state: GameState, code: str) -> bool:
    """Return whether the label of an action says why it would bring nothing now."""
    return mind.game.label(state, code).id == "label-note"


def _wasteful(mind: Mind, state: GameState, code: str) -> tuple[bool, int]:
    """Return whether the seat that decides would throw something away by an action, and its deniers after it."""
    game = mind.game
    decision = game.decision(state)
    if decision is None or code not in decision.actions:
        return False, 0
    after = game.clone(state)
    game.step(after, code)
    wasted = game.guide.wasted(game.view(state), decision, code) is not None
    return wasted, state.deniers[decision.seat] - after.deniers[decision.seat]


def answered(search: Search, first: Edge) -> tuple[Step, ...]:
    """Return the expected actions after one, up to the first by another seat than the deciding one."""
    steps: list[Step] = []
    node, edge = search.root, first
    while node.edges:
        if node is not search.root:
            edge = max(node.edges.values(), key=lambda e: (e.visits, e.value, e.prior))
        if not edge.visits:
            break
        steps.append(Step(node.seat, edge.code))
        if node.seat != search.root.seat or edge.child is None:
            break
        node = edge.child
    return tuple(steps)


# Why somebody did something


class Why(msgspec.Struct, frozen=True):
    """An action beside the best other one.

    `other` is None where there was no other, or none is known to have been possible. `prefers` is whether the
    search would do it too, `reasons` are the differences between both. `known` is False where the asker can't
    know how it could be done at all.
    """

    other: str | None
    prefers: bool = True
    reasons: tuple[Reason, ...] = ()
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
) -> Why:
    """Return the reasons for `code` by the deciding seat.

    They use the seat's knowledge, or a spectator's, for whom its hidden cards are dealt again; then only
    actions possible with any of them are named.
    """
    if spectator and mind.game.hidden:
        chance = stream(seed, IMAGINATION)
        imagined = [mind.game.imagine(state, -1, chance) for _ in range(MOST_WORLDS)]
        worlds: Sequence[GameState] = [world for world in imagined if world.stack and code in world.actions]
    else:
        own = worlds_of(mind, state, iterations, seed)
        worlds = own if code in own[0].actions else []
    if not worlds:
        return Why(None, known=False)
    common = set(state.actions).intersection(*(world.actions for world in worlds))
    if len(common) < 2:
        return Why(None)
    search = search_of(mind, worlds, iterations, seed)
    search.run(max(LEAST_ITERATIONS, iterations), deadline)
    ranked = [edge.code for edge in search.ranked()]
    other = next(
        (ranked_edge for ranked_edge in ranked if ranked_edge != code and ranked_edge in common), None
    )
    if other is None:
        return Why(None)
    reasons = explain(mind, worlds, code, other, seed, most=99, samples=SAMPLES)
    return Why(other, ranked.index(code) < ranked.index(other), tuple(reasons))
