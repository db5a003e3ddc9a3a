"""People of a slow game: when they are awake, when they look, and what they say when they do.

Everybody answers what asks them after a delay of awake time (median 3 hours, one in six over 8), in five time zones,
from 8 to 23 o'clock, and looks in by themselves about every 8 awake hours. Real questions are answered by all; a share
of the people also answers ahead, in 70 of 100 cases in which they could. They see their seat's view alone and decide
by the scripted players of `players/scripted/`.
"""

from __future__ import annotations

import datetime
import math
import zoneinfo
from typing import TYPE_CHECKING

import msgspec

from bot.core.answers import key_of
from bot.features.plans.lookahead import can_look_ahead, upcoming
from players.scripted import caylus, greedy, magna_carta
from rules.caylus.view import CaylusView
from rules.magna_carta.view import MagnaCartaView
from rules.model import noun, verb

if TYPE_CHECKING:
    import random

    from bot.core.answers import Answer, Key
    from rules.game import Game, GameState

HOUR = 3600
DAY = 24 * HOUR
BEGIN = 1_767_600_000  # a Monday in January
ZONES = (
    "America/Los_Angeles",
    "America/New_York",
    "Europe/London",
    "Europe/Berlin",
    "Asia/Tokyo",
)
AWAKE = range(8, 23)
SATURDAY = 5
MEDIAN = 3.0  # hours of awake time until a question is answered
SPREAD = 1.0  # of the logarithm of that delay
# awake time between two looks at the game without a mention, on average
LOOKS_IN = 8 * HOUR
AT_ONCE = 2 * 60  # until who has just acted answers the next question
AHEAD = 0.7  # of the cases in which who answers ahead does
GONE = 0.05  # of the people are away for a week once a game, where people have weekends
# placements that somebody lists: with what they would do instead as many as a list holds
LINES = 4
PLACES = 3  # of a line: what they would do if the first of it is taken
SEQUENCE = 7  # placements in a list without alternatives
DRAWS = frozenset({"draw", "redraw"})
PAYS = frozenset({"payment", "on"})  # decisions that follow from building


class Measures(msgspec.Struct, frozen=True):
    """What a table does, and its people: forced moves are played by themselves; everybody is asked `together` from the
    phase after the placements on; so many seats are named `early`, and who looks in and does not answer ahead names so
    many `places` then; a `share` of the people answers ahead, with alternatives for up to four placements, or where the
    `next_listed` is done without them for the whole turn; who has listed what is taken is `told`; on
    `weekends` they look a third as often, and some are away for a week."""

    forced: bool = True
    together: bool = False
    early: int = 0
    share: float = 0.0
    weekends: bool = False
    next_listed: bool = False
    told: bool = False
    places: int = 1
    seats: int = 4


class Hours:
    """When somebody has time."""

    def __init__(self, chance: random.Random, zone: str, weekends: bool) -> None:
        self._zone = zoneinfo.ZoneInfo(zone)
        self._weekends = weekends
        gone = weekends and chance.random() < GONE
        begins = BEGIN + chance.randrange(60 * DAY)
        self._gone = range(begins, begins + 7 * DAY) if gone else range(0)

    def pace(self, when: int) -> float:
        """How much of an hour counts then: nothing at night, a third at weekends."""
        if when in self._gone:
            return 0.0
        local = datetime.datetime.fromtimestamp(when, self._zone)
        if local.hour not in AWAKE:
            return 0.0
        return 1 / 3 if self._weekends and local.weekday() >= SATURDAY else 1.0

    def after(self, when: int, seconds: float) -> int:
        """When so many seconds of their time are over."""
        while True:
            pace, rest = self.pace(when), HOUR - when % HOUR
            if pace and seconds <= rest * pace:
                return when + max(1, round(seconds / pace))
            seconds -= rest * pace
            when += rest

    def delay(self, chance: random.Random, when: int) -> int:
        """When a question that is put to them then is answered."""
        return self.after(when, chance.lognormvariate(math.log(MEDIAN * HOUR), SPREAD))

    def look(self, chance: random.Random, when: int) -> int:
        """When they look at the game by themselves next."""
        return self.after(when, chance.expovariate(1 / LOOKS_IN) + 1)


def better_than_pass(game: Game, state: GameState) -> set[str]:
    """Return the actions that the deciding seat's greedy player prefers to a pass that brings no money."""
    decision = game.decision(state)
    assert decision is not None
    view = game.view(state, decision.seat)
    actions = [code for code in decision.actions if code != "pass"]
    if isinstance(view, CaylusView):
        values = caylus.Valuation(view, decision.seat, "")
        return {
            code
            for code in actions
            if values.spot(noun(code)) - values.money(1) > caylus.KEEP
        }
    assert isinstance(view, MagnaCartaView)
    valuation = magna_carta.Valuation(view, decision.seat, "action")
    return {
        code for code in actions if valuation.value("action", code) > magna_carta.PASS
    }


def placements(
    game: Game, state: GameState, seat: int, lines: int, places: int
) -> tuple[list[tuple[str, ...]], bool]:
    """What somebody lists for so many of their placements to come, each with what they would rather do instead than
    pass, and whether they pass behind it: worker by worker what they would do now."""
    asked = game.in_turn(state, seat)
    listed: list[tuple[str, ...]] = []
    while asked is not None:
        if len(listed) == lines:
            return listed, False
        better = better_than_pass(game, asked)
        before = {code for line in listed for code in line}
        ranked = [code for _, code in greedy.ranked(game, asked)]
        wanted = ranked[: ranked.index("pass")] if "pass" in ranked else ranked
        wanted = [code for code in wanted if code in better and code not in before]
        if not wanted:
            break
        first = wanted[0]
        listed.append(
            tuple(
                code
                for code in wanted[:places]
                if code == first or verb(code) == verb(first)
            )
        )
        if verb(first) in DRAWS:
            return listed, False  # what is drawn changes what comes next
        game.step(asked, first)
        while (
            (decision := game.decision(asked)) is not None
            and decision.seat == seat
            and decision.kind in PAYS
        ):
            game.step(asked, greedy.choose(game, asked))
        asked = game.in_turn(asked, seat)
    return listed, bool(listed)


def answers(
    game: Game, state: GameState, seat: int, given: dict[Key, Answer]
) -> dict[Key, Answer]:
    """Everything that somebody can answer now, one after the other, as they would if it came to it."""
    given = dict(given)
    while can_look_ahead(game, state):
        wishes = _wishes(game, state, seat, given)
        first = next(
            (
                answer
                for coming in upcoming(game, state, seat, [*given.values()])
                if coming.key not in given
                and (answer := coming.answer_with(wishes.get(coming.key, "")))
                is not None
            ),
            None,
        )
        if first is None:
            break
        given[first.key] = first
    return given


def _wishes(
    game: Game, state: GameState, seat: int, given: dict[Key, Answer]
) -> dict[Key, str]:
    """What somebody would do at each decision to come, if the others did what can hurt least."""
    state = game.clone(state)
    turn = state.turn
    wishes: dict[Key, str] = {}
    while (decision := game.decision(state)) is not None and state.turn == turn:
        code = game.guide.least_harm(decision)
        if decision.seat == seat:
            key = key_of(game, state, decision)
            code = greedy.choose(game, state)
            if key in given and given[key].code in decision.actions:
                code = given[key].code
            wishes[key] = code
        game.step(state, code)
    return wishes
