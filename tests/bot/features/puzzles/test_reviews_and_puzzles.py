"""Reviews and puzzles at the table, without Discord: what is kept, what is due when, and what is refused."""

import pytest

from bot.core import jobs, lobby, queries
from bot.core import user_data as core_user_data
from bot.core.errors import BadChoice, WrongStatus
from bot.core.jobs import DAY, PAUSES
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.puzzles.use_cases import KIND, TELLS, begin_of, day_of
from bot.features.reviews import analysis
from storage import user_data
from tests.bot.club import ANN, BEN, CAT, PLACE
from tests.bot.jobs import fail, loaded

BEST = "place 3"


async def wanting(club, server=PLACE.server, channel=10):
    chosen = None if channel is None else str(channel)
    await club.table.run(core_user_data.set_server, server, {"puzzle_channel": chosen})
    await club.table.run(puzzles_use_cases.changed, server)


async def due_now(table, puzzle):
    return await loaded(table, KIND, puzzles_use_cases.load, puzzle)


async def next_due(table):
    return await table.read(jobs.next_due, KIND)


async def test_of_a_running_game_nothing_is_reviewed(club):
    position = await club.play(await club.game(2), 5)
    for ask in (
        analysis.load_decisions(club.table, position.info.id, 0),
        club.table.read(analysis.past, position.info.id, 1),
        club.table.read(analysis.kept, position.info.id, 0),
    ):
        with pytest.raises(WrongStatus, match="isn't over"):
            await ask
    await club.table.run(
        analysis.keep, position.info.id, 0, position.info.number, ANN.user, "{}"
    )
    assert await club.rows("SELECT count(*) FROM review") == [(0,)]


async def test_the_decisions_of_a_seat_are_those_it_had_and_positions_of_the_past_are_made_again(
    club,
):
    over = await club.play(await club.game(3, "magna_carta"))
    game = over.info.id
    course, decided = await analysis.load_decisions(club.table, game, 1)
    taken = await club.rows(
        "SELECT number, seat, code FROM action WHERE game = ? ORDER BY number", game
    )
    assert [one.code for one in decided] == [taken[one.number][2] for one in decided]
    assert all(taken[one.number][1] == 1 for one in decided) and len(
        course.taken
    ) == len(taken)
    for one in decided[::9]:
        position = await club.table.read(analysis.past, game, one.number)
        assert position.decision.seat == 1 and one.code in position.decision.actions
        assert len(position.decision.actions) > 1
    start = await club.table.read(analysis.past, game, 0)
    assert start.decision.actions


async def test_a_record_that_the_rules_no_longer_allow_is_refused_kindly(club):
    over = await club.play(await club.game(2))
    await club.table._database.write(
        lambda tx: (
            tx.execute("UPDATE action SET code = 'build moon' WHERE number = 9")
            and None
        )
    )
    with pytest.raises(BadChoice, match="rules have changed"):
        await analysis.load_decisions(club.table, over.info.id, 0)
    with pytest.raises(BadChoice, match="rules have changed"):
        await club.table.read(analysis.past, over.info.id, 20)


async def test_what_was_found_is_kept_for_a_record_of_that_length_alone(club):
    over = await club.play(await club.game(2))
    game, number = over.info.id, over.info.number
    await club.table.run(analysis.keep, game, 0, number, ANN.user, "one")
    await club.table.run(analysis.keep, game, 0, number, BEN.user, "two")
    await club.table.run(analysis.keep, game, 1, number - 1, BEN.user, "stale")
    assert await club.table.read(analysis.kept, game, 0) == "two"
    assert await club.table.read(analysis.kept, game, 1) is None
    assert await club.rows("SELECT user FROM review") == [(ANN.user,)], (
        "who asked first"
    )
    await club.table.run(core_user_data.forget, BEN.user)
    assert await club.table.read(analysis.kept, game, 0) == "two"
    await club.table.run(core_user_data.forget, ANN.user)
    assert await club.table.read(analysis.kept, game, 0) is None


async def test_finished_games_are_listed_newest_first_for_their_people_and_where_they_were_played(
    club,
):
    first = (await club.play(await club.game(2))).info.id
    second = (await club.play(await club.game(2, "magna_carta"))).info.id
    await club.table.run(lobby.moved, first, 77)
    await club.game(2)

    async def listed(user, channel=10, number=None):
        found = await club.table.read(
            queries.finished, user, PLACE.server, channel, number
        )
        return [one.id for one in found]

    assert await listed(ANN.user) == [second, first]
    assert await listed(ANN.user, number=first) == [first, second]
    assert await listed(CAT.user) == [] and await listed(CAT.user, 77) == [first]
    assert [
        one.id
        for one in await club.table.read(queries.finished, ANN.user, 999, 10, None)
    ] == []


async def test_nothing_is_due_where_nobody_wants_puzzles(club):
    assert await due_now(club.table, 7) == ()
    assert await next_due(club.table) is None


