"""What labels and questions tell people: what is paid and gained, and what a worker would lack at a place."""

from __future__ import annotations

import pytest

from rules.caylus.events import Declined
from rules.model import GameEnded, noun, verb
from rules.register import find_game
from tests.rules.games import RandomPlayer, set_ups
from tests.rules.play import play

GAME = find_game("caylus")
BUTTON, OPTION = 80, 100  # characters on a button and in a menu
BROKE = "\nRed place trading_post\nGreen place stables\nBlue place inn\nRed pass"
"""What leaves Blue, who had but the income, without a denier."""
POOR = "set provost: 12\nset Blue: deniers=0 wood=0 food={food}{more}\nset road 9: {tile} Red\n"
SELLING = "set provost: 9\nset Blue: deniers=0 wood=0 food={food}\n\nBlue place 5\nRed place 2\nGreen place 3"
GOLDEN = (
    "option jeweller: yes\nset provost: 12\nset road 9: {tile} Red\nset road 10: s_jeweller Red\n"
    "set Blue: deniers=5 {cubes}\n\n"
    "Blue place 9\nRed pass\nGreen pass"
)
BONUS = (
    "set provost: 10\nset road 9: s_park Blue\nset road 10: w_mason Red\nset Blue: food=0 wood=0 stone=1\n\n"
    "Blue place inn\nRed place {space}\nGreen pass"
)


def labels(text: str, kind: str | None = None) -> dict[str, str]:
    """The labels of the decision that comes up, by code."""
    game = play(text).wait(kind)
    return {code: GAME.label(game.state, code).english for code in game.legal}


@pytest.mark.parametrize(
    ("text", "kind", "code", "label"),
    [
        ("", "place_worker", "pass", "Pass first: gain 1 denier"),
        ("", "place_worker", "place 1", "1 Farm: gain 1 food or 1 cloth"),
        ("", "place_worker", "place trading_post", "Trading post: gain 3 deniers"),
        (
            "set provost: 9\n",
            "place_worker",
            "place 7",
            "7 Peddler: buy a cube for 2 deniers",
        ),
        ("\nBlue place 5", "market", "sell food", "Sell 1 food: gain 4 deniers"),
        (
            "set provost: 9\n\nBlue place 7",
            "peddler",
            "buy wood",
            "Buy 1 wood: pay 2 deniers",
        ),
        ("\nBlue pass", "provost", "provost 0", "Provost stays on 6 (free)"),
        (
            "\nBlue pass",
            "provost",
            "provost -1",
            "Provost to 5 (-1): pay 1 denier",
        ),
        (
            "\nBlue place merchants_guild",
            "guild",
            "provost +2",
            "Provost to 8 (+2, free)",
        ),
        (
            "\nBlue place merchants_guild",
            "guild",
            "provost 0",
            "Provost stays on 6 (free)",
        ),
        (
            "set provost: 9\nset Blue: stone=1\n\nBlue place 8",
            "build",
            "build w_quarry",
            "Build Wooden quarry: pay 1 food and 1 wood, gain 2 prestige",
        ),
        (
            "set provost: 9\nset road 9: w_lawyer Red\nset Blue: cloth=1\n\nBlue place 9",
            "lawyer",
            "convert 1",
            "1 Farm becomes a residence: gain 2 prestige",
        ),
        (
            "set Blue: stone=1\n\nBlue place castle",
            "castle",
            "batch stone+wood",
            "Give 1 food, 1 wood and 1 stone: gain 5 prestige (dungeon)",
        ),
    ],
)
def test_a_label_says_plainly_what_is_paid_and_gained(
    text: str, kind: str, code: str, label: str
) -> None:
    assert labels(text, kind)[code] == label


