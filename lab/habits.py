"""Matches of a player of Caylus with a habit against the same player without it, to find weaknesses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from lab.match import Tally, play_game
from players.caylus.needs import best_tile
from players.levels import POLICY_NOISE, search_of, worlds_of
from players.numbers import NOISE, NOISE_BITS
from rules.caylus.codes import BUILT, CONVERT, FAVOR, PASS, PLACE
from rules.caylus.state import State
from rules.caylus.tiles import CLOTH, LINES, STOCK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState

RICH = 11  # deniers with which nobody should be the first to pass
FOR_LAWYER = 3  # deniers for a worker at the lawyer and its work
FIRST_TURN = 3  # the first turn of plans with residences and prestige tiles
PLAN = frozenset(("w_lawyer", "s_architect", *(tile.id for tile in STOCK["prestige"])))
"""The tiles that a plan with prestige tiles builds."""

Habit: TypeAlias = Callable[[State, int], "Sequence[str]"]
"""A function from the state and the deciding seat to the allowed actions; empty if the habit allows all."""


def _no_deniers(state: State, seat: int) -> Sequence[str]:
    return (
        [code for code in state.actions if code != FAVOR[LINES.index("deniers")]]
        if _chooses_favor_line(state)
        else ()
    )


def _buildings(state: State, seat: int) -> Sequence[str]:
    return (FAVOR[LINES.index("building")],) if _chooses_favor_line(state) else ()


def _chooses_favor_line(state: State) -> bool:
    kind: str = state.stack[-1][0]
    return kind == "favor_line"


def _no_rich_pass(state: State, seat: int) -> Sequence[str]:
    if (
        state.stack[-1][0] != "place_worker"
        or state.passed
        or state.deniers[seat] < RICH
    ):
        return ()
    return [code for code in state.actions if code != PASS]


def _residence(state: State, seat: int) -> Sequence[str]:
    if state.stack[-1][0] == "lawyer":
        return [code for code in state.actions if code in CONVERT]
    ready = (
        state.cubes[seat][CLOTH]
        and state.deniers[seat] >= FOR_LAWYER
        and state.turn >= FIRST_TURN
    )
    return (
        _placements(state, "lawyer")
        if ready and not _count_residences(state, seat)
        else ()
    )


def _prestige(state: State, seat: int) -> Sequence[str]:
    if state.turn < FIRST_TURN:
        return ()
    food, wood, stone, cloth, _ = state.cubes[seat]
    kind = state.stack[-1][0]
    if kind == "build":
        return [code for code in state.actions if code in BUILT and BUILT[code] in PLAN]
    if kind != "place_worker":
        return _residence(state, seat)
    if _count_residences(state, seat):
        if "s_architect" not in state.tile:
            return _placements(state, "mason") if food and stone else ()
        return (
            _placements(state, "architect")
            if best_tile(state, seat, state.cubes[seat], "prestige")
            else ()
        )
    if "w_lawyer" not in state.tile:
        return _placements(state, "carpenter") if wood and cloth else ()
    return _residence(state, seat)


def _placements(state: State, builder: str) -> Sequence[str]:
    """Return the placements on such buildings up to the provost."""
    if state.stack[-1][0] != "place_worker":
        return ()
    return [
        PLACE[space]
        for space in range(1, state.provost + 1)
        if state.tile[space].endswith(builder)
    ]


def _count_residences(state: State, seat: int) -> int:
    return sum(
        tile == "residence" and owner == seat
        for tile, owner in zip(state.tile, state.owner, strict=True)
    )


HABITS: dict[str, Habit] = {
    "no-deniers": _no_deniers,  # never a favor in deniers
    "buildings": _buildings,  # every favor in buildings
    "no-rich-pass": _no_rich_pass,  # never the first to pass with many deniers in hand
    # to the lawyer with what it costs, until there is a residence
    "residence": _residence,
    # builds lawyer and architect, has a residence, builds on it what it can pay
    "prestige": _prestige,
}


class HabitTally(NamedTuple):
    """A match so far, for the player with the habit."""

    tally: Tally
    changed: int  # decisions in which the habit changed the action


def play_habit_match(
    mind: Mind, habit: str, seats: int, games: int, seed: int, iterations: int
) -> Iterator[HabitTally]:
    """Play a match of the habit and yield its tally after each game; each set-up is played from every seat."""
    allows, tally, changed = HABITS[habit], Tally(), 0

    def without_habit(state: GameState, number: int) -> str:
        return next(_ranked_actions(mind, state, iterations, number))

    def with_habit(state: GameState, number: int) -> str:
        nonlocal changed
        assert isinstance(state, State)
        ranked = _ranked_actions(mind, state, iterations, number)
        first = next(ranked)
        allowed = [
            code for code in allows(state, state.stack[-1][1]) if code in state.actions
        ]
        if not allowed or first in allowed:
            return first
        changed += 1
        return next(code for code in ranked if code in allowed)

    for number in range(games):
        own = number % seats
        players = [
            with_habit if seat == own else without_habit for seat in range(seats)
        ]
        tally.add(
            play_game(mind.game, players, [habit] * seats, seed + number // seats), own
        )
        yield HabitTally(tally, changed)


def _ranked_actions(
    mind: Mind, state: GameState, iterations: int, seed: int
) -> Iterator[str]:
    """Yield the legal actions, best first, as `levels.choose` ranks them.

    The first one comes before the search has used all iterations, once they can't change it.
    """
    if not iterations or len(state.actions) == 1:
        chance = random.Random(seed)
        scores = {
            code: score + POLICY_NOISE * NOISE[chance.getrandbits(NOISE_BITS)]
            for code, score in zip(
                state.actions, mind.scorer(state)(state), strict=True
            )
        }
        yield from sorted(scores, key=scores.__getitem__, reverse=True)
        return
    search = search_of(mind, worlds_of(mind, state, iterations, seed), iterations, seed)
    yield search.decide(iterations)
    search.run(iterations - search.iterations)
    yield from (edge.code for edge in search.ranked())
