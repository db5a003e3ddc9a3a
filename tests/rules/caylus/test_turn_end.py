"""Phase 7: the bailiff walks, the provost joins him, sections are scored."""

from __future__ import annotations

import pytest

from rules.caylus.events import BailiffMoved, SectionBegan, SectionCounted
from tests.rules.play import Played, play

CALM = "option favors: simplified\n"  # no favor is asked for


def sections(game: Played) -> list[str]:
    return [event.section for event in game.events if isinstance(event, SectionBegan)]


def bailiff(game: Played) -> list[tuple[int, int]]:
    return [
        (event.start, event.end)
        for event in game.events
        if isinstance(event, BailiffMoved)
    ]


@pytest.mark.parametrize(
    ("start", "provost", "end"),
    [
        (6, 7, 8),
        (6, 4, 7),
        (6, 6, 7),
        (6, 28, 8),
        (6, 1, 7),
        (10, 11, 12),
        (10, 10, 11),
        (20, 19, 21),
    ],
)
def test_bailiff_walks_two_spaces_when_the_provost_stands_farther_and_else_one(
    start: int, provost: int, end: int
) -> None:
    """Section 12, check 3; R-25: equal positions are one space. Then the provost joins him."""
    game = play(f"{CALM}set bailiff: {start}\nset provost: {provost}").wait(turn=2)
    assert (game.json["bailiff"], game.json["provost"]) == (end, end)


def test_the_comparison_uses_where_the_provost_stands_after_phase_four() -> None:
    """R-25."""
    forward = play(
        "Blue pass\nRed pass\nGreen pass\nBlue provost +1\nRed provost 0\nGreen provost 0"
    )
    assert forward.json["bailiff"] == 8
    back = play(
        "Blue pass\nRed pass\nGreen pass\nBlue provost +1\nRed provost -1\nGreen provost 0"
    )
    assert back.json["bailiff"] == 7


@pytest.mark.parametrize(
    ("start", "provost", "scored"),
    [
        (10, 10, []),
        (10, 11, ["dungeon"]),
        (11, 11, ["dungeon"]),
        (11, 12, ["dungeon"]),
        (15, 16, ["dungeon"]),
    ],
)
def test_reaching_or_passing_space_12_scores_the_dungeon(
    start: int, provost: int, scored: list[str]
) -> None:
    """R-26: 11 to 13 triggers 12."""
    game = play(f"{CALM}set bailiff: {start}\nset provost: {provost}").wait(turn=2)
    assert sections(game) == scored
    assert game.json["scored"] == scored


@pytest.mark.parametrize(
    ("start", "provost", "scored"),
    [
        (16, 16, []),
        (16, 17, ["walls"]),
        (17, 17, ["walls"]),
        (17, 18, ["walls"]),
        (22, 22, ["walls"]),
    ],
)
def test_reaching_or_passing_space_18_scores_the_walls(
    start: int, provost: int, scored: list[str]
) -> None:
    game = play(
        f"{CALM}set scored: dungeon\nset bailiff: {start}\nset provost: {provost}"
    ).wait(turn=2)
    assert sections(game) == scored
    assert game.json["scored"] == ["dungeon", *scored]


@pytest.mark.parametrize(
    ("start", "provost", "over"),
    [(22, 22, False), (22, 23, True), (23, 23, True), (23, 24, True)],
)
def test_reaching_or_passing_space_24_scores_the_towers_and_ends_the_game(
    start: int, provost: int, over: bool
) -> None:
    """R-22, R-26."""
    text = f"{CALM}set scored: dungeon, walls\nset bailiff: {start}\nset provost: {provost}"
    game = play(text).until(lambda game: game.over or game.turn == 2)
    assert game.over == over
    assert sections(game) == (["towers"] if over else [])
    assert game.json["bailiff"] <= 25


def test_a_game_lasts_nine_to_eighteen_turns_when_the_castle_does_not_end_it() -> None:
    """R-22: 6 to 24 by one or by two spaces."""
    slow = play(CALM).wait(over=True)
    assert (slow.turn, slow.json["bailiff"]) == (18, 24)
    fast = play(CALM + "set Blue: deniers=99")
    while not fast.over:
        fast.act(
            f"{fast.seat} provost +1"
            if (fast.kind, fast.seat) == ("provost", "Blue")
            else first(fast)
        )
    assert (fast.turn, fast.json["bailiff"]) == (9, 24)


