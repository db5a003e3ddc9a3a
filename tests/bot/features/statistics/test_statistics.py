"""Statistics, ladders and ratings, as people ask for them."""

import discord
from simcord.enums import OverwriteType

from bot.core import jobs as core_jobs
from bot.core import queries, user_data
from bot.features.statistics import handlers as statistics_handlers
from bot.features.statistics import judging, plackett_luce
from bot.features.statistics import queries as statistics_queries
from storage import jobs, ratings
from storage.ratings import RatingRow
from tests.bot.interactions.test_visibility import hide
from tests.bot.players import Player
from tests.bot.settings import set_to
from tests.bot.world import world

CLUB = "caylus-club"


async def ask(here, who, what, *, where=None, **options):
    """Statistics of that kind, or another command of the club."""
    command = what
    if what in ("player", "server", "ladder"):
        command, options["what"] = "statistics", what
    result = await here.people[who].slash(
        where or here.channel, f"{CLUB} {command}", **options
    )
    await here.env.settle()
    return result.response


async def finished(here, players=2, **options):
    game = await here.table(players, **options)
    await Player(here, game, seed=9, way="act").hurry()
    return game


async def test_a_finished_game_is_in_the_cards_of_the_player_and_the_server():
    async with world() as here:
        game = await here.table(2)
        card = next(
            one
            for one in here.channel.history()
            if one.content.startswith("## Caylus #")
        )
        assert card.content.split("\n")[1].endswith(" · rated")  # it runs, and counts
        await Player(here, game, seed=9, way="act").hurry()
        info = await here.bot.db.read(queries.info, game)
        own = next(seat.seat for seat in info.seats if seat.user == here.people[0].id)
        told = await ask(here, 0, "player")
        assert (
            f"average score: {info.scores[own]}" in told.content
            and "Castle" in told.content
        )
        assert (
            "only you can see this" in told.content
            and "1 rated game (provisional until 5 games)" in told.content
        )
        # at one sitting
        assert "within 0.1 h" in told.content and "days per game" not in told.content
        assert len(told.attachments) == 1
        rank = 1 if own in info.winners else 2
        assert f"Recent finishes, newest first: {rank} of 2" in told.content
        other = await ask(here, 1, "player", person=here.people[0])
        assert "only you can see this" not in other.content
        server = await ask(here, 3, "server", game="caylus")
        assert (
            str(max(info.scores)) in server.content
            and "Wins by turn order" in server.content
        )
        nobody = await ask(here, 3, "player")
        assert "o games to show yet" in nobody.content
        assert here.env.errors == []


async def test_the_ladder_has_pages_and_everybody_with_a_rating_who_wants_to_be_there():
    async with world() as here:
        table, server, shy = here.bot.db, here.guild.id, here.people[1]

        def many(tx):
            for user in range(1, 26):
                row = RatingRow(
                    user,
                    30_000_000 + user,
                    1_000_000,
                    27_000_000 + user,
                    1 if user == 23 else 5,
                )
                ratings.keep(tx, server, "caylus", row)
            ratings.keep(
                tx,
                server,
                "caylus",
                RatingRow(shy.id, 40_000_000, 1_000_000, 37_000_000, 1),
            )

        await table._database.write(many)
        await table.run(user_data.set_for, shy.id, {"ladder": "no"})
        first = await ask(here, 0, "ladder")
        assert "Page 1 of 3" in first.content and first.content.count("(no name)") == 10
        assert "3 · (no name) · 2080 · 1, provisional\n" in first.content
        assert first.content.count("provisional") == 1
        second = await here.people[0].click(first, label="Next")
        assert "Page 2 of 3" in second.response.content
        back = await here.people[0].click(second.response, label="Back")
        assert "Page 1 of 3" in back.response.content
        found = await table.read(statistics_queries.ladder, server, "caylus", 1, 24)
        assert found.people == 25 and found.own.place == 2 and found.rungs[0].user == 25
        own = "Rating 2480, not on the ladder: 1 rated game (provisional until 5 games)"
        assert own in (await ask(here, 1, "ladder")).content
        assert "2480" not in (await ask(here, 1, "ladder", public=True)).content


