"""`python -m tests.soak --minutes N [--seed S] [PART ...]`: long runs with faults, each part a module here.

A part has soak(minutes, seed), which prints what it counted and returns a line for each thing that is wrong.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
import time

import tests.soak

OTHERS = {"__main__", "players", "several", "trouble", "verdict"}
LONG = {"bot_soak", "cluster"}  # takes the minutes; the others do what they always do


def parts() -> list[str]:
    """The names of the parts."""
    names = [module.name for module in pkgutil.iter_modules(tests.soak.__path__)]
    return [name for name in names if name not in OTHERS]


def main() -> int:
    """Runs the chosen parts, or all; exit status 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument(
        "parts", nargs="*", help=f"of {', '.join(parts())}; all without one"
    )
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    wrong = 0
    for name in args.parts or parts():
        began = time.monotonic()
        found = importlib.import_module(f"tests.soak.{name}").soak(
            args.minutes if name in LONG else 0, args.seed
        )
        print(
            f"{name}: {time.monotonic() - began:.0f} s, {len(found)} things wrong",
            flush=True,
        )
        for line in found:
            print(f"  ! {line}")
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
