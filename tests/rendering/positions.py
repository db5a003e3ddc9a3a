"""Positions to draw: those that random games pass through, and those of the saved records."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rendering.__main__ import position
from rules import record as records
from rules.header import Header
from rules.model import PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.games import RandomPlayer

FOLDER = Path(__file__).parent.parent / "fixtures" / "rendering"
NAMES = ("Agnes", "Bertrand", "Ximena", "Ольга", "Wolfgang")
ODD_NAMES = (
    "W" * 32,
    "小龍🐉",
    "\u202eevil\u202c‏שלום",
    "🦊🦊",
    "Žofie Ελένη 𝓙𝓸𝓱𝓷 von und zu Rechtenstein",
)


class Position(NamedTuple):
    """A view with the events since the last picture, and all events of the game so far."""

    name: str
    view: Any
    events: list[Any]
    history: list[Any]


def saved(name: str) -> Position:
    """The position of a record in the fixtures."""
    data = (FOLDER / f"{name}.caylus").read_bytes()
    view, history, events = position(records.read(data))
    return Position(name, view, events, history)


@lru_cache(maxsize=1)
def random_positions() -> tuple[Position, ...]:
    """A few positions of a game for each game, number of players and option; the last is its end."""
    found = []
    for game_id, game in GAMES.items():
        for seats in range(game.min_seats, game.max_seats + 1):
            options = {
                name: values[seats % len(values)]
                for name, values in game.options.items()
            }
            found += _played(game_id, seats, options, seed=seats)
    return tuple(found)


def _played(
    game_id: str, seats: int, options: dict[str, str], seed: int
) -> list[Position]:
    game = GAMES[game_id]
    state, events = game.start(Header(game_id, SEATS[:seats], options, seed))
    player = RandomPlayer(seed, taste=0.9)
    history = list(events)
    found, since, step = [], list(events), 0
    while True:
        decision = game.decision(state)
        if decision is None or step % 61 == 30:
            name = f"{game_id}-{seats}-{step}"
            found.append(Position(name, game.view(state), since, list(history)))
        if decision is None:
            return found
        happened = game.apply(state, decision.seat, player.choose(decision.actions))
        history += happened
        for event in happened:
            since = [] if isinstance(event, PhaseEnded) else [*since, event]
        step += 1
