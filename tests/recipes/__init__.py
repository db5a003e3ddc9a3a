"""Recipes as they are carried out: what docs/recipes.md says, as a difference that is applied to a copy.

`NAME.diff` begins with its section of the page and what is run then: a line `$ python ...` is a part of `make test`,
`$$ python ...` of `make test-exhaustive`; `WORD = value` says what the page calls something. To change one, apply it to
a clean checkout (`git apply -C0`), mend it, and write it anew below these lines:
`git diff --no-color --find-copies-harder`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
ROOMS = (
    "bot",
    "docs",
    "environments",
    "lab",
    "languages",
    "players",
    "rendering",
    "rules",
    "storage",
    "tests",
)
LARGER = ("EXHAUSTIVE", "POSTGRES", "INVENTORY", "PYTEST_ADDOPTS")
"""What makes more of the tests than `make test` runs, which is what a recipe is held against."""


class Recipe(NamedTuple):
    """A recipe: the heading of its section, what to run, the words that stand for something, the files it touches."""

    name: str
    heading: str
    commands: tuple[str, ...]
    longer: tuple[str, ...]
    words: dict[str, str]
    files: tuple[str, ...]


def read(name: str) -> Recipe:
    """The recipe of a file."""
    head, begin, body = (
        (FOLDER / f"{name}.diff").read_text(encoding="utf-8").partition("diff --git ")
    )
    lines = head.splitlines()
    return Recipe(
        name,
        lines[0],
        tuple(line[2:] for line in lines if line.startswith("$ ")),
        tuple(line[3:] for line in lines if line.startswith("$$ ")),
        dict(line.split(" = ") for line in lines if re.fullmatch(r"\w+ = .+", line)),
        tuple(re.findall(r"^diff --git a/.+ b/(.+)$", begin + body, re.MULTILINE)),
    )


def carry_out(name: str, copy: Path) -> None:
    """Applies a recipe to a copy of the project in a folder that is not there yet."""
    copy.mkdir()
    for room in ROOMS:
        # with what is compiled, which is as old as its source
        shutil.copytree(ROOT / room, copy / room)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, copy / file.name)
    run(
        copy, "git", "apply", "-C0", "--whitespace=nowarn", str(FOLDER / f"{name}.diff")
    )
    folder = copy / "storage" / "migrations"
    # so that a recipe stays true when others add migrations
    for migration in folder.glob("NEXT_*.sql"):
        number = sum(file.name[:4].isdigit() for file in folder.glob("*.sql")) + 1
        migration.rename(folder / f"{number:04}{migration.name.removeprefix('NEXT')}")


def run(copy: Path, *command: str) -> str:
    """Runs a command in a copy; AssertionError with what it printed where it fails."""
    program = Path(sys.executable).with_name(command[0])
    found = str(program) if program.exists() else command[0]
    environment = {
        name: value for name, value in os.environ.items() if name not in LARGER
    }
    done = subprocess.run(
        [found, *command[1:]], cwd=copy, capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, (
        f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    )
    return done.stdout
