"""The purpose of an action of Magna Carta: half a sentence that follows from the position, without any search.

It uses public information only, except for the decision about an opening hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.english import TEXTS
from players.magna_carta.needs import batches, coming, game_progress
from rules.magna_carta import codes
from rules.magna_carta.cards import CARDS, GOLD, ONE
from rules.magna_carta.labels import card_name, goods
from rules.magna_carta.payments import PAID, affordable
from rules.magna_carta.state import NOBODY
from rules.model import verb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.magna_carta.state import State
    from rules.model import Frame, Message

say = TEXTS.say
FEW_DENIERS = 4
"""With fewer deniers a seat is short of them: about the cost of a turn's workers."""
LATE_GAME = 0.7
"""The progress of the game (0 to 1) from which on cubes that nothing needs yet will hardly be used."""
_ROAD_PHASE = 4  # the phase in which the cards of the road work


def purpose(state: State, code: str) -> Message | None:
    """Return the purpose of a legal action of the deciding seat; None if none is certain."""
    make = _PURPOSES.get(verb(code))
    return None if make is None else make(state, state.stack[-1], code)


def rank(state: State, code: str) -> int:
    """Return the rank of the use for cubes that are bought, among choices as good; 0 is the best."""
    if code not in codes.BOUGHT:
        return 0
    seat = state.stack[-1][1]
    return _rank_output(state, _expected_cubes(state, seat), codes.BOUGHT[code])[0]


def urgency(state: State, code: str) -> int:
    """Return how soon an action is due: never, for no worker goes to the castle."""
    return 0


def breaks_batch(state: State, code: str) -> bool:
    """Return whether an action sells or gives away for gold a cube of a whole batch in hand."""
    kind, seat, *_ = state.stack[-1]
    if kind not in ("market", "gold_mine") or code not in codes.CUBE_OF:
        return False
    held = list(state.cubes[seat])
    before = batches(held)
    held[codes.CUBE_OF[code]] -= 1
    held[GOLD] += kind == "gold_mine"
    return batches(held) < before


def _expected_cubes(state: State, seat: int) -> list[int]:
    """Return the seat's cubes with what its workers will still get in this turn if the provost stays."""
    if state.phase > _ROAD_PHASE:
        return list(state.cubes[seat])
    if state.phase < _ROAD_PHASE:
        return coming(state, seat)[0]
    last = next((frame[1] - 1 for frame in state.stack if frame[0] == "effects"), 0)
    later = state.clone()
    later.worker[: last + 1] = [NOBODY] * (last + 1)
    return coming(later, seat)[0]


# Cubes and money


def _lacking(cubes: Sequence[int], number: int) -> int:
    """Return how many cubes are lacking for so many batches; gold replaces any cube."""
    *plain, gold = cubes
    return max(0, sum(max(0, number - held) for held in plain) - gold)


def _best_output(
    state: State, seat: int, outputs: Iterable[Sequence[int]]
) -> Message | None:
    """Return the purpose of the output for which there is the best use; None without outputs."""
    held = _expected_cubes(state, seat)
    messages = [_rank_output(state, held, output) for output in outputs]
    return min(messages, key=lambda ranked: ranked[0])[1] if messages else None


def _rank_output(
    state: State, held: Sequence[int], output: Sequence[int]
) -> tuple[int, Message]:
    """Return the rank of the best use for an output (0 is the best) and that use."""
    after = [have + more for have, more in zip(held, output, strict=True)]
    whole, number = batches(held), sum(output)
    if batches(after) > whole:
        return 0, say("purpose-batch-complete", n=whole + 1, goods=goods(output))
    if _lacking(after, whole + 1) < _lacking(held, whole + 1):
        return 1, say("purpose-batch-closer", goods=goods(output))
    if output[GOLD]:
        return 2, say("purpose-gold-any")
    if number > 1:
        return 3, say("purpose-several", n=number)
    return 4, say("purpose-material", goods=goods(output)) if game_progress(
        state
    ) < LATE_GAME else say("purpose-cubes-end")


def _need_money(state: State, seat: int) -> Message | None:
    deniers = state.deniers[seat]
    return say("purpose-money", n=deniers) if deniers < FEW_DENIERS else None


def _money(state: State) -> Message:
    is_late = game_progress(state) >= LATE_GAME
    return say("purpose-rate" if is_late else "purpose-pass")


def _spare_cube(state: State, seat: int, cube: int) -> Message | None:
    held = _expected_cubes(state, seat)
    after = list(held)
    after[cube] -= 1
    return _unneeded(held, after)


