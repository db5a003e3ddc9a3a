"""The programme of a turn: the orders that a seat gives on one panel, changed step by step, kept as standing orders.

A programme is several orders that are armed together, `part` of them the one list of placements. It acts like any
other standing order; here it is only put together, shown, copied from the last turn and kept under a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.table.errors import BadChoice
from bot.table.pace import armed as armed_orders
from bot.table.pace.order_text import read_order, spell
from bot.table.pace.placings import ASK
from bot.table.pace.private import armed_of, seated
from bot.table.pace.verdicts import Preview, decide, look
from rules.model import Decision
from rules.orders import Act, Guard, Order, Placings, Wish
from storage import ahead as rows
from storage import people

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.table.desk import Desk
    from bot.table.model import Person
    from bot.table.pace.private import Seat
    from rules.game import Game
    from rules.model import Message
    from rules.orders import Armed, Steps

MOST_STEPS = 8
MOST_WISHES = 6  # of a step
MOST_PARTS = 12
MOST_NAMES = 10  # programmes that a person keeps for a game
NAME = 30  # characters of a name
PASS = "pass"
SAVED = "programme"  # a person's settings of that name keep programmes: "programme caylus opening"


class Shown(NamedTuple):
    """A programme as its panel shows it. `line` are the steps of the placements with the codes' labels where they
    can be chosen now; `orders` are all parts as people write them; `terms` what holds for the last placement.
    `now`, `gone` and `passed` tell what it would do now, if its next placement were gone (with its code), and if
    somebody passed before. `can` are the placements possible now; `earlier` is whether there is one to copy."""

    seat: int
    revision: int
    line: tuple[tuple[str, ...], ...]
    orders: tuple[str, ...]
    terms: tuple[str, ...]
    can: tuple[tuple[str, Message], ...]
    now: Preview
    gone: tuple[str, Preview] | None
    passed: Preview | None
    earlier: bool
    names: tuple[str, ...]


def shown(desk: Desk, game: int, person: Person, seat: int | None) -> Shown:
    """The programme of a seat."""
    mine = seated(desk, game, person, seat)
    return _shown(desk, mine, person.user)


def _shown(desk: Desk, mine: Seat, user: int) -> Shown:
    game, state = mine.game, mine.state
    parts = [armed for _, armed in _parts(desk, mine)]
    orders = [armed.order for armed in parts]
    what = _placings(orders)
    asked = game.in_turn(state, mine.seat)
    decision = None if asked is None else game.decision(asked)
    codes = () if decision is None else decision.actions
    now = _does(game, asked, parts)
    gone = None
    if now.code in codes and now.code != PASS:
        assert now.code is not None
        gone = (now.code, _does(game, asked, parts, without=now.code).told)
    return Shown(
        mine.seat,
        mine.row.revision,
        tuple(tuple(wish.code for wish in step) for step in what.steps) if what else (),
        tuple(spell(game, order) for order in orders),
        _terms(what) if what else (),
        tuple((code, game.label(asked, code)) for code in codes),
        now.told,
        gone,
        _after_a_pass(game, state, mine.seat, parts),
        bool(_earlier(desk, mine)),
        tuple(_names(desk, mine, user)),
    )


class _Done(NamedTuple):
    told: Preview
    code: str | None


def _does(game: Game, asked: Any | None, parts: Sequence[Armed], without: str = "") -> _Done:
    """What the parts would do as if it were the seat's turn, and a code were not possible."""
    decision = None if asked is None else game.decision(asked)
    if decision is None:
        return _Done(Preview(), None)
    seen = look(game, asked, decision)
    if without:
        left = tuple(code for code in decision.actions if code != without)
        seen = seen._replace(decision=Decision(decision.seat, decision.kind, left))
    for armed in parts:
        verdict = decide(game.guide.orders, armed, seen)
        if isinstance(verdict, Act):
            return _Done(Preview(decision.kind, game.label(asked, verdict.code)), verdict.code)
        if verdict is not None:
            return _Done(Preview(decision.kind, stops=verdict.why), None)
    return _Done(Preview(), None)


