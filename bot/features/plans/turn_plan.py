"""The turn plan: the orders that a seat gives on one panel, changed step by step, kept as standing orders.

A turn plan is several orders that are armed together, `part` of them the one list of placements. It acts like any
other standing order; here it is only put together, shown, copied from the last turn and kept under a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.core.errors import BadChoice
from bot.features.plans import armed as armed_orders
from bot.features.plans import edit as plans_edit
from bot.features.plans.building_choices import BuildingChoices, building_choices_of
from bot.features.plans.edit import PASS, placement_steps_of, without_pass
from bot.features.plans.evaluate import Preview, decide, look
from bot.features.plans.order_notation import read_order, spell
from bot.features.plans.placement_steps import ASK
from bot.features.plans.use_cases import armed_of, seated
from rules.model import Decision
from rules.orders import Act, Order, PlacementSteps
from storage import standing_orders as order_rows
from storage import user_data

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from bot.core.model import Person
    from bot.core.unit_of_work import UnitOfWork
    from bot.features.plans.use_cases import Seat
    from rules.game import Game, GameState
    from rules.model import Message
    from rules.orders import Armed, Steps

MOST_PARTS = 12
MOST_NAMES = 10  # turn plans that a person keeps for a game
NAME = 30  # characters of a name
SAVED = "programme"  # a person's settings of that name keep turn plans: "programme caylus opening"


class Line(NamedTuple):
    """A line of placements: the codes of its steps, and what holds for the last one. `gone` is the code in whose
    absence it is used, "" of the main one; `wishes` are its steps with what holds for each."""

    gone: str
    steps: tuple[tuple[str, ...], ...]
    terms: tuple[str, ...]
    wishes: Steps = ()


class Shown(NamedTuple):
    """A turn plan as its panel shows it. `lines` are those of the placements, the main one first; `orders` are all
    parts as people write them. `now`, `gone` and `passed` tell what it would do now, if its next placement were gone
    (with its code), and if somebody passed before. `can` are the placements possible now; `earlier` is whether there
    is one to copy. `sites` are the buildings where its workers decide, `tiles` what can still come onto the road."""

    seat: int
    revision: int
    lines: tuple[Line, ...]
    orders: tuple[str, ...]
    can: tuple[tuple[str, Message], ...]
    now: Preview
    gone: tuple[str, Preview] | None
    passed: Preview | None
    earlier: bool
    names: tuple[str, ...]
    sites: tuple[BuildingChoices, ...]
    tiles: tuple[str, ...]

    @property
    def line(self) -> tuple[tuple[str, ...], ...]:
        """The steps of the main line."""
        return self.lines[0].steps

    @property
    def terms(self) -> tuple[str, ...]:
        """What holds for the last placement of the main line."""
        return self.lines[0].terms

    def of(self, gone: str) -> Line:
        """The line for that case; where there is none, what the main one has before it, and of a placement that is not
        listed the main one."""
        found = next((line for line in self.lines if line.gone == gone), None)
        if found is not None:
            return found
        at = next((at for at, step in enumerate(self.line) if step[0] == gone), None)
        if at is None:
            return self.lines[0]
        return Line(gone, self.line[:at], (), self.lines[0].wishes[:at])


def shown(uow: UnitOfWork, game: int, person: Person, seat: int | None = None) -> Shown:
    """The orders of the seat for this turn that were put together on one panel, and what they would do."""
    mine = seated(uow, game, person, seat)
    return _shown(uow, mine, person.user)


def _shown(uow: UnitOfWork, mine: Seat, user: int) -> Shown:
    game, state = mine.game, mine.state
    parts = [armed for _, armed in _parts(uow, mine)]
    orders = [armed.order for armed in parts]
    what = placement_steps_of(orders)
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
        (
            _line("", what.steps if what else ()),
            *(_line(case.gone, case.steps) for case in (what.cases if what else ())),
        ),
        tuple(spell(game, order) for order in orders),
        () if asked is None else tuple((code, game.label(asked, code)) for code in codes),
        now.told,
        gone,
        _after_a_pass(game, state, mine.seat, parts),
        bool(_earlier(uow, mine)),
        tuple(_names(uow, mine, user)),
        building_choices_of(game, view := game.view(state, mine.seat), mine.seat, orders),
        tuple(sorted(_in_stock(game, game.guide.orders.present(view, mine.seat).road))),
    )


def _in_stock(game: Game, built: Set[str]) -> set[str]:
    """The tiles or cards that take workers and don't stand on the road."""
    sites = {site.at for site in game.guide.orders.sites if site.at in game.guide.printed}
    kinds = ("wood", "stone")
    return {at for at in sites if at not in built and game.guide.printed[at].kind in kinds}


