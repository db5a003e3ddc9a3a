"""What anybody may look at, and the settings of people and servers."""

from __future__ import annotations

import contextlib

import discord
import pytest

from bot.core import history, outbox, queries, user_data
from bot.core.model import StoodIn
from bot.features.records import files
from bot.features.rulebook.handlers import topics
from bot.interactions import context
from bot.text import buildings
from bot.text.localization import localization_for
from rules.register import GAMES, find_game
from tests.bot.delivery.test_failures import deny
from tests.bot.over import finished
from tests.bot.players import Player, components
from tests.bot.settings import opened
from tests.bot.use_cases import answer_instead
from tests.bot.world import said, stub_draw, world


@pytest.mark.parametrize("kind", GAMES)
async def test_the_status_of_a_finished_game_has_the_final_scores_the_best_first(kind):
    async with world() as here:
        game = await finished(here, kind)
        home, scores = (
            await here.home(game),
            (await here.bot.db.read(queries.info, game)).scores,
        )
        told = (await said(here, 4, home, "status")).splitlines()[1:]
        assert [line.rpartition(": ")[2] for line in told] == [
            f"{n} prestige" for n in sorted(scores, reverse=True)
        ]


@pytest.mark.parametrize("kind", GAMES)
async def test_the_pictures_of_a_finished_game_have_the_moves_of_its_last_turn(kind):
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw, patience=60) as here:
        game = await finished(here, kind)
        placing = find_game(kind).guide.telling.placing
        last = [one for one in drawn if one.look in ("glance", "full")][-1]
        assert any(placing(event) is not None for event in last.events), (
            "the last picture of the thread"
        )
        await here.slash(4, await here.home(game), "board", view="glance")
        assert any(placing(event) is not None for event in drawn[-1].events)


async def test_the_picture_of_the_points_marks_who_had_a_stand_in_and_its_message_tells_how_much(
    monkeypatch,
):
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async def stood_in(game):
        return (StoodIn(1, 40, 12),)

    async with world(draw, patience=60) as here:
        answer_instead(monkeypatch, here.bot.db, history.stood_in, stood_in)
        game = await finished(here)
        assert [one.names for one in drawn if one.look == "charts"] == [("Ann", "Bob*")]
        found = await here.bot.db.read(outbox.found, game, "ended")
        result = next(
            m for m in (await here.home(game)).history() if m.id == found.message
        )
        told = (await here.people[4].click(result, label="Points")).response
        assert drawn[-1].look == "score" and drawn[-1].names == ("Ann", "Bob*")
        assert "A computer stood in for Red: 12 of 40 decisions." in told.content


async def test_board_status_history_and_building_are_for_anybody_and_ephemeral_unless_public():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=2, way="act")
        for _ in range(12):
            await player.step()
        for command, options in (
            ("board", {"view": "full"}),
            ("board", {"view": "text"}),
            ("status", {}),
            ("history", {"turn": 1}),
            ("building", {"name": "cathedral"}),
            ("rules", {"topic": "castle"}),
            ("export", {}),
        ):
            for public in (False, True):
                result = await here.slash(4, home, command, public=public, **options)
                assert result.response.ephemeral is not public, command
                assert result.response.content
        board = await here.slash(4, home, "board", view="full")
        assert board.response.attachments[0].description


async def test_the_board_is_dark_for_whom_likes_it_so():
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw) as here:
        home = await here.home(await here.table(2))
        assert (
            await said(here, 4, home, "me pictures", dark=True)
            == "Your pictures: phone. Dark: yes."
        )
        await here.slash(4, home, "board")
        assert drawn[-1].theme == "dark"
        await here.slash(3, home, "board")
        assert drawn[-1].theme == "light"