def _after_a_pass(game: Game, state: Any, seat: int, parts: Sequence[Armed]) -> Preview | None:
    """What it would do if another seat had passed before; None where all others have passed."""
    for other in range(len(game.view(state, None).players)):
        asked = None if other == seat else game.in_turn(state, other)
        if asked is not None:
            game.step(asked, PASS)
            return _does(game, game.in_turn(asked, seat), parts).told
    return None


# What it is made of


def _parts(desk: Desk, mine: Seat) -> list[tuple[int, Armed]]:
    """The parts of the programme that are armed or paused, by rank."""
    found = []
    turn = mine.game.turn(mine.state)
    for row in rows.plans(desk.tx, mine.row.id, mine.seat, "armed", "paused"):
        armed = armed_of(mine, row)
        if armed is not None and armed.part and (armed.until is None or armed.until >= turn):
            found.append((row.id, armed))
    return found


def _placings(orders: Sequence[Order]) -> Placings | None:
    return next((order.what for order in orders if isinstance(order.what, Placings)), None)


def _terms(what: Placings) -> tuple[str, ...]:
    """What holds for the last placement and behind it, as `edit` takes it."""
    steps = _without_pass(what.steps)
    terms = [PASS] if len(steps) < len(what.steps) else []
    if steps:
        wishes = [wish for wish in steps[-1] if wish.code != ASK]
        if len(wishes) < len(steps[-1]):
            terms.append(ASK)
        if wishes:
            last = wishes[-1]
            terms += [f"upto {last.upto}"] if last.upto is not None else []
            terms += ["once"] if last.once else []
            terms += [f"mine {code}" for code in last.mine]
    return tuple(terms)


def _without_pass(steps: Steps) -> Steps:
    return steps[:-1] if steps and steps[-1][0].code == PASS else steps


# Changing it


def edit(desk: Desk, game: int, person: Person, what: str, values: Sequence[str], seat: int | None) -> Shown:
    """Changes the programme: `then` or `else` with a code, `terms` of the last placement, the `turn`'s other orders
    as texts, `back` (the last placement), `clear`, `copy` (the last turn's), `use` a name. Raises BadChoice."""
    mine = seated(desk, game, person, seat)
    held = [armed.order for _, armed in _parts(desk, mine)]
    change = _CHANGES.get(what)
    if change is not None:
        orders = change(mine.game, held, values)
    elif what == "copy":
        orders = _earlier(desk, mine)
    elif what == "use" and len(values) == 1:
        orders = _read(
            mine.game, people.settings(desk.tx, "user", person.user).get(_key(mine, values[0]), "")
        )
    else:
        raise BadChoice("pace-programme-unknown")
    _arm(desk, mine, orders)
    return _shown(desk, mine, person.user)


def _arm(desk: Desk, mine: Seat, orders: Sequence[Order]) -> None:
    """Arms these orders in place of the programme; what its placements did counts on."""
    if len(orders) > MOST_PARTS:
        raise BadChoice("pace-order-many", here=len(orders), most=MOST_PARTS)
    did: tuple[str, ...] = ()
    for number, armed in _parts(desk, mine):
        did += armed.did
        rows.end_plan(desk.tx, number, "cleared", None, desk.now)
    by = mine.game.guide.orders
    rank = {True: 1, False: 2}
    for order in sorted(
        orders,
        key=lambda order: (
            0
            if by.places(order.what) and not isinstance(order.what, Placings)
            else rank[isinstance(order.what, Placings)]
        ),
    ):
        armed = armed_orders.arm(mine.game, mine.state, mine.seat, order)
        armed = msgspec.structs.replace(armed, part=True, did=did if isinstance(order.what, Placings) else ())
        kind = str(type(order.what).__struct_config__.tag)
        rows.add_plan(
            desk.tx,
            mine.row.id,
            mine.seat,
            kind,
            armed_orders.encode(armed),
            desk.now,
            mine.row.revision,
        )


