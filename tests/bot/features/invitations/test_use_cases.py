"""Who may join a lobby: everybody, invited players, or people within a range of ratings; and unwanted invitations."""

import pytest

from bot.core import lobby, queries, user_data
from bot.core.admission import OPEN, PROVISIONAL, Admission
from bot.core.errors import BadChoice, NotAllowed, SeatTaken
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.core.notifications import Card, Invited
from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.records import files
from bot.features.statistics import queries as statistics_queries
from bot.features.statistics.plackett_luce import MILLION
from storage import games, ratings
from tests.bot.club import ANN, BEN, CAT, DAN, MODERATOR, PLACE, STRANGER

NEAR = Admission("rated", 900, 1200)
HIDDEN = PLACE.channel + 1


async def rate(club, person, shown, played=PROVISIONAL):
    """Gives somebody a rating that people see as that number."""
    ordinal = (shown - 1000) * MILLION // 40
    row = ratings.RatingRow(person.user, ordinal + 3, 1, ordinal, played)
    await club.table._database.write(
        lambda tx: ratings.keep(tx, PLACE.server, "caylus", row)
    )


@pytest.mark.parametrize(
    ("admission", "rating", "played", "taken"),
    [
        (NEAR, 900, PROVISIONAL, True),
        (NEAR, 1200, PROVISIONAL, True),
        (NEAR, 899, PROVISIONAL, False),
        (NEAR, 1201, 400, False),
        (NEAR, 1000, PROVISIONAL - 1, False),
        (Admission("rated", 900, 1200, True), 2000, 0, True),
        (Admission("rated", 900), 3000, PROVISIONAL, True),
        (Admission("rated", None, 900), 901, PROVISIONAL, False),
        (Admission("rated"), 1, PROVISIONAL, True),
    ],
)
def test_a_rated_table_takes_who_has_a_rating_that_counts_within_its_bounds(
    admission, rating, played, taken
):
    assert admission.takes(rating, played) is taken


async def test_a_table_by_invitation_is_closed_to_others_and_open_to_whom_its_host_invites(
    club,
):
    made = await club.table.run(
        lobby.create,
        ANN,
        PLACE,
        "caylus",
        Settings(admission=Admission("invited")),
        invited=[BEN.user],
    )
    game = made.info.id
    before = await club.counted()
    with pytest.raises(NotAllowed, match="only for invited players"):
        await club.table.run(lobby.join, game, CAT)
    with pytest.raises(NotAllowed, match="Only the host"):
        await club.table.run(invitations_use_cases.invite, game, BEN, [CAT])
    assert await club.counted() == before
    await club.table.run(lobby.join, game, BEN)
    await club.table.run_once(
        "once", invitations_use_cases.invite, game, ANN, [CAT, BEN, CAT]
    )
    assert (
        await club.table.run_once(
            "once", invitations_use_cases.invite, game, ANN, [DAN]
        )
    ).repeated
    assert (await club.table.read(invitations_use_cases.waiting, game)).users == (
        CAT.user,
    )
    assert [type(body) for body in await club.post(game)][-2:] == [Card, Invited]
    await club.table.run(invitations_use_cases.mark_called, game, [CAT.user])
    assert (await club.table.read(invitations_use_cases.waiting, game)) == ((), (), 2)
    joined = await club.table.run(lobby.join, game, CAT)
    assert [seat.user for seat in joined.info.seats] == [ANN.user, BEN.user, CAT.user]


async def test_who_declines_is_not_asked_again_and_nobody_can_ask_a_whole_server(club):
    game = (
        await club.table.run(lobby.create, ANN, PLACE, "caylus", invited=[BEN.user])
    ).info.id
    declined = await club.table.run(invitations_use_cases.decline, game, BEN)
    assert declined.info.lobby.invited == ()
    with pytest.raises(NotAllowed, match="declined"):
        await club.table.run(invitations_use_cases.invite, game, ANN, [BEN])
    await club.table.run(invitations_use_cases.admit, game, ANN, Admission("invited"))
    await club.table.run(lobby.join, game, BEN)  # who thinks better of it
    await club.table.run(lobby.leave, game, BEN)
    with pytest.raises(NotAllowed, match="aren't invited"):
        await club.table.run(invitations_use_cases.decline, game, CAT)
    crowd = [Person(5000 + n, f"P{n}") for n in range(20)]
    with pytest.raises(BadChoice, match="1 of at most 20"):
        await club.table.run(invitations_use_cases.invite, game, ANN, crowd)
    await club.table.run(invitations_use_cases.invite, game, ANN, crowd[:19])


