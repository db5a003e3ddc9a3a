"""The position as the JSON object of the records, and in lines for people."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rules.caylus.english import TEXTS
from rules.caylus.labels import question, tile_name
from rules.caylus.tiles import CUBES, LINES, SECTIONS
from rules.caylus.view import view
from rules.errors import untranslated
from rules.shared import position_text
from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.state import State
    from rules.caylus.view import SpaceView
    from rules.model import Message

say = TEXTS.say
SINGLE = ("gate", "trading_post", "merchants_guild", "joust_field")


def position(state: State, players: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `replay --json`: seats by name, spaces by number."""
    seen = view(state)
    name = partial(position_text.name, players)
    names = partial(position_text.names, players)
    return {
        **position_text.beginning_json(state, seen, seen.options, players),
        "bailiff": seen.bailiff,
        "provost": seen.provost,
        "scored": list(seen.scored),
        "players": {
            players[seat]: {
                "deniers": player.deniers,
                **dict(zip(CUBES, player.cubes, strict=True)),
                "prestige": player.prestige,
                "workers": player.workers,
                "favors": dict(zip(LINES, player.favors, strict=True)),
                "used": list(player.used),
                "houses": dict(zip(SECTIONS, player.houses, strict=True)),
                "batches": player.batches,
            }
            for seat, player in enumerate(seen.players)
        },
        "road": {
            str(number): {
                "tile": space.tile,
                "owner": name(space.owner),
                "worker": name(space.worker),
                "pending": name(space.pending),
            }
            for number, space in enumerate(seen.road, 1)
        },
        "special": {
            **{spot: name(getattr(seen, spot)) for spot in SINGLE},
            "stables": names(seen.stables),
            "inn": {"left": name(seen.inn_left), "right": name(seen.inn_right)},
        },
        "castle": names(seen.castle),
        "free": dict(zip(SECTIONS, seen.free, strict=True)),
        "stock": {kind: list(tiles) for kind, tiles in seen.stock.items()},
        "result": position_text.result_json(seen.result, players),
    }


def describe(state: State, players: Sequence[str]) -> list[Message]:
    """Return the whole position in words, a line each."""
    seen = view(state)

    def names(seats: Sequence[int]) -> str:
        return ", ".join(players[seat] for seat in seats)

    def name(seat: int | None) -> str:
        return "nobody" if seat is None else players[seat]

    lines = position_text.beginning(
        seen, players, say(f"phase-{seen.phase}"), lambda: question(state)
    )
    lines.append(f"Turn order: {names(seen.order)}.")
    if seen.passed:
        lines.append(f"Passed: {names(seen.passed)}.")
    lines.append(f"Bailiff on space {seen.bailiff}, provost on space {seen.provost}.")
    dungeon, walls, towers = seen.free
    lines.append(
        f"Castle: dungeon {dungeon} free, walls {walls} free, towers {towers} free."
    )
    if seen.castle:
        lines.append(f"Workers in the castle: {names(seen.castle)}.")
    if seen.scored:
        scored = join([str(say(f"section-{section}")) for section in seen.scored])
        lines.append(f"Scored: {scored}.")
    for seat in seen.order:
        player = seen.players[seat]
        favors, houses = (
            "/".join(map(str, counts)) for counts in (player.favors, player.houses)
        )
        food, wood, stone, cloth, gold = player.cubes
        lines.append(
            f"{players[seat]}: {player.prestige} prestige, {say('goods-deniers', n=player.deniers)}, {food} food,"
            f" {wood} wood, {stone} stone, {cloth} cloth, {gold} gold, {say('goods-workers', n=player.workers)} left;"
            f" favors {favors}; houses {houses}."
        )
    lines += [
        f"{tile_name(spot)}: {players[getattr(seen, spot)]}."
        for spot in SINGLE
        if getattr(seen, spot) is not None
    ]
    if seen.stables:
        lines.append(f"Stables: {names(seen.stables)}.")
    if seen.inn_left is not None or seen.inn_right is not None:
        lines.append(f"Inn: left {name(seen.inn_left)}, right {name(seen.inn_right)}.")
    lines += [
        _space(number, space, players)
        for number, space in enumerate(seen.road, 1)
        if space.tile
    ]
    stock = [str(tile_name(tile)) for tiles in seen.stock.values() for tile in tiles]
    if stock:
        lines.append(f"Can be built: {join(stock)}.")
    return [untranslated(line) for line in lines]


def _space(number: int, space: SpaceView, players: Sequence[str]) -> str:
    entry = f"{number} {tile_name(space.tile or '')}"
    if space.pending is None:
        return position_text.place(entry, space.owner, space.worker, players)
    entry = position_text.place(entry, None, space.worker, players)
    return f"{entry}, soon {players[space.pending]}'s residence"
