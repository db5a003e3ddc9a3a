"""The page as an Activity, framed by a page that answers as Discord's client does: off by default."""

import contextlib

import pytest
from aiohttp import web

from bot.features.live_board import handlers
from bot.features.live_board.site import PARENTS
from tests import browser
from tests.bot.features.live_board.site import site
from tests.bot.features.live_board.test_page import SIZES, turn
from tests.bot.features.live_board.test_sign_in import BEARER, CODE, SECRET, signing_in
from tests.patience import until

CLIENT = """<!doctype html><meta charset=utf-8><link rel=icon href="data:,">
<style>body {margin: 0} iframe {border: 0; width: 100vw; height: 100vh}</style>
<iframe></iframe><script>
const frame = document.querySelector("iframe"), asked = [];
addEventListener("message", async ({ source, data: [kind, said] }) => {
  if (source !== frame.contentWindow) return;
  asked.push([kind, said]);
  const answer = (content) => source.postMessage([1, { cmd: said.cmd, nonce: said.nonce, ...content }], "*");
  if (kind === 0) answer({ cmd: "DISPATCH", evt: "READY", data: { v: 1 } });
  if (said.cmd !== "AUTHORIZE") return;
  await fetch("/challenge", { method: "POST", body: said.args.code_challenge });
  if (location.hash === "#declined") answer({ evt: "ERROR", data: { code: 5000, message: "declined" } });
  else answer({ evt: null, data: { code: "c0de-of-discord" } });
});
frame.src = new URLSearchParams(location.search).get("page");
</script>"""


class Client:
    """Discord's client: a page that frames another. `url` is its origin."""

    def __init__(self):
        self.challenges: list[str] = []

    async def __aenter__(self):
        app = web.Application()
        app.add_routes(
            [web.get("/", self._page), web.post("/challenge", self._challenge)]
        )
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *problem):
        await self._runner.cleanup()

    async def _page(self, request):
        return web.Response(text=CLIENT, content_type="text/html")

    async def _challenge(self, request):
        self.challenges.append(await request.text())
        self.discord.challenge = self.challenges[-1]
        return web.Response()


@contextlib.asynccontextmanager
async def framing(monkeypatch):
    async with Client() as client:
        monkeypatch.setattr(handlers, "PARENTS", (client.url,))
        async with signing_in(board_activity=True) as (here, fake, session):
            client.discord = fake
            yield here, client, session


async def launched(here, client, page, server, channel, how=""):
    """Open the client with the page in it, as Discord opens an Activity in a channel."""
    frame = f"{here.url}/?frame_id=f1%26instance_id=i1%26platform=desktop%26guild_id={server}%26channel_id={channel}"
    await page.open(f"{client.url}/?page={frame}{how}")


async def within(page, script):
    """The value of an expression in the framed page."""
    tree = (await page.call("Page.getFrameTree"))["frameTree"]
    frame = tree["childFrames"][0]["frame"]["id"]
    world = await page.call("Page.createIsolatedWorld", frameId=frame)
    answer = await page.call(
        "Runtime.evaluate",
        expression=script,
        contextId=world["executionContextId"],
        awaitPromise=True,
        returnByValue=True,
    )
    return answer["result"].get("value")


async def where(here, game):
    info = (await here.position(game)).info
    return info.server, info.home


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_framed_page_plays_the_seat_of_whoever_discord_says_in_the_game_of_the_channel(
    monkeypatch, kind
):
    async with (
        framing(monkeypatch) as (here, client, _),
        browser.window(*SIZES["phone"]) as page,
    ):
        await here.world.table(2)
        game = await here.world.table(2, game=kind)
        position = await here.position(game)
        client.discord.user = here.world.people[await turn(here, game)].id
        await here.world.bot.settings_cache.set(client.discord.user, confirm="no")
        await launched(here, client, page, *await where(here, game))
        await until(
            lambda: within(page, "document.querySelectorAll('.act').length"), "actions"
        )
        assert f"#{game}" in await within(
            page, "document.querySelector('#title').textContent"
        )
        assert await within(page, "document.querySelector('#hand').hidden") == (
            kind == "caylus"
        )
        await within(
            page, "document.querySelector('#bar button, #listed button').click()"
        )
        await within(page, "document.querySelector('#card[open] .act')?.click()")

        async def acted():
            after = await here.position(game)
            return (
                after.revision > position.revision
                or after.info.awaited != position.info.awaited
            )

        await until(acted, "the action is done")
        # Discord's bearer is not kept at all, ours by the page's memory alone.
        kept = await within(
            page, "JSON.stringify([localStorage, sessionStorage, document.cookie])"
        )
        assert kept == '[{},{},""]' and len(client.challenges) == 1
        rows = await here.world.bot.db.read(
            lambda uow: uow.tx.execute("SELECT * FROM board_session").fetchall()
        )
        assert [row[1] for row in rows] == ["frame"]
        assert not [one for one in (SECRET, CODE, BEARER) if one in str(rows)]
        assert page.messages == []


