"""Requests: kept, counted, brought together once, and gone when they are fulfilled, taken back or old."""

import pytest

from bot.core import expiry, lobby, queries, user_data
from bot.core.clock import user_time
from bot.core.errors import BadChoice, SeatTaken
from bot.core.jobs import DAY
from bot.core.limits import DEFAULTS
from bot.core.model import Person
from bot.core.notifications import Card, Invited
from bot.features.computers import use_cases as computers_use_cases
from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.matchmaking import lobbies, requests
from bot.features.matchmaking.lobbies import CALM
from bot.features.matchmaking.requests import LIVE_LASTS, LOBBY_KEPT_SECONDS, Criteria
from storage.match_requests import CONFIRM, SEARCH
from tests.bot.club import ANN, BEN, CAT, DAN, PLACE
from tests.bot.jobs import loaded

SERVER, CHANNEL = PLACE.server, PLACE.channel
EVE_USER = 99
TWO = Criteria("caylus", (2,), ("24h",))
TWO_OR_THREE = Criteria("caylus", (2, 3), ("24h",))
SOME = Criteria("caylus", (2, 3), ("24h", "48h"), ping=True)


async def request(club, person, wanted=SOME, channel=CHANNEL):
    return await club.table.run(requests.add, SERVER, channel, person.user, wanted)


HIDDEN = CHANNEL + 1


async def work(club, blind=()):
    """Does what is due as the bot does it, where some (person, channel) don't see the channel; returns the lobbies."""
    made = []
    for request in await loaded(club.table, SEARCH, lobbies.search):
        unseen = set()
        while True:
            plan = await club.table.run(lobbies.plan, request.id, unseen)
            if plan is None:
                break
            found = {(user, plan.channel) for user in plan.users} & set(blind)
            if found:
                assert not found <= unseen
                unseen |= found
                continue
            game = await club.table.run(lobbies.propose, request.id, plan)
            made += [] if game is None else [game]
            break
    return made


async def mine(club, person):
    return (await club.table.read(requests.board, SERVER, person.user)).mine


async def test_a_lone_request_is_counted_and_a_second_one_brings_both_to_a_table_without_a_host(
    club,
):
    assert (await request(club, ANN)).others == 0
    assert await work(club) == []
    assert await loaded(club.table, SEARCH, lobbies.search) == ()
    assert (
        await request(club, BEN, Criteria(None, (2, 3, 4), ("48h",), "de"))
    ).others == 1
    (game,) = await work(club)
    info = await club.table.read(queries.info, game)
    assert (info.host, info.seats, info.lobby.offered) == (
        None,
        (),
        (ANN.user, BEN.user),
    )
    assert (
        info.game,
        info.settings.pace,
        info.settings.language,
        info.lobby.places,
        info.channel,
    ) == (
        "caylus",
        "48h",
        "de",
        3,
        CHANNEL,
    )
    waiting = await club.table.read(invitations_use_cases.waiting, game)
    assert waiting == ((), (ANN.user,), 0)  # Ben asked for no mention
    assert [type(body) for body in await club.post(game)] == [Card, Invited]
    assert await work(club) == []
    joined = await club.table.run(lobby.join, game, BEN)
    assert joined.info.host == BEN.user
    await club.table.run(lobby.join, game, ANN)
    await club.table.run(lobby.start, game, BEN)
    assert await mine(club, ANN) == await mine(club, BEN) == ()


@pytest.mark.parametrize(
    ("usual", "pace"), [(None, "24h"), ("72h", "72h"), ("7d", "24h")]
)
async def test_of_the_paces_that_all_want_a_table_has_that_of_new_tables_on_its_server(
    club, usual, pace
):
    await club.table.run(user_data.set_server, SERVER, {"pace": usual, "late": "vote"})
    for person in (ANN, BEN):
        await request(club, person, Criteria(None, (2,), ("24h", "72h", "none")))
    (game,) = await work(club)
    info = await club.table.read(queries.info, game)
    assert (info.settings.pace, info.settings.late) == (pace, "vote")


async def test_a_table_that_is_declined_does_not_come_again_for_the_same_people_but_with_another(
    club,
):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    await club.table.run(invitations_use_cases.decline, game, ANN)
    assert (await club.table.read(queries.info, game)).status == "lobby"
    await club.table.run(invitations_use_cases.decline, game, BEN)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    club.now += CALM
    assert await work(club) == []
    await club.table.run(requests.withdraw, SERVER, ANN.user)
    await request(club, ANN)  # anew: still the same two
    assert await work(club) == []
    await request(club, CAT)
    (other,) = await work(club)
    assert (
        other != game
        and len((await club.table.read(queries.info, other)).lobby.offered) == 3
    )


async def test_who_takes_a_request_back_is_not_told_of_what_was_offered_for_it(club):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    await request(club, ANN)  # once more: the same request
    assert (await club.table.read(invitations_use_cases.waiting, game)).seekers == (
        ANN.user,
        BEN.user,
    )
    await club.table.run(requests.withdraw, SERVER, ANN.user)
    assert (await club.table.read(invitations_use_cases.waiting, game)).seekers == (
        BEN.user,
    )


