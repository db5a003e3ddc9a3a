"""Record files: headers, comments, line ends, sizes, and what is refused with which line."""

from __future__ import annotations

import pytest

from rules import record as records
from rules.errors import RecordError
from rules.record import Replay

MINIMAL = "game: caylus\nplayers: Blue, Red\n"
TILES = "n_forest, n_quarry, n_carpenter, n_farm, n_market, n_sawmill"

EXAMPLE = """\
game: caylus
players: Blue, Red, Green
option favors: table
option jeweller: no
seed: 4711
order: Red, Blue, Green
neutral: n_forest, n_quarry, n_carpenter, n_farm, n_market, n_sawmill

Red place gate
Blue place 3        # a comment runs to the end of the line
Green pass
"""


def replay(data: str | bytes) -> Replay:
    return records.replay(records.read(data))


def position(data: str | bytes) -> object:
    played = replay(data)
    return played.game.position(played.state, played.header.players)


def wrong(data: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(data)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert "\n" not in str(error)
    return error


def test_the_example_of_the_format_is_read() -> None:
    record = records.read(EXAMPLE)
    header = record.header
    assert (header.game, header.players, header.seed) == (
        "caylus",
        ("Blue", "Red", "Green"),
        4711,
    )
    assert header.order == (1, 0, 2)
    assert header.neutral == tuple(TILES.split(", "))
    assert replay(EXAMPLE).actions == [(1, "place gate"), (0, "place 3"), (2, "pass")]


# Lines


def test_headers_come_in_any_order() -> None:
    head, _, actions = EXAMPLE.partition("\n\n")
    turned = "\n".join(reversed(head.splitlines())) + "\n\n" + actions
    assert position(turned) == position(EXAMPLE)


def test_no_blank_line_is_needed_and_blank_lines_may_stand_anywhere() -> None:
    assert position(EXAMPLE.replace("\n\n", "\n")) == position(EXAMPLE)
    assert position("\n \n" + EXAMPLE.replace("\n", "\n\n  \n\t\n")) == position(
        EXAMPLE
    )


def test_runs_of_blanks_count_as_one() -> None:
    spaced = EXAMPLE.replace("Red place gate", "  Red \t  place   gate  ").replace(
        "order: ", "  order  :   "
    )
    spaced = spaced.replace("option favors", "option   favors").replace(", ", " ,   ")
    assert position(spaced) == position(EXAMPLE)


def test_blanks_after_colon_and_comma_are_not_needed() -> None:
    assert position(EXAMPLE.replace(": ", ":").replace(", ", ",")) == position(EXAMPLE)


def test_comments_run_to_the_end_of_the_line_anywhere() -> None:
    text = "# order: nobody\n" + EXAMPLE.replace("\n", " # players: x, y\n")
    assert position(text) == position(EXAMPLE)
    assert position(EXAMPLE + "# a last comment without line end") == position(EXAMPLE)
    assert position(
        EXAMPLE.replace("Red place gate", "Red place gate#now")
    ) == position(EXAMPLE)


def test_a_colon_in_a_comment_makes_no_header() -> None:
    assert position(EXAMPLE + "# Blue: hello\n") == position(EXAMPLE)


def test_case_matters() -> None:
    for old, new in (
        ("Red place", "red place"),
        ("place gate", "Place gate"),
        ("game:", "Game:"),
    ):
        wrong(EXAMPLE.replace(old, new))
    wrong(EXAMPLE.replace("caylus", "Caylus"))
    wrong(EXAMPLE.replace("n_forest", "N_forest"))


@pytest.mark.parametrize("line_end", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_byte_order_mark_and_crlf_are_accepted(line_end: str, mark: str) -> None:
    data = (mark + EXAMPLE.replace("\n", line_end)).encode()
    assert position(data) == position(EXAMPLE)


def test_line_numbers_count_crlf_lines_once() -> None:
    assert (
        wrong(
            EXAMPLE.replace("Green pass", "Green pas5").replace("\n", "\r\n").encode()
        ).line
        == 11
    )


def test_bytes_that_are_not_utf8_are_refused_with_their_line() -> None:
    error = wrong(EXAMPLE.encode() + b"Red \xff\xfe\n")
    assert error.line == 12
    assert "UTF-8" in str(error)
    wrong(b"\x00\xff" * 100)
    wrong(EXAMPLE.encode("utf-16"))


def test_more_than_a_megabyte_is_refused() -> None:
    filler = "# " + "x" * 97 + "\n"
    assert position(EXAMPLE + filler * 9_900) == position(EXAMPLE)
    full = EXAMPLE + "#" * (1_000_000 - len(EXAMPLE))
    assert position(full) == position(full.encode()) == position(EXAMPLE)
    assert wrong(full + "#").line == wrong((full + "#").encode()).line == 1
    error = wrong(EXAMPLE + filler * 10_500)
    assert "1000000" in str(error)
    assert "1000000" in str(wrong((EXAMPLE + filler * 10_500).encode()))


def test_an_empty_file_is_refused() -> None:
    for data in ("", b"", "\n\n", "# nothing", "\ufeff"):
        assert wrong(data).line >= 1


def test_a_header_after_the_first_action_is_an_error() -> None:
    error = wrong(EXAMPLE + "seed: 1\n")
    assert error.line == 12
    assert "seed" in str(error)


def test_a_late_header_is_found_before_any_action_is_played() -> None:
    assert wrong(EXAMPLE + "Red place gate\nseed: 1\n").line == 13


# Headers


def test_game_and_players_are_needed() -> None:
    for text, key, line in (
        ("players: Blue, Red\n", "game", 1),
        ("game: caylus\nseed: 1\n\n# none", "players", 4),
        ("game: caylus\n\nBlue pass\nRed pass\n", "players", 3),
    ):
        error = wrong(text)
        assert key in str(error)
        assert error.line == line


@pytest.mark.parametrize(
    "line",
    [
        "colour: red",
        "seeds: 1",
        "Seed: 1",
        "option: favors",
        "set: turn",
        "deck: n_farm",
        ": nothing",
        "turn: 3",
        "bailiff: 4",
        "Blue: pass",
        "option a b: c",
    ],
)
def test_an_unknown_header_is_an_error(line: str) -> None:
    error = wrong(MINIMAL + line + "\n")
    assert error.line == 3
    assert (line.partition(":")[0].split() or [""])[-1] in str(error)


@pytest.mark.parametrize(
    "line",
    [
        "game: caylus",
        "players: Blue, Red",
        "seed: 1",
        "chance: 1",
        "order: Blue, Red",
        f"neutral: {TILES}",
        "option favors: table",
        "option jeweller: no",
        "option lawyer_vp: 4",
        f"commitment: {'0' * 64}",
        f"salt: {'0' * 32}",
    ],
)
def test_every_header_may_be_given_once(line: str) -> None:
    first = MINIMAL if line not in MINIMAL else ""
    others = MINIMAL.replace(line + "\n", "")
    text = f"{line}\n{others}{line}\n" if not first else f"{MINIMAL}{line}\n{line}\n"
    error = wrong(text)
    assert error.line == len(text.splitlines())
    replay(text.rpartition(line)[0])


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_caylus_takes_two_to_five_players(count: int) -> None:
    names = ", ".join(f"P{number}" for number in range(count))
    assert len(replay(f"game: caylus\nplayers: {names}\n").header.players) == count


@pytest.mark.parametrize("names", ["Blue", "A, B, C, D, E, F", "A, , B", ",", "A, B,"])
def test_other_numbers_of_players_are_refused(names: str) -> None:
    assert wrong(f"game: caylus\nplayers: {names}\n").line == 2


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ж",
        "王",
        "player_1",
        "a-b",
        "x/y",
        "Blue!",
        "émile",
        "7",
        "pass",
        "empty",
    ],
)
def test_player_names_may_be_anything_without_blank_and_four_signs(name: str) -> None:
    played = replay(
        f"game: caylus\nplayers: {name}, Other\norder: {name}, Other\n{name} pass\n"
    )
    assert played.header.players == (name, "Other")


