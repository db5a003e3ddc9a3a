"""Standing orders as data: what to do, only under which conditions, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from rules.game import Game

Lasts = Literal["once", "turn", "game"]
PLACING = "placing"
"""Where the orders for phase 2 apply; other places are a tile, a card, or a decision such as `joust`."""

PLACING_PHASE = 2


class What(msgspec.Struct, frozen=True, tag_field="do"):
    """What an order does."""


class Ranked(What, frozen=True, tag="ranked"):
    """The first code of the list that is legal, at the tile, card or decision named `at`."""

    at: str
    codes: tuple[str, ...]


class PassOver(What, frozen=True, tag="pass_over"):
    """Pass when placing on anything but an own building costs more than so many deniers."""

    cost: int


class Provost(What, frozen=True, tag="provost"):
    """`never` pay for him; bring him `to` a space for at most so many deniers; or `leave` him where he is
    if the own worker that stands farthest works."""

    how: Literal["never", "to", "leave"]
    space: int = 0
    most: int = 0


class Castle(What, frozen=True, tag="castle"):
    """Up to so many batches, of what there is most of; `keep_gold` gives none of it."""

    batches: int
    keep_gold: bool = False


AnyWhat: TypeAlias = Ranked | PassOver | Provost | Castle


class Guard(msgspec.Struct, frozen=True):
    """A condition: the provost at `space` or beyond (`from`) or not beyond (`upto`); nobody else has built
    (`unbuilt`) or passed (`unpassed`) since the order was armed; at least so many deniers stay (`keep`)."""

    kind: Literal["from", "upto", "unbuilt", "unpassed", "keep"]
    number: int = 0


class Order(msgspec.Struct, frozen=True):
    """A standing order: what, its guards, how long it lasts, and how often it acts (0: as often as it can)."""

    what: AnyWhat
    guards: tuple[Guard, ...] = ()
    lasts: Lasts = "turn"
    times: int = 0


class Armed(msgspec.Struct, frozen=True):
    """An order as it was armed: the last turn it is for (None: to the end), what stood on the road of
    others then, and how many had passed; `acted` counts what it did."""

    order: Order
    turn: int
    until: int | None
    built: tuple[tuple[str, int], ...]
    passed: int
    acted: int = 0


def arm(game: Game, state: Any, seat: int, order: Order) -> Armed:
    """The order with the position it will be compared with: never what happened before."""
    turn = game.turn(state)
    late = game.phase(state) > PLACING_PHASE and isinstance(order.what, Ranked | PassOver) and places(order)
    until = None if order.lasts == "game" else turn + late
    view = game.view(state, seat)
    return Armed(order, turn, until, built_by_others(view, seat), len(view.passed))


def places(order: Order) -> bool:
    """Whether the order is for phase 2."""
    return isinstance(order.what, PassOver) or (isinstance(order.what, Ranked) and order.what.at == PLACING)


def built_by_others(view: Any, seat: int) -> tuple[tuple[str, int], ...]:
    """The tiles or cards on the road that belong to other seats, in a settled order."""
    return tuple(
        sorted(
            (space.tile, space.owner)
            for space in view.road
            if space.tile and space.owner is not None and space.owner != seat
        )
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Armed)


def encode(armed: Armed) -> str:
    """The armed order as JSON."""
    return _encoder.encode(armed).decode()


def decode(text: str) -> Armed:
    """An armed order that `encode` wrote."""
    return _decoder.decode(text)
