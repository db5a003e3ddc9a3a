"""A table that plans together: everybody is asked at once but who has planned, and the game waits for none of it."""

import pytest

from bot.core import lobby, queries, seats, user_data, votes
from bot.core.answers import answer_of
from bot.core.errors import NotAllowed
from bot.core.game_settings import Settings
from bot.core.notifications import Report
from bot.core.table_settings import TABLE_SETTINGS
from bot.features.live_session import use_cases as live_session
from bot.features.plans import use_cases as plans_use_cases
from storage import answers
from storage.answers import waiting
from tests.bot.club import ANN, BEN, CAT, HOUR, PLACE, STRANGER, Club
from tests.bot.features.computers.test_use_cases import until_person
from tests.bot.features.plans.steps import holder, log, run_until, standing


async def together(club, players=3, game="caylus"):
    """A game with clocks, whose outbox is empty."""
    position = await club.game(players, game, pace="24h")
    await club.post(position.info.id)
    return position


def passing(position):
    return (
        "pass" if "pass" in position.decision.actions else position.decision.actions[0]
    )


async def next_turn(club, position):
    turn = position.info.turn
    while position.info.turn == turn or position.info.phase < 2:
        position = await club.act(position, passing(position))
    return position


async def test_new_tables_plan_together_with_a_clock_and_without_one(club):
    clocked = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(pace="24h")
    )
    plain = await club.table.run(
        lobby.create, BEN, PLACE, "caylus", Settings(pace="none")
    )
    assert (clocked.info.settings.together, plain.info.settings.together) == (
        "yes",
        "yes",
    )


def waited_for(position):
    return [each.seat for each in position.info.awaited]


async def placed(club, position):
    """Everybody places two workers and passes; the position in which something can be decided together."""
    while position.info.phase < 3:
        places = [
            code
            for code in position.decision.actions
            if code.startswith("place") and code[-1].isdigit()
        ]
        busy = position.view(0).players[position.decision.seat].workers < 5
        position = await club.act(
            position, passing(position) if busy or not places else places[0]
        )
    return position


async def coming(club, position, seat):
    """What a seat can answer ahead and has not."""
    ahead = await club.table.read(
        plans_use_cases.coming_decisions, position.info.id, holder(position.info, seat)
    )
    return [decision for decision in ahead.decisions if decision.answer is None]


async def answer_all(club, position, seat):
    """Somebody answers all that is certain to come, with the first choice."""
    person = holder(position.info, seat)
    while open_ := await coming(club, position, seat):
        key, codes = open_[0].key, [code for code, _ in open_[0].options]
        code = "provost 0" if "provost 0" in codes else codes[0]
        await club.table.run(
            plans_use_cases.answer_ahead, position.info.id, person, key, code
        )
    return await club.table.read(queries.position, position.info.id)


@pytest.mark.parametrize("pace", ["24h", "none"])
async def test_after_the_placements_everybody_who_has_something_to_decide_is_asked(
    club, pace
):
    position = await placed(club, await club.game(3, pace=pace))
    seats_ = [seat for seat in range(3) if await coming(club, position, seat)]
    assert len(seats_) > 1
    assert set(waited_for(position)) == {position.decision.seat, *seats_}
    assert waited_for(position)[0] == position.decision.seat
    assert all(
        (each.deadline is None) == (pace == "none") for each in position.info.awaited
    )


async def test_who_has_answered_all_is_not_waited_for_and_answers_are_applied_in_order(
    club,
):
    position = await placed(club, await together(club))
    game, first = position.info.id, position.decision.seat
    others = [seat for seat in waited_for(position) if seat != first]
    for seat in others:
        position = await answer_all(club, position, seat)
        assert seat not in waited_for(position)
        assert position.info.awaited and position.decision.seat == first
    before = len(await log(club, game))
    await club.act(position, "provost 0")
    applied = [
        (seat, source) for seat, _, source in (await log(club, game))[before + 1 :]
    ]
    assert sorted(applied) == [(seat, "ahead") for seat in sorted(others)]
    reports = [body for body in await club.post(game) if isinstance(body, Report)]
    assert len(reports[-1].phases) == 1


async def test_what_somebody_does_every_turn_is_not_asked_and_comes_back_when_they_stop(
    club,
):
    position = await placed(club, await together(club))
    game, first = position.info.id, position.decision.seat
    seats_ = [
        seat
        for seat in waited_for(position)
        if {each.key.kind for each in await coming(club, position, seat)} == {"provost"}
    ]
    seat = next(seat for seat in seats_ if seat != first)
    person = holder(position.info, seat)
    for never, waits in ((True, False), (False, True), (True, False)):
        await standing(club, game, person, no_provost=never)
        position = await club.table.read(queries.position, game)
        assert (seat in waited_for(position)) == waits
    while seat not in {
        who for who, _, source in await log(club, game) if source == "plan"
    }:
        assert position.decision.seat != seat
        position = await club.act(position, "provost 0")


