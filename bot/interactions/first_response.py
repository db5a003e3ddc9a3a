"""Tries of an interaction's first response: whether one that is refused as the second can be the answer to our own."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator

import discord

_log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060  # Discord's error code
FIRST = 1.3  # seconds for one try of the first response, so that a second fits into Discord's 3
REPEATED = 1.0  # seconds after which discord.py may have sent a first response once more by itself


class FirstResponse:
    """The outcome of the tries of an interaction's first response, and of its follow-ups."""

    def __init__(self, interaction: int) -> None:
        self._interaction = interaction
        self._unsure = False  # a try may have been carried out whose answer was lost

    @contextlib.asynccontextmanager
    async def tried(self) -> AsyncIterator[None]:
        """Try within; warn where Discord has an answer that no try of ours can have given."""
        began = time.perf_counter()
        try:
            yield
        except discord.HTTPException as problem:
            foreign = problem.code == ALREADY_ANSWERED and not self._unsure
            if foreign and time.perf_counter() - began < REPEATED:
                _log.warning(
                    "interaction %s was answered by another process: does a second bot run with this token, perhaps "
                    "on a copy of the folder? docs/hosting.md says how to move to another machine",
                    self._interaction,
                )
            self._unsure = True
            raise
        except BaseException:
            self._unsure = True
            raise
        self._unsure = True
