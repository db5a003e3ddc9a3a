"""Whatever request of a prompt's life is cut, one question stands in the thread in the end: the present one."""

from __future__ import annotations

import itertools

import pytest

from bot.core import outbox, play, queries, seats, votes
from bot.core.model import Person
from bot.delivery import computer_turns
from bot.delivery import prompt as prompt_module
from bot.delivery.batch import Batch
from bot.features.computers.handlers import Computers
from rules.register import GAMES
from storage import message_slots
from storage.errors import ServerGone
from tests.bot.cuts import Cuts, asking
from tests.bot.players import Player, offered
from tests.bot.world import NAMES, world
from tests.costs import sampled

MINUTE = 60
STEPS = 24
# of a step: the answer, the phase message, the question, what stood before, the pin
REQUESTS = 7


@pytest.mark.parametrize(
    ("way", "after"),
    sampled(itertools.product(("component", "command"), (False, True)), 3),
)
async def test_one_question_stands_whatever_request_of_its_life_is_cut(
    monkeypatch, way, after
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=5, way=way)
        cuts = Cuts(monkeypatch, after)
        for number in range(1, REQUESTS + 1):
            before = len(cuts.cut)
            for _ in range(30):
                cuts.next(number)
                await player.step()
                await here.env.settle()
                cuts.next(0)
                if len(cuts.cut) > before:
                    break
            else:
                raise AssertionError(f"no step makes {number} requests")
            await here.env.advance_time(2 * MINUTE)
            position = await here.bot.db.read(queries.position, game)
            prompt = await here.prompt(game)
            assert asking(home) == [prompt.id], cuts.cut[-1:]
            assert f":{position.revision}:" in str(offered(prompt)), cuts.cut[-1:]
        assert here.env.errors == []


async def test_a_question_whose_answer_was_lost_goes_when_the_game_goes_on_before_it_is_tried_again(
    monkeypatch,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        table = here.bot.db
        player = Player(here, game, seed=5, way="command")
        cuts = Cuts(monkeypatch, after=True)
        for number in range(1, REQUESTS + 1):
            await here.env.advance_time(2 * MINUTE)
            cuts.next(number)
            await player.step()
            await here.env.settle()
            cuts.next(0)
            kept = await table.read(outbox.found, game, message_slots.PROMPT)
            if set(asking(home)) - {kept and kept.message}:
                break
        else:
            raise AssertionError("no question was lost")
        position = await table.read(queries.position, game)
        seat = position.info.seats[position.decision.seat]
        code = position.decision.actions[0]
        await table.run(
            play.act, game, Person(seat.user, seat.name), position.revision, code
        )
        here.bot.delivery_context.delivery_worker.kick(game)
        await here.quiet()
        await here.env.advance_time(2 * MINUTE)
        prompt = await here.prompt(game)
        assert asking(home) == [prompt.id]
        assert f":{position.revision + 1}:" in str(offered(prompt))
        assert here.env.errors == []


async def test_a_question_that_was_answered_while_the_database_was_away_does_not_stand_for_the_next(
    monkeypatch,
):
    """The database is lost before it is noted that the question stands; its answer is the first thing when it is
    back, and takes the buttons. For the nonce Discord then gives that message, which asks nothing."""
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=5, way="component")
        cuts = Cuts(monkeypatch, after=True)
        confirm, lost = Batch.confirm, []

        async def away(kept):
            before = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
            new = [
                change.message
                for change in kept._changes
                if isinstance(change, outbox.MessageStored)
                and change.slot == message_slots.PROMPT
            ]
            if lost or new in ([], [before and before.message]):
                return await confirm(kept)
            lost.extend(new)
            kept._changes.clear()  # what is not written is not tried again
            raise ServerGone("the database is away")

        monkeypatch.setattr(Batch, "confirm", away)
        while not lost:
            # the next question is a new message
            here.bot.delivery_context.threads.prompt_is_buried(game)
            assert await player.step()
            await here.env.settle()
        (asks,) = lost
        position = await player.position()
        message = next(message for message in home.history() if message.id == asks)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.bot.db.run(outbox.suspect)  # as when the bot serves again
        custom_id, value = offered(message)[player.choose(position)]
        if value is None:
            await here.people[holder].click(message, custom_id=custom_id)
        else:
            await here.people[holder].select(message, [value], custom_id=custom_id)
        assert (await player.position()).revision == position.revision + 1
        await here.env.advance_time(2 * MINUTE)
        prompt = await here.prompt(game)
        assert asking(home) == [prompt.id] != [asks]
        assert f":{position.revision + 1}:" in str(offered(prompt))
        assert cuts.cut == [] and here.env.errors == []


