"""The settings of a new table: what its server chose, what was given, and what can have no effect there."""

import pytest

from bot.core import game_settings, lobby, queries, seats, user_data
from bot.core.errors import BadChoice
from bot.core.game_settings import Settings
from bot.core.model import Place
from bot.core.table_settings import TABLE_SETTINGS
from bot.features.computers import use_cases as computers_use_cases
from bot.features.records import files
from storage import games
from tests.bot.club import ANN, BEN, CAT, DAN, PEOPLE, PLACE

SERVERS = {
    "pace": "72h",
    "late": "skip",
    "undo": "off",
    "together": "yes",
    "early": "15",
    "graces": "5",
    "level": "4",
    "hints": "no",
    "pictures": "phone",
}

IDLE = [
    ({"practice": 3, "pace": "24h"}, "Nobody else is waiting for you here"),
    ({"pace": "none", "late": "skip"}, "Without a clock"),
    ({"pace": "none", "late": "vote"}, "Without a clock"),
    ({"practice": 3, "late": "skip"}, "Without a clock"),
    ({"pace": "24h", "late": "wait", "graces": "2"}, "skips late moves"),
    ({"pace": "none", "graces": "2"}, "skips late moves"),
    ({"practice": 3, "graces": "2"}, "skips late moves"),
    ({"practice": 3, "together": "yes"}, "one seat after the other"),
    ({"practice": 3, "evenings": "yes"}, "Live sessions"),
    ({"pace": "live", "evenings": "yes"}, "Live sessions"),
    ({"practice": 3, "rated": "yes"}, "practice table is never rated"),
    ({"hints": "yes", "rated": "yes"}, "isn't rated"),
    ({"undo": "free", "rated": "yes"}, "choose another `undo`"),
]


def usual():
    """What a new table has where its server chose nothing, but for `rated`."""
    return {
        name: value
        for name, value in game_settings.defaults({}).items()
        if name != "rated"
    }


@pytest.mark.parametrize("wanted", [None, "phone"])
async def test_however_a_table_was_made_its_reports_show_what_its_server_wants_else_the_glance(
    club, wanted
):
    if wanted:
        await club.table.run(user_data.set_server, PLACE.server, {"pictures": wanted})
    pictures = wanted or "glance"
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    chosen = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(pictures="full")
    )
    against = await club.table.run(
        computers_use_cases.versus, BEN, PLACE, "magna_carta", 1, 1
    )
    imported = await files.import_record(
        club.table, CAT, PLACE, "game: caylus\nplayers: Blue, Red\nseed: 3\n"
    )
    infos = [outcome.info for outcome in (made, chosen, against, imported)]
    assert [info.settings.pictures for info in infos] == [
        pictures,
        "full",
        pictures,
        pictures,
    ]


async def opened(club):
    """A table of each way in which one is opened, all without options."""
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    imported = await files.import_record(
        club.table, CAT, PLACE, "game: caylus\nplayers: Blue, Red\nseed: 3\n"
    )
    return made.info, imported.info


def of(info):
    # no imported game is
    names = [name for name in game_settings.defaults({}) if name != "rated"]
    return {name: str(TABLE_SETTINGS[name].value_of(info)) for name in names}


async def test_however_a_table_was_opened_it_has_what_its_server_chose_else_the_factory_defaults(
    club,
):
    assert [of(info) for info in await opened(club)] == [usual()] * 2
    before = (await club.table.run(lobby.create, BEN, PLACE, "caylus")).info.id
    await club.table.run(user_data.set_server, PLACE.server, SERVERS)
    assert [of(info) for info in await opened(club)] == [SERVERS] * 2
    # it keeps what it has
    assert of(await club.table.read(queries.info, before)) == usual()
    await club.table.run(user_data.set_server, PLACE.server, dict.fromkeys(SERVERS))
    elsewhere = await club.table.run(lobby.create, BEN, Place(2, 10), "caylus")
    assert of(elsewhere.info) == usual()


@pytest.mark.parametrize(
    ("name", "value"),
    list({**usual(), "pace": "none", "together": "no", "early": "240"}.items()),
)
async def test_an_option_that_was_given_wins_over_the_server(club, name, value):
    await club.table.run(user_data.set_server, PLACE.server, SERVERS)
    chosen = Settings(**{name: int(value) if name == "level" else value})
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus", chosen)
    assert of(made.info) == {**SERVERS, name: value}


async def test_who_asks_for_a_rated_table_gets_one_where_the_server_lets_people_undo_at_will(
    club,
):
    await club.table.run(user_data.set_server, PLACE.server, {"undo": "free"})
    plain = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    rated = await club.table.run(
        lobby.create, BEN, PLACE, "caylus", Settings(rated="yes")
    )
    assert (plain.info.settings.undo, plain.info.rated) == ("free", False)
    assert (rated.info.settings.undo, rated.info.rated) == ("consent", True)


