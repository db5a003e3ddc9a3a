"""Every sentence of pace is used, and every used one is there."""

import re
from pathlib import Path

from bot.features.plans.templates import TEMPLATES

ROOM = Path(__file__).parents[4] / "bot"


def test_every_sentence_is_used_and_every_used_one_is_there():
    source = "".join(
        path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py") if path.name != "templates.py"
    )
    used = set(re.findall(r'"(pace-[a-z-]+)"', source))
    assert used == set(TEMPLATES)
