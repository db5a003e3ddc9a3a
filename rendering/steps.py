"""The buildings in use and done, and the order in which the others will work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

IN_USE, DONE = "use", "done"


def steps(begun: Sequence[str], waiting: Iterable[str], asked: bool) -> dict[str, str]:
    """Return the step of each spot.

    `IN_USE` is the last that was begun while somebody is asked, `DONE` those before it, and "1", "2", ... those
    that wait.
    """
    states = dict.fromkeys(begun, DONE)
    if begun and asked:
        states[begun[-1]] = IN_USE
    after = [spot for spot in waiting if spot not in states]
    return {**states, **{spot: str(place) for place, spot in enumerate(after, 1)}}
