"""Answers that Discord refuses: files come as text, and only players are named in public."""

from __future__ import annotations

import json

import pytest

from bot.components import ui
from bot.components.custom_id import CustomId
from tests.bot.world import world

REFUSED = [403, 413]


@pytest.mark.parametrize("status", REFUSED)
async def test_a_record_that_is_refused_as_a_file_comes_as_text_and_mentions_nobody(
    status,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        before = len(home.history())
        here.env.inject_error(
            "POST", "/interactions/*/callback", status=status, times=1
        )
        answer = await here.slash(0, home, "export")
        text = "\n".join(
            [answer.response.content, *(m.content for m in answer.followups)]
        )
        assert "game: caylus" in text and answer.response.ephemeral
        assert len(home.history()) == before


async def test_everything_about_a_person_comes_as_text_where_files_are_refused():
    async with world() as here:
        await here.slash(0, here.channel, "me hours", awake="8-22")
        here.env.inject_error("POST", "/interactions/*/callback", status=403, times=1)
        answer = await here.slash(0, here.channel, "me export")
        text = "".join(
            m.content.removeprefix("```\n").removesuffix("\n```")
            for m in (answer.response, *answer.followups)
            if m.content.startswith("```")
        )
        assert {
            "name": "hours",
            "value": "8-22",
            "user": here.people[0].id,
        } in json.loads(text)["settings"]
        assert here.channel.history() == []


async def test_a_record_too_long_for_messages_says_where_its_file_can_be_had(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        monkeypatch.setattr("bot.interactions.context.TEXT_PAGES", 0)
        here.env.inject_error("POST", "/interactions/*/callback", status=413, times=1)
        answer = await here.slash(0, home, "export")
        assert (
            "1 message" in answer.response.content
            and "Attach Files" in answer.response.content
        )
        assert answer.followups == []


async def test_an_answer_that_is_refused_mentions_players_in_public_and_nobody_else():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        for who, mentioned in ((0, True), (4, False)):
            before = {m.id for m in home.history()}
            here.env.inject_error(
                "POST", "/interactions/*/callback", status=404, times=3
            )
            await here.slash(who, home, "status")
            here.env.backend.faults.clear()
            new = [m for m in home.history() if m.id not in before]
            assert any(here.people[who].mention in m.content for m in new) == mentioned


async def test_an_answer_that_was_made_wrong_is_an_error_in_the_log_and_the_person_gets_a_sentence(
    caplog,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        here.env.inject_error("POST", "/interactions/*/callback", status=400, times=1)
        answer = await here.slash(4, home, "status")
        assert (
            answer.response.ephemeral and "rejected my reply" in answer.response.content
        )
        assert [
            record.levelname
            for record in caplog.records
            if "answer" in record.getMessage()
        ] == ["ERROR"]


def test_a_menu_without_options_can_not_be_made():
    with pytest.raises(ValueError, match="cy:pick:1:2:"):
        ui.menu("Choose", CustomId("pick", 1, 2), [])
