"""Nobody loses by a question that was never asked: while the bot can't post where a game is played no clock runs,
whatever the late rule, the seat and the reason; when it can the people who are asked have their whole time."""

from __future__ import annotations

import contextlib
import datetime

import pytest
from msgspec.structs import replace
from simcord.components import COMPONENTS_V2_FLAG

from bot.components.custom_id import read
from bot.core import outbox, queries, seats, votes
from bot.core.clock import timeout, user_time
from bot.core.errors import UserError
from bot.core.model import Person
from bot.delivery import batch, channel_breaker, recovery, send, worker
from storage import restoring
from storage.message_slots import PHASE_MESSAGE, PROMPT
from tests.bench.press import counted
from tests.bot.delivery.test_archived import Threads
from tests.bot.delivery.test_failures import deny
from tests.bot.delivery.test_unreachable import SHUT, Refusals
from tests.bot.players import offered
from tests.bot.world import NAMES, world
from tests.costs import left_out

DAY = 24 * 3600
SLOW = 8 * 3600  # seconds between two tries, and between two looks at the clocks
WHOLE = 72 * 3600  # a move of a table of 24 hours: its grace and its bank


def person(here, who):
    return Person(here.people[who].id, NAMES[who])


async def info_of(here, game):
    return await here.bot.db.read(queries.info, game)


# Why the bot can't post: each takes it away and gives it back


@contextlib.asynccontextmanager
async def denied(here, game, monkeypatch):
    await deny(here, here.channel, **SHUT)
    yield
    await deny(here, here.channel)


@contextlib.asynccontextmanager
async def refused(here, game, monkeypatch):
    refusals = Refusals(monkeypatch)
    refusals.shut = True
    yield
    refusals.shut = False


@contextlib.asynccontextmanager
async def timed_out(here, game, monkeypatch):
    refusals = Refusals(monkeypatch)
    refusals.shut = True
    # Discord tells the bot of its own member without the intent for members, which the simulated one does not.
    me = here.bot.get_guild(here.guild.id).me
    me.timed_out_until = datetime.datetime.now(datetime.UTC) + datetime.timedelta(
        days=400
    )
    yield
    refusals.shut, me.timed_out_until = False, None
    await here.bot.delivery_context.retries.on_permissions_changed(here.guild.id)
    await here.env.settle()


@contextlib.asynccontextmanager
async def locked(here, game, monkeypatch):
    threads, home = Threads(here, monkeypatch), await here.home(game)
    threads.set(home.id, archived=True, locked=True)
    await here.env.settle()
    yield
    threads.set(home.id, archived=False, locked=False)
    await here.env.settle()


@contextlib.asynccontextmanager
async def down(here, game, monkeypatch):
    """Discord fails for days."""
    for method in ("POST", "PATCH"):
        here.env.inject_error(method, "/channels/*/messages*", status=500, times=None)
        here.env.inject_error(method, "/channels/*/messages/*", status=500, times=None)
    yield
    here.env.backend.faults.clear()


@contextlib.asynccontextmanager
async def channel_gone(here, game, monkeypatch):
    other = here.guild.create_text_channel("other")
    here.env.backend.delete_channel((await here.home(game)).id)
    here.env.backend.delete_channel(here.channel.id)
    await here.env.settle()
    yield
    await here.slash(0, other, "table settings", here=True, game=str(game))
    here.channel = other


REASONS = (denied, refused, timed_out, locked, down, channel_gone)
LATE = ("wait", "skip", "vote", "stand-in")
GRID = [(reason, late, seat) for reason in REASONS for late in LATE for seat in (0, 1)]
SHOWN = [(reason, LATE[at % 4], at % 2) for at, reason in enumerate(REASONS)][::2]


async def waits_for(here, late, seat):
    """A game of two at 24 hours whose question of the present decision was asked, of the other seat."""
    for one in here.people[:2]:
        await here.bot.db.run(user_time.set_hours, one.id, "0-24", "UTC")
    game = await here.table(2, pace="24h", late=late, rated="yes")
    while True:
        position = await here.bot.db.read(queries.position, game)
        code = next(
            code for code in position.decision.actions if code.startswith("place")
        )
        after = position._state.clone()
        position.game.step(after, code)
        following = position.game.decision(after)
        if (
            position.decision.seat != seat
            and following is not None
            and following.seat == seat
        ):
            return game, code
        await act(here, game, here.channel)


