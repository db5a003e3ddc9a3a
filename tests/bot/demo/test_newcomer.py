"""The words that a newcomer reads from the README's first line to their first action."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import aiohttp
import pytest
from discord import MessageType

from bot.app.settings import Settings
from bot.demo import server
from bot.features.hints.suggestion import Suggestions
from bot.text.localization import localization_for, offered
from players import hints
from players.advisable import purpose
from rules.register import GAMES
from tests.bot.browser import board
from tests.bot.world import Here, stub_draw
from tests.costs import sampled

if TYPE_CHECKING:
    from bot.core.model import Thought

MOST = 150
README = Path(__file__).parents[3] / "README.md"
COMMAND = "make run"


def words(*texts: str) -> int:
    """The words of texts: what has a letter or a digit in it, so that marks don't count."""
    return sum(
        any(sign.isalnum() for sign in word) for text in texts for word in text.split()
    )


def before_the_command() -> str:
    """What the README says up to its first command, with it; pictures are looked at, not read."""
    text = re.sub(
        r"!\[.*?\]\(.*?\)", "", README.read_text(encoding="utf-8"), flags=re.DOTALL
    )
    before, found, _ = text.partition(COMMAND)
    assert found
    return before + found


async def _suggestion(self: Suggestions, person: int, thought: Thought) -> hints.Hint:
    """Suggest what has a reason, without a search."""
    game = GAMES[thought.kind]
    state = game.decode(thought.state.encode())
    reasons = {code: purpose(thought.kind, state, code) for code in state.actions}
    longest = max(
        reasons, key=lambda code: (code.startswith("place"), len(str(reasons[code])))
    )
    other = next(code for code in reasons if code != longest)
    return hints.Hint((hints.Option(longest, 0.6),), (), other)


@pytest.mark.parametrize("language", sampled(offered(), 8, offered().index("en")))
@pytest.mark.costly("the demo is set up, and a game begun in it")
async def test_a_newcomer_reads_at_most_150_words_before_the_first_action(language):
    """What is pressed counts with the text above it; other buttons and Discord's own lines do not."""
    l10n = localization_for(language)
    read = {
        "README": before_the_command(),
        "terminal": l10n.format("demo-open", url="http://127.0.0.1/"),
    }
    with (
        tempfile.TemporaryDirectory() as name,
        mock.patch("bot.app.client.Workers", return_value=Here()),
        mock.patch.object(Suggestions, "_think", _suggestion),
    ):
        async with server.town(
            Settings(data=Path(name), backups=0, language=language), stub_draw
        ) as pages:
            first, channel = pages.people[0], pages.channel
            versus, open_game = (
                l10n.format("button-versus"),
                l10n.format("demo-open-game"),
            )
            read["channel"] = "\n".join(
                [*(m.content for m in channel.history()), versus]
            )
            asked = (await first.click(channel.history()[-1], label=versus)).response
            read["which game"] = f"{asked.content}\nCaylus"
            seen = len(channel.history())
            await first.click(asked, label="Caylus")
            await pages.follow()
            told = [
                m.content
                for m in channel.history()[seen:]
                if m.type is MessageType.default
            ]
            read["the game begins"] = "\n".join([*told, open_game])
            async with aiohttp.ClientSession(
                cookie_jar=aiohttp.CookieJar(unsafe=True)
            ) as client:
                _, own = await board(pages, client)
            code = own["advice"]["code"]
            assert code.startswith("place ")
            (action,) = (action for action in own["actions"] if action["code"] == code)
            read["board"] = "\n".join([own["question"], *own["advice"]["text"]])
            # the card of the place has the button "Place a worker: pay ..."
            read["card"] = f"{action['label']}\n{action['card']}"
    counted = {where: words(text) for where, text in read.items()}
    total = sum(counted.values())
    assert total <= MOST, f"{total}: {counted}\n{read}"
