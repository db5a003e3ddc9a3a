"""The database goes away at each of the questions of an answer in turn: one sentence says so, and no traceback."""

from __future__ import annotations

import contextlib

from bot.core import queries
from storage import ServerGone
from tests.bot.players import offered
from tests.bot.world import world


class Going:
    """A database that answers so many questions more."""

    def __init__(self, database):
        self._database = database
        self.left = 0
        self.refused = 0

    def __getattr__(self, name):
        return getattr(self._database, name)

    async def read(self, question):
        return await self._ask(self._database.read, question)

    async def write(self, transaction, game=None):
        return await self._ask(self._database.write, transaction)

    async def _ask(self, how, work):
        self.left -= 1
        if self.left < 0:
            self.refused += 1
            raise ServerGone("the server", "it doesn't answer")
        return await how(work)


@contextlib.contextmanager
def going(here, questions):
    """The database of the bot is away after so many questions."""
    table = here.bot.db
    kept = table._database
    table._database = away = Going(kept)
    away.left = questions
    try:
        yield away
    finally:
        table._database = kept


async def swept(here, caplog, do):
    """Does it with the database gone after no question, after one, and so on, until it needs no more; what was told."""
    told = []
    for questions in range(40):
        caplog.clear()
        services = here.bot.delivery_context
        for kept in (
            services.retries._last,
            services.settings_cache._people,
            services.settings_cache._servers,
        ):
            kept.clear()
        with going(here, questions) as away:
            said = await do()
            await here.env.settle()
        assert here.env.errors == [], questions
        assert [
            record.getMessage() for record in caplog.records if record.exc_info
        ] == [], questions
        told.append(said)
        if not away.refused:
            return told
    raise AssertionError("it asks for ever")


def text(answer):
    return "\n".join(
        [answer.response.content or "", *(m.content for m in answer.followups)]
    )


async def test_whatever_is_asked_while_the_database_goes_away_is_answered_in_a_sentence(
    caplog,
):
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        prompt = await here.prompt(game)
        old = here.payload(prompt)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        custom_id, value = next(iter(offered(prompt).values()))
        here.deliver(holder, old, custom_id, value)
        await here.env.settle()

        def press(who):
            async def pressed():
                answer = here.deliver(who, old, custom_id, value)
                await here.env.settle()
                return text(answer)

            return pressed

        def command(who, name, **options):
            async def asked():
                return text(await here.slash(who, home, name, **options))

            return asked

        decides = 1 - holder
        asks = [
            press(holder),
            press(decides),
            press(4),
            command(decides, "act", action="nothing"),
            command(holder, "act", action="pass"),
            command(4, "undo"),
            command(4, "status"),
            command(4, "history"),
            command(4, "export"),
            command(holder, "me export"),
            command(holder, "join", game="99"),
        ]
        for ask in asks:
            *broken, whole = await swept(here, caplog, ask)
            assert broken and "can't be used right now" not in whole
            for said in broken:
                assert (
                    "can't use my database right now, and nothing was changed" in said
                    or said == whole
                ), said
