"""`make bench`: what counts as missed, how often a part is run for it, and what is said of the machine."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest

from tests.bench import __main__ as bench
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


def test_every_part_can_be_run():
    parts = bench.parts()
    assert "press" in parts
    for name in parts:
        assert callable(importlib.import_module(f"tests.bench.{name}").run), name
