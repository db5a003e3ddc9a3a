"""A live session in its thread: offered, agreed to, played in one message, called for, and over."""

from __future__ import annotations

import pytest

from bot.core import queries
from bot.delivery.channel_breaker import PAUSES
from bot.features.live_session.use_cases import LASTS, OPEN, WAIT
from tests.bot.delivery.test_calm import journal
from tests.bot.jobs import clocks_of
from tests.bot.players import Player, components
from tests.bot.world import said, world
from tests.costs import sampled

AGREE, DECLINE, LEAVE = "Play live", "Not now", "Leave the session"


def with_button(home, label):
    """The messages that have a button, the oldest first."""
    return [
        m
        for m in home.history()
        if any(part.get("label") == label for part in components(m))
    ]


def calls(home):
    return [m.content for m in home.history() if "your move" in m.content]


async def agree(here, home, people):
    for who in range(people):
        for question in with_button(home, AGREE)[-1:]:
            await here.people[who].click(question, label=AGREE)


async def evening(here, players=2, **options):
    """A game whose players have asked for a live session and agreed to it; its thread, and who plays it."""
    options.setdefault("pace", "24h")
    game = await here.table(players, **options)
    home = await here.home(game)
    await here.slash(0, home, "table evening")
    await agree(here, home, players)
    return game, home, Player(here, game, seed=3, way="component")


async def play(here, player, steps, seconds=40):
    for _ in range(steps):
        await here.env.advance_time(seconds)
        await player.step()


async def test_who_answer_within_minutes_are_offered_one_and_nobody_is_called_by_it():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        player = Player(here, game, seed=3, way="component")
        seen = await journal(here, game)
        while not with_button(home, AGREE):
            await play(here, player, 1, 30)
        (offer,) = with_button(home, AGREE)
        assert "within minutes" in offer.content and "10 minutes" in offer.content
        assert [one.mentions for one in seen.seen if one.message == offer.id] == [()]
        assert (await here.prompt(game)).id > offer.id
        await here.people[1].click(offer, label=DECLINE)
        text = next(m for m in home.history() if m.id == offer.id).content
        assert "No live session this time" in text
        # nobody learns who did not agree
        assert "Red" not in text and "Blue" not in text
        await play(here, player, 8, 30)
        assert with_button(home, AGREE) == []
        assert here.env.errors == []


async def test_an_offer_that_nobody_answers_goes_by_itself():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await here.slash(0, home, "table evening")
        assert len(with_button(home, AGREE)) == 1
        await here.env.advance_time(OPEN + 5)
        assert with_button(home, AGREE) == []
        assert any("No live session this time" in m.content for m in home.history())
        assert (await here.bot.db.read(queries.info, game)).session_until is None


async def test_the_phase_and_the_question_stand_in_one_message_and_calls_are_deleted_when_answered():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 1)
        first = (await here.prompt(game)).id
        count = len(home.history())
        info = await here.bot.db.read(queries.info, game)
        while info.phase == 2:
            assert (await here.prompt(game)).id == first
            assert len(home.history()) == count
            last = here.people[here.seat_holder(info, info.deciding)]
            assert calls(home) == [f"<@{last.id}>: your move."]
            await play(here, player, 1)
            info = await here.bot.db.read(queries.info, game)
        report = next(m for m in home.history() if m.id == first)
        assert ": placing workers" in report.content and "to move" not in report.content
        assert here.env.errors == []


async def test_leaving_ends_it_for_all_and_the_clocks_are_asked_for_again():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 5)
        before = {
            clock.seat: clock.bank for clock in await here.bot.db.read(clocks_of, game)
        }
        answer = await here.people[1].click(with_button(home, LEAVE)[-1], label=LEAVE)
        assert (
            answer.response.ephemeral
            and "ends it for everyone" in answer.response.content
        )
        assert with_button(home, LEAVE) == [] and calls(home) == []
        told = [
            m.content for m in home.history() if "live session is over" in m.content
        ]
        assert (
            len(told) == 1
            and "has left it" in told[0]
            and "time banks as they were" in told[0]
        )
        prompt = await here.prompt(game)
        assert "Due <t:" in prompt.content and "evening" not in prompt.content
        (pinned,) = [m for m in home.history() if "/caylus status" in m.content]
        assert "Due <t:" in pinned.content and "evening" not in pinned.content
        after = {
            clock.seat: clock.bank for clock in await here.bot.db.read(clocks_of, game)
        }
        assert {seat: after[seat] for seat in before} == before
        await play(here, player, 3)
        assert here.env.errors == []


