"""Waits for what is to happen, however busy the machine is."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which a test calls what it waits for hung: no busy machine takes so long."""
UNHURRIED = 3_600_000
"""Milliseconds of thought that no test reaches: what is found depends on iterations alone."""


async def until(true: Callable[[], Any], what: str = "") -> Any:
    """Waits until something is so, and gives it; `true` may be asynchronous."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        found = true()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return found
        if asyncio.get_running_loop().time() > end:
            raise AssertionError(f"not within {PATIENCE:g} seconds: {what or true}")
        await asyncio.sleep(0.005)
