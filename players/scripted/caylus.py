"""The greedy player of Caylus: it adds up what an action brings by its seat's view.

It produces, builds, gives batches to the castle and takes favors. What other players intend does not matter to it.
All values are in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.tiles import CUBES, FOOD, GOLD, TILES, WOOD
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.caylus.tiles import Goods, Tile
    from rules.caylus.view import CaylusView, PlayerView

WORTH = (2.6, 2.55, 2.75, 1.65, 2.8)  # of a first cube of each kind
FADES = 0.91  # the factor for each further cube of a kind
BATCH = (5.0, 4.0, 3.0)
# the share of a batch's points that counts: its cubes are worth something elsewhere
HOUSE = 0.3
PROVOST_DENIER = 0.9  # a denier in phase 4
# the factor of a building's value where the provost's move decides whether its worker works
WORKS = 2.0
PROVOST_STEP_VALUE = 0.02  # each space that the provost goes forward
KEEP = 0.52  # passing; a worker must bring more
BEST_BUILDER = 0.52  # the chance of the favor for the most batches
LAST_TURN = 13  # the usual length of a game
FAVOR = 8.0
WASTED = -50.0  # what the cubes do not pay


def ranked(view: CaylusView, place: str) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with their values, best first; `place` is that of `Game.place`."""
    decision = view.decision
    assert decision is not None
    valuation = Valuation(view, decision.seat, place)
    return sorted(
        ((valuation.value(decision.kind, code), code) for code in decision.actions),
        reverse=True,
    )


