"""The whole state of an auction, what everybody may see of it, and what happens in it."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.model import Acted, Decision, Event, GameEnded, PhaseEnded, Result, TurnBegan

LOTS = ("clock", "vase", "crown")
WORTH = {"clock": 3, "vase": 5, "crown": 9}
COINS = 9
NOBODY = -1


class State(msgspec.Struct):
    """`owner` by lot; the lot of turn 1 is the first."""

    seats: int
    turn: int
    phase: int
    coins: list[int]
    owner: list[int]
    stack: list[tuple[Any, ...]]
    actions: list[str] = []

    def clone(self) -> State:
        """Return a copy that shares nothing that changes."""
        return State(
            self.seats,
            self.turn,
            self.phase,
            self.coins[:],
            self.owner[:],
            self.stack[:],
            self.actions,
        )


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    lots: tuple[str, ...]


class AuctionView(msgspec.Struct, frozen=True):
    """Everything is open."""

    game: str
    turn: int
    phase: int
    over: bool
    decision: Decision | None
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    result: Result | None


class Sold(Event, frozen=True, tag="sold"):
    """A seat bought a lot; a price of 0 says that it went back to the cellar."""

    seat: int
    lot: str
    price: int


AnyEvent = Acted | TurnBegan | PhaseEnded[AuctionView] | Sold | GameEnded


def result(state: State) -> Result:
    """Coins left, and what the lots are worth."""
    scores = list(state.coins)
    for lot, owner in zip(LOTS, state.owner, strict=True):
        if owner != NOBODY:
            scores[owner] += WORTH[lot]
    return Result(
        tuple(scores), tuple(seat for seat, n in enumerate(scores) if n == max(scores))
    )


def view(state: State, seat: int | None = None) -> AuctionView:
    """Return the view, the same for every seat and for spectators."""
    decision = (
        Decision(state.stack[-1][1], "bid", tuple(state.actions))
        if state.actions
        else None
    )
    players = tuple(
        PlayerView(
            coins,
            tuple(
                lot
                for lot, owner in zip(LOTS, state.owner, strict=True)
                if owner == seat
            ),
        )
        for seat, coins in enumerate(state.coins)
    )
    over = not state.stack
    return AuctionView(
        "auction",
        state.turn,
        state.phase,
        over,
        decision,
        tuple(range(state.seats)),
        players,
        result(state) if over else None,
    )
