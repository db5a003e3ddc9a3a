"""The first turn order of a table: everybody sits first, second ... last as equally often as can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from bot.features.tournaments.pairing_history import Met, lateness

_AGAIN = 1000
"""What sitting once more at the same place costs, times the square of how often; beside it drift decides."""


def settle(group: Sequence[int], met: Met, lots: Random) -> tuple[int, ...]:
    """These people in the turn order that evens out best what they had, by lot where several do."""
    mixed = sorted(group, key=lambda _: lots.random())
    costs = [[_cost(met, one, place, len(mixed)) for place in range(len(mixed))] for one in mixed]
    best = min(
        permutations(range(len(mixed))), key=lambda seats: sum(costs[who][at] for at, who in enumerate(seats))
    )
    return tuple(mixed[who] for who in best)


def _cost(met: Met, one: int, place: int, seats: int) -> int:
    drift = met.drift[one] + lateness(place, seats)
    return _AGAIN * met.turns[one][place] ** 2 + drift * drift // 10
