"""Knockout tables: the first ones by seed, then the winners of each, filled up with the best of the rest."""

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from random import Random

from bot.features.tournaments.model import Entrant, Outcome, Rules, State, Table
from bot.features.tournaments.scores import WHOLE, Met, earned, ranks, seeded, shares
from bot.features.tournaments.swiss import (
    MEETING,
    Arrangement,
    best,
    divided,
    folded,
    sizes,
)

NO_RANK = 1_000


def next_count(rules: Rules, people: int) -> int:
    """Return how many of `people` go on: the winners, and enough of the rest to fill the next tables.

    At least one of each table is out, even if the next tables then have empty seats.
    """
    table_sizes = sizes(people, rules.size)
    winners = sum(_going(rules, size) for size in table_sizes)
    full = -(-winners // rules.size) * rules.size
    return max(winners, min(full, people - len(table_sizes)))


def rounds(rules: Rules, people: int) -> int:
    """Return how many rounds `people` need until one table is left."""
    number = 1
    while people > rules.size:
        people, number = next_count(rules, people), number + 1
    return number


def _going(rules: Rules, size: int) -> int:
    return max(1, min(rules.advance, size - 1))


def last_round(tables: Iterable[Table]) -> int:
    """Return the last round that was drawn, 0 before the first."""
    return max((table.round for table in tables), default=0)


def going_on(
    rules: Rules, entrants: Iterable[Entrant], tables: Sequence[Table]
) -> list[int]:
    """Return the players of the round after the last one, the best first.

    These are the winners of each table, then the best of the rest (place at the table, share of its winner's
    score, points so far, seed), without anybody who has left.
    """
    number = last_round(tables)
    of_round = [table for table in tables if table.round == number]
    if sum(len(table.seats) for table in of_round) <= rules.size and len(of_round) == 1:
        return []
    everybody = list(entrants)
    present = {entrant.number for entrant in everybody if entrant.plays(number + 1)}
    keys = _keys(rules, everybody, tables, number)
    winners: list[int] = []
    others: list[int] = []
    for table in of_round:
        inside = sorted(keys.keys() & _holders(table), key=keys.__getitem__)
        count = _going(rules, len(table.seats))
        winners += [entrant for entrant in inside[:count] if entrant in present]
        others += [entrant for entrant in inside[count:] if entrant in present]
    places_left = next_count(rules, sum(len(table.seats) for table in of_round)) - len(
        winners
    )
    return sorted(
        winners + nsmallest(places_left, others, keys.__getitem__), key=keys.__getitem__
    )


def _holders(table: Table) -> list[int]:
    return [seat.holder for seat in table.seats]


def _keys(
    rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table], number: int
) -> dict[int, tuple[int, int, int, int]]:
    """Return the sort key of each entrant with a place in this round, the best lowest."""
    points: Counter[int] = Counter()
    for table in tables:
        points.update(earned(rules, table))
    seeds = {entrant: at for at, entrant in enumerate(seeded(rules, entrants))}
    keys = {}
    for table in tables:
        if table.round != number or table.state is not State.DONE:
            continue
        placed, shared = ranks(table), shares(table)
        for at, seat in enumerate(table.seats):
            then = -points[seat.holder], seeds[seat.holder]
            if at in placed:
                keys[seat.holder] = (placed[at], -shared[at], *then)
            elif seat.outcome is Outcome.BYE:
                keys[seat.holder] = (1, -WHOLE, *then)
    return keys


def reached(
    rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table]
) -> dict[int, tuple[int, int]]:
    """Return the last round and the place there of each entrant.

    The round is one more for an entrant who goes on from it; the place is higher for a better one.
    """
    places: dict[int, tuple[int, int]] = {}
    for table in sorted(tables, key=lambda table: table.round):
        placed = ranks(table) if table.state is State.DONE else {}
        for at, seat in enumerate(table.seats):
            if seat.substitute is not None:
                places[seat.entrant] = (table.round, -NO_RANK)
            places[seat.holder] = (table.round, -placed.get(at, NO_RANK))
    if tables and all(table.state.closed for table in tables):
        for member in going_on(rules, entrants, tables):
            places[member] = (last_round(tables) + 1, 0)
    return {entrant.number: places.get(entrant.number, (0, 0)) for entrant in entrants}


def in_it(
    rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table]
) -> set[int]:
    """Return the entrants who can still win, or the winner."""
    if not tables:
        return {entrant.number for entrant in entrants}
    number = last_round(tables)
    members = (
        going_on(rules, entrants, tables)
        if all(table.state.closed for table in tables)
        else []
    )
    return set(members) or {
        entrant
        for table in tables
        if table.round == number
        for entrant in _holders(table)
    }


def tables(
    rules: Rules, ordered: Sequence[int], met: Met, chance: Random, first: bool
) -> list[list[int]]:
    """Return the tables of these people, the strongest first.

    Strong people sit apart. From the second round on, people of the same tier are swapped for the fewest repeated
    meetings.
    """
    groups = divided(folded(ordered, rules.size), rules.size)
    if first:
        return groups
    tier = {entrant: at // len(groups) for at, entrant in enumerate(ordered)}
    arrangement = Arrangement(
        groups,
        lambda a, b: MEETING * met.times(a, b) ** 2,
        tier=lambda entrant: tier[entrant],
    )
    return best(arrangement, chance)
