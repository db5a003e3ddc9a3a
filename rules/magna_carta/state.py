"""The whole state of a game of Magna Carta as flat, plain data; -1 stands for nobody."""

from __future__ import annotations

import msgspec

from rules.model import Frame

NOBODY = -1
_copy = list.copy


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
    cubes: list[list[int]]  # by seat: food, wood, stone, gold
    workers: list[int]  # in hand
    tokens: list[list[int]]  # by seat: dungeon, walls, towers
    batches: list[int]  # given in this turn
    hand: list[list[str]]
    pile: list[list[str]]  # the top is last
    discard: list[list[str]]
    front: list[list[str]]  # prestige cards before the player (beginner game)
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
            list(map(_copy, self.cubes)),
            self.workers[:],
            list(map(_copy, self.tokens)),
            self.batches[:],
            list(map(_copy, self.hand)),
            list(map(_copy, self.pile)),
            list(map(_copy, self.discard)),
            list(map(_copy, self.front)),
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
