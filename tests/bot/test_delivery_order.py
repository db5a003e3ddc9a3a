"""The next prompt and the answer to the action before it may change the same message: the answer goes first."""

from __future__ import annotations

from bot.table import Person
from bot.table import notices as n
from tests.bot.world import world


async def test_the_next_prompt_waits_until_the_action_before_it_is_answered():
    async with world() as here:
        game = await here.table(2)
        table = here.bot.table
        position = await table.position(game)
        seat = position.sheet.seats[position.decision.seat]
        with here.bot.deliveries.answering(game):
            await table.act(
                game, Person(seat.user, seat.name), position.revision, position.decision.actions[0]
            )
            here.bot.deliveries.kick(game)
            await here.env.settle()
            waiting = [row.body for row in await table.pending(game)]
            assert any(isinstance(body, n.Prompt) for body in waiting)
            assert (await table.found(game, "prompt")).revision == position.revision
        for _ in range(200):  # the database answers from a thread of its own
            await here.env.settle()
            if not await table.pending(game):
                break
        assert await table.pending(game) == ()
        assert (await table.found(game, "prompt")).revision == position.revision + 1
