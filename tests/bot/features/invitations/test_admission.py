"""Who may join a table, by card, panel and command: kinds, invitations, and refusing those of somebody."""

from bot.components.custom_id import read
from bot.core import queries
from tests.bot.players import components
from tests.bot.world import world


def item(message, kind):
    """The custom id of the button or menu of a kind."""
    return next(
        part["custom_id"]
        for part in components(message)
        if read(part["custom_id"]).kind == kind
    )


async def opened(here, **options):
    await here.people[0].slash(here.channel, "caylus new", game="caylus", **options)
    (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    return info.id, next(
        message for message in here.channel.history() if "Caylus #" in message.content
    )


def card(here):
    return next(
        message
        for message in here.channel.history()
        if message.content.startswith("## Caylus #")
    )


async def test_the_host_says_on_a_panel_who_may_join_and_the_card_tells_it():
    async with world() as here:
        game, posted = await opened(here)
        assert "Open to everyone here." in posted.content
        looked = await here.people[1].click(posted, custom_id=item(posted, "gate"))
        assert (
            "who may join" in looked.response.content
            and components(looked.response) == []
        )
        panel = (
            await here.people[0].click(posted, custom_id=item(posted, "gate"))
        ).response
        assert panel.ephemeral
        panel = (
            await here.people[0].select(
                panel, ["invited"], custom_id=item(panel, "gatekind")
            )
        ).response
        assert "Only for invited players." in panel.content
        assert "Only for invited players." in card(here).content
        refused = await here.people[1].click(card(here), label="Join")
        assert "only for invited players" in refused.response.content
        panel = (
            await here.people[0].select(
                panel, ["rated"], custom_id=item(panel, "gatekind")
            )
        ).response
        assert "with an established rating" in panel.content
        panel = (
            await here.people[0].select(
                panel, ["900"], custom_id=item(panel, "gateleast")
            )
        ).response
        panel = (
            await here.people[0].select(
                panel, ["1200"], custom_id=item(panel, "gatemost")
            )
        ).response
        assert "For ratings from 900 to 1200." in panel.content
        wrong = await here.people[0].select(
            panel, ["800"], custom_id=item(panel, "gatemost")
        )
        assert "the lower one first" in wrong.response.content
        panel = (
            await here.people[0].click(panel, custom_id=item(panel, "gatenew"))
        ).response
        assert "Newcomers welcome (fewer than 5 rated games)." in card(here).content
        await here.people[1].click(card(here), label="Join")
        info = await here.bot.db.read(queries.info, game)
        assert [seat.user for seat in info.seats] == [
            here.people[0].id,
            here.people[1].id,
        ]


async def test_who_is_invited_later_is_called_once_in_the_channel_and_may_refuse_it_for_good():
    async with world() as here:
        _, posted = await opened(here, who="invited")
        told = await here.slash(0, here.channel, "table invite", person=here.people[1])
        assert f"<@{here.people[1].id}>" in told.response.content
        panel = (
            await here.people[0].click(posted, custom_id=item(posted, "gate"))
        ).response
        await here.people[0].select(
            panel, [here.people[1], here.people[2]], custom_id=item(panel, "gateinvite")
        )
        calls = [
            message
            for message in here.channel.history()
            if "you're invited" in message.content
        ]
        assert len(calls) == 2
        named = [
            sorted(person.id for person in here.people if str(person.id) in one.content)
            for one in calls
        ]
        assert sorted(named) == [[here.people[1].id], [here.people[2].id]]
        mine = next(one for one in calls if str(here.people[2].id) in one.content)
        await here.people[2].click(mine, label="Join")
        theirs = next(one for one in calls if str(here.people[1].id) in one.content)
        assert (
            "aren't invited"
            in (await here.people[3].click(theirs, label="Not for me")).response.content
        )
        declined = await here.people[1].click(theirs, label="Not for me")
        assert f"Its host is <@{here.people[0].id}>" in declined.response.content
        refused = await here.people[1].click(
            declined.response, custom_id=item(declined.response, "refuse")
        )
        assert "You don't accept invitations from" in refused.response.content
        assert f"<@{here.people[1].id}>" not in card(here).content
        again = await here.slash(
            0, here.channel, "new", game="caylus", invite1=here.people[1]
        )
        assert "You can't invite" in again.response.content
        listed = await here.slash(1, here.channel, "table invite")
        assert str(here.people[0].id) in listed.response.content
        none = await here.people[1].select(
            listed.response, [], custom_id=item(listed.response, "refusals")
        )
        assert "from everyone" in none.response.content


async def test_bounds_can_be_typed_and_quiet_hours_put_a_call_off():
    async with world() as here:
        await opened(here)
        told = await here.slash(
            0, here.channel, "table who", least=950, newcomers=False
        )
        assert "For ratings of 950 or more." in told.response.content
        hour = int(here.bot.delivery_context.now() // 3600 % 24)
        await here.bot.settings_cache.set(
            here.people[1].id, quiet=f"{hour}-{(hour + 2) % 24}"
        )
        await here.slash(0, here.channel, "table invite", person=here.people[1])
        assert not any(
            "you're invited" in message.content for message in here.channel.history()
        )
        await here.env.advance_time(2 * 3600)
        here.bot.timer.wake()
        await here.env.settle()
        assert (
            sum(
                "you're invited" in message.content
                for message in here.channel.history()
            )
            == 1
        )
