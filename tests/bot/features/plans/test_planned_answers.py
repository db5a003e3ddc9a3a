"""Answers ahead at the table: given, changed, taken back, lapsed, and waiting again after an undo."""

import pytest

from bot.core import undo, votes
from bot.core.answers import Key
from bot.core.errors import BadChoice
from bot.features.plans import use_cases as plans_use_cases
from tests.bot.club import CAT, hand_over
from tests.bot.features.plans.steps import at_phase, log, notes, script


async def test_an_answer_is_changed_taken_back_and_refused_when_its_moment_has_come(
    club,
):
    position = await at_phase(club, await club.game(3), 5, lambda p: _farmers(p))
    game, pace = position.info.id, club.table
    waiting = [
        (club.holder(position.info, seat), decision)
        for seat in range(3)
        for decision in (
            await pace.read(
                plans_use_cases.coming_decisions, game, club.holder(position.info, seat)
            )
        ).decisions
        if decision.key.kind == "production"
    ]
    person, decision = waiting[0]
    one, two = [code for code, _ in decision.options][:2]
    assert Key.read(str(decision.key)) == decision.key
    await pace.run(plans_use_cases.answer_ahead, game, person, decision.key, one)
    after = await pace.read(plans_use_cases.coming_decisions, game, person)
    assert [found.answer for found in after.decisions if found.key == decision.key] == [
        one
    ]
    await pace.run(plans_use_cases.answer_ahead, game, person, decision.key, two)
    after = await pace.read(plans_use_cases.coming_decisions, game, person)
    assert [found.answer for found in after.decisions if found.key == decision.key] == [
        two
    ]
    await pace.run(plans_use_cases.withdraw, game, person, decision.key)
    after = await pace.read(plans_use_cases.coming_decisions, game, person)
    assert [found.answer for found in after.decisions if found.key == decision.key] == [
        None
    ]
    with pytest.raises(BadChoice, match="can no longer be answered in advance"):
        await pace.run(
            plans_use_cases.answer_ahead, game, person, decision.key, "take gold"
        )
    while position.decision is not None and position.info.phase == 5:
        position = await club.act(position)
    with pytest.raises(BadChoice, match="can no longer be answered in advance"):
        await pace.run(plans_use_cases.answer_ahead, game, person, decision.key, one)


def _farmers(position):
    """Places on the producing neutral tiles of the road, and leaves the provost where they all work."""
    view = position.view()
    wanted = [
        f"place {number}"
        for number, space in enumerate(view.road, 1)
        if space.tile in ("n_farm", "n_forest")
        and f"place {number}" in position.decision.actions
    ]
    for code in (*wanted, "place 7", "pass", "provost 0"):
        if code in position.decision.actions:
            return code
    return position.decision.actions[0]


async def out_of_reach(club):
    """Blue has answered for the bridge and a worker on the farm when Red moves the provost before the farm;
    Red's worker on the forest is next. Returns the position and what Blue had answered."""
    position = await club.game(2)
    road = {space.tile: number for number, space in enumerate(position.view().road, 1)}
    assert road["n_forest"] < 4 <= road["n_farm"] <= 6
    lines = [
        f"Blue place {road['n_farm']}",
        f"Red place {road['n_forest']}",
        "Blue place 7",
        "Red pass",
    ]
    club.now += 60
    position = await script(club, position, [*lines, "Blue pass"])
    game, pace = position.info.id, club.table
    blue = club.holder(position.info, 0)
    (bridge,) = (
        await pace.read(plans_use_cases.coming_decisions, game, blue)
    ).decisions
    await pace.run(plans_use_cases.answer_ahead, game, blue, bridge.key, "provost 0")
    (*_, farm) = (
        await pace.read(plans_use_cases.coming_decisions, game, blue)
    ).decisions
    await pace.run(plans_use_cases.answer_ahead, game, blue, farm.key, "take cloth")
    position = await script(club, position, ["Red provost -3", "Blue provost 0"])
    return position, blue, dict(farm.options)["take cloth"]


