"""Coverage-guided input: what makes a function end where none has ended before is kept and changed further.

The exits of functions (the line a call returns or raises from) are cheap to see and tell well which way a
parser took; every line of it is not needed.
"""

from __future__ import annotations

import random
import sys
import time
from typing import TYPE_CHECKING, Any

from tests.fuzz.found import keep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOMS = ("/rules/", "/storage/", "/bot/")
KEPT = 2_000  # inputs of the corpus
_IGNORED = ("/site-packages/", "/tests/")


class Exits:
    """The exits of the project's functions that were seen; `new` counts those of the last `with` block."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, int]] = set()
        self.new = 0
        # code object -> number, or 0 where it is not ours
        self._ours: dict[Any, int] = {}

    def __enter__(self) -> Exits:
        self.new = 0
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: Any, event: str, _: Any) -> None:
        if event != "return":
            return
        code = frame.f_code
        number = self._ours.get(code)
        if number is None:
            name = code.co_filename
            ours = any(room in name for room in ROOMS) and not any(
                part in name for part in _IGNORED
            )
            number = self._ours[code] = len(self._ours) + 1 if ours else 0
        if number:
            place = (number, frame.f_lineno)
            if place not in self.seen:
                self.seen.add(place)
                self.new += 1


def explore(
    seed: int,
    seconds: float,
    seeds: Sequence[bytes],
    mutated: Callable[[bytes, random.Random, Sequence[bytes]], bytes],
    problem: Callable[[bytes], str | None],
    suffix: str,
) -> tuple[int, int, int]:
    """Tries inputs for that long; returns how many, how many broke something, and how many exits were seen."""
    chance = random.Random(seed)
    exits = Exits()
    corpus = list(seeds)
    for data in corpus:
        with exits:
            problem(data)
    tried = failures = 0
    kept: set[str] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        newest = corpus[-20:] if chance.random() < 0.4 else corpus
        data = mutated(chance.choice(newest), chance, corpus)
        tried += 1
        with exits:
            found = problem(data)
        if found is not None:
            failures += 1
            if found[:60] not in kept:  # one file for each kind of failure is enough
                kept.add(found[:60])
                print(f"{found[:300]}: kept as {keep(data, suffix)}")
        elif exits.new and len(corpus) < KEPT:
            corpus.append(data)
    return tried, failures, len(exits.seen)
