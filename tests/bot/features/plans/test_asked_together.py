"""Asked together as people meet it: one message names all, each chooses in private, and nobody is mentioned twice."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from bot.components.custom_id import read
from bot.core import outbox, play, queries, seats, undo
from bot.core.answers import key_of
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.delivery import question
from bot.features.plans import use_cases
from bot.features.plans.turn_panel import WITHDRAW
from storage import message_slots
from tests.bot.cuts import Cuts, asking
from tests.bot.delivery.test_calm import journal
from tests.bot.over import posted
from tests.bot.players import Player, components, press, private
from tests.bot.world import NAMES, World, world
from tests.costs import sampled

if TYPE_CHECKING:
    from bot.core.model import GameInfo

MINUTE = 60.0


def chosen(key: Any, seat: int, codes: list[str]) -> str:
    """The same choice for a decision whenever it is made; passing is rare."""
    idle = ("pass", "done", "skip", "draw", "redraw")
    others = [
        code
        for code in codes
        if code not in idle and not re.fullmatch(r"provost .[123]", code)
    ]
    found = zlib.crc32(f"{key} {seat}".encode())
    return (others or codes)[found % len(others or codes)]


class Same(Player):
    """Chooses as `chosen` does."""

    def choose(self, position: Any) -> str:
        decision = position.decision
        key = key_of(position.game, position._state, decision)
        return chosen(key, decision.seat, list(decision.actions))


class Table:
    """A table at which people play by presses: who answers `coming_decisions` does so whenever they are asked."""

    def __init__(self, here: World, game: int, seed: int) -> None:
        self.here, self.game = here, game
        self.player = Same(here, game, seed=seed, way="component")

    async def position(self) -> Any:
        return await self.here.bot.db.read(queries.position, self.game)

    def person(self, info: GameInfo, seat: int) -> Any:
        return self.here.people[self.here.seat_holder(info, seat)]

    async def besides(self) -> list[int]:
        """The seats that are asked together with the one that decides."""
        return question.asked_besides(await self.position())

    async def next_one(self) -> int:
        """The seat that decides after this one, if this one does what can hurt least."""
        position = await self.position()
        state, game = position.game.clone(position._state), position.game
        game.step(state, game.guide.least_harm(position.decision))
        decision = game.decision(state)
        assert decision is not None
        return decision.seat

    async def asked(self) -> Any:
        """Plays on until others are asked together with the seat that decides; the position then."""
        while not await self.besides():
            assert await self.player.step(), (
                "somebody is asked together before the game is over"
            )
            await posted(self.here, self.game)
        return await self.position()

    async def open(self, seat: int) -> Any:
        """Somebody presses `Choose`; what they are shown."""
        message = await self.here.prompt(self.game)
        choose = next(
            part
            for part in components(message)
            if part["custom_id"].startswith("cy:ahead:")
        )
        person = self.person((await self.position()).info, seat)
        return private(
            self.here,
            self.game,
            person,
            await person.click(message, custom_id=choose["custom_id"]),
        )

    async def answer(self, seat: int) -> None:
        """Somebody answers all that they are asked, by menus."""
        person = self.person((await self.position()).info, seat)
        while seat in await self.besides():
            shown = await self.open(seat)
            menus = [
                part
                for part in components(shown)
                if part["custom_id"].startswith("cy:aheadpick:")
            ]
            menu = next(
                part
                for part in menus
                if not any(option.get("default") for option in part["options"])
            )
            codes = [
                option["value"]
                for option in menu["options"]
                if option["value"] != WITHDRAW
            ]
            key = read(menu["custom_id"]).rest.partition("#")[0]
            code = chosen(key, seat, codes)
            await person.select(shown, [code], custom_id=menu["custom_id"])
            await posted(self.here, self.game)

    async def turn(self, *ahead: int) -> None:
        """A whole turn; these seats answer whatever they are asked before it is their turn."""
        began = (await self.position()).info.turn
        while (await self.position()).info.turn == began:
            for seat in set(await self.besides()) & set(ahead):
                await self.answer(seat)
                assert seat not in await self.besides()
            assert await self.player.step()
            await posted(self.here, self.game)
            await self.is_calm()

    async def is_calm(self) -> None:
        """One question stands, and it names all who are asked."""
        prompt, info = await self.here.prompt(self.game), (await self.position()).info
        assert asking(await self.here.home(self.game)) == [prompt.id]
        for each in info.awaited:
            assert f"<@{info.seats[each.seat].user}>" in prompt.content


@pytest.mark.parametrize(
    ("kind", "people", "language"),
    sampled(
        [
            ("caylus", 4, "en"),
            ("caylus", 2, "de"),
            ("magna_carta", 4, "en"),
            ("magna_carta", 2, "de"),
        ],
        3,
    ),
)
@pytest.mark.costly("two tables of people who choose in private, through whole turns")
async def test_whole_turns_where_one_answers_everything_and_one_nothing(
    kind, people, language
):
    mentions, records = {}, {}
    for together in ("no", "yes"):
        async with world() as here:
            game = await here.table(people, game=kind, language=language)
            host = Person(here.people[0].id, NAMES[0])
            await here.bot.db.run(seats.change, game, host, Settings(together=together))
            for person in here.people[:people]:
                await here.bot.settings_cache.set(person.id, confirm="no")
            seen, table = await journal(here, game), Table(here, game, seed=5)
            for _ in range(3):
                await table.turn(0)
            mentions[together] = seen.mentions()
            assert here.env.errors == []
            sources = await here.bot.db._database.read(
                lambda tx: tx.execute("SELECT seat, source FROM action").fetchall()
            )
            assert ("ahead" in {source for _, source in sources}) == (together == "yes")
            records[together] = (await table.position()).game.encode(
                (await table.position())._state
            )
    assert records["yes"] == records["no"], "the same is played"
    assert mentions["yes"] <= mentions["no"], mentions
    print(kind, people, mentions)


async def test_nobody_is_mentioned_twice_and_the_question_stays_where_it_is():
    async with world() as here:
        game = await here.table(4)
        table = Table(here, game, seed=5)
        seen = await journal(here, game)
        position = await table.asked()
        before = Counter(
            user for one in seen.seen if one.how == "created" for user in one.mentions
        )
        prompt = await here.prompt(game)
        for seat in await table.besides():
            await table.answer(seat)
        assert (await here.prompt(game)).id == prompt.id
        after = Counter(
            user for one in seen.seen if one.how == "created" for user in one.mentions
        )
        assert after == before
        assert (await table.position()).revision == position.revision


async def test_who_is_asked_too_and_presses_the_question_is_told_where_to_answer():
    async with world() as here:
        game = await here.table(3)
        table = Table(here, game, seed=5)
        position = await table.asked()
        seat = (await table.besides())[0]
        code = position.decision.actions[0]
        result = await press(
            table.person(position.info, seat), await here.prompt(game), code
        )
        assert "`Choose`" in result.response.content


async def test_an_undo_across_answers_asks_again_who_took_it_back_and_keeps_the_others(
    tmp_path,
):
    async with world() as here:
        game = await here.table(3, undo="free")
        table = Table(here, game, seed=5)
        position = await table.asked()
        while await table.next_one() not in await table.besides():
            await table.player.step()
            await posted(here, game)
            position = await table.asked()
        first, next_ = position.decision.seat, await table.next_one()
        others = [seat for seat in await table.besides() if seat != next_]
        await table.answer(next_)
        db, info = here.bot.db, position.info
        holder = info.seats[first]
        person = Person(holder.user, holder.name)
        code = position.game.guide.least_harm(position.decision)
        await db.run(play.act, game, person, position.revision, code)
        assert (await table.position()).info.number > position.info.number + 1, (
            "the answer follows"
        )
        await db.run(take_back, game, position.info.number, first)
        back = await table.position()
        assert back.game.encode(back._state) == position.game.encode(position._state)
        assert {each.seat for each in back.info.awaited} == {first, *others}
        here.bot.delivery_context.delivery_worker.kick(game)
        await posted(here, game)
        await table.is_calm()


def take_back(uow, game, number, seat):
    """An undo that all have agreed to."""
    undo.take_back(uow, uow.row(game), number, seat, None)


@pytest.mark.parametrize("after", [False, True])
async def test_a_connection_that_breaks_at_any_step_leaves_one_question_that_names_all(
    monkeypatch, after
):
    async with world() as here:
        game = await here.table(3)
        table = Table(here, game, seed=5)
        cuts = Cuts(monkeypatch, after=after)
        for number in range(1, 7):
            position = await table.asked()
            seat = (await table.besides())[0]
            holder = position.info.seats[seat]
            mine = Person(holder.user, holder.name)
            coming = (
                await here.bot.db.read(use_cases.coming_decisions, game, mine)
            ).decisions
            decision = next(one for one in coming if one.answer is None)
            cuts.next(number)
            await here.bot.db.run(
                use_cases.answer_ahead,
                game,
                mine,
                decision.key,
                decision.options[0][0],
            )
            position = await table.position()
            acts = position.info.seats[position.decision.seat]
            await here.bot.db.run(
                play.act,
                game,
                Person(acts.user, acts.name),
                position.revision,
                position.decision.actions[0],
            )
            here.bot.delivery_context.delivery_worker.kick(game)
            await here.env.settle()
            cuts.next(0)
            await here.env.advance_time(2 * MINUTE)
            await posted(here, game)
            await table.is_calm()
            kept = await here.bot.db.read(outbox.found, game, message_slots.PROMPT)
            assert kept.revision == (await table.position()).revision
        assert here.env.errors == []
