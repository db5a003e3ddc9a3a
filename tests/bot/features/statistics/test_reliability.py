"""How reliable people are: what counts, who is told, and what a host may ask for."""

import discord
import pytest

from bot.core import admission, lobby, queries, seats, stand_in, undo, user_data, votes
from bot.core.admission import NOTHING_KNOWN, PROVISIONAL, Admission, Reliability
from bot.core.errors import NotAllowed
from bot.core.game_settings import Settings
from bot.core.model import Place
from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import START
from storage import statistics
from storage.statistics import ResultRow
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, HOUR, PLACE
from tests.bot.core.clock.test_absent import GRACE, awake, passes
from tests.bot.core.test_leaving import end, everybody_acted
from tests.bot.features.computers.test_use_cases import move
from tests.bot.features.invitations.test_admission import item
from tests.bot.features.statistics.test_statistics import ask, finished
from tests.bot.settings import set_to
from tests.bot.world import world


async def known(club, person):
    found = await club.table.read(admission.reliability_of, PLACE.server, [person.user])
    return found.get(person.user, NOTHING_KNOWN)


def newest(here):
    return next(
        one
        for one in here.channel.history()
        if "Open to" in one.content or "For people" in one.content
    )


async def another(here):
    await here.slash(0, here.channel, "new", game="caylus")
    return newest(here)


async def played(table, user, games=10, done=9, deadlines=100, missed=2, hour=100):
    """Gives somebody sums of so many rated games in a server."""
    row = ResultRow(*(1, 0, 1, 10, "caylus", 2, 0, user, None, 1, 0, 1, 0, 0, "{}"))
    sums = [("finished", games, done), ("deadlines", deadlines, missed)]
    sums += [("within-hour", 100, hour), ("within-day", 100, 100)]
    await table._database.write(lambda tx: statistics.add(tx, user, row, sums))


async def test_a_rated_game_that_is_finished_counts_for_everybody_and_going_back_takes_that_back(
    club,
):
    position = await club.play(await club.game(3, pace="24h", undo="consent"))
    for person in (ANN, BEN, CAT):
        found = await known(club, person)
        seat = next(one.seat for one in position.info.seats if one.user == person.user)
        ((own,),) = await club.rows("SELECT count(*) FROM action WHERE seat = ?", seat)
        assert found == Reliability(1, 1, own, 0)
    asked = await club.table.run(
        undo.undo, position.info.id, ANN, position.info.revision
    )
    for person in (BEN, CAT):
        await club.table.run(votes.answer, asked.vote.id, person, True)
    assert await known(club, ANN) == NOTHING_KNOWN


async def test_who_leaves_has_not_finished_and_who_takes_the_seat_is_not_counted(club):
    position = await everybody_acted(club, await club.game(3))
    game = position.info.id
    await club.table.run(seats.resign, game, BEN)
    await club.table.run(seats.claim, game, DAN)
    await club.play(await club.table.read(queries.position, game))
    found = [await known(club, person) for person in (ANN, BEN, CAT, DAN)]
    assert [(one.games, one.finished) for one in found] == [
        (1, 1),
        (1, 0),
        (1, 1),
        (0, 0),
    ]
    assert {one.deadlines for one in found} == {0}, "nobody had any"


async def test_a_missed_deadline_counts_once_however_many_turns_are_skipped(club):
    await awake(club)
    position = await everybody_acted(club, await club.game(3, pace="24h", late="skip"))
    seat = position.decision.seat
    gone = club.holder(position.info, seat)
    await passes(club, 72 * HOUR + 3 * GRACE)
    while (
        position := await club.table.read(queries.position, position.info.id)
    ).decision is not None:
        await club.act(position)
    found = await known(club, gone)
    assert (found.games, found.finished, found.missed) == (1, 0, 1)
    own = "SELECT count(*) FROM action WHERE seat = ? AND source = 'person'"
    assert await club.rows(own, seat) == [(found.deadlines - 1,)]


@pytest.mark.parametrize(
    ("scores", "gains"), [([60, 30, 20], True), ([20, 60, 30], False)]
)
async def test_what_a_computer_did_at_the_end_is_missed_and_halves_a_gain_but_no_loss(
    club, scores, gains
):
    await awake(club)
    settings = {"pace": "24h", "late": "stand-in", "level": 1, "together": "no"}
    position = await everybody_acted(club, await club.game(3, **settings))
    game = position.info.id
    await club.table.run(stand_in.ask_for, game, ANN)
    for _ in range(6):
        position = await club.table.read(queries.position, game)
        by_computer = position.info.seats[position.decision.seat].player is not None
        await (
            move(club, game)
            if by_computer
            else club.act(position, position.decision.actions[0])
        )
    done = "SELECT count(*) FROM action WHERE seat = 0 AND source = 'stand_in'"
    ((by_computer,),) = await club.rows(done)
    assert by_computer > 1 and position.info.turn == 1
    await club.table.run(stand_in.come_back, game, ANN)
    await end(club, game, scores)
    found = await known(club, ANN)
    assert (found.finished, found.missed) == (1, by_computer), "each of its decisions"
    rows = await club.rows(
        "SELECT user, mu_after - 3 * sigma_after, gain, loss FROM rated ORDER BY seat"
    )
    (_, after, gain, loss), *others = rows
    assert (gain, loss) == (500, 1000) and all(
        row[2:] == (1000, 1000) for row in others
    )
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    whole = plackett_luce.rate([START] * 3, ranks)[0].ordinal
    assert (START.ordinal < after < whole) if gains else abs(after - whole) <= 1


