"""Words for people: labels of actions, and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta import codes
from rules.magna_carta.cards import CARDS, CUBES, HAND, SECTIONS, TOKEN_POINTS
from rules.magna_carta.english import TEXTS
from rules.magna_carta.holdings import next_token
from rules.magna_carta.missing_resources import lack
from rules.magna_carta.payments import CONVERSION, PAID
from rules.magna_carta.state import NOBODY
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.magna_carta.state import State
    from rules.model import Arg, Frame, Message

say = TEXTS.say


def card_name(card: str) -> Message:
    """Return the name of a card."""
    return say(f"mc-card-{card}")


def card_at(place: int, card: str) -> Message:
    """Return a card with its place on the road, if it has one: "Small farm (3)"."""
    name = card_name(card)
    return say("tile-at", tile=name, space=place) if place else name


def card_on(place: int, card: str) -> Message:
    """Return a card behind its place on the road: "3 Small farm"."""
    return say("say-space", space=place, tile=card_name(card))


def card_names(cards: Sequence[str]) -> tuple[Message, ...]:
    """Return the names of cards, or "nothing"."""
    return tuple([card_name(card) for card in cards]) or (say("goods-nothing"),)


def goods(cubes: Sequence[int], deniers: int = 0) -> tuple[Message, ...]:
    """Return the words for deniers and cubes, or "nothing"."""
    held = (("deniers", deniers), *zip(CUBES, cubes, strict=True))
    parts = tuple([say(f"goods-{kind}", n=number) for kind, number in held if number])
    return parts or (say("goods-nothing"),)


def cost(card: str) -> tuple[Message, ...]:
    """Return the printed price of a card."""
    printed = CARDS[card]
    return (
        (*goods(printed.cost), say("goods-any", n=1))
        if printed.any_cube
        else goods(printed.cost)
    )


# Labels


def label(state: State, code: str) -> Message:
    """Return the meaning of a legal code in this position."""
    return _LABELS[verb(code)](state, state.stack[-1], code)


def _label_place(state: State, frame: Frame, code: str) -> Message:
    place = codes.PLACE_OF[code]
    card, owner = state.card[place], state.owner[place]
    note = lack(state, frame[1], place)
    args: dict[str, Arg] = {
        "space": place,
        "tile": card_name(card),
        "effect": say(f"mc-effect-{card}"),
    }
    if owner == frame[1]:
        label = say("label-place-own", **args)
    elif owner == NOBODY or place > state.provost > 0:
        # beyond the provost the owner gets nothing
        label = say("label-place-road", **args)
    else:
        label = say(
            "mc-label-place-foreign", owner_effect=say(f"mc-owner-{card}"), **args
        )
    return say("label-note", label=label, note=note) if note else label


def _label_card(state: State, frame: Frame, code: str) -> Message:
    card = codes.CARD_OF[code]
    return say(
        "label-build",
        tile=card_name(card),
        cost=cost(card),
        prestige=CARDS[card].points,
    )


def _label_draw(state: State, frame: Frame, code: str) -> Message:
    return say("mc-label-draw" if state.pile[frame[1]] else "mc-label-draw-shuffle")


def _label_pay(state: State, frame: Frame, code: str) -> Message:
    kind = frame[0]
    if kind == "payment":
        return say("mc-label-pay-cubes", goods=goods(PAID[code]))
    card = CARDS[state.card[frame[2]]]
    deniers = codes.DENIERS_OF[code]
    gain = next(
        rate.number
        for rate in (card.owner_rates if frame[3] else card.rates)
        if rate.deniers == deniers
    )
    if kind == "bank":
        return say("label-pay-gold", paid=say("goods-deniers", n=deniers), gain=gain)
    left = list(state.supply)
    prestige = 0
    for _ in range(gain):
        section = next(number for number, tokens in enumerate(left) if tokens)
        left[section] -= 1
        prestige += TOKEN_POINTS[section]
    return say(
        "label-pay-prestige", paid=say("goods-deniers", n=deniers), gain=prestige
    )


def _label_provost(state: State, frame: Frame, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    place = state.provost + shift
    space = card_on(place, state.card[place])
    if not shift:
        return say("label-provost-stay", space=space)
    return say("label-provost-paid", space=space, shift=f"{shift:+d}", cost=abs(shift))


def _label_buy(state: State, frame: Frame, code: str) -> Message:
    bought = codes.BOUGHT[code]
    card = CARDS[state.card[frame[2]]]
    rates = card.owner_rates if frame[3] else card.rates
    price = next(rate.deniers for rate in rates if rate.number == sum(bought))
    return say("label-buy", goods=goods(bought), price=price)


def _label_sell(state: State, frame: Frame, code: str) -> Message:
    price = CARDS[state.card[frame[2]]].price
    return say("label-sell", cube=say(f"cube-{noun(code)}"), price=price)


def _label_convert(state: State, frame: Frame, code: str) -> Message:
    place = codes.PLACE_OF[code]
    card = state.card[place]
    return say(
        "mc-label-convert",
        place=place,
        card=card_name(card),
        prestige=CARDS["residence"].points,
        points=CARDS[card].points,
    )


def _label_batch(state: State, frame: Frame, code: str) -> Message:
    cubes = codes.PLAIN_BATCH if code == codes.BATCH else codes.BATCHES[code]
    section = next_token(state)
    return say(
        "label-batch",
        goods=goods(cubes),
        prestige=TOKEN_POINTS[section],
        section=say(f"section-{SECTIONS[section]}"),
    )


_LABELS: dict[str, Callable[[State, Frame, str], Message]] = {
    "keep": lambda state, frame, code: say("mc-label-keep"),
    "mulligan": lambda state, frame, code: say("mc-label-mulligan", n=HAND),
    "pass": lambda state, frame, code: say(
        "label-pass" if state.passed else "label-pass-first"
    ),
    "draw": _label_draw,
    "redraw": lambda state, frame, code: say(
        "mc-label-redraw", n=len(state.hand[frame[1]])
    ),
    "place": _label_place,
    "build": _label_card,
    "prestige": _label_card,
    "on": lambda state, frame, code: say("label-on", space=codes.PLACE_OF[code]),
    "pay": _label_pay,
    "provost": _label_provost,
    "buy": _label_buy,
    "sell": _label_sell,
    "give": lambda state, frame, code: say(
        "label-pay-gold", paid=say(f"goods-{noun(code)}", n=1), gain=1
    ),
    "convert": _label_convert,
    "batch": _label_batch,
    "done": lambda state, frame, code: say(
        "mc-label-done" if state.batches[frame[1]] else "mc-label-done-none"
    ),
    "skip": lambda state, frame, code: say("label-skip"),
}


# Questions


def question(state: State) -> Message:
    """Return the present question in one sentence."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == "opening":
        return say("mc-ask-opening", n=HAND)
    if kind == "on":
        return say("ask-on", tile=card_name(frame[2]))
    if kind == "payment":
        if frame[2] == CONVERSION:
            return say("mc-ask-payment-conversion")
        return say("mc-ask-payment", card=card_name(frame[2]), cost=cost(frame[2]))
    if kind == "provost":
        return say(
            "ask-provost",
            space=state.provost,
            most=max(abs(codes.SHIFT_OF[code]) for code in state.actions),
        )
    if kind in ("action", "castle"):
        return say(f"mc-ask-{kind}")
    _, _, place, bonus = frame
    card = state.card[place]
    effect = say(f"mc-owner-{card}" if bonus else f"mc-effect-{card}")
    return say(
        "ask-bonus" if bonus else "ask-trade",
        tile=card_at(place, card),
        effect=effect,
    )
