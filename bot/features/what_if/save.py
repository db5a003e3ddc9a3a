"""What of a simulation can be said ahead: own decisions as answers, own placements as a list, the rest with the reason
why not. Others' steps are never kept: they only say what was taken for granted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from bot.core.answers import Answer, meaning, row_of
from bot.core.errors import BadChoice
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.evaluate import look as seen
from bot.features.plans.order_notation import MOST_TIMES, read_order
from bot.features.what_if import simulate
from rules.model import verb
from rules.orders import PLACING
from storage import answers as answer_rows
from storage import games

if TYPE_CHECKING:
    from bot.core.model import Person
    from bot.core.unit_of_work import UnitOfWork
    from bot.features.what_if.simulate import Simulation, Step
    from rules.game import Game
    from rules.model import Message

Why = Literal["now", "placing", "later"]
"""Why an own step can't be said ahead: it answers the question that is being asked, it depends on what others place
first, or it comes in a later turn."""


class Left(NamedTuple):
    """An own step that is not kept."""

    seat: int
    code: str
    what: Message
    why: Why


class Placed(NamedTuple):
    """Own placements as a standing order: its text, and what the list says."""

    seat: int
    order: str
    items: tuple[Message, ...]


class Keepable(NamedTuple):
    """What keeping a simulation would store, with the seats, and what it would leave."""

    answers: tuple[tuple[int, Answer], ...]
    lists: tuple[Placed, ...]
    left: tuple[Left, ...]

    @property
    def anything(self) -> bool:
        return bool(self.answers or self.lists)


def keepable(tried: Simulation) -> Keepable:
    """What can be kept of the own steps of a simulation."""
    game = tried.position.game
    guide = game.guide
    answers: list[tuple[int, Answer]] = []
    left: list[Left] = []
    items: dict[int, list[Step]] = {}
    turn = _turn(tried)
    for at, step in enumerate(tried.steps):
        if step.key is None or step.label is None or step.seat not in tried.seats:
            continue
        if not at and step.key == tried.start:
            left.append(Left(step.seat, step.code, step.label, "now"))
        elif step.key.turn != turn:
            left.append(Left(step.seat, step.code, step.label, "later"))
        elif guide.is_after_placing(step.key.phase):
            answers.append((step.seat, _answer(game, step)))
        elif _item(game, step) is not None and len(items.get(step.seat, ())) < MOST_TIMES:
            items.setdefault(step.seat, []).append(step)
        else:
            left.append(Left(step.seat, step.code, step.label, "placing"))
    lists = tuple(_placed(game, seat, found) for seat, found in items.items())
    return Keepable(tuple(answers), lists, tuple(left))


def keep(
    uow: UnitOfWork, game: int, person: Person, revision: int, line: str, delivery: str | None = None
) -> tuple[Keepable, tuple[int, ...]]:
    """Says ahead what can be kept of a simulation; returns it, with the numbers of the orders that are armed now."""
    tried = simulate.look(uow, game, person.user, revision, line)
    found = keepable(tried)
    if not found.anything:
        raise BadChoice("table-trial-nothing")
    if delivery is not None and games.delivered_before(uow.tx, delivery) is not None:
        return found, ()
    row = uow.row(game)
    for seat, answer in found.answers:
        answer_rows.keep_answer(uow.tx, game, row_of(seat, answer), uow.now, row.revision)
    plans = []
    for placed in found.lists:
        armed = plans_use_cases.add_plan(uow, game, person, placed.order, placed.seat, None)
        if armed.plan.id is not None:
            plans.append(armed.plan.id)
    if delivery is not None:
        games.keep_delivery(uow.tx, delivery, game, None, uow.now)
    return found, tuple(plans)


def _turn(tried: Simulation) -> int | None:
    """The turn that the simulation began in."""
    return next((step.key.turn for step in tried.steps if step.key is not None), None)


def _answer(game: Game, step: Step) -> Answer:
    """The answer to the decision of a step, with all that could be chosen in it."""
    assert step.key is not None and step.label is not None, "only a step of a seat is an answer"
    decision = game.decision(step.before)
    codes = () if decision is None else decision.actions
    options = tuple(meaning(game.label(step.before, code)) for code in codes)
    return Answer(step.key, step.code, step.label, meaning(step.label), options)


def _item(game: Game, step: Step) -> str | None:
    """How a list of placements spells a step; None for what is no part of one, passing among it."""
    decision = game.decision(step.before)
    if decision is None or step.code in game.guide.declining:
        return None
    if game.guide.orders.at(seen(game, step.before, decision)) != PLACING:
        return None
    item = step.code.removeprefix("place ") if verb(step.code) == "place" else step.code
    try:
        read_order(game, f"place {item}")
    except BadChoice:
        return None
    return item


def _placed(game: Game, seat: int, found: list[Step]) -> Placed:
    """The list of a seat: at each of its moments the first place that is free. It stops when somebody passes, for then
    prices rise."""
    listed = " > ".join(item for step in found if (item := _item(game, step)) is not None)
    order = f"place {listed}; unless passed; {len(found)} times"
    return Placed(seat, order, tuple(step.label for step in found if step.label is not None))
