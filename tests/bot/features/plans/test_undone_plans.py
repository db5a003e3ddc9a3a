"""What an undo does to the plans of turns."""

from bot.core import queries, seats, undo, votes
from bot.features.plans import use_cases
from tests.bot.club import PEOPLE
from tests.bot.features.plans.steps import listed, log, notes, standing


async def taken_back(club, position, person):
    """A person takes back their last action, and all others agree."""
    game = position.info.id
    outcome = await club.table.run(undo.undo, game, person, position.revision)
    for seat in () if outcome.vote is None else outcome.vote.answers:
        if (await club.table.read(votes.find, outcome.vote.id)).status == "open":
            await club.table.run(
                votes.answer, outcome.vote.id, club.holder(position.info, seat), True
            )
    return await club.table.read(queries.position, game)


async def test_an_undo_lets_the_list_of_another_do_its_step_again(club):
    position = await club.game(2)
    game, first = position.info.id, position.decision.seat
    mine, theirs = (
        club.holder(position.info, first),
        club.holder(position.info, 1 - first),
    )
    await listed(club, game, theirs, "place gate", "place castle")
    position = await club.act(position, "place inn")
    assert (await log(club, game))[-1] == (1 - first, "place gate", "plan")
    position = await taken_back(club, position, mine)
    shown = await club.table.read(use_cases.shown_plan, game, theirs)
    assert (shown.plan.placed, shown.plan.left) == ((), ("place gate", "place castle"))
    position = await club.act(position, "place trading_post")
    assert (await log(club, game))[-1] == (1 - first, "place gate", "plan")
    await club.act(position, "place inn")
    assert (await log(club, game))[-1] == (1 - first, "place castle", "plan")


async def test_who_takes_back_what_their_own_list_did_has_an_empty_list_and_is_told(
    club,
):
    position = await club.game(2, undo="consent")
    game, first = position.info.id, position.decision.seat
    me, other = club.holder(position.info, first), club.holder(position.info, 1 - first)
    await listed(club, game, other, "place 2")
    await listed(club, game, me, "place castle", "place 3")
    await standing(club, game, me, no_provost=True)
    position = await club.act(position, "place 1")
    assert [row[2] for row in await log(club, game)] == ["person", "plan", "plan"]
    position = await taken_back(club, position, me)
    assert position.decision.seat == first
    assert [row[2] for row in await log(club, game)] == ["person", "plan"]
    shown = await club.table.read(use_cases.shown_plan, game, me)
    assert (shown.plan.places, shown.plan.no_provost) == ((), True)
    assert (first, "plan-undone") in await notes(club, game)
    assert (await club.table.read(use_cases.shown_plan, game, other)).plan.left == ()


async def test_an_undo_into_the_turn_before_keeps_what_outlasts_a_turn_as_it_was_last_said(
    club,
):
    position = await club.game(2)
    game, first = position.info.id, position.decision.seat
    people = [club.holder(position.info, seat) for seat in (0, 1)]
    await listed(club, game, people[1 - first], "place gate")
    while position.info.turn == 1 or position.info.phase != 2:
        last = position.decision.seat
        position = await club.act(
            position,
            "pass" if position.info.phase == 2 else position.decision.actions[-1],
        )
    for person in people:
        await standing(club, game, person, stay_inn=True)
    position = await taken_back(club, position, people[last])
    assert position.info.turn == 1
    turns = await club.rows("SELECT DISTINCT turn FROM turn_plan")
    assert turns == [(1,)]
    for person in people:
        plan = (await club.table.read(use_cases.shown_plan, game, person)).plan
        assert plan.stay_inn and plan.places == (
            ("place gate",) if person == people[1 - first] else ()
        )


async def test_an_undo_brings_back_nothing_of_whoever_held_the_seat_before(club):
    position = await club.game(3)
    game, first = position.info.id, position.decision.seat
    mine = club.holder(position.info, first)
    order = position.view().order
    second = order[(order.index(first) + 1) % 3]
    theirs = club.holder(position.info, second)
    await listed(club, game, theirs, "place gate")
    position = await club.act(position, "place inn")
    club.now += 5
    await club.table.run(seats.resign, game, theirs)
    await club.table.run(seats.claim, game, PEOPLE[4])
    club.now += 5
    position = await taken_back(
        club, await club.table.read(queries.position, game), mine
    )
    assert position.info.number == 0
    assert (
        await club.table.read(use_cases.shown_plan, game, PEOPLE[4])
    ).plan.places == ()
    assert await club.rows("SELECT seat FROM turn_plan") == []
