"""What a plan makes of a decision: the first placement of its list that is possible, unless it is to ask."""

import json

import msgspec
import pytest

from bot.features.plans.plan import Placed, Plan, choose, decode, encode
from rules.register import GAMES
from tests.rules.play import play

CAYLUS = GAMES["caylus"]
QUIET = Plan(ask_cost=None)
ASKING = {"ask_taken": True, "ask_else": True}


def said(*places, **values):
    return msgspec.structs.replace(QUIET, places=places, **values)


def done(played, plan):
    """(code, message id of why it asks) for who decides."""
    found = choose(played.game, played.state, played.game.decision(played.state), plan)
    return found.code, found.ask_reason and found.ask_reason.id


def test_the_first_of_the_list_that_is_possible_is_placed_each_once():
    played = play("Blue place gate")
    assert done(played, said("place castle", "place inn")) == ("place castle", None)
    assert done(played, said("place gate", "place inn")) == ("place inn", None)
    again = said("place castle", "place inn", placed=(Placed("place castle", 3),))
    assert done(played, again) == ("place inn", None)


def test_where_nothing_is_left_it_passes_if_that_was_said_and_else_asks():
    played = play("Blue place gate")
    assert done(played, said()) == (None, None)
    assert done(played, said(then_pass=True)) == ("pass", None)
    through = said("place castle", placed=(Placed("place castle", 3),))
    assert done(played, through) == (None, None)
    assert done(played, msgspec.structs.replace(through, then_pass=True)) == (
        "pass",
        None,
    )
    assert done(played, said("place gate")) == (None, "plan-asks-gone")
    assert done(played, said("place gate", then_pass=True)) == ("pass", None)


def test_if_the_first_is_taken_it_can_ask_instead_of_taking_the_next():
    played = play("Blue place gate")
    assert done(played, said("place gate", "place inn", **ASKING)) == (
        None,
        "plan-asks-gone",
    )
    assert done(played, said("place gate", **ASKING, then_pass=True)) == (
        None,
        "plan-asks-gone",
    )
    assert done(played, said("place inn", "place gate", **ASKING)) == (
        "place inn",
        None,
    )


def test_a_line_is_one_placement_the_first_of_it_that_is_possible():
    played = play("Blue place gate")
    line = said(
        "place gate", "place inn", "place castle", alternatives=("place inn",), **ASKING
    )
    assert line.lines == [("place gate", "place inn"), ("place castle",)]
    assert done(played, line) == ("place inn", None)
    second = line.did("place inn", 3)
    assert (second.left, second.lines_left) == (("place castle",), [("place castle",)])
    assert done(played, second.did("place castle", 4)) == (None, None)
    both = said(
        "place gate", "place 40", "place inn", alternatives=("place 40",), **ASKING
    )
    taken = msgspec.structs.replace(
        both, places=("place gate", "place gate", "place inn")
    )
    taken = msgspec.structs.replace(taken, alternatives=("place gate",))
    assert done(played, taken) == (None, "plan-asks-none"), "not the line behind it"
    assert done(
        played, msgspec.structs.replace(taken, ask_taken=False, ask_else=False)
    ) == (
        "place inn",
        None,
    )
    assert line.before(9) == line and second.before(3).lines_left == line.lines


def test_what_comes_behind_an_alternative_is_asked_until_the_list_is_said_anew():
    played = play("Blue place 1")
    list_ = said(
        "place 1", "place gate", "place inn", alternatives=("place gate",), **ASKING
    )
    after = list_.did("place gate", 3)
    assert done(played, after) == (None, "plan-asks-alternative")
    assert after.asks_again
    assert done(
        played, msgspec.structs.replace(after, ask_taken=False, ask_else=False)
    ) == (
        "place inn",
        None,
    )
    assert done(played, msgspec.structs.replace(after, took_alternative=False)) == (
        "place inn",
        None,
    )
    assert after.before(3) == list_
    first = said(
        "place gate", "place 1", "place inn", alternatives=("place 1",), **ASKING
    )
    assert done(played, first.did("place gate", 3)) == ("place inn", None)
    passes = msgspec.structs.replace(after.did("place inn", 4), then_pass=True)
    assert done(played, passes) == ("pass", None)


