"""Asked early: while one thinks about a placement the next one is asked too, in one message, and once."""

from __future__ import annotations

import pytest

from bot.core import lobby, outbox, queries, seats, user_data
from bot.core.errors import BadChoice
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.core.notifications import Planning
from bot.features.plans import early, use_cases
from storage import answers, message_slots
from tests.bot.club import ANN, BEN, HOUR, PEOPLE, PLACE
from tests.bot.delivery.test_calm import journal
from tests.bot.features.plans.steps import notes, run_until
from tests.bot.over import posted
from tests.bot.players import Player, components
from tests.bot.world import world


async def placing(club, players=4, **settings):
    """A game in which somebody places a worker."""
    return await club.game(players, pace="24h", **settings)


async def asked_early(club, position):
    return await club.table.read(early.asked_early, position.info.id)


def order(position):
    """Who places after the seat that decides, in order."""
    seats_ = position.view().order
    at = seats_.index(position.decision.seat)
    return (*seats_[at + 1 :], *seats_[:at])


async def test_the_next_is_asked_after_an_hour_and_the_one_after_that_an_hour_later_but_three_at_most(
    club,
):
    position = await placing(club, 5)
    for hours in range(5):
        assert (
            await asked_early(club, position)
            == order(position)[: min(hours, early.MOST_SEATS)]
        )
        assert [each.seat for each in position.info.awaited] == [position.decision.seat]
        await run_until(club, position.info.since + (hours + 1) * HOUR + 60)
        position = await club.table.read(queries.position, position.info.id)
        assert {
            each.seat for each in position.info.awaited if each.deadline is not None
        } == {position.decision.seat}, "no clock of theirs runs"


async def test_who_is_asked_early_stays_so_until_it_is_their_turn_and_the_next_follows_later(
    club,
):
    position = await placing(club)
    second, third, fourth = order(position)
    await run_until(club, club.now + HOUR + 60)
    await club.post(position.info.id)
    position = await club.act(position, "place 1")
    assert position.decision.seat == second and await asked_early(club, position) == ()
    await run_until(club, club.now + HOUR + 60)
    assert await asked_early(club, position) == (third,)
    await club.post(position.info.id)
    await run_until(club, club.now + HOUR + 60)
    assert await asked_early(club, position) == (third, fourth)
    await club.post(position.info.id)
    position = await club.act(position, "place 2")
    assert position.decision.seat == third and await asked_early(club, position) == (
        fourth,
    )


async def placing_in(here, kind):
    """A table of a simulated server where somebody places a worker, and the journal of its thread."""
    game = await here.table(3, game=kind)
    player = Player(here, game, seed=1, way="command")
    while (await player.position()).together:
        await player.step()
    await posted(here, game)
    return game, await journal(here, game)


@pytest.mark.parametrize(
    ("kind", "code"), [("caylus", "place castle"), ("magna_carta", "place 1")]
)
async def test_who_has_a_list_is_named_like_the_others(kind, code):
    async with world() as here:
        game, seen = await placing_in(here, kind)
        position = await here.bot.db.read(queries.position, game)
        second, third = order(position)
        person = Person(position.info.seats[second].user, "x")
        edit = use_cases.SetList((code,))
        await here.bot.db.run(use_cases.change, game, person, 1, edit)
        for hours, named in ((1, [second]), (2, [second, third])):
            await here.env.advance_time(HOUR + 120)
            await posted(here, game)
            found = await here.bot.db.read(outbox.found, game, message_slots.PLANNING)
            (message,) = [
                m for m in (await here.home(game)).history() if m.id == found.message
            ]
            for seat in (second, third):
                assert (f"<@{position.info.seats[seat].user}>" in message.content) == (
                    seat in named
                ), hours
        assert [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ] == []
        await Player(here, game, seed=3, way="command").step()
        await posted(here, game)
        rows = await here.bot.db._database.read(lambda tx: answers.asked_of(tx, game))
        left = [] if kind == "caylus" else [third]
        assert [row.seat for row in rows] == left, (
            "a list has placed at once, but where cards are hidden later"
        )


async def test_whose_list_is_taken_is_mentioned_when_their_turn_comes():
    async with world() as here:
        game = await here.table(3)
        await posted(here, game)
        await here.env.advance_time(HOUR + 120)
        await posted(here, game)
        seen = await journal(here, game)
        position = await here.bot.db.read(queries.position, game)
        second, _ = order(position)
        person = Person(position.info.seats[second].user, "x")
        await here.bot.db.run(
            use_cases.change, game, person, 1, use_cases.SetList(("place 1",))
        )
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, await here.home(game), "place", spot="1")
        await posted(here, game)
        created = [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ]
        assert created == [person.user]


@pytest.mark.parametrize(
    "rests", [{"quiet": "14-18"}, {"hours": "18-4"}, {"quiet": "8-12"}]
)
async def test_where_who_decides_rests_the_next_ones_are_asked_at_once(club, rests):
    lobby_ = await club.lobby(3, pace="24h")
    for person in PEOPLE[:3]:
        await club.table.run(user_data.set_for, person.user, rests)
    position = (await club.table.run(lobby.start, lobby_, ANN)).position
    await run_until(club, club.now + 60)
    asked_ = order(position) if rests != {"quiet": "8-12"} else ()
    assert set(await asked_early(club, position)) == set(asked_)


