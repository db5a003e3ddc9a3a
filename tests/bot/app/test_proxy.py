"""Where Discord is reached by a proxy alone, `HTTPS_PROXY` names it, for requests, the gateway and the doctor."""

from __future__ import annotations

import asyncio
import contextlib
import re
from urllib.parse import urlsplit

import pytest

from bot.app import settings
from tests.bot.app.test_over_the_wire import Wire
from tests.fakediscord.process import BotProcess
from tests.fakediscord.server import FakeDiscord

TOKEN = {"DISCORD_TOKEN": "abc"}


class Proxy:
    """A proxy for HTTP that passes on what it is sent, and keeps what it was asked for."""

    def __init__(self):
        self.asked = []

    async def __aenter__(self):
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self._listening.close()

    async def _connected(self, reader, writer):
        line = await reader.readline()
        host, port = re.match(rb"\w+ \w+://([^:/]+):(\d+)", line).groups()
        there, back = await asyncio.open_connection(host.decode(), int(port))
        with contextlib.suppress(ConnectionError):
            await asyncio.gather(
                self._pass(reader, back, line), self._pass(there, writer)
            )

    async def _pass(self, reader, writer, begun=b""):
        while data := begun + await reader.read(65536):
            begun = b""
            self.asked += [
                found.decode()
                for found in re.findall(
                    rb"^[A-Z]+ (\S+) HTTP/1.1\r$", data, re.MULTILINE
                )
            ]
            writer.write(data)
            await writer.drain()
        writer.close()


@pytest.mark.costly("a bot of its own over the wire")
async def test_requests_and_the_gateway_go_by_the_proxy(tmp_path):
    async with FakeDiscord() as fake, Proxy() as proxy:
        fake.patience = 60.0
        bot = BotProcess(fake, tmp_path, HTTPS_PROXY=proxy.address)
        here = Wire(fake, bot)
        try:
            await bot.start()
            await here.play(players=2, actions=1)
        finally:
            await bot.stop()
    asked = [*map(urlsplit, proxy.asked)]
    gateway = urlsplit(fake.gateway.address)
    assert gateway.path.strip("/") and [
        url for url in asked if url.path.startswith(gateway.path)
    ]
    assert [url for url in asked if url.path.endswith("/callback")], "an answer"
    assert [url for url in asked if url.path.endswith("/messages")], "a message"


@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("HTTPS_PROXY", "http://proxy:3128", "http://proxy:3128"),
        ("https_proxy", "http://proxy:3128", "http://proxy:3128"),
        ("HTTPS_PROXY", "proxy:3128", "http://proxy:3128"),
        ("HTTPS_PROXY", "http://ann:pass@proxy:3128", "http://ann:pass@proxy:3128"),
        ("HTTPS_PROXY", "", None),
    ],
)
def test_a_proxy_is_read_as_other_programs_read_it(name, text, read, monkeypatch):
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    chosen = settings.read({**TOKEN, name: text})
    assert chosen.proxy == read
    assert not read or read in chosen.secrets
    monkeypatch.setenv("NO_PROXY", "localhost, .discord.com")
    assert chosen.proxy is None


@pytest.mark.parametrize(
    "text", ["socks5://proxy:1080", "http://", "http://proxy:port", "ftp://proxy"]
)
def test_a_proxy_that_can_not_be_used_is_refused_with_what_can(text):
    with pytest.raises(
        settings.SettingError, match=r"HTTPS_PROXY can't be .*\(SOCKS can't be used\)"
    ):
        settings.read({**TOKEN, "HTTPS_PROXY": text})
    assert settings.read({"HTTPS_PROXY": text}).proxy is None, (
        "the demo makes no connection"
    )
