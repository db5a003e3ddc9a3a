"""The Lawyer and residences (M-2, M-12 to M-15)."""

from __future__ import annotations

from rules.magna_carta.events import ConversionPending, Converted
from tests.rules.magna_carta.positions import play

USE = "\nBlue place 3\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"


def test_only_own_player_cards_that_are_no_lawyers_can_be_turned() -> None:
    """M-12: never neutral or foreign cards, residences or prestige cards."""
    game = play(
        "set road 3: lawyer Blue\nset road 4: bank Blue\nset road 5: bank Red\nset road 6: residence Blue\n"
        f"set road 7: statue Blue\nset road 8: small_farm Blue\nset provost: 3\n{USE}"
    )
    assert (game.seat, game.kind, game.legal) == (
        "Blue",
        "lawyer",
        {"convert 4", "convert 8", "skip"},
    )


def test_on_a_foreign_lawyer_the_worker_turns_an_own_card_and_the_owner_gets_two_deniers() -> (
    None
):
    game = play(
        "set road 3: lawyer Red\nset road 4: bank Blue\nset road 5: bank Red\nset provost: 3\nset Red: deniers=0\n"
        + USE
    )
    assert game.legal == {"convert 4", "skip"}
    game.act("Blue convert 4")
    assert game.road(4)["tile"] == "residence"
    assert game.player("Blue")["food"] == 1
    game.wait(turn=2)
    assert game.player("Red")["deniers"] == 2 + 1 + 2 + 2


def test_the_residence_brings_income_and_takes_no_worker() -> None:
    game = play(
        f"set road 3: lawyer Blue\nset road 4: bank Blue\nset provost: 3\n{USE}"
    )
    assert game.player("Blue")["deniers"] == 5
    game.act("Blue convert 4").wait("action", seat="Blue", turn=2)
    assert game.player("Blue")["deniers"] == 5 + 2 + 1
    assert "place 4" not in game.legal
    assert "place 3" in game.legal


def test_gold_may_pay_for_the_food() -> None:
    """M-2."""
    game = play(
        f"set road 3: lawyer Blue\nset road 4: bank Blue\nset provost: 3\nset Blue: gold=1\n{USE}"
    )
    game.act("Blue convert 4")
    assert (game.kind, game.legal) == ("payment", {"pay food", "pay gold"})
    assert game.road(4)["tile"] == "bank"
    game.act("Blue pay gold")
    assert game.has("Blue", "food", "gold") == (2, 0)
    assert game.road(4)["tile"] == "residence"


def test_gold_alone_pays_without_a_question() -> None:
    """M-2."""
    game = play(
        f"set road 3: lawyer Blue\nset road 4: bank Blue\nset provost: 3\nset Blue: gold=1 food=0\n{USE}"
    )
    game.act("Blue convert 4")
    assert game.road(4)["tile"] == "residence"
    assert game.player("Blue")["gold"] == 0


def test_without_food_or_gold_the_lawyer_asks_nothing() -> None:
    game = play(
        f"set road 3: lawyer Blue\nset road 4: bank Blue\nset provost: 3\nset Blue: food=0\n{USE}"
    )
    assert game.kind == "castle" or game.turn == 2


def test_a_card_without_a_worker_turns_at_once_and_its_cubes_go_to_the_supply() -> None:
    """M-13, M-14, M-15: the card comes back neither to hand nor piles."""
    game = play(
        f"set road 3: lawyer Blue\nset road 4: small_farm Blue\nset provost: 3\n{USE}"
    )
    cards = len(game.player("Blue")["hand"]) + game.player("Blue")["pile"]
    game.act("Blue convert 4")
    assert game.told(Converted) == [Converted(0, "small_farm", 4, 2)]
    assert game.road(4) == {
        "tile": "residence",
        "owner": "Blue",
        "worker": None,
        "pending": None,
        "cubes": 0,
    }
    assert len(game.player("Blue")["hand"]) + game.player("Blue")["pile"] == cards == 10
    assert game.player("Blue")["discard"] == []


def test_a_card_whose_worker_has_worked_turns_at_once() -> None:
    """M-13."""
    game = play(
        "set road 3: small_farm Blue\nset road 4: lawyer Blue\nset provost: 4\n"
        "\nBlue place 3\nRed pass\nBlue place 4\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    game.act("Blue convert 3")
    assert game.told(Converted) == [Converted(0, "small_farm", 3, 2)]
    assert not game.told(ConversionPending)
    assert game.player("Blue")["workers"] == 4


def test_a_card_whose_worker_has_not_worked_still_works_and_turns_right_after() -> None:
    """M-13: worker and owner get its effects."""
    game = play(
        "set road 3: lawyer Blue\nset road 4: bank Blue\nset road 5: peddler Red\nset provost: 5\nset Blue: deniers=9\n"
        "\nBlue place 3\nRed place 4\nBlue place 5\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    game.act("Blue convert 4")
    assert game.told(ConversionPending) == [ConversionPending(0, "bank", 4)]
    assert game.road(4) == {
        "tile": "bank",
        "owner": "Blue",
        "worker": "Red",
        "pending": "Blue",
        "cubes": 0,
    }
    assert (game.seat, game.kind) == ("Red", "bank")
    game.act("Red pay 1")
    assert (game.seat, game.kind) == ("Blue", "bank")
    game.act("Blue pay 2")
    assert (game.kind, game.road(4)["tile"], game.road(4)["pending"]) == (
        "peddler",
        "residence",
        None,
    )


def test_a_card_that_waits_and_is_not_reached_turns_when_the_workers_go_home() -> None:
    """M-13."""
    game = play(
        "set road 3: lawyer Blue\nset road 4: small_farm Blue\nset provost: 3\n"
        "\nBlue place 3\nRed place 4\nBlue pass\nRed pass\nBlue provost 0\nRed provost 0"
    )
    game.act("Blue convert 4")
    assert game.told(Converted) == [Converted(0, "small_farm", 4, 2)]
    assert game.player("Red")["food"] == 2
    assert game.player("Blue")["food"] == 1


def test_a_card_that_waits_cannot_be_chosen_again() -> None:
    """M-13."""
    game = play(
        "set road 3: lawyer Blue\nset road 4: lawyer Red\nset road 5: bank Blue\n"
        "set road 6: market Blue\nset provost: 6\n"
        "\nBlue place 3\nRed place 5\nBlue place 4\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    assert game.legal == {"convert 5", "convert 6", "skip"}
    game.act("Blue convert 5")
    assert (game.kind, game.legal) == ("lawyer", {"convert 6", "skip"})
