"""Standing orders: they act as ordered, or stop and say why; never illegally, never for something else."""

import random

import msgspec
import pytest

from bot.features.plans.armed import arm
from bot.features.plans.choose import choose
from bot.features.plans.evaluate import decide, is_over, look, preview
from bot.features.plans.order_notation import read_order
from rules.header import Header
from rules.notation import SEATS
from rules.orders import Act, Stop
from rules.register import GAMES
from tests.bot.features.plans.random_orders import some_order
from tests.rules.games import RandomPlayer
from tests.rules.play import play


def evaluation(played, text, armed_at=None):
    """What the deciding seat's order makes of the decision; armed there, or in an earlier position."""
    game = played.game
    decision = game.decision(played.state)
    armed = arm(game, (armed_at or played).state, decision.seat, read_order(game, text))
    return decide(game.guide.orders, armed, look(game, played.state, decision))


def stops(played, text, sentence, armed_at=None):
    found = evaluation(played, text, armed_at)
    assert isinstance(found, Stop)
    assert sentence in found.why.english
    return True


def test_a_list_of_placements_takes_the_first_that_is_legal_now():
    assert evaluation(play(), "place gate > 3") == Act("place gate")
    assert evaluation(play("Blue place gate"), "place gate > 3") == Act("place 3")
    assert evaluation(play("Blue place gate"), "place gate > pass") == Act("pass")


def test_a_list_of_which_nothing_is_possible_stops_and_never_passes():
    assert stops(play("Blue place gate"), "place gate", "none of these is possible now: place gate")
    assert stops(play("Blue place gate"), "place gate > 9", "none of these")


def test_pass_over_a_price():
    assert evaluation(play("Blue pass"), "pass over 1") == Act("pass")
    assert evaluation(play(), "pass over 1") is None
    assert evaluation(play("Blue pass"), "pass over 2") is None


def test_the_provost_is_never_paid_brought_somewhere_or_left():
    bridge = play("Blue place 7\nRed pass\nGreen pass\nBlue pass")
    bridge.act("Red provost 0", "Green provost 0")
    assert evaluation(bridge, "provost never") == Act("provost 0")
    assert evaluation(bridge, "provost 8 for 2") == Act("provost +2")
    assert stops(bridge, "provost 8 for 1", "costs 2 deniers, more than 1")
    assert stops(bridge, "provost 20", "can't be brought to space 20")
    assert evaluation(bridge, "provost 6") == Act("provost 0")
    assert stops(bridge, "provost stay if works", "your worker on space 7 stands beyond the provost on 6")
    near = play("Blue place 6\nRed pass\nGreen pass\nBlue pass").act("Red provost 0", "Green provost 0")
    assert evaluation(near, "provost stay if works") == Act("provost 0")


def test_the_guild_moves_free_and_only_for_who_said_where():
    guild = play("Blue place merchants_guild\nRed pass\nGreen pass\nBlue pass")
    assert guild.kind == "guild"
    assert evaluation(guild, "provost 9 for 0") == Act("provost +3")
    assert evaluation(guild, "provost never") is None


def test_choices_by_building_are_for_this_building_only():
    farm = play("Blue place 1\nRed pass\nGreen pass\nBlue pass").wait("production")
    assert evaluation(farm, "farm: cloth") == Act("take cloth")
    assert evaluation(farm, "forest: food") is None
    market = play("set Blue: food=0 gold=0\n\nBlue place 5\nRed pass\nGreen pass\nBlue pass").wait("market")
    assert stops(market, "market: sell gold", "none of these")


def test_batches_are_given_up_to_a_number_and_of_what_there_is_most_of():
    castle = play(
        "set Blue: food=3 wood=3 stone=1 cloth=1 gold=1\n\nBlue place castle\nRed pass\nGreen pass\nBlue pass"
    ).wait("castle")
    assert evaluation(castle, "castle 1") == Act("batch cloth+wood")
    castle.act("Blue batch cloth+wood")
    assert evaluation(castle, "castle 1") == Act("done")
    assert evaluation(castle, "castle 3 keep gold") == Act("batch stone+wood")
    castle.act("Blue batch stone+wood")
    assert evaluation(castle, "castle 3 keep gold") == Act("done")
    assert evaluation(castle, "castle 3") == Act("batch gold+wood")


def test_a_castle_worker_is_never_left_without_a_batch_to_keep_gold():
    castle = play(
        "set Blue: food=1 wood=2 gold=1\n\nBlue place castle\nRed pass\nGreen pass\nBlue pass"
    ).wait("castle")
    assert stops(castle, "castle 1 keep gold", "a batch would need gold")


def test_inn_joust_and_favors_go_by_their_orders():
    joust = play("set Blue: cloth=1\n\nBlue place joust_field\nRed pass\nGreen pass\nBlue pass")
    assert evaluation(joust, "joust yes") == Act("joust")
    assert evaluation(joust, "joust no") == Act("skip")
    assert evaluation(joust, "inn stay") is None
    joust.act("Blue joust")
    assert evaluation(joust, "favor building > prestige") == Act("favor building")
    joust.act("Blue favor cubes")
    assert joust.seat != "Blue" or joust.kind != "favor_line"
    inn = play("set inn: Blue\n\nBlue pass\nRed pass\nGreen pass")
    assert evaluation(inn, "inn stay") == Act("stay")


