"""What takes a while (a replay, advice, a picture) is answered in its person's turn (`interactions/slots.py`)."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import discord

from bot.delivery.renderer import RenderRequest
from bot.interactions.errors import Refusal
from bot.interactions.slots import StillAtWork

if TYPE_CHECKING:
    from bot.interactions.context import Context

    P = ParamSpec("P")
    T = TypeVar("T")


@contextlib.contextmanager
def slot(ctx: Context) -> Iterator[asyncio.Lock]:
    """One of the two that a person has, with the lock of their turn; raises Refusal where both are taken."""
    try:
        with ctx.bot.slots.take(ctx.user) as turn:
            yield turn
    except StillAtWork:
        raise Refusal("still-at-work") from None


def in_turn(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Does the work of a function or method, whose first argument is the Context, once what its person asked for before
    is done; raises Refusal where something waits already. Such work asks for no other of its kind: that would wait for
    it."""

    @functools.wraps(work)
    async def wait(*args: P.args, **kwargs: P.kwargs) -> T:
        ctx: Any = next(arg for arg in args if hasattr(arg, "interaction"))
        with slot(ctx) as turn:
            async with turn:
                return await work(*args, **kwargs)

    return wait


async def drawn(ctx: Context, wanted: Sequence[RenderRequest]) -> list[discord.File]:
    """Pictures for the asker, in their turn; none where they can't be drawn. Raises Refusal."""
    with slot(ctx) as turn:
        ctx.delivery_context.tasks.spawn(ctx.defer(), "defer")  # drawing may take a while on a busy machine
        async with turn:
            return await ctx.delivery_context.pictures(wanted, ctx.game)
