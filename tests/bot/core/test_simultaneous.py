"""Opening hands are chosen at the same time: kept secret until all are in, then performed in seating order."""

import itertools

import msgspec
import pytest

from bot.core import (
    expiry,
    history,
    integrity,
    lobby,
    outbox,
    play,
    queries,
    undo,
    votes,
)
from bot.core import seats as core_seats
from bot.core.errors import IllegalChoice, StaleRequest, UndoRefused
from bot.core.game_settings import Settings
from bot.core.model import Awaited
from bot.features.computers import use_cases as computers_use_cases
from bot.features.plans import use_cases as plans_use_cases
from bot.features.records import files
from rules.header import Header
from rules.register import find_game
from storage import games
from tests.bot.club import ANN, BEN, DAY, HOUR, MODERATOR, PEOPLE, PLACE, Club
from tests.bot.features.plans.steps import run_until
from tests.bot.jobs import clocks_of

MAGNA_CARTA = find_game("magna_carta")


async def dealt(club, players=3, **settings):
    """A game whose opening hands are still to be chosen."""
    position = await club.game(players, "magna_carta", **settings)
    assert len(position.together) == players
    return position


def waiting(position):
    return {each.seat for each in position.info.awaited}


async def choose(club, position, seat, code):
    person = club.holder(position.info, seat)
    return await club.table.run(
        play.act, position.info.id, person, position.revision, code
    )


async def others_know(club, game, person):
    """All that somebody else can find out about a game; who is waited for is theirs to know."""
    table = club.table
    position = await table.read(queries.position, game)
    return msgspec.json.encode(
        [
            position.info,
            position.view(),
            [position.view(seat) for seat in position.info.seats_of(person.user)],
            position.question(),
            position.kind,
            await table.read(history.history, game),
            await table.read(history.last_phase, game),
            await table.read(history.past_actions, game, 0),
            await table.read(queries.actions_behind, game, 0, person.user),
            await table.read(history.since, game, 0),
            (await files.export_record(table, game)).text,
            (await files.export_record(table, game, person.user)).text,
            [
                notification.body
                for notification in await table.read(outbox.pending, game, 1000)
            ],
            await table.read(queries.kept, game, person.user),
            (
                await table.read(plans_use_cases.coming_decisions, game, person)
            ).decisions,
            (await table.read(plans_use_cases.coming_decisions, game, person)).gone,
            await table.read(clocks_of, game),
        ],
        enc_hook=str,
    )


@pytest.mark.parametrize(
    ("players", "seed"), list(itertools.product((2, 3, 4), range(4)))
)
async def test_a_game_chosen_at_the_same_time_is_that_of_asking_one_after_the_other(
    tmp_path, players, seed
):
    club = await Club.open(tmp_path / "caylus.db", seed)
    try:
        position = await dealt(club, players)
        order = position.together
        codes = {seat: club.random.choice(("keep", "mulligan")) for seat in order}
        for seat in club.random.sample(order, players):
            position = (await choose(club, position, seat, codes[seat])).position
        rows = await club.rows("SELECT seat, code, source FROM action ORDER BY number")
        assert rows == [(seat, codes[seat], "person") for seat in order]
        position = await club.play(position)
        header = await club.table._database.read(
            lambda tx: games.header(tx, position.info.id)
        )
        taken = await club.rows("SELECT seat, code FROM action ORDER BY number")
        state, _ = MAGNA_CARTA.start(msgspec.json.decode(header, type=Header))
        for seat, code in taken:
            MAGNA_CARTA.apply(state, seat, code)
        assert MAGNA_CARTA.encode(state) == MAGNA_CARTA.encode(position._state)
    finally:
        await club.table.close()


async def test_nothing_is_done_before_all_have_chosen_and_then_everything_at_once(club):
    position = await dealt(club)
    first, second, third = position.together
    for seat in (third, first):
        outcome = await choose(club, position, seat, "mulligan")
        assert outcome.events == () and outcome.answered.together
        assert outcome.position.revision == position.revision
        assert await club.rows("SELECT count(*) FROM action") == [(0,)]
        assert all(not player.discard for player in outcome.position.view().players)
    assert waiting(outcome.position) == {second}
    outcome = await choose(club, position, second, "keep")
    assert outcome.events and outcome.position.revision == position.revision + 3
    assert [bool(player.discard) for player in outcome.position.view().players].count(
        True
    ) == 2


