"""The whole state of a game of Magna Carta as flat, plain data; -1 stands for nobody."""

from __future__ import annotations

import dataclasses
from typing import Final, TypeAlias

from rules.engine import GameState
from rules.magna_carta.beginning import Setup

NOBODY: Final = -1
Counts: TypeAlias = tuple[int, ...]
"""One seat's number of each kind: a tuple, so that copies of a state share it."""
Cards: TypeAlias = tuple[str, ...]
"""Cards of one seat: a tuple, too."""


@dataclasses.dataclass(kw_only=True)
class State(GameState):
    """Lists by seat are indexed by seat number; lists by road position leave 0 unused.

    The order of piles, the hands, `chance`, `shuffled` and `prescribed` are hidden from people.
    """

    setup: Setup
    order: tuple[int, ...]  # clockwise from the first player
    passed: tuple[int, ...]  # bridge order
    # in phase 2, else empty: seats without a player, which will pass last
    absent: tuple[int, ...]
    provost: int  # road position; 0 in the beginner game
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
    free: list[str]  # in phase 2, else empty: the codes of placing a worker on a card
    lying: list[int]  # cubes on a small card
    # position: the seat whose residence waits for the worker there (M-13)
    pending: dict[int, int]
    supply: list[int]  # tokens left: dungeon, walls, towers
    stock: tuple[str, ...]  # prestige cards on offer
    chance: int  # continues the stream of rules.shared.chance
    # by seat: every pile so far as letters from the top (see piles), divided by blanks
    shuffled: list[str]
    # (line, seat, letters) of reshuffles that a record names
    prescribed: tuple[tuple[int, int, str], ...]

    def clone(self) -> State:
        """Return a copy that shares only immutable values; fields are assigned one by one for the speed of searches."""
        copy = State.__new__(State)
        copy.setup = self.setup
        copy.turn = self.turn
        copy.phase = self.phase
        copy.order = self.order
        copy.passed = self.passed
        copy.absent = self.absent
        copy.provost = self.provost
        copy.deniers = self.deniers[:]
        copy.cubes = self.cubes[:]
        copy.workers = self.workers[:]
        copy.tokens = self.tokens[:]
        copy.batches = self.batches[:]
        copy.hand = self.hand[:]
        copy.pile = self.pile[:]
        copy.discard = self.discard[:]
        copy.front = self.front[:]
        copy.card = self.card[:]
        copy.owner = self.owner[:]
        copy.worker = self.worker[:]
        copy.free = self.free[:]
        copy.lying = self.lying[:]
        copy.pending = self.pending.copy()
        copy.supply = self.supply[:]
        copy.stock = self.stock
        copy.chance = self.chance
        copy.shuffled = self.shuffled[:]
        copy.prescribed = self.prescribed
        copy.stack = self.stack[:]
        copy.actions = self.actions
        return copy