def _unneeded(held: Sequence[int], after: Sequence[int]) -> Message | None:
    """Return the purpose to give cubes that neither a whole batch nor the next one needs; None if one does."""
    whole = batches(held)
    if batches(after) < whole or _lacking(after, whole + 1) > _lacking(held, whole + 1):
        return None
    return say("purpose-spare")


def _sell(state: State, frame: Frame, code: str) -> Message | None:
    return (
        _spare_cube(state, frame[1], codes.CUBE_OF[code])
        or _need_money(state, frame[1])
        or _money(state)
    )


def _pay(state: State, frame: Frame, code: str) -> Message | None:
    if frame[0] != "payment":
        return say("purpose-gold-any" if frame[0] == "bank" else "purpose-rate")
    seat, paid = frame[1], PAID[code]
    if not paid[GOLD] and state.cubes[seat][GOLD]:
        return say("purpose-gold-kept")
    held = state.cubes[seat]
    return _unneeded(held, [have - less for have, less in zip(held, paid, strict=True)])


# The actions of phase 2


def _place_worker(state: State, frame: Frame, code: str) -> Message | None:
    seat, card = frame[1], CARDS[state.card[codes.PLACE_OF[code]]]
    if any(card.gives):
        return _best_output(state, seat, [card.gives])
    match card.work:
        case "peddler":
            return _best_output(state, seat, ONE[:GOLD])
        case "market":
            spare = (
                _spare_cube(state, seat, cube)
                for cube, held in enumerate(state.cubes[seat])
                if held
            )
            return _need_money(state, seat) or next(filter(None, spare), _money(state))
        case "bank":
            return say("purpose-gold-any")
        case "church":
            return say("purpose-rate")
        case "lawyer":
            return say("purpose-income")
    return _need_money(state, seat) or say("purpose-pass") if card.deniers else None


def _card(state: State, frame: Frame, code: str) -> Message | None:
    card = CARDS[codes.CARD_OF[code]]
    if card.kind == "prestige":
        payable = affordable(*state.cubes[frame[1]])
        best = max(CARDS[other].points for other in state.stock if other in payable)
        return say("purpose-most-prestige") if card.points == best else None
    if any(card.owner_gives) or card.owner_deniers or card.owner_rates:
        return say("purpose-owner-effect")
    return say("purpose-gold-any") if card.gives[GOLD] else None


def _draw(state: State, frame: Frame, code: str) -> Message:
    return say("purpose-cards", n=len(state.hand[frame[1]]))


def _opening(state: State, frame: Frame, code: str) -> Message | None:
    seat = frame[1]
    payable = affordable(*state.cubes[seat])
    number = sum(card in payable for card in state.hand[seat])
    # two cards that can be paid speak for a hand, fewer against it
    if (number > 1) != (code == "keep"):
        return None
    return say("purpose-opening", n=number)


# The provost


def _provost(state: State, frame: Frame, code: str) -> Message | None:
    seat, shift, start = frame[1], codes.SHIFT_OF[code], state.provost
    if not shift:
        return say("purpose-provost-stays")
    spaces = (
        range(start + 1, start + shift + 1)
        if shift > 0
        else range(start + shift + 1, start + 1)
    )
    for place in spaces:
        is_own = state.worker[place] == seat
        if state.worker[place] != NOBODY and is_own == (shift > 0):
            message_id = "purpose-reaches" if is_own else "purpose-cuts-off"
            return say(message_id, space=place, tile=card_name(state.card[place]))
    return None


def _batch(state: State, frame: Frame, code: str) -> Message:
    return say("purpose-tokens" if sum(state.batches) else "purpose-most-gold")


_PURPOSES: dict[str, Callable[[State, Frame, str], Message | None]] = {
    "keep": _opening,
    "mulligan": _opening,
    "pass": lambda state, frame, code: say("purpose-pass"),
    "draw": _draw,
    "redraw": _draw,
    "place": _place_worker,
    "build": _card,
    "prestige": _card,
    "pay": _pay,
    "provost": _provost,
    "buy": lambda state, frame, code: _best_output(
        state, frame[1], [codes.BOUGHT[code]]
    ),
    "sell": _sell,
    "give": lambda state, frame, code: say("purpose-gold-any"),
    "convert": lambda state, frame, code: say("purpose-income"),
    "batch": _batch,
    "done": lambda state, frame, code: say("purpose-keep"),
    "skip": lambda state, frame, code: say("purpose-keep"),
}
