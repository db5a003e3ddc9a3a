"""How many tables and games a person and a server may have, by whatever way they come; and how long texts may be."""

import pytest

from bot.app.admin_cli import main
from bot.core import expiry, history, lobby, queries, seats, undo, user_data, votes
from bot.core.errors import BadChoice, SeatTaken, WrongStatus
from bot.core.game_settings import Settings
from bot.core.model import Person, Place
from bot.features.computers import use_cases as computers_use_cases
from bot.features.records import files
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, MODERATOR, PLACE, STRANGER

FAT = 990_000  # characters; a record may have a million


async def limit(club, **settings):
    await club.table.run(
        user_data.set_server,
        PLACE.server,
        {name: str(value) for name, value in settings.items()},
    )


async def record(club, game="caylus"):
    """The record of a running game, and the number of that game."""
    position = await club.play(await club.game(2, game), 5)
    return (
        await files.export_record(club.table, position.info.id)
    ).text, position.info.id


async def test_a_person_has_three_open_tables_unless_the_server_says_otherwise(club):
    for _ in range(3):
        await club.table.run(lobby.create, BEN, PLACE, "caylus")
    before = await club.counted()
    with pytest.raises(
        SeatTaken,
        match=r"Ben already has 3 open tables .* the limit is 3\. Start, leave or cancel one",
    ):
        await club.table.run(lobby.create, BEN, PLACE, "caylus")
    assert await club.counted() == before
    await club.table.run(lobby.create, BEN, Place(2, 20), "caylus")  # another server
    await limit(club, tables_per_person=4)
    await club.table.run(lobby.create, BEN, PLACE, "caylus")
    await limit(club, tables_per_person=0)
    for _ in range(10):
        await club.table.run(lobby.create, BEN, PLACE, "caylus")


async def test_a_person_plays_twenty_games_unless_the_server_says_otherwise(club):
    for _ in range(20):
        await club.game(2)
    with pytest.raises(
        SeatTaken,
        match=r"Ann is already playing 20 games on this server; the limit is 20\.",
    ):
        await club.table.run(lobby.create, ANN, PLACE, "caylus")
    other = (await club.table.run(lobby.create, CAT, PLACE, "caylus")).info.id
    with pytest.raises(SeatTaken, match="Ben is already playing 20 games"):
        await club.table.run(lobby.join, other, BEN)
    await limit(club, games_per_person=0)
    await club.table.run(lobby.join, other, BEN)


@pytest.mark.parametrize("stored", ["", "many", "-1", "\u0663", "9" * 5000, "1e3"])
async def test_a_stored_limit_that_is_no_number_is_the_default(club, stored):
    await limit(club, tables_per_person=stored)
    for _ in range(3):
        await club.table.run(lobby.create, BEN, PLACE, "caylus")
    with pytest.raises(SeatTaken, match="the limit is 3"):
        await club.table.run(lobby.create, BEN, PLACE, "caylus")


async def test_imports_count_though_nobody_sits_there_yet(club):
    text, _ = await record(club)
    for _ in range(3):
        await files.import_record(club.table, CAT, PLACE, text)
    for attempt in (
        files.import_record(club.table, CAT, PLACE, text),
        club.table.run(lobby.create, CAT, PLACE, "caylus"),
    ):
        with pytest.raises(SeatTaken, match="Cat already has 3 open tables"):
            await attempt
    await limit(club, games_per_person=3, tables_per_person=0)
    with pytest.raises(SeatTaken, match="Cat is already playing 3 games"):
        await files.import_record(club.table, CAT, PLACE, text)


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
@pytest.mark.parametrize("how", ["cancelled", "left", "expired"])
async def test_a_record_is_not_kept_whose_table_was_never_played_at(club, kind, how):
    text, _ = await record(club, kind)
    before = await club.counted()
    game = (await files.import_record(club.table, CAT, PLACE, text)).info.id
    if how == "cancelled":
        await club.table.run(votes.cancel, game, CAT)
    elif how == "left":
        await club.table.run(lobby.give_seat, game, CAT, 0, CAT)
        await club.table.run(lobby.leave, game, CAT)
    else:
        club.now += 15 * DAY
        await club.table.run(expiry.sweep)
    after = await club.counted()
    assert {table for table in before if after[table] > before[table]} <= {
        "game",
        "seat",
        "outbox",
        "tenure",
        "fact",
        "job",
    }
    # of the bot
    assert {kind for (kind,) in await club.rows("SELECT kind FROM job")} <= {
        "clock.seen"
    }
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    assert not (await club.table.read(queries.position, game)).begun
    with pytest.raises(WrongStatus):
        await files.export_record(club.table, game, CAT.user)
    assert await club.table.read(history.history, game) == ()
    assert main(["check", str(club.place)]) == 0


