"""`python -m environments`: the same games over any number of processes, progress, refusals, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from environments import batch
from environments.__main__ import main
from environments.numbering import codes
from rules import record as records
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


def simulate(folder, *more):
    return main(
        ["simulate", "--players", "3", "--games", "6", "--records", str(folder), *more]
    )


def contents(folder):
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_the_same_games_are_played_whatever_the_number_of_processes(tmp_path, capsys):
    for jobs in ("1", "2"):
        assert (
            simulate(
                tmp_path / jobs, "--jobs", jobs, "--policy", "random,greedy,random"
            )
            == 0
        )
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    first, second = (
        text.splitlines() for text in capsys.readouterr().out.split("6 games, ")[1:]
    )
    assert first[1:] == second[1:] and len(first) == 4 and "Red: mean score" in first[2]
    for name, text in contents(tmp_path / "1").items():
        replayed = records.replay(records.read(text))
        assert replayed.game.result(replayed.state) is not None, name
        assert text.endswith(
            "# policy Blue random\n# policy Red greedy\n# policy Green random\n"
        )


def test_options_and_seed_reach_the_games(tmp_path):
    assert (
        simulate(
            tmp_path, "--jobs", "1", "--seed", "40", "--option", "favors=simplified"
        )
        == 0
    )
    assert sorted(contents(tmp_path)) == [
        f"caylus-3-{seed}.caylus" for seed in range(40, 46)
    ]
    text = contents(tmp_path)["caylus-3-44.caylus"]
    assert "seed: 44\n" in text and "option favors: simplified\n" in text


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "0"], "--games 0: 1 to"),
        (["--jobs", "0"], "--jobs 0: 1 to 256"),
        (["--seed", "-4"], "--seed -4"),
        (["--policy", "wizard"], "wizard"),
        (
            ["--policy", "random,greedy"],
            "2 policies for 3 seats: one for all, or one a seat",
        ),
        (["--players", "6"], "6"),
        (["--game", "chess"], "chess"),
        (["--option", "favors"], "NAME=VALUE"),
        (["--option", "favors=none"], "none"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path, capsys, arguments, told
):
    assert simulate(tmp_path / "records", *arguments) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "records").exists()


def test_a_data_set_of_nothing_is_refused(tmp_path, capsys):
    assert (
        main(
            [
                "dataset",
                "--records",
                str(tmp_path),
                "--parquet",
                str(tmp_path / "x.parquet"),
            ]
        )
        == 2
    )
    assert "no records" in (told := capsys.readouterr().err) or "not installed" in told
    assert not list(tmp_path.iterdir())


def test_progress_tells_how_long_the_rest_will_take():
    progress = batch.Progress(100, 2)
    assert progress.line(0) == "0 of 100 games, 0.0 a second, no estimate yet"
    for seed in range(25):
        progress.add(batch.Done(seed, 80, (30, 20), (0,)))
    assert progress.line(5) == "25 of 100 games, 5.0 a second, about 15 s left"
    assert (
        progress.line(2500) == "25 of 100 games, 0.0 a second, about 125 min left"
        or "2.1 h" in progress.line(2500)
    )
    assert progress.summary()[1:] == [
        "Blue: mean score 30.0, 100.0 % of the wins",
        "Red: mean score 20.0, 0.0 % of the wins",
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_it_and_leaves_only_whole_records(tmp_path, jobs):
    arguments = [
        "simulate",
        "--games",
        "1000000",
        "--jobs",
        jobs,
        "--records",
        str(tmp_path),
        "--players",
        "2",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "environments", *arguments],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # what runs in the background of a shell ignores Ctrl-C, and so would its children
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        until = time.monotonic() + PATIENCE
        while not any(tmp_path.glob("*.caylus")) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        out, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130 and out == ""
    assert (
        "stopped; the records written so far are whole" in errors
        and "Traceback" not in errors
    )
    written = list(tmp_path.iterdir())
    assert written and {path.suffix for path in written} == {".caylus"}
    for path in sorted(written, key=lambda path: path.stat().st_mtime)[-20:]:
        replayed = records.replay(records.read(path.read_bytes()))
        assert replayed.game.result(replayed.state) is not None


def test_the_numbers_and_the_layout_are_printed(capsys):
    assert main(["actions", "--game", "magna_carta"]) == 0
    assert capsys.readouterr().out.splitlines()[5].split(" ", 1) == [
        "5",
        codes("magna_carta")[5],
    ]
    assert main(["layout", "--game", "magna_carta", "--players", "2"]) == 0
    assert "observation: 1215 numbers" in capsys.readouterr().out
    assert main(["layout", "--players", "9"]) == 2
