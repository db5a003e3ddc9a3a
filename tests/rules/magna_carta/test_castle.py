"""Phase 5 and the Church: batches, tokens, the best builder, the removal (M-1, M-19 to M-23)."""

from __future__ import annotations

from rules.magna_carta.events import BestBuilder, Gained, TokensRemoved, TokenTaken
from tests.rules.magna_carta.positions import play

PASSES = "\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0"
CHURCH = "\nBlue pass\nRed place 3\nRed pass\nBlue provost +1\nRed provost 0"


def test_without_gold_a_batch_has_one_spelling() -> None:
    game = play(f"set Blue: food=2 wood=2 stone=2\n{PASSES}")
    assert (game.seat, game.kind, game.legal) == ("Blue", "castle", {"batch", "done"})
    game.act("Blue batch")
    assert game.has("Blue", "food", "wood", "stone", "batches") == (1, 1, 1, 1)
    assert game.told(TokenTaken) == [TokenTaken(0, "dungeon", "batch")]


def test_with_gold_in_hand_there_is_one_batch_for_each_composition() -> None:
    """M-1: also where gold need not be spent."""
    game = play(f"set Blue: food=1 wood=1 stone=1 gold=1\n{PASSES}")
    assert game.legal == {
        "batch food+stone+wood",
        "batch food+gold+stone",
        "batch food+gold+wood",
        "batch gold+stone+wood",
        "done",
    }
    game = play(f"set Blue: food=0 wood=0 stone=1 gold=3\n{PASSES}")
    assert game.legal == {"batch gold+gold+gold", "batch gold+gold+stone", "done"}


def test_two_food_are_no_two_kinds() -> None:
    game = play(
        f"set Blue: food=2 wood=0 stone=1 gold=0\nset Red: food=1 wood=1 stone=1\n{PASSES}"
    )
    assert game.seat == "Red"


def test_in_passing_order_each_player_gives_any_number_of_batches() -> None:
    game = play(
        "set Blue: food=1 wood=1 stone=1\nset Red: food=2 wood=2 stone=2\n"
        "\nBlue draw\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    assert game.seat == "Red"
    game.act("Red batch", "Red batch")
    assert (game.seat, game.player("Red")["batches"]) == ("Blue", 2)
    game.act("Blue done")
    assert game.told(BestBuilder) == [BestBuilder(1, 2)]


def test_tokens_come_from_the_dungeon_then_the_walls_then_the_towers() -> None:
    game = play(f"set Blue: food=5 wood=5 stone=5\nset tokens: 1/1/2\n{PASSES}")
    game.act("Blue batch", "Blue batch", "Blue batch")
    assert game.player("Blue")["tokens"] == {"dungeon": 1, "walls": 1, "towers": 1}
    assert game.json["tokens"] == {"dungeon": 0, "walls": 0, "towers": 1}


def test_there_are_never_more_batches_than_tokens() -> None:
    game = play(f"set Blue: food=5 wood=5 stone=5\nset tokens: 0/0/2\n{PASSES}")
    game.act("Blue batch", "Blue batch")
    assert game.over


def test_the_most_batches_of_this_turn_win_a_gold() -> None:
    """M-22."""
    game = play(
        f"set Blue: food=1 wood=1 stone=1\nset Red: food=2 wood=2 stone=2 tokens=0/0/1\n{PASSES}"
    )
    game.act("Blue batch", "Red batch", "Red batch")
    assert game.told(BestBuilder) == [BestBuilder(1, 2)]
    assert [event for event in game.told(Gained) if event.source == "best_builder"] == [
        Gained(1, "best_builder", 0, (0, 0, 0, 1))
    ]
    assert (game.player("Blue")["gold"], game.player("Red")["gold"]) == (0, 1)


def test_a_tie_for_the_most_batches_goes_to_the_earlier_in_passing_order() -> None:
    """M-22."""
    game = play(
        "set Blue: food=1 wood=1 stone=1\nset Red: food=1 wood=1 stone=1\n"
        "\nBlue draw\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0\nRed batch"
    )
    game.act("Blue batch")
    assert game.told(BestBuilder) == [BestBuilder(1, 1)]


def test_when_nobody_gives_a_batch_two_tokens_leave_the_game() -> None:
    game = play("set tokens: 1/3/3\n").wait(turn=2)
    assert game.told(TokensRemoved) == [TokensRemoved(("dungeon", "walls"))]
    assert game.json["tokens"] == {"dungeon": 0, "walls": 2, "towers": 3}


def test_of_one_last_token_one_is_removed() -> None:
    """M-21."""
    game = play("set tokens: 0/0/1\n").wait(over=True)
    assert game.told(TokensRemoved) == [TokensRemoved(("towers",))]
    assert game.json["tokens"] == {"dungeon": 0, "walls": 0, "towers": 0}


def test_the_church_sells_one_token_for_two_deniers_or_two_for_five_and_one_to_its_owner_for_three() -> (
    None
):
    """M-19: in the normal order, Dungeon first."""
    game = play(
        f"set road 3: church Blue\nset Red: deniers=9\nset tokens: 1/5/5\n{CHURCH}"
    )
    assert (game.seat, game.kind, game.legal) == (
        "Red",
        "church",
        {"pay 2", "pay 5", "skip"},
    )
    game.act("Red pay 5")
    assert game.player("Red")["tokens"] == {"dungeon": 1, "walls": 1, "towers": 0}
    assert (game.seat, game.legal) == ("Blue", {"pay 3", "skip"})
    game.act("Blue pay 3")
    assert game.player("Blue")["tokens"] == {"dungeon": 0, "walls": 1, "towers": 0}


def test_with_one_token_left_the_church_sells_only_one() -> None:
    """M-19."""
    game = play(
        f"set road 3: church Blue\nset Red: deniers=9\nset tokens: 0/0/1\n{CHURCH}"
    )
    assert game.legal == {"pay 2", "skip"}


def test_tokens_of_the_church_are_no_batches() -> None:
    """M-19: neither for the gold nor against the removal."""
    game = play(
        f"set road 3: church Blue\nset tokens: 5/5/5\n{CHURCH}\nRed pay 2\nBlue skip"
    )
    assert game.told(BestBuilder) == []
    assert game.json["tokens"] == {"dungeon": 2, "walls": 5, "towers": 5}
    assert (game.player("Red")["gold"], game.player("Red")["batches"]) == (0, 0)


def test_when_the_church_sells_the_last_token_the_game_ends_without_batches() -> None:
    """M-20."""
    game = play(
        f"set road 3: church Blue\nset Blue: food=3 wood=3 stone=3\nset tokens: 0/0/1\n{CHURCH}"
    )
    game.act("Red pay 2")
    assert game.over
    assert game.told(TokensRemoved) == []
    assert game.player("Blue")["stone"] == 3


def test_the_gold_of_the_final_turn_is_awarded_and_counts() -> None:
    """M-23."""
    game = play(
        f"set Blue: food=1 wood=1 stone=1 deniers=0\nset tokens: 0/0/1\n{PASSES}\nBlue batch"
    )
    assert game.over
    assert game.player("Blue")["gold"] == 1
    assert game.json["result"]["scores"]["Blue"] == 2 + 1 + 1
