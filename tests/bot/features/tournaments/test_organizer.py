"""What organizers choose and correct, and who signs up, withdraws and comes back."""

import re

import pytest

from bot.core import user_data
from bot.core.clock.duration import NINE_OF_TEN
from bot.core.errors import BadChoice, NotAllowed, NotSeated, WrongStatus
from bot.core.model import Person
from bot.features.tournaments import organizer, repository, signup
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import (
    PART,
    SCALES,
    Format,
    TieBreak,
    order,
    scale_of,
)
from bot.text.localization import localization_for
from tests.bot.club import MODERATOR, PLACE
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


async def test_a_number_is_given_once_and_who_withdraws_twice_is_told_since_when(club):
    number = await t.announced(club)
    db = club.table
    first, second, third, fourth, fifth = t.people(5)
    for person in (first, second, third):
        await db.run(signup.sign_up, number, person)
    await db.run(signup.withdraw, number, third)
    club.now += 60
    await db.run(signup.sign_up, number, fourth)
    with pytest.raises(NotSeated, match="signs you up again") as again:
        await db.run(signup.withdraw, number, third)
    assert again.value.message.args["when"] == club.now - 60
    await db.run(signup.sign_up, number, third)
    with pytest.raises(NotSeated, match="You aren't in Spring Cup"):
        await db.run(signup.withdraw, number, fifth)
    show = await db.read(repository.show, number)
    assert [(one.number, one.user) for one in show.entrants.values()] == [
        (1, first.user),
        (2, second.user),
        (4, fourth.user),
        (5, third.user),
    ]
    await db.run(organizer.begin, number, t.ORGANIZER)
    await db.run(signup.withdraw, number, second)
    with pytest.raises(NotSeated, match="nobody can come back"):
        await db.run(signup.withdraw, number, second)
    await db.run(signup.sign_up, number, fifth)  # waits
    for comes in (False, True):
        await db.run(signup.sign_up if comes else signup.withdraw, number, fifth)
    assert [one.number for one in (await db.read(repository.show, number)).waiting] == [
        7
    ]


