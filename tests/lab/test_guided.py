"""Guided games, a small sample of those that `python -m lab guided` plays."""

import msgspec
import pytest

from lab.__main__ import main
from lab.guided import Counts, Notes, play_guided

ITERATIONS = 16


def test_a_guide_suggests_nothing_that_it_must_not(capsys):
    counts = Counts()
    for number in (0, 1, 2, 5):  # two, three and four seats, both games
        counts.add(play_guided(number, ITERATIONS, 0))
    assert counts.suggestions > 200
    assert (counts.warned, counts.broken, counts.unreminded) == (0, 0, 0), counts.worst
    assert counts.unsaid < 0.03 * counts.suggestions, counts.worst


@pytest.mark.parametrize("long", [50, 200])
def test_a_short_search_is_no_reason_for_what_people_are_warned_of(long):
    """In this game one of few iterations once found passing first so much better, twice."""
    counts = play_guided(1, 60, long)
    assert counts.warned == 0, counts.worst


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path, capsys):
    path = tmp_path / "notes"
    known = Counts(0, suggestions=90, unreminded=1)
    path.write_bytes(msgspec.json.encode(known) + b"\n")
    assert Notes(path).of(0, ITERATIONS, 1) == known
    assert main(["guided", "--games", "1", "--notes", str(path)]) == 1
    assert capsys.readouterr().out == (
        "1 games, 90 suggestions: 0 that people are warned of, 0 batches broken up, 1 sections without a word,"
        " 0 workers that it then didn't use, 0.0% without a reason\n"
    )


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (("--iterations", "0"), "--iterations 0: 1 to 100000"),
        (("--long", "100001"), "--long 100001: 0 to 100000"),
        (("--games", "0"), "--games 0: 1 to 100000"),
    ],
)
def test_guided_games_that_cannot_be_counted_say_why(wanted, said, capsys):
    assert main(["guided", *wanted]) == 2
    assert said in capsys.readouterr().err


def test_notes_that_are_none_are_refused(tmp_path, capsys):
    (tmp_path / "notes").write_text("no JSON")
    assert main(["guided", "--games", "1", "--notes", str(tmp_path / "notes")]) == 2
    assert "notes" in capsys.readouterr().err
