"""A game by every way of acting while each request of the bot is cut in turn: the connection ends before Discord has
carried it out, or after. Then one question stands, the present one, and the game goes on."""

from __future__ import annotations

import asyncio

import pytest

from storage import backup, restoring
from tests.bot.app.test_over_the_wire import Wire
from tests.costs import sampled
from tests.fakediscord import BotProcess, FakeDiscord, Fault, permissions
from tests.fakediscord.games import PRIVATE, PUBLIC, Table, button, offers

PEOPLE = {"game": "caylus", "players": 2}
HIDDEN = {"game": "magna_carta", "players": 2}
ALONE = {"game": "caylus", "players": 1, "computers": 1}
SOME = (("typed", PEOPLE), ("menu", PEOPLE), ("panel", HIDDEN))
"""Ways of acting; the panel is what hidden cards ask by."""
ALL = tuple(
    (way, game)
    for game in (PEOPLE, HIDDEN, ALONE, {**ALONE, "game": "magna_carta"})
    for way in ("command", "typed", "button", "menu")
)
# of a step: answers, the phase message, the question, what stood before, the pictures, the pin
REQUESTS = 7
LEAST = 4
MOST = 15  # steps until one has so many requests
LATER = 11  # seconds after which what failed may be tried again
BUTTON, MENU = 2, 3
SHUT = permissions.SEND_MESSAGES | permissions.SEND_MESSAGES_IN_THREADS
# by each way while the bot may not post, and of each game after the copy that is put back
STEPS = 3


class Acting:
    """Somebody acts in a certain way, and looks how the game stands when something seems to be wrong."""

    def __init__(self, wire, table):
        self.wire, self.table, self.fake = wire, table, wire.fake

    async def is_cut(self, way, effect, number):
        """Goes on until the request of that number of a step is cut; False where no step makes so many."""
        self.fake.faults.hit.clear()
        for _ in range(MOST):
            if self.over():
                return False
            fault = Fault(effect, skip=number - 1)
            self.fake.faults.add(fault)
            await self.act(way)
            await self.fake.until(
                lambda fault=fault: fault.used or self.present(),
                what="the next question",
            )
            self.fake.faults.clear()
            if fault.used:
                return True
        return False

    async def act(self, way):
        """Whoever is asked decides, in that way where the question allows it; the answer may be cut."""
        prompt = self.table.prompt()
        person, home = self.table.decides(prompt), self.table.home
        shown, found = prompt, list(offers(prompt, PUBLIC))
        if not found:
            made = person.press(prompt, button(prompt, "turn"))
            await self._answer(made)
            shown = await self.table.panel(person, made)
            if shown is None:
                return
            found = list(offers(shown, PRIVATE))
        kind = {"button": BUTTON, "menu": MENU}.get(way)
        offer = self.table.choose(
            [one for one in found if one.item["type"] == kind] or found
        )
        if way == "typed":
            typing = person.typing(home, "caylus act", "action", action=offer.code[:4])
            await self._answer(typing)
        if way in ("typed", "command"):
            made = person.command(home, "caylus act", action=offer.code)
        else:
            made = person.press(shown, offer.item, offer.value)
        await self._answer(made)
        sure = next(
            (one for one in made.messages if one is not shown and button(one, "sure")),
            None,
        )
        if sure is not None:
            await self._answer(person.press(sure, button(sure, "sure")))

    async def _answer(self, made):
        """Waits for the answer, or for the cut of it and what the bot does then."""
        await self.fake.until(
            lambda: made.answered.is_set() or self.fake.faults.hit, what="an answer"
        )
        await made.answer(1.0)

    def asking(self):
        """The questions of the game with live buttons, each with its revision."""
        kinds = (*PUBLIC, "turn")
        shown = {one.id: list(offers(one, kinds)) for one in self._messages()}
        found = {
            id: {one.press.revision for one in of} for id, of in shown.items() if of
        }
        return [revision for revisions in found.values() for revision in revisions]

    def _messages(self):
        return self.table.home.messages.values()

    def present(self):
        """Whether the present question stands there, and no other; none where the game is over."""
        asked = f"SELECT revision FROM game WHERE id = {self.table.number} AND status = 'running'"
        return self.asking() == [revision for (revision,) in self.wire.rows(asked)]

    def revision(self):
        """The revision of the game."""
        ((found,),) = self.wire.rows(
            f"SELECT revision FROM game WHERE id = {self.table.number}"
        )
        return found

    async def act_unheard(self, way):
        """One action while the bot may post nothing, which it may again once something waits for that: whether the
        question did."""
        self.fake.deny(self.table.channel, SHUT)
        await self.act(way)
        asks = (
            f"SELECT 1 FROM outbox WHERE game = {self.table.number} AND settled IS NULL"
        )
        await self.fake.until(
            lambda: self.present() or self.wire.rows(asks),
            what="a question, or one that waits",
        )
        waited = not self.present()
        self.fake.deny(self.table.channel, 0)
        await self.settled()
        return waited

    def over(self):
        """Whether the game has ended."""
        return not self.wire.rows(
            f"SELECT 1 FROM game WHERE id = {self.table.number} AND status = 'running'"
        )

    async def settled(self):
        """Waits until that is so; who sees that it is not looks how the game stands after a while."""
        for _ in range(60):
            for _ in range(50):
                if self.present():
                    return
                await asyncio.sleep(0.01)
            self.wire.later(LATER)
            looker = next(iter(self.table.people.values()))
            await looker.command(
                self.table.home, "caylus status", game=str(self.table.number)
            ).answer(5.0)
        stored = self.wire.rows("SELECT role, message, revision FROM message")
        shown = [
            (one.id, one.content, [item.code for item in offers(one, PUBLIC)])
            for one in self._messages()
        ]
        raise AssertionError(
            f"questions of revisions {self.asking()} stand there: {stored} {shown}"
        )


