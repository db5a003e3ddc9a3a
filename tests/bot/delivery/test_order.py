"""An answer and the notices after it may change the same message: the answer goes first."""

from __future__ import annotations

from collections import Counter

import pytest
from simcord.http import router

from bot.components.custom_id import read
from bot.core import notifications as n
from bot.core import outbox, play, queries, seats, user_data, votes
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.delivery import worker
from bot.delivery.thread import open_thread
from bot.text.localization import PSEUDO, localization_for
from tests.bench.press import DECODED, counted
from tests.bot.over import posted
from tests.bot.players import Player, components, press
from tests.bot.use_cases import answer_instead
from tests.bot.world import world

MODERATOR = Person(900, "Mod", moderator=True)


def moderated(uow, game, person, settings):
    """A moderator changes settings and gives the reason that they are asked for."""
    return seats.change(uow, game, person, settings, reason="Asked for")


def deciding(message):
    """The components of a message that decide something, or open the decision."""
    kinds = ("cy:act:", "cy:pick:", "cy:turn:")
    return [part for part in components(message) if part["custom_id"].startswith(kinds)]


async def test_what_a_game_posts_waits_until_the_action_before_it_is_answered():
    async with world() as here:
        game = await here.table(2)
        table = here.bot.db
        position = await table.read(queries.position, game)
        seat = position.info.seats[position.decision.seat]
        with here.bot.delivery_context.delivery_worker.answering(game):
            await table.run(
                play.act,
                game,
                Person(seat.user, seat.name),
                position.revision,
                position.decision.actions[0],
            )
            here.bot.delivery_context.delivery_worker.kick(game)
            await here.env.settle()
            waiting = [row.body for row in await table.read(outbox.pending, game)]
            assert any(isinstance(body, n.Prompt) for body in waiting)
            assert (
                await table.read(outbox.found, game, "prompt")
            ).revision == position.revision
        await here.quiet()
        assert await table.read(outbox.pending, game) == ()
        assert (
            await table.read(outbox.found, game, "prompt")
        ).revision == position.revision + 1


async def test_the_state_of_a_vote_waits_until_the_press_before_it_is_answered():
    async with world() as here:
        game = await here.table(3, pace="24h")
        table = here.bot.db
        info = await table.read(queries.info, game)
        home = await here.home(game)
        asker = here.seat_holder(info, 0)
        await here.slash(asker, home, "table pause")
        (found,) = [
            m
            for m in home.history()
            if any(":allow:" in part["custom_id"] for part in components(m))
        ]
        number = read(
            next(
                p["custom_id"] for p in components(found) if ":allow:" in p["custom_id"]
            )
        ).number
        with here.bot.delivery_context.delivery_worker.answering(game):
            await table.run(
                votes.answer,
                number,
                Person(info.seats[1].user, info.seats[1].name),
                True,
            )
            here.bot.delivery_context.delivery_worker.kick(game)
            await here.env.settle()
            assert any(
                isinstance(row.body, n.VoteChanged)
                for row in await table.read(outbox.pending, game)
            )
            assert found.content == next(
                m.content for m in home.history() if m.id == found.id
            )
        await here.quiet()
        assert await table.read(outbox.pending, game) == ()
        text = next(m.content for m in home.history() if m.id == found.id)
        assert text != found.content


async def test_a_lobby_card_that_the_answer_could_not_change_is_brought_up_to_date_after_it():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        (card,) = here.channel.history()
        join = next(
            part["custom_id"]
            for part in components(card)
            if ":join:" in part["custom_id"]
        )
        here.env.inject_error("POST", "/interactions/*/callback", status=404, times=1)
        await here.people[1].click(card, custom_id=join)
        here.env.backend.faults.clear()
        await here.env.settle()
        assert here.people[1].mention in next(
            m.content for m in here.channel.history() if m.id == card.id
        )


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_prompt_that_the_answer_could_not_change_is_brought_up_to_date_after_it(
    kind,
):
    async with world() as here:
        for person in here.people:
            await here.bot.settings_cache.set(person.id, confirm="no")
        game = await here.table(2, game=kind)
        home = await here.home(game)
        player = Player(here, game, seed=7, way="component")
        went_on = handed_over = 0
        while went_on < 3 or handed_over < 3:
            before = await player.position()
            if not before.private:
                here.env.inject_error(
                    "POST", "/interactions/*/callback", status=404, times=1
                )
            holder = here.seat_holder(before.info, before.decision.seat)
            await player.act(holder, before, player.choose(before), "component")
            here.env.backend.faults.clear()
            after = await player.position()
            same = after.decision.seat == before.decision.seat
            went_on, handed_over = went_on + same, handed_over + (not same)
            assert {
                read(part["custom_id"]).revision
                for m in home.history()
                for part in deciding(m)
            } == {after.revision}
        assert here.env.errors == []


