"""A table of scripted people that plans together: what they fill in on the panels, nothing but what these offer.

At the beginning of a turn, and after its placements, everybody is asked at once and looks after a delay of their own.
The game waits only for the seat that decides; a joint asking counts as one hand-over, however many are waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.features.plans.evaluate import is_over
from bot.features.plans.placement_steps import ASK
from bot.features.plans.rest_of_turn import leaves_open
from players.scripted import greedy
from rules.model import verb
from rules.orders import Case, Guard, Order, PlacementSteps, Wish
from tests.bot.features.plans.scripted_orders import beside
from tests.bot.features.plans.scripted_people import LiveSession

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.game import Game
    from rules.orders import Steps
    from tests.bot.features.plans.scripted_people import Measures, Tally

STEPS = 7  # placements of a turn at most
WISHES = 6  # of a step
CASES = 6  # placements for which another line is given in case they are gone
DRAWS = frozenset({"draw", "redraw", ASK})
PAYS = frozenset({"payment", "on"})  # what follows from building
LESS = 1.7  # points by which what else is listed may be worth less than the best; behind that they are asked


def evening(game: Game, seed: int, measures: Measures, seats: int = 4) -> Tally:
    """One whole game; the same seed is the same game, people and delays."""
    table = Together if measures.together else LiveSession
    return table(game, seed, measures, seats).play()


class Together(LiveSession):
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
        turn, phase = state.turn, state.phase
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
        """Whether the seat decides, or has something to answer that it has not: as the table finds it."""
        game, state = self.game, self.state
        decision = game.decision(state)
        assert decision is not None
        answers = list(self.answers[seat].values())
        plans = [armed for armed in self.plans[seat] if not is_over(armed, state.turn)]
        return decision.seat == seat or leaves_open(game, state, seat, answers, plans)

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
        orders = turn_plan(self.game, self.state, seat, self.measures)
        return [*orders, *beside(self.game, self.state, seat, orders)] if self.measures.beside else orders

    def _listed(self, ranked: list[tuple[float, str]], codes: list[str]) -> tuple[str, ...]:
        return tuple(near(ranked, codes)) if self.measures.near else tuple(codes)


def turn_plan(game: Game, state: Any, seat: int, measures: Measures) -> list[Order]:
    """The placements as the person sees the turn now; none where the seat places nothing more."""
    if game.in_turn(state, seat) is None:
        return []
    main = line(game, state, seat, near=measures.near)
    firsts = [step[0].code for step in main[:-1]][: CASES if measures.cases else 0]
    cases = tuple(Case(code, line(game, state, seat, code, near=measures.near)) for code in firsts)
    return [Order(PlacementSteps(main, 0, cases), (Guard("more"),), "turn")]


def near(ranked: Sequence[tuple[float, str]], codes: Sequence[str]) -> list[str]:
    """Those of the codes that are worth hardly less than the best of them."""
    worth = {code: value for value, code in ranked}
    return [code for code in codes if worth[code] >= max(worth[each] for each in codes) - LESS]


def line(game: Game, state: Any, seat: int, gone: str = "", *, near: bool = True) -> Steps:
    """Worker by worker what the person would do then and what else, up to which price, and what only with the
    placements before; then it passes, unless something was drawn."""
    asked = game.in_turn(state, seat)
    steps: list[tuple[Wish, ...]] = []
    firsts: list[str] = []
    while asked is not None and len(steps) < STEPS:
        wishes = _wishes(game, asked, gone, near)[:WISHES]
        if not wishes:
            break
        placed = [first for first in firsts if verb(first) == "place"]
        without = {first: _without(game, state, seat, firsts, first) for first in placed}
        steps.append(
            tuple(
                msgspec.structs.replace(
                    wish, mine=tuple(first for first in placed if wish.code not in without[first])
                )
                if wish.code != ASK
                else wish
                for wish in wishes
            )
        )
        first = wishes[0].code
        if verb(first) in DRAWS:
            return tuple(steps)  # what is drawn changes what comes next: then the person is asked
        firsts.append(first)
        asked = _after(game, asked, seat, first)
    return (*steps, (Wish("pass"),))


def _after(game: Game, asked: Any, seat: int, code: str) -> Any | None:
    """The seat's next turn when it has done that, a building paid; None where it has no other."""
    game.step(asked, code)
    while (decision := game.decision(asked)) is not None and decision.seat == seat and decision.kind in PAYS:
        game.step(asked, greedy.choose(game, asked))
    return game.in_turn(asked, seat)


def _without(game: Game, state: Any, seat: int, firsts: Sequence[str], one: str) -> set[str]:
    """What would be better than passing with workers on all of these but one."""
    asked = game.in_turn(state, seat)
    for code in firsts:
        decision = None if asked is None else game.decision(asked)
        if decision is None or code not in decision.actions:
            return set()
        if code != one:
            asked = _after(game, asked, seat, code)
    return set() if asked is None else {code for code, (upto, _) in greedy.up_to(game, asked).items() if upto}


def _wishes(game: Game, asked: Any, gone: str, only_near: bool) -> list[Wish]:
    """What the deciding seat would rather do than pass, best first, with the price up to which; behind those that are
    hardly worth less than the best it is asked, if there are others."""
    most = greedy.up_to(game, asked)
    ranked = greedy.ranked(game, asked)
    codes = [code for _, code in ranked if code != gone and most.get(code, (0, False))[0]]
    listed = near(ranked, codes) if only_near else codes
    wishes = [Wish(code, upto=most[code][0], once=most[code][1]) for code in listed]
    return [*wishes, Wish(ASK)] if len(listed) < len(codes) else wishes
