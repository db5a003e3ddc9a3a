"""Which games are rated, and for whom."""

import pytest

from bot.core import lobby, play, queries, seats, stand_in, undo, user_data
from bot.core.errors import BadChoice, UndoRefused
from bot.core.game_settings import Settings
from bot.core.model import Place
from bot.features.computers import use_cases as computers_use_cases
from bot.features.what_if import simulate
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, PLACE
from tests.bot.core.test_leaving import everybody_acted, in_turn
from tests.bot.features.computers.test_use_cases import move
from tests.bot.features.statistics.test_use_cases import (
    SECRET,
    finished,
    seen_by_all_but_one,
)


@pytest.mark.parametrize(
    ("settings", "is_rated"),
    [({"undo": "consent"}, True), ({"undo": "off"}, True), ({"undo": "free"}, False)],
)
async def test_games_with_undo_at_will_are_not_rated(club, settings, is_rated):
    await finished(club, 2, **settings)
    assert bool(await club.rows("SELECT 1 FROM rated")) == is_rated
    assert await club.rows("SELECT count(*) FROM result") == [(2,)]


@pytest.mark.parametrize("helps", [Settings(hints="yes"), Settings(undo="free")])
async def test_a_table_with_help_is_unrated_from_its_lobby_on_and_no_setting_changes_that_later(
    club, helps
):
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    assert made.info.rated
    game = made.info.id
    assert not (await club.table.run(seats.change, game, ANN, helps)).info.rated
    usual = Settings(hints="alone", undo="consent")
    assert (await club.table.run(seats.change, game, ANN, usual)).info.rated
    await club.table.run(seats.change, game, ANN, helps)
    await club.table.run(lobby.join, game, BEN)
    assert not (await club.table.run(lobby.start, game, ANN)).info.rated
    assert not (await club.table.run(seats.change, game, ANN, usual)).info.rated
    await club.play(await club.table.read(queries.position, game))
    assert await club.rows("SELECT count(*) FROM result") == [(2,)]
    assert await club.rows("SELECT count(*) FROM rated") == [(0,)]


async def test_nothing_that_one_person_does_after_the_start_changes_whether_a_game_is_rated(
    club,
):
    position = await club.game(2, late="stand-in")
    game = position.info.id
    assert position.info.rated
    for late in ({"hints": "yes"}, {"undo": "free"}, {"rated": "no"}, {"rated": "yes"}):
        with pytest.raises(BadChoice, match="once it has started"):
            await club.table.run(seats.change, game, ANN, Settings(**late))
    await club.table.run(user_data.set_server, PLACE.server, {"ratings": "no"})
    person = club.holder(position.info, position.decision.seat)
    await club.table.read(simulate.look, game, person.user, None, "0")
    await club.table.run(stand_in.ask_for, game, person)
    await move(club, game)
    await club.table.run(stand_in.come_back, game, person)
    assert (await club.table.read(queries.info, game)).rated
    await club.play(await club.table.read(queries.position, game))
    assert await club.rows("SELECT count(*) FROM rated") == [(2,)]
    await club.table.run(user_data.set_server, PLACE.server, {"ratings": "yes"})


@pytest.mark.parametrize("how", ["resigns", "is forgotten", "resigns and is forgotten"])
async def test_who_leaves_keeps_nobody_from_being_rated(club, how):
    game = (await club.game(3, "magna_carta")).info.id
    if "resigns" in how:
        await club.table.run(seats.resign, game, BEN)
    if "forgotten" in how:
        await club.table.run(user_data.forget, BEN.user)
    await club.table.run(seats.claim, game, DAN)
    await club.play(await club.table.read(queries.position, game))
    assert await club.rows("SELECT rank, gone FROM rated WHERE seat = 1") == [(3, 2)], (
        "left too early to be beaten"
    )
    left = [BEN.user] if how == "resigns" else []
    assert await club.rows("SELECT user FROM rating ORDER BY user") == [
        (user,) for user in sorted([ANN.user, CAT.user, *left])
    ]


async def test_who_was_late_and_is_replaced_counts_as_left(club):
    game = (await club.play(await club.game(2, "magna_carta"), 8)).info.id
    seat = next(
        seat.seat
        for seat in (await club.table.read(queries.info, game)).seats
        if seat.user == BEN.user
    )
    while seat not in [
        each.seat for each in (await club.table.read(queries.info, game)).awaited
    ]:
        await club.act(await club.table.read(queries.position, game))
    club.now += 8 * DAY
    await club.table.run(seats.replace, game, ANN, seat, DAN)
    await club.play(await club.table.read(queries.position, game))
    assert await club.rows("SELECT user, rank FROM rated ORDER BY rank") == [
        (ANN.user, 1),
        (BEN.user, 2),
    ]


