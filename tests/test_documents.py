"""Pages name files, rooms and other pages that exist."""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import io
import pkgutil
import re
from pathlib import Path

import pytest

from bot.app.settings import SETTINGS
from rules import __version__
from tests.bench.__main__ import parts as bench_parts

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MAKE = (
    "DIR",
    "LADDER",
    "LANGUAGE",
    "MINUTES",
    "ONLY",
    "PARTS",
    "PYTHON",
    "TRAIN",
    "WORKERS",
)
"""Variables of the Makefile."""
MADE_UP = {
    "bot/features/FEATURE",
    "bot/locales/sv",
    "environments/actions/caylus-2.txt",
    "environments/actions/magna_carta-2.txt",
    "players/locales/sv",
    "rendering/locales/sv",
    "rules/locales/sv",
    "tests/languages/sv",
}
"""Places that recipes speak of without meaning one."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path):
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_and_folder_that_is_named_exists(page: Path):
    rooms = r"(?:rules|storage|rendering|bot|players|lab|languages|environments|tests|deploy|docs)"
    for named in re.findall(
        rf"`({rooms}/[A-Za-z_/.0-9-]*)`", page.read_text(encoding="utf-8")
    ):
        if not any(word in named for word in ("GAME", "FEATURE", "NNNN")) and not any(
            named.startswith(place) for place in MADE_UP
        ):
            assert (ROOT / named).exists(), named


SOURCES = [*PAGES, *sorted((ROOT / "deploy").iterdir()), ROOT / ".env.example"]
"""Pages, and files for people who host: all name commands and settings."""
OURS = (
    "bot",
    "environments",
    "lab",
    "players",
    "rendering",
    "rules",
    "storage",
    "tests",
)
MAINS = {
    "bot": "bot.__main__:main",
    "environments": "environments.__main__:main",
    "lab": "lab.__main__:main",
    "players": "players.__main__:main",
    "rules": "rules.__main__:main",
    "storage": "bot.app.admin_cli:main",
}
"""Programs whose help lists their commands."""


@functools.cache
def helped(module: str) -> str:
    """What a program says of its commands."""
    told = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with contextlib.redirect_stdout(told), contextlib.suppress(SystemExit):
        pkgutil.resolve_name(MAINS[module])(["--help"])
    told.seek(0)
    return told.read()


@pytest.mark.parametrize("page", SOURCES, ids=name)
def test_every_command_that_is_named_exists(page: Path):
    text = page.read_text(encoding="utf-8")
    for module, word in re.findall(
        r"python3? -m ([a-z_.]+)(?: ([a-z_-]+\b)(?!\.))?", text
    ):
        if module.partition(".")[0] not in OURS:
            continue
        found = importlib.util.find_spec(module)
        assert found is not None, module
        assert not found.submodule_search_locations or importlib.util.find_spec(
            f"{module}.__main__"
        ), module
        if word and not word.startswith("-") and module in MAINS:
            assert re.search(rf"\b{word}\b", helped(module)), (module, word)
        if (
            word
            and not word.startswith("-")
            and module in ("tests.bench", "tests.soak")
        ):
            assert word in pkgutil.resolve_name(f"{module}.__main__:parts")(), (
                module,
                word,
            )


@pytest.mark.parametrize("page", SOURCES, ids=name)
def test_every_target_of_make_that_is_named_exists(page: Path):
    (line,) = re.findall(
        r"^\.PHONY: (.*)$",
        (ROOT / "Makefile").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    text = page.read_text(encoding="utf-8")
    named = re.findall(
        r"(?:`|^)make ([a-z-]+)((?: [A-Z]+=[^`\s]+)*)", text, re.MULTILINE
    )
    for target, variables in named:
        assert target in line.split(), target
        for variable, value in re.findall(r"([A-Z]+)=(\S+)", variables):
            assert variable in MAKE, variable
            if variable == "ONLY":
                assert value in bench_parts(), value


@pytest.mark.parametrize("page", SOURCES, ids=name)
def test_every_setting_that_is_named_exists(page: Path):
    for named in re.findall(r"\bCAYLUS_[A-Z_]+\b", page.read_text(encoding="utf-8")):
        assert named in SETTINGS or named == "CAYLUS_COMPILED", named


@pytest.mark.parametrize("page", [*PAGES[1:], ROOT / "CHANGELOG.md"], ids=name)
def test_every_page_begins_with_whom_it_is_for(page: Path):
    heading, empty, reader, *_ = page.read_text(encoding="utf-8").splitlines()
    assert heading.startswith("# ") and not empty and reader.startswith("For "), reader


def test_the_changelog_is_one_of_versions_and_begins_with_the_present_one():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert "[Unreleased]" not in headings[1:]
    released = [heading for heading in headings if heading != "[Unreleased]"]
    found = [
        re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d", heading)
        for heading in released
    ]
    assert headings and all(found), released
    versions = [tuple(map(int, one.groups())) for one in found if one]
    assert versions == sorted(set(versions), reverse=True)
    if versions:
        assert ".".join(map(str, versions[0])) == __version__
    groups = set(re.findall(r"^### (.*)$", text, re.MULTILINE))
    assert groups <= {
        *("Upgrade", "Changed for running games"),
        *("Playing", "Fairness", "Moderation", "Live board", "Pictures"),
        *("Languages", "Hosting", "Library"),
        *("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"),
    }


def test_the_page_of_the_architecture_names_every_room_of_the_bot():
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms and not [room for room in rooms if f"`bot/{room}/`" not in told]


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md"])
def test_the_examples_in_python_run(page: str, capsys):
    for code in re.findall(
        r"^```python\n(.*?)^```$",
        (ROOT / page).read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    ):
        exec(compile(code, page, "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_site_lists_every_page_but_those_it_includes():
    told = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {
        str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")
    }
    assert not [page for page in sorted(pages) if f"- {page}\n" not in told]
