"""Computers at the table: how they sit down, what they are asked, how they act, and that nobody has to ask them."""

import pytest

from bot.core import lobby, queries, tenures, undo, user_data, votes
from bot.core import lobby as core_lobby
from bot.core import seats as core_seats
from bot.core.errors import BadChoice, NotAllowed, SeatTaken
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.core.table_settings import LEVELS
from bot.features.computers import use_cases as computers_use_cases
from bot.features.records import files
from players.levels import LEVELS as PLAYED
from players.levels import choose
from players.minds import mind_of
from rules.register import find_game
from tests.bot.club import ANN, BEN, CAT, MODERATOR, PLACE


async def move(club, game):
    """A computer of level 1 decides; the outcome of its action."""
    thought = await computers_use_cases.next_thought(club.table, game)
    state = find_game(thought.kind).decode(thought.state.encode())
    code = choose(mind_of(thought.kind), state, 0, thought.seed).code
    return await club.table.run(
        computers_use_cases.perform, game, thought.seat, thought.revision, code
    )


async def until_person(club, game):
    while await computers_use_cases.next_thought(club.table, game) is not None:
        await move(club, game)
    return await club.table.read(queries.position, game)


async def versus(club, computers=1, game="caylus", **settings):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, game, Settings(computers=computers, **settings)
    )
    await club.table.run(core_lobby.start, made.info.id, ANN)
    return await until_person(club, made.info.id)


def test_the_levels_are_those_of_the_players():
    assert tuple(PLAYED) == LEVELS


async def test_computers_sit_beside_the_host_with_names_and_a_level_of_their_own(club):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, "caylus", Settings(computers=2, level=3)
    )
    seats = made.info.seats
    assert [(seat.user, seat.level) for seat in seats] == [
        (ANN.user, None),
        (None, 3),
        (None, 3),
    ]
    assert len({seat.name for seat in seats}) == 3
    assert made.info.settings.level == 3


async def test_a_computer_never_has_the_name_of_somebody_at_the_table(club):
    made = await club.table.run(
        core_lobby.create, Person(7, "ada"), PLACE, "caylus", Settings(computers=4)
    )
    assert [seat.name for seat in made.info.seats] == [
        "ada",
        "Basil",
        "Clemence",
        "Dunstan",
        "Edith",
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"computers": 5}, "You can add 1 to 4 computers to a table of Caylus, not 5"),
        ({"computers": -1}, "1 to 4 computers"),
        ({"computers": 1, "level": 6}, "no level 6; computers play at level 1 to 5"),
        ({"level": 0}, "no level 0"),
        ({"computers": 1, "practice": 2}, "leave out `practice`"),
    ],
)
async def test_computers_that_do_not_fit_are_refused_with_the_bound(
    club, options, said
):
    before = await club.counted()
    with pytest.raises(BadChoice, match=said):
        await club.table.run(
            core_lobby.create, ANN, PLACE, "caylus", Settings(**options)
        )
    assert await club.counted() == before


async def test_the_host_adds_and_removes_computers_and_nobody_else(club):
    game = await club.lobby(2)
    with pytest.raises(NotAllowed):
        await club.table.run(computers_use_cases.add, game, BEN)
    added = await club.table.run(computers_use_cases.add, game, ANN, 4)
    assert added.info.seats[2].level == 4
    with pytest.raises(NotAllowed):
        await club.table.run(computers_use_cases.remove, game, BEN)
    removed = await club.table.run(computers_use_cases.remove, game, ANN)
    assert [seat.user for seat in removed.info.seats] == [ANN.user, BEN.user]
    with pytest.raises(SeatTaken, match="There's no computer"):
        await club.table.run(computers_use_cases.remove, game, ANN)


async def test_people_who_leave_make_room_before_the_computers(club):
    game = await club.lobby(2)
    await club.table.run(computers_use_cases.add, game, ANN)
    left = await club.table.run(core_lobby.leave, game, BEN)
    assert [(seat.user, seat.level) for seat in left.info.seats] == [
        (ANN.user, None),
        (None, 3),
    ]
    closed = await club.table.run(core_lobby.leave, game, ANN)
    assert closed.info.status == "cancelled"


