"""Tournaments: no table twice, nobody forgotten, whatever happens to games, people and the process."""

import pytest

from bot.core import jobs, undo, user_data, votes
from bot.core import lobby as core_lobby
from bot.core import queries as core_queries
from bot.core import seats as core_seats
from bot.core.errors import NotAllowed, SeatTaken, WrongStatus
from bot.core.events import EndUndone
from bot.core.game_settings import Settings
from bot.core.hooks import Hooks
from bot.features.tournaments import organizer, queries, signup, subscribers
from bot.features.tournaments.model import PART, Format, Late
from bot.features.tournaments.round_options import DAY
from storage import tournaments as rows
from storage.shard_range import ShardRange
from tests.bot.club import ANN, BEN, MODERATOR, NOON, PLACE
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


def table_of(show, user):
    """The table of the present round at which a person sits."""
    number = next(one.number for one in show.entrants.values() if one.user == user)
    return next(
        table
        for table in show.round(show.row.round)
        if any(number in (seat.entrant, seat.substitute) for seat in table.seats)
    )


async def begun(club, count, rules=None, conduct=None, extra=0):
    """A tournament whose first round is drawn and made; (number, people)."""
    number = await t.announced(club, rules, {"most": count, **(conduct or {})})
    everybody = t.people(count + extra)
    for person in everybody:
        await club.table.run(signup.sign_up, number, person)
    await club.table.run(organizer.begin, number, t.ORGANISER)
    await t.settle(club)
    return number, everybody


async def test_sign_up_past_the_maximum_waits_and_comes_in_when_somebody_withdraws(club):
    number = await t.announced(club, conduct={"most": 4})
    db = club.table
    first, *_, last = everybody = t.people(5)
    assert [await db.run(signup.sign_up, number, person) for person in everybody] == [True] * 4 + [False]
    with pytest.raises(SeatTaken):
        await db.run(signup.sign_up, number, last)
    await db.run(signup.withdraw, number, first)
    show = await db.read(queries.show, number)
    assert [one.user for one in show.inside] == [person.user for person in everybody[1:]] and not show.waiting
    await t.settle(club)
    assert "tournament-told-comes-in" in t.said(club)


async def test_with_too_few_people_nothing_is_drawn_and_the_organiser_is_told_once(club):
    number = await t.announced(club, conduct={"least": 4})
    await club.table.run(signup.sign_up, number, t.people(1)[0])
    club.now += 7 * DAY
    await t.settle(club)
    club.now += 7 * DAY
    await t.settle(club)
    show = await club.table.read(queries.show, number)
    assert (show.row.status, show.row.round) == ("signup", 0)
    assert t.said(club) == ["tournament-told-few"]
    await club.table.run(organizer.extend, number, t.ORGANISER, 3)
    for person in t.people(4)[1:]:
        await club.table.run(signup.sign_up, number, person)
    club.now += 3 * DAY
    await t.settle(club)
    assert (await club.table.read(queries.show, number)).row.round == 1


async def test_a_table_whose_player_has_too_many_games_waits_while_the_others_begin(club):
    await club.table.run(user_data.set_server, PLACE.server, {"games_per_person": "1"})
    busy = t.people(8)[0]
    made = await club.table.run(core_lobby.create, busy, PLACE, "caylus")
    number, _ = await begun(club, 8)
    show = await club.table.read(queries.show, number)
    assert sorted(table.pairing.game is None for table in show.tables) == [False, True]
    (game,) = [table.pairing.game for table in show.tables if table.pairing.game is not None]
    assert (await club.table.read(core_queries.info, game)).pictures == "glance"
    assert t.said(club).count("tournament-told-unmade") == 1
    club.now += 2 * 3600
    await t.settle(club)
    assert t.said(club).count("tournament-told-unmade") == 1
    await club.table.run(votes.cancel, made.info.id, busy)
    club.now += 3600
    await t.settle(club)
    show = await club.table.read(queries.show, number)
    assert all(table.pairing.game is not None for table in show.tables)


async def test_at_a_table_of_a_tournament_its_rules_hold_and_its_seats_are_given_by_it(club):
    number, everybody = await begun(club, 4)
    (table,) = (await club.table.read(queries.show, number)).tables
    game = table.pairing.game
    host = t.Person(t.ORGANISER.user, "Olga")
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.change, game, host, Settings(undo="free"))
    with pytest.raises(NotAllowed):
        await club.table.run(votes.cancel, game, everybody[0])
    await club.table.run(core_seats.change, game, host, Settings(language="de"))  # which concerns nobody else
    await club.table.run(core_seats.resign, game, everybody[0])
    assert (await club.table.read(core_queries.info, game)).host == t.ORGANISER.user
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.claim, game, t.Person(5, "Passer-by"))
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.replace, game, host, 0, t.Person(5, "Passer-by"))
    await t.settle(club)
    assert t.said(club) == ["tournament-told-seat-free"]
    await t.end(club, game, [1, 2, 3, 4])
    await t.settle(club)
    show = await club.table.read(queries.show, number)
    assert [seat.outcome for seat in show.tables[0].seats].count("absent") == 1


