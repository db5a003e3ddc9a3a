"""`python -m tests.bench [PART ...]`: measures, prints one table and writes it to build/bench.json."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import time
from pathlib import Path

import msgspec

import tests.bench
from tests.bench.figure import Figure, table

OTHERS = {"figure", "__main__"}
REPORT = Path("build") / "bench.json"


def parts() -> list[str]:
    """The names of the parts, one a module of this package with a function run() -> list[Figure]."""
    names = [module.name for module in pkgutil.iter_modules(tests.bench.__path__)]
    return [name for name in names if name not in OTHERS and not name.startswith("_")]


def main(chosen: list[str]) -> int:
    """Runs the chosen parts, or all; exit status 2 for an unknown one."""
    known = parts()
    for name in chosen:
        if name not in known:
            print(f"no part {name!r}; there are: {', '.join(known)}", file=sys.stderr)
            return 2
    figures: list[Figure] = []
    for name in chosen or known:
        began = time.perf_counter()
        found: list[Figure] = importlib.import_module(f"tests.bench.{name}").run()
        print(f"{name}: {time.perf_counter() - began:.0f} s", file=sys.stderr)
        figures += found
    print(table(figures))
    REPORT.parent.mkdir(exist_ok=True)
    rows = [
        {**msgspec.structs.asdict(figure), "ratio": figure.ratio, "met": figure.met} for figure in figures
    ]
    REPORT.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
