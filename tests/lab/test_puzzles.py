"""The puzzles: what makes them, and the stock that comes with the program."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from lab import __main__ as commands
from lab.puzzles import checker, maker
from players.advisable import NOISE
from players.puzzles import stock
from players.review import DEVIATIONS
from tests.costs import sampled

ALL = [one for puzzles in stock.stocks().values() for one in puzzles]


def test_there_are_more_than_a_dozen_of_each_game_with_ids_of_their_own():
    assert set(stock.stocks()) == {"caylus", "magna_carta"}
    assert all(len(puzzles) > 12 for puzzles in stock.stocks().values())
    ids = Counter(one.id for one in ALL)
    assert max(ids.values()) == 1
    assert stock.find(ALL[0].id) is ALL[0] and stock.find(10**9) is None


@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: str(one.id))
def test_a_puzzle_has_every_legal_action_and_one_that_is_clearly_the_best(puzzle):
    game, state = puzzle.position()
    decision = game.decision(state)
    assert sorted(option.code for option in puzzle.options) == sorted(decision.actions)
    assert maker.FEWEST_ACTIONS <= len(decision.actions) <= maker.MOST_ACTIONS
    values = [option.value for option in puzzle.options]
    assert values == sorted(values, reverse=True)
    assert puzzle.margin >= round(DEVIATIONS * NOISE / maker.SEARCHES**0.5, 4) - 0.0001


def test_every_puzzle_has_its_day_and_comes_again_only_after_all_of_its_game():
    for which, puzzles in enumerate(stock.stocks().values()):
        days = [which + 2 * turn for turn in range(len(puzzles))]
        assert {stock.of_day(day).id for day in days} == {one.id for one in puzzles}
        assert stock.of_day(days[0] + 2 * len(puzzles)) == stock.of_day(days[0])
    assert stock.of_day(20_000).game != stock.of_day(20_001).game


def test_a_file_that_was_written_is_read_as_it_was(tmp_path):
    whole = stock.Stock("by hand", tuple(ALL[:3]))
    path = tmp_path / "some.json"
    path.write_bytes(stock.written(whole))
    again = stock.read(path)
    assert [(one.id, one.options, one.margin) for one in again.puzzles] == [
        (one.id, one.options, one.margin) for one in ALL[:3]
    ]
    assert again.made == "by hand" and len(path.read_text().splitlines()) == 5


@pytest.fixture
def small(monkeypatch):
    """Searches so small that a game takes a second; what they find is no puzzle for people."""
    for name, value in {
        "GAME_ITERATIONS": 6,
        "CONFIRMING_ITERATIONS": 12,
        "ACTION_ITERATIONS": 6,
        "SEARCHES": 2,
        "LEAST_LEAD": 0.0,
        "NOISE": 0.0001,
    }.items():
        monkeypatch.setattr(maker, name, value)
    monkeypatch.setattr(maker, "DEVIATIONS", 0.01)


@pytest.mark.parametrize("game", sampled(["magna_carta", "caylus"], 2))
def test_the_command_writes_puzzles_of_computers_games_that_are_the_same_again(
    game, small, tmp_path, capsys
):
    path = tmp_path / "found.json"
    arguments = [
        "puzzles",
        "--game",
        game,
        "--games",
        "2",
        "--seed",
        "8",
        "-o",
        str(path),
    ]
    assert commands.main(arguments) == 0
    first = path.read_bytes()
    found = stock.read(path)
    assert found.puzzles and f"--game {game} --games 2 --seed 8" in found.made
    for puzzle in found.puzzles:
        rules, state = puzzle.position()
        assert sorted(option.code for option in puzzle.options) == sorted(
            rules.decision(state).actions
        )
        assert (
            0
            <= puzzle.id - maker.FIRST_ID[game] - 8 * maker.MOST_PER_GAME
            < 2 * maker.MOST_PER_GAME
        )
    assert commands.main(arguments) == 0
    assert path.read_bytes() == first
    assert "puzzles of 2 games" in capsys.readouterr().out


def test_of_puzzles_with_the_same_answer_the_first_five_are_kept():
    same = [ALL[0]] * (maker.MOST_WITH_SAME_BEST + 2)
    assert len(maker.limit_repeats(same)) == maker.MOST_WITH_SAME_BEST


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "chess"], "chess"),
        (["--games", "0"], "--games 0"),
        (["-o", "missing/folder/x.json"], "missing/folder"),
        (["--check", "missing.json"], "missing.json"),
        (["--check", "README.md"], "README.md"),
        (["--check", "README.md", "--iterations", "0"], "--iterations 0"),
    ],
)
def test_what_can_not_be_made_is_said(arguments, told, capsys, tmp_path):
    given = ["puzzles", "--games", "1", "-o", str(tmp_path / "x.json"), *arguments]
    assert commands.main(given) == 2
    assert told in capsys.readouterr().err


def test_a_check_keeps_what_long_searches_agree_on_and_goes_on_where_it_was_broken_off(
    tmp_path, capsys, monkeypatch
):
    clear, trivial = stock.find(223), msgspec.structs.replace(stock.find(229), id=9)
    others = trivial.options[1:]
    trivial = msgspec.structs.replace(
        trivial,
        options=(msgspec.structs.replace(trivial.options[0], value=1.05), *others),
    )
    wrong = msgspec.structs.replace(stock.find(223), id=8, options=clear.options[::-1])
    path, notes, kept = (
        tmp_path / name for name in ("stock.json", "notes", "kept.json")
    )
    path.write_bytes(stock.written(stock.Stock("by hand", (trivial, wrong, clear))))
    monkeypatch.setattr(checker, "SEARCHES", 2)
    arguments = [
        "puzzles",
        "--check",
        str(path),
        "--iterations",
        "60",
        "--notes",
        str(notes),
        "-o",
        str(kept),
    ]
    assert commands.main(arguments) == 0
    first = kept.read_bytes()
    assert [one.id for one in stock.read(kept).puzzles] == [223]
    assert (
        "dropped: 8, 9" in stock.read(kept).made
        and "by hand; " in stock.read(kept).made
    )
    told = capsys.readouterr()
    assert (
        "9: trivial" in told.err
        and "8: not clear" in told.err
        and "1 of 3 puzzles stay" in told.out
    )
    noted = notes.read_bytes().splitlines()
    # killed while it wrote
    notes.write_bytes(b"\n".join(noted[:-1]) + b"\n" + noted[-1][:9])
    monkeypatch.setattr(checker, "_search", Once(checker._search))
    assert commands.main(arguments) == 0
    assert kept.read_bytes() == first


class Once:
    """Does something one time."""

    def __init__(self, work):
        self.work = [work]

    def __call__(self, *arguments):
        return self.work.pop()(*arguments)
