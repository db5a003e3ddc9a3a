"""People who leave the server or are banned, and the bot removed from it and invited again, in a simulated Discord."""

from __future__ import annotations

import re

import pytest
from simcord.backend import serializers
from simcord.http import router

from bot.core import final_order, queries, votes
from tests.bot.features.invitations.test_admission import item
from tests.bot.players import Player
from tests.bot.world import world


async def test_who_was_banned_counts_as_late_at_once_and_who_left_when_they_are_asked():
    async with world() as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        seats = [seat.user for seat in position.info.seats]
        first = position.decision.seat
        banned = seats[(first + 2) % 3]
        here.env.backend.apply_ban(here.guild.id, banned, None)
        await here.env.settle()
        told = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in told) == 1, (
            "it is told before their turn comes"
        )
        left = seats[(first + 1) % 3]
        here.env.backend.remove_member(here.guild.id, left)
        await here.env.advance_time(3600)
        asked = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in asked) == 1, (
            "nobody tells the bot who leaves"
        )
        player = Player(here, game, seed=5, way="component")
        await player.step()
        await here.env.settle()
        told = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in told) == 2
        assert not any("decisions are skipped" in text for text in told), (
            "they may be back"
        )
        await here.env.advance_time(3700)
        told = [message.content for message in home.history()]
        assert any("seat, its decisions are skipped." in text for text in told), (
            "not after a deadline"
        )
        assert not any("time is up" in text for text in told), "they were not late"
        position = await here.bot.db.read(queries.position, game)
        assert position.decision.seat == first and not position.info.paused
        await player.step()


@pytest.mark.parametrize("late", ["wait", "skip", "vote", "stand-in"])
async def test_who_is_kicked_while_they_are_asked_is_missed_at_the_next_look_and_the_rule_applies(
    late,
):
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late=late)
        # a test that calls use cases wakes the clocks of the bot, too
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        position = await here.bot.db.read(queries.position, game)
        gone = position.info.seats[position.decision.seat]
        home = await here.home(game)
        await here.bot.get_guild(here.guild.id).kick(
            next(person for person in here.people if person.id == gone.user)
        )
        await here.env.advance_time(90)
        await here.quiet()
        info = await here.bot.db.read(queries.info, game)
        assert gone.seat in [awaited.seat for awaited in info.awaited]
        told = "\n".join(one.content for one in home.history())
        assert ("waits for them until <t:" in told) == (late in ("skip", "stand-in"))
        await here.env.advance_time(3600)
        await here.quiet()
        follows = {
            "wait": "the seat is now open to others",
            "skip": "seat, its decisions are skipped.",
            "vote": "Go on without ",
            "stand-in": "computer plays for ",
        }
        said = "\n".join(one.content for one in home.history())
        assert "has left this server" in said and follows[late] in said
        info = await here.bot.db.read(queries.info, game)
        assert info.seats[gone.seat].departed
        waits = gone.seat in [awaited.seat for awaited in info.awaited]
        assert waits == (late in ("wait", "vote"))
        assert here.env.errors == []


@pytest.mark.parametrize("late", ["skip", "stand-in"])
@pytest.mark.parametrize("restart", [False, True])
async def test_whoever_is_banned_for_ten_minutes_keeps_the_turn_that_they_are_asked(
    late, restart
):
    async with world(patience=60.0) as here:
        game = await here.table(3, pace="24h", late=late)
        await Player(here, game, seed=5, way="act").hurry(lambda info: info.turn == 2)
        position = await here.bot.db.read(queries.position, game)
        seat, home = position.decision.seat, await here.home(game)
        who = [one.id for one in here.people].index(position.info.seats[seat].user)
        user = here.people[who].user
        await here.bot.get_guild(here.guild.id).ban(user)
        await here.env.advance_time(600)
        await here.bot.get_guild(here.guild.id).unban(user)
        here.people[who] = here.guild.add_member(user)
        if restart:
            await here.restart()
        await here.env.advance_time(3600)
        await here.quiet()
        after = await here.bot.db.read(queries.position, game)
        assert (after.revision, after.info.seats[seat].departed) == (
            position.revision,
            False,
        )
        told = [one.content for one in home.history()]
        assert sum(text.startswith("Back in the game: ") for text in told) == 1
        await Player(here, game, seed=5, way="act").step()
        missed = await here.bot.db.read(final_order.missed_so_far, game, seat)
        assert missed[0] == 0
        assert here.env.errors == []


async def test_the_others_are_asked_whether_to_go_on_without_who_was_banned_and_nobody_calls_them_late():
    async with world() as here:
        game = await here.table(3, pace="24h", late="vote")
        home = await here.home(game)
        banned = await _asks(here, game)
        here.env.backend.apply_ban(here.guild.id, banned, None)
        await here.env.settle()
        told = "\n".join(message.content for message in home.history())
        assert (
            "? `Allow`: they're out of the game and rank behind everyone who stays; "
            in told
        )
        assert (
            "`Decline`: the game waits for them, or for whoever takes the seat." in told
        )
        assert "time is up" not in told and "missed a deadline" not in told
        held = {
            seat.user for seat in (await here.bot.db.read(queries.info, game)).seats
        }
        guest = next(one for one in here.people if one.id not in held)
        (offer,) = [
            one for one in home.history() if "has left this server" in one.content
        ]
        await guest.click(offer, custom_id=item(offer, "takeseat"))
        await here.env.settle()
        told = "\n".join(message.content for message in home.history())
        assert "The seat is taken, so the vote is no longer needed." in told


