"""Settings: every one documented with its default, and a wrong one stops the start with its name."""

from __future__ import annotations

import logging
from pathlib import Path

import dotenv
import pytest

from bot.app import log, settings

EXAMPLE = Path(__file__).resolve().parents[3] / ".env.example"


def test_the_example_file_names_every_setting_with_its_default():
    assert dotenv.dotenv_values(EXAMPLE) == {
        name: setting.metadata["default"] for name, setting in settings.SETTINGS.items()
    }


def test_the_example_file_explains_every_setting():
    lines = EXAMPLE.read_text().splitlines()
    for name in settings.SETTINGS:
        at = next(
            number for number, line in enumerate(lines) if line.startswith(f"{name}=")
        )
        assert lines[at - 1].startswith("# ")


def test_the_defaults_are_those_of_the_class():
    assert settings.read({}) == settings.Settings(data=Path("data").absolute())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CAYLUS_LOG", "loud"),
        ("CAYLUS_BACKUPS", "-1"),
        ("CAYLUS_BACKUPS", "many"),
        ("CAYLUS_BACKUPS", "٣"),
        ("CAYLUS_PICTURE_THREADS", "0"),
        ("CAYLUS_SHARDS", "none"),
        ("CAYLUS_CLUSTER", "4"),
        ("CAYLUS_CLUSTER", "5/4"),
        ("CAYLUS_CLUSTER", "0/4"),
        ("CAYLUS_REQUESTS", "0"),
        ("CAYLUS_REQUESTS", "51"),
        ("CAYLUS_DEMO_PORT", "65536"),
        ("CAYLUS_LANGUAGE", "xx"),
        ("CAYLUS_DATA", ""),
    ],
)
def test_a_malformed_setting_is_refused_with_its_name_and_what_is_allowed(name, value):
    with pytest.raises(settings.SettingError) as refused:
        settings.read({name: value})
    assert str(refused.value).startswith(name)
    assert settings.SETTINGS[name].metadata["allowed"] in str(refused.value)


ONE_OF_FOUR = {
    "DISCORD_TOKEN": "abc",
    "CAYLUS_CLUSTER": "2/4",
    "CAYLUS_DATABASE": "postgresql://bot@localhost/caylus",
    "CAYLUS_SHARDS": "16",
}


def test_one_of_several_processes_knows_its_part_of_the_shards():
    chosen = settings.read(ONE_OF_FOUR)
    assert list(chosen.cluster.shard_range(chosen.shards).ids) == [4, 5, 6, 7]


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        (
            "CAYLUS_DATABASE",
            "",
            "without CAYLUS_DATABASE: several processes share their games on a PostgreSQL server",
        ),
        (
            "CAYLUS_SHARDS",
            "auto",
            "with CAYLUS_SHARDS=auto: all processes must name the same number",
        ),
        (
            "CAYLUS_SHARDS",
            "3",
            "with CAYLUS_SHARDS=3.*allowed: a whole number from 4 to 10000",
        ),
        (
            "CAYLUS_METRICS",
            "65533",
            "CAYLUS_METRICS can't be '127.0.0.1:65533'.*a port from 1 to 65532",
        ),
        ("DISCORD_TOKEN", "", "without DISCORD_TOKEN"),
    ],
)
def test_what_several_processes_lack_is_named_with_what_is_possible(name, value, told):
    with pytest.raises(settings.SettingError, match=told):
        settings.read({**ONE_OF_FOUR, name: value})


def test_the_part_on_the_command_line_stands_above_the_environment(
    monkeypatch, tmp_path
):
    for name, value in ONE_OF_FOUR.items():
        monkeypatch.setenv(name, value)
    chosen = settings.load(tmp_path / ".env", {"CAYLUS_CLUSTER": "4/4"})
    assert str(chosen.cluster) == "4/4"


def test_a_standby_is_for_all_parts_or_for_one():
    standby = {**ONE_OF_FOUR, "CAYLUS_CLUSTER": "", "CAYLUS_STANDBY": "4"}
    assert [str(part) for part in settings.read(standby).parts] == [
        "1/4",
        "2/4",
        "3/4",
        "4/4",
    ]
    assert [
        str(part) for part in settings.read({**standby, "CAYLUS_STANDBY": "3/4"}).parts
    ] == ["3/4"]
    assert [str(part) for part in settings.read(ONE_OF_FOUR).parts] == ["2/4"]
    with pytest.raises(
        settings.SettingError,
        match="CAYLUS_STANDBY can't be '4' with CAYLUS_CLUSTER=2/4",
    ):
        settings.read({**standby, "CAYLUS_CLUSTER": "2/4"})
    with pytest.raises(
        settings.SettingError,
        match="CAYLUS_STANDBY can't be '32' with CAYLUS_SHARDS=16",
    ):
        settings.read({**standby, "CAYLUS_STANDBY": "32"})
    with pytest.raises(
        settings.SettingError,
        match="CAYLUS_STANDBY can't be 'all'; allowed: N such as 4",
    ):
        settings.read({**standby, "CAYLUS_STANDBY": "all"})


def test_an_unknown_setting_is_refused_with_the_names_there_are():
    with pytest.raises(
        settings.SettingError, match=r"CAYLUS_DATE is no setting.*CAYLUS_DATA"
    ):
        settings.read({"CAYLUS_DATE": "x", "PATH": "y"})


def test_a_malformed_token_is_never_shown():
    with pytest.raises(settings.SettingError) as refused:
        settings.read({"DISCORD_TOKEN": "abc def"})
    assert "abc" not in str(refused.value)


def test_the_file_adds_to_the_environment_which_wins(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text("CAYLUS_LOG=debug\nCAYLUS_BACKUPS=3\n")
    monkeypatch.setenv("CAYLUS_BACKUPS", "5")
    read = settings.load(file)
    assert (read.log, read.backups) == ("debug", 5)


def test_no_secret_reaches_a_line_of_the_log_not_even_in_a_traceback():
    formatter = log.Redacting(["very.secret.token"])
    try:
        raise ValueError("refused: very.secret.token")
    except ValueError as problem:
        record = logging.LogRecord(
            "x",
            logging.ERROR,
            "f",
            1,
            "login with %s",
            ("very.secret.token",),
            (type(problem), problem, problem.__traceback__),
        )
    line = formatter.format(record)
    assert "very.secret.token" not in line
    assert line.count(log.HIDDEN) >= 2


def test_settings_never_print_their_token():
    assert "secret" not in repr(settings.read({"DISCORD_TOKEN": "secret"}))


def test_an_error_leaves_the_record_of_its_game_ready_to_replay(tmp_path):
    kept = log.keep_record(tmp_path, 7, "game: caylus\n", ValueError("broken"))
    assert [kept] == list(tmp_path.glob("*-game-7.caylus"))
    assert kept.read_text() == "# ValueError: broken\ngame: caylus\n"
