"""Who is barred plays on in tournaments after a day, and takes part again where a longer bar is lifted in time."""

import pytest

from bot.core.jobs import DAY
from bot.core.model import Person
from bot.features.moderation import log, use_cases
from bot.features.tournaments import repository, signup
from bot.text.localization import localization_for
from tests.bot.club import MODERATOR, PLACE
from tests.bot.features.tournaments import cups as t

HOUR = 60 * 60


@pytest.fixture
def club(club):
    club.told = []
    return club


async def barred(club, whom, days, degree=None):
    """Bar somebody for so many days; the number of that act."""
    about = {"act": "bar", "whom": whom, "reason": "Insults", "days": days}
    done = await club.table.run(
        use_cases.act_on, PLACE.server, person=MODERATOR, degree=degree, **about
    )
    return done.entry


async def lifted(club, entry, *, mistake):
    withdrawal = use_cases.Withdrawal(
        PLACE.server, entry, MODERATOR, "Sorry", administrator=True
    )
    done = await club.table.run(use_cases.take_back, withdrawal, mistake=mistake)
    return done.entry


async def entrant_of(club, number, user):
    show = await club.table.read(repository.show, number)
    return next(one for one in show.entrants.values() if one.user == user)


@pytest.mark.parametrize("degree", [None, "restriction"])
@pytest.mark.parametrize(
    ("days", "hours", "mistake", "status"),
    [
        (1, 0, None, "in"),
        (7, 0, None, "out"),
        (7, 1, False, "in"),
        (None, 25, True, "in"),
        (None, 25, False, "out"),
    ],
)
async def test_a_bar_of_a_day_ends_no_sign_up_and_a_longer_one_until_it_is_lifted_in_time(
    club, degree, days, hours, mistake, status
):
    number = await t.announced(club)
    people = t.people(3)
    for person in people:
        await club.table.run(signup.sign_up, number, person)
    entry = await barred(club, people[1], days, degree)
    club.now += hours * HOUR
    if mistake is not None:
        await lifted(club, entry, mistake=mistake)
    assert (await entrant_of(club, number, people[1].user)).status == status


async def test_the_log_names_the_tournaments_that_a_bar_ends_and_those_that_come_back(
    club,
):
    number, person = await t.announced(club), t.people(3)[1]
    await club.table.run(signup.sign_up, number, person)
    name = (await club.table.read(repository.show, number)).row.name
    short = await barred(club, person, 1)
    assert f"Removed from tournaments: {name}" not in await logged(club, short)
    club.now += HOUR
    longer = await barred(club, person, 7)
    assert f"Removed from tournaments: {name}." in await logged(club, longer)
    club.now += HOUR
    back = await lifted(club, short, mistake=False)
    assert f"Back in tournaments: {name}." in await logged(club, back)
    assert "Not back in" not in await logged(club, back)
    assert (await entrant_of(club, number, person.user)).status == "in"


@pytest.mark.parametrize("first", [7, 1])
async def test_log_and_message_name_the_tournaments_that_a_shorter_bar_brings_back(
    club, first
):
    number, person = await t.announced(club), t.people(3)[1]
    await club.table.run(signup.sign_up, number, person)
    name = (await club.table.read(repository.show, number)).row.name
    await barred(club, person, first)
    if first == 1:
        club.now += HOUR
        await barred(club, person, 7)
    assert (await entrant_of(club, number, person.user)).status == "out"
    club.now += HOUR
    shorter = await barred(club, person, 1)
    assert (await entrant_of(club, number, person.user)).status == "in"
    assert f"Back in tournaments: {name}." in await logged(club, shorter)
    found = await club.table.read(use_cases.find, PLACE.server, shorter)
    notice = log.notice(localization_for("en"), found, person.user, "Ystar")
    assert f"You're in these tournaments again: {name}." in notice


async def logged(club, entry):
    """The line of the moderators' log about a case."""
    found = await club.table.read(use_cases.find, PLACE.server, entry)
    return log.line(localization_for("en"), found)


@pytest.mark.parametrize("round_begins", [False, True])
async def test_after_a_mistake_they_are_drawn_again_unless_a_round_has_begun_without_them(
    club, round_begins
):
    number, _ = await t.begun(club, 8, {"rounds": 3})
    show = await club.table.read(repository.show, number)
    games = [table.pairing.game for table in show.tables]
    entry = await barred(club, Person(1001, "P1"), None)
    if round_begins:
        for game in games:
            await t.end(club, game, [9, 8, 7, 6])
        await t.settle(club)
    assert (await entrant_of(club, number, 1001)).status == "out"
    await lifted(club, entry, mistake=True)
    status = (await entrant_of(club, number, 1001)).status
    assert status == ("out" if round_begins else "in")


async def test_a_table_waits_until_the_day_of_a_barred_player_is_over(club):
    number = await t.announced(club)
    people = t.people(4)
    for person in people:
        await club.table.run(signup.sign_up, number, person)
    await barred(club, people[1], 1)
    await club.table.run(t.organizer.begin, number, t.ORGANIZER)
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert [table.pairing.game for table in show.tables] == [None]
    club.now += DAY
    await club.table.run(use_cases.end_bar, 1)
    await t.settle(club)
    show = await club.table.read(repository.show, number)
    assert None not in [table.pairing.game for table in show.tables]
