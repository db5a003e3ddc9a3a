"""The changes since the last picture of Magna Carta that pictures mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.magna_carta import events as happened
from rules.magna_carta.cards import PLAYER_CARDS
from rules.model import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Event


class Changes(msgspec.Struct):
    """`arrived` are (place, seat) of workers; `places` got a card, lost one or got cubes.

    Goods by seat, gains less payments: deniers, then four cubes; `tokens` are (seat, section) of each token
    taken, `removed` the sections of those that left the game.
    """

    arrived: set[tuple[int, int]]
    places: set[int]
    provost: int | None  # where he stood before
    goods: dict[int, list[int]]
    cards: dict[int, int]  # by seat: drawn less built and discarded
    tokens: list[tuple[int, str]]
    front: set[tuple[int, str]]
    passed: set[int]
    order: bool
    removed: list[str]
    begun: list[str]  # the places whose cards worked, in their order


_FROM_HAND = frozenset(card.id for card in PLAYER_CARDS)


def changes(events: Sequence[Event]) -> Changes:
    """Return the marks for a picture that follows these events."""
    result = Changes(set(), set(), None, {}, {}, [], set(), set(), False, [], [])
    for event in events:
        _note(result, event)
    return result


def _note(changes: Changes, event: Event) -> None:
    match event:
        case happened.Activated(place=place):
            changes.begun.append(str(place))
        case happened.Placed(seat=seat, place=place, cost=cost):
            changes.arrived.add((place, seat))
            _goods(changes, seat, cost, (), -1)
        case happened.Returned(seat=seat, place=place):
            changes.arrived.discard((place, seat))
        case happened.Built(seat=seat, place=place, card=card):
            if place:
                changes.places.add(place)
            else:
                changes.front.add((seat, card))
            if card in _FROM_HAND:
                changes.cards[seat] = changes.cards.get(seat, 0) - 1
        case happened.Converted(place=place) | happened.ConversionPending(place=place):
            changes.places.add(place)
        case happened.ProvostMoved(start=start, end=end) if start != end:
            first = start if changes.provost is None else changes.provost
            changes.provost = None if first == end else first
        case happened.Gained(seat=seat, deniers=deniers, cubes=cubes):
            _goods(changes, seat, deniers, cubes, 1)
        case happened.Paid(seat=seat, deniers=deniers, cubes=cubes):
            _goods(changes, seat, deniers, cubes, -1)
        case happened.CardsDrawn(seat=seat, number=number):
            changes.cards[seat] = changes.cards.get(seat, 0) + number
        case happened.HandReplaced(seat=seat, discarded=discarded):
            changes.cards[seat] = changes.cards.get(seat, 0) - len(discarded)
        case happened.TokenTaken(seat=seat, section=section):
            changes.tokens.append((seat, section))
        case happened.Passed(seat=seat):
            changes.passed.add(seat)
        case happened.TokensRemoved(sections=sections):
            changes.removed += sections
        case TurnBegan():
            changes.order = True
            changes.passed.clear()
        case _:
            pass


def _goods(
    changes: Changes, seat: int, deniers: int, cubes: Sequence[int], sign: int
) -> None:
    goods = changes.goods.setdefault(seat, [0] * 5)
    for kind, number in enumerate((deniers, *cubes)):
        goods[kind] += sign * number
