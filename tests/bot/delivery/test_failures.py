"""Answers that fail, permissions that are missing, channels that vanish: never lost, never stuck, always told."""

from __future__ import annotations

import discord
import pytest
from simcord.http import router

from bot.core import outbox, play, queries
from bot.delivery import thread_view
from bot.delivery.batch import load
from bot.delivery.prompt import EDIT_PAUSE
from storage import ServerGone, Unsure, message_slots
from tests.bot.players import Player, offered
from tests.bot.use_cases import answer_instead
from tests.bot.world import NAMES, world

STATUSES = [404, 403, 429, 500]


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("way", ["component", "command"])
async def test_an_answer_that_fails_loses_no_action_and_the_person_hears_of_it(
    status, way
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        for _ in range(4):
            position = await here.bot.db.read(queries.position, game)
            holder = here.seat_holder(position.info, position.decision.seat)
            here.env.inject_error(
                "POST", "/interactions/*/callback", status=status, times=3
            )
            before = {m.id for m in home.history()}
            code = next(
                code
                for code in position.decision.actions
                if code.startswith("place") and "castle" not in code
            )
            if way == "component":
                prompt = await here.prompt(game)
                custom_id, value = offered(prompt)[code]
                result = here.deliver(holder, here.payload(prompt), custom_id, value)
                await here.env.settle()
            else:
                result = await here.slash(holder, home, "act", action=code)
            here.env.backend.faults.clear()
            after = await here.bot.db.read(queries.position, game)
            assert after.revision == position.revision + 1
            new = [m for m in home.history() if m.id not in before]
            told = [m for m in new if here.people[holder].mention in m.content]
            assert result.acknowledged or any(
                "didn't deliver my reply" in m.content for m in told
            )
            prompt = await here.prompt(game)
            assert f":{after.revision}:" in str(offered(prompt))
        assert here.env.errors == []


async def test_who_acts_while_the_database_breaks_is_told_no_more_than_is_known(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        home, table = await here.home(game), here.bot.db
        position = await table.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for trouble, told in (
            (Unsure, "can't tell whether it was"),
            (ServerGone, "nothing was changed"),
        ):

            async def act(*_, trouble=trouble, **__):
                raise trouble("the server", "it was cut")

            answer_instead(monkeypatch, table, play.act, act)
            answer = await here.slash(
                holder, home, "act", action=position.decision.actions[0]
            )
            assert told in answer.response.content


@pytest.mark.parametrize("status", STATUSES)
async def test_messages_that_fail_are_sent_later_and_the_game_goes_on_meanwhile(status):
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        player = Player(here, game, seed=9, way="command")
        for _ in range(12):
            here.env.inject_error(
                "POST", "/channels/*/messages", status=status, times=1
            )
            here.env.inject_error(
                "PATCH", "/channels/*/messages/*", status=status, times=1
            )
            await player.step()
        here.env.backend.faults.clear()
        await here.env.advance_time(4000)
        position = await here.bot.db.read(queries.position, game)
        prompt = await here.prompt(game)
        assert f":{position.revision}:" in str(offered(prompt))
        assert await here.bot.db.read(outbox.pending, game) == ()
        assert home.history()[-1].id >= prompt.id


async def test_a_phase_message_whose_edit_was_cut_is_edited_some_minutes_later(
    monkeypatch,
):
    dispatch, cut = router.dispatch, []

    def cuts(backend, method, path, **more):
        if method == "PATCH" and not cut:
            cut.append(path)
            raise ConnectionResetError
        return dispatch(backend, method, path, **more)

    async with world() as here:
        game = await here.table(3)
        player, table = Player(here, game, seed=9, way="command"), here.bot.db
        while await table.read(outbox.found, game, message_slots.PHASE_MESSAGE) is None:
            await player.step()
        # Nor does an edit of the pin or the card come that would lead to it.
        await table.run(
            outbox.keep, game, message_slots.RETURNED_PIN, here.channel.id, 1, 1
        )
        for slot in (message_slots.PIN, message_slots.CARD):
            await table.run(outbox.lose, game, slot)
        here.bot.delivery_context.threads.late_edits.clear()
        monkeypatch.setattr(router, "dispatch", cuts)
        await player.step()
        await here.quiet()
        assert cut and await phase_message(here, game) != await wanted(here, game)
        await here.env.advance_time(EDIT_PAUSE + 5)
        await here.quiet()
        assert await phase_message(here, game) == await wanted(here, game)


async def phase_message(here, game):
    """The text of the phase message in the thread."""
    found = await here.bot.db.read(outbox.found, game, message_slots.PHASE_MESSAGE)
    return next(
        m for m in (await here.home(game)).history() if m.id == found.message
    ).content


async def wanted(here, game):
    """The text that the phase message should have."""
    ctx = here.bot.delivery_context
    entries = thread_view.desired(await thread_view.load(ctx, await load(ctx, game, 0)))
    return entries[0].render().text


async def test_a_picture_that_fails_is_tried_again_and_the_words_are_there_before():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=9, way="command")
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
        while (await here.bot.db.read(queries.info, game)).phase == 2:
            await player.step()
        report = [
            m
            for m in home.history()
            if ": placing workers" in m.content and "•" in m.content
        ][-1]
        assert report.attachments == []
        # The pictures are still to come; the question after them is up already.
        position = await here.bot.db.read(queries.position, game)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))
        here.env.backend.faults.clear()
        await here.env.advance_time(120)
        report = next(m for m in home.history() if m.id == report.id)
        assert report.attachments


