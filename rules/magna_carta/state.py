"""The whole state of a game of Magna Carta as flat, plain data; -1 stands for nobody."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.model import Frame

NOBODY = -1
Counts: TypeAlias = "tuple[int, ...]"
"""What one seat has of each kind: a tuple, so that copies of a state share it."""
Cards: TypeAlias = "tuple[str, ...]"
"""Cards of one seat: a tuple, too."""


class Setup(msgspec.Struct, frozen=True):
    """What never changes after the start. `order` is that of the first turn played, `neutral` the random
    neutral cards left of the Peddler."""

    seats: int
    beginner: bool
    order: tuple[int, ...]
    neutral: tuple[str, ...]
    first_turn: int = 1


class State(msgspec.Struct):
    """Lists by seat are indexed by seat number; lists by road position leave 0 unused. The order of piles,
    the hands, `chance`, `shuffled` and `prescribed` are hidden from people."""

    setup: Setup
    turn: int
    phase: int
    order: list[int]  # clockwise from the first player
    passed: list[int]  # bridge order
    provost: int  # road position; 0 in the beginner game
    deniers: list[int]
    cubes: list[Counts]  # by seat: food, wood, stone, gold
    workers: list[int]  # in hand
    tokens: list[Counts]  # by seat: dungeon, walls, towers
    batches: list[int]  # given in this turn
    hand: list[Cards]
    pile: list[Cards]  # the top is last
    discard: list[Cards]
    front: list[Cards]  # prestige cards before the player (beginner game)
    card: list[str]  # by road position
    owner: list[int]
    worker: list[int]
    free: list[bool]  # by road position: whether a worker could be placed there now
    lying: list[int]  # cubes on a small card
    pending: dict[int, int]  # position: the seat whose residence waits for the worker there (M-13)
    supply: list[int]  # tokens left: dungeon, walls, towers
    stock: list[str]  # prestige cards on offer
    chance: int  # continues the stream of rules.shared.chance
    shuffled: list[str]  # by seat: every pile so far as letters from the top (see piles), divided by blanks
    prescribed: tuple[tuple[int, int, str], ...]  # (line, seat, letters) of reshuffles that a record names
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
            self.provost,
            self.deniers[:],
            self.cubes[:],
            self.workers[:],
            self.tokens[:],
            self.batches[:],
            self.hand[:],
            self.pile[:],
            self.discard[:],
            self.front[:],
            self.card[:],
            self.owner[:],
            self.worker[:],
            self.free[:],
            self.lying[:],
            self.pending.copy(),
            self.supply[:],
            self.stock[:],
            self.chance,
            self.shuffled[:],
            self.prescribed,
            self.stack[:],
            self.actions,
        )
