"""A table of scripted people that plans together: what they fill in on the panels, nothing but what these offer.

At the beginning of a turn, and after its placements, everybody is asked at once and looks after a delay of their own.
The game waits only for the seat that decides; a joint asking counts as one hand-over, however many are waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.table.pace.foresight import upcoming
from players.scripted import greedy
from rules.orders import Case, Guard, Order, Placings, Wish
from tests.pace.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.game import Game
    from rules.orders import Steps
    from tests.pace.evening import Measures, Tally

STEPS = 7  # placements of a turn at most
WISHES = 6  # of a step
CASES = 3  # placements for which another line is given in case they are gone


def evening(game: Game, seed: int, measures: Measures, seats: int = 4) -> Tally:
    """One whole game; the same seed is the same game, people and delays."""
    table = Together if measures.together else Evening
    return table(game, seed, measures, seats).play()


class Together(Evening):
    """One game of people who are asked at the same time."""

    def __init__(self, game: Game, seed: int, measures: Measures, seats: int = 4) -> None:
        super().__init__(game, seed, measures, seats)
        self.looks: dict[int, int] = {}  # when who was asked with all others will look
        self.stage: tuple[int, bool] | None = None
        self.planning: dict[int, bool] = {}  # who uses the panel in this turn

    def _stage(self) -> None:
        game, state = self.game, self.state
        placing = game.guide.placing_phase
        assert placing is not None
        turn, phase = game.turn(state), game.phase(state)
        if phase < placing or self.stage == (turn, phase > placing):
            return
        if self.stage is None or turn != self.stage[0]:
            self.planning = {
                seat: used and self.chance.random() < self.measures.planned
                for seat, used in enumerate(self.uses)
            }
        self.stage = turn, phase > placing
        asked = [seat for seat in self.answers if phase == placing or self._is_open(seat)]
        if asked:
            self.tally.handovers += 1
            self.tally.pings += len(asked)
            self.last = None
            self.looks = {seat: self._after(seat, self._delay()) for seat in asked}

    def _is_open(self, seat: int) -> bool:
        """Whether the seat decides, or has something to answer that it has not."""
        decision = self.game.decision(self.state)
        assert decision is not None
        coming = upcoming(self.game, self.state, seat, list(self.answers[seat].values()))
        return decision.seat == seat or any(one.answer is None for one in coming)

    def _reached(self, seat: int) -> int:
        if seat in self.looks:
            return max(self.now, self.looks.pop(seat))
        return super()._reached(seat)

    def _look_in(self, until: int, but: int) -> None:
        for when, seat in sorted((when, seat) for seat, when in self.looks.items()):
            if when <= until and seat != but:
                self._prepare(seat)
        super()._look_in(until, but)

    def _prepare(self, seat: int) -> None:
        self.looks.pop(seat, None)
        super()._prepare(seat)

    def _orders(self, seat: int) -> list[Order]:
        if not self.planning.get(seat):
            return super()._orders(seat)
        self.plans[seat] = []
        return programme(self.game, self.state, seat)


def programme(game: Game, state: Any, seat: int) -> list[Order]:
    """The placements as the person sees the turn now; none where the seat places nothing more."""
    if game.in_turn(state, seat) is None:
        return []
    main = line(game, state, seat)
    cases = tuple(Case(step[0].code, line(game, state, seat, step[0].code)) for step in main[:-1][:CASES])
    return [Order(Placings(main, 0, cases), (Guard("more"),), "turn")]


def line(game: Game, state: Any, seat: int, gone: str = "") -> Steps:
    """Worker by worker what the person would do then and what else, up to which price, and what only with the
    placements before; then it passes, unless something was built or drawn."""
    asked = game.in_turn(state, seat)
    steps: list[tuple[Wish, ...]] = []
    firsts: list[str] = []
    while asked is not None and len(steps) < STEPS:
        wishes = [wish for wish in _wishes(game, asked) if wish.code != gone][:WISHES]
        if not wishes:
            break
        without = {first: _without(game, state, seat, firsts, first) for first in firsts}
        steps.append(
            tuple(
                msgspec.structs.replace(
                    wish, mine=tuple(first for first in firsts if wish.code not in without[first])
                )
                for wish in wishes
            )
        )
        first = wishes[0].code
        if not first.startswith("place"):
            return tuple(steps)  # what is built or drawn changes what comes next: then the person is asked
        firsts.append(first)
        game.step(asked, first)
        asked = game.in_turn(asked, seat)
    return (*steps, (Wish("pass"),))


def _without(game: Game, state: Any, seat: int, firsts: Sequence[str], one: str) -> set[str]:
    """What would be better than passing with workers on all of these but one."""
    asked = game.in_turn(state, seat)
    for code in firsts:
        decision = None if asked is None else game.decision(asked)
        if decision is None or code not in decision.actions:
            return set()
        if code != one:
            game.step(asked, code)
            asked = game.in_turn(asked, seat)
    return set() if asked is None else {code for code, (upto, _) in greedy.up_to(game, asked).items() if upto}


def _wishes(game: Game, asked: Any) -> list[Wish]:
    """What the deciding seat would rather do than pass, best first, with the price up to which."""
    most = greedy.up_to(game, asked)
    wishes = [(code, *most[code]) for _, code in greedy.ranked(game, asked) if code in most]
    return [Wish(code, upto=upto, once=once) for code, upto, once in wishes if upto]
