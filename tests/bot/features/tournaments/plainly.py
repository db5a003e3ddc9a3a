"""Standings computed a second time, plainly and with fractions, from the tables alone."""

from __future__ import annotations

from fractions import Fraction
from math import floor

SCALES = {2: (6, 0), 3: (6, 2, 0), 4: (6, 3, 1, 0), 5: (6, 3, 2, 1, 0)}
BYE = 6


def result(table):
    """By entrant: (points, share of a win, place or None, share of the winner's score, prestige)."""
    found = {}
    for seat in table.seats:
        found[seat.entrant] = (Fraction(0), Fraction(0), None, Fraction(0), 0)
    size = sum(1 for seat in table.seats if seat.outcome != "absent")
    finished = [
        seat for seat in table.seats if seat.outcome in ("played", "adjudicated")
    ]
    best = min((seat.rank for seat in finished), default=0)
    top = max((seat.score for seat in finished if seat.rank == best), default=0)
    for seat in table.seats:
        owner = seat.entrant if seat.substitute is None else seat.substitute
        if seat.outcome == "bye":
            found[owner] = (Fraction(BYE), Fraction(0), None, Fraction(0), 0)
        elif seat in finished:
            before = sum(1 for other in finished if other.rank < seat.rank)
            equal = sum(1 for other in finished if other.rank == seat.rank)
            if size == 1:
                points, win = Fraction(BYE), Fraction(0)
            else:
                points = Fraction(sum(SCALES[size][before : before + equal]), equal)
                win = Fraction(1, equal) if before == 0 else Fraction(0)
            share = (
                min(Fraction(1), max(Fraction(0), Fraction(seat.score, top)))
                if top > 0
                else Fraction(0)
            )
            found[owner] = (points, win, before + 1, share, seat.score)
        else:
            found[owner] = (Fraction(0), Fraction(0), None, Fraction(0), 0)
    return found


def sat(table):
    """Whoever a seat belonged to at the end, but those who never came."""
    return [
        seat.entrant if seat.substitute is None else seat.substitute
        for seat in table.seats
        if seat.outcome != "absent"
    ]


class Plainly:
    """What the finished tables come to for everybody."""

    def __init__(self, tables):
        done = [table for table in tables if table.state == "done"]
        self.results = [result(table) for table in done]
        self.sat = [sat(table) for table in done]
        self.lost = {}
        for seat in (seat for table in done for seat in table.seats):
            owner = seat.entrant if seat.substitute is None else seat.substitute
            gone = [owner] if seat.outcome in ("forfeited", "absent", "skipped") else []
            for one in gone if owner == seat.entrant else [*gone, seat.entrant]:
                self.lost[one] = self.lost.get(one, 0) + 1
        people = {one for found in self.results for one in found} | {
            one for found in self.sat for one in found
        }
        self.points = {one: sum(got[0] for got in self.of(one)) for one in people}

    def of(self, one):
        return [found[one] for found in self.results if one in found]

    def met(self, one):
        return [
            other
            for there in self.sat
            if one in there
            for other in there
            if other != one
        ]

    def kept(self, one):
        """Tables that they left, never came to, or were mostly skipped at, count against them."""
        return -self.lost.get(one, 0)

    def wins(self, one):
        return sum(got[1] for got in self.of(one))

    def score(self, one):
        return sum(got[4] for got in self.of(one))

    def share(self, one):
        """In hundredths of a percent, each rounded down; the mean rounded down; byes do not count."""
        tables = zip(self.results, self.sat, strict=True)
        shares = [
            floor(found[one][3] * 10_000)
            for found, there in tables
            if one in found and len(there) > 1
        ]
        return floor(Fraction(sum(shares), len(shares))) if shares else 0

    def strength(self, one):
        """In sixtieths, rounded down."""
        others = self.met(one)
        return (
            floor(60 * sum(self.points[other] for other in others) / len(others))
            if others
            else 0
        )

    def direct(self, one, tied):
        """Places before less places behind the tied; nothing unless all of them have met all."""
        if any(b not in self.met(a) for a in tied for b in tied if a != b):
            return 0
        value = 0
        for found, there in zip(self.results, self.sat, strict=True):
            for other in tied:
                if one in there and other in there and other != one:
                    own, its = found[one][2] or 99, found[other][2] or 99
                    value += (own < its) - (own > its)
        return value


def order(numbers, plain):
    """The numbers in groups of equal standing, by points, tables given up, wins, direct encounter, share, strength, no
    lot."""
    groups = [list(numbers)]
    for name in ("points", "kept", "wins", "direct", "share", "strength"):
        finer = []
        for group in groups:
            if name == "points":
                values = {one: plain.points.get(one, 0) for one in group}
            elif name == "direct":
                values = {one: plain.direct(one, group) for one in group}
            else:
                values = {one: getattr(plain, name)(one) for one in group}
            for value in sorted(set(values.values()), reverse=True):
                finer += [[one for one in group if values[one] == value]]
        groups = finer
    return groups
