"""What labels tell people: what is paid and gained, and what a worker would lack on a card."""

from __future__ import annotations

import pytest

from rules.register import find_game
from tests.rules.magna_carta.positions import play

GAME = find_game("magna_carta")
ENDS = "\nBlue pass\nRed pass"


def labels(text: str) -> dict[str, str]:
    """The labels of the decision that comes up, by code."""
    game = play(text if text.startswith("set") else f"set turn: 2\n{text}")
    return {code: GAME.label(game.state, code).english for code in game.legal}


@pytest.mark.parametrize(
    ("text", "code", "label"),
    [
        ("", "pass", "Pass first: gain 1 denier"),
        ("", "draw", "Draw a card: pay 1 denier"),
        (
            "set hand Blue: bank, church\n",
            "redraw",
            "Replace the hand (2 cards): pay 1 denier",
        ),
        ("", "place 1", "1 Park: gain 1 food"),
        ("", "place 2", "2 Neutral peddler: buy a cube for 1 denier"),
        (
            "set provost: 3\nset road 3: bank Blue\n",
            "place 3",
            "3 Bank (yours): pay 1 denier for 1 gold, or 3 for 2",
        ),
        (
            "set provost: 3\nset road 3: market Red\n",
            "place 3",
            "3 Market: sell a cube, gain 4 deniers; owner: gain 1 denier",
        ),
        (
            "set hand Blue: large_farm\nset Blue: stone=2\n",
            "build large_farm",
            "Build Large farm: pay 1 food and 2 stone, gain 2 prestige",
        ),
        (
            "set road 3: residence Blue\nset Blue: wood=2 gold=1\n",
            "prestige theatre",
            "Build Theater: pay 2 wood and 1 gold, gain 6 prestige",
        ),
        (ENDS, "provost 0", "Provost stays on 2 Neutral peddler (free)"),
        (ENDS, "provost -1", "Provost to 1 Park (-1): pay 1 denier"),
        (
            "set Blue: stone=1\n" + ENDS + "\nBlue provost 0\nRed provost 0",
            "batch",
            "Give 1 food, 1 wood and 1 stone: gain 4 prestige (dungeon)",
        ),
    ],
)
def test_a_label_says_plainly_what_is_paid_and_gained(
    text: str, code: str, label: str
) -> None:
    assert labels(text)[code] == label


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("set provost: 2\nset road 3: market Red\n", "beyond the provost"),
        ("set provost: 3\nset road 3: market Red\n", None),
        (
            "set provost: 3\nset road 3: market Red\nset Blue: food=0 wood=0\n",
            "not enough cubes",
        ),
        (
            "set provost: 3\nset road 3: lawyer Red\nset Blue: food=0\n",
            "no food and no gold",
        ),
        (
            "set provost: 3\nset road 3: lawyer Red\n",
            "nothing to turn into a residence",
        ),
        ("set provost: 3\nset road 3: lawyer Red\nset road 4: bank Blue\n", None),
        (
            "set provost: 3\nset road 3: church Red\nset Blue: deniers=0\n",
            "only 1 denier left",
        ),
        ("set provost: 3\nset road 3: church Red\nset Blue: deniers=1\n", None),
        # what workers that are placed already may bring
        (
            "set provost: 3\nset road 3: market Red\nset Blue: food=0 wood=0\n\nBlue place 1\nRed pass",
            None,
        ),
        (
            "set provost: 3\nset road 3: market Red\nset Blue: food=0 wood=0\n\nBlue place 2\nRed pass",
            None,
        ),
        (
            "set provost: 3\nset road 3: market Red\nset Blue: food=0 wood=0 deniers=0\n\nBlue place 2\nRed pass",
            "not enough cubes",
        ),
        (
            "set provost: 3\nset road 2: market Red\nset road 3: church Red\n"
            "set Blue: deniers=0\n\nBlue place 2\nRed pass",
            None,
        ),
    ],
)
def test_the_label_of_a_card_says_what_its_worker_would_lack(
    text: str, note: str | None
) -> None:
    label = labels(text)["place 3"]
    assert label.endswith(f" ({note})") if note else "(" not in label


def test_beyond_the_provost_a_label_leaves_out_what_the_owner_would_get() -> None:
    assert labels("set provost: 2\nset road 3: market Red\n")["place 3"] == (
        "3 Market: sell a cube, gain 4 deniers (beyond the provost)"
    )
    # no provost, everything works
    game = play("set road 3: market Red\n", beginner=True)
    assert GAME.label(game.state, "place 3").english.endswith("owner: gain 1 denier")
