"""Positions: the `set` lines of a record, applied to the normal set-up (records, section Positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rules.caylus.prices_and_limits import free_places, limit
from rules.caylus.road import without
from rules.caylus.state import NOBODY, State
from rules.caylus.tiles import (
    CUBES,
    LAST_BAILIFF,
    LINES,
    OWNED,
    PLACES,
    PRINTED,
    SECTIONS,
    SPACES,
    STOCK,
    TILES,
)
from rules.errors import shown
from rules.shared import set_lines
from rules.shared.amounts import MAX_AMOUNT, whole
from rules.shared.set_lines import fault, number, wrong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.header import SetLine

FIELDS = ("deniers", *CUBES, "prestige", "favors", "houses")
ONCE = ("turn", "bailiff", "provost", "scored", "inn")
_LAST = {"turn": MAX_AMOUNT, "bailiff": LAST_BAILIFF, "provost": SPACES}


class _Position(set_lines.Reading):
    """The set-up while the lines are applied."""

    def __init__(self, state: State, players: Sequence[str]) -> None:
        super().__init__(players)
        self.state = state


def apply_sets(state: State, players: Sequence[str], lines: Sequence[SetLine]) -> None:
    """Change the set-up by the lines, if there are any; raise HeaderError that knows the line."""
    if not lines:
        return
    position = _Position(state, players)
    for line in lines:
        first, _, rest = line.key.partition(" ")
        if line.key in players:
            _set_seat(position, line)
        elif first == "road" and rest:
            _set_road(position, line, rest)
        elif line.key in ONCE:
            position.once(line, line.key)
            _SET[line.key](position, line)
        else:
            raise set_lines.unknown(line, (*ONCE, "road N", *players))
    _check(position, lines)
    _stock(state)
    state.turn = position.turn - 1
    state.setup = structs.replace(state.setup, first_turn=position.turn)


def _set_officer(position: _Position, line: SetLine) -> None:
    value = number(line, line.key, line.value, 1, _LAST[line.key])
    if line.key == "turn":
        position.turn = value
    else:
        setattr(position.state, line.key, value)


def _set_scored(position: _Position, line: SetLine) -> None:
    sections = [name.strip() for name in line.value.split(",")]
    if sections not in (list(SECTIONS[:1]), list(SECTIONS[:2])):
        raise fault(line, f"{shown(line.value)} must be dungeon, or dungeon, walls")
    position.state.scored = tuple(range(len(sections)))


def _set_inn(position: _Position, line: SetLine) -> None:
    seat = position.seat(line, line.value)
    position.state.inn_right = seat
    position.state.workers[seat] -= 1


_SET = {
    "turn": _set_officer,
    "bailiff": _set_officer,
    "provost": _set_officer,
    "scored": _set_scored,
    "inn": _set_inn,
}


def _set_seat(position: _Position, line: SetLine) -> None:
    state = position.state
    seat = position.players.index(line.key)
    for field, text in position.values(line, FIELDS):
        if field == "favors":
            set_lines.numbers(line, field, text, len(LINES))
            state.favors[seat] = tuple(
                number(line, field, part, 0, 5) for part in text.split("/")
            )
        elif field == "houses":
            state.houses[seat] = tuple(
                set_lines.numbers(line, field, text, len(PLACES))
            )
        else:
            amount = number(line, field, text, 0, MAX_AMOUNT)
            if field == "deniers":
                state.deniers[seat] = amount
            elif field == "prestige":
                state.prestige[seat] = amount
            else:
                cube = CUBES.index(field)
                own = state.cubes[seat]
                state.cubes[seat] = (*own[:cube], amount, *own[cube + 1 :])


def _set_road(position: _Position, line: SetLine, where: str) -> None:
    state = position.state
    space = whole(where, 1, SPACES)
    if space is None:
        raise wrong(line, f"set road {shown(where)}: the spaces are 1 to {SPACES}")
    if space in PRINTED:
        raise wrong(line, f"set road {space}: {PRINTED[space]} is printed there")
    position.once(line, "tile", f"road {space}")
    words = line.value.split()
    if words == ["empty"]:
        _put(state, space, "", NOBODY)
        return
    if len(words) > 2:
        raise wrong(
            line,
            f"set road {space}: {shown(line.value)} must be a tile (with a seat if it is owned), or empty",
        )
    tile = TILES.get(words[0])
    if tile is None:
        raise set_lines.no_tile(line, space, words[0])
    if tile.id == "s_jeweller" and not state.setup.jeweller:
        raise wrong(line, f"set road {space}: {tile.id} needs the option jeweller: yes")
    if tile.kind == "fixed":
        other = next(
            number for number, tile_id in PRINTED.items() if tile_id == tile.id
        )
        raise set_lines.elsewhere(line, space, tile.id, other)
    owner = position.owner(line, space, tile.id, tile.kind in OWNED, words[1:])
    _put(state, space, tile.id, owner)


def _put(state: State, space: int, tile_id: str, owner: int) -> None:
    state.tile[space] = tile_id
    state.owner[space] = owner


def _check(position: _Position, lines: Sequence[SetLine]) -> None:
    """Check copies of tiles, levels of favors and numbers of houses, once all lines are applied."""
    state = position.state
    # of two lines for the same tile the later one is wrong
    for line in reversed(lines):
        if not line.key.startswith("road "):
            continue
        space = int(line.key[5:])
        tile_id = state.tile[space]
        if not tile_id or tile_id == "residence":
            continue
        copies = [
            number for number in range(1, SPACES + 1) if state.tile[number] == tile_id
        ]
        if len(copies) > TILES[tile_id].copies:
            other = next(number for number in copies if number != space)
            raise set_lines.elsewhere(line, space, tile_id, other)
    for line in lines:
        if line.key not in position.players:
            continue
        seat = position.players.index(line.key)
        favors = state.favors[seat]
        if position.given.get(f"{line.key} favors") == line:
            if state.setup.simplified and any(favors):
                raise fault(line, "favors must be 0/0/0/0 with simplified favors")
            if max(favors) > (most := limit(state)):
                value = "/".join(map(str, favors))
                raise fault(
                    line,
                    f"favors {value} go beyond level {most}, the highest that is unlocked",
                )
    for line in reversed(lines):
        if line.key not in position.players:
            continue
        seat = position.players.index(line.key)
        if position.given.get(f"{line.key} houses") == line:
            for section, name in enumerate(SECTIONS):
                if free_places(state, section) < 0 and state.houses[seat][section]:
                    places = PLACES[section]
                    houses = places - free_places(state, section)
                    raise fault(
                        line,
                        f"{name} would hold {houses} houses; it has {places} places",
                    )


def _stock(state: State) -> None:
    for kind in STOCK:
        for tile_id in [tile for tile in state.tile[1:] if tile]:
            if tile_id in state.stock[kind]:
                state.stock[kind] = without(state.stock[kind], tile_id)
