"""The meaning of a game's end for each player: place, weight for the rating, and whether they finished.

`decide` computes it from facts alone; `of_game` reads the facts (docs/club.md).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from rules.model import Result
from rules.register import find_game
from storage import actions, departures, ratings
from storage.actions import ActionRow
from storage.departures import TenureRow
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

LEFT = ("resigned", "forgotten", "dropped", "barred")
"""The ends of a tenure by which a player has left: resigned, forgotten, dropped for being late for long, or barred."""

FORGIVEN = "forgiven"
"""The end of a tenure by a mistake: its person isn't rated, and nobody is rated against them."""

NOT_OWN = ("clock", "stand_in", "another")
"""Sources of what was done at a seat without its person."""

OF_OTHERS = ("stand_in", "excused_stand_in", "another", "excused_another")
"""Sources of decisions that somebody else made at a seat; an excused one counts as no missed turn of its person."""

WHOLE = 1_000
"""A whole gain or loss of rating, in thousandths."""

FIRST_COUNTED = 3
"""The turn from which on a game that ends by forfeit counts for ratings."""

PAIR_DAYS = 30
"""Days in which nobody gains from a second forfeit of the same person."""

Ending: TypeAlias = Literal["rules", "forfeit", "counted", "abandoned", "anew"]
"""The end of a game: by its rules; all others had left; a tournament counted it as it was; nobody played on, so that
nobody has won; or the others begin again without somebody who had left."""

Standing: TypeAlias = Literal["", "soon", "last"]

Key: TypeAlias = "tuple[int, int, bool, int]"
"""The sort key of a final order: players who left come behind, those who left earlier further; then the result."""


class Sat(NamedTuple):
    """The facts about a tenure at the end of its game.

    `ended`: when, and `turn`: in which turn it did, or the game; `how`: as `TenureRow` has it; `missing`: most
    turns were played or skipped without its person; `helped`: others made more than a quarter of its
    decisions (`is_helped`); `again`: the player who stayed has gained from a forfeit of somebody
    who left this game within `PAIR_DAYS` days.
    """

    seat: int
    user: int | None = None
    level: int | None = None
    ended: int | None = None
    turn: int = 0
    how: str | None = None
    missing: bool = False
    helped: bool = False
    again: bool = False

    @property
    def left(self) -> bool:
        """True if its person left, or was missing in most of the game."""
        return self.how in LEFT or (
            self.user is not None and self.how is None and self.missing
        )


class Starter(NamedTuple):
    """The holder of a seat when the game began.

    `left`: not to the end; `replaced`: another has it, without that. Of a change of rating so many thousandths
    count, upward `gain` and downward `loss`; `beaten`: the players who stayed are rated against them, too;
    `finished`: whether they have finished a game, None where it doesn't count for that; `helped`: stayed, but others
    made many of their decisions, so that nobody loses to them.
    """

    seat: int
    user: int | None
    level: int | None
    rank: int
    left: bool
    replaced: bool
    gain: int = WHOLE
    loss: int = WHOLE
    beaten: bool = True
    finished: bool | None = True
    helped: bool = False


