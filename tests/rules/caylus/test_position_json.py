"""The position as JSON: what each key says while phases run (records, after the example object)."""

from __future__ import annotations

from tests.rules.play import play

RICH = "food=9 wood=9 stone=9 cloth=9 gold=9 deniers=50"


def test_passed_is_kept_through_phase_seven_and_emptied_when_the_next_phase_two_begins() -> (
    None
):
    text = "set bailiff: 11\nset Blue: houses=2/0/0\nRed place 3\nBlue pass\nGreen pass\nRed pass"
    game = play(text, seats=("Red", "Blue", "Green")).wait("favor_line")
    assert (game.phase, game.json["passed"]) == (7, ["Blue", "Green", "Red"])
    game.act("Blue favor prestige")
    assert (game.phase, game.json["passed"]) == (2, [])


def test_batches_count_those_of_this_turn() -> None:
    text = f"set bailiff: 11\nset Blue: {RICH} houses=1/0/0\nBlue place castle"
    game = (
        play(text)
        .wait("castle")
        .act("Blue batch stone+wood", "Blue batch stone+wood", "Blue done")
    )
    assert game.player("Blue")["batches"] == 2
    game.act("Blue favor prestige")
    assert (game.phase, game.player("Blue")["batches"]) == (7, 2)
    game.act("Blue favor deniers")
    assert (game.phase, game.player("Blue")["batches"]) == (2, 0)


def test_scored_grows_when_all_favors_of_the_scoring_are_done() -> None:
    game = play(
        "set bailiff: 11\nset Blue: houses=2/0/0\nset Green: houses=2/0/0"
    ).wait("favor_line")
    assert game.json["scored"] == []
    game.act("Blue favor prestige")
    assert (game.seat, game.json["scored"]) == ("Green", [])
    game.act("Green favor prestige")
    assert game.json["scored"] == ["dungeon"]


def test_penalties_and_favors_of_a_scoring_go_seat_by_seat() -> None:
    text = "set bailiff: 11\nset Blue: prestige=9\nset Red: houses=2/0/0\nset Green: prestige=9"
    game = play(text).wait("favor_line")
    assert (game.has("Blue", "prestige"), game.has("Green", "prestige")) == ((7,), (9,))
    game.act("Red favor deniers")
    assert game.has("Green", "prestige") == (7,)


def test_free_counts_places_without_a_house_after_the_scoring_too() -> None:
    game = play("set scored: dungeon\nset Blue: houses=4/2/0\nset Red: houses=1/0/3")
    assert game.json["free"] == {"dungeon": 1, "walls": 8, "towers": 11}


def test_used_names_the_lines_of_this_phase_only() -> None:
    text = (
        f"set scored: dungeon\nset Blue: {RICH} favors=0/0/0/2\nBlue place joust_field"
    )
    game = play(text).wait("joust").act("Blue joust", "Blue favor building")
    assert game.player("Blue")["used"] == ["building"]
    game.act("Blue use mason", "Blue build s_church", "Blue favor cubes")
    assert sorted(game.player("Blue")["used"]) == ["building", "cubes"]
    game.act("Blue skip")
    assert (game.phase, game.player("Blue")["used"]) == (4, [])


def test_a_worker_stands_at_a_special_building_until_its_favors_are_done() -> None:
    game = (
        play(f"set Blue: {RICH}\nBlue place joust_field")
        .wait("joust")
        .act("Blue joust")
    )
    assert (game.json["special"]["joust_field"], game.has("Blue", "workers")) == (
        "Blue",
        (5,),
    )
    game.act("Blue favor cubes")
    assert game.json["special"]["joust_field"] == "Blue"
    game.act("Blue take food")
    assert (game.json["special"]["joust_field"], game.has("Blue", "workers")) == (
        None,
        (6,),
    )


def test_a_worker_stands_on_the_road_until_its_chained_favors_are_done() -> None:
    text = f"set road 9: w_mason Red\nset provost: 9\nset Blue: {RICH}\nBlue place 9"
    game = play(text).wait("build").act("Blue build s_church")
    assert (game.kind, game.road(9)["worker"], game.has("Blue", "workers")) == (
        "favor_line",
        "Blue",
        (5,),
    )
    game.act("Blue favor prestige")
    assert (game.road(9)["worker"], game.has("Blue", "workers")) == (None, (6,))


def test_castle_workers_stand_until_the_best_builders_favor_is_done() -> None:
    game = play(f"set Blue: {RICH}\nBlue place castle\nRed place castle").wait("castle")
    game.act("Blue batch stone+wood", "Blue done")
    assert (game.kind, game.json["castle"]) == ("favor_line", ["Blue", "Red"])
    game.act("Blue favor prestige")
    assert game.json["castle"] == []
    assert game.has("Blue", "workers") == game.has("Red", "workers") == (6,)


def test_the_loss_for_no_batch_is_taken_when_that_player_is_done() -> None:
    sets = f"set Blue: prestige=9\nset Red: {RICH} prestige=9\n"
    game = play(sets + "Blue place castle\nRed place castle").wait("castle")
    assert (game.seat, game.has("Blue", "prestige"), game.has("Red", "prestige")) == (
        "Red",
        (7,),
        (9,),
    )
    game.act("Red done")
    assert game.has("Red", "prestige") == (7,)


def test_pending_names_whose_residence_waits_and_owner_the_present_one() -> None:
    text = f"set road 9: w_lawyer Red\nset road 10: s_park Blue\nset provost: 10\nset Blue: {RICH}\n"
    game = (
        play(text + "Blue place 9\nRed place 10").wait("lawyer").act("Blue convert 10")
    )
    assert game.road(10) == {
        "tile": "s_park",
        "owner": "Blue",
        "worker": "Red",
        "pending": "Blue",
    }


def test_what_was_chosen_is_paid_while_the_rest_is_asked_for() -> None:
    """At `give` the fixed cubes are gone; tile and prestige come with the last of these decisions."""
    text = "set provost: 8\nset Blue: wood=1 food=1 stone=1 cloth=0\nBlue place 8"
    game = play(text).wait("build").act("Blue build w_market")
    assert (game.kind, game.has("Blue", "wood", "prestige"), game.road(9)["tile"]) == (
        "give",
        (0, 0),
        None,
    )
    game.act("Blue give stone")
    assert (game.has("Blue", "stone", "prestige"), game.road(9)["tile"]) == (
        (0, 4),
        "w_market",
    )


def test_the_order_after_the_stables_is_this_turns_order_at_once() -> None:
    game = play("Blue place 3\nRed place 4\nGreen place stables").wait("provost")
    assert (game.turn, game.json["order"]) == (1, ["Green", "Blue", "Red"])
