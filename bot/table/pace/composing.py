"""How a programme of a turn is changed, one press at a time: orders in, orders out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.table.errors import BadChoice
from bot.table.pace.order_text import read_order
from bot.table.pace.placings import ASK
from rules.orders import Case, Guard, Order, Placings, Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.game import Game
    from rules.orders import Steps

MOST_STEPS = 8
MOST_WISHES = 6  # of a step
PASS = "pass"


def changed(game: Game, held: Sequence[Order], what: str, values: Sequence[str]) -> list[Order] | None:
    """The orders after one change, of which `programme.edit` says more; None for what is no such change. Raises
    BadChoice."""
    base, _, gone = what.partition("@")
    change = _CHANGES.get(base)
    if change is None:
        return None
    if not gone:
        return change(game, held, values)
    return _in_case(game, held, gone, change, values) if base in _LINES else None


def placings_of(orders: Sequence[Order]) -> Placings | None:
    """The list of placements among some orders."""
    return next((order.what for order in orders if isinstance(order.what, Placings)), None)


def without_pass(steps: Steps) -> Steps:
    """A line without the passing behind it."""
    return steps[:-1] if steps and steps[-1][0].code == PASS else steps


def _changed(orders: Sequence[Order], change: Callable[[Order, Placings], Order]) -> list[Order]:
    """The orders with another list of placements; a new one asks when there is something new to choose."""
    rest = [order for order in orders if not isinstance(order.what, Placings)]
    held = next(
        (order for order in orders if isinstance(order.what, Placings)), Order(Placings(()), (Guard("more"),))
    )
    assert isinstance(held.what, Placings)
    made = change(held, held.what)
    assert isinstance(made.what, Placings)
    firsts = {step[0].code for step in made.what.steps}
    cases = tuple(case for case in made.what.cases if case.gone in firsts)
    made = msgspec.structs.replace(made, what=msgspec.structs.replace(made.what, cases=cases))
    kept = isinstance(made.what, Placings) and (made.what.steps or made.what.spare)
    return [made, *rest] if kept else rest


def _with_steps(order: Order, what: Placings, steps: Steps) -> Order:
    """The order with other steps; it passes behind them if it did before."""
    passing = what.steps[len(without_pass(what.steps)) :]
    return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=(*steps, *passing)))


def _then(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: Placings) -> Order:
        steps = without_pass(what.steps)
        if len(steps) >= MOST_STEPS:
            raise BadChoice("pace-programme-long", most=MOST_STEPS)
        return _with_steps(order, what, (*steps, (Wish(code),)))

    return _changed(orders, change)


def _else(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: Placings) -> Order:
        steps = without_pass(what.steps)
        if not steps:
            return _with_steps(order, what, ((Wish(code),),))
        if len(steps[-1]) >= MOST_WISHES:
            raise BadChoice("pace-programme-long", most=MOST_WISHES)
        wishes = [wish for wish in steps[-1] if wish.code not in (code, ASK)]
        asks = [wish for wish in steps[-1] if wish.code == ASK]
        return _with_steps(order, what, (*steps[:-1], (*wishes, Wish(code), *asks)))

    return _changed(orders, change)


def _back(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    def change(order: Order, what: Placings) -> Order:
        steps = without_pass(what.steps)
        wishes = [wish for wish in steps[-1] if wish.code != ASK] if steps else []
        left = (*steps[:-1], tuple(wishes[:-1])) if len(wishes) > 1 else steps[:-1]
        return _with_steps(order, what, left)

    return _changed(orders, change)


def _set_terms(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """What holds for the last placement: `upto N`, `once`, `mine CODE`; behind it `ask` and `pass`."""

    def change(order: Order, what: Placings) -> Order:
        steps = list(without_pass(what.steps))
        if steps:
            wishes = [wish for wish in steps[-1] if wish.code != ASK]
            prices = [int(value[5:]) for value in values if value.startswith("upto ") and value[5:].isdigit()]
            mine = tuple(
                value[5:] for value in values if value.startswith("mine ") and game.is_code(value[5:])
            )
            wishes[-1] = msgspec.structs.replace(
                wishes[-1], upto=min(prices, default=None), once="once" in values, mine=mine
            )
            steps[-1] = (*wishes, *([Wish(ASK)] if ASK in values else []))
        passing: Steps = ((Wish(PASS),),) if PASS in values else ()
        return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=(*steps, *passing)))

    return _changed(orders, change)


def _set_turn(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """The other orders of the turn; `spare N` and conditions such as `unless used` belong to the placements."""
    clauses = [value for value in values if value.startswith(("spare ", "unless "))]
    head = read_order(game, "; ".join(["place pass or ask", *clauses]))
    assert isinstance(head.what, Placings)
    spare = head.what.spare

    def change(order: Order, what: Placings) -> Order:
        return msgspec.structs.replace(
            order, guards=head.guards, what=msgspec.structs.replace(what, spare=spare)
        )

    listed = [order for order in _changed(orders, change) if isinstance(order.what, Placings)]
    offered = [text.partition(" {")[0] for _, _, text in game.guide.orders.offers]
    rest = [value for value in values if value not in clauses]
    rest.sort(key=lambda value: next((at for at, text in enumerate(offered) if value.startswith(text)), 99))
    return [*listed, *(read_order(game, value) for value in rest)]


def _clear(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    return []


_CHANGES: dict[str, Callable[[Game, Sequence[Order], Sequence[str]], list[Order]]] = {
    "then": _then,
    "else": _else,
    "back": _back,
    "terms": _set_terms,
    "turn": _set_turn,
    "clear": _clear,
}


_LINES = ("then", "else", "back", "terms")


def _in_case(
    game: Game,
    orders: Sequence[Order],
    gone: str,
    change: Callable[[Game, Sequence[Order], Sequence[str]], list[Order]],
    values: Sequence[str],
) -> list[Order]:
    """The orders with a changed line for a case; a new one begins like the main line, up to what is gone."""
    what = placings_of(orders)
    main = what.steps if what is not None else ()
    at = next((at for at, step in enumerate(main) if step[0].code == gone), None)
    if what is None or at is None or gone == PASS:
        raise BadChoice("pace-programme-unknown")
    line = next((case.steps for case in what.cases if case.gone == gone), main[:at])
    changed = placings_of(change(game, [Order(Placings(line))], values))
    others = tuple(case for case in what.cases if case.gone != gone)
    steps = changed.steps if changed is not None else ()
    cases = (*others, Case(gone, steps)) if steps and steps != main[:at] else others

    def put(order: Order, what: Placings) -> Order:
        return msgspec.structs.replace(order, what=msgspec.structs.replace(what, cases=cases))

    return _changed(orders, put)


def _code(game: Game, values: Sequence[str]) -> str:
    if len(values) != 1 or not game.is_code(values[0]):
        raise BadChoice("pace-programme-unknown")
    return values[0]
