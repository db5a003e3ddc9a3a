"""Why an action is not legal now: the rule or bound, in half a sentence, for the deciding seat only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.magna_carta import codes
from rules.magna_carta.cards import GOLD
from rules.magna_carta.payments import CONVERSION, affordable
from rules.magna_carta.road import WORKPLACES
from rules.magna_carta.texts import TEXTS
from rules.magna_carta.words import card_name, cost
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.magna_carta.state import State
    from rules.model import Message

say = TEXTS.say


def refusal(state: State, code: str) -> Message:
    """The reason why a code of this game is not legal in the present decision."""
    frame = state.stack[-1]
    reason = _REASONS.get((frame[0], verb(code)))
    if reason is None:
        return say("mc-refuse-other")
    return reason(state, frame, code)


def _draw(state: State, frame: Any, code: str) -> Message:
    if not state.deniers[frame[1]]:
        return say("mc-refuse-denier")
    return say("mc-refuse-draw" if code == codes.DRAW else "mc-refuse-redraw")  # M-10


def _place(state: State, frame: Any, code: str) -> Message:
    seat = frame[1]
    place = int(noun(code))
    if place >= len(state.card):
        return say("mc-refuse-place-road", n=len(state.card) - 1)
    card = state.card[place]
    if card not in WORKPLACES:
        return say("mc-refuse-place-card", card=card_name(card), place=place)
    if state.worker[place] >= 0:
        return say("mc-refuse-place-taken", card=card_name(card), place=place)
    return say("mc-refuse-place-workers" if state.deniers[seat] else "mc-refuse-denier")


def _build(state: State, frame: Any, code: str) -> Message:
    card = codes.CARD_OF[code]
    if card not in state.hand[frame[1]]:
        return say("mc-refuse-build-hand", card=card_name(card))
    return say("mc-refuse-cost", card=card_name(card), cost=cost(card))


def _prestige(state: State, frame: Any, code: str) -> Message:
    card = codes.CARD_OF[code]
    if card not in state.stock:
        return say("mc-refuse-prestige-stock", card=card_name(card))
    if card not in affordable(*state.cubes[frame[1]]):
        return say("mc-refuse-cost", card=card_name(card), cost=cost(card))
    return say("mc-refuse-prestige-residence")


def _payment(state: State, frame: Any, code: str) -> Message:
    if frame[2] == CONVERSION:
        return say("mc-refuse-payment-conversion")
    return say("mc-refuse-payment", card=card_name(frame[2]), cost=cost(frame[2]))


def _provost(state: State, frame: Any, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    last = len(state.card) - 1
    if not 1 <= state.provost + shift <= last:
        return say("mc-refuse-provost-range", place=state.provost, last=last)
    return say("mc-refuse-provost-cost", cost=abs(shift), deniers=state.deniers[frame[1]])


def _rate(state: State, frame: Any, code: str) -> Message:
    return say("mc-refuse-rate", deniers=state.deniers[frame[1]])


def _church(state: State, frame: Any, code: str) -> Message:
    return say("mc-refuse-church", deniers=state.deniers[frame[1]], left=sum(state.supply))


def _castle(state: State, frame: Any, code: str) -> Message:
    if not any(state.supply):
        return say("mc-refuse-castle-tokens")
    gold = state.cubes[frame[1]][GOLD]
    if gold and code == codes.BATCH:
        return say("mc-refuse-castle-gold")
    if not gold and code != codes.BATCH:
        return say("mc-refuse-castle-plain")
    return say("mc-refuse-castle-cubes")


_REASONS: dict[tuple[str, str], Callable[[State, Any, str], Message]] = {
    ("action", "draw"): _draw,
    ("action", "redraw"): _draw,
    ("action", "place"): _place,
    ("action", "build"): _build,
    ("action", "prestige"): _prestige,
    ("on", "on"): lambda state, frame, code: say("mc-refuse-on"),
    ("payment", "pay"): _payment,
    ("provost", "provost"): _provost,
    ("peddler", "buy"): _rate,
    ("bank", "pay"): _rate,
    ("church", "pay"): _church,
    ("market", "sell"): lambda state, frame, code: say("mc-refuse-cubes"),
    ("gold_mine", "give"): lambda state, frame, code: say("mc-refuse-cubes"),
    ("lawyer", "convert"): lambda state, frame, code: say("mc-refuse-convert"),
    ("castle", "batch"): _castle,
}