async def test_a_seat_is_not_given_to_whom_the_limit_binds_but_may_be_moved(club):
    text, _ = await record(club)
    await limit(club, games_per_person=2)
    game = (await files.import_record(club.table, CAT, PLACE, text)).info.id
    await club.table.run(lobby.give_seat, game, CAT, 0, BEN)
    await club.table.run(lobby.give_seat, game, CAT, 1, BEN)  # moves him
    # her own table counts already
    await club.table.run(lobby.give_seat, game, CAT, 0, CAT)
    await club.table.run(lobby.create, STRANGER, PLACE, "caylus")
    await club.table.run(lobby.create, STRANGER, PLACE, "caylus")
    before = (await club.table.read(queries.info, game)).seats
    with pytest.raises(SeatTaken, match="Stranger is already playing 2 games"):
        await club.table.run(lobby.give_seat, game, CAT, 0, STRANGER)
    assert (await club.table.read(queries.info, game)).seats == before


async def test_an_open_seat_is_neither_claimed_by_nor_given_to_whom_the_limit_binds(
    club,
):
    game = (await club.game(3)).info.id
    await club.table.run(seats.resign, game, BEN)
    await limit(club, games_per_person=1)
    await club.table.run(lobby.create, STRANGER, PLACE, "caylus")
    for attempt in (
        club.table.run(seats.claim, game, STRANGER),
        club.table.run(seats.replace, game, ANN, 1, STRANGER),
        club.table.run(seats.replace, game, MODERATOR, 1, STRANGER),
    ):
        with pytest.raises(
            SeatTaken,
            match="Stranger is already playing 1 game on this server; the limit is 1",
        ):
            await attempt
    assert (await club.table.read(queries.info, game)).seats[1].user is None
    await club.table.run(seats.claim, game, DAN)


async def test_a_vote_about_a_seat_gives_it_to_nobody_whom_the_limit_binds_by_then(
    club,
):
    position = await club.game(3)
    game, seat = position.info.id, position.decision.seat
    late = club.holder(position.info, seat)
    asker, other = [person for person in (ANN, BEN, CAT) if person != late]
    club.now += 8 * DAY
    vote = (await club.table.run(seats.replace, game, asker, seat, STRANGER)).vote
    await limit(club, games_per_person=1)
    await club.table.run(lobby.create, STRANGER, PLACE, "caylus")
    ended = await club.table.run(votes.answer, vote.id, other, True)
    assert ended.vote.status == "failed"
    assert ended.info.seats[seat].user == late.user
    with pytest.raises(SeatTaken, match="Stranger is already playing 1 game"):
        await club.table.run(seats.replace, game, asker, seat, STRANGER)


async def test_a_rematch_counts(club):
    ended = await club.play(await club.game(2))
    await limit(club, tables_per_person=1)
    await club.table.run(lobby.create, BEN, PLACE, "caylus")
    with pytest.raises(SeatTaken, match="Ben already has 1 open table on"):
        await club.table.run(lobby.rematch, ended.info.id, BEN)
    made = await club.table.run(lobby.rematch, ended.info.id, ANN)
    with pytest.raises(SeatTaken, match="Ben already has 1 open table on"):
        await club.table.run(lobby.rematch, ended.info.id, BEN)  # would join it
    assert [
        seat.user for seat in (await club.table.read(queries.info, made.info.id)).seats
    ] == [ANN.user]


