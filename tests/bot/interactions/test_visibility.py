"""Who may look at a game, join it and rule it: attacked over the wire, by every command and every press."""

from __future__ import annotations

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core import outbox, queries
from tests.bot.players import Player
from tests.bot.town import NO_GAME, SHAPES, Town
from tests.bot.world import world
from tests.costs import sampled
from tests.fakediscord import BotProcess, FakeDiscord, permissions
from tests.fakediscord.games import button
from tests.inventory import custom_ids
from tests.patience import until

FORGED = [
    f"cy:{name}:{{game}}:1:{rest}"
    for name, kind in sorted(custom_ids.DECLARED.items())
    if kind.needs_game
    for rest in ("1", "pass")
]


@pytest.fixture
async def town(tmp_path):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        try:
            here = Town(fake, bot)
            await bot.start()
            yield here
            assert fake.violations == []
            assert " ERROR " not in bot.log.read_text(), bot.tail()
        finally:
            await bot.kill()


@pytest.mark.parametrize("shape", sampled(SHAPES, 3))
async def test_to_an_outsider_a_game_is_the_same_as_one_that_does_not_exist(
    town, shape
):
    place = town.square if shape == "other server" else town.closed(shape)
    table = await town.play(place)
    await town.ben.do(table.home, "caylus table cancel")  # a vote is open
    town.go_abroad(town.eve)
    town.lose(shape, place)
    where = town.port if shape == "other server" else town.square
    if shape in ("bot lost View", "channel deleted"):
        town.guild.moderators.clear()
    await town.lobby(town.eve, where)
    before = town.everything()
    commands = list(town.commands())
    assert len(commands) >= 30
    for path, options in commands:
        found = await town.eve.do(where, path, game="1", **options)
        missing = await town.eve.do(where, path, game="999", **options)
        assert found.text == missing.text and NO_GAME in found.text, path
        assert all(message.only_for == town.eve.id for message in found.messages), path
    for forged in FORGED if shape == "other server" else FORGED[::2]:
        found = await town.forge(town.eve, where, forged.format(game=1))
        missing = await town.forge(town.eve, where, forged.format(game=999))
        assert found.text == missing.text and NO_GAME in found.text, forged
    for path, focused, options in town.completions():
        typing = town.eve.typing(where, path, focused, **options)
        assert await typing.answer(), path
        shown = str(typing.choices)
        assert (
            not any(word in shown for word in ("#1", "Gate", "gate", "Inn"))
            or "plan" in path
        ), path
    typing = town.eve.typing(where, "caylus status", "game", game="")
    await typing.answer()
    assert [choice["value"] for choice in typing.choices] == ["2"]
    assert "#1" not in (await town.eve.do(where, "caylus games")).text
    assert town.everything() == before


@pytest.mark.parametrize("shape", sampled(["private thread", "private channel"], 2))
async def test_who_sees_the_place_of_a_game_may_look_from_anywhere_in_the_server(
    town, shape
):
    place = town.closed(shape)
    await town.play(place)
    assert "Caylus #1" in (await town.status(town.cat, town.square)).text
    assert NO_GAME in (await town.status(town.eve, town.square)).text
    assert ("Caylus #1" in (await town.status(town.dan, town.square)).text) is (
        shape == "private thread"
    )


async def test_an_archived_private_thread_is_looked_up_once_and_its_members_still_look(
    town,
):
    place = town.closed("private thread")
    await town.play(place)
    await town.fake.until(
        lambda: not town.rows("SELECT 1 FROM outbox WHERE settled IS NULL")
    )
    await town.bot.stop()  # so that none of its own edits meets the archived thread
    town.fake.archive(place)
    await town.bot.start()
    town.fake.counts.clear()
    for _ in range(5):
        assert "Caylus #1" in (await town.status(town.cat, town.square)).text
        assert NO_GAME in (await town.status(town.eve, town.square)).text
    assert town.fake.counts["channel"] == 1, "of ten answers"
    assert town.fake.counts["thread member"] == 2, "one for each of two people"


@pytest.mark.parametrize(
    "shape",
    sampled(
        ["private thread", "private channel", "bot lost View", "channel deleted"], 3
    ),
)
async def test_who_holds_a_seat_may_look_and_act_without_seeing_the_place(town, shape):
    place = town.closed(shape)
    table = await town.play(place)
    decides = table.decides(table.prompt())
    if shape == "private thread":
        place.members.discard(decides.id)
    elif shape == "private channel":
        town.fake.overwrite(place, decides.id, deny=permissions.VIEW_CHANNEL)
    town.lose(shape, place)
    assert shape in ("bot lost View", "channel deleted") or not decides.can_see(place)
    assert "Caylus #1" in (await town.status(decides, town.square)).text
    done = await decides.do(town.square, "caylus place", spot="gate", game="1")
    assert "Done: " in done.text
    assert town.rows("SELECT code FROM action") == [("place gate",)]


