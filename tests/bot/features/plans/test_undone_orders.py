"""What an undo does to standing orders."""

from bot.core import queries, seats, undo, votes
from bot.features.plans import turn_plan
from bot.features.plans import use_cases as plans_use_cases
from tests.bot.club import PEOPLE
from tests.bot.features.plans.steps import log


async def test_an_undo_gives_the_orders_of_others_back_what_they_had_done(club):
    position = await club.game(2, undo="consent")
    game, first = position.info.id, position.decision.seat
    mine, theirs = club.holder(position.info, first), club.holder(position.info, 1 - first)
    await club.table.run(plans_use_cases.add_plan, game, theirs, "place gate > castle; once")
    position = await club.act(position, "place inn")
    assert (await log(club, game))[-1] == (1 - first, "place gate", "plan")
    assert await club.table.read(plans_use_cases.plans, game, theirs) == ()  # through
    vote = (await club.table.run(undo.undo, game, mine, position.revision)).vote
    position = (await club.table.run(votes.answer, vote.id, theirs, True)).position
    (again,) = await club.table.read(plans_use_cases.plans, game, theirs)
    assert again.status == "armed"
    await club.act(position, "place trading_post")
    assert (await log(club, game))[-1] == (1 - first, "place gate", "plan")


async def test_an_undo_lets_a_list_do_its_step_again(club):
    position = await club.game(2)
    game, first = position.info.id, position.decision.seat
    mine, theirs = club.holder(position.info, first), club.holder(position.info, 1 - first)
    for code in ("place gate", "place castle"):
        await club.table.run(turn_plan.edit, game, theirs, "then", [code])
    position = await club.act(position, "place inn")
    vote = (await club.table.run(undo.undo, game, mine, position.revision)).vote
    position = (await club.table.run(votes.answer, vote.id, theirs, True)).position
    position = await club.act(position, "place trading_post")
    assert (await log(club, game))[-1][1] == "place gate"
    await club.act(position, "place inn")
    assert (await log(club, game))[-1][1] == "place castle"


async def test_an_order_that_was_replaced_or_stopped_meanwhile_does_not_come_back(club):
    position = await club.game(2)
    game, first = position.info.id, position.decision.seat
    mine, theirs = club.holder(position.info, first), club.holder(position.info, 1 - first)
    await club.table.run(plans_use_cases.add_plan, game, theirs, "place gate; once")
    await club.table.run(plans_use_cases.add_plan, game, theirs, "place castle")
    position = await club.act(position, "place inn")
    await club.table.run(plans_use_cases.clear_plan, game, theirs)
    vote = (await club.table.run(undo.undo, game, mine, position.revision)).vote
    position = (await club.table.run(votes.answer, vote.id, theirs, True)).position
    assert [plan.text for plan in await club.table.read(plans_use_cases.plans, game, theirs)] == [
        "place gate; once"
    ]


async def test_an_undo_brings_back_no_order_of_whoever_held_the_seat_before(club):
    position = await club.game(3)
    game, first = position.info.id, position.decision.seat
    mine = club.holder(position.info, first)
    order = position.view().order
    second = order[(order.index(first) + 1) % 3]
    theirs = club.holder(position.info, second)
    await club.table.run(plans_use_cases.add_plan, game, theirs, "place gate; once")
    position = await club.act(position, "place inn")
    club.now += 5
    await club.table.run(seats.resign, game, theirs)
    await club.table.run(seats.claim, game, PEOPLE[4])
    club.now += 5
    position = await club.table.read(queries.position, game)
    vote = (await club.table.run(undo.undo, game, mine, position.revision)).vote
    for seat in vote.answers:
        await club.table.run(votes.answer, vote.id, club.holder(position.info, seat), True)
    assert (await club.table.read(queries.info, game)).number == 0
    assert await club.table.read(plans_use_cases.plans, game, PEOPLE[4]) == ()
    assert await club.rows("SELECT id FROM plan WHERE status = 'armed'") == []