async def test_a_puzzle_is_due_once_a_day_and_again_for_its_end(club):
    await wanting(club)
    puzzles = club.table
    assert await next_due(puzzles) == club.now
    (due,) = await due_now(puzzles, 7)
    today = day_of(club.now)
    assert (due.server, due.day, due.puzzle, due.channel, due.message) == (
        1,
        today,
        7,
        10,
        None,
    )
    assert not due.over
    (job,) = await puzzles.read(jobs.due, KIND)
    assert len(job.nonce) <= 25
    assert (await due_now(puzzles, 7)) == (due,), "until it is posted"
    await puzzles.run(puzzles_use_cases.posted, 1, today, 555)
    assert await due_now(puzzles, 8) == () and await next_due(puzzles) == begin_of(
        today + 1
    )
    club.now = begin_of(today + 1)
    old, new = sorted(await due_now(puzzles, 9))
    assert (old.day, old.message, old.over, old.puzzle) == (today, 555, True, 7)
    assert (new.day, new.message, new.puzzle) == (today + 1, None, 9)
    await puzzles.run(puzzles_use_cases.shown, 1, today, 0)
    await puzzles.run(puzzles_use_cases.posted, 1, today + 1, 556)
    assert await due_now(puzzles, 9) == ()


async def test_what_was_not_posted_on_its_day_is_posted_no_more(club):
    await wanting(club)
    await due_now(club.table, 7)
    club.now += DAY
    (due,) = await due_now(club.table, 8)
    assert due.puzzle == 8 and due.message is None


async def test_a_failure_puts_a_puzzle_off_longer_and_longer_and_is_told(club):
    await wanting(club)
    puzzles = club.table
    today = day_of(club.now)
    assert await puzzles.read(puzzles_use_cases.trouble, 1) is None
    for number in range(3):
        assert len(await due_now(puzzles, 7)) == 1
        (job,) = await puzzles.read(jobs.due, KIND)
        assert job.attempts == number
        await fail(puzzles, KIND, "forbidden")
        assert (
            await due_now(puzzles, 7) == ()
            and await next_due(puzzles) == club.now + PAUSES[number]
        )
        assert await puzzles.read(puzzles_use_cases.trouble, 1) == "forbidden"
        club.now += PAUSES[number]
    await puzzles.run(puzzles_use_cases.posted, 1, today, 555)
    assert await puzzles.read(puzzles_use_cases.trouble, 1) is None


async def test_the_first_answer_of_a_day_counts_and_a_right_one_is_told_soon(club):
    await wanting(club)
    puzzles = club.table
    today = day_of(club.now)
    await due_now(puzzles, 7)
    await puzzles.run(puzzles_use_cases.posted, 1, today, 555)

    async def answer(person, code, server=1):
        return await puzzles.run(
            puzzles_use_cases.answer,
            person.user,
            puzzles_use_cases.Attempt(7, today, code, BEST),
            today=7,
            server=server,
            message=555,
        )

    assert (await answer(CAT, "pass")) == ("pass", False)
    assert await next_due(puzzles) == begin_of(today + 1), (
        "a wrong one changes no message"
    )
    assert (await answer(ANN, BEST)) == (BEST, False)
    assert (await answer(ANN, "pass")) == (BEST, True)
    assert (await answer(BEN, BEST, server=None)) == (BEST, False)
    assert (
        await due_now(puzzles, 7) == () and await next_due(puzzles) == club.now + TELLS
    )
    club.now += TELLS
    (due,) = await due_now(puzzles, 7)
    assert (due.solvers, due.answers, due.over) == ((ANN.user,), 2, False)
    await puzzles.run(puzzles_use_cases.shown, 1, today, 0)
    assert await next_due(puzzles) == club.now + TELLS, (
        "somebody came while it was edited"
    )
    await puzzles.run(puzzles_use_cases.shown, 1, today, 1)
    assert await next_due(puzzles) == begin_of(today + 1)
    found = await puzzles.read(puzzles_use_cases.answered, BEN.user, today)
    assert (found.code, found.solved, found.server) == (BEST, True, None)


async def test_another_channel_or_none_drops_what_waits_and_what_stands_still_ends(
    club,
):
    await wanting(club)
    puzzles = club.table
    await due_now(puzzles, 7)
    await wanting(club, channel=11)
    (due,) = await due_now(puzzles, 7)
    assert due.channel == 11
    today = day_of(club.now)
    await puzzles.run(puzzles_use_cases.posted, 1, today, 555)
    await wanting(club, channel=None)
    assert await next_due(puzzles) == begin_of(today + 1)
    club.now = begin_of(today + 1)
    (due,) = await due_now(puzzles, 8)
    assert due.message == 555 and due.over
    await puzzles.run(puzzles_use_cases.shown, 1, today, 0)
    assert await due_now(puzzles, 8) == () and await next_due(puzzles) is None


async def test_a_forgotten_person_is_taken_out_of_messages_of_the_past_too(club):
    await wanting(club)
    puzzles = club.table
    today = day_of(club.now)
    await due_now(puzzles, 7)
    await puzzles.run(puzzles_use_cases.posted, 1, today, 555)
    for person in (ANN, BEN):
        await puzzles.run(
            puzzles_use_cases.answer,
            person.user,
            puzzles_use_cases.Attempt(7, today, BEST, BEST),
            today=7,
            server=1,
            message=555,
        )
    club.now = begin_of(today + 1)
    await wanting(club, channel=None)
    (due,) = await due_now(puzzles, 8)
    await puzzles.run(puzzles_use_cases.shown, 1, today, len(due.solvers))
    assert await due_now(puzzles, 8) == ()
    assert {"reviews", "puzzles"} <= set(user_data.APPEARS)
    assert [
        one["code"]
        for one in (await club.table.read(core_user_data.about, ANN.user))["puzzles"]
    ] == [BEST]
    await club.table.run(core_user_data.forget, ANN.user)
    (due,) = await due_now(puzzles, 8)
    assert due.solvers == (BEN.user,) and due.over
    assert (await club.table.read(core_user_data.about, ANN.user))["puzzles"] == []