async def test_a_table_that_its_only_person_leaves_stays_for_the_others_whom_it_was_offered(
    club,
):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    await club.table.run(lobby.join, game, ANN)
    left = (await club.table.run(lobby.leave, game, ANN)).info
    assert (left.status, left.host, left.seats) == ("lobby", None, ())
    await club.table.run(invitations_use_cases.decline, game, ANN)
    assert (await club.table.run(lobby.join, game, BEN)).info.host == BEN.user
    assert (await club.table.run(lobby.leave, game, BEN)).info.status == "cancelled"


async def test_nobody_is_added_to_a_table_whose_people_are_asleep_at_their_hours(club):
    await club.table.run(user_time.set_hours, ANN.user, "8-16", "UTC")
    await request(club, ANN, Criteria("caylus", (2, 3), ("24h",), hours=True))
    await request(club, BEN, TWO_OR_THREE)
    (game,) = await work(club)
    club.now += CALM
    await club.table.run(user_time.set_hours, CAT.user, "20-4", "UTC")
    await request(club, CAT, TWO_OR_THREE)
    assert await work(club) == []
    await club.table.run(user_time.set_hours, CAT.user, "8-16", "Europe/Paris")
    await request(club, CAT, TWO_OR_THREE)
    assert await work(club) == [game]


async def test_who_comes_later_is_offered_the_table_that_is_there(club):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    await request(club, CAT)
    assert await work(club) == [game]
    assert (await club.table.read(queries.info, game)).lobby.offered == (
        ANN.user,
        BEN.user,
        CAT.user,
    )
    assert await club.rows("SELECT count(*) FROM game") == [(1,)]


async def test_nobody_is_offered_what_they_can_not_see_or_take_or_would_refuse(club):
    for person in (ANN, BEN, CAT):
        await request(club, person)
    assert await work(club, blind=[(ANN.user, CHANNEL), (CAT.user, CHANNEL)]) == []
    await club.table.run(requests.withdraw, SERVER, CAT.user)
    await club.table.run(invitations_use_cases.refuse, BEN.user, [ANN.user], more=True)
    await club.table.run(lobbies.wake, SERVER)
    assert await work(club) == []
    assert (await mine(club, ANN))[0].others == 0
    await club.table.run(invitations_use_cases.refuse, BEN.user, [], more=False)
    await club.table.run(user_time.away, BEN.user, 86_400)
    await club.table.run(lobbies.wake, SERVER)
    assert await work(club) == []
    club.now += 86_400
    assert len(await work(club)) == 1  # Ben is back


async def test_a_table_that_somebody_does_not_see_keeps_them_from_no_other(club):
    for person in (ANN, BEN):
        await request(club, person, TWO_OR_THREE, HIDDEN)
    (hidden,) = await work(club)
    club.now += CALM
    unseen = [(person.user, HIDDEN) for person in (CAT, DAN)]
    for person in (CAT, DAN):
        await request(club, person, TWO_OR_THREE)
    (game,) = await work(club, unseen)
    info = await club.table.read(queries.info, game)
    assert (info.channel, info.lobby.offered) == (CHANNEL, (CAT.user, DAN.user))
    assert (await club.table.read(queries.info, hidden)).lobby.offered == (
        ANN.user,
        BEN.user,
    )


async def test_people_come_together_in_a_channel_that_all_of_them_see_whoever_requested_last(
    club,
):
    await request(club, BEN, TWO)
    await work(club)
    await request(club, ANN, TWO, HIDDEN)
    (game,) = await work(club, [(BEN.user, HIDDEN)])
    assert (await club.table.read(queries.info, game)).channel == CHANNEL


async def test_who_no_longer_sees_a_table_is_free_for_another_with_the_same_people(
    club,
):
    for person in (ANN, BEN):
        await request(club, person, TWO, HIDDEN)
    (game,) = await work(club)
    club.now += DAY
    due, other = sorted(
        await loaded(club.table, SEARCH, lobbies.search), key=lambda due: due.user
    )  # looked up again every day
    assert await club.table.read(lobbies.binding, due.id) == ((game, HIDDEN),)
    await club.table.run(lobbies.release, game, due.id)
    assert await club.table.read(lobbies.binding, due.id) == ()
    assert (await club.table.read(queries.info, game)).lobby.offered == (BEN.user,)
    await club.table.run(lobbies.release, game, other.id)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    await request(club, ANN, TWO)
    assert len(await work(club)) == 1


async def test_who_has_as_many_games_as_they_may_looks_for_none(club):
    await request(club, ANN)
    for _ in range(DEFAULTS["tables_per_person"]):
        await club.lobby(1)
    await request(club, BEN)
    assert await work(club) == []
    assert await mine(club, ANN) == () and len(await mine(club, BEN)) == 1


