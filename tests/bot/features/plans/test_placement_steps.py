"""The placements of a turn as a list of steps, when to pass, whom the provost is for, and what is asked in spite."""

import pytest

from bot.core.errors import BadChoice
from bot.features.plans import placement_steps
from bot.features.plans.armed import after, arm, decode, encode
from bot.features.plans.evaluate import decide, look
from bot.features.plans.order_notation import read_order, spell
from rules.orders import Act, PlacementSteps, Stop
from rules.register import GAMES
from tests.bot.features.plans.test_standing_orders import evaluation, stops
from tests.rules.play import play

CAYLUS = GAMES["caylus"]


def done(played, text, *codes, at=None):
    """What the order makes of the decision after it has played codes; armed at `at`, or here."""
    game = played.game
    decision = game.decision(played.state)
    armed = arm(game, (at or played).state, decision.seat, read_order(game, text))
    for code in codes:
        armed = after(armed, code)
    return decide(game.guide.orders, armed, look(game, played.state, decision))


def test_each_step_is_done_once_and_the_next_one_follows():
    around = play("Blue place 3\nRed pass\nGreen pass")
    assert evaluation(play(), "place 3 or 4 > 5") == Act("place 3")
    assert done(around, "place 3 or 4 > 5", "place 3") == Act("place 5")
    assert done(around, "place 3 > 4 or 5", "place 3") == Act("place 4")


def test_what_else_of_a_step_is_taken_where_its_first_wish_is_gone():
    taken = play("Blue place gate\nRed pass\nGreen pass")
    assert evaluation(taken, "place gate or 3 > 4") == Act("place 3")


def test_a_step_can_ask_instead_of_going_on():
    taken = play("Blue place 3\nRed pass\nGreen pass")
    assert evaluation(play(), "place 3 or ask > 4 > pass") == Act("place 3")
    assert stops(taken, "place 3 or ask > 4 > pass", "you wanted to be asked")
    assert stops(taken, "place 3 > ask", "you wanted to be asked")


def test_a_list_that_is_through_asks_and_says_so():
    around = play("Blue place 3\nRed pass\nGreen pass")
    found = done(around, "place 3 or 4; spare 0", "place 3")
    assert isinstance(found, Stop)
    assert found.why.english == "all of its placements are done"


def test_a_wish_counts_only_up_to_its_price():
    dear = play("Blue pass")
    assert evaluation(dear, "place 3 up to 1 > pass") == Act("pass")
    assert evaluation(dear, "place 3 up to 2 > pass") == Act("place 3")


def test_a_wish_can_need_that_something_is_free_gone_built_or_mine():
    taken = play("Blue place 3\nRed pass\nGreen pass")
    assert evaluation(taken, "place 5 if 3 free > 6") == Act("place 6")
    assert evaluation(taken, "place 5 if 4 free > 6") == Act("place 5")
    assert evaluation(taken, "place 5 if 3 gone > 6") == Act("place 5")
    assert evaluation(taken, "place castle if 3 mine > 6") == Act("place castle")
    assert evaluation(taken, "place castle if 4 mine > 6") == Act("place 6")
    assert evaluation(taken, "place castle if w_mason built > 6") == Act("place 6")
    built = play("set road 9: w_mason Red\n")
    assert evaluation(built, "place castle if w_mason built > 6") == Act("place castle")


def test_a_wish_can_wait_until_somebody_has_passed():
    assert evaluation(play(), "place 3 once passed > pass") == Act("pass")
    assert evaluation(play("Blue pass"), "place 3 once passed > pass") == Act("place 3")


def test_what_is_spared_is_not_spent():
    four = play("set Blue: deniers=2\n")  # and 2 of income
    assert evaluation(four, "place 3 > pass; spare 3") == Act("place 3")
    assert evaluation(four, "place 3 > pass; spare 4") == Act("pass")


def test_the_line_of_a_case_takes_the_place_of_the_list():
    text = "place 3 > 4; if 3 gone: 5 > 6"
    taken = play("Blue place 3\nRed pass")
    assert evaluation(play(), text) == Act("place 3")
    assert evaluation(taken, text) == Act("place 5")
    own = play("Blue place 3\nRed pass\nGreen pass")
    assert done(own, text, "place 3") == Act("place 4")  # gone, but it is mine


