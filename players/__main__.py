"""`python -m players engine` speaks the engine protocol; matches and measurements are commands of `python -m lab`."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from players import engine
from rules.pipes import ends_with_its_reader

if TYPE_CHECKING:
    from collections.abc import Sequence

MOVED = ("deviation", "habits", "ladder", "match", "puzzles", "reliability")
"""Commands that `python -m lab` has since version 1.1."""


@ends_with_its_reader
def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status, 2 after a mistake."""
    parser = argparse.ArgumentParser(prog="python -m players", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser(
        "engine", help="speak the engine protocol on standard input and output"
    )
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in MOVED:
        parser.error(
            f"{given[0]} has moved: in a checkout of the project, use `python -m lab {' '.join(given)}`"
        )
    parser.parse_args(given)
    return engine.main()


if __name__ == "__main__":
    sys.exit(main())