async def test_who_was_just_offered_a_table_is_offered_no_other_for_ten_minutes_but_others_are(
    club,
):
    for person in (ANN, BEN):
        await request(club, person)
    (first,) = await work(club)
    for person in (CAT, DAN):
        await request(club, person, TWO)
    (second,) = await work(club)  # a server has as many tables as there are people for
    assert second != first
    for game, users in ((first, (ANN, BEN)), (second, (CAT, DAN))):
        for user in users:
            await club.table.run(invitations_use_cases.decline, game, user)
    assert await work(club) == []
    club.now += CALM - 1
    assert await work(club) == []
    club.now += 1
    assert len(await work(club)) >= 1


async def test_a_live_request_is_matched_at_once_told_to_both_and_gone_after_three_hours(
    club,
):
    live = Criteria("caylus", (2,), ("live",))
    assert (await request(club, ANN, live)).ends == club.now + LIVE_LASTS
    await request(club, BEN, live)
    (game,) = await work(club)
    await request(club, CAT, Criteria("caylus", (2,), ("live", "7d")))
    assert await work(club) == []  # that table's seats are kept
    info = await club.table.read(queries.info, game)
    assert info.settings.pace == "live" and len(info.lobby.offered) == 2
    assert (
        await club.table.read(invitations_use_cases.waiting, game)
    ).seekers == info.lobby.offered
    club.now += LIVE_LASTS
    assert await loaded(club.table, CONFIRM, lobbies.confirm) == ()
    assert await mine(club, ANN) == () == await mine(club, BEN)
    await request(club, DAN, live)  # Cat's is for other paces alone by now
    assert await work(club) == [] and (await mine(club, DAN))[0].others == 0


async def test_a_request_for_exactly_four_opens_a_table_for_exactly_four_with_seats_kept_for_a_day(
    club,
):
    await club.table.run(
        user_data.set_server,
        SERVER,
        {"late": "vote", "undo": "off", "pictures": "full"},
    )
    for person in (ANN, BEN, CAT, DAN):
        await request(club, person, Criteria("caylus", (4,), ("24h",)))
    (game,) = await work(club)
    info = await club.table.read(queries.info, game)
    assert (info.lobby.places, info.lobby.numbers_wanted, len(info.lobby.offered)) == (
        4,
        (4,),
        4,
    )
    assert (info.settings.late, info.settings.undo, info.settings.pictures) == (
        "vote",
        "off",
        "full",
    )
    with pytest.raises(SeatTaken, match="held for the people matched"):
        await club.table.run(lobby.join, game, Person(EVE_USER, "Eve"))
    for person in (ANN, BEN, CAT):
        await club.table.run(lobby.join, game, person)
    with pytest.raises(SeatTaken, match="held for"):
        await club.table.run(computers_use_cases.add, game, ANN)
    with pytest.raises(BadChoice, match=r"number of players: 4\. Here now: 3"):
        await club.table.run(lobby.start, game, ANN)
    club.now += DAY
    await club.table.run(lobby.join, game, Person(EVE_USER, "Eve"))
    assert (await club.table.run(lobby.start, game, ANN)).info.status == "running"


async def test_who_would_play_with_fewer_after_all_takes_the_request_back(club):
    for person in (ANN, BEN, CAT):
        await request(club, person, Criteria("caylus", (3,), ("24h",)))
    (game,) = await work(club)
    for person in (ANN, BEN):
        await club.table.run(lobby.join, game, person)
    with pytest.raises(BadChoice, match="Here now: 2"):
        await club.table.run(lobby.start, game, ANN)
    for person in (ANN, BEN):
        await club.table.run(requests.withdraw, SERVER, person.user)
    assert (await club.table.run(lobby.start, game, ANN)).info.status == "running"


async def test_a_table_that_nobody_wants_closes_and_its_requests_stay(club):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    club.now += LOBBY_KEPT_SECONDS
    await club.table.run(expiry.sweep)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    assert len(await mine(club, ANN)) == 1
    assert await work(club) == []


async def test_a_plan_that_is_no_longer_so_opens_nothing(club):
    for person in (ANN, BEN):
        await request(club, person)
    due, _ = await loaded(club.table, SEARCH, lobbies.search)
    plan = await club.table.run(lobbies.plan, due.id, ())
    await club.table.run(requests.withdraw, SERVER, BEN.user)
    assert await club.table.run(lobbies.propose, due.id, plan) is None
    gone = lobbies.Plan(CHANNEL, (ANN.user,), 99)
    assert await club.table.run(lobbies.propose, due.id, gone) is None
    assert await club.rows("SELECT count(*) FROM game") == [(0,)]


async def test_the_table_of_one_server_brings_nobody_of_another(club):
    await request(club, ANN)
    await club.table.run(requests.add, 2, 20, BEN.user, SOME)
    assert await work(club) == []
    many = [Person(7000 + n, f"P{n}") for n in range(3)]
    for person in many:
        await club.table.run(requests.add, 2, 20, person.user, SOME)
    (game,) = await work(club)
    assert (await club.table.read(queries.info, game)).server == 2
