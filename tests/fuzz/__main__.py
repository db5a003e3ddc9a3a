"""`python -m tests.fuzz --minutes N`: random games of each kind for half of the time, then odd input until it is up.

Records, positions, commands and database files share what is left of the time. Whatever breaks something is
kept as a file that `make test` replays for ever.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from tests.fuzz import commands, databases, games, positions, records
from tests.fuzz.guide import explore

LEAST_SECONDS = 20
OF_GAMES = 0.5  # of the time
BYTES = {"caylus": records, "position": positions, "db": databases}
"""Kinds of input, by the end of the name of a kept file, with the module that makes and tries them."""


def main() -> int:
    """Runs everything; exit status 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    began = time.monotonic()
    played, broken = games.run(args.seed, args.minutes * 60 * OF_GAMES)
    print(
        f"games: {played} played, {broken} broken, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    rest = max(LEAST_SECONDS, args.minutes * 60 - (time.monotonic() - began))
    shard_range = rest / (len(BYTES) + 1)
    chance = random.Random(args.seed)
    for suffix, kind in BYTES.items():
        tried, failed, exits = explore(
            args.seed,
            shard_range,
            kind.seeds(chance),
            kind.mutated,
            kind.problem,
            suffix,
        )
        print(
            f"{suffix}: {tried} tried, {failed} broke something, {exits} exits seen",
            flush=True,
        )
        broken += failed
    tried, failed, exits = commands.run(args.seed, shard_range)
    print(f"commands: {tried} tried, {failed} broke something, {exits} exits seen")
    return 1 if broken or failed else 0


if __name__ == "__main__":
    sys.exit(main())