async def test_nobody_has_a_clock_who_plays_alone_or_against_computers_only(club):
    practice = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=3)
    )
    versus = await club.table.run(
        computers_use_cases.versus, BEN, PLACE, "caylus", 1, 1
    )
    beside = (
        await club.table.run(
            lobby.create, CAT, PLACE, "caylus", Settings(computers=1, level=1)
        )
    ).info
    assert (
        practice.info.settings.pace,
        versus.info.settings.pace,
        beside.settings.pace,
    ) == (
        "none",
        "none",
        "24h",
    )
    started = await club.table.run(lobby.start, beside.id, CAT)
    assert started.info.settings.pace == "none" and started.info.deadline is None
    both = (
        await club.table.run(
            lobby.create, CAT, PLACE, "caylus", Settings(computers=1, level=1)
        )
    ).info
    await club.table.run(lobby.join, both.id, DAN)
    assert (await club.table.run(lobby.start, both.id, CAT)).info.settings.pace == "24h"


@pytest.mark.parametrize(("chosen", "why"), IDLE)
async def test_what_can_have_no_effect_is_refused_at_a_new_table_and_at_one_that_is_there(
    club, chosen, why
):
    with pytest.raises(BadChoice, match=why):
        await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(**chosen))
    assert await club.rows("SELECT count(*) FROM game") == [(0,)]
    *before, last = chosen.items()
    game = (
        await club.table.run(
            lobby.create, ANN, PLACE, "caylus", Settings(**dict(before))
        )
    ).info.id
    with pytest.raises(BadChoice, match=why):
        await club.table.run(seats.change, game, ANN, Settings(**dict([last])))


@pytest.mark.parametrize(
    ("server", "chosen", "why"),
    [
        ({"pictures": "none"}, {"pictures": "full"}, "switched off pictures"),
        ({"ratings": "no"}, {"rated": "yes"}, "Ratings are switched off"),
        ({"pace": "none"}, {"late": "skip"}, "Without a clock"),
    ],
)
async def test_what_its_server_leaves_without_effect_is_refused(
    club, server, chosen, why
):
    await club.table.run(user_data.set_server, PLACE.server, server)
    made = (await club.table.run(lobby.create, ANN, PLACE, "caylus")).info.id
    with pytest.raises(BadChoice, match=why):
        await club.table.run(lobby.create, BEN, PLACE, "caylus", Settings(**chosen))
    with pytest.raises(BadChoice, match=why):
        await club.table.run(seats.change, made, ANN, Settings(**chosen))


async def test_what_has_an_effect_is_taken(club):
    taken = [
        {"pace": "none", "late": "stand-in"},
        {"pace": "24h", "late": "skip", "graces": "7"},
        {"practice": 3, "pace": "none"},
        {"rated": "no", "hints": "yes"},
        {"computers": 1, "level": 1, "pace": "24h"},
    ]
    for person, chosen in zip(PEOPLE, taken, strict=True):
        await club.table.run(lobby.create, person, PLACE, "caylus", Settings(**chosen))
    game = await club.lobby(2)
    # both at once
    await club.table.run(seats.change, game, ANN, Settings(late="skip", pace="24h"))
    await club.table.run(
        seats.change, game, ANN, Settings(pace="none")
    )  # and the rule stays for another clock


async def test_nobody_is_invited_to_a_practice_table(club):
    with pytest.raises(BadChoice, match="Nobody else plays"):
        await club.table.run(
            lobby.create, ANN, PLACE, "caylus", Settings(practice=2), [BEN.user]
        )


async def test_who_plays_against_computers_alone_gets_no_clock_later_either(club):
    alone = (
        await club.table.run(computers_use_cases.versus, BEN, PLACE, "caylus", 1, 1)
    ).info.id
    with pytest.raises(BadChoice, match="Nobody else is waiting for you"):
        await club.table.run(seats.change, alone, BEN, Settings(pace="24h"))
    await club.table.run(seats.change, alone, BEN, Settings(pace="none"))


async def test_the_rematch_of_a_table_with_an_idle_setting_is_made(club):
    begun = await club.game(2)
    await club.table.run(
        lambda uow: games.update(
            uow.tx, begun.info.id, late="skip", hints="yes", rated="yes"
        )
    )
    ended = await club.play(await club.table.read(queries.position, begun.info.id))
    assert (
        await club.table.run(lobby.rematch, ended.info.id, ANN)
    ).info.settings.late == "skip"
