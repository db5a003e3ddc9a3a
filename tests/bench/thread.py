"""What a whole game leaves in its thread: messages, edits and characters, from the first prompt to the result.

Four people play by the prompts' buttons and menus; Discord is simulated, pictures are stubs. What only one person
sees is not counted, nor is the pinned message, whose edits nobody is shown.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from rules.register import GAMES
from tests.bench.figure import Figure
from tests.bot.players import Player
from tests.bot.world import world

PLAYERS = 4
SEED = 11
BEFORE = {"caylus": (313.0, 332.0, 42_240.0), "magna_carta": (343.0, 357.0, 48_540.0)}
"""Messages, edits and characters of the same games at commit bb96eb8."""


def run() -> list[Figure]:
    """The figures of a game of each kind."""
    return [figure for kind in GAMES for figure in asyncio.run(_game(kind))]


async def _game(kind: str) -> list[Figure]:
    counts: Counter[str] = Counter()
    async with world(patience=60.0) as here:
        for number in range(PLAYERS):
            await here.bot.office.table.set_for(here.people[number].id, {"confirm": "no"})
        game = await here.table(PLAYERS, game=kind)
        home = (await here.home(game)).id
        pin = await here.bot.office.table.found(game, "pin")
        pinned = None if pin is None else pin.message
        emit = here.env.backend.emit

        def counted(event: str, payload: Any, *args: Any, **named: Any) -> Any:
            if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
                public = int(payload["channel_id"]) == home and not int(payload.get("flags") or 0) & 64
                if public and int(payload["id"]) != pinned:
                    counts[event] += 1
            return emit(event, payload, *args, **named)

        here.env.backend.emit = counted  # type: ignore[method-assign]
        await Player(here, game, seed=SEED, way="component").finish()
        await here.env.settle()
        here.env.backend.emit = emit  # type: ignore[method-assign]
        left = (await here.home(game)).history()
        characters = sum(_length(message) for message in left if message.id != pinned)
    messages = counts["MESSAGE_CREATE"] - counts["MESSAGE_DELETE"]
    before = BEFORE[kind]
    return [
        Figure(
            f"{kind}: messages in the thread", messages, "", floor=before[0], goal=0.5, goal_of_ratio=True
        ),
        Figure(f"{kind}: edits of them", counts["MESSAGE_UPDATE"], "", floor=before[1]),
        Figure(f"{kind}: characters left standing", characters, "", floor=before[2]),
    ]


def _length(message: Any) -> int:
    """The characters of a message, those of a layout's texts included."""
    found = len(message.content)
    for part in message.components:
        found += sum(len(getattr(inner, "content", "") or "") for inner in getattr(part, "children", ()))
    return found
