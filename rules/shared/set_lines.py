"""The `set` lines of a record as both games read them: each value once, whole numbers, seats, owned tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.errors import HeaderError, brief, named, no_player, shown
from rules.shared.amounts import MAX_AMOUNT, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.header import SetLine


def wrong(line: SetLine, text: str) -> HeaderError:
    """Return the error of a `set` line, whose text names the key."""
    return HeaderError("set", text, line.line)


def fault(line: SetLine, text: str) -> HeaderError:
    """Return the error of a `set` line, with its key before the text."""
    return wrong(line, f"set {brief(line.key)}: {text}")


def unknown(line: SetLine, keys: Sequence[str]) -> HeaderError:
    """Return the error of a line whose key is none of these."""
    return wrong(line, f"set {shown(line.key)}: unknown; possible: {named(keys)}")


def number(line: SetLine, field: str, text: str, least: int, most: int) -> int:
    """Return a field's whole number from `least` to `most`; raise HeaderError."""
    value = whole(text, least, most)
    if value is None:
        raise fault(
            line,
            f"{field} {shown(text)} must be a whole number from {least} to {most}",
        )
    return value


def numbers(line: SetLine, field: str, text: str, count: int) -> list[int]:
    """Return the `count` whole numbers of a text such as "0/1/2"; raise HeaderError."""
    values = [whole(part, 0, MAX_AMOUNT) for part in text.split("/")]
    given = [value for value in values if value is not None]
    if not len(values) == len(given) == count:
        raise fault(
            line, f"{field} {shown(text)} must be {count} whole numbers separated by /"
        )
    return given


def no_tile(line: SetLine, space: int, text: str) -> HeaderError:
    """Return the error of a word that is not the id of a tile."""
    return wrong(line, f"set road {space}: {shown(text)} is not a tile of this game")


def elsewhere(line: SetLine, space: int, tile: str, other: int) -> HeaderError:
    """Return the error of a tile that is on another space already."""
    return wrong(line, f"set road {space}: {tile} is already on space {other}")


class Reading:
    """The `set` lines that were read so far: the line of each field, and the turn that the position begins with."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.given: dict[str, SetLine] = {}
        self.turn = 1

    def once(self, line: SetLine, field: str, key: str = "") -> None:
        """Remember the line of a field (of the line's own key by default); raise HeaderError if it was given before."""
        key = f"{key or line.key} {field}"
        if key in self.given:
            first = self.given[key].line
            raise fault(line, f"{field} was already given on line {first}")
        self.given[key] = line

    def seat(self, line: SetLine, name: str) -> int:
        """Return the seat of a player; raise HeaderError for another name."""
        if name not in self.players:
            raise wrong(line, no_player(name, self.players))
        return self.players.index(name)

    def values(self, line: SetLine, fields: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the fields of a seat's line, each with its text; raise HeaderError."""
        for part in line.value.split():
            field, equals, text = part.partition("=")
            if not equals:
                raise fault(line, f"{shown(part)} must have the form name=value")
            if field not in fields:
                known = ", ".join(fields)
                raise fault(line, f"{shown(field)} is unknown; possible: {known}")
            self.once(line, field)
            yield field, text

    def owner(
        self, line: SetLine, space: int, tile: str, owned: bool, names: Sequence[str]
    ) -> int:
        """Return the seat of a tile's owner, -1 for a tile that can't have one; raise HeaderError for a wrong name."""
        if owned and not names:
            players = named(self.players)
            raise wrong(
                line, f"set road {space}: {tile} needs an owner, one of {players}"
            )
        if names and not owned:
            raise wrong(line, f"set road {space}: {tile} has no owner")
        return self.seat(line, names[0]) if names else -1
