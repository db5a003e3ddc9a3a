"""The greedy player of Magna Carta: it adds up, in points, what an action brings by its seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    FOOD,
    GOLD,
    NEUTRAL_PEDDLER,
    TOKEN_POINTS,
)
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.view import MagnaCartaView

WORTH = (1.2, 1.1, 1.3, 2.6)  # of a first cube of each kind
FADES = 0.85  # the factor for each further cube of a kind
PASS = 0.3
PROVOST_DENIER = 0.8  # a denier in phase 3
ENOUGH = 4  # cards in hand; with so many no card is drawn


def ranked(view: MagnaCartaView, place: str) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with their values, best first; `place` is Game.place."""
    decision = view.decision
    assert decision is not None
    valuation = Valuation(view, decision.seat, place)
    return sorted(
        ((valuation.value(decision.kind, code), code) for code in decision.actions),
        reverse=True,
    )


class Valuation:
    """The values of codes for a seat of Magna Carta, from its view (see `caylus.Valuation`)."""

    def __init__(self, view: MagnaCartaView, seat: int, place: str) -> None:
        self.view = view
        self.seat = seat
        self.own = view.players[seat]
        self.hand = self.own.hand or ()
        words = place.split()
        self.card = CARDS[
            view.road[int(words[1]) - 1].tile
            if words[0] == "road"
            else NEUTRAL_PEDDLER.id
        ]
        self.owner = words[-1] == "owner"

    def cube(self, kind: int, own: int | None = None) -> float:
        have = self.own.cubes[kind] if own is None else own - 1
        return WORTH[kind] * FADES**have

    def worth(self, goods: Sequence[int]) -> float:
        return sum(
            sum(self.cube(kind, self.own.cubes[kind] + n + 1) for n in range(number))
            for kind, number in enumerate(goods)
        )

    def money(self, deniers: int) -> float:
        return deniers * (0.9 if self.own.deniers < 3 else 0.5)

    def next_token(self) -> int:
        return next(
            (
                points
                for points, left in zip(TOKEN_POINTS, self.view.tokens, strict=True)
                if left
            ),
            0,
        )

    def work(self, card_id: str) -> float:
        """Return the value of a worker's work on a card, with the present cubes and deniers."""
        card = CARDS[card_id]
        value = self.worth(card.gives) + self.money(card.deniers)
        deniers = self.own.deniers - 1
        if card.work in ("peddler", "bank", "church"):
            each = {"peddler": 1.3, "bank": WORTH[GOLD], "church": self.next_token()}[
                card.work
            ]
            value = max(
                [
                    each * rate.number - self.money(rate.deniers)
                    for rate in card.rates
                    if rate.deniers <= deniers
                ],
                default=0.0,
            )
        elif card.work == "market":
            value = self.money(card.price) - min(
                (self.cube(k, n) for k, n in enumerate(self.own.cubes) if n), default=9
            )
        elif card.work == "lawyer":
            value = 1.0 if self.own.cubes[FOOD] and self.view.turn < 6 else 0.0
        return value

    def value(self, kind: str, code: str) -> float:
        value: float = getattr(self, f"_{kind}")(code)
        return value

    def _opening(self, code: str) -> float:
        cheap = sum(
            sum(CARDS[card].cost) + CARDS[card].any_cube <= 2 for card in self.hand
        )
        return float((code == "keep") == (cheap >= 1))

    def _action(self, code: str) -> float:
        word = verb(code)
        if word == "pass":
            return PASS if self.view.passed else PASS + self.money(1)
        if word == "draw":
            return 1.1 - 0.35 * len(self.hand) if len(self.hand) < ENOUGH else -1.0
        if word == "redraw":
            return -2.0
        if word == "place":
            number = int(noun(code))
            space = self.view.road[number - 1]
            value = self.work(space.tile)
            if self.view.provost is not None and number > self.view.provost:
                value *= 0.5 if number <= self.view.provost + 1 else 0.15
            return (
                value
                - self.money(1)
                - (0.3 if space.owner not in (None, self.seat) else 0.0)
            )
        card = CARDS[noun(code)]
        price = 0.7 * sum(
            self.cube(k, max(1, self.own.cubes[k])) * n for k, n in enumerate(card.cost)
        )
        return card.points + (2.2 if word == "build" else 0.5) - price

    def _on(self, code: str) -> float:
        return -int(noun(code)) / 100

    def _payment(self, code: str) -> float:
        return -sum(
            self.cube(CUBES.index(cube), self.own.cubes[CUBES.index(cube)])
            for cube in noun(code).split("+")
        )

    def _provost(self, code: str) -> float:
        shift = int(noun(code))
        reach = (self.view.provost or 0) + shift
        value = -PROVOST_DENIER * abs(shift)
        for number, space in enumerate(self.view.road, 1):
            if space.worker is not None and number <= reach:
                value += self.work(space.tile) if space.worker == self.seat else -0.2
        return value

    def _peddler(self, code: str) -> float:
        if code == "skip":
            return 0.0
        kinds = noun(code).split("+")
        return self.worth([kinds.count(cube) for cube in CUBES]) - self.money(
            len(kinds)
        )

    def _market(self, code: str) -> float:
        if code == "skip":
            return 0.0
        kind = CUBES.index(noun(code))
        return self.money(self.card.price) - self.cube(kind, self.own.cubes[kind])

    def _lawyer(self, code: str) -> float:
        return (
            0.5
            if code == "skip" or self.view.turn >= 6
            else 1.0 - int(noun(code)) / 100
        )

    def _gold_mine(self, code: str) -> float:
        return (
            0.0 if code == "skip" else WORTH[GOLD] - self.cube(CUBES.index(noun(code)))
        )

    def _bank(self, code: str) -> float:
        return self._rate(code, WORTH[GOLD])

    def _church(self, code: str) -> float:
        return self._rate(code, self.next_token())

    def _rate(self, code: str, each: float) -> float:
        if code == "skip":
            return 0.0
        rates = self.card.owner_rates if self.owner else self.card.rates
        rate = next(rate for rate in rates if rate.deniers == int(noun(code)))
        return each * rate.number - self.money(rate.deniers)

    def _castle(self, code: str) -> float:
        if code == "done":
            return 0.0
        gold = noun(code).count("gold")
        return self.next_token() + 0.5 - 0.9 * 3 * 0.7 - 1.4 * gold
