"""Every code that is not legal now is refused with a reason: the rule or the bound."""

from __future__ import annotations

import pytest

from rules.errors import IllegalAction
from rules.game import find_game
from rules.header import Header
from rules.magna_carta.codes import CODES
from rules.notation import SEATS
from tests.rules.games import RandomPlayer
from tests.rules.magna_carta.positions import play

GAME = find_game("magna_carta")
EVERY = (*sorted(CODES), "place 1", "place 5", "place 77", "on 3", "convert 4")


@pytest.mark.parametrize("seed", range(6))
def test_every_code_that_is_not_legal_has_a_reason(seed: int) -> None:
    header = Header(GAME.id, SEATS[: 2 + seed % 3], {"rules": ("standard", "beginner")[seed % 2]}, seed)
    state, _ = GAME.start(header)
    player = RandomPlayer(seed, taste=0.9)
    number = 0
    while decision := GAME.decision(state):
        if number % 7 == 0 or decision.kind in ("on", "payment", "lawyer", "church", "gold_mine"):
            for code in EVERY:
                if code not in decision.actions:
                    assert GAME.refusal(state, code).english
        GAME.step(state, player.choose(decision.actions))
        number += 1


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("set Blue: deniers=0\n\nBlue place 1\nRed pass\nBlue place 2", "draw", "costs 1 denier"),
        ("set hand Blue:\n", "redraw", "the hand is empty"),
        ("", "place 9", "the road has 2 cards"),
        ("set road 3: residence Red\n", "place 3", "takes no worker"),
        ("\nBlue place 1\nRed draw", "place 1", "has a worker"),
        ("set hand Blue: bank\n", "build church", "is not in hand"),
        ("set hand Blue: bank\n", "build bank", "1 wood and 2 stone"),
        ("set road 3: statue Red\n", "prestige statue", "not on offer"),
        ("set Blue: wood=2 gold=1\n", "prestige theatre", "own uncovered residence"),
        ("set road 3: residence Blue\n", "prestige theatre", "2 wood and 1 gold"),
        ("\nBlue pass\nRed pass", "provost +1", "between card 1 and card 2"),
        ("\nBlue pass\nRed pass", "skip", "something else is to be decided"),
        (
            "set Blue: stone=1 gold=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch",
            "names its three",
        ),
        (
            "set Blue: stone=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch food+stone+wood",
            'written "batch"',
        ),
        (
            "set Blue: stone=1 gold=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch gold+gold+stone",
            "all in hand",
        ),
    ],
)
def test_the_reason_names_the_rule_or_the_bound(position: str, action: str, reason: str) -> None:
    game = play(position if position.startswith("set") else f"set turn: 2\n{position}")
    with pytest.raises(IllegalAction) as caught:
        game.act(f"Blue {action}")
    assert reason in str(caught.value)
