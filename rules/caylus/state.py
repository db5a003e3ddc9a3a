"""The whole state of a game of Caylus as flat, plain data; -1 stands for nobody."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.model import Frame

NOBODY = -1
Counts: TypeAlias = "tuple[int, ...]"
"""What one seat has of each kind: a tuple, so that copies of a state share it."""


class Setup(msgspec.Struct, frozen=True):
    """What never changes after the start. `order` and `neutral` are those of the first turn played."""

    seats: int
    simplified: bool
    jeweller: bool
    lawyer_vp: int
    order: tuple[int, ...]
    neutral: tuple[str, ...]
    first_turn: int = 1


class State(msgspec.Struct):
    """Lists by seat are indexed by seat number, lists by space have 29 entries and leave 0 unused."""

    setup: Setup
    turn: int
    phase: int
    order: list[int]
    passed: list[int]  # bridge order
    bailiff: int
    provost: int
    scored: list[int]  # sections, in the order of their scoring
    deniers: list[int]
    prestige: list[int]
    workers: list[int]  # in hand
    cubes: list[Counts]  # by seat: food, wood, stone, cloth, gold
    favors: list[Counts]  # by seat: level on the lines prestige, deniers, cubes, building
    used: list[int]  # by seat: bit set of the lines used in this phase
    houses: list[Counts]  # by seat: dungeon, walls, towers
    batches: list[int]  # given in this turn
    tile: list[str]  # by space, "" where empty
    owner: list[int]  # by space
    worker: list[int]  # by spot, up to the joust field
    free: list[bool]  # by spot: whether it would take a worker now, leaving aside who asks and the price
    pending: dict[int, int]  # space: the seat whose residence waits for the worker to leave
    stables: list[int]
    inn_left: int
    inn_right: int
    castle: list[int]
    stock: dict[str, tuple[str, ...]]  # tiles that can be built: wood, stone, prestige
    stack: list[Frame]  # where the rules are: see rules.engine
    actions: list[str] = []  # the legal codes now; never saved, never changed in place

    @property
    def seats(self) -> int:
        """How many there are."""
        return self.setup.seats

    def clone(self) -> State:
        """A copy that shares only what never changes."""
        return State(
            self.setup,
            self.turn,
            self.phase,
            self.order[:],
            self.passed[:],
            self.bailiff,
            self.provost,
            self.scored[:],
            self.deniers[:],
            self.prestige[:],
            self.workers[:],
            self.cubes[:],
            self.favors[:],
            self.used[:],
            self.houses[:],
            self.batches[:],
            self.tile[:],
            self.owner[:],
            self.worker[:],
            self.free[:],
            self.pending.copy(),
            self.stables[:],
            self.inn_left,
            self.inn_right,
            self.castle[:],
            self.stock.copy(),
            self.stack[:],
            self.actions,
        )
