"""Whoever lifts a bar says whether it was a mistake: then whoever read of it reads that the person did nothing wrong."""

from __future__ import annotations

import pytest

from tests.bot.features.moderation.test_acts import (
    SERVED,
    administrator,
    asked,
    directs,
    moderated,
    told,
    ways,
)
from tests.bot.world import world

MISTAKE = "Yes: it was a mistake"
NOTHING = "did nothing wrong"


@pytest.mark.parametrize("way", [MISTAKE, SERVED])
async def test_after_a_mistake_thread_log_and_direct_message_say_that_the_person_did_nothing_wrong(way):
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await admin.slash(here.channel, "caylus-server log", channel=log)
        await told(admin, here.channel, act="bar", member=bad, reason="Insults")
        seen = await asked(admin, here.channel, act="back", entry=1, reason="Somebody else")
        assert ways(seen) == [MISTAKE, SERVED, "No"]
        done = (await admin.click(seen, label=way)).response.content
        (line,) = await moderated(here, game)
        entries = {one.content for one in log.history()}
        (struck,) = [text for text in entries if text.startswith("~~**1**")]
        direct = (await directs(here, bad))[-1]
        assert line.startswith("🛡️ ~~**1** · ") and "~~ ↩️ Taken back by act 2" in line, "it stays struck"
        says = [f"{bad.mention} {NOTHING}." in text for text in (done, line, struck)]
        assert [*says, f"it was a mistake, and you {NOTHING}." in direct] == [way == MISTAKE] * 4
        assert ("it has served its purpose" in done) == (way == SERVED)
        listed = (await admin.slash(here.channel, "caylus-server log")).response.content
        assert (NOTHING in listed) == (way == MISTAKE)
        assert here.env.errors == []
