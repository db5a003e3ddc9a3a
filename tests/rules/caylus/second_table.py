"""The table of the second reading: what lies where, and the words of the notation it needs."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.rules.caylus.tables import CUBES, ROWS, SECTION_PLACES

Asking = Generator[tuple[int, str, list[str]], str, Any]
"""Yields (seat, kind, actions), is sent the action."""

NAMES = tuple(CUBES.values())
PLAIN = NAMES[:4]
LINES = ("prestige", "deniers", "cubes", "building")
SINGLE = ("gate", "trading_post", "merchants_guild", "joust_field")
BUILT = ("wood", "stone", "prestige")


def pairs(names: Iterable[str], *, repeats: bool) -> list[str]:
    choose = (
        itertools.combinations_with_replacement if repeats else itertools.combinations
    )
    return ["+".join(pair) for pair in choose(sorted(names), 2)]


@dataclass
class Player:
    deniers: int
    cubes: Counter[str] = field(default_factory=lambda: Counter({"food": 2, "wood": 1}))
    prestige: int = 0
    workers: int = 6
    favors: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LINES, 0))
    used: list[str] = field(default_factory=list)
    houses: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(SECTION_PLACES, 0)
    )
    batches: int = 0


@dataclass
class Space:
    tile: str | None = None
    owner: int | None = None
    worker: int | None = None
    pending: int | None = None


class Table:
    """Everything on the table."""

    def __init__(
        self, order: list[int], neutral: list[str], options: dict[str, str]
    ) -> None:
        self.order = list(order)
        self.seats = len(order)
        self.options = options
        start = {
            seat: 5 if self.seats == 2 else (5, 6, 6, 7, 7)[place]
            for place, seat in enumerate(order)
        }
        self.players = [Player(start[seat]) for seat in range(self.seats)]
        self.road = {space: Space() for space in range(1, 29)}
        for space, tile in [
            *enumerate(neutral, 1),
            (7, "f_peddler"),
            (8, "f_carpenter"),
            (16, "gold_mine"),
        ]:
            self.road[space].tile = tile
        self.single: dict[str, int | None] = dict.fromkeys(SINGLE)
        self.stables: list[int] = []
        self.castle: list[int] = []
        self.left: int | None = None
        self.right: int | None = None
        self.bailiff = self.provost = 6
        self.turn, self.phase = 1, 1
        self.passed: list[int] = []
        self.scored: list[str] = []

    @property
    def stock(self) -> dict[str, list[str]]:
        """What can be built: all tiles of the game that stand nowhere."""
        standing = Counter(space.tile for space in self.road.values())
        result: dict[str, list[str]] = {kind: [] for kind in BUILT}
        for row in ROWS:
            if row.kind in BUILT and (
                row.tile != "s_jeweller" or self.options["jeweller"] == "yes"
            ):
                copies = 2 if row.tile == "s_architect" else 1
                result[row.kind] += [row.tile] * (copies - standing[row.tile])
        return result

    def free(self, section: str) -> int:
        return SECTION_PLACES[section] - sum(
            player.houses[section] for player in self.players
        )

    def section(self) -> str | None:
        open_ = [
            name
            for name in SECTION_PLACES
            if name not in self.scored and self.free(name)
        ]
        return open_[0] if open_ else None

    def count(self, seat: int) -> int:
        player = self.players[seat]
        others = sum(player.cubes[name] for name in PLAIN)
        return (
            player.prestige
            + 3 * player.cubes["gold"]
            + others // 3
            + player.deniers // 4
        )

    def _ask(self, seat: int, kind: str, actions: Iterable[str]) -> Asking:
        codes = list(actions)
        return codes[0] if len(codes) == 1 else (yield seat, kind, codes)

    def _residence(self, space: Space, seat: int) -> None:
        space.tile, space.owner, space.pending = "residence", seat, None
        self.players[seat].prestige += 2
