"""The values of a tournament.

These are its rules, entrants (by number), tables with their seats, and rows of standings; the options for
rounds and tables; and the scales of points and tie-breaks that an organizer can choose, by name.
"""

from enum import StrEnum
from typing import NamedTuple

import msgspec

# points are kept in sixtieths, so that two to five who share places share exactly
PART = 60


class Format(StrEnum):
    """The format of a tournament."""

    KNOCKOUT = "knockout"  # the best of each table go on, until one table is left
    # everybody plays every round, with those who have about as many points
    SWISS = "swiss"
    LEAGUE = "league"
    """Everybody plays every round within a division; a season's best go up, its last go down."""


class Seeding(StrEnum):
    """The way in which the first tables of a tournament, or its divisions, are made."""

    LOT = "lot"
    RATING = "rating"


class TieBreak(StrEnum):
    """A tie-break between people of equal points, in the order that the rules name."""

    WINS = "wins"  # tables won, in sixtieths: a shared win is divided
    DIRECT = "direct"
    """Places before less places behind the others of the tie, where all of them have met all."""
    # share of the winner's score on average, in hundredths of a percent, rounded down
    SHARE = "share"
    STRENGTH = "strength"
    """Points of the people met, on average over the meetings, in sixtieths, rounded down."""
    SCORE = "score"  # prestige over all tables
    LOT = "lot"  # a number drawn for each entrant: the higher comes before


class Late(StrEnum):
    """The organizer's rule for a table that has not ended when its round does."""

    ADJUDICATE = "adjudicate"
    """It is counted as it stands now; whoever was mostly skipped comes last, here as at the end of any game."""
    EXTEND = "extend"
    """The round waits for it, once, for the days that were settled; then it is counted as it stands."""
    PACE = "pace"  # players who kept the pace share the places; the others forfeit
    STAND_IN = "stand-in"
    """Players who did not keep the pace forfeit, and a computer plays their seat; the round waits once, as above."""


class State(StrEnum):
    """The state of a table."""

    DRAWN = "drawn"
    PLAYING = "playing"
    DONE = "done"
    VOID = "void"  # it was called off, and counts for nobody

    @property
    def closed(self) -> bool:
        """True if the round need not wait for the table any more."""
        return self in (State.DONE, State.VOID)


class Outcome(StrEnum):
    """The outcome of a seat."""

    OPEN = "open"
    PLAYED = "played"
    # counted at the end of the round, before the game was over
    ADJUDICATED = "adjudicated"
    FORFEITED = "forfeited"  # left during the game: behind everybody, no points
    SKIPPED = "skipped"
    """Skipped more often than they acted, over the whole game: behind everybody, no points."""
    ABSENT = "absent"  # never came: no points, and nobody met them
    BYE = "bye"  # nobody was left to play with

    @property
    def counts(self) -> bool:
        """True if the seat has a place among the others of its table."""
        return self in (Outcome.PLAYED, Outcome.ADJUDICATED)


# behind everybody, without points
GONE_OUTCOMES = (Outcome.FORFEITED, Outcome.SKIPPED, Outcome.ABSENT)

DEFAULT_POINTS = {2: (6, 0), 3: (6, 2, 0), 4: (6, 3, 1, 0), 5: (6, 3, 2, 1, 0)}
DEFAULT_TIEBREAKS = (
    TieBreak.WINS,
    TieBreak.DIRECT,
    TieBreak.SHARE,
    TieBreak.STRENGTH,
    TieBreak.LOT,
)


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a tournament. `points` are by place, for each number of people; every lot is drawn from `seed`."""

    format: Format = Format.SWISS
    # seats a table; where the number does not divide, some tables are smaller by one
    size: int = 4
    rounds: int = 5
    """Rounds of a Swiss tournament or of a league's season; a knockout has as many as it needs."""
    advance: int = 1  # how many of a table go on (knockout)
    division_size: int = 8  # at most so many in a division (league)
    # how many go up, and as many down, between two neighboring divisions (league)
    moves: int = 2
    points: dict[int, tuple[int, ...]] = msgspec.field(
        default_factory=lambda: dict(DEFAULT_POINTS)
    )
    bye: int = 6  # points of a bye, and of a player left alone at a table
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
    """The seed, in millionths of a rating; entrants without one come behind those who have one, by lot."""
    division: int = 1  # of a league, from 1, the highest

    def plays(self, number: int) -> bool:
        """Return whether they are to be drawn in this round."""
        return self.entered <= number and (self.left is None or number < self.left)


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table; its place in the first turn order is its place in the table's `seats`."""

    entrant: int
    substitute: int | None = None
    """The entrant who took the seat over and gets its result; the one who left has forfeited."""
    outcome: Outcome = Outcome.OPEN
    score: int | None = None
    rank: int | None = None  # at the table, from 1; equal is shared

    @property
    def holder(self) -> int:
        """The entrant whom the result belongs to."""
        return self.entrant if self.substitute is None else self.substitute


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round, with its seats in the first turn order. A bye is a table of one."""

    round: int
    number: int  # from 1 in each round, over all divisions
    seats: tuple[Seat, ...]
    division: int = 1
    state: State = State.DRAWN
    corrected: bool = False  # whether the organizer has replaced its result

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everybody who was drawn for it, in turn order."""
        return tuple(seat.entrant for seat in self.seats)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the standings. `values` are the rules' tie-breaks in order, in their own units."""

    entrant: int
    division: int
    place: int  # in the division, from 1; equal is shared
    points: int  # in sixtieths
    tables: int  # closed tables that count for them, byes and forfeits among them
    values: tuple[int, ...]
    out: bool  # whether they have left, or a knockout goes on without them


