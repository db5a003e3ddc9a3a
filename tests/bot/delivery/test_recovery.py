"""Discord made a message and its answer was lost on the way: whoever presses it tells the bot of it."""

from __future__ import annotations

import contextlib

import pytest

from bot.components import ui
from bot.components.custom_id import CustomId, read
from bot.core import outbox, queries, votes
from bot.delivery import reconcile
from tests.bot.players import Player, components, offered
from tests.bot.world import world

MINUTE = 60


def kinds(message):
    """The kinds of a message's buttons and menus."""
    return {
        read(part["custom_id"]).kind
        for part in components(message)
        if "custom_id" in part
    }


@contextlib.contextmanager
def cut_after(here, kind):
    """Discord carries out what posts buttons of a kind, and the line is cut before its answer arrives. Whatever
    is posted again is another message: nobody remembers its nonce for so long."""
    send = here.bot.http.send_message
    cut = []

    async def cuts(channel, *, params):
        made = await send(channel, params=params)
        if f"cy:{kind}:" in str(params.payload):
            cut.append(int(made["id"]))
            raise ConnectionResetError("cut after the deed")
        return made

    here.bot.http.send_message = cuts
    try:
        yield cut
    finally:
        here.bot.http.send_message = send


def find(channel, message):
    return next(m for m in channel.history() if m.id == message)


def press_of(message, kind):
    return next(
        p["custom_id"]
        for p in components(message)
        if p.get("custom_id", "").startswith(f"cy:{kind}:")
    )


def alive(channel, *wanted):
    """The messages of a channel with components of these kinds."""
    return [m.id for m in channel.history() if kinds(m) & set(wanted)]


PROMPT = ("act", "pick", "turn")


@pytest.mark.parametrize("how", ["act", "look"])
async def test_a_prompt_that_was_made_and_lost_is_taken_up_by_a_press_on_it(how):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        with cut_after(here, "takeback") as cut:
            await here.slash(first, home, "place", spot="inn")
            await here.quiet()
        lost = find(home, cut[0])
        assert await here.bot.db.read(outbox.slot_of, lost.id) is None
        if how == "act":
            await here.people[1 - first].click(
                lost, custom_id=offered(lost)["place gate"][0]
            )
        else:
            await here.people[3].click(lost, custom_id=press_of(lost, "board"))
        await here.quiet()
        await here.env.advance_time(2 * MINUTE)
        await here.quiet()
        position = await here.bot.db.read(queries.position, game)
        prompt = await here.prompt(game)
        assert f":{position.revision}:" in str(offered(prompt))
        assert alive(home, *PROMPT) == [prompt.id]
        assert (prompt.id == lost.id) == (how == "look")
        assert here.env.errors == []


async def test_a_prompt_that_was_lost_and_then_posted_again_goes_when_it_is_pressed():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        with cut_after(here, "takeback") as cut:
            await here.slash(first, home, "place", spot="inn")
            await here.quiet()
        # it can't be looked for
        here.env.inject_error("GET", "/channels/*/messages", status=403, times=None)
        await here.slash(1 - first, home, "place", spot="gate")
        await here.quiet()
        lost = find(home, cut[0])
        await here.people[4].click(lost, custom_id=press_of(lost, "board"))
        await here.quiet()
        prompt = await here.prompt(game)
        assert alive(home, *PROMPT) == [prompt.id] != [lost.id]
        assert all(message.id != lost.id for message in home.history())


@pytest.mark.parametrize("after", ["before the next try", "after it"])
async def test_a_vote_that_was_made_and_lost_is_taken_up_by_the_answer_on_it(after):
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        with cut_after(here, "allow") as cut:
            await here.slash(0, home, "table cancel")
            await here.quiet()
        if after == "after it":
            await here.env.advance_time(MINUTE)
            await here.quiet()
            assert len(alive(home, "allow")) == 2
        lost = find(home, cut[0])
        await here.people[1].click(lost, label="Allow")
        await here.env.advance_time(MINUTE)
        await here.quiet()
        (vote,) = await here.bot.db.read(votes.open_votes, game)
        kept = await here.bot.db.read(outbox.found, game, f"vote:{vote.id}")
        assert alive(home, "allow") == [kept.message]
        assert (kept.message == lost.id) == (after == "before the next try")
        await here.people[2].click(find(home, kept.message), label="Allow")
        await here.quiet()
        assert alive(home, "allow") == []
        assert (await here.bot.db.read(queries.info, game)).status == "cancelled"


