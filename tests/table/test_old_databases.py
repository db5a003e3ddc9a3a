"""Databases of all earlier versions open for ever, and their games are played to the end."""

import shutil
from pathlib import Path

import pytest

from bot.table import WrongStatus
from tests.table.club import CAT, DAN, Club

pytestmark = pytest.mark.sqlite

DATABASES = sorted((Path(__file__).parent.parent / "databases").glob("version*.db"))


@pytest.mark.parametrize("database", DATABASES, ids=lambda path: path.stem)
async def test_every_game_of_an_old_database_goes_on(tmp_path, database):
    path = tmp_path / "caylus.db"
    shutil.copy(database, path)
    club = await Club.open(path)
    running = [row[0] for row in await club.rows("SELECT id FROM game WHERE status = 'running' ORDER BY id")]
    assert len(running) == 2
    for game in running:
        sheet = await club.table.sheet(game)
        if any(seat.user is None for seat in sheet.seats):
            await club.table.claim(game, CAT if not sheet.seats_of(CAT.user) else DAN)
        ended = await club.play(await club.table.position(game))
        assert ended.sheet.status == "finished"
        assert (await club.table.export(game)).text
    with pytest.raises(WrongStatus, match="is over"):
        await club.table.claim(running[0], DAN)
    assert (await club.table.counts())["lobby"] == 1
    assert await club.table.settings_of(100) == {"zone": "Europe/Paris"}
    await club.table.close()
