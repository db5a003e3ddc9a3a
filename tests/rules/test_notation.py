"""The notation of Caylus: its codes, prefixes, and the errors of action lines in their order (records)."""

from __future__ import annotations

import itertools
import re

import pytest

from rules import record as records
from rules.errors import (
    AmbiguousAction,
    GameOver,
    IllegalAction,
    NotNotation,
    NotYourDecision,
    RecordError,
)
from rules.notation import check, read_code
from rules.register import find_game
from tests.rules.caylus.tables import ROWS
from tests.rules.play import CAYLUS, Played, play

GAME = find_game("caylus")
CUBES = ("food", "wood", "stone", "cloth", "gold")
TILES = [row.tile for row in ROWS if row.kind in ("wood", "stone", "prestige")]
SPOTS = [
    "gate",
    "trading_post",
    "merchants_guild",
    "joust_field",
    "stables",
    "inn",
    "castle",
]
SPOTS += [str(space) for space in range(1, 29)]


def pairs(cubes: tuple[str, ...], repeats: bool) -> list[str]:
    choose = (
        itertools.combinations_with_replacement if repeats else itertools.combinations
    )
    return ["+".join(pair) for pair in choose(sorted(cubes), 2)]


CODES = [
    "pass",
    *(f"place {spot}" for spot in SPOTS),
    *(f"move {spot}" for spot in SPOTS if spot != "gate"),
    *(f"provost {shift}" for shift in ("-3", "-2", "-1", "0", "+1", "+2", "+3")),
    *("skip", "joust", "stay", "leave", "done", "exchange"),
    *(f"{verb} {cube}" for verb in ("take", "sell", "give") for cube in CUBES),
    *(f"buy {cube}" for cube in CUBES[:4]),
    *(f"buy {pair}" for pair in pairs(CUBES[:4], repeats=True)),
    *(f"take {pair}" for pair in pairs(CUBES[:4], repeats=True)),
    *(f"batch {pair}" for pair in pairs(CUBES[1:], repeats=False)),
    *(f"pay {amount}" for amount in (1, 2, 3, 4, 5)),
    *(f"build {tile}" for tile in TILES),
    *(f"on {space}" for space in range(1, 29)),
    *(f"convert {space}" for space in range(1, 29)),
    *(f"favor {line}" for line in ("prestige", "deniers", "cubes", "building")),
    *(f"use {builder}" for builder in ("carpenter", "mason", "lawyer", "architect")),
]


def read(game: Played, seat: str, text: str) -> str:
    return read_code(
        game.game, game.state, game.players.index(seat), text, game.players
    )


@pytest.mark.parametrize("code", CODES)
def test_every_code_of_the_table_is_notation(code: str) -> None:
    assert GAME.is_code(code)
    assert all(GAME.begins_code(code[:end]) for end in range(1, len(code) + 1))


@pytest.mark.parametrize(
    "text",
    [
        "place 0",
        "place 29",
        "place 01",
        "place 100",
        "place Gate",
        "Place gate",
        "place bank",
        "place -1",
        "place 1 2",
        "move 29",
        "provost 1",
        "provost 2",
        "provost +0",
        "provost -0",
        "provost +4",
        "provost -4",
        "provost",
        "batch wood+stone",
        "batch food+wood",
        "batch wood",
        "batch wood+wood",
        "batch gold+cloth",
        "buy gold",
        "buy wood+stone",
        "buy gold+wood",
        "buy food+food+food",
        "take wood+stone",
        "take silver",
        "take food+gold",
        "pay 0",
        "pay 6",
        "build residence",
        "build n_farm",
        "build gate",
        "build w_church",
        "convert 0",
        "convert 29",
        "on 0",
        "favor food",
        "use bank",
        "pass pass",
        "skip 1",
        "stay in",
        "хлеб",
        "１",
        "place １",
        "place ²",
    ],
)
def test_what_is_no_code_of_this_game_is_not_notation(text: str) -> None:
    assert not GAME.is_code(text)
    if not GAME.begins_code(text):
        with pytest.raises(NotNotation):
            read(play(), "Blue", text)


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("place 42", "the road ends at 28"),
        ("move 0", "the road ends at 28"),
        ("convert 29", "the road ends at 28"),
        ("provost -9", "the provost moves at most 3 spaces"),
        ("provost +4", "the provost moves at most 3 spaces"),
    ],
)
def test_a_number_beyond_its_bound_is_not_notation_and_the_bound_is_named(
    text: str, bound: str
) -> None:
    with pytest.raises(NotNotation) as caught:
        read(play(), "Blue", text)
    assert str(caught.value).startswith(
        f'"{text}" is not an action of Caylus: {bound}; possible for Blue now: pass, place '
    )
    with pytest.raises(NotNotation) as caught:
        read(play(), "Red", text)
    assert str(caught.value) == f'"{text}" is not an action of Caylus: {bound}'
    assert len(str(failing(f"Blue {'place ' + '9' * 50_000}"))) < 1_000