async def test_who_does_not_come_is_replaced_from_the_waiting_list_and_gets_nothing_for_it(club):
    number, _ = await begun(club, 4, conduct={"grace_days": 4}, extra=1)
    show = await club.table.read(queries.show, number)
    (table,) = show.tables
    missing = table.seats[0]  # who is to move first, and never does
    club.now += 4 * DAY
    await t.settle(club)
    show = await club.table.read(queries.show, number)
    seat = show.tables[0].seats[0]
    assert seat.entrant == missing.entrant and show.entrants[seat.substitute].user == 1005
    assert show.entrants[missing.entrant].status == "out"
    info = await club.table.read(core_queries.info, table.pairing.game)
    assert info.seats[0].user == 1005
    assert "tournament-told-substitute" in t.said(club)
    await t.end(club, table.pairing.game, [9, 8, 7, 6])
    await t.settle(club)
    rows = {row.entrant: row for row in (await club.table.read(queries.show, number)).standings}
    assert rows[seat.substitute].points == 6 * PART and rows[missing.entrant].points == 0


async def test_who_left_a_tournament_that_has_begun_does_not_come_back_as_a_substitute(club):
    number, (one, two, *_) = await begun(club, 4, {"format": Format.SWISS, "rounds": 3})
    db = club.table
    game = await db.run(signup.withdraw, number, one)
    with pytest.raises(WrongStatus):
        await db.run(signup.sign_up, number, one)
    await club.table.run(core_seats.resign, game, two)
    await t.settle(club)
    users = [seat.user for seat in (await club.table.read(core_queries.info, game)).seats]
    assert users.count(one.user) == 1 and users.count(None) == 1


@pytest.mark.parametrize("late", list(Late))
async def test_when_the_time_of_a_round_is_up_late_tables_come_to_what_the_rule_says(club, late):
    number, _ = await begun(
        club,
        8,
        {"late": late, "rounds": 2},
        {"round_days": 10, "extra_days": 3, "grace_days": 0, "pace": "none"},
    )
    show = await club.table.read(queries.show, number)
    first, second = (table.pairing.game for table in show.tables)
    await t.end(club, first, [4, 3, 2, 1])
    for days in (3, 6):  # a week and a day before, in the thread of the table that is open
        club.now += days * DAY
        await t.settle(club)
    told = [body for body in club.told if hasattr(body, "says")]
    assert [(body.says, body.game) for body in told] == [("tournament-told-ends", second)] * 2
    club.now += DAY
    await t.settle(club)
    show = await club.table.read(queries.show, number)
    if late is Late.EXTEND:
        assert show.row.round == 1 and show.row.ends == NOON + 13 * DAY
        club.now += 3 * DAY
        await t.settle(club)
        show = await club.table.read(queries.show, number)
    if late is Late.STAND_IN:  # a computer plays for whom the table waited
        assert (
            show.row.round == 1
            and (await club.table.read(core_queries.info, second)).seats[0].player is not None
        )
        await t.end(club, second, [4, 3, 2, 1])
        await t.settle(club)
        show = await club.table.read(queries.show, number)
    assert show.row.round == 2
    seats = show.round(1)[1].seats
    outcomes = [seat.outcome for seat in seats]
    if late is Late.STAND_IN:
        assert outcomes == ["forfeited", "played", "played", "played"]
        assert "tournament-told-counted" not in t.said(club)
    elif late is Late.PACE:
        assert outcomes == ["forfeited", "adjudicated", "adjudicated", "adjudicated"]
        assert [seat.rank for seat in seats[1:]] == [1, 1, 1]
    else:  # who never acted is last, whatever the board says
        assert outcomes == ["skipped", "adjudicated", "adjudicated", "adjudicated"]
    t.check_rounds(show)


async def test_who_never_comes_is_warned_then_offered_to_others_and_a_day_later_a_computer_plays(club):
    number, _ = await begun(club, 4, conduct={"grace_days": 4, "pace": "none"})
    (table,) = (await club.table.read(queries.show, number)).tables
    game, gone = table.pairing.game, table.seats[0].entrant
    told = []
    for days, says in ((3, "warned"), (1, "seat-free"), (1, None)):
        club.now += days * DAY
        await t.settle(club)
        told += [f"tournament-told-{says}"] if says else []
        assert t.said(club) == told
    show = await club.table.read(queries.show, number)
    assert show.entrants[gone].status == "out" and show.tables[0].seats[0].outcome == "absent"
    assert (await club.table.read(core_queries.info, game)).seats[0].player is not None
    late = t.Person(5000, "Zoe")
    await club.table.run(signup.sign_up, number, late)  # a seat stays open to people
    await t.settle(club)
    assert (await club.table.read(core_queries.info, game)).seats[0].user == late.user


