"""Time at the table: deadlines and reminders over weeks, nights, restarts and outages; what happens when it is up."""

import itertools

import pytest

from bot.core import expiry, outbox, queries, seats, user_data, votes
from bot.core.clock import clocks, timeout, user_time
from bot.core.errors import BadChoice
from bot.core.game_settings import Settings
from tests.bot.club import ANN, BEN, DAY, EVE, HOUR, MODERATOR, Club
from tests.bot.features.plans.steps import holder, listed, log, run_until, told
from tests.bot.jobs import clocks_of, next_due

MINUTE = 60


async def test_without_a_pace_there_is_no_deadline_and_nothing_is_due(club):
    position = await club.game(2)
    assert position.info.deadline is None
    assert await club.table.read(next_due) is None
    assert await club.table.read(clocks_of, position.info.id) == ()


async def test_who_has_to_decide_has_grace_and_bank_and_is_reminded_twice(club):
    position = await club.game(2, pace="24h")
    game = position.info.id
    start = club.now
    assert position.info.deadline == start + 72 * HOUR
    await run_until(club, start + 36 * HOUR - 1)
    assert await told(club, game) == []
    await run_until(club, start + 36 * HOUR)
    assert await told(club, game) == ["half"]
    await run_until(club, start + 72 * HOUR - 72 * HOUR // 10)
    assert await told(club, game) == ["most"]
    await run_until(club, start + 71 * HOUR)
    position = await club.act(position)
    assert position.info.deadline == club.now + 72 * HOUR
    clocks = {clock.seat: clock for clock in await club.table.read(clocks_of, game)}
    assert clocks[1 - position.decision.seat].bank == HOUR + 4 * HOUR
    assert clocks[1 - position.decision.seat].deadline is None


async def test_after_the_deadline_a_waiting_table_says_so_once_and_waits(club):
    position = await club.game(3, pace="12h", late="wait")
    game, seat = position.info.id, position.decision.seat
    await run_until(club, club.now + 36 * HOUR)
    assert (await told(club, game))[-1] == "over"
    await run_until(club, club.now + 5 * DAY)
    assert await told(club, game) == []
    info = await club.table.read(queries.info, game)
    assert info.deciding == seat
    asked = await club.table.run(
        seats.replace, game, holder(info, (seat + 1) % 3), seat, EVE
    )
    assert asked.vote.kind == "replace"


async def test_a_skipping_table_plays_what_can_hurt_least_to_the_end_of_the_game(
    tmp_path,
):
    """Nobody ever answers: the clock alone finishes a game, and the bank is empty from the second time on."""
    club = await Club.open(tmp_path / "caylus.db")
    position = await club.game(2, pace="live", late="skip")
    game, first = position.info.id, position.decision.seat
    await run_until(club, club.now + 35 * MINUTE)
    assert await log(club, game) == [(first, "absent", "clock")]
    assert ("up", "absent") in await told(club, game)
    clocks = {clock.seat: clock for clock in await club.table.read(clocks_of, game)}
    assert clocks[first].bank == 0
    assert clocks[first].missed == club.now
    while (await club.table.read(queries.info, game)).status == "running":
        await run_until(club, club.now + HOUR)
    rows = await log(club, game)
    assert {source for _, _, source in rows} == {"clock"}
    assert {code for _, code, _ in rows} <= {
        "absent",
        "provost 0",
        "skip",
        "done",
        "leave",
        "favor prestige",
    }
    assert await club.table.read(next_due) is None
    await club.table.close()


async def test_a_voting_table_asks_the_others_at_the_deadline_and_the_newcomer_has_a_whole_move(
    club,
):
    position = await club.game(3, pace="12h", late="vote")
    game, late = position.info.id, position.decision.seat
    await run_until(club, club.now + 36 * HOUR)
    assert (await told(club, game))[-1] == ("up", None)
    (vote,) = await club.table.read(votes.open_votes, game)
    assert (vote.kind, vote.seat, set(vote.answers)) == (
        "replace",
        late,
        {0, 1, 2} - {late},
    )
    for seat in vote.answers:
        outcome = await club.table.run(
            votes.answer, vote.id, holder(position.info, seat), True
        )
    assert outcome.info.seats[late].user is None
    claimed = await club.table.run(seats.claim, game, EVE)
    assert claimed.info.seats[late].user == EVE.user
    assert claimed.info.deadline == club.now + 36 * HOUR
    acted = await club.act(await club.table.read(queries.position, game))
    assert acted.decision.seat != late


async def test_deadlines_survive_restarts(club):
    position = await club.game(2, pace="12h", late="skip")
    game, deadline = position.info.id, position.info.deadline
    for _ in range(4):
        await run_until(club, club.now + 7 * HOUR)
        await club.reopen()
        assert (await club.table.read(queries.info, game)).deadline == deadline
    await run_until(club, deadline - 1)
    assert (await club.table.read(queries.info, game)).number == 0
    await run_until(club, deadline)
    assert (await club.table.read(queries.info, game)).number == 1


async def test_a_deadline_that_passed_in_an_outage_comes_again_after_as_long(club):
    position = await club.game(2, pace="12h", late="skip")
    game, deadline = position.info.id, position.info.deadline
    await run_until(club, deadline - HOUR)
    await told(club, game)
    down = club.now
    club.now += 10 * HOUR  # nobody sweeps meanwhile
    await club.reopen()
    await club.table.run(expiry.sweep)
    info = await club.table.read(queries.info, game)
    assert info.number == 0
    assert (
        club.now + (club.now - down) - timeout.LOOK
        <= info.deadline
        <= club.now + (club.now - down) + timeout.LOOK
    )
    await run_until(club, info.deadline - 1)
    assert (await club.table.read(queries.info, game)).number == 0
    await run_until(club, info.deadline)
    assert (await club.table.read(queries.info, game)).number == 1


async def test_a_machine_that_stood_still_for_a_minute_takes_it_from_nobody(club):
    position = await club.game(2, pace="live", late="skip")
    game, deadline = position.info.id, position.info.deadline
    await run_until(club, deadline - 80)
    for missed in (10, -10):  # by so many seconds
        club.now = deadline + missed
        await club.table.run(expiry.sweep, 90)
        info = await club.table.read(queries.info, game)
        deadline = info.deadline
        assert info.number == 0 and deadline == club.now + 90
    await run_until(club, info.deadline)
    assert (await club.table.read(queries.info, game)).number == 1


async def test_a_restart_of_a_minute_takes_it_from_nobody(club):
    position = await club.game(2, pace="live", late="skip")
    game, deadline = position.info.id, position.info.deadline
    await run_until(club, deadline - 50)
    seen = club.now
    await club.table.run(expiry.sweep)
    club.now = deadline + 10
    await club.reopen()
    await club.table.run(expiry.sweep, begins=True)
    info = await club.table.read(queries.info, game)
    assert info.number == 0 and info.deadline == club.now + (club.now - seen)
    await run_until(club, info.deadline)
    assert (await club.table.read(queries.info, game)).number == 1


async def test_an_outage_leaves_deadlines_alone_that_are_still_to_come(club):
    position = await club.game(2, pace="24h")
    await run_until(club, club.now + HOUR)
    club.now += 20 * HOUR
    await club.table.run(expiry.sweep)
    assert (
        await club.table.read(queries.info, position.info.id)
    ).deadline == position.info.deadline


async def test_after_an_outage_only_games_are_read_whose_deadline_passed_in_it(club):
    passed = (await club.game(2, pace="24h")).info
    club.now = passed.deadline - HOUR
    to_come = (await club.game(2, pace="24h")).info

    def spare(uow):
        clocks.spare(uow, 2 * HOUR)
        return set(uow.games)

    club.now += 2 * HOUR
    assert await club.table.run(spare) == {passed.id}
    assert (
        await club.table.read(queries.info, passed.id)
    ).deadline == club.now + 2 * HOUR
    assert (
        await club.table.read(queries.info, to_come.id)
    ).deadline == to_come.deadline


async def test_the_clock_stands_at_night_and_follows_other_hours(club):
    await club.table.run(user_time.set_hours, ANN.user, "8-23", "Europe/Paris")
    await club.table.run(user_time.set_hours, BEN.user, "8-23", "Europe/Paris")
    position = await club.game(2, pace="24h")
    game = position.info.id
    nights = position.info.deadline - club.now - 72 * HOUR
    assert nights >= 4 * 9 * HOUR  # 72 hours of 15 a day
    person = club.holder(position.info, position.decision.seat)
    await club.table.run(user_time.set_hours, person.user, "0-24")
    assert (await club.table.read(queries.info, game)).deadline == club.now + 72 * HOUR
    with pytest.raises(BadChoice, match="at least 8 hours"):
        await club.table.run(user_time.set_hours, person.user, "1-2")
    with pytest.raises(BadChoice, match="isn't a time zone"):
        await club.table.run(user_time.set_hours, person.user, zone="Mars/Olympus")
    await club.table.run(user_data.set_for, person.user, {"hours": "8-23"})
    still = (await club.table.read(queries.info, game)).deadline
    assert still == club.now + 72 * HOUR, "they count once for a decision"
    assert await club.table.run(
        user_time.set_hours, person.user, zone="asia/tokyo"
    ) == {
        "hours": "8-23",
        "zone": "Asia/Tokyo",
    }


async def test_the_clock_stands_while_its_person_is_away_within_a_budget(club):
    position = await club.game(2, pace="24h")
    game, deadline = position.info.id, position.info.deadline
    person = club.holder(position.info, position.decision.seat)
    away = await club.table.run(user_time.away, person.user, 10 * DAY)
    assert (away.ends, away.left) == (club.now + 10 * DAY, 20 * DAY)
    assert (await club.table.read(queries.info, game)).deadline == deadline + 10 * DAY
    await run_until(club, club.now + 4 * DAY)
    assert await told(club, game) == []
    back = await club.table.run(user_time.away, person.user, 0)
    assert (back.ends, back.left) == (None, 26 * DAY)
    assert (await club.table.read(queries.info, game)).deadline == deadline + 4 * DAY
    with pytest.raises(
        BadChoice,
        match="26 days off left, counting the last 12 months; 27 is too many",
    ):
        await club.table.run(user_time.away, person.user, 27 * DAY)
    club.now += 366 * DAY
    assert (await club.table.read(user_time.away_of, person.user)).left == 30 * DAY


DAMAGES = {
    "a position that can't be read": "UPDATE snapshot SET state = '{}' WHERE game = 1",
    "a position that is missing": "DELETE FROM snapshot WHERE game = 1",
    "another seat than the position's": "UPDATE game SET deciding = (deciding + 1) % 3 WHERE id = 1",
    "an unknown game": "UPDATE game SET kind = 'chess' WHERE id = 1",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_game_does_not_stop_the_time_of_others(club, damage):
    broken = await club.game(3, pace="12h", late="skip")
    sound = await club.game(3, pace="12h", late="skip")
    old = await club.lobby(2)

    def spoil(tx):
        tx.execute(DAMAGES[damage])
        tx.execute(
            "UPDATE clock SET seat = (SELECT deciding FROM game WHERE id = 1) WHERE game = 1"
        )

    await club.table._database.write(spoil)
    await run_until(club, club.now + 15 * DAY)  # past what an outage would put off
    assert (
        await club.rows("SELECT number FROM game WHERE id = ?", broken.info.id)
    ) == [(0,)]
    assert (await club.table.read(queries.info, sound.info.id)).number > 5
    assert (await club.table.read(queries.info, old)).status == "cancelled"


async def test_the_trouble_of_each_damaged_game_is_told_once_with_its_number_in_their_order(
    club,
):
    broken = await club.game(2, pace="12h", late="skip")
    sound = await club.game(2, pace="12h", late="skip")
    await club.game(2, pace="12h", late="skip")
    await club.table._database.write(
        lambda tx: tx.execute("DELETE FROM snapshot WHERE game IN (1, 3)")
    )
    club.now = broken.info.deadline
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE fact SET value = ?", (str(club.now),))
    )
    swept = await club.table.run(expiry.sweep)
    told = [(trouble.game, type(trouble.error)) for trouble in swept.troubles]
    assert told == [(1, AssertionError), (3, AssertionError)]
    assert sound.info.id in swept.look.games
    club.now += DAY
    assert (await club.table.run(expiry.sweep)).troubles == ()


async def test_another_pace_begins_anew_and_none_ends_the_clocks(club):
    position = await club.game(2, pace="12h", rated="no")
    game = position.info.id
    host = next(person for person in (ANN, BEN) if person.user == position.info.host)
    club.now += 30 * HOUR
    changed = await club.table.run(seats.change, game, host, Settings(pace="48h"))
    assert changed.info.deadline == club.now + 144 * HOUR
    ended = await club.table.run(seats.change, game, host, Settings(pace="none"))
    assert ended.info.deadline is None
    assert await club.table.read(clocks_of, game) == ()
    await club.act(await club.table.read(queries.position, game))
    assert await club.table.read(next_due) is None


async def test_what_acts_by_itself_neither_fills_nor_drains_a_bank(club):
    position = await club.game(2, pace="12h")
    game, first = position.info.id, position.decision.seat
    theirs = club.holder(position.info, 1 - first)
    position = await club.act(position, "place 1")
    club.now += 20 * HOUR
    position = await club.act(position, "place 2")
    before = {
        clock.seat: clock.bank for clock in await club.table.read(clocks_of, game)
    }
    assert before[1 - first] == 24 * HOUR - 8 * HOUR + 2 * HOUR
    await listed(club, game, theirs, "place 3", "place 4", "place 5")
    await club.act(position, "place gate")
    after = {clock.seat: clock.bank for clock in await club.table.read(clocks_of, game)}
    assert after == before


async def test_over_three_weeks_of_a_slow_table_no_deadline_is_missed_by_who_answers_in_time(
    tmp_path, monkeypatch
):
    """Through the change of daylight saving in October, with nights, restarts and short outages."""
    # fewer looks at the clocks, to be quick
    monkeypatch.setattr(timeout, "LOOK", 2 * HOUR)
    monkeypatch.setattr(timeout, "OUTAGE", 4 * HOUR)
    club = await Club.open(tmp_path / "caylus.db", seed=6)
    club.now = 1_792_000_000  # 14 October 2026
    for person, zone in ((ANN, "Europe/Paris"), (BEN, "America/New_York")):
        await club.table.run(user_time.set_hours, person.user, "9-22", zone)
    position = await club.game(2, pace="12h", late="skip")
    game = position.info.id
    end = club.now + 21 * DAY
    while position.decision is not None and club.now < end:
        left = position.info.deadline - club.now
        await run_until(club, club.now + club.random.randrange(left // 2, left))
        if club.random.random() < 0.3:
            club.now += club.random.randrange(MINUTE, 4 * MINUTE)
            await club.reopen()
        position = await club.table.read(queries.position, game)
        position = await club.act(position)
    assert club.now >= end or position.decision is None
    rows = await log(club, game)
    assert len(rows) > 12
    assert {source for _, _, source in rows} == {"person"}
    await club.table.close()


async def test_a_reminder_that_waits_for_quiet_hours_holds_up_nothing_else(club):
    position = await club.game(2, pace="24h")
    game = position.info.id
    await club.post(game)
    await run_until(club, club.now + 36 * HOUR)
    (reminder,) = await club.table.read(outbox.pending, game)
    await club.table.run(outbox.put_off, reminder.id, "quiet hours", 8 * HOUR)
    await club.act(await club.table.read(queries.position, game))
    assert await club.kinds(game) == ["Prompt"]
    club.now += 8 * HOUR
    assert sorted(await club.kinds(game)) == ["Prompt", "Reminder"]


async def test_other_hours_and_zones_again_and_again_put_a_deadline_off_once(club):
    """Awake from 8 to 16 in a zone, and every 15 hours in another, where it is evening: the table waits no longer."""
    position = await club.game(2, pace="24h", late="skip")
    game, person = position.info.id, club.holder(position.info, position.decision.seat)
    zones = itertools.cycle(["Asia/Tokyo", "Europe/Paris", "America/New_York"])
    await club.table.run(user_time.set_hours, person.user, "8-16", next(zones))
    first = (await club.table.read(queries.info, game)).deadline
    assert first <= club.now + 10 * DAY
    while club.now < first - DAY:
        await run_until(club, club.now + 15 * HOUR)
        await club.table.run(user_time.set_hours, person.user, None, next(zones))
        assert (await club.table.read(queries.info, game)).deadline == first
    await run_until(club, first)
    info = await club.table.read(queries.info, game)
    assert (info.number > 0, info.deadline != first) == (True, True), (
        "neither before nor after it"
    )


async def test_hours_count_for_the_next_decision_again(club):
    position = await club.game(2, pace="24h", late="skip")
    game, seat = position.info.id, position.decision.seat
    person = club.holder(position.info, seat)
    await club.table.run(user_time.set_hours, person.user, "8-16", "UTC")
    await club.table.run(user_time.set_hours, person.user, "0-24")
    while position.decision.seat == seat or position.info.number < 2:
        position = await club.act(await club.table.read(queries.position, game))
    while position.decision.seat != seat:
        position = await club.act(position)
    assert position.info.deadline == club.now + 72 * HOUR, "0-24 counts now"
    await club.table.run(user_time.set_hours, person.user, "8-16")
    assert (await club.table.read(queries.info, game)).deadline > club.now + 8 * DAY


async def test_who_is_late_gives_one_sign_by_other_hours(club):
    position = await club.game(2, pace="24h", late="wait")
    game, seat = position.info.id, position.decision.seat
    person, other = (club.holder(position.info, one) for one in (seat, 1 - seat))
    hours = itertools.cycle(["0-24", "1-24"])
    for _ in range(40):
        await run_until(club, club.now + DAY)
        await club.table.run(user_time.set_hours, person.user, next(hours))
    assert (await club.table.run(seats.go_on, game, other, seat)).info.winners == (
        1 - seat,
    )


@pytest.mark.parametrize("moves", ["hours", "away", "pace", "outage"])
async def test_what_moves_a_clock_renews_the_question_that_shows_it(club, moves):
    position = await club.game(2, pace="24h")
    game, person = position.info.id, club.holder(position.info, position.decision.seat)
    await club.post(game)
    before = (await club.table.read(queries.info, game)).deadline
    if moves == "hours":
        await club.table.run(user_time.set_hours, person.user, "8-16", "UTC")
    elif moves == "away":
        await club.table.run(user_time.away, person.user, 3 * DAY)
    elif moves == "pace":
        await club.table.run(
            seats.change, game, MODERATOR, Settings(pace="48h"), reason="They agree"
        )
    else:
        await club.table.run(expiry.sweep)
        club.now = before + DAY
        await club.table.run(expiry.sweep)
    after = (await club.table.read(queries.info, game)).deadline
    assert after > before
    prompts = [
        one.body
        for one in await club.table.read(outbox.pending, game)
        if hasattr(one.body, "renews")
    ]
    assert [(one.renews, one.quiet) for one in prompts] == [(True, True)]
