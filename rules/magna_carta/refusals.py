"""The reasons why an action is not legal now: the rule or bound, in half a sentence, for the deciding seat only."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules.magna_carta import codes
from rules.magna_carta.cards import CARDS, GOLD, MOST_SHIFT
from rules.magna_carta.english import TEXTS
from rules.magna_carta.labels import card_at, card_name, cost, goods
from rules.magna_carta.payments import CONVERSION, PAID, PAYMENTS, affordable
from rules.magna_carta.road import LAWYER, WORKPLACES
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.magna_carta.state import State
    from rules.model import Frame, Message

say = TEXTS.say
_POSITION = re.compile(r"(?:place|on|convert) ([0-9]{1,60})")
_SHIFT = re.compile(r"provost [+-]?([0-9]{1,60})")


def refusal(state: State, code: str) -> Message:
    """Return the reason why a code of this game is not legal in the present decision."""
    frame = state.stack[-1]
    reason = _REASONS.get((frame[0], verb(code)))
    if reason is None:
        return say("refuse-other")
    return reason(state, frame, code)


def bound(state: State, text: str) -> Message | None:
    """Return the bound, of the road or of the provost's way, that a number in an unreadable text exceeds."""
    last = len(state.card) - 1
    if match := _POSITION.fullmatch(text):
        return None if 1 <= int(match[1]) <= last else say("bound-road", n=last)
    if (match := _SHIFT.fullmatch(text)) and not state.setup.beginner:
        return (
            say("bound-provost", n=MOST_SHIFT) if int(match[1]) > MOST_SHIFT else None
        )
    return None


def _draw(state: State, frame: Frame, code: str) -> Message:
    if not state.deniers[frame[1]]:
        return _deniers(1, 0)
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
    return say("refuse-place-workers") if state.deniers[seat] else _deniers(1, 0)


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
    shift = codes.SHIFT_OF[code]
    last = len(state.card) - 1
    if not 1 <= state.provost + shift <= last:
        return say("refuse-provost-range", space=state.provost, last=last)
    return _deniers(abs(shift), state.deniers[frame[1]])


def _deniers(price: int, held: int) -> Message:
    return say(
        "refuse-price",
        price=say("goods-deniers", n=price),
        held=say("goods-deniers", n=held),
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
            deniers, left = state.deniers[frame[1]], sum(state.supply)
            if deniers >= rate.deniers:  # M-19
                return say("mc-refuse-tokens", asked=rate.number, left=left)
            return _deniers(rate.deniers, deniers)
    return _effect(state, frame)


def _missing(state: State, frame: Frame, code: str) -> Message:
    return say("refuse-cube", cube=say(f"cube-{noun(code)}"))


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


_REASONS: dict[tuple[str, str], Callable[[State, Frame, str], Message]] = {
    ("action", "draw"): _draw,
    ("action", "redraw"): _draw,
    ("action", "place"): _place,
    ("action", "build"): _build,
    ("action", "prestige"): _prestige,
    ("on", "on"): lambda state, frame, code: say("refuse-on", space=int(noun(code))),
    ("payment", "pay"): _payment,
    ("provost", "provost"): _provost,
    ("peddler", "buy"): _rate,
    ("bank", "pay"): _rate,
    ("church", "pay"): _rate,
    ("market", "sell"): _missing,
    ("gold_mine", "give"): _missing,
    ("lawyer", "convert"): _convert,
    ("castle", "batch"): _castle,
}
