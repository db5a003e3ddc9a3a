"""Tournaments: no table twice, nobody forgotten, whatever happens to games, people and the process."""

import pytest

from bot.core import jobs, undo, user_data, votes
from bot.core import lobby as core_lobby
from bot.core import queries as core_queries
from bot.core import seats as core_seats
from bot.core.errors import NotAllowed, SeatTaken
from bot.core.events import EndUndone
from bot.core.game_settings import Settings
from bot.core.hooks import Hooks
from bot.core.jobs import DAY
from bot.features.tournaments import organizer, repository, signup, subscribers
from storage import tournaments as rows
from storage.shard_range import ShardRange
from tests.bot.club import ANN, BEN, MODERATOR, PLACE
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


async def test_sign_up_past_the_maximum_waits_and_comes_in_when_somebody_withdraws(
    club,
):
    number = await t.announced(club, round_options={"most": 4})
    db = club.table
    first, *_, last = everybody = t.people(5)
    assert [await db.run(signup.sign_up, number, person) for person in everybody] == [
        True
    ] * 4 + [False]
    with pytest.raises(SeatTaken):
        await db.run(signup.sign_up, number, last)
    await db.run(signup.withdraw, number, first)
    show = await db.read(repository.show, number)
    assert [one.user for one in show.inside] == [
        person.user for person in everybody[1:]
    ] and not show.waiting
    await t.settle(club)
    assert "tournament-told-comes-in" in t.said(club)


async def test_with_too_few_people_nothing_is_drawn_and_the_organizer_is_told_once(
    club,
):
    number = await t.announced(club, round_options={"least": 4})
    await club.table.run(signup.sign_up, number, t.people(1)[0])
    club.now += 7 * DAY
    await t.settle(club)
    club.now += 7 * DAY
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert (show.row.status, show.row.round) == ("signup", 0)
    assert t.said(club) == ["tournament-told-few"]
    await club.table.run(organizer.extend, number, t.ORGANIZER, 3)
    for person in t.people(4)[1:]:
        await club.table.run(signup.sign_up, number, person)
    club.now += 3 * DAY
    await t.settle(club)
    assert (await club.table.read(repository.show, number)).row.round == 1


async def test_a_table_whose_player_has_too_many_games_waits_while_the_others_begin(
    club,
):
    await club.table.run(user_data.set_server, PLACE.server, {"games_per_person": "1"})
    busy = t.people(8)[0]
    made = await club.table.run(core_lobby.create, busy, PLACE, "caylus")
    number, _ = await t.begun(club, 8)
    show = await club.table.read(repository.show, number)
    assert sorted(table.pairing.game is None for table in show.tables) == [False, True]
    (game,) = [
        table.pairing.game for table in show.tables if table.pairing.game is not None
    ]
    assert (
        await club.table.read(core_queries.info, game)
    ).settings.pictures == "glance"
    assert t.said(club).count("tournament-told-unmade") == 1
    club.now += 2 * 3600
    await t.settle(club)
    assert t.said(club).count("tournament-told-unmade") == 1
    await club.table.run(votes.cancel, made.info.id, busy)
    club.now += 3600
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert all(table.pairing.game is not None for table in show.tables)


async def test_at_a_table_of_a_tournament_its_rules_hold_and_its_seats_are_given_by_it(
    club,
):
    number, everybody = await t.begun(club, 4)
    (table,) = (await club.table.read(repository.show, number)).tables
    game = table.pairing.game
    host = t.Person(t.ORGANIZER.user, "Olga")
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.change, game, host, Settings(undo="free"))
    with pytest.raises(NotAllowed):
        await club.table.run(votes.cancel, game, everybody[0])
    # which concerns nobody else
    await club.table.run(core_seats.change, game, host, Settings(language="de"))
    await club.table.run(core_seats.resign, game, everybody[0])
    assert (await club.table.read(core_queries.info, game)).host == t.ORGANIZER.user
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.claim, game, t.Person(5, "Passer-by"))
    with pytest.raises(NotAllowed):
        await club.table.run(
            core_seats.replace, game, host, 0, t.Person(5, "Passer-by")
        )
    await t.settle(club)
    assert t.said(club) == ["tournament-told-seat-free"]
    await t.end(club, game, [1, 2, 3, 4])
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert [seat.outcome for seat in show.tables[0].seats].count("absent") == 1


