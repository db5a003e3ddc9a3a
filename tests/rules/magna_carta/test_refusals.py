"""Every code that is not legal now is refused with a reason: the rule or the bound."""

from __future__ import annotations

import pytest

from rules.errors import IllegalAction, NotNotation
from rules.header import Header
from rules.magna_carta.codes import CODES
from rules.notation import SEATS
from rules.register import find_game
from tests.rules.games import RandomPlayer
from tests.rules.magna_carta.positions import play

GAME = find_game("magna_carta")
EVERY = (*sorted(CODES), "place 1", "place 5", "place 77", "on 3", "convert 4")


@pytest.mark.parametrize("seed", range(6))
def test_every_code_that_is_not_legal_has_a_reason(seed: int) -> None:
    header = Header(
        GAME.id,
        SEATS[: 2 + seed % 3],
        {"rules": ("standard", "beginner")[seed % 2]},
        seed,
    )
    state, _ = GAME.start(header)
    player = RandomPlayer(seed, taste=0.9)
    number = 0
    while decision := GAME.decision(state):
        if number % 7 == 0 or decision.kind in (
            "on",
            "payment",
            "lawyer",
            "church",
            "gold_mine",
        ):
            for code in EVERY:
                if code not in decision.actions:
                    assert GAME.refusal(state, code).english
        GAME.step(state, player.choose(decision.actions))
        number += 1


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        (
            "set Blue: deniers=0\n\nBlue place 1\nRed pass\nBlue place 2",
            "draw",
            "costs 1 denier",
        ),
        ("set hand Blue:\n", "redraw", "your hand is empty"),
        ("", "place 9", "the road ends at 2"),
        ("set road 3: residence Red\n", "place 3", "no worker can be placed on"),
        ("\nBlue place 1\nRed draw", "place 1", "is occupied"),
        ("set hand Blue: bank\n", "build church", "is not in your hand"),
        (
            "set hand Blue: bank\n",
            "build bank",
            "costs 1 wood and 2 stone; you have 2 food and 2",
        ),
        ("set road 3: statue Red\n", "prestige statue", "can't be built here"),
        (
            "set Blue: wood=2 gold=1\n",
            "prestige theatre",
            "residence of your own that isn't covered",
        ),
        ("set road 3: residence Blue\n", "prestige theatre", "2 wood and 1 gold"),
        ("\nBlue pass\nRed pass", "provost +1", "between 1 and 2"),
        ("\nBlue pass\nRed pass", "skip", "another decision comes first"),
        (
            "set Blue: stone=1 gold=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch",
            "name the three",
        ),
        (
            "set Blue: stone=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch food+stone+wood",
            "just write `batch`",
        ),
        (
            "set Blue: stone=1 gold=1\n\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0",
            "batch gold+gold+stone",
            "1 food, 1 wood and 1 stone (gold replaces any of them); you have 2 food, 2 wood, 1 stone and 1 gold",
        ),
        ("set road 3: residence Red\n", "place 4", "the road ends at 3"),
    ],
)
def test_the_reason_names_the_rule_or_the_bound(
    position: str, action: str, reason: str
) -> None:
    game = play(position if position.startswith("set") else f"set turn: 2\n{position}")
    with pytest.raises(IllegalAction) as caught:
        game.act(f"Blue {action}")
    assert reason in str(caught.value)


ROAD = "set provost: 3\nset road 3: {card} Red\n"
LAWYER = ROAD.format(card="lawyer") + "set road 4: small_farm Blue\n"
THERE = "\nBlue place 3\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"


@pytest.mark.parametrize(
    ("position", "kind", "action", "reason"),
    [
        (ROAD.format(card="market") + THERE, "market", "sell gold", "you have no gold"),
        (
            "set provost: 2\n" + THERE.replace("3", "2"),
            "peddler",
            "buy food+food",
            "buy a cube for 1 denier",
        ),
        (
            ROAD.format(card="peddler") + "set Blue: deniers=0\n" + THERE,
            "peddler",
            "buy food+food",
            "that costs 2 deniers; you have 1",
        ),
        (
            ROAD.format(card="bank") + THERE,
            "bank",
            "pay 2",
            "Bank: pay 1 denier for 1 gold, or 3 for 2",
        ),
        (
            ROAD.format(card="bank") + "set Blue: deniers=1\n" + THERE,
            "bank",
            "pay 3",
            "costs 3 deniers; you have 2",
        ),
        (
            ROAD.format(card="church") + THERE,
            "church",
            "pay 3",
            "Church: pay 2 deniers for a token, 5 for 2",
        ),
        (
            ROAD.format(card="church")
            + "set Blue: deniers=9\nset tokens: 0/0/1\n"
            + THERE,
            "church",
            "pay 5",
            "you asked for 2 tokens; the castle has 1 left",
        ),
        (LAWYER + THERE, "lawyer", "convert 3", "a lawyer can't become a residence"),
        (LAWYER + THERE, "lawyer", "convert 1", "can't become a residence"),
        (LAWYER + THERE, "lawyer", "convert 44", "the road ends at 4"),
        (
            LAWYER + "set road 5: bank Red\n" + THERE,
            "lawyer",
            "convert 5",
            "Bank (5) belongs to another player",
        ),
    ],
)
def test_an_effect_that_is_refused_says_what_is_printed_and_what_is_in_hand(
    position: str, kind: str, action: str, reason: str
) -> None:
    game = play(position)
    assert game.kind == kind
    with pytest.raises(IllegalAction) as caught:
        game.act(f"Blue {action}")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (
            "pay food+stone+stone",
            "Bank costs 1 wood and 2 stone (gold replaces any cube), not 1 food and 2 stone",
        ),
        (
            "pay gold+gold+gold",
            "that costs 3 gold; you have 2 food, 2 wood, 2 stone and 2 gold",
        ),
    ],
)
def test_a_payment_that_is_refused_says_what_it_is_and_what_is_in_hand(
    action: str, reason: str
) -> None:
    game = play("set hand Blue: bank\nset Blue: stone=2 gold=2\n\nBlue build bank")
    with pytest.raises(IllegalAction) as caught:
        game.act(f"Blue {action}")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("place 0", "the road ends at 2"),
        ("place 10000", "the road ends at 2"),
        ("provost +5", "the provost moves at most 3 spaces"),
    ],
)
def test_what_is_no_code_for_its_number_names_the_bound(text: str, bound: str) -> None:
    with pytest.raises(NotNotation) as caught:
        play("set turn: 2\n").act(f"Blue {text}")
    assert (
        f'"{text}" is not an action of Caylus Magna Carta: {bound}; possible for Blue now: '
        in str(caught.value)
    )


def test_the_beginner_game_names_no_bound_of_a_provost() -> None:
    state, _ = GAME.start(Header(GAME.id, SEATS[:2], {"rules": "beginner"}, 1))
    assert GAME.bound(state, "provost +5") is None
