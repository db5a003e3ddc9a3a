"""The plan of a turn at the table: shown, changed, acting in the transaction of an action, once, for its own seat."""

import json
import random

import pytest

from bot.core import expiry, history, queries
from bot.core.errors import BadChoice, NotSeated
from bot.features.plans import use_cases
from bot.features.plans.auto_answer import LATEST_SECONDS
from bot.features.plans.plan import decode
from bot.features.records import files
from rules.record import read, replay
from tests.bot.club import ANN, BEN, CAT, PEOPLE, STRANGER, Club, hand_over
from tests.bot.features.plans.steps import edit_by_chance, listed, log, notes, standing

BOTH = [("caylus", 3), ("magna_carta", 3)]


async def plan_of(club, game, person):
    return (await club.table.read(use_cases.shown_plan, game, person)).plan


async def test_a_list_acts_from_the_next_decision_on_with_one_prompt_for_whoever_is_asked_then(
    club,
):
    position = await club.game(2)
    game, first, second = (
        position.info.id,
        position.decision.seat,
        1 - position.decision.seat,
    )
    mine, theirs = club.holder(position.info, first), club.holder(position.info, second)
    shown = await listed(club, game, mine, "place gate", "place 3")
    assert (shown.seat, shown.deciding, shown.placing) == (first, True, True)
    assert shown.now == position.label("place gate")
    assert (await club.table.read(queries.position, game)).revision == position.revision
    shown = await listed(club, game, theirs, "place gate", "place castle")
    assert (shown.deciding, shown.now.id, shown.gone) == (
        False,
        "label-place",
        frozenset(),
    )
    await club.post()
    position = await club.act(position, "place 1")
    assert await log(club, game) == [
        (first, "place 1", "person"),
        (second, "place gate", "plan"),
        (first, "place 3", "plan"),
        (second, "place castle", "plan"),
    ]
    assert position.decision.seat == first
    assert await club.kinds(game) == ["Prompt"]
    shown = await club.table.read(use_cases.shown_plan, game, mine)
    assert (shown.plan.left, shown.gone, shown.now) == (
        ("place gate",),
        {"place gate"},
        None,
    )
    assert shown.asks_why.id == "plan-asks-gone"
    assert shown.labels["place gate"].id == "label-place"
    told = (await club.table.read(history.since, game, second)).events
    assert [event.spot for event in told if type(event).__name__ == "Placed"][:2] == [
        "1",
        "gate",
    ]


async def test_what_can_be_listed_begins_with_what_the_person_did_before(club):
    position = await club.game(2)
    game = position.info.id
    mine = club.holder(position.info, position.decision.seat)
    before = await club.table.read(use_cases.shown_plan, game, mine)
    assert before.earlier == ()
    board = [code for code in position.decision.actions if code != "pass"]
    assert [code for code, _ in before.can] == board
    for code in ("place castle", "place 3", "place 5"):
        while position.decision.seat != before.seat:
            position = await club.act(
                position, "pass" if position.info.phase == 2 else None
            )
        position = await club.act(position, code)
    while position.info.turn == 1 or position.info.phase != 2:
        position = await club.act(
            position,
            "pass" if position.info.phase == 2 else position.decision.actions[-1],
        )
    shown = await club.table.read(use_cases.shown_plan, game, mine)
    assert shown.earlier == ("place castle", "place 3", "place 5")
    codes = [code for code, _ in shown.can]
    first = [code for code in ("place 5", "place 3", "place castle") if code in codes]
    assert codes == [*first, *sorted(set(codes) - set(first), key=codes.index)]
    assert codes[len(first) :] == [
        code for code in board if code in codes[len(first) :]
    ]
    await club.table.run(use_cases.change, game, mine, 2, use_cases.RepeatLastTurn())
    assert (
        await club.table.read(use_cases.shown_plan, game, mine)
    ).plan.places == shown.earlier


async def test_what_is_said_for_another_turn_changes_nothing(club):
    position = await club.game(2)
    game = position.info.id
    await listed(club, game, ANN, "place gate")
    with pytest.raises(BadChoice, match="another turn"):
        await club.table.run(
            use_cases.change, game, ANN, 2, use_cases.SetList(("place inn",))
        )
    with pytest.raises(BadChoice, match="can't go on the list"):
        await club.table.run(
            use_cases.change, game, ANN, 1, use_cases.SetList(("pass",))
        )
    assert (await plan_of(club, game, ANN)).places == ("place gate",)
    await club.table.run(use_cases.change, game, ANN, 1, use_cases.ClearList())
    assert (await plan_of(club, game, ANN)).places == ()


