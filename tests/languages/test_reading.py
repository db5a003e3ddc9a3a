"""Catalogues are divided when a language is first used, and their messages parsed when they are first said."""

from __future__ import annotations

import pytest

from languages.catalogue import ENGLISH, OneLanguage
from tests.languages.reading import ROOMS, ROOT, Told, translated


@pytest.fixture
def room(tmp_path):
    folder = tmp_path / "cs"
    folder.mkdir()
    (folder / "a.ftl").write_text(
        "# Poznámka\ntile-inn = Hospoda\n    .short = Hosp.\n\nasks = { -who } se ptá: { tile-inn }\n"
        "taken = { $n ->\n    [one] { $n } kostka\n   *[other] { $n } kostek\n}\n",
        encoding="utf-8",
    )
    (folder / "b.ftl").write_text("-who = Modrý\ntile-inn = Krčma\n", encoding="utf-8")
    return tmp_path


def test_a_message_is_said_with_its_attributes_and_what_it_refers_to_in_other_files(room):
    told = OneLanguage("cs", [room])
    assert told.format("asks", None, None) == ("Modrý se ptá: Hospoda", [])
    assert told.format("tile-inn", "short", None) == ("Hosp.", [])
    assert told.format("taken", None, {"n": 5}) == ("5 kostek", [])
    assert not told.has("-who") and not told.has("tile-inn", "letter") and not told.has("gone")
    with pytest.raises(KeyError):
        told.format("gone", None, None)


def test_a_broken_message_is_named_when_it_is_asked_for_and_a_broken_file_at_once(room):
    (room / "cs" / "c.ftl").write_text("broken = { $n ->\n    [one] x\n }\n", encoding="utf-8")
    told = OneLanguage("cs", [room])
    assert told.has("tile-inn")
    with pytest.raises(ValueError, match=r"c\.ftl.*broken"):
        told.has("broken")
    (room / "cs" / "c.ftl").write_text("no message at all\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"c\.ftl.*no message at all"):
        OneLanguage("cs", [room])


@pytest.mark.parametrize("language", [ENGLISH, *translated()])
def test_every_message_of_every_room_can_be_said_with_any_number(language):
    told = Told(language)
    for room in ROOMS:
        catalogue = OneLanguage(language, [ROOT / room / "locales"])
        for entry in (one for one in told.entries.values() if one.room == room):
            for number in (0, 1, 3, 25):
                args = dict.fromkeys(entry.used(), number)
                text, wrong = catalogue.format(entry.id, entry.attribute or None, args)
                assert text.strip() and not wrong, (entry.key, wrong)
