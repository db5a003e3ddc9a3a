"""The words of a tournament: its rules, who takes part, tables with their seats, and rows of standings.

Everything here is a value. The core knows entrants by number, reads no clock, and keeps nothing.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

PART = 60
"""Points are kept in sixtieths, so that two to five who share places share exactly."""


class Format(StrEnum):
    """How a tournament goes."""

    KNOCKOUT = "knockout"
    """The best of each table go on, until one table is left."""
    SWISS = "swiss"
    """Everybody plays every round, with those who have about as many points."""
    LEAGUE = "league"
    """Everybody plays every round within a division; a season's best go up, its last go down."""


class Seeding(StrEnum):
    """How the first tables of a tournament, or its divisions, are made."""

    LOT = "lot"
    RATING = "rating"


class TieBreak(StrEnum):
    """What decides between people of equal points, in the order that the rules name."""

    WINS = "wins"
    """Tables won, in sixtieths: a shared win is divided."""
    DIRECT = "direct"
    """Places before less places behind the others of the tie, where all of them have met all."""
    SHARE = "share"
    """Share of the winner's score on average, in hundredths of a percent, rounded down."""
    STRENGTH = "strength"
    """Points of the people met, on average over the meetings, in sixtieths, rounded down."""
    SCORE = "score"
    """Prestige over all tables."""
    LOT = "lot"
    """A number drawn for each entrant: the higher comes before."""


class Late(StrEnum):
    """What the organiser does with a table that has not ended when its round does."""

    ADJUDICATE = "adjudicate"
    """It is counted as it stands now; whoever was mostly skipped comes last, here as at the end of any game."""
    EXTEND = "extend"
    """The round waits for it, once, for the days that were settled; then it is counted as it stands."""
    PACE = "pace"
    """Who kept the pace shares the places; who did not forfeits."""
    STAND_IN = "stand-in"
    """Who did not keep the pace forfeits, and a computer plays their seat; the round waits once, as above."""


class State(StrEnum):
    """Where a table is."""

    DRAWN = "drawn"
    PLAYING = "playing"
    DONE = "done"
    VOID = "void"
    """It was called off, and counts for nobody."""

    @property
    def closed(self) -> bool:
        """Whether the round need not wait for the table any more."""
        return self in (State.DONE, State.VOID)


class Outcome(StrEnum):
    """What a seat came to."""

    OPEN = "open"
    PLAYED = "played"
    ADJUDICATED = "adjudicated"
    """Counted at the end of the round, before the game was over."""
    FORFEITED = "forfeited"
    """Left during the game: behind everybody, no points."""
    SKIPPED = "skipped"
    """Skipped more often than they acted, over the whole game: behind everybody, no points."""
    ABSENT = "absent"
    """Never came: no points, and nobody met them."""
    BYE = "bye"
    """Nobody was left to play with."""

    @property
    def counts(self) -> bool:
        """Whether the seat has a place among the others of its table."""
        return self in (Outcome.PLAYED, Outcome.ADJUDICATED)


GONE = (Outcome.FORFEITED, Outcome.SKIPPED, Outcome.ABSENT)
"""Behind everybody, without points."""

DEFAULT_POINTS = {2: (6, 0), 3: (6, 2, 0), 4: (6, 3, 1, 0), 5: (6, 3, 2, 1, 0)}
DEFAULT_TIEBREAKS = (TieBreak.WINS, TieBreak.DIRECT, TieBreak.SHARE, TieBreak.STRENGTH, TieBreak.LOT)


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """How a tournament goes. `points` are whole points by place, for each number of people at a table; `seed` is what
    every lot is drawn from."""

    format: Format = Format.SWISS
    size: int = 4
    """Seats a table; where the number does not divide, some tables are smaller by one."""
    rounds: int = 5
    """Rounds of a Swiss tournament or of a league's season; a knockout has as many as it needs."""
    advance: int = 1
    """How many of a table go on (knockout)."""
    division_size: int = 8
    """At most so many in a division (league)."""
    moves: int = 2
    """How many go up, and as many down, between two neighbouring divisions (league)."""
    points: dict[int, tuple[int, ...]] = msgspec.field(default_factory=lambda: dict(DEFAULT_POINTS))
    bye: int = 6
    """Points of a bye, and of who is left alone at a table."""
    tiebreaks: tuple[TieBreak, ...] = DEFAULT_TIEBREAKS
    seeding: Seeding = Seeding.LOT
    late: Late = Late.ADJUDICATE
    seed: int = 0


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part. `entered` is the first round they are drawn in, `left` the first they are not."""

    number: int
    entered: int = 1
    left: int | None = None
    rating: int | None = None
    """What they are seeded by; without one they come behind those who have one, by lot."""
    division: int = 1
    """Of a league, from 1, the highest."""

    def plays(self, number: int) -> bool:
        """Whether they are to be drawn in this round."""
        return self.entered <= number and (self.left is None or number < self.left)


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table; its place in the first turn order is its place in the table's `seats`."""

    entrant: int
    substitute: int | None = None
    """The entrant who took the seat over, and who has what it came to; the one who left forfeited."""
    outcome: Outcome = Outcome.OPEN
    score: int | None = None
    rank: int | None = None
    """At the table, from 1; equal is shared."""

    @property
    def holder(self) -> int:
        """The entrant whom the result belongs to."""
        return self.entrant if self.substitute is None else self.substitute


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round, with its seats in the first turn order. A bye is a table of one."""

    round: int
    number: int
    """From 1 in each round, over all divisions."""
    seats: tuple[Seat, ...]
    division: int = 1
    state: State = State.DRAWN
    corrected: bool = False
    """Whether the organiser has replaced its result."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everybody who was drawn for it, in turn order."""
        return tuple(seat.entrant for seat in self.seats)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody stands. `values` are the rules' tie-breaks in order, in their own units."""

    entrant: int
    division: int
    place: int
    """In the division, from 1; equal is shared."""
    points: int
    """In sixtieths."""
    tables: int
    """Closed tables that count for them, byes and forfeits among them."""
    values: tuple[int, ...]
    out: bool
    """Whether they have left, or a knockout goes on without them."""


class Phase(StrEnum):
    """What a tournament can do now."""

    WAITING = "waiting"
    """Tables of the round are open."""
    READY = "ready"
    """The next round can be drawn."""
    OVER = "over"
    """All has been played."""
    SHORT = "short"
    """Fewer than two are left who could play."""


class Stage(msgspec.Struct, frozen=True):
    """What can be done now: the round that is waited for, that can be drawn, or that was the last."""

    phase: Phase
    round: int


class Problem(msgspec.Struct, frozen=True):
    """A rule that cannot be: its field, what was asked, and the bounds."""

    field: str
    asked: int
    least: int
    most: int
