"""The view of a seat or a spectator in a game of Magna Carta: its own hand, and only counts of the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.magna_carta.hidden_information import SECRECY
from rules.magna_carta.scoring import incomes, result, standings
from rules.model import Decision, Result

if TYPE_CHECKING:
    from rules.magna_carta.state import State


class PlayerView(msgspec.Struct, frozen=True):
    """One seat.

    `cubes` are food, wood, stone, gold; `tokens` dungeon, walls, towers; `hand` is None where the viewer may
    not see it; `pile` and `hand_count` are numbers of cards; `front` holds the prestige cards of the beginner
    game; `prestige` counts tokens and visible cards, not yet goods; `income` is the next turn's deniers.
    """

    deniers: int
    cubes: tuple[int, ...]
    workers: int
    tokens: tuple[int, ...]
    batches: int
    hand: tuple[str, ...] | None
    hand_count: int
    pile: int
    discard: tuple[str, ...]
    front: tuple[str, ...]
    prestige: int
    income: int


class PlaceView(msgspec.Struct, frozen=True):
    """One card of the road; `cubes` lie on a small card, `pending`: the seat whose residence waits (M-13)."""

    tile: str
    owner: int | None
    worker: int | None
    pending: int | None
    cubes: int


class MagnaCartaView(msgspec.Struct, frozen=True):
    """The position as `seat` sees it, None for a spectator.

    Seats are numbers; `road[0]` is position 1; `provost` is a position, None in the beginner game; `tokens`
    are those left in the supply.
    """

    game: str
    options: dict[str, str]
    seat: int | None
    turn: int
    phase: int
    over: bool
    decision: Decision | None
    order: tuple[int, ...]
    passed: tuple[int, ...]
    provost: int | None
    players: tuple[PlayerView, ...]
    road: tuple[PlaceView, ...]
    tokens: tuple[int, ...]
    stock: tuple[str, ...]
    result: Result | None


def view(state: State, viewer: int | None = None) -> MagnaCartaView:
    """Return the view of the seat, or with None of a spectator: hands and decisions of others stay hidden."""
    over = not state.stack
    decision = None
    if not over and state.actions:
        frame = state.stack[-1]
        kind, seat = frame[:2]
        if seat == viewer:
            decision = Decision(seat, kind, tuple(state.actions))
        else:
            decision = Decision(seat, SECRECY.public_kind(kind, state.phase), ())
    return MagnaCartaView(
        "magna_carta",
        options(state),
        viewer,
        state.turn,
        state.phase,
        over,
        decision,
        state.order,
        state.passed,
        state.provost or None,
        _players(state, viewer),
        _road(state),
        tuple(state.supply),
        state.stock,
        result(state) if over else None,
    )


def _road(state: State) -> tuple[PlaceView, ...]:
    pending = state.pending
    places = [
        PlaceView(
            card,
            owner if owner >= 0 else None,
            worker if worker >= 0 else None,
            pending.get(place) if pending else None,
            lying,
        )
        for place, (card, owner, worker, lying) in enumerate(
            zip(state.card, state.owner, state.worker, state.lying, strict=True)
        )
    ]
    return tuple(places[1:])


def _players(state: State, viewer: int | None) -> tuple[PlayerView, ...]:
    prestige, deniers = standings(state), incomes(state)
    return tuple(
        [
            PlayerView(
                state.deniers[seat],
                state.cubes[seat],
                state.workers[seat],
                state.tokens[seat],
                state.batches[seat],
                hand if seat == viewer else None,
                len(hand),
                len(state.pile[seat]),
                state.discard[seat],
                state.front[seat],
                prestige[seat],
                deniers[seat],
            )
            for seat, hand in enumerate(state.hand)
        ]
    )


def options(state: State) -> dict[str, str]:
    """Return the options as a record writes them."""
    return {"rules": "beginner" if state.setup.beginner else "standard"}