async def test_a_table_full_of_computers_says_who_can_make_room(club):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, "caylus", Settings(computers=4)
    )
    with pytest.raises(SeatTaken, match="The host can remove a computer"):
        await club.table.run(core_lobby.join, made.info.id, BEN)
    with pytest.raises(SeatTaken, match="at most 5 players"):
        await club.table.run(computers_use_cases.add, made.info.id, ANN)


async def test_one_person_starts_against_a_computer_in_one_step(club):
    delivery = club.delivery()
    outcome = await club.table.run_once(
        delivery, computers_use_cases.versus, ANN, PLACE, "caylus", 1, 2
    )
    assert outcome.info.status == "running"
    assert [seat.level for seat in outcome.info.seats] == [None, 2]
    again = await club.table.run_once(
        delivery, computers_use_cases.versus, ANN, PLACE, "caylus", 1, 2
    )
    assert again.repeated and again.info.id == outcome.info.id
    assert (await club.table.read(queries.counts))["running"] == 1


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_game_against_computers_comes_to_its_end(club, kind):
    position = await versus(club, 2, kind)
    game = position.info.id
    while position.decision is not None:
        assert position.info.seats[position.decision.seat].user == ANN.user
        await club.act(position)
        position = await until_person(club, game)
    assert position.info.status == "finished"
    sources = {
        row[0]
        for row in await club.rows(
            "SELECT DISTINCT source FROM action WHERE game = ?", game
        )
    }
    assert sources == {"person", "computer"}
    assert "Ada" not in (await files.export_record(club.table, game)).text


async def test_a_choice_for_a_position_that_has_changed_is_dropped(club):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, "caylus", Settings(computers=1)
    )
    game = (await club.table.run(core_lobby.start, made.info.id, ANN)).info.id
    if await computers_use_cases.next_thought(club.table, game) is None:
        await club.act(await club.table.read(queries.position, game))
    thought = await computers_use_cases.next_thought(club.table, game)
    await move(club, game)
    before = await club.counted()
    assert (
        await club.table.run(
            computers_use_cases.perform, game, thought.seat, thought.revision, "pass"
        )
        is None
    )
    assert await club.counted() == before


async def test_a_computer_is_asked_nothing_while_the_game_is_paused_or_a_person_decides(
    club,
):
    position = await versus(club)
    game = position.info.id
    assert await computers_use_cases.next_thought(club.table, game) is None
    assert await club.table.read(computers_use_cases.waiting) == ()
    await club.act(position)
    assert await club.table.read(computers_use_cases.waiting) == (game,)
    # she alone decides: computers have no vote
    await club.table.run(votes.pause, game, ANN)
    assert (await club.table.read(queries.info, game)).paused is not None
    assert await computers_use_cases.next_thought(club.table, game) is None
    assert await club.table.read(computers_use_cases.waiting) == ()


async def test_the_worker_is_told_nothing_that_the_seat_cannot_know(club):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, "magna_carta", Settings(computers=1)
    )
    game = (await club.table.run(core_lobby.start, made.info.id, ANN)).info.id
    position = await club.table.read(queries.position, game)
    while (thought := await computers_use_cases.next_thought(club.table, game)) is None:
        position = await club.act(position)
    rules = find_game("magna_carta")
    (row,) = await club.rows("SELECT seed FROM game WHERE id = ?", game)
    dealt = rules.decode(thought.state.encode())
    position = await club.table.read(queries.position, game)
    assert rules.hand(dealt, thought.seat) == position.hand(thought.seat)
    assert rules.view(dealt, thought.seat) == position.view(thought.seat)
    other = 1 - thought.seat
    assert rules.hand(dealt, other) != position.hand(other)
    assert str(row[0]) not in thought.state


async def test_an_undo_beyond_what_a_computer_did_asks_only_people(club):
    position = await versus(club, 1)
    game = position.info.id
    number = position.info.number
    await club.act(position)
    position = await until_person(club, game)
    assert position.info.number > number + 1
    preview = await club.table.read(undo.preview, game, ANN)
    assert preview.asks == ()
    undone = await club.table.run(undo.undo, game, ANN, position.revision)
    assert undone.vote is None
    assert undone.info.number == number
    assert undone.info.deciding == 0


async def test_where_undo_is_free_a_computer_does_not_end_it(club):
    position = await versus(club, 1, undo="free")
    game = position.info.id
    await club.act(position)
    position = await until_person(club, game)
    assert (await club.table.run(undo.undo, game, ANN, position.revision)).vote is None