async def test_who_is_asked_instead_is_told_why_once(club):
    position = await club.game(2)
    game, second = position.info.id, 1 - position.decision.seat
    theirs = club.holder(position.info, second)
    await listed(club, game, theirs, "place gate")
    position = await club.act(position, "place gate")
    assert position.decision.seat == second
    assert await notes(club, game) == [(second, "plan-asks")]
    for code in ("place 1", "place 2"):
        position = await club.act(position, code)
    assert await notes(club, game) == [(second, "plan-asks")]


async def test_only_the_seats_own_person_sees_or_changes_what_it_has_said(club):
    position = await club.game(2)
    game = position.info.id
    await listed(club, game, ANN, "place gate")
    for refused in (
        club.table.read(use_cases.shown_plan, game, STRANGER),
        club.table.read(use_cases.coming_decisions, game, STRANGER),
        club.table.run(use_cases.change, game, STRANGER, 1, use_cases.ClearList()),
    ):
        with pytest.raises(NotSeated):
            await refused
    assert (await plan_of(club, game, BEN)).places == ()
    anns = next(seat.seat for seat in position.info.seats if seat.user == ANN.user)
    with pytest.raises(BadChoice, match="isn't your seat"):
        await club.table.run(
            use_cases.change, game, BEN, 1, use_cases.ClearList(), anns
        )
    assert (await plan_of(club, game, ANN)).places == ("place gate",)


async def test_what_outlasts_a_turn_goes_on_and_the_list_does_not(club):
    position = await club.game(2)
    game = position.info.id
    await listed(club, game, ANN, "place gate", then_pass=True)
    await standing(club, game, ANN, no_provost=True, stay_inn=True, pass_over=2)
    while position.info.turn == 1 or position.info.phase != 2:
        position = await club.act(
            position,
            "pass" if position.info.phase == 2 else position.decision.actions[-1],
        )
    plan = await plan_of(club, game, ANN)
    assert (plan.places, plan.then_pass) == ((), False)
    assert (plan.no_provost, plan.stay_inn, plan.pass_over) == (True, True, 2)
    sources = [
        source for seat, code, source in await log(club, game) if code == "provost 0"
    ]
    assert sources == ["plan"] or "plan" in sources


async def test_what_a_holder_has_said_ends_with_the_tenure(club):
    position = await club.game(2)
    game, second = position.info.id, 1 - position.decision.seat
    leaver = club.holder(position.info, second)
    await listed(club, game, leaver, "place gate")
    await standing(club, game, leaver, no_provost=True)
    await club.table.run(hand_over, game, leaver, CAT)
    assert await club.rows("SELECT plan FROM turn_plan") == []
    position = await club.act(await club.table.read(queries.position, game), "place 1")
    assert position.decision.seat == second
    assert (await plan_of(club, game, CAT)).places == ()


async def test_what_another_version_wrote_never_stops_a_game(club):
    position = await club.game(2)
    game, second = position.info.id, 1 - position.decision.seat
    theirs = club.holder(position.info, second)
    await listed(club, game, theirs, "place gate")
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE turn_plan SET plan = '{\"places\": 5}'")
    )
    assert (await plan_of(club, game, theirs)).places == ()
    position = await club.act(position, "place 1")
    assert position.decision.seat == second


@pytest.mark.parametrize(("game", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
async def test_in_games_of_chance_plans_act_legally_once_and_for_their_own_seat(
    tmp_path, game, players, seed
):
    """Plans are changed at random; the record replays, and every act has its plan."""
    club = await Club.open(tmp_path / "caylus.db", seed=seed)
    chance = random.Random(seed)
    position = await club.game(players, game)
    id_ = position.info.id
    while position.decision is not None:
        if chance.random() < 0.3:
            await edit_by_chance(club, id_, chance.choice(PEOPLE[:players]), chance)
        if (
            await club.rows("SELECT due FROM job WHERE kind = 'plans.auto_answer'")
            and chance.random() < 0.7
        ):
            club.now += LATEST_SECONDS
            await club.table.run(expiry.sweep)
            position = await club.table.read(queries.position, id_)
        else:
            position = await club.act(position)
    rows = await log(club, id_)
    assert len([row for row in rows if row[2] == "plan"]) > 3
    again = replay(read((await files.export_record(club.table, id_)).text))
    assert again.actions == [(seat, code) for seat, code, _ in rows]
    assert again.game.encode(again.state) == position.game.encode(position._state)
    acted = await club.rows("SELECT seat, turn, code, revision FROM action")
    for seat, turn, text in await club.rows("SELECT seat, turn, plan FROM turn_plan"):
        assert json.loads(text) is not None
        for each in decode(text).placed:
            assert (seat, turn, each.code, each.revision) in acted
    await club.table.close()
