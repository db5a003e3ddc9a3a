"""Databases of all earlier versions open for ever, and their games are played to the end."""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app.admin_cli import main
from bot.core import queries, seats, undo, user_data, votes
from bot.core.errors import WrongStatus
from bot.features.records import files
from rules.record import read
from storage import inspection
from tests.bot.club import ANN, BEN, CAT, DAN, Club
from tests.costs import sampled

pytestmark = pytest.mark.sqlite

DATABASES = sorted(
    (Path(__file__).parents[2] / "databases").glob("version*.db"),
    key=lambda path: -int(path.stem[7:]),
)
SOME = sampled(DATABASES, 6)
"""The newest, and others back to the oldest."""


@pytest.mark.parametrize("database", SOME, ids=lambda path: path.stem)
async def test_every_game_of_an_old_database_goes_on(tmp_path, database):
    path = tmp_path / "caylus.db"
    shutil.copy(database, path)
    club = await Club.open(path)
    running = [
        row[0]
        for row in await club.rows(
            "SELECT id FROM game WHERE status = 'running' ORDER BY id"
        )
    ]
    assert len(running) == 2
    for game in running:
        info = await club.table.read(queries.info, game)
        if any(seat.user is None for seat in info.seats):
            await club.table.run(
                seats.claim, game, CAT if not info.seats_of(CAT.user) else DAN
            )
        ended = await club.play(await club.table.read(queries.position, game))
        assert ended.info.status == "finished"
        assert (await files.export_record(club.table, game)).text
    with pytest.raises(WrongStatus, match="is over"):
        await club.table.run(seats.claim, running[0], DAN)
    assert (await club.table.read(queries.counts))["lobby"] == 1
    assert await club.table.read(user_data.settings_of, 100) == {"zone": "Europe/Paris"}
    await club.table.close()


SPECTATORS = """
INSERT INTO prediction (game, user, name, seat, margin, at) VALUES (2, 103, 'Dan', 1, 5, 1750000000);
INSERT INTO prophet VALUES (1, 103, 10, 'Dan', 17, 1, 1);
INSERT INTO applause (game, user, seat, revision, at) VALUES (1, 103, 1, 9, 1750000000), (2, 103, 1, 9, 1750000000);
INSERT INTO server_setting VALUES (1, 'predictions', 'no'), (1, 'applause', 'yes');
INSERT INTO outbox (game, revision, kind, body, created, due)
    VALUES (1, 99, 'applauded', '{"notice": "applauded"}', 1750000000, 1750000000);
UPDATE game SET foretold = 0 WHERE id = 2;
UPDATE outbox SET body = json_set(body, '$.foretold', json('[[1, 2]]'), '$.applause', json('[[0, 1]]'))
    WHERE kind = 'report';
UPDATE result SET facts = json_set(facts, '$.applause', json('[3, 0]')) WHERE game = 1 AND seat = 1;
INSERT INTO tally SELECT server, user, channel, kind, players, beside, 'applause', 3, 0 FROM tally
    WHERE what = 'games' AND user IN (0, (SELECT user FROM result WHERE game = 1 AND seat = 1));
"""
"""What version 19 may have of predictions and applause, a notice that waits included."""


async def test_predictions_and_applause_go_and_games_that_had_them_lose_nothing_else(
    tmp_path,
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES[0].with_name("version19.db"), path)
    with sqlite3.connect(path) as file:
        file.executescript(SPECTATORS)
        (waiting,) = file.execute(
            "SELECT count(*) FROM outbox WHERE settled IS NULL"
        ).fetchone()
    club = await Club.open(path)
    assert (await club.table.read(user_data.server_settings, 1)) == {
        "games_per_person": "20"
    }
    assert (
        len([kind for kind in await club.kinds() if kind != "Upgraded"]) == waiting - 1
    )
    reports = [body for body in await club.post() if type(body).__name__ == "Report"]
    assert reports and all(body.phases for body in reports)
    ended = await club.play(await club.table.read(queries.position, 2))
    assert ended.info.status == "finished"
    last = await club.table.read(queries.info, 1)
    asked = await club.table.run(undo.undo, 1, ANN, last.revision)
    assert (
        await club.table.run(votes.answer, asked.vote.id, BEN, True)
    ).info.status == "running"
    assert not [
        what
        for (what,) in await club.rows("SELECT what FROM tally")
        if what == "applause"
    ]
    assert not any(
        "applause" in json.loads(row[0])
        for row in await club.rows("SELECT facts FROM result")
    )
    assert await club.rows("SELECT count(*) FROM tally WHERE number <= 0") == [(0,)]
    await club.table.close()


@pytest.mark.parametrize("database", SOME, ids=lambda path: path.stem)
def test_every_game_of_an_old_database_can_be_exported_as_it_lies(
    tmp_path, capsys, database
):
    path = tmp_path / "caylus.db"
    shutil.copy(database, path)
    with inspection.reading(path) as tx:
        started = [
            row[0]
            for row in tx.execute(
                "SELECT id FROM game WHERE started IS NOT NULL ORDER BY id"
            )
        ]
    assert len(started) >= 2
    for game in started:
        assert main(["export", "--file", str(path), str(game)]) == 0
        written = capsys.readouterr().out
        assert read(written).header.players
    assert path.read_bytes() == database.read_bytes()
    assert main(["export", "--file", str(path), "999"]) == 2
    assert "no game 999" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "rated", "hints"),
    [
        ("hints = 'yes', aided = NULL", True, "no"),
        ("hints = 'yes', aided = 'hint'", False, "yes"),
        ("hints = 'alone', aided = 'what-if'", False, "alone"),
        ("hints = 'alone', aided = NULL, undo = 'free'", False, "alone"),
        ("hints = 'alone', aided = NULL", True, "alone"),
    ],
)
async def test_running_games_stay_as_rated_as_they_were_and_rated_ones_lose_their_hints(
    tmp_path, before, rated, hints
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES[0].parent / "version20.db", path)
    with sqlite3.connect(path) as old:
        old.execute(
            f"UPDATE game SET rated = 'yes', undo = 'consent', {before} WHERE status = 'running'"
        )
    old.close()
    club = await Club.open(path)
    for (game,) in await club.rows(
        "SELECT id FROM game WHERE status = 'running' AND imported = 0"
    ):
        info = await club.table.read(queries.info, game)
        assert (info.rated, info.settings.hints) == (rated and not info.practice, hints)
    await club.table.close()
