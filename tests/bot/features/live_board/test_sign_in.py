"""Sign in with Discord, against routes of Discord's that know one code: off by default, and nothing of it is kept."""

import base64
import contextlib
import hashlib
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest
from aiohttp import web

from bot.app.settings import Settings
from tests import browser
from tests.bot.features.live_board.site import site
from tests.bot.features.live_board.test_page import READY, SIZES

SECRET, CODE, BEARER = (
    "s3cret-of-the-application",
    "c0de-of-discord",
    "b3arer-of-discord",
)


class Discord:
    """Gives a bearer for a code, once, where secret, address and verifier are right; and says whose it is."""

    def __init__(self, user):
        self.user, self.challenge, self.used, self.away = user, "", False, False

    async def token(self, request):
        form = await request.post()
        verifier = hashlib.sha256(form["code_verifier"].encode()).digest()
        right = (
            base64.urlsafe_b64encode(verifier).decode().rstrip("=") == self.challenge
        )
        if (
            self.away
            or self.used
            or not right
            or (form["code"], form["client_secret"]) != (CODE, SECRET)
        ):
            return web.json_response({"error": "invalid_grant"}, status=400)
        self.used = True
        return web.json_response({"access_token": BEARER, "token_type": "Bearer"})

    async def me(self, request):
        assert request.headers["Authorization"] == f"Bearer {BEARER}"
        return web.json_response({"id": str(self.user), "username": "ann"})


@contextlib.asynccontextmanager
async def signing_in(**options):
    async with site(client_secret=SECRET, **options) as here:
        fake = Discord(here.world.people[0].id)
        app = web.Application()
        app.add_routes(
            [web.post("/oauth2/token", fake.token), web.get("/users/@me", fake.me)]
        )
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        here.server.sign_in.api = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            async with aiohttp.ClientSession(
                cookie_jar=aiohttp.CookieJar(unsafe=True)
            ) as session:
                yield here, fake, session
        finally:
            await runner.cleanup()


async def begin(here, fake, session, game):
    """Go to Discord; return what it is asked."""
    async with session.get(
        f"{here.url}/sign-in?game={game}", allow_redirects=False
    ) as answer:
        assert answer.status == 303
        asked = {
            name: value
            for name, (value,) in parse_qs(
                urlsplit(answer.headers["Location"]).query
            ).items()
        }
    fake.challenge = asked["code_challenge"]
    return asked


async def come_back(here, session, **query):
    async with session.get(
        f"{here.url}/signed-in", params=query, allow_redirects=False
    ) as answer:
        return answer.status, answer.headers["Location"]


async def test_a_code_of_discords_signs_in_for_all_games_and_nothing_of_it_is_kept(
    caplog,
):
    async with signing_in() as (here, fake, session):
        games = [
            await here.world.table(2),
            await here.world.table(2, game="magna_carta"),
        ]
        asked = await begin(here, fake, session, games[0])
        assert asked["scope"] == "identify" and asked["code_challenge_method"] == "S256"
        assert asked["redirect_uri"] == f"{here.url}/signed-in"
        done = await come_back(here, session, code=CODE, state=asked["state"])
        assert done == (303, here.server.site.page_of(games[0]))
        for game in games:
            async with session.get(f"{here.url}/g/{game}/own") as answer:
                assert (await answer.json())["you"] == "Ann"
        rows = await here.world.bot.db.read(
            lambda uow: uow.tx.execute("SELECT * FROM board_session").fetchall()
        )
        kept = f"{rows} {caplog.text}"
        assert len(rows) == 1 and not [
            one for one in (SECRET, CODE, BEARER) if one in kept
        ]


@pytest.mark.parametrize(
    "wrong", ["state", "code", "no cookie", "away", "nothing", "used"]
)
async def test_a_sign_in_that_fails_says_so_on_the_page_and_signs_nobody_in(wrong):
    async with signing_in() as (here, fake, session):
        game = await here.world.table(2)
        asked = await begin(here, fake, session, game)
        query = {"code": CODE, "state": asked["state"]}
        match wrong:
            case "state":
                query["state"] = "x" * 32
            case "code":
                query["code"] = "another"
            case "nothing":
                query = {}
            case "no cookie":
                session.cookie_jar.clear()
            case "away":
                fake.away = True
            case "used":
                fake.used = True
        status, where = await come_back(here, session, **query)
        known = game if wrong != "no cookie" else 0
        assert (status, where) == (
            303,
            f"{here.server.site.page_of(known)}#sign-in=failed",
        )
        async with session.get(f"{here.url}/g/{game}/own") as answer:
            assert (await answer.json())["you"] == ""


async def test_it_is_off_by_default_and_its_secret_reaches_no_log():
    assert SECRET in Settings(client_secret=SECRET).secrets
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(game=game) as reader:
            assert (
                (await reader.get("/sign-in"))[0]
                == (await reader.get("/signed-in"))[0]
                == 404
            )


@pytest.mark.costly("a browser")
async def test_the_page_offers_it_to_whoever_is_not_signed_in_and_says_that_it_failed():
    async with signing_in() as (here, _, _):
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(f"{here.server.site.page_of(game)}#sign-in=failed")
            await page.until(READY)
            await page.until(
                "document.querySelector('#said').textContent.startsWith('Signing in didn')"
            )
            assert (
                await page.run(
                    "document.querySelector('#sign-in').getAttribute('href')"
                )
                == f"/sign-in?game={game}"
            )
            assert await page.run(
                "!document.querySelector('#sign-in').hidden && location.hash === ''"
            )
            await page.open(await here.link(0, game))
            await page.until(READY)
            await page.until("document.querySelector('#sign-in').hidden")
            assert page.messages == []
