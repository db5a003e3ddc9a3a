"""What a finished game takes on the disk, and games whose events an earlier version packed: all goes on as before."""

import shutil
import sqlite3
import zlib
from pathlib import Path

import pytest

from bot.core import expiry, history, outbox, queries, undo, votes
from bot.features.records import files
from bot.features.replays.handlers import script
from bot.features.reviews import analysis as reviews
from storage.compression import unpack
from tests.bot.club import DAY, HOUR, Club

DATABASES = Path(__file__).parents[2] / "databases"
MOST = 60_000  # bytes of a finished game of four
MEANWHILE = 100  # sweeps, in which everything is packed that is to be


async def as_earlier_versions(club):
    """Packs all events as version 34 did."""

    def earlier(tx):
        for table, column in (("action", "events"), ("setup", "opening")):
            for game, key, kept in tx.execute(
                f"SELECT game, {'revision' if table == 'action' else '0'}, {column} FROM {table}"
            ).fetchall():
                plain = unpack(kept)
                packed = (
                    b"\x00" + plain
                    if len(plain) < 400
                    else b"\x01" + zlib.compress(plain, 1)
                )
                one = " AND revision = ?" if table == "action" else " AND 0 = ?"
                tx.execute(
                    f"UPDATE {table} SET {column} = ? WHERE game = ?{one}",
                    (packed, game, key),
                )
        tx.execute("UPDATE game SET packed = 0 WHERE started IS NOT NULL")

    await club.table._database.write(earlier)


async def tick(club, seconds):
    """Lets time go by, and what is done hourly be done until nothing is left of it."""
    club.now += seconds
    for number in range(MEANWHILE):
        await club.table.run(expiry.sweep, begins=number == 0)
        club.now += expiry.PAUSE
        if not await club.rows(
            "SELECT 1 FROM game WHERE packed = 0 AND ended < ?", club.now - DAY
        ):
            return
    raise AssertionError("some game is never packed")


async def told(club, game):
    """All that is told of a finished game afterwards: history, review, replay, record."""
    turns = (await club.table.read(queries.info, game)).turn
    course, decided = await reviews.load_decisions(club.table, game, 0)
    return (
        [
            await club.table.read(history.history, game, turn)
            for turn in range(turns + 1)
        ],
        await club.table.read(queries.opening, game),
        await club.table.read(queries.actions_behind, game, 0),
        course.taken,
        [(one.number, one.code) for one in decided],
        await club.table.read(script, game),
        (await files.export_record(club.table, game)).text,
        await club.rows(
            "SELECT number, state FROM snapshot WHERE game = ? ORDER BY number", game
        ),
        await club.rows(
            "SELECT revision, seat, code, at FROM action WHERE game = ? ORDER BY revision",
            game,
        ),
    )


async def stored(club):
    """The marks of all events, and their bytes."""
    found = [row[0] for row in await club.rows("SELECT events FROM action")]
    return {events[:1] for events in found}, sum(map(len, found))


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_game_of_an_earlier_version_is_packed_a_day_after_its_end_and_tells_the_same(
    club, kind
):
    ended = await club.play(await club.game(3, kind))
    before, (marks, small) = await told(club, ended.info.id), await stored(club)
    assert b"\x01" not in marks
    await as_earlier_versions(club)
    _, large = await stored(club)
    assert small < 0.45 * large
    await tick(club, 23 * HOUR)
    assert await stored(club) == ({b"\x00", b"\x01"}, large)
    await tick(club, HOUR)
    assert await stored(club) == (marks, small)
    assert await told(club, ended.info.id) == before


async def test_a_packed_game_is_taken_up_again_by_a_vote_that_was_asked_before_and_ends_again(
    club,
):
    ended = await club.play(await club.game(2))
    await as_earlier_versions(club)
    last = (await club.rows("SELECT seat FROM action ORDER BY number DESC LIMIT 1"))[0][
        0
    ]
    club.now += 20 * HOUR
    asked = await club.table.run(
        undo.undo, ended.info.id, club.holder(ended.info, last), ended.revision
    )
    await tick(club, 5 * HOUR)
    again = await club.table.run(
        votes.answer, asked.vote.id, club.holder(ended.info, 1 - last), True
    )
    assert again.info.status == "running"
    position = await club.table.read(queries.position, ended.info.id)
    over = await club.play(position)
    assert over.info.status == "finished"
    await tick(club, 2 * DAY)
    assert (await files.export_record(club.table, ended.info.id)).text