@pytest.mark.parametrize("codes", [("keep", "mulligan"), ("mulligan", "keep")])
async def test_games_that_differ_only_in_what_was_chosen_are_the_same_for_others(
    tmp_path, codes
):
    told = []
    for number, code in enumerate(codes):
        club = await Club.open(tmp_path / f"{number}.db", 5)
        try:
            position = await dealt(club, pace="24h")
            seat = position.together[0]
            await choose(club, position, seat, code)
            game, mine = position.info.id, club.holder(position.info, seat)
            others = [person for person in PEOPLE[:3] if person != mine]
            told.append([await others_know(club, game, person) for person in others])
        finally:
            await club.table.close()
    assert told[0] == told[1]


async def test_a_choice_can_be_changed_until_all_are_in_and_not_after(club):
    position = await dealt(club, 2)
    first, second = position.together
    game, person = position.info.id, club.holder(position.info, first)
    await choose(club, position, first, "mulligan")
    assert (
        str(await club.table.read(queries.kept, game, person.user))
        == "Discard the hand and draw 3 new cards"
    )
    again = await choose(club, position, first, "keep")
    assert waiting(again.position) == {second}
    await choose(club, position, second, "keep")
    assert await club.rows("SELECT seat, code FROM action ORDER BY number") == [
        (first, "keep"),
        (second, "keep"),
    ]
    assert await club.table.read(queries.kept, game, person.user) is None
    with pytest.raises(StaleRequest):
        await choose(club, position, first, "mulligan")


async def test_the_same_request_delivered_twice_chooses_once(club):
    position = await dealt(club, 2)
    person = club.holder(position.info, position.together[1])
    request = position.info.id, person, position.revision, "mulligan"
    await club.table.run_once("one", play.act, *request)
    assert (await club.table.run_once("one", play.act, *request)).repeated
    assert await club.rows("SELECT count(*) FROM answer_ahead") == [(1,)]


async def test_the_game_waits_for_everybody_who_has_not_chosen(club):
    position = await dealt(club)
    game = position.info.id
    for seat in position.together:
        person = club.holder(position.info, seat)
        assert [
            info.waits_for(person.user)
            for info in await club.table.read(queries.games_of, person.user)
        ] == [True]
        await choose(club, position, seat, "keep")
        if seat != position.together[-1]:
            assert [
                info.waits_for(person.user)
                for info in await club.table.read(queries.games_of, person.user)
            ] == [False]
    assert (await club.table.read(queries.position, game)).together == ()


async def test_each_has_a_clock_that_stops_when_they_have_chosen(club):
    position = await dealt(club, pace="24h")
    first, second, third = position.together
    begun = club.now
    assert set(position.info.awaited) == {
        Awaited(seat, begun + DAY, begun + 3 * DAY) for seat in position.together
    }
    club.now += DAY + HOUR
    outcome = await choose(club, position, second, "keep")
    left = {
        clock.seat: clock
        for clock in await club.table.read(clocks_of, position.info.id)
    }
    # an hour less, and the increment
    assert left[second].deadline is None and left[second].bank == 2 * DAY
    assert [left[seat].deadline for seat in (first, third)] == [begun + 3 * DAY] * 2
    assert set(outcome.info.awaited) == {
        Awaited(seat, None, begun + 3 * DAY) for seat in (first, third)
    }
    club.now += HOUR
    # changing it costs and brings nothing
    await choose(club, position, second, "mulligan")
    assert (await club.table.read(clocks_of, position.info.id))[second].bank == 2 * DAY
    await choose(club, position, first, "keep")
    outcome = await choose(club, position, third, "keep")
    left = {
        clock.seat: clock
        for clock in await club.table.read(clocks_of, position.info.id)
    }
    assert (
        left[second].bank == 2 * DAY and left[first].bank == left[third].bank == 2 * DAY
    )
    assert [each.seat for each in outcome.info.awaited] == [first]


async def test_a_pause_stops_the_clocks_of_all_and_keeps_what_is_left(club):
    position = await dealt(club, 2, pace="24h")
    game = position.info.id
    club.now += HOUR
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    club.now += 5 * DAY
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    assert {
        each.deadline for each in (await club.table.read(queries.info, game)).awaited
    } == {club.now + 3 * DAY - HOUR}