async def test_who_keeps_their_rating_to_themselves_has_none_on_cards_and_under_results_either():
    async with world() as here:
        shy, other = here.people[:2]
        chosen = await ask(here, 0, "privacy", ladder=False)
        assert "Your rating here: only you see it." in chosen.content
        game = await finished(here)
        (result,) = [
            one
            for one in (await here.home(game)).history()
            if "Ratings: " in one.content
        ]
        told = result.content.partition("Ratings: ")[2].split("\n")[0]
        assert told.count("game 1 of 5") == 1
        assert "Rating" not in (await ask(here, 1, "player", person=shy)).content
        assert "Rating" not in (await ask(here, 0, "player", public=True)).content
        assert "not on the ladder" in (await ask(here, 0, "player")).content
        assert (
            "place 1 on the ladder"
            in (await ask(here, 0, "player", person=other)).content
        )


async def test_games_in_a_channel_that_somebody_cannot_see_are_in_no_statistics_for_them():
    async with world() as here:
        await finished(here)
        other = here.guild.create_text_channel("other")
        stranger = here.people[4]
        hide(here, here.channel, stranger.id, OverwriteType.MEMBER)
        await here.env.settle()
        told = await ask(here, 4, "server", where=other)
        assert "o games to show yet" in told.content
        seen = await ask(here, 0, "server", where=other)
        assert "Points per game" in seen.content
        everybody = await ask(here, 0, "server", where=other, public=True)
        assert "o games to show yet" in everybody.content


async def test_ratings_are_one_number_for_those_with_the_role_of_everybody():
    async with world() as here:
        table, server = here.bot.db, here.guild.id
        manager = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        members = here.guild.create_role("Members")
        admin = here.guild.add_member(
            here.env.create_user("admin"), roles=[manager, members]
        )
        closed = here.guild.create_text_channel(
            "members",
            overwrites={
                here.guild.default_role: discord.PermissionOverwrite(
                    view_channel=False
                ),
                members: discord.PermissionOverwrite(view_channel=True),
                here.bot.user: discord.PermissionOverwrite(view_channel=True),
            },
        )
        await here.env.settle()
        permissions = here.bot.permissions
        assert [
            permissions.is_public(server, closed.id, role)
            for role in (None, members.id, manager.id)
        ] == [
            False,
            True,
            False,
        ]
        row = RatingRow(admin.id, 30_000_000, 1_000_000, 27_000_000, 10)
        await table._database.write(lambda tx: ratings.keep(tx, server, "caylus", row))
        assert (
            "1\u202f080" in (told := await ask(here, 0, "ladder")).content
            or "2080" in told.content
        )
        assert "Only games in channels that everyone can see count." in told.content
        now = await set_to(admin, here.channel, "statistics", "everybody", members)
        assert f"Who counts as everyone for ratings: <@&{members.id}>" in now
        refused = await ask(here, 0, "ladder")
        assert "I show ratings only to" in refused.content and refused.ephemeral
        for where, public, is_told in (
            (here.channel, False, True),
            (here.channel, True, False),
            (closed, True, True),
        ):
            shown = await admin.slash(
                where, "caylus-club statistics", what="ladder", public=public
            )
            assert ("I show ratings only" not in shown.response.content) == is_told, (
                where.id,
                public,
            )
        everyone = await set_to(admin, here.channel, "statistics", "everybody", None)
        assert "Who counts as everyone for ratings: @everyone" in everyone


