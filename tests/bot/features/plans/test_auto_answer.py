"""At the table: what was said before acts in the transaction of an action, once, for its own seat, unseen."""

import json
import random

import pytest

from bot.core import expiry, history, queries, seats, undo
from bot.core.answers import Key
from bot.core.errors import BadChoice, NotSeated
from bot.core.notifications import decode
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.auto_answer import LATEST
from bot.features.records import files
from rules.record import read, replay
from tests.bot.club import ANN, BEN, CAT, PEOPLE, STRANGER, Club
from tests.bot.features.plans.random_orders import some_order
from tests.bot.features.plans.steps import log, notes

BOTH = [("caylus", 3), ("magna_carta", 3)]


def busy(position, seed=[0]):  # noqa: B006  # one stream of chance for all tests of this file
    """Places where it can, so that there is something to resolve."""
    seed[0] += 1
    actions = position.decision.actions
    wanted = [code for code in actions if code.startswith(("place", "build"))]
    return random.Random(seed[0]).choice(wanted or actions)


async def everything_ahead(club, position, chance, people=None):
    """Everybody (or these people) answers all that can be answered ahead, by chance."""
    given = 0
    for person in people or PEOPLE[: len(position.info.seats)]:
        while True:
            coming = await club.table.read(plans_use_cases.ahead, position.info.id, person)
            open_ = [decision for decision in coming.decisions if decision.answer is None]
            if not open_:
                break
            decision = chance.choice(open_)
            code = chance.choice(decision.options)[0]
            await club.table.run(plans_use_cases.answer_ahead, position.info.id, person, decision.key, code)
            given += 1
    return given


REPORTS = "SELECT body FROM outbox WHERE kind = 'report' AND how IS NULL ORDER BY id"


async def posted(club):
    """The phases reported to everybody, and the other public notices."""
    phases = [part for (body,) in await club.rows(REPORTS) for part in decode(body).phases]
    others = "SELECT kind, body FROM outbox WHERE kind NOT IN ('note', 'prompt', 'report') ORDER BY id"
    return phases, await club.rows(others)


@pytest.mark.parametrize(("game", "players"), BOTH)
async def test_a_table_that_answers_ahead_and_one_that_plays_in_order_are_alike(tmp_path, game, players):
    """Two tables with the same seed: one answers ahead, the other plays the same log by hand. Logs, events
    and positions are equal, and so is everything that is posted for everybody."""
    chance = random.Random(5)
    ahead, by_hand = [await Club.open(tmp_path / name, seed=3) for name in ("ahead.db", "hand.db")]
    position = await ahead.game(players, game)
    other = await by_hand.game(players, game)
    assert ahead.table is not by_hand.table
    given = 0
    while position.decision is not None and position.info.turn < 7:
        position = await ahead.act(position, busy(position))
        if position.decision is not None and chance.random() < 0.4:
            given += await everything_ahead(ahead, position, chance)
    rows = await log(ahead, position.info.id)
    most = 20 if game == "caylus" else 4  # Magna Carta decides little without placing
    assert given > most
    assert len([source for _, _, source in rows if source == "ahead"]) > most // 3
    for seat, code, _ in rows:
        assert other.decision.seat == seat
        other = await by_hand.act(other, code)
    assert other.game.encode(other._state) == position.game.encode(position._state)
    events = "SELECT seat, code, turn, phase, saw, ends_phase, events FROM action ORDER BY number"
    assert await ahead.rows(events) == await by_hand.rows(events)
    assert await posted(ahead) == await posted(by_hand)
    assert len(await ahead.rows(REPORTS)) < len(await by_hand.rows(REPORTS))  # what passes in one go is one
    assert (other.decision, other.revision) == (position.decision, position.revision)
    await ahead.table.close()
    await by_hand.table.close()


async def test_what_waits_changes_nothing_that_others_can_see(tmp_path):
    """A table with waiting answers and plans and one without are alike until a moment comes."""
    quiet, full = [await Club.open(tmp_path / name, seed=8) for name in ("quiet.db", "full.db")]
    a, b = await quiet.game(3), await full.game(3)
    chance = random.Random(2)
    while a.info.phase < 3:
        code = chance.choice(
            [c for c in a.decision.actions if c.startswith("place")] or list(a.decision.actions)
        )
        a, b = await quiet.act(a, code), await full.act(b, code)
    for person in (ANN, BEN, CAT):
        await full.table.run(plans_use_cases.add_plan, b.info.id, person, "farm: cloth")
        await full.table.run(plans_use_cases.add_plan, b.info.id, person, "castle 2")
    assert await everything_ahead(full, b, chance, (ANN,)) > 0
    assert await full.table.read(queries.info, b.info.id) == await quiet.table.read(queries.info, a.info.id)
    kinds = "SELECT kind, body, created, due FROM outbox ORDER BY id"
    assert await full.rows(kinds) == await quiet.rows(kinds)
    after = await full.table.read(queries.position, b.info.id)
    assert [after.view(seat) for seat in (None, 0, 1, 2)] == [a.view(seat) for seat in (None, 0, 1, 2)]
    for person in (BEN, CAT):  # and a seat is offered the same, whatever the others have said
        coming = await full.table.read(plans_use_cases.ahead, b.info.id, person)
        assert coming == await quiet.table.read(plans_use_cases.ahead, a.info.id, person)
    await quiet.table.close()
    await full.table.close()