def test_passing_by_workers_by_a_spot_and_by_others():
    assert evaluation(play(), "pass when 5 left") is None
    assert evaluation(play(), "pass when 6 left") == Act("pass")
    assert evaluation(play(), "pass when castle gone") is None
    assert evaluation(play("Blue place gate"), "pass when gate gone") == Act("pass")
    assert evaluation(play(), "pass when passed") is None
    assert evaluation(play("Blue pass"), "pass when somebody passed") == Act("pass")


def bridge(blue, red):
    played = play(f"Blue place {blue}\nRed place {red}\nGreen pass\nBlue pass\nRed pass")
    played.act("Green provost 0")
    return played


def test_the_provost_is_brought_to_the_farthest_own_worker_that_the_deniers_reach():
    played = play("set provost: 4\nBlue place 6\nRed pass\nGreen pass\nBlue pass")
    played.act("Red provost 0", "Green provost 0")
    assert evaluation(played, "provost defend 1") is None
    assert evaluation(played, "provost defend 2") == Act("provost +2")
    assert evaluation(played, "provost defend 6 for 3") == Act("provost +2")
    assert evaluation(played, "provost defend 5 for 3") is None


def test_the_provost_is_pushed_back_before_somebody_but_never_before_an_own_worker():
    assert evaluation(bridge("3", "6"), "provost push red for 1") == Act("provost -1")
    assert evaluation(bridge("3", "4"), "provost push red for 2") is None  # it would take more
    assert evaluation(bridge("6", "3"), "provost push red for 3") is None


@pytest.mark.parametrize(
    ("before", "now", "clause", "sentence"),
    [
        (
            "set road 9: w_mason Blue\nBlue place 3",
            "set road 9: w_mason Blue\nBlue place 3\nRed place 9\nGreen pass",
            "unless used",
            "somebody works in your building on space 9",
        ),
        ("", "Blue place 3\nRed pass\nGreen pass", "unless cost > 2", "costs 3, more than 2"),
        (
            "",
            "set road 9: w_mason Red\nset provost: 9\nBlue place 3\nRed place 4\nGreen pass",
            "unless more",
            "something new: place 9",
        ),
    ],
)
def test_a_watch_point_asks_though_the_list_knows_what_to_do(before, now, clause, sentence):
    assert stops(play(now), f"place 5 or 6; {clause}", sentence, armed_at=play(before))
    assert evaluation(play(now), f"place 5 or 6; {clause}") == Act("place 5") or "cost" in clause


def test_something_new_beyond_the_provost_is_nothing_to_ask_about():
    now = play("set road 9: w_mason Red\nset provost: 8\nBlue place 3\nRed place 4\nGreen pass")
    assert evaluation(now, "place 5 or 6; unless more", armed_at=play("")) == Act("place 5")


def test_a_provost_before_an_own_worker_can_be_asked_about():
    played = play("set provost: 4\nBlue place 6\nRed pass\nGreen pass\nBlue pass")
    played.act("Red provost 0", "Green provost 0")
    assert stops(played, "provost never; unless before me", "the provost on 4 stands before your worker")


def test_a_list_of_steps_is_stored_as_text_with_what_it_did():
    text = "place 3 up to 2 or 4 if 3 gone > castle if 3 mine once passed > pass; spare 1; if 3 gone: 5; turn"
    order = read_order(CAYLUS, text)
    assert isinstance(order.what, PlacementSteps)
    assert spell(CAYLUS, order) == text
    armed = after(arm(CAYLUS, play().state, 0, order), "place 3")
    assert decode("caylus", encode(armed)) == armed
    assert armed.did == ("place 3",)
    assert len(placement_steps.open_steps(order.what.steps, armed.did)) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place 3 up to 99", "no number from 0 to 9"),
        ("place 3 up to much", "no number"),
        ("place 3 if 40 free", "“40” can never be chosen at “place”"),
        ("place 3 if palace built", "“palace” is nothing"),
        ("place 3; if 40 gone: 5", "“40” can never be chosen"),
        ("place 3; if 4 gone: gold", "“gold” can never be chosen"),
        ("farm: cloth; spare 2", "“spare 2” is no condition"),
        ("pass when tired", "“tired” is nothing that can be chosen at “pass when”"),
        ("provost push purple", "at “provost”"),
    ],
)
def test_what_a_list_of_steps_cannot_say_is_refused(text, sentence):
    with pytest.raises(BadChoice) as refused:
        read_order(CAYLUS, text)
    assert sentence in str(refused.value)