def test_what_is_no_number_or_within_its_bound_names_none() -> None:
    for text in ("place 09", "provost 1", "place", "place x", "build gate"):
        assert GAME.bound(play().state, text) is None


def test_an_exact_legal_code_wins_over_longer_ones() -> None:
    """`place 1` begins `place 16`, `take food` begins `take food+food`."""
    assert read(play(), "Blue", "place 1") == "place 1"
    assert read(play("set road 1: empty"), "Blue", "place 2") == "place 2"
    game = play("set road 9: w_peddler Red\nset provost: 9\nBlue place 9").wait(
        "peddler"
    )
    assert read(game, "Blue", "buy food") == "buy food"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pa", "pass"),
        ("place g", "place gate"),
        ("place ga", "place gate"),
        ("place t", "place trading_post"),
        ("place inn", "place inn"),
        ("place s", "place stables"),
        ("place m", "place merchants_guild"),
        ("place j", "place joust_field"),
        ("place ca", "place castle"),
    ],
)
def test_the_beginning_of_exactly_one_legal_code_is_that_code(
    text: str, code: str
) -> None:
    assert read(play(), "Blue", text) == code


def test_a_sign_is_enough_when_one_shift_is_left() -> None:
    game = play("set provost: 27\nBlue pass\nRed pass\nGreen pass")
    assert read(game, "Blue", "provost +") == "provost +1"


def test_the_beginning_of_several_legal_codes_is_ambiguous() -> None:
    for text in ("p", "pl", "place"):
        with pytest.raises(AmbiguousAction):
            read(play(), "Blue", text)
    game = play("Blue pass\nRed pass\nGreen pass")
    with pytest.raises(AmbiguousAction, match=r"provost \+1, provost \+2, provost \+3"):
        read(game, "Blue", "provost +")


def test_complete_notation_is_never_taken_as_a_beginning() -> None:
    """`take food` is complete, so that it does not stand for `take food+food`, nor `buy wood` for a pair."""
    text = "set scored: dungeon\nset Blue: cloth=1 food=1 wood=0 favors=0/0/3/0\nBlue place joust_field"
    game = (
        play(text).wait("joust").act("Blue joust", "Blue favor cubes", "Blue exchange")
    )
    assert game.kind == "exchange"
    with pytest.raises(IllegalAction):
        read(game, "Blue", "take wood")
    assert read(game, "Blue", "take wood+") == "take wood+wood"
    with pytest.raises(AmbiguousAction):
        read(game, "Blue", "take food+")


def test_a_text_that_ends_in_a_digit_is_never_taken_as_a_beginning() -> None:
    """`place 1` with only `place 16` open, `provost 1`, `convert 2`."""
    game = play("Blue place 1")
    with pytest.raises(IllegalAction):
        read(game, "Red", "place 1")
    with pytest.raises(NotNotation):
        read(play("Blue pass\nRed pass\nGreen pass"), "Blue", "provost 1")


def test_a_beginning_of_codes_that_are_not_legal_now_is_illegal() -> None:
    with pytest.raises(IllegalAction):
        read(play(), "Blue", "mov")
    with pytest.raises(IllegalAction):
        read(play(), "Blue", "provost +")


# The order of the errors; each line is wrong in its own way and in all later ones.