async def test_a_vote_message_that_was_lost_before_the_vote_ended_is_deleted_when_it_is_pressed():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        with cut_after(here, "allow") as cut:
            await here.slash(0, home, "table cancel")
            await here.quiet()
        await here.slash(1, home, "table vote", answer="decline")
        await here.quiet()
        await here.people[1].click(find(home, cut[0]), label="Allow")
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert alive(home, "allow") == []
        history = home.history()
        assert all(message.id != cut[0] for message in history)
        assert any("failed" in message.content for message in history)


async def test_a_press_that_names_a_vote_of_another_game_shows_nothing_of_it_where_it_was_made():
    async with world() as here:
        few, many = await here.table(2), await here.table(3)
        await here.slash(1, await here.home(few), "table cancel")
        (vote,) = await here.bot.db.read(votes.open_votes, few)
        home = await here.home(many)
        forged = CustomId("allow", many, vote.revision, str(vote.id))
        made = await here.bot.get_channel(home.id).send(
            "?", view=ui.view([ui.button("?", forged)])
        )
        pressed = await here.people[1].click(find(home, made.id), custom_id=str(forged))
        await here.quiet()
        assert "That vote no longer exists" in pressed.response.content
        assert find(home, made.id).content == "?"
        assert here.env.errors == []


@pytest.mark.parametrize("after", ["before the next try", "after it"])
async def test_a_card_that_was_made_and_lost_is_taken_up_by_who_joins_on_it(after):
    async with world() as here:
        old = await here.table(2)
        await Player(here, old, seed=4, way="command").hurry()
        home = await here.home(old)
        result = find(
            home, (await here.bot.db.read(outbox.found, old, "ended")).message
        )
        with cut_after(here, "join") as cut:
            await here.people[0].click(result, custom_id=press_of(result, "rematch"))
            await here.quiet()
        if after == "after it":
            await here.env.advance_time(MINUTE)
            await here.quiet()
        lost = find(here.channel, cut[0])
        await here.people[1].click(lost, custom_id=press_of(lost, "join"))
        await here.env.advance_time(MINUTE)
        await here.quiet()
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        card = await here.bot.db.read(outbox.found, info.id, "card")
        assert alive(here.channel, "join") == [card.message]
        assert (card.message == lost.id) == (after == "before the next try")
        assert here.people[1].mention in find(here.channel, card.message).content


async def test_a_report_that_was_made_and_lost_is_taken_up_with_its_pictures(
    monkeypatch,
):
    take = reconcile.take

    async def refused(ctx, batch, entry, places):
        """Discord takes no more edits of the message that the report would replace."""
        return await take(
            ctx, batch, entry, () if entry.slot.startswith("report:") else places
        )

    monkeypatch.setattr(reconcile, "take", refused)
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        # else the question has that button
        await here.slash(0, home, "table settings", together="no")
        player = Player(here, game, seed=9, way="command")
        with cut_after(here, "ahead") as cut:
            while not cut:
                await player.step()
            await here.quiet()
        lost = find(home, cut[0])
        assert lost.attachments == []
        await here.people[0].click(lost, custom_id=press_of(lost, "ahead"))
        await here.quiet()
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert find(home, lost.id).attachments
        assert len([m for m in home.history() if m.content == lost.content]) == 1
        position = await here.bot.db.read(queries.position, game)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))


async def test_a_result_that_was_made_and_lost_is_taken_up_and_its_record_follows():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        await player.hurry(left=2)
        with cut_after(here, "rematch") as cut:
            await player.finish()
            await here.quiet()
        lost = find(home, cut[0])
        await here.people[3].click(lost, custom_id=press_of(lost, "rematch"))
        await here.quiet()
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert alive(home, "rematch") == [lost.id]
        assert (await here.bot.db.read(outbox.found, game, "ended")).message == lost.id
        files = [a.filename for m in home.history() for a in m.attachments]
        assert len([name for name in files if name.endswith(".caylus")]) == 1


