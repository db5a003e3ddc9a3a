"""What an illegal action is told: the rule or the bound (records, errors of action lines)."""

from __future__ import annotations

import pytest

from rules.caylus.codes import CODES
from rules.errors import IllegalAction
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from tests.rules.games import RandomPlayer
from tests.rules.play import play

GAME = find_game("caylus")
POOR = "set Blue: deniers={deniers} food=0 wood=0\nset provost: 9\n"
LAWYER = "set road 9: w_lawyer Red\nset road 10: s_park Red\nset provost: 9\nset Blue: cloth=1\nBlue place 9"
JOUST = "set Blue: cloth=1 food=0 wood=0 favors={favors}\nset scored: dungeon\nBlue place joust_field"

# position and what leads to the decision, its kind, the code, part of the reason
CASES = [
    ("Blue place 1", "place_worker", "place 1", "Farm (1) is occupied"),
    ("", "place_worker", "place 9", "no worker can be placed on 9"),
    ("set road 9: residence Red", "place_worker", "place 9", "no worker can be placed on 9"),
    ("Blue place castle\nRed pass\nGreen pass", "place_worker", "place castle", "only one worker"),
    ("Blue place gate", "gate", "move gate", "Gate is occupied"),
    ("Blue place gate", "gate", "move 20", "no worker can be placed on 20"),
    ("set provost: 27\nBlue place merchants_guild", "guild", "provost +2", "between 1 and 28; he is on 27"),
    ("set provost: 2\nBlue pass", "provost", "provost -2", "between 1 and 28; he is on 2"),
    ("Blue place 1", "production", "take wood", "Farm: gain 1 food or 1 cloth"),
    ("Blue place 1", "production", "skip", "must take the goods"),
    ("set road 9: s_park Red\nset provost: 9\nBlue place 9", "bonus", "take stone", "1 wood or 1 food"),
    ("Blue place 5", "market", "sell gold", "you have no gold"),
    (POOR.format(deniers=8) + "Blue place 7", "peddler", "buy food+food", "Peddler: buy a cube for 2 deniers"),
    (
        POOR.format(deniers=0) + "set road 9: w_peddler Red\nBlue place 9",
        "peddler",
        "buy food+food",
        "that costs 2 deniers; you have 1 denier",
    ),
    (POOR.format(deniers=2) + "set road 9: s_church Red\nBlue place 9", "trade", "pay 3", "2 deniers for 3 prestige"),
    (
        POOR.format(deniers=2) + "set road 9: s_church Red\nBlue place 9",
        "trade",
        "pay 4",
        "that costs 4 deniers; you have 3 deniers",
    ),
    (
        "set road 9: s_tailor Red\nset provost: 9\nset Blue: cloth=2\nBlue place 9",
        "trade",
        "pay 3",
        "that costs 3 cloth; you have 2 cloth",
    ),
    (
        "set road 9: s_alchemist Red\nset provost: 9\nset Blue: gold=9\nBlue place 9",
        "trade",
        "pay 4",
        "4 cubes other than gold; you have 3 cubes other than gold",
    ),
    ("set Blue: food=0 stone=1\nBlue place 6", "build", "build w_quarry", "costs 1 wood and 1 food; you have 1 wood"),
    ("Blue place 6", "build", "build s_park", "can't be built here"),
    (LAWYER, "lawyer", "convert 7", "Peddler (7) can't become a residence; only a neutral tile"),
    (LAWYER, "lawyer", "convert 9", "a lawyer can't become a residence"),
    (LAWYER, "lawyer", "convert 10", "Park (10) belongs to another player"),
    (LAWYER, "lawyer", "convert 11", "space 11 is empty"),
    (
        "set Blue: stone=1\nBlue place castle",
        "castle",
        "batch gold+wood",
        "1 food and 1 cube each of two other kinds; you have 2 food, 1 wood and 1 stone",
    ),
    ("set bailiff: 11\nset Blue: houses=2/0/0", "favor_line", "pass", "another decision comes first"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "kind", "code", "reason"), CASES)
def test_a_refusal_names_the_rule_or_the_bound(
    text: str, kind: str, code: str, reason: str
) -> None:
    game = play(text).wait(kind)
    position = game.json
    with pytest.raises(IllegalAction) as caught:
        game.act(f"{game.seat} {code}")
    message = str(caught.value)
    assert reason in message.replace("1 food and 1 wood", "1 wood and 1 food")
    assert f'"{code}"' in message
    assert any(legal in message for legal in game.legal)
    assert game.json == position


@pytest.mark.parametrize(
    ("favors", "goods", "codes", "code", "reason"),
    [
        (
            "0/0/0/0",
            "",
            ("favor cubes",),
            "take cloth",
            "needs level 3; your marker is on level 1",
        ),
        (
            "0/0/0/0",
            "",
            ("favor cubes",),
            "exchange",
            "needs level 4; your marker is on level 1",
        ),
        ("0/0/3/0", "", ("favor cubes",), "exchange", "you have no cube to exchange"),
        ("0/0/3/0", "", ("favor cubes",), "take food+food", "only after `exchange`"),
        ("0/0/3/0", "gold=1", ("favor cubes", "exchange"), "take food", "two cubes"),
        (
            "0/0/0/1",
            "stone=1",
            ("favor building",),
            "use mason",
            "needs level 3; your marker is on level 2",
        ),
        (
            "0/0/0/3",
            "stone=1",
            ("favor building",),
            "use mason",
            "nothing you can build",
        ),
        (
            "0/0/0/1",
            "stone=1 food=1",
            ("favor building", "use carpenter"),
            "skip",
            "must do it",
        ),
    ],
)
def test_a_refusal_of_a_favor_names_the_level(
    favors: str, goods: str, codes: tuple[str, ...], code: str, reason: str
) -> None:
    cubes = dict(part.split("=") for part in f"food=0 wood=0 {goods}".split())
    own = " ".join(f"{name}={number}" for name, number in cubes.items())
    text = JOUST.format(favors=favors).replace("food=0 wood=0", own)
    game = (
        play(text).wait("joust").act("Blue joust", *(f"Blue {code}" for code in codes))
    )
    with pytest.raises(IllegalAction) as caught:
        game.act(f"Blue {code}")
    assert reason in str(caught.value)


def test_the_favor_line_used_already_is_named() -> None:
    text = "set scored: dungeon\nset bailiff: 17\nset Blue: houses=0/5/0"
    game = play(text).wait("favor_line").act("Blue favor prestige")
    with pytest.raises(IllegalAction, match="already used this line in this phase"):
        game.act("Blue favor prestige")


def test_the_alchemist_refuses_gold_by_name() -> None:
    """R-4."""
    text = "set road 9: s_alchemist Red\nset provost: 9\nset Blue: gold=9\nBlue place 9"
    game = play(text).wait("trade").act("Blue pay 2")
    with pytest.raises(IllegalAction, match="takes no gold"):
        game.act("Blue give gold")


@pytest.mark.parametrize("seed", range(6))
def test_every_code_that_is_not_legal_has_a_reason(seed: int) -> None:
    header = Header(
        GAME.id,
        SEATS[: 2 + seed % 4],
        {"favors": ("table", "simplified")[seed // 4]},
        seed,
    )
    state, _ = GAME.start(header)
    player = RandomPlayer(seed, taste=0.9)
    number = 0
    while decision := GAME.decision(state):
        if number % 11 == 0:
            for code in CODES:
                if code not in decision.actions:
                    assert GAME.refusal(state, code).english
        GAME.step(state, player.choose(decision.actions))
        number += 1
