"""What finished games come to: statistics and ratings are counted once, and taken back as they were counted."""

import json
from collections import Counter

import pytest

from bot.core import final_order, jobs, lobby, play, queries, undo, user_data, votes
from bot.core.game_settings import Settings
from bot.features.statistics import judging, plackett_luce
from bot.features.statistics import queries as statistics_queries
from bot.features.statistics import ratings as statistics_ratings
from rules.model import Result
from rules.register import find_game
from storage import jobs as job_rows
from storage import ratings
from storage.compression import unpack
from storage.statistics import EVERYBODY
from tests.bot.club import ANN, BEN, CAT, DAY, PLACE

SECRET = PLACE.channel + 10
COUNTED = ("result", "tally", "rating", "rated")


def seen_by_all_but_one(server, channel, role):
    """All members see all channels but one, and those with role 7 that one too."""
    return server == PLACE.server and (channel != SECRET or role == 7)


async def finished(club, players=3, game="caylus", **settings):
    settings.setdefault("undo", "consent")
    return await club.play(await club.game(players, game, **settings))


async def everything(club, *tables):
    return {
        table: sorted(await club.rows(f"SELECT * FROM {table}"), key=repr)
        for table in tables or COUNTED
    }


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_a_finished_game_is_in_the_sums_of_the_server_and_of_everybody_who_played(
    club, game
):
    position = await finished(club, 3, game)
    info = position.info
    rows = await club.rows(
        "SELECT seat, user, score, rank, facts FROM result ORDER BY seat"
    )
    assert [row[2] for row in rows] == list(info.scores)
    assert [row[0] for row in rows if row[3] == 1] == list(info.winners)
    sums = {
        what: (number, total)
        for what, number, total in await club.rows(
            "SELECT what, number, total FROM tally WHERE user = ?", EVERYBODY
        )
    }
    assert sums["games"] == (3, sum(info.scores))
    assert sums["won"] == (len(info.winners), 0)
    points = sum(
        total for what, (_, total) in sums.items() if what.startswith("points-")
    )
    assert points == sum(info.scores)
    own = dict(
        await club.rows("SELECT what, total FROM tally WHERE user = ?", rows[0][1])
    )
    assert own["games"] == rows[0][2]
    assert {what: total for what, (_, total) in json.loads(rows[0][4]).items()} == own


async def test_what_the_sums_count_is_what_happened_in_the_game(club):
    position = await finished(club, 2)
    game = find_game("caylus")
    used, paid = Counter(), Counter()
    for (blob,) in await club.rows("SELECT events FROM action ORDER BY revision"):
        for event in game.decode_events(unpack(blob)):
            name = type(event).__name__
            if name == "Activated":
                used[event.seat, event.tile] += 1
            elif name == "Paid" and event.source == "provost":
                paid[event.seat] += event.deniers
    for seat, facts in await club.rows("SELECT seat, facts FROM result"):
        found = json.loads(facts)
        tiles = {
            what[5:]: number
            for what, (number, _) in found.items()
            if what.startswith("used-")
        }
        assert tiles == {tile: n for (own, tile), n in used.items() if own == seat}
        assert found["provost"] == [1, paid[seat]]
    assert sum(used.values()) > 10 and position.info.status == "finished"


async def test_taking_the_end_back_takes_back_all_that_was_counted(club):
    await finished(club, 3)
    before = await everything(club)
    position = await finished(club, 3)
    last = position.info
    asked = await club.table.run(undo.undo, last.id, ANN, last.revision)
    for person in (BEN, CAT):
        await club.table.run(votes.answer, asked.vote.id, person, True)
    assert (await club.table.read(queries.info, last.id)).status == "running"
    assert await everything(club) == before


async def test_an_earlier_end_taken_back_rates_the_later_games_anew(club):
    first = (await finished(club, 2)).info
    second = (await finished(club, 2)).info
    asked = await club.table.run(undo.undo, first.id, ANN, first.revision)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    after = await everything(club, "rating")
    (kept,) = {row[0] for row in await club.rows("SELECT game FROM rated")}
    assert kept == second.id
    places = dict(await club.rows("SELECT user, rank FROM rated"))
    expected = plackett_luce.rate(
        [plackett_luce.START] * 2, [places[user] for user in sorted(places)]
    )
    found = {
        user: (mu, sigma, games) for _, _, user, mu, sigma, _, games in after["rating"]
    }
    assert found == {
        user: (*now, 1) for user, now in zip(sorted(places), expected, strict=True)
    }