def test_guards_look_at_the_provost():
    assert evaluation(play(), "place 3; if provost >= 6") == Act("place 3")
    assert stops(play(), "place 3; if provost >= 7", "the provost is on 6, not on 7 or beyond")
    assert stops(play(), "place 3; if provost <= 5", "the provost is on 6, beyond 5")


def test_guards_compare_with_the_position_in_which_the_order_was_armed():
    before = play("set road 9: w_mason Red\n")
    after = play("set road 9: w_mason Red\nset road 10: w_market Green\n")
    own = play("set road 9: w_mason Red\nset road 10: w_market Blue\n")
    assert evaluation(after, "place 3; unless built") == Act("place 3")  # that happened before
    assert stops(after, "place 3; unless built", "somebody has built since", before)
    assert evaluation(own, "place 3; unless built", before) == Act("place 3")
    passed = play("Blue place gate\nRed pass\nGreen place 1")
    assert evaluation(passed, "place 3; unless passed") == Act("place 3")
    assert stops(passed, "place 3; unless passed", "somebody has passed since", play("Blue place gate"))


def test_a_purse_is_kept():
    played = play("set Blue: deniers=2\n")  # and an income of 2
    assert evaluation(played, "place 3; keep 3") == Act("place 3")
    assert stops(played, "place 3; keep 4", "3 deniers would be left, fewer than 4")


def test_orders_expire_by_their_own_rule():
    played = play()
    game, state = played.game, played.state

    def over(text, turn, acted=0, where=state):
        armed = msgspec.structs.replace(arm(game, where, 0, read_order(game, text)), acted=acted)
        return is_over(armed, turn)

    assert not over("place 3", 1)
    assert over("place 3", 1, acted=1)
    assert not over("place 3; 2 times", 1, acted=1)
    assert over("place 3; 2 times", 2)
    assert not over("farm: cloth", 9, acted=7)
    assert over("farm: cloth; once", 1, acted=1)
    assert over("provost never", 2)
    bridge = play("Blue pass\nRed pass\nGreen pass").wait("provost").state
    assert not over("place 3", 2, where=bridge)  # this turn's placing is over: it is for the next
    assert over("place 3", 3, where=bridge)
    assert over("provost never", 2, where=bridge)


def test_the_first_plan_that_is_concerned_decides_and_none_takes_its_place():
    played = play("Blue place gate")
    decision = played.game.decision(played.state)
    plans = [
        (row, arm(played.game, played.state, decision.seat, read_order(played.game, text)))
        for row, text in enumerate(("farm: cloth", "place gate", "place 3 > pass"))
    ]
    found = choose(played.game, played.state, decision, [], plans)
    assert found.choice is None
    assert [lapse.row for lapse in found.lapses] == [1]
    found = choose(played.game, played.state, decision, [], [plans[0], plans[2]])
    assert found.choice == ("place 3", "plan", 2)


def test_a_preview_tells_what_an_order_would_do_now_and_changes_nothing():
    played = play("Blue place gate")
    game, state = played.game, played.state
    before = game.encode(state)

    def told(seat, text):
        found = preview(game, state, seat, read_order(game, text))
        return found.kind, (found.label or found.stops).id if found.kind else None

    assert told(1, "place gate > 3") == ("place_worker", "label-place-road")
    assert told(0, "place gate > 3") == ("place_worker", "label-place-road")  # as if it were Blue's turn
    assert told(2, "place gate") == ("place_worker", "pace-plan-none")
    assert told(0, "gate: inn") == ("gate", "label-move")
    assert told(0, "provost never") == ("provost", "label-provost-stay")
    assert told(0, "forest: food") == (None, None)
    assert game.encode(state) == before


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("seed", range(5))
def test_in_games_of_chance_plans_are_always_legal_and_only_see_their_own_seat(game_id, seed):
    """Every verdict of random orders is legal, and the same when what the seat can't see is another."""
    game = GAMES[game_id]
    seats = 3
    state, _ = game.start(Header(game_id, SEATS[:seats], {}, seed=seed))
    chance, busy = random.Random(seed), RandomPlayer(seed, 0.85)
    armed = {seat: [] for seat in range(seats)}
    acted = stopped = 0
    while (decision := game.decision(state)) is not None:
        for seat in range(seats):
            if chance.random() < 0.5:
                order = read_order(game, some_order(game_id, chance))
                preview(game, state, seat, order)
                armed[seat] = [*armed[seat][-3:], arm(game, state, seat, order)]
        found = choose(game, state, decision, [], list(enumerate(armed[decision.seat])))
        code = busy.choose(decision.actions)
        if found.choice is not None:
            assert found.choice.code in decision.actions
            code, acted = found.choice.code, acted + 1
            other = game.clone(state)
            if game.hidden:
                for seat in set(range(seats)) - {decision.seat}:
                    chance.shuffle(other.pile[seat])
                    other.hand[seat] = other.hand[seat][::-1]
            again = choose(game, other, decision, [], list(enumerate(armed[decision.seat])))
            assert again == found
        stopped += len(found.lapses)
        game.step(state, code)
    assert acted > 20
    assert stopped > 5
