"""What an upgrade changes about running games is told in their threads, once."""

import shutil
from pathlib import Path

import pytest

from bot.core import outbox
from bot.core.notifications import Upgraded
from tests.bot.club import Club
from tests.bot.over import posted
from tests.bot.world import world

BEFORE = Path(__file__).parents[2] / "databases" / "version30.db"


@pytest.mark.sqlite
async def test_the_threads_of_running_games_wait_to_be_told_after_the_upgrade(tmp_path):
    shutil.copy(BEFORE, tmp_path / "caylus.db")
    club = await Club.open(tmp_path / "caylus.db")
    running = await club.rows(
        "SELECT id FROM game WHERE status = 'running' AND practice = 0 AND thread IS NOT NULL ORDER BY id"
    )
    told = [
        one
        for one in await club.table.read(outbox.pending, None, 1000)
        if isinstance(one.body, Upgraded)
    ]
    assert running and sorted((one.game, one.body.version) for one in told) == [
        (game, version) for (game,) in running for version in (31, 39)
    ]
    await club.table.close()


async def test_it_is_one_message_that_says_what_and_why():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        for version, why in (
            (31, "so that nobody waits for an empty seat"),
            (32, "are now 3, 4 and 5"),
            (39, "leaving works a little differently"),
        ):
            await here.bot.db.run(
                lambda uow, version=version: uow.post(uow.row(game), Upgraded(version))
            )
            await posted(here, game)
            (told,) = [
                m
                for m in home.history()
                if m.content.startswith("ℹ️") and why in m.content
            ]
            assert len(told.content) < 1000