async def test_an_answer_whose_moment_does_not_come_is_told_to_its_seat_and_listed_as_lapsed(
    club,
):
    position, blue, label = await out_of_reach(club)
    game, pace = position.info.id, club.table
    bridge, farm = (await pace.read(plans_use_cases.coming_decisions, game, blue)).gone
    assert (bridge.how, farm.what.english, farm.how) == (
        "refused",
        label.english,
        "unlikely",
    )
    assert await notes(club, game) == [(0, "pace-ahead-other")]
    position = await script(club, position, ["Red take wood"])
    assert await notes(club, game) == [
        (0, "pace-ahead-other"),
        (0, "pace-ahead-unasked"),
    ]
    bridge, farm = (await pace.read(plans_use_cases.coming_decisions, game, blue)).gone
    assert (bridge.how, farm.what.english, farm.how) == (
        "refused",
        label.english,
        "lapsed",
    )
    assert (
        await pace.read(
            plans_use_cases.coming_decisions, game, club.holder(position.info, 1)
        )
    ).gone == ()
    await club.table.run(hand_over, game, blue, CAT)
    assert (
        await pace.read(plans_use_cases.coming_decisions, game, CAT)
    ).gone == ()  # what a predecessor said is not theirs to read


async def test_an_undo_lets_an_answer_that_lapsed_wait_again(club):
    position, blue, _ = await out_of_reach(club)
    game = position.info.id
    position = await script(club, position, ["Red take wood"])
    await club.table.run(
        undo.undo, game, club.holder(position.info, 1), position.revision
    )
    assert [
        gone.how
        for gone in (
            await club.table.read(plans_use_cases.coming_decisions, game, blue)
        ).gone
    ] == [
        "refused",
        "unlikely",
    ]


async def test_an_undo_brings_back_no_answer_of_whoever_held_the_seat_before(club):
    position, blue, _ = await out_of_reach(club)
    game = position.info.id
    position = await script(club, position, ["Red take wood"])
    club.now += 60
    await club.table.run(hand_over, game, blue, CAT)
    await club.table.run(
        undo.undo, game, club.holder(position.info, 1), position.revision
    )
    assert (
        await club.table.read(plans_use_cases.coming_decisions, game, CAT)
    ).gone == ()
    assert await club.rows(
        "SELECT count(*) FROM answer_ahead WHERE settled IS NULL"
    ) == [(0,)]


async def test_an_undo_lets_the_answers_of_others_wait_again(club):
    """Red's answer was applied behind Blue's action; Blue takes that back by vote, and it is applied again."""
    position = await at_phase(club, await club.game(2), 5, _farmers)
    game, pace = position.info.id, club.table
    first = position.decision.seat
    me, other = club.holder(position.info, first), club.holder(position.info, 1 - first)
    coming = (await pace.read(plans_use_cases.coming_decisions, game, other)).decisions
    assert coming
    code = coming[0].options[-1][0]
    await pace.run(plans_use_cases.answer_ahead, game, other, coming[0].key, code)
    club.now += 60
    revision = position.revision
    while (1 - first, code, "ahead") not in await log(club, game):
        position = await club.act(position)
    wanted = await club.table.read(undo.preview, game, me)
    assert (1 - first, code) in wanted.codes
    asked = await club.table.run(undo.undo, game, me, position.revision)
    undone = await club.table.run(votes.answer, asked.vote.id, other, True)
    assert undone.vote.status == "passed"
    assert undone.position.revision > revision
    assert [
        decision.answer
        for decision in (
            await pace.read(plans_use_cases.coming_decisions, game, other)
        ).decisions
    ][:1] == [code]
    await club.act(undone.position)
    assert (1 - first, code, "ahead") in await log(club, game)


async def test_an_answer_that_another_version_wrote_is_passed_over_wherever_answers_are_looked_at(
    club,
):
    position = await at_phase(club, await club.game(2), 5, _farmers)
    game, pace = position.info.id, club.table
    other = club.holder(position.info, 1 - position.decision.seat)
    (coming, *_) = (
        await pace.read(plans_use_cases.coming_decisions, game, other)
    ).decisions
    code = coming.options[0][0]
    await pace.run(plans_use_cases.answer_ahead, game, other, coming.key, code)
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE answer_ahead SET shown = '{\"shown\": 5}'")
    )
    assert [
        found.answer
        for found in (
            await pace.read(plans_use_cases.coming_decisions, game, other)
        ).decisions
    ][:1] == [None]
    await pace.run(plans_use_cases.withdraw, game, other, coming.key)
    assert [
        found.answer
        for found in (
            await pace.read(plans_use_cases.coming_decisions, game, other)
        ).decisions
    ][:1] == [None]
    await pace.run(plans_use_cases.answer_ahead, game, other, coming.key, code)
    again = await pace.read(plans_use_cases.coming_decisions, game, other)
    assert [found.answer for found in again.decisions][:1] == [code]
