"""A slow game of people (`_people.py`), played without a database: who is asked when, and for whom the game waits."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bot.core.answers import key_of
from bot.features.plans.lookahead import misfit, upcoming
from bot.features.plans.plan import GONE_MESSAGES, Plan, choose
from players.scripted import greedy
from rules.header import Header
from rules.notation import SEATS
from tests.bench import _people as people
from tests.bench._people import AHEAD, AT_ONCE, BEGIN, DAY, HOUR, ZONES, Hours

if TYPE_CHECKING:
    from bot.core.answers import Answer, Key
    from rules.game import Game
    from rules.model import Decision
    from tests.bench._people import Measures

# seconds for which an automatic answer about hidden cards waits
HIDDEN = range(3 * 60, 40 * 60)


class Tally(msgspec.Struct):
    """What a game cost. `waits` are the questions for which time passed, those of one joint asking counted once;
    `ahead` and `asked` are the points of the seats of people who answer ahead, and of the others."""

    waits: int = 0
    pings: int = 0
    turns: int = 0
    seats: int = 0
    seconds: int = 0
    points: float = 0.0
    ahead: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    @property
    def pings_a_turn(self) -> float:
        """Of a person."""
        return self.pings / self.turns / self.seats

    @property
    def days(self) -> float:
        return self.seconds / DAY


class SlowGame:
    """One game; the same seed is the same draw, people and delays."""

    def __init__(self, game: Game, seed: int, measures: Measures) -> None:
        self.game, self.measures = game, measures
        seats = range(measures.seats)
        self.state, _ = game.start(
            Header(game.id, SEATS[: measures.seats], {}, seed=seed)
        )
        self.chance = random.Random(seed)
        self.hours = [
            Hours(self.chance, ZONES[(seed + seat) % len(ZONES)], measures.weekends)
            for seat in seats
        ]
        told = random.Random(-seed)
        users = sorted(seats, key=lambda seat: told.random())
        self.uses = {*users[: round(measures.share * measures.seats)]}
        self.now = self.begun = BEGIN + self.chance.randrange(7 * DAY)
        self.last: int | None = None  # who has just acted
        self.asked: dict[int, int] = {}  # when who is asked will answer
        # since when who is named, and not mentioned, as one to place soon
        self.named: dict[int, int] = {}
        # the stage for which a joint asking was counted
        self.joint: tuple[int, ...] = ()
        self.plans: dict[int, Plan] = {}
        self.given: dict[int, dict[Key, Answer]] = {seat: {} for seat in seats}
        self.looks = [hours.look(self.chance, self.now) for hours in self.hours]
        self.tally = Tally(seats=measures.seats)

    def play(self) -> Tally:
        """The game to its end."""
        game, state, tally = self.game, self.state, self.tally
        while (decision := game.decision(state)) is not None:
            if not self._automatic(decision):
                self._wait_for(decision.seat)
                self._apply(decision.seat, greedy.choose(game, state))
                self._say_more(decision.seat)
        result = game.result(state)
        assert result is not None
        tally.points = sum(result.scores) / len(result.scores)
        tally.ahead = tuple(
            score for seat, score in enumerate(result.scores) if seat in self.uses
        )
        tally.asked = tuple(
            score for seat, score in enumerate(result.scores) if seat not in self.uses
        )
        tally.seconds, tally.turns = self.now - self.begun, state.turn
        return tally

    # What happens without a question

    def _automatic(self, decision: Decision) -> bool:
        game, state, seat = self.game, self.state, decision.seat
        answer = self.given[seat].pop(key_of(game, state, decision), None)
        if answer is not None and misfit(game, state, decision, answer) is None:
            code: str | None = answer.code
        else:
            plan = self.plans.get(seat)
            code = None if plan is None else choose(game, state, decision, plan).code
            if plan is not None and code in plan.left:
                self.plans[seat] = plan.did(code, 0)
        if code is None:
            return False
        if game.hidden and state.phase <= game.guide.secrecy.phases:
            self.now += self.chance.choice(HIDDEN)
        self._apply(seat, code)
        return True

    def _apply(self, seat: int, code: str) -> None:
        turn, phase = self.state.turn, self.state.phase
        for event in self.game.apply(self.state, seat, code):
            if getattr(event, "forced", False) and not self.measures.forced:
                self._wait_for(event.seat)
        if self.state.turn != turn:
            self.plans.clear()
            self.given = {each: {} for each in self.given}
        self.named.pop(seat, None)
        if (self.state.turn, self.state.phase > self.placing) != (
            turn,
            phase > self.placing,
        ):
            self.asked.clear()
            self.named.clear()
        if (
            self.measures.told
            and not self.game.hidden
            and self.state.phase == self.placing
        ):
            self._tell_taken(seat)

    def _tell_taken(self, acted: int) -> None:
        """Who has listed what is taken by now is told, and says something else as if they were asked early."""
        game, state = self.game, self.state
        decision = game.decision(state)
        for seat in [*self.plans]:
            asked = (
                None
                if seat in self.asked or not self._said(seat)
                else game.in_turn(state, seat)
            )
            put = None if asked is None else game.decision(asked)
            if (
                asked is None
                or put is None
                or decision is None
                or seat in (acted, decision.seat)
            ):
                continue
            why = choose(game, asked, put, self.plans[seat]).ask_reason
            if why is not None and why.id in GONE_MESSAGES:
                del self.plans[seat]
                self._ask(seat, self.now)

    @property
    def placing(self) -> int:
        """The phase of the placements."""
        phase = self.game.guide.placing_phase
        assert phase is not None
        return phase

    # Questions

    def _wait_for(self, seat: int) -> None:
        """Until the seat that decides answers; meanwhile others are asked, answer, and look in."""
        self._ask_all()
        if seat not in self.asked:
            if seat == self.last:
                self.now += AT_ONCE
                return
            self._ask(seat, self.now)
        until = self.asked[seat]
        if until > self.now:
            stage = (self.state.turn, self.state.phase > self.placing)
            joint = self.measures.together and stage[1]
            self.tally.waits += not joint or self.joint != stage
            self.joint = stage if joint else ()
        self._meanwhile(seat, max(until, self.now))
        del self.asked[seat]
        self.now = max(until, self.now)
        self.last = seat

    def _ask(self, seat: int, when: int) -> None:
        self.tally.pings += 1
        self.named.pop(seat, None)
        self.asked[seat] = self.hours[seat].delay(self.chance, when)

    def _ask_all(self) -> None:
        """Asks everybody together who certainly has something to decide that they have not said."""
        game, state = self.game, self.state
        if not self.measures.together or state.phase <= self.placing:
            return
        for seat, given in self.given.items():
            decision = game.decision(state)
            assert decision is not None
            if seat in self.asked or seat == decision.seat:
                continue
            if any(
                each.answer is None
                for each in upcoming(game, state, seat, [*given.values()])
            ):
                if seat == self.last:  # is there, and sees it at once
                    self._answer_all(seat)
                else:
                    self._ask(seat, self.now)

    def _meanwhile(self, seat: int, until: int) -> None:
        """What the others do while the seat is waited for."""
        self.named.update(self._early(seat, until))
        events = [
            (when, other, True) for other, when in self.asked.items() if other != seat
        ]
        for other, when in enumerate(self.looks):
            while when <= until:
                events.append((when, other, False))
                when = self.hours[other].look(self.chance, when)
            self.looks[other] = when
        for when, other, asked in sorted(events):
            if when > until or other == seat:
                continue
            if asked:
                self.asked.pop(other, None)
                self._answer_all(other)
                self._answer_placement(other)
            elif self._says_more(other):
                self.asked.pop(other, None)
                self._answer_all(other)
                self._list(other)
            elif self.named.get(other, when) < when:
                self._answer_placement(other)

    def _early(self, seat: int, until: int) -> dict[int, int]:
        """Who else is named for a placement while the seat is waited for, and when: the next after an hour of its
        silence, or at once where it sleeps, then the one behind."""
        game, state = self.game, self.state
        found: dict[int, int] = {}
        if state.phase != self.placing or not self.measures.early:
            return found
        when, order = self.now, game.view(state, None).order
        at = order.index(seat)
        for other in (*order[at + 1 :], *order[:at]):
            if len({*self.named, *self.asked, *found} - {seat}) >= self.measures.early:
                break
            if (
                other in self.named
                or other in self.asked
                or game.in_turn(state, other) is None
            ):
                continue
            hour = when + HOUR
            while when < hour and self.hours[seat].pace(when):
                when += HOUR // 4
            if when >= until:
                break
            found[other] = when
        return found

    # What people say

    def _said(self, seat: int) -> bool:
        """Whether a seat has said what it does when it is its turn to place."""
        plan = self.plans.get(seat)
        if plan is None:
            return False
        return not plan.asks_again if plan.left else plan.then_pass

    def _says_more(self, seat: int) -> bool:
        return seat in self.uses and self.chance.random() < AHEAD

    def _say_more(self, seat: int) -> None:
        """Who has just acted answers what is certain too, and who answers ahead lists what they place next."""
        if self.measures.together:
            self._answer_all(seat)
        if self._says_more(seat):
            self._answer_all(seat)
            self._list(seat)

    def _answer_all(self, seat: int) -> None:
        if self.state.phase > self.placing:
            self.given[seat] = people.answers(
                self.game, self.state, seat, self.given[seat]
            )

    def _answer_placement(self, seat: int) -> None:
        """An early question: everybody says one placement, who answers ahead a list."""
        if self.state.phase != self.placing or self._said(seat):
            return
        asked = self.game.in_turn(self.state, seat)
        if asked is None:
            return
        if self._says_more(seat):
            self._list(seat)
            return
        if greedy.choose(self.game, asked) == "pass":
            self._keep(seat, [], passes=True)
        else:
            lines, _ = people.placements(
                self.game, self.state, seat, 1, self.measures.places
            )
            self._keep(seat, lines, passes=False)

    def _list(self, seat: int) -> None:
        if (
            self.state.phase <= self.placing
            and self.game.in_turn(self.state, seat) is not None
        ):
            lines, places = (people.LINES, people.PLACES)
            if self.measures.next_listed:
                lines, places = people.SEQUENCE, 1
            self._keep(
                seat, *people.placements(self.game, self.state, seat, lines, places)
            )

    def _keep(self, seat: int, lines: list[tuple[str, ...]], passes: bool) -> None:
        asked = self.game.in_turn(self.state, seat)
        decision = None if asked is None else self.game.decision(asked)
        assert decision is not None, "who lists placements has some to come"
        self.plans[seat] = Plan(
            tuple(code for line in lines for code in line),
            alternatives=tuple(code for line in lines for code in line[1:]),
            then_pass=passes,
            ask_taken=not self.measures.next_listed,
            ask_else=not self.measures.next_listed,
            ask_stranded=True,
            ask_new=True,
            known=decision.actions,
        )
