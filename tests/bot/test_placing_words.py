"""While workers are placed, the thread and the history name the buildings they went to."""

from __future__ import annotations

from bot.wording.catalogues import words
from tests.bot.world import world


async def test_while_workers_are_placed_the_message_and_the_history_name_their_buildings():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.office.table.position(game)
        who = here.seat_holder(position.sheet, position.decision.seat)
        await here.slash(who, home, "act", action="place 3")
        name = words("en").say(f"tile-{position.view().road[2].tile}")
        told = [m.content for m in home.history() if "phase 2" in m.content]
        assert told and f"{name} (3)" in told[-1]
        history = await here.slash(who, home, "history")
        assert f"{name} (3)" in history.response.content
