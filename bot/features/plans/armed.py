"""Standing orders as a seat gives them: armed with the position they will be compared with, and stored."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Union

import msgspec

from rules.orders import Armed, ArmedOf, Order, PlacementSteps, Ranked
from rules.register import find_game

if TYPE_CHECKING:
    from rules.game import Game, GameState


def arm(game: Game, state: GameState, seat: int, order: Order) -> Armed:
    """The order with the position it will be compared with: never what happened before."""
    by, turn = game.guide.orders, state.turn
    late = by.places(order.what) and game.guide.is_after_placing(state.phase)
    until = None if order.lasts == "game" else turn + late
    view = game.view(state, seat)
    known: tuple[str, ...] = ()
    if isinstance(order.what, PlacementSteps):
        asked = game.in_turn(state, seat)
        decision = None if asked is None else game.decision(asked)
        lines = (order.what.steps, *(case.steps for case in order.what.cases))
        listed = (wish.code for line in lines for step in line for wish in step)
        known = () if decision is None else (*decision.actions, *listed)
    now = by.present(view, seat)
    return Armed(order, turn, until, now.built, now.passed, known=known, used=now.used)


def after(armed: Armed, code: str, revision: int = 0) -> Armed:
    """The order when it has played a code, which made the game that revision."""
    did = (*armed.did, code) if isinstance(armed.order.what, PlacementSteps) else ()
    return msgspec.structs.replace(armed, acted=armed.acted + 1, did=did, at=(*armed.at, revision))


def before(armed: Armed, revision: int) -> Armed:
    """The order as it was before it did anything from that revision on."""
    undone = sum(at >= revision for at in armed.at)
    if not undone:
        return armed
    did = armed.did[: max(0, len(armed.did) - undone)]
    at = armed.at[: len(armed.at) - undone]
    return msgspec.structs.replace(armed, acted=max(0, armed.acted - undone), did=did, at=at)


_encoder = msgspec.json.Encoder()


@functools.cache
def _decoder(game: str) -> msgspec.json.Decoder[Armed]:
    kinds = [Ranked, PlacementSteps, *(kind.what for kind in find_game(game).guide.orders.kinds)]
    return msgspec.json.Decoder(ArmedOf[Union[tuple(kinds)]])  # type: ignore[misc]  # noqa: UP007


def encode(armed: Armed) -> str:
    """The armed order as JSON."""
    return _encoder.encode(armed).decode()


def decode(game: str, text: str) -> Armed:
    """An armed order of a game that `encode` wrote; raises msgspec.DecodeError for what this version can't read."""
    armed = _decoder(game).decode(text)
    known = {kind.kind for kind in find_game(game).guide.orders.guards}
    for guard in armed.order.guards:
        if guard.kind not in known:
            raise msgspec.ValidationError(f"{guard.kind} is no condition of {game}")
    return armed
