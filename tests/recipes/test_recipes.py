"""Every recipe of docs/recipes.md is true: it is carried out in a copy, and what it says to run then passes."""

import re
import shlex

import pytest

from tests.costs import sampled
from tests.recipes import FOLDER, ROOT, carry_out, read, run

NAMES = sorted(path.stem for path in FOLDER.glob("*.diff"))
PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")


def section(heading):
    found = re.search(
        rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL
    )
    assert found, f"docs/recipes.md has no section {heading!r}"
    return found[1]


def as_named(path, words):
    """A path as the page says it: English for every language, and the words that stand for something."""
    path = re.sub(r"/locales/(?:cs|de|es|fr|it|ro|ru)/", "/locales/en/", path)
    for word, value in words.items():
        path = re.sub(rf"(?<![a-z]){value}(?![a-z])", word, path)
    return path


def test_there_is_a_recipe_for_everything_that_is_added():
    headings = set(re.findall(r"^## (Add an? .*)$", PAGE, re.MULTILINE))
    assert headings == {read(name).heading for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_page_names_every_file_and_says_how_many(name):
    recipe = read(name)
    text = section(recipe.heading)
    for path in recipe.files:
        named = {path, as_named(path, recipe.words)}
        assert any(
            f"`{one}`" in text or f"`{one.rpartition('/')[0]}/`" in text
            for one in named
        ), path
    code = [path for path in recipe.files if path.endswith(".py")]
    product = [path for path in code if not path.startswith("tests/")]
    told = f"`tests/recipes/{name}.diff`: {len(recipe.files)} files, {len(product)} of them the product's Python"
    assert told in text, told


@pytest.mark.costly("a copy of the project, and processes of its own")
@pytest.mark.parametrize("name", sampled(NAMES, 3))
def test_a_recipe_is_carried_out(name, tmp_path):
    recipe, copy = read(name), tmp_path / name
    carry_out(name, copy)
    code = [
        path for path in recipe.files if path.endswith(".py") and (copy / path).exists()
    ]
    if code:
        run(copy, "python", "-m", "ruff", "check", "--no-cache", *code)
        run(copy, "python", "-m", "ruff", "format", "--no-cache", "--check", *code)
    for command in recipe.commands:
        run(copy, *shlex.split(command))


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [name for name in NAMES if read(name).longer])
def test_what_takes_longer_passes_too(name, tmp_path):
    recipe, copy = read(name), tmp_path / name
    carry_out(name, copy)
    for command in (*recipe.commands, *recipe.longer):
        run(copy, *shlex.split(command))