@pytest.mark.parametrize("how", ["unrated", "hidden", "made before", "left at once"])
async def test_other_games_count_for_nobody(club, how):
    if how == "hidden":
        club.table.is_public = lambda *_: False
    position = await club.game(
        3, "magna_carta", rated="no" if how == "unrated" else "yes"
    )
    game = position.info.id
    if how == "made before":
        await club.table._database.write(
            lambda tx: tx.execute("UPDATE game SET counts = 1")
        )
    if how == "left at once":
        await club.table.run(seats.resign, game, CAT)
    await club.play(await club.table.read(queries.position, game))
    left = how == "left at once"  # who plays on is rated, whoever leaves
    assert [(await known(club, one)).games for one in (ANN, BEN, CAT)] == [
        int(left)
    ] * 3
    assert [(await known(club, one)).finished for one in (ANN, CAT)] == [int(left), 0]


async def test_how_fast_somebody_answers_is_told_in_words_if_they_want_it(club):
    for person, hour, day in ((ANN, 75, 100), (BEN, 74, 75), (CAT, 10, 74)):
        await played(club.table, person.user, hour=hour)
        change = [("within-day", 0, day - 100)]
        row = ResultRow(
            *(1, 0, 1, 10, "caylus", 2, 0, person.user, None, 1, 0, 1, 0, 0, "{}")
        )
        await club.table._database.write(
            lambda tx, person=person, row=row, change=change: statistics.add(
                tx, person.user, row, change
            )
        )
        assert (await known(club, person)).answers is None
        await club.table.run(user_data.set_for, person.user, {"answers": "yes"})
    assert [(await known(club, one)).answers for one in (ANN, BEN, CAT)] == [
        "hour",
        "day",
        "longer",
    ]


async def test_answers_are_measured_from_when_they_were_asked_for(club):
    position = await club.game(2)
    while position.decision is not None:
        club.now += DAY + 1 if position.decision.seat else HOUR
        position = await club.act(position)
    for person in (ANN, BEN):
        await club.table.run(user_data.set_for, person.user, {"answers": "yes"})
    fast, slow = (club.holder(position.info, seat) for seat in (0, 1))
    assert [(await known(club, one)).answers for one in (fast, slow)] == [
        "hour",
        "longer",
    ]


@pytest.mark.parametrize(
    ("found", "percent", "trusted"),
    [
        (Reliability(PROVISIONAL - 1, 0, 10, 10), 95, True),
        (Reliability(10, 9, 100, 10), 90, True),
        (Reliability(10, 8, 100, 0), 90, False),
        (Reliability(10, 10, 100, 11), 90, False),
        (Reliability(10, 0, 100, 100), None, True),
    ],
)
def test_a_host_asks_for_games_finished_and_deadlines_met_and_newcomers_are_fine(
    found, percent, trusted
):
    assert Admission(reliable=percent).trusts(found) is trusted


async def test_who_is_not_reliable_enough_joins_by_invitation_alone(club):
    await played(club.table, BEN.user, done=5)
    wanted = Settings(admission=Admission(reliable=80))
    game = (await club.table.run(lobby.create, ANN, PLACE, "caylus", wanted)).info.id
    with pytest.raises(
        NotAllowed, match="finished 5 of 10 games and missed 2 of 100 deadlines"
    ):
        await club.table.run(lobby.join, game, BEN)
    await club.table.run(lobby.join, game, CAT)
    invited = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", wanted, invited=[BEN.user]
    )
    assert invited.info.admission.reliable == 80
    await club.table.run(lobby.join, invited.info.id, BEN)


async def test_it_goes_with_its_person_and_is_in_what_they_are_given(club):
    await played(club.table, BEN.user)
    told = await club.table.read(user_data.about, BEN.user)
    assert {row["what"] for row in told["statistics"]} == {*admission.FACTS}
    await club.table.run(user_data.forget, BEN.user)
    assert await known(club, BEN) == NOTHING_KNOWN


