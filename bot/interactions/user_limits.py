"""Limits on what one person may have under way, so that nobody waits for somebody else's requests.

Of slow requests one runs and one waits; further ones are refused. Limits are counted per process.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import weakref
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

import discord

from bot.core.errors import UserError
from bot.delivery.renderer import RenderRequest

if TYPE_CHECKING:
    from bot.interactions.context import Context

    P = ParamSpec("P")
    T = TypeVar("T")

MOST_REQUESTS = 2  # slow requests of a person: one runs, one waits
# interactions of a person that are answered at the same time
MOST_ANSWERS = MOST_REQUESTS + 1
# interactions of a person that wait beside them; further ones are refused
MOST_WAITING_ANSWERS = 3


class _SlowRequests(NamedTuple):
    turn: asyncio.Lock
    taken: int


class Answers:
    """The interactions of one person that are answered or wait for it."""

    def __init__(self) -> None:
        self.refusing = asyncio.Lock()
        self._turns = asyncio.Semaphore(MOST_ANSWERS)
        self._asked = 0

    @property
    def full(self) -> bool:
        """True if no further interaction may wait."""
        return self._asked >= MOST_ANSWERS + MOST_WAITING_ANSWERS

    async def begin(self) -> None:
        """Wait until one more interaction may be answered; `end` must follow."""
        self._asked += 1
        try:
            await self._turns.acquire()
        except BaseException:
            self._asked -= 1
            raise

    def end(self) -> None:
        """Let the next interaction be answered."""
        self._asked -= 1
        self._turns.release()


class UserLimits:
    """The interactions and slow requests under way, by person.

    `new_turn` makes the lock that the slow requests of a person wait for.
    """

    def __init__(self, new_turn: Callable[[], asyncio.Lock] = asyncio.Lock) -> None:
        self._new_turn = new_turn
        self._people: dict[int, _SlowRequests] = {}
        self._answers: weakref.WeakValueDictionary[int, Answers] = (
            weakref.WeakValueDictionary()
        )

    def answers(self, person: int) -> Answers:
        """Return a person's interactions; they are forgotten when nobody holds them."""
        answers = self._answers.get(person)
        if answers is None:
            answers = self._answers[person] = Answers()
        return answers

    @property
    def answering(self) -> bool:
        """True if an interaction of anybody is under way."""
        return len(self._answers) > 0

    def taken(self, person: int) -> int:
        """Return the number of a person's slow requests that run or wait."""
        slots = self._people.get(person)
        return 0 if slots is None else slots.taken

    @contextlib.contextmanager
    def take(self, person: int) -> Iterator[asyncio.Lock]:
        """Count a slow request; yield the lock to hold while it runs. Raise UserError if there are too many."""
        if self.taken(person) >= MOST_REQUESTS:
            raise UserError("still-at-work")
        turn, taken = self._people.get(person) or _SlowRequests(self._new_turn(), 0)
        self._people[person] = _SlowRequests(turn, taken + 1)
        try:
            yield turn
        finally:
            remaining = self.taken(person) - 1
            if remaining:
                self._people[person] = _SlowRequests(turn, remaining)
            else:
                del self._people[person]


def one_at_a_time(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Make a function that takes a Context a slow request of its person; raise UserError if one waits already.

    It must not call another such function, which would wait for it forever.
    """

    @functools.wraps(work)
    async def wait(*args: P.args, **kwargs: P.kwargs) -> T:
        ctx: Any = next(arg for arg in args if hasattr(arg, "interaction"))
        with ctx.bot.user_limits.take(ctx.user) as turn:
            async with turn:
                return await work(*args, **kwargs)

    return wait


async def draw_pictures(
    ctx: Context, wanted: Sequence[RenderRequest]
) -> list[discord.File]:
    """Return pictures, drawn as a slow request of the asker; none if they can't be drawn. Raise UserError."""
    with ctx.bot.user_limits.take(ctx.user) as turn:
        # drawing may take a while on a busy machine
        ctx.delivery_context.tasks.spawn(ctx.defer(), "defer")
        async with turn:
            return await ctx.delivery_context.pictures(wanted, ctx.game)
