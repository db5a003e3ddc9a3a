"""Advice of computers, as people press for it: a hint, and a draft."""

import asyncio

import pytest

from bot.core import play, queries
from bot.features.hints import handlers as hints_handlers
from bot.interactions.context import Context
from bot.text.localization import PSEUDO
from tests.bot import world as bot_world
from tests.bot.asking import bot_person, by_kind, click, decides
from tests.bot.players import components, offered, press
from tests.bot.world import Here, said, world


async def until_phase_2(here, game):
    while (await here.bot.db.read(queries.info, game)).phase != 2:
        message = await here.prompt(game)
        await press(here.people[0], message, next(iter(offered(message))))
        await here.env.settle()


# Hint


async def test_a_hint_stands_under_the_question_of_who_plays_alone_and_is_done_by_one_press():
    async with world() as here:
        game = await here.table(1, computers=1)
        told = await click(here, 0, await here.prompt(game), "hint")
        assert told.ephemeral
        lines = told.content.split("\n")
        assert lines[0].startswith("**Hint** for 🔵 **Blue** · Place a worker")
        assert lines[1].startswith("1. **") and "** · " in lines[1]
        assert any(line.startswith("Likely reply: 🔴 Red · ") for line in lines)
        assert "has been played yet" in lines[-1]
        before = (await here.bot.db.read(queries.info, game)).revision
        best = next(
            part for part in components(told) if part["label"].startswith("Do it")
        )
        await here.people[0].click(told, custom_id=best["custom_id"])
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, game)).revision > before


async def test_people_who_play_together_get_hints_when_their_host_allows_them_and_not_before():
    async with world() as here:
        game = await here.table(2, rated="no")
        home, who = await here.home(game), await decides(here, game)
        assert by_kind(await here.prompt(game), "hint") is None
        refused = await said(here, who, home, "plan hint")
        assert "Advice is off at this table" in refused and "hints:yes" in refused
        await here.slash(0, home, "table settings", hints="yes")
        await here.env.settle()
        assert "hints: everyone at the table" in "\n".join(
            message.content for message in home.history()
        )
        assert "hints: everyone at the table" in await said(
            here, 0, home, "table settings"
        )
        message = await here.prompt(game)
        told = await click(here, who, message, "hint")
        assert told.content.startswith("**Hint** for ") and told.ephemeral
        told = await here.slash(who, home, "plan hint")
        assert (
            told.response.content.startswith("**Hint** for ")
            and told.response.ephemeral
        )
        assert "nothing to decide" in await said(here, 1 - who, home, "plan hint")
        code = next(iter(offered(message)))
        await press(here.people[who], message, code)
        await here.env.settle()
        assert by_kind(await here.prompt(game), "hint") is not None, (
            "the next question has the button"
        )
        await here.slash(0, home, "table settings", hints="no")
        await here.env.settle()
        assert by_kind(await here.prompt(game), "hint") is None
        assert "Advice is off" in await said(
            here, await decides(here, game), home, "plan hint"
        )


async def test_in_a_rated_game_neither_hint_explain_nor_guide_is_there_and_the_refusal_says_why():
    async with world() as here:
        game = await here.table(1, computers=1, rated="yes")
        home = await here.home(game)
        asked = await here.prompt(game)
        assert "rated" in "\n".join(message.content for message in home.history())
        for kind in ("hint", "explain", "less", "why"):
            assert by_kind(asked, kind) is None, kind
        assert "This game is rated: computers give no advice" in await said(
            here, 0, home, "plan hint"
        )
        assert "once it has started" in await said(
            here, 0, home, "table settings", hints="yes"
        )
        assert (await here.bot.db.read(queries.info, game)).rated


async def test_the_lobby_card_tells_of_hints():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        (card,) = here.channel.history()
        assert "hints" not in card.content
        await here.slash(0, here.channel, "table settings", hints="no")
        await here.env.settle()
        (card,) = [
            message for message in here.channel.history() if by_kind(message, "join")
        ]
        assert "hints: nobody" in card.content


async def test_a_table_is_opened_with_the_hints_its_host_wants():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", hints="yes")
        (card,) = here.channel.history()
        assert (
            "hints: everyone at the table" in card.content
            and "not rated" in card.content
        )
        game = await here.bot.db.read(queries.info, 1)
        assert (
            game.settings.hints == "yes"
            and not game.practice
            and game.settings.level == 3
        )