class CutWire(Wire):
    """The bot with a clock that a test turns on."""

    clock = 0

    def later(self, seconds):
        """Time goes by."""
        self.clock += seconds
        self.bot.tell(f"clock {self.clock}")

    async def table_of(self, number, players, **options):
        """A started game in a channel of its own."""
        channel = self.fake.world.new_channel(self.guild, f"games-{number}")
        self.fake.channel_event(channel, "CREATE")
        table = Table(self.fake, channel, self.people[:players], seed=7)
        await table.open(**options)
        await self.fake.until(table.prompt, what="the first prompt")
        return Acting(self, table)


@pytest.mark.parametrize(
    "ways", [SOME, pytest.param(ALL, marks=pytest.mark.exhaustive)], ids=["some", "all"]
)
@pytest.mark.parametrize("effect", sampled(["lose", "drop"], 2))
@pytest.mark.costly("the bot itself, whose every request is cut")
async def test_a_game_by_every_way_of_acting_runs_clean_with_a_cut_at_each_request(
    tmp_path, effect, ways
):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        try:
            wire = CutWire(fake, bot)
            await bot.start()
            tables = {}
            for way, game in ways:
                if str(game) not in tables or tables[str(game)].over():
                    tables[str(game)] = await wire.table_of(len(tables), **game)
                acting = tables[str(game)]
                for number in range(1, REQUESTS + 1):
                    if not await acting.is_cut(way, effect, number):
                        assert acting.over() or number > LEAST, (
                            f"no step by {way} makes {number} requests"
                        )
                        break
                    await acting.settled()
            assert fake.violations == []
            assert " ERROR " not in bot.log.read_text(), bot.tail()
            assert await bot.stop() == 0
        finally:
            await bot.kill()


@pytest.mark.exhaustive
async def test_a_game_by_every_way_goes_on_where_it_may_not_post_at_each_step_and_after_a_restore(
    tmp_path,
):
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path)
        path, copy = bot.data / "caylus.db", tmp_path / "copy.db"
        try:
            wire = CutWire(fake, bot)
            await bot.start()
            tables, waited = {}, 0
            for way, game in ALL:
                if str(game) not in tables:
                    tables[str(game)] = await wire.table_of(len(tables), **game)
                for _ in range(STEPS):
                    assert not tables[str(game)].over()
                    waited += await tables[str(game)].act_unheard(way)
            assert waited > len(ALL), (
                "most questions are another message than the one that was answered"
            )
            backup.back_up(path, copy)
            kept = [acting.revision() for acting in tables.values()]
            for acting in tables.values():
                for _ in range(STEPS):
                    await acting.act("menu")
                    await acting.settled()
            assert all(
                acting.revision() > before
                for acting, before in zip(tables.values(), kept, strict=True)
            )
            assert await bot.stop() == 0
            restoring.restore(copy, path)
            await bot.start()
            for acting, before in zip(tables.values(), kept, strict=True):
                assert acting.revision() >= before  # a computer may have moved since
                await acting.settled()
                await acting.act("menu")
                await acting.settled()
            assert fake.violations == []
            assert " ERROR " not in bot.log.read_text(), bot.tail()
            assert await bot.stop() == 0
        finally:
            await bot.kill()
