"""The charts of a finished game tell what its events say."""

from __future__ import annotations

import msgspec
import pytest

import rendering
from rendering.caylus.course import course as caylus_course
from rendering.charts.course import Course, Group, Standing, changes_of_lead, led_from
from rendering.charts.sentences import MOST_LEADS, sentences
from rendering.charts.sheet import FILLS, NUMBERS
from rendering.lettering import CAP_HEIGHT
from rendering.magna_carta.course import course as magna_carta_course
from rendering.nodes import Text
from rendering.sentences import MOST_CHARACTERS as CAPTION
from rendering.words import Words
from rules.register import GAMES
from tests.rendering.positions import (
    NAMES,
    ODD_NAMES,
    Position,
    random_positions,
    saved,
)

WORDS = Words(NAMES)
READ = {"caylus": caylus_course, "magna_carta": magna_carta_course}
OVER = [position for position in random_positions() if position.view.result is not None]
OVER += [saved("caylus-over"), saved("magna_carta-over")]


def of(*rows: tuple[int, ...]) -> Course:
    """A course of seats with this prestige after each turn, the last number the total."""
    standings = [
        Standing(seat, (0, *row[:-1]), row[-1], (0,) * (len(row) - 1), (), 1, 0, None)
        for seat, row in enumerate(rows)
    ]
    groups = (Group("towers", "points-castle", (1,) * len(rows)),)
    best = max(row[-1] for row in rows)
    standings.sort(key=lambda one: -one.total)
    winners = tuple(seat for seat, row in enumerate(rows) if row[-1] == best)
    return Course(
        "caylus", len(rows[0]) - 1, 1, winners, tuple(standings), (), groups, None, ()
    )


@pytest.mark.parametrize("position", OVER, ids=lambda position: position.name)
def test_the_sources_of_every_player_add_up_to_the_final_score(
    position: Position,
) -> None:
    found = READ[position.view.game](position.view, position.history)
    for one in found.standings:
        explained = one.prestige[0] + sum(
            group.points[one.seat] for group in found.groups
        )
        if found.game == "magna_carta":
            explained = sum(group.points[one.seat] for group in found.groups)
        assert explained == one.total == position.view.result.scores[one.seat]
        assert len(one.prestige) == found.turns + 1 and len(one.deniers) == found.turns
        assert one.prestige[-1] == position.view.players[one.seat].prestige


@pytest.mark.parametrize("position", OVER, ids=lambda position: position.name)
def test_the_deniers_of_the_turns_are_those_that_were_gained(
    position: Position,
) -> None:
    found = READ[position.view.game](position.view, position.history)
    for one in found.standings:
        gained = [
            event.deniers
            for event in position.history
            if type(event).__name__ == "Gained" and event.seat == one.seat
        ]
        assert sum(one.deniers) == sum(gained)


def test_the_lead_is_counted_where_one_seat_is_alone() -> None:
    assert changes_of_lead(of((5, 5, 9), (2, 8, 8))) == 1
    # shared after the second turn
    assert changes_of_lead(of((5, 8, 9), (2, 8, 8))) == 0
    assert led_from(of((5, 6, 9), (2, 5, 8))) == 1
    assert led_from(of((1, 6, 9), (2, 5, 8))) == 2
    assert led_from(of((1, 2, 9), (2, 5, 8))) is None
    assert led_from(of((1, 2, 9), (2, 5, 9))) is None


def test_a_close_game_and_one_won_from_behind_are_told_as_such() -> None:
    found = sentences(of((1, 2, 9), (2, 5, 8)), WORDS)
    assert found[0] == "Agnes is one point ahead of Bertrand."
    assert (
        "Agnes came from behind thanks to leftover goods." in found
        and len(found) <= MOST_LEADS
    )


def test_whoever_won_because_the_others_left_did_not_come_from_behind() -> None:
    course = of((1, 2, 3), (2, 5, 8))
    left = msgspec.structs.replace(
        course, winners=(0,), standings=course.standings[::-1]
    )
    assert not any("from behind" in sentence for sentence in sentences(left, WORDS))