class Valuation:
    """The values of codes for a seat of Caylus, from its view.

    `cubes` are those in hand and those that are coming. Each method with the name of a kind of decision, behind an
    underscore, values a code of such a decision.
    """

    def __init__(self, view: CaylusView, seat: int, place: str) -> None:
        self.view = view
        self.seat = seat
        self.own: PlayerView = view.players[seat]
        self.space = int(place.split()[1]) if place.startswith("road ") else 0
        self.left = max(0, LAST_TURN - view.turn)  # turns to come
        self.cubes = list(self.own.cubes)
        self.deniers = self.own.deniers
        for output in self._coming():
            for cube, number in enumerate(output):
                self.cubes[cube] += number

    def _coming(self) -> Iterator[Goods]:
        """Yield what the own workers on the road will produce if the provost stays."""
        if self.view.phase > 4:
            return
        for number, space in enumerate(self.view.road, 1):
            if (
                space.worker == self.seat
                and number <= self.view.provost
                and space.tile
                and TILES[space.tile].takes
            ):
                yield max(TILES[space.tile].takes, key=self.worth)

    # What things are worth

    def cube(self, kind: int, own: int | None = None) -> float:
        """Return the value of one more cube of a kind, or of the last of `own` cubes."""
        have = self.cubes[kind] if own is None else own - 1
        worth = WORTH[kind] * FADES**have
        return worth * (1.25 if kind == FOOD and not have else 1.0)

    def worth(self, goods: Sequence[int]) -> float:
        total = 0.0
        for kind, number in enumerate(goods):
            total += sum(
                self.cube(kind, self.cubes[kind] + n + 1) for n in range(number)
            )
        return total

    def spent(self, goods: Sequence[int]) -> float:
        """Return the cost of giving these cubes, prohibitive if they are not in hand."""
        total = 0.0
        for kind, number in enumerate(goods):
            if number > self.cubes[kind]:
                return -WASTED
            total += sum(self.cube(kind, self.cubes[kind] - n) for n in range(number))
        return 0.75 * total

    def money(self, deniers: int) -> float:
        return deniers * (
            0.9 if self.deniers < 4 else 0.6 if self.deniers < 9 else 0.35
        )

    def batches(self) -> int:
        """Return how many batches the cubes make."""
        food, *others = self.cubes
        count = 0
        while food > 0 and sum(number > 0 for number in others) >= 2:
            food -= 1
            for kind in sorted(
                range(4), key=lambda kind: (-others[kind], kind == GOLD - 1)
            )[:2]:
                others[kind] -= 1
            count += 1
        return count

    def section(self) -> int:
        return min(len(self.view.scored), 2)

    def tile(self, tile_id: str, favor: bool = False) -> float:
        """Return the value of building a tile now, less its price."""
        tile = TILES[tile_id]
        cost = list(tile.cost)
        if favor and tile.kind in ("wood", "stone"):
            cost[1 if tile.kind == "wood" else 2] -= 1
        price = self.spent(cost)
        if tile.any_cube:
            price += min(
                (0.75 * self.cube(kind, n) for kind, n in enumerate(self.cubes) if n),
                default=50,
            )
        use = {"wood": 0.35, "stone": 0.45}.get(tile.kind, 0.0) * self.left
        return (
            tile.prestige
            + FAVOR * tile.favors
            + 0.7 * tile.income * self.left
            + use
            - price
        )

    def best_tile(self, kind: str) -> float:
        if kind == "prestige" and not any(
            space.tile == "residence" and space.owner == self.seat
            for space in self.view.road
        ):
            return 0.0
        return max((self.tile(tile) for tile in self.view.stock[kind]), default=0.0)

    def work(self, tile_id: str) -> float:
        """Return the value of a worker's work in a building, with the present cubes and deniers."""
        tile = TILES[tile_id]
        if tile.takes:
            return max(self.worth(output) for output in tile.takes)
        if tile.work == "market":
            cheapest = min(
                (self.cube(k, n) for k, n in enumerate(self.cubes) if n), default=9
            )
            return self.money(tile.price) - cheapest
        if tile.work == "peddler":
            return max(self.cube(kind) for kind in range(GOLD)) - self.money(tile.price)
        if tile.work == "build":
            return self.best_tile(tile.builds)
        if tile.work == "lawyer":
            return (
                (2 + 0.7 * self.left - 1.5)
                if self.cubes[3] and self.deniers > 1
                else 0.0
            )
        return max((self.rate(tile_id, rate.pay) for rate in tile.rates), default=0.0)

    def rate(self, tile_id: str, pay: int) -> float:
        tile = TILES[tile_id]
        rate = next(rate for rate in tile.rates if rate.pay == pay)
        gain = rate.prestige + WORTH[GOLD] * rate.gold
        if tile.pays == "deniers":
            return gain - self.money(pay) if pay < self.deniers else -1.0
        if tile.pays == "cubes":
            cheapest = sorted(
                self.cube(k, n - i)
                for k, n in enumerate(self.cubes[:GOLD])
                for i in range(n)
            )
            return gain - sum(cheapest[:pay]) if len(cheapest) >= pay else -1.0
        kind = CUBES.index(tile.pays)
        return gain - self.spent([pay if k == kind else 0 for k in range(5)])

    # Placing

    def spot(self, spot: str) -> float:
        """Return the value of a worker there, without its price."""
        view = self.view
        if spot.isdigit():
            space = view.road[int(spot) - 1]
            tile_id = space.tile or ""
            value = self.work(tile_id)
            beyond = int(spot) - view.provost
            if beyond > 0 and view.phase < 5:
                value *= 0.55 if beyond <= 1 else 0.3 if beyond <= 3 else 0.05
            if space.owner not in (None, self.seat) and TILES[tile_id].kind in (
                "wood",
                "stone",
            ):
                value -= 0.4
            return value
        if spot == "castle":
            count = self.batches()
            if not any(view.free[len(view.scored) :]):
                return -3.0
            if not count:
                return -2.0
            lead = BEST_BUILDER if not view.castle else 0.3
            house = 1.5 if not self.own.houses[self.section()] else 0.5
            return HOUSE * BATCH[self.section()] * count + lead + house
        if spot == "trading_post":
            return self.money(3)
        if spot == "joust_field":
            return FAVOR - 2.2 if self.cubes[3] and self.deniers >= 2 else 0.0
        if spot == "merchants_guild":
            mine = [
                n
                for n, space in enumerate(view.road, 1)
                if space.worker == self.seat and n > view.provost
            ]
            return 1.5 * sum(n <= view.provost + 3 for n in mine) + 0.3
        if spot == "stables":
            return (
                0.35 * view.order.index(self.seat)
                if self.seat not in view.stables
                else 0.0
            )
        if spot == "inn":
            return 1.3 if view.inn_right != self.seat and self.left > 3 else -1.0
        return 0.9  # the gate

    def price(self, spot: str) -> float:
        if spot.isdigit() and self.view.road[int(spot) - 1].owner == self.seat:
            return self.money(1)
        return self.money(self.own.cost)

    # Every decision

    def value(self, kind: str, code: str) -> float:
        value: float = getattr(self, f"_{kind}")(code)
        return value

    def _place_worker(self, code: str) -> float:
        if code == "pass":
            return KEEP + (self.money(1) if not self.view.passed else 0.0)
        return self.spot(noun(code)) - self.price(noun(code))

    def _gate(self, code: str) -> float:
        return self.spot(noun(code)) if code != "skip" else 0.0

    def _here(self) -> Tile:
        """Return the building that the decision is about."""
        return TILES[self.view.road[self.space - 1].tile or ""]

    def _provost(self, code: str) -> float:
        return self._shift(int(noun(code))) - PROVOST_DENIER * abs(int(noun(code)))

    def _guild(self, code: str) -> float:
        return self._shift(int(noun(code))) - 0.01 * abs(int(noun(code)))

    def _shift(self, shift: int) -> float:
        """Return the value of a move of the provost: own workers that then work, less those of others."""
        value = 0.0
        for number, space in enumerate(self.view.road, 1):
            if space.worker is not None and number <= self.view.provost + shift:
                value += (
                    WORKS * self.work(space.tile or "")
                    if space.worker == self.seat
                    else -0.25
                )
        return value + PROVOST_STEP_VALUE * shift

    def _joust(self, code: str) -> float:
        return float(code == "joust")

    def _inn(self, code: str) -> float:
        return float(code == "stay")

    def _production(self, code: str) -> float:
        tile = self._here()
        cube = CUBES.index(noun(code))
        return self.worth(next(output for output in tile.takes if output[cube]))

    def _bonus(self, code: str) -> float:
        return self.cube(CUBES.index(noun(code)))

    def _market(self, code: str) -> float:
        if code == "skip":
            return 0.0
        kind = CUBES.index(noun(code))
        return self.money(self._here().price) - self.cube(kind, self.cubes[kind])

    def _peddler(self, code: str) -> float:
        if code == "skip":
            return 0.0
        kinds = noun(code).split("+")
        goods = [kinds.count(cube) for cube in CUBES]
        return self.worth(goods) - self.money(self._here().price * len(kinds))

    def _trade(self, code: str) -> float:
        if code == "skip":
            return 0.0
        return self.rate(self._here().id, int(noun(code)))

    def _give(self, code: str) -> float:
        kind = CUBES.index(noun(code))
        return -self.cube(kind, self.cubes[kind])

    def _build(self, code: str) -> float:
        return self.tile(noun(code)) if code != "skip" else 0.0

    def _on(self, code: str) -> float:
        return -int(noun(code)) / 100

    def _lawyer(self, code: str) -> float:
        if code == "skip":
            return 0.0
        space = self.view.road[int(noun(code)) - 1]
        return 2 + 0.7 * self.left - 1.5 - (1.5 if space.owner == self.seat else 0.0)

    def _castle(self, code: str) -> float:
        if code == "done":
            return 0.0 if self.own.batches else -2.0
        gold = 1.5 if "gold" in code else 0.0
        kinds = [1, *(int(cube in noun(code)) for cube in CUBES[WOOD:])]
        return BATCH[self.section()] - 0.6 * self.spent(kinds) - gold

    def _favor_line(self, code: str) -> float:
        line = noun(code)
        level = ("prestige", "deniers", "cubes", "building").index(line)
        reached = min(self.own.favors[level] + 1, self.view.limit)
        if line == "prestige":
            return reached + 0.2 * self.left
        if line == "deniers":
            return self.money(2 + reached)
        if line == "cubes":
            return (1.6, 1.8, 2.0, 2.4, 3.4)[reached - 1] + 0.05 * self.left
        best = [0.3 * self.left]
        for needed, kind in ((2, "wood"), (3, "stone"), (5, "prestige")):
            if reached >= needed and kind in self.view.stock:
                best += [
                    self.tile(tile, True)
                    for tile in self.view.stock[kind]
                    if kind != "prestige"
                ]
        return max(best)

    def _favor_cubes(self, code: str) -> float:
        if verb(code) == "take":
            return self.cube(CUBES.index(noun(code)))
        return 0.6 if code == "exchange" else 0.0

    def _exchange(self, code: str) -> float:
        kinds = noun(code).split("+")
        return self.worth([kinds.count(cube) for cube in CUBES])

    def _favor_building(self, code: str) -> float:
        if code == "skip":
            return 0.0
        builder = {"carpenter": "wood", "mason": "stone", "architect": "prestige"}.get(
            noun(code)
        )
        if builder is None:
            return 1 + 0.6 * self.left if self.cubes[3] else 0.0
        return max(
            (self.tile(tile, True) for tile in self.view.stock[builder]), default=0.0
        )