async def test_a_setting_that_brings_a_button_leaves_the_words_of_the_question():
    async with world() as here:
        game = await here.table(2, undo="free")
        home = await here.home(game)
        first = await here.prompt(game)
        await press(
            here.people[await decides(here, game)], first, next(iter(offered(first)))
        )
        await here.env.settle()
        before = await here.prompt(game)
        assert by_kind(before, "takeback") is not None
        words = before.content
        await here.slash(0, home, "table settings", undo="off", hints="yes")
        await here.env.settle()
        after = await here.prompt(game)
        assert (after.id, after.content) == (before.id, words)
        assert by_kind(after, "takeback") is None and by_kind(after, "hint") is not None


async def test_where_cards_are_hidden_the_hint_is_in_the_panel_that_only_its_player_sees():
    async with world() as here:
        game = await here.table(1, computers=2, game="magna_carta")
        prompt = await here.prompt(game)
        assert by_kind(prompt, "hint") is None
        panel = await click(here, 0, prompt, "turn")
        told = await click(here, 0, panel, "hint")
        assert told.ephemeral and told.content.startswith("**Hint** for ")
        before = {message.id for message in (await here.home(game)).history()}
        await here.env.settle()
        assert {message.id for message in (await here.home(game)).history()} == before


async def test_a_hint_is_in_the_readers_language_to_the_last_word():
    async with world(language=PSEUDO) as here:
        game = await here.table(1, computers=1)
        told = await click(here, 0, await here.prompt(game), "hint")
        without = told.content.replace("<t:", "")
        assert not any("a" <= char <= "z" for char in without), without


class Slow(Here):
    """Something happens while an analysis is made, or it fails, or its answer is known before."""

    def __init__(self):
        self.meanwhile = None
        self.fails = False
        self.answer = None

    async def analyse(self, person, job):
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.fails or self.answer is not None:
            return self.answer
        return await super().analyse(person, job)


@pytest.fixture
def slow(monkeypatch):
    thinker = Slow()
    monkeypatch.setattr(bot_world, "Here", lambda: thinker)
    return thinker


async def test_a_hint_for_a_position_that_has_moved_on_is_dropped_kindly(slow):
    async with world() as here:
        game = await here.table(1, computers=1)

        async def act():
            slow.meanwhile = None
            press_ = next(iter(offered(await here.prompt(game))))
            info = await here.bot.db.read(queries.info, game)
            person = here.people[0]
            await here.bot.db.run(
                play.act, game, bot_person(person), info.revision, press_
            )

        slow.meanwhile = act
        told = await click(here, 0, await here.prompt(game), "hint")
        assert "The position changed while" in told.content


async def test_who_waits_for_a_hint_is_told_and_the_hint_takes_the_place_of_that(
    slow, monkeypatch
):
    monkeypatch.setattr(hints_handlers, "EXPLAIN_SECONDS", 0.0)
    shown = []
    async with world() as here:
        game = await here.table(1, computers=1)

        async def look():
            await asyncio.sleep(0.05)

        slow.meanwhile = look
        send_interim = Context.send_interim

        async def noted(self, text):
            shown.append(text)
            await send_interim(self, text)

        monkeypatch.setattr(Context, "send_interim", noted)
        result = await here.people[0].click(
            await here.prompt(game), custom_id=by_kind(await here.prompt(game), "hint")
        )
        await here.env.settle()
        assert shown == ["A computer is thinking about it …"]
        assert result.response.content.startswith("**Hint** for ")
        assert result.followups == []


async def test_where_nobody_can_think_the_person_is_told_and_nothing_is_noted(slow):
    async with world() as here:
        game = await here.table(1, computers=1)
        slow.fails = True
        home = await here.home(game)
        assert "can't think right now" in await said(here, 0, home, "plan hint")


async def test_the_searches_of_a_person_are_bounded_and_the_refusal_says_when_there_is_room():
    async with world() as here:
        game = await here.table(1, computers=1)
        await here.bot.settings_cache.set_server(here.guild.id, searches_per_person="2")
        home = await here.home(game)
        for _ in range(2):
            assert (await said(here, 0, home, "plan hint")).startswith("**Hint**")
        refused = await said(here, 0, home, "plan hint")
        assert (
            "the limit is 2" in refused and "You can ask again in 60 minutes" in refused
        )
