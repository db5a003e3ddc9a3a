"""A table that plans together: everybody is asked at once but who has planned, and the game waits for none of it."""

import pytest

from bot.core import lobby, outbox, seats
from bot.core.errors import NotAllowed
from bot.core.game_settings import Settings
from bot.core.notifications import Planning
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.armed import arm
from bot.features.plans.lookahead import upcoming
from bot.features.plans.order_notation import read_order
from bot.features.plans.rest_of_turn import leaves_open
from tests.bot.club import ANN, BEN, CAT, PLACE, STRANGER, Club
from tests.bot.features.plans.steps import holder
from tests.rules.play import play


async def planned(club, game):
    """The joint askings that wait in the outbox."""
    return [
        notification.body
        for notification in await club.table.read(outbox.pending, game, 1000)
        if isinstance(notification.body, Planning)
    ]


async def together(club, players=3, game="caylus"):
    """A game with clocks, whose outbox is empty."""
    position = await club.game(players, game, pace="24h")
    await club.post(position.info.id)
    return position


def passing(position):
    return "pass" if "pass" in position.decision.actions else position.decision.actions[0]


async def next_turn(club, position):
    turn = position.info.turn
    while position.info.turn == turn or position.info.phase < 2:
        position = await club.act(position, passing(position))
    return position


async def test_new_tables_with_clocks_plan_together_and_others_do_not(club):
    clocked = await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(pace="24h"))
    plain = await club.table.run(lobby.create, BEN, PLACE, "caylus")
    assert (clocked.info.together, plain.info.together) == ("yes", "no")


async def test_everybody_but_who_decides_is_asked_when_a_turn_begins_and_the_question_stands_below(club):
    position = await next_turn(club, await together(club))
    (asked,) = await planned(club, position.info.id)
    others = tuple(seat for seat in range(3) if seat != position.decision.seat)
    assert asked == Planning(2, False, others)
    kinds = [
        type(notification.body).__name__
        for notification in await club.table.read(outbox.pending, position.info.id, 1000)
    ]
    assert kinds.index("Planning") < kinds.index("Prompt")


async def test_who_has_a_list_for_the_turn_is_not_asked(club):
    position = await together(club)
    while position.info.phase < 3:
        position = await club.act(position, passing(position))
    game = position.info.id
    for person in (ANN, BEN, CAT):
        await club.table.run(plans_use_cases.add_plan, game, person, "place 3 or 5 > pass")
    position = await next_turn(club, position)
    assert position.info.turn == 2
    assert [body for body in await planned(club, game) if not body.rest] == []


async def test_after_the_placements_who_has_something_to_answer_is_asked(club):
    position = await together(club)
    while position.info.phase < 3:
        places = [
            code for code in position.decision.actions if code.startswith("place") and code[-1].isdigit()
        ]
        busy = position.view(0).players[position.decision.seat].workers < 5
        position = await club.act(position, passing(position) if busy or not places else places[0])
    found = [body for body in await planned(club, position.info.id) if body.rest]
    open_ = []
    for seat in range(3):
        if position.decision is not None and seat != position.decision.seat:
            coming = await club.table.read(
                plans_use_cases.ahead, position.info.id, holder(position.info, seat)
            )
            if any(decision.answer is None for decision in coming.decisions):
                open_.append(seat)
    assert [body.seats for body in found] == ([tuple(open_)] if open_ else [])
    assert open_, "the workers have something to do"


async def test_a_table_that_does_not_want_it_and_one_without_clocks_ask_nobody(club):
    position = await together(club)
    await club.table.run(seats.change, position.info.id, ANN, Settings(together="no"))
    position = await next_turn(club, position)
    assert await planned(club, position.info.id) == []
    plain = await next_turn(club, await club.game(2))
    assert await planned(club, plain.info.id) == []


async def test_every_player_may_change_it_and_nobody_else(club):
    position = await together(club)
    game = position.info.id
    for person in (BEN, CAT, ANN):
        changed = await club.table.run(
            seats.change, game, person, Settings(together="no" if person != CAT else "yes")
        )
        assert changed.info.together == ("no" if person != CAT else "yes")
    with pytest.raises(NotAllowed):
        await club.table.run(seats.change, game, STRANGER, Settings(together="yes"))
    with pytest.raises(NotAllowed):
        await club.table.run(seats.change, game, BEN, Settings(together="yes", pace="48h"))


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_planning_together_changes_nothing_that_is_played(tmp_path, game):
    """The same seed and the same choices with and without it: the same positions and reports."""
    one, two = [await Club.open(tmp_path / name, seed=6) for name in ("one.db", "two.db")]
    a, b = await one.game(3, game, pace="24h"), await two.game(3, game, pace="24h")
    await two.table.run(seats.change, b.info.id, ANN, Settings(together="no"))
    while a.decision is not None and a.info.turn < 4:
        code = a.decision.actions[len(a.decision.actions) // 2]
        a, b = await one.act(a, code), await two.act(b, code)
        assert (a.decision, a.revision) == (b.decision, b.revision)
    assert a.game.encode(a._state) == b.game.encode(b._state)
    assert await planned(two, b.info.id) == []
    assert await planned(one, a.info.id)
    await one.table.close()
    await two.table.close()


def test_wishes_for_one_building_leave_the_decision_at_another_open():
    played = play("Blue place 1\nRed pass\nGreen pass\nBlue place 2\nBlue pass").act(
        "Red provost 0", "Green provost 0"
    )
    game, state = played.game, played.state
    kinds = [each.key.kind for each in upcoming(game, state, 0)]
    assert kinds.count("production") == 2

    def is_open(*texts):
        orders = [arm(game, state, 0, read_order(game, text)) for text in texts]
        return leaves_open(game, state, 0, [], orders)

    assert is_open()
    assert is_open("farm: cloth > food")
    assert not is_open("farm: cloth > food", "forest: wood > food")