async def test_a_game_against_computers_counts(club):
    await limit(club, games_per_person=2)
    for _ in range(2):
        await club.table.run(computers_use_cases.versus, ANN, PLACE, "caylus", 1, 1)
    for attempt in (
        club.table.run(computers_use_cases.versus, ANN, PLACE, "caylus", 1, 1),
        club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(computers=1)),
        club.table.run(lobby.create, ANN, PLACE, "caylus"),
    ):
        with pytest.raises(SeatTaken, match="Ann is already playing 2 games"):
            await attempt
    await limit(club, games_per_person=0, games=2)
    before = await club.counted()
    with pytest.raises(SeatTaken, match="already has 2 running games"):
        await club.table.run(computers_use_cases.versus, ANN, PLACE, "caylus", 1, 1)
    assert await club.counted() == before


async def test_a_game_that_is_over_goes_on_only_where_there_is_room_for_it(club):
    ended = await club.play(await club.game(2))
    game = ended.info.id
    await club.game(2)
    await limit(club, games_per_person=1)
    with pytest.raises(SeatTaken, match="Ann is already playing 1 game on this server"):
        await club.table.read(undo.preview, game, ANN)
    await limit(club, games_per_person=0, games=1)
    with pytest.raises(
        SeatTaken, match=r"1 running game; the limit is 1\. This game can continue when"
    ):
        await club.table.run(undo.undo, game, ANN, ended.revision)
    await limit(club, games=0)
    vote = (await club.table.run(undo.undo, game, ANN, ended.revision)).vote
    await limit(club, games=1)
    answered = await club.table.run(votes.answer, vote.id, BEN, True)
    assert (answered.vote.status, answered.info.status) == ("failed", "finished")


async def test_a_server_has_fifty_open_tables_unless_it_says_otherwise(club):
    text, _ = await record(club)
    for number in range(50):
        await club.table.run(lobby.create, Person(5_000 + number, "x"), PLACE, "caylus")
    for attempt in (
        club.table.run(lobby.create, CAT, PLACE, "caylus"),
        files.import_record(club.table, CAT, PLACE, text),
    ):
        with pytest.raises(
            SeatTaken, match=r"50 open tables; the limit is 50\. Join one"
        ):
            await attempt
    await club.table.run(lobby.create, CAT, Place(2, 20), "caylus")
    await limit(club, tables=51)
    await club.table.run(lobby.create, CAT, PLACE, "caylus")


async def test_a_server_may_limit_its_running_games_and_the_table_stays_open(club):
    waiting = await club.lobby(2)
    await club.game(2)
    await limit(club, games=1)
    with pytest.raises(
        SeatTaken, match=r"1 running game; the limit is 1\. This table stays open"
    ):
        await club.table.run(lobby.start, waiting, ANN)
    assert (await club.table.read(queries.info, waiting)).status == "lobby"
    await limit(club, games=0)
    await club.table.run(lobby.start, waiting, ANN)


def begun_by(name):
    return f"game: caylus\nplayers: {name}, Red\nseed: 1\n\n{name} place gate # a comment\n"


async def test_a_name_in_an_imported_record_has_at_most_100_characters(club):
    for length in (101, FAT // 2):
        before = await club.counted()
        with pytest.raises(
            BadChoice,
            match=f"the name on line 2 has {length:,} characters; at most 100 are allowed",
        ):
            await files.import_record(club.table, CAT, PLACE, begun_by("N" * length))
        assert await club.counted() == before
    made = await files.import_record(
        club.table, CAT, PLACE, f"game: caylus\nplayers: {'N' * 100}, Red\nseed: 1\n"
    )
    assert [seat.colour for seat in made.info.seats] == ["Blue", "Red"]


async def test_what_stands_before_the_actions_of_an_imported_record_is_bounded(club):
    fat = (
        "game: magna_carta\nplayers: Blue, Red\nseed: 1\n"
        + "deck Blue: small_farm\n" * 2_000
    )
    before = await club.counted()
    with pytest.raises(
        BadChoice,
        match=r"the part before its actions has [\d,]+ characters; at most 20,000 are allowed",
    ):
        await files.import_record(club.table, CAT, PLACE, fat)
    assert await club.counted() == before


async def test_the_longest_header_that_a_game_writes_is_far_from_the_bound(club):
    ended = await club.play(await club.game(4, "magna_carta"))
    text = (await files.export_record(club.table, ended.info.id)).text
    assert len(text.split("\n\n")[0]) * 3 < files.HEADER
