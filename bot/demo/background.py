"""What other processes do beside the demo's world: simcord lets whoever acts wait for all that the bot has begun, so
that a press in one game would last until a computer in another has decided, and a review longer than it may."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import simcord
from simcord._runtime import _BOT_SCOPE

from bot.ai.pool import Thinker
from bot.ai.protocol import Job
from bot.core.model import Thought
from bot.features.replays.protocol import Request
from bot.features.replays.queue import Film, Screening

if TYPE_CHECKING:
    T = TypeVar("T")


async def beside(env: simcord.Env, work: Coroutine[Any, Any, T], what: str) -> T:
    """What the work comes to; the world goes on meanwhile, and the work has the real time."""
    scope = contextvars.copy_context()
    scope.run(_BOT_SCOPE.set, None)
    task = scope.run(asyncio.get_running_loop().create_task, work)
    try:
        done: T = await env.external_wait(task, reason=what)
    except BaseException:
        task.cancel()
        raise
    return done


class ThinkerBeside:
    """Computers that think beside the world."""

    def __init__(self, env: simcord.Env, thinker: Thinker) -> None:
        self.count = thinker.count
        self._env, self._thinker = env, thinker

    async def choose(self, thought: Thought) -> str:
        return await beside(self._env, self._thinker.choose(thought), "a computer thinks")

    async def analyse(self, person: int, job: Job) -> msgspec.Raw | None:
        """As a thinker does."""
        return await beside(self._env, self._thinker.analyse(person, job), "a computer thinks for somebody")

    async def close(self) -> None:
        await self._thinker.close()


class ScreeningBeside(Screening):
    """Replays that are waited for, and drawn, beside the world."""

    def __init__(self, env: simcord.Env, film: Film, computers_wait: Callable[[], bool]) -> None:
        super().__init__(film, computers_wait)
        self._env = env

    async def show(self, game: int, request: Request) -> bytes:
        """As any screening does."""
        return await beside(self._env, super().show(game, request), "a replay is drawn")
