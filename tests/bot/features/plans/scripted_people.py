"""A game played by scripted people who sleep, work and answer after hours: what it costs in prompts and days.

Everybody answers a prompt after a delay of awake time (median 3 hours), in five time zones, and looks in by
themselves now and then. Nothing here touches a table: orders and answers are those of `bot/features/plans/`.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.answers import Answer, Key, key_of
from bot.core.clock.awake_hours import DAY, HOUR, Rest, runs_after
from bot.features.plans.armed import after, arm
from bot.features.plans.auto_answer import LATEST, SOONEST
from bot.features.plans.choose import choose as automatic
from bot.features.plans.choose import is_hidden
from bot.features.plans.evaluate import is_over
from bot.features.plans.lookahead import foreseen, upcoming
from players.scripted import greedy
from rules.header import Header
from rules.notation import SEATS
from rules.orders import PLACING, Guard, Order, Ranked
from rules.shared.provost import Provost

if TYPE_CHECKING:
    from rules.game import Game

ZONES = ("America/Los_Angeles", "America/New_York", "Europe/London", "Europe/Berlin", "Asia/Tokyo")
AWAKE = (8, 23)
MEDIAN = 3.0  # hours
SPREAD = 1.0  # of the logarithm of the delay: one in six takes more than 8 hours of awake time
AT_ONCE = 2 * 60  # who has just acted answers the next question within minutes
LOOKS_IN = 8 * HOUR  # awake hours between two looks into the game without a ping, on average
BEGIN = 1_767_600_000  # a day in January
LISTED = 8  # spots of a list for the next placements
TIMES = 2  # placements that one list is for


class Measures(msgspec.Struct, frozen=True):
    """Which measures a table uses, the share of people who use answers ahead and standing orders, and the median
    delay in hours. A table that plans `together` (`scripted_turn_plans.py`) has its panel used in so many turns;
    of what it offers people fill in other lines for `cases`, what they say `beside` the placements, and that they are
    asked instead of doing what is worth much less than the best (`near`)."""

    forced: bool = True
    ahead: bool = False
    plans: bool = False
    share: float = 1.0
    look_in: bool = True
    median: float = MEDIAN
    together: bool = False
    planned: float = 0.75
    cases: bool = True
    beside: bool = True
    near: bool = True


class Tally(msgspec.Struct):
    """What a game cost. `alike` counts the automatic answers of plans and answers ahead that the person,
    asked at that moment, would have given too; `waited` the prompts for which time passed, a joint asking apart."""

    decisions: int = 0
    forced: int = 0
    given: int = 0
    alike: int = 0
    prompts: int = 0
    handovers: int = 0
    pings: int = 0
    waited: int = 0
    turns: int = 0
    seats: int = 0
    seconds: int = 0
    score: float = 0.0

    @property
    def pings_a_turn(self) -> float:
        """Of a person."""
        return self.pings / self.turns / self.seats

    @property
    def days(self) -> float:
        return self.seconds / DAY


class LiveSession:
    """One game of people with their clocks."""

    def __init__(self, game: Game, seed: int, measures: Measures, seats: int = 4) -> None:
        self.game = game
        self.state, _ = game.start(Header(game.id, SEATS[:seats], {}, seed=seed))
        self.measures = measures
        self.chance = random.Random(seed)
        self.rests = [Rest(*AWAKE, ZONES[(seed + seat) % len(ZONES)]) for seat in range(seats)]
        self.uses = [self.chance.random() < measures.share for _ in range(seats)]
        self.now = BEGIN + self.chance.randrange(7 * DAY)
        self.begun = self.now
        self.last: int | None = None  # who answered last
        self.answers: dict[int, dict[Key, Answer]] = {seat: {} for seat in range(seats)}
        self.plans: dict[int, list] = {seat: [] for seat in range(seats)}
        self.visits = [self._after(seat, self.chance.expovariate(1 / LOOKS_IN)) for seat in range(seats)]
        self.tally = Tally()

    def play(self) -> Tally:
        """The game to its end."""
        game, state = self.game, self.state
        while (decision := game.decision(state)) is not None:
            self._stage()
            if not self._automatic(decision):
                self._ask(decision.seat)
                code = greedy.choose(game, state)
                self._apply(decision.seat, code)
                if game.decision(state) is not None:
                    self._prepare(decision.seat)
        result = game.result(state)
        self.tally.score = sum(result.scores) / len(result.scores)
        self.tally.seconds = self.now - self.begun
        self.tally.turns, self.tally.seats = state.turn, len(self.rests)
        return self.tally

    def _after(self, seat: int, seconds: float) -> int:
        return runs_after(self.now, int(seconds), self.rests[seat])

    def _stage(self) -> None:
        """What happens when another part of a turn begins."""

    def _apply(self, seat: int, code: str) -> None:
        self.tally.decisions += 1
        events = self.game.apply(self.state, seat, code)
        for event in events:
            if getattr(event, "forced", False):
                self.tally.decisions += 1
                self.tally.forced += 1
                if not self.measures.forced:
                    self._ask(event.seat)

    def _ask(self, seat: int) -> None:
        """Waits for the seat; meanwhile the others may look in."""
        self.tally.prompts += 1
        if seat == self.last:
            self.now += AT_ONCE
            return
        self.last = seat
        until = self._reached(seat)
        self.tally.waited += until > self.now
        if self.measures.look_in:
            self._look_in(until, seat)
        self.now = until

    def _reached(self, seat: int) -> int:
        """When a seat that is asked now answers."""
        self.tally.handovers += 1
        self.tally.pings += 1
        return self._after(seat, self._delay())

    def _delay(self) -> float:
        return self.chance.lognormvariate(math.log(self.measures.median * HOUR), SPREAD)

    def _look_in(self, until: int, but: int) -> None:
        for seat, when in enumerate(self.visits):
            while when <= until:
                if seat != but:
                    self._prepare(seat)
                when = runs_after(when, int(self.chance.expovariate(1 / LOOKS_IN)) + 1, self.rests[seat])
            self.visits[seat] = when

    # Answers ahead and standing orders

    def _automatic(self, decision) -> bool:
        seat = decision.seat
        plans = self.plans[seat]
        found = automatic(
            self.game,
            self.state,
            decision,
            [(key, answer) for key, answer in self.answers[seat].items()],
            list(enumerate(plans)),
        )
        for lapse in found.lapses:
            if lapse.source == "plan":
                del plans[lapse.row]
            else:
                del self.answers[seat][lapse.row]
        choice = found.choice
        if choice is None:
            return False
        if is_hidden(self.game, self.state):
            self.now += self.chance.randrange(SOONEST, LATEST)
        self.tally.given += 1
        self.tally.alike += greedy.choose(self.game, self.state) == choice.code
        if choice.source == "plan":
            armed = plans[choice.row]
            plans[choice.row] = after(armed, choice.code)
        else:
            del self.answers[seat][choice.row]
        self._apply(seat, choice.code)
        return True

    def _prepare(self, seat: int) -> None:
        """What somebody who is looking at the game leaves for later."""
        if not self.uses[seat]:
            return
        game, state = self.game, self.state
        if self.measures.plans:
            turn = state.turn
            self.plans[seat] = [armed for armed in self.plans[seat] if not is_over(armed, turn)]
            for order in self._orders(seat):
                self.plans[seat].append(arm(game, state, seat, order))
        if self.measures.ahead and foreseen(game, state):
            self.answers[seat] = self._foreseen(seat)

    def _orders(self, seat: int) -> list[Order]:
        """A list for the next placements as they look now, and the provost left alone if all works."""
        game, state = self.game, self.state
        held = self.plans[seat]
        orders = []
        asked = game.in_turn(state, seat)
        if asked is not None:
            self.plans[seat] = [a for a in held if not isinstance(a.order.what, Ranked)]
            ranked = greedy.ranked(game, asked)
            codes = [code for _, code in ranked]
            codes = codes[: codes.index("pass")][:LISTED]
            if codes:
                orders.append(
                    Order(Ranked(PLACING, self._listed(ranked, codes)), (Guard("unpassed"),), "turn", TIMES)
                )
        if not any(isinstance(armed.order.what, Provost) for armed in held):
            orders.append(Order(Provost("leave"), (), "turn"))
        return orders

    def _listed(self, ranked: list[tuple[float, str]], codes: list[str]) -> tuple[str, ...]:
        """What of the placements that are better than passing somebody lists: here all of them."""
        return tuple(codes)

    def _foreseen(self, seat: int) -> dict[Key, Answer]:
        """Everything that can be answered now, one after the other, as the person would if it were so."""
        game = self.game
        answers: dict[Key, Answer] = {}
        while True:
            coming = upcoming(game, self.state, seat, list(answers.values()))
            wishes = self._wishes(seat, answers)
            given = [
                decision.answered(wishes[decision.key])
                for decision in coming
                if decision.key not in answers and decision.key in wishes
            ]
            first = next((answer for answer in given if answer is not None), None)
            if first is None:
                return answers
            answers[first.key] = first

    def _wishes(self, seat: int, answers: dict[Key, Answer]) -> dict[Key, str]:
        """What the person would do at each decision to come, if the others did what can hurt least."""
        game = self.game
        state = game.clone(self.state)
        turn = state.turn
        wishes: dict[Key, str] = {}
        while (decision := game.decision(state)) is not None and state.turn == turn:
            code = game.guide.least_harm(decision)
            if decision.seat == seat:
                key = key_of(game, state, decision)
                given = answers.get(key)
                code = greedy.choose(game, state)
                if given is not None and given.code in decision.actions:
                    code = given.code
                wishes[key] = code
            game.step(state, code)
        return wishes


def evening(game: Game, seed: int, measures: Measures, seats: int = 4) -> Tally:
    """One whole game; the same seed is the same game, people and delays."""
    return LiveSession(game, seed, measures, seats).play()


def state_of(played: LiveSession) -> Any:
    """Where a game stands, for tests."""
    return played.state
