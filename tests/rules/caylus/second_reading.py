"""The rules of Caylus a second time, read from the rules reference alone: one generator, plain and slow.

It shares no code with `rules`. Random games compare its decisions and positions with the engine's.
"""

from __future__ import annotations

import itertools

from tests.rules.caylus.second_buildings import Buildings
from tests.rules.caylus.second_table import NAMES, SINGLE, Asking, pairs
from tests.rules.caylus.tables import (
    SECTION_FAVORS,
    SECTION_LOSS,
    SECTION_PLACES,
    SECTION_PRESTIGE,
    TILE,
    TRIGGER,
)


class SecondReading(Buildings):
    """A game: `asked` is (seat, kind, actions) or None at the end; `answer` goes on."""

    asked: tuple[int, str, list[str]] | None = None

    def begin(self) -> None:
        """Runs to the first decision; the position may have been changed before."""
        self._run = self._game()
        self.asked = next(self._run)

    def answer(self, code: str) -> None:
        try:
            self.asked = self._run.send(code)
        except StopIteration:
            self.asked = None

    # The turn

    def _game(self) -> Asking:
        while True:
            self._income()
            yield from self._placing()
            self._next(3)
            yield from self._special()
            self._next(4)
            for seat in list(self.passed):
                most = min(3, self.players[seat].deniers)
                shift = yield from self._shift(seat, "provost", most)
                self.players[seat].deniers -= abs(shift)
            self._next(5)
            yield from self._road()
            self._next(6)
            yield from self._castle()
            self._next(7)
            yield from self._end()
            if "towers" in self.scored:
                return
            self.turn += 1
            if self.seats == 2:
                self.order.reverse()

    def _next(self, phase: int) -> None:
        self.phase = phase
        for player in self.players:
            player.used = []

    def _income(self) -> None:
        for seat, player in enumerate(self.players):
            own = [
                TILE[space.tile].income
                for space in self.road.values()
                if space.owner == seat and space.tile
            ]
            player.deniers += 2 + sum(own)
            player.batches = 0
        self._next(2)
        self.passed = []

    def _placing(self) -> Asking:
        for seat in itertools.cycle(list(self.order)):
            if len(self.passed) == self.seats:
                return
            if seat in self.passed:
                continue
            player = self.players[seat]
            spots = [
                f"place {spot}"
                for spot in self._open(seat)
                if self._cost(seat, spot) <= player.deniers
            ]
            code = yield from self._ask(
                seat, "place_worker", ["pass", *(spots if player.workers else [])]
            )
            if code == "pass":
                self.passed.append(seat)
                player.deniers += len(self.passed) == 1
            else:
                spot = code.split()[1]
                player.deniers -= self._cost(seat, spot)
                player.workers -= 1
                self._stand(seat, spot)

    def _cost(self, seat: int, spot: str) -> int:
        if (
            spot.isdigit() and self.road[int(spot)].owner == seat
        ) or self.right == seat:
            return 1
        passed = len(self.passed)
        return 3 if self.seats == 2 and passed else passed + 1

    def _open(self, seat: int) -> list[str]:
        """The spots that would take the seat's worker."""
        spots = [spot for spot, worker in self.single.items() if worker is None]
        if self.seats > 2 and len(self.stables) < 3 and seat not in self.stables:
            spots.append("stables")
        if self.left is None:
            spots.append("inn")
        if seat not in self.castle:
            spots.append("castle")
        for number, space in self.road.items():
            if (
                space.tile
                and space.worker is None
                and TILE[space.tile].kind not in ("residence", "prestige")
            ):
                spots.append(str(number))
        return spots

    def _stand(self, seat: int, spot: str) -> None:
        if spot == "stables":
            self.stables.append(seat)
        elif spot == "castle":
            self.castle.append(seat)
        elif spot == "inn":
            self.left = seat
        elif spot in self.single:
            self.single[spot] = seat
        else:
            space = self.road[int(spot)]
            space.worker = seat
            if space.owner not in (None, seat):
                self.players[space.owner].prestige += 1

    def _home(self, number: int) -> None:
        space = self.road[number]
        self.players[space.worker].workers += 1
        space.worker = None
        if space.pending is not None:
            self._residence(space, space.pending)

    def _shift(self, seat: int, kind: str, most: int) -> Asking:
        shifts = [
            shift for shift in range(-most, most + 1) if 1 <= self.provost + shift <= 28
        ]
        code = yield from self._ask(
            seat,
            kind,
            [f"provost {shift:+d}" if shift else "provost 0" for shift in shifts],
        )
        self.provost += int(code.split()[1])
        return int(code.split()[1])

    # Phase 3

    def _special(self) -> Asking:
        for spot in SINGLE:
            seat = self.single[spot]
            if seat is None:
                continue
            player = self.players[seat]
            moved = False
            if spot == "gate":
                code = yield from self._ask(
                    seat, "gate", [*(f"move {to}" for to in self._open(seat)), "skip"]
                )
                if code != "skip":
                    moved = True
                    self._stand(seat, code.split()[1])
            elif spot == "trading_post":
                player.deniers += 3
            elif spot == "merchants_guild":
                yield from self._shift(seat, "guild", 3)
            else:
                possible = player.deniers and player.cubes["cloth"]
                code = yield from self._ask(
                    seat, "joust", ["joust", "skip"] if possible else ["skip"]
                )
                if code == "joust":
                    player.deniers -= 1
                    player.cubes["cloth"] -= 1
                    yield from self._favors(seat, 1)
            self.single[spot] = None
            player.workers += not moved
        self.order = self.stables + [
            seat for seat in self.order if seat not in self.stables
        ]
        for seat in self.stables:
            self.players[seat].workers += 1
        self.stables = []
        if self.left is not None:
            if self.right is not None:
                self.players[self.right].workers += 1
            self.left, self.right = None, self.left
        elif self.right is not None:
            code = yield from self._ask(self.right, "inn", ["stay", "leave"])
            if code == "leave":
                self.players[self.right].workers += 1
                self.right = None

    # Phase 5

    def _road(self) -> Asking:
        for number in range(1, self.provost + 1):
            space = self.road[number]
            if space.worker is not None:
                yield from self._work(space, space.worker)
                self._home(number)
        for number in range(self.provost + 1, 29):
            if self.road[number].worker is not None:
                self._home(number)

    # Phases 6 and 7

    def _batches(self, seat: int) -> list[str]:
        cubes = self.players[seat].cubes
        others = [name for name in NAMES[1:] if cubes[name]]
        return (
            [f"batch {pair}" for pair in pairs(others, repeats=False)]
            if cubes["food"]
            else []
        )

    def _castle(self) -> Asking:
        for seat in self.castle:
            player = self.players[seat]
            while True:
                codes = self._batches(seat) if self.section() else []
                code = yield from self._ask(seat, "castle", [*codes, "done"])
                if code == "done":
                    break
                player.cubes.subtract(["food", *code.split()[1].split("+")])
                section = self.section()
                player.houses[section] += 1
                player.batches += 1
                player.prestige += SECTION_PRESTIGE[section]
            if not player.batches and (self.section() or not self._batches(seat)):
                player.prestige = max(0, player.prestige - 2)
        most = max((self.players[seat].batches for seat in self.castle), default=0)
        if most:
            best = next(
                seat for seat in self.castle if self.players[seat].batches == most
            )
            yield from self._favors(best, 1)
        for seat in self.castle:
            self.players[seat].workers += 1
        self.castle = []

    def _end(self) -> Asking:
        self.bailiff += 2 if self.provost > self.bailiff else 1
        self.provost = self.bailiff
        for section in SECTION_PLACES:
            if section in self.scored or (
                self.free(section) and self.bailiff < TRIGGER[section]
            ):
                continue
            row = SECTION_FAVORS[section]
            for seat in list(self.order):
                player = self.players[seat]
                houses = player.houses[section]
                if houses:
                    yield from self._favors(seat, row[min(houses, 6)])
                else:
                    player.prestige = max(0, player.prestige - SECTION_LOSS[section])
            self.scored.append(section)
