"""The fixed numbers of the actions: action N is line N (from 0) of `environments/actions/GAME-VERSION.txt`.

A file that has been released never changes: networks and data sets are made of these numbers. Codes that come
later make a new version with a file of its own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Mapping

VERSION = 1
FOLDER = Path(__file__).parent / "actions"


@cache
def codes(game_id: str) -> tuple[str, ...]:
    """Return the code of every action by its number; raise UnknownGame."""
    game = find_game(game_id)
    text = (FOLDER / f"{game.id}-{VERSION}.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())


@cache
def numbers(game_id: str) -> Mapping[str, int]:
    """Return the number of every code; raise UnknownGame."""
    return {code: number for number, code in enumerate(codes(game_id))}
