"""The policy of Caylus for placements of workers and moves of the provost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import (
    BEYOND,
    HELD_FOR_TRADE,
    TRADE_PRICES,
    WORKPLACE_INDEX,
    batches,
    best_output,
    best_tile,
    coming,
    game_progress,
)
from players.caylus.worth import KINDS, Worth
from rules.caylus.codes import SHIFT_OF, SPOT_OF
from rules.caylus.prices_and_limits import placing_cost, section_with_room
from rules.caylus.tiles import (
    CASTLE,
    CLOTH,
    GATE,
    INN,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    SPACES,
    STABLES,
    TILES,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.state import State
    from rules.model import Frame


class Placing(Worth):
    """Scores of placements, of moves from the gate, and of moves of the provost."""

    # Workers

    def _place(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        w = self.weights
        deniers, workers, passed = (
            state.deniers[seat],
            state.workers[seat],
            len(state.passed),
        )
        price, block = w["price"], w["pass"]
        each = price[0] + price[1] if deniers < 4 else price[0]
        progress = game_progress(state)
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
        if passed + len(state.absent) == state.setup.seats - 1:
            stay = stay + block[7]
        scores = [stay]
        if len(state.actions) > 1:
            full = placing_cost(state, seat)
            owner = state.owner
            spots = [SPOT_OF[code] for code in state.actions[1:]]
            for spot, score in zip(
                spots, self._spots(state, seat, spots, progress), strict=True
            ):
                cost = 1 if spot <= SPACES and owner[spot] == seat else full
                scores.append(score - cost * each)
        return scores

    def _gate(self, state: State, frame: Frame) -> list[float]:
        spots = [SPOT_OF[code] for code in state.actions[:-1]]
        return [
            *self._spots(state, frame[1], spots, game_progress(state)),
            self.weights["skip"][0],
        ]

    def _spots(
        self, state: State, seat: int, spots: Sequence[int], progress: float
    ) -> list[float]:
        """Return the value of a worker there, without the price."""
        w = self.weights
        base, base_late, reach, whose = (
            w["spot"],
            w["spot_late"],
            w["reach"],
            w["owner"],
        )
        tiles, owners, provost = state.tile, state.owner, state.provost
        cubes, own_workers = coming(state, seat)
        gains = self._gains(cubes, progress)
        build: dict[str, float] = {}
        scores = []
        for spot in spots:
            if spot > SPACES:
                score = base[spot - GATE] + progress * base_late[spot - GATE]
                if spot == CASTLE:
                    score = score + self._castle_worker(state, seat, cubes)
                elif spot == JOUST_FIELD:
                    able = cubes[CLOTH] and state.deniers[seat] > 1
                    score = score + w["joust"][1 if able else 0]
                elif spot == STABLES:
                    score = score + w["order"][0] * (
                        state.order.index(seat) - len(state.stables)
                    )
                elif spot == MERCHANTS_GUILD:
                    near = [
                        1 for space in own_workers if provost < space <= provost + 3
                    ]
                    score = score + w["order"][1] * len(near)
                elif spot == INN:
                    score = score + w["order"][2] * (state.inn_right == seat)
                scores.append(score)
                continue
            tile_id = tiles[spot]
            index = WORKPLACE_INDEX[tile_id]
            score = base[index] + progress * base_late[index]
            tile = TILES[tile_id]
            work = tile.work
            if work == "production":
                output = best_output(tile_id, cubes)
                if sum(output) == 1:
                    score = score + gains[output.index(1)]
                else:
                    score = score + self._more(cubes, output, progress)
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

    def _castle_worker(self, state: State, seat: int, cubes: Sequence[int]) -> float:
        """Return the value of a worker at the castle, by the batches that these cubes make."""
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

    def _building(
        self, state: State, seat: int, cubes: Sequence[int], kind: str
    ) -> float:
        worth = best_tile(state, seat, cubes, kind)
        at = 3 * KINDS[kind]
        block = self.weights["build"]
        return block[at] if worth <= 0.0 else block[at + 1] + block[at + 2] * worth

    def _exchange(
        self, state: State, seat: int, cubes: Sequence[int], tile_id: str
    ) -> float:
        """Return the value of a market, a peddler, the lawyer or a trade, by what the seat can pay there."""
        block = self.weights["trade"]
        tile = TILES[tile_id]
        deniers = state.deniers[seat] - 1
        if tile.work == "market":
            return block[3] * (sum(cubes) < 3)
        if tile.work == "peddler":
            return block[4] * (deniers < 2 * tile.price)
        if tile.work == "lawyer":
            return block[5] if cubes[CLOTH] and deniers > 0 else 0.0 * block[5]
        held = HELD_FOR_TRADE[tile.pays](deniers, cubes)
        low, high = TRADE_PRICES[tile_id]
        if held < low:
            return block[0]
        return block[2] if held >= high else block[1]

    # The provost

    def _provost(self, state: State, frame: Frame) -> list[float]:
        seat = frame[1]
        block = self.weights["shift"]
        worker, provost = state.worker, state.provost
        # Count the own workers and those of others up to each space that the provost can reach.
        last = min(SPACES, provost + 3)
        mine = [0] * (SPACES + 4)
        theirs = [0] * (SPACES + 4)
        own = other = 0
        for space in range(max(1, provost - 3), last + 1):
            occupant = worker[space]
            if occupant >= 0:
                if occupant == seat:
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
