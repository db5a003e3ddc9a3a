"""The commands of the rules: what they print where, and their exit status."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from rules import record as records
from rules.__main__ import main
from tests.rules.test_records import EXAMPLE, MINIMAL

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Ran(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs one command on a record's content, which is written to a file."""

    def run(command: str, content: str | bytes | None = None, *options: str) -> Ran:
        arguments = [command]
        if content is not None:
            file = tmp_path / "game.caylus"
            file.write_bytes(content.encode() if isinstance(content, str) else content)
            arguments.append(str(file))
        capsys.readouterr()
        try:
            status = main([*arguments, *options])
        except SystemExit as stopped:  # argparse
            status = int(stopped.code or 0)
        caught = capsys.readouterr()
        return Ran(status, caught.out, caught.err)

    return run


def test_legal_prints_the_seat_and_then_a_code_a_line(run: Callable[..., Ran]) -> None:
    ran = run("legal", EXAMPLE)
    seat, *codes = ran.out.splitlines()
    assert (ran.status, ran.err, seat) == (0, "", "Red")
    assert {"pass", "place castle", "place 16"} <= set(codes)
    assert (
        len(codes) == len(set(codes)) == len(run("legal", EXAMPLE).out.splitlines()) - 1
    )
    assert "place gate" not in codes


OVER = (
    MINIMAL
    + "option favors: simplified\nset scored: dungeon, walls\nset bailiff: 23\nset Blue: houses=0/0/1\n"
)
OVER += "order: Blue, Red\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0\n"


def test_legal_prints_over_at_the_end_of_the_game(run: Callable[..., Ran]) -> None:
    assert run("legal", OVER) == Ran(0, "over\n", "")


def test_replay_prints_the_position_for_people(run: Callable[..., Ran]) -> None:
    ran = run("replay", EXAMPLE)
    assert (ran.status, ran.err) == (0, "")
    for word in ("Red", "Blue", "Green", "denier", "Forest"):
        assert word in ran.out
    assert "{" not in ran.out


def test_replay_events_prints_a_line_an_event_from_the_first_turn_on(
    run: Callable[..., Ran],
) -> None:
    ran = run("replay", EXAMPLE, "--events")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert "1" in lines[0] and "Red" in lines[0]
    assert all(line.strip() for line in lines)
    assert len(lines) > 8
    assert [line for line in lines if "gate" in line.lower()]


