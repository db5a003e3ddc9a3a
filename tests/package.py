"""`make package`: the wheel, and a game played, drawn and kept with what it installs, away from the checkout; then,
where there is a compiler of C, the compiled wheel, which must play the same 50 games (tests/compiled.py).

python -m tests.package [--no-deps]    without dependencies those of this environment serve, and nothing is fetched
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = Path(__file__).parent / "compiled.py"
DELETED = "deleted_since.py"
KEEP = """
import asyncio, sys
from pathlib import Path
from bot.app import feature_list
from bot.core.database import UseCaseRunner
from bot.core.model import Person, Place
from bot.features.records.files import import_record

async def keep(file, record):
    database = await UseCaseRunner.open(file, feature_list.hooks())
    await import_record(database, Person(1, "Ann"), Place(1, 2), record.read_bytes())
    await database.close()

asyncio.run(keep(*map(Path, sys.argv[1:])))
"""


def build(folder: Path, *, compiled: bool = False) -> Path:
    """The wheel, made in a folder with the setuptools, and the mypyc, of this environment."""
    _run(
        *(
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
        ),
        *(
            "--disable-pip-version-check",
            "--wheel-dir",
            folder,
            _sources(folder / "sources"),
        ),
        at=folder,
        CAYLUS_COMPILED=str(int(compiled)),
    )
    (wheel,) = folder.glob("*.whl")
    assert not [
        name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(DELETED)
    ]
    return wheel


def can_compile() -> bool:
    """Whether there is a compiler of C, and what it needs of Python."""
    return (
        bool(shutil.which("cc"))
        and (Path(sysconfig.get_path("include")) / "Python.h").exists()
    )


def _sources(copy: Path) -> Path:
    """A copy of what is in the repository, for setuptools builds in place, and beside it what an earlier build of a
    module that is deleted since has left there."""
    names = _run(
        "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", at=ROOT
    ).split("\0")
    for name in filter(None, names):
        if not name.startswith(("tests/", "docs/")) and (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    gone = copy / "build" / "lib" / "bot" / DELETED
    gone.parent.mkdir(parents=True)
    gone.touch()
    return copy


def install(wheel: Path, folder: Path, *, dependencies: bool) -> Path:
    """Installs the wheel into a new environment, as on a machine without a network (docs/hosting.md): its dependencies
    are gathered before. Returns the folder of its commands."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    gathered = folder / "wheels"
    pip = sys.executable, "-m", "pip", "--disable-pip-version-check"
    if dependencies:
        _run(*pip, "wheel", "--quiet", "--wheel-dir", gathered, wheel, at=folder)
    else:
        (site,) = folder.glob("lib/python*/site-packages")
        (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    where = ("--no-index", "--find-links", gathered) if dependencies else ("--no-deps",)
    _run(*pip, "--python", python, "install", "--quiet", *where, wheel, at=folder)
    return folder / "bin"


def use(commands: Path, folder: Path) -> None:
    """Plays, draws and keeps a game with the commands of an environment; raises CalledProcessError."""
    folder.mkdir()
    record = folder / "game.txt"
    record.write_text(
        _run(
            commands / "caylus-rules",
            "play",
            "--players",
            "3",
            "--seed",
            "5",
            at=folder,
        )
    )
    _run(
        commands / "caylus-board",
        record,
        "-o",
        "board.png",
        "--language",
        "de",
        at=folder,
    )
    assert (folder / "board.png").stat().st_size > 100_000
    lines = f"position\n{record.read_text().partition('Blue ')[0]}.\ngo level 3 seed 7\nquit\n"
    assert "best " in _run(
        commands / "caylus-players", "engine", at=folder, lines=lines
    )
    begun = folder / "begun.txt"
    begun.write_text("".join(record.read_text().splitlines(keepends=True)[:60]))
    _run(commands / "python", "-c", KEEP, "caylus.db", begun, at=folder)
    assert "1 games, 0 running, sound" in _run(
        commands / "caylus-storage", "check", "caylus.db", at=folder
    )
    kept = _run(
        commands / "caylus-storage",
        "export",
        "1",
        "--complete",
        "--file",
        "caylus.db",
        at=folder,
    )
    assert kept.splitlines() == begun.read_text().splitlines()
    assert _run(commands / "caylus-bot", "--version", at=folder).startswith(
        "caylus-bot "
    )
    where = _run(
        commands / "python", "-c", "import bot; print(bot.__file__)", at=folder
    )
    assert Path(where).is_relative_to(commands.parent), where


def played(commands: Path, folder: Path) -> list[str]:
    """What plays in an environment, "pure" or "compiled", and then a line for each game of tests/compiled.py."""
    return _run(
        commands / "python", "-c", GAMES.read_text(encoding="utf-8"), at=folder
    ).splitlines()


def rates(commands: Path, folder: Path) -> dict[str, list[float]]:
    """By game: random decisions and iterations of a search a second in an environment."""
    found: dict[str, list[float]] = json.loads(
        _run(
            commands / "python",
            "-c",
            GAMES.read_text(encoding="utf-8"),
            "rates",
            at=folder,
        )
    )
    return found


def _run(*command: str | Path, at: Path, lines: str = "", **environment: str) -> str:
    done = subprocess.run(
        [*map(str, command)],
        input=lines,
        cwd=at,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", **environment},
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def main(arguments: list[str]) -> None:
    """Builds, installs and uses the package in a temporary folder."""
    dependencies = "--no-deps" not in arguments
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build(folder)
        commands = install(wheel, folder / "environment", dependencies=dependencies)
        use(commands, folder / "away")
        print(f"{wheel.name}: installed, and played, drawn and kept a game", flush=True)
        if not can_compile():
            print("no compiler of C here: the compiled wheel is not built")
            return
        fast = folder / "compiled"
        fast.mkdir()
        wheel = build(fast, compiled=True)
        compiled = install(wheel, fast / "environment", dependencies=dependencies)
        use(compiled, fast / "away")
        (pure, *expected), (kind, *games) = (
            played(commands, folder),
            played(compiled, folder),
        )
        assert (pure, kind) == ("pure", "compiled")
        assert games == expected and len(games) == 50
        assert _run(compiled / "caylus-bot", "--version", at=folder).endswith(
            ", compiled\n"
        )
        print(
            f"{wheel.name}: the same, and the same {len(games)} games as in pure Python"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
