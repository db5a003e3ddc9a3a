"""The layout of observations: named blocks of numbers, one behind the other, made from a seat's view alone."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from environments import caylus, magna_carta
from environments.blocks import FLAGS, NUMBERS, Block, flags, numbers, zeros
from environments.numbering import codes
from rules.register import find_game

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Mapping, Sequence

    from rules.shared.road_view import RoadView


VERSION = 1
PHASES = 8
MOST_ACTIONS = 1000
"""Actions in the history of an information state, more than twice those of the longest game seen (445); in a
longer game the first rows fall out."""


class Board(NamedTuple):
    """The part of an observation that one game adds."""

    blocks: Callable[[int], list[Block]]
    fill: Callable[[array[float], Mapping[str, int], Any, Sequence[int], str], None]
    neutral: Callable[[Sequence[str]], list[int]]
    """The numbers of the neutral tiles of the set-up, from 1 on."""
    neutrals: int
    cards: tuple[str, ...] = ()
    """The cards that can be in a hand, in the order of their bits."""


BOARDS: Mapping[str, Board] = {
    "caylus": Board(caylus.blocks, caylus.fill, caylus.neutral, caylus.NEUTRALS),
    "magna_carta": Board(
        magna_carta.blocks,
        magna_carta.fill,
        magna_carta.neutral,
        magna_carta.NEUTRALS,
        magna_carta.HAND,
    ),
}


class Layout:
    """The blocks of one game for a number of seats, and where each begins."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.at: dict[str, int] = {}
        size = 0
        for block in self.blocks:
            self.at[block.name] = size
            size += prod(block.shape)
        self.size = size

    def bounds(self) -> tuple[list[float], list[float]]:
        """Return the least and the greatest number of every entry."""
        least: list[float] = []
        most: list[float] = []
        for block in self.blocks:
            low, high = block.bounds
            least += [low] * prod(block.shape)
            most += [high] * prod(block.shape)
        return least, most

    def lines(self) -> list[str]:
        """Return the layout as text, a line a block.

        A line has where the block begins, its shape, its name, and what its numbers are.
        """
        return [
            f"{self.at[block.name]} {'x'.join(map(str, block.shape))} {block.name} {block.unit}"
            + (f": {' '.join(block.labels)}" if block.labels else "")
            for block in self.blocks
        ]


@cache
def observation(game_id: str, seats: int) -> Layout:
    """Return the layout of an observation."""
    game = find_game(game_id)
    return Layout(
        [
            numbers("turn", "the turn"),
            flags("phase", PHASES, "the phase, 0 to 7"),
            flags("over", 1, "the game is over"),
            flags("decides", seats, "whose decision it is"),
            flags(
                "kind",
                len(game.kinds),
                "its kind, as the observer is told it",
                game.kinds,
            ),
            Block(
                "order", (seats, seats), FLAGS, "who is at each place of the turn order"
            ),
            Block(
                "passed", (seats, seats), FLAGS, "who passed first, second and so on"
            ),
            flags(
                "last_seat", seats, "who did the last action that the observer knows"
            ),
            flags("last_action", len(codes(game_id)), "that action, by its number"),
            *BOARDS[game_id].blocks(seats),
        ]
    )


@cache
def information(game_id: str, seats: int) -> Layout:
    """Return the layout of an information state: the observation, the set-up, and everything since."""
    board = BOARDS[game_id]
    columns = (
        ("seat", "action", "hand", "discard") if board.cards else ("seat", "action")
    )
    return Layout(
        [
            *observation(game_id, seats).blocks,
            Block(
                "first_order",
                (seats, seats),
                FLAGS,
                "who was at each place of the first turn order",
            ),
            numbers(
                "neutral",
                "the neutral tiles of the set-up by number from 1",
                board.neutrals,
            ),
            Block(
                "history",
                (MOST_ACTIONS + 1, len(columns)),
                NUMBERS,
                "row 0 the start, then a row an action: relative seat and number of the action from 1; in a "
                "game of cards the own hand and the discards of the seat after it, a bit a card",
                columns,
            ),
        ]
    )


def observe(
    game_id: str, view: RoadView, seat: int, place: str, last: tuple[int, int] | None
) -> array[float]:
    """Return the numbers of an observation, in the order of the layout.

    From the view of that seat, the place in the turn (`Game.place`) and the last action that the seat may
    know: its seat and number.
    """
    seats = len(view.players)
    layout = observation(game_id, seats)
    values, at = zeros(layout.size), layout.at
    relative = columns(seat, seats)
    values[at["turn"]] = float(view.turn)
    values[at["phase"] + view.phase] = 1.0
    values[at["over"]] = float(view.over)
    if view.decision is not None:
        values[at["decides"] + relative[view.decision.seat]] = 1.0
        values[at["kind"] + find_game(game_id).kinds.index(view.decision.kind)] = 1.0
    for name, row in (("order", view.order), ("passed", view.passed)):
        for number, one in enumerate(row):
            values[at[name] + number * seats + relative[one]] = 1.0
    if last is not None:
        values[at["last_seat"] + relative[last[0]]] = 1.0
        values[at["last_action"] + last[1]] = 1.0
    BOARDS[game_id].fill(values, at, view, relative, place)
    return values


@cache
def columns(seat: int, seats: int) -> tuple[int, ...]:
    """Return the column of every seat for the one that observes."""
    return tuple((other - seat) % seats for other in range(seats))