@pytest.mark.parametrize(
    "name", ["a b", "a=b", "a:b", "a\u00a0b", "a\u3000b", "a\tb", "\x1b[2J", "\x00"]
)
def test_player_names_with_blanks_control_characters_colon_or_equals_are_refused(
    name: str,
) -> None:
    assert wrong(f"game: caylus\nplayers: {name}, Other\n").line == 2


@pytest.mark.parametrize(
    "name", ["turn", "bailiff", "provost", "scored", "road", "inn", "hand", "tokens"]
)
def test_the_words_of_the_format_are_no_player_names(name: str) -> None:
    error = wrong(f"game: caylus\nplayers: Blue, {name}\n")
    assert error.line == 2
    assert name in str(error)
    replay(f"game: caylus\nplayers: Blue, {name.title()}\n")


def test_player_names_are_unique() -> None:
    assert wrong("game: caylus\nplayers: Blue, Red, Blue\n").line == 2
    replay("game: caylus\nplayers: Blue, blue\n")


def test_an_unknown_game_is_an_error_that_names_the_games() -> None:
    error = wrong("players: Blue, Red\ngame: chess\n")
    assert error.line == 2
    assert "chess" in str(error)
    assert "caylus" in str(error)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("favors", ("table", "simplified")),
        ("jeweller", ("no", "yes")),
        ("lawyer_vp", ("4", "3")),
    ],
)
def test_options_take_their_values_and_have_their_defaults(
    name: str, values: tuple[str, ...]
) -> None:
    for value in values:
        assert position(f"{MINIMAL}option {name}: {value}\n")["options"][name] == value  # type: ignore[index]
    assert position(MINIMAL)["options"][name] == values[0]  # type: ignore[index]
    for value in ("maybe", "Yes", "5", "standard"):
        error = wrong(f"{MINIMAL}option {name}: {value}\n")
        assert error.line == 3
        assert value in str(error)
        assert all(possible in str(error) for possible in values)


