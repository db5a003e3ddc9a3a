"""Places and points at a table among the seats that count; equal places share their points.

`Met` counts the earlier meetings, seats in the turn order, smaller tables and byes of each entrant.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random

from bot.features.tournaments.model import (
    GONE_OUTCOMES,
    PART,
    Entrant,
    Outcome,
    Rules,
    Seat,
    Seeding,
    State,
    Table,
)

WHOLE = 10_000  # a whole share, in hundredths of a percent


def begun(table: Table) -> int:
    """Return the number of seats whose player sat down, those who left in the middle among them."""
    return sum(seat.outcome is not Outcome.ABSENT for seat in table.seats)


def ranks(table: Table) -> dict[int, int]:
    """Return the rank of each seat that counts, by seat; a forfeited seat takes nobody's place."""
    seats = enumerate(table.seats)
    counting = {
        at: seat.rank
        for at, seat in seats
        if seat.outcome.counts and seat.rank is not None
    }
    return {
        at: 1 + sum(other_rank < rank for other_rank in counting.values())
        for at, rank in counting.items()
    }


def earned(rules: Rules, table: Table) -> dict[int, int]:
    """Return the points that a finished table gives its entrants and substitutes, in sixtieths."""
    if table.state is not State.DONE:
        return {}
    points, sat, placed = (
        {seat.entrant: 0 for seat in table.seats},
        begun(table),
        ranks(table),
    )
    for at, seat in enumerate(table.seats):
        if seat.outcome is Outcome.BYE or (at in placed and sat < 2):
            points[seat.holder] = rules.bye * PART
        elif at in placed:
            index = placed[at] - 1
            sharers = sum(rank == placed[at] for rank in placed.values())
            points[seat.holder] = (
                sum(rules.points[sat][index : index + sharers]) * PART // sharers
            )
    return points


def shares(table: Table) -> dict[int, int]:
    """Return each seat's share of the winner's score in hundredths of a percent, rounded down, by seat that counts."""
    scores = {
        at: (rank, table.seats[at].score or 0) for at, rank in ranks(table).items()
    }
    top = max((score for rank, score in scores.values() if rank == 1), default=0)
    return {
        at: max(0, score) * WHOLE // top if top > 0 else 0
        for at, (_, score) in scores.items()
    }


def wins(table: Table) -> dict[int, int]:
    """Return the winners of a finished table of at least two, in sixtieths of a win."""
    if table.state is not State.DONE or begun(table) < 2:
        return {}
    winners = [table.seats[at].holder for at, rank in ranks(table).items() if rank == 1]
    return {holder: PART // len(winners) for holder in winners}


def lots(rules: Rules, most: int) -> dict[int, int]:
    """Return a lot for each entrant up to this number, drawn from the rules' seed; a later entrant changes none."""
    chance = Random(f"{rules.seed}:lots")
    return {number: int(chance.random() * 10**9) for number in range(1, most + 1)}


def seeded(rules: Rules, entrants: Iterable[Entrant]) -> list[int]:
    """Return the entrants' numbers, the strongest first: by rating if the rules seed so, else by lot."""
    everybody = list(entrants)
    lots_drawn = lots(rules, max((entrant.number for entrant in everybody), default=0))
    by_rating = rules.seeding is Seeding.RATING

    def key(entrant: Entrant) -> tuple[bool, int, int]:
        is_rated = by_rating and entrant.rating is not None
        return (
            is_rated,
            entrant.rating or 0 if is_rated else 0,
            lots_drawn[entrant.number],
        )

    return [entrant.number for entrant in sorted(everybody, key=key, reverse=True)]


class Met:
    """Counts over all tables that were not called off. An entrant who never came met nobody."""

    def __init__(self, rules: Rules, tables: Iterable[Table]) -> None:
        # meetings of two, the lower number first
        self.pairs: Counter[tuple[int, int]] = Counter()
        self.turns: defaultdict[int, Counter[int]] = defaultdict(Counter)
        """Counts of places in the turn order (from 0), by entrant."""
        self.drift: Counter[int] = Counter()
        """Distance behind the middle of their tables' turn order, in sixtieths of a table, by entrant."""
        # by entrant, how many tables smaller than the rules want
        self.small: Counter[int] = Counter()
        # by entrant, byes and tables at which they were left alone
        self.byes: Counter[int] = Counter()
        self.lost: set[int] = (
            set()
        )  # entrants who left a table, never came to it, or were mostly skipped there
        for table in tables:
            if table.state is not State.VOID:
                self._add(rules, table)

    def _add(self, rules: Rules, table: Table) -> None:
        self.lost |= {
            seat.holder for seat in table.seats if seat.outcome in GONE_OUTCOMES
        }
        sat = [
            people(seat) for seat in table.seats if seat.outcome is not Outcome.ABSENT
        ]
        for place, seat in enumerate(sat):
            for entrant in seat:
                self.turns[entrant][place] += 1
                self.drift[entrant] += lateness(place, len(sat))
                self.small[entrant] += len(sat) < rules.size
                self.byes[entrant] += len(sat) < 2
                for opponent in (
                    opponent for beside in sat[:place] for opponent in beside
                ):
                    self.pairs[min(entrant, opponent), max(entrant, opponent)] += 1

    def times(self, one: int, other: int) -> int:
        """Return how often these two sat at one table."""
        return self.pairs[min(one, other), max(one, other)]


def people(seat: Seat) -> tuple[int, ...]:
    """Return the entrants of a table: those drawn for it, and those who took over."""
    return (
        (seat.entrant,) if seat.substitute is None else (seat.entrant, seat.substitute)
    )


def lateness(place: int, seats: int) -> int:
    """Return how much later than the middle a place is, in sixtieths of the way from the first to the last."""
    return 0 if seats < 2 else 60 * place // (seats - 1) - 30
