"""What tests cost: seconds of processor, of the processes they start too. What costs much says why, or waits for
`make test-exhaustive` (docs/testing.md)."""

from __future__ import annotations

import os
import resource
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST = 3.0
"""Seconds of processor that a test may cost without a reason beside it: `pytest.mark.costly("...")`."""
DEAREST, DEEP = 20, 4
"""How many tests and folders are named, and how many parts of a folder's path."""
WHOLE = 480
"""Seconds of processor that `make test` may take: four minutes on two quiet cores."""
EVERYTHING = bool(os.environ.get("EXHAUSTIVE") or os.environ.get("POSTGRES"))
"""Whether what `make test` leaves out is run, too."""
_TICK = 1 / os.sysconf("SC_CLK_TCK")


def sampled(cases: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """Parameters of which `make test` runs the first and each so many after it, `make test-exhaustive` the others."""
    return [
        case if number % every == first else left_out([case])[0]
        for number, case in enumerate(cases)
    ]


def left_out(cases: Iterable[Any]) -> list[Any]:
    """Parameters that only `make test-exhaustive` runs; those of more than one argument are tuples."""
    mark = pytest.mark.exhaustive
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=mark)
        for case in cases
    ]


def spent() -> float:
    """Seconds of processor of this process and of all that it has started, ended or not."""
    total = _living(os.getpid())
    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        used = resource.getrusage(who)
        total += used.ru_utime + used.ru_stime
    return total


def _living(process: int) -> float:
    total = 0.0
    try:
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in (thread / "children").read_text().split():
                fields = (
                    Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
                )
                total += sum(map(int, fields[11:15])) * _TICK + _living(int(child))
    except OSError:
        pass  # it has ended meanwhile, or this system shows no processes
    return total


class Costs:
    """Measures each test where it runs, and tells at the end of the run what was dearest."""

    def __init__(self) -> None:
        self._tests: Counter[str] = Counter()
        self._unreasoned: list[str] = []
        self._before = 0.0

    def pytest_collection_modifyitems(self, config: Any, items: list[Any]) -> None:
        for item in items:
            for mark in item.iter_markers("costly"):
                if not mark.args:
                    raise pytest.UsageError(
                        f"{item.nodeid}: a costly test says why: costly('...')"
                    )
        if not EVERYTHING and config.option.markexpr != "exhaustive":
            left_out = [item for item in items if item.get_closest_marker("exhaustive")]
            if left_out:
                config.hook.pytest_deselected(items=left_out)
                items[:] = [
                    item
                    for item in items
                    if item.get_closest_marker("exhaustive") is None
                ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Iterator[None]:
        self._before = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Iterator[None]:
        report = yield
        now = spent()
        excused = any(item.iter_markers("costly")) or any(
            item.iter_markers("exhaustive")
        )
        report.user_properties = [
            ("processor", now - self._before),
            ("excused", excused),
        ]
        self._before = now
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        told = dict(report.user_properties)
        self._tests[report.nodeid] += told.get("processor", 0.0)
        if (
            report.when == "teardown"
            and not told.get("excused")
            and self._tests[report.nodeid] > MOST
        ):
            self._unreasoned.append(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: Any, config: Any) -> None:
        """In CI: the twenty dearest tests and folders, and the whole; everywhere those that are dear without a
        reason."""
        if os.environ.get("CI") or config.option.durations:
            whole = sum(self._tests.values())
            terminalreporter.section(
                f"{whole:.0f} seconds of processor in {len(self._tests)} tests; `make test` has {WHOLE}"
            )
            folders: Counter[str] = Counter()
            for test, seconds in self._tests.items():
                folders["/".join(test.partition("::")[0].split("/")[:-1][:DEEP])] += (
                    seconds
                )
            for found in (self._tests, folders):
                for name, seconds in found.most_common(DEAREST):
                    terminalreporter.line(f"{seconds:6.2f} {name}")
        for test in self._unreasoned:
            terminalreporter.line(
                f"{test} took {self._tests[test]:.1f} seconds of processor, more than {MOST:g}: make it cheaper, give "
                "the reason (pytest.mark.costly) or leave it to `make test-exhaustive` (pytest.mark.exhaustive)"
            )
