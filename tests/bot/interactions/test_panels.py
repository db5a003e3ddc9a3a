"""What one person opens at a game is one private message, for as long as Discord lets it be edited."""

from tests.bot.asking import by_kind, click
from tests.bot.over import posted
from tests.bot.players import offered, press
from tests.bot.world import world

OVER = 15 * 60  # seconds after which Discord takes no edit by a press


def ephemerals(here):
    """The private messages that can be seen, the oldest first."""
    channels = here.env.backend.messages.values()
    return sorted(
        one.id for channel in channels for one in channel.values() if one.is_ephemeral
    )


async def test_board_hint_explain_and_why_are_shown_in_one_message_for_15_minutes():
    async with world() as here:
        game = await here.table(1, computers=1)
        home = await here.home(game)
        await press(
            here.people[0],
            await here.prompt(game),
            next(iter(offered(await here.prompt(game)))),
        )
        await here.env.settle()
        await posted(here, game)
        before = ephemerals(here)
        shown = []
        for kind in ("board", "hint", "explain", "why", "board"):
            found = next(
                message
                for message in reversed(home.history())
                if by_kind(message, kind)
            )
            shown.append((await click(here, 0, found, kind)).content)
            opened = [message for message in ephemerals(here) if message not in before]
            assert len(opened) == 1, kind
        assert len(set(shown)) == 4, "each was shown"
        await here.env.advance_time(OVER)
        await click(here, 0, await here.prompt(game), "board")
        (later,) = [
            message for message in ephemerals(here) if message not in (*before, *opened)
        ]
        assert later > opened[0]


async def test_your_turn_the_board_and_the_hint_of_a_hidden_hand_are_shown_in_one_message():
    async with world() as here:
        game = await here.table(1, computers=1, game="magna_carta")
        prompt, before = await here.prompt(game), ephemerals(here)
        for kind in ("turn", "watch", "turn"):
            assert (await click(here, 0, prompt, kind)).content
            assert (
                len([message for message in ephemerals(here) if message not in before])
                == 1
            ), kind
        panel = await click(here, 0, prompt, "turn")
        assert "Hint" in (await click(here, 0, panel, "hint")).content
        assert (
            len([message for message in ephemerals(here) if message not in before]) == 1
        )
