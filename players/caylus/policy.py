"""What a seat of Caylus is inclined to do: a number for every legal action, linear in the weights.

A score is a logit: the search takes its prior from it, roll-outs take the best after adding noise. The
same code yields the features of an action when the weights are unit vectors (see players.training).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import (
    BEYOND,
    BUILT_BY,
    INDEX,
    LOW_RATE,
    PURSE,
    batches,
    best_tile,
    coming,
    late,
    takings,
    tile_worth,
)
from rules.caylus.codes import (
    BUILT,
    CUBE_OF,
    LEVEL_OF,
    LINE_OF,
    PAID,
    PAIR_OF,
    SHIFT_OF,
    SPACE_OF,
    SPOT_OF,
)
from rules.caylus.standing import limit, placing_cost, section_with_room
from rules.caylus.tiles import (
    CASTLE,
    CLOTH,
    FOOD,
    GATE,
    GOLD,
    INN,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    SPACES,
    STABLES,
    TILES,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.caylus.state import State
    from rules.model import Frame

BLOCKS = {
    "cube": 20,  # one more cube of a kind, by how many the seat has (0, 1, 2, more)
    "cube_late": 5,
    "spot": len(INDEX),
    "spot_late": len(INDEX),
    "price": 3,  # a denier: always, while poor (under 4), the first passer's
    "reach": 4,  # a building 1, 2, 3, or more spaces beyond the provost
    "owner": 2,  # another's building, an own one
    "build": 9,  # by kind wood, stone, prestige: nothing affordable, something, the best one's worth
    "trade": 6,  # nothing affordable, the low rate, the high rate; market without a cube, peddler, lawyer
    "castle": 8,
    "joust": 2,
    "order": 4,  # stables by places won; guild by own workers just beyond the provost
    "pass": 8,
    "shift": 8,
    "give": 4,
    "favor": 20,  # by line and level
    "favor_late": 4,
    "favor_more": 4,
    "use": 8,
    "tile": 4,
    "batch": 5,
    "skip": 6,
    "inn": 4,
}
"""The weights: how many of each kind."""

_KINDS = {"wood": 0, "stone": 1, "prestige": 2}


class Policy:
    """The inclinations of one set of weights."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = {name: list(weights[name]) for name in BLOCKS}
        self._cube = self.weights["cube"]
        self._scores: dict[str, Callable[[State, Frame], list[float]]] = {
            "place_worker": self._place,
            "gate": self._gate,
            "guild": self._provost,
            "provost": self._provost,
            "joust": self._joust,
            "inn": self._inn,
            "production": self._take,
            "bonus": self._take,
            "favor_cubes": self._take,
            "exchange": self._take,
            "market": self._market,
            "peddler": self._peddler,
            "trade": self._trade,
            "give": self._give,
            "build": self._build,
            "on": self._on,
            "lawyer": self._lawyer,
            "castle": self._castle,
            "favor_line": self._line,
            "favor_building": self._use,
        }

    def scores(self, state: State) -> list[float]:
        """A number for each of `state.actions`, in their order."""
        frame = state.stack[-1]
        return self._scores[frame[0]](state, frame)

    # Cubes

    def _gains(self, cubes: Sequence[int], progress: float) -> list[float]:
        """What one more cube of each kind is worth."""
        cube, cube_late = self._cube, self.weights["cube_late"]
        return [
            cube[4 * kind + (n if n < 3 else 3)] + progress * cube_late[kind] for kind, n in enumerate(cubes)
        ]

    def _more(self, cubes: Sequence[int], goods: Sequence[int], progress: float) -> float:
        """What these further cubes are worth."""
        cube, cube_late = self._cube, self.weights["cube_late"]
        total = 0.0
        for kind, number in enumerate(goods):
            if number:
                have = cubes[kind]
                for n in range(have, have + number):
                    total = total + cube[4 * kind + (n if n < 3 else 3)] + progress * cube_late[kind]
        return total

    # Workers

    def _place(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        w = self.weights
        deniers, workers, passed = state.deniers[seat], state.workers[seat], len(state.passed)
        price, block = w["price"], w["pass"]
        each = price[0] + price[1] if deniers < 4 else price[0]
        progress = late(state)
        stay = (
            block[0]
            + block[1] * progress
            + (0.0 if passed else block[2] + price[2])
            + block[3] * (min(deniers, 10) * 0.1)
            + block[4] * (workers * 0.2)
            + block[5] * (passed / (state.setup.seats - 1))
        )
        if state.workers[seat] == 6:
            stay = stay + block[6]
        if passed == state.setup.seats - 1:
            stay = stay + block[7]
        scores = [stay]
        if len(state.actions) > 1:
            full = placing_cost(state, seat)
            owner = state.owner
            spots = [SPOT_OF[code] for code in state.actions[1:]]
            for spot, score in zip(spots, self._spots(state, seat, spots, progress), strict=True):
                cost = 1 if spot <= SPACES and owner[spot] == seat else full
                scores.append(score - cost * each)
        return scores

    def _gate(self, state: State, frame: Frame) -> list[float]:
        spots = [SPOT_OF[code] for code in state.actions[:-1]]
        return [*self._spots(state, frame[1], spots, late(state)), self.weights["skip"][0]]

    def _spots(self, state: State, seat: int, spots: Sequence[int], progress: float) -> list[float]:
        """What a worker there brings, the price apart."""
        w = self.weights
        base, base_late, reach, whose = w["spot"], w["spot_late"], w["reach"], w["owner"]
        tiles, owners, provost = state.tile, state.owner, state.provost
        cubes, own_workers = coming(state, seat)
        gains = self._gains(cubes, progress)
        build: dict[str, float] = {}
        scores = []
        for spot in spots:
            if spot > SPACES:
                score = base[spot - GATE] + progress * base_late[spot - GATE]
                if spot == CASTLE:
                    score = score + self._court(state, seat, cubes)
                elif spot == JOUST_FIELD:
                    able = cubes[CLOTH] and state.deniers[seat] > 1
                    score = score + w["joust"][1 if able else 0]
                elif spot == STABLES:
                    score = score + w["order"][0] * (state.order.index(seat) - len(state.stables))
                elif spot == MERCHANTS_GUILD:
                    near = [1 for space in own_workers if provost < space <= provost + 3]
                    score = score + w["order"][1] * len(near)
                elif spot == INN:
                    score = score + w["order"][2] * (state.inn_right == seat)
                scores.append(score)
                continue
            tile_id = tiles[spot]
            index = INDEX[tile_id]
            score = base[index] + progress * base_late[index]
            tile = TILES[tile_id]
            work = tile.work
            if work == "production":
                options = takings(tile_id, cubes)
                if len(options) == 1:
                    score = score + gains[options[0]]
                else:
                    score = score + self._more(cubes, options[1:], progress)
            elif work == "build":
                kind = tile.builds
                if kind not in build:
                    build[kind] = self._building(state, seat, cubes, kind)
                score = score + build[kind]
            else:
                score = score + self._exchange(state, seat, cubes, tile_id)
            beyond = spot - provost
            if beyond > 0:
                score = score * BEYOND[beyond] + reach[beyond - 1 if beyond < 4 else 3]
            other = owners[spot]
            if other >= 0:
                score = score + whose[1 if other == seat else 0]
            scores.append(score)
        return scores

    def _court(self, state: State, seat: int, cubes: Sequence[int]) -> float:
        """What a worker in the castle adds, with the batches that can be given."""
        block = self.weights["castle"]
        number = batches(cubes)
        if not number:
            return block[0]
        section = section_with_room(state)
        if section is None:
            return block[1]
        score = block[2] * number + block[3] * (number > 1)
        if not state.houses[seat][section]:
            score = score + block[4]
        if state.castle:
            score = score + block[5] * len(state.castle)
        return score + block[6] * (section == 1) + block[7] * (section == 2)

    def _building(self, state: State, seat: int, cubes: Sequence[int], kind: str) -> float:
        worth = best_tile(state, seat, cubes, kind)
        at = 3 * _KINDS[kind]
        block = self.weights["build"]
        return block[at] if worth <= 0.0 else block[at + 1] + block[at + 2] * worth

    def _exchange(self, state: State, seat: int, cubes: Sequence[int], tile_id: str) -> float:
        """Markets, peddlers, the lawyer and the trades: what can be paid."""
        block = self.weights["trade"]
        tile = TILES[tile_id]
        deniers = state.deniers[seat] - 1
        if tile.work == "market":
            return block[3] * (sum(cubes) < 3)
        if tile.work == "peddler":
            return block[4] * (deniers < 2 * tile.price)
        if tile.work == "lawyer":
            return block[5] if cubes[CLOTH] and deniers > 0 else 0.0 * block[5]
        purse = PURSE[tile.pays](deniers, cubes)
        if purse < LOW_RATE[tile_id][0]:
            return block[0]
        return block[2] if purse >= LOW_RATE[tile_id][1] else block[1]

    # The provost

    def _provost(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        block = self.weights["shift"]
        worker, provost = state.worker, state.provost
        last = min(SPACES, provost + 3)
        mine = [0] * (SPACES + 4)
        theirs = [0] * (SPACES + 4)
        own = other = 0
        for space in range(max(1, provost - 3), last + 1):
            who = worker[space]
            if who >= 0:
                if who == seat:
                    own += 1
                else:
                    other += 1
            mine[space], theirs[space] = own, other
        paid = 0.0 if frame[0] == "guild" else 1.0
        poor = paid * (state.deniers[seat] < 5)
        ahead = provost - state.bailiff
        scores = []
        for code in state.actions:
            shift = SHIFT_OF[code]
            space = provost + shift
            scores.append(
                block[0] * (mine[space] - mine[provost])
                + block[1] * (theirs[space] - theirs[provost])
                - (block[2] * paid + block[3] * poor) * abs(shift)
                + block[4] * shift * 0.3
                + block[5] * ((ahead + shift > 0) - (ahead > 0))
                + block[6] * (1 if not shift else 0)
            )
        return scores

    # Buildings before the bridge

    def _joust(self, state: State, frame: Frame) -> list[float]:
        return [self.weights["skip"][1], 0.0 * self.weights["skip"][1]]

    def _inn(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["inn"]
        seat = frame[1]
        stay = block[0] + block[1] * late(state) + block[2] * (min(state.deniers[seat], 10) * 0.1)
        return [stay, 0.0 * block[0]]

    # Goods

    def _take(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = late(state)
        gains = self._gains(cubes, progress)
        tile_id = frame[2] if len(frame) > 2 else ""
        scores = []
        for code in state.actions:
            if code in PAIR_OF:
                one, other = PAIR_OF[code]
                goods = [0] * 5
                goods[one] += 1
                goods[other] += 1
                scores.append(self._more(cubes, goods, progress))
            elif code not in CUBE_OF:
                skip = self.weights["skip"]
                scores.append(skip[2] if code == "skip" else skip[3])
            else:
                kind = CUBE_OF[code]
                number = 1
                if frame[0] == "production":
                    number = max(output[kind] for output in TILES[tile_id].takes)
                if number == 1:
                    scores.append(gains[kind])
                else:
                    goods = [0] * 5
                    goods[kind] = number
                    scores.append(self._more(cubes, goods, progress))
        return scores

    def _loss(self, cubes: Sequence[int], kind: int, progress: float) -> float:
        """What the last cube of a kind is worth."""
        n = cubes[kind] - 1
        return self._cube[4 * kind + (n if n < 3 else 3)] + progress * self.weights["cube_late"][kind]

    def _market(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = late(state)
        give = self.weights["give"]
        money = give[0] * (TILES[frame[2]].price * 0.2) + give[1] * (state.deniers[frame[1]] < 4)
        scores = [money - self._loss(cubes, CUBE_OF[code], progress) for code in state.actions[:-1]]
        scores.append(0.0 * money)
        return scores

    def _peddler(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = late(state)
        price = TILES[frame[2]].price
        give = self.weights["give"]
        each = price * (give[2] + give[3] * (state.deniers[frame[1]] < 4))
        gains = self._gains(cubes, progress)
        scores = []
        for code in state.actions[:-1]:
            if code in PAIR_OF:
                one, other = PAIR_OF[code]
                goods = [0] * 5
                goods[one] += 1
                goods[other] += 1
                scores.append(self._more(cubes, goods, progress) - 2 * each)
            else:
                scores.append(gains[CUBE_OF[code]] - each)
        scores.append(0.0 * each)
        return scores

    def _trade(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["trade"]
        low = LOW_RATE[frame[2]][0]
        scores = [block[1] if PAID[code] == low else block[2] for code in state.actions[:-1]]
        scores.append(block[0])
        return scores

    def _give(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = late(state)
        return [0.0 - self._loss(cubes, CUBE_OF[code], progress) for code in state.actions]

    # Tiles

    def _build(self, state: State, frame: Frame) -> list[float]:
        _, seat, kind, _ = frame
        at = 3 * _KINDS[kind]
        block, tile = self.weights["build"], self.weights["tile"]
        progress = late(state)
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(block[at])
                continue
            tile_id = BUILT[code]
            worth = tile_worth(state, seat, tile_id)
            score = block[at + 1] + block[at + 2] * worth + tile[0] * (TILES[tile_id].favors)
            if tile_id in INDEX:
                score = score + tile[1] * (1.0 - progress) * (TILES[tile_id].work == "production")
            scores.append(score)
        return scores

    def _on(self, state: State, frame: Frame) -> list[float]:
        return [0.0 * self.weights["tile"][0] for _ in state.actions]

    def _lawyer(self, state: State, frame: Frame) -> list[float]:
        _, seat, _ = frame
        tile = self.weights["tile"]
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(0.0 * tile[2])
            else:
                mine = state.owner[SPACE_OF[code]] == seat
                scores.append(tile[2] * (1.0 - late(state)) + tile[3] * mine)
        return scores

    # The castle and favors

    def _castle(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        cubes = state.cubes[seat]
        progress = late(state)
        block = self.weights["batch"]
        first = not state.batches[seat]
        scores = []
        for code in state.actions:
            if code == "done":
                scores.append(block[0] if first else 0.0 * block[0])
                continue
            one, other = PAIR_OF[code]
            lost = self._loss(cubes, FOOD, progress) + self._loss(cubes, one, progress)
            lost = lost + self._loss(cubes, other, progress)
            section = section_with_room(state)
            scores.append(block[1 + (section or 0)] - 0.5 * lost + block[4] * (other == GOLD or one == GOLD))
        return scores

    def _line(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        w = self.weights
        by_level, by_late, more = w["favor"], w["favor_late"], w["favor_more"]
        top = limit(state)
        progress = late(state)
        levels = state.favors[seat]
        scores = []
        for code in state.actions:
            line = LINE_OF[code]
            level = min(levels[line] + 1, top) if levels[line] < top else levels[line]
            score = by_level[5 * line + level - 1] + progress * by_late[line]
            if line == 1:
                score = score + more[0] * (state.deniers[seat] < 4)
            elif line == 3:
                cubes = state.cubes[seat]
                if level >= 2 and best_tile(state, seat, cubes, "wood", favor=True) > 0.0:
                    score = score + more[1]
                if level >= 3:
                    score = score + more[2] * best_tile(state, seat, cubes, "stone", favor=True)
                if level >= 5:
                    score = score + more[3] * best_tile(state, seat, cubes, "prestige")
            scores.append(score)
        return scores

    def _use(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        block = self.weights["use"]
        progress = late(state)
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(0.0 * block[0])
                continue
            level = LEVEL_OF[code]
            if level == 4:
                scores.append(block[0] + block[1] * progress)
            else:
                kind = BUILT_BY[level]
                worth = best_tile(state, seat, state.cubes[seat], kind, favor=True)
                scores.append(block[2 + _KINDS[kind]] + block[5 + _KINDS[kind]] * worth)
        return scores
