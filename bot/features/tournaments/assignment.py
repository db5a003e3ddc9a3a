"""People arranged at tables so that what their being together costs is least, by swaps, and kicks out of dead ends; and
the first turn order of a table: everybody sits first, second ... last as equally often as can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations, product
from random import Random

from bot.features.tournaments.scores import Met, lateness

KICKS, SIZE = 12, 64
"""Dead ends left for so many people; fewer for more, who have more room and take longer."""
LEAST_KICKS, MOST_KICKS = 4, 100


class Arrangement:
    """People at tables, and what swapping two of them would change. `together(a, b)` is what two people at one table
    cost, `alone(a, size)` what a table of a size costs somebody; two people are swapped only where their tiers are
    equal."""

    def __init__(
        self,
        tables: Sequence[Sequence[int]],
        together: Callable[[int, int], int],
        alone: Callable[[int, int], int] = lambda _one, _size: 0,
        tier: Callable[[int], int] = lambda _one: 0,
    ) -> None:
        self.people = [one for table in tables for one in table]
        self.seated = [at for at, table in enumerate(tables) for _ in table]
        self.count = len(tables)
        n = len(self.people)
        self.pair = [[0] * n for _ in range(n)]
        for i in range(n):
            for j in range(i):
                self.pair[i][j] = self.pair[j][i] = together(self.people[i], self.people[j])
        sizes = [len(table) for table in tables]
        self.alone = [[alone(one, size) for size in sizes] for one in self.people]
        self.tiers = [tier(one) for one in self.people]
        self.links = [[0] * self.count for _ in range(n)]
        self.link()

    def link(self) -> None:
        """What each person costs with the people of each table."""
        for i, row in enumerate(self.pair):
            link = self.alone[i].copy()
            for j, cost in enumerate(row):
                link[self.seated[j]] += cost
            self.links[i] = link

    def swap(self, i: int, j: int) -> None:
        """Lets two people change tables."""
        a, b = self.seated[i], self.seated[j]
        self.seated[i], self.seated[j] = b, a
        from_i, from_j = self.pair[i], self.pair[j]
        for k, link in enumerate(self.links):
            change = from_j[k] - from_i[k]
            link[a] += change
            link[b] -= change

    def descend(self) -> None:
        """Swaps while something is gained."""
        seated, links, pair, tiers = self.seated, self.links, self.pair, self.tiers
        improved = True
        while improved:
            improved = False
            for i in range(len(seated)):
                for j in range(i):
                    a, b = seated[i], seated[j]
                    if a == b or tiers[i] != tiers[j]:
                        continue
                    now = links[i][a] + links[j][b]
                    if links[i][b] + links[j][a] - 2 * pair[i][j] < now:
                        self.swap(i, j)
                        improved = True

    def cost(self) -> int:
        """Twice what all pairs cost, and once what the tables cost people."""
        return sum(link[self.seated[i]] for i, link in enumerate(self.links))

    def tables(self) -> list[list[int]]:
        """Who sits where."""
        found: list[list[int]] = [[] for _ in range(self.count)]
        for one, at in zip(self.people, self.seated, strict=True):
            found[at].append(one)
        return found


def best(arrangement: Arrangement, lots: Random) -> list[list[int]]:
    """The best tables found: a descent, then kicks and descents from the best so far."""
    arrangement.descend()
    cost, seated = arrangement.cost(), arrangement.seated.copy()
    kicks = min(MOST_KICKS, max(LEAST_KICKS, KICKS * SIZE**2 // max(1, len(seated)) ** 2))
    for _ in range(kicks if arrangement.count > 1 else 0):
        _kick(arrangement, lots)
        arrangement.descend()
        if arrangement.cost() < cost:
            cost, seated = arrangement.cost(), arrangement.seated.copy()
        else:
            arrangement.seated[:] = seated
            arrangement.link()
    return arrangement.tables()


def _kick(arrangement: Arrangement, lots: Random) -> None:
    """A few people of the same tier change tables, whatever it costs."""
    n = len(arrangement.people)
    for _ in range(3 + n // 20):
        i, j = int(lots.random() * n), int(lots.random() * n)
        if arrangement.seated[i] != arrangement.seated[j] and arrangement.tiers[i] == arrangement.tiers[j]:
            arrangement.swap(i, j)


_AGAIN = 1000
"""What sitting once more at the same place costs, times the square of how often; beside it drift decides."""


def settle(group: Sequence[int], met: Met, lots: Random) -> tuple[int, ...]:
    """These people in the turn order that evens out best what they had, by lot where several do."""
    mixed = sorted(group, key=lambda _: lots.random())
    costs: dict[tuple[int, int], int] = {}
    for one, place in product(mixed, range(len(mixed))):
        drift = met.drift[one] + lateness(place, len(mixed))
        costs[place, one] = _AGAIN * met.turns[one][place] ** 2 + drift * drift // 10
    return min(permutations(mixed), key=lambda seats: sum(costs[seat] for seat in enumerate(seats)))