def kinds(value: object) -> object:
    """The shape of a JSON value: keys and types."""
    if isinstance(value, dict):
        return {key: kinds(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [kinds(value[0])] if value else []
    return None if value is None else type(value).__name__


PLAYER = {
    **dict.fromkeys(
        (
            "deniers",
            "food",
            "wood",
            "stone",
            "cloth",
            "gold",
            "prestige",
            "workers",
            "batches",
        ),
        "int",
    ),
    "favors": dict.fromkeys(("prestige", "deniers", "cubes", "building"), "int"),
    "used": [],
    "houses": dict.fromkeys(("dungeon", "walls", "towers"), "int"),
}


def test_replay_json_prints_one_object_of_exactly_the_shape_of_the_records(
    run: Callable[..., Ran],
) -> None:
    ran = run("replay", EXAMPLE, "--json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    shape = kinds(json.loads(ran.out))
    empty = {"tile": None, "owner": None, "worker": None, "pending": None}
    road = {str(space): dict(empty) for space in range(1, 29)}
    for space in (1, 2, 3, 4, 5, 6, 7, 8, 16):
        road[str(space)]["tile"] = "str"
    road["3"]["worker"] = "str"
    assert shape == {
        "game": "str",
        "options": {"favors": "str", "jeweller": "str", "lawyer_vp": "str"},
        "turn": "int",
        "phase": "int",
        "over": "bool",
        "decision": {"seat": "str", "kind": "str", "actions": ["str"]},
        "order": ["str"],
        "passed": ["str"],
        "bailiff": "int",
        "provost": "int",
        "scored": [],
        "players": {"Blue": PLAYER, "Red": PLAYER, "Green": PLAYER},
        "road": road,
        "special": {
            "gate": "str",
            "trading_post": None,
            "merchants_guild": None,
            "joust_field": None,
            "stables": [],
            "inn": {"left": None, "right": None},
        },
        "castle": [],
        "free": {"dungeon": "int", "walls": "int", "towers": "int"},
        "stock": {"wood": ["str"], "stone": ["str"], "prestige": ["str"]},
        "result": None,
    }


def test_the_json_of_the_example_says_what_was_played(run: Callable[..., Ran]) -> None:
    position = json.loads(run("replay", EXAMPLE, "--json").out)
    assert position["decision"]["seat"] == "Red"
    assert position["decision"]["kind"] == "place_worker"
    assert (position["order"], position["passed"]) == (
        ["Red", "Blue", "Green"],
        ["Green"],
    )
    assert position["special"]["gate"] == "Red"
    assert position["road"]["3"]["worker"] == "Blue"
    assert position["players"]["Red"]["workers"] == 5


def test_the_json_after_the_end_has_no_decision_and_a_result(
    run: Callable[..., Ran],
) -> None:
    position = json.loads(run("replay", OVER, "--json").out)
    assert (
        position["over"],
        position["decision"],
        position["turn"],
        position["phase"],
    ) == (True, None, 1, 7)
    assert position["result"] == {"scores": {"Blue": 3, "Red": 2}, "winners": ["Blue"]}
    assert position["players"]["Blue"]["prestige"] == 0


def test_records_come_from_standard_input_too(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, options in (
        ("legal", ()),
        ("replay", ()),
        ("replay", ("--json",)),
        ("export", ()),
    ):
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(EXAMPLE.encode()))
        )
        assert run(command, None, "-", *options) == run(command, EXAMPLE, *options)


def test_export_prints_a_complete_record_that_replays_to_the_same_position(
    run: Callable[..., Ran],
) -> None:
    ran = run("export", EXAMPLE)
    assert (ran.status, ran.err) == (0, "")
    assert run("replay", ran.out, "--json") == run("replay", EXAMPLE, "--json")
    assert run("export", ran.out) == ran


WRONG = {
    "unknown seat": (EXAMPLE + "Yellow pass\n", 12, "Yellow"),
    "no notation": (EXAMPLE + "Red place 29\n", 12, "place 29"),
    "other seat": (EXAMPLE + "Blue pass\n", 12, "pass"),
    "not legal": (EXAMPLE + "Red place gate\n", 12, "place gate"),
    "ambiguous": (EXAMPLE + "Red pl\n", 12, '"pl"'),
    "over": (OVER + "Red pass\n", OVER.count("\n") + 1, "over"),
    "header": (EXAMPLE.replace("seed: 4711", "seed: many"), 5, "many"),
    "late header": (EXAMPLE + "seed: 3\n", 12, "seed"),
    "no game": ("players: Blue, Red\n", 1, "game"),
    "position": (MINIMAL + "set bailiff: 26\n", 3, "26"),
    "bytes": (MINIMAL.encode() + b"\xff", 3, "UTF-8"),
    "size": (MINIMAL + "#" * 1_100_000, 1, "1000000"),
}


@pytest.mark.parametrize(
    "command",
    [
        ("replay",),
        ("replay", "--json"),
        ("replay", "--events"),
        ("legal",),
        ("export",),
    ],
)
@pytest.mark.parametrize(("content", "line", "word"), WRONG.values(), ids=WRONG)
def test_an_error_is_one_message_on_standard_error_with_its_line_and_status_2(
    run: Callable[..., Ran],
    command: tuple[str, ...],
    content: str | bytes,
    line: int,
    word: str,
) -> None:
    """Section File: nothing goes to standard output."""
    ran = run(command[0], content, *command[1:])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert f"line {line}" in ran.err
    assert word in ran.err


def test_a_file_that_is_not_there_is_an_error_without_a_traceback(
    run: Callable[..., Ran], tmp_path: Path
) -> None:
    for command in ("replay", "legal", "export", "verify"):
        ran = run(command, None, str(tmp_path / "nothing.caylus"))
        assert (ran.status, ran.out) == (2, "")
        assert "nothing.caylus" in ran.err
        assert "Traceback" not in ran.err
        folder = run(command, None, str(tmp_path))
        assert (folder.status, folder.out) == (2, "")


@pytest.mark.parametrize(
    "options",
    [
        ("--game", "chess"),
        ("--players", "1"),
        ("--players", "6"),
        ("--players", "many"),
        ("--seed", "-1"),
        ("--seed", "9223372036854775808"),
        ("--option", "favors=maybe"),
        ("--option", "favors"),
        ("--option", "colour=red"),
        ("--nonsense",),
    ],
)
def test_play_refuses_impossible_arguments_with_status_2(
    run: Callable[..., Ran], options: tuple[str, ...]
) -> None:
    ran = run("play", None, *options)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_play_prints_a_whole_random_game_that_replays_to_its_end(
    run: Callable[..., Ran], players: str
) -> None:
    options = (
        "--game",
        "caylus",
        "--players",
        players,
        "--seed",
        "7",
        "--option",
        "jeweller=yes",
    )
    ran = run("play", None, *options)
    assert (ran.status, ran.err) == (0, "")
    assert run("play", None, *options) == ran
    assert run("legal", ran.out) == Ran(0, "over\n", "")
    assert run("export", ran.out) == ran
    assert "option jeweller: yes\n" in ran.out
    names = ("Blue", "Red", "Green", "Orange", "Black")[: int(players)]
    assert f"players: {', '.join(names)}\n" in ran.out
    assert "seed: 7\n" in ran.out


def test_play_gives_other_games_for_other_seeds(run: Callable[..., Ran]) -> None:
    assert (
        len(
            {
                run("play", None, "--players", "2", "--seed", str(seed)).out
                for seed in range(5)
            }
        )
        == 5
    )


def test_play_takes_several_options(run: Callable[..., Ran]) -> None:
    ran = run(
        "play",
        None,
        "--seed",
        "1",
        "--option",
        "favors=simplified",
        "--option",
        "lawyer_vp=3",
    )
    assert "option favors: simplified\n" in ran.out
    assert "option lawyer_vp: 3\n" in ran.out


SALT = "0123456789abcdef0123456789abcdef"


def promised(seed: int = 5, extra: str = "") -> str:
    promise = hashlib.sha256(f"{SALT}:{seed}".encode()).hexdigest()
    return f"{MINIMAL}commitment: {promise}\nsalt: {SALT}\nseed: 5\n{extra}"


def test_verify_accepts_a_record_that_keeps_its_promise(
    run: Callable[..., Ran],
) -> None:
    ran = run("verify", run("export", promised()).out)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    assert "the commitment matches the salt and seed" in ran.out
    plain = run("verify", run("export", MINIMAL + "seed: 5\n").out)
    assert (plain.status, plain.err) == (0, "")
    assert "no commitment" in plain.out


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (promised(6), 3),
        (promised().replace(SALT, SALT[::-1]), 3),
        (promised().replace(f"salt: {SALT}\n", ""), 3),
        (
            promised(
                extra="neutral: n_farm, n_forest, n_sawmill, n_quarry, n_market, n_carpenter\n"
            ),
            6,
        ),
        (promised(extra="Nobody pass\n"), 6),
    ],
)
def test_verify_says_which_line_breaks_the_promise(
    run: Callable[..., Ran], content: str, line: int
) -> None:
    ran = run("verify", content)
    assert (ran.status, ran.out) == (2, "")
    assert f"line {line}" in ran.err