@pytest.mark.parametrize(
    ("text", "code", "note"),
    [
        ("", "place joust_field", "not enough cloth"),
        ("set Blue: cloth=1\n", "place joust_field", None),
        (
            "set Blue: cloth=1 deniers=0\n\nBlue place 1\nRed place 2\nGreen place 3",
            "place joust_field",
            "not enough deniers",
        ),
        (
            POOR.format(more="", food=0, tile="s_park"),
            "place 5",
            "not enough cubes",
        ),
        (POOR.format(food=0, more="", tile="s_park"), "place 7", "only 1 denier left"),
        ("set provost: 9\nset Blue: deniers=1\n", "place 7", None),
        (
            POOR.format(food=0, more="", tile="s_church"),
            "place 9",
            "only 1 denier left",
        ),
        (
            POOR.format(food=0, more=" cloth=1", tile="s_tailor"),
            "place 9",
            "you have only 1 cloth",
        ),
        (
            POOR.format(food=0, more="", tile="s_tailor"),
            "place 9",
            "not enough cloth",
        ),
        (
            POOR.format(food=0, more=" gold=2", tile="s_alchemist"),
            "place 9",
            "you have no cube other than gold",
        ),
        (
            POOR.format(more="", food=1, tile="s_alchemist"),
            "place 9",
            "you have only 1 cube other than gold",
        ),
        (POOR.format(more="", food=2, tile="s_alchemist"), "place 9", None),
        ("set Blue: food=0\n", "place 6", "can't afford a tile"),
        ("", "place 6", None),
        (
            "set provost: 9\nset road 9: w_mason Red\n",
            "place 9",
            "can't afford a tile",
        ),
        (
            "set provost: 9\nset road 9: s_architect Red\n",
            "place 9",
            "no residence to cover",
        ),
        (
            "set provost: 9\nset road 9: w_lawyer Red\n",
            "place 9",
            "not enough cloth",
        ),
        (
            "set provost: 9\nset road 9: w_lawyer Red\nset Blue: cloth=1\n",
            "place 9",
            None,
        ),
        (
            "set Blue: food=0 wood=0\n\nBlue place 3\nRed pass\nGreen pass",
            "place 5",
            None,
        ),
        (
            "set Blue: food=0 wood=1\n\nBlue place 1\nRed pass\nGreen pass",
            "place 6",
            None,
        ),
        (
            "set provost: 9\nset road 9: w_farm_food Blue\nset Blue: food=0 wood=0\n\n"
            "Blue place 9\nRed pass\nGreen pass",
            "place 5",
            "not enough cubes",
        ),
        (
            "set provost: 9\nset Blue: deniers=0\n\nBlue place trading_post\nRed place 2\nGreen place 3",
            "place 7",
            None,
        ),
        (
            "set provost: 9\nset Blue: deniers=0\n\nBlue place 1\nRed place 2\nGreen place 3",
            "place 7",
            "not enough deniers",
        ),
        (SELLING.format(food=1), "place 7", None),
        (SELLING.format(food=0), "place 7", "not enough deniers"),
        (
            "set provost: 9\nset Blue: food=0\n\nBlue place 7\nRed pass\nGreen pass",
            "place 8",
            None,
        ),
        (
            "set provost: 9\nset Blue: food=0 deniers=1\n\nBlue place 7\nRed place 1\nGreen place 2",
            "place 8",
            "can't afford a tile",
        ),
        (GOLDEN.format(tile="s_bank", cubes=""), "place 10", None),
        (GOLDEN.format(tile="s_alchemist", cubes=""), "place 10", None),
        (
            GOLDEN.format(tile="s_alchemist", cubes="food=1 wood=0"),
            "place 10",
            "no gold",
        ),
        (
            GOLDEN.format(tile="s_tailor", cubes="cloth=2"),
            "place 10",
            "no gold",
        ),
        (BONUS.format(space=9), "place 10", None),
        (BONUS.format(space=2), "place 10", "can't afford a tile"),
        ("", "place castle", "you have no batch yet"),
        ("set Blue: cloth=1\n", "place castle", None),
        ("", "place 16", "beyond the provost"),
        ("", "place gate", None),
        ("", "place 1", None),
    ],
)
def test_the_label_of_a_place_says_what_its_worker_would_lack(
    text: str, code: str, note: str | None
) -> None:
    label = labels(text)[code]
    assert label.endswith(f" ({note})") if note else "(" not in label


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("\nBlue place 4\nRed pass\nGreen pass", "a batch if the provost stays"),
        # cloth
        ("\nBlue place 1\nRed pass\nGreen pass", "a batch if the provost stays"),
        (
            "set provost: 3\n\nBlue place 4\nRed pass\nGreen pass",
            "a batch is still possible",
        ),
        (
            "set provost: 9\n\nBlue place 7\nRed pass\nGreen pass",
            "a batch is still possible",
        ),
        ("\nBlue place gate\nRed pass\nGreen pass", "a batch is still possible"),
        # the sawmill: wood again
        ("\nBlue place 3\nRed pass\nGreen pass", "you have no batch yet"),
        (
            "set road 9: s_workshop Blue\nset provost: 9\n\nBlue place 3\nRed place 9\nGreen pass",
            "a batch if the provost stays",  # its owner gets stone or cloth
        ),
    ],
)
def test_the_castle_counts_what_workers_who_are_placed_will_bring(
    text: str, note: str
) -> None:
    assert labels(text)["place castle"].endswith(f" ({note})")


def test_a_move_from_the_gate_says_no_more_than_can_be_known_ahead() -> None:
    found = labels(
        "set Blue: deniers=0 food=0\n\nBlue place gate\nRed pass\nGreen pass", "gate"
    )
    assert (
        found["move joust_field"]
        == "To Joust field: pay 1 denier and 1 cloth for a favor"
    )
    assert found["move 6"] == "To 6 Carpenter: build a wood tile"


def test_the_lines_of_favor_say_what_their_level_brings() -> None:
    found = labels("set bailiff: 11\nset Blue: houses=2/0/0", "favor_line")
    assert found["favor cubes"] == "Cubes, level 1: take 1 food"
    assert found["favor building"] == "Building, level 1: no effect yet"
    assert found["favor deniers"] == "Deniers: gain 3 deniers"