class _Done(NamedTuple):
    told: Preview
    code: str | None


def _does(game: Game, asked: GameState | None, parts: Sequence[Armed], without: str = "") -> _Done:
    """What the parts would do as if it were the seat's turn, and a code were not possible."""
    decision = None if asked is None else game.decision(asked)
    if asked is None or decision is None:
        return _Done(Preview(), None)
    seen = look(game, asked, decision)
    if without:
        left = tuple(code for code in decision.actions if code != without)
        seen = seen._replace(decision=Decision(decision.seat, decision.kind, left))
    for armed in parts:
        evaluation = decide(game.guide.orders, armed, seen)
        if isinstance(evaluation, Act):
            return _Done(Preview(decision.kind, game.label(asked, evaluation.code)), evaluation.code)
        if evaluation is not None:
            return _Done(Preview(decision.kind, stops=evaluation.why), None)
    return _Done(Preview(), None)


def _after_a_pass(game: Game, state: GameState, seat: int, parts: Sequence[Armed]) -> Preview | None:
    """What it would do if another seat had passed before; None where all others have passed."""
    for other in range(len(game.view(state, None).players)):
        asked = None if other == seat else game.in_turn(state, other)
        if asked is not None:
            game.step(asked, PASS)
            return _does(game, game.in_turn(asked, seat), parts).told
    return None


# What it is made of


def _parts(uow: UnitOfWork, mine: Seat) -> list[tuple[int, Armed]]:
    """The parts of the turn plan that are armed or paused, by rank."""
    found = []
    turn = mine.state.turn
    for row in order_rows.plans(uow.tx, mine.row.id, mine.seat, "armed", "paused"):
        armed = armed_of(mine, row)
        if armed is not None and armed.part and (armed.until is None or armed.until >= turn):
            found.append((row.id, armed))
    return found


def _line(gone: str, line: Steps) -> Line:
    return Line(gone, tuple(tuple(wish.code for wish in step) for step in line), _terms(line), line)


def _terms(line: Steps) -> tuple[str, ...]:
    """What holds for the last placement and behind it, as `edit` takes it."""
    steps = without_pass(line)
    terms = [PASS] if len(steps) < len(line) else []
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


# Changing it


def edit(
    uow: UnitOfWork, game: int, person: Person, what: str, values: Sequence[str] = (), seat: int | None = None
) -> Shown:
    """Changes the turn plan: `then` or `else` with a code, `terms` of the last placement, the `turn`'s other orders
    as texts, `later` (provost and castle), `back` (the last placement), `clear`, `copy` (the last turn's), `again`
    (what that said beside its placements), `use` a name. "then@place 3" changes the line for the case that
    somebody else took 3, "wish@n_farm" and "unwish@n_farm" what is chosen there, "only@place 3", "spots@place 3" and
    "tiles@place 3" when that placement counts. Raises BadChoice."""
    mine = seated(uow, game, person, seat)
    held = [armed.order for _, armed in _parts(uow, mine)]
    changed = plans_edit.changed(mine.game, held, what, values)
    if changed is not None:
        orders = changed
    elif what == "copy":
        orders = _earlier(uow, mine)
    elif what == "again":
        by = mine.game.guide.orders
        orders = [
            *held,
            *(order for order in _earlier(uow, mine) if not by.places(order.what) and order not in held),
        ]
    elif what == "use" and len(values) == 1:
        orders = _read(
            mine.game, user_data.settings(uow.tx, "user", person.user).get(_key(mine, values[0]), "")
        )
    else:
        raise BadChoice("pace-programme-unknown")
    _arm(uow, mine, orders)
    return _shown(uow, mine, person.user)