@pytest.mark.parametrize("name", ["rules", "favour", "seed", "Favors"])
def test_an_unknown_option_is_an_error(name: str) -> None:
    """`rules` is an option of Magna Carta."""
    assert wrong(f"{MINIMAL}option {name}: standard\n").line == 3


@pytest.mark.parametrize("seed", ["0", "1", "4711", "9223372036854775807"])
def test_seeds_are_whole_numbers_up_to_2_to_the_63_minus_1(seed: str) -> None:
    assert records.read(f"{MINIMAL}seed: {seed}\n").header.seed == int(seed)


@pytest.mark.parametrize(
    "seed",
    [
        "-1",
        "+1",
        "1.0",
        "x",
        "9223372036854775808",
        "1e3",
        "٣",
        "1 2",
        "0x1",
        "9" * 5000,
    ],
)
def test_other_seeds_are_refused(seed: str) -> None:
    error = wrong(f"{MINIMAL}seed: {seed}\n")
    assert error.line == 3
    assert "9223372036854775807" in str(error)
    assert len(str(error)) < 300


@pytest.mark.parametrize("chance", ["0", "2", "01", "one"])
def test_only_the_first_generator_is_known(chance: str) -> None:
    replay(f"{MINIMAL}chance: 1\n")
    assert wrong(f"{MINIMAL}chance: {chance}\n").line == 3


@pytest.mark.parametrize(
    "order", ["Blue", "Blue, Blue", "Blue, Green", "Blue, Red, Red", "blue, Red"]
)
def test_the_order_is_a_permutation_of_the_players(order: str) -> None:
    assert wrong(f"{MINIMAL}order: {order}\n").line == 3


@pytest.mark.parametrize(
    "tiles",
    [
        TILES.replace("n_farm", "n_forest"),
        TILES.replace("n_farm", "f_peddler"),
        TILES.replace(", n_sawmill", ""),
        TILES + ", n_farm",
        TILES.replace("n_farm", "w_quarry"),
    ],
)
def test_neutral_names_the_six_neutral_tiles(tiles: str) -> None:
    assert wrong(f"{MINIMAL}neutral: {tiles}\n").line == 3


def test_what_headers_give_overrides_the_seed_and_nothing_else() -> None:
    header = "game: caylus\nplayers: A, B, C, D, E\nseed: 5\n"
    plain = position(header)
    ordered = position(header + "order: E, D, C, B, A\n")
    assert ordered["order"] == ["E", "D", "C", "B", "A"]  # type: ignore[index]
    assert ordered["road"] == plain["road"]  # type: ignore[index]
    tiled = position(header + f"neutral: {TILES}\n")
    assert [tiled["road"][str(space)]["tile"] for space in range(1, 7)] == TILES.split(
        ", "
    )  # type: ignore[index]
    assert tiled["order"] == plain["order"]  # type: ignore[index]


