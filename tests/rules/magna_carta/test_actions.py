"""Phase 2: drawing, replacing the hand, placing, building, prestige cards, passing, and what gold can pay."""

from __future__ import annotations

from rules.magna_carta.events import CardsDrawn, Gained, Paid, PileShuffled
from tests.rules.magna_carta.positions import DECK, play

RICH = "set Blue: deniers=10 food=5 wood=5 stone=5 gold=5\nset Red: deniers=10 food=5 wood=5 stone=5 gold=5\n"


def test_drawing_costs_a_denier_and_takes_the_top_card() -> None:
    game = play("set hand Blue: bank\n\nBlue draw")
    assert game.has("Blue", "deniers", "hand", "pile") == (
        5,
        ["bank", "small_farm"],
        10,
    )
    assert game.seat == "Red"


def test_the_hand_has_no_limit() -> None:
    game = play("set Blue: deniers=20\nset hand Red:\n\nBlue draw\nRed pass")
    for _ in range(8):
        game.act("Blue draw")
    assert len(game.player("Blue")["hand"]) == 12


def test_replacing_the_hand_discards_all_of_it_and_draws_as_many() -> None:
    game = play("set hand Blue: bank, church\n\nBlue redraw")
    assert game.has("Blue", "deniers", "hand", "discard", "pile") == (
        5,
        ["small_farm", "small_sawmill"],
        ["bank", "church"],
        8,
    )


def test_with_an_empty_hand_replacing_is_not_possible() -> None:
    """M-10."""
    assert "redraw" not in play("set hand Blue:\n").legal
    assert "redraw" in play("set hand Blue: bank\n").legal


def test_with_pile_and_discards_empty_drawing_is_not_possible() -> None:
    """M-10: no charge for nothing."""
    everything = "small_farm, small_sawmill, small_quarry, peddler, market, lawyer, large_farm, large_sawmill"
    game = play(f"set hand Blue: {everything}, large_quarry, gold_mine, bank, church\n")
    assert "draw" not in game.legal
    game.act("Blue redraw", "Red pass")
    assert "draw" not in game.legal


def test_the_discards_become_a_pile_only_when_a_card_must_be_drawn_from_an_empty_one() -> (
    None
):
    """M-11, action A."""
    hand = "small_farm, small_sawmill, small_quarry, peddler, market, lawyer"
    game = play(
        f"set Blue: deniers=9\nset hand Blue: {hand}\nset Red: deniers=0\n\nBlue redraw\nRed pass"
    )
    assert game.player("Blue")["pile"] == 0
    assert len(game.player("Blue")["discard"]) == 6
    assert not game.told(PileShuffled)
    game.act("Blue draw")
    assert game.told(PileShuffled) == [PileShuffled(0, 6)]
    assert game.has("Blue", "pile", "discard") == (5, [])
    assert len(game.player("Blue")["hand"]) == 7


def test_a_replaced_hand_is_reshuffled_with_the_discards_when_the_pile_runs_out() -> (
    None
):
    """M-11, action B: first what the pile holds, then all discards, those just dropped included."""
    hand = "small_farm, small_sawmill, small_quarry, peddler, market, lawyer, large_farm, large_sawmill"
    game = play(f"set hand Blue: {hand}\n\nBlue redraw")
    assert game.told(CardsDrawn) == [CardsDrawn(0, 4), CardsDrawn(0, 4)]
    assert game.told(PileShuffled) == [PileShuffled(0, 8)]
    drawn = game.player("Blue")["hand"]
    assert drawn[:4] == ["large_quarry", "gold_mine", "bank", "church"]
    assert set(drawn[4:]) < set(hand.split(", "))
    assert game.has("Blue", "pile", "discard") == (4, [])


def test_placing_costs_one_denier_on_any_card_the_own_too() -> None:
    """M-5."""
    game = play("set road 3: market Blue\nset road 4: bank Red\n")
    assert {"place 1", "place 2", "place 3", "place 4"} <= game.legal
    game.act("Blue place 3", "Red place 4", "Blue place 1")
    assert game.has("Blue", "deniers", "workers") == (4, 2)
    assert game.road(3)["worker"] == "Blue"
    assert not {"place 1", "place 3", "place 4"} & game.legal


