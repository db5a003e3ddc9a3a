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
from bot.features.tournaments.scores import (
    WHOLE,
    begun,
    earned,
    lots,
    ranks,
    shares,
    wins,
)


class Sums(NamedTuple):
    """The sums over the closed tables of a tournament, by entrant."""

    points: Counter[int]
    wins: Counter[int]
    score: Counter[int]
    shares: defaultdict[int, list[int]]
    met: defaultdict[int, list[int]]
    tables: Counter[int]
    # tables that they left, did not come to, or were mostly skipped at
    lost: Counter[int]


def standings(
    rules: Rules, entrants: Iterable[Entrant], tables: Sequence[Table]
) -> tuple[Row, ...]:
    """Return the rows of all divisions, the best first, after the finished tables."""
    everybody = sorted(entrants, key=lambda entrant: entrant.number)
    rows: list[Row] = []
    for division in sorted({entrant.division for entrant in everybody}):
        inside = [entrant for entrant in everybody if entrant.division == division]
        rows += _division(rules, inside, tables, division)
    return tuple(rows)


def _division(
    rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table], division: int
) -> list[Row]:
    done = [table for table in tables if table.state is State.DONE]
    sums = add(rules, done)
    numbers = [entrant.number for entrant in entrants]
    lots_drawn = lots(rules, max(numbers, default=0))
    reached = (
        knockout.reached(rules, entrants, tables)
        if rules.format is Format.KNOCKOUT
        else {}
    )
    start = {
        number: (*reached.get(number, ()), sums.points[number], -sums.lost[number])
        for number in numbers
    }
    values: dict[int, list[int]] = {number: [] for number in numbers}
    groups = _split([numbers], start)
    for tie_break in rules.tiebreaks:
        tie_values = _values(tie_break, sums, done, groups, lots_drawn)
        for entrant_number in numbers:
            values[entrant_number].append(tie_values[entrant_number])
        groups = _split(groups, {number: (tie_values[number],) for number in numbers})
    by_number = {entrant.number: entrant for entrant in entrants}
    still_in = (
        knockout.in_it(rules, entrants, tables)
        if rules.format is Format.KNOCKOUT
        else set(numbers)
    )
    rows: list[Row] = []
    for group in groups:
        place = len(rows) + 1
        for member in group:
            row = Row(
                entrant=member,
                division=division,
                place=place,
                points=sums.points[member],
                tables=sums.tables[member],
                values=tuple(values[member]),
                out=by_number[member].left is not None or member not in still_in,
            )
            rows.append(row)
    return rows


def add(rules: Rules, done: Sequence[Table]) -> Sums:
    """Add up finished tables."""
    sums = Sums(
        Counter(),
        Counter(),
        Counter(),
        defaultdict(list),
        defaultdict(list),
        Counter(),
        Counter(),
    )
    for table in done:
        points_of = earned(rules, table)
        sums.points.update(points_of)
        sums.tables.update(dict.fromkeys(points_of, 1))
        sums.wins.update(wins(table))
        share_of = shares(table)
        sat = [seat for seat in table.seats if seat.outcome is not Outcome.ABSENT]
        for at, seat in enumerate(table.seats):
            sums.lost[seat.holder] += seat.outcome in GONE_OUTCOMES
            if seat.substitute is not None:
                sums.lost[seat.entrant] += 1
            if at in share_of:
                sums.score[seat.holder] += seat.score or 0
            if begun(table) > 1:
                sums.shares[seat.holder].append(min(share_of.get(at, 0), WHOLE))
                if seat.substitute is not None:
                    sums.shares[seat.entrant].append(0)
        for seat in sat:
            sums.met[seat.holder] += [
                opponent.holder for opponent in sat if opponent is not seat
            ]
    return sums


def _split(
    groups: Sequence[list[int]], keys: dict[int, tuple[int, ...]]
) -> list[list[int]]:
    """Return the groups in order, each divided by these keys, the highest first."""
    new_groups = []
    for group in groups:
        ordered = sorted(group, key=lambda entrant: keys[entrant], reverse=True)
        new_groups += [
            sorted(equal)
            for _, equal in groupby(ordered, key=lambda entrant: keys[entrant])
        ]
    return new_groups


def _values(
    tie_break: TieBreak,
    sums: Sums,
    done: Sequence[Table],
    groups: Sequence[list[int]],
    lots_drawn: dict[int, int],
) -> dict[int, int]:
    """Return the value of this tie-break for every entrant."""
    everybody = [entrant for group in groups for entrant in group]
    match tie_break:
        case TieBreak.WINS:
            return {entrant: sums.wins[entrant] for entrant in everybody}
        case TieBreak.SCORE:
            return {entrant: sums.score[entrant] for entrant in everybody}
        case TieBreak.SHARE:
            return {entrant: _mean(sums.shares[entrant]) for entrant in everybody}
        case TieBreak.STRENGTH:
            return {
                entrant: _mean(
                    [sums.points[opponent] for opponent in sums.met[entrant]]
                )
                for entrant in everybody
            }
        case TieBreak.LOT:
            return {entrant: lots_drawn[entrant] for entrant in everybody}
        case TieBreak.DIRECT:
            return {
                entrant_: value
                for group in groups
                for entrant_, value in _direct(group, sums, done).items()
            }


def _mean(values: Sequence[int]) -> int:
    return sum(values) // len(values) if values else 0


def _direct(group: Sequence[int], sums: Sums, done: Sequence[Table]) -> dict[int, int]:
    """Return places before less places behind one another; 0 for all unless everybody in the group has met."""
    places_ahead = dict.fromkeys(group, 0)
    if len(group) < 2 or any(
        other not in sums.met[entrant]
        for entrant in group
        for other in group
        if entrant != other
    ):
        return places_ahead
    for table in done:
        placed = ranks(table)
        last_place = len(table.seats) + 1
        at_it = {
            seat.holder: placed.get(at, last_place)
            for at, seat in enumerate(table.seats)
            if seat.holder in places_ahead and seat.outcome is not Outcome.ABSENT
        }
        for holder, rank in at_it.items():
            places_ahead[holder] += sum(
                (other_rank > rank) - (other_rank < rank)
                for other_rank in at_it.values()
            )
    return places_ahead