async def test_watching_lets_nobody_in_to_a_private_thread(town):
    place = town.closed("private thread")
    table = await town.play(place)
    decides = table.decides(table.prompt())
    await town.fake.until(
        lambda: not town.rows("SELECT 1 FROM outbox WHERE settled IS NULL")
    )
    place.members.discard(decides.id)
    made = await town.forge(decides, town.square, "cy:watch:1:1:")
    assert "Caylus #1" in made.text and decides.id not in place.members


async def end(person, channel):
    """Somebody ends the first game as its moderator, if they may."""
    shown = await person.do(
        channel, "caylus table moderate", game="1", act="end", reason="Nobody plays"
    )
    for message in shown.messages:
        for item in message.items():
            if item.get("label") == "Yes: do it":
                await person.push(message, item)


async def test_manage_threads_where_the_command_is_typed_moderates_no_other_channel(
    town,
):
    await town.play(town.square)
    own = town.fake.world.new_channel(town.guild, "own")
    town.fake.channel_event(own, "CREATE")
    town.fake.overwrite(own, town.eve.id, allow=permissions.MANAGE_THREADS)
    assert (
        "have no seat" in (await town.eve.do(own, "caylus table cancel", game="1")).text
    )
    assert (
        "Only the host"
        in (await town.eve.do(own, "caylus table settings", game="1", undo="off")).text
    )
    assert (
        "has already started"
        in (await town.forge(town.eve, own, "cy:cancel:1:1:")).text
    )
    assert town.rows("SELECT status, undo FROM game WHERE id = 1") == [
        ("running", "consent")
    ]
    town.fake.overwrite(town.square, town.cat.id, allow=permissions.MANAGE_THREADS)
    await end(town.cat, own)
    assert town.rows("SELECT status FROM game WHERE id = 1") == [("cancelled",)]


async def test_who_moderates_another_channel_organizes_no_tournament_of_this_one(town):
    await town.dan.fill_in(town.square, "cy:tourname:0:0:", name="Spring Cup")
    await town.forge(town.dan, town.square, "cy:touropen:1:0:")
    own = town.fake.world.new_channel(town.guild, "own")
    town.fake.channel_event(own, "CREATE")
    town.fake.overwrite(own, town.eve.id, allow=permissions.MANAGE_THREADS)
    for person in (town.ann, town.ben, town.cat, town.eve):
        await town.forge(person, town.square, "cy:tourin:1:0:")
    town.go_abroad(town.eve)
    town.abroad.moderators.add(town.eve.id)
    await town.fake.until(
        lambda: town.rows("SELECT 1 FROM tournament WHERE message IS NOT NULL")
    )
    question = (
        "SELECT * FROM tournament",
        "SELECT * FROM entrant",
        "SELECT * FROM tournament_post",
    )
    before = [town.rows(one) for one in question]
    forged = [
        f"cy:tourdo:1:0:{what}"
        for what in ("begin", "draw", "season", "cancel", "sure")
    ]
    forged += [
        "cy:tourset:1:0:more",
        "cy:tourset:1:0:first",
        "cy:touropen:1:0:",
        "cy:tourset:1:0:points",
    ]
    forged += [
        f"cy:{kind}:1:0:" for kind in ("tourextend", "tourremove", "tourfix", "toursub")
    ]
    places = (
        (own, f"its channel (<#{town.square.id}>)"),
        (town.port, "no such tournament"),
    )
    for place, told in (
        *places,
        (town.fake.world.direct_channel(town.eve.id), "I only work in servers"),
    ):
        for custom_id in forged:
            assert told in (await town.forge(town.eve, place, custom_id)).text, (
                custom_id
            )
        for kind in ("tourmanage", "tourfiles"):
            made = await town.forge(town.eve, place, f"cy:{kind}:1:0:")
            assert (
                told
                if kind == "tourmanage" or place is not own
                else "nothing has been drawn"
            ) in made.text
    for person in (town.eve, town.dan):
        panel = (await person.do(own, "caylus-club tournament")).messages[0]
        manages = any(
            item.get("custom_id") == "cy:tourmanage:1:0:" for item in panel.items()
        )
        assert "Spring Cup" in panel.content and manages is (person is town.dan)
    assert [town.rows(one) for one in question] == before
    town.fake.delete_channel(town.square)
    assert (
        "no such tournament"
        in (await town.forge(town.eve, own, "cy:tourdo:1:0:sure")).text
    )
    await town.forge(town.dan, own, "cy:tourdo:1:0:sure")
    assert town.rows("SELECT status FROM tournament") == [("cancelled",)]