def _changed(orders: Sequence[Order], change: Callable[[Order, Placings], Order]) -> list[Order]:
    """The orders with another list of placements; a new one asks when there is something new to choose."""
    rest = [order for order in orders if not isinstance(order.what, Placings)]
    held = next(
        (order for order in orders if isinstance(order.what, Placings)), Order(Placings(()), (Guard("more"),))
    )
    assert isinstance(held.what, Placings)
    made = change(held, held.what)
    kept = isinstance(made.what, Placings) and (made.what.steps or made.what.spare)
    return [made, *rest] if kept else rest


def _with_steps(order: Order, what: Placings, steps: Steps) -> Order:
    """The order with other steps; it passes behind them if it did before."""
    passing = what.steps[len(_without_pass(what.steps)) :]
    return msgspec.structs.replace(order, what=msgspec.structs.replace(what, steps=(*steps, *passing)))


def _then(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: Placings) -> Order:
        steps = _without_pass(what.steps)
        if len(steps) >= MOST_STEPS:
            raise BadChoice("pace-programme-long", most=MOST_STEPS)
        return _with_steps(order, what, (*steps, (Wish(code),)))

    return _changed(orders, change)


def _else(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    code = _code(game, values)

    def change(order: Order, what: Placings) -> Order:
        steps = _without_pass(what.steps)
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
        steps = _without_pass(what.steps)
        wishes = [wish for wish in steps[-1] if wish.code != ASK] if steps else []
        left = (*steps[:-1], tuple(wishes[:-1])) if len(wishes) > 1 else steps[:-1]
        return _with_steps(order, what, left)

    return _changed(orders, change)


def _set_terms(game: Game, orders: Sequence[Order], values: Sequence[str]) -> list[Order]:
    """What holds for the last placement: `upto N`, `once`, `mine CODE`; behind it `ask` and `pass`."""

    def change(order: Order, what: Placings) -> Order:
        steps = list(_without_pass(what.steps))
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


def _code(game: Game, values: Sequence[str]) -> str:
    if len(values) != 1 or not game.is_code(values[0]):
        raise BadChoice("pace-programme-unknown")
    return values[0]


# The last turn's, and names


def _earlier(desk: Desk, mine: Seat) -> list[Order]:
    """The last programme of an earlier turn that the seat's holder had."""
    turn = mine.game.turn(mine.state)
    found: dict[int, list[Order]] = {}
    for row in rows.plans_of_holder(desk.tx, mine.row.id, mine.seat):
        armed = armed_of(mine, row)
        if armed is not None and armed.part and armed.turn < turn and row.status != "cleared":
            found.setdefault(armed.turn, []).append(armed.order)
    return found[max(found)] if found else []


def _key(mine: Seat, name: str) -> str:
    return f"{SAVED} {mine.game.id} {name}"


def _names(desk: Desk, mine: Seat, user: int) -> list[str]:
    begins = _key(mine, "")
    return sorted(
        name.removeprefix(begins)
        for name in people.settings(desk.tx, "user", user)
        if name.startswith(begins)
    )


def save(desk: Desk, game: int, person: Person, name: str, seat: int | None) -> Shown:
    """Keeps the programme under a name, in place of an earlier one of that name. Raises BadChoice."""
    mine = seated(desk, game, person, seat)
    name = " ".join(name.split())
    orders = [armed.order for _, armed in _parts(desk, mine)]
    if not orders:
        raise BadChoice("pace-programme-empty")
    if not 1 <= len(name) <= NAME:
        raise BadChoice("pace-programme-name", most=NAME)
    names = _names(desk, mine, person.user)
    if name not in names and len(names) >= MOST_NAMES:
        raise BadChoice("pace-programme-names", most=MOST_NAMES)
    text = "\n".join(spell(mine.game, order) for order in orders)
    people.change(desk.tx, "user", person.user, {_key(mine, name): text})
    return _shown(desk, mine, person.user)


def _read(game: Game, text: str) -> list[Order]:
    if not text:
        raise BadChoice("pace-programme-unknown")
    return [read_order(game, line) for line in text.splitlines()]
