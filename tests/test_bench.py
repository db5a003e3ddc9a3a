"""`make bench`: what counts as missed, how often a part is run for it, and what is said of the machine."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest

from rules.register import find_game
from tests.bench import __main__ as bench
from tests.bench import guide
from tests.bench.figure import Figure, better


@pytest.fixture
def runs(monkeypatch, tmp_path):
    """Lets the only part give these figures, run after run, and says how often it was run."""
    monkeypatch.setattr(bench, "REPORT", tmp_path / "build" / "bench.json")
    monkeypatch.setattr(bench, "parts", lambda: ["only"])

    def of(*results):
        done = []

        def run():
            done.append(results[len(done)])
            return done[-1]

        monkeypatch.setattr(bench.importlib, "import_module", lambda name: SimpleNamespace(run=run))
        return done

    return of


def figure(value, goal=10.0, **more):
    return Figure("how long", value, "ms", goal=goal, **more)


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
    done = runs([figure(9.0), quick], [figure(12.0), Figure("how many", 3.0, "1/s", goal=2.0, more=True)])
    assert bench.main([]) == 0 and len(done) == 2


def test_a_weaker_bound_counts_too_and_a_ratio_is_compared_with_its_floor(runs):
    assert figure(5.0, None, must=4.0).missed and not figure(5.0, None, must=6.0).missed
    assert figure(5.0, 2.0, floor=2.0, goal_of_ratio=True).missed
    near = figure(9.0, 2.0, floor=5.0, goal_of_ratio=True)
    assert better(figure(5.0, 2.0, floor=2.0, goal_of_ratio=True), near) is near


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


def test_every_part_can_be_run():
    parts = bench.parts()
    assert "press" in parts
    for name in parts:
        assert callable(importlib.import_module(f"tests.bench.{name}").run), name
