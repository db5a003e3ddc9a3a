"""Reports in words: income on one line, and workers that stood beyond the provost."""

from __future__ import annotations

import random

import msgspec
import pytest

import rendering
from bot.core.history import PhaseHistory
from bot.core.model import PastAction
from bot.core.notifications import Stood
from bot.text import game_status, reports
from bot.text.localization import localization_for
from rules.caylus import events
from rules.guide import Weight
from rules.header import Header
from rules.magna_carta import events as cards
from rules.model import Acted, Event, PhaseEnded, TurnBegan
from rules.notation import SEATS
from rules.register import find_game
from tests.rendering.positions import random_positions
from tests.rules.magna_carta.positions import play as play_cards
from tests.rules.play import Played, play

SAY = localization_for("en")


def report(game: Played, phase: int) -> list[str]:
    """The lines of the report of that phase, the latest if it came more than once."""
    last: list = []
    events: list = []
    for event in game.events:
        events.append(event)
        if isinstance(event, PhaseEnded):
            if event.phase == phase:
                last = events
            events = []
    rules = find_game(game.game.id)
    (page,) = reports.report(
        SAY, rules, game.players, [PhaseHistory(game.turn, phase, tuple(last))]
    )
    return page.split("\n")


def test_the_same_income_for_all_is_one_line_that_says_so_once():
    assert report(play(seats=5), 1)[1:] == [
        "• Order: Blue, Red, Green, Orange, Black.",
        "• 2 deniers each.",
    ]


def test_different_incomes_are_one_line_that_says_who_gets_how_much():
    game = play(
        "set road 9: hotel Red\nset road 10: residence Black\nset road 11: residence Blue\n",
        seats=5,
    )
    assert report(game, 1)[-1] == (
        "• 2 deniers for Green and Orange; 3 deniers for Blue and Black; 4 deniers for Red."
    )
    assert report(play_cards("set road 3: residence Red\n"), 1)[-1] == (
        "• 2 deniers for Blue; 3 deniers for Red."
    )


def test_the_order_of_a_turn_is_told_where_nothing_else_tells_of_a_change():
    later = [
        TurnBegan(2, (1, 0)),
        events.Gained(0, "income", 2),
        events.Gained(1, "income", 2),
    ]
    assert told_by(("Blue", "Red"), later) == ["2 deniers each."]
    told = reports.bullets(SAY, find_game("magna_carta"), ("Blue", "Red"), later[:1])
    assert told == ["Order: Red, Blue."]


@pytest.mark.parametrize("shown", ["report", "since"])
def test_a_worker_beyond_the_provost_is_told_in_the_report_alone(shown):
    game = play("Blue place 7").wait(turn=2)
    told = "Beyond the provost: Blue (Peddler 7)."
    if shown == "report":
        assert report(game, 5)[1:] == [f"• {told}"]
    else:
        assert told not in " ".join(
            game_status.short_bullets(SAY, game.game, game.players, game.events)
        )


def test_a_card_beyond_the_provost_is_told_too():
    game = play_cards("set provost: 2\nset road 3: market Red\n\nBlue place 3").wait(
        turn=2
    )
    assert report(game, 4)[1:] == ["• Beyond the provost: Blue (3)."]


def test_a_road_without_workers_says_that_nothing_happened():
    assert report(play().wait(turn=2), 5) == [
        "Turn 2: road buildings (nothing happened)"
    ]


def test_the_board_as_text_is_never_cut_and_each_of_its_messages_fits():
    long = rendering.Words(tuple("W" * 20 for _ in range(5)))
    most = 0
    for position in random_positions():
        pages = reports.paged(SAY, rendering.text(position.view, long).split("\n"))
        assert all(len(page) <= 2_000 for page in pages)
        assert SAY.format("report-cut") not in pages[-1]
        most = max(most, len(pages))
    assert most >= 2


def test_a_building_is_told_once_with_its_price_and_its_prestige():
    game = play("set Blue: food=1 wood=2 deniers=3\nBlue place 6").wait("build")
    game.act("Blue build w_peddler", "Blue give wood")
    told = reports.sentences(SAY, game.game, game.players, game.events)
    assert [line for line in told if "Wooden peddler" in line] == [
        "Blue builds the Wooden peddler (9) for 2 wood: 4 prestige."
    ]


