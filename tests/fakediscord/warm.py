"""Fills the bounded caches of pictures as weeks of play would, so that what grows after that is no cache."""

from __future__ import annotations

import random

from bot.delivery.renderer import RenderRequest, draw
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.games import RandomPlayer

EVERY = 5  # actions between two pictures


def warm(pictures: int) -> None:
    """Draws so many boards of random games."""
    chance = random.Random(pictures)
    while pictures > 0:
        game = GAMES[chance.choice(list(GAMES))]
        seats = chance.randint(game.min_seats, game.max_seats)
        names = tuple(f"Player {chance.randrange(60)}" for _ in range(seats))
        state, events = game.start(
            Header(game.id, SEATS[:seats], {}, seed=chance.randrange(10**6))
        )
        player = RandomPlayer(chance.randrange(10**6), taste=0.9)
        taken = 0
        while pictures > 0 and (decision := game.decision(state)):
            events += game.apply(state, decision.seat, player.choose(decision.actions))
            taken += 1
            if taken % EVERY == 0:
                draw(
                    RenderRequest(
                        "full", game.id, "en", game.view(state), tuple(events), names
                    )
                )
                events = []
                pictures -= 1
