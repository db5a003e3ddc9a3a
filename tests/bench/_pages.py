"""Open pages of the live board, as a process: `python -m tests.bench._pages URL GAME ASK` takes a cookie a line, prints
"open" when all of them hear of changes, and with ASK 1 asks for the board at each, as the page does. With `- PORT N` it
reads N plain connections. Pages are really on other people's machines, so the process yields to all others here."""

from __future__ import annotations

import asyncio
import os
import sys

import aiohttp


async def page(
    session: aiohttp.ClientSession,
    url: str,
    game: str,
    cookie: str,
    ask: bool,
    opened: asyncio.Semaphore,
) -> None:
    """Follow a game until the process is killed."""
    headers = {"Cookie": f"caylus={cookie}"} if cookie else {}
    mark = ""

    async def refresh() -> None:
        nonlocal mark
        address = f"{url}/g/{game}/board?layout=full&since={mark}"
        async with session.get(address, headers=headers) as answer:
            answer.raise_for_status()
            mark = (await answer.json())["mark"]

    async with session.get(
        f"{url}/g/{game}/events", headers=headers, timeout=aiohttp.ClientTimeout(None)
    ) as stream:
        stream.raise_for_status()
        async for line in stream.content:
            if line.startswith(b"event: change"):
                opened.release()
                if ask:
                    await refresh()


async def main(url: str, game: str, ask: str) -> None:
    cookies = sys.stdin.read().split("\n")[:-1]
    opened = asyncio.Semaphore(0)
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        aiohttp.ClientSession(
            connector=connector, cookie_jar=aiohttp.DummyCookieJar()
        ) as session,
        asyncio.TaskGroup() as group,  # one page that fails ends them all
    ):
        for cookie in cookies:
            group.create_task(page(session, url, game, cookie, ask == "1", opened))
        for _ in cookies:
            await opened.acquire()
        print("open", flush=True)


async def read(port: str, pages: str) -> None:
    """Read from so many connections until the process is killed."""

    async def connection() -> None:
        reader, _ = await asyncio.open_connection("127.0.0.1", int(port))
        while await reader.read(1024):
            pass

    await asyncio.gather(*(connection() for _ in range(int(pages))))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(read(*sys.argv[2:]) if sys.argv[1] == "-" else main(*sys.argv[1:]))
