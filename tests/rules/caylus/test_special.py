"""Phase 3: trading post, merchants' guild, joust field, stables, and their order."""

from __future__ import annotations

import pytest

from rules.caylus.events import Activated, OrderChanged, ProvostMoved
from tests.rules.play import play

CLOTH = "\nset Blue: cloth=1"


def test_special_buildings_work_in_the_order_of_the_road() -> None:
    """Section 1.1: gate, trading post, guild, joust field, stables, inn."""
    game = play(
        "set Red: cloth=1\nBlue place inn\nRed place joust_field\nGreen place stables\n"
        "Blue place merchants_guild\nRed place trading_post\nGreen place gate"
    ).wait("gate")
    game.act("Green skip").wait("provost")
    spots = [event.spot for event in game.events if isinstance(event, Activated)]
    assert spots == [
        "gate",
        "trading_post",
        "merchants_guild",
        "joust_field",
        "stables",
        "inn",
    ]


def test_trading_post_gives_three_deniers() -> None:
    game = play("Blue place trading_post").wait("provost", phase=4)
    assert game.has("Blue", "deniers", "workers") == (7 - 1 + 3, 6)


@pytest.mark.parametrize(
    ("provost", "shifts"),
    [
        (6, "-3 -2 -1 0 +1 +2 +3"),
        (1, "0 +1 +2 +3"),
        (2, "-1 0 +1 +2 +3"),
        (3, "-2 -1 0 +1 +2 +3"),
        (4, "-3 -2 -1 0 +1 +2 +3"),
        (25, "-3 -2 -1 0 +1 +2 +3"),
        (26, "-3 -2 -1 0 +1 +2"),
        (27, "-3 -2 -1 0 +1"),
        (28, "-3 -2 -1 0"),
    ],
)
def test_guild_moves_the_provost_up_to_three_spaces_within_1_and_28(
    provost: int, shifts: str
) -> None:
    """R-21, R-23: one move in one direction, empty spaces count."""
    game = play(f"set provost: {provost}\nBlue place merchants_guild").wait("guild")
    assert game.seat == "Blue"
    assert game.legal == {f"provost {shift}" for shift in shifts.split()}


def test_guild_moves_the_provost_free_and_leaves_the_paid_move() -> None:
    """R-23."""
    game = play("Blue place merchants_guild").wait("guild")
    deniers = game.has("Blue", "deniers")
    game.act("Blue provost +3")
    assert game.json["provost"] == 9
    assert game.has("Blue", "deniers") == deniers
    assert (game.kind, game.phase) == ("provost", 4)
    game.wait("provost", seat="Blue").act("Blue provost +3")
    moves = [(event.start, event.end, event.by) for event in game.told(ProvostMoved)]
    assert moves == [(9, 12, "bridge"), (12, 8, "bailiff")]
    assert game.has("Blue", "deniers") == (deniers[0] - 3 + 2,)  # and the next income


def test_guild_may_leave_the_provost_where_it_is() -> None:
    game = play("Blue place merchants_guild").wait("guild").act("Blue provost 0")
    assert game.json["provost"] == 6


def test_joust_costs_a_denier_and_a_cloth_and_gives_one_favor() -> None:
    game = play("set Blue: cloth=1\nBlue place joust_field").wait("joust")
    assert game.legal == {"joust", "skip"}
    deniers = game.has("Blue", "deniers")[0]
    game.act("Blue joust")
    assert game.has("Blue", "deniers", "cloth") == (deniers - 1, 0)
    assert game.kind == "favor_line"
    game.act("Blue favor prestige")
    assert game.has("Blue", "prestige", "workers") == (1, 6)


def test_joust_may_be_declined() -> None:
    game = (
        play("set Blue: cloth=1\nBlue place joust_field").wait("joust").act("Blue skip")
    )
    assert game.has("Blue", "cloth", "workers") == (1, 6)
    assert game.kind == "provost"


def test_joust_is_offered_only_once_a_turn() -> None:
    """R-79."""
    game = play("set Blue: cloth=5 deniers=20\nBlue place joust_field").wait("joust")
    game.act("Blue joust", "Blue favor prestige")
    assert game.kind == "provost"
    assert game.has("Blue", "cloth") == (4,)


def test_joust_cannot_be_paid_with_goods_of_the_road() -> None:
    """R-79: road goods come too late; nobody is asked."""
    game = play("Blue place joust_field\nRed place 2\nGreen pass\nBlue place 1").wait(
        "production"
    )
    assert game.seat == "Blue"
    assert not any(code in ("joust", "skip") for _, code in game.actions)
    game.act("Blue take cloth")
    assert game.has("Blue", "cloth") == (1,)