def test_caylus_has_no_decks() -> None:
    assert wrong(f"{MINIMAL}deck Blue: n_farm\n").line == 3
    error = wrong(f"{MINIMAL}deck Nobody: n_farm\n")
    assert (error.line, "Nobody" in str(error)) == (3, True)


@pytest.mark.parametrize(
    "key",
    [
        "commitment",
        "salt",
        "seed",
        "order",
        "neutral",
        "option favors",
        "players",
        "game",
    ],
)
def test_a_header_without_a_value_is_an_error(key: str) -> None:
    text = "".join(
        line
        for line in MINIMAL.splitlines(keepends=True)
        if not line.startswith(key + ":")
    )
    error = wrong(f"{text}{key}:\n")
    assert error.line == len(text.splitlines()) + 1
    assert "no value" in str(error)


def test_commitment_and_salt_are_accepted_in_caylus() -> None:
    replay(f"{MINIMAL}commitment: {'ab' * 32}\nsalt: {'0f' * 16}\nchance: 1\n")
    for value in ("xyz", "ab", "ab" * 33, "g" * 64):
        assert wrong(f"{MINIMAL}commitment: {value}\n").line == 3
        assert wrong(f"{MINIMAL}salt: {value}\n").line == 3


@pytest.mark.parametrize(
    "text",
    [
        "x" * 100_000,
        f"{MINIMAL}{'x' * 5000}: 1\n",
        f"{MINIMAL}option {'x' * 5000}: 1\n",
        f"{MINIMAL}option favors: {'x' * 5000}\n",
        f"{MINIMAL}seed: {'x' * 5000}\n",
        f"{MINIMAL}order: {'x' * 5000}\n",
        f"{MINIMAL}neutral: {'x' * 5000}\n",
        f"{MINIMAL}deck {'x' * 5000}: n_farm\n",
        f"{MINIMAL}set {'x' * 5000}: 1\n",
        f"{MINIMAL}set road {'x' * 5000}: 1\n",
        f"{MINIMAL}set road 9: {'x' * 5000}\n",
        f"{MINIMAL}set Blue: {'x' * 5000}=1\n",
        f"{MINIMAL}set Blue: food={'x' * 5000}\n",
        f"{MINIMAL}commitment: {'x' * 5000}\n",
        f"{MINIMAL}{'x' * 5000} pass\n",
        f"{MINIMAL}Blue {'x' * 5000}\n",
        f"game: {'x' * 5000}\n",
        f"game: caylus\nplayers: {'x' * 5000}\n",
        f"game: caylus\nplayers: Blue, a={'x' * 5000}\n",
        f"game: caylus\nplayers: {'x' * 5000}, {'x' * 5000}\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\norder: Blue\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\nNobody pass\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\norder: {'x' * 5000}, Blue\nBlue pass\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\norder: {'x' * 5000}, Blue\n{'x' * 5000} place 28\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\nset {'x' * 5000}: food=x\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\nset road 9: w_quarry\n",
        f"game: caylus\nplayers: {'x' * 5000}, Blue\nset turns: 4\n",
    ],
    ids=str,
)
def test_an_error_repeats_at_most_sixty_characters_of_what_was_read(text: str) -> None:
    assert "x" * 61 not in str(wrong(text))


def test_sixty_characters_are_shown_in_full() -> None:
    assert f'"{"x" * 60}"' in str(wrong(f"{MINIMAL}{'x' * 60} pass\n"))
    assert f'"{"x" * 59}…"' in str(wrong(f"{MINIMAL}{'x' * 61} pass\n"))


def test_errors_never_show_control_characters() -> None:
    for character in ("\x1b", "\x07", "\x00", "\u202e"):
        assert character not in str(wrong(f"{MINIMAL}Blue {character}[2J\n"))
        assert character not in str(wrong(f"{MINIMAL}{character}: 1\n"))


def test_reading_stops_at_the_first_wrong_action() -> None:
    assert wrong(EXAMPLE + "Red place gate\nBlue xyzzy\nNobody pass\n").line == 12


def test_the_size_of_a_text_is_counted_in_bytes():
    with pytest.raises(RecordError, match="at most 1000000"):
        records.read(MINIMAL + "# " + "é" * 500_000)