BATCHES = [
    events.Paid(0, "batch", cubes=(1, 1, 1, 0, 0)),
    events.BatchGiven(0, "dungeon"),
    events.Scored(0, 5, "castle", "dungeon"),
    events.Paid(0, "batch", cubes=(1, 0, 1, 0, 1)),
    events.BatchGiven(0, "walls"),
    events.Scored(0, 4, "castle", "walls"),
]


def test_batches_of_one_seat_are_told_once_with_their_cubes_and_their_prestige():
    assert told_by(("Blue", "Red"), BATCHES[:3]) == [
        "Blue gives 1 food, 1 wood and 1 stone (dungeon): 5 prestige."
    ]
    assert told_by(("Blue", "Red"), BATCHES) == [
        "Blue gives 2 food, 1 wood, 2 stone and 1 gold (dungeon and walls): 9 prestige."
    ]
    assert reports.action_text(
        SAY, find_game("caylus"), ("Blue", "Red"), BATCHES[:3]
    ) == ("Blue gives 1 batch to the castle (dungeon): 5 prestige.")
    others = [*BATCHES, *(msgspec.structs.replace(event, seat=1) for event in BATCHES)]
    assert len(told_by(("Blue", "Red"), others)) == 2


def test_a_recap_leaves_out_what_batches_were_made_of():
    told = reports.sentences(
        SAY, find_game("caylus"), ("Blue", "Red"), BATCHES, Weight.NEWS
    )
    assert told == [
        "Blue gives 2 batches to the castle (dungeon and walls): 9 prestige."
    ]


def test_batches_of_cards_are_one_sentence_too():
    happened = [
        cards.Paid(0, "batch", cubes=(1, 1, 1, 0)),
        cards.TokenTaken(0, "dungeon", "batch"),
        cards.Paid(0, "batch", cubes=(1, 1, 0, 1)),
        cards.TokenTaken(0, "dungeon", "batch"),
    ]
    told = reports.bullets(SAY, find_game("magna_carta"), ("Blue", "Red"), happened)
    assert told == [
        "Blue gives 2 food, 2 wood, 1 stone and 1 gold (dungeon): 8 prestige."
    ]


def test_who_lacks_a_batch_or_a_house_stands_on_one_line_each():
    names = ("Blue", "Red", "Green")
    castle = [
        events.Scored(0, 0, "penalty", "castle"),
        events.Scored(2, -2, "penalty", "castle"),
    ]
    assert told_by(names, castle) == [
        "No batch: Blue (no prestige to lose); Green (−2 prestige)."
    ]
    assert told_by(names, castle[1:]) == ["Green gives no batch and loses 2 prestige."]
    section = [
        events.SectionCounted(0, "walls", 0, 0),
        events.Scored(0, -3, "penalty", "walls"),
        events.SectionCounted(1, "walls", 1, 0),
        events.SectionCounted(2, "walls", 0, 0),
        events.Scored(2, -3, "penalty", "walls"),
    ]
    assert told_by(names, section) == [
        "No house (walls): Blue and Green (−3 prestige each).",
        "Red has 1 house (walls): no favor.",
    ]
    assert told_by(names, section[:3]) == [
        "Blue has no house (walls) and loses 3 prestige.",
        "Red has 1 house (walls): no favor.",
    ]


def test_a_trade_is_told_with_what_came_of_it():
    happened = [
        events.Paid(0, "w_peddler", deniers=2),
        events.Gained(0, "w_peddler", cubes=(0, 2, 0, 0, 0)),
    ]
    told = told_by(("Blue", "Red"), happened)
    assert told == ["Blue pays 2 deniers for 2 wood (Wooden peddler)."]


