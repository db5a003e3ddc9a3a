"""Who gives no sign for long, as people meet it: two messages in the thread, with buttons."""

from __future__ import annotations

import pytest

from bot.core import queries
from tests.bot.delivery.test_reminders import HOUR, mentions, waiting
from tests.bot.players import Player, components
from tests.bot.world import world


def labels(message):
    return [part["label"] for part in components(message)]


async def missed(here, home):
    return [message for message in home.history() if message.content.startswith("⏳")]


async def test_the_thread_is_told_and_whoever_comes_takes_the_seat_by_a_button():
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h")
        home, who = await here.home(game), await waiting(here, game)
        await here.env.advance_time(71 * HOUR)
        assert await missed(here, home) == []
        await here.env.advance_time(2 * HOUR)
        (told,) = await missed(here, home)
        assert mentions(here, home, who, "No sign of") == [told] and labels(told) == [
            "Keep waiting"
        ]
        await here.env.advance_time(36 * HOUR)
        _, opened = await missed(here, home)
        assert "can now take" in opened.content and labels(opened) == [
            "Take the seat",
            "Keep waiting",
            "Take the win",
        ]
        refused = await here.people[1 - who].click(opened, label="Take the seat")
        assert "already at this table" in refused.response.content.casefold()
        taken = await here.people[4].click(opened, label="Take the seat")
        assert "You've joined" in taken.response.content
        await here.env.settle()
        info = await here.bot.db.read(queries.info, game)
        assert here.people[4].id in [seat.user for seat in info.seats]
        assert "By vote" not in "".join(message.content for message in home.history())
        (over,) = [one for one in home.history() if one.id == opened.id]
        assert labels(over) == [] and over.content.startswith("~~⏳")
        assert over.content.endswith("has taken over this seat."), "it says who took it"
        await Player(here, game, seed=1, way="component").step()
        assert here.env.errors == []


@pytest.mark.parametrize("back", [False, True])
async def test_a_press_goes_on_waiting_and_its_message_says_so(back):
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h")
        home, who = await here.home(game), await waiting(here, game)
        await here.env.advance_time(73 * HOUR)
        (told,) = await missed(here, home)
        stranger = await here.people[4].click(told, label="Keep waiting")
        assert stranger.response.ephemeral
        await here.people[who if back else 1 - who].click(told, label="Keep waiting")
        (told,) = await missed(here, home)
        assert ("is back" if back else "will keep waiting for") in told.content
        assert components(told) == []
        await here.env.advance_time(34 * HOUR)
        assert len(await missed(here, home)) == 1
        await here.env.advance_time(4 * HOUR)
        assert len(await missed(here, home)) == 2


@pytest.mark.parametrize("how", ["direct", "off"])
async def test_who_wants_no_mention_gets_none(how):
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="12h")
        home, who = await here.home(game), await waiting(here, game)
        await here.slash(who, home, "me notify", how=how)
        await here.env.advance_time(73 * HOUR)
        (told,) = [
            request.json
            for request in here.env.backend.http_requests
            if request.path.endswith(f"/channels/{home.id}/messages")
            and "⏳" in (request.json or {}).get("content", "")
        ]
        assert not told["allowed_mentions"].get("users")
        sent = here.people[who].user.dm_channel
        direct = (
            []
            if sent is None
            else [m.content for m in sent.history() if "No sign of" in m.content]
        )
        assert len(direct) == (how == "direct")
