"""An absence that somebody has announced: others see it beside the seat, and who comes back is told what waits."""

from __future__ import annotations

import pytest

from bot.core import queries, user_data
from storage import jobs
from tests.bot.world import said, world

DAY = 24 * 60 * 60


async def asked_and_away(here, days=3, decides=True):
    game = await here.table(2, pace="24h", late="skip")
    home, info = await here.home(game), await here.bot.db.read(queries.info, game)
    holder = here.seat_holder(info, info.deciding if decides else 1 - info.deciding)
    await here.slash(holder, home, "me away", days=days)
    await here.env.settle()
    return game, home, holder


@pytest.mark.parametrize("decides", [True, False])
async def test_others_see_until_when_somebody_is_away_beside_their_seat(decides):
    async with world() as here:
        game, home, holder = await asked_and_away(here, decides=decides)
        info = await here.bot.db.read(queries.info, game)
        seat = next(one for one in info.seats if one.user == here.people[holder].id)
        shown = f"away until <t:{seat.away}:d>"
        assert shown in await said(here, 1 - holder, home, "status")
        question = (await here.prompt(game)).content
        assert ("the clock is stopped until then" in question) == decides
        await here.env.advance_time(700)
        (pin,) = [message for message in home.history() if message.pinned]
        (card, *_) = [
            message
            for message in here.channel.history()
            if f"#{game}" in message.content
        ]
        for message in (pin, card):
            assert message.content.count("away until") == 1 and shown in message.content
        await here.slash(holder, home, "me away", days=0)
        await here.env.advance_time(700)
        assert "away until" not in await said(here, 1 - holder, home, "status")
        (pin,) = [message for message in home.history() if message.pinned]
        assert "away until" not in pin.content


async def test_who_comes_back_early_is_told_at_once_what_waits():
    async with world() as here:
        _, home, holder = await asked_and_away(here)
        told = await said(here, holder, here.channel, "me away", days=0)
        assert "You aren't away" in told and f"Caylus #1: <#{home.id}>" in told
        told = await said(here, 1 - holder, here.channel, "me away", days=0)
        assert "waiting for you" not in told
        await here.env.advance_time(4 * DAY)
        assert not any("welcome back" in message.content for message in home.history())


async def test_who_is_back_in_time_is_told_in_the_way_they_have_chosen():
    async with world() as here:
        _, home, holder = await asked_and_away(here)
        await here.env.advance_time(3 * DAY - 60)
        assert not any("welcome back" in message.content for message in home.history())
        await here.env.advance_time(400)
        (told,) = [
            message.content
            for message in home.history()
            if "welcome back" in message.content
        ]
        assert (
            f"<@{here.people[holder].id}>" in told
            and "The game is waiting for you" in told
        )


async def test_nothing_is_kept_of_when_somebody_who_is_forgotten_comes_back():
    async with world() as here:
        _, _, holder = await asked_and_away(here)
        user = here.people[holder].id
        await here.bot.db.run(user_data.forget, user)
        kept = await here.bot.db.read(
            lambda uow: jobs.find(uow.tx, "person.back", f"person:{user}")
        )
        assert kept is None


async def test_who_is_skipped_is_offered_to_come_back_in_what_they_ask_next():
    async with world() as here:
        game = await here.table(3, pace="24h", late="skip")
        home, info = await here.home(game), await here.bot.db.read(queries.info, game)
        seat = info.deciding
        gone = here.seat_holder(info, seat)
        await here.env.advance_time(130 * 3600)
        seen = await here.slash(gone, home, "board")
        assert "your moves are skipped" in seen.response.content
        await here.people[gone].click(seen.response, label="I'm back")
        assert not (await here.bot.db.read(queries.info, game)).seats[seat].absent