async def _lose_a_question(here, player, cuts) -> None:
    """Somebody acts, and Discord's answer to the next question is lost."""
    before = len(cuts.cut)
    while len(cuts.cut) == before:
        await here.env.advance_time(2 * MINUTE)
        here.bot.delivery_context.threads.prompt_is_buried(
            player.game
        )  # somebody wrote: the next question is a new message
        cuts.next_question()
        assert await player.step(), "the game is over"
        await here.env.settle()
    kept = await here.bot.db.read(outbox.found, player.game, message_slots.PROMPT)
    assert set(asking(await here.home(player.game))) - {kept and kept.message}


async def _act(here, player) -> None:
    """Who is asked decides, while nothing is posted."""
    position = await player.position()
    seat = position.info.seats[position.decision.seat]
    code = player.choose(position)
    await here.bot.db.run(
        play.act, player.game, Person(seat.user, seat.name), position.revision, code
    )


@pytest.mark.parametrize(
    ("people", "kind"), sampled(itertools.product((1, 2), GAMES), 3)
)
async def test_a_lost_question_goes_when_a_computer_acts_next(
    monkeypatch, people, kind
):
    async with world() as here:
        game = await here.table(people, game=kind, computers=1)
        home, services = await here.home(game), here.bot.delivery_context
        player = Player(here, game, seed=5, way="command")
        cuts = Cuts(monkeypatch, after=True)
        for _ in range(3):
            await _lose_a_question(here, player, cuts)
            with monkeypatch.context() as thinking:
                thinking.setattr(
                    here.bot.feature(Computers).turns, "want", lambda *_: None
                )
                while not computer_turns.decides(await player.position()):
                    await _act(here, player)
                services.delivery_worker.kick(game)
                await here.quiet()
                await here.env.advance_time(MINUTE)
                kept = await services.db.read(outbox.found, game, message_slots.PROMPT)
                assert set(asking(home)) <= {kept and kept.message}
            services.delivery_worker.kick(game)
            await here.quiet()
            await here.env.advance_time(MINUTE)
            prompt = await here.prompt(game)
            assert asking(home) == [prompt.id]
        assert here.env.errors == []


@pytest.mark.parametrize("way", ["played", "cancelled"])
async def test_a_lost_question_goes_when_the_game_ends(monkeypatch, way):
    async with world() as here:
        game = await here.table(2)
        home, table = await here.home(game), here.bot.db
        player = Player(here, game, seed=5, way="command")
        await player.hurry(left=20)
        cuts = Cuts(monkeypatch, after=True)
        await _lose_a_question(here, player, cuts)
        if way == "played":
            while (await player.position()).decision is not None:
                await _act(here, player)
        else:
            ann, bob = (
                Person(here.people[number].id, NAMES[number]) for number in range(2)
            )
            asked = await table.run(votes.cancel, game, ann)
            await table.run(votes.answer, asked.vote.id, bob, True)
        here.bot.delivery_context.delivery_worker.kick(game)
        await here.quiet()
        await here.env.advance_time(2 * MINUTE)
        assert (await table.read(queries.info, game)).status != "running"
        assert asking(home) == [], cuts.cut[-1:]
        assert here.env.errors == []


async def _killed(here, player, cuts, monkeypatch, meanwhile) -> None:
    """The process is killed when Discord has made a question and before that is kept; before the next one looks
    something happens in the game."""

    async def never(*_):
        pass

    worker = here.bot.delivery_context.delivery_worker
    monkeypatch.setattr(worker, "_put_off", never)
    await _lose_a_question(here, player, cuts)
    monkeypatch.setattr(worker, "kick", lambda _: None)
    await meanwhile()
    await here.restart()
    await here.quiet()
    await here.env.advance_time(2 * MINUTE)


@pytest.mark.parametrize(
    "what", ["nothing", "a person acts", "a computer is next", "the game is cancelled"]
)
async def test_a_question_of_a_process_that_was_killed_goes(monkeypatch, what):
    async with world() as here:
        computers = {"computers": 1} if what == "a computer is next" else {}
        game = await here.table(2, **computers)
        home, table = await here.home(game), here.bot.db
        player = Player(here, game, seed=5, way="command")

        async def meanwhile():
            if what == "a person acts":
                await _act(here, player)
            elif what == "a computer is next":
                while not computer_turns.decides(await player.position()):
                    await _act(here, player)
            elif what == "the game is cancelled":
                ann, bob = (
                    Person(here.people[number].id, NAMES[number]) for number in range(2)
                )
                asked = await table.run(votes.cancel, game, ann)
                await table.run(votes.answer, asked.vote.id, bob, True)

        await _killed(
            here, player, Cuts(monkeypatch, after=True), monkeypatch, meanwhile
        )
        kept = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
        assert asking(home) == (
            [] if what == "the game is cancelled" else [kept.message]
        )
        assert here.env.errors == []


