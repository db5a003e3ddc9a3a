"""Time and what was said before, as people see them: one ping a turn, reminders, votes, newcomers."""

from tests.bot.players import Player, components
from tests.bot.world import world

HOUR = 3600


def mentions(message):
    """Who a message pings."""
    return {user.id for user in message.mentions}


async def test_what_a_plan_does_pings_nobody_but_who_is_asked_next():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.table.position(game)
        first = here.seat_holder(position.sheet, position.decision.seat)
        other = 1 - first
        await here.slash(other, home, "plan add", order="place gate > 3")
        before = {m.id for m in home.history()}
        await here.slash(first, home, "place", spot="1")
        new = [m for m in home.history() if m.id not in before]
        pings = [mentions(m) for m in new if mentions(m)]
        assert pings in ([], [{here.people[first].id}])
        prompt = await here.prompt(game)
        assert "Gate" in prompt.content  # what happened since, the other's automatic move among it
        assert len([line for line in prompt.content.split("\n") if line.startswith(("-#", ">", "•"))]) <= 3
        assert not any("plan" in m.content for m in new)


async def test_a_reminder_comes_in_the_thread_and_a_private_one_to_who_wants_it():
    async with world() as here:
        game = await here.table(2, pace="12h")
        home = await here.home(game)
        position = await here.bot.table.position(game)
        who = here.seat_holder(position.sheet, position.decision.seat)
        await here.env.advance_time(18 * HOUR + 60)
        reminders = [m for m in home.history() if "half of your time" in m.content]
        assert [mentions(m) for m in reminders] == [{here.people[who].id}]
        await here.slash(who, home, "me notify", how="direct")
        await here.env.advance_time(15 * HOUR)
        assert not any("nearly over" in m.content for m in home.history())
        assert "nearly over" in here.people[who].user.dm_channel.last_message.content


async def test_when_time_is_up_a_skipping_table_goes_on_and_a_voting_one_asks_plainly():
    async with world() as here:
        game = await here.table(2, pace="live")
        home = await here.home(game)
        await here.slash(0, home, "table settings", late="skip")
        await here.env.advance_time(36 * 60)
        sheet = await here.bot.table.sheet(game)
        assert sheet.number == 1
        assert any("played for them: `pass`" in m.content for m in home.history())
        await here.slash(0, home, "table settings", late="vote")
        late = here.seat_holder(sheet, sheet.deciding)
        await here.env.advance_time(36 * 60)
        (vote,) = await here.bot.table.open_votes(game)
        asked = next(m for m in home.history() if "has missed a deadline" in m.content)
        assert here.people[1 - late].id in mentions(asked)
        allow = next(p for p in components(asked) if p["custom_id"].startswith("cy:allow:"))
        await here.people[1 - late].click(asked, custom_id=allow["custom_id"])
        assert (await here.bot.table.vote(vote.id)).status == "passed"
        await here.slash(3, home, "table claim")
        welcome = next(
            m for m in home.history() if mentions(m) == {here.people[3].id} and "plays on" in m.content
        )
        assert "Turn 1" in welcome.content
        assert any(p["custom_id"].startswith("cy:board:") for p in components(welcome))
        await Player(here, game, seed=1, way="component").step()
