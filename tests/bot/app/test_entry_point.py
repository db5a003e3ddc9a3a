"""An application with Activities has an Entry Point command of Discord's; the bot's own are updated beside it."""

import pytest

from tests.fakediscord.process import BotProcess
from tests.fakediscord.server import FakeDiscord

ENTRY_POINT = {
    "id": "77",
    "application_id": "1",
    "version": "2",
    "default_member_permissions": None,
    "type": 4,
    "name": "launch",
    "name_localizations": None,
    "description": "",
    "description_localizations": None,
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
    "nsfw": False,
    "handler": 2,
}


@pytest.mark.costly("a bot of its own over the wire, started twice")
async def test_a_start_updates_the_commands_and_keeps_the_entry_point_command(tmp_path):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        try:
            await bot.start()
            own = list(fake.commands)
            assert fake.counts["commands"] == 1, (
                "without Activities nothing more is asked"
            )
            await bot.stop()
            fake.commands = [
                {**own[0], "description": "of an earlier version"},
                ENTRY_POINT,
            ]
            await bot.start()
            assert "could not be sent" not in bot.said
            assert fake.commands.pop()["id"] == ENTRY_POINT["id"] and [
                {**one, "id": ""} for one in fake.commands
            ] == [{**one, "id": ""} for one in own]
        finally:
            await bot.stop()
    assert not fake.violations
