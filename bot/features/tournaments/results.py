"""Changes of a table: ended, left by somebody, taken over, late, called off, corrected. All return a new table."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.features.tournaments.model import Late, Outcome, Rules, Seat, State, Table


class Result(msgspec.Struct, frozen=True):
    """The result of a seat's game, so far or final: rank from 1, equal is shared."""

    score: int
    rank: int


class Standing(msgspec.Struct, frozen=True):
    """The standing of a seat at the end of a round, before its game is over.

    `kept` is True if its person kept the pace in their whole game, `skipped` if they were skipped more often than
    they acted.
    """

    score: int
    kept: bool
    skipped: bool = False


class LateResult(msgspec.Struct, frozen=True):
    """The treatment of a late table: its new value, whether it gets more time, and the seats that computers play."""

    table: Table
    extended: bool = False
    computers: tuple[int, ...] = ()


def finish(
    table: Table, results: Sequence[Result], skipped: Collection[int] = ()
) -> Table:
    """Return the table when its game has ended, with results by seat.

    Seats that were forfeited, or whose player never came, stay so; seats that were mostly `skipped` come behind
    all others.
    """
    seats = [
        replace(
            seat,
            outcome=_played(seat, Outcome.PLAYED, at in skipped),
            score=result.score,
            rank=result.rank,
        )
        for at, (seat, result) in enumerate(zip(table.seats, results, strict=True))
    ]
    return replace(table, seats=tuple(seats), state=State.DONE)


def _played(seat: Seat, counted: Outcome, skipped: bool) -> Outcome:
    """Return the outcome of a seat in a game that was played, or is counted as it stands."""
    if not _there(seat):
        return seat.outcome
    return Outcome.SKIPPED if skipped else counted


def reopen(table: Table) -> Table:
    """Return the table when the end of its game is taken back."""
    reopened = (Outcome.PLAYED, Outcome.ADJUDICATED, Outcome.SKIPPED)
    seats = [
        replace(seat, outcome=Outcome.OPEN, score=None, rank=None)
        if seat.outcome in reopened
        else seat
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats), state=State.PLAYING, corrected=False)


def leave(table: Table, entrant: int, *, begun: bool) -> Table:
    """Return the table when somebody leaves it: absent if it has not begun for them, forfeited if it has.

    A person left alone before it began gets points as for a bye, and the table is done.
    """
    outcome = Outcome.FORFEITED if begun else Outcome.ABSENT
    leavers = {
        seat.holder for seat in table.seats if seat.holder == entrant and _there(seat)
    }
    table = _become(table, leavers, outcome)
    remaining = {seat.holder for seat in table.seats if _there(seat)}
    alone = len(remaining) == 1 and not begun
    if alone:
        table = _become(table, remaining, Outcome.BYE)
    return replace(table, state=State.DONE) if alone or not remaining else table


def abandon(table: Table, came: Collection[int]) -> Table:
    """Return the table when everybody let its game die.

    The seats that `came` are forfeited, and nobody has points for being left.
    """
    holders = {seat.holder for seat in table.seats if _there(seat)}
    table = _become(table, holders & {*came}, Outcome.FORFEITED)
    return replace(_become(table, holders - {*came}, Outcome.ABSENT), state=State.DONE)


def take_over(table: Table, entrant: int, substitute: int) -> Table:
    """Return the table when an entrant's seat is taken over by a substitute, who gets its result."""
    seats = [
        replace(seat, substitute=substitute, outcome=Outcome.OPEN)
        if seat.holder == entrant
        else seat
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats))


def call_off(table: Table) -> Table:
    """Call a table off, for the organizer: it counts for nobody, and nobody met at it."""
    return replace(table, state=State.VOID)


def correct(
    table: Table, results: Mapping[int, Result], outcomes: Mapping[int, Outcome]
) -> Table:
    """Return the table with the organizer's correction, by entrant: results, and outcomes of those without one."""
    seats = []
    for seat in table.seats:
        if seat.holder in results:
            result = results[seat.holder]
            seat = replace(
                seat, outcome=Outcome.PLAYED, score=result.score, rank=result.rank
            )
        elif seat.holder in outcomes:
            seat = replace(seat, outcome=outcomes[seat.holder], score=None, rank=None)
        seats.append(seat)
    return replace(table, seats=tuple(seats), state=State.DONE, corrected=True)


def late(
    rules: Rules, table: Table, known: Sequence[Standing], extended: bool
) -> LateResult:
    """Return the table by the organizer's rule for one that has not ended when its round does.

    `known` are the public facts of each seat; `extended` is True if the table has had more time already. An entrant
    who had left stays behind everybody.
    """
    slow = {
        seat.holder
        for seat, standing in zip(table.seats, known, strict=True)
        if _there(seat) and not standing.kept
    }
    if rules.late is Late.EXTEND and not extended:
        return LateResult(table, extended=True)
    if rules.late is Late.STAND_IN and not extended:
        forfeited = _become(table, slow, Outcome.FORFEITED)
        return LateResult(forfeited, extended=True, computers=tuple(sorted(slow)))
    paced = rules.late is Late.PACE
    table = _become(table, slow, Outcome.FORFEITED) if paced else table
    pairs, seats = [*zip(table.seats, known, strict=True)], []
    scores = (
        []
        if paced
        else [
            standing.score
            for seat, standing in pairs
            if _there(seat) and not standing.skipped
        ]
    )
    for seat, standing in pairs:
        if _there(seat):  # who kept the pace shares the places
            outcome = _played(seat, Outcome.ADJUDICATED, standing.skipped and not paced)
            rank = 1 + sum(score > standing.score for score in scores)
            seat = replace(seat, outcome=outcome, score=standing.score, rank=rank)
        seats.append(seat)
    return LateResult(replace(table, seats=tuple(seats), state=State.DONE))


def _there(seat: Seat) -> bool:
    return seat.outcome is Outcome.OPEN or seat.outcome.counts


def _become(table: Table, holders: Collection[int], outcome: Outcome) -> Table:
    seats = [
        replace(seat, outcome=outcome) if seat.holder in holders else seat
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats))
