"""The live board: what its answers take, what an action by the page takes beside the same by command, and what 200
open pages add to an action and to the answers of people in Discord.

Answers and an action by the page are processor time of this process. What open pages add is measured at a bot of its
own, and the pages are a third process (`_pages.py`), so that only the bot's work counts. The last row is wall time over
real connections: blocks of presses with and without pages.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import msgspec

import rendering
from bot.core import user_data
from bot.features.live_board import (
    play_routes,
    public,
    requests,
    session_routes,
    use_cases,
)
from bot.text.localization import english
from tests.bench.figure import OTHERS, Figure
from tests.bot.features.live_board.site import site
from tests.bot.players import Player
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord import games as wire
from tests.fakediscord.permissions import VIEW_CHANNEL
from tests.soak.several import free_port, percentile

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

ACTIONS = 120  # of each game, whose answers are measured
DONE = 60  # actions of each kind, by the page and by command
PAGES = 200
# actions while pages are open, and seconds until all pages have heard of one
WATCHED, HEARD = 8, 5.0
# over connections: in blocks, and the seconds between two
PRESSES, BLOCK, PAUSE = 160, 20, 0.5
SMOKE = {
    "ACTIONS": 6,
    "DONE": 4,
    "PAGES": 3,
    "WATCHED": 2,
    "HEARD": 0.5,
    "PRESSES": 8,
    "BLOCK": 2,
    "PAUSE": 0.05,
}
ANSWERS = "whoever presses in Discord meanwhile: an answer is made in the process that holds the bot's gateway"
LINE = b"event: change\ndata: 123\n\n"
"""What a stream says of a change."""
WORDS = rendering.Words(("Ann", "Bob", "Cy"), "en")


def run() -> list[Figure]:
    """The figures of the live board."""
    return asyncio.run(_run())


async def _run() -> list[Figure]:
    found = []
    for kind in ("caylus", "magna_carta"):
        found += await _answers(kind)
    found.append(await _by_page())
    with tempfile.TemporaryDirectory() as folder:
        found += await _watched(Path(folder))
    return found


def _milliseconds(work: Any, *args: Any) -> float:
    began = time.process_time()
    work(*args)
    return 1000 * (time.process_time() - began)


def _plain(answer: object) -> bytes:
    return msgspec.json.encode(answer)


async def _answers(kind: str) -> list[Figure]:
    """What an answer takes to be made, without compression, beside the picture that Discord gets; how large it is."""
    l10n = english()
    pictures, answers, whole, changes = (
        [],
        [],
        [],
        {layout: [] for layout in public.LAYOUTS},
    )
    async with site() as here:
        game = await here.world.table(3, game=kind)
        player = Player(here.world, game, 5, "act")
        before: dict[public.Layout, public.Shown] = {}
        for _ in range(ACTIONS):
            if not await player.step():
                break
            now = await here.world.bot.db.read(use_cases.now, game)
            view = now.position.view()
            # In turns: whichever comes first finds nothing that the other has kept.
            first = len(answers) % 2
            for part in (first, 1 - first):
                if part:
                    pictures.append(
                        _milliseconds(rendering.render, view, now.events, WORDS, "full")
                    )
                else:
                    answers.append(_milliseconds(_made, now))
            for layout in public.LAYOUTS:
                shown = public.shown(l10n, now, layout)
                whole.append(len(gzip.compress(_answer(now, shown, None), 6)))
                if layout in before:
                    changes[layout].append(
                        len(gzip.compress(_answer(now, shown, before[layout]), 6))
                    )
                before[layout] = shown
    return [
        Figure(
            f"{kind}: a board answer, beside the picture of it",
            statistics.median(answers),
            "ms",
            statistics.median(pictures),
            0.2,
            goal_of_ratio=True,
        ),
        Figure(
            f"{kind}: a board answer, without compression",
            statistics.median(answers),
            "ms",
            goal=1.5,
            felt=ANSWERS,
        ),
        Figure(f"{kind}: a whole board on the wire", max(whole) / 1000, "kB", goal=9.2),
        Figure(
            f"{kind}: an action on the wire, median of the layout that takes more",
            max(map(statistics.median, changes.values())) / 1000,
            "kB",
            goal=2.2,
        ),
    ]


def _made(now: use_cases.Now) -> bytes:
    return _answer(now, public.shown(english(), now, "full"), None)


def _answer(
    now: use_cases.Now, shown: public.Shown, before: public.Shown | None
) -> bytes:
    return _plain(public.state(now, english(), "") | public.changes(shown, before))


async def _by_page() -> Figure:
    """Processor time of an action by the page, all that follows in the thread included, beside one by command."""
    took: dict[bool, list[float]] = {True: [], False: []}
    limits = (
        (play_routes, "ACTS_A_MINUTE"),
        (requests, "A_MINUTE"),
        (session_routes, "ENTRIES_A_MINUTE"),
    )
    with contextlib.ExitStack() as patched:
        for module, limit in limits:
            patched.enter_context(mock.patch.object(module, limit, 100_000))
        async with site() as here, contextlib.AsyncExitStack() as opened:
            game = await here.world.table(2)
            readers = []
            for who in range(2):
                await here.world.bot.db.run(
                    user_data.set_for, here.world.people[who].id, {"confirm": "no"}
                )
                reader = await opened.enter_async_context(here.reader(who, game))
                await reader.own()
                readers.append(reader)
            player = Player(here.world, game, 5, "act")
            home = await here.world.home(game)
            for number in range(2 * DONE):
                position = await here.position(game)
                if position.decision is None:
                    break
                who = here.world.seat_holder(position.info, position.decision.seat)
                code, by_page = player.choose(position), number % 2 == 0
                began = time.process_time()
                if by_page:
                    status, _ = await readers[who].act(
                        code, position.revision, f"{number:016d}", sure=True
                    )
                    assert status == 200
                else:
                    await here.world.people[who].slash(home, "caylus act", action=code)
                await here.world.quiet()
                took[by_page].append(1000 * (time.process_time() - began))
    return Figure(
        "an action by the page, beside one by command",
        statistics.median(took[True]),
        "ms",
        statistics.median(took[False]),
        1.3,
        goal_of_ratio=True,
    )


async def _plain_writes() -> float:
    """Return the milliseconds of processor that it takes to write the line of a change to each of so many connections.

    The floor of what streams add: on loopback whoever writes pays for the way to the reader, too.
    """
    writers: list[asyncio.StreamWriter] = []
    port = free_port()
    accepted = asyncio.Event()

    def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        if len(writers) == PAGES:
            accepted.set()

    listening = await asyncio.start_server(accept, "127.0.0.1", port)
    reading = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench._pages", "-", str(port), str(PAGES)
    )
    took = []
    try:
        async with asyncio.timeout(60):
            await accepted.wait()
        for _ in range(WATCHED):
            began = time.process_time()
            for writer in writers:
                writer.write(LINE)
            took.append(1000 * (time.process_time() - began))
            await asyncio.sleep(HEARD / 5)
    finally:
        reading.kill()
        await reading.wait()
        listening.close()
    return statistics.median(took)


@contextlib.asynccontextmanager
async def _pages(
    url: str, game: int, cookies: Sequence[str], *, ask: bool
) -> AsyncIterator[None]:
    """A process with an open page for each cookie, which asks for the board when it changes or only hears of that."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bench._pages",
        url,
        str(game),
        str(int(ask)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write("\n".join([*cookies, ""]).encode())
        process.stdin.write_eof()
        assert (await process.stdout.readline()).strip() == b"open"
        yield
    finally:
        process.kill()
        await process.wait()


async def _watched(folder: Path) -> list[Figure]:
    """What open pages add to the processor time of an action and to the answers of people in Discord."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    async with FakeDiscord() as fake:
        guild = fake.world.new_guild("Server")
        people = [fake.person(guild, name) for name in ("Ann", "Ben", "Cat")]
        channel = fake.world.new_channel(
            guild, "games"
        )  # before the bot, which then knows that everybody sees it
        channel.overwrites[guild.id] = VIEW_CHANNEL, 0
        watchers = [fake.person(guild, f"Watcher {number}") for number in range(PAGES)]
        bot = BotProcess(fake, folder, CAYLUS_BOARD_URL=url, CAYLUS_BOARD=str(port))
        await bot.start()
        try:
            game = _Game(fake, channel, people)
            await game.open()
            cookies = _sessions(folder, [one.id for one in watchers])
            found = await _added(bot, game, url, cookies)
            found.append(await _answered(game, url, cookies))
        finally:
            await bot.stop()
        assert fake.violations == [], fake.violations[:5]
    return found


class _Game:
    """The games of three people, one after the other; `number` is the one that is played."""

    def __init__(self, fake: FakeDiscord, channel: Any, people: Sequence[Any]) -> None:
        self._fake, self._channel, self._people = fake, channel, people
        self._asked = 0
        self.number = 0

    async def open(self) -> None:
        """Open a table and wait for its first question."""
        self.number += 1
        self._table = table = wire.Table(
            self._fake, self._channel, self._people, seed=self.number
        )
        table.commands = 0.0
        await table.open(game="caylus")
        self._asked = await self._fake.until(
            lambda: table.asked(-1), what="the first question"
        )

    @property
    def over(self) -> bool:
        return self._table.over

    async def step(self) -> float | None:
        """Play an action and wait for the next question; return the seconds until the first answer to the press."""
        act = await self._table.step()
        self._asked = await self._fake.until(
            lambda: self._table.over or self._table.asked(self._asked),
            what="the next question",
        )
        return None if act is None else act.interaction.first_after


async def _added(
    bot: BotProcess, game: _Game, url: str, cookies: Sequence[str]
) -> list[Figure]:
    """What pages that hear of an action, and then ask for the board, add to the bot's processor time."""
    took: dict[str, list[float]] = {"alone": [], "streams": [], "boards": []}
    for kind, pages in (("alone", ()), ("streams", cookies), ("boards", cookies)):
        async with contextlib.AsyncExitStack() as opened:
            if pages:
                await opened.enter_async_context(
                    _pages(url, game.number, pages, ask=kind == "boards")
                )
            await asyncio.sleep(HEARD)
            idle = _processor(bot.pid)
            await asyncio.sleep(HEARD)
            # clocks and beats go on without an action
            idle = _processor(bot.pid) - idle
            for _ in range(WATCHED):
                began = _processor(bot.pid)
                await game.step()
                await asyncio.sleep(HEARD)
                took[kind].append(_processor(bot.pid) - began - idle)
    alone, streams, boards = (statistics.median(took[kind]) for kind in took)
    plain = await _plain_writes()
    name = f"{PAGES} pages, added to an action"
    return [
        Figure(
            f"{name}: they hear of it",
            max(0.0, streams - alone),
            "ms",
            plain,
            10.0,
            felt=OTHERS,
        ),
        Figure(
            f"{name}: and ask for the board, within {HEARD:g} s",
            max(0.0, boards - alone),
            "ms",
            alone,
        ),
    ]


def _processor(pid: int) -> float:
    """Return the milliseconds of processor that a process has used."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e6


async def _answered(game: _Game, url: str, cookies: Sequence[str]) -> Figure:
    """The time from a press to the bot's first answer at p95 with pages open, beside the same without, in blocks."""
    times: dict[bool, list[float]] = {True: [], False: []}
    while min(map(len, times.values())) < PRESSES // 2:
        if game.over:
            await game.open()
        watched = len(times[True]) <= len(times[False])
        async with contextlib.AsyncExitStack() as opened:
            if watched:
                await opened.enter_async_context(
                    _pages(url, game.number, cookies, ask=True)
                )
            for _ in range(BLOCK):
                if game.over:
                    break
                await asyncio.sleep(PAUSE)
                answered = await game.step()
                if answered is not None:
                    times[watched].append(1000 * answered)
    name = f"the first answer to a press with {PAGES} pages open, p95"
    with_pages, without = (
        percentile(sorted(times[watched]), 95) for watched in (True, False)
    )
    return Figure(name, with_pages, "ms", without, 1.05, goal_of_ratio=True)


def _sessions(folder: Path, users: Sequence[int]) -> list[str]:
    """Sessions of these people, as their browsers would have them after a link."""
    (file,) = folder.rglob("caylus.db")
    tokens = [hashlib.sha256(str(user).encode()).hexdigest() for user in users]
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.executemany(
            "INSERT OR IGNORE INTO board_session (hash, kind, user, game, expires) VALUES (?, 'browser', ?, NULL, ?)",
            [
                (use_cases.hashed(token), user, int(time.time()) + 86_400)
                for token, user in zip(tokens, users, strict=True)
            ],
        )
        db.commit()
    return tokens
