"""The policy of Caylus: a score for every legal action, linear in the weights.

A score is a logit: the prior of the search is a softmax of the scores, and roll-outs take the best after adding
noise. With unit vectors for weights, the same code returns the features of an action (see lab.training); so a score
of 0 is written as 0.0 times a weight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import (
    BUILT_BY,
    TRADE_PRICES,
    WORKPLACE_INDEX,
    best_tile,
    game_progress,
    tile_worth,
)
from players.caylus.placing import Placing
from players.caylus.worth import KINDS
from rules.caylus.codes import (
    BUILT,
    CUBE_OF,
    LEVEL_OF,
    LINE_OF,
    PAID,
    PAIR_OF,
    SPACE_OF,
)
from rules.caylus.prices_and_limits import limit, section_with_room
from rules.caylus.tiles import FOOD, GOLD, TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.caylus.state import State
    from rules.model import Frame


class Policy(Placing):
    """The scores of all decisions by one set of weights; the other methods score one kind of decision each."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights)
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
        """Return a score for each of `state.actions`, in their order."""
        frame = state.stack[-1]
        return self._scores[frame[0]](state, frame)

    # Buildings before the bridge

    def _joust(self, state: State, frame: Frame) -> list[float]:
        return [self.weights["skip"][1], 0.0 * self.weights["skip"][1]]

    def _inn(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["inn"]
        seat = frame[1]
        stay = (
            block[0]
            + block[1] * game_progress(state)
            + block[2] * (min(state.deniers[seat], 10) * 0.1)
        )
        return [stay, 0.0 * block[0]]

    # Goods

    def _take(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = game_progress(state)
        gains = self._gains(cubes, progress)
        tile_id = frame[2] if len(frame) > 2 else ""
        scores = []
        for code in state.actions:
            if code in PAIR_OF:
                goods = [PAIR_OF[code].count(kind) for kind in range(5)]
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

    def _market(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = game_progress(state)
        give = self.weights["give"]
        money = give[0] * (TILES[frame[2]].price * 0.2) + give[1] * (
            state.deniers[frame[1]] < 4
        )
        scores = [
            money - self._loss(cubes, CUBE_OF[code], progress)
            for code in state.actions[:-1]
        ]
        scores.append(0.0 * money)
        return scores

    def _peddler(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = game_progress(state)
        price = TILES[frame[2]].price
        give = self.weights["give"]
        each = price * (give[2] + give[3] * (state.deniers[frame[1]] < 4))
        gains = self._gains(cubes, progress)
        scores = []
        for code in state.actions[:-1]:
            if code in PAIR_OF:
                goods = [PAIR_OF[code].count(kind) for kind in range(5)]
                scores.append(self._more(cubes, goods, progress) - 2 * each)
            else:
                scores.append(gains[CUBE_OF[code]] - each)
        scores.append(0.0 * each)
        return scores

    def _trade(self, state: State, frame: Frame) -> list[float]:
        block = self.weights["trade"]
        low = TRADE_PRICES[frame[2]][0]
        scores = [
            block[1] if PAID[code] == low else block[2] for code in state.actions[:-1]
        ]
        scores.append(block[0])
        return scores

    def _give(self, state: State, frame: Frame) -> list[float]:
        cubes = state.cubes[frame[1]]
        progress = game_progress(state)
        return [
            0.0 - self._loss(cubes, CUBE_OF[code], progress) for code in state.actions
        ]

    # Tiles

    def _build(self, state: State, frame: Frame) -> list[float]:
        kind = frame[2]
        at = 3 * KINDS[kind]
        block, tile = self.weights["build"], self.weights["tile"]
        progress = game_progress(state)
        scores = []
        for code in state.actions:
            if code == "skip":
                scores.append(block[at])
                continue
            tile_id = BUILT[code]
            worth = tile_worth(state, tile_id)
            score = (
                block[at + 1]
                + block[at + 2] * worth
                + tile[0] * (TILES[tile_id].favors)
            )
            if tile_id in WORKPLACE_INDEX:
                score = score + tile[1] * (1.0 - progress) * (
                    TILES[tile_id].work == "production"
                )
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
                scores.append(tile[2] * (1.0 - game_progress(state)) + tile[3] * mine)
        return scores

    # The castle and favors

    def _castle(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        cubes = state.cubes[seat]
        progress = game_progress(state)
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
            scores.append(
                block[1 + (section or 0)]
                - 0.5 * lost
                + block[4] * (other == GOLD or one == GOLD)
            )
        return scores

    def _line(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        w = self.weights
        by_level, by_late, more = w["favor"], w["favor_late"], w["favor_more"]
        top = limit(state)
        progress = game_progress(state)
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
                if (
                    level >= 2
                    and best_tile(state, seat, cubes, "wood", favor=True) > 0.0
                ):
                    score = score + more[1]
                if level >= 3:
                    score = score + more[2] * best_tile(
                        state, seat, cubes, "stone", favor=True
                    )
                if level >= 5:
                    score = score + more[3] * best_tile(state, seat, cubes, "prestige")
            scores.append(score)
        return scores

    def _use(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        block = self.weights["use"]
        progress = game_progress(state)
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
                scores.append(block[2 + KINDS[kind]] + block[5 + KINDS[kind]] * worth)
        return scores
