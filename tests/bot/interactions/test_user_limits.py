"""What takes a while: of each person one thing runs and one waits, and nobody waits for what another has asked for."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace

import pytest
from simcord.http import router

from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.features.replays.handlers import Replays
from bot.features.replays.worker import Film
from bot.features.reviews.handlers import Reviews
from bot.interactions import bot as interactions
from bot.interactions.user_limits import (
    MOST_ANSWERS,
    MOST_REQUESTS,
    MOST_WAITING_ANSWERS,
    UserLimits,
)
from players import review as looking
from tests.bot.asking import by_kind, decides
from tests.bot.features.reviews.test_reviews import result_of
from tests.bot.features.what_if.test_what_if import choices, opened
from tests.bot.over import finished
from tests.bot.world import TINY, Here, stub_draw, world
from tests.patience import PATIENCE, until

REFUSED = "still working on your last request"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    # of a clock that stands still while a test waits
    monkeypatch.setattr(interactions, "REFUSAL_PAUSE", 0)


def refused(made):
    """The presses that were told that something is under way."""
    return [
        one
        for one in made
        if one.response is not None and REFUSED in one.response.content
    ]


class Gate:
    """Draws in dark, draws replays and thinks when it is let go, at the latest when its test is over."""

    def __init__(self):
        self._go, self._thread_goes = asyncio.Event(), threading.Event()
        self.drawn = []
        self.thought = []
        self.filmed = []

    def draw_picture(self, wanted):
        self.drawn.append(wanted.theme)
        if wanted.theme == "dark":
            self._thread_goes.wait(PATIENCE)
        return stub_draw(wanted)

    async def analyse(self, person, job):
        self.thought.append(person)
        await self._go.wait()
        return await Here().analyse(person, job)

    async def draw(self, request):
        self.filmed.append(request)
        await self._go.wait()
        return (Film(TINY, ""),)

    async def close(self):
        pass

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        self.open()

    def open(self):
        self._go.set()
        self._thread_goes.set()


async def test_of_sixty_presses_on_what_if_one_is_drawn_and_one_waits_and_another_person_does_not():
    gate = Gate()
    async with world(gate.draw_picture, patience=60) as here, gate:
        game = await here.table(2)
        panels = [await opened(here, who, game) for who in (0, 1)]
        await here.bot.settings_cache.set(here.people[0].id, theme="dark")
        gate.drawn.clear()
        (custom_id, value), *_ = choices(panels[0])
        made = [
            here.deliver(0, here.payload(panels[0].message), custom_id, value)
            for _ in range(60)
        ]
        await until(lambda: len(refused(made)) == 60 - MOST_REQUESTS, "58 are refused")
        await until(lambda: gate.drawn == ["dark"], "one is drawn, one waits for it")
        (custom_id, value), *_ = choices(panels[1])
        other = here.deliver(1, here.payload(panels[1].message), custom_id, value)
        await until(
            lambda: other.acknowledged, "another person's step is shown meanwhile"
        )
        assert gate.drawn == ["dark", "light"]
        gate.open()
        await here.env.settle()
        assert (
            gate.drawn == ["dark", "light", "dark"]
            and len(refused(made)) == 60 - MOST_REQUESTS
        )
        assert here.bot.user_limits.taken(here.people[0].id) == 0


async def test_of_sixty_presses_few_are_answered_before_another_person_who_asks_after_them(
    monkeypatch,
):
    over = asyncio.Event()
    monkeypatch.setattr(
        interactions, "asyncio", SimpleNamespace(sleep=lambda _: over.wait())
    )
    async with world() as here:
        game = await here.table(2)
        panels = [await opened(here, who, game) for who in (0, 1)]
        made, answered, dispatch = [], [], router.dispatch

        def note(backend, method, path, **more):
            if path.startswith("/interactions/"):
                answered.append(path)
            return dispatch(backend, method, path, **more)

        monkeypatch.setattr(router, "dispatch", note)
        for who, times in ((0, 60), (1, 1)):
            (custom_id, value), *_ = choices(panels[who])
            payload = here.payload(panels[who].message)
            made += [here.deliver(who, payload, custom_id, value) for _ in range(times)]
        await until(lambda: made[-1].acknowledged, "the other person is answered")
        assert len(answered) < 10
        over.set()
        await until(lambda: all(one.acknowledged for one in made), "so is everybody")


async def test_beyond_what_may_wait_a_person_is_refused_without_a_look_at_the_game(
    monkeypatch,
):
    async with world(patience=60) as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        (custom_id, value), *_ = choices(panel)
        looked, read = [], UseCaseRunner.read

        async def note(self, question, *args, **kwargs):
            looked.append(question.__name__)
            return await read(self, question, *args, **kwargs)

        monkeypatch.setattr(UseCaseRunner, "read", note)
        made = [
            here.deliver(0, here.payload(panel.message), custom_id, value)
            for _ in range(60)
        ]
        await until(lambda: all(one.acknowledged for one in made), "all are answered")
        assert (
            len(looked) < 10 * (MOST_ANSWERS + MOST_WAITING_ANSWERS)
            and looked.count("look") <= MOST_ANSWERS + MOST_WAITING_ANSWERS
        )
        await here.env.settle()
        assert choices(await opened(here, 0, game)), (
            "and answered again when all of that is"
        )


async def test_what_discord_takes_no_answer_to_any_more_gets_none(monkeypatch):
    monkeypatch.setattr(interactions, "ANSWERABLE_SECONDS", 1e-9)
    async with world(patience=60) as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        (custom_id, value), *_ = choices(panel)
        made = [
            here.deliver(0, here.payload(panel.message), custom_id, value)
            for _ in range(20)
        ]
        await here.env.settle()
        assert [one.acknowledged for one in made] == [True] * (
            MOST_ANSWERS + MOST_WAITING_ANSWERS
        ) + [False] * (20 - MOST_ANSWERS - MOST_WAITING_ANSWERS)


async def test_replays_reviews_and_hints_share_the_slots_of_their_person(monkeypatch):
    monkeypatch.setattr(looking, "ITERATIONS", 12)
    gate = Gate()
    async with world(patience=60) as here, gate:
        here.bot.feature(Replays).screening._film = gate
        monkeypatch.setattr(here.bot.thinker, "analyse", gate.analyse)
        over = [
            await result_of(here, await finished(here, seed=seed)) for seed in (3, 4)
        ]
        game = await here.table(2, hints="yes")
        who = await decides(here, game)
        asked = [(over[0], "replay"), (over[1], "replay"), (over[1], "review")]

        def press(person, message, kind):
            return here.deliver(person, here.payload(message), by_kind(message, kind))

        hint = press(who, await here.prompt(game), "hint")
        await until(
            lambda: gate.thought == [here.people[who].id], "a hint is thought about"
        )
        first = [press(who, message, kind) for message, kind in asked]
        await until(lambda: len(refused(first)) == 2, "one of three waits for the hint")
        assert not gate.filmed and gate.thought == [here.people[who].id]
        asked[2] = (over[1], "board")
        theirs = [press(1 - who, message, kind) for message, kind in asked]
        await until(
            lambda: len(refused(theirs)) == 1,
            "another person has two slots of their own",
        )
        await until(lambda: len(gate.filmed) == 1, "and does not wait")
        here.bot.feature(Reviews).analysis.stop()  # a whole one takes long
        gate.open()
        await here.env.settle()
        assert hint.response.content.startswith("**Hint**")
        assert len(refused([*first, *theirs])) == 3 and not here.bot.user_limits._people


async def test_what_waits_for_a_review_is_done_between_two_of_its_decisions(
    monkeypatch,
):
    monkeypatch.setattr(looking, "ITERATIONS", 12)
    async with world(patience=60) as here:
        reviews, ann = here.bot.feature(Reviews).analysis, here.people[0]
        result = await result_of(here, await finished(here))
        look, order = reviews._look, []

        async def ask_meanwhile():
            with here.bot.user_limits.take(ann.id) as turn:
                async with turn:
                    order.append("asked meanwhile")

        async def look_on(user, one, again):
            if not order:
                here.bot.tasks.spawn(ask_meanwhile(), "asked meanwhile")
                await asyncio.sleep(0)
                assert here.bot.user_limits.taken(ann.id) == MOST_REQUESTS
            order.append(one.number)
            if len(order) == 4:
                reviews.stop()  # a whole one takes long
            return await look(user, one, again)

        reviews._look = look_on
        await ann.click(result, label="Review")
        await here.env.settle()
        assert order[1] == "asked meanwhile" and len(order) == 4


def test_a_slot_is_free_again_whatever_ends_what_had_it():
    slots = UserLimits()
    with slots.take(1) as turn, slots.take(1) as same, slots.take(2) as other:
        assert turn is same is not other
        with pytest.raises(UserError), slots.take(1):
            pass
        assert slots.taken(2) < MOST_REQUESTS
    with pytest.raises(ZeroDivisionError), slots.take(1):
        raise ZeroDivisionError
    assert slots.taken(1) == 0 and not slots._people
