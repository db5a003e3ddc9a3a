"""Whole games in the simulated server: both games, every player count, every way to act, every option; some
with a restart after every few actions, some with requests that fail all the time."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random

from bot.core import outbox, queries
from bot.features.records import files
from rules import record
from rules.register import GAMES
from tests.bot.players import Player
from tests.bot.world import World, world

WAYS = ("command", "act", "component", "mixed")
FAULTS = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)
STATUSES = (404, 429, 500)


def soak(minutes: float, seed: int) -> list[str]:
    """Plays all of it once; minutes don't matter."""
    for name in ("caylus", "bot"):
        # what goes wrong on purpose is no news
        logging.getLogger(name).setLevel(logging.CRITICAL)
    wrong: list[str] = []
    played = 0
    for kind in sorted(GAMES):
        game = GAMES[kind]
        counts = range(game.min_seats, game.max_seats + 1)
        for players, way in itertools.product(counts, WAYS):
            options = {
                name: values[(players + len(way)) % len(values)]
                for name, values in game.options.items()
            }
            for trouble in (
                ("none", "restarts", "faults") if way == "mixed" else ("none",)
            ):
                told = f"{kind} {players} players by {way}, {trouble}, seed {seed}"
                try:
                    asyncio.run(_play(kind, players, way, options, trouble, seed))
                except Exception as problem:
                    wrong.append(f"{told}: {problem!r}")
                played += 1
    print(f"bot_games: {played} whole games")
    return wrong


async def _play(
    kind: str, players: int, way: str, options: dict[str, str], trouble: str, seed: int
) -> None:
    chance = random.Random(f"{kind} {players} {way} {trouble} {seed}")
    async with world() as here:
        game = await here.table(players, game=kind, **options)
        player = Player(here, game, seed=chance.randrange(10**6), way=way)
        while True:
            if trouble == "restarts" and chance.random() < 0.1:
                await here.restart()
            if trouble == "faults":
                _break(here, chance)
            position = await here.bot.db.read(queries.position, game)
            if position.decision is None:
                break
            try:
                await player.step()
            except Exception:
                # The answer or the prompt failed: the action was done or not, but never twice or another one.
                after = await here.bot.db.read(queries.position, game)
                if trouble != "faults" or after.revision > position.revision + 1:
                    raise
                here.env.backend.faults.clear()
                await here.env.advance_time(60)
        here.env.backend.faults.clear()
        await here.env.advance_time(8 * 3600)
        exported = await files.export_record(here.bot.db, game)
        replayed = record.replay(record.read(exported.text))
        info = await here.bot.db.read(queries.info, game)
        assert (
            replayed.game.view(replayed.state)
            == (await here.bot.db.read(queries.position, game)).view()
        )
        assert info.scores is not None
        assert await here.bot.db.read(outbox.pending, game) == ()
        home = await here.home(game)
        assert any("🏆" in message.content for message in home.history()), (
            "the end was not told"
        )
        if trouble != "faults":
            assert here.env.errors == []
        here.env.errors.clear()


def _break(here: World, chance: random.Random) -> None:
    here.env.backend.faults.clear()
    if chance.random() < 0.3:
        method, path = chance.choice(FAULTS)
        here.env.inject_error(
            method, path, status=chance.choice(STATUSES), times=chance.choice((1, 2, 5))
        )
