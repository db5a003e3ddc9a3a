"""Following: what followers are to be told, once, and of nothing that they may not know."""

import pytest

from bot.core import history, jobs, queries, seats, undo, user_data, votes
from bot.features.follow import use_cases as follow_use_cases
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, EVE, PLACE
from tests.bot.jobs import fail, loaded

SERVER = PLACE.server


async def telling(club, seconds=follow_use_cases.GATHER):
    """What is to be told after a while."""
    club.now += seconds
    return await loaded(club.table, follow_use_cases.KIND, follow_use_cases.load)


async def phase(club, position):
    """Plays to the end of the present phase."""
    turn, now = position.info.turn, position.info.phase
    return await club.play(
        position, until=lambda at: (at.info.turn, at.info.phase) != (turn, now)
    )


async def test_a_follower_is_told_at_the_end_of_a_phase_and_several_become_one_message(
    club,
):
    position = await club.game(2)
    game = position.info.id
    assert (
        await club.table.run(follow_use_cases.follow_game, EVE.user, game, "phases")
        is None
    )
    position = await phase(club, await phase(club, position))
    assert await loaded(club.table, follow_use_cases.KIND, follow_use_cases.load) == ()
    (message,) = await telling(club)
    (item,) = message.items
    assert (message.user, item.game, item.phases, item.began, item.over) == (
        EVE.user,
        game,
        True,
        False,
        False,
    )
    events = (await club.table.read(history.after, game, item.since)).events
    assert sum(type(event).__name__ == "PhaseEnded" for event in events) >= 2
    await club.table.run(follow_use_cases.posted, SERVER, EVE.user)
    assert await telling(club, DAY) == ()
    await phase(club, position)
    assert len(await telling(club)) == 1


async def test_a_message_that_failed_is_tried_again_with_the_same_and_then_comes_what_happened_since(
    club,
):
    position = await club.game(2)
    await club.table.run(
        follow_use_cases.follow_game, EVE.user, position.info.id, "phases"
    )
    position = await phase(club, position)
    (first,) = await telling(club)
    await fail(club.table, follow_use_cases.KIND)
    await phase(club, position)
    await club.reopen()
    (again,) = await telling(club, DAY)
    assert again == first
    await club.table.run(follow_use_cases.posted, SERVER, EVE.user)
    (later,) = await telling(club, DAY)
    assert later.nonce != first.nonce
    assert not (await club.table.read(follow_use_cases.of, EVE.user)).refused
    await club.table.run(follow_use_cases.posted, SERVER, EVE.user, refused=True)
    assert (
        await club.table.read(follow_use_cases.of, EVE.user)
    ).refused and await telling(club, DAY) == ()


async def test_an_end_that_was_taken_back_is_not_told_and_one_that_was_told_is_not_told_again(
    club,
):
    position = await club.game(2, undo="consent")
    game = position.info.id
    await club.table.run(follow_use_cases.follow_game, EVE.user, game, "end")
    await club.table.run(follow_use_cases.follow_game, DAN.user, game, "end")
    last = (await club.play(position)).info

    async def take_back(info):
        asked = await club.table.run(undo.undo, game, ANN, info.revision)
        await club.table.run(votes.answer, asked.vote.id, BEN, True)

    await take_back(last)
    assert await telling(club) == ()
    last = (await club.play(await club.table.read(queries.position, game))).info
    assert [message.user for message in await telling(club)] == [DAN.user, EVE.user]
    await club.table.run(follow_use_cases.posted, SERVER, EVE.user)
    await take_back(last)
    await club.play(await club.table.read(queries.position, game))
    assert [message.user for message in await telling(club)] == [DAN.user]


async def test_followers_of_a_person_are_told_of_begin_and_end_and_never_who_plays_there(
    club,
):
    assert (
        await club.table.run(follow_use_cases.follow_person, EVE.user, SERVER, BEN.user)
        is None
    )
    assert (
        await club.table.run(follow_use_cases.follow_person, ANN.user, SERVER, BEN.user)
        is None
    )
    assert (
        await club.table.run(
            follow_use_cases.follow_person, DAN.user, SERVER + 1, BEN.user
        )
        is None
    )
    position = await club.game(2)
    (message,) = await telling(club)
    assert (message.user, message.items[0].began, message.items[0].people) == (
        EVE.user,
        True,
        (BEN.user,),
    )
    await club.table.run(follow_use_cases.posted, SERVER, EVE.user)
    await club.play(position)
    (message,) = await telling(club, DAY)
    assert message.items[0].over and not message.items[0].phases