@pytest.mark.parametrize("quiet", [None, "14-18"])
async def test_who_has_listed_what_is_taken_is_told_before_their_turn_and_can_choose_again(
    club, quiet
):
    position = await placing(club)
    game, third = position.info.id, order(position)[1]
    person = club.holder(position.info, third)
    await club.table.run(user_data.set_for, person.user, {"quiet": quiet})
    await club.table.run(
        use_cases.change, game, person, 1, use_cases.SetList(("place 1",))
    )
    assert await notes(club, game) == []
    position = await club.act(position, "place 1")
    told = [(third, "plan-will-ask")] if quiet is None else []
    assert await notes(club, game) == told
    assert position.decision.seat != third
    await club.table.run(
        use_cases.change, game, person, 1, use_cases.SetList(("place 3",))
    )
    position = await club.act(position, "place 2")
    assert await notes(club, game) == told, "the new list acts"
    assert position.view().road[2].worker is not None


async def test_it_is_set_at_the_table_and_for_new_ones_and_ends_at_once(club):
    position = await placing(club, 3)
    game = position.info.id
    assert position.info.settings.early == 60
    await run_until(club, club.now + HOUR + 60)
    assert await asked_early(club, position)
    changed = await club.table.run(seats.change, game, BEN, Settings(early="off"))
    assert (changed.info.settings.early, await asked_early(club, position)) == (0, ())
    await run_until(club, club.now + 4 * HOUR)
    assert await asked_early(club, position) == ()
    await club.table.run(seats.change, game, BEN, Settings(early="15"))
    await run_until(club, club.now + 60)
    assert len(await asked_early(club, position)) == 1, "the minutes were over"
    await run_until(club, club.now + 15 * 60)
    assert len(await asked_early(club, position)) == 2
    for settings, why in (
        (Settings(early="17"), "early"),
        (Settings(early="30", together="no"), "several people"),
        (Settings(early="30", practice=3), "several people"),
        (Settings(early="30", pace="live"), "other than live"),
    ):
        with pytest.raises(BadChoice, match=why):
            await club.table.run(lobby.create, ANN, PLACE, "caylus", settings)
    made = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(early="30")
    )
    assert made.info.settings.early == 30
    await club.table.run(user_data.set_server, PLACE.server, {"early": "240"})
    made = await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings())
    assert made.info.settings.early == 240


async def test_nobody_is_asked_early_at_a_table_made_before_nor_where_one_follows_the_other(
    club,
):
    old, new = await placing(club), await placing(club)
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE game SET early = 0 WHERE id = ?", (old.info.id,))
    )
    await club.table.run(seats.change, new.info.id, ANN, Settings(together="no"))
    await run_until(club, club.now + 4 * HOUR)
    assert await asked_early(club, old) == await asked_early(club, new) == ()


async def test_an_undo_and_a_seat_that_changes_hands_end_the_asking(club):
    position = await placing(club)
    await run_until(club, club.now + HOUR + 60)
    (seat,) = await asked_early(club, position)
    await club.table.run(
        seats.resign, position.info.id, club.holder(position.info, seat)
    )
    assert await asked_early(club, position) == ()
    bodies = [
        one.body
        for one in await club.table.read(outbox.pending, position.info.id, 1000)
    ]
    assert [body for body in bodies if isinstance(body, Planning)] == [
        Planning(1, False, ())
    ]
    rows = await club.table._database.read(
        lambda tx: answers.asked_of(tx, position.info.id)
    )
    assert rows == []


@pytest.mark.parametrize(
    ("kind", "hours"), [("caylus", 1), ("caylus", 5), ("magna_carta", 2)]
)
async def test_one_message_asks_early_without_a_mention_and_the_turn_mentions_once(
    kind, hours
):
    """Else a turn begins without a word to anybody, and the first reminder comes a day later."""
    async with world() as here:
        game, seen = await placing_in(here, kind)
        await here.env.advance_time(hours * HOUR + 240)
        await posted(here, game)
        found = await here.bot.db.read(outbox.found, game, message_slots.PLANNING)
        home = await here.home(game)
        message = next(m for m in home.history() if m.id == found.message)
        position = await here.bot.db.read(queries.position, game)
        second, third = order(position)
        users = [position.info.seats[seat].user for seat in (second, third)]
        assert (
            message.content.startswith("Up soon:")
            and f"<@{users[0]}>" in message.content
        )
        assert [part["custom_id"].split(":")[1] for part in components(message)] == [
            "planturn"
        ]
        assert [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ] == []
        await Player(here, game, seed=3, way="command").step()
        await posted(here, game)
        assert (await here.bot.db.read(queries.position, game)).decision.seat == second
        created = [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ]
        assert created == [users[0]]
        await here.env.advance_time(3 * HOUR)
        await posted(here, game)
        created = [
            user for one in seen.seen if one.how == "created" for user in one.mentions
        ]
        assert created == [users[0]]
