"""The reasons why an action is not legal now: the rule or bound, in half a sentence, for the deciding seat only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta import codes
from rules.magna_carta.cards import CARDS, GOLD
from rules.magna_carta.english import TEXTS
from rules.magna_carta.labels import card_at, card_name, cost, goods
from rules.magna_carta.payments import CONVERSION, PAID, PAYMENTS, affordable
from rules.magna_carta.road import LAWYER, WORKPLACES
from rules.model import noun
from rules.shared.refusals import (
    deniers,
    exceeded,
    not_on,
    provost_move,
    refused,
)

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Message
    from rules.shared.refusals import Reasons

say = TEXTS.say
_ON_ROAD = frozenset({"place", "on", "convert"})


def refusal(state: State, code: str) -> Message:
    """Return the reason why a code of this game is not legal in the present decision."""
    return refused(_REASONS, state, code)


def bound(state: State, text: str) -> Message | None:
    """Return the bound, of the road or of the provost's way, that a number in an unreadable text exceeds."""
    return exceeded(
        text, _ON_ROAD, len(state.card) - 1, provost=not state.setup.beginner
    )


def _draw(state: State, frame: Frame, code: str) -> Message:
    if not state.deniers[frame[1]]:
        return deniers(1, 0)
    return say("mc-refuse-draw" if code == codes.DRAW else "mc-refuse-redraw")  # M-10


def _place(state: State, frame: Frame, code: str) -> Message:
    seat = frame[1]
    place = int(noun(code))
    if place >= len(state.card):
        return say("bound-road", n=len(state.card) - 1)
    card = state.card[place]
    if card not in WORKPLACES:
        return say("refuse-place-empty", space=place)
    if state.worker[place] >= 0:
        return say("refuse-place-taken", place=card_at(place, card))
    return say("refuse-place-workers") if state.deniers[seat] else deniers(1, 0)


def _build(state: State, frame: Frame, code: str) -> Message:
    card = codes.CARD_OF[code]
    if card not in state.hand[frame[1]]:
        return say("mc-refuse-build-hand", card=card_name(card))
    return _cost(state, frame[1], card)


def _cost(state: State, seat: int, card: str) -> Message:
    return say("refuse-price", price=cost(card), held=goods(state.cubes[seat]))


def _prestige(state: State, frame: Frame, code: str) -> Message:
    card = codes.CARD_OF[code]
    if card not in state.stock:
        return say("refuse-build-stock", tile=card_name(card))
    if card not in affordable(*state.cubes[frame[1]]):
        return _cost(state, frame[1], card)
    return say("refuse-build-residence")


def _payment(state: State, frame: Frame, code: str) -> Message:
    thing = frame[2]
    paid = (
        goods(PAID[code])
        if code in PAID
        else (say("goods-deniers", n=codes.DENIERS_OF[code]),)
    )
    if code in PAYMENTS[thing]:
        return say("refuse-price", price=paid, held=goods(state.cubes[frame[1]]))
    if thing == CONVERSION:
        return say("mc-refuse-payment-conversion", paid=paid)
    return say("mc-refuse-payment", card=card_name(thing), cost=cost(thing), paid=paid)


def _provost(state: State, frame: Frame, code: str) -> Message:
    return provost_move(
        state.provost, code, len(state.card) - 1, state.deniers[frame[1]]
    )


def _effect(state: State, frame: Frame) -> Message:
    """Return the printed effect for the deciding seat: the worker owner's, or the card owner's."""
    card = state.card[frame[2]]
    whose = "owner" if frame[3] else "effect"
    return say("refuse-effect", tile=card_name(card), effect=say(f"mc-{whose}-{card}"))


def _rate(state: State, frame: Frame, code: str) -> Message:
    card = CARDS[state.card[frame[2]]]
    bought = sum(codes.BOUGHT[code]) if code in codes.BOUGHT else 0
    for rate in card.owner_rates if frame[3] else card.rates:
        if rate.number == bought or (
            not bought and rate.deniers == codes.DENIERS_OF.get(code)
        ):
            held, left = state.deniers[frame[1]], sum(state.supply)
            if held >= rate.deniers:  # M-19
                return say("mc-refuse-tokens", asked=rate.number, left=left)
            return deniers(rate.deniers, held)
    return _effect(state, frame)


def _convert(state: State, frame: Frame, code: str) -> Message:
    place = int(noun(code))
    if place >= len(state.card):
        return say("bound-road", n=len(state.card) - 1)
    card = state.card[place]
    if card == LAWYER:  # M-12
        return say("refuse-convert-lawyer")
    if CARDS[card].kind not in ("wood", "stone"):
        return say("mc-refuse-convert-kind", card=card_name(card), place=place)
    if state.owner[place] != frame[1]:
        return say("refuse-convert-owner", tile=card_at(place, card))
    return say("refuse-convert-pending", tile=card_at(place, card))  # M-13


def _castle(state: State, frame: Frame, code: str) -> Message:
    if not any(state.supply):
        return say("why-no-token")
    gold = state.cubes[frame[1]][GOLD]
    if gold and code == codes.BATCH:
        return say("mc-refuse-castle-gold")
    if not gold and code != codes.BATCH:
        return say("mc-refuse-castle-plain")
    return say("mc-refuse-castle-cubes", held=goods(state.cubes[frame[1]]))


def _no_cube(state: State, frame: Frame, code: str) -> Message:
    return say("refuse-cube", cube=say(f"cube-{noun(code)}"))


_REASONS: Reasons[State] = {
    ("action", "draw"): _draw,
    ("action", "redraw"): _draw,
    ("action", "place"): _place,
    ("action", "build"): _build,
    ("action", "prestige"): _prestige,
    ("on", "on"): not_on,
    ("payment", "pay"): _payment,
    ("provost", "provost"): _provost,
    ("peddler", "buy"): _rate,
    ("bank", "pay"): _rate,
    ("church", "pay"): _rate,
    ("market", "sell"): _no_cube,
    ("gold_mine", "give"): _no_cube,
    ("lawyer", "convert"): _convert,
    ("castle", "batch"): _castle,
}