def first(game: Played) -> str:
    return f"{game.seat} " + ("pass" if "pass" in game.legal else "provost 0")


def test_the_bailiff_at_25_is_the_farthest_a_game_gets() -> None:
    """R-22."""
    text = f"{CALM}set scored: dungeon, walls\nset bailiff: 23\nset provost: 28"
    game = play(text).wait(over=True)
    assert (game.json["bailiff"], game.json["provost"]) == (25, 25)


@pytest.mark.parametrize(
    ("text", "section", "house"),
    [
        ("set Red: houses=3/0/0\nset Green: houses=2/0/0", "dungeon", "1/0/0"),
        (
            "set scored: dungeon\nset Red: houses=0/5/0\nset Green: houses=0/4/0",
            "walls",
            "0/1/0",
        ),
    ],
)
def test_a_full_section_is_scored_before_the_bailiff_comes(
    text: str, section: str, house: str
) -> None:
    game = play(
        f"{CALM}{text}\nset Blue: food=1 wood=1 stone=1\nBlue place castle"
    ).wait("castle")
    game.act("Blue batch stone+wood")
    assert sections(game) == [section]
    assert section in game.json["scored"]
    assert game.json["bailiff"] == 7


def test_a_section_scored_because_it_was_full_is_not_scored_again_at_its_trigger() -> (
    None
):
    """R-27."""
    game = play(
        f"{CALM}set scored: dungeon\nset bailiff: 11\nset Blue: houses=3/0/0 prestige=5"
    ).wait(turn=2)
    assert game.json["bailiff"] == 12
    assert sections(game) == []
    assert game.has("Blue", "prestige") == (5,)


def test_the_free_places_of_a_scored_section_stay_empty_for_good() -> None:
    """Section 3.2, last sentence."""
    text = (
        f"{CALM}set scored: dungeon\nset Blue: food=1 wood=1 stone=1\nBlue place castle"
    )
    game = play(text).wait("castle").act("Blue batch stone+wood")
    assert game.player("Blue")["houses"] == {"dungeon": 0, "walls": 1, "towers": 0}
    assert game.json["free"] == {"dungeon": 6, "walls": 9, "towers": 14}


def test_overflow_houses_count_for_their_own_section_later() -> None:
    """R-41."""
    text = f"{CALM}set Red: houses=5/0/0\nset Blue: food=2 wood=2 stone=2\nBlue place castle"
    game = (
        play(text).wait("castle").act("Blue batch stone+wood", "Blue batch stone+wood")
    )
    counted = {
        (e.section, e.seat): e.houses
        for e in game.events
        if isinstance(e, SectionCounted)
    }
    assert counted == {("dungeon", 0): 1, ("dungeon", 1): 5, ("dungeon", 2): 0}
    assert game.player("Blue")["houses"] == {"dungeon": 1, "walls": 1, "towers": 0}
    assert game.json["scored"] == ["dungeon"]


def test_several_sections_of_one_turn_are_scored_completely_one_after_the_other() -> (
    None
):
    """R-45: the dungeon for all players, then the walls, all in phase 7."""
    text = f"{CALM}set bailiff: 17\nset Blue: houses=2/2/0\nset Red: houses=1/0/0\nset Green: houses=0/3/0"
    game = play(text).wait(turn=2)
    order = [(e.section, e.seat) for e in game.events if isinstance(e, SectionCounted)]
    assert order == [
        (section, seat) for section in ("dungeon", "walls") for seat in (0, 1, 2)
    ]
    assert game.json["scored"] == ["dungeon", "walls"]


def test_all_three_sections_may_be_scored_in_one_turn_and_the_game_is_over() -> None:
    """R-45."""
    game = play(f"{CALM}set bailiff: 23").wait(over=True)
    assert sections(game) == ["dungeon", "walls", "towers"]
    assert game.json["scored"] == ["dungeon", "walls", "towers"]


def test_sections_are_scored_in_turn_order() -> None:
    """Section 3.2."""
    text = f"{CALM}set bailiff: 11\n"
    game = play(
        "game: caylus\nplayers: Blue, Red, Green\norder: Green, Blue, Red\n" + text
    ).wait(turn=2)
    assert [e.seat for e in game.events if isinstance(e, SectionCounted)] == [2, 0, 1]
