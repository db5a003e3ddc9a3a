"""What has been drawn so far: who met whom, where in the turn order they sat, at how many smaller tables and byes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from bot.features.tournaments.model import GONE, Outcome, Rules, Seat, State, Table


class Met:
    """Counts over all tables that were not called off. Who never came met nobody."""

    def __init__(self, rules: Rules, tables: Iterable[Table]) -> None:
        self.pairs: Counter[tuple[int, int]] = Counter()
        """Meetings of two, the lower number first."""
        self.turns: defaultdict[int, Counter[int]] = defaultdict(Counter)
        """By entrant, how often at which place of the turn order, from 0."""
        self.drift: Counter[int] = Counter()
        """By entrant, how much later than the middle of their tables they sat, in sixtieths of a table."""
        self.small: Counter[int] = Counter()
        """By entrant, how many tables smaller than the rules want."""
        self.byes: Counter[int] = Counter()
        """By entrant, byes and tables at which they were left alone."""
        self.lost: set[int] = set()
        """Who left a table, never came to it, or was mostly skipped there."""
        for table in tables:
            if table.state is not State.VOID:
                self._add(rules, table)

    def _add(self, rules: Rules, table: Table) -> None:
        self.lost |= {seat.holder for seat in table.seats if seat.outcome in GONE}
        sat = [people(seat) for seat in table.seats if seat.outcome is not Outcome.ABSENT]
        for place, seat in enumerate(sat):
            for one in seat:
                self.turns[one][place] += 1
                self.drift[one] += lateness(place, len(sat))
                self.small[one] += len(sat) < rules.size
                self.byes[one] += len(sat) < 2
                for other in (other for beside in sat[:place] for other in beside):
                    self.pairs[min(one, other), max(one, other)] += 1

    def times(self, one: int, other: int) -> int:
        """How often these two sat at one table."""
        return self.pairs[min(one, other), max(one, other)]


def people(seat: Seat) -> tuple[int, ...]:
    """Who sat there: who was drawn, and who took over."""
    return (seat.entrant,) if seat.substitute is None else (seat.entrant, seat.substitute)


def lateness(place: int, seats: int) -> int:
    """How much later than the middle a place is, in sixtieths of the way from the first to the last."""
    return 0 if seats < 2 else 60 * place // (seats - 1) - 30