def test_sentences_in_a_row_share_a_verb_only_with_the_same_kind_of_object():
    happened = [
        events.ProvostMoved(0, 6, 7, "guild"),
        events.InnShifted(0, False),
        events.Gained(0, "n_forest", cubes=(0, 1, 0, 0, 0)),
        events.Gained(0, "w_quarry", cubes=(0, 0, 1, 0, 0), bonus=True),
    ]
    assert told_by(("Blue", "Red"), happened) == [
        "Blue moves the provost from 6 to 7; moves to the Inn's right-hand space; "
        "gets 1 wood (Forest), 1 stone (own Wooden quarry)."
    ]
    assert told_by(
        ("Blue", "Red"),
        [
            event
            for space, tile in ((7, "w_peddler"), (8, "w_market"))
            for event in (
                events.Paid(0, tile, cubes=(1, 1, 0, 0, 0)),
                events.Built(0, tile, space),
                events.Scored(0, 4, "building", tile),
            )
        ],
    ) == [
        "Blue builds the Wooden peddler (7) for 1 food and 1 wood: 4 prestige; "
        "builds the Wooden market (8) for 1 food and 1 wood: 4 prestige."
    ]


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
def test_who_leaves_the_provost_is_told_in_one_sentence_where_nobody_moves_him(kind):
    of, by = events if kind == "caylus" else cards, "bridge"
    happened = [
        of.ProvostMoved(0, 6, 6, by),
        of.ProvostMoved(1, 6, 6, by),
        of.Paid(2, "provost", deniers=2),
        of.ProvostMoved(2, 6, 4, by),
        of.ProvostMoved(1, 4, 4, by),
    ]
    names, game = ("Blue", "Red (computer)", "Green"), find_game(kind)
    told = reports.bullets(SAY, game, names, happened)
    assert told == [
        "Green → 4 (2 deniers).",
    ]
    assert reports.bullets(SAY, game, names, happened[:2]) == [
        "Blue and Red (computer) leave the provost on 6."
    ]
    stood = reports.bullets(SAY, game, names, happened, [Stood(2, 4, 2)])
    assert stood == [told[0].replace("Green", "Green (stand-in)")]


def test_the_bailiff_and_the_provost_who_joins_him_are_one_sentence():
    moved = [events.BailiffMoved(6, 8), events.ProvostMoved(-1, 7, 8, "bailiff")]
    assert told_by(("Blue", "Red"), moved) == ["Bailiff 6 → 8; provost → 8."]


def test_a_favor_and_what_it_brings_at_once_are_one_sentence():
    used = [
        events.FavorUsed(0, "deniers", 2, True),
        events.Gained(0, "favor", deniers=4),
    ]
    assert told_by(("Blue", "Red"), used) == [
        "Blue uses a favor (deniers, level 2): 4 deniers."
    ]
    used = [
        events.FavorUsed(0, "prestige", 5, False),
        events.Scored(0, 5, "favor", "prestige"),
    ]
    assert told_by(("Blue", "Red"), used) == [
        "Blue uses a favor (prestige, level 5): 5 prestige."
    ]
    used = [events.FavorUsed(0, "building", 1, True), events.Declined(0, "favor")]
    assert told_by(("Blue", "Red"), used) == [
        "Blue uses a favor (building, level 1): nothing."
    ]
    others = [
        events.FavorUsed(0, "cubes", 1, True),
        events.Gained(1, "n_farm", cubes=(1, 0, 0, 0, 0)),
    ]
    assert len(told_by(("Blue", "Red"), others)) == 2


def test_workers_beyond_the_provost_come_home_in_one_sentence():
    of = [("n_quarry", "5", 2), ("n_carpenter", "8", 1), ("n_farm", "3", 2)]
    happened = [
        events.Returned(seat, spot, tile, spot == "3") for tile, spot, seat in of
    ]
    told = told_by(("Blue", "Red", "Green"), happened)
    assert told == ["Beyond the provost: Green (Quarry 5) and Red (Carpenter 8)."]
    home = [
        cards.Returned(seat, place, place < 3)
        for place, seat in ((1, 0), (4, 0), (7, 1), (9, 2))
    ]
    told = reports.bullets(
        SAY, find_game("magna_carta"), ("Blue", "Red", "Green"), home
    )
    assert told == ["Beyond the provost: Blue (4), Red (7) and Green (9)."]