@pytest.mark.parametrize(
    "how", ["nobody", "this one", "stopped", "switched off", "has joined", "forgotten"]
)
async def test_who_is_refused_has_stopped_or_may_not_is_told_nothing_of_what_waits(
    club, how
):
    made = club.table
    await made.run(follow_use_cases.follow_person, EVE.user, SERVER, BEN.user)
    position = await club.game(3)
    if how == "nobody":
        await made.run(follow_use_cases.privacy, BEN.user, False)
        assert (
            await made.run(follow_use_cases.follow_person, DAN.user, SERVER, BEN.user)
            == "refused"
        )
    elif how == "this one":
        await made.run(follow_use_cases.privacy, BEN.user, refuse=EVE.user)
        assert (
            await made.run(follow_use_cases.follow_person, EVE.user, SERVER, BEN.user)
            == "refused"
        )
        assert (
            await made.run(follow_use_cases.follow_person, DAN.user, SERVER, BEN.user)
            is None
        )
    elif how == "stopped":
        await made.run(follow_use_cases.leave_person, EVE.user, SERVER, BEN.user)
    elif how == "switched off":
        await club.table.run(
            user_data.set_server, SERVER, {follow_use_cases.SERVER: "no"}
        )
        assert (
            await made.run(
                follow_use_cases.follow_game, CAT.user, position.info.id, "end"
            )
            == "off"
        )
    elif how == "has joined":
        await club.table.run(seats.resign, position.info.id, BEN)
        await club.table.run(seats.claim, position.info.id, EVE)
    else:
        await club.table.run(user_data.forget, BEN.user)
    assert await telling(club) == ()
    assert (
        await club.table.read(jobs.next_due, follow_use_cases.KIND) is None
        or await telling(club, DAY) == ()
    )


async def test_a_follower_gets_so_many_messages_a_day_and_follows_so_many_games(club):
    position = await club.game(2)
    await club.table.run(
        follow_use_cases.follow_game, EVE.user, position.info.id, "phases"
    )
    club.now -= club.now % DAY
    had = 0
    for _ in range(30):
        position = await phase(club, position)
        if await telling(club, follow_use_cases.APART):
            await club.table.run(follow_use_cases.posted, SERVER, EVE.user)
            had += 1
    assert had == follow_use_cases.A_DAY
    assert len(await telling(club, DAY)) == 1
    assert (
        await club.table.run(
            follow_use_cases.follow_game, ANN.user, position.info.id, "end"
        )
        == "seated"
    )
    for person in range(follow_use_cases.MOST_FOLLOWED):
        assert (
            await club.table.run(
                follow_use_cases.follow_person, EVE.user, SERVER, 5000 + person
            )
            is None
        )
    assert (
        await club.table.run(follow_use_cases.follow_person, EVE.user, SERVER, BEN.user)
        == "full"
    )


async def test_everything_about_following_is_told_to_its_person_and_forgotten_with_them(
    club,
):
    position = await club.game(2)
    made = club.table
    await made.run(follow_use_cases.follow_game, EVE.user, position.info.id, "phases")
    await made.run(follow_use_cases.follow_person, EVE.user, SERVER, BEN.user)
    await made.run(follow_use_cases.privacy, EVE.user, refuse=DAN.user)
    await phase(club, position)
    about = await club.table.read(user_data.about, EVE.user)
    assert all(
        about[what]
        for what in (
            "follows_games",
            "follows_people",
            "refuses_followers",
            "tidings",
            "letters",
        )
    )
    assert "followed_by" not in await club.table.read(user_data.about, BEN.user)
    assert await made.read(follow_use_cases.privacy, BEN.user) == (1, ())
    await club.table.run(user_data.forget, EVE.user)
    assert await made.read(follow_use_cases.of, EVE.user) == follow_use_cases.Follows(
        (), (), False
    )
    assert await telling(club) == ()
    assert await made.read(follow_use_cases.privacy, BEN.user) == (0, ())
