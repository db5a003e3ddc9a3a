"""Orders and kept turn plans of earlier versions: who had them is told once which have ended."""

import shutil
from pathlib import Path

import pytest

from bot.core import jobs, user_data
from bot.features.plans import ended
from storage import jobs as job_rows
from tests.bot.club import ANN, Club
from tests.bot.world import world

DATABASES = Path(__file__).parents[3] / "databases"
ARMED = (
    "INSERT INTO ended_plan (user, server, game, plan) VALUES (?, ?, 7, "
    """'{"order":{"what":{"do":"ranked","at":"placing","codes":["place 3","place gate"]}},"turn":1}')"""
)
KEPT = "INSERT INTO ended_plan (user, server, plan) VALUES (?, ?, 'caylus opening: place 3')"
LINES = ("#7: placing place 3 > place gate", "caylus opening: place 3")


@pytest.mark.sqlite
async def test_an_armed_order_of_an_older_database_is_told_once_and_exported(tmp_path):
    shutil.copy(DATABASES / "version28.db", tmp_path / "caylus.db")
    club = await Club.open(tmp_path / "caylus.db")
    (line,) = await club.table.read(ended.unannounced, ANN.user)
    assert line.endswith("placing place 3 > place gate")
    assert await club.rows("SELECT key, due FROM job WHERE kind = 'plans.ended'") == [
        (str(ANN.user), 0)
    ]
    await club.table.run(ended.settle, ANN.user)
    assert await club.table.read(ended.unannounced, ANN.user) == ()
    assert await club.rows("SELECT key FROM job WHERE kind = 'plans.ended'") == []
    assert len((await club.table.read(user_data.about, ANN.user))["ended_plans"]) == 1
    await club.table.run(user_data.forget, ANN.user)
    assert await club.rows("SELECT id FROM ended_plan") == []
    await club.table.close()


async def _ends(here, user):
    def write(tx):
        for statement in (ARMED, KEPT):
            tx.execute(statement, (user, here.guild.id))
        job_rows.schedule(tx, ended.ENDED_JOB, str(user), here.guild.id, 0, None)

    await here.bot.db._database.write(write)


async def test_they_are_told_by_direct_message_and_else_in_the_panel():
    for takes_messages in (True, False):
        async with world() as here:
            game = await here.table(2)
            home = await here.home(game)
            if not takes_messages:
                here.env.inject_error(
                    "POST", "/users/@me/channels", status=403, times=None
                )
            user = here.people[0].id
            await _ends(here, user)
            await here.env.advance_time(2 * 60 * 60)
            await here.env.settle()
            assert await here.bot.db.read(jobs.due, ended.ENDED_JOB) == ()
            if takes_messages:
                told = here.people[0].user.dm_channel.last_message.content
                assert all(f"> {line}" in told for line in LINES)
            opened = (await here.slash(0, home, "plan turn")).response.content
            assert [line in opened.replace("\\", "") for line in LINES] == [
                not takes_messages
            ] * 2
            again = (await here.slash(0, home, "plan turn")).response.content
            assert not any(line in again.replace("\\", "") for line in LINES)