async def test_pages_for_a_phone_come_first_until_somebody_asks_for_the_whole_board():
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw) as here:
        home = await here.home(await here.table(2))
        shown = await here.slash(4, home, "board")
        # both, in one message
        assert [one.look for one in drawn[-2:]] == ["phone", "full"]
        assert len(shown.response.attachments) == 2
        whole, what_if = components(shown.response)
        assert (whole["label"], what_if["label"]) == ("Only the full board", "What if")
        shown = await here.people[4].click(shown.response, custom_id=whole["custom_id"])
        assert drawn[-1].look == "full"
        phone, _ = components(shown.response)
        assert phone["label"] == "Phone"
        await here.slash(4, home, "board")
        assert drawn[-1].look == "full"  # what they pressed last comes first
        await here.people[4].click(shown.response, custom_id=phone["custom_id"])
        await here.slash(4, home, "board")
        assert drawn[-1].look == "phone"

        await here.slash(3, home, "board", public=True)
        assert drawn[-1].look == "full"  # one picture for everybody
        await here.slash(3, home, "me pictures", view="none")
        shown = await here.slash(3, home, "board", view="phone")
        await here.people[3].click(shown.response, label="Full board")
        assert drawn[-1].look == "full"
        assert "Dark: no" in await said(here, 3, home, "me pictures")
        # words, as they chose
        assert (await here.slash(3, home, "board")).response.attachments == []


async def test_history_of_a_turn_that_has_not_come_says_which_is_the_last():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        assert "last one is turn 1" in await said(here, 4, home, "history", turn=9)
        refused = await here.slash(4, home, "history", turn=9, public=True)
        assert refused.response.ephemeral  # what can't be done concerns nobody else


async def test_every_topic_of_the_rules_has_a_text():
    async with world() as here:
        for topic in topics():
            text = await said(here, 4, here.channel, "rules", topic=topic)
            assert text.startswith("## ") and len(text) > 120


async def test_a_building_is_found_by_its_name_or_the_beginning_and_says_where_it_is():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        text = await said(here, 4, home, "building", name="Gold mine")
        assert "space 16" in text
        text = await said(here, 4, home, "building", name="theat")
        assert "Theater" in text and "still be built" in text
        text = await said(here, 4, home, "building", name="stone farm")
        assert (
            "For its owner, when another player's worker comes: gain 1 food or 1 cloth"
            in text
        )
        assert "no building" in await said(here, 4, home, "building", name="zzz")
        found = await here.people[4].autocomplete(
            home, "caylus building", "name", "bank"
        )
        assert found[0]["value"] == "caylus:s_bank"


async def test_games_lists_those_that_wait_for_the_asker_first():
    async with world() as here:
        assert "aren't in any games" in await said(here, 4, here.channel, "games")
        first = await here.table(2)
        text = await said(here, 0, here.channel, "games")
        assert f"#{first}" in text and "discord.com/channels" in text


async def test_personal_settings_are_kept_shown_exported_and_deleted():
    async with world() as here:
        game = await here.table(2)
        assert "8-23" in await said(
            here, 0, here.channel, "me hours", awake="8-23", zone="Europe/Berlin"
        )
        assert "I can't read “noon”" in await said(
            here, 0, here.channel, "me hours", awake="noon"
        )
        assert "isn't a time zone" in await said(
            here, 0, here.channel, "me hours", zone="Mars"
        )
        assert "direct message" in await said(
            here, 0, here.channel, "me notify", how="direct", quiet="22-7"
        )
        assert "phone" in await said(here, 0, here.channel, "me pictures", view="phone")
        assert "away until" in await said(here, 0, here.channel, "me away", days=3)
        exported = await here.slash(0, here.channel, "me export")
        text = (await exported.response.attachments[0].read()).decode()
        assert (
            exported.ephemeral
            and "Europe/Berlin" in text
            and str(here.people[0].id) in text
        )
        asked = await here.slash(0, here.channel, "me forget")
        done = await here.people[0].click(asked.response, label="Delete my data")
        assert "deleted" in done.response.content
        info = await here.bot.db.read(queries.info, game)
        assert here.people[0].id not in [seat.user for seat in info.seats]
        assert "Europe/Berlin" not in str(
            await here.bot.db.read(user_data.about, here.people[0].id)
        )
        assert "all day, so your clocks always run" in await said(
            here, 0, here.channel, "me hours"
        )
        zones = await here.people[0].autocomplete(
            here.channel, "caylus me hours", "zone", "berl"
        )
        assert zones[0]["value"] == "Europe/Berlin"


