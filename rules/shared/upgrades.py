"""The upgrades of saved states that both games have had."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


def upgrades(codes: Sequence[str]) -> Mapping[int, Callable[[Any], Any]]:
    """Return the functions that turn the plain data of a state into the next format, by its format.

    `codes` are the codes of placing a worker, by the number of the place.
    """

    def with_codes(state: Any) -> Any:
        """Format 1 has whether each place is free, format 2 the codes of the free ones, in phase 2 alone."""
        free = compress(codes, state["free"]) if state["phase"] == 2 else ()
        return {**state, "free": list(free)}

    def with_absent(state: Any) -> Any:
        """Format 3 has the seats that pass last since nobody plays them."""
        return {**state, "absent": []}

    return {1: with_codes, 2: with_absent}
