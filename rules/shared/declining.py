"""An effect that is not used: by choice, or because the rules left nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rules.model import Acted

if TYPE_CHECKING:
    from rules.model import Event, Log

CHOSEN = "chosen"
"""The `why` of an event where something else could have been done."""


def decline(log: Log, event: Event, lacking: str) -> None:
    """Add the event of an unused effect (with a `why`), right behind the action."""
    if log is not None:
        acted = log[-1]
        forced = isinstance(acted, Acted) and acted.forced
        log.append(structs.replace(event, why=lacking if forced else CHOSEN))
