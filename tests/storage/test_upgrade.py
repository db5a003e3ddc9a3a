"""A newer bot meets an older one on a server: nothing is migrated under it, and all is copied before."""

import os
import shutil
from pathlib import Path

import pytest

from bot.app.admin_cli import main
from storage import NewerVersion, StillServed, migrations, opening
from storage.errors import OlderVersion
from storage.migrations import MIGRATIONS, Migration
from storage.postgres import upgrading
from storage.shard_range import ShardRange
from storage.share import SILENT, Share
from tests import postgres
from tests.patience import PATIENCE
from tests.postgres import open_database
from tests.storage.facts import names, put

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]

DATABASES = Path(__file__).parent.parent / "databases"
OLD = MIGRATIONS[-1].version
STEPS = (
    *MIGRATIONS,
    Migration(OLD + 1, "CREATE TABLE later_on (id INTEGER PRIMARY KEY);"),
)


@pytest.fixture
def newer(monkeypatch):
    """Makes this program a newer one, with a migration more, and back."""
    monkeypatch.setattr(upgrading, "DISCONNECT_SECONDS", 0.0)

    def be(new=True):
        monkeypatch.setattr(migrations, "MIGRATIONS", STEPS if new else MIGRATIONS)

    yield be
    opening.schema.cache_clear()


def version(url):
    import psycopg

    with psycopg.connect(url) as connection:
        return connection.execute("SELECT version FROM caylus_schema").fetchone()[0]


@pytest.mark.parametrize("alone", [True, False])
async def test_nothing_is_migrated_under_a_bot_that_runs_and_the_sentence_names_its_process(
    alone, newer, tmp_path
):
    url = postgres.database()
    old = await open_database(url, alone=alone)
    newer()
    with pytest.raises(StillServed) as told:
        await open_database(url, alone=alone, copies=tmp_path)
    assert f"version {OLD} and needs an upgrade to version {OLD + 1}" in str(told.value)
    assert f"{os.getpid()})" in str(told.value) and "Stop all of them first" in str(
        told.value
    )
    assert version(url) == OLD and list(tmp_path.iterdir()) == []
    newer(False)
    await old.write(put("goes on"))
    await old.close()
    newer()
    new = await open_database(url, alone=alone, copies=tmp_path)
    assert await new.read(names) == ["goes on"] and version(url) == OLD + 1
    newer(False)
    with pytest.raises(NewerVersion, match="written by a newer bot"):
        await open_database(url, alone=alone)
    await new.close()


async def test_a_process_whose_wire_is_cut_is_waited_for_until_the_server_ends_its_session(
    newer, tmp_path, monkeypatch
):
    url, share = postgres.database(), Share()
    old = await open_database(url, alone=False, share=share)
    assert (await share.claim(ShardRange(2, 0, 0))).held
    old._watch.stop()  # nothing more is heard of it
    newer()
    monkeypatch.setattr(upgrading, "DISCONNECT_SECONDS", SILENT + PATIENCE)
    await (await open_database(url, alone=False, copies=tmp_path)).close()
    assert version(url) == OLD + 1
    await old.close()


async def test_a_migration_leaves_a_copy_that_the_former_version_takes_back(
    newer, tmp_path, capsys
):
    url, former, copies = (
        postgres.server().fresh(),
        tmp_path / "former",
        tmp_path / "copies",
    )
    former.mkdir()
    file = shutil.copy(DATABASES / f"version{OLD}.db", former)
    assert main(["copy", str(file), url]) == 0
    newer()
    with pytest.raises(OlderVersion, match="Back it up"):
        await open_database(url)  # nobody says where the copy is to go
    database = await open_database(url, copies=copies)
    await database.write(lambda tx: tx.execute("DELETE FROM seat") and None)
    await database.close()
    (copy,) = copies.iterdir()
    assert copy.name == f"caylus.db.v{OLD}-1.bak" and copy.stat().st_mode & 0o077 == 0
    newer(False)
    capsys.readouterr()
    assert main(["check", str(copy)]) == 0
    back = postgres.server().fresh()
    assert main(["copy", str(copy), back]) == 0
    assert main(["check", back]) == 0
    assert f"version {OLD}, 5 games, 2 running, sound" in capsys.readouterr().out
    for game in ("1", "2", "3"):
        assert main(["export", game, "--file", str(file)]) == 0
        record = capsys.readouterr().out
        assert main(["export", game, "--file", back]) == 0
        assert capsys.readouterr().out == record
    await (await open_database(back)).close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was_and_no_copy(
    newer, tmp_path, monkeypatch
):
    url = postgres.database()
    await (await open_database(url)).close()
    newer()
    broken = (*STEPS, Migration(OLD + 2, "INSERT INTO nothing VALUES (1);"))
    monkeypatch.setattr(migrations, "MIGRATIONS", broken)
    with pytest.raises(Exception, match="nothing"):
        await open_database(url, copies=tmp_path)
    assert version(url) == OLD and list(tmp_path.iterdir()) == []
    newer(False)
    await (await open_database(url)).close()


async def test_an_older_process_that_finds_back_after_an_upgrade_changes_nothing(
    newer, tmp_path
):
    """Its wire was cut for longer than its session lasted."""
    url = postgres.database()
    newer(False)
    old = await open_database(url, alone=False)
    await old.write(put("before"))
    postgres.server().sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{postgres.name_of(url)}' AND pid <> pg_backend_pid()",
        "UPDATE caylus_schema SET version = version + 1",
        database=postgres.name_of(url),
    )
    with pytest.raises(NewerVersion):
        await old.write(put("after"))
    assert await old.read(names) == ["before"]
    await old.close()
