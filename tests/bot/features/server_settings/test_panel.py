"""`/caylus-server settings` as an administrator uses it, and what its settings change for others."""

from __future__ import annotations

import pytest

from bot.core import queries
from bot.interactions.frequency import HOUR, HourlyLimit
from tests.bot.features.moderation.test_acts import administrator, joined
from tests.bot.settings import menus, opened, set_to
from tests.bot.world import said, world

GROUPS = (
    "games_per_person",
    "puzzle_channel",
    "pace",
    "quiet",
    "statistics",
    "following",
    "seek",
    "tournaments",
    "season",
    "channel",
)


async def test_every_group_says_what_it_does_now_and_lists_its_settings():
    async with world() as here:
        admin = administrator(here)
        first = (await admin.slash(here.channel, "caylus-server settings")).response
        listed = [option["value"] for option in menus(first)["setgroup"]["options"]]
        assert listed == list(GROUPS) and first.ephemeral
        for group in GROUPS:
            shown = await opened(admin, here.channel, group)
            title, told = shown.content.split("\n", 1)
            assert (
                title.startswith("**") and told and menus(shown)["setwhat"]["options"]
            )
        assert here.env.errors == []


@pytest.mark.parametrize(
    ("group", "option", "value", "told"),
    [
        ("games_per_person", "tables", 7, "Open tables here: 7"),
        (
            "games_per_person",
            "cancel",
            "players",
            "cancel a running game: all players together",
        ),
        ("games_per_person", "language", "de", "Sprache: Deutsch"),
        ("pace", "pace", "72h", "72 hours per move"),
        ("pace", "rated", "no", "not rated"),
        ("pace", "hints", "yes", "hints: everyone at the table"),
        ("pace", "level", "5", "computers: level 5"),
        ("following", "following", "no", "off"),
    ],
)
async def test_a_setting_is_changed_and_the_group_says_so(group, option, value, told):
    async with world() as here:
        admin = administrator(here)
        assert told.split(": ")[-1] in await set_to(
            admin, here.channel, group, option, value
        )
        assert here.env.errors == []


async def test_what_can_not_be_is_refused_with_its_bounds_and_nothing_changes():
    async with world() as here:
        admin = administrator(here)
        for wrong in ("-1", "many", "100001", ""):
            answer = await set_to(
                admin, here.channel, "games_per_person", "tables", wrong
            )
            assert "isn't a number from 0 to" in answer, wrong
        assert (
            "Open tables here: 50"
            in (await opened(admin, here.channel, "games_per_person")).content
        )


async def test_who_lost_the_right_changes_nothing_on_a_panel_that_is_open():
    async with world() as here:
        admin = administrator(here)
        shown = await opened(admin, here.channel, "pace")
        here.env.backend.get_member(here.guild.id, admin.id).role_ids.clear()
        refused = await admin.select(shown, ["rated"], custom_id="cy:setwhat:0:0:pace")
        assert "Manage Server" in refused.response.content


async def test_new_tables_are_as_the_server_wants_them():
    async with world() as here:
        admin = administrator(here)
        for option, value in (("rated", "no"), ("hints", "no"), ("level", "4")):
            await set_to(admin, here.channel, "pace", option, value)
        await here.slash(0, here.channel, "new", game="caylus")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert (info.rated, info.settings.hints, info.settings.level) == (
            False,
            "no",
            4,
        )


async def test_only_a_role_opens_tables_and_everyone_joins():
    async with world() as here:
        admin, opener = administrator(here), joined(here, "Opener")
        role = here.guild.roles["Opener"]
        assert f"<@&{role.id}>" in await set_to(
            admin, here.channel, "games_per_person", "opens", role
        )
        assert f"need the role <@&{role.id}>" in await said(
            here, 0, here.channel, "new", game="caylus"
        )
        await opener.slash(here.channel, "caylus new", game="caylus")
        await here.slash(0, here.channel, "join")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert [seat.user for seat in info.seats] == [opener.id, here.people[0].id]
        assert "open tables: everyone" in await set_to(
            admin, here.channel, "games_per_person", "opens", None
        )
        await here.slash(1, here.channel, "new", game="caylus")
        assert len(await here.bot.db.read(queries.lobbies_in, here.channel.id)) == 2


async def test_a_role_is_mentioned_for_a_new_table_once_in_six_hours():
    async with world() as here:
        admin, fans = administrator(here), here.guild.create_role("Fans")
        await set_to(admin, here.channel, "games_per_person", "announce", fans)

        def announced():
            return [
                one for one in here.channel.history() if f"<@&{fans.id}>" in one.content
            ]

        await here.slash(0, here.channel, "new", game="caylus", practice=2)
        assert announced() == []
        await here.slash(0, here.channel, "new", game="caylus")
        await here.slash(1, here.channel, "new", game="caylus")
        (message,) = announced()
        assert message.content.startswith(
            f"<@&{fans.id}>: a new table is open, Caylus #"
        )
        await here.env.advance_time(6 * 3600 + 60)
        await here.slash(2, here.channel, "new", game="caylus")
        assert len(announced()) == 2
        assert here.env.errors == []


async def test_public_answers_are_counted_where_one_does_not_play():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        for _ in range(10):
            assert "within an hour" not in await said(
                here, 3, home, "status", public=True
            )
        refused = (await here.slash(3, home, "status", public=True)).response
        assert (
            refused.ephemeral
            and "posted 10 public answers within an hour" in refused.content
        )
        assert "within an hour" not in await said(here, 3, home, "status")
        for _ in range(12):
            assert "within an hour" not in await said(
                here, 0, home, "status", public=True
            )


async def test_opening_and_cancelling_in_a_circle_mentions_only_so_many():
    async with world() as here:
        invited = {f"invite{number}": here.people[number] for number in range(1, 5)}
        answers = []
        for _ in range(6):
            answers.append(
                await said(here, 0, here.channel, "new", game="caylus", **invited)
            )
            for info in await here.bot.db.read(queries.lobbies_in, here.channel.id):
                await here.slash(0, here.channel, "table cancel", game=str(info.id))
        assert ["20 people per hour" in answer for answer in answers] == [False] * 5 + [
            True
        ]


def test_an_hour_has_room_again_when_the_first_is_an_hour_ago():
    counts = HourlyLimit(2)
    assert [counts.count(1, 7, now) for now in (0, 60, 120)] == [0, 0, 58]
    assert counts.count(1, 8, 120) == 0 and counts.count(2, 7, 120) == 0
    assert counts.count(1, 7, HOUR + 1) == 0
    assert HourlyLimit(2).count(1, 7, 0, number=5) == 0
