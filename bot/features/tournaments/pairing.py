"""Draws of rounds, and the possible steps. The same tables, entrants and seed always give the same draw."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from bot.features.tournaments import knockout, swiss
from bot.features.tournaments.model import (
    Entrant,
    Format,
    Outcome,
    Phase,
    Problem,
    Rules,
    Seat,
    Seeding,
    Stage,
    State,
    Table,
    TieBreak,
    most_moves,
)
from bot.features.tournaments.scores import Met, seeded
from bot.features.tournaments.standings import standings

MOST_ROUNDS = 20
MOST_DIVISION = 32
MOST_POINTS = 100


def check(rules: Rules, largest: int) -> tuple[Problem, ...]:
    """Return the impossible rules, for a game of at most `largest` people; empty if all are possible."""
    bounds = [("size", rules.size, 2, largest)]
    if rules.format is Format.KNOCKOUT:
        bounds = [
            ("size", rules.size, 3, min(4, largest)),
            ("advance", rules.advance, 1, max(1, rules.size - 2)),
        ]
    else:
        bounds.append(("rounds", rules.rounds, 1, MOST_ROUNDS))
    if rules.format is Format.LEAGUE:
        bounds.append(("division_size", rules.division_size, rules.size, MOST_DIVISION))
        bounds.append(("moves", rules.moves, 0, most_moves(rules.division_size)))
    bounds.append(("bye", rules.bye, 0, MOST_POINTS))
    for size in range(2, rules.size + 1):
        scale = rules.points.get(size, ())
        bounds.append(("places", len(scale), size, size))
        bounds += [
            ("points", points, 0, above)
            for above, points in pairwise((MOST_POINTS, *scale))
        ]
    return tuple(
        Problem(*bound) for bound in bounds if not bound[2] <= bound[1] <= bound[3]
    )


def stage(rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table]) -> Stage:
    """Return the possible steps now.

    Tables of all rounds that are not called off must be done before another is drawn.
    """
    number = knockout.last_round(tables)
    if any(not table.state.closed for table in tables):
        return Stage(Phase.WAITING, number)
    if number == 0:
        players = sum(entrant.plays(1) for entrant in entrants)
        return Stage(Phase.READY if players >= 2 else Phase.SHORT, 1)
    if rules.format is Format.KNOCKOUT:
        players_left = len(knockout.going_on(rules, entrants, tables))
        return (
            Stage(Phase.READY, number + 1)
            if players_left >= 2
            else Stage(Phase.OVER, number)
        )
    if number >= rules.rounds:
        return Stage(Phase.OVER, number)
    players = sum(entrant.plays(number + 1) for entrant in entrants)
    return Stage(Phase.READY if players >= 2 else Phase.SHORT, number + 1)


def draw(
    rules: Rules, entrants: Sequence[Entrant], tables: Sequence[Table], number: int
) -> tuple[Table, ...]:
    """Return the tables of a round, seats in the first turn order; a bye is a finished table of one.

    Everybody who plays the round sits at exactly one of them.
    """
    earlier = [table for table in tables if table.round < number]
    met = Met(rules, earlier)
    chance = Random(f"{rules.seed}:{number}")
    groups: list[tuple[int, list[int]]] = []
    if rules.format is Format.KNOCKOUT:
        ordered = knockout.going_on(rules, entrants, earlier)
        if number == 1:
            ordered = seeded(
                rules, [entrant for entrant in entrants if entrant.plays(1)]
            )
        groups = [
            (1, group)
            for group in knockout.tables(rules, ordered, met, chance, number == 1)
        ]
    else:
        players = [entrant for entrant in entrants if entrant.plays(number)]
        for division in sorted({entrant.division for entrant in players}):
            members = [entrant for entrant in players if entrant.division == division]
            groups += [
                (division, group)
                for group in _round(rules, members, earlier, met, chance)
            ]
    new_tables = []
    for at, (division, group) in enumerate(groups, 1):
        outcome, state = (
            (Outcome.BYE, State.DONE)
            if len(group) == 1
            else (Outcome.OPEN, State.DRAWN)
        )
        seats = tuple(
            Seat(entrant=entrant, outcome=outcome)
            for entrant in swiss.settle(group, met, chance)
        )
        new_tables.append(
            Table(round=number, number=at, division=division, seats=seats, state=state)
        )
    return tuple(new_tables)


def _round(
    rules: Rules,
    players: Sequence[Entrant],
    earlier: Sequence[Table],
    met: Met,
    chance: Random,
) -> list[list[int]]:
    """Return the tables of a round of Swiss, or of a division, as groups of entrants."""
    points = dict.fromkeys((entrant.number for entrant in players), 0)
    if rules.format is Format.SWISS and earlier:
        rows = standings(rules, players, earlier)
        points = {row.entrant: row.points for row in rows}
        ordered = [row.entrant for row in rows]
    else:
        ordered = seeded(rules, players)
        if rules.format is Format.SWISS and rules.seeding is Seeding.RATING:
            ordered = swiss.folded(ordered, rules.size)
    return swiss.tables(rules, ordered, points, met, chance)


def champions(
    rules: Rules,
    entrants: Sequence[Entrant],
    tables: Sequence[Table],
    division: int = 1,
) -> tuple[int, ...]:
    """Return the winners of a finished tournament, or of a league's division; several if only a lot could decide."""
    rows = [
        row
        for row in standings(without_lot(rules), entrants, tables)
        if row.division == division
    ]
    return tuple(row.entrant for row in rows if row.place == 1)


def without_lot(rules: Rules) -> Rules:
    """Return the same rules, but nothing is decided by lot."""
    return replace(
        rules,
        tiebreaks=tuple(
            tiebreak for tiebreak in rules.tiebreaks if tiebreak is not TieBreak.LOT
        ),
    )
