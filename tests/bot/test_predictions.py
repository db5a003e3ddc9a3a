"""Predictions as spectators meet them: a button where they look already, a private panel, three lines told to all."""

from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.enums import OverwriteType

from bot.posting import onlookers
from bot.wording.catalogues import languages, words
from tests.bot.players import Player, components
from tests.bot.test_visibility import hide
from tests.bot.world import world

CLUB = "caylus-club"
EVA = 3  # who looks on


def custom(message, kind):
    return next(
        part["custom_id"] for part in components(message) if part["custom_id"].startswith(f"cy:{kind}:")
    )


def whole(message):
    """All that a message says: a report with several pictures is a layout."""
    return message.content + str(message.components)


async def say(here, who, shown, kind, value):
    made = await here.people[who].select(shown, [value], custom_id=custom(shown, kind))
    return made.response


async def play(here, game, until):
    player = Player(here, game, seed=9, way="act")
    while (position := await player.position()).decision is not None and not until(position.sheet):
        await player.step()
    await here.env.settle()


async def test_a_spectator_predicts_from_the_opening_message_and_the_result_says_who_was_right():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        opening = next(message for message in home.history() if "Predictions" in str(message.components))
        shown = (await here.people[EVA].click(opening, label="Predictions")).response
        assert shown.ephemeral and "who wins, and by how much?" in shown.content
        shown = await say(here, EVA, shown, "forewinner", "0")
        assert "Your prediction: 🔵 Blue\n" in shown.content
        shown = await say(here, EVA, shown, "foremargin", "5")
        assert (
            "Blue, by 5 to 8 points" in shown.content and "1 prediction, open until turn 4" in shown.content
        )
        other = (await here.people[4].slash(here.channel, f"{CLUB} predict")).response
        other = await say(here, 4, other, "forewinner", "0")
        other = (await here.people[4].click(other, label="Withdraw")).response
        await say(here, 4, other, "forewinner", "1")
        player = (await here.people[0].slash(home, f"{CLUB} predict")).response
        assert "nobody predicts their own" in player.content and not player.components
        assert "Blue" not in player.content and "2 predictions, open" in player.content

        await play(here, game, lambda sheet: sheet.turn >= 4)
        told = [whole(message) for message in home.history() if "2 predictions: " in whole(message)]
        assert len(told) == 1 and "-# 2 predictions: 🔵 Blue 1 · 🔴 Red 1" in told[0]
        late = (await here.people[EVA].click(opening, label="Predictions")).response
        assert "are closed" in late.content and "🔵 Blue 1 · 🔴 Red 1" in late.content

        await play(here, game, lambda sheet: False)
        sheet = await here.bot.office.table.sheet(game)
        right = here.people[EVA if 0 in sheet.winners else 4]
        result = next(message for message in home.history() if "2 predictions; right: " in message.content)
        assert f"{right.user.name} (1" in result.content and f"<@{right.id}>" not in result.content
        given = (await here.people[EVA].click(result, label="Applaud")).response
        given = (await here.people[EVA].click(given, label="🔴 Red Bob")).response
        assert "The result will tell" in given.content
        again = (await here.people[0].click(result, label="Applaud")).response
        assert "👏 🔴 Red. The result" in again.content  # there is nobody else
        assert "already: 🔴 Red" in (await here.people[0].click(result, label="Applaud")).response.content
        await here.env.advance_time(601)
        result = next(message for message in home.history() if message.id == result.id)
        assert result.content.endswith("👏 🔴 Red 2") and "right: " in result.content
        ladder = (await here.people[EVA].slash(here.channel, f"{CLUB} prophets")).response
        assert "Prophets" in ladder.content and "1 of 1" in ladder.content and "0 of 1" in ladder.content
        assert here.env.errors == []


async def test_who_cannot_see_a_game_is_not_offered_it_and_a_server_can_do_without():
    async with world() as here:
        game = await here.table(2)
        other = here.guild.create_text_channel("other")
        hide(here, here.channel, here.people[4].id, OverwriteType.MEMBER)
        await here.env.settle()
        offered = [
            await here.people[who].autocomplete(other, f"{CLUB} predict", "game", "") for who in (EVA, 4)
        ]
        assert [[choice["value"] for choice in found] for found in offered] == [[str(game)], []]
        role = here.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])
        now = await admin.slash(here.channel, "caylus-server club", predictions=False)
        assert "Predictions: off. Applause: on." in now.response.content
        for command in ("predict", "prophets"):
            told = (await here.people[EVA].slash(here.channel, f"{CLUB} {command}")).response
            assert told.content == "Predictions are switched off on this server."
        second = await here.table(2)
        assert "Predictions" not in str(
            [message.components for message in (await here.home(second)).history()]
        )


@pytest.mark.parametrize(("foretold", "number", "shown"), [(0, 0, 1), (0, 2, 1), (9, 2, 1), (9, 0, 0)])
async def test_the_button_goes_when_predictions_have_closed_and_there_are_none(foretold, number, shown):
    told = AsyncMock(return_value=SimpleNamespace(number=number))
    office = SimpleNamespace(
        preferences=SimpleNamespace(of_server=AsyncMock(return_value={})),
        table=SimpleNamespace(spectators=SimpleNamespace(told=told)),
    )
    sheet = SimpleNamespace(id=1, server=2, revision=9, status="running", foretold=foretold)
    assert len(await onlookers.items(office, words("en"), sheet)) == shown


@pytest.mark.parametrize("language", languages())
def test_a_prediction_is_not_called_what_a_hint_is_called(language):
    say = words(language)
    assert not say.say("button-predictions").startswith(say.say("button-hint"))