async def test_an_end_that_is_taken_back_takes_the_result_back_or_is_told_when_the_next_round_is_drawn(
    club,
):
    number, _ = await t.begun(club, 8, {"rounds": 2}, {"automatic": False})
    db = club.table
    games = [
        table.pairing.game for table in (await db.read(repository.show, number)).tables
    ]
    for game in games:
        await t.end(club, game, [4, 3, 2, 1])

    def take_back(uow, game):
        told = Hooks()
        subscribers.register(told)
        event = EndUndone(uow.row(game))
        for handler in told.handlers(type(event)):
            handler(uow, event)

    await club.table.run(take_back, games[0])
    await t.settle(club)
    show = await db.read(repository.show, number)
    assert [table.pairing.state for table in show.tables] == ["playing", "done"]
    assert "tournament-told-round-over" not in t.said(club)
    await t.end(club, games[0], [1, 2, 3, 4])
    await t.settle(club)
    assert t.said(club).count("tournament-told-round-over") == 1
    await db.run(organizer.draw, number, t.ORGANIZER, 1)
    await t.settle(club)
    before = (await db.read(repository.show, number)).standings
    await club.table.run(take_back, games[0])
    await t.settle(club)
    assert (await db.read(repository.show, number)).standings == before
    assert "tournament-told-reopened" in t.said(club)
    await t.end(club, games[0], [9, 2, 3, 4])
    await t.settle(club)
    assert (await db.read(repository.show, number)).standings == before
    assert "tournament-told-ended-again" in t.said(club)
    await db.run(
        organizer.correct,
        number,
        t.ORGANIZER,
        1,
        1,
        [1, 4, 3, 2],
        "the end was taken back",
    )
    await t.settle(club)
    show = await db.read(repository.show, number)
    assert show.standings != before and [
        seat.rank for seat in show.tables[0].seats
    ] == [1, 4, 3, 2]
    assert t.said(club)[-1] == "tournament-told-corrected"


async def test_a_tournament_is_run_by_the_process_that_serves_its_server_alone(club):
    number = await t.announced(club)
    for shard, due in (
        ((PLACE.server >> 22) % 2, (number,)),
        (1 - (PLACE.server >> 22) % 2, ()),
    ):
        club.table.shard_range = ShardRange(2, shard, shard)
        assert (
            tuple(
                int(job.key) for job in await club.table.read(jobs.due, rows.ANNOUNCE)
            )
            == due
        )
        assert (await club.table.read(jobs.next_due, rows.ADVANCE) is None) is not bool(
            due
        )


async def test_a_table_of_a_tournament_is_as_one_that_somebody_has_opened(club):
    number, _ = await t.begun(club, 3, {"size": 3}, {"least": 3})
    made = await club.table.read(
        core_queries.info,
        (await club.table.read(repository.show, number)).tables[0].pairing.game,
    )
    lobby = await club.table.run(
        core_lobby.create,
        ANN,
        PLACE,
        "caylus",
        Settings(pace="24h", late="skip", hints="no"),
    )
    usual = lobby.info
    assert (made.options, made.settings, made.rated) == (
        usual.options,
        usual.settings,
        usual.rated,
    )
    assert made.status == "running" and made.practice is made.imported is False


