"""The players of matches and simulations by name (`OPPONENT_NAMES`); `@FILE` after a name gives a weight file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from players.levels import LEVELS, choose, play
from players.minds import Mind, mind_of, read_weights
from players.scripted import building_line, greedy, sensible
from rules.caylus.view import CaylusView
from rules.register import find_game
from rules.shared.amounts import whole
from rules.shared.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game, GameState

Player: TypeAlias = "Callable[[GameState, int], str]"
"""A function from the state and a seed to the deciding seat's action."""

MOST_ITERATIONS = 100_000
PLAYING = 3  # of `rules.shared.chance.stream`: the seeds of players

OPPONENT_NAMES = (
    "random",
    *sensible.PLAYERS,
    "greedy",
    "building-line",
    *(f"level{level}" for level in LEVELS),
    "iterations:N",
)


class UnknownPlayer(ValueError):
    """No player has that name."""


def player(name: str, game_id: str) -> Player:
    """Return the player of that name; raise UnknownPlayer."""
    known, _, file = name.partition("@")
    game = find_game(game_id)
    if known == "random":
        return lambda state, seed: str(Chance(seed).pick(state.actions))
    if known == "greedy":
        return lambda state, seed: greedy.choose(game, state)
    if known in sensible.PLAYERS:
        return lambda state, seed: sensible.choose(
            game.id, state, sensible.PLAYERS[known]
        )
    if known == "building-line" and game_id == "caylus":
        return lambda state, seed: _building_line(game, state)
    mind = Mind(game_id, read_weights(Path(file))) if file else mind_of(game_id)
    if known.startswith("level") and known[5:] in map(str, LEVELS):
        level = int(known[5:])
        return lambda state, seed: play(mind, state, level, seed)
    prefix, _, number = known.partition(":")
    iterations = whole(number, 1, MOST_ITERATIONS) if prefix == "iterations" else None
    if iterations is None:
        raise UnknownPlayer(
            f"{name}: no player of that name in {game.title}; there are {', '.join(OPPONENT_NAMES)}"
        )
    return lambda state, seed: choose(mind, state, iterations, seed).code


def _building_line(game: Game, state: GameState) -> str:
    view = game.view(state)
    assert isinstance(view, CaylusView)
    return building_line.ranked(view, game.place(state))[0][1]
