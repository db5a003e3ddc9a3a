"""The private panel of a person in a game: deleted once its position is past."""

from __future__ import annotations

from tests.bot.players import Player, press
from tests.bot.world import world


async def test_the_panel_is_deleted_by_its_persons_next_public_action():
    async with world() as here:
        game = await here.table(2)
        player = Player(here, game, seed=1, way="component")
        position = await player.position()
        who = here.seat_holder(position.info, position.decision.seat)
        person = here.people[who]
        shown = await person.click(await here.prompt(game), label="Board")
        assert here.bot.panels[game, person.id].message == shown.response.id
        await press(person, await here.prompt(game), player.choose(position))
        await here.env.settle()
        assert (game, person.id) not in here.bot.panels
        assert shown.response is None
