"""Time and what was said before, as people see them: one ping a turn, reminders, votes, newcomers."""

from bot.core import queries, votes
from bot.core.model import Person
from bot.features.plans import use_cases
from bot.text.localization import PSEUDO, accent
from tests.bot.players import Player, components
from tests.bot.world import world

HOUR = 3600


async def listed(here, game, who, *codes):
    """A person lists placements; they are asked instead where none is possible any more."""
    person, db = Person(here.people[who].id, "x"), here.bot.db
    turn = (await db.read(use_cases.shown_plan, game, person)).turn
    conditions = use_cases.SetConditions(False, False, False, False, False, None)
    for edit in (conditions, use_cases.SetList(codes)):
        await db.run(use_cases.change, game, person, turn, edit)


def mentions(message):
    """Who a message pings."""
    return {user.id for user in message.mentions}


async def test_what_a_plan_does_pings_nobody_but_who_is_asked_next():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        other = 1 - first
        await listed(here, game, other, "place gate", "place 3")
        before = {m.id for m in home.history()}
        await here.slash(first, home, "place", spot="1")
        new = [m for m in home.history() if m.id not in before]
        pings = [mentions(m) for m in new if mentions(m)]
        assert pings in ([], [{here.people[first].id}])
        prompt = await here.prompt(game)
        story = [
            m.content
            for m in home.history()
            if m.content.startswith("**Turn 1: placing workers")
        ]
        # right above the prompt: the other's automatic move
        assert len(story) == 1 and "Gate" in story[0]
        assert (
            len(
                [
                    line
                    for line in prompt.content.split("\n")
                    if line.startswith(("-#", ">", "•"))
                ]
            )
            <= 3
        )
        assert not any("plan" in m.content for m in new)


async def test_a_reminder_comes_in_the_thread_and_a_private_one_to_who_wants_it():
    async with world() as here:
        game = await here.table(2, pace="12h")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, position.decision.seat)
        await here.env.advance_time(18 * HOUR + 60)
        reminders = [m for m in home.history() if "half of your time" in m.content]
        assert [mentions(m) for m in reminders] == [{here.people[who].id}]
        await here.slash(who, home, "me notify", how="direct")
        await here.env.advance_time(15 * HOUR)
        assert not any("nearly up" in m.content for m in home.history())
        assert "nearly up" in here.people[who].user.dm_channel.last_message.content


async def test_when_time_is_up_a_skipping_table_goes_on_and_a_voting_one_asks_plainly():
    async with world() as here:
        game = await here.table(2, pace="live", rated="no")
        home = await here.home(game)
        await here.slash(0, home, "table settings", late="skip")
        await here.env.advance_time(36 * 60)
        info = await here.bot.db.read(queries.info, game)
        assert info.number == 1
        assert any("They pass last this turn" in m.content for m in home.history())
        await here.slash(0, home, "table settings", late="vote")
        late = here.seat_holder(info, info.deciding)
        await here.env.advance_time(36 * 60)
        (vote,) = await here.bot.db.read(votes.open_votes, game)
        asked = next(
            m
            for m in home.history()
            if "its decisions are skipped. `Decline`:" in m.content
        )
        assert here.people[1 - late].id in mentions(asked)
        allow = next(
            p for p in components(asked) if p["custom_id"].startswith("cy:allow:")
        )
        await here.people[1 - late].click(asked, custom_id=allow["custom_id"])
        assert (await here.bot.db.read(votes.find, vote.id)).status == "passed"
        assert (await here.bot.db.read(queries.info, game)).forfeit
        assert any("Won by forfeit" in m.content for m in home.history())
        await Player(here, game, seed=1, way="component").step()


async def test_nobody_sees_whether_a_person_or_a_plan_decided_about_hidden_cards():
    """What was answered by hand and what a plan answered is told in the same words."""
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        for _ in range(2):
            info = await here.bot.db.read(queries.info, game)
            await here.slash(
                here.seat_holder(info, info.deciding), home, "act", action="keep"
            )
        info = await here.bot.db.read(queries.info, game)
        first = here.seat_holder(info, info.deciding)
        await listed(here, game, 1 - first, "draw")
        await here.slash(first, home, "act", action="draw")
        assert here.people[1 - first].id in mentions(await here.prompt(game))
        await here.env.advance_time(45 * 60)
        assert (await here.bot.db.read(queries.info, game)).deciding == info.deciding
        told = [
            line
            for m in home.history()
            for line in m.content.split("\n")
            if "draws" in line
        ]
        plain = {
            line.replace(seat.colour, "#")
            for line in told
            for seat in info.seats
            if seat.colour in line
        }
        assert len(told) == 2 and len(plain) == 1
        assert here.env.errors == []


async def test_what_a_person_is_told_of_a_plan_that_asks_is_in_their_language_throughout():
    async with world(language=PSEUDO) as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await listed(here, game, 1 - first, "place gate")
        await here.slash(first, home, "place", spot="gate")
        why = accent("is no longer possible")
        assert why in here.people[1 - first].user.dm_channel.last_message.content
        assert why in (await here.slash(1 - first, home, "plan turn")).response.content
