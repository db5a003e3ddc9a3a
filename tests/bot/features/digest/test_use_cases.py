"""The week's digest: what it tells, of which games, when, and once."""

import datetime
import zoneinfo

import pytest

from bot.core import jobs, queries, undo, user_data, votes
from bot.features.digest import use_cases as digest_use_cases
from bot.features.digest.use_cases import KIND
from bot.features.statistics import facts
from rules.model import PhaseEnded
from rules.register import find_game
from storage import ratings
from storage.ratings import RatingRow
from tests.bot.club import ANN, BEN, CAT, DAY, HOUR, PLACE
from tests.bot.jobs import fail, loaded

SERVER, CHANNEL = PLACE.server, 4242
SEEN = (PLACE.channel,)


async def ordered(club, day=0, hour=9, zone="UTC"):
    return await club.table.run(
        digest_use_cases.choose, SERVER, CHANNEL, day, hour, zone
    )


async def due_now(club):
    return await loaded(club.table, KIND, digest_use_cases.load)


async def due(club):
    """The digest that is due at the next time it comes."""
    row, _ = await club.table.read(digest_use_cases.find, SERVER)
    club.now = row.next + 1
    (row,) = await due_now(club)
    return row


@pytest.mark.parametrize("zone", ["UTC", "Europe/Berlin", "America/New_York"])
def test_a_digest_comes_on_its_day_at_its_hour_also_when_clocks_change(zone):
    at = 1_760_000_000
    for _ in range(30):
        later = digest_use_cases.next_time(2, 21, zone, at)
        local = datetime.datetime.fromtimestamp(later, zoneinfo.ZoneInfo(zone))
        assert (local.weekday(), local.hour, local.minute) == (2, 21, 0)
        assert at < later <= at + 7 * DAY + HOUR
        at = later


async def test_a_week_tells_its_finished_games_and_none_that_not_everybody_sees(club):
    row = await ordered(club)
    assert row.since == club.now
    played = [(await club.play(await club.game(players))).info for players in (2, 3)]
    await club.game(2)
    lobby = await club.lobby(2)
    row = await due(club)
    assert await club.table.read(digest_use_cases.places, row) == SEEN
    assert await club.table.read(digest_use_cases.week, row, ()) is None
    week = await club.table.read(digest_use_cases.week, row, SEEN)
    assert [[seat.score for seat in seats] for seats in week.games] == [
        list(info.scores) for info in played
    ]
    margins = [
        (best - second, info.id)
        for info in played
        for best, second in [sorted(info.scores, reverse=True)[:2]]
    ]
    assert (week.closest[0].game, week.closest[1]) == (min(margins)[1], min(margins)[0])
    assert week.newcomers == (ANN.user, BEN.user, CAT.user) and week.records == ()
    assert week.running == 1 and week.tables == ((lobby, "caylus"),)
    lost = [seat for seats in week.games for seat in seats if seat.rank > 1]
    assert week.turned.lead == max(seat.lead for seat in lost) > 1
    assert (week.turned.game, week.turned.seat) in {
        (seat.game, seat.seat) for seat in lost
    }


async def test_a_digest_is_due_once_also_after_a_restart_and_tells_each_game_once(club):
    await ordered(club)
    await club.play(await club.game(2))
    row = await due(club)
    assert len((await club.table.read(digest_use_cases.week, row, SEEN)).games) == 1
    await club.reopen()
    assert await due_now(club) == (row,)
    await club.table.run(digest_use_cases.posted, SERVER, row.next)
    await club.table.run(digest_use_cases.posted, SERVER, row.next)
    assert await due_now(club) == ()
    assert await club.table.read(digest_use_cases.week, await due(club), SEEN) is None


async def test_a_bot_that_was_down_for_weeks_posts_one_digest_and_one_that_fails_is_tried_again(
    club,
):
    first = await ordered(club)
    await club.play(await club.game(2))
    club.now = first.next + 3 * digest_use_cases.WEEK + DAY
    (row,) = await due_now(club)
    assert (
        row.next == first.next + 3 * digest_use_cases.WEEK and row.since == first.since
    )
    for _ in range(digest_use_cases.DIGEST_TRIES):
        assert (await club.table.read(digest_use_cases.find, SERVER))[
            0
        ].next == row.next
        await fail(
            club.table,
            KIND,
            give_up=digest_use_cases.give_up,
            tries=digest_use_cases.DIGEST_TRIES,
        )
        club.now += HOUR
    kept, _ = await club.table.read(digest_use_cases.find, SERVER)
    assert kept.next == row.next + digest_use_cases.WEEK and kept.since == first.since
    assert (
        len((await club.table.read(digest_use_cases.week, await due(club), SEEN)).games)
        == 1
    )
    await club.table.run(digest_use_cases.stop, SERVER)
    assert await club.table.read(jobs.next_due, KIND) is None


