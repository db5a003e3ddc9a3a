"""The bot as a process of its own, against the fake Discord on loopback: what only real connections can show."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from rules import record as records
from rules.register import find_game
from tests.costs import left_out, sampled
from tests.fakediscord import BotProcess, FakeDiscord, Fault, permissions
from tests.fakediscord.games import PUBLIC, Table, button, offers

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


class Wire:
    """A server with a channel and people, the bot, and one game of theirs."""

    def __init__(self, fake, bot):
        self.fake = fake
        self.bot = bot
        self.guild = fake.world.new_guild()
        self.channel = fake.world.new_channel(self.guild, "games")
        self.people = [fake.person(self.guild, name) for name in NAMES]
        self.table = None

    async def play(self, players=2, actions=0, **options):
        """A started game with its first prompt, and some actions in it."""
        self.table = Table(self.fake, self.channel, self.people[:players], seed=7)
        self.table.commands = 0.0
        await self.table.open(**{"game": "caylus", **options})
        await self.fake.until(self.table.prompt, what="the first prompt")
        for _ in range(actions):
            await self.act()
        return self.table

    async def act(self):
        """One action that must be acknowledged."""
        await self.fake.until(self.fresh, what="a fresh prompt")
        act = await self.table.step()
        assert act is not None and act.acknowledged, act
        return act

    def press(self, **how):
        """Whoever decides presses something; nobody waits for the answer."""
        prompt = self.fresh()
        offer = next(o for o in offers(prompt, PUBLIC) if o.code.startswith("place"))
        return self.table.decides(prompt).press(prompt, offer.item, offer.value, **how)

    def revision(self):
        return self.rows("SELECT revision FROM game")[0][0]

    def rows(self, question):
        with contextlib.closing(sqlite3.connect(self.bot.data / "caylus.db")) as db:
            return db.execute(question).fetchall()

    def actions(self):
        return self.rows("SELECT count(*) FROM action")[0][0]

    def fresh(self):
        """The prompt, once it shows the game as it is."""
        prompt = self.table.prompt()
        if prompt is None:
            return None
        found = list(offers(prompt, (*PUBLIC, "turn")))
        return prompt if found[0].press.revision == self.revision() else None


@pytest.fixture
async def wire(tmp_path):
    async with FakeDiscord() as fake:
        fake.patience = 60.0  # a busy machine is no fault of the bot
        bot = BotProcess(fake, tmp_path)
        try:
            here = Wire(fake, bot)
            await bot.start()
            yield here
            assert fake.violations == []
            assert " ERROR " not in bot.log.read_text(), bot.tail()
        finally:
            await bot.kill()


@pytest.mark.exhaustive
async def test_a_whole_game_ends_where_the_replay_of_its_posted_record_ends(wire):
    table = await wire.play(players=2)
    table.commands = 0.2
    await table.finish()
    played = records.replay(records.read(await wire.fake.until(table.record)))
    scores = find_game("caylus").result(played.state).scores
    assert wire.rows("SELECT status, scores FROM game") == [
        ("finished", str(list(scores)))
    ]
    assert await wire.bot.stop() == 0


async def test_a_game_goes_on_after_kill_9_with_the_prompt_that_stood_there(wire):
    table = await wire.play(players=3, actions=3)
    before = await wire.fake.until(wire.fresh)
    await wire.bot.kill()
    nobody = wire.press()
    assert not await nobody.answer(0.2)
    await wire.bot.start()
    assert table.prompt() is before
    await wire.act()
    assert wire.actions() == 4


async def test_an_action_that_kill_9_cuts_is_done_once_or_not_at_all(wire):
    await wire.play()
    for done, milliseconds in enumerate((2, 6, 15)):
        await wire.fake.until(wire.fresh)
        pressed = wire.press()
        await asyncio.sleep(milliseconds / 1000)
        await wire.bot.kill()
        assert wire.actions() in (done, done + 1)
        assert wire.actions() == done + 1 or not pressed.answered.is_set()
        await wire.bot.start()
        pressed.deliver()  # whoever pressed tries again
        await wire.fake.until(lambda done=done: wire.actions() == done + 1)
    await wire.act()
    assert wire.actions() == 4


async def test_a_hand_that_was_chosen_before_kill_9_is_kept_until_all_have_chosen(wire):
    table = await wire.play(players=3, game="magna_carta")
    prompt = await wire.fake.until(wire.fresh)
    await wire.act()
    assert wire.actions() == 0
    await wire.bot.kill()
    await wire.bot.start()
    assert await wire.fake.until(wire.fresh) is prompt

    def asked():
        return {user for user in table.people if f"<@{user}>" in prompt.content}

    for left in (2, 1):
        await wire.fake.until(
            lambda left=left: len(asked()) == left, what="who is still to choose"
        )
        await wire.act()
    assert wire.actions() == 3
    for _ in range(6):
        await wire.act()


async def test_a_repeated_delivery_acts_once_before_and_after_a_restart(wire):
    await wire.play(actions=1)
    act = await wire.act()
    act.interaction.deliver()
    act.interaction.deliver()
    await wire.act()
    await wire.bot.restart()
    act.interaction.deliver()
    await wire.act()
    assert wire.actions() == 4


@pytest.mark.exhaustive
async def test_a_late_delivery_is_refused_by_discord_and_still_acts_once(wire):
    table = await wire.play(actions=1)
    wire.fake.patience = 0.2
    await wire.fake.until(wire.fresh)
    pressed = wire.press(deliver=False)
    await asyncio.sleep(0.3)
    pressed.deliver()
    lost = await wire.fake.until(
        lambda: _newest(table.home, "didn't deliver my reply"),
        what="a word to the person",
    )
    assert pressed.too_late and not pressed.answered.is_set()
    assert wire.actions() == 2
    wire.fake.patience = 60.0
    assert lost.mentions == [pressed.user.id]
    await wire.act()


async def test_an_answer_that_fails_once_reaches_the_person_all_the_same(wire):
    await wire.play(players=3)
    for done, effect in enumerate(("429", "500", "drop", "lose", "500 after")):
        await wire.fake.until(wire.fresh)
        wire.fake.faults.add(Fault(effect, "callback"))
        assert await wire.press().answer(), effect
        assert wire.actions() == done + 1, effect


async def test_an_answer_that_discord_refuses_for_good_becomes_a_mention(wire):
    table = await wire.play(actions=1)
    wire.fake.faults.add(Fault("404", "callback", times=5))
    await wire.fake.until(wire.fresh)
    pressed = wire.press()
    # another's may be lost beside it
    lost = f"<@{pressed.user.id}>, Discord didn't deliver my reply"
    await wire.fake.until(
        lambda: _newest(table.home, lost), what="a mention of the person"
    )
    wire.fake.faults.clear()
    await wire.act()


async def test_an_answer_that_times_out_holds_up_nobody_else(wire):
    await wire.play(players=3, actions=1)
    await wire.fake.until(wire.fresh)
    wire.fake.faults.add(Fault("hang", "callback", seconds=30))
    pressed = wire.press()
    looked = await wire.people[4].do(wire.table.home, "caylus status")
    assert "turn 1" in looked.text.lower()
    assert await pressed.answer(), "no answer after the time-out"
    await wire.act()


async def test_a_message_whose_answer_was_lost_is_not_posted_twice(wire):
    table = await wire.play(actions=1)
    await wire.fake.until(wire.fresh)
    wire.fake.faults.add(Fault("lose", "message"))
    assert await wire.press().answer()
    await wire.fake.until(
        lambda: wire.rows("SELECT 1 FROM outbox WHERE attempts > 0 AND settled IS NULL")
    )
    await wire.bot.stop()
    wire.bot.settings["FAKE_CLOCK"] = "60"  # the next attempt is due
    await wire.bot.start()
    await wire.fake.until(wire.fresh)
    await wire.act()
    posted = [m.content for m in table.home.messages.values()]
    assert len(posted) == len(set(posted))


def _stands(channel, kind):
    """The messages of a channel with a button of that kind."""
    return [m for m in channel.messages.values() if button(m, kind)]


async def _taken_up(wire, channel, kind, role, press):
    """The message of that kind whose answer was lost is pressed before the next try, and kept for its role."""
    (lost,) = await wire.fake.until(
        lambda: wire.fake.faults.hit.get("lose") and _stands(channel, kind)[-1:]
    )
    assert (lost.id,) not in wire.rows("SELECT message FROM message")
    assert await press(lost).answer()
    await wire.fake.until(
        lambda: (
            (lost.id,)
            in wire.rows(f"SELECT message FROM message WHERE role LIKE '{role}'")
        ),
        what=f"the {kind} message is taken up",
    )
    return lost


# the bot tries again after two minutes
@pytest.mark.parametrize("effect", left_out(["drop", "lose"]))
async def test_an_action_counts_and_the_thread_goes_on_where_the_story_above_it_could_not_be_edited(
    wire, effect
):
    await wire.play(players=3, actions=5)
    await wire.fake.until(wire.fresh)
    wire.fake.faults.add(Fault(effect, "edit", times=2))
    await wire.act()
    assert wire.actions() == 6
    await wire.fake.until(wire.fresh)
    await wire.fake.until(lambda: wire.fake.faults.hit == {effect: 2})


async def test_a_prompt_whose_answer_was_lost_is_taken_up_by_a_press_on_it(wire):
    table = await wire.play(players=3)
    await wire.fake.until(wire.fresh)
    wire.fake.faults.add(Fault("lose", "message", holds="cy:takeback:"))
    assert await wire.press().answer()
    stranger = wire.people[4]
    prompt = await _taken_up(
        wire,
        table.home,
        "takeback",
        "prompt",
        lambda lost: stranger.press(lost, button(lost, "board")),
    )
    assert _stands(table.home, "takeback") == [prompt] == [wire.fresh()]
    await wire.act()


@pytest.mark.exhaustive
async def test_a_vote_whose_answer_was_lost_is_taken_up_by_the_answer_on_it(wire):
    table = await wire.play(players=3)
    await wire.fake.until(wire.fresh)
    wire.fake.faults.add(Fault("lose", "message", holds="cy:allow:"))
    await wire.people[0].do(table.home, "caylus table cancel")
    other = wire.people[1]
    vote = await _taken_up(
        wire,
        table.home,
        "allow",
        "vote:%",
        lambda lost: other.press(lost, button(lost, "decline")),
    )
    await wire.fake.until(lambda: not button(vote, "allow"), what="the vote is over")
    await wire.act()


@pytest.mark.exhaustive
async def test_a_card_whose_answer_was_lost_is_the_only_one_and_known(wire):
    await wire.play()
    wire.fake.faults.add(Fault("lose", "callback", holds="cy:join:"))
    assert (
        await wire.people[3].command(wire.channel, "caylus new", game="caylus").answer()
    )
    (card,) = await wire.fake.until(lambda: _stands(wire.channel, "join"))
    await wire.fake.until(
        lambda: wire.rows(
            f"SELECT 1 FROM message WHERE role = 'card' AND message = {card.id}"
        ),
        what="the card is known",
    )
    assert _stands(wire.channel, "join") == [card]


async def test_a_thread_is_renamed_when_one_of_its_players_is_forgotten(wire):
    table = await wire.play(players=3)
    assert NAMES[2] in table.home.name
    asked = await wire.people[2].do(table.home, "caylus me forget")
    (sure,) = [m for m in asked.messages if button(m, "forget")]
    assert await wire.people[2].press(sure, button(sure, "forget")).answer()
    await wire.fake.until(lambda: NAMES[2] not in table.home.name, what="another title")
    assert NAMES[0] in table.home.name


def _lock(fake, thread, locked):
    thread.locked = locked
    fake.channel_event(thread, "UPDATE")


@pytest.mark.parametrize("what", sampled(["channel", "role", "thread"], 3))
async def test_a_place_that_is_opened_again_gets_the_question_when_discord_tells_of_it(
    wire, what
):
    table = await wire.play(players=3, actions=1)
    shut = {
        "role": lambda on: wire.fake.grant(
            wire.guild, 0 if on else permissions.BOT_PERMISSIONS
        ),
        "channel": lambda on: wire.fake.deny(
            wire.channel, permissions.VIEW_CHANNEL if on else 0
        ),
        "thread": lambda on: _lock(wire.fake, table.home, on),
    }[what]
    await wire.fake.until(wire.fresh)
    pressed = wire.press(deliver=False)
    shut(True)
    pressed.deliver()
    await wire.fake.until(
        lambda: wire.rows(
            "SELECT 1 FROM outbox WHERE attempts > 0 AND settled IS NULL"
        ),
        what="it waits",
    )
    shut(False)
    await wire.fake.until(wire.fresh, what="the question")
    assert wire.actions() == 2


async def test_the_connection_may_break_in_every_way(wire):
    await wire.play(actions=1)
    for harm in ("drop", "reconnect", "forget"):
        if harm == "reconnect":
            await wire.fake.gateway.ask_to_reconnect()
        elif harm == "drop":
            wire.fake.gateway.drop()
        else:
            wire.fake.gateway.forget_sessions()
            await wire.fake.until(lambda: wire.fake.gateway.connected)
        await wire.act()
    assert wire.fake.gateway.resumes == 2 and wire.fake.gateway.identifies == 2


async def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(wire):
    await wire.play(actions=1)
    await wire.fake.until(wire.fresh)
    wire.bot.fill_disk(True)
    pressed = wire.press()
    assert await pressed.answer()
    assert "nothing was changed" in pressed.text
    wire.bot.fill_disk(False)
    assert wire.actions() == 1
    await wire.act()
    text = wire.bot.log.read_text()
    wire.bot.log.write_text(
        text.replace(" ERROR bot.interactions.context database", " expected")
    )


def _newest(channel, words):
    return next(
        (m for m in reversed(channel.messages.values()) if words in m.content), None
    )
