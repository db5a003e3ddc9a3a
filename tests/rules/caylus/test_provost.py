"""Phase 4: the provost moves for money, in passing order."""

from __future__ import annotations

import pytest

from rules.caylus.events import Activated, ProvostMoved
from rules.errors import IllegalAction
from tests.rules.play import play


def shifts(text: str) -> set[str]:
    return {f"provost {shift}" for shift in text.split()}


def test_everybody_may_move_the_provost_once_in_passing_order() -> None:
    """R-24."""
    game = play("Blue place 3\nRed pass\nGreen pass\nBlue pass")
    asked = []
    while game.kind == "provost":
        asked.append(game.seat)
        assert game.phase == 4
        game.act(f"{game.seat} provost +1")
    assert asked == ["Red", "Green", "Blue"]
    bridge = [
        event
        for event in game.events
        if isinstance(event, ProvostMoved) and event.by == "bridge"
    ]
    assert [(event.seat, event.start, event.end) for event in bridge] == [
        (1, 6, 7),
        (2, 7, 8),
        (0, 8, 9),
    ]


@pytest.mark.parametrize("shift", [-3, -2, -1, 0, 1, 2, 3])
def test_each_space_of_the_provost_costs_one_denier(shift: int) -> None:
    """R-24."""
    game = play("Blue pass\nRed pass\nGreen pass")
    assert game.legal == shifts("-3 -2 -1 0 +1 +2 +3")
    before = game.has("Blue", "deniers")[0]
    game.act(f"Blue provost {shift:+d}" if shift else "Blue provost 0")
    assert game.json["provost"] == 6 + shift
    assert game.has("Blue", "deniers") == (before - abs(shift),)


@pytest.mark.parametrize(
    ("coins", "legal"),
    [(3, "-3 -2 -1 0 +1 +2 +3"), (2, "-2 -1 0 +1 +2"), (1, "-1 0 +1")],
)
def test_the_provost_goes_no_farther_than_the_coins_reach(
    coins: int, legal: str
) -> None:
    """R-24: the player must have the coins, others can't help."""
    placed = (
        "Red pass\nBlue pass"
        if coins > 1
        else "Red place 3\nBlue place 4\nGreen pass\nRed pass"
    )
    text = f"set Blue: deniers={max(coins - 2, 0)}\n{placed}"
    game = play(text, seats=("Red", "Blue", "Green")).wait("provost", seat="Blue")
    assert game.has("Blue", "deniers") == (coins,)
    assert game.legal == shifts(legal)


def test_without_a_denier_the_provost_stays_unasked() -> None:
    """R-24, and records: `provost 0` without a denier is automatic."""
    game = play("set Red: deniers=0\nBlue pass\nRed place 1\nGreen pass")
    assert game.has("Red", "deniers") == (0,)
    assert game.seat == "Blue"
    game.act("Blue provost 0")
    assert game.seat == "Green"


@pytest.mark.parametrize(
    ("provost", "legal"),
    [
        (1, "0 +1 +2 +3"),
        (2, "-1 0 +1 +2 +3"),
        (27, "-3 -2 -1 0 +1"),
        (28, "-3 -2 -1 0"),
    ],
)
def test_provost_stays_between_space_1_and_28(provost: int, legal: str) -> None:
    """R-21: 28 is the last printed space, not the last built one."""
    game = play(f"set provost: {provost}\nBlue pass\nRed pass\nGreen pass")
    assert game.legal == shifts(legal)


def test_the_refusal_names_the_bound_and_changes_nothing() -> None:
    game = play("set provost: 27\nBlue pass\nRed pass\nGreen pass")
    position = game.json
    with pytest.raises(IllegalAction, match="28"):
        game.act("Blue provost +2")
    assert game.json == position


def test_the_provost_may_stand_on_empty_spaces() -> None:
    game = play(
        "Blue pass\nRed pass\nGreen pass\nBlue provost +3\nRed provost +3\nGreen provost +3"
    )
    moved = [
        event
        for event in game.events
        if isinstance(event, ProvostMoved) and event.by == "bridge"
    ]
    assert moved[-1].end == 15


def test_space_1_works_even_with_the_provost_at_the_beginning() -> None:
    """R-21."""
    game = play("set provost: 1\nBlue place 1\nRed place 2").wait("production")
    assert (game.seat, game.json["provost"]) == ("Blue", 1)
    game.act("Blue take food")
    assert [event.spot for event in game.events if isinstance(event, Activated)] == [
        "1"
    ]
    assert game.has("Red", "food", "workers") == (2, 6)