def test_charts_of_a_running_game_are_refused() -> None:
    for name in ("caylus-middle", "magna_carta-middle"):
        position = saved(name)
        with pytest.raises(ValueError, match="not over"):
            rendering.charts(position.view, position.history, WORDS)


@pytest.mark.parametrize("position", OVER, ids=lambda position: position.name)
def test_the_words_of_the_charts_fit_a_description_and_name_every_player(
    position: Position,
) -> None:
    told = rendering.charts_text(position.view, position.history, Words(ODD_NAMES))
    assert 0 < len(told) <= CAPTION
    told = rendering.charts_text(position.view, position.history, WORDS)
    assert all(NAMES[seat] in told for seat in range(len(position.view.players)))


@pytest.mark.parametrize("position", OVER, ids=lambda position: position.name)
def test_the_words_of_the_charts_have_the_numbers_of_every_panel(
    position: Position,
) -> None:
    told = rendering.charts_text(position.view, position.history, Words())
    course = READ[position.view.game](position.view, position.history)
    rows = {
        title: row.split("; ")
        for title, row in (
            line.split(": ", 1) for line in told.splitlines() if ": " in line
        )
    }
    for one in course.standings:
        shown = {
            "Points per worker": [f"{one.total / one.workers:.1f}"],
            "Workers beyond the provost": [one.lost],
            "Prestige by turn": one.prestige[1:],
            **({"Favors, line by line": one.favors} if course.lines else {}),
        }
        for title, numbers in shown.items():
            assert " ".join(map(str, [Words().seat(one.seat), *numbers])) in rows[title]
    # What is longest comes last, and is left out where there is no room.
    assert "Deniers earned by turn" in rows or len(told) > CAPTION - 300


def test_points_a_worker_are_written_as_the_language_writes_numbers() -> None:
    position = saved("caylus-over")
    english, czech = (
        rendering.charts_text(position.view, position.history, Words((), language))
        for language in ("en", "cs")
    )
    assert " 2.0; " in english
    assert " 2,0; " in czech


def test_letters_of_the_charts_are_large_enough_and_the_sheet_fits_a_phone() -> None:
    for position in OVER:
        scene = rendering.PICTURES[position.view.game].charts_scene(
            position.view, position.history, WORDS, "dark"
        )
        assert scene.width == 1080 and scene.height <= 1944
        for block in scene.blocks:
            for node in block.nodes:
                if isinstance(node, Text):
                    assert CAP_HEIGHT[node.face] * node.size * 400 / scene.width >= 8, (
                        node
                    )


def test_every_game_has_charts() -> None:
    assert set(READ) == set(GAMES)


@pytest.mark.parametrize("name", ["caylus-over", "magna_carta-over"])
def test_a_source_of_points_has_the_same_fill_on_every_chart(name: str) -> None:
    position = saved(name)
    made = READ[position.view.game](position.view, position.history)
    assert {group.message for group in made.groups} <= set(NUMBERS)
    assert max(NUMBERS.values()) < len(FILLS)


def test_where_a_name_would_be_cut_what_it_has_in_brackets_goes_first() -> None:
    position = saved("caylus-over")
    names = ("Ada (computer)", "Bo (computer)", *NAMES[2:])
    words = Words(names)
    charts = rendering.PICTURES["caylus"].charts_scene(
        position.view, position.history, words, "light"
    )
    scores = rendering.PICTURES["caylus"].score_scene(
        position.view, position.history, words, "light"
    )
    for scene in (charts, scores):
        said = [
            node.text
            for block in scene.blocks
            for node in block.nodes
            if isinstance(node, Text)
        ]
        assert not [text for text in said if "(" in text and "…" in text]
    assert "Ada" in {
        node.text
        for block in scores.blocks
        for node in block.nodes
        if isinstance(node, Text)
    }
