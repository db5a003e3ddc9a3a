"""How a turn plan is changed, one press at a time: orders in, orders out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from bot.core.errors import BadChoice
from bot.features.plans.order_notation import read_order
from bot.features.plans.placement_steps import ASK
from rules.orders import PLACING, Case, Guard, Order, PlacementSteps, Ranked, Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.game import Game
    from rules.orders import Steps

_UP_TO = re.compile(r"upto ([0-9]{1,3})")
MOST_STEPS = 8
MOST_CHOICES = 6  # of a step, or at a site
PASS = "pass"


def changed(game: Game, held: Sequence[Order], what: str, values: Sequence[str]) -> list[Order] | None:
    """The orders after one change, of which `turn_plan.edit` says more; None for what is no such change. Raises
    BadChoice."""
    base, _, gone = what.partition("@")
    if base in _OF and gone:
        return _OF[base](game, held, values, gone)
    change = _CHANGES.get(base)
    if change is None or (gone and base not in _LINES):
        return None
    if not gone:
        return change(game, held, values)
    return _in_case(game, held, gone, change, values)


def placement_steps_of(orders: Sequence[Order]) -> PlacementSteps | None:
    """The list of placements among some orders."""
    return next((order.what for order in orders if isinstance(order.what, PlacementSteps)), None)


def without_pass(steps: Steps) -> Steps:
    """A line without the passing behind it."""
    return steps[:-1] if steps and steps[-1][0].code == PASS else steps


def _changed(orders: Sequence[Order], change: Callable[[Order, PlacementSteps], Order]) -> list[Order]:
    """The orders with another list of placements; a new one asks when there is something new to choose."""
    rest = [order for order in orders if not isinstance(order.what, PlacementSteps)]
    held = next(
        (order for order in orders if isinstance(order.what, PlacementSteps)),
        Order(PlacementSteps(()), (Guard("more"),)),
    )
    assert isinstance(held.what, PlacementSteps)
    made = change(held, held.what)
    assert isinstance(made.what, PlacementSteps)
    firsts = {step[0].code for step in made.what.steps}
    cases = tuple(case for case in made.what.cases if case.gone in firsts)
    made = msgspec.structs.replace(made, what=msgspec.structs.replace(made.what, cases=cases))
    kept = isinstance(made.what, PlacementSteps) and (made.what.steps or made.what.spare)
    return [made, *rest] if kept else rest


def _with_steps(order: Order, what: PlacementSteps, steps: Steps) -> Order:
    """The order with other steps; it passes behind them if it did before."""
    passing = what.steps[len(without_pass(what.steps)) :]
    return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=(*steps, *passing)))


def _then(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: PlacementSteps) -> Order:
        steps = without_pass(what.steps)
        if len(steps) >= MOST_STEPS:
            raise BadChoice("pace-programme-long", most=MOST_STEPS)
        return _with_steps(order, what, (*steps, (Wish(code),)))

    return _changed(orders, change)


def _else(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: PlacementSteps) -> Order:
        steps = without_pass(what.steps)
        if not steps:
            return _with_steps(order, what, ((Wish(code),),))
        if len(steps[-1]) >= MOST_CHOICES:
            raise BadChoice("pace-programme-long", most=MOST_CHOICES)
        wishes = [wish for wish in steps[-1] if wish.code not in (code, ASK)]
        asks = [wish for wish in steps[-1] if wish.code == ASK]
        return _with_steps(order, what, (*steps[:-1], (*wishes, Wish(code), *asks)))

    return _changed(orders, change)


def _back(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    def change(order: Order, what: PlacementSteps) -> Order:
        steps = without_pass(what.steps)
        wishes = [wish for wish in steps[-1] if wish.code != ASK] if steps else []
        left = (*steps[:-1], tuple(wishes[:-1])) if len(wishes) > 1 else steps[:-1]
        return _with_steps(order, what, left)

    return _changed(orders, change)


def _set_terms(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """What holds for the last placement: `upto N`, `once`, `mine CODE`; behind it `ask` and `pass`."""

    def change(order: Order, what: PlacementSteps) -> Order:
        steps = list(without_pass(what.steps))
        if steps:
            wishes = [wish for wish in steps[-1] if wish.code != ASK]
            wishes[-1] = msgspec.structs.replace(
                wishes[-1],
                upto=min(_prices(values), default=None),
                once="once" in values,
                mine=_named(game, values, "mine"),
            )
            steps[-1] = (*wishes, *([Wish(ASK)] if ASK in values else []))
        passing: Steps = ((Wish(PASS),),) if PASS in values else ()
        return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=(*steps, *passing)))

    return _changed(orders, change)


def _set_turn(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """What the list of placements has beside its steps: orders to pass, `spare N`, conditions such as `unless used`,
    and `pass` behind it."""
    clauses = [value for value in values if value.startswith(("spare ", "unless "))]
    head = read_order(game, "; ".join(["place pass or ask", *clauses]))
    assert isinstance(head.what, PlacementSteps)
    spare = head.what.spare
    passing: Steps = ((Wish(PASS),),) if PASS in values else ()

    def change(order: Order, what: PlacementSteps) -> Order:
        steps = without_pass(what.steps)
        steps = (*steps, *passing) if steps else ()  # an empty list passes nothing: it asks
        return msgspec.structs.replace(
            order, guards=head.guards, what=msgspec.structs.replace(what, spare=spare, steps=steps)
        )

    listed = [order for order in _changed(orders, change) if isinstance(order.what, PlacementSteps)]
    rest = [value for value in values if value not in (*clauses, PASS)]
    read = [read_order(game, value) for value in _in_order(rest, game.guide.orders.offers)]
    return [*listed, *read, *(order for order in orders if not game.guide.orders.places(order.what))]


def _set_later(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """The orders for provost and castle."""
    kept = [order for order in orders if game.guide.orders.places(order.what) or is_of_site(order)]
    return [*kept, *(read_order(game, value) for value in _in_order(values, game.guide.orders.later))]


def is_of_site(order: Order) -> bool:
    """Whether an order lists wishes for one building or decision."""
    return isinstance(order.what, Ranked) and order.what.at != PLACING


def _in_order(values: Sequence[str], offers: Sequence[tuple[str, int, str]]) -> list[str]:
    """Texts in the order in which they are offered: the first that is concerned decides."""
    offered = [text.partition(" {")[0] for _, _, text in offers]
    return sorted(
        values, key=lambda value: next((at for at, text in enumerate(offered) if value.startswith(text)), 99)
    )


# Wishes at a building, and when a placement of the list counts


def _wish(game: Game, orders: Sequence[Order], values: Sequence[str], at: str) -> list[Order]:
    """One more wish at a site, behind the others; where one says all, in its place."""
    site = next((site for site in game.guide.orders.sites if site.at == at), None)
    code = _code(game, values)
    if site is None or at == PLACING or not site.allows(code):
        raise BadChoice("pace-programme-unknown")
    held = choices_at(orders, at)
    if len(held) >= MOST_CHOICES:
        raise BadChoice("pace-programme-long", most=MOST_CHOICES)
    codes = (code,) if site.single else (*(each for each in held if each != code), code)
    return [*_without_site(orders, at), Order(Ranked(at, codes), (), "turn")]


def _unwish(game: Game, orders: Sequence[Order], values: Sequence[str], at: str) -> list[Order]:
    """The last wish at a site is taken out."""
    codes = choices_at(orders, at)[:-1]
    return [*_without_site(orders, at), *([Order(Ranked(at, codes), (), "turn")] if codes else [])]


def choices_at(orders: Sequence[Order], at: str) -> tuple[str, ...]:
    """What a turn plan wishes at a site, best first."""
    found = (order.what for order in orders if isinstance(order.what, Ranked))
    return next((what.codes for what in found if what.at == at), ())


def _without_site(orders: Sequence[Order], at: str) -> list[Order]:
    return [order for order in orders if not (isinstance(order.what, Ranked) and order.what.at == at)]


def _of_wish(
    game: Game, orders: Sequence[Order], gone: str, change: Callable[[Wish], Wish], asks: bool | None
) -> list[Order]:
    """The orders with one wish of the main line changed; `asks` says whether its step asks behind its wishes."""

    def put(order: Order, what: PlacementSteps) -> Order:
        steps = []
        for step in what.steps:
            if not any(wish.code == gone for wish in step):
                steps.append(step)
                continue
            wishes = tuple(change(wish) if wish.code == gone else wish for wish in step if wish.code != ASK)
            asking = any(wish.code == ASK for wish in step) if asks is None else asks
            steps.append((*wishes, Wish(ASK)) if asking else wishes)
        return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=tuple(steps)))

    held = placement_steps_of(orders)
    if held is None or gone == PASS or not any(wish.code == gone for step in held.steps for wish in step):
        raise BadChoice("pace-programme-unknown")
    return _changed(orders, put)


def _set_only(game: Game, orders: Sequence[Order], values: Sequence[str], gone: str) -> list[Order]:
    """When a wish counts: `upto N`, `once`, `mine CODE`; and `ask` behind its step."""
    prices, mine = _prices(values), _named(game, values, "mine")

    def change(wish: Wish) -> Wish:
        return msgspec.structs.replace(wish, upto=min(prices, default=None), once="once" in values, mine=mine)

    return _of_wish(game, orders, gone, change, ASK in values)


def _set_spots(game: Game, orders: Sequence[Order], values: Sequence[str], gone: str) -> list[Order]:
    """What must still be possible beside a wish (`free CODE`), or not any more (`gone CODE`)."""
    free, taken = (next(iter(_named(game, values, how)), "") for how in ("free", "gone"))
    return _of_wish(
        game, orders, gone, lambda wish: msgspec.structs.replace(wish, free=free, gone=taken), None
    )


def _set_tiles(game: Game, orders: Sequence[Order], values: Sequence[str], gone: str) -> list[Order]:
    """Which tile or card must stand on the road for a wish."""
    tile = values[0] if values else ""
    if tile and tile not in game.guide.printed:
        raise BadChoice("pace-programme-unknown")
    return _of_wish(game, orders, gone, lambda wish: msgspec.structs.replace(wish, built=tile), None)


def _prices(values: Sequence[str]) -> list[int]:
    return [int(found[1]) for found in map(_UP_TO.fullmatch, values) if found is not None]


def _named(game: Game, values: Sequence[str], how: str) -> tuple[str, ...]:
    """The codes that values such as "mine place 3" name."""
    named = (value.removeprefix(f"{how} ") for value in values if value.startswith(f"{how} "))
    return tuple(code for code in named if game.is_code(code))


def _clear(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    return []


_CHANGES: dict[str, Callable[[Game, Sequence[Order], Sequence[str]], list[Order]]] = {
    "then": _then,
    "else": _else,
    "back": _back,
    "terms": _set_terms,
    "turn": _set_turn,
    "later": _set_later,
    "clear": _clear,
}

_OF: dict[str, Callable[[Game, Sequence[Order], Sequence[str], str], list[Order]]] = {
    "wish": _wish,
    "unwish": _unwish,
    "only": _set_only,
    "spots": _set_spots,
    "tiles": _set_tiles,
}
"""Changes of one site or one wish, by what stands before its name: "wish@n_farm", "only@place 3"."""

_LINES = ("then", "else", "back", "terms")


def _in_case(
    game: Game,
    orders: Sequence[Order],
    gone: str,
    change: Callable[[Game, Sequence[Order], Sequence[str]], list[Order]],
    values: Sequence[str],
) -> list[Order]:
    """The orders with a changed line for a case; a new one begins like the main line, up to what is gone."""
    what = placement_steps_of(orders)
    main = what.steps if what is not None else ()
    at = next((at for at, step in enumerate(main) if step[0].code == gone), None)
    if what is None or at is None or gone == PASS:
        raise BadChoice("pace-programme-unknown")
    line = next((case.steps for case in what.cases if case.gone == gone), main[:at])
    changed = placement_steps_of(change(game, [Order(PlacementSteps(line))], values))
    others = tuple(case for case in what.cases if case.gone != gone)
    steps = changed.steps if changed is not None else ()
    cases = (*others, Case(gone, steps)) if steps and steps != main[:at] else others

    def put(order: Order, what: PlacementSteps) -> Order:
        return msgspec.structs.replace(order, what=msgspec.structs.replace(what, cases=cases))

    return _changed(orders, put)


def _code(game: Game, values: Sequence[str]) -> str:
    if len(values) != 1 or not game.is_code(values[0]):
        raise BadChoice("pace-programme-unknown")
    return values[0]
