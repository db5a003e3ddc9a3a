"""While workers are placed, the thread and the history name the buildings they went to."""

from __future__ import annotations

from bot.core import queries
from bot.text.localization import localization_for
from tests.bot.world import world


async def test_while_workers_are_placed_the_message_and_the_history_name_their_buildings():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        who = here.seat_holder(position.info, position.decision.seat)
        await here.slash(who, home, "act", action="place 3")
        name = localization_for("en").format(f"tile-{position.view().road[2].tile}")
        told = [m.content for m in home.history() if ": placing workers" in m.content]
        assert told and f"{name} (3)" in told[-1]
        history = await here.slash(who, home, "history")
        assert f"{name} (3)" in history.response.content


async def test_after_an_undo_the_history_of_a_phase_still_names_its_buildings():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        for code in ("place 3", "place gate"):
            position = await here.bot.db.read(queries.position, game)
            who = here.seat_holder(position.info, position.decision.seat)
            await here.slash(who, home, "act", action=code)
        await here.slash(who, home, "undo")
        name = localization_for("en").format(f"tile-{position.view().road[2].tile}")
        history = (await here.slash(who, home, "history")).response.content
        assert f"{name} (3)" in history and "Gate" not in history
        await here.slash(who, home, "act", action="place 1")
        first = localization_for("en").format(f"tile-{position.view().road[0].tile}")
        (rolling,) = [
            m.content
            for m in home.history()
            if m.content.startswith("**Turn 1: placing workers")
        ]
        for shown in (
            rolling,
            (await here.slash(who, home, "history", turn=1)).response.content,
        ):
            assert f"{name} (3)" in shown and f"{first} (1)" in shown
        assert "  (" not in rolling