def failing(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        records.replay(records.read(CAYLUS.format(players="Blue, Red, Green") + text))
    return caught.value


OVER = "option favors: simplified\nset scored: dungeon, walls\nset bailiff: 23\nset Blue: prestige=30\n"
OVER += (
    "Blue pass\nRed pass\nGreen pass\nBlue provost 0\nRed provost 0\nGreen provost 0\n"
)


def test_an_unknown_seat_is_the_first_error() -> None:
    error = failing(OVER + "Yellow xyzzy")
    assert "Yellow" in str(error)
    assert "Blue, Red, Green" in str(error)
    assert "xyzzy" not in str(error)


def test_what_is_not_notation_is_an_error_before_the_end_of_the_game() -> None:
    error = failing(OVER + "Red place 29")
    assert "place 29" in str(error)
    assert "over" not in str(error)


def test_after_the_end_the_error_says_that_the_game_is_over_and_who_won() -> None:
    error = failing(OVER + "Red place 28")
    assert re.search("over.*Blue", str(error))
    assert re.search("over.*Blue", str(failing(OVER + "Red p")))


def test_another_seats_decision_comes_before_what_is_legal() -> None:
    error = failing("Red place 28")
    assert "Blue" in str(error)
    assert re.search("Blue.*place_worker", str(error))
    assert re.search("Blue.*place_worker", str(failing("Red p")))
    with pytest.raises(NotYourDecision):
        read(play(), "Red", "place 1")


def test_an_illegal_action_names_the_rule_and_at_most_ten_legal_codes() -> None:
    error = failing("Blue place 28")
    assert "28" in str(error)
    listed = re.findall(r"\bplace (?:\d+|[a-z_]+)", str(error).partition("legal:")[2])
    assert len(listed) == 10
    assert set(listed) <= play().legal


def test_ten_codes_are_named_and_the_others_counted() -> None:
    error = failing("Blue place 28")  # 16 spots are open
    assert str(error).endswith(" and 6 more")
    text = "Blue pass\nRed pass\nGreen pass\n"
    shifts = "provost -3, provost -2, provost -1, provost 0, provost +1, provost +2, provost +3"
    assert str(failing(f"set provost: 6\n{text}Blue pass")).endswith(shifts)
    closed = "\n".join(f"set road {space}: empty" for space in (1, 2, 3, 4, 5))
    assert "more" not in str(failing(f"set road 6: empty\n{closed}\nBlue place 28"))
    assert str(failing(f"{closed}\nBlue place 28")).endswith(" and 1 more")


def test_an_ambiguous_beginning_is_the_last_error() -> None:
    assert "can mean" in str(failing("Blue pl"))


def test_after_the_end_every_seat_hears_that_the_game_is_over() -> None:
    game = play(OVER)
    for seat in game.players:
        with pytest.raises(GameOver, match="Blue"):
            read(game, seat, "pass")


def test_the_error_names_the_line_and_at_most_sixty_characters_of_what_was_read() -> (
    None
):
    error = failing("Blue place 1\n\n# a comment\nRed " + "x" * 500)
    assert error.line == 8
    assert str(error).startswith("line 8: ")
    assert "x" * 50 in str(error)
    assert "x" * 61 not in str(error)


PASS_ALL = (
    "Red pass\nGreen pass\nBlue pass\nRed provost 0\nGreen provost 0\nBlue provost 0\n"
)
AUTOMATIC = {
    "a forced pass": "set Blue: deniers=0\nBlue place 1\nRed pass\nGreen pass\nBlue pass",
    "provost 0 without a denier": "set Red: deniers=0\nset inn: Red\nBlue place 1\nRed place 2\nGreen pass\n"
    "Blue pass\nRed place 3\nRed leave\nGreen provost 0\nBlue provost 0\nRed provost 0",
    "a castle worker without a batch": f"Blue place castle\n{PASS_ALL}Blue done",
    "production without a choice": f"Blue place 3\n{PASS_ALL}Blue take wood",
    "a joust that can't be paid": "Blue place joust_field\nRed pass\nGreen pass\nBlue pass\nBlue skip",
    "favor building with no usable effect": "set Blue: cloth=1\nBlue place joust_field\nRed pass\nGreen pass\n"
    "Blue pass\nBlue joust\nBlue favor building\nBlue skip",
    "the fourth favor line": "set scored: dungeon\nset bailiff: 17\nset Blue: houses=0/5/0 cloth=1 favors=0/0/0/2\n"
    "Blue pass\nRed pass\nGreen pass\nBlue provost 0\nRed provost 0\nGreen provost 0\n"
    "Blue favor building\nBlue use mason\nBlue build s_church\nBlue favor prestige\nBlue favor cubes\n"
    "Blue skip\nBlue favor deniers",
}


@pytest.mark.parametrize("text", AUTOMATIC.values(), ids=AUTOMATIC)
def test_an_automatic_decision_has_no_line_and_writing_one_is_an_error(
    text: str,
) -> None:
    """Section File, with its examples: only the last line is wrong."""
    lines = (CAYLUS.format(players="Blue, Red, Green") + text).splitlines()
    records.replay(records.read("\n".join(lines[:-1])))
    assert failing(text).line == len(lines)


def test_an_action_that_is_refused_changes_nothing() -> None:
    game = play("Blue place 1")
    before = game.game.encode(game.state)
    for seat, text in (
        (0, "pass"),
        (1, "place 1"),
        (1, "place 29"),
        (1, "pl"),
        (2, "xyzzy"),
    ):
        with pytest.raises(
            (NotYourDecision, IllegalAction, NotNotation, AmbiguousAction)
        ):
            game.game.apply(game.state, seat, text)
    assert game.game.encode(game.state) == before


def test_the_checked_call_wants_the_code_in_full() -> None:
    """`apply` and `check` take codes; beginnings are for people and records."""
    game = play()
    with pytest.raises(NotNotation, match="place gate"):
        check(game.game, game.state, 0, "place ga")
    check(game.game, game.state, 0, "place gate")


def test_the_legal_list_is_the_same_for_the_same_position() -> None:
    for text in ("", "Blue place 1\nRed pass"):
        first, second = (GAME.decision(play(text).state) for _ in range(2))
        assert first == second
