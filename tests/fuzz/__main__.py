"""`python -m tests.fuzz --minutes N`: 2,000 random games of each kind, then odd input until the time is up."""

from __future__ import annotations

import argparse
import sys
import time

from tests.fuzz import games, records

LEAST_SECONDS = 20


def main() -> int:
    """Runs everything; exit status 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}")
    began = time.monotonic()
    played, broken = games.run(args.seed)
    print(f"games: {played} played, {broken} broken, {time.monotonic() - began:.0f} s")
    rest = max(LEAST_SECONDS, args.minutes * 60 - (time.monotonic() - began))
    tried, misread = records.run(args.seed, rest)
    print(f"records: {tried} read, {misread} misread")
    return 1 if broken or misread else 0


if __name__ == "__main__":
    sys.exit(main())
