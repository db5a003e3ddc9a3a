"""Who does not come, leaves, or lets a round's time run out: whoever waits steps in, else a computer does."""

import pytest

from bot.core import expiry
from bot.core import play as core_play
from bot.core import queries as core_queries
from bot.core import seats as core_seats
from bot.core.errors import WrongStatus
from bot.core.final_order import WHOLE
from bot.core.jobs import DAY
from bot.core.model import Person
from bot.features.tournaments import repository, signup
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import PART, Format, Late
from bot.text.localization import localization_for
from storage import tournaments as rows
from tests.bot.club import NOON
from tests.bot.core.test_leaving import _in_turn
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


async def test_who_does_not_come_is_replaced_from_the_waiting_list_and_gets_nothing_for_it(
    club,
):
    number, _ = await t.begun(club, 4, round_options={"grace_days": 4}, extra=1)
    show = await club.table.read(repository.show, number)
    (table,) = show.tables
    missing = table.seats[0]  # who is to move first, and never does
    club.now += 4 * DAY
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    seat = show.tables[0].seats[0]
    assert (
        seat.entrant == missing.entrant and show.entrants[seat.substitute].user == 1005
    )
    assert show.entrants[missing.entrant].status == "out"
    info = await club.table.read(core_queries.info, table.pairing.game)
    assert info.seats[0].user == 1005
    assert "tournament-told-substitute" in t.said(club)
    await t.end(club, table.pairing.game, [9, 8, 7, 6])
    await t.settle(club)
    rows = {
        row.entrant: row
        for row in (await club.table.read(repository.show, number)).standings
    }
    assert (
        rows[seat.substitute].points == 6 * PART and rows[missing.entrant].points == 0
    )


async def test_who_left_a_tournament_that_has_begun_does_not_come_back_as_a_substitute(
    club,
):
    number, (one, two, *_) = await t.begun(
        club, 4, {"format": Format.SWISS, "rounds": 3}
    )
    db = club.table
    game = await db.run(signup.withdraw, number, one)
    with pytest.raises(WrongStatus):
        await db.run(signup.sign_up, number, one)
    await club.table.run(core_seats.resign, game, two)
    await t.settle(club)
    users = [
        seat.user for seat in (await club.table.read(core_queries.info, game)).seats
    ]
    assert users.count(one.user) == 1 and users.count(None) == 1


@pytest.mark.parametrize("late", list(Late))
async def test_when_the_time_of_a_round_is_up_late_tables_come_to_what_the_rule_says(
    club, late
):
    number, _ = await t.begun(
        club,
        8,
        {"late": late, "rounds": 2},
        {"round_days": 10, "extra_days": 3, "grace_days": 0, "pace": "none"},
    )
    show = await club.table.read(repository.show, number)
    first, second = (table.pairing.game for table in show.tables)
    await t.end(club, first, [4, 3, 2, 1])
    # a week and a day before, in the thread of the table that is open
    for days in (3, 6):
        club.now += days * DAY
        await t.settle(club)
    told = [body for body in club.told if hasattr(body, "says")]
    assert [(body.says, body.game) for body in told] == [
        ("tournament-told-ends", second)
    ] * 2
    club.now += DAY
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    if late is Late.EXTEND:
        assert show.row.round == 1 and show.row.ends == NOON + 13 * DAY
        club.now += 3 * DAY
        await t.settle(club)
        show = await club.table.read(repository.show, number)
    if late is Late.STAND_IN:  # a computer plays for whom the table waited
        assert (
            show.row.round == 1
            and (await club.table.read(core_queries.info, second)).seats[0].player
            is not None
        )
        await t.end(club, second, [4, 3, 2, 1])
        await t.settle(club)
        show = await club.table.read(repository.show, number)
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