async def test_an_answer_that_is_taken_back_is_asked_again(club):
    position = await placed(club, await together(club))
    game, first = position.info.id, position.decision.seat
    seat = next(seat for seat in waited_for(position) if seat != first)
    keys = [each.key for each in await coming(club, position, seat)]
    assert seat not in waited_for(await answer_all(club, position, seat))
    await club.post(game)
    await club.table.run(
        plans_use_cases.withdraw, game, holder(position.info, seat), keys[0]
    )
    position = await club.table.read(queries.position, game)
    assert (
        seat in waited_for(position) and position.info.awaited[-1].deadline is not None
    )
    assert [type(body).__name__ for body in await club.post(game)] == ["Prompt"]


async def test_a_clock_that_runs_goes_on_when_its_seat_comes_to_decide(club):
    position = await placed(club, await together(club))
    ends = {each.seat: each.deadline for each in position.info.awaited}
    first = position.decision.seat
    club.now += HOUR
    while position.decision.seat == first:
        position = await club.act(position, position.decision.actions[0])
    assert position.decision.seat in ends, "who decides next was asked at once"
    now = {each.seat: each.deadline for each in position.info.awaited}
    assert all(
        now[seat] == end for seat, end in ends.items() if seat in now and seat != first
    )


@pytest.mark.parametrize("late", TABLE_SETTINGS["late"].values)
async def test_what_becomes_of_who_is_asked_and_late(club, late):
    position = await placed(club, await club.game(3, pace="24h", late=late))
    game, first = position.info.id, position.decision.seat
    seat = next(seat for seat in waited_for(position) if seat != first)
    position = await keep_others_alive(club, position, seat)
    position = await club.table.read(queries.position, game)
    waits = seat in waited_for(position)
    votes_ = [
        kind
        for (kind,) in await club.rows("SELECT kind FROM vote WHERE status = 'open'")
    ]
    if late == "wait":
        assert waits and not votes_
    elif late == "vote":
        assert waits and votes_ == ["replace"]
    elif late == "stand-in":
        assert not waits and position.info.seats[seat].stand_in is not None
    else:
        assert not waits
        given = [
            answer_of(row).source
            for row in await club.table._database.read(
                lambda tx: waiting(tx, game, seat)
            )
        ]
        assert given and set(given) == {"clock"}
        while (
            position.decision is not None
            and position.info.turn == 1
            and position.decision.seat != seat
        ):
            codes = position.decision.actions
            position = await club.act(
                position, "provost 0" if "provost 0" in codes else codes[0]
            )
        assert "clock" in {
            source for who, _, source in await log(club, game) if who == seat
        }


async def keep_others_alive(club, position, seat):
    """Time passes until the clock of one seat is over; the others have longer banks."""
    game = position.info.id
    end = next(each.deadline for each in position.info.awaited if each.seat == seat)
    for other in waited_for(position):
        if other != seat:
            await club.table._database.write(
                lambda tx, other=other: tx.execute(
                    "UPDATE clock SET deadline = deadline + 1000000 WHERE game = ? AND seat = ?",
                    (game, other),
                )
            )
            await club.table._database.write(
                lambda tx, other=other: tx.execute(
                    "UPDATE job SET due = due + 1000000 WHERE kind = 'clock' AND key = ?",
                    (f"{game}:{other}",),
                )
            )
    await run_until(club, end + 60)
    return position


async def test_a_table_that_does_not_want_it_asks_one_after_the_other(club):
    position = await together(club)
    await club.table.run(seats.change, position.info.id, ANN, Settings(together="no"))
    position = await placed(club, position)
    assert waited_for(position) == [position.decision.seat]


async def test_who_is_asked_is_told_what_is_stored_of_it_and_forgetting_somebody_ends_it(
    club,
):
    position = await placed(club, await together(club))
    game = position.info.id
    seat = next(seat for seat in waited_for(position) if seat != position.decision.seat)
    person = holder(position.info, seat)
    about = await club.table.read(user_data.about, person.user)
    assert about["asked"] == [
        {"game": game, "seat": seat, "how": "joint", "since": club.now}
    ]
    assert (await club.table.read(user_data.about, STRANGER.user))["asked"] == []
    await club.table.run(user_data.forget, person.user)
    assert (await club.table.read(user_data.about, person.user))["asked"] == []
    assert seat not in waited_for(await club.table.read(queries.position, game))
    assert (seat,) not in await club.rows("SELECT seat FROM asked")