async def test_computers_have_no_vote(club):
    made = await club.table.run(
        core_lobby.create, ANN, PLACE, "caylus", Settings(computers=1)
    )
    await club.table.run(core_lobby.join, made.info.id, BEN)
    game = (await club.table.run(core_lobby.start, made.info.id, ANN)).info.id
    asked = await club.table.run(votes.cancel, game, ANN)
    assert set(asked.vote.answers) == {0, 2}
    assert (
        await club.table.run(votes.answer, asked.vote.id, BEN, True)
    ).info.status == "cancelled"


async def test_the_seat_of_a_computer_is_not_open_but_the_host_can_give_it_to_somebody(
    club,
):
    position = await versus(club, 2)
    game = position.info.id
    with pytest.raises(SeatTaken, match="No seat is open"):
        await club.table.run(core_seats.claim, game, BEN)
    with pytest.raises(SeatTaken, match="held by Ada"):
        await club.table.run(core_seats.claim, game, BEN, 1)
    with pytest.raises(NotAllowed):
        await club.table.run(core_seats.replace, game, BEN, 1, CAT)
    with pytest.raises(SeatTaken, match="A computer plays"):
        await club.table.run(core_seats.replace, game, ANN, 1, None)
    given = await club.table.run(core_seats.replace, game, ANN, 1, BEN)
    assert [seat.user for seat in given.info.seats] == [ANN.user, BEN.user, None]
    assert [seat.level for seat in given.info.seats] == [None, None, 3]


async def test_computers_wait_when_nobody_is_left_to_play_against(club):
    position = await versus(club, 1)
    game = position.info.id
    position = await club.act(position)
    assert position.info.deciding == 1

    def opened(uow):
        tenures.vacate(uow, uow.row(game), 0, "opened")

    await club.table.run(opened)
    assert await computers_use_cases.next_thought(club.table, game) is None
    await club.table.run(core_seats.claim, game, BEN)
    info = await club.table.read(queries.info, game)
    assert (await computers_use_cases.next_thought(club.table, game) is not None) == (
        info.deciding == 1
    )


async def test_who_leaves_a_game_against_computers_ends_it_and_they_think_no_more(club):
    position = await club.act(await versus(club, 1))
    game = position.info.id
    assert await computers_use_cases.next_thought(club.table, game) is not None
    await club.table.run(core_seats.resign, game, ANN)
    info = await club.table.read(queries.info, game)
    assert (info.status, info.forfeit, info.ranks) == ("finished", True, (2, 1))
    assert await computers_use_cases.next_thought(club.table, game) is None


async def test_a_game_against_computers_counts_for_who_made_it(club):
    await club.table.run(user_data.set_server, PLACE.server, {"games_per_person": "2"})
    await versus(club)
    await versus(club)
    with pytest.raises(SeatTaken, match="playing 2 games"):
        await club.table.run(computers_use_cases.versus, ANN, PLACE, "caylus", 1, 1)
    assert (
        await club.table.run(
            core_lobby.create, BEN, PLACE, "caylus", Settings(computers=1)
        )
    ).info.status == "lobby"


async def test_a_rematch_brings_the_same_computers_again(club):
    position = await versus(club, 2, level=1)
    game = position.info.id
    while position.decision is not None:
        await club.act(position)
        position = await until_person(club, game)
    made = await club.table.run(lobby.rematch, game, ANN)
    assert [(seat.user, seat.level) for seat in made.info.seats] == [
        (ANN.user, None),
        (None, 1),
        (None, 1),
    ]


async def test_a_record_whose_seats_are_all_computers_does_not_start(club):
    position = await club.play(await club.game(2), 4)
    text = (await files.export_record(club.table, position.info.id)).text
    lobby = (await files.import_record(club.table, CAT, PLACE, text)).info.id
    await club.table.run(computers_use_cases.add, lobby, CAT)
    await club.table.run(computers_use_cases.add, lobby, MODERATOR)
    with pytest.raises(BadChoice, match="at least one seat must be a person's"):
        await club.table.run(core_lobby.start, lobby, CAT)
    await club.table.run(computers_use_cases.remove, lobby, CAT)
    await club.table.run(core_lobby.give_seat, lobby, CAT, 1, CAT)
    assert (await club.table.run(core_lobby.start, lobby, CAT)).info.status == "running"