async def test_a_rated_table_says_kindly_why_somebody_can_not_join_and_takes_who_is_invited(
    club,
):
    await rate(club, BEN, 1000)
    await rate(club, CAT, 1300)
    await rate(club, DAN, 1000, PROVISIONAL - 1)
    game = (
        await club.table.run(
            lobby.create, ANN, PLACE, "caylus", Settings(admission=NEAR)
        )
    ).info.id
    await club.table.run(lobby.join, game, BEN)
    with pytest.raises(NotAllowed, match="from 900 to 1200, and yours is 1300"):
        await club.table.run(lobby.join, game, CAT)
    with pytest.raises(NotAllowed, match="rated games: 4 of 5"):
        await club.table.run(lobby.join, game, DAN)
    await club.table.run(
        invitations_use_cases.admit, game, ANN, Admission("rated", 900, 1200, True)
    )
    await club.table.run(lobby.join, game, DAN)
    await club.table.run(invitations_use_cases.invite, game, ANN, [CAT])
    await club.table.run(lobby.join, game, CAT)
    with pytest.raises(BadChoice, match="0 to 4,000, the lower one first"):
        await club.table.run(
            invitations_use_cases.admit, game, ANN, Admission("rated", 1200, 900)
        )
    with pytest.raises(NotAllowed, match="Only the host"):
        await club.table.run(invitations_use_cases.admit, game, BEN, OPEN)
    await club.table.run(invitations_use_cases.admit, game, MODERATOR, OPEN)
    await club.table.run(lobby.join, game, STRANGER)
    await club.table.run(user_data.set_server, PLACE.server, {"ratings": "no"})
    with pytest.raises(BadChoice, match="switched off"):
        await club.table.run(invitations_use_cases.admit, game, ANN, NEAR)


async def test_bounds_lie_around_a_rating_that_counts(club):
    await rate(club, BEN, 1260)
    await rate(club, CAT, 1260, PROVISIONAL - 1)

    def near(*asked):
        return club.table.read(statistics_queries.admission_near, *asked)

    assert await near(PLACE.server, "caylus", BEN.user) == Admission(
        "rated", 1100, 1500
    )
    assert await near(PLACE.server, "caylus", CAT.user) == Admission("rated")


async def test_who_refuses_somebodys_invitations_is_brought_to_none_of_their_tables(
    club,
):
    inviting = club.table
    assert await inviting.run(
        invitations_use_cases.refuse, BEN.user, [ANN.user, BEN.user], more=True
    ) == (ANN.user,)
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", invited=[BEN.user, CAT.user]
    )
    assert made.info.lobby.invited == (CAT.user,)
    with pytest.raises(NotAllowed, match="You can't invite"):
        await inviting.run(invitations_use_cases.invite, made.info.id, ANN, [BEN])
    record = (await files.export_record(club.table, (await club.game(2)).info.id)).text
    imported = (await files.import_record(club.table, ANN, PLACE, record)).info.id
    with pytest.raises(NotAllowed, match="You can't invite"):
        await club.table.run(lobby.give_seat, imported, ANN, 0, BEN)
    with pytest.raises(BadChoice, match=r"of people \(25\)"):
        await inviting.run(
            invitations_use_cases.refuse, BEN.user, range(1, 40), more=True
        )
    about = await club.table.read(user_data.about, BEN.user)
    assert [row["other_user"] for row in about["refuses"]] == [ANN.user]
    assert "refused_by" not in await club.table.read(user_data.about, ANN.user)
    assert (
        await inviting.run(invitations_use_cases.refuse, BEN.user, [], more=False) == ()
    )
    await inviting.run(invitations_use_cases.invite, made.info.id, ANN, [BEN])
    assert BEN.user in (await club.table.read(queries.info, made.info.id)).lobby.invited
    await inviting.run(invitations_use_cases.refuse, BEN.user, [ANN.user], more=True)
    assert (
        BEN.user
        not in (await club.table.read(queries.info, made.info.id)).lobby.invited
    )
    await club.table.run(user_data.forget, ANN.user)
    assert await inviting.read(invitations_use_cases.refused, BEN.user) == ()


async def test_a_rematch_is_for_those_its_game_was_for(club):
    near = Admission("rated", None, 1100, True)
    begun = await club.game(2, undo="free", admission=near)
    ended = await club.play(begun)
    again = (await club.table.run(lobby.rematch, ended.info.id, BEN)).info
    assert (again.admission, again.lobby.invited) == (near, (ANN.user,))
    await rate(club, ANN, 2000)
    assert len((await club.table.run(lobby.join, again.id, ANN)).info.seats) == 2


async def test_a_table_for_fewer_people_than_the_game_takes_is_full_with_them(club):
    game = await club.lobby(2)
    await club.table._database.write(lambda tx: games.update(tx, game, places=2))
    with pytest.raises(SeatTaken, match="limited to 2"):
        await club.table.run(lobby.join, game, CAT)


async def test_practice_tables_and_records_have_no_kind(club):
    with pytest.raises(BadChoice, match="a practice table has one person"):
        await club.table.run(
            lobby.create,
            ANN,
            PLACE,
            "caylus",
            Settings(practice=2, admission=Admission("invited")),
        )
    game = (
        await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(practice=2))
    ).info.id
    with pytest.raises(BadChoice, match="a practice table has one person"):
        await club.table.run(invitations_use_cases.admit, game, ANN, NEAR)
    with pytest.raises(BadChoice, match="a practice table has one person"):
        await club.table.run(invitations_use_cases.invite, game, ANN, [BEN])
