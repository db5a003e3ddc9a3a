"""The terms of the evaluation of Caylus (see `players.evaluation`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import batches, best_tile, game_progress
from rules.caylus.prices_and_limits import final_count, section_with_room
from rules.caylus.tiles import PLACES, SECTION_FAVORS, TILES

if TYPE_CHECKING:
    from rules.caylus.state import State

TERMS = (
    "prestige",
    "deniers",
    "first_deniers",
    "income",
    "food",
    "wood",
    "stone",
    "cloth",
    "gold",
    "first_food",
    "first_wood",
    "first_stone",
    "first_cloth",
    "first_gold",
    "batches",
    "line_prestige",
    "line_deniers",
    "line_cubes",
    "line_building",
    "dungeon",
    "walls",
    "towers",
    "dungeon_favors",
    "walls_favors",
    "towers_favors",
    "residences",
    "residence_gold",
    "wooden",
    "stones",
    "production",
    "prestige_tile",
    "place_in_order",
    "inn",
)
_INCOME = {tile.id: tile.income for tile in TILES.values() if tile.income}
_KIND = {tile.id: tile.kind for tile in TILES.values()}
_BONUS = frozenset(tile.id for tile in TILES.values() if tile.bonus)


def stage(state: State) -> float:
    """Return the progress of the game, 0 to 1, by the bailiff or the castle, whichever is more."""
    section = section_with_room(state)
    if section is None:
        return 1.0
    houses = 0
    for own in state.houses:
        houses += own[section]
    return max((section + houses / PLACES[section]) / 3, game_progress(state))


def features(state: State) -> list[list[float]]:
    """Return the values of the `TERMS` for every seat."""
    # The road is read once for all seats.
    seats = state.setup.seats
    income = [0] * seats
    residences = [0] * seats
    wooden = [0] * seats
    stones = [0] * seats
    production = [0] * seats
    tile = state.tile
    for space, seat in enumerate(state.owner):
        if seat >= 0:
            tile_id = tile[space]
            income[seat] += _INCOME.get(tile_id, 0)
            kind = _KIND[tile_id]
            if kind == "residence":
                residences[seat] += 1
            elif kind == "wood":
                wooden[seat] += 1
            elif kind == "stone":
                stones[seat] += 1
                production[seat] += tile_id in _BONUS
    scored = state.scored
    rows: list[list[float]] = []
    for seat in range(seats):
        deniers = state.deniers[seat]
        cubes = state.cubes[seat]
        food, wood, stone, cloth, gold = cubes
        lines = state.favors[seat]
        houses = state.houses[seat]
        row: list[float] = [
            state.prestige[seat],
            deniers,
            deniers if deniers < 5 else 5,
            income[seat],
            food,
            wood,
            stone,
            cloth,
            gold,
            1 if food else 0,
            1 if wood else 0,
            1 if stone else 0,
            1 if cloth else 0,
            1 if gold else 0,
            batches(cubes),
            *lines,
        ]
        favors: list[float] = []
        for section in range(3):
            number = houses[section]
            if section in scored or not number:
                row.append(0)
                favors.append(0)
            else:
                row.append(1)
                favors.append(SECTION_FAVORS[section][number if number < 6 else 6])
        row += favors
        own = residences[seat]
        row.append(own)
        row.append((gold if gold < 3 else 3) if own else 0)
        row.append(wooden[seat])
        row.append(stones[seat])
        row.append(production[seat])
        row.append(best_tile(state, seat, cubes, "prestige") if own and gold else 0)
        row.append(state.order.index(seat) / (seats - 1))
        row.append(1 if state.inn_right == seat else 0)
        rows.append(row)
    return rows


def final_score(state: State, seat: int) -> int:
    """Return the score of a finished game."""
    return sum(final_count(state, seat))
