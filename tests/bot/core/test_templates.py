"""Every sentence of the table is in the catalogue, and every one is used."""

import re
from pathlib import Path

from bot.core import errors, templates
from storage.errors import ALL as STORAGE_ERRORS

ROOT = Path(__file__).parents[3]


def test_the_catalogue_is_made_from_the_words():
    """To mend it: `make golden`."""
    file = ROOT / "bot" / "locales" / "en" / "table.ftl"
    assert file.read_text(encoding="utf-8") == templates.catalogue()


def test_every_sentence_is_used_and_every_used_one_is_there():
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "bot").rglob("*.py")
        if path.name != "templates.py"
    )
    used = set(re.findall(r'"(table-[a-z-]+)"', source)) | {
        f"table-is-{status}" for status in ("lobby", "running", "finished", "cancelled")
    }
    assert used == {key for key in templates.TEMPLATES if key.startswith("table-")}


def test_trouble_with_the_file_has_a_sentence_too():
    for kind in STORAGE_ERRORS:
        assert kind.message_id in templates.TEMPLATES


def test_a_refusal_carries_its_message_and_reads_as_english():
    refusal = errors.SeatTaken("table-full", title="Caylus", most=5)
    assert str(refusal) == "This table is full: Caylus takes at most 5 players."
    assert refusal.message.args == {"title": "Caylus", "most": 5}
    assert refusal.position is None
