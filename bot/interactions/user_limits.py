"""The limit on slow requests of one person.

One runs, one more waits, the rest is refused, so that nobody else waits. It is counted in this process.
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

MOST_REQUESTS = 2  # that a person has under way: one runs, one waits
ANSWERS = MOST_REQUESTS + 1  # to a person at the same time: both of these, and what is answered at once
WAITING = 3  # more answers that wait for one of those; beyond that a person is told so


class _Slots(NamedTuple):
    turn: asyncio.Lock
    taken: int


class Answers:
    """The limit on answers to one person at the same time, so that others don't wait for all of them."""

    def __init__(self) -> None:
        self.refusing = asyncio.Lock()
        self._turns = asyncio.Semaphore(ANSWERS)
        self._asked = 0

    @property
    def full(self) -> bool:
        """True if no further answer may wait."""
        return self._asked >= ANSWERS + WAITING

    async def begin(self) -> None:
        """Wait for the turn of one more answer; `end` ends it."""
        self._asked += 1
        try:
            await self._turns.acquire()
        except BaseException:
            self._asked -= 1
            raise

    def end(self) -> None:
        """Give a slot back: an answer is given."""
        self._asked -= 1
        self._turns.release()


class Slots:
    """The slots of everybody who has something under way."""

    def __init__(self) -> None:
        self._people: dict[int, _Slots] = {}
        self._answers: weakref.WeakValueDictionary[int, Answers] = weakref.WeakValueDictionary()

    def answers(self, person: int) -> Answers:
        """Return the answers that a person gets or waits for; kept for as long as somebody holds it."""
        answers = self._answers.get(person)
        if answers is None:
            answers = self._answers[person] = Answers()
        return answers

    @property
    def answering(self) -> bool:
        """True if anybody waits for an answer."""
        return len(self._answers) > 0

    def taken(self, person: int) -> int:
        """Return how much of a person runs or waits."""
        slots = self._people.get(person)
        return 0 if slots is None else slots.taken

    @contextlib.contextmanager
    def take(self, person: int) -> Iterator[asyncio.Lock]:
        """Provide a slot while something is under way, with the lock to be held while it runs; raise UserError."""
        if self.taken(person) >= MOST_REQUESTS:
            raise UserError("still-at-work")
        turn, taken = self._people.get(person) or _Slots(asyncio.Lock(), 0)
        self._people[person] = _Slots(turn, taken + 1)
        try:
            yield turn
        finally:
            remaining = self.taken(person) - 1
            if remaining:
                self._people[person] = _Slots(turn, remaining)
            else:
                del self._people[person]


def in_turn(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do the work of a function that takes the Context once what its person asked for before is done.

    Raise UserError where something waits already. It asks for no other of its kind: that would wait for it.
    """

    @functools.wraps(work)
    async def wait(*args: P.args, **kwargs: P.kwargs) -> T:
        ctx: Any = next(arg for arg in args if hasattr(arg, "interaction"))
        with ctx.bot.slots.take(ctx.user) as turn:
            async with turn:
                return await work(*args, **kwargs)

    return wait


async def drawn(ctx: Context, wanted: Sequence[RenderRequest]) -> list[discord.File]:
    """Return pictures for the asker, in their turn; none where they can't be drawn. Raise UserError."""
    with ctx.bot.slots.take(ctx.user) as turn:
        ctx.delivery_context.tasks.spawn(ctx.defer(), "defer")  # drawing may take a while on a busy machine
        async with turn:
            return await ctx.delivery_context.pictures(wanted, ctx.game)