def test_joust_can_be_paid_with_a_denier_of_the_trading_post() -> None:
    """R-79."""
    text = "set Blue: deniers=0 cloth=1\nset road 9: w_quarry Red\nBlue place joust_field\nRed place 1\n"
    text += "Green place 2\nBlue place trading_post\nRed pass"
    game = play(text).wait("joust")
    assert game.has("Blue", "deniers") == (2 - 2 + 3,)
    poor = play(
        "set Blue: deniers=0 cloth=1\nBlue place joust_field\nRed pass\nGreen pass"
    )
    assert poor.has("Blue", "deniers") == (1,)


def test_joust_without_a_denier_is_not_offered() -> None:
    text = "set Blue: deniers=0 cloth=1\nset inn: Blue\nBlue place joust_field\nRed pass\nGreen pass\nBlue place 3"
    game = play(text)
    assert game.has("Blue", "deniers") == (0,)
    game.wait(turn=2)
    assert game.has("Blue", "cloth") == (1,)
    assert not any(
        code in ("joust", "skip") for seat, code in game.actions if seat == 0
    )


def test_stables_put_their_players_first_and_keep_the_rest_behind_them() -> None:
    """Section 12, check 2; R-36: remove and insert, never a swap."""
    game = play(
        "Red place 1\nGreen place 2\nOrange place 3\nBlue place stables\nRed place stables",
        seats=("Red", "Green", "Orange", "Blue"),
    ).wait("provost")
    assert game.json["order"] == ["Blue", "Red", "Green", "Orange"]


@pytest.mark.parametrize(
    ("stables", "order"),
    [
        ("Black", "Black Blue Red Green Orange"),
        ("Green", "Green Blue Red Orange Black"),
        ("Orange Red", "Orange Red Blue Green Black"),
        ("Black Orange Green", "Black Orange Green Blue Red"),
        ("Blue", "Blue Red Green Orange Black"),
        ("Red Blue", "Red Blue Green Orange Black"),
    ],
)
def test_stables_reorder_by_remove_and_insert(stables: str, order: str) -> None:
    """R-36."""
    wanted = stables.split()
    game = play(
        "\n".join(
            f"set {seat}: deniers=50"
            for seat in ("Blue", "Red", "Green", "Orange", "Black")
        ),
        seats=5,
    )
    free = iter(
        [
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
            "16",
            "gate",
            "trading_post",
            "inn",
            "castle",
        ]
    )
    while wanted:
        seat = game.seat
        game.act(
            f"{seat} place stables"
            if seat == wanted[0]
            else f"{seat} place {next(free)}"
        )
        if seat == wanted[0]:
            wanted.pop(0)
    game.wait("provost")
    assert game.json["order"] == order.split()
    assert game.json["special"]["stables"] == []


def test_stables_work_from_now_on_so_that_phase_seven_scores_in_the_new_order() -> None:
    """R-35."""
    text = "set bailiff: 11\nset Blue: houses=2/0/0\nset Green: houses=2/0/0\n"
    game = play(text + "Blue place 1\nRed place 2\nGreen place stables").wait("provost")
    assert len(game.told(OrderChanged)) == 1
    game.wait("production").act("Blue take food").wait("production").act(
        "Red take food"
    )
    assert (game.kind, game.seat, game.phase) == ("favor_line", "Green", 7)
    game.act("Green favor prestige")
    assert (game.kind, game.seat) == ("favor_line", "Blue")


def test_stables_change_neither_the_bridge_nor_the_castle_of_this_turn() -> None:
    """R-35: phases 4 to 6 use the pass and castle order."""
    goods = "\n".join(
        f"set {seat}: food=1 wood=1 stone=1" for seat in ("Blue", "Red", "Green")
    )
    text = (
        goods
        + "\nBlue place castle\nRed pass\nGreen place stables\nBlue pass\nGreen place castle"
    )
    game = play(text)
    assert game.act("Green pass").seat == "Red"
    assert game.json["order"] == ["Green", "Blue", "Red"]
    asked = []
    while game.kind == "provost":
        asked.append(game.seat)
        game.act(f"{game.seat} provost 0")
    assert asked == ["Red", "Blue", "Green"]
    assert (game.kind, game.seat) == ("castle", "Blue")
    game.act("Blue done")
    assert (game.kind, game.seat) == ("castle", "Green")


def test_the_next_turn_is_played_in_the_order_of_the_stables() -> None:
    game = play("Blue place stables\nRed place stables\nGreen place stables").wait(
        turn=2
    )
    assert game.json["order"] == ["Blue", "Red", "Green"]
    game = play("Blue place 3\nRed place 4\nGreen place stables").wait(turn=2)
    assert (game.json["order"], game.seat) == (["Green", "Blue", "Red"], "Green")