def test_one_worker_beyond_the_provost_is_named_in_a_sentence_of_its_own():
    (told,) = told_by(("Blue", "Red"), [events.Returned(1, "8", "n_carpenter", False)])
    assert told == "Beyond the provost: Red (Carpenter 8)."


def test_who_leaves_the_inn_is_told():
    told = told_by(
        ("Blue", "Red"),
        [events.Returned(1, "inn", "inn"), events.Returned(0, "5", "n_quarry")],
    )
    assert (
        len(told) == 1
        and told[0].startswith("Red takes a worker back")
        and "Inn" in told[0]
    )


def test_an_undone_action_that_told_nothing_is_not_named_by_its_code():
    game = find_game("caylus")
    deeds = [
        PastAction(1, "done", (Acted(1, "castle", "done", False),)),
        PastAction(0, "provost 0", (events.ProvostMoved(0, 6, 6, "phase"),)),
    ]
    told = reports.undone_text(SAY, game, ("Blue", "Red"), deeds, 2)
    assert told == "Red: a choice with no effect yet. Blue leaves the provost on 6."


def test_a_residence_is_told_once_with_its_price_and_prestige():
    happened = [
        events.Paid(0, "residence", cubes=(0, 0, 0, 1, 0)),
        events.Paid(0, "residence", deniers=1),
        events.Converted(0, "n_quarry", 5),
        events.Scored(0, 2, "building", "residence"),
    ]
    told = told_by(("Blue", "Red"), happened)
    assert told == [
        "Blue turns the Quarry (5) into a residence for 1 denier and 1 cloth: 2 prestige."
    ]


def test_what_is_paid_in_magna_carta_is_told_with_what_it_brings():
    happened = [
        cards.Paid(0, "draw", deniers=1),
        cards.CardsDrawn(0, 1),
        cards.Paid(1, "bank", deniers=2, place=9),
        cards.Gained(1, "bank", cubes=(0, 0, 0, 1), bonus=True, place=9),
        cards.Paid(0, "lawyer", cubes=(1, 0, 0, 0), place=6),
        cards.Converted(0, "market", 4),
        cards.BestBuilder(1, 2),
        cards.Gained(1, "best_builder", cubes=(0, 0, 0, 1)),
    ]
    told = reports.bullets(SAY, find_game("magna_carta"), ("Blue", "Red"), happened)
    assert told == [
        "Blue draws 1 card for 1 denier; turns the Market (4) into a residence for 1 food.",
        "Red pays 2 deniers for 1 gold (own Bank); gets 1 gold for the most batches.",
    ]


def test_a_new_hand_and_a_residence_that_waits_for_its_worker_are_one_sentence_each():
    happened = [
        cards.Paid(0, "redraw", deniers=1),
        cards.HandReplaced(0, ("bank", "church"), False),
        cards.CardsDrawn(0, 2),
        cards.Paid(1, "lawyer", cubes=(1, 0, 0, 0)),
        cards.ConversionPending(1, "market", 4),
        cards.Gained(0, "small_farm", cubes=(1, 0, 0, 0), left=2),
        cards.Converted(1, "market", 4),
        cards.ProvostMoved(-1, 9, 9, "turn"),
    ]
    told = reports.bullets(SAY, find_game("magna_carta"), ("Blue", "Red"), happened)
    assert told == [
        "Blue replaces their hand (Bank and Church) for 1 denier; gets 1 food (own Small farm).",
        "Red turns the Market (4) into a residence for 1 food.",
    ]


def test_what_owners_have_of_placements_is_one_line_for_all():
    happened = [
        events.Placed(1, "9", "w_market", 1),
        events.Scored(0, 1, "owner", "w_market"),
        events.Placed(0, "11", "w_mason", 1),
        events.Scored(1, 1, "owner", "w_mason"),
        events.Passed(1, 1),
        events.Gained(1, "first_passer", 1),
        events.Placed(2, "10", "w_lawyer", 1),
        events.Scored(0, 1, "owner", "w_lawyer"),
    ]
    *_, owners, passed = told_by(("Blue", "Red", "Green"), happened)
    assert owners == (
        "Owners' prestige: Blue 2 (Wooden market and Lawyer); Red 1 (Mason)."
    )
    assert passed == "Passed: Red (+1 denier)."


