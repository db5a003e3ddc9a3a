"""The observation of Magna Carta beside the course of the game: road, supply, players, the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from environments.blocks import FLAGS, NUMBERS, Block, flags, numbers, put
from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    NEUTRAL,
    PLAYER_CARDS,
    PRESTIGE,
    RANDOM_NEUTRALS,
    SECTIONS,
)

if TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping, Sequence

    from rules.magna_carta.view import MagnaCartaView

CARD = {card_id: number for number, card_id in enumerate(CARDS)}
HAND = tuple(card.id for card in PLAYER_CARDS)
STOCK = tuple(card.id for card in PRESTIGE)
OPTIONS = ("rules=beginner",)
NEUTRALS = max(RANDOM_NEUTRALS.values())
PLAYER = (
    "deniers",
    *CUBES,
    "workers",
    *(f"tokens_{section}" for section in SECTIONS),
    "batches",
    "hand",
    "pile",
    "prestige",
    "income",
)


def positions(seats: int) -> int:
    """Return the longest road of a game from its normal set-up.

    It has the neutral cards, the Peddler, and every card of everybody.
    """
    return RANDOM_NEUTRALS[seats] + 1 + seats * len(HAND)


def blocks(seats: int) -> list[Block]:
    """Return the blocks of the board."""
    road = positions(seats)
    return [
        flags("options", len(OPTIONS), "the options that are not the default", OPTIONS),
        numbers("space", "the position of the road at work, from 1; else 0"),
        flags("owner_effect", 1, "the effect at work is the card owner's"),
        numbers("provost", "his position, 0 in the beginner game"),
        numbers("supply", "tokens left", len(SECTIONS), SECTIONS),
        Block(
            "players",
            (seats, len(PLAYER)),
            NUMBERS,
            "pieces, cards, points and deniers of a seat",
            PLAYER,
        ),
        Block(
            "discards",
            (seats, len(HAND)),
            FLAGS,
            "the cards a seat has discarded",
            HAND,
        ),
        Block(
            "fronts",
            (seats, len(STOCK)),
            FLAGS,
            "prestige cards before a seat (beginner game)",
            STOCK,
        ),
        flags("hand", len(HAND), "the observer's own hand", HAND),
        flags("stock", len(STOCK), "prestige cards left", STOCK),
        Block(
            "cards",
            (road, len(CARD)),
            FLAGS,
            "which card lies at a position",
            tuple(CARD),
        ),
        Block("owners", (road, seats), FLAGS, "whose it is"),
        Block("workers", (road, seats), FLAGS, "whose worker stands there"),
        Block("pending", (road, seats), FLAGS, "whose residence waits there"),
        Block("lying", (road,), NUMBERS, "cubes on a small card"),
    ]


def neutral(cards: Sequence[str]) -> list[int]:
    """Return the numbers of neutral cards, from 1 on; 0 where there is none."""
    names = [card.id for card in NEUTRAL]
    found = [names.index(card) + 1 for card in cards]
    return found + [0] * (NEUTRALS - len(found))


def fill(
    values: array[float],
    at: Mapping[str, int],
    view: MagnaCartaView,
    relative: Sequence[int],
    place: str,
) -> None:
    """Write the blocks of the board; `relative` is the column of every seat."""
    seats = len(relative)
    values[at["options"]] = float(view.options["rules"] == "beginner")
    words = place.split()
    if words and words[0] == "road":
        values[at["space"]] = float(words[1])
        values[at["owner_effect"]] = float(words[-1] == "owner")
    values[at["provost"]] = float(view.provost or 0)
    put(values, at["supply"], view.tokens)
    for seat, player in enumerate(view.players):
        column = relative[seat]
        row = (
            player.deniers,
            *player.cubes,
            player.workers,
            *player.tokens,
            player.batches,
            player.hand_count,
            player.pile,
            player.prestige,
            player.income,
        )
        put(values, at["players"] + column * len(PLAYER), row)
        for card in player.discard:
            values[at["discards"] + column * len(HAND) + HAND.index(card)] = 1.0
        for card in player.front:
            values[at["fronts"] + column * len(STOCK) + STOCK.index(card)] = 1.0
        for card in player.hand or ():
            values[at["hand"] + HAND.index(card)] = 1.0
    for card in view.stock:
        values[at["stock"] + STOCK.index(card)] = 1.0
    cards, owners, workers, pending = (
        at["cards"],
        at["owners"],
        at["workers"],
        at["pending"],
    )
    for number, one in enumerate(view.road):
        values[cards + number * len(CARD) + CARD[one.tile]] = 1.0
        if one.owner is not None:
            values[owners + number * seats + relative[one.owner]] = 1.0
        if one.worker is not None:
            values[workers + number * seats + relative[one.worker]] = 1.0
        if one.pending is not None:
            values[pending + number * seats + relative[one.pending]] = 1.0
        values[at["lying"] + number] = float(one.cubes)
