"""The rest of a turn as one panel shows it: every decision to come, what it depends on, and what would be done of it.

It is played on a copy in which the others do what can hurt least, and in two more where they move the provost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.answers import Answer, Key, key_of
from bot.features.plans import armed as armed_orders
from bot.features.plans import lookahead
from bot.features.plans.auto_answer import answers_of
from bot.features.plans.choose import choose
from bot.features.plans.evaluate import is_over
from bot.features.plans.lookahead import Upcoming
from bot.features.plans.turn_plan import shown
from bot.features.plans.use_cases import armed_of, seated
from rules.model import noun, verb
from rules.shared.provost import standing
from rules.shared.road_view import RoadView
from storage import standing_orders as order_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import Person
    from bot.core.unit_of_work import UnitOfWork
    from bot.features.plans.turn_plan import Shown
    from rules.game import Game, GameState
    from rules.model import Decision, Message
    from rules.orders import Armed

_LONGEST = 200  # decisions of a turn that are looked at


class Coming(NamedTuple):
    """A decision to come. `phase` is its number, `site` where wishes can be listed for it. What can be answered now
    has its options; the rest depends on the decisions `on` (numbers in this list, 0 for what is asked now), or on the
    provost who must have reached `space` (0: not on him)."""

    phase: int
    site: str
    space: int
    decision: Upcoming | None
    on: tuple[int, ...]


class Deed(NamedTuple):
    """What would happen at a decision: the label of what is played, or the question that is asked."""

    key: Key
    what: Message
    asked: bool


class Outcome(NamedTuple):
    """The deeds of a seat in one course of the turn; `provost` is where others bring him, None as things stand."""

    provost: int | None
    deeds: tuple[Deed, ...]


class Rest(NamedTuple):
    """The rest of a turn: what comes, the turn plan of which orders and wishes are part, and what would be done now
    and in the two most likely other cases."""

    shown: Shown
    provost: int | None
    phase: int
    coming: tuple[Coming, ...]
    outcomes: tuple[Outcome, ...]


def rest(uow: UnitOfWork, game: int, person: Person, seat: int | None = None) -> Rest:
    """What the seat will have to decide in the rest of this turn, what it said of it, and what that would do."""
    mine = seated(uow, game, person, seat)
    rules, state = mine.game, mine.state
    answers = [answer for _, answer in answers_of(uow, game, mine.seat) if answer is not None]
    held = [armed_of(mine, row) for row in order_rows.plans(uow.tx, game, mine.seat, "armed")]
    orders = [armed for armed in held if armed is not None and not is_over(armed, state.turn)]
    view = rules.view(state, mine.seat)
    assert isinstance(view, RoadView), "the rest of a turn is planned in games with a road"
    return Rest(
        shown(uow, game, person, mine.seat),
        view.provost,
        state.phase,
        _coming(rules, state, view, mine.seat, answers),
        tuple(_outcomes(rules, state, view, mine.seat, answers, orders)),
    )


def _coming(
    game: Game, state: GameState, view: RoadView, seat: int, answers: Sequence[Answer]
) -> tuple[Coming, ...]:
    found = lookahead.outlook(game, state, seat, answers)
    numbers = {decision.key: number for number, (decision, _) in enumerate(found, 1)}
    coming = [
        Coming(
            decision.key.phase,
            _site(game, view, decision.key),
            _space(decision.key),
            decision._replace(options=()) if on else decision,
            tuple(numbers.get(key, 0) for key in on),
        )
        for decision, on in found
    ]
    reached = {each.space for each in coming}
    sites = {site.at for site in game.guide.orders.sites if site.possible}
    for space in standing(view, seat):
        site = game.guide.orders.site_of(view, f"place {space}")
        if view.provost is not None and space > view.provost and space not in reached and site in sites:
            coming.append(Coming(0, site, space, None, ()))
    return tuple(coming)


def _space(key: Key) -> int:
    """The space of the road on which a decision comes up; 0 for none."""
    words = key.place.split()
    return int(words[1]) if len(words) > 1 and words[0] == "road" and words[1].isdigit() else 0


def _site(game: Game, view: RoadView, key: Key) -> str:
    """The site for which wishes can be listed for a decision; "" for none."""
    space = _space(key)
    if space:
        return game.guide.orders.site_of(view, f"place {space}")
    sites = {site.at for site in game.guide.orders.sites}
    return next((word for word in (key.kind, *key.place.split()) if word in sites), "")


def leaves_open(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer], orders: Sequence[Armed]
) -> bool:
    """Whether a seat can say something for the rest of the turn that it has not said: an answer to a decision at which
    it would be asked."""
    unsaid = {one.key for one in lookahead.upcoming(game, state, seat, answers) if one.answer is None}
    if not unsaid:
        return False
    deeds, _ = _deeds(game, state, seat, answers, orders, None)
    done = {deed.key for deed in deeds if not deed.asked}
    return not unsaid <= done


# What would be done


def _outcomes(
    game: Game,
    state: GameState,
    view: RoadView,
    seat: int,
    answers: Sequence[Answer],
    orders: Sequence[Armed],
) -> list[Outcome]:
    """As things stand, then with the provost moved back to just before the farthest worker of the seat that works, and
    on to the next that doesn't (by one space where there is none), as far as the others can."""
    if not lookahead.foreseen(game, state):
        return []
    found = [Outcome(None, _deeds(game, state, seat, answers, orders, None)[0])]
    if view.provost is None:
        return found
    mine = standing(view, seat)
    back = max((space for space in mine if space <= view.provost), default=view.provost) - 1
    on = min((space for space in mine if space > view.provost), default=view.provost + 1)
    for target in (back, on):
        deeds, reached = _deeds(game, state, seat, answers, orders, target)
        if reached not in (None, view.provost):
            found.append(Outcome(reached, deeds))
    return found


def _deeds(
    game: Game,
    state: GameState,
    seat: int,
    answers: Sequence[Answer],
    orders: Sequence[Armed],
    target: int | None,
) -> tuple[tuple[Deed, ...], int | None]:
    """What a seat would do to the end of the turn, where it is asked what hurts least; and how far others brought the
    provost, if somebody moves him."""
    state = game.clone(state)
    turn = state.turn
    plans = list(orders)
    deeds: list[Deed] = []
    reached: int | None = None
    for step in range(_LONGEST):
        decision = game.decision(state)
        if decision is None or state.turn != turn:
            break
        code = game.guide.least_harm(decision)
        if decision.seat == seat:
            ready = list(enumerate(answers)), list(enumerate(plans))
            # The first is being asked.
            choice = choose(game, state, decision, *ready).choice if step else None
            if choice is None:
                deeds.append(Deed(key_of(game, state, decision), game.question(state), True))
            else:
                code = choice.code
                deeds.append(Deed(key_of(game, state, decision), game.label(state, code), False))
                if choice.source == "plan":
                    plans[choice.row] = armed_orders.after(plans[choice.row], code)
        elif target is not None and decision.kind == "provost":
            view = game.view(state, None)
            provost = (isinstance(view, RoadView) and view.provost) or 0
            code = min(_shifts(decision), key=lambda each: abs(provost + int(noun(each)) - target))
            reached = provost + int(noun(code))
        game.step(state, code)
    return tuple(deeds), reached


def _shifts(decision: Decision) -> list[str]:
    return [code for code in decision.actions if verb(code) == "provost"]
