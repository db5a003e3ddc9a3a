"""`make bench`: what counts as missed, how often a part is run for it, and what is said of the machine."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rules.register import find_game
from tests.bench import __main__ as bench
from tests.bench import guide
from tests.bench.figure import Figure, better, table


@pytest.fixture
def runs(monkeypatch, tmp_path):
    """Lets the only part give these figures, run after run, and says how often it was run."""
    monkeypatch.setattr(bench, "REPORT", tmp_path / "build" / "bench.json")
    monkeypatch.setattr(bench, "parts", lambda: ["only"])
    monkeypatch.delenv("BENCH", raising=False)

    class Done(list):
        """What was run, and the part that did."""

    def of(*results):
        done = Done()

        def run():
            done.append(results[len(done)])
            if isinstance(done[-1], Exception):
                raise done[-1]
            return done[-1]

        part = SimpleNamespace(run=run, SIZE=1_000, SMOKE={"SIZE": 2})
        monkeypatch.setattr(bench.importlib, "import_module", lambda name: part)
        done.part = part
        return done

    return of


def figure(value, goal=10.0, **more):
    return Figure("how long", value, "ms", goal=goal, **{"felt": "who waits", **more})


def test_a_goal_that_is_met_takes_one_run_and_ends_with_0(runs, capsys):
    done = runs([figure(9.0), Figure("no goal", 99.0, "ms")])
    assert bench.main([]) == 0 and len(done) == 1
    said = capsys.readouterr().out
    assert "no goals missed" in said and "processors, load" in said


def test_a_goal_that_is_missed_three_times_ends_with_1(runs, capsys):
    done = runs([figure(12.0)], [figure(11.0)], [figure(13.0)])
    assert bench.main(["only"]) == 1 and len(done) == 3
    said = capsys.readouterr().out
    assert "1 goal missed" in said and "11" in said and "MISSED" in said
    assert bench.REPORT.read_bytes().count(b'"met": false') == 1


def test_each_row_counts_as_it_was_at_its_best(runs):
    quick = Figure("how many", 1.0, "1/s", goal=2.0, more=True)
    done = runs(
        [figure(9.0), quick],
        [figure(12.0), Figure("how many", 3.0, "1/s", goal=2.0, more=True)],
    )
    assert bench.main([]) == 0 and len(done) == 2


def test_a_weaker_bound_counts_too_and_a_ratio_is_compared_with_its_floor(runs):
    assert figure(5.0, None, must=4.0).missed and not figure(5.0, None, must=6.0).missed
    assert figure(5.0, 2.0, floor=2.0, goal_of_ratio=True).missed
    near = figure(9.0, 2.0, floor=5.0, goal_of_ratio=True)
    assert better(figure(5.0, 2.0, floor=2.0, goal_of_ratio=True), near) is near


@pytest.mark.parametrize("unit", ["ms", "s", "MB"])
def test_a_goal_that_another_machine_misses_says_who_feels_it_or_is_a_ratio(unit):
    with pytest.raises(ValueError, match="how long: say who feels this goal"):
        Figure("how long", 9.0, unit, 3.0, goal=10.0)
    assert Figure("how long", 9.0, unit, 3.0, goal=2.0, goal_of_ratio=True).missed
    felt = Figure("how long", 9.0, unit, goal=10.0, felt="who waits")
    assert felt.met and table([felt, felt]).splitlines()[-1] == "felt by who waits"
    assert "felt" not in table([Figure("how long", 9.0, unit, felt="who waits")])
    Figure("how many", 9.0, "statements", goal=10.0)


def test_an_unknown_part_is_named_with_those_there_are(runs, capsys):
    runs()
    assert bench.main(["nothing"]) == 2
    assert "no part 'nothing'; there are: only" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("won", "played", "missed", "unit"),
    [
        ([1] * 50, 30, False, "% of 30, 83.7 to 100.0"),
        ([0] * 50, 10, True, "% of 10, 0.0 to 36.8"),
        ([1, 1, 0] * 17, 50, False, "% of 50, 50.9 to 81.3, open"),
    ],
)
def test_a_match_of_the_guide_ends_when_it_is_decided_and_few_games_miss_no_goal(
    monkeypatch, won, played, missed, unit
):
    games = iter(won)
    monkeypatch.setattr(guide, "_won", lambda *_: next(games))
    (figure,) = guide._match(find_game("caylus"), 2, 2, 50, 0.8, guide.Tally())
    assert (figure.missed, figure.unit) == (missed, unit)
    assert len(list(games)) == len(won) - played


def test_a_part_that_fails_is_a_row_and_the_others_go_on(runs, monkeypatch, capsys):
    runs(ValueError("no such command"), [figure(12.0)], [figure(12.0)], [figure(12.0)])
    monkeypatch.setattr(bench, "parts", lambda: ["first", "second"])
    assert bench.main([]) == bench.FAILED not in (bench.MISSED, bench.UNKNOWN, 0)
    said = capsys.readouterr().out
    assert (
        "FAILED ValueError: no such command" in said
        and "MISSED" in said
        and "1 part failed" in said
    )
    assert b"no such command" in bench.REPORT.read_bytes()


def test_in_small_a_part_runs_once_with_its_own_constants_and_no_goal_counts(
    runs, monkeypatch
):
    monkeypatch.setenv("BENCH", "smoke")
    done = runs([figure(12.0)])
    assert bench.main([]) == 0 and len(done) == 1
    assert done.part.SIZE == 2 and not bench.REPORT.exists()
    runs(ValueError("no such command"))
    assert bench.main([]) == bench.FAILED


def test_every_part_can_be_run_and_says_how_it_is_run_in_small():
    parts = bench.parts()
    assert "press" in parts
    for name in parts:
        part = importlib.import_module(f"tests.bench.{name}")
        assert callable(part.run), name
        assert part.SMOKE.keys() <= vars(part).keys(), name


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", bench.parts())
def test_every_part_runs_in_small(part):
    run = subprocess.run(
        [sys.executable, "-m", "tests.bench", part],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "BENCH": "smoke"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{part}: " in run.stderr