async def test_who_never_comes_is_warned_then_offered_to_others_and_a_day_later_a_computer_plays(
    club,
):
    number, _ = await t.begun(club, 4, round_options={"grace_days": 4, "pace": "none"})
    (table,) = (await club.table.read(repository.show, number)).tables
    game, gone = table.pairing.game, table.seats[0].entrant
    told = []
    for days, says in ((3, "warned"), (1, "seat-free"), (1, None)):
        club.now += days * DAY
        await t.settle(club)
        told += [f"tournament-told-{says}"] if says else []
        assert t.said(club) == told
    show = await club.table.read(repository.show, number)
    assert (
        show.entrants[gone].status == "out"
        and show.tables[0].seats[0].outcome == "absent"
    )
    assert (await club.table.read(core_queries.info, game)).seats[0].player is not None
    late = t.Person(5000, "Zoe")
    await club.table.run(signup.sign_up, number, late)  # a seat stays open to people
    await t.settle(club)
    assert (await club.table.read(core_queries.info, game)).seats[0].user == late.user


async def test_of_two_the_one_who_came_has_the_points_of_a_bye_and_their_game_is_over(
    club,
):
    number, _ = await t.begun(
        club, 2, {"size": 2, "rounds": 1}, {"least": 2, "grace_days": 4, "pace": "none"}
    )
    (table,) = (await club.table.read(repository.show, number)).tables
    for days in (4, 1):
        assert (
            await club.table.read(core_queries.info, table.pairing.game)
        ).status == "running"
        club.now += days * DAY
        await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert [seat.outcome for seat in show.tables[0].seats] == ["absent", "bye"]
    assert (
        await club.table.read(core_queries.info, table.pairing.game)
    ).status == "finished"
    assert (
        show.row.status == "finished"
        and show.standings[0].entrant == table.seats[1].entrant
    )


async def test_who_waits_comes_in_between_rounds_where_somebody_has_left(club):
    number, everybody = await t.begun(club, 8, {"rounds": 2}, extra=1)
    db = club.table
    await db.run(signup.withdraw, number, everybody[0])
    for table in (await db.read(repository.show, number)).tables:
        await t.end(club, table.pairing.game, [4, 3, 2, 1])
    await t.settle(club)
    show = await db.read(repository.show, number)
    assert show.row.round == 2 and not show.waiting and len(show.inside) == 8
    assert 9 in {seat.entrant for table in show.round(2) for seat in table.seats}
    assert "tournament-told-comes-in" in t.said(club)
    t.check_rounds(show)


async def test_a_table_is_judged_by_the_whole_game_and_who_was_mostly_skipped_is_last(
    club,
):
    number, _ = await t.begun(
        club, 3, {"size": 3, "rounds": 1}, {"least": 3, "game": "magna_carta"}
    )
    db = club.table
    (table,) = (await db.read(repository.show, number)).tables
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
        return rows.seat_records(uow.tx, game)

    deeds = await db.run(acts)
    assert [(one.own, one.skipped, one.missed) for one in deeds.values()] == [
        (5, 1, 1),
        (4, 5, 1),
        (3, 3, 1),
    ]
    await t.end(club, game, [20, 90, 30])
    show = await db.read(repository.show, number)
    assert [seat.outcome for seat in show.tables[0].seats] == [
        "played",
        "skipped",
        "played",
    ]
    assert show.standings[-1].entrant == skipped and show.standings[-1].points == 0
    assert (
        show.standings[0].points == 6 * PART
        and show.standings[0].entrant == table.seats[2].entrant
    )


