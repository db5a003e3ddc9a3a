"""Every message and word of a picture says what `languages/terms.toml` says a thing is called."""

from __future__ import annotations

import functools
import re
import tomllib

import pytest

from languages.catalogue import ENGLISH
from tests.languages.reading import ROOT, Told, finished, translated

TERMS = tomllib.loads((ROOT / "languages" / "terms.toml").read_text(encoding="utf-8"))
NOTES, NEVER = TERMS.pop("language"), TERMS.pop("never")
COUNTED = {"cs": 3, "ru": 3, "ro": 3, "pl": 3}
"""How many forms a language has where it counts; others have two."""


@functools.cache
def english():
    """English, taken to pieces once."""
    return Told(ENGLISH)


def forms(word):
    """The forms of a word without its gender: "denár / denáry / denárů m" has three."""
    return [form.strip() for form in re.sub(r"( [mfn])?( pl)?$", "", word).split("/")]


def spoken(text):
    """What is left of a text without commands, keywords of records, and what is filled in."""
    return re.sub(r"`[^`]*`|\{[^}]*\}", "", text)


def told_otherwise(source, told, terms=TERMS):
    """Messages that say just a term and say it otherwise, and those that don't speak of what English speaks of."""
    found = []
    for name, term in terms.items():
        if told.language not in term:
            continue
        for key in told.entries.keys() & set(term.get("messages", ())):
            said = {form.text.casefold() for form in told.entries[key].forms()}
            if not said & {form.casefold() for form in forms(term[told.language])}:
                found.append(
                    f"{key}: {sorted(said)}, and {name} is {term[told.language]!r}"
                )
        patterns = term.get("spoken")
        if patterns is None or told.language not in patterns:
            continue
        for key, entry in source.entries.items():
            ours = told.entries.get(key)
            # in so few letters that a term can be too long
            described = key.startswith("bot:cmd-")
            if ours is None or described or key in patterns.get("except", ()):
                continue
            if all(
                re.search(patterns[ENGLISH], spoken(form.text))
                for form in entry.forms()
            ) and not any(
                re.search(patterns[told.language], spoken(form.text))
                for form in ours.forms()
            ):
                found.append(
                    f"{key} does not speak of {name}: {ours.forms()[0].text[:80]!r}"
                )
    return found


@pytest.mark.parametrize("language", translated())
def test_a_thing_is_called_alike_in_every_message(language):
    assert told_otherwise(english(), Told(language)) == []


def test_a_thing_that_is_called_otherwise_is_found(tmp_path):
    for language, text in (
        ("en", "tile = Market\nsay = Your worker stays.\n"),
        ("cs", "tile = Trh\nsay = Zůstává.\n"),
    ):
        folder = tmp_path / "bot" / "locales" / language
        folder.mkdir(parents=True)
        (folder / "bot.ftl").write_text(text, encoding="utf-8")
    terms = {
        "market": {"cs": "Tržiště n", "messages": ["bot:tile"]},
        "worker": {"cs": "dělník m", "spoken": {"en": "worker", "cs": "děln"}},
    }
    found = told_otherwise(Told("en", tmp_path), Told("cs", tmp_path), terms)
    assert [one.split(":")[1].split(" ")[0] for one in found] == ["tile", "say"]


def test_terms_name_messages_that_exist_and_have_the_forms_of_their_language():
    for name, term in TERMS.items():
        wrong = [
            key for key in term.get("messages", ()) if key not in english().entries
        ]
        wrong += [
            key
            for key in term.get("spoken", {}).get("except", ())
            if key not in english().entries
        ]
        assert not wrong, name
        assert term.keys() >= set(finished()), name
        for language in term.keys() & set(translated()):
            assert len(forms(term[language])) in (1, COUNTED.get(language, 2)), (
                name,
                language,
            )
    assert set(NOTES) >= set(finished())


def test_rated_scored_turn_and_round_are_four_words():
    """In every language: a player asks what a game counts for, and what a section of the castle brings."""
    for language in finished():
        words = {
            forms(TERMS[name][language])[0]
            for name in ("rated", "scoring", "turn", "tournament-round")
        }
        assert len(words) == 4, language
