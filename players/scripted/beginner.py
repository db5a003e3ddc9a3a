"""A beginner: the greedy player with mistakes.

It counts what is in hand and not what comes, prefers some buildings, and in some turns forgets the castle. The
further ahead it is, the more careless it gets. A worker goes only where it can work as things stand, and keeps what
it needs there.

Favorites and forgetting are random functions of the start of the game, the seat and the turn. `seed` is for the
errors of its estimates.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from players.scripted import caylus, magna_carta
from rules.caylus.tiles import CUBES, FOOD, GOLD, TILES
from rules.magna_carta.cards import CARDS
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.caylus.tiles import Goods, Tile
    from rules.caylus.view import CaylusView
    from rules.game import Game, GameState
    from rules.magna_carta.view import MagnaCartaView

# the possible factors for the value of a building or favor line
LIKINGS = (0.6, 0.8, 1.0, 1.3, 1.7)
# the share of turns in which it forgets the castle: most careful, and most careless
FORGETS = (0.15, 1.0)
# the range of the errors of its estimates when it is most careful, in points
GUESS = 0.5
# with so many points behind it is most careful, with so many ahead most careless
FAR = 8.0
RICH = 4  # with so many deniers it pays for the provost without need
NEVER = -9.0
AFFORDED = -20.0  # tiles that can't be paid are valued less
NEEDS_KEPT = ("place_worker", "gate", "provost", "market", "peddler", "trade")
"""Decisions of Caylus in which the cubes and deniers that the own workers will need can't be used."""


class Nature(NamedTuple):
    """The parameters of a beginner, fitted by matches."""

    ease: float  # its carelessness at equal scores, 0 to 1
    # the range of the errors of its estimates when it is most careless, in points
    guess: float = 5.0
    # more points for a favor on the prestige line when it is most careful
    prestige: float = 0.0
    # less carelessness for each level that other seats have on that line
    wary: float = 0.0


NATURES = {
    "caylus": {
        2: Nature(0.76),
        3: Nature(0.9, 10.0, 5.0, 0.17),
        4: Nature(0.95, 10.0, 5.0, 0.17),
        5: Nature(1.03, 10.0, 5.0, 0.17),
    },
    "magna_carta": dict.fromkeys((2, 3, 4), Nature(0.55)),
}
"""By number of seats. With more than two in Caylus the prestige line decides games, so that beginners watch it."""


def lead(game: Game, state: GameState, seat: int) -> int:
    """Return the points by which a seat would lead the best of the others if the game ended now."""
    scores = game.count(state).scores
    return scores[seat] - max(
        score for other, score in enumerate(scores) if other != seat
    )


class Mood:
    """The causes of a beginner's mistakes in this turn: favorites, carelessness, and a forgotten castle."""

    def __init__(self, game: Game, state: Any, seat: int, seed: int) -> None:
        self._start = f"{state.setup.order} {state.setup.neutral} {seat}"
        self._chance = random.Random(seed)
        self._nature = NATURES[game.id][state.seats]
        ease = self._nature.ease + lead(game, state, seat) / (2 * FAR)
        if self._nature.wary:
            levels = sum(
                favors[0] for other, favors in enumerate(state.favors) if other != seat
            )
            ease -= self._nature.wary * levels
        self._ease = min(1.0, max(0.0, ease))
        self.forgets_castle = random.Random(
            f"{self._start} {state.turn}"
        ).random() < self._between(*FORGETS)

    def _between(self, careful: float, careless: float) -> float:
        return careful + (careless - careful) * self._ease

    def likes(self, name: str) -> float:
        """Return the factor for the value of a building or favor line, the same in the whole game."""
        return LIKINGS[random.Random(f"{self._start} {name}").randrange(len(LIKINGS))]

    def guess(self) -> float:
        """Return the error of an estimate, in points."""
        return self._between(GUESS, self._nature.guess) * (self._chance.random() - 0.5)

    def prestige(self) -> float:
        """Return the additional points for a favor on the prestige line."""
        return self._between(self._nature.prestige, 0.0)


def choose(game: Game, state: GameState, seed: int) -> str:
    """Return the deciding seat's action."""
    decision = game.decision(state)
    assert decision is not None
    mood = Mood(game, state, decision.seat, seed)
    valuation = _BEGINNERS[game.id](
        game.view(state, decision.seat), decision.seat, game.place(state), mood
    )
    return max(decision.actions, key=lambda code: valuation.value(decision.kind, code))