async def act(here, game, where, code=None):
    position = await here.bot.db.read(queries.position, game)
    code = code or next(
        code for code in position.decision.actions if code.startswith("place")
    )
    holder = here.seat_holder(position.info, position.decision.seat)
    result = await here.slash(holder, where, "act", action=code, game=str(game))
    sure = [
        one for one, _ in offered(result.response).values() if one.startswith("cy:sure")
    ]
    if sure:
        await here.people[holder].click(result.response, custom_id=sure[0])


async def without_hearing(here, change):
    """Something happens on Discord of which the bot is not told: it is down."""
    emit, here.env.backend.emit = here.env.backend.emit, lambda *_, **__: None
    change()
    here.env.backend.emit = emit


async def refusal(here, use_case, *args):
    with pytest.raises(UserError) as refused:
        await here.bot.db.run(use_case, *args)
    return refused.value.message.id


async def untouched(here, game, before, seat):
    """Nothing was done to who was not asked, and nothing can be."""
    info = await info_of(here, game)
    assert (info.status, info.revision, info.deciding) == (
        "running",
        before.revision,
        seat,
    )
    assert info.unasked is not None and info.deadline is None
    holder = info.seats[seat]
    assert (holder.user, holder.stand_in, holder.absent) == (
        before.seats[seat].user,
        None,
        False,
    )
    rows = await here.bot.db._database.read(
        lambda tx: tx.execute(
            "SELECT missed FROM tenure WHERE game = ?", (game,)
        ).fetchall()
    )
    assert {row[0] for row in rows} == {0}
    other = person(here, here.seat_holder(info, 1 - seat))
    assert (
        await refusal(here, seats.replace, game, other, seat, None) == "table-unasked"
    )
    assert await refusal(here, timeout.nudge, game, other) == "table-unasked"
    assert await refusal(here, seats.go_on, game, other, seat) == "table-not-missed"
    for ask in (votes.cancel, votes.pause):
        assert await refusal(here, ask, game, other) == "table-vote-unasked"
    assert await here.bot.db.read(votes.open_votes, game) == ()


def try_seldom(monkeypatch):
    """Let the bot try again every eight hours: in days of every five minutes nothing else happens."""
    for module in (send, batch, channel_breaker):
        monkeypatch.setattr(module, "PAUSES", (10, 60, SLOW))
    monkeypatch.setattr(worker, "WAIT_FOR_PLACE", SLOW)


@pytest.mark.costly("eleven days in which the bot tries again")
@pytest.mark.parametrize(
    ("reason", "late", "seat"),
    [*SHOWN, *left_out(one for one in GRID if one not in SHOWN)],
)
async def test_who_was_never_asked_is_not_late(monkeypatch, reason, late, seat):
    try_seldom(monkeypatch)
    async with world(look=SLOW) as here:
        game, code = await waits_for(here, late, seat)
        asker = here.guild.create_text_channel("elsewhere")
        async with reason(here, game, monkeypatch):
            await act(here, game, asker, code)
            before = await info_of(here, game)
            for days in (1, 3, 7):
                await here.env.advance_time(days * DAY)
                await untouched(here, game, before, seat)
            holder = here.seat_holder(before, seat)
            told = (
                await here.slash(holder, asker, "status", game=str(game))
            ).response.content
            assert "no clock runs until I can" in told
            assert (
                "can't post there"
                in (await here.slash(holder, asker, "games")).response.content
            )
        await here.env.advance_time(SLOW + 100)
        await here.quiet()  # an edit of the deadline is under way for a moment
        info = await info_of(here, game)
        assert (info.revision, info.unasked) == (before.revision, None)
        now = here.bot.delivery_context.now()
        (mine,) = info.awaited
        assert info.since + WHOLE <= mine.deadline <= now + WHOLE
        assert now - info.since <= SLOW + 100, (
            "they are waited for since they are asked"
        )
        prompt = await here.prompt(game)
        assert prompt is not None and f"<t:{mine.deadline}:" in prompt.content
        assert here.env.errors == []


