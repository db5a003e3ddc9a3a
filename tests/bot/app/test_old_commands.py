"""Somebody whose Discord still knows the commands of an earlier version is told which one does their work now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.interactions.slash_commands import REPLACED, replacement_of
from tests.bot.town import Town
from tests.bot.world import tree
from tests.fakediscord.process import BotProcess
from tests.fakediscord.server import FakeDiscord

ROOT = Path(__file__).parents[3]
OLD = {
    "caylus table explain": "caylus plan hint",
    "caylus-club ladder": "caylus-club statistics",
    "caylus-club player": "caylus-club statistics",
    "caylus-club server": "caylus-club statistics",
    "caylus-club seek add": "caylus-club seek",
    "caylus-club follow game": "caylus-club follow",
    "caylus-club tournament show": "caylus-club tournament",
    "caylus-club tournament manage": "caylus-club tournament",
    "caylus-server club": "caylus-server settings",
    "caylus-server digest": "caylus-server settings",
}


def knows(commands, path):
    """Discord's list has a command of an earlier version."""
    root, *words = path.split()
    level = next(one for one in commands if one["name"] == root)
    for at, word in enumerate(words, 1):
        is_command = at == len(words)
        found = next(
            (
                one
                for one in level["options"]
                if one["name"] == word and one["type"] < 3
            ),
            None,
        )
        if found is None or (found["type"] == 1 and not is_command):
            level["options"] = [one for one in level["options"] if one is not found]
            found = {"name": word, "type": 1 if is_command else 2, "options": []}
            level["options"].append(found)
        level = found


@pytest.mark.costly(
    "a bot of its own over the wire, which is told commands that it does not have"
)
async def test_an_old_command_is_answered_with_the_one_that_does_its_work_now(tmp_path):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        try:
            here = Town(fake, bot)
            await bot.start()
            for old in (
                "caylus table explain",
                "caylus-club ladder",
                "caylus-club seek add",
            ):
                now = OLD[old]
                knows(fake.commands, old)
                told = (await here.ann.do(here.square, old)).text
                assert "This command is gone; use </" + now + ":" in told, old
            knows(fake.commands, "caylus dance")
            assert (
                "has changed since your Discord"
                in (await here.ann.do(here.square, "caylus dance")).text
            )
        finally:
            await bot.stop()


async def test_what_old_commands_point_to_is_there():
    there = {one.qualified_name for one in (await tree()).walk_commands()}
    assert set(REPLACED.values()) <= there
    assert {old: replacement_of(old) for old in OLD} == OLD and replacement_of(
        "caylus dance"
    ) is None


async def test_the_documentation_lists_every_command_and_no_other():
    page = (ROOT / "docs" / "bot.md").read_text("utf-8")
    listed = set()
    for where, names in re.findall(
        r"^\| `/(caylus[a-z -]*)`[^|]*\|(.*)\|$", page, re.MULTILINE
    ):
        listed |= {f"{where} {name}" for name in re.findall(r"`([a-z-]+)`", names)}
    assert listed == {
        one.qualified_name
        for one in (await tree()).walk_commands()
        if hasattr(one, "callback")
    }
    assert f"{len(listed)} commands" in page and len(listed) <= 58
