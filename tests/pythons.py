"""`make pythons`: the product on the oldest and the newest Python that this machine has.

In a new environment of each, the locked packages are installed by pip, every module is imported, the bot and the demo
are started as processes, and whole games are played.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUPPORTED = tuple((3, minor) for minor in range(11, 15))
LOCKED = "requirements-dev.txt"
"""Holds the packages of the bot, the demo and PostgreSQL too."""
USED = (
    "tests/bot/app/test_process.py",
    "tests/bot/test_whole_games.py",
    "tests/bot/demo/test_demo.py",
)
"""They start processes, play whole games over the fake Discord, and press in the demo."""
IMPORTS = """
import importlib, pkgutil
import bot, languages, players, rendering, rules, storage
for room in (bot, languages, players, rendering, rules, storage):
    for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
"""


def main() -> int:
    """Return 0 if everything worked in each Python; a failed command ends with its status."""
    pythons = on_this_machine()
    for version in sorted({min(pythons), max(pythons)}):
        try:
            full = use(pythons[version])
        except subprocess.CalledProcessError as failed:
            print(f"Python {_dotted(version)}: {failed}", file=sys.stderr)
            return 1
        print(f"Python {full}: installed, imported, started and played", flush=True)
    known = ", ".join(map(_dotted, sorted(pythons)))
    print(f"on this machine: {known}; supported: {', '.join(map(_dotted, SUPPORTED))}")
    return 0


def on_this_machine() -> dict[tuple[int, int], str]:
    """Return the path of an interpreter for each supported version; the running one is among them."""
    found = {}
    for path in _candidates():
        answer = subprocess.run(
            [path, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        # a shim of a version manager may stand for a version that is not there
        if answer.returncode == 0:
            major, minor = map(int, answer.stdout.split())
            found.setdefault((major, minor), path)
    return {version: path for version, path in found.items() if version in SUPPORTED}


def use(python: str) -> str:
    """Install and use the product with an interpreter; return its full version. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        _run(python, "-m", "venv", folder)
        inside = str(Path(folder, "bin", "python"))
        install = (
            "-m",
            "pip",
            "install",
            "-q",
            "--disable-pip-version-check",
            "--require-hashes",
            "-r",
            LOCKED,
        )
        _run(inside, *install)
        _run(inside, "-c", IMPORTS)
        _run(
            inside, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *USED
        )
        return _run(
            inside,
            "-c",
            "import platform; print(platform.python_version())",
            shown=False,
        ).strip()


def _candidates() -> Iterator[str]:
    yield sys.executable
    for version in SUPPORTED:
        name = f"python{_dotted(version)}"
        if there := shutil.which(name):
            yield there
        versions = Path(
            os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions"
        )
        yield from (
            str(path)
            for path in sorted(versions.glob(f"{_dotted(version)}.*/bin/{name}"))
        )


def _run(*command: str, shown: bool = True) -> str:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        stdout=None if shown else subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout or ""


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    sys.exit(main())
