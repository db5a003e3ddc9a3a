"""The players that matches know by name.

The names are `random`, `greedy`, `building-line`, sensible beginners, `level1` to `level5`, and `iterations:N`;
with `@FILE` after a name they use that weight file.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from players.levels import LEVELS, choose, play
from players.minds import Mind, mind_of, read_weights
from players.scripted import building_line, greedy, sensible
from rules.caylus.view import CaylusView
from rules.register import find_game
from rules.shared.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game, GameState

Player: TypeAlias = "Callable[[GameState, int], str]"
"""From the state and a seed to the deciding seat's action."""

PLAYING = 3  # the purpose of the random stream of the seeds of players

OPPONENT_NAMES = (
    "random",
    *sensible.BEGINNERS,
    "greedy",
    "building-line",
    *(f"level{level}" for level in LEVELS),
    "iterations:N",
)


class UnknownPlayer(ValueError):
    """A name that is none of a player."""


def player(name: str, game_id: str) -> Player:
    """Return the player of that name; raise UnknownPlayer."""
    known, _, file = name.partition("@")
    game = find_game(game_id)
    if known == "random":
        return lambda state, seed: str(Chance(seed).pick(state.actions))
    if known == "greedy":
        return lambda state, seed: greedy.choose(game, state)
    if known in sensible.BEGINNERS:
        return lambda state, seed: sensible.choose(game.id, state, sensible.BEGINNERS[known])
    if known == "building-line" and game_id == "caylus":
        return lambda state, seed: _building_line(game, state)
    mind = Mind(game_id, read_weights(Path(file))) if file else mind_of(game_id)
    if known.startswith("level") and known[5:] in map(str, LEVELS):
        level = int(known[5:])
        return lambda state, seed: play(mind, state, level, seed)
    iterations = _iterations(known)
    if iterations is None:
        raise UnknownPlayer(
            f"{name}: no player of that name in {game.title}; there are {', '.join(OPPONENT_NAMES)}"
        )
    return lambda state, seed: choose(mind, state, iterations, seed).code


def _building_line(game: Game, state: GameState) -> str:
    view = game.view(state)
    assert isinstance(view, CaylusView), "the line is one of Caylus"
    return building_line.ranked(view, game.place(state))[0][1]


def _iterations(name: str) -> int | None:
    number = name.removeprefix("iterations:")
    if number != name and number.isdecimal() and number.isascii() and 0 < int(number) <= 100_000:
        return int(number)
    return None
