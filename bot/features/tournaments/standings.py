"""The standings, computed from results alone: points, then the rules' tie-breaks in their order."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.features.tournaments import knockout
from bot.features.tournaments.model import (
    GONE_OUTCOMES,
    Entrant,
    Format,
    Outcome,
    Row,
    Rules,
    State,
    Table,
    TieBreak,
)
from bot.features.tournaments.scores import WHOLE, begun, earned, lots, ranks, shares, wins


class Sums(NamedTuple):
    """The sums over the closed tables of a tournament, by entrant."""

    points: Counter[int]
    wins: Counter[int]
    score: Counter[int]
    shares: defaultdict[int, list[int]]
    met: defaultdict[int, list[int]]
    tables: Counter[int]
    lost: Counter[int]  # tables that they left, did not come to, or were mostly skipped at


def standings(rules: Rules, entrants: Iterable[Entrant], tables: Sequence[Table]) -> tuple[Row, ...]:
    """Return the rows of all divisions, the best first, after the finished tables."""
    everybody = sorted(entrants, key=lambda one: one.number)
    rows: list[Row] = []
    for division in sorted({one.division for one in everybody}):
        inside = [one for one in everybody if one.division == division]
        rows += _division(rules, inside, tables, division)
    return tuple(rows)


def _division(rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table], division: int) -> list[Row]:
    done = [table for table in tables if table.state is State.DONE]
    sums = add(rules, done)
    numbers = [one.number for one in entrants]
    drawn = lots(rules, max(numbers, default=0))
    reached = knockout.reached(rules, entrants, tables) if rules.format is Format.KNOCKOUT else {}
    start = {one: (*reached.get(one, ()), sums.points[one], -sums.lost[one]) for one in numbers}
    values: dict[int, list[int]] = {one: [] for one in numbers}
    groups = _split([numbers], start)
    for tie_break in rules.tiebreaks:
        tie_values = _values(tie_break, sums, done, groups, drawn)
        for one in numbers:
            values[one].append(tie_values[one])
        groups = _split(groups, {one: (tie_values[one],) for one in numbers})
    by_number = {one.number: one for one in entrants}
    going = knockout.in_it(rules, entrants, tables) if rules.format is Format.KNOCKOUT else set(numbers)
    rows: list[Row] = []
    for group in groups:
        place = len(rows) + 1
        for one in group:
            row = Row(
                entrant=one,
                division=division,
                place=place,
                points=sums.points[one],
                tables=sums.tables[one],
                values=tuple(values[one]),
                out=by_number[one].left is not None or one not in going,
            )
            rows.append(row)
    return rows


def add(rules: Rules, done: Sequence[Table]) -> Sums:
    """Add up finished tables."""
    sums = Sums(Counter(), Counter(), Counter(), defaultdict(list), defaultdict(list), Counter(), Counter())
    for table in done:
        got = earned(rules, table)
        sums.points.update(got)
        sums.tables.update(dict.fromkeys(got, 1))
        sums.wins.update(wins(table))
        shared = shares(table)
        sat = [seat for seat in table.seats if seat.outcome is not Outcome.ABSENT]
        for at, seat in enumerate(table.seats):
            sums.lost[seat.holder] += seat.outcome in GONE_OUTCOMES
            if seat.substitute is not None:
                sums.lost[seat.entrant] += 1
            if at in shared:
                sums.score[seat.holder] += seat.score or 0
            if begun(table) > 1:
                sums.shares[seat.holder].append(min(shared.get(at, 0), WHOLE))
                if seat.substitute is not None:
                    sums.shares[seat.entrant].append(0)
        for seat in sat:
            sums.met[seat.holder] += [other.holder for other in sat if other is not seat]
    return sums


def _split(groups: Sequence[list[int]], keys: dict[int, tuple[int, ...]]) -> list[list[int]]:
    """Return the groups in order, each divided by these keys, the highest first."""
    parts = []
    for group in groups:
        ordered = sorted(group, key=lambda one: keys[one], reverse=True)
        parts += [sorted(equal) for _, equal in groupby(ordered, key=lambda one: keys[one])]
    return parts


def _values(
    tie_break: TieBreak, sums: Sums, done: Sequence[Table], groups: Sequence[list[int]], drawn: dict[int, int]
) -> dict[int, int]:
    """Return the value of this tie-break for every entrant."""
    everybody = [one for group in groups for one in group]
    match tie_break:
        case TieBreak.WINS:
            return {one: sums.wins[one] for one in everybody}
        case TieBreak.SCORE:
            return {one: sums.score[one] for one in everybody}
        case TieBreak.SHARE:
            return {one: _mean(sums.shares[one]) for one in everybody}
        case TieBreak.STRENGTH:
            return {one: _mean([sums.points[other] for other in sums.met[one]]) for one in everybody}
        case TieBreak.LOT:
            return {one: drawn[one] for one in everybody}
        case TieBreak.DIRECT:
            return {one: value for group in groups for one, value in _direct(group, sums, done).items()}


def _mean(values: Sequence[int]) -> int:
    return sum(values) // len(values) if values else 0


def _direct(group: Sequence[int], sums: Sums, done: Sequence[Table]) -> dict[int, int]:
    """Return places before less places behind one another, where all of the group have met all others of it."""
    points = dict.fromkeys(group, 0)
    if len(group) < 2 or any(other not in sums.met[one] for one in group for other in group if one != other):
        return points
    for table in done:
        placed = ranks(table)
        last = len(table.seats) + 1
        at_it = {
            seat.holder: placed.get(at, last)
            for at, seat in enumerate(table.seats)
            if seat.holder in points and seat.outcome is not Outcome.ABSENT
        }
        for one, rank in at_it.items():
            points[one] += sum((other > rank) - (other < rank) for other in at_it.values())
    return points