async def test_an_end_that_was_taken_back_is_in_no_digest_and_a_record_is_one_only_against_others(
    club,
):
    await ordered(club)
    await club.play(await club.game(2))
    row = await due(club)
    await club.table.run(digest_use_cases.posted, SERVER, row.next)
    last = (await club.play(await club.game(2, undo="consent"))).info
    asked = await club.table.run(undo.undo, last.id, ANN, last.revision)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    later, _ = await club.table.read(digest_use_cases.find, SERVER)
    later.next = club.now
    assert await club.table.read(digest_use_cases.week, later, SEEN) is None
    await club.play(await club.table.read(queries.position, last.id))
    before = max(await club.rows("SELECT score FROM result WHERE ended < ?", row.next))[
        0
    ]
    await club.table._database.write(lambda tx: raise_score(tx, last.id, before + 5))
    week = await club.table.read(digest_use_cases.week, await due(club), SEEN)
    assert [(one.score, points) for one, points in week.records] == [
        (before + 5, before)
    ]
    assert week.newcomers == ()


def raise_score(tx, game, score):
    tx.execute("UPDATE result SET score = ? WHERE game = ? AND rank = 1", (score, game))


async def test_who_climbs_is_told_of_those_on_the_ladder_where_ratings_are_told(club):
    await ordered(club)
    position = await club.play(await club.game(3, undo="consent"))
    up = {
        user
        for user, before, after in await club.rows(
            "SELECT user, mu - 3 * sigma, mu_after - 3 * sigma_after FROM rated"
        )
        if after > before
    }
    row = await due(club)
    assert (
        position.info.status == "finished"
        and (await club.table.read(digest_use_cases.week, row, SEEN)).climbs == ()
    )

    def settled(tx):
        for user in (ANN.user, BEN.user, CAT.user):
            ratings.keep(tx, SERVER, "caylus", RatingRow(user, 1, 1, 1, 10))

    await club.table._database.write(settled)
    assert (
        {
            user
            for user, _ in (
                await club.table.read(digest_use_cases.week, row, SEEN)
            ).climbs
        }
        == up
        != set()
    )
    one = min(up)
    assert (
        await club.table.read(digest_use_cases.week, row, SEEN, rates=False)
    ).climbs == ()
    await club.table.run(user_data.set_for, one, {"ladder": "no"})
    assert {
        user
        for user, _ in (await club.table.read(digest_use_cases.week, row, SEEN)).climbs
    } == up - {one}


async def test_what_a_server_has_switched_off_is_in_no_digest(club):
    await ordered(club)
    await club.play(await club.game(2, undo="consent"))

    def settled(tx):
        for user in (ANN.user, BEN.user):
            ratings.keep(tx, SERVER, "caylus", RatingRow(user, 1, 1, 1, 10))

    await club.table._database.write(settled)
    row = await due(club)
    assert (await club.table.read(digest_use_cases.week, row, SEEN)).climbs
    await club.table.run(user_data.set_server, SERVER, {"ratings": "no"})
    assert (await club.table.read(digest_use_cases.week, row, SEEN)).climbs == ()
    await club.table.run(user_data.set_server, SERVER, {"statistics": "no"})
    assert await club.table.read(digest_use_cases.week, row, SEEN) is None


def test_the_longest_lead_counts_turns_in_a_row_after_which_a_seat_led_alone():
    game = find_game("caylus")

    def after(turn, points):
        players = [type("Player", (), {"prestige": n})() for n in points]
        return PhaseEnded(turn, 7, type("View", (), {"players": players})())

    course = [(1, 0), (3, 1), (3, 3), (4, 3), (5, 3), (6, 4), (6, 9)]
    events = [after(turn, points) for turn, points in enumerate(course, 1)]
    assert facts.longest_leads(game, events, 2) == [3, 1]
    assert facts.longest_leads(game, [], 2) == [0, 0]


@pytest.mark.sqlite
async def test_a_digest_reads_the_week_by_an_index(club):
    plan = await club.rows(
        "EXPLAIN QUERY PLAN SELECT * FROM result WHERE server = 1 AND ended >= 5 AND ended < 9"
    )
    assert "result_by_end" in str(plan)
