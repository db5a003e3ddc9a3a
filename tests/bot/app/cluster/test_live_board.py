"""The pages of games that several processes serve, behind a web server as docs/board.md has it: each part answers for
its own, and a page follows its part to a standby."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time

import aiohttp
import pytest
from aiohttp import web

from bot.features.live_board import use_cases
from tests import postgres
from tests.fakediscord import FakeDiscord
from tests.patience import until
from tests.soak.several import Several, free_port

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.postgres,
    pytest.mark.skipif(
        not os.environ.get("POSTGRES"), reason="`make test-postgres` runs it"
    ),
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]
PARTS, SHARDS = 2, 4


@contextlib.asynccontextmanager
async def front(ports):
    """A web server that passes requests on by /pK, as Caddy does, and those without to any."""

    async def passed_on(request):
        head, _, path = request.path_qs.lstrip("/").partition("/")
        part = int(head[1:]) if head[:1] == "p" and head[1:].isdecimal() else 0
        tried = [ports[part - 1]] if part else ports
        path = f"/{path}" if part else request.path_qs
        headers = {
            name: value for name, value in request.headers.items() if name != "Host"
        }
        for port in tried:
            with contextlib.suppress(aiohttp.ClientConnectionError):
                async with session.request(
                    request.method,
                    f"http://127.0.0.1:{port}{path}",
                    data=await request.read(),
                    headers=headers,
                    allow_redirects=False,
                ) as found:
                    answer = web.StreamResponse(status=found.status)
                    for name in (
                        "Content-Type",
                        "Content-Encoding",
                        "Location",
                        "Set-Cookie",
                    ):
                        if name in found.headers:
                            answer.headers[name] = found.headers[name]
                    await answer.prepare(request)
                    async for piece in found.content.iter_any():
                        await answer.write(piece)
                    return answer
        return web.Response(status=502)

    app = web.Application()
    app.add_routes([web.route("*", "/{path:.*}", passed_on)])
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()


async def test_a_page_follows_its_part_to_a_standby(tmp_path):
    base = free_port()
    server = postgres.Server(*postgres.QUICK)
    try:
        async with (
            contextlib.AsyncExitStack() as opened,
            FakeDiscord() as fake,
            front([base, base + 1]) as url,
        ):
            fake.patience = 60.0
            settings = {"CAYLUS_BOARD_URL": url, "CAYLUS_BOARD": str(base)}
            here = Several(
                fake, server, tmp_path, parts=PARTS, shards=SHARDS, **settings
            )

            def link(game):
                """The token of a personal link of somebody who plays."""
                ((user,),) = here.rows(
                    f'SELECT "user" FROM tenure WHERE game = {game} ORDER BY seat LIMIT 1'
                )
                token = use_cases.new_token()
                here.server.sql(
                    'INSERT INTO board_session (hash, kind, "user", game, expires) VALUES '
                    f"('{use_cases.hashed(token)}', 'link', {user}, {game}, {int(time.time()) + 600})",
                    database=postgres.name_of(here.url),
                )
                return token

            async def board(session, part, game, **options):
                address = f"{url}{f'/p{part}' if part else ''}/g/{game}/board"
                async with session.get(address, **options) as answer:
                    found = (
                        await answer.json()
                        if answer.status == 200
                        else answer.headers.get("Location")
                    )
                    return answer.status, found

            async def browser(part, game):
                session = await opened.enter_async_context(
                    aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
                )
                headers = {"Origin": url}
                body = {"token": link(game)}
                async with session.post(
                    f"{url}/p{part}/enter", json=body, headers=headers
                ) as answer:
                    assert answer.status == 200
                return session

            try:
                await here.fill(0)
                await here.start(standby=True)
                here.play(1, seed=3, pause=0.3)
                await here.playing()
                for shard, guild in reversed([*enumerate(here.guilds)]):
                    ((game,),) = here.rows(
                        f"SELECT max(id) FROM game WHERE server = {guild.id}"
                    )
                    part = 1 + shard * PARTS // SHARDS
                    session = await browser(part, game)
                    status, found = await board(session, part, game)
                    assert status == 200 and found["game"] == game
                    status, where = await board(
                        session, 3 - part, game, allow_redirects=False
                    )
                    assert (status, where) == (307, f"/p{part}/g/{game}/board")
                    assert (await board(session, 0, game))[0] == 200
                revision = found["revision"]
                first, at = here.bots[0], time.monotonic()
                here.resting.append(first)
                await first.kill()
                assert (await board(session, 1, game))[0] in (502, 404, 503)

                async def further():
                    status, found = await board(session, 1, game)
                    return status == 200 and found["revision"] >= revision

                await until(further, "the standby serves the page")
                print(f"the page is served again after {time.monotonic() - at:.1f} s")
                await here.go_on(here.shards_of(1), at)
                async with session.get(f"{url}/p1/g/{game}/events") as stream:
                    assert (
                        await asyncio.wait_for(stream.content.readline(), 60)
                    ).startswith(b"event: ")
                await here.rest()
                await here.quiet()
                await here.stop()
                _, wrong = await here.verdict()
                assert wrong == []
            finally:
                await here.end()
    finally:
        server.stop()
