"""Leaving a game: who leaves stands behind who stayed, in ranks, ratings and statistics; with two people the other has
won. Most games end at once with a result that is given, for what counts is who was there."""

import pytest

from bot.core import lobby, play, queries, seats, undo, user_data, votes
from bot.core.admission import Admission
from bot.core.errors import NotSeated
from bot.text import reports
from bot.text.localization import localization_for
from rules.model import Result
from storage import games
from tests.bot.club import ANN, BEN, CAT, DAN, PEOPLE, PLACE


async def end(club, game, scores):
    """The rules end the game with these scores."""
    best = max(scores)
    result = Result(
        tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best)
    )
    await club.table.run(_end, game, result)
    return await club.table.read(queries.info, game)


def _end(uow, game, result):
    row = uow.row(game)
    play._end(uow, row, play.game_of(row), result)


async def everybody_acted(club, position):
    """Plays until every person has acted once."""
    acted = set()
    while len(acted) < len(position.info.seats):
        acted.add(position.decision.seat)
        position = await club.act(position)
    return position


async def in_turn(club, game, turn):
    """The game has come as far as that turn."""
    await club.table.run(_in_turn, game, turn)


def _in_turn(uow, game, turn):
    row = uow.row(game)
    row.turn = turn
    games.advance(uow.tx, row)


async def rated(club):
    """By person: the rank that a rated game gave, and whether the rating went up; those who are not named."""
    rows = await club.rows("SELECT user, rank, mu_after > mu FROM rated")
    return {user: (rank, bool(up)) for user, rank, up in rows if user is not None}


async def results(club):
    return dict(
        await club.rows(
            "SELECT user, rank FROM result WHERE user IS NOT NULL ORDER BY seat"
        )
    )


# The table: players, stand-in or not, rated or not, who leaves when

LATE = {"wait": "none", "skip": "24h", "vote": "24h", "stand-in": "24h"}


@pytest.mark.parametrize("rating", ["yes", "no"])
@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("when", ["first", "middle", "late"])
async def test_with_two_players_the_other_has_won_at_once(club, when, late, rating):
    position = await club.game(2, pace=LATE[late], late=late, rated=rating)
    if when != "first":
        position = await everybody_acted(club, position)
    if when == "late":
        await in_turn(club, position.info.id, 7)
    over = (await club.table.run(seats.resign, position.info.id, BEN)).info
    assert (over.status, over.forfeit, over.winners, over.ranks) == (
        "finished",
        True,
        (0,),
        (1, 2),
    )
    assert [seat.left for seat in over.seats] == [None, "resigned"]
    assert await results(club) == {ANN.user: 1, BEN.user: 2}
    named = {ANN.user: (1, True), BEN.user: (2, False)}
    # before the third turn a forfeit is nobody's skill
    counts = rating == "yes" and when == "late"
    assert await rated(club) == (named if counts else {})
    assert (await club.post(over.id))[-1].winners == (0,)