async def test_a_channel_is_public_that_nobody_is_kept_from():
    async with world() as here:
        server, permissions = here.guild.id, here.bot.permissions
        for at, (target, kind) in enumerate(
            (
                (here.guild.create_role("Muted").id, OverwriteType.ROLE),
                (here.people[4].id, OverwriteType.MEMBER),
                (server, OverwriteType.ROLE),
            )
        ):
            channel = here.guild.create_text_channel(f"channel-{at}")
            await here.env.settle()
            assert permissions.is_public(server, channel.id)
            hide(here, channel, target, kind)
            await here.env.settle()
            assert not permissions.is_public(server, channel.id)
            assert await permissions.is_public_now(server, channel.id, None) is False
        assert await permissions.is_public_now(server, 404, None) is False, "it is gone"
        assert await permissions.is_public_now(404, here.channel.id, None) is None, (
            "the bot is not there"
        )


async def test_the_lobby_says_that_not_everybody_sees_its_channel_and_older_games_are_judged_after_a_week():
    async with world() as here:
        table, server = here.bot.db, here.guild.id
        game = await finished(here)
        hidden = here.guild.create_text_channel("hidden")
        hide(here, hidden, here.people[4].id, OverwriteType.MEMBER)
        await here.env.settle()
        await here.slash(0, hidden, "new", game="caylus")
        (card,) = hidden.history()
        assert "not rated: not everyone can see this channel" in card.content

        def earlier(tx):
            tx.execute(
                "UPDATE game SET public = NULL, channel = ? WHERE id = ?",
                (hidden.id, game),
            )
            jobs.schedule(tx, judging.JUDGING_JOB, str(server), server, 0, None)

        await table._database.write(earlier)
        here.bot.timer.wake()
        await here.env.settle()
        told = await ask(here, 0, "ladder")
        assert "Older games in other channels stop counting on <t:" in told.content
        assert (
            "Rating"
            not in (await ask(here, 1, "player", person=here.people[0])).content
        )
        assert len(await table.read(statistics_queries.changes, game)) == 0
        await here.env.advance_time(7 * 24 * 3600 + 3600)
        here.bot.timer.wake()
        await here.quiet()
        assert await table.read(core_jobs.next_due, judging.JUDGING_JOB) is None
        count = await table._database.read(
            lambda tx: tx.execute("SELECT count(*) FROM rating").fetchone()
        )
        assert count == (0,)
        assert "Older games" not in (await ask(here, 0, "ladder")).content


async def test_a_server_switches_parts_off_and_people_choose_where_they_are_shown():
    async with world() as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])
        for what in ("statistics", "ratings"):
            now = await set_to(admin, here.channel, "statistics", what, "no")
        assert "Statistics: off. Ratings: off. Ratings across all servers: off." in now
        assert "switched off" in (await ask(here, 1, "player")).content
        assert "switched off" in (await ask(here, 1, "ladder")).content
        now = await set_to(admin, here.channel, "tournaments", "organizers", role)
        assert f"Manage Threads, and: <@&{role.id}>" in now
        now = await set_to(admin, here.channel, "tournaments", "no_organizers", "yes")
        assert "Manage Threads, and: nobody else" in now
        chosen = await ask(here, 1, "privacy", ladder=False, overall=True)
        assert "only you see it" in chosen.content and "servers: on" in chosen.content


async def test_whether_a_game_is_rated_is_settled_when_it_starts():
    async with world() as here:
        game = await here.table(2)
        assert (await here.bot.db.read(queries.info, game)).rated
        for option in ({"rated": "no"}, {"undo": "free"}, {"hints": "yes"}):
            told = (
                await here.slash(0, await here.home(game), "table settings", **option)
            ).response.content
            assert "once it has started" in told
        assert (await here.bot.db.read(queries.info, game)).rated
        free = await here.table(2, undo="free")
        assert not (await here.bot.db.read(queries.info, free)).rated


def test_every_level_of_computer_has_a_rating():
    assert (
        set(plackett_luce.COMPUTERS) == {1, 2, 3, 4, 5}
        and len(statistics_handlers.GAME_IDS) == 2
    )
