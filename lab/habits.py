"""Tests of the habits of the players of Caylus: a match against the same player without one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from lab.match import Tally, between
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

RICH = 11  # deniers, with which somebody passes first
FOR_LAWYER = 3  # deniers that somebody needs who goes to the lawyer
FIRST_TURN = 3  # from which on residences and prestige tiles are a plan
PLAN = frozenset(("w_lawyer", "s_architect", *(tile.id for tile in STOCK["prestige"])))
"""Tiles that somebody builds who wants prestige tiles."""

Habit: TypeAlias = Callable[[State, int], "Sequence[str]"]
"""From the state and the deciding seat to the actions to choose from; none where it doesn't matter."""


def _no_deniers(state: State, seat: int) -> Sequence[str]:
    return [code for code in state.actions if code != FAVOR[LINES.index("deniers")]] if _line(state) else ()


def _buildings(state: State, seat: int) -> Sequence[str]:
    return (FAVOR[LINES.index("building")],) if _line(state) else ()


def _line(state: State) -> bool:
    kind: str = state.stack[-1][0]
    return kind == "favor_line"


def _no_rich_pass(state: State, seat: int) -> Sequence[str]:
    if state.stack[-1][0] != "place_worker" or state.passed or state.deniers[seat] < RICH:
        return ()
    return [code for code in state.actions if code != PASS]


def _residence(state: State, seat: int) -> Sequence[str]:
    if state.stack[-1][0] == "lawyer":
        return [code for code in state.actions if code in CONVERT]
    ready = state.cubes[seat][CLOTH] and state.deniers[seat] >= FOR_LAWYER and state.turn >= FIRST_TURN
    return _workers(state, "lawyer") if ready and not _residences(state, seat) else ()


def _prestige(state: State, seat: int) -> Sequence[str]:
    if state.turn < FIRST_TURN:
        return ()
    food, wood, stone, cloth, _ = state.cubes[seat]
    kind = state.stack[-1][0]
    if kind == "build":
        return [code for code in state.actions if code in BUILT and BUILT[code] in PLAN]
    if kind != "place_worker":
        return _residence(state, seat)
    if _residences(state, seat):
        if "s_architect" not in state.tile:
            return _workers(state, "mason") if food and stone else ()
        return _workers(state, "architect") if best_tile(state, seat, state.cubes[seat], "prestige") else ()
    if "w_lawyer" not in state.tile:
        return _workers(state, "carpenter") if wood and cloth else ()
    return _residence(state, seat)


def _workers(state: State, builder: str) -> Sequence[str]:
    """Return the placements on such a building, where no move of the provost is needed."""
    if state.stack[-1][0] != "place_worker":
        return ()
    return [PLACE[space] for space in range(1, state.provost + 1) if state.tile[space].endswith(builder)]


def _residences(state: State, seat: int) -> int:
    return sum(
        tile == "residence" and owner == seat for tile, owner in zip(state.tile, state.owner, strict=True)
    )


HABITS: dict[str, Habit] = {
    "no-deniers": _no_deniers,  # never a favor in deniers
    "buildings": _buildings,  # every favor in buildings
    "no-rich-pass": _no_rich_pass,  # never the first to pass with many deniers in hand
    "residence": _residence,  # to the lawyer with what it costs, until there is a residence
    "prestige": _prestige,  # builds lawyer and architect, has a residence, builds on it what it can pay
}


class Held(NamedTuple):
    """The state of a match between the player with the habit and those without.

    It has how often that player acted by the habit, too.
    """

    tally: Tally
    changed: int


def matches(mind: Mind, habit: str, seats: int, games: int, seed: int, iterations: int) -> Iterator[Held]:
    """Yield how a match stands after each game; each set-up is played from every seat."""
    allows, tally, changed = HABITS[habit], Tally(), 0

    def plain(state: GameState, number: int) -> str:
        return next(_ranked(mind, state, iterations, number))

    def held(state: GameState, number: int) -> str:
        nonlocal changed
        assert isinstance(state, State)
        ranked = _ranked(mind, state, iterations, number)
        first = next(ranked)
        allowed = [code for code in allows(state, state.stack[-1][1]) if code in state.actions]
        if not allowed or first in allowed:
            return first
        changed += 1
        return next(code for code in ranked if code in allowed)

    for number in range(games):
        own = number % seats
        players = [held if seat == own else plain for seat in range(seats)]
        tally.add(between(mind.game, players, [habit] * seats, seed + number // seats), own)
        yield Held(tally, changed)


def _ranked(mind: Mind, state: GameState, iterations: int, seed: int) -> Iterator[str]:
    """Yield the legal actions, best first, as `choose` finds them.

    The first as soon as no other can come before it.
    """
    if not iterations or len(state.actions) == 1:
        chance = random.Random(seed)
        scores = {
            code: score + POLICY_NOISE * NOISE[chance.getrandbits(NOISE_BITS)]
            for code, score in zip(state.actions, mind.scorer(state)(state), strict=True)
        }
        yield from sorted(scores, key=scores.__getitem__, reverse=True)
        return
    search = search_of(mind, worlds_of(mind, state, iterations, seed), iterations, seed)
    yield search.decide(iterations)
    search.run(iterations - search.iterations)
    yield from (edge.code for edge in search.ranked())