def test_verify_finds_an_order_the_seed_does_not_give(run: Callable[..., Ran]) -> None:
    statuses = sorted(
        run("verify", promised(extra=f"order: {order}\n")).status
        for order in ("Blue, Red", "Red, Blue")
    )
    assert statuses == [0, 2]


def test_verify_needs_a_seed(run: Callable[..., Ran]) -> None:
    ran = run("verify", MINIMAL)
    assert (ran.status, ran.out) == (2, "")
    assert "seed" in ran.err


def test_the_commands_run_as_a_module() -> None:
    """One real process: standard input, both outputs, the status."""
    good = subprocess.run(
        [sys.executable, "-m", "rules", "legal", "-"],
        input=OVER.encode(),
        capture_output=True,
        check=False,
    )
    assert (good.returncode, good.stdout, good.stderr) == (0, b"over\n", b"")
    bad = subprocess.run(
        [sys.executable, "-m", "rules", "replay", "-"],
        input=b"\xff\xfe",
        capture_output=True,
        check=False,
    )
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.startswith(b"line 1: ")


def test_without_a_command_or_with_an_unknown_one_the_status_is_2(
    run: Callable[..., Ran],
) -> None:
    assert run("dance").status == 2
    assert run("replay").status == 2


HANDS = """\
game: magna_carta
players: Red, Blue
seed: 1
order: Red, Blue
neutral: n_forest
set Red: deniers=10 food=1 wood=0 stone=2 gold=1
set hand Red: large_farm
"""


@pytest.mark.parametrize(
    ("done", "kind"), [("", "action"), ("Red build large_farm\n", "payment")]
)
def test_the_json_that_shows_every_hand_has_the_kind_itself(run, done, kind):
    shown = json.loads(run("replay", f"{HANDS}\n{done}", "--json").out)
    assert (shown["phase"], shown["decision"]["kind"]) == (2, kind)
    record = records.replay(records.read(f"{HANDS}\n{done}".encode()))
    for seat in (None, 1):
        assert record.game.view(record.state, seat).decision.kind == "action", (
            "others learn no more"
        )
