"""What scripted people say beside their placements: for the provost, the castle, and what their workers will do.

They try their list on a copy in which the others do what can hurt least, and wish for what they would choose there;
what depends on more than that is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.plans.evaluate import look
from players.scripted import greedy
from rules.model import verb
from rules.orders import PLACING, Order, PlacementSteps, Ranked
from rules.shared.orders import Castle
from rules.shared.provost import Provost, standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.game import Game

WISHES = 6  # at a building
ALWAYS = {"inn": "stay", "joust": "joust"}  # whatever comes
_FURTHER = frozenset({"on", "give"})  # questions that follow from a choice


def beside(game: Game, state: Any, seat: int, orders: Sequence[Order]) -> list[Order]:
    """The orders for provost, castle and buildings that go with those for the placements."""
    return [*_provost(game, state, seat, orders), *_wishes(game, state, seat, orders)]


def _provost(game: Game, state: Any, seat: int, orders: Sequence[Order]) -> list[Order]:
    """To the farthest worker that stands or is listed first, for what that is worth; else nothing is paid."""
    view = game.view(state, seat)
    spaces = set(standing(view, seat))
    if game.in_turn(state, seat) is not None:
        listed = {int(code.split()[1]) for code in _firsts(orders) if code.split()[-1].isdigit()}
        spaces |= {space for space in listed if space <= len(view.road)}  # a card may still have to be built
    most = greedy.defends(game, state, seat, max(spaces)) if spaces else 0
    defends = [Order(Provost("defend", 0, most), (), "turn")] if most else []
    return [*defends, Order(Provost("never"), (), "turn")]


def _firsts(orders: Sequence[Order]) -> list[str]:
    """The placements that come first in each step of the list."""
    steps = [step for order in orders if isinstance(order.what, PlacementSteps) for step in order.what.steps]
    return [step[0].code for step in steps if step[0].code.startswith("place ")]


def _wishes(game: Game, state: Any, seat: int, orders: Sequence[Order]) -> list[Order]:
    """What it would do at the decisions that come up then, best first, at each building by itself."""
    by = game.guide.orders
    state = _placed(game, state, seat, orders)
    turn = state.turn
    sites = {site.at for site in by.sites} - {PLACING}
    wished: dict[str, list[str]] = {at: [code] for at, code in ALWAYS.items() if at in sites}
    batches = 0
    while (decision := game.decision(state)) is not None and state.turn == turn:
        code = game.guide.least_harm(decision)
        if decision.seat == seat and state.phase > (game.guide.placing_phase or 0):
            ranked = [code for _, code in greedy.ranked(game, state)]
            at = by.at(look(game, state, decision))
            code = ranked[0]
            batches += decision.kind == "castle" and code != "done"
            if at in sites and at not in ALWAYS and verb(code) not in _FURTHER:
                listed = ranked[: ranked.index("skip") + 1] if "skip" in ranked else ranked
                held = wished.setdefault(at, [])
                held += [code for code in listed if code not in held]
        game.step(state, code)
    said = [Order(Ranked(at, tuple(codes[:WISHES])), (), "turn") for at, codes in wished.items()]
    return [*said, Order(Castle(batches, True), (), "turn")] if batches else said


def _placed(game: Game, state: Any, seat: int, orders: Sequence[Order]) -> Any:
    """A copy on which its list is placed; as it is where it places nothing more."""
    asked = game.in_turn(state, seat)
    if asked is None:
        return game.clone(state)
    for code in _firsts(orders):
        decision = game.decision(asked)
        if decision is None or code not in decision.actions:
            break
        game.step(asked, code)
        asked = game.in_turn(asked, seat) or asked
    return asked