def test_residences_and_prestige_cards_take_no_worker() -> None:
    """M-25."""
    game = play("set road 3: residence Blue\nset road 4: theatre Red\n")
    assert not {"place 3", "place 4"} & game.legal


def test_a_fifth_worker_cannot_be_placed() -> None:
    """M-28."""
    game = play(
        "set road 3: bank Blue\nset road 4: market Blue\nset road 5: church Blue\nset Blue: deniers=9\n"
    )
    game.act("Blue place 1", "Red pass", "Blue place 2", "Blue place 3", "Blue place 4")
    assert game.has("Blue", "deniers", "workers") == (7, 0)
    assert not [code for code in game.legal if code.startswith("place")]


def test_a_card_built_goes_to_the_end_of_the_road_and_can_be_used_this_turn() -> None:
    """M-6: by its builder too."""
    game = play("set hand Blue: small_quarry\n\nBlue build small_quarry\nRed pass")
    assert game.road(3) == {
        "tile": "small_quarry",
        "owner": "Blue",
        "worker": None,
        "pending": None,
        "cubes": 2,
    }
    assert game.has("Blue", "food", "wood", "hand", "deniers") == (1, 1, [], 6)
    game.act("Blue place 3", "Blue pass", "Red provost +1", "Blue provost 0")
    assert game.player("Blue")["stone"] == 1


def test_a_small_card_carries_two_cubes_with_two_players_and_four_with_more() -> None:
    for seats, cubes in ((2, 2), (3, 4), (4, 4)):
        game = play("set hand Blue: small_farm\n\nBlue build small_farm", seats=seats)
        assert game.road(seats + 1)["cubes"] == cubes


def test_building_costs_no_denier() -> None:
    """M-27."""
    game = play(
        "set Blue: deniers=0\nset hand Blue: peddler, market, bank\n\nBlue place 1\nRed pass"
    )
    game.act("Blue place 2")
    assert game.has("Blue", "deniers") == (0,)
    assert game.legal == {"pass", "build peddler", "build market"}


def test_passing_is_asked_even_where_nothing_else_is_possible() -> None:
    """M-27: an automatic pass would tell what the hand can't pay."""
    game = play(
        "set Blue: deniers=0 food=0 wood=0\nset hand Blue: bank\n\nBlue place 1\nRed pass\nBlue place 2"
    )
    assert (game.seat, game.kind, game.legal) == ("Blue", "action", {"pass"})


def test_only_the_first_to_pass_gets_a_denier() -> None:
    game = play("\nBlue keep\nRed keep")
    game.act("Blue pass")
    assert game.told(Gained) == [Gained(0, "first_passer", 1)]
    assert game.json["passed"] == ["Blue"]
    game.act("Red pass")
    assert not [event for event in game.told(Gained) if event.source == "first_passer"]
    assert game.has("Blue", "deniers") == (7,)
    assert game.has("Red", "deniers") == (6,)


def test_who_has_passed_does_nothing_more_while_the_others_go_on_clockwise() -> None:
    game = play(
        "\nBlue keep\nRed keep\nGreen keep\nBlue pass\nRed draw\nGreen draw", seats=3
    )
    assert game.seat == "Red"
    game.act("Red pass")
    assert game.seat == "Green"
    game.act("Green draw")
    assert game.seat == "Green"


def test_gold_pays_any_cube_of_a_cost_if_the_player_likes() -> None:
    """M-1: several or all cubes may be gold."""
    game = play(f"{RICH}set hand Blue: large_farm\n\nBlue build large_farm")
    assert game.kind == "payment"
    assert game.legal == {
        "pay food+stone+stone",
        "pay gold+stone+stone",
        "pay food+gold+stone",
        "pay food+gold+gold",
        "pay gold+gold+stone",
        "pay gold+gold+gold",
    }
    assert "large_farm" in game.player("Blue")["hand"]
    game.act("Blue pay gold+gold+stone")
    assert game.has("Blue", "food", "stone", "gold", "hand") == (5, 4, 3, [])


