"""Detects that another process answers the same interactions.

Discord refuses a second first response. That is normal if the answer to an earlier try of ours was lost.
"""

import contextlib
import logging
import time
from collections.abc import AsyncIterator

import discord

_log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060  # Discord's error code
# of one try of the first response, so that a second fits into Discord's 3
FIRST_TRY_SECONDS = 1.3
# after which discord.py may have sent a first response once more by itself
RESENT_SECONDS = 1.0


class FirstResponse:
    """The tries to answer an interaction."""

    def __init__(self, interaction: int) -> None:
        self._interaction = interaction
        self._was_tried = False

    @contextlib.asynccontextmanager
    async def tried(self) -> AsyncIterator[None]:
        """Run one try; log a warning if Discord has an answer that no try of ours can have given."""
        began = time.perf_counter()
        try:
            yield
        except discord.HTTPException as problem:
            foreign = problem.code == ALREADY_ANSWERED and not self._was_tried
            if foreign and time.perf_counter() - began < RESENT_SECONDS:
                _log.warning(
                    "interaction %s was answered by another process: does a second bot run with this token, perhaps "
                    "on a copy of the folder? docs/hosting.md says how to move to another machine",
                    self._interaction,
                )
            raise
        finally:
            self._was_tried = True
