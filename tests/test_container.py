"""The container image: its steps are carried out in an empty folder, with the packages of this environment."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.client import GRACE
from tests.image import rest_of, steps

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
IMPORTS = """
import importlib
from bot.app import client, feature_list
for extension in feature_list.extensions(feature_list.OPTIONAL):
    print(importlib.import_module(extension).__file__)
"""


def copied(stage=""):
    """What is copied from the repository."""
    return {
        shlex.split(rest)[0]
        for rest in rest_of("COPY", stage)
        if not rest.startswith("--from=")
    }


@pytest.mark.costly("compiles the bot, as the image does, and starts it four times")
def test_the_bot_starts_from_what_is_copied(tmp_path):
    app, data = tmp_path / "app", tmp_path / "data"
    app.mkdir()
    data.mkdir()
    for name in copied():
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name,
                app / name,
                ignore=shutil.ignore_patterns("__pycache__", "*.pyc"),
            )
        else:
            shutil.copy(ROOT / name, app / name)
    environment = dict(
        pair.split("=", 1) for rest in rest_of("ENV") for pair in shlex.split(rest)
    )
    environment = {
        name: value.replace("/data", str(data)) for name, value in environment.items()
    }

    def run(*arguments):
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=app,
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], **environment},
        )

    extensions = run("-c", IMPORTS)
    assert extensions.returncode == 0, extensions.stderr
    assert extensions.stdout.split() and all(
        Path(one).is_relative_to(app) for one in extensions.stdout.split()
    )
    (command,) = rest_of("CMD")
    assert command == '["python", "-m", "bot"]'
    assert run("-m", "bot", "--version").stdout.startswith("caylus-bot ")
    (health,) = rest_of("HEALTHCHECK")
    assert health.endswith('CMD ["python", "-m", "bot", "health"]')
    assert run("-m", "bot", "health").returncode == 1
    Path(environment["CAYLUS_HEALTH"]).touch()
    assert run("-m", "bot", "health").returncode == 0


def test_what_is_copied_is_all_that_is_sent_to_be_built():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    (everything, *others) = [
        line for line in ignored if line and not line.startswith("#")
    ]
    assert everything == "*"
    kept = {line.removeprefix("!") for line in others if line.startswith("!")}
    assert kept == copied() | copied("compiled") | {"requirements-postgres.txt"}
    assert [line for line in others if not line.startswith("!")] == [
        "**/__pycache__",
        "**/*.pyc",
        "**/*.so",
    ]
    (requirements,) = re.findall(
        r"REQUIREMENTS: (\S+)\}", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    )
    assert requirements in kept


def test_every_build_that_a_page_or_a_file_names_has_its_file_and_its_arguments():
    sources = [*(ROOT / "docs").glob("*.md"), *DEPLOY.iterdir()]
    builds = [
        (source.name, line)
        for source in sources
        for line in re.findall(r"docker build .*", source.read_text(encoding="utf-8"))
    ]
    containerfile = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    arguments = re.findall(r"^ARG (\w+)", containerfile, re.M)
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {source for source, _ in builds} >= {"hosting.md", "scaling.md"}
    for _, line in builds:
        for name, value in re.findall(r"--build-arg (\w+)=(\S+)", line):
            assert name in arguments, line
            assert name != "REQUIREMENTS" or f"!{value}" in sent, line
        assert all((ROOT / file).exists() for file in re.findall(r"-f (\S+)", line)), (
            line
        )


def test_what_is_compiled_stands_beside_its_sources(tmp_path):
    """The stage has what it compiles; what the compiler of C does of it, `make package` carries out with the wheel."""
    for name in copied("compiled"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(
            ROOT / name, tmp_path / name
        )
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "import setup; print(*setup.modules(), sep='\\n')",
            "--name",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    modules = [line for line in found.stdout.splitlines() if line.endswith(".py")]
    assert len(modules) > 50 and all((tmp_path / name).exists() for name in modules)
    assert "rules/engine.py" in modules and "players/search.py" in modules
    (out,) = re.findall(
        r"^CAYLUS_COMPILED=1 .* --build-lib (\S+)$", rest_of("RUN", "compiled")[-1]
    )
    assert f"--from=compiled {out} ./" in rest_of("COPY")
    assert {path.split("/")[0] for path in modules} <= copied() & copied("compiled")


def test_every_package_is_compiled_before_a_user_without_rights_runs_it():
    (compiled,) = (rest for rest in rest_of("RUN") if "compileall" in rest)
    assert {name for name in copied() if (ROOT / name).is_dir()} == set(
        shlex.split(compiled)[4:]
    )
    words = [word for word, _ in steps()]
    assert rest_of("USER") == ["caylus"]
    assert max(
        n for n, word in enumerate(words) if word in ("RUN", "COPY")
    ) < words.index("USER")
    assert words.index("USER") < words.index("CMD")


def test_the_bot_has_longer_to_stop_than_it_takes():
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    _, bot = compose.split("\n  bot:\n")
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s", bot)
    (run,) = re.findall(
        r"--stop-timeout (\d+)",
        (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"),
    )
    assert min(int(seconds), int(run)) >= GRACE + 2
    assert rest_of("STOPSIGNAL") == ["SIGTERM"]