@pytest.mark.parametrize("rating", ["yes", "no"])
@pytest.mark.parametrize("late", ["skip", "stand-in"])
@pytest.mark.parametrize("when", ["first", "middle"])
@pytest.mark.parametrize("leaver", ["first", "middle", "last"])
@pytest.mark.parametrize("players", [3, 4, 5])
async def test_who_leaves_stands_behind_who_stayed(
    club, players, leaver, when, late, rating
):
    position = await club.game(players, pace="24h", late=late, rated=rating, level=1)
    game = position.info.id
    if when == "middle":
        position = await everybody_acted(club, position)
    gone = {"first": 0, "middle": players // 2, "last": players - 1}[leaver]
    left = (await club.table.run(seats.resign, game, PEOPLE[gone])).info
    assert (left.status, left.seats[gone].user) == ("running", None)
    assert left.seats[gone].stand_in == (1 if late == "stand-in" else None)
    assert late == "stand-in" or gone not in [each.seat for each in left.awaited]
    scores = [50 - seat for seat in range(players)]
    scores[gone] = 90  # whoever plays there, or nobody, has most
    over = await end(club, game, scores)
    stayed = [seat for seat in range(players) if seat != gone]
    places = {seat: place for place, seat in enumerate([*stayed, gone], 1)}
    assert over.ranks == tuple(places[seat] for seat in range(players))
    assert over.winners == (stayed[0],)
    assert not over.forfeit
    told = reports.winners_line(localization_for("en"), over)
    won, behind = f"wins with {scores[stayed[0]]} prestige. ", over.seats[gone].colour
    assert told.partition(won)[2].startswith("Ranked behind everyone who stayed, des")
    assert told.endswith(f" {behind}."), "it has the most points on the board"
    assert await results(club) == {
        PEOPLE[seat].user: place for seat, place in places.items()
    }
    named = await rated(club)
    assert {user: rank for user, (rank, _) in named.items()} == (
        await results(club) if named else {}
    )
    assert bool(named) == (rating == "yes")
    assert not named or not named[PEOPLE[gone].user][1]


# One after the other, claims, computers


async def test_the_last_who_is_there_has_won_and_the_others_stand_in_order_of_leaving(
    club,
):
    position = await everybody_acted(club, await club.game(4))
    game = position.info.id
    for person in (CAT, ANN):
        club.now += 60
        assert (
            await club.table.run(seats.resign, game, person)
        ).info.status == "running"
    club.now += 60
    await in_turn(club, game, 7)
    over = (await club.table.run(seats.resign, game, BEN)).info
    assert (over.forfeit, over.ranks, over.winners) == (True, (3, 2, 4, 1), (3,))
    assert {user: rank for user, (rank, _) in (await rated(club)).items()} == {
        DAN.user: 1,
        BEN.user: 2,
        ANN.user: 3,
        CAT.user: 4,
    }


async def test_the_game_is_not_rated_for_who_claimed_and_counts_for_who_left(club):
    position = await everybody_acted(club, await club.game(3))
    game = position.info.id
    await club.table.run(seats.resign, game, BEN)
    await club.table.run(seats.claim, game, DAN)
    over = await end(club, game, (40, 60, 50))
    assert (over.ranks, over.winners) == ((3, 1, 2), (1,))
    assert {user: rank for user, (rank, _) in (await rated(club)).items()} == {
        CAT.user: 1,
        ANN.user: 2,
        BEN.user: 3,
    }
    assert await results(club) == {ANN.user: 3, DAN.user: 1, CAT.user: 2, BEN.user: 3}
    left = await club.rows("SELECT user, number FROM tally WHERE what = 'left'")
    assert left == [(BEN.user, 1)]
    played = await club.rows(
        "SELECT number FROM tally WHERE what = 'games' AND user = 0"
    )
    assert played == [(3,)], "who left doesn't count twice among all"


async def test_against_computers_alone_leaving_is_losing(club):
    number = await club.lobby(1, computers=2, rated="yes")
    game = (await club.table.run(lobby.start, number, ANN)).info.id
    await in_turn(club, game, 7)
    over = (await club.table.run(seats.resign, game, ANN)).info
    assert (over.status, over.forfeit, over.ranks[0]) == ("finished", True, 3)
    assert await rated(club) == {ANN.user: (3, False)}


async def test_the_decisions_of_a_seat_that_was_left_are_skipped_to_the_end(club):
    position = await club.play(await club.game(3, rated="yes"), 8)
    game, gone = position.info.id, position.decision.seat
    person = club.holder(position.info, gone)
    left = await club.table.run(seats.resign, game, person)
    assert left.position.decision.seat != gone
    over = await club.play(left.position)
    assert over.info.status == "finished"
    assert over.info.ranks[gone] == 3
    sources = await club.rows(
        "SELECT DISTINCT source FROM action WHERE game = ? AND seat = ? AND revision > ?",
        game,
        gone,
        position.revision,
    )
    assert sources == [("clock",)]


async def test_opening_hands_go_on_without_who_left(club):
    position = await club.game(3, "magna_carta")
    game = position.info.id
    left = await club.table.run(seats.resign, game, BEN)
    assert 1 not in [each.seat for each in left.info.awaited]
    await club.play(left.position, 6)
    assert (await club.table.read(queries.info, game)).number > 3


# Taking it back


async def test_a_forfeit_is_taken_back_only_if_both_agree(club):
    position = await everybody_acted(club, await club.game(2, undo="off"))
    game = position.info.id
    for asker, other, agrees in ((BEN, ANN, False), (ANN, BEN, True)):
        if not agrees:
            await club.table.run(seats.resign, game, BEN)
        revision = (await club.table.read(queries.info, game)).revision
        asked = await club.table.run(undo.undo, game, asker, revision)
        assert (asked.info.status, asked.vote.kind) == ("finished", "undo")
        after = (await club.table.run(votes.answer, asked.vote.id, other, agrees)).info
        assert after.status == ("running" if agrees else "finished")
    assert (after.forfeit, after.ranks, [seat.left for seat in after.seats]) == (
        False,
        None,
        [None, None],
    )
    assert await rated(club) == {}
    assert await results(club) == {}
    ended = await club.play(await club.table.read(queries.position, game))
    assert ended.info.status == "finished"
    assert set(await rated(club)) == {ANN.user, BEN.user}


async def test_who_was_forgotten_has_left_for_good(club):
    position = await everybody_acted(club, await club.game(2))
    game = position.info.id
    await in_turn(club, game, 7)
    await club.table.run(user_data.forget, BEN.user)
    over = await club.table.read(queries.info, game)
    assert (over.status, over.winners, over.seats[1].user) == ("finished", (0,), None)
    assert await rated(club) == {ANN.user: (1, True)}
    with pytest.raises(Exception, match="no action"):
        await club.table.run(undo.undo, game, ANN, over.revision)
    with pytest.raises(NotSeated):
        await club.table.run(undo.undo, game, BEN, over.revision)


async def test_what_is_asked_before_leaving(club):
    position = await club.game(3, pace="24h", late="stand-in")
    game = position.info.id
    what = await club.table.read(seats.leaving, game, 1)
    assert what == seats.Leaving(True, (), False, 1000, True, False)
    position = await everybody_acted(club, position)
    await club.table.run(seats.resign, game, CAT)
    what = await club.table.read(seats.leaving, game, 1)
    assert (what.winners, what.abandoned, what.share) == ((0,), False, 0)
    await in_turn(club, game, 3)
    assert (await club.table.read(seats.leaving, game, 1)).share == 200


async def test_whoever_took_over_is_not_told_that_leaving_costs_them_rating(club):
    position = await everybody_acted(club, await club.game(3))
    await club.table.run(seats.resign, position.info.id, CAT)
    await club.table.run(seats.claim, position.info.id, DAN)
    for seat, share in ((1, 1000), (2, None)):
        what = await club.table.read(seats.leaving, position.info.id, seat)
        assert (what.share, what.substitute) == (share, share is None)


# Beginning anew without an early quitter


async def offered(club, players=3, **settings):
    """Somebody leaves before the second turn; the vote that is asked then, None where none is."""
    position = await everybody_acted(club, await club.game(players, **settings))
    await club.table.run(seats.resign, position.info.id, BEN)
    asked = [
        vote
        for vote in await club.table.read(votes.open_votes, position.info.id)
        if vote.kind == "anew"
    ]
    return asked[0] if asked else None


async def test_who_stays_is_asked_once_whether_to_begin_anew_without_an_early_quitter(
    club,
):
    chosen = {"admission": Admission(reliable=80), "places": 4}
    vote = await offered(club, 4, pace="48h", late="skip", level=4, **chosen)
    assert vote.answers == {0: None, 2: None, 3: None}
    old = await club.table.read(queries.info, vote.game)
    for person in (ANN, CAT):
        await club.table.run(votes.answer, vote.id, person, True)
    assert (await club.table.read(queries.info, old.id)).status == "running", (
        "everybody has to agree"
    )
    await club.table.run(votes.answer, vote.id, DAN, True)
    assert (await club.table.read(queries.info, old.id)).status == "cancelled"
    new = await club.table.read(queries.info, old.id + 1)
    assert (new.status, new.host) == ("running", ANN.user)
    assert sorted(seat.user for seat in new.seats) == [ANN.user, CAT.user, DAN.user]
    for name in ("options", "settings", "rated", "admission"):
        assert getattr(new, name) == getattr(old, name), name
    assert await rated(club) == {}


async def test_who_has_as_many_games_as_they_may_begins_anew_all_the_same(club):
    most = {
        "games_per_person": "1",
        "tables_per_person": "1",
        "tables": "1",
        "games": "1",
    }
    vote = await offered(club, 3)
    await club.table.run(user_data.set_server, PLACE.server, most)
    for person in (ANN, CAT):
        await club.table.run(votes.answer, vote.id, person, True)
    assert (await club.table.read(votes.find, vote.id)).status == "passed"
    assert (await club.table.read(queries.info, vote.game + 1)).status == "running"


async def test_the_game_goes_on_where_somebody_would_rather_play_it_and_nobody_is_asked_again(
    club,
):
    vote = await offered(club, 4)
    await club.table.run(votes.answer, vote.id, CAT, False)
    assert (await club.table.read(queries.info, vote.game)).status == "running"
    await club.table.run(seats.resign, vote.game, CAT)
    assert [
        one.kind for one in await club.table.read(votes.open_votes, vote.game)
    ] == []


@pytest.mark.parametrize("why", ["two", "later"])
async def test_it_is_not_offered_where_one_is_left_or_a_turn_is_over(club, why):
    if why == "two":
        assert await offered(club, 2) is None
        return
    position = await club.game(3)
    await in_turn(club, position.info.id, 2)
    await club.table.run(seats.resign, position.info.id, BEN)
    assert await club.table.read(votes.open_votes, position.info.id) == ()
