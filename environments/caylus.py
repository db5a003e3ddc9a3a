"""The observation of Caylus beside the course of the game: road, places, castle, stock, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from environments.blocks import FLAGS, NUMBERS, Block, flags, numbers, put
from rules.caylus.tiles import (
    CUBES,
    LINES,
    NEUTRAL,
    SECTIONS,
    SPACES,
    SPECIALS,
    STOCK,
    TILES,
)

if TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping, Sequence

    from rules.caylus.view import CaylusView

TILE = {tile_id: number for number, tile_id in enumerate(TILES)}
STOCKED = {
    tile.id: number
    for number, tile in enumerate(tile for tiles in STOCK.values() for tile in tiles)
}
OPTIONS = ("favors=simplified", "jeweller=yes", "lawyer_vp=3")
STALLS = (
    "gate",
    "trading_post",
    "merchants_guild",
    "joust_field",
    "inn_left",
    "inn_right",
)
STABLES = 3
NEUTRALS = len(NEUTRAL)
PLAYER = (
    "deniers",
    *CUBES,
    "prestige",
    "workers",
    *(f"favor_{line}" for line in LINES),
    *(f"used_{line}" for line in LINES),
    *(f"houses_{section}" for section in SECTIONS),
    "batches",
    "cost",
)


def blocks(seats: int) -> list[Block]:
    """Return the blocks of the board."""
    return [
        flags("options", len(OPTIONS), "the options that are not the default", OPTIONS),
        flags("special", len(SPECIALS), "the special building at work", SPECIALS),
        numbers("space", "the space of the road at work, 1 to 28; else 0"),
        numbers("bailiff", "his space"),
        numbers("provost", "his space"),
        flags("scored", len(SECTIONS), "sections counted", SECTIONS),
        numbers("limit", "the highest level favors can reach now"),
        numbers("free", "free places of the sections", len(SECTIONS), SECTIONS),
        Block(
            "players",
            (seats, len(PLAYER)),
            NUMBERS,
            "pieces, points, levels and deniers of a seat",
            PLAYER,
        ),
        Block(
            "tiles",
            (SPACES, len(TILE)),
            FLAGS,
            "which tile lies on a space",
            tuple(TILE),
        ),
        Block("owners", (SPACES, seats), FLAGS, "whose it is"),
        Block("workers", (SPACES, seats), FLAGS, "whose worker stands there"),
        Block(
            "pending",
            (SPACES, seats),
            FLAGS,
            "whose residence waits there for the worker to leave",
        ),
        Block(
            "stalls",
            (len(STALLS), seats),
            FLAGS,
            f"whose worker stands at {', '.join(STALLS)}",
        ),
        Block(
            "stables",
            (STABLES, seats),
            FLAGS,
            "whose worker stands at each place of the stables",
        ),
        Block(
            "castle",
            (seats, seats),
            FLAGS,
            "whose worker waits at each place of the castle",
        ),
        numbers("stock", "tiles left", len(STOCKED), tuple(STOCKED)),
    ]


def neutral(tiles: Sequence[str]) -> list[int]:
    """Return the numbers of neutral tiles, from 1 on."""
    names = [tile.id for tile in NEUTRAL]
    return [names.index(tile) + 1 for tile in tiles]


def fill(
    values: array[float],
    at: Mapping[str, int],
    view: CaylusView,
    relative: Sequence[int],
    place: str,
) -> None:
    """Write the blocks of the board; `relative` is the column of every seat."""
    seats = len(relative)
    for number, option in enumerate(OPTIONS):
        name, _, value = option.partition("=")
        values[at["options"] + number] = float(view.options[name] == value)
    words = place.split()
    if words and words[0] in SPECIALS:
        values[at["special"] + SPECIALS.index(words[0])] = 1.0
    elif words and words[0] == "road":
        values[at["space"]] = float(words[1])
    values[at["bailiff"]] = float(view.bailiff)
    values[at["provost"]] = float(view.provost)
    for section in view.scored:
        values[at["scored"] + SECTIONS.index(section)] = 1.0
    values[at["limit"]] = float(view.limit)
    put(values, at["free"], view.free)
    for seat, player in enumerate(view.players):
        row = (
            player.deniers,
            *player.cubes,
            player.prestige,
            player.workers,
            *player.favors,
            *[float(line in player.used) for line in LINES],
            *player.houses,
            player.batches,
            player.cost,
        )
        put(values, at["players"] + relative[seat] * len(PLAYER), row)
    tiles, owners, workers, pending = (
        at["tiles"],
        at["owners"],
        at["workers"],
        at["pending"],
    )
    for number, space in enumerate(view.road):
        if space.tile is None:
            continue
        values[tiles + number * len(TILE) + TILE[space.tile]] = 1.0
        if space.owner is not None:
            values[owners + number * seats + relative[space.owner]] = 1.0
        if space.worker is not None:
            values[workers + number * seats + relative[space.worker]] = 1.0
        if space.pending is not None:
            values[pending + number * seats + relative[space.pending]] = 1.0
    standing = (
        ("stalls", [getattr(view, stall) for stall in STALLS]),
        ("stables", view.stables),
        ("castle", view.castle),
    )
    for name, who in standing:
        for number, one in enumerate(who):
            if one is not None:
                values[at[name] + number * seats + relative[one]] = 1.0
    for stocked in view.stock.values():
        for tile in stocked:
            values[at["stock"] + STOCKED[tile]] += 1.0
