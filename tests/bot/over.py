"""Finished games between computers in the simulated server, by a record that lacks its last actions."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from bot.core import lobby, outbox, play
from bot.core.model import Person, Place
from bot.features.records import files
from players.levels import choose
from players.minds import mind_of
from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from tests.bot.world import NAMES
from tests.patience import PATIENCE


@lru_cache(maxsize=4)
def played(
    kind: str, seats: int, seed: int
) -> tuple[Header, tuple[tuple[int, str], ...]]:
    """A whole game of the policy with some noise, by its header and actions."""
    game, mind = find_game(kind), mind_of(kind)
    header = Header(kind, SEATS[:seats], {}, seed)
    state, _ = game.start(header)
    taken = []
    while (decision := game.decision(state)) is not None:
        code = choose(mind, state, 0, seed + len(taken)).code
        taken.append((decision.seat, code))
        game.step(state, code)
    return header, tuple(taken)


async def finished(here, kind="caylus", seats=2, seed=3):
    """A game that is over, of so many people; its number."""
    table = here.bot.db
    header, taken = played(kind, seats, seed)
    text = records.write(find_game(kind), header, taken[:-1])
    people = [Person(here.people[seat].id, NAMES[seat]) for seat in range(seats)]
    made = await files.import_record(
        table, people[0], Place(here.guild.id, here.channel.id), text
    )
    for seat, person in enumerate(people):
        await table.run(lobby.give_seat, made.info.id, people[0], seat, person)
    begun = await table.run(lobby.start, made.info.id, people[0])
    await posted(here, made.info.id)
    seat, code = taken[-1]
    await table.run(play.act, made.info.id, people[seat], begun.position.revision, code)
    await posted(here, made.info.id)
    return made.info.id


async def posted(here, game):
    """What a game has to post is posted, and its messages are edited as far as that is due."""
    worker = here.bot.delivery_context.delivery_worker
    async with asyncio.timeout(PATIENCE):
        while await here.bot.db.read(outbox.pending, game) or worker.is_busy(game):
            if not worker.is_busy(game):
                worker.kick(game)
            await here.env.settle()
            await asyncio.sleep(0.001)
    await here.env.settle()