async def test_when_nobody_acts_it_ends_by_itself_and_who_is_asked_is_mentioned_once_more():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 3)
        seen = await journal(here, game)
        await here.env.advance_time(WAIT + 5)
        told = [
            m.content for m in home.history() if "live session is over" in m.content
        ]
        assert len(told) == 1 and "nobody has acted for 10 minutes" in told[0]
        info = await here.bot.db.read(queries.info, game)
        asked = here.people[here.seat_holder(info, info.deciding)]
        prompt = await here.prompt(game)
        mentions = [(one.message, one.mentions) for one in seen.seen if one.mentions]
        assert mentions == [(prompt.id, (asked.id,))]
        assert calls(home) == []
        await here.env.advance_time(LASTS)
        assert (
            len([m for m in home.history() if "live session is over" in m.content]) == 1
        )


async def test_the_command_asks_and_in_a_live_session_offers_to_leave():
    async with world() as here:
        game, home, _ = await evening(here)
        shown = await here.slash(1, home, "table evening")
        assert "Anyone who leaves ends it for everyone" in shown.response.content
        assert "only players" in await said(
            here, 4, home, "table evening"
        ) or "no seat" in await said(here, 4, home, "table evening")
        await here.people[1].click(shown.response, label=LEAVE)
        assert (await here.bot.db.read(queries.info, game)).session_until is None


async def test_the_setting_switches_offers_off():
    async with world() as here:
        game = await here.table(2, pace="24h")
        home = await here.home(game)
        assert "live sessions are offered" in await said(
            here, 1, home, "table settings"
        )
        await here.slash(1, home, "table settings", evenings="no")
        assert any("live sessions are not offered" in m.content for m in home.history())
        player = Player(here, game, seed=3, way="component")
        await play(here, player, 8, 30)
        assert with_button(home, AGREE) == []


async def test_a_restart_in_the_middle_goes_on_in_the_same_form():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 3)
        await here.restart()
        await here.env.settle()
        assert len(calls(home)) == 1
        await play(here, player, 2)
        prompt = await here.prompt(game)
        assert (
            ": placing workers" in prompt.content and "Live session" in prompt.content
        )
        assert len(calls(home)) == 1
        await here.env.advance_time(WAIT + 5)
        assert (
            await here.bot.db.read(queries.info, game)
        ).session_until is None and calls(home) == []
        assert here.env.errors == []


async def test_a_thread_that_is_deleted_in_the_middle_is_replaced_and_asks_there():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 3)
        here.env.backend.delete_channel(home.id)
        player.way = "act"
        position = await player.position()
        who = here.seat_holder(position.info, position.decision.seat)
        code = player.choose(position)
        await here.slash(who, here.channel, "act", action=code, game=str(game))
        there = await here.home(game)
        prompt = await here.prompt(game)
        assert prompt is not None and "Live session" in prompt.content
        assert len(calls(there)) == 1
        await here.env.advance_time(WAIT + 5)
        assert any("live session is over" in m.content for m in there.history())
        assert calls(there) == []


@pytest.mark.parametrize("way", sampled(["mixed", "component"], 2))
async def test_a_whole_game_of_hidden_cards_in_live_sessions_tells_nothing_and_leaves_no_call(
    way,
):
    async with world() as here:
        _, home, player = await evening(here, 2, game="magna_carta")
        player.way = way
        while (await player.position()).decision is not None:
            await player.step()
            for text in calls(home):
                assert text.count("<@") <= 2
        assert calls(home) == [] and with_button(home, LEAVE) == []
        assert here.env.errors == []


async def test_what_is_asked_of_several_at_once_calls_all_of_them_in_one_message():
    async with world() as here:
        _, home, player = await evening(here, 3, game="magna_carta")
        position = await player.position()
        assert len(position.info.awaited) == 3
        (call,) = calls(home)
        assert call.count("<@") == 3
        await player.step()
        assert calls(home) == [call]  # who has chosen is not told apart
        while (await player.position()).together:
            await player.step()
        assert len(calls(home)) <= 1 and call not in calls(home)


async def test_a_call_that_could_not_be_sent_comes_later_once_and_the_question_stands_meanwhile():
    async with world() as here:
        game, home, player = await evening(here)
        await play(here, player, 1)
        standing = (await here.prompt(game)).id
        here.env.inject_error("POST", f"/channels/{home.id}/messages", status=403)
        await play(here, player, 1)
        assert "Live session" in (await here.prompt(game)).content
        await here.env.advance_time(PAUSES[0] + 5)
        assert len(calls(home)) == 1
        assert (await here.prompt(game)).id == standing
        await play(here, player, 2)
        assert len(calls(home)) == 1