async def test_who_does_not_choose_in_time_keeps_the_hand_and_is_asked_what_follows(
    club,
):
    """One late answer that everybody gives at once puts nobody out of their first turn."""
    position = await dealt(club, 3, pace="12h", late="skip")
    first, second, third = position.together
    await choose(club, position, second, "mulligan")
    await club.post(position.info.id)
    club.now = position.info.awaited[0].deadline
    await club.table.run(expiry.sweep)
    bodies = [
        notification.body
        for notification in await club.table.read(
            outbox.pending, position.info.id, 1000
        )
    ]
    told = {
        (body.seat, body.code, body.absent)
        for body in bodies
        if type(body).__name__ == "TimeUp"
    }
    assert told == {(first, "", None), (third, "", None)}, (
        "nobody learns what was played"
    )
    rows = await club.rows("SELECT seat, code, source FROM action ORDER BY number")
    assert rows == [
        (first, "keep", "clock"),
        (second, "mulligan", "person"),
        (third, "keep", "clock"),
    ]
    info = (await club.table.read(queries.position, position.info.id)).info
    assert not any(seat.absent for seat in info.seats)
    (awaited,) = info.awaited
    banks = await club.rows("SELECT bank FROM clock WHERE seat = ?", first)
    assert (awaited.seat, banks) == (first, [(12 * HOUR,)]), "half of the bank is left"
    await club.post(position.info.id)
    await run_until(club, awaited.deadline)
    info = (await club.table.read(queries.position, position.info.id)).info
    assert [seat.seat for seat in info.seats if seat.absent] == [first], (
        "a decision missed is a turn missed"
    )


async def test_everybody_who_is_late_is_reminded_and_can_be_voted_out(club):
    position = await dealt(club, 3, pace="12h", late="vote")
    first, second, third = position.together
    await choose(club, position, first, "keep")
    club.now = next(
        each for each in position.info.awaited if each.seat == second
    ).deadline
    await club.table.run(expiry.sweep)
    asked = {
        vote.seat for vote in await club.table.read(votes.open_votes, position.info.id)
    }
    assert asked == {second, third}


async def test_a_stand_in_chooses_for_who_is_late_and_the_others_choices_stay(club):
    position = await dealt(club, 3, pace="12h", late="stand-in")
    game = position.info.id
    first, second, third = position.together
    await choose(club, position, first, "mulligan")
    club.now = next(
        each for each in position.info.awaited if each.seat == second
    ).deadline
    await club.table.run(expiry.sweep)
    info = await club.table.read(queries.info, game)
    assert info.seats[second].stand_in and not info.seats[first].stand_in
    for _ in range(2):
        thought = await computers_use_cases.next_thought(club.table, game)
        if thought is not None:
            await club.table.run(
                computers_use_cases.perform,
                game,
                thought.seat,
                thought.revision,
                "keep",
            )
    if waiting(await club.table.read(queries.position, game)) == {third}:
        await choose(club, await club.table.read(queries.position, game), third, "keep")
    rows = await club.rows(
        "SELECT seat, code, source FROM action WHERE phase = 0 ORDER BY number"
    )
    assert [row[:2] for row in rows] == [
        (first, "mulligan"),
        (second, "keep"),
        (third, "keep"),
    ]
    assert rows[0][2] == "person" and rows[1][2] == "stand_in"


async def test_who_leaves_takes_their_choice_along_and_the_newcomer_chooses(club):
    position = await dealt(club, 3, pace="24h")
    game = position.info.id
    first, second, third = position.together
    leaver = club.holder(position.info, first)
    await choose(club, position, first, "mulligan")
    await club.table.run(core_seats.resign, game, leaver)
    assert waiting(await club.table.read(queries.position, game)) == {second, third}, (
        "nobody is asked there"
    )
    waits = "SELECT code FROM answer_ahead WHERE seat = ? AND settled IS NULL"
    assert await club.rows(waits, first) == [("keep",)]
    newcomer = next(person for person in PEOPLE[3:])
    await club.table.run(core_seats.claim, game, newcomer)
    assert waiting(await club.table.read(queries.position, game)) == set(
        position.together
    )
    assert await club.rows(waits, first) == []
    position = await club.table.read(queries.position, game)
    club.now += HOUR
    for seat in (second, third, first):
        assert waiting(position)
        outcome = await choose(
            club, await club.table.read(queries.position, game), seat, "keep"
        )
        position = outcome.position
    rows = await club.rows("SELECT seat, code FROM action ORDER BY number")
    assert rows == [(first, "keep"), (second, "keep"), (third, "keep")]