async def test_a_notice_that_fails_for_a_reason_nobody_thought_of_is_tried_again(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        post, broken = worker.handlers.post, []

        async def once(services, known, row):
            if isinstance(row.body, n.Prompt) and not broken:
                broken.append(row.id)
                raise ZeroDivisionError("nobody thought of this")
            return await post(services, known, row)

        monkeypatch.setattr(worker.handlers, "post", once)
        await Player(here, game, seed=3, way="command").step()
        assert (
            broken
            and [type(row.body) for row in await here.bot.db.read(outbox.pending, game)]
            == []
        )
        await here.env.advance_time(30)
        found = await here.bot.db.read(outbox.found, game, "prompt")
        assert (
            found.revision == (await here.bot.db.read(queries.position, game)).revision
        )
        assert len(list((here.folder / "errors").glob("*.caylus"))) == 1


async def test_a_server_that_goes_while_its_thread_is_opened_puts_the_beginning_off(
    monkeypatch,
):
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        table = here.bot.db

        read = table.read

        async def gone(game, role):
            card = await read(outbox.found, game, role)
            monkeypatch.setattr(here.bot, "get_guild", lambda server: None)
            return card

        answer_instead(monkeypatch, table, outbox.found, gone)
        with pytest.raises(ConnectionError, match="out of reach"):
            await open_thread(here.bot.delivery_context, info, localization_for("en"))


async def test_what_changes_while_a_notice_is_posted_is_known_to_the_notices_behind_it(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        post, seen = worker.handlers.post, []

        async def watched(services, known, row):
            seen.append((type(row.body).__name__, known.info.settings.language))
            if len(seen) == 1:
                await services.db.run(
                    moderated,
                    game,
                    MODERATOR,
                    Settings(language=PSEUDO),
                )
                services.delivery_worker.kick(game)
            return await post(services, known, row)

        monkeypatch.setattr(worker.handlers, "post", watched)
        for policy in ("off", "consent"):
            await here.bot.db.run(
                moderated,
                game,
                MODERATOR,
                Settings(undo=policy),
            )
        here.bot.delivery_context.delivery_worker.kick(game)
        await posted(here, game)
        assert seen == [
            ("Moderated", "en"),
            ("Moderated", PSEUDO),
            ("Changed", PSEUDO),
        ]


async def test_what_is_written_while_the_last_notice_is_posted_is_posted_without_being_kicked_again(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        table, send = here.bot.db, worker.handlers.post
        written = []

        async def and_then(services, known, row):
            done = await send(services, known, row)
            if isinstance(row.body, n.Prompt) and not written:
                written.append(row.id)
                await table.run(
                    moderated,
                    game,
                    MODERATOR,
                    Settings(undo="off"),
                )
                services.delivery_worker.kick(game)
            return done

        monkeypatch.setattr(worker.handlers, "post", and_then)
        await table.run(outbox.prompt_again, game)
        here.bot.delivery_context.delivery_worker.kick(game)
        await posted(here, game)
        assert written and await table.read(outbox.pending, game) == ()


async def test_a_press_decodes_the_position_once_and_what_it_leads_to_is_read_once():
    with counted() as counts:
        async with world() as here:
            game = await here.table(3)
            for person in here.people[:3]:
                await here.bot.db.run(user_data.set_for, person.id, {"confirm": "no"})
            player = Player(here, game, seed=3, way="component")
            asked = []
            for _ in range(12):
                position = await player.position()
                message, code = await here.prompt(game), player.choose(position)
                counts.clear()
                holder = here.seat_holder(position.info, position.decision.seat)
                await press(here.people[holder], message, code)
                await here.env.settle()
                asked.append(
                    (
                        counts[DECODED],
                        counts["load_batch"],
                        counts["position"],
                        counts["found"],
                    )
                )
            assert set(asked) == {(1, 1, 0, 0)}


@pytest.fixture
def requests(monkeypatch):
    """The requests to Discord in order, each as its method and path."""
    real, made = router.dispatch, []

    def dispatch(backend, method, path, **more):
        made.append(f"{method} {path}")
        return real(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", dispatch)
    return made


async def test_the_next_question_comes_before_all_that_nobody_waits_for(requests):
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        for person in here.people[:3]:
            await here.bot.settings_cache.set(person.id, panel="yes")
        player = Player(here, game, seed=3, way="component")
        seen = Counter()
        while min(seen[what] for what in ("gone", "panel", "offer")) < 2:
            prompt = await here.prompt(game)
            requests.clear()
            assert await player.step()
            await here.quiet()
            last = {
                "gone": f"DELETE /channels/{home.id}/messages/{prompt.id}",
                "panel": "POST /webhooks/",
                "offer": f"GET /channels/{home.id}/messages/",
            }
            asks = f"POST /channels/{home.id}/messages"
            if requests.count(asks) != 1:
                continue
            for what, path in last.items():
                found = [
                    at for at, made in enumerate(requests) if made.startswith(path)
                ]
                assert all(at > requests.index(asks) for at in found), (what, requests)
                seen[what] += len(found)