async def test_administrators_choose_channels_games_language_and_see_what_is_missing():
    async with world() as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])
        other = here.guild.create_text_channel("other")
        await admin.slash(
            here.channel,
            "caylus-server settings",
            add_channel=other,
            games_per_person=1,
        )
        assert "only be started in" in await said(
            here, 0, here.channel, "new", game="caylus"
        )
        await here.slash(0, other, "new", game="caylus")
        assert "limit is 1" in await said(here, 0, other, "new", game="caylus")
        fine = await admin.slash(here.channel, "caylus-server doctor")
        assert "every permission I need" in fine.response.content
        await deny(here, here.channel, create_public_threads=False, attach_files=False)
        missing = await admin.slash(here.channel, "caylus-server doctor")
        assert "Create Public Threads" in missing.response.content
        assert "Attach Files" in missing.response.content
        with pytest.raises(Exception, match="not visible"):
            await here.people[0].slash(here.channel, "caylus-server doctor")


@contextlib.asynccontextmanager
async def administered():
    """A world, and what an administrator is told who sets something."""
    async with world() as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])

        here.admin = admin

        async def settings(**chosen):
            return (
                await admin.slash(here.channel, "caylus-server settings", **chosen)
            ).response.content

        yield here, settings


async def test_what_a_server_chooses_for_new_tables_is_said_and_stands_on_their_cards():
    async with administered() as (here, settings):
        usual = "24 hours per move · undo: your last action, otherwise by vote · the table waits for late players"
        assert "Pictures under reports: small" in await settings()
        now = (await opened(here.admin, here.channel, "pace")).content
        assert (
            f"New tables: {usual} · once workers are placed, everyone decides at the same time"
            in now
        )
        chosen = await settings(
            pace="72 hours per move", late="skip", undo="off", together="no"
        )
        assert (
            "New tables: 72 hours per move · undo: never · late moves are skipped"
            in chosen
        )
        card = (
            await here.slash(0, here.channel, "new", game="caylus")
        ).response.content
        assert (
            "72 hours per move, then a time bank of 144 hours · undo: never · late moves are skipped · "
            "players who stay silent for 3 × the move time are dropped" in card
        )
        given = (
            await here.slash(1, here.channel, "new", game="caylus", pace="none")
        ).response.content
        assert "no clock · undo: never" in given and "late" not in given


async def test_no_limit_of_games_is_0_and_is_said_as_that():
    async with administered() as (here, settings):
        now = await settings()
        assert "Games per person: 20" in now and "Open tables per person: 3" in now
        assert "Open tables here: 50" in now and "Running games here: no limit" in now
        assert "Games per person: 1" in await settings(games_per_person=1)
        await here.slash(0, here.channel, "new", game="caylus")
        assert "limit is 1" in await said(here, 0, here.channel, "new", game="caylus")
        assert "Games per person: no limit" in await settings(games_per_person=0)
        await here.slash(0, here.channel, "new", game="caylus")
        assert len(await here.bot.db.read(queries.lobbies_in, here.channel.id)) == 2


async def test_a_name_that_two_buildings_bear_shows_both_and_where_each_is():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        text = await said(here, 4, home, "building", name="carp")
        assert (
            "**Carpenter** · neutral" in text
            and "**Carpenter** · printed on the road" in text
        )
        assert (
            "Carpenter (printed on the road, Caylus): Now on space 8 of the road."
            in text
        )
        assert "Carpenter (neutral, Caylus): Now on space" in text


async def test_a_beginning_that_many_buildings_share_shows_one_and_names_the_others():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        text = await said(here, 4, home, "building", name="wood")
        assert text.count("Effect:") == 1
        assert "Also matches: Wooden sawmill (wood tile, Caylus), Wooden market" in text