class Phase(StrEnum):
    """The next possible step of a tournament."""

    WAITING = "waiting"  # tables of the round are open
    READY = "ready"  # the next round can be drawn
    OVER = "over"  # all has been played
    SHORT = "short"  # fewer than two are left who could play


class Stage(msgspec.Struct, frozen=True):
    """The possible steps now: the round that is waited for, that can be drawn, or that was the last."""

    phase: Phase
    round: int


class Problem(msgspec.Struct, frozen=True):
    """An impossible rule: its field, its value, and the bounds."""

    field: str
    asked: int
    least: int
    most: int


# the server's setting: `no` where there are none, and those under way wait
SETTING = "tournaments"
PACES = ("24h", "48h", "72h", "7d")
NAME = 60  # characters of a tournament's name
PEOPLE = (
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    12,
    14,
    15,
    16,
    18,
    20,
    24,
    27,
    30,
    32,
    36,
    48,
    64,
    96,
    128,
)
"""Choices for the least and the most entrants of a tournament."""
TIMES = {
    "signup_days": (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 60),
    "round_days": (
        0,
        7,
        14,
        21,
        28,
        35,
        42,
        49,
        56,
        63,
        70,
        84,
        98,
        112,
        126,
        140,
        168,
        196,
        224,
    ),
    "grace_days": (0, 2, 3, 4, 5, 6, 7, 10, 14),
    "extra_days": (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28),
}
"""Days that can be chosen: none for a round that ends with its last table, and where nobody counts as a no-show."""
WHOLE_DAYS = 16 * 7  # in which a tournament ends as it is proposed


class RoundOptions(msgspec.Struct, frozen=True):
    """The organizer's options beside the format.

    `grace_days`: a player without an action so many days after they could act has not come, and their seat is
    given to somebody else. `extra_days`: the extension of a round, once, where it waits for its late tables.
    `automatic`: the next round is drawn when the last table of one is done. `clock` is the late rule of a
    table's clock.
    """

    game: str = "caylus"
    options: dict[str, str] = {}
    pace: str = "24h"
    clock: str = "skip"
    extra_days: int = 7
    rated: bool = True
    automatic: bool = True
    least: int = 4
    most: int = 64
    signup_days: int = 7
    round_days: int = 28
    proposed: bool = False
    """True if `round_days` is proposed: as long as nine of ten tables take, by the game, its players and the pace."""
    nine: int = 0  # the days that nine of ten tables take
    known: bool = False  # whether the server's own finished games say how long that is
    grace_days: int = 4
    season_of: int | None = None  # the league of which this is the next season


SIZES = range(2, 6)  # seats of a table


class Scale(NamedTuple):
    """Points by place for each number of people at a table, the same for a win at each, and those of a bye."""

    points: dict[int, tuple[int, ...]]
    bye: int


SCALES = {
    "steep": Scale(DEFAULT_POINTS, 6),
    "even": Scale(
        {size: tuple(range(12, -1, -12 // (size - 1))) for size in SIZES}, 12
    ),
    "wins": Scale({size: (1, *[0] * (size - 1)) for size in SIZES}, 1),
}
"""Scales by name: a win counts far more than a second place, all places are as far apart, or wins count alone."""

FIRST = tuple(
    tiebreak for tiebreak in TieBreak if tiebreak is not TieBreak.LOT
)  # what can decide first between equals


def scale_of(rules: Rules) -> str | None:
    """Return the name of the scale that the rules have; None for any other."""
    return next(
        (name for name, scale in SCALES.items() if scale == (rules.points, rules.bye)),
        None,
    )


def order(first: TieBreak) -> tuple[TieBreak, ...]:
    """Return the tie-breaks with that one before the others in their usual order."""
    return (
        first,
        *(tiebreak for tiebreak in DEFAULT_TIEBREAKS if tiebreak is not first),
    )


def most_moves(division_size: int) -> int:
    """Return the most entrants that can go up, and down, between two divisions of that size."""
    return division_size // 3
