"""Values derived from a position: prices, limits, places in the castle, the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.tiles import GOLD, PLACES, SPACES, TOP_LEVEL
from rules.model import Result
from rules.shared.amounts import highest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.state import State


def placing_cost(state: State, seat: int) -> int:
    """Return the deniers of a placement, except on the seat's own building, which costs 1 (R-15, R-16, R-20)."""
    if state.inn_right == seat:
        return 1
    passed = len(state.passed)
    if state.setup.seats == 2 and passed:
        return 3
    return passed + 1


def price(state: State, seat: int, spot: int) -> int:
    """Return the price of a placement for the seat now, in deniers."""
    if spot <= SPACES and state.owner[spot] == seat:
        return 1
    return placing_cost(state, seat)


def limit(state: State) -> int:
    """Return the highest level a favor marker can reach now (section 5, R-76)."""
    if 1 in state.scored:
        return TOP_LEVEL
    return 4 if 0 in state.scored else 2


def goods_points(cubes: Sequence[int], deniers: int) -> tuple[int, int, int]:
    """Return the final points for gold, for every three other cubes of any kinds, and for every four deniers (R-92).

    >>> goods_points((1, 2, 0, 0, 2), deniers=9)
    (6, 1, 2)
    """
    return 3 * cubes[GOLD], sum(cubes[:GOLD]) // 3, deniers // 4


def final_count(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return the prestige on the track, and that for gold, other cubes and deniers (section 8)."""
    return state.prestige[seat], *goods_points(state.cubes[seat], state.deniers[seat])


def result(state: State) -> Result:
    """Return the final count of this position; a tie is a shared victory (R-91)."""
    scores = tuple([sum(final_count(state, seat)) for seat in range(state.setup.seats)])
    return Result(scores, highest(scores))


def free_places(state: State, section: int) -> int:
    """Return the number of free places in a section of the castle, even after its scoring."""
    return PLACES[section] - sum([houses[section] for houses in state.houses])


def section_with_room(state: State) -> int | None:
    """Return the section of the next batch: the first unscored one with a free place, or None (R-40)."""
    for section in range(3):
        if section not in state.scored and free_places(state, section) > 0:
            return section
    return None