async def test_a_drawing_that_breaks_costs_only_the_picture():
    def broken(wanted):
        raise ZeroDivisionError("no ink")

    async with world(broken) as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=9, way="command")
        for _ in range(12):
            await player.step()
        board = await here.slash(3, home, "board")
        text = "\n".join(
            [board.response.content, *(m.content for m in board.followups)]
        )
        assert "Provost" in text or "provost" in text
        assert list((here.folder / "errors").glob("*.caylus"))


async def deny(here, channel, **permissions):
    """Moderators change what everybody may do in a channel."""
    overwrite = discord.PermissionOverwrite(**permissions)
    allow, denied = overwrite.pair()
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    here.env.backend.set_overwrite(
        channel.id,
        Overwrite(
            target_id=here.guild.id,
            type=OverwriteType.ROLE,
            allow=allow.value,
            deny=denied.value,
        ),
    )
    await here.env.settle()


async def test_without_threads_the_game_is_played_in_the_channel_and_says_so():
    async with world() as here:
        await deny(here, here.channel, create_public_threads=False)
        game = await here.table(2)
        assert here.channel.threads == []
        assert (await here.home(game)).id == here.channel.id
        assert any("Create Public Threads" in m.content for m in here.channel.history())
        player = Player(here, game, seed=4, way="mixed")
        for _ in range(30):
            await player.step()
        await player.hurry(left=4)
        await player.finish()
        assert here.env.errors == []


async def test_without_attachments_and_embeds_the_game_is_played_in_words():
    async with world() as here:
        await deny(here, here.channel, attach_files=False, embed_links=False)
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="mixed")
        for _ in range(25):
            await player.step()
        assert not any(m.attachments for m in home.history())
        board = await here.slash(0, home, "board")
        assert "Ann" in board.response.content or "Blue" in board.response.content
        await player.hurry()
        assert any("/caylus export" in m.content for m in home.history())


async def test_permissions_withdrawn_in_mid_game_are_explained_and_the_game_waits():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        for _ in range(5):
            await player.step()
        await deny(
            here, here.channel, send_messages=False, send_messages_in_threads=False
        )
        while (
            game not in here.bot.delivery_context.retries.trouble
        ):  # while the same player goes on, the prompt is edited
            await player.step()
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        told = await here.slash(holder, home, "status")
        assert "Send Messages" in told.response.content
        await deny(here, here.channel)
        await here.slash(holder, home, "status")
        await here.env.advance_time(30)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))
        told = await here.slash(holder, home, "status")
        assert "Send Messages" not in told.response.content


async def test_a_deleted_thread_is_replaced_and_the_players_are_told():
    async with world() as here:
        game = await here.table(2)
        old = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        for _ in range(3):
            await player.step()
        here.env.backend.delete_channel(old.id)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        code = next(
            code for code in position.decision.actions if code.startswith("place")
        )
        answer = await here.slash(holder, here.channel, "act", action=code)
        if any(
            id_.startswith("cy:sure") for id_, _ in offered(answer.response).values()
        ):
            await here.people[holder].click(
                answer.response,
                custom_id=next(iter(offered(answer.response).values()))[0],
            )
        home = await here.home(game)
        assert home.id != old.id
        assert "was deleted" in home.history()[0].content or any(
            "was deleted" in m.content for m in home.history()
        )
        await player.step()
        prompt = await here.prompt(game)
        assert prompt is not None and offered(prompt)


async def test_whose_channel_was_deleted_is_told_so_and_the_game_gets_another_where_its_host_says():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        refused = await here.slash(0, here.channel, "table settings", here=True)
        assert "has lost its channel" in refused.response.content
        other = here.guild.create_text_channel("other")
        here.env.backend.delete_channel(home.id)
        here.env.backend.delete_channel(here.channel.id)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for code in ("place gate", "place inn"):
            done = await here.slash(holder, other, "act", action=code, game=str(game))
            told = done.response.content
            assert (
                "This game's channel was deleted" in told and "continues in" not in told
            )
            position = await here.bot.db.read(queries.position, game)
            holder = here.seat_holder(position.info, position.decision.seat)
        assert "</caylus table settings:" in told and "</caylus table cancel:" in told
        refused = await here.slash(
            1, other, "table settings", here=True, game=str(game)
        )
        assert "host" in refused.response.content
        moved = await here.slash(0, other, "table settings", here=True, game=str(game))
        assert "continues in this channel" in moved.response.content
        (thread,) = other.threads
        info = await here.bot.db.read(queries.info, game)
        assert (info.channel, info.thread) == (other.id, thread.id)
        assert [one for one in thread.history() if offered(one)]
        done = await here.slash(
            holder, other, "act", action="place road 1", game=str(game)
        )
        assert "was deleted" not in done.response.content


