"""Following a game and a person, as spectators do it: told in direct messages, and only of what they can see."""

from __future__ import annotations

from simcord.enums import OverwriteType

from bot.features.follow import use_cases as follow_use_cases
from tests.bot.interactions.test_visibility import hide
from tests.bot.players import Player
from tests.bot.world import world

EVE, DEE = 4, 3
QUARTER = follow_use_cases.APART + follow_use_cases.GATHER


def direct(here, who):
    """The direct messages that somebody has."""
    channel = here.people[who].user.dm_channel
    return [] if channel is None else channel.history()


async def phases(here, game, count):
    """Plays until so many more phases have ended, or the game is over."""
    player = Player(here, game, seed=4, way="act")
    before = (await player.position()).info
    passed, seen = 0, (before.turn, before.phase)
    while passed < count and (position := await player.position()).decision is not None:
        now = (position.info.turn, position.info.phase)
        passed, seen = passed + (now != seen), now
        if passed < count:
            await player.step()


async def picks(here, who, kind, value):
    """Somebody chooses a game or a person to follow in the panel."""
    panel = await here.people[who].slash(here.channel, "caylus-club follow")
    return await here.people[who].select(
        panel.response, [value], custom_id=f"cy:{kind}:0:0:"
    )


async def test_who_presses_follow_is_told_in_direct_messages_what_happened_and_stops_by_a_press():
    async with world(patience=60.0) as here:
        game = await here.table(2)
        home = await here.home(game)
        card = next(m for m in here.channel.history() if "follow" in str(m.components))
        told = await here.people[EVE].click(card, label="Follow")
        assert (
            f"You're now following **Caylus #{game}**" in told.response.content
            and told.response.ephemeral
        )
        mine = await here.people[0].click(card, label="Follow")
        assert "You're playing in this game" in mine.response.content
        watching = await here.people[DEE].click(card, label="Watch")
        assert (
            "You're now following **"
            in (
                await here.people[DEE].click(watching.response, label="Follow")
            ).response.content
        )
        before = len(home.history())
        await phases(here, game, 2)
        await here.env.advance_time(QUARTER)
        (message,) = direct(here, EVE)
        assert (
            f"Caylus #{game}" in message.content and f"<#{home.id}>" in message.content
        )
        assert len(message.content) < 1_200 and len(message.attachments) == 1
        assert all(here.people[EVE].mention not in m.content for m in home.history())
        assert before < len(home.history())
        stopped = await here.people[EVE].user.click(
            message, label=f"Stop: Caylus #{game}"
        )
        assert "Stopped" in stopped.response.content
        await phases(here, game, 2)
        await here.env.advance_time(QUARTER)
        assert len(direct(here, EVE)) == 1
        assert here.env.errors == []


async def test_who_follows_a_person_is_told_of_games_that_they_can_see_when_it_is_told():
    async with world(patience=60.0) as here:
        ann = here.people[0]
        for who in (EVE, DEE):
            told = await picks(here, who, "followperson", ann)
            assert f"You're now following <@{ann.id}>" in told.response.content
        game = await here.table(2)
        hide(here, here.channel, here.people[DEE].id, OverwriteType.MEMBER)
        await here.env.settle()
        await here.restart()
        await here.env.advance_time(QUARTER)
        (message,) = direct(here, EVE)
        assert (
            f"Caylus #{game}" in message.content
            and "The game has started" in message.content
        )
        assert direct(here, DEE) == []
        shown = await ann.slash(here.channel, "caylus-club privacy", followed=False)
        assert "Nobody can follow you" in shown.response.content
        refused = await picks(here, EVE, "followperson", ann)
        assert "You can't follow" in refused.response.content
        player = Player(here, game, seed=4, way="act")
        await player.hurry(left=2)
        await player.finish()
        await here.env.advance_time(QUARTER)
        assert len(direct(here, EVE)) == 1 and direct(here, DEE) == []
        listed = await here.people[EVE].slash(here.channel, "caylus-club follow")
        assert "You aren't following anything" in listed.response.content
        assert here.env.errors == []


async def test_quiet_hours_and_the_person_s_language_hold_and_the_list_stops_anything():
    async with world(patience=60.0) as here:
        eve = here.people[EVE]
        await here.slash(EVE, here.channel, "me language", language="de")
        hour = here.bot.discord_api.now() // 3600 % 24
        quiet = f"{int(hour)}-{int((hour + 3) % 24)}"
        await here.slash(EVE, here.channel, "me notify", quiet=quiet)
        game = await here.table(2)
        told = await picks(here, EVE, "followgame", str(game))
        await eve.click(told.response, label="Nur am Ende")
        player = Player(here, game, seed=4, way="act")
        await player.hurry(left=2)
        await player.finish()
        # its jobs wait by the world's clock, not by that of the machine
        await here.restart()
        await here.env.advance_time(QUARTER)
        assert direct(here, EVE) == []
        await here.env.advance_time(3 * 3600)
        (message,) = direct(here, EVE)
        assert (
            "gewinnt" in message.content
            or "gewonnen" in message.content
            or "Sieg" in message.content
        )
        other = await here.table(2)
        await picks(here, EVE, "followgame", str(other))
        listed = await eve.slash(here.channel, "caylus-club follow")
        assert f"#{other}" in listed.response.content
        after = await eve.select(
            listed.response, [str(other)], custom_id="cy:followpick:0:0:game"
        )
        assert f"#{other}" not in after.response.content
        assert here.env.errors == []
