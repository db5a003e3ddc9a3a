"""Section 3.3, the decision points, and the kinds and codes of the records: who decides what, and when."""

from __future__ import annotations

import pytest

from rules.caylus.events import Acted
from rules.register import find_game
from tests.rules.play import Played, play

KINDS = {
    "place_worker",
    "gate",
    "guild",
    "joust",
    "inn",
    "provost",
    "production",
    "bonus",
    "market",
    "peddler",
    "trade",
    "build",
    "give",
    "on",
    "lawyer",
    "castle",
    "favor_line",
    "favor_cubes",
    "exchange",
    "favor_building",
}
RICH = "set Blue: food=9 wood=9 stone=9 cloth=9 gold=9 deniers=50"

# kind, phase, who decides, position and actions that lead there
POINTS = [
    ("place_worker", 2, "Blue", ""),
    ("gate", 3, "Blue", "Blue place gate"),
    ("guild", 3, "Blue", "Blue place merchants_guild"),
    ("joust", 3, "Blue", f"{RICH}\nBlue place joust_field"),
    ("inn", 3, "Green", "set inn: Green"),
    ("provost", 4, "Blue", "Blue pass"),
    ("production", 5, "Blue", "Blue place 1"),
    ("bonus", 5, "Red", "set road 9: s_farm Red\nset provost: 9\nBlue place 9"),
    ("market", 5, "Blue", "Blue place 5"),
    ("peddler", 5, "Blue", "set provost: 7\nBlue place 7"),
    ("peddler", 5, "Blue", "set road 9: w_peddler Red\nset provost: 9\nBlue place 9"),
    ("trade", 5, "Blue", "set road 9: s_church Red\nset provost: 9\nBlue place 9"),
    (
        "trade",
        5,
        "Blue",
        f"{RICH}\nset road 9: s_alchemist Red\nset provost: 9\nBlue place 9",
    ),
    ("build", 5, "Blue", "Blue place 6"),
    (
        "build",
        5,
        "Blue",
        f"{RICH}\nset road 9: w_mason Red\nset provost: 9\nBlue place 9",
    ),
    (
        "build",
        5,
        "Blue",
        f"{RICH}\nset road 9: s_architect Red\nset road 10: residence Blue\nset provost: 9\nBlue place 9",
    ),
    (
        "lawyer",
        5,
        "Blue",
        f"{RICH}\nset road 9: w_lawyer Red\nset provost: 9\nBlue place 9",
    ),
    ("castle", 6, "Blue", f"{RICH}\nBlue place castle"),
    ("favor_line", 7, "Blue", "set bailiff: 11\nset Blue: houses=2/0/0"),
]


def reach(kind: str, text: str) -> Played:
    game = play(text)
    return game.until(lambda game: game.kind == kind)


@pytest.mark.parametrize(("kind", "phase", "seat", "text"), POINTS)
def test_every_decision_point_asks_the_right_player_in_the_right_phase(
    kind: str, phase: int, seat: str, text: str
) -> None:
    game = reach(kind, text)
    assert (game.kind, game.phase, game.seat) == (kind, phase, seat)
    assert len(game.legal) > 1


@pytest.mark.parametrize(("kind", "phase", "seat", "text"), POINTS)
def test_a_code_that_is_not_listed_is_refused_and_one_that_is_listed_is_played(
    kind: str, phase: int, seat: str, text: str
) -> None:
    position = reach(kind, text).json
    for code in position["decision"]["actions"]:
        game = reach(kind, text).act(f"{seat} {code}")
        told = game.told(Acted)
        assert (told[0].code, told[0].forced, told[0].kind) == (code, False, kind)
        assert all(event.forced for event in told[1:])
        assert game.json != position


def test_the_kinds_are_those_of_the_records() -> None:
    assert set(find_game("caylus").kinds) == KINDS


def test_automatic_decisions_are_told_as_forced() -> None:
    """Records: one legal action is taken automatically."""
    game = play("set Blue: food=0\nBlue place castle").wait(turn=2)
    forced = [
        (e.kind, e.code) for e in game.events if isinstance(e, Acted) and e.forced
    ]
    assert forced == [("castle", "done")]