def test_it_asks_where_a_placement_costs_more_than_was_said():
    played = play("Blue pass")
    assert CAYLUS.view(played.state, 1).players[1].cost == 2
    assert done(played, said("place inn", ask_cost=1)) == (None, "plan-asks-cost")
    assert done(played, said("place inn", ask_cost=2)) == ("place inn", None)


@pytest.mark.parametrize(("space", "asks"), [(1, False), (4, True), (6, True)])
def test_it_asks_where_one_other_player_could_strand_the_worker(space, asks):
    played = play("Blue place gate")
    provost = CAYLUS.view(played.state, 1).provost
    assert provost == 6, "the spaces of this test are counted from there"
    found = done(played, said(f"place {space}", ask_stranded=True))
    assert found == ((None, "plan-asks-stranded") if asks else (f"place {space}", None))


def test_it_asks_where_something_is_possible_that_was_not_when_the_list_was_said():
    played = play("Blue place gate")
    known = tuple(played.game.decision(played.state).actions)
    assert done(played, said("place inn", ask_new=True, known=known)) == (
        "place inn",
        None,
    )
    without = tuple(code for code in known if code != "place castle")
    assert done(played, said("place inn", ask_new=True, known=without)) == (
        None,
        "plan-asks-new",
    )
    listed = said("place inn", "place castle", ask_new=True, known=without)
    assert done(played, listed) == ("place inn", None)


def test_what_outlasts_a_turn_is_done_without_a_list():
    played = play("Blue pass")
    assert done(played, msgspec.structs.replace(QUIET, pass_over=1)) == ("pass", None)
    assert done(played, msgspec.structs.replace(QUIET, pass_over=2)) == (None, None)
    assert done(played, said("place inn", pass_over=1)) == ("pass", None)
    bridge = played.act("Red pass", "Green pass")
    assert bridge.game.decision(bridge.state).kind == "provost"
    assert done(bridge, QUIET) == (None, None)
    assert done(bridge, msgspec.structs.replace(QUIET, no_provost=True)) == (
        "provost 0",
        None,
    )


def test_a_choice_for_every_turn_counts_only_in_ones_own_building():
    played = play(
        "Blue place 1\nRed pass\nGreen pass\nBlue pass\nRed provost 0\nGreen provost 0\nBlue provost 0"
    )
    decision = played.game.decision(played.state)
    assert (decision.seat, decision.kind) == (0, "production")
    tile = CAYLUS.view(played.state, 0).road[0].tile
    always = msgspec.structs.replace(QUIET, always=((tile, decision.actions[1]),))
    assert done(played, always) == (None, None)
    played.state.owner[1] = 0
    assert done(played, always) == (decision.actions[1], None)
    never = msgspec.structs.replace(QUIET, always=((tile, "take gold"),))
    assert done(played, never) == (None, None)


def test_a_plan_is_kept_as_text_and_what_outlasts_a_turn_alone_goes_on():
    plan = Plan(
        ("place 1",),
        then_pass=True,
        placed=(Placed("place 1", 4),),
        always=(("farm", "take food"),),
        pass_over=3,
    )
    assert decode(encode(plan)) == plan
    assert plan.left == ()
    assert plan.before(4).left == ("place 1",)
    assert Plan().with_standing_of(plan) == Plan(
        always=(("farm", "take food"),), pass_over=3
    )
    with pytest.raises(msgspec.DecodeError):
        decode('{"places": 5}')


def test_a_plan_of_the_first_version_goes_on_asking_where_it_would_have_asked():
    assert decode('{"places":["place 3"]}') == Plan(
        ("place 3",), ask_taken=True, ask_else=True, ask_stranded=True, ask_new=True
    )
    asks_less = decode(
        '{"places":["place 3"],"next_listed":true,"ask_new":false,"ask_cost":null}'
    )
    assert asks_less == Plan(("place 3",), ask_stranded=True, ask_cost=None)
    assert decode(encode(Plan(("place 3",)))) == Plan(("place 3",))
    with pytest.raises(msgspec.DecodeError):
        decode(json.dumps({"places": 3}))
