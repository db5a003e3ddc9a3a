"""Peddlers, Market, Bank and Church: one of the printed exchanges once for each activation (M-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS, CUBES, ONE
from rules.magna_carta.codes import BOUGHT, BUY, CUBE_OF, DENIERS_OF, PAY, SELL, SKIP
from rules.magna_carta.events import Declined
from rules.magna_carta.holdings import (
    pay_cubes,
    pay_deniers,
    take_cubes,
    take_deniers,
    take_token,
)
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.magna_carta.cards import Rate
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def _rates(state: State, frame: Frame) -> tuple[Rate, ...]:
    """Return the rates at which the seat of ("...", seat, place, bonus) may buy there, affordable or not."""
    card = CARDS[state.card[frame[2]]]
    return card.owner_rates if frame[3] else card.rates


def _declined(
    state: State, frame: Frame, code: str, log: Log, lacking: str = "few-deniers"
) -> bool:
    state.stack.pop()
    if code != SKIP:
        return False
    decline(log, Declined(frame[1], state.card[frame[2]], frame[2], frame[3]), lacking)
    return True


def peddler_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("peddler", seat, place, bonus): nothing bought is gold (M-4)."""
    deniers = state.deniers[frame[1]]
    codes = [
        code
        for rate in _rates(state, frame)
        if rate.deniers <= deniers
        for code in BUY[rate.number]
    ]
    codes.append(SKIP)
    return codes


def peddler_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, bonus = frame
    if _declined(state, frame, code, log):
        return
    bought = BOUGHT[code]
    card = state.card[place]
    price = next(
        rate.deniers for rate in _rates(state, frame) if rate.number == sum(bought)
    )
    pay_deniers(state, seat, price, card, log, place)
    take_cubes(state, seat, bought, card, log, place, bonus)


def market_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("market", seat, place, False): any cube, gold too (M-3)."""
    cubes = state.cubes[frame[1]]
    return [*[SELL[cube] for cube in range(len(CUBES)) if cubes[cube]], SKIP]


def market_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, _ = frame
    if _declined(state, frame, code, log, "no-cube"):
        return
    card = CARDS[state.card[place]]
    pay_cubes(state, seat, ONE[CUBE_OF[code]], card.id, log, place)
    take_deniers(state, seat, card.price, card.id, log, place)


def bank_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("bank", seat, place, bonus)."""
    deniers = state.deniers[frame[1]]
    return [
        *[
            PAY[rate.deniers]
            for rate in _rates(state, frame)
            if rate.deniers <= deniers
        ],
        SKIP,
    ]


def bank_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, bonus = frame
    if _declined(state, frame, code, log):
        return
    price, gold = _rate(state, frame, code)
    card = state.card[place]
    pay_deniers(state, seat, price, card, log, place)
    take_cubes(state, seat, (0, 0, 0, gold), card, log, place, bonus)


def church_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("church", seat, place, bonus): no more tokens than are left (M-19)."""
    deniers, left = state.deniers[frame[1]], sum(state.supply)
    rates = _rates(state, frame)
    return [
        *[
            PAY[rate.deniers]
            for rate in rates
            if rate.deniers <= deniers and rate.number <= left
        ],
        SKIP,
    ]


def church_act(state: State, frame: Frame, code: str, log: Log) -> None:
    _, seat, place, _ = frame
    if _declined(
        state, frame, code, log, "few-deniers" if any(state.supply) else "no-token"
    ):
        return
    price, tokens = _rate(state, frame, code)
    pay_deniers(state, seat, price, state.card[place], log, place)
    for _ in range(tokens):
        take_token(state, seat, "church", log)


def _rate(state: State, frame: Frame, code: str) -> Rate:
    return next(
        rate for rate in _rates(state, frame) if rate.deniers == DENIERS_OF[code]
    )