def test_what_one_owner_has_of_one_placement_is_such_a_line():
    told = told_by(("Blue", "Red"), [events.Scored(0, 1, "owner", "w_market")])
    assert told == ["Owners' prestige: Blue 1 (Wooden market)."]


def test_the_final_count_stands_on_a_line_of_its_own():
    happened = [events.Gained(0, "n_market", 1), events.SeatResult(0, 40, 3, 2, 1, 46)]
    first, count = told_by(("Blue", "Red"), happened)
    assert first == "Blue gets 1 denier (Market)." and "46" in count


def test_a_castle_worker_without_a_batch_loses_no_prestige_that_is_not_there():
    game = play("Blue place castle").wait(turn=2)
    told = reports.sentences(SAY, game.game, game.players, game.events)
    assert "Blue gives no batch and loses nothing, having no prestige." in told


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
def test_who_builds_is_told_to_have_built_though_the_payment_left_no_choice(kind):
    game, forced = find_game(kind), 0
    for seed in range(4):
        names = SEATS[:3]
        state, _ = game.start(Header(kind, names, seed=seed))
        chance = random.Random(seed)
        while (decision := game.decision(state)) is not None:
            code = chance.choice(decision.actions)
            happened = game.apply(state, decision.seat, code)
            after = game.decision(state)
            pending = after is not None and after.kind in ("payment", "on", "give")
            if code.split()[0] != "build" or pending:
                continue
            told = reports.action_text(SAY, game, names, happened)
            assert f"{names[decision.seat]} builds the" in told, (code, told)
            assert told.count("builds") == 1, told
            forced += isinstance(happened[1], Acted) or isinstance(happened[2], Acted)
    assert forced


def told_by(names: tuple[str, ...], happened: list[Event], *stood: tuple) -> list[str]:
    """The lines of a phase, with what no person did."""
    return reports.bullets(
        SAY, find_game("caylus"), names, happened, [Stood(*each) for each in stood]
    )


PLACED = [
    events.Placed(0, "3", "n_carpenter", 1),
    events.Placed(1, "inn", "inn", 1),
    events.Placed(0, "gate", "gate", 1),
    events.Passed(1, 1),
    events.Passed(0, 2),
]


def test_what_a_stand_in_did_is_marked_and_nothing_else():
    assert told_by(("Blue", "Red (computer)"), PLACED, (2, 3, 0)) == [
        "🔵 Blue: Carpenter (3), Gate (stand-in)",
        "🔴 Red (computer): Inn",
        "Passed: Red, Blue.",
    ]
    assert told_by(("Blue", "Red"), PLACED, (0, 1, 0), (2, 3, 0), (4, 5, 0)) == [
        "🔵 Blue (stand-in): Carpenter (3), Gate",
        "🔴 Red: Inn",
        "Passed: Red, Blue (stand-in).",
    ]


@pytest.mark.parametrize("skipped", [False, True])
def test_what_was_skipped_is_marked_and_was_nobodys_choice(skipped):
    happened = [
        events.Declined(0, "wood", "chosen"),
        events.ProvostMoved(0, 11, 11, "phase"),
        events.ProvostMoved(1, 11, 11, "phase"),
    ]
    assert told_by(
        ("Blue", "Red"), happened, *([(0, 2, 0, True)] if skipped else [])
    ) == (
        [
            "Not used: Blue (Carpenter).",
            "Red leaves the provost on 11.",
        ]
        if skipped
        else [
            "Not used: Blue (Carpenter: by choice).",
            "Blue and Red leave the provost on 11.",
        ]
    )
    assert told_by(("Blue", "Red"), PLACED, (2, 3, 0, skipped)) == [
        f"🔵 Blue: Carpenter (3), Gate ({'skipped' if skipped else 'stand-in'})",
        "🔴 Red: Inn",
        "Passed: Red, Blue.",
    ]
    assert told_by(("Blue", "Red"), PLACED[1:4:2], (0, 2, 1, True)) == [
        "🔴 Red (skipped): Inn",
        "Passed: Red (skipped).",
    ]


