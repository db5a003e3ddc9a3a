"""Positions for tests of players: from games of every size and option, played half sensibly, half at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from lab.ladder import settings
from players.scripted import greedy
from rules.header import Header
from rules.notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.game import Game


def games(game: Game, seed: int = 1) -> Iterator[Any]:
    """The first decision of a game of every number of seats and every option."""
    for number, setting in enumerate(settings(game)):
        header = Header(
            game.id, SEATS[: setting.seats], dict(setting.options), seed + number
        )
        yield game.start(header)[0]


def positions(game: Game, state: Any, every: int, seed: int = 1) -> Iterator[Any]:
    """Every so many decisions of a game from that state on."""
    chance = random.Random(seed)
    number = 0
    while (decision := game.decision(state)) is not None:
        if number % every == 0:
            yield game.clone(state)
        number += 1
        sensible = chance.random() < 0.8
        game.step(
            state,
            greedy.choose(game, state) if sensible else chance.choice(decision.actions),
        )
