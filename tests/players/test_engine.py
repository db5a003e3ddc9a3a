"""The engine protocol: what any program that plays against these players relies on."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import players.__main__
from players import engine
from players.levels import LEVELS
from players.scripted import greedy
from rules import __version__
from rules import record as records
from rules.header import Header
from rules.register import find_game
from tests.fuzz.positions import LINES

ODD = (b"0", b"1", b"3", b"9", b"28", b"99", b"9999")
ROOT = Path(__file__).parents[2]
POSITION = "position\ngame: caylus\nplayers: Blue, Red\nseed: 4\n\n.\n"
CARDS = "position\ngame: magna_carta\nplayers: Blue, Red, Green\nseed: 4\n.\n"


def talk(text: str | bytes) -> list[str]:
    """What the engine answers to this input."""
    source = io.BytesIO(text if isinstance(text, bytes) else text.encode())
    target = io.StringIO()
    assert engine.main(source, target) == 0
    return target.getvalue().splitlines()


def test_hello_names_engine_games_and_levels():
    assert talk("hello\nquit\nhello\n") == [
        f"engine caylus-by-chat {__version__}",
        "games caylus magna_carta",
        "levels 1 2 3 4 5",
        "ready",
    ]


@pytest.mark.parametrize("position", [POSITION, CARDS])
@pytest.mark.parametrize(
    "asked",
    [
        "level 1",
        "level 2 seed 7",
        "level 3 seed 7",
        "iterations 20 ms 60000",
        "seed 3 iterations 2",
    ],
)
def test_go_answers_with_a_legal_code_and_the_same_for_the_same_seed(position, asked):
    answers = talk(f"{position}go {asked}\ngo {asked}\n")
    assert answers[0] == "ready"
    half = len(answers[1:]) // 2
    assert answers[1 : 1 + half] == answers[1 + half :]
    best = answers[-1].removeprefix("best ")
    assert (
        talk(f"{position}play Blue {best}\nplay Red {best}\nplay Green {best}\n").count(
            "ready"
        )
        >= 2
    )


def test_stop_ends_a_search_with_the_best_of_what_it_has():
    answers = talk(f"{POSITION}go iterations 20000\nstop\nstop\nplay Blue fly\n")
    assert answers[0] == "ready"
    assert (
        answers[1].startswith("info iterations ")
        and int(answers[1].split()[2]) < 20_000
    )
    assert [answer.split()[0] for answer in answers[2:]] == ["best", "ready", "error"]
    assert talk("stop\nstop now\n") == ["ready", 'error stop takes nothing more: "now"']


def test_what_comes_before_stop_waits_for_the_search_and_is_not_lost():
    answers = talk(f"{POSITION}go iterations 40\nhello\nstop\n")
    assert answers[1].startswith("info iterations 40 ")
    assert [answer.split()[0] for answer in answers[2:]] == [
        "best",
        "engine",
        "games",
        "levels",
        "ready",
        "ready",
    ]


def test_info_lines_tell_iterations_values_and_the_line_expected():
    info = talk(f"{POSITION}go iterations 30\n")[1].split()
    assert info[:4] == ["info", "iterations", "30", "value"]
    values = dict(part.split("=") for part in info[4].split(","))
    assert list(values) == ["Blue", "Red"]
    assert sum(map(float, values.values())) == pytest.approx(1.0, abs=0.02)
    assert info[5] == "line"


def test_play_changes_the_position_and_a_refused_one_does_not():
    first = "position\ngame: caylus\nplayers: Blue, Red\norder: Blue, Red\n.\n"
    answers = talk(
        f"{first}play Blue place 29\nplay Pink pass\nplay Red pass\nplay Blue pass\nplay Blue pass\n"
    )
    assert [answer.split()[0] for answer in answers] == [
        "ready",
        "error",
        "error",
        "error",
        "ready",
        "error",
    ]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "no command"),
        ("  ", "no command"),
        ("dance", '"dance" is no command'),
        ("hello you", "takes nothing more"),
        ("position x", "takes nothing more"),
        ("quit now", "no command"),
        ("play Blue pass", "no position"),
        ("go level 2", "no position"),
        ("review", "name of a record file"),
        ("review no/such/file", "No such file"),
        ("review .", "directory"),
        ("review a\0b", "null"),
        ("position\ngame: chess\nplayers: A, B\n.", "line 1: "),
        ("position\n.", "line 1: "),
        ("position\ngame: caylus\nplayers: A, B\nA fly\n.", "line 3: "),
    ],
)
def test_what_cannot_be_done_is_one_error_line(command, said):
    (answer,) = talk(f"{command}\n")
    assert answer.startswith("error ")
    assert said in answer


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "level",
        "level 6",
        "level 0",
        "level 2 level 2",
        "level 2 iterations 3",
        "iterations 0",
        "iterations -1",
        "iterations ٣",
        "level 2 ms 0",
        "level 2 seed 9223372036854775808",
        "fast",
        "seed 1",
    ],
)
def test_go_names_what_is_wrong_and_holds_its_position(asked):
    answers = talk(f"{POSITION}go {asked}\ngo level 1\n")
    assert answers[1].startswith("error go")
    assert answers[2].startswith("best ")


def test_bytes_that_are_no_text_and_endless_lines_are_errors():
    answers = talk(b"\xff\xfe\n" + b"x" * 2_500_000 + b"\nhello\n")
    assert [answer.split()[0] for answer in answers] == [
        "error",
        "error",
        "engine",
        "games",
        "levels",
        "ready",
    ]
    broken = talk(b"position\ngame: caylus\n\xff\n.\nhello\n")
    assert broken[0].startswith("error line 2: ")
    assert broken[-1] == "ready"
    assert talk("position\n" + "# long\n" * 200_000 + ".\n")[0].startswith(
        "error line "
    )


def test_a_broken_position_leaves_the_former_one():
    answers = talk(f"{POSITION}position\ngame: caylus\n.\ngo level 1\n")
    assert answers[1].startswith("error line ")
    assert answers[2].startswith("best ")


def test_input_that_ends_within_a_position_ends_the_engine_quietly():
    assert talk("position\ngame: caylus\n") == []


def test_carriage_returns_and_a_byte_order_mark_are_read_like_in_records():
    answers = talk(
        "position\r\n\ufeffgame: caylus\r\nplayers: A, B\r\n.\r\ngo level 1\r\n"
    )
    assert answers[0] == "ready"


def test_words_are_parted_by_any_blanks_and_a_byte_order_mark_may_stand_first():
    plain = POSITION + "go level 1 seed 2\nplay Blue pass\nplay Red pass\n"
    odd = POSITION + "go\tlevel  1\t seed 2\nplay\tBlue \t pass\n \tplay Red\tpass \n"
    assert talk("\ufeffhello\n" + odd) == talk("hello\n" + plain)


def test_a_finished_game_has_nothing_to_decide():
    record = "".join(f"{line}\n" for line in finished_record())
    answers = talk(f"position\n{record}.\ngo level 1\n")
    assert answers == ["ready", "error the game is over"]


@pytest.mark.exhaustive
def test_a_review_has_one_line_an_action(tmp_path):
    lines = list(finished_record(turns=1))
    file = tmp_path / "game.caylus"
    file.write_text("\n".join(lines) + "\n")
    answers = talk(f"review {file}\n")
    actions = [line for line in lines if line and ":" not in line]
    assert len(answers) == len(actions) + 1
    assert answers[-1] == "ready"
    for number, (answer, action) in enumerate(zip(answers, actions, strict=False), 1):
        assert answer.startswith(f"{number} {action} value ")
        assert " best " in answer


def finished_record(turns: int | None = None) -> list[str]:
    """A game of two greedy players as the lines of a record, or its beginning."""
    game = find_game("caylus")
    header = Header("caylus", ("A", "B"), {}, 9)
    state, _ = game.start(header)
    actions = []
    while (decision := game.decision(state)) and (turns is None or state.turn <= turns):
        code = greedy.choose(game, state)
        actions.append((decision.seat, code))
        game.step(state, code)
    return records.write(game, header, actions).splitlines()


def test_the_engine_is_a_program_that_answers_at_once_and_ends_with_status_0():
    with subprocess.Popen(
        [sys.executable, "-m", "players", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as program:
        program.stdin.write(b"hello\n")
        program.stdin.flush()
        heard = [program.stdout.readline() for _ in range(4)]
        assert heard[-1] == b"ready\n"
        program.stdin.write(POSITION.encode() + b"go iterations 100000\n")
        program.stdin.flush()
        assert program.stdout.readline() == b"ready\n"
        # it thinks
        assert program.stdout.readline().startswith(b"info iterations 500 ")
        program.stdin.write(b"stop\n")
        program.stdin.flush()
        while not (line := program.stdout.readline()).startswith(b"best "):
            assert line.startswith(b"info ")
        program.stdin.write(b"quit\n")
        program.stdin.flush()
        assert program.wait(20) == 0


def test_odd_positions_are_refused_or_played_from():
    chance = random.Random(2)
    played = 0
    for number in range(300):
        odd = re.sub(
            rb"\d+",
            lambda found: (
                chance.choice(ODD) if chance.random() < 0.1 else found.group()
            ),
            LINES[number % len(LINES)],
        )
        answers = talk(b"position\n" + odd + b".\ngo iterations 2\nhello\n")
        assert answers[-1] == "ready"
        assert answers[0].startswith(("ready", "error line "))
        played += any(answer.startswith("best ") for answer in answers)
    assert 30 < played < 300


def test_every_level_is_offered():
    assert tuple(LEVELS) == (1, 2, 3, 4, 5)


def test_a_command_that_has_moved_says_where(capsys):
    with pytest.raises(SystemExit) as ended:
        players.__main__.main(["match", "level3", "greedy"])
    assert ended.value.code == 2
    assert "python -m lab match level3 greedy" in capsys.readouterr().err