@pytest.mark.parametrize(
    ("turn", "counts"), [(2, 0), (3, WHOLE // 5), (4, 2 * WHOLE // 5), (7, WHOLE)]
)
async def test_a_table_that_is_counted_is_rated_by_the_count_and_plays_on_friendly(
    club, turn, counts
):
    """Its clocks stop: who stopped as they were told they may was dropped, and lost rating."""
    number, _ = await t.begun(
        club,
        3,
        {"size": 3, "rounds": 1, "late": Late.ADJUDICATE},
        {"round_days": 10, "grace_days": 0, "pace": "24h"},
    )
    show = await club.table.read(repository.show, number)
    (game,) = (table.pairing.game for table in show.tables)
    position = await club.table.read(core_queries.position, game)
    assert position.info.rated
    for _ in range(30):  # everybody plays; then the time of the round is over
        decision = position.decision
        person = Person(position.info.seats[decision.seat].user, "Somebody")
        code = decision.actions[-1]
        acted = await club.table.run(
            core_play.act, game, person, position.revision, code
        )
        position = acted.position
    await club.table.run(_in_turn, game, turn)
    club.now += 10 * DAY
    await t.settle(club)
    columns = "rank, gain, loss, whole, mu_after"
    select = f"SELECT {columns} FROM rated WHERE game = ? ORDER BY seat"
    rated = await club.rows(select, game)
    seats = (await club.table.read(repository.show, number)).round(1)[0].seats
    # weighted as a forfeit of that turn; only one that counts in full was played to its end
    whole = int(counts == WHOLE)
    assert [row[:4] for row in rated] == (
        [(seat.rank, counts, counts, whole) for seat in seats] if counts else []
    )
    (counted,) = [
        body
        for body in club.told
        if getattr(body, "says", "") == "tournament-told-counted"
    ]
    assert set(counted.pings) == {seat.holder for seat in seats}
    show = await club.table.read(repository.show, number)
    told = worded.sentence_text(localization_for("en"), show, counted)
    # each with their place and points in the count, not as the board ends up later
    for seat in seats:
        assert (
            f"{seat.rank}. <@{show.entrants[seat.holder].user}>" in told
            and str(seat.score) in told
        )
    info = await club.table.read(core_queries.info, game)
    assert (info.status, info.rated, info.settings.pace, info.settings.late) == (
        "running",
        False,
        "none",
        "wait",
    )
    assert info.deadline is None and await club.rows(
        "SELECT count(*) FROM clock WHERE game = ?", game
    ) == [(0,)]
    await t.end(club, game, [1, 2, 3])
    assert await club.rows(select, game) == rated


async def test_a_friendly_game_closes_after_a_month_of_silence_and_not_before(club):
    number, _ = await t.begun(
        club,
        3,
        {"size": 3, "rounds": 1, "late": Late.ADJUDICATE},
        {"round_days": 10, "grace_days": 0, "pace": "none"},
    )
    (game,) = (
        table.pairing.game
        for table in (await club.table.read(repository.show, number)).tables
    )
    club.now += 10 * DAY
    await t.settle(club)
    for days, status in ((29, "running"), (2, "cancelled")):
        club.now += days * DAY
        await club.table.run(expiry.sweep)
        assert (await club.table.read(core_queries.info, game)).status == status, days


@pytest.mark.parametrize("acts", [0, 2])
async def test_a_table_that_everybody_lets_die_gives_nobody_points(club, acts):
    number, _ = await t.begun(
        club,
        2,
        {"size": 2, "rounds": 1, "late": Late.ADJUDICATE},
        {"least": 2, "round_days": 0, "grace_days": 0, "pace": "24h"},
    )
    (game,) = (
        table.pairing.game
        for table in (await club.table.read(repository.show, number)).tables
    )
    position = await club.table.read(core_queries.position, game)
    for _ in range(acts):
        decision = position.decision
        person = Person(position.info.seats[decision.seat].user, "Somebody")
        code = decision.actions[0]
        acted = await club.table.run(
            core_play.act, game, person, position.revision, code
        )
        position = acted.position
    await t.settle(club)
    for _ in range(3_000):  # the bot looks every hour; it stands still for nobody
        club.now += DAY // 24
        await club.table.run(expiry.sweep)
        await t.settle(club)
        if (await club.table.read(core_queries.info, game)).status == "finished":
            break
    info = await club.table.read(core_queries.info, game)
    assert (info.status, info.abandoned) == ("finished", True)
    (table,) = (await club.table.read(repository.show, number)).round(1)
    came_to = {seat.outcome for seat in table.seats}
    assert came_to == ({"forfeited"} if acts else {"absent"})
    assert [
        row.points for row in (await club.table.read(repository.show, number)).standings
    ] == [0, 0]