async def test_computing_all_ratings_anew_gives_exactly_the_same_numbers(club):
    for players in (2, 3, 4, 3):
        await finished(club, players)
    await club.table.run(user_data.forget, CAT.user)
    before = await everything(club, "rating", "rated")
    await club.table._database.write(
        lambda tx: statistics_ratings.recount(tx, PLACE.server, "caylus", 1)
    )
    assert await everything(club, "rating", "rated") == before
    assert len(before["rating"]) == 3


async def test_who_is_forgotten_is_an_anonymized_seat_in_the_statistics(club):
    await finished(club, 3)
    await club.table.run(user_data.forget, BEN.user)
    for table in ("tally", "rating"):
        assert (BEN.user,) not in await club.rows(f"SELECT user FROM {table}")
    assert await club.rows("SELECT count(*) FROM result WHERE user IS NULL") == [(1,)]
    assert await club.rows(
        "SELECT number FROM tally WHERE user = 0 AND what = 'games'"
    ) == [(3,)]


async def test_practice_and_imported_games_count_for_nothing(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=2)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    while position.decision is not None:
        code = club.random.choice(position.decision.actions)
        position = (
            await club.table.run(
                play.act, position.info.id, ANN, position.revision, code
            )
        ).position
    assert (await club.table.read(queries.info, position.info.id)).status == "finished"
    assert await club.rows("SELECT count(*) FROM result") == [(0,)]


async def test_a_server_can_switch_each_part_off(club):
    await club.table.run(user_data.set_server, PLACE.server, {"ratings": "no"})
    await finished(club, 2)
    assert await club.rows("SELECT count(*) FROM rated") == [(0,)]
    await club.table.run(
        user_data.set_server, PLACE.server, {"statistics": "no", "ratings": "yes"}
    )
    await finished(club, 2)
    assert await club.rows("SELECT count(*) FROM result") == [(2,)]
    assert await club.rows("SELECT count(*) FROM rated") == [(2,)]


async def test_a_name_of_another_server_is_told_to_nobody(club):
    await finished(club, 2)
    assert await club.table.read(
        statistics_queries.names, PLACE.server, [ANN.user]
    ) == {ANN.user: "Ann"}
    assert (
        await club.table.read(statistics_queries.names, PLACE.server + 1, [ANN.user])
        == {}
    )


async def test_all_servers_together_rate_only_who_wants_it_in_servers_that_joined(club):
    await club.table.run(user_data.set_server, PLACE.server, {"overall": "yes"})
    await club.table.run(user_data.set_for, ANN.user, {"overall": "yes"})
    await finished(club, 2)
    assert await club.rows(
        "SELECT user FROM rating WHERE server = ?", ratings.EVERYWHERE
    ) == [(ANN.user,)]
    named = await club.rows(
        "SELECT user FROM rated WHERE server = ? ORDER BY seat", ratings.EVERYWHERE
    )
    assert sorted(named, key=str) == [(ANN.user,), (None,)]


async def test_a_rating_over_all_servers_is_told_where_the_server_joined_of_who_still_wants_it(
    club,
):
    async def overall():
        found = await club.table.read(
            statistics_queries.person, PLACE.server, ANN.user, (PLACE.channel,)
        )
        return bool(found.overall)

    await club.table.run(user_data.set_server, PLACE.server, {"overall": "yes"})
    await club.table.run(user_data.set_for, ANN.user, {"overall": "yes"})
    await finished(club, 2)
    assert await overall()
    await club.table.run(user_data.set_server, PLACE.server, {"overall": "no"})
    assert not await overall()
    await club.table.run(user_data.set_server, PLACE.server, {"overall": "yes"})
    await club.table.run(user_data.set_for, ANN.user, {"overall": "no"})
    assert not await overall()


