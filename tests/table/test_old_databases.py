"""Databases of all earlier versions open for ever, and their games are played to the end."""

import shutil
from pathlib import Path

import pytest

from bot.process.upkeep import main
from bot.table import WrongStatus
from rules.record import read
from storage import inspection
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


@pytest.mark.parametrize("database", DATABASES, ids=lambda path: path.stem)
def test_every_game_of_an_old_database_can_be_exported_as_it_lies(tmp_path, capsys, database):
    path = tmp_path / "caylus.db"
    shutil.copy(database, path)
    with inspection.reading(path) as tx:
        started = [row[0] for row in tx.execute("SELECT id FROM game WHERE started IS NOT NULL ORDER BY id")]
    assert len(started) >= 2
    for game in started:
        assert main(["export", "--file", str(path), str(game)]) == 0
        written = capsys.readouterr().out
        assert read(written).header.players
    assert path.read_bytes() == database.read_bytes()
    assert main(["export", "--file", str(path), "999"]) == 2
    assert "no game 999" in capsys.readouterr().err