def test_a_name_means_the_building_of_the_game_at_hand_first():
    l10n = localization_for("en")
    for game in ("caylus", "magna_carta"):
        for name in ("peddler", "Market", "lawyer", "bank", "statue"):
            found = buildings.find(l10n, name, game)
            assert found is not None and {
                found.game,
                *(one.game for one in found.also),
            } == {game}
    assert buildings.find(l10n, "park", None).also[0].game == "magna_carta"


async def test_a_text_larger_than_a_message_can_carry_is_not_sent_and_that_is_said(
    monkeypatch,
):
    monkeypatch.setattr(context, "LARGEST_FILE", 400)
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", invite1=here.people[1])
        result = await here.slash(0, here.channel, "me export")
        assert "This file would be 1 MB; Discord allows 0" in result.response.content
        assert not result.response.attachments


async def test_a_game_whose_record_is_too_large_for_a_message_ends_as_others_do(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        player = Player(here, game, seed=3, way="act")
        monkeypatch.setattr(files, "LARGEST", 5)
        assert "Discord allows 0" in await said(
            here, 0, await here.home(game), "export"
        )
        await player.hurry()
        assert any(
            "/caylus export" in m.content
            for m in (await here.home(game)).history()[-4:]
        )
        assert here.env.errors == []


async def test_a_card_that_every_player_has_is_in_the_game_wherever_it_is():
    async with world() as here:
        home = await here.home(await here.table(2, game="magna_carta"))
        assert "Every player has one" in await said(
            here, 0, home, "building", name="market"
        )
        assert "Every player has one" in await said(
            here, 0, home, "building", name="lawyer"
        )
        home = await here.home(
            await here.table(2, game="magna_carta", rules="beginner")
        )
        assert "isn't in this game" in await said(
            here, 0, home, "building", name="lawyer"
        )


async def test_the_list_of_games_says_in_one_line_each_how_they_stand():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        info = await here.bot.db.read(queries.info, game)
        listed = (
            await said(here, here.seat_holder(info, info.deciding), home, "games")
        ).split("\n")
        assert len(listed) == 1 and "is waiting for you · Turn 1" in listed[0]
        assert listed[0].endswith(f" · deadline <t:{info.deadline}:R>")


async def test_leaving_and_starting_where_no_table_waits_say_what_can_be_done():
    async with world() as here:
        home = await here.home(await here.table(2))
        assert "</caylus table resign:" in await said(here, 0, home, "leave")
        assert "is played in its thread" in await said(here, 0, home, "start")


async def test_who_asks_about_a_game_beside_an_open_table_is_told_that_it_has_to_start():
    async with world() as here:
        assert "You aren't playing here" in await said(here, 0, here.channel, "pass")
        await here.slash(0, here.channel, "new", game="caylus")
        for command in ("status", "pass", "undo", "plan turn", "history"):
            told = await said(here, 0, here.channel, command)
            assert "Caylus #1" in told and "</caylus start:" in told


async def test_who_is_skipped_sees_it_and_comes_back_by_one_press():
    async with world() as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        seat = position.decision.seat
        gone = next(
            one for one in here.people if one.id == position.info.seats[seat].user
        )
        await here.env.advance_time(130 * 3600)
        assert (await here.bot.db.read(queries.info, game)).seats[seat].absent
        seen = await gone.slash(home, "caylus status")
        assert "your moves are skipped until you act or press" in seen.response.content
        listed = await gone.slash(here.channel, "caylus games")
        assert "your moves are skipped" in listed.response.content
        (label,) = [
            part["label"]
            for part in components(listed.response)
            if "back" in part["label"]
        ]
        assert label == "Caylus #1: I'm back"
        await gone.click(seen.response, label="I'm back")
        assert not (await here.bot.db.read(queries.info, game)).seats[seat].absent
        seen = await gone.slash(home, "caylus status")
        assert "skipped" not in seen.response.content