async def test_computers_choose_first_each_for_itself(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(computers=2, level=1)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    game, seats = made.info.id, []
    while (
        thought := await computers_use_cases.next_thought(club.table, game)
    ) is not None and thought.kind:
        if (await club.table.read(queries.info, game)).phase != 0:
            break
        assert (
            await club.table.run(
                computers_use_cases.perform,
                game,
                1 - thought.seat,
                thought.revision,
                "keep",
            )
            is None
        )
        seats.append(thought.seat)
        await club.table.run(
            computers_use_cases.perform, game, thought.seat, thought.revision, "keep"
        )
    assert sorted(seats) == [1, 2]
    position = await club.table.read(queries.position, game)
    assert waiting(position) == {0} and position.decision.seat == 0
    outcome = await club.table.run(play.act, game, ANN, position.revision, "mulligan")
    assert outcome.position.revision == position.revision + 3
    rows = await club.rows(
        "SELECT seat, source FROM action WHERE phase = 0 ORDER BY seat"
    )
    assert rows == [(0, "person"), (1, "computer"), (2, "computer")]


async def test_nothing_is_lost_when_the_bot_is_started_again(club):
    position = await dealt(club)
    first, second, third = position.together
    await choose(club, position, second, "mulligan")
    await club.reopen()
    position = await club.table.read(queries.position, position.info.id)
    assert waiting(position) == {first, third}
    assert str(
        await club.table.read(
            queries.kept, position.info.id, club.holder(position.info, second).user
        )
    )
    await choose(club, position, first, "keep")
    await choose(club, position, third, "keep")
    rows = await club.rows("SELECT code FROM action ORDER BY number")
    assert rows == [("keep",), ("mulligan",), ("keep",)]


async def test_undo_has_nothing_to_take_back_before_all_have_chosen(club):
    position = await dealt(club, 2)
    seat = position.together[0]
    await choose(club, position, seat, "mulligan")
    with pytest.raises(UndoRefused) as refused:
        await club.table.read(
            undo.preview, position.info.id, club.holder(position.info, seat)
        )
    assert refused.value.message.id == "table-undo-together"


async def test_an_undo_asks_its_player_again_and_the_choices_of_later_seats_wait(club):
    position = await dealt(club)
    game = position.info.id
    first, second, third = position.together
    for seat, code in ((first, "keep"), (second, "mulligan"), (third, "mulligan")):
        position = (
            await choose(
                club, await club.table.read(queries.position, game), seat, code
            )
        ).position
    asker = club.holder(position.info, second)
    vote = (await club.table.run(undo.undo, game, asker, position.revision)).vote
    for seat in vote.answers:
        await club.table.run(
            votes.answer, vote.id, club.holder(position.info, seat), True
        )
    position = await club.table.read(queries.position, game)
    assert position.info.number == 1 and waiting(position) == {second}
    assert position.decision.seat == second
    await choose(club, position, second, "keep")
    rows = await club.rows(
        "SELECT seat, code FROM action WHERE undone IS NULL ORDER BY number"
    )
    assert rows == [(first, "keep"), (second, "keep"), (third, "mulligan")]


async def test_somebody_who_sits_elsewhere_or_chooses_what_is_not_there_is_refused(
    club,
):
    position = await dealt(club, 2)
    seat = position.together[1]
    with pytest.raises(IllegalChoice) as refused:
        await choose(club, position, seat, "draw")
    assert refused.value.position is not None
    assert waiting(await club.table.read(queries.position, position.info.id)) == set(
        position.together
    )


async def test_who_plays_every_seat_is_asked_one_after_the_other(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(practice=3)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    assert position.together == () and len(position.info.awaited) == 1
    outcome = await club.table.run(
        play.act, made.info.id, ANN, position.revision, "mulligan"
    )
    assert outcome.events and outcome.position.revision == position.revision + 1


async def test_a_stored_game_with_choices_that_wait_is_in_order(club):
    position = await dealt(club)
    await choose(club, position, position.together[1], "mulligan")
    found = await club.table._database.read(
        lambda tx: list(integrity._oddities(tx, club.hooks, position.info.id))
    )
    assert found == []


async def test_another_pace_gives_whoever_is_waited_for_a_new_clock_and_nobody_else(
    club,
):
    position = await dealt(club, 3, pace="24h")
    game, (first, second, third) = position.info.id, position.together
    await choose(club, position, second, "keep")
    club.now += HOUR
    await club.table.run(
        core_seats.change, game, MODERATOR, Settings(pace="12h"), reason="They agree"
    )
    info = await club.table.read(queries.info, game)
    assert {each.seat for each in info.awaited} == {first, third}
    assert {each.deadline for each in info.awaited} == {club.now + 36 * HOUR}
    assert {clock.seat for clock in await club.table.read(clocks_of, game)} == {
        first,
        third,
    }
