"""Phase 4: what each card does for the worker's owner and for its own, and in which order."""

from __future__ import annotations

import pytest

from rules.magna_carta.events import Activated, Declined, Gained, Returned
from rules.register import find_game
from tests.rules.magna_carta.positions import play
from tests.rules.play import Played

GAME = find_game("magna_carta")
RED_WORKS = "\nBlue pass\nRed place 3\nRed pass\nBlue provost +1\nRed provost 0"
"""Red's worker stands on the card at position 3, within the provost's reach."""


@pytest.mark.parametrize(
    ("card", "worker", "owner"),
    [
        ("large_farm", ("food", 2), ("food", 1)),
        ("large_sawmill", ("wood", 2), ("wood", 1)),
        ("large_quarry", ("stone", 2), ("stone", 1)),
        ("small_farm", ("food", 1), ("food", 1)),
        ("small_sawmill", ("wood", 1), ("wood", 1)),
        ("small_quarry", ("stone", 1), ("stone", 1)),
    ],
)
def test_what_only_gives_is_taken_by_worker_and_owner_without_asking(
    card: str, worker: tuple[str, int], owner: tuple[str, int]
) -> None:
    """M-18."""
    game = play(
        f"set road 3: {card} Blue\nset Blue: food=0 wood=0\nset Red: food=0 wood=0\n{RED_WORKS}"
    )
    assert game.turn == 2
    assert game.player("Red")[worker[0]] == worker[1]
    assert game.player("Blue")[owner[0]] == owner[1]


def test_the_owners_cube_of_a_small_card_comes_from_the_card_until_it_is_empty() -> (
    None
):
    """M-16: the worker's own cube never does."""
    game = play(f"set road 3: small_quarry Blue\n{RED_WORKS}")
    assert game.road(3)["cubes"] == 1
    assert [
        event.left for event in game.events if isinstance(event, Gained) and event.bonus
    ] == [1]
    for stone in (2, 2):
        game.wait("action", seat="Red").act("Red place 3").wait(
            "action", phase=2, turn=game.turn + 1
        )
        assert game.player("Blue")["stone"] == stone
    assert game.player("Red")["stone"] == 3
    assert game.road(3)["cubes"] == 0


def test_on_an_own_card_there_is_only_the_primary_effect() -> None:
    """M-5, M-16: no swap for the secondary, no cube from the card."""
    game = play(
        "set road 3: small_quarry Blue\n\nBlue place 3\nRed pass\nBlue pass\nRed provost +1\nBlue provost 0"
    )
    assert game.player("Blue")["stone"] == 1
    assert game.road(3)["cubes"] == 2
    game = play(
        "set road 3: lawyer Blue\n\nBlue place 3\nRed pass\nBlue pass\nRed provost +1\nBlue provost 0"
    )
    assert game.player("Blue")["deniers"] == 4 + 2 - 1 + 2


@pytest.mark.parametrize(("place", "good"), [(1, "food"), (2, "wood"), (3, "stone")])
def test_a_neutral_park_forest_or_quarry_gives_one_cube(place: int, good: str) -> None:
    game = play("\nBlue keep\nRed keep\nGreen keep\nOrange keep", seats=4)
    before = game.player("Blue")[good]
    game.act(f"Blue place {place}").wait(turn=2)
    assert game.player("Blue")[good] == before + 1


