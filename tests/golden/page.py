"""The picture of the live board in the README: the page in a real browser, in a game that is the same each time.

`python -m tests.golden.page` takes it again; a test compares it with the page of now.
"""

from __future__ import annotations

import asyncio

from tests import browser
from tests.bot.features.live_board.site import site
from tests.bot.players import Player
from tests.golden.pictures import FOLDER, put

PICTURE = FOLDER / "live-board.png"
SIZE = 1280, 770
ACTIONS = 47
READY = "document.querySelector('.spot.legal') && document.querySelector('.act')"


async def taken() -> bytes:
    """Return the page of whoever places a worker in the third turn, as PNG."""
    async with site() as here:
        here.world.bot.db.draw = lambda n: 7 % n
        game = await here.world.table(3)
        player = Player(here.world, game, 5, "act")
        for _ in range(ACTIONS):
            await player.step()
        position = await here.position(game)
        who = here.world.seat_holder(position.info, position.decision.seat)
        async with browser.window(*SIZE) as page:
            await page.open(await here.link(who, game))
            await page.until(READY)
            await page.run("document.fonts.ready.then(() => null)")
            # what moves has arrived
            await page.run("new Promise(done => setTimeout(done, 500))")
            return await page.picture()


if __name__ == "__main__":
    put(PICTURE, asyncio.run(taken()))
