"""Saved states of every format there has ever been; they must load for ever, so none is ever rewritten."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.games import RandomPlayer

FOLDER = Path(__file__).parent.parent / "fixtures" / "states"
ACTIONS = (5, 60, 120)


def write() -> None:
    """Saves states of the present format of each game, if none are kept yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for number in ACTIONS:
            header = Header(game.id, SEATS[:3], {}, seed=number)
            state, _ = game.start(header)
            player = RandomPlayer(number, taste=0.9)
            for _ in range(number):
                decision = game.decision(state)
                assert decision is not None
                game.step(state, player.choose(decision.actions))
            saved = game.encode(state)
            version = msgspec.json.decode(saved)["format"]
            path = FOLDER / f"{game.id}-format{version}-{number}.json"
            if not path.exists():
                decision = game.decision(state)
                path.write_bytes(
                    msgspec.json.encode(
                        {"decision": decision, "saved": msgspec.Raw(saved)}
                    )
                    + b"\n"
                )