def test_only_gold_pays_a_gold_cost() -> None:
    """M-1."""
    game = play("set road 3: residence Blue\nset Blue: wood=9 stone=9 food=9 gold=0\n")
    assert not [code for code in game.legal if code.startswith("prestige")]
    game = play("set road 3: residence Blue\nset Blue: wood=0 stone=0 food=0 gold=3\n")
    assert [code for code in sorted(game.legal) if code.startswith("prestige")] == [
        "prestige statue",
        "prestige theatre",
    ]


def test_the_white_cube_of_peddler_and_market_is_any_cube_gold_too() -> None:
    """M-3."""
    game = play(f"{RICH}set hand Blue: market\n\nBlue build market")
    assert game.legal == {
        "pay food+wood",
        "pay wood+wood",
        "pay stone+wood",
        "pay gold+wood",
        "pay food+gold",
        "pay gold+stone",
        "pay gold+gold",
    }


def test_the_only_payment_is_taken_without_asking() -> None:
    game = play("set hand Blue: small_farm\n\nBlue build small_farm")
    assert game.told(Paid) == [Paid(0, "small_farm", 0, (1, 1, 0, 0))]
    assert (game.seat, game.kind) == ("Red", "action")


def test_a_prestige_card_covers_an_own_residence_and_stops_its_income() -> None:
    """M-25: it keeps the place and the owner."""
    game = play("set road 3: residence Blue\nset Blue: wood=2 food=0 stone=0 gold=1\n")
    assert game.player("Blue")["deniers"] == 4 + 2 + 1
    game.act("Blue prestige theatre", "Red pass")
    assert game.road(3) == {
        "tile": "theatre",
        "owner": "Blue",
        "worker": None,
        "pending": None,
        "cubes": 0,
    }
    assert "theatre" not in game.json["stock"]["prestige"]
    game.wait(turn=2)
    assert game.player("Blue")["deniers"] == 4 + 2 + 1 + 2


def test_without_an_own_uncovered_residence_there_is_no_prestige_card() -> None:
    game = play(f"{RICH}set road 3: residence Red\nset road 4: statue Blue\n")
    assert not [code for code in game.legal if code.startswith("prestige")]


def test_with_several_residences_the_player_picks_which_to_cover() -> None:
    """M-26."""
    game = play(
        "set road 3: residence Blue\nset road 4: residence Blue\nset road 5: residence Red\n"
        "set Blue: wood=2 food=0 stone=0 gold=1\n\nBlue prestige theatre"
    )
    assert (game.kind, game.legal) == ("on", {"on 3", "on 4"})
    game.act("Blue on 4")
    assert game.road(3)["tile"] == "residence"
    assert game.road(4)["tile"] == "theatre"


def test_the_hotel_brings_a_denier_in_place_of_the_residence() -> None:
    """M-24: there is one Hotel, and it brings income."""
    game = play(
        "set road 3: residence Blue\nset Blue: stone=3 food=0 wood=0 gold=1 deniers=0\n"
    )
    game.act("Blue prestige hotel").wait(turn=2)
    assert game.player("Blue")["deniers"] == 3 + 3
    assert "hotel" not in game.json["stock"]["prestige"]


def test_cubes_and_deniers_have_no_end() -> None:
    """M-29."""
    game = play(
        "set road 3: large_farm Red\nset Red: food=9999 deniers=9999\n\nBlue pass\nRed place 3\nRed pass"
    )
    game.act("Blue provost +1", "Red provost 0")
    assert game.player("Red")["food"] == 10001


def test_the_road_has_no_end() -> None:
    """M-9."""
    cards = DECK.split(", ")
    seats = ("Blue", "Red", "Green", "Orange")
    places = [
        f"set road {5 + number}: residence {seats[number % 4]}" for number in range(48)
    ]
    game = play(
        "\n".join([*places, f"set hand Blue: {cards[0]}", "set provost: 52", ""]),
        seats=4,
    )
    game.act(
        "Blue build small_farm",
        "Red place 53",
        "Green pass",
        "Orange pass",
        "Blue pass",
        "Red pass",
    )
    assert game.road(53)["worker"] == "Red"
    game.act("Green provost +1", "Orange provost 0", "Blue provost 0", "Red provost 0")
    assert game.player("Red")["food"] == 3
