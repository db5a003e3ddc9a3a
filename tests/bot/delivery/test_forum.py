"""Tables in a forum: a post is the table, and a second table in it gets a post of its own."""

from __future__ import annotations

import discord

from bot.core import queries
from tests.bot.features.moderation.test_acts import administrator
from tests.bot.players import Player
from tests.bot.world import said, world


async def posted(here, forum, name="Who plays?"):
    """A post of the forum, as a place to type in."""
    made = await here.bot.get_channel(forum.id).create_thread(
        name=name, content="Who plays Caylus with me?"
    )
    await here.env.settle()
    return next(one for one in forum.threads if one.id == made.thread.id)


async def started(here, post, **options):
    """A table for two that was opened and started in a post."""
    await here.slash(0, post, "new", game="caylus", **options)
    info = (await here.bot.db.read(queries.lobbies_in, post.id))[0]
    await here.slash(1, post, "join", game=str(info.id))
    await here.slash(0, post, "start", game=str(info.id))
    await here.quiet()
    return await here.bot.db.read(queries.info, info.id)


async def test_a_table_that_is_opened_in_a_post_is_played_there_and_rated():
    async with world(patience=60.0) as here:
        post = await posted(here, here.guild.create_forum_channel("tables"))
        info = await started(here, post)
        assert info.thread == info.channel == post.id and info.rated
        told = [one.content for one in post.history()]
        assert any(f"Caylus #{info.id}" in text for text in told)
        assert not any("threads can't be opened" in text for text in told)
        before = len(post.history())
        await Player(here, info.id, seed=4, way="act").hurry()
        assert (await here.bot.db.read(queries.info, info.id)).status == "finished"
        assert len(post.history()) > before, (
            "its reports and its result stand in the post"
        )
        assert here.env.errors == []


async def test_a_second_table_in_a_post_gets_a_post_of_its_own_with_the_tag_of_its_game():
    async with world(patience=60.0) as here:
        forum = here.guild.create_forum_channel("tables")
        await here.bot.get_channel(forum.id).edit(
            available_tags=[
                discord.ForumTag(name="Magna"),
                discord.ForumTag(name="Caylus"),
            ]
        )
        await here.env.settle()
        post = await posted(here, forum)
        first, second = await started(here, post), await started(here, post)
        assert first.thread == post.id
        assert second.thread not in (None, post.id) and second.channel == post.id
        made = here.bot.get_channel(second.thread)
        assert made.parent_id == forum.id and f"#{second.id}" in made.name
        assert [tag.name for tag in made.applied_tags] == ["Caylus"]
        assert here.env.errors == []


async def test_a_forum_that_requires_a_tag_gets_its_first_one():
    async with world(patience=60.0) as here:
        forum = here.guild.create_forum_channel("tables")
        await here.bot.get_channel(forum.id).edit(
            available_tags=[
                discord.ForumTag(name="Games"),
                discord.ForumTag(name="Talk"),
            ]
        )
        await here.env.settle()
        post = await posted(here, forum)
        here.bot.get_channel(forum.id)._flags = discord.ChannelFlags(
            require_tag=True
        ).value
        await started(here, post)
        second = await started(here, post)
        made = here.bot.get_channel(second.thread)
        assert [tag.name for tag in made.applied_tags] == ["Games"]


async def test_a_forum_is_a_channel_where_games_are_allowed_and_the_check_looks_at_it():
    async with world(patience=60.0) as here:
        admin, forum = administrator(here), here.guild.create_forum_channel("tables")
        told = (
            await admin.slash(here.channel, "caylus-server settings", add_channel=forum)
        ).response.content
        assert f"<#{forum.id}>" in told
        post = await posted(here, forum)
        assert f"<#{forum.id}>" in await said(
            here, 0, here.channel, "new", game="caylus"
        )
        assert await here.bot.db.read(queries.lobbies_in, here.channel.id) == ()
        await started(here, post)
        assert here.env.errors == []
