"""What an operator sees of a database on a server: the setting, the doctor, a second bot; never a password."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
from pathlib import Path

import discord
import pytest

from bot.__main__ import _serve
from bot.app import doctor, log, settings
from bot.app.admin_cli import main
from bot.app.settings import ProcessPart
from storage import look_at, opening, shown
from storage.location import NEEDS
from tests import postgres

DATABASES = Path(__file__).parents[2] / "databases"
URL = "postgresql://bot:pa55word@127.0.0.1:1/caylus?connect_timeout=2"
on_a_server = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]


def test_a_database_is_a_url_or_nothing_and_is_never_shown():
    assert settings.read({"CAYLUS_DATABASE": URL}).place == URL
    assert settings.read({}).place == settings.read({}).data / "caylus.db"
    for value in (
        "caylus.db",
        "mysql://root:pa55word@host/x",
        "postgresql://bot:pa55 word@host/x",
    ):
        with pytest.raises(
            settings.SettingError, match=r"CAYLUS_DATABASE can't be what was given"
        ) as refused:
            settings.read({"CAYLUS_DATABASE": value})
        assert "pa55" not in str(refused.value)
    assert "pa55word" not in repr(settings.read({"CAYLUS_DATABASE": URL}))


def test_a_server_is_named_without_password_and_settings():
    assert shown(URL) == "postgresql://bot@127.0.0.1:1/caylus"
    assert (
        shown("postgresql:///caylus?host=/run/postgresql&password=pa55word")
        == "postgresql:///caylus"
    )


def test_neither_the_password_nor_the_url_reaches_the_log():
    chosen = settings.read({"CAYLUS_DATABASE": URL})
    assert {"pa55word", URL} <= set(chosen.secrets)
    record = logging.LogRecord(
        "psycopg.pool", logging.WARNING, "", 1, "error connecting: %s", (URL,), None
    )
    line = log.Redacting(chosen.secrets).format(record)
    assert "error connecting" in line and "pa55word" not in line


def test_without_its_packages_a_server_is_refused_with_what_to_install(
    monkeypatch, capsys
):
    monkeypatch.setitem(sys.modules, "storage.postgres", None)
    monkeypatch.delitem(sys.modules, "storage.postgres.inspection", raising=False)
    assert main(["check", URL]) == 2
    assert NEEDS in capsys.readouterr().err


@pytest.fixture
def url():
    return postgres.server().fresh()


async def told(url, data):
    """What the doctor says of the database."""
    found = await doctor.look(settings.Settings(data=data, database=url))
    (text,) = [one.text for one in found if shown(url) in one.text]
    return text


@pytest.fixture
def refused_token(monkeypatch):
    async def static_login(self, token):
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr("discord.http.HTTPClient.static_login", static_login)


def same(one, other):
    return one.read_bytes() == other.read_bytes()


def copies(folder):
    return [file.name for file in folder.glob("*.bak")]


async def test_a_file_is_not_migrated_by_a_bot_whose_token_is_refused(
    refused_token, tmp_path, capsys
):
    old = DATABASES / "version17.db"
    file = Path(shutil.copy(old, tmp_path / "caylus.db"))
    assert await _serve(settings.Settings(discord_token="refused", data=tmp_path)) == 2
    assert "The bot could not start: Improper token" in capsys.readouterr().err
    assert same(file, old) and copies(tmp_path) == []


class TestOnAServer:
    pytestmark = on_a_server

    async def test_the_doctor_says_what_a_start_would_find(self, url, tmp_path):
        name = postgres.name_of(url)
        assert "will be created at the first start" in await told(url, tmp_path)
        there = postgres.database()
        assert "is in order" in await told(there, tmp_path)
        postgres.server().sql(
            "UPDATE caylus_schema SET version = 1", database=postgres.name_of(there)
        )
        older = await told(there, tmp_path)
        assert "has version 1" in older and f"to version {opening.version()}" in older
        postgres.server().sql("CREATE TABLE recipe (id INT)", database=name)
        assert "another program" in await told(url, tmp_path)
        refused = await told(URL, tmp_path)
        assert (
            "postgresql://bot@127.0.0.1:1/caylus" in refused
            and "pa55word" not in refused
        )

    async def test_a_second_bot_ends_with_a_sentence(
        self, tmp_path, capsys, monkeypatch
    ):
        from storage.postgres.database import ServerDatabase

        url = postgres.database()
        running = await ServerDatabase.open(url)
        chosen = settings.Settings(data=tmp_path, database=url)

        async def opens(_):
            await ServerDatabase.open(url)
            return 0

        monkeypatch.setattr("bot.__main__._run", opens)
        assert await _serve(chosen) == 1
        assert (
            "another bot is already running on this database" in capsys.readouterr().err
        )
        assert not (tmp_path / "caylus.lock").exists()
        await running.close()
        assert await asyncio.to_thread(main, ["check", url]) == 0

    @pytest.mark.parametrize("part", [None, ProcessPart(1, 2)])
    async def test_a_database_is_not_migrated_by_a_bot_whose_token_is_refused(
        self, part, refused_token, tmp_path, capsys
    ):
        url = postgres.database()
        postgres.server().sql(
            "UPDATE caylus_schema SET version = 17", database=postgres.name_of(url)
        )
        chosen = settings.Settings(
            discord_token="refused", data=tmp_path, database=url, shards=2, cluster=part
        )
        assert await _serve(chosen) == 2
        assert "The bot could not start: Improper token" in capsys.readouterr().err
        assert look_at(url).version(url) == 17 and copies(tmp_path) == []
