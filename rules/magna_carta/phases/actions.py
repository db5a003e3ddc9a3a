"""Phase 2: from the first player clockwise one action at a time, until everybody has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.magna_carta.codes import (
    BUILD,
    CARD_OF,
    COVER,
    DRAW,
    ON,
    PASS,
    PLACE_OF,
    REDRAW,
)
from rules.magna_carta.events import Gained, Passed, Placed
from rules.magna_carta.holdings import pay_cubes, pay_deniers
from rules.magna_carta.payments import CONVERSION, PAID, affordable, payments
from rules.magna_carta.phases.common import next_phase
from rules.magna_carta.piles import check_prescribed, draw, replace_hand
from rules.magna_carta.road import build, build_prestige, convert, residences
from rules.shared.absence import ABSENT, pass_last

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log

PRICE: Final = 1  # of drawing, replacing the hand, and placing a worker
FIRST_PASSER: Final = 1


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("action", seat): passing is always possible (M-27)."""
    seat = frame[1]
    codes = [PASS]
    hand = state.hand[seat]
    if state.deniers[seat] >= PRICE:
        if state.pile[seat] or state.discard[seat]:
            codes.append(DRAW)  # M-10
        if hand:
            codes.append(REDRAW)
        if state.workers[seat]:
            codes += state.free
    cards = affordable(*state.cubes[seat])
    if cards:
        codes += [BUILD[card] for card in hand if card in cards]
        if not cards.isdisjoint(state.stock) and (
            state.setup.beginner or residences(state, seat)
        ):
            codes += [COVER[card] for card in state.stock if card in cards]
    return codes


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    if code in PLACE_OF:
        place = PLACE_OF[code]
        state.deniers[seat] -= PRICE
        state.workers[seat] -= 1
        state.worker[place] = seat
        state.free.remove(code)
        if log is not None:
            log.append(Placed(seat, place, state.card[place], PRICE))
    elif code == PASS:
        _pass(state, seat, log)
    elif code == ABSENT:
        state.absent += (seat,)
    elif code == DRAW:
        check_prescribed(state, seat, 1, state.discard[seat])
        pay_deniers(state, seat, PRICE, "draw", log)
        draw(state, seat, 1, log)
    elif code == REDRAW:
        hand = state.hand[seat]
        check_prescribed(state, seat, len(hand), state.discard[seat] + hand)
        pay_deniers(state, seat, PRICE, "redraw", log)
        replace_hand(state, seat, log, opening=False)

    if len(state.passed) + len(state.absent) == state.setup.seats:
        pass_last(state, Passed, log)
        _end(state, log)
        return
    state.stack[-1] = ("action", _next(state, seat))
    if code in CARD_OF:
        card = CARD_OF[code]
        if code[0] == "b" or state.setup.beginner:
            state.stack.append(("payment", seat, card, 0, 0))
        else:
            state.stack.append(("on", seat, card))


def _pass(state: State, seat: int, log: Log) -> None:
    state.passed += (seat,)
    if log is not None:
        log.append(Passed(seat, len(state.passed)))
    if len(state.passed) == 1:
        state.deniers[seat] += FIRST_PASSER
        if log is not None:
            log.append(Gained(seat, "first_passer", FIRST_PASSER))


def _next(state: State, seat: int) -> int:
    """Return the next player clockwise who has not passed; maybe the same."""
    order, passed = state.order, state.passed + state.absent
    place = order.index(seat)
    while True:
        place = place + 1 if place + 1 < len(order) else 0
        if order[place] not in passed:
            return order[place]


def _end(state: State, log: Log) -> None:
    state.free = []
    if state.setup.beginner:
        next_phase(state, 4, ("effects", 1), log)  # no provost, no phase 3 (section 5)
    else:
        next_phase(state, 3, ("bridge", 0), log)


def on_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("on", seat, card): which residence the prestige card covers (M-26)."""
    return [ON[place] for place in residences(state, frame[1])]


def on_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack[-1] = ("payment", frame[1], frame[2], PLACE_OF[code], 0)


def payment_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("payment", seat, what, place, lawyer).

    It pays for a card for the road (place 0) or for a residence, or with the Lawyer for the conversion of the
    card at that place.
    """
    return list(payments(frame[2], *state.cubes[frame[1]]))


def payment_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, purpose, place, lawyer = frame
    state.stack.pop()
    if purpose == CONVERSION:
        pay_cubes(state, seat, PAID[code], "lawyer", log, lawyer)
        convert(state, seat, place, lawyer, log)
        return
    pay_cubes(state, seat, PAID[code], purpose, log, place)
    if purpose in COVER:
        build_prestige(state, seat, purpose, place, log)
    else:
        build(state, seat, purpose, log)
