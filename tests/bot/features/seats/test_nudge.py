"""`Remind them` under one's private `status` and `games`, and where the reminder goes."""

from __future__ import annotations

import pytest

from tests.bot.delivery.test_reminders import HOUR, mentions, waiting
from tests.bot.players import components
from tests.bot.world import world

TOLD = "are waiting for you"


def labels(message):
    return [part["label"] for part in components(message)]


@pytest.mark.parametrize("command", ["status", "games"])
async def test_the_private_answers_offer_it_and_it_reminds_once(command):
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home, who = await here.home(game), await waiting(here, game)
        asker = (who + 1) % 3
        assert "Remind" not in str(
            labels((await here.slash(asker, home, command)).response)
        )
        await here.env.advance_time(2 * HOUR)
        assert "Remind" not in str(
            labels((await here.slash(who, home, command)).response)
        )
        assert "Remind" not in str(
            labels((await here.slash(4, home, command)).response)
        )
        shown = (await here.slash(asker, home, command)).response
        (label,) = [one for one in labels(shown) if "Remind" in one]
        assert label == (
            "Remind them" if command == "status" else f"Caylus #{game}: Remind them"
        )
        answer = await here.people[asker].click(shown, label=label)
        assert (
            answer.response.ephemeral
            and "in the way and at the times they've chosen" in answer.response.content
        )
        await here.env.settle()
        assert len(mentions(here, home, who, TOLD)) == 1
        again = await here.people[asker].click(shown, label=label)
        assert "one reminder a day" in again.response.content
        await here.env.settle()
        assert len(mentions(here, home, who, TOLD)) == 1
        assert here.env.errors == []


async def test_everybody_is_shown_no_button_in_a_public_answer():
    async with world(patience=60.0) as here:
        game = await here.table(3)
        home, who = await here.home(game), await waiting(here, game)
        await here.env.advance_time(2 * HOUR)
        shown = await here.slash((who + 1) % 3, home, "status", public=True)
        assert labels(shown.response) == []


@pytest.mark.parametrize("how", ["direct", "off"])
async def test_it_goes_where_the_person_wants_reminders(how):
    async with world(patience=60.0) as here:
        game = await here.table(2)
        home, who = await here.home(game), await waiting(here, game)
        await here.slash(who, home, "me notify", how=how)
        await here.env.advance_time(2 * HOUR)
        shown = (await here.slash(1 - who, home, "status")).response
        await here.people[1 - who].click(shown, label="Remind them")
        await here.env.settle()
        assert mentions(here, home, who, TOLD) == []
        sent = here.people[who].user.dm_channel
        direct = (
            [] if sent is None else [m for m in sent.history() if TOLD in m.content]
        )
        assert len(direct) == (how == "direct")


@pytest.mark.parametrize("setting", ["quiet", "awake"])
async def test_at_night_it_waits_for_the_morning(setting):
    async with world(patience=60.0) as here:
        game = await here.table(2)
        home, who = await here.home(game), await waiting(here, game)
        hour = int(here.bot.delivery_context.now()) // HOUR % 24
        await here.env.advance_time(2 * HOUR)
        first, last = (hour + 1) % 24, (hour + 8) % 24
        if setting == "quiet":
            await here.slash(who, home, "me notify", quiet=f"{first}-{last}")
        else:
            await here.slash(who, home, "me hours", awake=f"{last}-{first}", zone="UTC")
        shown = (await here.slash(1 - who, home, "status")).response
        await here.people[1 - who].click(shown, label="Remind them")
        await here.env.settle()
        assert mentions(here, home, who, TOLD) == []
        await here.env.advance_time(4 * HOUR)
        assert mentions(here, home, who, TOLD) == []
        await here.env.advance_time(4 * HOUR)
        assert len(mentions(here, home, who, TOLD)) == 1