async def test_while_discord_fails_a_game_asks_the_database_only_as_often_as_its_question_is_tried(
    monkeypatch,
):
    async with world() as here:
        game, code = await waits_for(here, "wait", 0)
        elsewhere = here.guild.create_text_channel("elsewhere")
        with counted() as counts:
            async with down(here, game, monkeypatch):
                await act(here, game, elsewhere, code)
                await here.env.advance_time(2 * 3600)
                counts.clear()
                await here.env.advance_time(4 * 3600)
                tries = 4 * 3600 // channel_breaker.PAUSES[-1]
                assert counts["put_off"] in (tries - 1, tries, tries + 1)
                assert counts["load_batch"] <= tries + 1
                assert 1 <= counts["load"] <= 5, (
                    "nor is the last picture looked at more often than once an hour"
                )
            await here.env.advance_time(channel_breaker.PAUSES[-1] + 60)
        (pin,) = [
            message for message in (await here.home(game)).history() if message.pinned
        ]
        assert f"<t:{(await info_of(here, game)).deadline}:" in pin.content, (
            "what was edited later is by now"
        )


async def test_a_right_that_is_taken_while_the_question_stands_stops_time_too(
    monkeypatch,
):
    try_seldom(monkeypatch)
    async with world(look=SLOW) as here:
        game, _ = await waits_for(here, "skip", 0)
        before = await info_of(here, game)
        home = await here.home(game)
        await here.env.advance_time(DAY)
        await deny(here, here.channel, **SHUT)
        await here.env.advance_time(6 * DAY)
        info = await info_of(here, game)
        assert (info.revision, info.status) == (before.revision, "running")
        assert info.unasked is not None
        (pin,) = [
            message
            for message in home.history()
            if "no clock runs until I can" in message.content
        ]
        assert pin.pinned
        await deny(here, here.channel)
        await here.env.advance_time(400)
        info = await info_of(here, game)
        now = here.bot.delivery_context.now()
        assert info.unasked is None and info.deadline - now > 7 * 3600
        assert f"<t:{info.deadline}:" in (await here.prompt(game)).content
        (pin,) = [message for message in home.history() if message.pinned]
        assert f"<t:{info.deadline}:" in pin.content


async def test_a_thread_that_is_deleted_takes_nobodys_time():
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        before = await info_of(here, game)
        here.env.backend.delete_channel(before.thread)
        await here.env.advance_time(60)
        info = await info_of(here, game)
        assert info.thread != before.thread and info.unasked is None
        assert (await here.prompt(game)) is not None, (
            "it is asked in another thread at once"
        )


@pytest.mark.parametrize("what", ["hours", "away"])
async def test_the_deadline_that_is_shown_is_the_one_that_counts(what):
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        before, prompt = await info_of(here, game), await here.prompt(game)
        home, holder = await here.home(game), here.seat_holder(before, before.deciding)
        if what == "hours":
            await here.slash(holder, home, "me hours", awake="8-16", zone="UTC")
        else:
            await here.slash(holder, home, "me away", days=3)
        await here.env.settle()
        await here.env.advance_time(310)
        info = await info_of(here, game)
        assert info.deadline > before.deadline
        asked = await here.prompt(game)
        assert asked.id == prompt.id, "nobody is mentioned once more"
        (pin,) = [message for message in home.history() if message.pinned]
        for shown in (asked, pin):
            assert f"<t:{info.deadline}:" in shown.content
            # who is away comes back at a time of their own, which may be the former deadline
            if what == "hours":
                assert f"<t:{before.deadline}:" not in shown.content


async def test_a_question_that_was_deleted_while_the_bot_was_down_is_asked_again():
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        before, prompt = await info_of(here, game), await here.prompt(game)
        here.bot.timer.stop()
        await here.env.advance_time(3600)
        await without_hearing(
            here, lambda: here.env.backend.delete_message(prompt.channel.id, prompt.id)
        )
        await here.restart()
        await here.env.advance_time(60)
        asked = await here.prompt(game)
        assert asked is not None and asked.id != prompt.id and offered(asked)
        assert (await info_of(here, game)).revision == before.revision