async def test_nobody_is_told_where_others_than_everybody_read(club):
    club.table.outsiders_read = lambda server, channel, role: (
        role is not None and channel == PLACE.channel
    )
    await played(club.table, ANN.user)
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus")
    assert made.info.seats[0].reliable is not None
    await club.table.run(user_data.set_server, PLACE.server, {"everybody": "7"})
    assert (await club.table.read(queries.info, made.info.id)).seats[0].reliable is None
    other = await club.table.run(
        lobby.create, ANN, Place(PLACE.server, PLACE.channel + 1), "caylus"
    )
    assert other.info.seats[0].reliable is not None


async def test_cards_say_it_beside_each_name_and_the_host_asks_for_it_on_the_panel():
    async with world() as here:
        await finished(here, pace="24h")
        posted = await another(here)
        line = next(
            one
            for one in posted.content.split("\n")
            if f"<@{here.people[0].id}>" in one
        )
        assert "finished 1 of 1 · missed 0 of " in line and "usually" not in line
        chosen = (await ask(here, 0, "privacy", answers=True)).content
        assert "How fast you answer: everyone sees it, in words." in chosen
        told = (await ask(here, 1, "player", person=here.people[0])).content
        assert "Rated games: finished 1 of 1 · missed 0 of " in told
        assert "usually answers within an hour" in told
        panel = (
            await here.people[0].click(posted, custom_id=item(posted, "gate"))
        ).response
        for bound in (80, 90, 95):
            panel = (
                await here.people[0].click(panel, custom_id=item(panel, "gatereliable"))
            ).response
            assert f"at least {bound}% of their rated games" in panel.content
        assert "at least 95% of their rated games" in newest(here).content
        panel = (
            await here.people[0].select(
                panel, ["rated"], custom_id=item(panel, "gatekind")
            )
        ).response
        assert "at least 95%" in panel.content
        panel = (
            await here.people[0].click(panel, custom_id=item(panel, "gatereliable"))
        ).response
        assert "of their rated games" not in panel.content
        said = await here.slash(0, here.channel, "table who", reliable=85)
        assert (
            "at least 85%" in said.response.content
            and "rating" in said.response.content
        )
        said = await here.slash(0, here.channel, "table who", reliable=0)
        assert "at least" not in said.response.content


async def test_a_card_in_a_channel_that_outsiders_read_says_nothing():
    async with world() as here:
        role = here.guild.create_role("Members")
        admin_role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(
            here.env.create_user("admin"), roles=[admin_role, role]
        )
        await finished(here, pace="24h")
        await set_to(admin, here.channel, "statistics", "everybody", role)
        posted = await another(here)
        assert "finished 1 of 1" not in posted.content


async def test_a_second_account_that_acts_once_and_leaves_gives_no_finished_game(club):
    for _ in range(3):
        position = await everybody_acted(club, await club.game(2, pace="24h"))
        over = (await club.table.run(seats.resign, position.info.id, BEN)).info
        assert over.forfeit
    assert await known(club, ANN) == NOTHING_KNOWN
    left = await known(club, BEN)
    assert (left.games, left.finished) == (3, 0)


async def test_who_was_forgotten_is_a_newcomer_whom_a_host_need_not_take(club):
    await played(club.table, BEN.user, done=2)
    game = (
        await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(pace="24h"))
    ).info.id
    await club.table.run(
        invitations_use_cases.admit, game, ANN, Admission("rated", reliable=80)
    )
    with pytest.raises(NotAllowed, match="finished 2 of 10"):
        await club.table.run(lobby.join, game, BEN)
    await club.table.run(user_data.forget, BEN.user)
    with pytest.raises(NotAllowed, match=r"newcomer|rated games"):
        await club.table.run(lobby.join, game, BEN)
    await club.table.run(
        invitations_use_cases.admit,
        game,
        ANN,
        Admission("rated", newcomers=True, reliable=80),
    )
    await club.table.run(lobby.join, game, BEN)


async def test_who_makes_the_others_begin_anew_has_missed_a_game_and_for_nobody_else_it_counts(
    club,
):
    position = await everybody_acted(club, await club.game(3, pace="24h"))
    game = position.info.id
    await club.table.run(seats.resign, game, BEN)
    (vote,) = await club.table.read(votes.open_votes, game)
    for person in (ANN, CAT):
        await club.table.run(votes.answer, vote.id, person, True)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    found = [await known(club, person) for person in (ANN, BEN, CAT)]
    assert [(one.games, one.finished) for one in found] == [(0, 0), (1, 0), (0, 0)]
    assert await club.rows("SELECT * FROM rated") == []


async def test_a_game_that_is_cancelled_by_its_players_counts_for_nobody(club):
    position = await everybody_acted(club, await club.game(2, pace="24h"))
    asked = await club.table.run(votes.cancel, position.info.id, ANN)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    assert [await known(club, person) for person in (ANN, BEN)] == [
        NOTHING_KNOWN,
        NOTHING_KNOWN,
    ]