async def test_of_a_private_thread_the_moderators_of_its_channel_are_the_moderators(
    town,
):
    await town.play(town.closed("private thread"))
    await end(town.dan, town.square)
    assert town.rows("SELECT status FROM game") == [("cancelled",)]


@pytest.mark.parametrize("shape", ["bot lost View", "channel deleted"])
async def test_where_the_channel_is_gone_manage_threads_in_the_server_rules_but_does_not_look(
    town, shape
):
    place = town.closed("private channel")
    await town.play(place)
    town.lose(shape, place)
    town.fake.overwrite(town.square, town.eve.id, allow=permissions.MANAGE_THREADS)
    for person in (town.dan, town.eve):
        for path in ("board", "status", "history", "export", "table vote"):
            assert (
                NO_GAME
                in (await person.do(town.square, f"caylus {path}", game="1")).text
            )
    assert (
        NO_GAME
        in (await town.eve.do(town.square, "caylus table cancel", game="1")).text
    )
    assert town.rows("SELECT status FROM game") == [("running",)]
    await end(town.dan, town.square)
    gone = shape == "channel deleted"
    assert town.rows("SELECT status FROM game") == [
        ("cancelled" if gone else "running",)
    ]


async def test_who_rules_a_game_without_seeing_its_place_takes_no_seat_in_it(town):
    place = town.closed("private channel")
    await town.play(place, town.cat)
    asked = await town.ben.do(place, "caylus table resign")
    await town.ben.push(asked.messages[0], button(asked.messages[0], "resign"))
    town.lose("channel deleted", place)
    for person in (town.dan, town.eve):
        made = await town.dan.do(
            town.square, "caylus table replace", game="1", seat=1, member=person
        )
        assert "can't see this table's channel" in made.text
    assert town.rows("SELECT user FROM tenure WHERE seat = 1 AND ended IS NULL") == []
    assert NO_GAME in (await town.status(town.dan, town.square)).text


async def test_an_answer_for_everybody_is_given_only_where_everybody_may_see_the_game(
    town,
):
    await town.play(town.closed("private thread"))
    await town.play(town.closed("private channel"))
    await town.play(town.square)
    for path in ("board", "status", "history", "export"):
        more = {"view": "text"} if path == "board" else {}
        for game in ("1", "2"):
            made = await town.ann.do(
                town.square, f"caylus {path}", game=game, public=True, **more
            )
            assert "Some people here can't see" in made.text
            assert [message.only_for for message in made.messages] == [town.ann.id]
        made = await town.ann.do(
            town.square, f"caylus {path}", game="3", public=True, **more
        )
        assert made.messages[0].only_for is None
    other = town.fake.world.new_channel(town.guild, "other")
    town.fake.channel_event(other, "CREATE")
    assert (await town.status(town.eve, other, 3, public=True)).messages[
        0
    ].only_for is None
    twin = town.fake.world.new_channel(town.guild, "twin")
    town.fake.channel_event(twin, "CREATE")
    town.fake.close_off(twin, town.ann, town.ben, town.cat)
    assert (await town.status(town.ann, twin, 2, public=True)).messages[
        0
    ].only_for is None
    town.fake.overwrite(twin, town.eve.id, allow=permissions.VIEW_CHANNEL)
    assert (
        "Some people here can't see"
        in (await town.status(town.ann, twin, 2, public=True)).text
    )


@pytest.mark.parametrize("shape", sampled(["private channel", "private thread"], 2))
async def test_nobody_is_brought_to_a_table_who_can_not_look_there(town, shape):
    place = town.closed(shape, town.dan)
    made = await town.ann.do(place, "caylus new", game="caylus", invite1=town.eve)
    assert "can't see this table's channel" in made.text and not town.rows(
        "SELECT 1 FROM game"
    )
    made = await town.ann.do(place, "caylus new", game="caylus", invite1=town.cat)
    assert f"<@{town.cat.id}>" in made.text
    for person in (town.ben, town.dan):
        await person.push(made.messages[0], button(made.messages[0], "join"))
    await town.ann.push(made.messages[0], button(made.messages[0], "start"))
    asked = await town.ben.do(place, "caylus table resign")
    await town.ben.push(asked.messages[0], button(asked.messages[0], "resign"))
    made = await town.ann.do(place, "caylus table replace", seat=1, member=town.eve)
    assert "can't see this table's channel" in made.text
    await town.ann.do(place, "caylus table replace", seat=1, member=town.cat)
    held = town.rows("SELECT user FROM tenure WHERE seat = 1 AND ended IS NULL")
    assert held == [(town.cat.id,)]


