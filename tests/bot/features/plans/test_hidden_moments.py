"""Decisions about hidden cards: an automatic answer comes after a random while, so that its moment tells nothing."""

from bot.core import queries
from bot.features.plans import use_cases
from bot.features.plans.auto_answer import LATEST_SECONDS, SOONEST_SECONDS
from tests.bot.features.plans.steps import listed, log, run_until

WAITS = "SELECT due FROM job WHERE kind = 'plans.auto_answer'"


async def test_an_automatic_answer_about_hidden_cards_comes_after_a_random_while(club):
    position = await club.game(2, "magna_carta")
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    game, first = position.info.id, position.decision.seat
    theirs = club.holder(position.info, 1 - first)
    await listed(club, game, theirs, "draw", "place 1")
    await club.post()
    position = await club.act(position, "draw")
    assert position.decision.seat == 1 - first
    assert await club.kinds(game) == ["Prompt"]  # asked like everybody
    ((due,),) = await club.rows(WAITS)
    assert SOONEST_SECONDS <= due - club.now < LATEST_SECONDS
    await club.reopen()
    await run_until(club, due - 1)
    assert (await club.table.read(queries.position, game)).revision == position.revision
    await run_until(club, due)
    assert (await log(club, game))[-1] == (1 - first, "draw", "plan")
    delays = set()
    for code in ("place 2", "place 3"):
        position = await club.table.read(queries.position, game)
        if position.info.phase != 2:
            break
        position = await club.act(
            position, code if code in position.decision.actions else "pass"
        )
        delays |= {row[0] - club.now for row in await club.rows(WAITS)}
        if position.decision.seat != first and position.info.phase == 2:
            position = await club.act(position, "pass")  # by hand, before the plan
    assert delays - {due}
    acted = [row for row in await log(club, game) if row[2] == "plan"]
    await run_until(club, club.now + LATEST_SECONDS)
    assert [row for row in await log(club, game) if row[2] == "plan"] == acted


async def test_a_plan_that_is_cleared_while_it_waits_never_acts(club):
    position = await club.game(2, "magna_carta")
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    game, first = position.info.id, position.decision.seat
    theirs = club.holder(position.info, 1 - first)
    await listed(club, game, theirs, "draw")
    position = await club.act(position, "draw")
    await club.table.run(use_cases.change, game, theirs, 1, use_cases.ClearList())
    # said while being asked: for the next one
    await listed(club, game, theirs, "place 1")
    await run_until(club, club.now + 2 * LATEST_SECONDS)
    assert (await club.table.read(queries.position, game)).revision == position.revision
