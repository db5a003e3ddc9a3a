"""Several processes: each serves the pages of its own games, and sends others to the part that has them."""

import contextlib

from tests.bot.features.live_board.site import site
from tests.bot.features.live_board.test_page import turn

OWN, OTHER = 3, 2


@contextlib.asynccontextmanager
async def own_part():
    """The process of part 3, whose games are those of the world."""
    async with site() as found:
        found.server.site.serve_part(
            OWN, lambda server: OWN if server == found.world.guild.id else OTHER
        )
        yield found


async def moved(here, reader, path):
    address = f"{here.server.site.url}/g/{reader.game}/{path}"
    async with reader.session.get(address, allow_redirects=False) as answer:
        return (
            answer.status,
            answer.headers.get("Location"),
            answer.headers.get("Content-Security-Policy"),
        )


async def test_links_carry_the_part_and_its_games_are_answered():
    async with own_part() as here:
        game = await here.world.table(2)
        assert (
            here.server.site.page_of(game) == f"{here.server.site.url}/p{OWN}/g/{game}"
        )
        async with here.reader(0, game) as reader:
            assert (await reader.own())["you"] == "Ann"


async def test_a_request_to_the_wrong_part_is_sent_to_the_right_one():
    async with own_part() as here:
        game = await here.world.table(2)
        async with here.reader(await turn(here, game), game) as reader:
            own = await reader.own()
            here.server.site.serve_part(
                OTHER, lambda server: OWN if server == here.world.guild.id else OTHER
            )
            status, where, policy = await moved(
                here, reader, "board?layout=full&since="
            )
            assert (status, where) == (
                307,
                f"/p{OWN}/g/{game}/board?layout=full&since=",
            )
            assert policy.startswith("default-src 'none'")
            assert (await moved(here, reader, "events"))[0] == 307
            code, revision = own["actions"][0]["code"], own["revision"]
            body = {
                "revision": revision,
                "code": code,
                "once": "a" * 16,
                "key": own["key"],
            }
            async with reader.session.post(
                f"{here.server.site.url}/g/{game}/act",
                json=body,
                headers={"Origin": here.url},
                allow_redirects=False,
            ) as answer:
                assert answer.status == 307
            assert (await here.position(game)).revision == revision


async def test_a_game_that_never_was_belongs_to_a_part_as_well():
    async with own_part() as here:
        game = await here.world.table(2)
        async with here.reader(game=game + 1) as reader:
            assert (await moved(here, reader, "board"))[0] == 307
        here.server.site.serve_part(OTHER, lambda server: OTHER)
        async with here.reader(game=game + 1) as reader:
            assert (await moved(here, reader, "board"))[0] == 404
