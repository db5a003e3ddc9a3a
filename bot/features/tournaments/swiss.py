"""Seating of people at tables.

Tables cost least by swaps, and kicks out of dead ends. In a table's first turn order everybody sits first,
second ... last as equally often as can be. Rounds in which everybody plays are Swiss by table points, and the
divisions of a league, which are made for the first season, and made again from where everybody stood at the
end of one.
"""

from collections.abc import Callable, Sequence
from itertools import islice, permutations, product
from random import Random

from bot.features.tournaments.model import Row, Rules
from bot.features.tournaments.scores import Met, lateness

KICKS, SIZE = 12, 64
"""Dead ends left for so many people; fewer for more, who have more room and take longer."""
LEAST_KICKS, MOST_KICKS = 4, 100


class Arrangement:
    """People at tables, and the change of cost by swapping two of them.

    `together(a, b)` is the cost of two people at one table, `alone(a, size)` the cost of a table's size for
    one; two people are swapped only where their tiers are equal.
    """

    def __init__(
        self,
        tables: Sequence[Sequence[int]],
        together: Callable[[int, int], int],
        alone: Callable[[int, int], int] = lambda _one, _size: 0,
        tier: Callable[[int], int] = lambda _one: 0,
    ) -> None:
        self.people = [entrant for table in tables for entrant in table]
        self.seated = [at for at, table in enumerate(tables) for _ in table]
        self.count = len(tables)
        n = len(self.people)
        self.pair = [[0] * n for _ in range(n)]
        for i in range(n):
            for j in range(i):
                self.pair[i][j] = self.pair[j][i] = together(
                    self.people[i], self.people[j]
                )
        sizes = [len(table) for table in tables]
        self.alone = [[alone(person, size) for size in sizes] for person in self.people]
        self.tiers = [tier(person) for person in self.people]
        self.links = [[0] * self.count for _ in range(n)]
        self.link()

    def link(self) -> None:
        """Add up what each person costs with the people of each table."""
        for i, row in enumerate(self.pair):
            link = self.alone[i].copy()
            for j, cost in enumerate(row):
                link[self.seated[j]] += cost
            self.links[i] = link

    def swap(self, i: int, j: int) -> None:
        """Let two people change tables."""
        a, b = self.seated[i], self.seated[j]
        self.seated[i], self.seated[j] = b, a
        from_i, from_j = self.pair[i], self.pair[j]
        for k, link in enumerate(self.links):
            change = from_j[k] - from_i[k]
            link[a] += change
            link[b] -= change

    def descend(self) -> None:
        """Swap while something is gained."""
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
        """Return twice what all pairs cost, and once what the tables cost people."""
        return sum(link[self.seated[i]] for i, link in enumerate(self.links))

    def tables(self) -> list[list[int]]:
        """Return the people of each table."""
        tables: list[list[int]] = [[] for _ in range(self.count)]
        for one, at in zip(self.people, self.seated, strict=True):
            tables[at].append(one)
        return tables