@pytest.mark.parametrize("over", [False, True], ids=["a computer", "the end"])
async def test_a_lost_question_goes_where_the_bot_may_not_read_what_was_written(
    monkeypatch, over
):
    async with world() as here:
        computers = {} if over else {"computers": 1}
        game = await here.table(2, **computers)
        home, table = await here.home(game), here.bot.db
        player = Player(here, game, seed=5, way="command")
        here.env.inject_error("GET", "/channels/*/messages", status=403, times=None)
        await _lose_a_question(here, player, Cuts(monkeypatch, after=True))
        monkeypatch.setattr(here.bot.feature(Computers).turns, "want", lambda *_: None)
        if over:
            ann, bob = (
                Person(here.people[number].id, NAMES[number]) for number in range(2)
            )
            asked = await table.run(votes.cancel, game, ann)
            await table.run(votes.answer, asked.vote.id, bob, True)
        while not over and not computer_turns.decides(await player.position()):
            await _act(here, player)
        here.bot.delivery_context.delivery_worker.kick(game)
        await here.quiet()
        await here.env.advance_time(MINUTE)
        kept = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
        assert set(asking(home)) <= {kept and kept.message}
        assert here.env.errors == []


async def test_what_could_not_be_removed_goes_after_a_restart():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=5, way="command")
        for method in ("DELETE", "PATCH"):
            here.env.inject_error(
                method, "/channels/*/messages/*", status=503, times=None
            )
        await player.step()
        assert len(asking(home)) == 2
        here.env.backend.faults.clear()
        await here.restart()
        prompt = await here.prompt(game)
        assert asking(home) == [prompt.id]
        assert not [
            role
            for role in await here.bot.db.read(outbox.messages, game)
            if message_slots.is_old(role)
        ]


@pytest.mark.parametrize(
    ("kind", "computers", "after"),
    sampled(itertools.product(GAMES, (0, 1), (False, True)), 3),
)
async def test_a_game_goes_on_by_every_way_of_acting_while_requests_are_cut(
    monkeypatch, kind, computers, after
):
    async with world() as here:
        others = {"computers": computers} if computers else {}
        game = await here.table(2 - computers, game=kind, **others)
        home = await here.home(game)
        table = here.bot.db
        player = Player(here, game, seed=5, way="mixed")
        cuts = Cuts(monkeypatch, after)
        for step in range(STEPS):
            cuts.next(1 + step % REQUESTS)
            if not await player.step():
                break
            await here.env.settle()
            cuts.next(0)
            for _ in range(10):
                kept = await table.read(outbox.found, game, message_slots.PROMPT)
                fresh = (
                    kept is not None
                    and kept.revision == (await table.read(queries.info, game)).revision
                )
                if fresh and asking(home) == [kept.message]:
                    break
                await here.env.advance_time(MINUTE)
            assert fresh and asking(home) == [kept.message], cuts.cut[-1:]
        assert len(cuts.cut) > STEPS // 3
        assert here.env.errors == []


@pytest.mark.parametrize("ends", [False, True])
async def test_a_question_whose_loss_is_noticed_only_after_it_was_answered_does_not_stay(
    monkeypatch, ends
):
    """Discord made it, its answer is lost, and while the edit beside it is still under way its player acts by a
    command: the row is settled before anybody knows that it was tried."""
    async with world() as here:
        game = await here.table(2)
        home, table = await here.home(game), here.bot.db
        player = Player(here, game, seed=5, way="command")
        while not await asks_another(player):
            await player.step()
        cleared, cuts, acted = prompt_module._clear, Cuts(monkeypatch, after=True), []

        async def slow(*args):
            found = await cleared(*args)
            position = await table.read(queries.position, game)
            if not acted:
                acted.append(position.revision)
                seat = position.info.seats[position.decision.seat]
                who = Person(seat.user, seat.name)
                if ends:
                    await table.run(seats.resign, game, who)
                else:
                    await table.run(
                        play.act,
                        game,
                        who,
                        position.revision,
                        position.decision.actions[0],
                    )
            return found

        post = prompt_module.send

        async def lost(*args, **kwargs):
            sent = await post(*args, **kwargs)
            if not acted:
                raise TimeoutError("its answer is lost")
            return sent

        monkeypatch.setattr(prompt_module, "_clear", slow)
        monkeypatch.setattr(prompt_module, "send", lost)
        await player.step()
        await here.quiet()
        await here.env.advance_time(10 * MINUTE)
        assert acted and cuts.cut == []
        kept = await here.prompt(game)
        assert asking(home) == ([] if ends else [kept.id])
        assert here.env.errors == []


async def asks_another(player):
    """Whether whatever is done next hands the game on to the other player."""
    position = await player.position()
    following = set()
    for code in position.decision.actions:
        after = position._state.clone()
        position.game.step(after, code)
        decision = position.game.decision(after)
        following.add(None if decision is None else decision.seat)
    return following == {1 - position.decision.seat}