async def test_where_the_others_have_just_declined_to_go_on_it_says_when_they_can_be_asked_again():
    async with world() as here:
        game = await here.table(3, pace="24h", late="vote")
        home, late = await here.home(game), await _asks(here, game)
        await here.env.advance_time(80 * 3600)
        others = [who for who, one in enumerate(here.people[:3]) if one.id != late]
        for who in others:
            await here.slash(who, home, "table vote", answer="decline")
        here.env.backend.apply_ban(here.guild.id, late, None)
        await here.env.settle()
        (told,) = [
            one for one in home.history() if "has left this server" in one.content
        ]
        assert re.search(r"table replace.* from <t:\d+:t> on\.", told.content), (
            told.content
        )
        await here.env.advance_time(3 * 24 * 3600)
        assert await here.bot.db.read(votes.open_votes, game) == (), "not once more"


class Looked:
    """Which people the bot looked up."""

    def __init__(self, monkeypatch):
        self._dispatch, self.users = router.dispatch, []
        monkeypatch.setattr(router, "dispatch", self._note)

    def _note(self, backend, method, path, **more):
        if method == "GET" and "/members/" in path:
            self.users.append(int(path.rpartition("/")[2]))
        return self._dispatch(backend, method, path, **more)


async def _asks(here, game):
    position = await here.bot.db.read(queries.position, game)
    return position.info.seats[position.decision.seat].user


@pytest.mark.parametrize("restart", [False, True])
async def test_who_leaves_within_a_minute_of_their_last_press_is_noticed_without_a_clock(
    restart,
):
    async with world() as here:
        game = await here.table(3, pace="24h", late="skip")
        home = await here.home(game)
        await here.slash(0, home, "table settings", pace="none")
        player = Player(here, game, seed=5, way="component")
        left = await _asks(here, game)
        await player.step()
        while await _asks(here, game) != left:
            await player.step()
        await here.env.settle()
        here.env.backend.remove_member(here.guild.id, left)
        if restart:
            await here.restart()
        await here.env.advance_time(30)
        assert await _asks(here, game) == left, "their press is believed for a while"
        await here.env.advance_time(35)
        told = [message.content for message in home.history()]
        assert sum("has left this server" in text for text in told) == 1
        if restart:
            await here.restart()
            await here.env.advance_time(70)
        assert await _asks(here, game) == left, "they may be back"
        await here.env.advance_time(3600)
        told = [message.content for message in home.history()]
        assert any("seat, its decisions are skipped." in text for text in told)
        assert await _asks(here, game) != left


async def test_who_answers_within_a_minute_is_not_looked_up_and_who_does_not_seldom(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        player = Player(here, game, seed=5, way="component")
        for _ in range(4):
            await player.step()
        await here.env.settle()
        looked = Looked(monkeypatch)
        for _ in range(6):
            await here.env.advance_time(20)
            await player.step()
            await here.env.settle()
        assert looked.users == []
        asked = await _asks(here, game)
        await here.env.advance_time(2 * 3600)
        assert looked.users == [asked] * 2, "after a minute and an hour"
        await here.env.advance_time(2 * 86_400)
        assert looked.users == [asked] * 4, "then once a day"


async def test_games_wait_while_the_bot_is_removed_and_go_on_when_it_is_back():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home, table = await here.home(game), here.bot.db
        emit, guild = here.env.backend.emit, here.env.backend.get_guild(here.guild.id)
        emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is None, (
            "Discord has an outage"
        )
        emit(
            "GUILD_CREATE",
            {
                **serializers.guild_create_payload(here.env.backend, guild),
                "unavailable": False,
            },
        )
        await here.env.settle()
        emit("GUILD_DELETE", {"id": str(guild.id)})
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is not None
        emit("GUILD_CREATE", serializers.guild_create_payload(here.env.backend, guild))
        await here.env.settle()
        assert (await table.read(queries.info, game)).paused is None
        assert (
            sum("back on this server" in message.content for message in home.history())
            == 1
        )
        await Player(here, game, seed=2, way="component").step()


async def test_the_seat_of_who_was_banned_is_open_by_buttons_and_they_are_never_mentioned_again():
    async with world() as here:
        game = await here.table(3, pace="24h", late="wait")
        home = await here.home(game)
        info = await here.bot.db.read(queries.info, game)
        banned, other = info.seats[2].user, info.seats[0].user
        here.env.backend.apply_ban(here.guild.id, banned, None)
        await here.env.settle()
        told = next(
            one for one in home.history() if "has left this server" in one.content
        )
        name = info.seats[2].name
        assert told.content == (
            f"🟢 **Green** ({name}) has left this server. So that nobody has to wait, the seat is now open to others. "
            f"If 🟢 **Green** ({name}) rejoins and makes a move before someone takes the seat or the others go on "
            "without them, they simply play on. Otherwise they rank behind everyone who stays.\n"
            "The seat is open: anyone can take it, and this game won't change their rating."
        )
        assert item(told, "takeseat") and item(told, "without")
        presser = next(person for person in here.people if person.id == other)
        await presser.click(told, custom_id=item(told, "without"))
        await here.env.settle()
        after = await here.bot.db.read(queries.info, game)
        assert after.seats[2].user is None and after.status == "running"
        await here.env.advance_time(20 * 24 * 3600)
        later = [one for one in home.history() if one.id > told.id]
        assert later and all(
            banned not in [user.id for user in one.mentions] for one in later
        )
