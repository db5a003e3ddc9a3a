"""Open pages of the live board, as a process: `python -m tests.bench._pages URL GAME ASK` takes a cookie a line, prints
"open" when all of them hear of changes, and with ASK 1 asks for the board at each, as the page does."""

from __future__ import annotations

import asyncio
import sys

import aiohttp


async def page(
    session: aiohttp.ClientSession, url: str, game: str, cookie: str, ask: bool, opened: asyncio.Semaphore
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
        aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session,
        asyncio.TaskGroup() as group,  # one page that fails ends them all
    ):
        for cookie in cookies:
            group.create_task(page(session, url, game, cookie, ask == "1", opened))
        for _ in cookies:
            await opened.acquire()
        print("open", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
