"""People who leave the server or are banned, and the bot removed from it and invited again, in a simulated Discord."""

from __future__ import annotations

from simcord.backend import serializers

from bot.core import queries
from tests.bot.players import Player
from tests.bot.world import world


async def test_who_was_banned_counts_as_late_at_once_and_who_left_when_they_are_asked():
    async with world() as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        position = await here.bot.services.db.read(queries.position, game)
        seats = [seat.user for seat in position.info.seats]
        first = position.decision.seat
        banned = seats[(first + 2) % 3]
        here.env.backend.apply_ban(here.guild.id, banned, None)
        await here.env.settle()
        told = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in told) == 1, "it is told before their turn comes"
        left = seats[(first + 1) % 3]
        here.env.backend.remove_member(here.guild.id, left)
        await here.env.advance_time(3600)
        asked = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in asked) == 1, "nobody tells the bot who leaves"
        player = Player(here, game, seed=5, way="component")
        await player.step()
        await here.env.settle()
        told = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in told) == 2
        assert any("played for them" in text for text in told), "not after a deadline"
        position = await here.bot.services.db.read(queries.position, game)
        assert position.decision.seat == first and not position.info.paused
        await player.step()


async def test_games_wait_while_the_bot_is_removed_and_go_on_when_it_is_back():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home, table = await here.home(game), here.bot.services.db
        emit, guild = here.env.backend.emit, here.env.backend.get_guild(here.guild.id)
        emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is None, "Discord has an outage"
        emit(
            "GUILD_CREATE",
            {**serializers.guild_create_payload(here.env.backend, guild), "unavailable": False},
        )
        await here.env.settle()
        emit("GUILD_DELETE", {"id": str(guild.id)})
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is not None
        emit("GUILD_CREATE", serializers.guild_create_payload(here.env.backend, guild))
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is None
        assert sum("back on this server" in message.content for message in home.history()) == 1
        await Player(here, game, seed=2, way="component").step()