@pytest.mark.costly("a browser")
async def test_a_client_that_declines_or_a_channel_without_a_game_leaves_one_sentence(
    monkeypatch,
):
    async with (
        framing(monkeypatch) as (here, client, _),
        browser.window(*SIZES["phone"]) as page,
    ):
        game = await here.world.table(2)
        line = "document.querySelector('#line').textContent"
        await launched(here, client, page, *await where(here, game), how="#declined")
        await until(lambda: within(page, line), "a sentence")
        assert (await within(page, line)).startswith("Signing in didn't work")
        await launched(here, client, page, (await where(here, game))[0], 1)
        await until(lambda: within(page, line), "a sentence")
        assert (await within(page, line)).startswith(
            "No game is played in this channel"
        )


@pytest.mark.costly("a browser")
async def test_another_site_neither_frames_the_page_nor_answers_in_discords_place(
    monkeypatch,
):
    async with (
        framing(monkeypatch) as (here, client, session),
        browser.window() as page,
    ):
        game = await here.world.table(2)
        async with Client() as another:
            another.discord = client.discord
            await launched(here, another, page, *await where(here, game))
            assert await page.until("document.querySelector('iframe') && true")
            assert [one for one in page.messages if "frame-ancestors" in one]
            assert another.challenges == []
        async with session.get(f"{here.url}/?frame_id=1") as answer:
            assert (
                f"frame-ancestors {client.url} "
                in answer.headers["Content-Security-Policy"]
            )
        for path in ("/", f"/g/{game}?frame_id=1"):
            async with session.get(here.url + path) as answer:
                assert (
                    "frame-ancestors 'none'"
                    in answer.headers["Content-Security-Policy"]
                )


async def test_a_bearer_acts_without_a_cookie_and_bad_requests_say_what_was_wrong(
    monkeypatch,
):
    async with framing(monkeypatch) as (here, client, session):
        game = await here.world.table(2)
        server, channel = await where(here, game)
        # of the verifier
        client.discord.challenge = "w1TpKUdYE9hUAcNSeeSRFioHDxfUxuHho_JHAfZ_vDM"
        client.discord.user = here.world.people[await turn(here, game)].id
        good = {
            "code": CODE,
            "verifier": "v" * 64,
            "server": str(server),
            "channel": str(channel),
        }

        async def entered(**other):
            async with session.post(
                f"{here.url}/activity", json=good | other
            ) as answer:
                return answer.status, await answer.json()

        for other in (
            {"code": 7},
            {"channel": None},
            {"server": "x"},
            {"channel": "9" * 30},
        ):
            assert (await entered(**other))[0] == 400
        status, said = await entered(code="another")
        assert status == 403 and "Signing in didn't work" in said["refused"]
        status, said = await entered()
        assert (
            status == 200
            and said["game"] == game
            and not session.cookie_jar.filter_cookies(here.url)
        )

        bearer = {
            "Authorization": f"Bearer {said['bearer']}",
            "Origin": "https://1.discordsays.com",
        }
        async with session.get(f"{here.url}/g/{game}/own", headers=bearer) as answer:
            own = await answer.json()
        body = {
            "revision": own["revision"],
            "code": own["actions"][0]["code"],
            "once": "a" * 16,
        }
        async with session.post(
            f"{here.url}/g/{game}/act", json=body, headers=bearer
        ) as answer:
            assert answer.status == 403  # without the key
        body["key"] = own["key"]
        for wrong in ({"Authorization": "Bearer x"}, {"Authorization": ""}):
            async with session.post(
                f"{here.url}/g/{game}/act", json=body, headers=wrong
            ) as answer:
                assert answer.status == 403
        async with session.post(
            f"{here.url}/g/{game}/act", json=body, headers=bearer
        ) as answer:
            assert answer.status == 200


async def test_a_hidden_game_is_no_game_for_a_frame(monkeypatch):
    async with framing(monkeypatch) as (here, client, session):
        game = await here.world.table(2)
        server, channel = await where(here, game)
        client.discord.user = 1  # nobody of the server
        client.discord.challenge = "w1TpKUdYE9hUAcNSeeSRFioHDxfUxuHho_JHAfZ_vDM"
        monkeypatch.setattr(here.world.bot.permissions, "is_public_now", _hidden)
        body = {
            "code": CODE,
            "verifier": "v" * 64,
            "server": str(server),
            "channel": str(channel),
        }
        async with session.post(f"{here.url}/activity", json=body) as answer:
            assert (
                answer.status == 404
                and "No game is played" in (await answer.json())["refused"]
            )


async def _hidden(*_):
    return False


@pytest.mark.parametrize(
    "options", [{}, {"board_activity": True}, {"client_secret": SECRET}]
)
async def test_it_is_off_by_default_and_without_the_secret(options):
    async with site(**options) as here:
        async with here.reader() as reader:
            assert (await reader.post("/activity", {}))[0] in (404, 405)
        async with (
            here.reader() as reader,
            reader.session.get(f"{here.url}/?frame_id=1") as answer,
        ):
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert all(origin.startswith("https://") for origin in PARENTS)