def best(arrangement: Arrangement, lots: Random) -> list[list[int]]:
    """Return the best tables found: a descent, then kicks and descents from the best so far."""
    arrangement.descend()
    cost, seated = arrangement.cost(), arrangement.seated.copy()
    kicks = min(
        MOST_KICKS, max(LEAST_KICKS, KICKS * SIZE**2 // max(1, len(seated)) ** 2)
    )
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
    """Let a few people of the same tier change tables, whatever it costs."""
    n = len(arrangement.people)
    for _ in range(3 + n // 20):
        i, j = int(lots.random() * n), int(lots.random() * n)
        if (
            arrangement.seated[i] != arrangement.seated[j]
            and arrangement.tiers[i] == arrangement.tiers[j]
        ):
            arrangement.swap(i, j)


_AGAIN = 1000
"""The cost of a repeated place in the turn order, times the square of the repeats; above the cost of drift."""


def settle(group: Sequence[int], met: Met, lots: Random) -> tuple[int, ...]:
    """Return these people in the turn order that evens out their earlier places best, by lot among equals."""
    mixed = sorted(group, key=lambda _: lots.random())
    costs: dict[tuple[int, int], int] = {}
    for person, place in product(mixed, range(len(mixed))):
        drift = met.drift[person] + lateness(place, len(mixed))
        costs[place, person] = (
            _AGAIN * met.turns[person][place] ** 2 + drift * drift // 10
        )
    return min(
        permutations(mixed),
        key=lambda seats: sum(costs[seat] for seat in enumerate(seats)),
    )


# the cost of a repeated meeting, times the square of earlier ones: above all else
MEETING = 10**13
SMALL = 10**10
"""The cost of another smaller table: above any difference of points.

A difference of points costs its square, in sixtieths. Two people who both sat early, or both late, cost as much as one
point if each did so twice more than the other way round."""


def sizes(people: int, size: int) -> list[int]:
    """Return the sizes of so many people's tables, the larger first.

    There are as few tables as possible, and sizes differ by at most 1.
    """
    if not people:
        return []
    count = -(-people // size)
    least, larger = divmod(people, count)
    return [least + 1] * larger + [least] * (count - larger)


def divided(people: Sequence[int], size: int) -> list[list[int]]:
    """Return these people in order at tables of these sizes."""
    queue = iter(people)
    return [list(islice(queue, seats)) for seats in sizes(len(people), size)]


def resting(ordered: Sequence[int], met: Met) -> int:
    """Return the entrant with the bye: the last of those with the fewest byes so far who have given up no table."""
    return min(
        reversed(ordered), key=lambda entrant: (entrant in met.lost, met.byes[entrant])
    )


def tables(
    rules: Rules, ordered: Sequence[int], points: dict[int, int], met: Met, lots: Random
) -> list[list[int]]:
    """Return the tables of people in the order of the standings, with their points; a bye, if any, is last."""
    people = list(ordered)
    alone: list[list[int]] = []
    if 1 in sizes(len(people), rules.size):
        alone = [[resting(people, met)]]
        people.remove(alone[0][0])
    groups = divided(people, rules.size)
    arrangement = Arrangement(
        groups,
        lambda a, b: (
            MEETING * met.times(a, b) ** 2
            + (points[a] - points[b]) ** 2
            + met.drift[a] * met.drift[b]
        ),
        lambda one, size: SMALL * met.small[one] if size < rules.size else 0,
    )
    return best(arrangement, lots) + alone


def folded(ordered: Sequence[int], size: int) -> list[int]:
    """Return the people in the order of their first tables by rating.

    Each table gets one person of every strength; the direction changes with each strength.
    """
    count = -(-len(ordered) // size)
    groups: list[list[int]] = [[] for _ in range(count)]
    for at, entrant in enumerate(ordered):
        row, column = divmod(at, count)
        groups[column if row % 2 == 0 else count - 1 - column].append(entrant)
    groups.sort(key=len, reverse=True)
    return [entrant for group in groups for entrant in group]


def first_divisions(rules: Rules, ordered: Sequence[int]) -> dict[int, int]:
    """Return the first division of each entrant, the strongest entrants in the first.

    There are as few divisions as possible, as even as possible.
    """
    divisions = enumerate(divided(ordered, rules.division_size), 1)
    return {entrant: number for number, division in divisions for entrant in division}


def next_divisions(
    rules: Rules, rows: Sequence[Row], newcomers: Sequence[int] = ()
) -> dict[int, int]:
    """Return the division of each entrant in the next season.

    The best of each go up and as many of the division above go down. Entrants who have left are counted among
    those who go down, and where more left, more go up. Newcomers, the strongest first, join the lowest
    division, or make one of their own when they fill a table.
    """
    numbers = sorted({row.division for row in rows})
    divisions_before = [
        [row for row in rows if row.division == number] for number in numbers
    ]
    ladder = _exchanged(rules, divisions_before)
    for at, division in enumerate(ladder):
        for lower in ladder[at + 1 :]:
            vacancies = len(divisions_before[at]) - len(division)
            division += lower[:vacancies]
            del lower[:vacancies]
    ladder = [division for division in ladder if division]
    if not ladder:
        return first_divisions(rules, newcomers)
    lowest = ladder.pop()
    room = max(0, rules.division_size - len(lowest))
    joining, own_division = list(newcomers[:room]), list(newcomers[room:])
    if len(own_division) < rules.size:
        joining, own_division = list(newcomers), []
    lowest += joining
    if ladder and len(lowest) < rules.size and not own_division:
        ladder[-1] += lowest
    else:
        ladder.append(lowest)
    by_entrant = {
        entrant: number
        for number, division in enumerate(ladder, 1)
        for entrant in division
    }
    new_divisions = first_divisions(rules, own_division)
    return by_entrant | {
        entrant: len(ladder) + number for entrant, number in new_divisions.items()
    }


def _exchanged(rules: Rules, old: Sequence[Sequence[Row]]) -> list[list[int]]:
    """Return the divisions after people have gone up and down between each two, without those who left."""
    staying = [[row.entrant for row in division if not row.out] for division in old]
    ladder = [division.copy() for division in staying]
    for upper in range(len(old) - 1):
        count = min(rules.moves, len(old[upper]) // 2, len(old[upper + 1]) // 2)
        up = staying[upper + 1][:count]
        down = staying[upper][max(0, len(staying[upper]) - len(up)) :]
        ladder[upper] = [
            entrant for entrant in ladder[upper] if entrant not in down
        ] + up
        ladder[upper + 1] = down + [
            entrant for entrant in ladder[upper + 1] if entrant not in up
        ]
    return ladder