async def test_a_pause_stops_the_clocks_of_all_who_are_asked_and_they_go_on_with_it(
    club,
):
    position = await placed(club, await together(club, players=2))
    game, before = position.info.id, waited_for(position)
    assert len(before) == 2
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    paused = (await club.table.read(queries.position, game)).info
    assert paused.paused is not None and [each.deadline for each in paused.awaited] == [
        None,
        None,
    ]
    club.now += 9 * 24 * HOUR
    await run_until(club, club.now)
    assert waited_for(await club.table.read(queries.position, game)) == before
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    going = await club.table.read(queries.position, game)
    assert waited_for(going) == before and all(
        each.deadline > club.now for each in going.info.awaited
    )


async def test_at_a_practice_table_and_in_a_live_session_nobody_is_asked_beside_the_one_that_decides(
    club,
):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=3)
    )
    await club.table.run(lobby.start, made.info.id, ANN, None)
    position = await club.table.read(queries.position, made.info.id)
    while position.info.phase < 3:
        position = await club.act(position, passing(position))
    assert (
        len(position.info.awaited) == 1
        and await club.rows("SELECT seat FROM asked") == []
    )
    position = await placed(club, await together(club, players=2))
    assert len(waited_for(position)) == 2
    asked = (await club.table.run(live_session.ask, position.info.id, ANN)).vote
    info = (await club.table.run(votes.answer, asked.id, BEN, True)).info
    assert info.session_until is not None and [each.seat for each in info.awaited] == [
        position.decision.seat
    ]
    assert await club.rows("SELECT seat FROM asked") == []


async def test_every_player_may_change_it_and_nobody_else(club):
    position = await together(club)
    game = position.info.id
    for person in (BEN, CAT, ANN):
        changed = await club.table.run(
            seats.change,
            game,
            person,
            Settings(together="no" if person != CAT else "yes"),
        )
        assert changed.info.settings.together == ("no" if person != CAT else "yes")
    with pytest.raises(NotAllowed):
        await club.table.run(seats.change, game, STRANGER, Settings(together="yes"))
    with pytest.raises(NotAllowed):
        await club.table.run(
            seats.change, game, BEN, Settings(together="yes", pace="48h")
        )


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_planning_together_changes_nothing_that_is_played(tmp_path, game):
    """The same seed and the same choices with and without it: the same positions and reports."""
    one, two = [
        await Club.open(tmp_path / name, seed=6) for name in ("one.db", "two.db")
    ]
    a, b = await one.game(3, game, pace="24h"), await two.game(3, game, pace="24h")
    await two.table.run(seats.change, b.info.id, ANN, Settings(together="no"))
    while a.decision is not None and a.info.turn < 4:
        code = a.decision.actions[len(a.decision.actions) // 2]
        a, b = await one.act(a, code), await two.act(b, code)
        assert (a.decision, a.revision) == (b.decision, b.revision)
    assert a.game.encode(a._state) == b.game.encode(b._state)
    asked = "SELECT count(*) FROM asked"
    assert await two.rows(asked) == [(0,)]
    await one.table.close()
    await two.table.close()


async def test_beside_computers_people_alone_are_asked_together_and_early_and_all_of_them_are(
    club,
):
    number = await club.lobby(2, computers=2, pace="24h", early="60")
    await club.table.run(lobby.start, number, ANN)
    joint = early = 0
    position = await club.table.read(queries.position, number)
    while position.info.turn < 4:
        info = position.info
        await run_until(club, club.now + 2 * HOUR)
        rows = await club.table._database.read(lambda tx: answers.asked_of(tx, number))
        people = {seat.seat for seat in info.seats if seat.user is not None}
        assert {one.seat for one in rows} <= people
        assert set(waited_for(position)) - {position.decision.seat} <= people
        joint += sum(
            one.how == answers.JOINT and one.seat != position.decision.seat
            for one in rows
        )
        early += sum(one.how == answers.EARLY for one in rows)
        if position.decision.seat in people:
            others = people - {position.decision.seat}
            if info.phase > 2:
                open_ = {seat for seat in others if await coming(club, position, seat)}
                assert open_ <= set(waited_for(position)), (
                    "whoever certainly decides is asked"
                )
            position = await club.act(position)
        else:
            position = await until_person(club, number)
    assert joint and early