async def test_running_games_of_an_earlier_version_keep_what_they_have_and_go_on(club):
    running = await club.play(await club.game(2), 30)
    await as_earlier_versions(club)
    await tick(club, 3 * DAY)
    assert await club.rows("SELECT packed FROM game") == [(0,)]
    ended = await club.play(running)
    before = await told(club, ended.info.id)
    assert len((await stored(club))[0]) == 3
    await tick(club, 2 * DAY)
    assert b"\x01" not in (await stored(club))[0]
    assert await told(club, ended.info.id) == before


async def test_damaged_events_stay_as_they_are_and_stop_no_other_game(club):
    first = await club.play(await club.game(2))
    second = await club.play(await club.game(2))
    await as_earlier_versions(club)
    broken = b"\x01broken"
    await club.table._database.write(
        lambda tx: tx.execute(
            "UPDATE action SET events = ? WHERE game = ? AND number = 3",
            (broken, first.info.id),
        )
    )
    await tick(club, 2 * DAY)
    kept = "SELECT events FROM action WHERE game = ? AND number = 3"
    assert await club.rows(kept, first.info.id) == [(broken,)]
    assert (await club.rows(kept, second.info.id))[0][0][:1] != b"\x01"


async def test_the_last_report_of_a_running_game_is_kept_for_a_week_and_other_notices_for_a_day(
    club,
):
    running = await club.play(await club.game(2), until=lambda now: now.info.turn > 1)
    await club.post()
    ended = await club.play(await club.game(2))
    await club.post()
    await tick(club, 2 * DAY)
    assert await club.rows(
        "SELECT game, kind FROM outbox WHERE settled IS NOT NULL"
    ) == [(running.info.id, "report")]
    revision = (
        await club.rows("SELECT phase_ended FROM game WHERE id = ?", running.info.id)
    )[0][0]
    assert await club.table.run(outbox.report_again, running.info.id, revision)
    await club.post()
    await tick(club, 8 * DAY)
    assert await club.rows("SELECT 1 FROM outbox WHERE settled IS NOT NULL") == []
    assert await club.table.read(queries.info, ended.info.id)


@pytest.mark.sqlite
async def test_a_finished_game_of_four_takes_at_most_60_kb_when_a_day_has_gone_by(club):
    def pages(tx):
        (count,), (free,) = (
            tx.execute(f"PRAGMA {what}").fetchone()
            for what in ("page_count", "freelist_count")
        )
        return (count - free) * tx.execute("PRAGMA page_size").fetchone()[0]

    async def play():
        position = await club.game(4)
        while position.decision is not None:
            codes = position.decision.actions
            busy = [
                code for code in codes if code not in ("pass", "skip", "done")
            ] or codes
            position = await club.act(
                position, club.random.choice(busy), delivery=club.delivery()
            )
            await club.post(position.info.id)
        return position.info.number

    await play()  # what the first of a server takes
    await tick(club, 2 * DAY)
    before = await club.table._database.read(pages)
    actions = [await play() for _ in range(3)]
    assert min(actions) > 200
    await tick(club, 2 * DAY)
    assert (await club.table._database.read(pages) - before) / len(actions) < MOST


@pytest.mark.sqlite
@pytest.mark.parametrize("version", [1, 20, 34])
async def test_games_of_older_databases_are_packed_and_tell_the_same(tmp_path, version):
    shutil.copy(DATABASES / f"version{version}.db", tmp_path / "caylus.db")
    club = await Club.open(tmp_path / "caylus.db")
    (game,) = (await club.rows("SELECT min(id) FROM game WHERE status = 'finished'"))[0]
    before = await told(club, game)
    assert (await stored(club))[0] == {b"\x00", b"\x01"}
    await tick(club, 3 * DAY)
    kept = await club.rows("SELECT events FROM action WHERE game = ?", game)
    assert b"\x02" in {events[:1] for (events,) in kept} and b"\x01" not in {
        e[:1] for (e,) in kept
    }
    assert await told(club, game) == before
    await club.table.close()
    with sqlite3.connect(tmp_path / "caylus.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
