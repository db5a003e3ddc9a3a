"""Catalogues are divided when a language is first used, and their messages parsed when they are first said."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle

from languages.catalogue import ENGLISH, OneLanguage
from tests.costs import sampled
from tests.languages.findings import FORBIDDEN, unwanted
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


def test_a_message_is_said_with_its_attributes_and_what_it_refers_to_in_other_files(
    room,
):
    told = OneLanguage("cs", [room])
    assert told.format("asks", None, None) == ("Modrý se ptá: Hospoda", [])
    assert told.format("tile-inn", "short", None) == ("Hosp.", [])
    assert told.format("taken", None, {"n": 5}) == ("5 kostek", [])
    assert (
        told.format("taken", None, {"n": 1})
        == told.format("taken", None, {"n": 1})
        == ("1 kostka", [])
    )
    assert told.format("taken", None, {"n": "1"}) == ("1 kostek", []), (
        "what is written alike is not the same"
    )
    assert told.format("taken", None, {"m": 1})[1], "nor under another name"
    assert (
        not told.has("-who")
        and not told.has("tile-inn", "letter")
        and not told.has("gone")
    )
    with pytest.raises(KeyError):
        told.format("gone", None, None)


def test_a_broken_message_is_named_when_it_is_asked_for_and_a_broken_file_at_once(room):
    (room / "cs" / "c.ftl").write_text(
        "broken = { $n ->\n    [one] x\n }\n", encoding="utf-8"
    )
    told = OneLanguage("cs", [room])
    assert told.has("tile-inn")
    with pytest.raises(ValueError, match=r"c\.ftl.*broken"):
        told.has("broken")
    (room / "cs" / "c.ftl").write_text("no message at all\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"c\.ftl.*no message at all"):
        OneLanguage("cs", [room])


def test_words_without_numbers_need_no_rules_of_their_language(room, monkeypatch):
    read = []
    monkeypatch.setattr(
        "languages.catalogue.FluentBundle",
        lambda names, **how: read.extend(names) or FluentBundle(names, **how),
    )
    assert OneLanguage("cs", [room], numbers="en").format("asks", None, None) == (
        "Modrý se ptá: Hospoda",
        [],
    )
    assert read == ["en"]


NUMBERS = (0, 1, 2, 5, 21)
SLIPS = re.compile(r"::|(?<!\.)\.\.(?!\.)| [.,:?!](?![\d\w)])| ;\s|\(\s*\)|,,|;;|\?\?")
"""Punctuation that is doubled, stands behind a blank, or encloses nothing."""


@pytest.mark.parametrize("language", sampled([ENGLISH, *translated()], 4))
def test_every_message_of_every_room_can_be_said_with_any_number(language):
    told = Told(language)
    for room in ROOMS:
        catalogue = OneLanguage(language, [ROOT / room / "locales"])
        for entry in (one for one in told.entries.values() if one.room == room):
            prefix = entry.key.partition(":")[0]
            parts = (told.entries.get(f"{prefix}:{one}") for one in entry.references())
            names = entry.used().union(*(one.used() for one in parts if one))
            for number in NUMBERS:
                args = dict.fromkeys(names, number)
                text, wrong = catalogue.format(entry.id, entry.attribute or None, args)
                assert text.strip() and not wrong, (entry.key, wrong)
                assert not SLIPS.search(text), (entry.key, text)


PRONOUNS = {
    ENGLISH: "He|She|They|His|Her|Their",
    "cs": "On|Ona|Ono|Oni|Jeho|Její|Jejich",
    "de": "Er|Sie|Ihn|Ihm|Ihre?|Seine?",
    "es": "Él|Ella|Ellos|Sus?",
    "fr": "Elles?|Ils|Son|Sa|Leurs?",
    "it": "Lui|Lei|Ess[ao]|Il suo|La sua|Loro",
    "pl": "On|Ona|Oni|Jego|Jej|Ich",
    "ro": "El|Ea|Ei|Ele|Lui|Lor",
    "ru": "Он|Она|Они|Оно|Его|Её|Их",
}
FOLLOWS = re.compile(r"rules:(?:mc-)?lesson-|bot:(?:learn|rules|cmd)-")
"""What stands below its noun: what is told of a picture or a topic, and options of a command."""


@pytest.mark.parametrize("language", [ENGLISH, *translated()])
def test_no_message_begins_with_a_pronoun_whose_noun_is_elsewhere(language):
    told = {
        key: entry
        for key, entry in Told(language).entries.items()
        if not FOLLOWS.match(key)
    }
    begins = re.compile(rf"(?:{PRONOUNS[language]})\b")
    assert [
        key
        for key, entry in told.items()
        if any(begins.match(form.text) for form in entry.forms())
    ] == []


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_message_is_worded_as_is_forbidden_for_its_language(language):
    assert unwanted(Told(language), FORBIDDEN[language]) == []


def test_a_forbidden_wording_is_found_with_its_message(tmp_path):
    folder = tmp_path / "bot" / "locales" / "en"
    folder.mkdir(parents=True)
    text = "fine = The buildings are activated.\nodd = { $n ->\n    [one] The road works.\n   *[other] x\n }\n"
    (folder / "bot.ftl").write_text(text, encoding="utf-8")
    (found,) = unwanted(Told("en", tmp_path), FORBIDDEN["en"])
    assert found == ("worded", "bot:odd", "activated: 'road works'")


PAGES = (
    "README.md",
    "CHANGELOG.md",
    *(
        f"docs/{page}.md"
        for page in (
            "game",
            "board",
            "clocks",
            "club",
            "moderation",
            "computers",
            "pace",
            "pictures",
            "tournaments",
            "hosting",
            "privacy",
            "index",
        )
    ),
)
"""What players and hosts read: it is worded as messages are."""
VOICE = (
    *(
        "per",
        "average",
        "tiebreaker",
        "at-the-latest",
        "privately",
        "possessive",
        "toward",
        "accepted",
    ),
    *("people", "taken-back", "gate"),
)


@pytest.mark.parametrize("page", PAGES)
def test_pages_for_players_and_hosts_are_worded_as_messages_are(page):
    text = re.sub(r"`[^`\n]*`", "", (ROOT / page).read_text(encoding="utf-8"))
    assert [
        found[0]
        for name in VOICE
        if (found := re.search(FORBIDDEN[ENGLISH][name], text, re.M))
    ] == []