async def test_a_question_that_has_become_something_else_is_asked_again():
    """As after a server's database was put back: the message shows what was answered in the lost time."""
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        prompt = await here.prompt(game)
        here.bot.timer.stop()
        await here.env.advance_time(3600)
        here.env.backend.get_message(prompt.channel.id, prompt.id).components = []
        await here.restart()
        await here.env.advance_time(60)
        asked = await here.prompt(game)
        assert asked is not None and asked.id != prompt.id and offered(asked)


@pytest.mark.parametrize("layout", [True, False])
async def test_in_a_computers_turn_a_layout_is_followed_by_its_line_and_a_line_stays(
    monkeypatch, layout
):
    """After a restore the message may show a phase, as a layout; the line of a computer is plain text."""
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        prompt, find = await here.prompt(game), queries.info
        shown = here.env.backend.get_message(prompt.channel.id, prompt.id)
        shown.components, shown.flags = [], COMPONENTS_V2_FLAG if layout else 0
        with monkeypatch.context() as patched:
            patched.setattr(
                queries,
                "info",
                lambda uow, number: replace(find(uow, number), awaited=()),
            )
            await recovery.look_over(here.bot.delivery_context)
        await here.quiet()
        assert ((await here.prompt(game)).id != prompt.id) == layout


async def test_a_question_that_still_stands_is_left_alone_after_a_start():
    async with world() as here:
        game, _ = await waits_for(here, "skip", 0)
        home, prompt = await here.home(game), await here.prompt(game)
        here.bot.timer.stop()
        await here.env.advance_time(3600)
        messages = [message.id for message in home.history()]
        await here.restart()
        await here.env.advance_time(60)
        assert (await here.prompt(game)).id == prompt.id
        assert [message.id for message in home.history()] == messages


@pytest.mark.sqlite
async def test_after_a_restore_everybody_is_asked_and_no_question_of_what_was_lost_can_be_answered():
    async with world() as here:
        game, code = await waits_for(here, "skip", 0)
        path, home = here.folder / "caylus.db", await here.home(game)
        before = await info_of(here, game)
        shown = [
            await here.bot.db.read(outbox.found, game, slot)
            for slot in (PROMPT, PHASE_MESSAGE)
        ]
        await here.bot.db.backup(1)
        (copy,) = (here.folder / "backups").glob("*.db")
        await act(here, game, here.channel, code)
        for _ in range(3):
            await act(here, game, here.channel)
        lost = (await info_of(here, game)).revision
        became = {message.id: message.content for message in home.history()}
        here.bot.timer.stop()
        await here.bot.db.close()
        await here.env.advance_time(10 * DAY)
        restoring.restore(copy, path)
        await here.restart()
        await here.env.advance_time(60)
        info, asked = await info_of(here, game), await here.prompt(game)
        assert (info.revision, info.unasked) == (
            before.revision,
            None,
        ) and lost > info.revision
        revisions = {
            read(one[0]).revision
            for message in home.history()
            for one in offered(message).values()
        }
        assert revisions == {info.revision} and offered(asked)
        for message in home.history():
            if message.id in {one.message for one in shown if one is not None}:
                assert message.content == became[message.id], (
                    "nobody knows what it has become"
                )
        await here.env.advance_time(3600)
        assert (await info_of(here, game)).revision == before.revision