async def test_a_record_that_could_not_be_posted_with_the_result_comes_later():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=4, way="command")
        await player.hurry(left=2)
        send = here.bot.http.send_message
        failed = []

        async def fails(channel, *, params):
            if (
                ".caylus" in str([file.filename for file in params.files or ()])
                and not failed
            ):
                failed.append(channel)
                raise ConnectionResetError("cut before the deed")
            return await send(channel, params=params)

        here.bot.http.send_message = fails
        await player.finish()
        await here.quiet()
        await here.env.advance_time(MINUTE)
        await here.quiet()
        files = [a.filename for m in home.history() for a in m.attachments]
        assert failed and len([name for name in files if name.endswith(".caylus")]) == 1
        assert len(alive(home, "rematch")) == 1


async def test_a_press_on_an_old_message_wakes_what_waits_for_its_next_try():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        old = here.payload(await here.prompt(game))
        custom_id = next(i for i, _ in offered(await here.prompt(game)).values())
        here.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        await here.slash(first, home, "place", spot="inn")
        for _ in range(4):
            await here.env.advance_time(10 * MINUTE)
        here.env.backend.faults.clear()
        assert (await here.bot.db.read(outbox.pending, game)) == ()
        here.deliver(first, old, custom_id, "place gate")
        await here.quiet()
        position = await here.bot.db.read(queries.position, game)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))


async def test_many_presses_on_an_old_message_hammer_nobody_and_give_nothing_up():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        old = here.payload(await here.prompt(game))
        custom_id = next(i for i, _ in offered(await here.prompt(game)).values())
        here.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        await here.slash(first, home, "place", spot="inn")
        before = len(here.env.http_requests)
        for _ in range(80):
            here.deliver(first, old, custom_id, "place gate")
            await here.env.settle()
        await here.quiet()
        tries = [
            r for r in here.env.http_requests[before:] if r.path.endswith("/messages")
        ]
        assert len(tries) <= 12
        here.env.backend.faults.clear()
        await here.env.advance_time(10 * MINUTE)
        await here.quiet()
        position = await here.bot.db.read(queries.position, game)
        assert f":{position.revision}:" in str(offered(await here.prompt(game)))


async def test_a_pinned_message_that_was_made_and_lost_is_not_posted_under_another_nonce():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        await here.bot.db.run(outbox.lose, game, "pin")
        send = here.bot.http.send_message
        nonces = []

        async def cuts(channel, *, params):
            made = await send(channel, params=params)
            if str(params.payload.get("nonce")).startswith("pin"):
                nonces.append(params.payload["nonce"])
                if len(nonces) < 3:
                    raise ConnectionResetError("cut after the deed")
            return made

        here.bot.http.send_message = cuts
        player = Player(here, game, seed=3, way="command")
        while len(nonces) < 3:
            await player.step()
            await here.quiet()
        assert len(set(nonces)) == 1
        assert await here.bot.db.read(outbox.found, game, "pin") is not None
        assert home.history()


async def test_a_thread_that_was_opened_in_place_of_a_deleted_one_and_lost_is_used():
    async with world() as here:
        game = await here.table(2)
        old = await here.home(game)
        here.env.backend.delete_channel(old.id)
        start = here.bot.http.start_thread_without_message
        cut = []

        async def cuts(*args, **kwargs):
            made = await start(*args, **kwargs)
            if not cut:
                cut.append(int(made["id"]))
                raise ConnectionResetError("cut after the deed")
            return made

        here.bot.http.start_thread_without_message = cuts
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, here.channel, "act", game=str(game), action="place inn")
        await here.quiet()
        await here.env.advance_time(MINUTE)
        await here.quiet()
        assert [thread.id for thread in here.channel.threads] == cut
        assert (await here.bot.db.read(queries.info, game)).thread == cut[0]
        home = await here.home(game)
        assert "was deleted" in home.history()[0].content
        assert len([m for m in home.history() if "was deleted" in m.content]) == 1
