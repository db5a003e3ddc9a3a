"""What people, Discord and files have of the bot is what it was when somebody last looked.

Where that was meant to change, `python -m tests.inventory` writes it anew; look at the difference before committing.
"""

import difflib
import os
import sqlite3
from pathlib import Path

import pytest

from tests.inventory import commands, custom_ids, golden, messages
from tests.inventory.scenarios import SCENARIOS

DATABASES = Path(__file__).parent.parent / "databases"
NEWEST = max(
    DATABASES.glob("version*.db"),
    key=lambda path: int(path.stem.removeprefix("version")),
)
QUEUES = (
    "outbox WHERE settled IS NULL",
    "job WHERE kind = 'clock'",
    "job WHERE kind = 'plans.auto_answer'",
    "job WHERE kind = 'vote.expire'",
    "job WHERE kind = 'lobby.expire'",
    "job WHERE kind = 'live_session.end'",
    "job WHERE kind = 'puzzle.post'",
    "job WHERE kind = 'digest.post'",
    "job WHERE kind = 'follow.send'",
    "job WHERE kind = 'matchmaking.search'",
    "job WHERE kind = 'matchmaking.confirm'",
    "job WHERE kind = 'tournament.advance'",
    "job WHERE kind = 'tournament.announce'",
    "job WHERE kind = 'tournament.post'",
)
"""What waits to be done or posted, in the newest stored database: a later version finds it there and goes on."""
WHOLE = bool(os.environ.get("INVENTORY"))


def same(name, before, now, writer="tests.inventory"):
    if before != now:
        told = [
            *difflib.unified_diff(
                before, now, "as it was", "as it is now", n=1, lineterm=""
            )
        ]
        pytest.fail(
            "\n".join([*told[:60], f"If that is meant: python -m {writer} {name}"]),
            pytrace=False,
        )


@pytest.mark.parametrize("name", SCENARIOS)
async def test_the_bot_asks_of_discord_in_a_game_what_it_asked_before(name, kept_on):
    if kept_on == "postgres" and "computers" in SCENARIOS[name].options:
        pytest.skip("a server lets what computers do overtake what is posted meanwhile")
    same(name, golden.kept(name, WHOLE), await golden.made(name, WHOLE))


async def test_commands_are_what_they_were_in_every_language():
    same("commands", golden.read("commands"), await commands.lines())


def test_every_message_is_there_with_its_arguments_and_its_text():
    same("messages", golden.read("messages"), messages.lines())


def test_a_custom_id_of_every_kind_means_what_it_meant():
    kept = golden.read("custom_ids")
    same("custom_ids", kept, custom_ids.lines(kept))


@pytest.mark.parametrize("queue", QUEUES)
def test_something_waits_in_each_queue_of_the_newest_stored_database(queue):
    file = sqlite3.connect(f"file:{NEWEST}?mode=ro&immutable=1", uri=True)
    assert file.execute(f"SELECT count(*) FROM {queue}").fetchone()[0] > 0
    file.close()