async def test_a_rematch_invites_nobody_who_left_the_server_or_does_not_see_its_place_any_more():
    async with world() as here:
        games = [await here.table(3) for _ in range(2)]
        ended = []
        for game in games:
            await Player(here, game, seed=8, way="act").hurry()
            found = await here.bot.db.read(outbox.found, game, "ended")
            home = await here.home(game)
            ended.append(next(m for m in home.history() if m.id == found.message))
        hide(here, here.channel, here.people[1].id, OverwriteType.MEMBER)
        await here.people[0].click(ended[0], label="Rematch")
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert lobby.lobby.invited == (here.people[2].id,)
        here.env.backend.remove_member(here.guild.id, here.people[2].id)
        await here.people[0].click(ended[1], label="Rematch")
        lobby, _ = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert lobby.lobby.invited == ()
        assert here.people[1].mention not in here.channel.last_message.content


async def test_a_vote_is_answered_only_as_one_of_the_game_that_was_pressed(town):
    table = await town.play(town.square)
    await town.ann.do(table.home, "caylus table cancel")
    town.go_abroad(town.ben)
    await town.lobby(town.ben, town.port)
    before = town.everything()
    made = await town.forge(town.ben, town.port, "cy:allow:2:1:1")
    assert "That vote no longer exists" in made.text and town.everything() == before


async def test_direct_messages_tell_of_no_game_and_change_none(town):
    await town.play(town.square)
    home = town.fake.world.direct_channel(town.ann.id)
    before = town.everything()
    for path, options in town.commands():
        made = await town.ann.do(home, path, game="1", **options)
        assert "I only work in servers" in made.text, path
    for forged in FORGED:
        made = await town.forge(town.ann, home, forged.format(game=1))
        assert "I only work in servers" in made.text, forged
    assert town.everything() == before


async def test_the_bot_comes_back_to_a_server_and_its_closed_games_stay_closed(town):
    place = town.closed("private channel")
    table = await town.play(place)
    town.fake.remove_bot(town.guild)
    town.go_abroad(town.ann, town.eve)
    for person in (town.ann, town.eve):
        assert NO_GAME in (await town.status(person, town.port)).text
    town.fake.invite_bot(town.guild)
    assert NO_GAME in (await town.status(town.eve, town.square)).text
    assert "Caylus #1" in (await town.status(town.cat, town.square)).text
    act = await until(table.step, "the question that comes back with the bot")
    assert act.acknowledged


async def test_who_was_banned_reaches_no_game_and_who_comes_back_holds_the_seat_again(
    town,
):
    table = await town.play(town.square)
    decides = table.decides(table.prompt())
    town.go_abroad(decides)
    del town.guild.members[decides.id]
    await town.lobby(decides, town.port)
    for path, options in town.commands():
        assert (
            NO_GAME in (await decides.do(town.port, path, game="1", **options)).text
        ), path
    assert (
        NO_GAME in (await town.forge(decides, town.port, "cy:act:1:1:place gate")).text
    )
    typing = decides.typing(town.port, "caylus status", "game", game="")
    await typing.answer()
    assert [choice["value"] for choice in typing.choices] == ["2"]
    town.guild.members[decides.id] = decides.user
    act = await table.step()
    assert act is not None and act.acknowledged
    assert town.rows("SELECT count(*) FROM action") == [(1,)]


async def test_a_channel_that_everyone_sees_may_be_shown_anywhere_until_it_is_denied_to_somebody():
    async with world() as here:
        game = str(await here.table(2))
        other = here.guild.create_text_channel("other")
        role = here.guild.create_role("Muted")
        hide(here, other, role.id)
        shown = await here.slash(0, other, "status", game=game, public=True)
        assert not shown.response.ephemeral and "Caylus" in shown.response.content
        hide(here, here.channel, role.id)
        hide(here, here.channel, here.people[4].id, OverwriteType.MEMBER)
        await here.env.settle()
        refused = await here.slash(0, other, "status", game=game, public=True)
        assert (
            refused.response.ephemeral
            and "Some people here can't see" in refused.response.content
        )
        assert (
            "Caylus"
            in (await here.slash(0, other, "status", game=game)).response.content
        )


def hide(here, channel, target, kind=OverwriteType.ROLE):
    """Takes View Channel away from a role or member."""
    overwrite = Overwrite(
        target_id=target, type=kind, allow=0, deny=permissions.VIEW_CHANNEL
    )
    here.env.backend.set_overwrite(channel.id, overwrite)
