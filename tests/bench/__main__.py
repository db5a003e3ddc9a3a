"""`python -m tests.bench [PART ...]`: measures, prints one table and writes it to build/bench.json. A part with a
missed row is run up to three times, and each row counts as it was at its best. A part that fails is a row, and the
others go on.

The exit status is 1 when a goal is missed, 2 for an unknown part, and 3 when a part has failed. With BENCH=smoke every
part runs once with the constants of its `SMOKE`, which is enough to see that it runs: goals are not looked at, and
nothing is written."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import time
import traceback
from pathlib import Path

import msgspec

import tests.bench
from tests.bench.figure import Figure, better, table

OTHERS = {"figure", "__main__"}
REPORT = Path("build") / "bench.json"
TRIES = 3
MISSED, UNKNOWN, FAILED = 1, 2, 3  # exit statuses
STAT = Path("/proc/stat")  # of the processors since the machine began


class Busy:
    """What other processes took of the machine's processors since this was made."""

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._others = _others()

    def __str__(self) -> str:
        count = os.cpu_count() or 1
        told = f"{count} processors, load {os.getloadavg()[0]:.1f}"
        others = _others()
        if self._others is None or others is None:
            return told
        share = (others - self._others) / (time.perf_counter() - self._began) / count
        return f"{told}, {100 * max(0.0, share):.0f} % of them used by others meanwhile"


def _others() -> float | None:
    """Processor seconds of everything but this process and its children; None where nobody tells."""
    if not STAT.exists():
        return None
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, STAT.read_text().splitlines()[0].split()[1:8]
    )
    own = os.times()
    everybody = (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")
    return everybody - own.user - own.system - own.children_user - own.children_system


def parts() -> list[str]:
    """The names of the parts, one a module of this package with a function run() -> list[Figure]."""
    names = [module.name for module in pkgutil.iter_modules(tests.bench.__path__)]
    return [name for name in names if name not in OTHERS and not name.startswith("_")]


def is_smoke() -> bool:
    """Whether each part is only to show that it runs."""
    return os.environ.get("BENCH") == "smoke"


def measured(part: str) -> list[Figure]:
    """The figures of a part, each as it was at its best in up to three runs; of one that fails its error."""
    try:
        return _measured(part)
    except Exception as error:
        traceback.print_exc()
        return [Figure(part, 0.0, "", error=f"{type(error).__name__}: {error}")]


def _measured(part: str) -> list[Figure]:
    best: dict[str, Figure] = {}
    module = importlib.import_module(f"tests.bench.{part}")
    for name, value in module.SMOKE.items() if is_smoke() else ():
        assert hasattr(module, name), f"{part} has no {name}"
        setattr(module, name, value)
    for number in range(1 if is_smoke() else TRIES):
        began, busy = time.perf_counter(), Busy()
        found: list[Figure] = module.run()
        again = f", run {number + 1}" if number else ""
        print(
            f"{part}{again}: {time.perf_counter() - began:.0f} s; {busy}",
            file=sys.stderr,
        )
        for figure in (
            found if not number else [one for one in found if one.name in best]
        ):
            best[figure.name] = better(best.get(figure.name, figure), figure)
        if not any(figure.missed for figure in best.values()):
            break
    return list(best.values())


def main(chosen: list[str]) -> int:
    """Runs the chosen parts, or all; returns the exit status."""
    known = parts()
    for name in chosen:
        if name not in known:
            print(f"no part {name!r}; there are: {', '.join(known)}", file=sys.stderr)
            return UNKNOWN
    busy = Busy()
    figures = [figure for name in chosen or known for figure in measured(name)]
    print(table(figures))
    failed = sum(bool(figure.error) for figure in figures)
    if failed:
        print(f"{failed} part{'' if failed == 1 else 's'} failed")
    if is_smoke():
        return FAILED if failed else 0
    missed = sum(figure.missed for figure in figures)
    print(f"{missed or 'no'} goal{'' if missed == 1 else 's'} missed; {busy}")
    REPORT.parent.mkdir(exist_ok=True)
    rows = [
        {**msgspec.structs.asdict(figure), "ratio": figure.ratio, "met": figure.met}
        for figure in figures
    ]
    REPORT.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    if failed:
        return FAILED
    return MISSED if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
