"""Positions: the `set` lines of a record, applied to the normal set-up (records, section Positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.beginning import Setup
from rules.caylus.prices_and_limits import free_places, limit
from rules.caylus.road import without
from rules.caylus.state import NOBODY, Counts, State
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
from rules.english import say
from rules.errors import HeaderError, brief, named, shown
from rules.shared.amounts import MAX_AMOUNT, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.header import SetLine

FIELDS = ("deniers", *CUBES, "prestige", "favors", "houses")
ONCE = ("turn", "bailiff", "provost", "scored", "inn")
_LAST = {"turn": MAX_AMOUNT, "bailiff": LAST_BAILIFF, "provost": SPACES}


class _Position:
    """The set-up while the lines are applied, and on which line each value was given."""

    def __init__(self, state: State, players: Sequence[str]) -> None:
        self.state = state
        self.players = players
        self.given: dict[str, int] = {}
        self.turn = 1

    def once(self, line: SetLine, field: str) -> None:
        key = f"{line.key} {field}"
        if key in self.given:
            raise self.wrong(line, "set-twice", what=field, first=self.given[key])
        self.given[key] = line.line

    def wrong(self, line: SetLine, message_id: str, **args: int | str) -> HeaderError:
        if (
            message_id.startswith("set-")
            and "space" not in args
            and message_id not in ("set-scored", "set-space")
        ):
            args = {"key": brief(line.key), **args}
        return HeaderError("set", say(message_id, **args), line.line)

    def number(
        self, line: SetLine, field: str, text: str, least: int, most: int
    ) -> int:
        number = whole(text, least, most)
        if number is None:
            raise self.wrong(
                line, "set-whole", what=field, value=shown(text), least=least, most=most
            )
        return number

    def seat(self, line: SetLine, name: str) -> int:
        if name not in self.players:
            raise HeaderError(
                "set",
                say("record-seat", seat=shown(name), players=named(self.players)),
                line.line,
            )
        return self.players.index(name)


def apply_sets(state: State, players: Sequence[str], lines: Sequence[SetLine]) -> None:
    """Change the set-up by the lines; raise HeaderError that knows the line."""
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
            keys = named((*ONCE, "road N", *players))
            raise HeaderError(
                "set", say("set-unknown", key=shown(line.key), keys=keys), line.line
            )
    if lines:
        _check(position, lines)
        _stock(state)
        setup = state.setup
        state.turn = position.turn - 1
        state.setup = Setup(
            setup.seats,
            setup.simplified,
            setup.jeweller,
            setup.lawyer_vp,
            setup.order,
            setup.neutral,
            position.turn,
        )


def _set_officer(position: _Position, line: SetLine) -> None:
    number = position.number(line, line.key, line.value, 1, _LAST[line.key])
    if line.key == "turn":
        position.turn = number
    else:
        setattr(position.state, line.key, number)


def _set_scored(position: _Position, line: SetLine) -> None:
    sections = [name.strip() for name in line.value.split(",")]
    if sections not in (list(SECTIONS[:1]), list(SECTIONS[:2])):
        raise position.wrong(line, "set-scored", value=shown(line.value))
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
    for part in line.value.split():
        field, equals, text = part.partition("=")
        if not equals:
            raise position.wrong(line, "set-field-form", text=shown(part))
        if field not in FIELDS:
            raise position.wrong(
                line, "set-field", field=shown(field), fields=", ".join(FIELDS)
            )
        position.once(line, field)
        if field == "favors":
            state.favors[seat] = _parts(position, line, field, text, [5] * len(LINES))
        elif field == "houses":
            state.houses[seat] = _parts(position, line, field, text, PLACES)
        else:
            number = position.number(line, field, text, 0, MAX_AMOUNT)
            if field == "deniers":
                state.deniers[seat] = number
            elif field == "prestige":
                state.prestige[seat] = number
            else:
                cube = CUBES.index(field)
                own = state.cubes[seat]
                state.cubes[seat] = (*own[:cube], number, *own[cube + 1 :])


def _parts(
    position: _Position, line: SetLine, field: str, text: str, most: Sequence[int]
) -> Counts:
    parts = text.split("/")
    numbers = [whole(part, 0, MAX_AMOUNT) for part in parts]
    if len(parts) != len(most) or None in numbers:
        raise position.wrong(
            line, "set-parts", what=field, value=shown(text), count=len(most)
        )
    return tuple(
        position.number(line, field, part, 0, bound) if field == "favors" else int(part)
        for part, bound in zip(parts, most, strict=True)
    )


def _set_road(position: _Position, line: SetLine, where: str) -> None:
    state = position.state
    space = whole(where, 1, SPACES)
    if space is None:
        raise HeaderError(
            "set", say("set-space", value=shown(where), most=SPACES), line.line
        )
    if space in PRINTED:
        raise position.wrong(
            line, "set-space-printed", space=space, tile=PRINTED[space]
        )
    key = f"road {space}"
    if key in position.given:
        raise position.wrong(line, "set-twice", what="tile", first=position.given[key])
    position.given[key] = line.line
    words = line.value.split()
    if words == ["empty"]:
        _put(state, space, "", NOBODY)
        return
    if len(words) > 2:
        raise position.wrong(
            line, "set-tile-value", space=space, value=shown(line.value)
        )
    tile = TILES.get(words[0])
    if tile is None:
        raise position.wrong(line, "set-tile", space=space, tile=shown(words[0]))
    if tile.id == "s_jeweller" and not state.setup.jeweller:
        raise position.wrong(line, "set-tile-option", space=space, tile=tile.id)
    if tile.kind == "fixed":
        other = next(
            number for number, tile_id in PRINTED.items() if tile_id == tile.id
        )
        raise position.wrong(
            line, "set-tile-elsewhere", space=space, tile=tile.id, other=other
        )
    if tile.kind in OWNED and len(words) == 1:
        raise position.wrong(
            line,
            "set-tile-owner",
            space=space,
            tile=tile.id,
            players=named(position.players),
        )
    if tile.kind not in OWNED and len(words) == 2:
        raise position.wrong(line, "set-tile-unowned", space=space, tile=tile.id)
    owner = position.seat(line, words[1]) if len(words) == 2 else NOBODY
    _put(state, space, tile.id, owner)


def _put(state: State, space: int, tile_id: str, owner: int) -> None:
    state.tile[space] = tile_id
    state.owner[space] = owner


def _check(position: _Position, lines: Sequence[SetLine]) -> None:
    """Check what can only be seen when all lines are applied."""
    state = position.state
    # tiles that stand twice: of two lines that can't both be, the later one is wrong
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
            raise position.wrong(
                line, "set-tile-elsewhere", space=space, tile=tile_id, other=other
            )
    for line in lines:
        if line.key not in position.players:
            continue
        seat = position.players.index(line.key)
        favors = state.favors[seat]
        if position.given.get(f"{line.key} favors") == line.line:
            value = "/".join(map(str, favors))
            if state.setup.simplified and any(favors):
                raise position.wrong(line, "set-favors-simplified")
            if max(favors) > limit(state):
                raise position.wrong(
                    line, "set-favors-limit", value=value, limit=limit(state)
                )
    for line in reversed(lines):
        if line.key not in position.players:
            continue
        seat = position.players.index(line.key)
        if position.given.get(f"{line.key} houses") == line.line:
            for section, name in enumerate(SECTIONS):
                if free_places(state, section) < 0 and state.houses[seat][section]:
                    raise position.wrong(
                        line,
                        "set-houses",
                        section=name,
                        houses=PLACES[section] - free_places(state, section),
                        places=PLACES[section],
                    )


def _stock(state: State) -> None:
    for kind in STOCK:
        for tile_id in [tile for tile in state.tile[1:] if tile]:
            if tile_id in state.stock[kind]:
                state.stock[kind] = without(state.stock[kind], tile_id)
