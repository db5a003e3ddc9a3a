"""The recipes name files that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_file_that_a_recipe_names_exists() -> None:
    text = (ROOT / "docs" / "recipes.md").read_text("utf-8")
    named = [path for path in re.findall(r"`((?:\w+/)[\w/.]*)`", text) if "GAME" not in path]
    assert len(named) > 20
    assert [path for path in named if not (ROOT / path).exists()] == []