async def test_who_resigned_is_rated_as_last_and_who_came_is_not_rated(club):
    position = await club.play(await club.game(3, undo="consent"), 8)
    number = position.info.id
    await club.table.run(seats.resign, number, BEN)
    seat = next(seat.seat for seat in position.info.seats if seat.user == BEN.user)
    await club.table.run(seats.claim, number, DAN, seat)
    await club.play(await club.table.read(queries.position, number))
    places = dict(await club.rows("SELECT user, rank FROM rated"))
    assert set(places) == {ANN.user, BEN.user, CAT.user}
    assert places[BEN.user] == 3
    assert (await club.rows("SELECT user FROM rating ORDER BY ordinal"))[0] == (
        BEN.user,
    )


async def test_only_whoever_left_and_whoever_stayed_are_a_pair_that_gains_once(club):
    """Two who both left a game have given each other nothing."""

    async def left(players, *leavers):
        position = await everybody_acted(club, await club.game(players))
        for person in leavers:
            await in_turn(club, position.info.id, 8)
            await club.table.run(seats.resign, position.info.id, person)
        rows = await club.rows(
            "SELECT user, gain FROM rated WHERE game = ?", position.info.id
        )
        return {user: gain > 0 for user, gain in rows}

    assert await left(3, ANN, BEN) == {ANN.user: False, BEN.user: False, CAT.user: True}
    assert (await left(2, BEN))[ANN.user], "the first between these two"
    assert not (await left(2, ANN))[BEN.user], "not once more the other way round"


async def test_a_game_is_rated_only_where_everybody_sees_its_channel_as_it_starts(club):
    club.table.is_public = seen_by_all_but_one
    made = await club.table.run(
        lobby.create, ANN, Place(PLACE.server, SECRET), "magna_carta"
    )
    game = made.info.id
    assert made.info.unseen and not made.info.rated
    await club.table.run(lobby.join, game, BEN)
    await club.table.run(user_data.set_server, PLACE.server, {"everybody": "7"})
    assert (await club.table.read(queries.info, game)).rated
    assert (await club.table.run(lobby.start, game, ANN)).info.rated
    await club.table.run(user_data.set_server, PLACE.server, {"everybody": "8"})
    info = await club.table.read(queries.info, game)
    assert info.rated and not info.unseen, "it was settled at its start"
    await club.play(await club.table.read(queries.position, game))
    other = await club.table.run(
        lobby.create, ANN, Place(PLACE.server, SECRET), "magna_carta"
    )
    await club.table.run(lobby.join, other.info.id, BEN)
    assert (await club.table.run(lobby.start, other.info.id, ANN)).info.unseen
    club.table.is_public = lambda *_: True
    await club.play(await club.table.read(queries.position, other.info.id))
    assert await club.rows("SELECT DISTINCT game FROM rated") == [(game,)]


async def beside_computers(club, **settings):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(computers=1, **settings)
    )
    return (await club.table.run(lobby.start, made.info.id, ANN)).position


async def test_beside_computers_a_game_is_rated_only_where_that_is_chosen(club):
    assert not (await beside_computers(club)).info.rated
    assert (await beside_computers(club, rated="yes")).info.rated
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    assert made.info.rated
    added = await club.table.run(computers_use_cases.add, made.info.id, ANN)
    assert not added.info.rated
    chosen = await club.table.run(
        seats.change, made.info.id, ANN, Settings(rated="yes")
    )
    assert chosen.info.rated


async def acted_by_both(club, position):
    """The person acts, then the computer, as far as the person's next decision."""
    own = next(seat.seat for seat in position.info.seats if seat.user == ANN.user)
    done = set()
    while position.decision.seat != own or len(done) < 2:
        code = position.decision.actions[0]
        done.add(position.decision.seat == own)
        if position.decision.seat == own:
            position = (
                await club.table.run(
                    play.act, position.info.id, ANN, position.revision, code
                )
            ).position
        else:
            number, seat = position.info.id, position.decision.seat
            await club.table.run(
                computers_use_cases.perform, number, seat, position.revision, code
            )
            position = await club.table.read(queries.position, number)
    return position


@pytest.mark.parametrize("rated", ["yes", "no"])
async def test_a_rated_game_beside_computers_alone_has_undo_only_until_one_has_acted(
    club, rated
):
    position = await acted_by_both(club, await beside_computers(club, rated=rated))
    info = await club.table.read(queries.info, position.info.id)
    assert info.undoable is (rated == "no"), "the question has a button for it, or none"
    if rated == "yes":
        with pytest.raises(UndoRefused, match="only your own last action"):
            await club.table.read(undo.preview, position.info.id, ANN)
    else:
        assert (await club.table.read(undo.preview, position.info.id, ANN)).asks == ()