@pytest.mark.parametrize(("game", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
async def test_in_games_of_chance_plans_act_legally_once_and_for_their_own_seat(
    tmp_path, game, players, seed
):
    """Plans come, are cleared and paused at random; the record replays, and every act has its plan."""
    club = await Club.open(tmp_path / "caylus.db", seed=seed)
    chance = random.Random(seed)
    position = await club.game(players, game)
    id_ = position.info.id
    pace = club.table
    while position.decision is not None:
        if chance.random() < 0.3:
            person = chance.choice(PEOPLE[:players])
            deed = chance.random()
            plans = await pace.read(plans_use_cases.plans, id_, person)
            held = [plan for plan in plans if plan.id is not None and plan.status in ("armed", "paused")]
            if deed < 0.7 and len(held) < 10:
                await pace.run(plans_use_cases.add_plan, id_, person, some_order(game, chance))
            elif deed < 0.8 and held:
                await pace.run(plans_use_cases.clear_plan, id_, person, chance.choice(held).id)
            elif deed < 0.85:
                await pace.run(plans_use_cases.clear_plan, id_, person)
                waits = await club.rows(
                    "SELECT count(*) FROM plan WHERE status = 'armed' AND seat = ?", person.user - 100
                )
                assert waits == [(0,)]
            else:
                await pace.run(plans_use_cases.pause_plans, id_, person, chance.random() < 0.5)
        if await club.rows("SELECT due FROM job WHERE kind = 'plans.auto_answer'") and chance.random() < 0.7:
            club.now += LATEST
            await club.table.run(expiry.sweep)
            position = await club.table.read(queries.position, id_)
        else:
            position = await club.act(position)
    rows = await log(club, id_)
    assert len([row for row in rows if row[2] == "plan"]) > 3
    again = replay(read((await files.export_record(club.table, id_)).text))
    assert again.actions == [(seat, code) for seat, code, _ in rows]
    assert again.game.encode(again.state) == position.game.encode(position._state)
    for seat in range(players):
        given = [
            json.loads(text) for (text,) in await club.rows("SELECT orders FROM plan WHERE seat = ?", seat)
        ]
        acted = sum(orders["acted"] for orders in given)
        assert acted == len([row for row in rows if row[0] == seat and row[2] == "plan"])
        once = [one for one in given if one["order"].get("lasts") == "once" or one["order"].get("times") == 1]
        assert all(orders["acted"] <= 1 for orders in once)
    await club.table.close()


async def test_a_plan_acts_from_the_next_decision_on_with_one_prompt_for_whoever_is_asked_then(club):
    position = await club.game(2)
    first, second = position.decision.seat, 1 - position.decision.seat
    mine = club.holder(position.info, first)
    planned = await club.table.run(plans_use_cases.add_plan, position.info.id, mine, "place gate > 3")
    assert (planned.seat, planned.plan.status, planned.plan.text) == (
        first,
        "armed",
        "place gate > 3; turn",
    )
    assert planned.plan.preview.label == position.label("place gate")
    assert (await club.table.read(queries.position, position.info.id)).revision == position.revision
    theirs = club.holder(position.info, second)
    await club.table.run(plans_use_cases.add_plan, position.info.id, theirs, "place gate > castle")
    await club.post()
    position = await club.act(position, "place 1")
    assert await log(club, position.info.id) == [
        (first, "place 1", "person"),
        (second, "place gate", "plan"),
        (first, "place 3", "plan"),
    ]
    assert position.decision.seat == second
    assert await club.kinds(position.info.id) == ["Prompt"]
    assert [
        plan.status for plan in await club.table.read(plans_use_cases.plans, position.info.id, theirs)
    ] == []
    told = (await club.table.read(history.since, position.info.id, second)).events
    assert [event.spot for event in told if type(event).__name__ == "Placed"] == ["1", "gate", "3"]


async def test_a_plan_that_cant_act_stops_tells_its_seat_alone_and_nothing_else_acts(club):
    position = await club.game(2)
    first, second = position.decision.seat, 1 - position.decision.seat
    theirs = club.holder(position.info, second)
    await club.table.run(plans_use_cases.add_plan, position.info.id, theirs, "place gate")
    await club.table.run(plans_use_cases.add_plan, position.info.id, theirs, "place castle > pass")
    position = await club.act(position, "place gate")
    assert position.decision.seat == second
    assert await notes(club, position.info.id) == [(second, "pace-plan-stopped")]
    plans = await club.table.read(plans_use_cases.plans, position.info.id, theirs)
    assert [(plan.text, plan.status) for plan in plans] == [
        ("place castle > pass; turn", "armed"),
        ("place gate; turn", "stopped"),
    ]
    assert plans[1].why.english == "none of these is possible now: place gate"
    assert (
        await club.table.read(plans_use_cases.plans, position.info.id, club.holder(position.info, first))
        == ()
    )


async def test_only_the_seats_own_person_sees_or_changes_what_it_has_said(club):
    position = await club.game(2)
    game = position.info.id
    await club.table.run(plans_use_cases.add_plan, game, ANN, "provost never")
    (plan,) = await club.table.read(plans_use_cases.plans, game, ANN)
    pace = club.table
    for refused in (
        pace.read(plans_use_cases.plans, game, STRANGER),
        pace.read(plans_use_cases.ahead, game, STRANGER),
        pace.run(plans_use_cases.add_plan, game, STRANGER, "provost never"),
        pace.run(
            plans_use_cases.answer_ahead, game, STRANGER, Key(1, 5, "road 1", "production"), "take food"
        ),
    ):
        with pytest.raises(NotSeated):
            await refused
    with pytest.raises(BadChoice, match="no such plan of yours"):
        await pace.run(plans_use_cases.clear_plan, game, BEN, plan.id)
    assert await pace.run(plans_use_cases.clear_plan, game, BEN) == 0
    assert await pace.run(plans_use_cases.clear_plan, game, ANN, plan.id) == 1
    with pytest.raises(BadChoice, match="not your seat"):
        await pace.read(plans_use_cases.plans, game, BEN, 0 if position.info.seats[0].user == ANN.user else 1)


async def test_a_repeated_delivery_arms_one_plan_and_twelve_are_the_limit(club):
    position = await club.game(2)
    game, pace = position.info.id, club.table
    for _ in range(2):
        planned = await pace.run(plans_use_cases.add_plan, game, ANN, "provost never", delivery="once")
    assert planned.plan.text == "provost never; turn"
    assert len(await pace.read(plans_use_cases.plans, game, ANN)) == 1
    for _ in range(11):
        await pace.run(plans_use_cases.add_plan, game, ANN, "provost never")
    with pytest.raises(BadChoice, match="12 plans in this game already; the limit is 12"):
        await pace.run(plans_use_cases.add_plan, game, ANN, "provost never")


async def test_paused_plans_don_t_act_until_they_are_armed_again(club):
    position = await club.game(2)
    game, pace = position.info.id, club.table
    second = 1 - position.decision.seat
    theirs = club.holder(position.info, second)
    await pace.run(plans_use_cases.add_plan, game, theirs, "place castle > 5; 2 times")
    assert await pace.run(plans_use_cases.pause_plans, game, theirs, True) == 1
    position = await club.act(position, "place 1")
    assert position.decision.seat == second
    assert await pace.run(plans_use_cases.pause_plans, game, theirs, False) == 1
    assert (await club.table.read(queries.position, game)).revision == position.revision
    position = await club.act(position, "place 2")
    position = await club.act(position, "place 3")
    assert (await log(club, game))[-1] == (second, "place castle", "plan")


async def test_an_undo_stops_the_plans_that_had_acted_for_who_takes_back(club):
    position = await club.game(2, undo="consent")
    game, first = position.info.id, position.decision.seat
    me, other = club.holder(position.info, first), club.holder(position.info, 1 - first)
    await club.table.run(plans_use_cases.add_plan, game, other, "place 2")
    await club.table.run(plans_use_cases.add_plan, game, me, "place castle; game; 3 times")
    position = await club.act(position, "place 1")
    assert [row[2] for row in await log(club, game)] == ["person", "plan", "plan"]
    preview = await club.table.read(undo.preview, game, me)
    assert preview.codes == ((first, "place castle"),)
    undone = await club.table.run(undo.undo, game, me, position.revision)
    assert undone.position.decision.seat == first
    assert [row[2] for row in await log(club, game)] == ["person", "plan"]
    plans = await club.table.read(plans_use_cases.plans, game, me)
    assert [(plan.status, plan.why.english) for plan in plans] == [("stopped", "what it did was undone")]


async def test_what_a_holder_has_said_ends_with_the_tenure(club):
    position = await club.game(2)
    game = position.info.id
    second = 1 - position.decision.seat
    leaver = club.holder(position.info, second)
    await club.table.run(plans_use_cases.add_plan, game, leaver, "place gate")
    await club.table.run(seats.resign, game, leaver)
    position = await club.table.read(queries.position, game)
    position = await club.act(position, "place 1")
    assert position.decision.seat == second
    claimed = await club.table.run(seats.claim, game, CAT)
    assert claimed.info.seats[second].user == CAT.user
    assert await club.table.read(plans_use_cases.plans, game, CAT) == ()


async def test_what_another_version_wrote_never_stops_a_game(club):
    position = await club.game(2)
    second = 1 - position.decision.seat
    theirs = club.holder(position.info, second)
    await club.table.run(plans_use_cases.add_plan, position.info.id, theirs, "place gate")
    await club.table._database.write(lambda tx: tx.execute("UPDATE plan SET orders = '{\"order\": 5}'"))
    assert await club.table.read(plans_use_cases.plans, position.info.id, theirs) == ()
    position = await club.act(position, "place 1")
    assert position.decision.seat == second
    assert await club.table.read(plans_use_cases.plans, position.info.id, theirs) == ()