async def test_how_tables_count_can_be_chosen_until_the_first_round_is_drawn(club):
    db, league = (
        club.table,
        {"format": Format.LEAGUE, "size": 3, "rounds": 1, "division_size": 6},
    )
    number = await t.announced(club, {**league, "moves": 2})
    for person in t.people(6):
        await db.run(signup.sign_up, number, person)
    even = {**SCALES["even"]._asdict(), "tiebreaks": order(TieBreak.SCORE), "moves": 1}
    await db.run(signup.change, number, t.ORGANIZER, rules=even)
    for refused in ({"rules": {"size": 4}}, {"round_options": {"pace": "48h"}}):
        with pytest.raises(WrongStatus):
            await db.run(signup.change, number, t.ORGANIZER, **refused)
    with pytest.raises(BadChoice, match="from 0 to 2"):
        await db.run(signup.change, number, t.ORGANIZER, rules={"moves": 3})
    await db.run(organizer.begin, number, t.ORGANIZER)
    with pytest.raises(WrongStatus):
        await db.run(signup.change, number, t.ORGANIZER, rules={"moves": 2})
    await t.settle(club)
    for table in (await db.read(repository.show, number)).tables:
        await t.end(club, table.pairing.game, [30, 20, 10])
    show = await db.read(repository.show, number)
    assert scale_of(show.rules) == "even" and show.rules.moves == 1
    assert sorted(row.points // PART for row in show.standings) == [0, 0, 6, 6, 12, 12]


async def test_a_round_is_as_long_as_is_proposed_until_its_organizer_says_otherwise(
    club,
):
    number = await club.table.run(signup.draft, t.ORGANIZER, PLACE, "Cup")

    async def days(**changes):
        await club.table.run(signup.change, number, t.ORGANIZER, **changes)
        return (await club.table.read(repository.show, number)).round_options.round_days

    shorter = "so that it ends within 16 weeks; 9 in 10 tables finish within 70 days"
    for size, wanted, shares in (
        (4, 56, {"en": shorter, "de": "damit es in 16 Wochen endet"}),
        (
            2,
            NINE_OF_TEN["caylus"][2],
            {"en": "about 9 in 10 tables finish", "de": "etwa 9 von 10 Tischen"},
        ),
    ):
        assert await days(rules={"size": size}) == wanted
        show = await club.table.read(repository.show, number)
        assert show.rules.rounds == 2
        for lang, share in shares.items():
            said = worded.announcement(localization_for(lang), show)
            assert (
                share in said
                and "4–64" in said
                and re.search(rf"\b{wanted} (?:days|Tage) \(", said)
            )
        assert (
            f"It takes about {-(-2 * wanted // 7)} weeks in all."
            in worded.announcement(localization_for("en"), show)
        )
    # As many rounds are proposed as fit, and whatever is chosen the days follow, so that what is said is true.
    assert (
        await days(round_options={"game": "magna_carta"})
        == NINE_OF_TEN["magna_carta"][2]
    )
    assert (await club.table.read(repository.show, number)).rules.rounds == 5
    short = "too few for most tables to finish: 9 in 10 need 70 days"
    for rounds, wanted, said in (
        (2, 56, shorter),
        (3, 37, short),
        (20, 7, short),
    ):
        assert (
            await days(
                round_options={"game": "caylus"}, rules={"size": 4, "rounds": rounds}
            )
            == wanted
        )
        told = worded.announcement(
            localization_for("en"), await club.table.read(repository.show, number)
        )
        assert (
            said in told
            and f"It takes about {-(-rounds * wanted // 7)} weeks in all." in told
        )
    assert await days(rules={"format": Format.KNOCKOUT}) == 112 // 3
    told = worded.announcement(
        localization_for("en"), await club.table.read(repository.show, number)
    )
    assert (
        short in told
        and "With 64 people, it takes 3 rounds, about 16 weeks in all." in told
    )
    assert await days(round_options={"round_days": 30, "proposed": False}) == 30
    assert await days(rules={"size": 3}) == 30


async def test_where_divisions_become_small_fewer_go_up_and_down(club):
    number = await club.table.run(signup.draft, t.ORGANIZER, PLACE, "League")
    await club.table.run(
        signup.change, number, t.ORGANIZER, rules={"format": Format.LEAGUE}
    )
    await club.table.run(signup.change, number, t.ORGANIZER, rules={"division_size": 4})
    assert (await club.table.read(repository.show, number)).rules.moves == 1


async def test_a_correction_of_a_table_that_is_not_there_is_told_which_are(club):
    number = await t.announced(club, {"size": 4})
    for person in t.people(8):
        await club.table.run(signup.sign_up, number, person)
    await club.table.run(organizer.begin, number, t.ORGANIZER)
    for where, told in (
        ((1, 3), "Round 1 has no table 3 .* Its tables: 1, 2."),
        ((2, 1), "Rounds so far: 1."),
    ):
        with pytest.raises(BadChoice, match=told):
            await club.table.run(
                organizer.correct,
                number,
                t.ORGANIZER,
                *where,
                [1, 2, 3, 4],
                "miscounted",
            )


async def test_who_sits_at_a_table_decides_nothing_about_it_and_another_organizer_does_with_name_and_reason(
    club,
):
    number = await t.announced(club, {"size": 4}, {"automatic": False})
    db = club.table
    everybody = [*t.people(7), Person(t.ORGANIZER.user, "Olga")]
    for person in everybody:
        await db.run(signup.sign_up, number, person)
    await db.run(organizer.begin, number, t.ORGANIZER)
    await t.settle(club)
    show = await db.read(repository.show, number)
    mine = next(
        one for one in show.entrants.values() if one.user == t.ORGANIZER.user
    ).number
    own, other = sorted(
        show.tables,
        key=lambda table: mine not in {seat.entrant for seat in table.seats},
    )
    beside = next(seat.entrant for seat in own.seats if seat.entrant != mine)
    at = own.pairing.number
    for refused in (
        db.run(organizer.correct, number, t.ORGANIZER, 1, at, [1, 2, 3, 4], "I won"),
        db.run(organizer.remove, number, t.ORGANIZER, beside, "in my way"),
        db.run(organizer.substitute, number, t.ORGANIZER, beside),
    ):
        with pytest.raises(NotAllowed, match="You're playing at this table"):
            await refused
    assert (
        await db.read(repository.show, number)
    ).tables == show.tables and "in my way" not in str(club.told)
    await db.run(
        organizer.correct,
        number,
        t.ORGANIZER,
        1,
        other.pairing.number,
        [1, 2, 3, 4],
        "miscounted",
    )
    await db.run(
        organizer.correct, number, MODERATOR, 1, at, [4, 3, 2, 1], "wrong seats"
    )
    away = other.seats[0].entrant
    await db.run(organizer.remove, number, t.ORGANIZER, away, "away")
    notes = [
        (one.by, one.body.args["reason"])
        for one in await t.due_posts(club)
        if one.by is not None
    ]
    assert notes == [
        (t.ORGANIZER.user, "miscounted"),
        (MODERATOR.user, "wrong seats"),
        (t.ORGANIZER.user, "away"),
    ]
    await t.settle(club)
    found = await club.table.read(user_data.about, MODERATOR.user)
    assert [row["tournament"] for row in found["decided"]] == [number]
    await club.table.run(user_data.forget, MODERATOR.user)
    (anew,) = await t.due_posts(club)
    assert (
        anew.by is None
        and anew.body.args["reason"] == "wrong seats"
        and anew.message is not None
    )
    with pytest.raises(NotAllowed, match=rf"in its channel \({PLACE.channel}\)"):
        await db.run(organizer.cancel, number, everybody[0])