async def test_a_server_with_too_many_threads_is_told_so_and_the_host_chooses(
    monkeypatch, caplog
):
    try_seldom(monkeypatch)
    async with world(look=SLOW) as here:
        here.env.inject_error(
            "POST", "/channels/*/threads", status=400, code=160006, times=None
        )
        here.env.inject_error(
            "POST",
            "/channels/*/messages/*/threads",
            status=400,
            code=160006,
            times=None,
        )
        game = await here.table(2, pace="24h", late="skip")
        (told,) = [
            one for one in here.channel.history() if "1,000 open threads" in one.content
        ]
        assert (
            here.people[0].mention in told.content and "table settings" in told.content
        )
        await here.env.advance_time(5 * DAY)
        info = await info_of(here, game)
        assert (info.thread, info.number) == (None, 0) and info.unasked is not None
        status = (
            await here.slash(1, here.channel, "status", game=str(game))
        ).response.content
        assert "1,000 open threads" in status
        assert (
            len(
                [
                    one
                    for one in here.channel.history()
                    if "1,000 open threads" in one.content
                ]
            )
            == 1
        )
        assert (
            len(
                [
                    one
                    for one in caplog.records
                    if "waits for a thread" in one.getMessage()
                ]
            )
            == 1
        )
        refused = await here.slash(
            1, here.channel, "table settings", here=True, game=str(game)
        )
        assert "host" in refused.response.content
        await here.slash(0, here.channel, "table settings", here=True, game=str(game))
        await here.env.advance_time(60)
        info = await info_of(here, game)
        assert (info.thread, info.unasked) == (here.channel.id, None)
        now = here.bot.delivery_context.now()
        assert offered(await here.prompt(game)) and info.deadline >= now + WHOLE - 400


@pytest.mark.parametrize("here_chosen", [True, False])
async def test_a_game_whose_thread_is_deleted_waits_for_room_or_goes_on_as_the_host_chooses(
    here_chosen, caplog
):
    async with world() as here:
        game, code = await waits_for(here, "skip", 0)
        gone = (await info_of(here, game)).thread
        here.env.inject_error(
            "POST", "/channels/*/threads", status=400, code=160006, times=None
        )
        here.env.backend.delete_channel(gone)
        await here.env.settle()
        await act(here, game, here.channel, code)
        await here.env.advance_time(6 * 3600)
        (told,) = [
            one for one in here.channel.history() if "1,000 open threads" in one.content
        ]
        assert here.people[0].mention in told.content and "was deleted" in told.content
        info = await info_of(here, game)
        assert (
            info.thread == gone and info.unasked is not None and info.deadline is None
        )
        status = (
            await here.slash(1, here.channel, "status", game=str(game))
        ).response.content
        assert "1,000 open threads" in status
        assert (
            len(
                [
                    one
                    for one in caplog.records
                    if "waits for a thread" in one.getMessage()
                ]
            )
            == 1
        )
        if here_chosen:
            await here.slash(
                0, here.channel, "table settings", here=True, game=str(game)
            )
        else:
            here.env.backend.faults.clear()
        await here.env.advance_time(400)
        info = await info_of(here, game)
        assert (info.thread == here.channel.id) is here_chosen and info.thread != gone
        now = here.bot.delivery_context.now()
        assert (
            info.unasked is None
            and offered(await here.prompt(game))
            and info.deadline >= now + WHOLE - 800
        )


async def test_a_thread_is_opened_as_soon_as_there_is_room():
    async with world() as here:
        here.env.inject_error(
            "POST",
            "/channels/*/messages/*/threads",
            status=400,
            code=160006,
            times=None,
        )
        game = await here.table(2)
        here.env.backend.faults.clear()
        await here.env.advance_time(400)
        assert (await info_of(here, game)).thread not in (None, here.channel.id)
        assert offered(await here.prompt(game))


async def test_a_bot_that_is_timed_out_says_until_when(monkeypatch, caplog):
    async with world() as here:
        game, code = await waits_for(here, "skip", 0)
        async with timed_out(here, game, monkeypatch):
            elsewhere = here.guild.create_text_channel("elsewhere")
            await act(here, game, elsewhere, code)
            until = int(
                here.bot.get_guild(here.guild.id).me.timed_out_until.timestamp()
            )
            told = (
                await here.slash(0, elsewhere, "status", game=str(game))
            ).response.content
            assert f"timed out on this server until <t:{until}:f>" in told
            await here.env.advance_time(3600)
        assert (
            len(
                [
                    one
                    for one in caplog.records
                    if "trouble-timed-out" in one.getMessage()
                ]
            )
            == 1
        )