def _arm(uow: UnitOfWork, mine: Seat, orders: Sequence[Order]) -> None:
    """Arms these orders in place of the turn plan; what its placements did counts on."""
    if len(orders) > MOST_PARTS:
        raise BadChoice("pace-order-many", here=len(orders), most=MOST_PARTS)
    did: tuple[str, ...] = ()
    at: tuple[int, ...] = ()
    for number, armed in _parts(uow, mine):
        did += armed.did
        at += armed.at if armed.did else ()
        order_rows.end_plan(uow.tx, number, "cleared", None, uow.now)
    by = mine.game.guide.orders
    rank = {True: 1, False: 2}
    for order in sorted(
        orders,
        key=lambda order: (
            0
            if by.places(order.what) and not isinstance(order.what, PlacementSteps)
            else rank[isinstance(order.what, PlacementSteps)]
        ),
    ):
        armed = armed_orders.arm(mine.game, mine.state, mine.seat, order)
        armed = msgspec.structs.replace(armed, part=True)
        if isinstance(order.what, PlacementSteps):
            armed = msgspec.structs.replace(armed, did=did, at=at)
        kind = str(type(order.what).__struct_config__.tag)
        order_rows.add_plan(
            uow.tx,
            mine.row.id,
            mine.seat,
            kind,
            armed_orders.encode(armed),
            uow.now,
            mine.row.revision,
        )


# The last turn's, and names


def _earlier(uow: UnitOfWork, mine: Seat) -> list[Order]:
    """The last turn plan of an earlier turn that the seat's holder had."""
    turn = mine.state.turn
    found: dict[int, list[Order]] = {}
    for row in order_rows.plans_of_holder(uow.tx, mine.row.id, mine.seat):
        armed = armed_of(mine, row)
        if armed is not None and armed.part and armed.turn < turn and row.status != "cleared":
            found.setdefault(armed.turn, []).append(armed.order)
    return found[max(found)] if found else []


def _key(mine: Seat, name: str) -> str:
    return f"{SAVED} {mine.game.id} {name}"


def _names(uow: UnitOfWork, mine: Seat, user: int) -> list[str]:
    begins = _key(mine, "")
    return sorted(
        name.removeprefix(begins)
        for name in user_data.settings(uow.tx, "user", user)
        if name.startswith(begins)
    )


def save(uow: UnitOfWork, game: int, person: Person, name: str, seat: int | None = None) -> Shown:
    """Keeps the turn plan under a name, in place of an earlier one of that name. Raises BadChoice."""
    mine = seated(uow, game, person, seat)
    name = " ".join(name.split())
    orders = [armed.order for _, armed in _parts(uow, mine)]
    if not orders:
        raise BadChoice("pace-programme-empty")
    if not 1 <= len(name) <= NAME:
        raise BadChoice("pace-programme-name", most=NAME)
    names = _names(uow, mine, person.user)
    if name not in names and len(names) >= MOST_NAMES:
        raise BadChoice("pace-programme-names", most=MOST_NAMES)
    text = "\n".join(spell(mine.game, order) for order in orders)
    user_data.change(uow.tx, "user", person.user, {_key(mine, name): text})
    return _shown(uow, mine, person.user)


def _read(game: Game, text: str) -> list[Order]:
    if not text:
        raise BadChoice("pace-programme-unknown")
    return [read_order(game, line) for line in text.splitlines()]