def test_the_neutral_trading_post_gives_two_deniers() -> None:
    game = Played(
        "game: magna_carta\nplayers: Blue, Red\norder: Blue, Red\nneutral: n_trading_post\nset turn: 3\n"
        "Blue place 1\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    assert game.player("Blue")["deniers"] == 4 + 2 - 1 + 2 + 2


def test_the_peddler_sells_one_cube_for_a_denier_or_two_for_two_alike_or_mixed_but_no_gold() -> (
    None
):
    """M-4, M-33."""
    game = play(f"set road 3: peddler Blue\n{RED_WORKS}")
    assert (game.seat, game.kind) == ("Red", "peddler")
    one = {"buy food", "buy wood", "buy stone"}
    two = {
        "food+food",
        "food+wood",
        "food+stone",
        "stone+stone",
        "stone+wood",
        "wood+wood",
    }
    assert game.legal == one | {f"buy {pair}" for pair in two} | {"skip"}
    game.act("Red buy stone+wood")
    assert game.has("Red", "deniers", "stone", "wood") == (3, 1, 3)
    assert (game.seat, game.legal) == ("Blue", one | {"skip"})
    game.act("Blue buy food")
    assert game.has("Blue", "food", "deniers") == (3, 4 + 2 + 1 - 1 - 1)


def test_with_one_denier_the_peddler_sells_one_cube() -> None:
    game = play(
        "set road 3: peddler Blue\nset Red: deniers=0\n\nBlue pass\nRed place 3\nRed pass\nBlue provost +1"
    )
    assert game.legal == {"provost -1", "provost 0"}
    game.act("Red provost 0")
    assert game.legal == {"buy food", "buy wood", "buy stone", "skip"}


def test_the_neutral_peddler_sells_one_cube_and_has_no_owner() -> None:
    """M-17: neutral cards have no owner effect."""
    game = play(
        "\nBlue keep\nRed keep\nBlue place 2\nRed pass\nBlue pass\nRed provost 0\nBlue provost 0"
    )
    assert game.legal == {"buy food", "buy wood", "buy stone", "skip"}
    game.act("Blue buy stone")
    assert (game.kind, game.seat, game.player("Blue")["stone"]) == ("castle", "Blue", 1)


def test_the_market_buys_any_cube_for_four_deniers_and_its_owner_gets_one() -> None:
    """M-3: gold too."""
    game = play(
        f"set road 3: market Blue\nset Red: food=1 wood=0 stone=1 gold=1\n{RED_WORKS}"
    )
    assert game.legal == {"sell food", "sell stone", "sell gold", "skip"}
    game.act("Red sell gold")
    assert game.has("Red", "deniers", "gold") == (5 + 4 + 2, 0)
    assert game.player("Blue")["deniers"] == 6 + 1 + 2


def test_the_bank_sells_one_gold_for_one_denier_or_two_for_three_and_one_to_its_owner_for_two() -> (
    None
):
    """M-33."""
    game = play(f"set road 3: bank Blue\n{RED_WORKS}")
    assert game.legal == {"pay 1", "pay 3", "skip"}
    game.act("Red pay 3")
    assert game.has("Red", "deniers", "gold") == (2, 2)
    assert game.legal == {"pay 2", "skip"}
    game.act("Blue pay 2")
    assert game.has("Blue", "gold") == (1,)


def test_the_gold_mines_owner_may_exchange_a_cube_that_is_not_gold() -> None:
    """M-32."""
    game = play(
        f"set road 3: gold_mine Blue\nset Blue: food=1 wood=0 stone=2 gold=1\n{RED_WORKS}"
    )
    assert game.player("Red")["gold"] == 1
    assert (game.seat, game.kind, game.legal) == (
        "Blue",
        "gold_mine",
        {"give food", "give stone", "skip"},
    )
    game.act("Blue give stone")
    assert game.has("Blue", "food", "stone", "gold") == (1, 1, 2)


def test_an_exchange_without_a_cube_is_no_question() -> None:
    game = play(
        f"set road 3: gold_mine Blue\nset Blue: food=0 wood=0 gold=1\nset Red: wood=0\n{RED_WORKS}"
    )
    assert (game.turn, game.kind) == (2, "action")


def test_the_owner_may_use_the_secondary_effect_though_the_primary_was_refused() -> (
    None
):
    """M-18."""
    game = play(f"set road 3: bank Blue\n{RED_WORKS}").act("Red skip")
    assert game.told(Declined) == [Declined(1, "bank", 3, False, "chosen")]
    assert (game.seat, game.legal) == ("Blue", {"pay 2", "skip"})
    game.act("Blue skip")
    assert game.told(Declined) == [Declined(0, "bank", 3, True, "chosen")]


def test_cards_work_in_road_order_the_primary_effect_before_the_secondary() -> None:
    """M-17: the owner may use what an earlier card brought."""
    game = play(
        "set road 3: market Blue\nset road 4: bank Red\nset Red: deniers=2 food=0 wood=0 stone=1\nset provost: 4\n"
        "\nBlue place 4\nRed place 3\nBlue pass\nRed place 1\nRed pass\nBlue provost 0\nRed provost 0"
    )
    assert (game.seat, game.kind) == ("Red", "market")
    game.act("Red sell food", "Blue skip")
    assert (game.seat, game.legal) == ("Red", {"pay 2", "skip"})
    worked = [
        (event.place, event.seat)
        for event in game.events
        if isinstance(event, Activated)
    ]
    assert worked == [(1, 1), (3, 1), (4, 0)]


def test_cards_beyond_the_provost_give_nothing_and_their_workers_come_back_too() -> (
    None
):
    """M-28."""
    game = play(
        "set road 3: large_farm Blue\n\nBlue pass\nRed place 3\nRed place 1\nRed pass"
    ).wait(turn=2)
    assert game.has("Red", "workers", "food") == (4, 3)
    assert game.has("Blue", "food") == (2,)
    assert game.told(Returned) == [Returned(1, 1, True), Returned(1, 3, False)]


@pytest.mark.parametrize(
    ("card", "goods", "why"),
    [
        ("church", "deniers=0", "(not enough deniers)"),
        ("bank", "deniers=5", "(by choice)"),
        ("market", "food=0 wood=0", "(not enough cubes)"),
        ("lawyer", "food=0 wood=0", "(no food and no gold)"),
        ("lawyer", "food=1", "(nothing to turn into a residence)"),
    ],
)
def test_a_card_that_is_not_used_is_told_with_the_reason(
    card: str, goods: str, why: str
) -> None:
    game = play(f"set road 3: {card} Blue\nset Red: {goods}\n{RED_WORKS}")
    while game.turn == 1:
        game.act(f"{game.seat} {'skip' if 'skip' in game.legal else 'done'}")
    told = [
        GAME.tell(event, game.players).english
        for event in game.events
        if isinstance(event, Declined)
    ]
    assert [line for line in told if line.startswith("Red")] == [
        f"Red doesn't use the {card.title()} {why}."
    ]


@pytest.mark.parametrize(("deniers", "most"), [(0, "1 space "), (9, "3 spaces ")])
def test_the_question_about_the_provost_offers_no_more_than_can_be_paid(
    deniers: int, most: str
) -> None:
    road = "set road 3: bank Red\nset road 4: market Red\nset provost: 1\n"
    game = play(f"{road}set Blue: deniers={deniers}\n\nBlue draw\nRed pass").wait(
        "provost", seat="Blue"
    )
    assert f"up to {most}" in GAME.question(game.state).english