async def test_where_ratings_are_switched_off_no_card_tells_any(club):
    await finished(club, 2)
    assert (
        await club.table.read(
            statistics_queries.person, PLACE.server, ANN.user, (PLACE.channel,)
        )
    ).rungs
    card = await club.table.read(
        statistics_queries.person, PLACE.server, ANN.user, (PLACE.channel,), rates=False
    )
    assert card.rungs == {}
    await club.table.run(user_data.set_server, PLACE.server, {"ratings": "no"})
    assert not (
        await club.table.read(
            statistics_queries.person,
            PLACE.server,
            ANN.user,
            (PLACE.channel,),
            alone=True,
        )
    ).rungs


async def test_older_games_are_judged_once_a_week_after_the_upgrade_and_former_ratings_are_kept(
    club,
):
    await club.table.run(user_data.set_server, PLACE.server, {"overall": "yes"})
    await club.table.run(user_data.set_for, ANN.user, {"overall": "yes"})
    for _ in range(2):
        await finished(club, 2, "magna_carta")
    shown = await everything(club, "rating")
    for _ in range(2):
        await finished(club, 3, "magna_carta")

    def earlier(tx):
        tx.execute("UPDATE game SET channel = ? WHERE id > 2", (SECRET,))
        tx.execute("UPDATE game SET public = NULL")
        job_rows.schedule(
            tx, judging.JUDGING_JOB, str(PLACE.server), PLACE.server, 0, None
        )

    await club.table._database.write(earlier)
    before = await everything(club, "rating", "rated")
    standings, server = club.table, PLACE.server

    async def told():
        card = await standings.read(
            statistics_queries.person, server, ANN.user, (PLACE.channel,)
        )
        return bool(card.rungs), (
            await standings.read(
                statistics_queries.ladder, server, "magna_carta", 1, ANN.user
            )
        ).due

    assert await told() == (True, club.now + 7 * DAY), (
        "all of them are seen by everybody"
    )
    club.table.is_public = seen_by_all_but_one
    (job,) = await standings.read(jobs.due, judging.JUDGING_JOB)
    assert job.due == 0
    await standings.run(judging.schedule, job)
    assert await standings.read(jobs.due, judging.JUDGING_JOB) == ()
    assert await told() == (False, club.now + 7 * DAY), (
        "else the number would tell of hidden games"
    )
    assert (
        await standings.read(
            statistics_queries.person, server, ANN.user, (PLACE.channel,), alone=True
        )
    ).rungs
    later = await finished(club, 2, "magna_carta", rated="no")
    club.now += 7 * DAY
    assert [
        job.server for job in await standings.read(jobs.due, judging.JUDGING_JOB)
    ] == [server]
    role, channels = await standings.read(judging.older_games, server)
    assert (role, channels) == (None, (PLACE.channel, SECRET))
    await standings.run(judging.judge, server, [PLACE.channel])
    assert (
        await told() == (True, None)
        and await standings.read(jobs.next_due, judging.JUDGING_JOB) is None
    )
    assert await everything(club, "rating") == shown
    assert {row[0] for row in await club.rows("SELECT game FROM rated")} == {1, 2}
    assert await club.rows("SELECT id, public FROM game ORDER BY id") == [
        (1, 1),
        (2, 1),
        (3, 0),
        (4, 0),
        (later.info.id, 0),
    ]
    former = await everything(club, "former_rating", "former_rated")
    assert former["former_rating"] == before["rating"]
    assert len(former["former_rated"]) == len(before["rated"]) - 2 * 2 * 2


async def test_ranks_are_shared_by_winners_and_a_lost_tie_comes_behind(club):
    game = (await club.game(4)).info.id
    for winners, ranks in {(1, 2): (3, 1, 1, 4), (2,): (3, 2, 1, 4)}.items():
        result = Result((50, 60, 60, 40), winners)
        order = await club.table.run(
            lambda uow, result=result: final_order.of_game(
                uow, uow.row(game), result, "rules"
            )
        )
        assert order.ranks == ranks


def test_skill_moves_up_with_a_win_and_becomes_surer():
    won, lost = plackett_luce.rate([plackett_luce.START, plackett_luce.START], [1, 2])
    assert (
        won.mu > plackett_luce.START.mu > lost.mu
        and won.sigma < plackett_luce.START.sigma
    )
    assert plackett_luce.public_rating(plackett_luce.START.ordinal) == 1000
    beaten = plackett_luce.rate(
        [plackett_luce.START, plackett_luce.COMPUTERS[4]], [1, 2]
    )[0]
    assert beaten.mu > won.mu
