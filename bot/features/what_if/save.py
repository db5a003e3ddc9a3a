"""The part of a simulation that can be stored in advance.

Own decisions are stored as answers, own placements as a list; the rest has the reason why not. Others' steps
are never stored: they only show the assumptions.
"""

from typing import Literal, NamedTuple

from bot.core.answers import Answer, meaning, row_of
from bot.core.errors import BadChoice
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.plan import decision_in_turn
from bot.features.what_if import simulate
from rules.game import Game
from rules.model import Message, verb
from storage import answers as answer_rows
from storage import games

Why = Literal["now", "placing", "later"]
"""The reason why an own step can't be answered ahead: it answers the present question, it depends on what others place
first, or it comes in a later turn."""


class Left(NamedTuple):
    """An own step that is not kept."""

    code: str
    what: Message
    why: Why


class Placed(NamedTuple):
    """Own placements as the list of a plan: their codes and labels, in order."""

    seat: int
    codes: tuple[str, ...]
    items: tuple[Message, ...]


class Keepable(NamedTuple):
    """The answers and lists that storing a simulation would keep, with the seats, and the steps it would leave."""

    answers: tuple[tuple[int, Answer], ...]
    lists: tuple[Placed, ...]
    left: tuple[Left, ...]

    @property
    def anything(self) -> bool:
        return bool(self.answers or self.lists)


def keepable(tried: simulate.Simulation) -> Keepable:
    """Return the storable part of the own steps of a simulation."""
    game = tried.position.game
    guide = game.guide
    answers: list[tuple[int, Answer]] = []
    left: list[Left] = []
    items: dict[int, dict[str, Message]] = {}
    turn = _turn(tried)
    for at, step in enumerate(tried.steps):
        if step.key is None or step.label is None or step.seat not in tried.seats:
            continue
        if not at and step.key == tried.start:
            left.append(Left(step.code, step.label, "now"))
        elif step.key.turn != turn:
            left.append(Left(step.code, step.label, "later"))
        elif guide.is_after_placing(step.key.phase):
            answers.append((step.seat, _answer(game, step)))
        elif step.code in _listable(game, tried, step.seat):
            items.setdefault(step.seat, {})[step.code] = step.label
        else:
            left.append(Left(step.code, step.label, "placing"))
    lists = tuple(
        Placed(seat, tuple(placed), tuple(placed.values()))
        for seat, placed in items.items()
    )
    return Keepable(tuple(answers), lists, tuple(left))


def keep(
    uow: UnitOfWork,
    game: int,
    person: Person,
    revision: int,
    line: str,
    delivery: str | None = None,
) -> Keepable:
    """Say ahead what can be kept of a simulation; return it."""
    tried = simulate.look(uow, game, person.user, revision, line)
    kept = keepable(tried)
    if not kept.anything:
        raise BadChoice("table-trial-nothing")
    if delivery is not None and games.delivered_before(uow.tx, delivery) is not None:
        return kept
    row = uow.row(game)
    for seat, answer in kept.answers:
        answer_rows.keep_answer(
            uow.tx, game, row_of(seat, answer), uow.now, row.revision
        )
    turn = _turn(tried)
    for placed in kept.lists:
        assert turn is not None, "a simulation with placements has a turn"
        edit = plans_use_cases.SetList(placed.codes)
        plans_use_cases.change(uow, game, person, turn, edit, placed.seat)
    if delivery is not None:
        games.keep_delivery(uow.tx, delivery, game, None, uow.now)
    return kept


def _turn(tried: simulate.Simulation) -> int | None:
    return next((step.key.turn for step in tried.steps if step.key is not None), None)


def _answer(game: Game, step: simulate.TriedAction) -> Answer:
    """Return the answer to the decision of a step, with all that could be chosen in it."""
    assert step.key is not None and step.label is not None, (
        "only a step of a seat is an answer"
    )
    decision = game.decision(step.before)
    codes = () if decision is None else decision.actions
    options = tuple(meaning(game.label(step.before, code)) for code in codes)
    return Answer(step.key, step.code, step.label, meaning(step.label), options)


def _listable(game: Game, tried: simulate.Simulation, seat: int) -> tuple[str, ...]:
    """Return the placements that the list of a seat can have now."""
    asked = decision_in_turn(game, tried.steps[0].before, seat) if tried.steps else None
    codes = () if asked is None else asked[1].actions
    return tuple(code for code in codes if verb(code) in game.guide.planning.verbs)
