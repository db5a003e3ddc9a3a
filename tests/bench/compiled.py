"""The compiled wheel beside the pure one, where there is a compiler of C: random decisions and iterations of a search a
second of the processor, each with what pure Python does in the same run as its floor (a minute to build)."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from tests import package
from tests.bench.figure import Figure

DECISIONS = 3.4
COMPILES = True
SMOKE = {"COMPILES": False}  # which takes minutes; `make package` builds that wheel too
"""So many times the decisions of pure Python would do; these modules compiled reach 2.5 (docs/players.md)."""


def run() -> list[Figure]:
    """The figures of every game; none without a compiler."""
    if not package.can_compile():
        return []
    pure, compiled = (
        package.rates(_commands(built), Path("/")) for built in (False, COMPILES)
    )
    figures = []
    for game, (decisions, iterations) in compiled.items():
        floor, other = pure[game]
        figures.append(
            Figure(
                f"{game}: compiled, random decisions",
                decisions,
                "1/s",
                floor,
                DECISIONS,
                True,
                True,
            )
        )
        figures.append(
            Figure(
                f"{game}: compiled, iterations",
                iterations,
                "1/s",
                other,
                2.0,
                True,
                True,
            )
        )
    return figures


@functools.cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory()


@functools.cache
def _commands(compiled: bool) -> Path:
    """The commands of an environment with the wheel, built once a process."""
    folder = Path(_folder().name) / ("compiled" if compiled else "pure")
    folder.mkdir()
    return package.install(
        package.build(folder, compiled=compiled),
        folder / "environment",
        dependencies=False,
    )
