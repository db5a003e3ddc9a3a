"""Two bots run with one token, on copies of one folder: the log of the one whose answer came second says so."""

from __future__ import annotations

import shutil

import pytest

from tests.bot.town import Town
from tests.fakediscord import BotProcess, FakeDiscord, Fault
from tests.patience import until

WARNING = "was answered by another process: does a second bot run with this token"


@pytest.mark.costly("two bots of their own over the wire")
async def test_a_second_bot_with_the_same_token_is_named_in_the_log(tmp_path):
    async with FakeDiscord() as fake:
        fake.patience, fake.gateway.rivals = 60.0, True
        one, other = (
            BotProcess(fake, tmp_path / "one"),
            BotProcess(fake, tmp_path / "other"),
        )
        here = Town(fake, one)
        try:
            await one.start()
            await one.stop()
            shutil.copytree(one.data, other.data)
            await one.start()
            await other.start()
            await here.ann.do(here.square, "caylus games")
            await until(lambda: WARNING in one.said + other.said, "a warning in a log")
        finally:
            await one.stop()
            await other.stop()
    assert (WARNING in one.said) != (WARNING in other.said), (
        "only whoever came second can know"
    )


@pytest.mark.costly("a bot of its own over the wire")
@pytest.mark.parametrize("effect", ["lose", "500 after", "late"])
async def test_an_answer_of_ours_that_was_lost_is_no_second_bot(tmp_path, effect):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        here = Town(fake, bot)
        try:
            await bot.start()
            fake.faults.add(Fault(effect, "callback", seconds=1.6))
            assert (await here.ann.do(here.square, "caylus games")).text
        finally:
            await bot.stop()
    assert "answered by another process" not in bot.said