def test_a_skipped_seat_that_passes_within_the_action_of_another_is_marked():
    skipped, acted = Acted(1, "castle", "done", False), Acted(0, "place", "pass", False)
    happened = [skipped, acted, events.Passed(0, 1), events.Passed(1, 2)]
    span = (0, 1, 1, True)
    assert told_by(("Blue", "Red"), happened, span) == ["Passed: Blue, Red (skipped)."]
    assert told_by(("Blue", "Red"), happened, (0, 1, 1)) == ["Passed: Blue, Red."]
    own = [*happened[:2], Acted(1, "place", "pass", False), *happened[2:]]
    assert told_by(("Blue", "Red"), own, span) == ["Passed: Blue, Red."], (
        "they were back"
    )


def test_a_pass_that_was_the_only_way_reads_otherwise_than_a_choice():
    (told,) = reports.sentences(
        SAY, find_game("caylus"), ("Blue", "Red"), [events.Passed(1, 1, True)]
    )
    assert (
        told
        == "Red can't place a worker and passes automatically (space 1 on the bridge)."
    )


def test_effects_that_nobody_used_are_one_line_with_the_reason():
    happened = [
        events.Declined(0, "n_market", "no-cube"),
        events.Declined(1, "joust_field", "no-cloth"),
    ]
    told = told_by(("Blue", "Red"), happened)
    assert told == [
        "Not used: Blue (Market: not enough cubes); Red (Joust field: not enough cloth)."
    ]
    told = reports.bullets(
        SAY,
        find_game("magna_carta"),
        ("Blue", "Red"),
        [cards.Declined(1, "market", 9, why="no-cube")],
    )
    assert told == ["Not used: Red (Market 9: not enough cubes)."]


def test_what_follows_for_others_from_a_stand_in_is_not_marked_as_theirs():
    assert told_by(
        ("Blue", "Red"),
        [events.Placed(0, "3", "n_carpenter", 1), events.Passed(1, 1)],
        (0, 2, 0),
    ) == [
        "🔵 Blue (stand-in): Carpenter (3)",
        "Passed: Red.",
    ]


def test_what_a_stand_in_built_in_several_actions_is_told_in_one_sentence():
    happened = [
        events.Paid(0, "n_market", 0, (0, 1, 0, 0, 0)),
        events.Paid(0, "n_market", 0, (1, 0, 0, 0, 0)),
        events.Built(0, "n_market", 9),
    ]
    (told,) = told_by(("Blue", "Red"), happened, (0, 1, 0), (1, 3, 0))
    assert told.startswith("Blue (stand-in) builds the Market") and told.endswith(
        "for 1 food and 1 wood: 0 prestige."
    )


@pytest.mark.parametrize("skipped", [False, True])
def test_a_turn_order_marks_nobody(skipped):
    happened = [events.OrderChanged((1, 0))]
    assert told_by(("Blue", "Red"), happened, (0, 1, 0, skipped)) == [
        "Turn order: Red, Blue."
    ]


def test_a_computer_is_marked_once_in_a_report():
    happened = [events.Gained(1, "n_market", 1), events.OrderChanged((1, 0))]
    phases = [PhaseHistory(2, phase, tuple(happened)) for phase in (3, 5)]
    told = reports.report_lines(
        SAY, find_game("caylus"), ("Blue", "Red (computer)"), phases
    )
    assert "\n".join(told).count("(computer)") == 1
    assert told[1:3] == [
        "• Red (computer) gets 1 denier (Market).",
        "• Turn order: Red, Blue.",
    ]


def test_a_mark_stands_once_in_a_line_and_a_line_is_of_one_hand():
    happened = [
        events.Gained(1, "n_carpenter", 2),
        events.Gained(1, "n_market", 1),
        events.Gained(0, "n_market", 1),
        events.Gained(0, "n_carpenter", 2),
        events.Gained(0, "n_market", 1),
    ]
    assert told_by(("Blue", "Red (computer)"), happened, (3, 5, 0)) == [
        "Red (computer) gets 2 deniers (Carpenter), 1 denier (Market).",
        "Blue gets 1 denier (Market).",
        "Blue (stand-in) gets 2 deniers (Carpenter), 1 denier (Market).",
    ]