async def test_an_archived_thread_goes_on_and_a_locked_one_says_how():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        here.env.backend.edit_channel(home.id, {}, thread_metadata={"archived": True})
        await player.step()
        assert offered(await here.prompt(game))


async def test_a_player_who_left_the_server_is_noticed_at_the_next_ping():
    async with world() as here:
        game = await here.table(2)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        other = 1 - holder
        here.guild.remove_member(here.people[other])
        # that somebody is a member is believed for a minute
        await here.env.advance_time(61)
        await Player(here, game, seed=4, way="component").step()
        told = [message.content for message in (await here.home(game)).history()]
        assert sum("has left this server" in text for text in told) == 1


WILD = [
    "**bold** __x__ `code` ||s||",
    "@everyone @here",
    "<@123> <#5> <@&7>",
    "\u202eright\u202c to left \u05d0\u05d1",
    "👩\u200d👩\u200d👧\u200d👦🏳️\u200d🌈",
]


async def test_wild_names_break_nothing_and_mention_nobody():
    async with world() as here:
        for person, name in zip(here.people, WILD, strict=True):
            here.env.backend.users[person.id].global_name = name[:32]
        game = await here.table(5)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="mixed")
        for _ in range(30):
            await player.step()
        await here.slash(0, home, "status", public=True)
        await here.slash(0, home, "board", view="text", public=True)
        players = {person.id for person in here.people}
        for message in (*home.history(), *here.channel.history()):
            assert not message.mention_everyone
            assert message.role_mentions == []
            assert {user.id for user in message.mentions} <= players
        thread = here.channel.threads[0]
        assert len(thread.name) <= 100
        assert "\u202e" not in thread.name and "\n" not in thread.name
        assert here.env.errors == []


async def test_names_of_32_wide_characters_are_cut_for_the_thread():
    async with world() as here:
        for person in here.people:
            here.env.backend.users[person.id].global_name = "\u5bbd" * 32
        await here.table(5)
        assert len(here.channel.threads[0].name) <= 100
        assert len(NAMES) == 5


async def test_a_file_that_is_sent_again_after_a_failure_is_whole():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        here.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
        answer = await here.slash(0, home, "export")
        text = (await answer.response.attachments[0].read()).decode()
        assert text.startswith("game: caylus")


async def test_messages_too_old_to_be_edited_are_replaced_or_left_and_nothing_is_lost():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        player = Player(here, game, seed=5, way="act")
        for _ in range(3):
            await player.step()
        await here.env.advance_time(2 * 3600)
        here.env.inject_error(
            "PATCH", "/channels/*/messages/*", status=400, code=30046, times=None
        )
        for _ in range(25):
            await player.step()
        asker = here.seat_holder(await here.bot.db.read(queries.info, game), 0)
        await here.slash(asker, home, "table cancel")
        vote = next(m for m in home.history() if "asks to cancel" in m.content)
        other = next(who for who in range(3) if who != asker)
        await here.slash(other, home, "table vote", answer="decline")
        assert any("has failed" in m.content for m in home.history() if m.id != vote.id)
        position = await here.bot.db.read(queries.position, game)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))
        assert not list((here.folder / "errors").glob("*"))


@pytest.mark.parametrize("where", ["voice", "thread", "news", "stage"])
async def test_in_channels_of_other_kinds_the_game_is_played_where_it_is(where):
    async with world() as here:
        if where == "thread":
            message = await here.people[0].send(here.channel, "let us play")
            backend = here.env.backend
            backend.create_thread(
                here.channel.id, "chat", here.people[0].id, message_id=message.id
            )
            await here.env.settle()
            place = here.channel.threads[0]
        else:
            make = {
                "voice": here.guild.create_voice_channel,
                "news": here.guild.create_news_channel,
                "stage": here.guild.create_stage_channel,
            }[where]
            place = make("hall")
        await here.slash(0, place, "new", game="caylus")
        await here.slash(1, place, "join")
        await here.slash(0, place, "start")
        info = await here.bot.db.read(queries.info, 1)
        assert info.status == "running"
        home = place if info.thread == place.id else place.threads[0]
        assert info.thread == home.id
        if where != "news":
            assert home is place
            assert any("threads can't be opened" in m.content for m in place.history())
        position = await here.bot.db.read(queries.position, 1)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.slash(holder, home, "place", spot="inn")
        found = await here.bot.db.read(outbox.found, 1, "prompt")
        prompt = next(m for m in home.history() if m.id == found.message)
        assert offered(prompt)
        assert here.env.errors == []
