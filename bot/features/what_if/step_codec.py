"""The steps of a simulation in a few characters: of each the place of its code in the list of what was legal then.

So short they stand in the custom id of every button of the panel. Nothing of a simulation is kept anywhere else, and a
restart loses nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator

LONGEST = 56
"""Characters of a line to which one more step can be put: a custom id has room for 58 and what says its kind, a step
takes two at most."""

AGAIN = "}"
"""The step that is nobody's action: the others, whose choices are secret, are taken to wait."""

_FIRST, _WIDE = ord("!"), "~"
_NARROW = ord(AGAIN) - _FIRST  # places that one character says


def write(place: int) -> str:
    """A step by its place in the list of legal codes; raises ValueError for one that two characters can't say."""
    if 0 <= place < _NARROW:
        return chr(_FIRST + place)
    if _NARROW <= place < 2 * _NARROW:
        return _WIDE + chr(_FIRST + place - _NARROW)
    raise ValueError(f"no place of a list of at most {2 * _NARROW}: {place}")


def read(line: str) -> Iterator[int | None]:
    """The places that a line says, None for `AGAIN`; raises ValueError for any other text."""
    wide = 0
    for character in line:
        place = ord(character) - _FIRST
        if character == _WIDE and not wide:
            wide = _NARROW
        elif character == AGAIN and not wide:
            yield None
        elif 0 <= place < _NARROW:
            yield place + wide
            wide = 0
        else:
            raise ValueError(f"no step: {character!r}")
    if wide:
        raise ValueError("the last step is half")


def back(line: str) -> str:
    """The line without its last step."""
    last = 2 if len(line) > 1 and line[-2] == _WIDE else 1
    return line[:-last]
