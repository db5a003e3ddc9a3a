"""The policy of Magna Carta: a score for every legal action, linear in the weights.

As in Caylus a score is a logit, and unit vectors for weights give the features of an action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.magna_carta.needs import (
    PRESTIGE_INDEX,
    RATE_PRICES,
    WORKPLACE_INDEX,
    batches,
    coming,
    game_progress,
)
from rules.magna_carta.cards import CARDS, FOOD, GOLD
from rules.magna_carta.codes import (
    BATCHES,
    BOUGHT,
    CARD_OF,
    CUBE_OF,
    DENIERS_OF,
    PLACE_OF,
    SHIFT_OF,
)
from rules.magna_carta.holdings import next_token
from rules.magna_carta.payments import PAID

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.magna_carta.state import State
    from rules.model import Frame

BLOCKS = {
    "cube": 16,  # one more cube of a kind, by how many the seat has (0, 1, 2, more)
    "cube_late": 4,
    "work": len(WORKPLACE_INDEX),
    "work_late": len(WORKPLACE_INDEX),
    "price": 2,  # a denier: always, while poor (under 3)
    "reach": 4,  # a card 1, 2, 3, or more places beyond the provost
    "owner": 4,  # another's card, an own one; what its owner gets: cubes, deniers
    # nothing affordable, the low rate, the high rate, by the work (bank, church, others)
    "trade": 6,
    "pass": 8,
    "draw": 10,
    "build": 12,
    "build_late": 12,
    "built": 4,
    "prestige": 9,
    "shift": 7,
    "give": 5,
    "money": 4,
    "batch": 8,
    "skip": 4,
    "open": 3,
    "lawyer": 3,
}
"""The number of weights in each block; the comments name the features that they are for."""


class Policy:
    """The scores of all decisions by one set of weights; most other methods score one kind of decision each."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = {name: list(weights[name]) for name in BLOCKS}
        self._cube = self.weights["cube"]
        self._scores: dict[str, Callable[[State, Frame], list[float]]] = {
            "opening": self._opening,
            "action": self._action,
            "on": self._on,
            "payment": self._payment,
            "provost": self._provost,
            "peddler": self._peddler,
            "market": self._market,
            "lawyer": self._lawyer,
            "gold_mine": self._gold_mine,
            "bank": self._rates,
            "church": self._rates,
            "castle": self._castle,
        }

    def scores(self, state: State) -> list[float]:
        """Return a score for each of `state.actions`, in their order."""
        frame = state.stack[-1]
        return self._scores[frame[0]](state, frame)

    # Cubes

    def _more(
        self, cubes: Sequence[int], goods: Sequence[int], progress: float
    ) -> float:
        """Return the value of these further cubes."""
        cube, cube_late = self._cube, self.weights["cube_late"]
        total = 0.0
        for kind, number in enumerate(goods):
            if number:
                have = cubes[kind]
                for n in range(have, have + number):
                    total = (
                        total
                        + cube[4 * kind + (n if n < 3 else 3)]
                        + progress * cube_late[kind]
                    )
        return total

    def _less(
        self, cubes: Sequence[int], goods: Sequence[int], progress: float
    ) -> float:
        """Return the cost of giving these cubes."""
        return self._more(
            [have - n for have, n in zip(cubes, goods, strict=True)], goods, progress
        )

    # Actions

    def _action(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        w = self.weights
        deniers, workers, passed = (
            state.deniers[seat],
            state.workers[seat],
            len(state.passed),
        )
        hand = state.hand[seat]
        price = w["price"]
        each = price[0] + price[1] if deniers < 3 else price[0]
        progress = game_progress(state)
        seats = state.setup.seats
        block = w["pass"]
        stay = (
            block[0]
            + block[1] * progress
            + (0.0 if passed else block[2])
            + block[3] * (min(deniers, 10) * 0.1)
            + block[4] * (workers * 0.25)
            + block[5] * (passed / (seats - 1))
            + block[6] * (passed + len(state.absent) == seats - 1)
        )
        scores = []
        cubes: list[int] | None = None
        for code in state.actions:
            if code in PLACE_OF:
                if cubes is None:
                    cubes, _ = coming(state, seat)
                scores.append(
                    self._work(state, seat, PLACE_OF[code], cubes, progress) - each
                )
            elif code in CARD_OF:
                scores.append(self._card(state, seat, CARD_OF[code], progress))
            elif code == "pass":
                scores.append(stay)
            elif code == "draw":
                draw = w["draw"]
                number = len(hand)
                scores.append(
                    draw[number if number < 5 else 5] + draw[6] * progress - each
                )
            else:
                draw = w["draw"]
                scores.append(
                    draw[7] + draw[8] * progress + draw[9] * len(hand) * 0.3 - each
                )
        return scores

    def _work(
        self, state: State, seat: int, place: int, cubes: Sequence[int], progress: float
    ) -> float:
        """Return the value of a worker on the card, without the price."""
        w = self.weights
        card_id = state.card[place]
        index = WORKPLACE_INDEX[card_id]
        card = CARDS[card_id]
        score = w["work"][index] + progress * w["work_late"][index]
        if any(card.gives):
            score = score + self._more(cubes, card.gives, progress)
        elif card_id in RATE_PRICES:
            rates, deniers = RATE_PRICES[card_id], state.deniers[seat] - 1
            block = w["trade"]
            at = 3 if card.work == "peddler" else 0
            if deniers < rates[0]:
                score = score + block[at]
            elif deniers >= rates[-1]:
                score = score + block[at + 2]
            else:
                score = score + block[at + 1]
        elif card.work == "lawyer":
            score = score + w["lawyer"][0] * (cubes[FOOD] + cubes[GOLD] > 0)
        owner = state.owner[place]
        if owner >= 0:
            whose = w["owner"]
            if owner == seat:
                score = score + whose[1]
            else:
                score = score + whose[0]
                if any(card.owner_gives) and (not card.stocked or state.lying[place]):
                    score = score + whose[2]
                elif card.owner_deniers:
                    score = score + whose[3] * card.owner_deniers
        beyond = place - state.provost
        if beyond > 0 and state.provost:
            score = score * (0.8, 0.6, 0.4, 0.2)[beyond - 1 if beyond < 4 else 3]
            score = score + w["reach"][beyond - 1 if beyond < 4 else 3]
        return score

    def _card(self, state: State, seat: int, card_id: str, progress: float) -> float:
        w = self.weights
        cubes = state.cubes[seat]
        card = CARDS[card_id]
        if card_id in PRESTIGE_INDEX:
            block = w["prestige"]
            return (
                block[PRESTIGE_INDEX[card_id]]
                + block[7] * progress
                + block[8] * state.setup.beginner
            )
        index = WORKPLACE_INDEX[card_id]
        built = w["built"]
        spare = batches(cubes) - batches(
            [have - n for have, n in zip(cubes, card.cost, strict=True)]
            if all(have >= n for have, n in zip(cubes, card.cost, strict=True))
            else [0, 0, 0, 0]
        )
        score = w["build"][index] + progress * w["build_late"][index] + built[0] * spare
        near = len(state.card) - state.provost if state.provost else 0
        score = score + built[1] * (near <= 2) + built[2] * (near > 5)
        return score + built[3] * (state.workers[seat] > 0 and state.deniers[seat] > 0)

    def _opening(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["open"]
        cheap = sum(
            sum(CARDS[card].cost) + CARDS[card].any_cube <= 2
            for card in state.hand[frame[1]]
        )
        return [
            block[0] * (cheap == 0) + block[1] * (cheap == 1) + block[2] * (cheap > 1),
            0.0 * block[0],
        ]

    def _on(self, state: State, frame: Frame) -> list[float]:
        return [0.0 * self._cube[0] for _ in state.actions]

    def _payment(self, state: State, frame: Frame) -> list[float]:
        cubes, progress = state.cubes[frame[1]], game_progress(state)
        return [0.0 - self._less(cubes, PAID[code], progress) for code in state.actions]

    # The provost

    def _provost(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        block = self.weights["shift"]
        worker, owner, provost = state.worker, state.owner, state.provost
        poor = state.deniers[seat] < 4
        scores = []
        for code in state.actions:
            shift = SHIFT_OF[code]
            mine = theirs = owned = 0
            low, high, sign = (
                (provost, provost + shift, 1)
                if shift > 0
                else (provost + shift, provost, -1)
            )
            for place in range(low + 1, high + 1):
                occupant = worker[place]
                if occupant >= 0:
                    if occupant == seat:
                        mine += sign
                    else:
                        theirs += sign
                        owned += sign * (owner[place] == seat)
            scores.append(
                block[0] * mine
                + block[1] * theirs
                + block[2] * owned
                - (block[3] + block[4] * poor) * abs(shift)
                + block[5] * (not shift)
                + block[6] * (shift * 0.3)
            )
        return scores

    # Effects

    def _peddler(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        cubes, progress = state.cubes[seat], game_progress(state)
        money = self.weights["money"]
        price = 1
        if frame[3]:
            price = CARDS[state.card[frame[2]]].owner_rates[0].deniers
        each = price * (money[0] + money[1] * (state.deniers[seat] < 3))
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(0.0 * each)
            else:
                goods = BOUGHT[code]
                scores.append(self._more(cubes, goods, progress) - each * sum(goods))
        return scores

    def _market(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        cubes, progress = state.cubes[seat], game_progress(state)
        give = self.weights["give"]
        money = give[0] + give[1] * (state.deniers[seat] < 3) + give[2] * progress
        scores = []
        for code in state.actions[:-1]:
            goods = [0, 0, 0, 0]
            goods[CUBE_OF[code]] = 1
            scores.append(money - self._less(cubes, goods, progress))
        scores.append(0.0 * money)
        return scores

    def _lawyer(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["lawyer"]
        progress = game_progress(state)
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(0.0 * block[1])
            else:
                scores.append(
                    block[1]
                    + block[2] * progress
                    - self.weights["work"][WORKPLACE_INDEX[state.card[PLACE_OF[code]]]]
                )
        return scores

    def _gold_mine(self, state: State, frame: Frame) -> list[float]:
        cubes, progress = state.cubes[frame[1]], game_progress(state)
        gain = self._more(cubes, (0, 0, 0, 1), progress)
        scores = []
        for code in state.actions[:-1]:
            goods = [0, 0, 0, 0]
            goods[CUBE_OF[code]] = 1
            scores.append(gain - self._less(cubes, goods, progress))
        scores.append(self.weights["skip"][0])
        return scores

    def _rates(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        church = frame[0] == "church"
        skip, money = self.weights["skip"], self.weights["money"]
        card = CARDS[state.card[frame[2]]]
        rates = card.owner_rates if frame[3] else card.rates
        progress = game_progress(state)
        section = next_token(state)
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(0.0 * money[2])
                continue
            deniers = DENIERS_OF[code]
            number = next(rate.number for rate in rates if rate.deniers == deniers)
            cost = deniers * (money[2] + money[3] * (state.deniers[seat] - deniers < 2))
            if church:
                scores.append(number * (skip[1] - skip[2] * section) - cost)
            else:
                goods = (0, 0, 0, number)
                scores.append(self._more(state.cubes[seat], goods, progress) - cost)
        return scores

    # The castle

    def _castle(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        cubes, progress = state.cubes[seat], game_progress(state)
        block = self.weights["batch"]
        section = next_token(state)
        given = state.batches
        behind = max(given) - given[seat]
        scores = []
        for code in state.actions:
            if code == "done":
                scores.append(0.0 * block[0])
                continue
            goods = BATCHES.get(code, (1, 1, 1, 0))
            lost = self._less(cubes, goods, progress)
            score = (
                block[section]
                - 0.5 * lost
                + block[3] * goods[GOLD]
                + block[4] * progress
            )
            score = score + block[5] * (behind == 0) + block[6] * (behind > 0)
            scores.append(score + block[7] * (sum(state.supply) <= 3))
        return scores
