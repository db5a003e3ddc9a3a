"""The whole state of a game of Caylus as flat, plain data; -1 stands for nobody."""

from __future__ import annotations

import dataclasses
from typing import Final, TypeAlias

from rules.caylus.beginning import Setup
from rules.engine import GameState

NOBODY: Final = -1
Counts: TypeAlias = tuple[int, ...]
"""One seat's number of each kind: a tuple, so that copies of a state share it."""


@dataclasses.dataclass(kw_only=True)
class State(GameState):
    """Lists by seat are indexed by seat number, lists by space have 29 entries and leave 0 unused."""

    setup: Setup
    order: tuple[int, ...]
    passed: tuple[int, ...]  # bridge order
    # in phase 2, else empty: seats without a player, which will pass last
    absent: tuple[int, ...]
    bailiff: int
    provost: int
    scored: tuple[int, ...]  # sections, in the order of their scoring
    prestige: list[int]
    workers: list[int]  # in hand
    cubes: list[Counts]  # by seat: food, wood, stone, cloth, gold
    # by seat: level on the lines prestige, deniers, cubes, building
    favors: list[Counts]
    used: list[int]  # by seat: bit set of the lines used in this phase
    houses: list[Counts]  # by seat: dungeon, walls, towers
    batches: list[int]  # given in this turn
    tile: list[str]  # by space, "" where empty
    owner: list[int]  # by space
    worker: list[int]  # by spot, up to the joust field
    # in phase 2, else empty: the codes of placements, leaving aside who asks and the price
    free: list[str]
    # space: the seat whose residence waits for the worker to leave
    pending: dict[int, int]
    stables: tuple[int, ...]
    inn_left: int
    inn_right: int
    castle: tuple[int, ...]
    stock: dict[str, tuple[str, ...]]  # tiles that can be built: wood, stone, prestige

    def clone(self) -> State:
        """Return a copy that shares only immutable values; fields are assigned one by one for the speed of searches."""
        copy = State.__new__(State)
        copy.setup = self.setup
        copy.turn = self.turn
        copy.phase = self.phase
        copy.order = self.order
        copy.passed = self.passed
        copy.absent = self.absent
        copy.bailiff = self.bailiff
        copy.provost = self.provost
        copy.scored = self.scored
        copy.deniers = self.deniers[:]
        copy.prestige = self.prestige[:]
        copy.workers = self.workers[:]
        copy.cubes = self.cubes[:]
        copy.favors = self.favors[:]
        copy.used = self.used[:]
        copy.houses = self.houses[:]
        copy.batches = self.batches[:]
        copy.tile = self.tile[:]
        copy.owner = self.owner[:]
        copy.worker = self.worker[:]
        copy.free = self.free[:]
        copy.pending = self.pending.copy()
        copy.stables = self.stables
        copy.inn_left = self.inn_left
        copy.inn_right = self.inn_right
        copy.castle = self.castle
        copy.stock = self.stock.copy()
        copy.stack = self.stack[:]
        copy.actions = self.actions
        return copy
