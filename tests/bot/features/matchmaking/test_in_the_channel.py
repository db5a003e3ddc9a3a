"""Looking for players, by panel, list and press: from a request to the table, and the questions about old ones."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core import queries
from bot.features.matchmaking import handlers as worded
from bot.features.matchmaking import requests
from bot.features.matchmaking.lobbies import CALM
from bot.features.matchmaking.requests import LASTS, Criteria
from tests.bot.delivery.test_anonymize import forget
from tests.bot.features.invitations.test_admission import item
from tests.bot.features.puzzles.test_in_the_channel import settled
from tests.bot.players import components
from tests.bot.settings import set_to
from tests.bot.world import world


@pytest.mark.parametrize(
    "wanted",
    [
        worded.usual(None),
        Criteria("magna_carta", (), (), "ro", True, True),
        Criteria("caylus", (2, 5), ("none", "7d")),
    ],
)
def test_a_request_on_a_panel_is_read_again_from_its_buttons(wanted):
    assert worded.read(worded.code(wanted)) == wanted
    assert len(f"cy:seeklanguage:0:0:{worded.code(wanted)}") <= 100


@pytest.mark.parametrize(
    "text",
    ["", "any/2/1/any/0", "chess/2/1/any/0/0", "any/2/1/xx/0/0", "any/x/1/any/0/0"],
)
def test_what_no_panel_wrote_is_no_request(text):
    assert worded.read(text) is None


async def look(here, who, ping=False, players=("2", "3")):
    """Somebody says by the panel what they would play; returns the list that follows."""
    panel = (await here.people[who].slash(here.channel, "caylus-club seek")).response
    assert panel.ephemeral
    panel = (await here.people[who].click(panel, label="New search")).response
    for kind, values in (
        ("seekgame", ["caylus"]),
        ("seekplayers", list(players)),
        ("seekpace", ["24h", "48h"]),
    ):
        panel = (
            await here.people[who].select(panel, values, custom_id=item(panel, kind))
        ).response
    assert " · with a mention" in panel.content
    if not ping:
        panel = (
            await here.people[who].click(panel, custom_id=item(panel, "seekping"))
        ).response
        assert " · with a mention" not in panel.content
    listed = (
        await here.people[who].click(panel, custom_id=item(panel, "seekgo"))
    ).response
    await here.env.settle()
    return listed


def cards(here):
    return [
        message
        for message in here.channel.history()
        if message.content.startswith("## Caylus #")
    ]


async def test_two_requests_become_one_table_that_mentions_only_who_asked_for_it():
    async with world() as here:
        alone = await look(here, 0, ping=True)
        assert "others who match: 0" in alone.content and "Caylus: 1" in alone.content
        assert cards(here) == []
        await look(here, 1)
        (card,) = cards(here)
        assert (
            "People looking for a table like this: 2" in card.content
            and "first to join is the host" in card.content
        )
        assert not any(str(person.id) in card.content for person in here.people)
        (call,) = [
            message
            for message in here.channel.history()
            if "I've found you a table" in message.content
        ]
        assert (
            str(here.people[0].id) in call.content
            and str(here.people[1].id) not in call.content
        )
        await here.people[0].click(call, label="Join")
        await here.people[1].click(cards(here)[0], label="Join")
        await here.people[0].click(cards(here)[0], label="Start")
        assert (
            await here.bot.db.read(requests.board, here.guild.id, here.people[0].id)
        ).mine == ()
        listed = await here.people[1].slash(here.channel, "caylus-club seek")
        assert "You have no searches here." in listed.response.content


async def test_who_is_forgotten_is_mentioned_by_no_message_that_was_offered_them_a_table():
    async with world() as here:
        for who in (0, 1):
            await look(here, who, ping=True)
        (call,) = [
            one
            for one in here.channel.history()
            if "I've found you a table" in one.content
        ]
        assert all(here.people[who].mention in call.content for who in (0, 1))
        await forget(here, 1, here.channel)
        await here.env.advance_time(60)
        await here.quiet()
        (call,) = [
            one
            for one in here.channel.history()
            if "I've found you a table" in one.content
        ]
        assert here.people[0].mention in call.content and "(no name)" in call.content
        assert str(here.people[1].id) not in call.content
        assert here.env.errors == []


async def test_a_restart_finds_what_was_to_be_done_and_opens_one_table():
    async with world() as here:
        table = here.bot.db
        for who in (0, 1):  # two requests are kept, and the bot dies before it looks
            await table.run(
                requests.add,
                here.guild.id,
                here.channel.id,
                here.people[who].id,
                Criteria("caylus", (2,), ("24h",), ping=True),
            )
        await settled(here)
        assert len(cards(here)) == 1
        assert (
            sum(
                "I've found you a table" in message.content
                for message in here.channel.history()
            )
            == 1
        )


async def test_who_can_not_see_the_channel_is_brought_to_no_table_there():
    async with world() as here:
        closed = here.guild.create_text_channel("closed")
        unseen = discord.Permissions(view_channel=True).value
        here.env.backend.set_overwrite(
            closed.id,
            Overwrite(here.people[1].id, OverwriteType.MEMBER, allow=0, deny=unseen),
        )
        table = here.bot.db
        for who in (1, 0):
            await table.run(
                requests.add,
                here.guild.id,
                closed.id,
                here.people[who].id,
                Criteria("caylus", (2,), ("24h",), ping=True),
            )
        await settled(here)
        assert await table.read(queries.lobbies_in, closed.id) == ()
        await table.run(
            requests.add,
            here.guild.id,
            closed.id,
            here.people[2].id,
            Criteria("caylus", (2,), ("24h",), ping=True),
        )
        await settled(here)
        (info,) = await table.read(queries.lobbies_in, closed.id)
        assert set(info.lobby.offered) == {here.people[0].id, here.people[2].id}


async def test_a_host_is_told_alone_who_looks_for_such_a_table_and_invites_them_with_a_press():
    async with world() as here:
        await look(here, 1, ping=True)
        opened = await here.people[0].slash(
            here.channel, "caylus new", game="caylus", pace="24h"
        )
        (told,) = opened.followups
        assert (
            told.ephemeral
            and "People looking for a table like Caylus #1: 1" in told.content
        )
        await here.people[0].click(told, label="Invite them")
        await here.env.settle()
        (call,) = [
            message
            for message in here.channel.history()
            if "I've found you a table" in message.content
        ]
        declined = await here.people[1].click(call, label="Not for me")
        assert "Declined: Caylus #1" in declined.response.content
        again = await here.people[0].slash(here.channel, "caylus-club seek")
        assert "Caylus: 1" in again.response.content


async def test_requests_are_taken_back_one_by_one_or_all_and_a_server_can_switch_them_off():
    async with world() as here:
        await look(here, 0)
        listed = await look(here, 0, players=("4",))
        (menu,) = [
            part for part in components(listed) if "seekoff" in part["custom_id"]
        ]
        value = menu["options"][0]["value"]
        left = (
            await here.people[0].select(listed, [value], custom_id=menu["custom_id"])
        ).response
        assert "1 search stopped." in left.content and "players: 4" in left.content
        other = (await here.people[0].slash(here.channel, "caylus-club seek")).response
        gone = await here.people[0].click(left, label="Stop all searches")
        assert "1 search stopped." in gone.response.content
        again = await here.people[0].click(other, label="Stop all searches")
        assert (
            "stopped" not in again.response.content
            and "no searches" in again.response.content
        )
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        owner = here.guild.add_member(here.env.create_user("Olga"), roles=[role])
        assert f"<#{here.channel.id}>" in await set_to(
            owner, here.channel, "seek", "seek_channel", here.channel
        )
        await set_to(owner, here.channel, "seek", "seek", "no")
        off = await here.people[0].slash(here.channel, "caylus-club seek")
        assert "switched off on this server" in off.response.content


async def test_an_old_request_is_asked_about_in_private_once_and_the_answer_counts():
    async with world() as here:
        await look(here, 0)
        await here.env.advance_time(LASTS + CALM)
        await settled(here)
        (asked,) = here.people[0].user.dm_channel.history()
        assert "Are you still looking for players on Ystar" in asked.content
        kept = await here.people[0].user.click(asked, label="Keep looking")
        assert kept.acknowledged
        (request,) = (
            await here.bot.db.read(requests.board, here.guild.id, here.people[0].id)
        ).mine
        assert request.ends > here.bot.delivery_context.now() + LASTS - 60