def test_labels_fit_on_buttons_and_those_of_places_into_menus() -> None:
    for seed, (game, header) in enumerate(set_ups(seed=5)):
        state, _ = game.start(header)
        player = RandomPlayer(seed, taste=0.9)
        while decision := game.decision(state):
            for code in decision.actions:
                label = game.label(state, code).english
                places = verb(code) in ("place", "move") and noun(code)[0].isdigit()
                assert len(label) <= (OPTION if places else BUTTON), label
            game.step(state, player.choose(decision.actions))


def told(text: str, *actions: str) -> list[str]:
    """What the actions come to, in sentences."""
    game = play(text).wait("favor_line").act(*actions)
    return [GAME.tell(event, game.players).english for event in game.last]


def test_a_favor_that_saves_the_only_wood_is_told_as_that() -> None:
    lines = told(
        "set Blue: cloth=1 favors=0/0/0/1\n\nBlue place joust_field\nRed pass\nGreen pass\nBlue pass\nBlue joust",
        "Blue favor building",
        "Blue use carpenter",
        "Blue build w_market",
    )
    assert "Blue uses a favor (building, level 2)." in lines
    assert "Blue pays no wood for the Wooden market (royal favor)." in lines


def test_who_gives_no_batch_is_told_to_lose_for_that() -> None:
    game = play("set Blue: prestige=5\n\nBlue place castle").wait(turn=2)
    told = [GAME.tell(event, game.players).english for event in game.events]
    assert "Blue gives no batch and loses 2 prestige." in told


def test_several_winners_are_joined_as_people_speak() -> None:
    ended = GameEnded((60, 60, 41), (0, 1))
    assert (
        GAME.tell(ended, ("Blue", "Red", "Green")).english
        == "Won by Blue and Red with 60 prestige."
    )


def test_a_builder_chosen_by_a_favor_says_that_it_is_a_favor() -> None:
    text = "set Blue: cloth=1 stone=1 favors=0/0/0/1\n\nBlue place joust_field\nRed pass\nGreen pass\nBlue pass"
    game = play(f"{text}\nBlue joust\nBlue favor building\nBlue use carpenter")
    assert (
        GAME.question(game.state).english
        == "Carpenter: build a wood tile for 1 wood less?"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "set Blue: cloth=0 deniers=3\n\nBlue place joust_field",
            "the Joust field (not enough cloth).",
        ),
        (
            f"set Blue: cloth=1 deniers=0\n\nBlue place joust_field{BROKE}",
            "the Joust field (not enough deniers).",
        ),
        (
            "set Blue: cloth=1 deniers=3\n\nBlue place joust_field",
            "the Joust field (by choice).",
        ),
        ("set Blue: food=0 wood=0\n\nBlue place 5", "the Market (not enough cubes)."),
        (
            "set provost: 9\nset Blue: deniers=0\n\nBlue place 7\nRed pass",
            "the Peddler (not enough deniers).",
        ),
        (
            f"set provost: 9\nset Blue: deniers=0\n\nBlue place 7{BROKE}",
            "the Peddler (not enough deniers).",
        ),
        (
            "set provost: 9\nset Blue: food=0 wood=0\n\nBlue place 8",
            "the Carpenter (can't afford a tile).",
        ),
        (
            "set provost: 12\nset road 9: s_tailor Red\nset Blue: cloth=1\n\nBlue place 9",
            "the Tailor (not enough cloth).",
        ),
        (
            "set provost: 12\nset road 9: s_architect Red\n\nBlue place 9",
            "the Architect (no residence to cover).",
        ),
        (
            "set provost: 12\nset road 9: w_lawyer Red\n\nBlue place 9",
            "the Lawyer (not enough cloth).",
        ),
        (
            "set provost: 12\nset road 9: s_jeweller Red\n\nBlue place 9",
            "the Jeweler (no gold).",
        ),
    ],
)
def test_a_building_that_is_not_used_is_told_with_the_reason(
    text: str, sentence: str
) -> None:
    jeweller = "option jeweller: yes\n" if "jeweller" in text else ""
    game = play(jeweller + text).wait(turn=2)
    told = [
        GAME.tell(event, game.players).english
        for event in game.events
        if isinstance(event, Declined)
    ]
    assert told == [f"Blue doesn't use {sentence}"]


def test_an_event_of_an_older_version_is_told_without_a_reason() -> None:
    (old,) = GAME.decode_events(b'[{"event":"declined","seat":0,"what":"joust_field"}]')
    assert GAME.tell(old, ("Blue",)).english == "Blue doesn't use the Joust field."


@pytest.mark.parametrize(
    ("deniers", "most"), [(0, "1 space "), (1, "2 spaces "), (9, "3 spaces ")]
)
def test_the_question_about_the_provost_offers_no_more_than_can_be_paid(
    deniers: int, most: str
) -> None:
    game = play(f"set Blue: deniers={deniers}\n\nBlue place 1\nRed pass").wait(
        "provost", seat="Blue"
    )
    assert f"up to {most}" in GAME.question(game.state).english