async def test_of_two_the_one_who_came_has_the_points_of_a_bye_and_their_game_is_over(club):
    number, _ = await begun(club, 2, {"size": 2, "rounds": 1}, {"least": 2, "grace_days": 4, "pace": "none"})
    (table,) = (await club.table.read(queries.show, number)).tables
    for days in (4, 1):
        assert (await club.table.read(core_queries.info, table.pairing.game)).status == "running"
        club.now += days * DAY
        await t.settle(club)
    show = await club.table.read(queries.show, number)
    assert [seat.outcome for seat in show.tables[0].seats] == ["absent", "bye"]
    assert (await club.table.read(core_queries.info, table.pairing.game)).status == "finished"
    assert show.row.status == "finished" and show.standings[0].entrant == table.seats[1].entrant


async def test_who_waits_comes_in_between_rounds_where_somebody_has_left(club):
    number, everybody = await begun(club, 8, {"rounds": 2}, extra=1)
    db = club.table
    await db.run(signup.withdraw, number, everybody[0])
    for table in (await db.read(queries.show, number)).tables:
        await t.end(club, table.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    show = await db.read(queries.show, number)
    assert show.row.round == 2 and not show.waiting and len(show.inside) == 8
    assert 9 in {seat.entrant for table in show.round(2) for seat in table.seats}
    assert "tournament-told-comes-in" in t.said(club)
    t.check_rounds(show)


async def test_a_table_is_judged_by_the_whole_game_and_who_was_mostly_skipped_is_last(club):
    number, _ = await begun(club, 3, {"size": 3, "rounds": 1}, {"least": 3, "game": "magna_carta"})
    db = club.table
    (table,) = (await db.read(queries.show, number)).tables
    game = table.pairing.game
    skipped = table.seats[1].entrant

    def acts(uow):
        seats = (
            (0, "person", 5),
            (1, "clock", 5),
            (2, "ahead", 3),
            (2, "clock", 3),
            (1, "plan", 4),
            (0, "clock", 1),
        )
        revision = 0
        for seat, source, count in seats:
            for _ in range(count):
                revision += 1
                uow.tx.execute(
                    "INSERT INTO action (game, revision, number, seat, code, at, turn, phase, source) "
                    "VALUES (?, ?, ?, ?, 'pass', ?, 1, 1, ?)",
                    (game, revision + 1000, revision, seat, uow.now, source),
                )
        return rows.deeds(uow.tx, game)

    deeds = await db.run(acts)
    assert [(one.own, one.skipped, one.missed) for one in deeds.values()] == [(5, 1, 1), (4, 5, 1), (3, 3, 1)]
    await t.end(club, game, [20, 90, 30])
    show = await db.read(queries.show, number)
    assert [seat.outcome for seat in show.tables[0].seats] == ["played", "skipped", "played"]
    assert show.standings[-1].entrant == skipped and show.standings[-1].points == 0
    assert show.standings[0].points == 6 * PART and show.standings[0].entrant == table.seats[2].entrant


async def test_an_end_that_is_taken_back_takes_the_result_back_or_is_told_when_the_next_round_is_drawn(club):
    number, _ = await begun(club, 8, {"rounds": 2}, {"automatic": False})
    db = club.table
    games = [table.pairing.game for table in (await db.read(queries.show, number)).tables]
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
    show = await db.read(queries.show, number)
    assert [table.pairing.state for table in show.tables] == ["playing", "done"]
    assert "tournament-told-round-over" not in t.said(club)
    await t.end(club, games[0], [1, 2, 3, 4])
    await t.settle(club)
    assert t.said(club).count("tournament-told-round-over") == 1
    await db.run(organizer.draw, number, t.ORGANISER, 1)
    await t.settle(club)
    before = (await db.read(queries.show, number)).standings
    await club.table.run(take_back, games[0])
    await t.settle(club)
    assert (await db.read(queries.show, number)).standings == before
    assert "tournament-told-reopened" in t.said(club)
    await t.end(club, games[0], [9, 2, 3, 4])
    await t.settle(club)
    assert (await db.read(queries.show, number)).standings == before
    assert "tournament-told-ended-again" in t.said(club)
    await db.run(organizer.correct, number, t.ORGANISER, 1, 1, [1, 4, 3, 2], "the end was taken back")
    await t.settle(club)
    show = await db.read(queries.show, number)
    assert show.standings != before and [seat.rank for seat in show.tables[0].seats] == [1, 4, 3, 2]
    assert t.said(club)[-1] == "tournament-told-corrected"


async def test_a_tournament_is_run_by_the_process_that_serves_its_server_alone(club):
    number = await t.announced(club)
    for shard, due in ((PLACE.server >> 22) % 2, (number,)), (1 - (PLACE.server >> 22) % 2, ()):
        club.table.shard_range = ShardRange(2, shard, shard)
        assert tuple(int(job.key) for job in await club.table.read(jobs.due, rows.ANNOUNCE)) == due
        assert (await club.table.read(jobs.next_due, rows.ADVANCE) is None) is not bool(due)


async def test_a_table_of_a_tournament_is_as_one_that_somebody_has_opened(club):
    number, _ = await begun(club, 3, {"size": 3}, {"least": 3})
    made = await club.table.read(
        core_queries.info, (await club.table.read(queries.show, number)).tables[0].pairing.game
    )
    lobby = await club.table.run(
        core_lobby.create, ANN, PLACE, "caylus", Settings(pace="24h", late="skip", hints="no")
    )
    usual = lobby.info
    for name in (
        "options",
        "undo",
        "pace",
        "late",
        "hints",
        "rated",
        "together",
        "evenings",
        "level",
        "language",
    ):
        assert getattr(made, name) == getattr(usual, name), name
    assert made.status == "running" and made.practice is made.imported is False


async def test_only_organisers_organise(club):
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
    assert (await db.read(queries.show, number)).row.status == "cancelled"


async def test_who_is_forgotten_is_anonymized_everywhere_and_the_tournament_goes_on(club):
    number, everybody = await begun(club, 8)
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
    show = await db.read(queries.show, number)
    for table in show.tables:
        await t.end(club, table.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    assert (await db.read(queries.show, number)).row.round == 2


async def test_a_game_that_is_played_out_reports_to_its_tournament_and_its_undone_end_too(club):
    number = await t.announced(club, {"size": 2, "rounds": 1}, {"least": 2, "automatic": False})
    db = club.table
    for person in (ANN, BEN):
        await db.run(signup.sign_up, number, person)
    await db.run(organizer.begin, number, t.ORGANISER)
    await t.settle(club)
    game = (await db.read(queries.show, number)).tables[0].pairing.game
    last = (await club.play(await club.table.read(core_queries.position, game))).info
    show = await db.read(queries.show, number)
    assert [seat.score for seat in show.tables[0].seats] == list(last.scores)
    assert [seat.seat for seat in show.tables[0].seats if seat.rank == 1] == list(last.winners)
    asked = await club.table.run(undo.undo, game, ANN, last.revision)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    show = await db.read(queries.show, number)
    assert show.tables[0].pairing.state == "playing" and show.standings[0].points == 0
    await club.play(await club.table.read(core_queries.position, game))
    await t.settle(club)
    assert (await db.read(queries.show, number)).row.status == "finished"


async def test_a_table_that_is_called_off_counts_for_nobody(club):
    number, _ = await begun(club, 8, {"rounds": 1}, {"automatic": False})
    db = club.table
    first, second = (await db.read(queries.show, number)).tables
    await db.run(organizer.correct, number, t.ORGANISER, 1, 1, [0, 0, 0, 0], "nobody played")
    await t.end(club, second.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    show = await db.read(queries.show, number)
    assert show.row.status == "finished" and show.tables[0].pairing.state == "void"
    none = {seat.entrant for seat in first.seats}
    assert all(row.points == 0 for row in show.standings if row.entrant in none)


async def test_who_is_removed_before_the_first_round_is_named_by_their_entry_alone_and_nowhere_drawn(club):
    number = await t.announced(club, conduct={"most": 4})
    db = club.table
    everybody = t.people(5)
    for person in everybody:
        await db.run(signup.sign_up, number, person)
    await db.run(organizer.remove, number, t.ORGANISER, 1, "asked for it")
    await t.settle(club)
    assert everybody[0].name not in str(await club.rows("SELECT body FROM tournament_post"))
    show = await db.read(queries.show, number)
    assert [one.user for one in show.inside] == [person.user for person in everybody[1:]]
    assert {row.entrant for row in show.standings} == {2, 3, 4, 5}
    await db.run(organizer.begin, number, t.ORGANISER)
    t.check_rounds(await db.read(queries.show, number))
    await club.table.run(user_data.forget, everybody[0].user)
    assert everybody[0].name not in str(await club.rows("SELECT * FROM entrant"))
