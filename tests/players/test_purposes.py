"""What actions are for: every sentence is true of the position, and nearly every action of a guide has one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from players.advisable import breaks_batch, is_wasteful, purpose
from players.english import TEXTS
from players.hints import hint
from players.levels import policy_action
from players.minds import KNOWLEDGE, mind_of
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from tests.rules.magna_carta.positions import play as magna_carta
from tests.rules.play import play

MISSING = 0.05  # of the choices of a game: unlike the guide, the policy does what nothing speaks for


def said(text: str, code: str, kind: str | None = None) -> str | None:
    """What an action of the decision that comes up is for, in English."""
    game = play(text).wait(kind)
    assert code in game.legal, game.legal
    found = purpose(game.game.id, game.state, code)
    return None if found is None else found.english


@pytest.mark.parametrize(
    ("text", "kind", "code", "why"),
    [
        (
            "",
            "place_worker",
            "place 4",
            "that makes 1 batch for the castle (1 stone)",
        ),
        (
            "",
            "place_worker",
            "place 3",
            "buildings and batches need it (1 wood)",
        ),
        (
            "set Blue: food=2 wood=0\n",
            "place_worker",
            "place 4",
            "the next batch for the castle needs it (1 stone)",
        ),
        (
            "set Blue: stone=1\n",
            "place_worker",
            "place 4",
            "the next batch for the castle needs it (1 stone)",
        ),
        (
            "set Blue: stone=1 cloth=1\n",
            "place_worker",
            "place 4",
            "that makes 2 batches for the castle (1 stone)",
        ),
        (
            "\nBlue place 1",
            "production",
            "take cloth",
            "that makes 1 batch for the castle (1 cloth)",
        ),
        (
            "\nBlue place 1\nRed pass\nGreen pass\nBlue place 6",
            "production",
            "take cloth",
            "to build the Lawyer (4 prestige)",
        ),
        (
            "\nBlue place 1\nRed pass\nGreen pass\nBlue place 6\nBlue place castle",
            "production",
            "take cloth",
            "that makes 1 batch for the castle (1 cloth)",
        ),
        ("", "place_worker", "place 6", "to build the Wooden market (4 prestige)"),
        ("\nBlue place 6\nRed pass\nGreen pass", "place_worker", "place 8", None),
        (
            "set Blue: food=3 wood=3\n\nBlue place 6\nRed pass\nGreen pass",
            "place_worker",
            "place 8",
            "to build the Wooden peddler (4 prestige)",
        ),
        (
            "",
            "place_worker",
            "place trading_post",
            "deniers in hand pay for workers in the next turn",
        ),
        (
            "set Blue: deniers=1\n",
            "place_worker",
            "place trading_post",
            "workers cost money, and money is short (3)",
        ),
        ("set Blue: deniers=12\n", "place_worker", "place trading_post", None),
        (
            "set bailiff: 9\nset Blue: stone=1\n",
            "place_worker",
            "place castle",
            "having no house there costs 2",
        ),
        (
            "set Blue: stone=1\n",
            "place_worker",
            "place castle",
            "a batch brings 5 prestige and a house there",
        ),
        ("", "place_worker", "place castle", None),
        ("", "place_worker", "place merchants_guild", "a free provost move helps"),
        ("", "place_worker", "place inn", "except at the inn"),
        (
            "\nBlue pass\nRed pass",
            "place_worker",
            "pass",
            "the next worker would cost 3 deniers",
        ),
        (
            "set provost: 3\n\nBlue place 4\nRed pass\nGreen pass\nBlue pass",
            "provost",
            "provost 0",
            "isn't worth it",
        ),
        ("\nBlue place 5", "market", "sell food", "no batch needs the cubes it costs"),
        (
            "set Blue: food=1 deniers=11\n\nBlue place 5",
            "market",
            "sell food",
            None,
        ),
        (
            "set bailiff: 20\nset provost: 20\nset Blue: food=1 deniers=9\n\nBlue place 5",
            "market",
            "sell food",
            "would be worth less at the end",
        ),
        (
            "set Blue: food=1 deniers=6\n\nBlue place 5",
            "market",
            "sell food",
            "deniers in hand pay for workers in the next turn",
        ),
        ("set Blue: stone=1 deniers=9\n\nBlue place 5", "market", "sell stone", None),
    ],
)
def test_a_purpose_of_caylus_says_what_is_so(
    text: str, kind: str, code: str, why: str | None
) -> None:
    found = said(text, code, kind)
    assert found == why if why is None else found is not None and why in found


def test_a_tile_is_paid_with_what_the_seat_has_when_its_builder_works() -> None:
    game = play("set Blue: food=1 wood=0\n\nBlue place 3\nRed pass\nGreen pass").wait(
        "place_worker"
    )
    builders = [code for code in ("place 6", "place 8") if code in game.legal]
    assert builders and purpose("caylus", game.state, builders[0]) is not None, (
        "the wood of space 3 comes before"
    )
    state = game.state
    state.tile[2], state.tile[6] = state.tile[6], state.tile[2]  # now it comes after
    assert purpose("caylus", state, "place 2") is None


def test_cubes_are_for_a_tile_only_where_a_worker_can_still_build_it() -> None:
    text = "set Blue: food=1 wood=0\n\nBlue place 3\nRed pass\nGreen pass\n"
    placing = (
        play(text.replace("Blue place 3\nRed pass\nGreen pass\n", ""))
        .wait("place_worker")
        .state
    )
    assert purpose("caylus", placing, "place 3").id == "purpose-build"
    placing.workers[0] = 1
    assert purpose("caylus", placing, "place 3").id == "purpose-batch-closer", (
        "no worker is left for a builder"
    )
    placing.worker[6] = 0
    assert purpose("caylus", placing, "place 3").id == "purpose-build"
    # the builder comes before the cubes
    placing.tile[2], placing.tile[6] = placing.tile[6], placing.tile[2]
    placing.worker[2], placing.worker[6] = 0, -1
    assert purpose("caylus", placing, "place 3").id == "purpose-batch-closer"


def test_the_last_favor_of_a_game_prepares_no_next_one() -> None:
    state = play("").wait("place_worker").state
    state.phase, state.bailiff, state.scored = 7, 24, (0, 1)
    state.stack = [("favors", 0, 1), ("favor_line", 0)]
    state.actions = ("favor prestige", "favor deniers")
    assert purpose("caylus", state, "favor prestige").id == "purpose-favor"
    state.stack[0] = ("favors", 0, 0)
    assert purpose("caylus", state, "favor prestige").id == "purpose-most-prestige"
    assert purpose("caylus", state, "favor deniers") is None


def test_a_builder_is_for_no_tile_whose_price_the_only_batch_for_the_castle_is() -> (
    None
):
    placed = (
        "set provost: 9\nset Blue: stone=1\n\nBlue place castle\nRed pass\nGreen pass"
    )
    state = play(placed).wait("place_worker").state
    assert purpose("caylus", state, "place 6") is None
    state.castle = ()
    found = purpose("caylus", state, "place 6")
    assert found.id == "purpose-build-batch" and "cubes of the batch" in found.english
    state.cubes[0] = (2, 1, 0, 0, 0)
    assert purpose("caylus", state, "place 6").id == "purpose-build"


def test_of_cubes_as_good_a_guide_takes_those_with_the_best_use(monkeypatch) -> None:
    mind, rank = mind_of("caylus"), KNOWLEDGE["caylus"].purposes.rank
    farm = "set road 9: w_farm_food Blue\nset provost: 9\nset Blue: food=6 wood=1 deniers=9\n\n"
    state = play(f"{farm}Blue place 9").wait("production").state
    assert rank(state, "take cloth") < rank(state, "take food"), "it completes a batch"
    for even, code in ((0.0, "take food"), (1.0, "take cloth")):
        monkeypatch.setattr("players.advisable.EQUAL_WITHIN", even)
        assert hint(mind, state, 60, 1).options[0].code == code, even


def test_the_tile_that_a_builder_was_for_is_the_one_with_the_best_use() -> None:
    held = "set provost: 9\nset Blue: food=3 wood=3\n\n"
    placing = play(held).wait("place_worker").state
    building = play(f"{held}Blue place 8").wait("build").state
    best = min(
        building.actions,
        key=lambda code: KNOWLEDGE["caylus"].purposes.rank(building, code),
    )
    label = mind_of("caylus").game.label(building, best).english
    tile = label.removeprefix("Build ").partition(":")[0]
    assert (
        purpose("caylus", placing, "place 8").english
        == f"to build the {tile} (4 prestige)"
    )


def test_a_house_that_is_needed_soon_comes_first_then_a_batch_for_the_castle() -> None:
    urgency = KNOWLEDGE["caylus"].purposes.urgency
    soon = "set bailiff: 9\nset provost: 9\n"
    state = play(f"{soon}set Blue: food=2 wood=1\n\n").wait("place_worker").state
    assert urgency(state, "place 4") == 2, "stone is the third kind"
    assert urgency(state, "place 3") == urgency(state, "place castle") == 0
    state.workers[0] = 1
    assert urgency(state, "place 4") == 0, "nobody could go to the castle any more"
    state.workers[0], state.cubes[0] = 4, (2, 1, 1, 0, 0)
    assert urgency(state, "place castle") == 2 and urgency(state, "place 4") == 0
    state.houses[0] = (1, 0, 0)
    assert urgency(state, "place castle") == 1
    state.worker[6] = 0  # a builder that takes the wood
    assert urgency(state, "place castle") == 0


def test_a_market_is_for_a_cube_that_neither_a_batch_nor_a_builder_needs() -> None:
    state = play("set provost: 9\nset Blue: food=1 wood=1 stone=1\n\n").wait().state
    assert state.tile[5] == "n_market" and purpose("caylus", state, "place 5") is None
    state.cubes[0] = (2, 1, 1, 0, 0)
    assert purpose("caylus", state, "place 5").id == "purpose-pass"
    state.cubes[0], state.worker[6] = (1, 1, 0, 0, 0), 0
    assert purpose("caylus", state, "place 5") is None, "the builder takes both"


def test_the_provost_moves_for_a_scoring_or_for_nothing() -> None:
    text = "set bailiff: 10\nset provost: 10\n\nBlue pass\nRed pass\nGreen pass"
    state = play(text).wait("provost").state
    seat = state.stack[-1][1]
    assert purpose("caylus", state, "provost +1") is None, "a house is missing there"
    assert is_wasteful(mind_of("caylus"), state, "provost +1")
    state.houses[seat] = (1, 0, 0)
    assert purpose("caylus", state, "provost +1").id == "purpose-scored-now"
    state.provost, state.houses[seat] = 11, (0, 0, 0)
    assert purpose("caylus", state, "provost -1").id == "purpose-scored-later"


def test_a_cube_is_given_for_the_building_where_no_other_is_spare() -> None:
    build = "set provost: 9\nset Blue: food=1 wood=2\n\nBlue place 8"
    state = play(build).wait("build").act("Blue build w_market").state
    assert (
        purpose("caylus", state, "give food").english
        == "to build the Wooden market (4 prestige)"
    )


def test_the_provost_reaches_ones_own_worker_and_cuts_off_those_of_others() -> None:
    text = (
        "set provost: 5\n\nBlue place 6\nRed place 5\nGreen pass\nBlue pass\nRed pass"
    )
    game = play(text).wait("provost")
    while game.game.decision(game.state).seat != 0:
        game.act(f"{SEATS[game.game.decision(game.state).seat]} provost 0")
    ahead, back = (
        purpose("caylus", game.state, code) for code in ("provost +1", "provost -1")
    )
    assert ahead.english == "it also activates a worker beyond the provost: 6 Carpenter"
    assert (
        back.english == "it leaves another player's worker beyond the provost: 5 Market"
    )


@pytest.mark.parametrize(
    ("tokens", "why"),
    [
        ("", "deniers in hand pay"),
        ("set tokens: 0/0/3\n", "would be worth less at the end"),
    ],
)
def test_a_market_pays_for_workers_and_late_for_the_end(tokens: str, why: str) -> None:
    own = "set road 3: market Blue\nset Blue: deniers=9 food=1 wood=1 stone=1\n"
    game = magna_carta(tokens + own).wait("action")
    found = purpose("magna_carta", game.state, "place 3")
    assert found is not None and why in found.english


def test_selling_a_cube_of_a_whole_batch_breaks_it_up_and_paying_for_a_building_does_not() -> (
    None
):
    mind = mind_of("caylus")
    whole = play("set Blue: stone=1\n\nBlue place 5").wait("market").state
    assert breaks_batch(mind, whole, "sell stone") and breaks_batch(
        mind, whole, "sell wood"
    )
    assert not breaks_batch(mind, whole, "sell food") and not breaks_batch(
        mind, whole, "skip"
    )
    built = (
        play("set provost: 9\nset Blue: stone=1\n\nBlue place 8")
        .wait("build")
        .act("Blue build w_market")
        .state
    )
    assert not any(breaks_batch(mind, built, code) for code in built.actions)


def test_the_last_batch_is_kept_for_a_worker_at_the_castle_and_a_second_one_may_be_spent() -> (
    None
):
    mind = mind_of("caylus")
    castle = "\n\nBlue place 8\nRed pass\nGreen pass\nBlue place castle\nBlue pass"
    one = play(f"set provost: 9\nset Blue: stone=1{castle}").wait("build").state
    assert breaks_batch(mind, one, "build w_market") and not breaks_batch(
        mind, one, "skip"
    )
    assert purpose("caylus", one, "build w_market").english.endswith(
        "have nothing to give"
    )
    assert (
        purpose("caylus", one, "skip").english
        == "it keeps a batch for the worker at the castle"
    )
    assert hint(mind, one, 45, 1, long=400).options[0].code == "skip"
    more = (
        play(f"set provost: 9\nset Blue: stone=1 cloth=1 wood=3{castle}")
        .wait("build")
        .state
    )
    assert not any(breaks_batch(mind, more, code) for code in more.actions)
    paying = more.clone()
    mind.step(paying, "build w_market")
    assert {
        code for code in paying.actions if breaks_batch(mind, paying, code)
    } == set()
    farm = "set provost: 9\nset road 9: w_farm_cloth Blue\n\nBlue place 2\nRed pass\nGreen pass\n"
    ahead = play(f"{farm}Blue place 9\nBlue place castle").wait("production").state
    assert not any(breaks_batch(mind, ahead, code) for code in ahead.actions), (
        "cloth completes either batch"
    )
    away = play("set provost: 9\nset Blue: stone=1\n\nBlue place 8").wait("build").state
    assert not any(breaks_batch(mind, away, code) for code in away.actions)


@pytest.mark.parametrize("game_id", list(KNOWLEDGE))
def test_nearly_every_choice_of_a_game_has_a_purpose_that_does_not_repeat_it(game_id):
    mind, chance, without, choices, ids = (
        mind_of(game_id),
        random.Random(3),
        [],
        0,
        set(),
    )
    for seats in (2, 3, 4):
        state, _ = mind.game.start(Header(game_id, SEATS[:seats], {}, seats))
        while (decision := mind.game.decision(state)) is not None:
            for code in decision.actions:
                purpose(game_id, state, code)  # of every legal action, without an error
            code = policy_action(mind, state, chance, 0.1)
            found = purpose(game_id, state, code)
            if len(decision.actions) > 1:
                choices += 1
                if found is None:
                    without.append(code)
                else:
                    ids.add(found.id)
                    assert found.english not in mind.game.label(state, code).english
            mind.step(state, code)
    assert len(without) <= MISSING * choices, without
    assert len(ids) >= 15


def test_every_purpose_in_the_catalogue_can_be_said():
    texts = {name for name in TEXTS.templates if name.startswith("purpose-")}
    modules = [knowledge.purposes for knowledge in KNOWLEDGE.values()]
    written = "".join(Path(module.__file__).read_text("utf-8") for module in modules)
    assert texts and not {name for name in texts if f'"{name}"' not in written}
    assert find_game("caylus").templates.keys().isdisjoint(texts)


@pytest.mark.parametrize(
    ("hand", "speaks_for"),
    [
        (("small_farm", "small_sawmill", "church"), "keep"),
        (("small_farm", "bank", "church"), "mulligan"),
    ],
)
def test_an_opening_hand_is_kept_for_two_cards_that_can_be_paid_and_replaced_for_fewer(
    hand: tuple[str, ...], speaks_for: str
) -> None:
    game = find_game("magna_carta")
    state, _ = game.start(Header("magna_carta", SEATS[:2], {}, 1))
    decision = game.decision(state)
    assert decision is not None and set(decision.actions) == {"keep", "mulligan"}
    state.hand[decision.seat] = hand
    said_for = [code for code in decision.actions if purpose(game.id, state, code)]
    assert said_for == [speaks_for]