class CaylusBeginner(caylus.Valuation):
    """A beginner's values of codes in Caylus."""

    def __init__(self, view: CaylusView, seat: int, place: str, mood: Mood) -> None:
        super().__init__(view, seat, place)
        self.mood = mood
        self.left = min(self.left, 2)
        assert view.decision is not None
        self._keeps = view.decision.kind in NEEDS_KEPT
        if self._keeps:
            self._set_aside()

    def _coming(self) -> Iterator[Goods]:
        """Return nothing: only what is in hand counts."""
        return iter(())

    def _set_aside(self) -> None:
        """Take what the own workers will need out of the cubes and deniers that are valued."""
        if self.seat in self.view.castle:
            self._take(_batch(self.cubes))
        if self.view.joust_field == self.seat:
            self._take((0, 0, 0, 1, 0), 1)
        for number, space in enumerate(self.view.road, 1):
            if space.worker != self.seat or number <= self.space or not space.tile:
                continue
            tile = TILES[space.tile]
            if tile.work == "build":
                tiles = [
                    candidate
                    for candidate in self.view.stock[tile.builds]
                    if self.tile(candidate) > AFFORDED
                ]
                if tiles:
                    self._take(TILES[max(tiles, key=self.tile)].cost)
            elif tile.work == "trade" and tile.pays in CUBES:
                least = tile.rates[0].pay
                self._take(tuple(least * (cube == tile.pays) for cube in CUBES))
            else:
                self._take((0, 0, 0, int(tile.work == "lawyer"), 0), _price(tile))

    def _take(self, goods: Goods, deniers: int = 0) -> None:
        self.deniers -= deniers
        self.cubes = [
            max(0, have - number)
            for have, number in zip(self.cubes, goods, strict=True)
        ]

    def money(self, deniers: int) -> float:
        return 0.35 * deniers

    def spot(self, spot: str) -> float:
        left = self.deniers - self.own.cost
        if left < 0:
            return NEVER
        if spot == "castle":
            return (
                super().spot(spot) + 2.0
                if self.batches() and not self.mood.forgets_castle
                else NEVER
            )
        if spot == "trading_post":
            return 2.5 if self.deniers < 4 else 0.6
        if not spot.isdigit():
            return super().spot(spot) if spot == "joust_field" and left else NEVER
        number = int(spot)
        tile_id = self.view.road[number - 1].tile or ""
        worth = self.work(tile_id)
        if worth <= 0 or number > self.view.provost or left < _price(TILES[tile_id]):
            return NEVER
        return worth * self.mood.likes(tile_id) + self.mood.guess()

    def tile(self, tile_id: str, favor: bool = False) -> float:
        value = super().tile(tile_id, favor)
        if self._owes_batch() and value > AFFORDED:
            left = [
                have - number
                for have, number in zip(self.cubes, TILES[tile_id].cost, strict=True)
            ]
            if not any(_batch(left)):
                return caylus.WASTED
        return value * self.mood.likes(tile_id) if value > 0 else value

    def _favor_line(self, code: str) -> float:
        line = noun(code)
        return super()._favor_line(code) * self.mood.likes(
            line
        ) + self.mood.prestige() * (line == "prestige")

    def _provost(self, code: str) -> float:
        shift = int(noun(code))
        if abs(shift) > max(0, self.deniers):
            return NEVER
        pushes = 0.5 if shift > 0 and self.deniers >= RICH else 0.0
        return self._shift(shift) - self.money(abs(shift)) + pushes

    def _owes_batch(self) -> bool:
        """Return whether a worker in the castle still waits for its batch."""
        return (
            not self._keeps and self.seat in self.view.castle and not self.own.batches
        )

    def _castle(self, code: str) -> float:
        if code == "done":
            return 0.0 if self.own.batches and self.mood.forgets_castle else NEVER
        return super()._castle(code)


def _price(tile: Tile) -> int:
    """Return the deniers that a worker needs to work in a building."""
    if tile.work == "peddler":
        return tile.price
    return tile.rates[0].pay if tile.pays == "deniers" else int(tile.work == "lawyer")


def _batch(cubes: Sequence[int]) -> Goods:
    """Return the cubes of a batch in hand, by kind; all 0 if there is none."""
    others = sorted(
        (kind for kind in range(1, GOLD + 1) if cubes[kind] > 0),
        key=lambda kind: -cubes[kind],
    )
    if not cubes[FOOD] or len(others) < 2:
        return (0, 0, 0, 0, 0)
    return tuple(int(kind == FOOD or kind in others[:2]) for kind in range(GOLD + 1))


class MagnaCartaBeginner(magna_carta.Valuation):
    """A beginner's values of codes in Magna Carta."""

    def __init__(self, view: MagnaCartaView, seat: int, place: str, mood: Mood) -> None:
        super().__init__(view, seat, place)
        self.mood = mood

    def work(self, card_id: str) -> float:
        worth = super().work(card_id)
        return worth * self.mood.likes(card_id) if worth > 0 else worth

    def _action(self, code: str) -> float:
        value, word = super()._action(code), verb(code)
        if word in ("place", "draw", "redraw"):
            left = self.own.deniers - 1 - self._kept()
            number = int(noun(code)) if word == "place" else 0
            if number:
                left -= _least(self.view.road[number - 1].tile)
            if left < 0 or (
                self.view.provost is not None and number > self.view.provost
            ):
                return NEVER
        return value + self.mood.guess() if value > 0 else value

    def _kept(self) -> int:
        """Return the deniers that the own workers will need."""
        return sum(
            _least(place.tile) for place in self.view.road if place.worker == self.seat
        )

    def _provost(self, code: str) -> float:
        if abs(int(noun(code))) > max(0, self.own.deniers - self._kept()):
            return NEVER
        return super()._provost(code)

    def _castle(self, code: str) -> float:
        if code == "done":
            return 9.0 if self.mood.forgets_castle else 0.0
        return super()._castle(code)


def _least(card_id: str) -> int:
    """Return the deniers that a worker needs to work on a card."""
    return min((rate.deniers for rate in CARDS[card_id].rates), default=0)


_BEGINNERS: Any = {"caylus": CaylusBeginner, "magna_carta": MagnaCartaBeginner}
