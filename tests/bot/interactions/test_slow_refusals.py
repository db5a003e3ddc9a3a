"""What can't be done is told to the asker alone, also where the answer took so long that it was begun in public."""

from __future__ import annotations

import pytest
from simcord.enums import OverwriteType

from bot.interactions import context
from tests.bot.interactions.test_visibility import hide
from tests.bot.world import world
from tests.patience import until

PLANTED = "@everyone [free](https://example.com)"


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        (
            "table import",
            {"text": f"game: caylus; players: Blue, Red; seed: 1; {PLANTED} pass"},
            "can't be read",
        ),
        ("status", {"public": True, "game": "2"}, "Some people here"),
        ("new", {"game": "caylus", "practice": 5}, "open tables"),
    ],
)
@pytest.mark.parametrize("refused", [False, True], ids=["deleted", "not deleted"])
async def test_a_refusal_that_took_long_is_for_the_asker_alone(
    monkeypatch, command, options, said, refused
):
    monkeypatch.setattr(context, "DEFERRED_AFTER_SECONDS", 0.0)
    async with world() as here:
        for _ in range(3 if command == "new" else 0):
            await here.slash(0, here.channel, "new", game="caylus", practice=2)
        if command == "status":
            await here.table(2)
            await here.table(2)
            hide(here, here.channel, here.people[4].id, OverwriteType.MEMBER)
        where = here.guild.create_text_channel("other")
        if refused:
            here.env.inject_error("DELETE", "/webhooks/*", status=403, times=9)
        load = context.Context.load_settings

        async def loaded(ctx):
            await load(ctx)
            await until(ctx.interaction.response.is_done, "it is deferred")

        monkeypatch.setattr(context.Context, "load_settings", loaded)
        result = await here.slash(0, where, command, **options)
        await here.quiet()
        shown = [
            message
            for message in (result.response, *result.followups)
            if message is not None
        ]
        seen = [
            message.content
            for message in where.history()
            if not message.flags.ephemeral
        ]
        assert any(said in message.content and message.ephemeral for message in shown)
        assert [
            text
            for text in seen
            if "I've explained why to the person who asked" not in text
        ] == []
        assert len(seen) == refused
        assert here.env.errors == []
