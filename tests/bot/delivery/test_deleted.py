"""What moderators delete: the question comes back by itself; pin and report once, then when somebody asks for them."""

from __future__ import annotations

from bot.core import outbox, queries
from bot.delivery.pinned_message import PIN_PAUSE
from storage import message_slots
from tests.bench.thread import Journal
from tests.bot.cuts import asking
from tests.bot.players import Player, offered, to_phase
from tests.bot.world import world


async def found(here, game, role):
    kept = await here.bot.db.read(outbox.found, game, role)
    return None if kept is None else kept.message


async def delete(here, home, message):
    here.env.backend.delete_message(home.id, message)
    await here.env.settle()


def stands(home, message):
    return message in [each.id for each in home.history()]


async def test_a_question_that_was_deleted_comes_back_without_a_mention_once_a_minute():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        seen = Journal(here, home.id, None)
        await delete(here, home, await found(here, game, message_slots.PROMPT))
        prompt = await here.prompt(game)
        assert asking(home) == [prompt.id] and seen.mentions() == 0
        await delete(here, home, prompt.id)
        assert asking(home) == []
        await here.env.advance_time(30)
        assert asking(home) == []
        await here.env.advance_time(31)
        assert asking(home) == [(await here.prompt(game)).id]
        player = Player(here, game, seed=4, way="component")
        for _ in range(8):  # what the bot itself deletes does not come back
            await player.step()
            assert asking(home) == [(await here.prompt(game)).id]
        assert here.env.errors == []


async def test_a_pinned_message_that_was_deleted_comes_back_once_and_then_when_somebody_asks():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        await delete(here, home, await found(here, game, message_slots.PIN))
        pin = await found(here, game, message_slots.PIN)
        assert stands(home, pin)
        await delete(here, home, pin)
        await to_phase(here, player, 3)
        await here.restart()
        assert await found(here, game, message_slots.PIN) is None
        await here.slash(0, home, "status")
        await here.env.settle()
        pin = await found(here, game, message_slots.PIN)
        assert stands(home, pin)
        await delete(here, home, pin)
        assert await found(here, game, message_slots.PIN) is None
        assert here.env.errors == []


async def test_a_report_that_was_deleted_comes_back_once_and_then_when_somebody_asks():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await to_phase(here, Player(here, game, seed=4, way="command"), 3)
        report = await found(here, game, message_slots.BOARD)
        text = next(each.content for each in home.history() if each.id == report)

        def told():
            return [each.id for each in home.history() if text in each.content]

        await delete(here, home, report)
        (again,) = told()
        assert again != report
        await delete(here, home, again)
        assert told() == []
        await here.slash(0, home, "status")
        await here.env.settle()
        assert len(told()) == 1
        prompt = await here.prompt(game)
        assert asking(home) == [prompt.id]
        assert here.env.errors == []


async def test_a_lobby_card_that_was_deleted_keeps_nobody_from_playing():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        card = here.channel.last_message
        here.env.backend.delete_message(here.channel.id, card.id)
        await here.slash(1, here.channel, "join")
        # the card came back
        assert here.people[1].mention in here.channel.last_message.content
        here.env.backend.delete_message(here.channel.id, here.channel.last_message.id)
        await here.slash(0, here.channel, "start")
        (thread,) = here.channel.threads
        player = Player(here, 1, seed=1, way="component")
        for _ in range(8):
            await player.step()
        assert thread.id == (await here.home(1)).id
        assert here.env.errors == []


async def test_a_pinned_message_that_was_deleted_comes_back_and_a_deleted_report_stops_nothing():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=1, way="component")
        pin = (await here.bot.db.read(outbox.found, game, "pin")).message
        here.env.backend.delete_message(home.id, pin)
        await player.step()
        await here.env.advance_time(PIN_PAUSE + 2)
        await player.step()
        fresh = (await here.bot.db.read(outbox.found, game, "pin")).message
        assert fresh != pin
        assert fresh in [m.id for m in home.history()]
        for message in home.history():
            if message.id not in (fresh, (await here.prompt(game)).id):
                here.env.backend.delete_message(home.id, message.id)
        for _ in range(20):
            await player.step()
        assert await here.bot.db.read(outbox.pending, game) == ()
        assert here.env.errors == []


async def test_every_message_of_the_bot_deleted_at_any_time_never_stops_the_game():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=5, way="act")
        for turn in range(30):
            if turn % 3 == 0:
                for message in home.history():
                    if message.author.id == here.bot.user.id:
                        here.env.backend.delete_message(home.id, message.id)
            await player.step()
        position = await here.bot.db.read(queries.position, game)
        await here.slash(2, home, "status")
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))
        assert here.env.errors == []