class FinalOrder(msgspec.Struct, frozen=True):
    """By seat the rank of its holder, from 1, and those who began, ranked apart. Without `ranks` nobody has won."""

    ranks: tuple[int, ...]
    starters: tuple[Starter, ...]
    ending: Ending = "rules"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def share(turn: int, usual_turns: int) -> int:
    """Return the share of a game that counts if it is forfeited, or counted unfinished, in a turn, in thousandths.

    The share is 0 before the third turn, and grows to WHOLE at half of the usual turns.
    """
    half = usual_turns // 2
    passed = min(turn, half) - FIRST_COUNTED + 1
    return max(0, WHOLE * passed // (half - FIRST_COUNTED + 1))


def decide(
    ending: Ending,
    result: Result,
    first: Sequence[Sat],
    last: Sequence[Sat | None],
    *,
    now: int,
    turn: int,
    usual_turns: int,
) -> FinalOrder:
    """Return what a game comes to that ends now, in a turn.

    It goes by its result, by who held each seat `first`, and who did `last` (None: nobody who can leave).

    | end | person | place | gains | loses | finished |
    | --- | --- | --- | --- | --- | --- |
    | rules | stayed | by the result | all of it | all of it | yes |
    | rules | stayed, helped | by the result | half | all of it | yes |
    | rules | left, or was missing in most turns | behind, the last to leave first | nothing | all of it | no |
    | rules | was replaced, or lost the seat by a mistake | by the result | not rated | not rated | not counted |
    | forfeit | stayed | first | the share of its turn, again within 30 days nothing | the same | not counted |
    | forfeit | left | behind, the last to leave first | nothing | the share of its turn | no |
    | counted | anybody | as by the rules | the share of its turn | the same | as by the rules |
    | abandoned | anybody | none | nothing | nothing | no |
    | again | stayed | none | nothing | nothing | not counted |
    | again | left | none | nothing | nothing | no |

    Who stayed is rated among each other; somebody who left in the second half of the usual turns, or by whose
    leaving the game ended, is `beaten` besides where that is better for who stayed. Who was `helped`, since others made
    much of their last decisions, takes nothing from the others.
    """

    def key(seat: int, sat: Sat | None, *, held: bool) -> Key:
        points = seat not in result.winners, -result.scores[seat]
        if sat is None:
            return (0, 0, *points)
        if sat.how in LEFT or (held and sat.ended is not None):
            return (1, -(now if sat.ended is None else sat.ended), *points)
        return (1, -now - 1, *points) if sat.left else (0, 0, *points)

    seats = [key(seat, sat, held=True) for seat, sat in enumerate(last)]
    people = [(sat, key(sat.seat, sat, held=False)) for sat in first]
    counts = {
        "rules": WHOLE,
        "forfeit": share(turn, usual_turns),
        "counted": share(turn, usual_turns),
        "abandoned": 0,
        "anew": 0,
    }[ending]
    starters = []
    for sat, own_key in people:
        replaced = sat.how is not None and sat.how not in LEFT
        gain = (
            0
            if sat.left or (sat.again and ending == "forfeit")
            else counts // 2
            if sat.helped
            else counts
        )
        finished: bool | None = not sat.left and ending != "abandoned"
        if replaced or (ending in ("forfeit", "anew") and not sat.left):
            finished = None
        rank = _rank(own_key, [other_key for _, other_key in people])
        late = ending == "forfeit" or sat.turn * 2 > usual_turns
        beaten = sat.how != FORGIVEN and (sat.how not in LEFT or late)
        held_by = sat.seat, sat.user, sat.level
        helped = sat.helped and not sat.left
        starters.append(
            Starter(
                *held_by,
                rank,
                sat.left,
                replaced,
                gain,
                counts,
                beaten,
                finished,
                helped,
            )
        )
    ranks = (
        ()
        if ending in ("abandoned", "anew")
        else tuple(_rank(own_key, seats) for own_key in seats)
    )
    return FinalOrder(ranks, tuple(starters), ending)


def _rank(own: Key, keys: Iterable[Key]) -> int:
    return 1 + sum(other_key < own for other_key in keys)


def of_game(
    uow: UnitOfWork, row: GameRow, result: Result, ending: Ending
) -> FinalOrder:
    """Return the final order of a game that ends now with a result."""
    tenures = departures.tenures(uow.tx, row.id)
    record = actions.record(uow.tx, row.id)
    sat = [_sat(uow, row, record, facts) for facts in tenures]
    leavers = {
        facts.user for facts in sat if facts.how in LEFT and facts.user is not None
    }
    since = uow.now - PAIR_DAYS * 24 * 60 * 60
    if ending == "forfeit":
        sat = [
            facts._replace(
                again=ratings.have_forfeited(
                    uow.tx, row.server, facts.user, leavers - {facts.user}, since
                )
            )
            if facts.user is not None and not facts.left
            else facts
            for facts in sat
        ]
    first_of_seat = {facts.seat: facts for facts in reversed(sat)}
    last_of_seat = {} if row.practice else {facts.seat: facts for facts in sat}
    return decide(
        ending,
        result,
        [facts for _, facts in sorted(first_of_seat.items())],
        [last_of_seat.get(seat) for seat in range(len(result.scores))],
        now=uow.now,
        turn=row.turn,
        usual_turns=find_game(row.kind).guide.usual_turns,
    )


def _sat(
    uow: UnitOfWork, row: GameRow, record: Sequence[ActionRow], tenure: TenureRow
) -> Sat:
    turn, ended, how = row.turn, tenure.ended, tenure.how
    if tenure.ended_revision is not None:
        until = [
            action.turn for action in record if action.revision <= tenure.ended_revision
        ]
        turn = until[-1] if until else 0
    elif tenure.departed is not None and how is None and not row.practice:
        # who is no longer on the server has left the game
        ended, how = tenure.departed, "dropped"
    return Sat(
        tenure.seat,
        tenure.user,
        tenure.level,
        ended,
        turn,
        how,
        not row.practice and is_mostly_missing(record, tenure),
        is_helped(record, tenure),
    )


def is_mostly_missing(record: Iterable[ActionRow], tenure: TenureRow) -> bool:
    """Return whether most turns of a seat were played, or skipped, without its person."""
    missed, turns = _turns_without(record, tenure)
    return missed > turns - missed


def missed_so_far(uow: UnitOfWork, game: int, seat: int) -> tuple[int, int]:
    """Return how many turns of a seat passed without its present holder, and how many there were."""
    return actions.turns_without(uow.tx, game, NOT_OWN).get(seat, (0, 0))


class Missed(NamedTuple):
    """The turns of a seat that passed without a former holder, by who decided most there, and all since they began."""

    skipped: int
    by_computer: int
    by_another: int
    turns: int

    @property
    def missed(self) -> int:
        """The turns in which their person did nothing."""
        return self.skipped + self.by_computer + self.by_another


def missed_if_back(
    uow: UnitOfWork, game: int, seat: int, user: int, *, excused: bool = False
) -> Missed:
    """Return the turns of a person who has lost a seat, as they are when they take it back now.

    `excused`: what was done there since doesn't count as missed.
    """
    own = next(
        tenure
        for tenure in reversed(departures.tenures(uow.tx, game))
        if (tenure.seat, tenure.user) == (seat, user)
    )
    record = actions.record(uow.tx, game)
    deciders = dict[int, Counter[str]]()
    for action in record:
        if action.seat == seat and action.revision >= own.began_revision:
            by = action.source if action.source in NOT_OWN else "own"
            if action.revision > (own.ended_revision or math.inf):
                by = "another" if by == "own" else by
                by = "own" if excused else by
            deciders.setdefault(action.turn, Counter())[by] += 1
    # a turn is that of whoever made most of its decisions, if any were made
    missed = Counter(
        max(by, key=lambda one: (one != "clock", by[one]))
        for by in deciders.values()
        if "own" not in by
    )
    counted = missed["clock"], missed["stand_in"], missed["another"]
    return Missed(*counted, len(deciders))


def mostly_missed(uow: UnitOfWork, row: GameRow) -> dict[int, tuple[int, int]]:
    """Return the seats that would rank behind if the game ended now, since most turns passed without their person.

    It has the turns that passed so, and all turns, of each; of a seat with few turns that says little.
    """
    if row.turn < FIRST_COUNTED:
        return {}
    counted = missed_turns(uow, row)
    return {
        seat: counts for seat, counts in counted.items() if standing(*counts) == "last"
    }


def missed_most(uow: UnitOfWork, game: int) -> dict[int, tuple[int, int]]:
    """Return by seat the turns that its person missed, and all turns, where these are most of a game that is over."""
    counted = actions.turns_without(uow.tx, game, NOT_OWN)
    return {
        seat: (missed, turns)
        for seat, (missed, turns) in sorted(counted.items())
        if missed > turns - missed
    }


def missed_turns(uow: UnitOfWork, row: GameRow) -> dict[int, tuple[int, int]]:
    """Return by seat how many turns of a running game passed without its present holder, and how many there were."""
    if row.status != "running" or row.practice:
        return {}
    return actions.turns_without(uow.tx, row.id, NOT_OWN)


def standing(missed: int, turns: int) -> Standing:
    """Return whether a seat ranks `last` for its missed turns, would with one more (`soon`), or neither."""
    if missed > turns - missed and turns >= FIRST_COUNTED:
        return "last"
    return "soon" if missed + 1 > turns - missed and turns + 1 >= FIRST_COUNTED else ""


def has_left(uow: UnitOfWork, game: int, user: int | None) -> bool:
    """Return whether a user has left a rated game that they began: they rank behind, whatever they do there now."""
    first = {
        tenure.seat: tenure for tenure in reversed(departures.tenures(uow.tx, game))
    }
    left = any(one.user == user and one.how in LEFT for one in first.values())
    return left and uow.is_rated(uow.row(game))


def rated_now(uow: UnitOfWork, game: int) -> tuple[tuple[int, ...], bool]:
    """Return the seats of people who have sat there from the start, and whether any of them is rated against anybody.

    These people are on the server. Besides each other they are rated against computers, people who were replaced, and
    those who left late.
    """
    row, record = uow.row(game), actions.record(uow.tx, game)
    usual_turns = find_game(row.kind).guide.usual_turns
    first_of_seat = {
        tenure.seat: tenure for tenure in reversed(departures.tenures(uow.tx, game))
    }
    present, opposed = list[int](), False
    for seat, tenure in sorted(first_of_seat.items()):
        if tenure.user is not None and tenure.ended is None and tenure.departed is None:
            present.append(seat)
        else:
            sat = _sat(uow, row, record, tenure)
            opposed |= (
                sat.turn * 2 > usual_turns if sat.how in LEFT else sat.how != FORGIVEN
            )
    return tuple(present), opposed if len(present) == 1 else bool(present)


def _turns_without(record: Iterable[ActionRow], tenure: TenureRow) -> tuple[int, int]:
    turns: dict[int, bool] = {}
    for action in record:
        if action.seat == tenure.seat and action.revision >= tenure.began_revision:
            turns[action.turn] = (
                turns.get(action.turn, False) or action.source not in NOT_OWN
            )
    return len(turns) - sum(turns.values()), len(turns)


def is_helped(record: Sequence[ActionRow], tenure: TenureRow) -> bool:
    """Return whether others made more than a quarter of a seat's decisions, in a whole game or in its last half.

    Others are a computer, and a person to whom a moderator gave the seat and took it back.
    """
    return any(
        others * 4 > decisions for others, decisions in by_others(record, tenure.seat)
    )


def by_others(record: Sequence[ActionRow], seat: int) -> tuple[tuple[int, int], ...]:
    """Return how many of how many decisions of a seat others made, in a whole game and in its last half."""
    halves = record, record[len(record) // 2 :]
    decisions = [
        [action.source in OF_OTHERS for action in part if action.seat == seat]
        for part in halves
    ]
    return tuple((sum(part), len(part)) for part in decisions)