async def test_only_organizers_organize(club):
    number = await t.announced(club)
    db = club.table
    stranger = t.people(1)[0]
    for act in (
        db.run(organizer.begin, number, stranger),
        db.run(organizer.extend, number, stranger, 2),
        db.run(organizer.cancel, number, stranger),
        db.run(organizer.remove, number, stranger, 1, "because"),
    ):
        with pytest.raises(NotAllowed):
            await act
    await db.run(organizer.cancel, number, MODERATOR)
    assert (await db.read(repository.show, number)).row.status == "cancelled"


async def test_who_is_forgotten_is_anonymized_everywhere_and_the_tournament_goes_on(
    club,
):
    number, everybody = await t.begun(club, 8)
    db = club.table
    gone = everybody[2]
    told = len(club.told)
    found = await club.table.read(user_data.about, gone.user)
    assert [row["name"] for row in found["entered"]] == [gone.name]
    await club.table.run(user_data.forget, gone.user)
    await t.settle(club)
    for table in ("entrant", "tournament"):
        assert gone.name not in str(await club.rows(f"SELECT * FROM {table}"))
    assert len(club.told) > told  # what was posted is written anew
    show = await db.read(repository.show, number)
    for table in show.tables:
        await t.end(club, table.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    assert (await db.read(repository.show, number)).row.round == 2


async def test_a_game_that_is_played_out_reports_to_its_tournament_and_its_undone_end_too(
    club,
):
    number = await t.announced(
        club, {"size": 2, "rounds": 1}, {"least": 2, "automatic": False}
    )
    db = club.table
    for person in (ANN, BEN):
        await db.run(signup.sign_up, number, person)
    await db.run(organizer.begin, number, t.ORGANIZER)
    await t.settle(club)
    game = (await db.read(repository.show, number)).tables[0].pairing.game
    last = (await club.play(await club.table.read(core_queries.position, game))).info
    show = await db.read(repository.show, number)
    assert [seat.score for seat in show.tables[0].seats] == list(last.scores)
    assert [seat.seat for seat in show.tables[0].seats if seat.rank == 1] == list(
        last.winners
    )
    asked = await club.table.run(undo.undo, game, ANN, last.revision)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    show = await db.read(repository.show, number)
    assert show.tables[0].pairing.state == "playing" and show.standings[0].points == 0
    await club.play(await club.table.read(core_queries.position, game))
    await t.settle(club)
    assert (await db.read(repository.show, number)).row.status == "finished"


async def test_a_table_that_is_called_off_counts_for_nobody(club):
    number, _ = await t.begun(club, 8, {"rounds": 1}, {"automatic": False})
    db = club.table
    first, second = (await db.read(repository.show, number)).tables
    await db.run(
        organizer.correct, number, t.ORGANIZER, 1, 1, [0, 0, 0, 0], "nobody played"
    )
    await t.end(club, second.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    show = await db.read(repository.show, number)
    assert show.row.status == "finished" and show.tables[0].pairing.state == "void"
    none = {seat.entrant for seat in first.seats}
    assert all(row.points == 0 for row in show.standings if row.entrant in none)


async def test_who_is_removed_before_the_first_round_is_named_by_their_entry_alone_and_nowhere_drawn(
    club,
):
    number = await t.announced(club, round_options={"most": 4})
    db = club.table
    everybody = t.people(5)
    for person in everybody:
        await db.run(signup.sign_up, number, person)
    await db.run(organizer.remove, number, t.ORGANIZER, 1, "asked for it")
    await t.settle(club)
    assert everybody[0].name not in str(
        await club.rows("SELECT body FROM tournament_post")
    )
    show = await db.read(repository.show, number)
    assert [one.user for one in show.inside] == [
        person.user for person in everybody[1:]
    ]
    assert {row.entrant for row in show.standings} == {2, 3, 4, 5}
    await db.run(organizer.begin, number, t.ORGANIZER)
    t.check_rounds(await db.read(repository.show, number))
    await club.table.run(user_data.forget, everybody[0].user)
    assert everybody[0].name not in str(await club.rows("SELECT * FROM entrant"))
