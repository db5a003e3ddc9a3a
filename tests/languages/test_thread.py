"""A game in a thread of every finished language: nothing that people read there is left in English."""

from __future__ import annotations

import re

import pytest

from languages.catalogue import ENGLISH
from tests.costs import sampled
from tests.languages.findings import missing
from tests.languages.reading import Told, finished
from tests.languages.rendered import messages, panels, thread

# Ids, codes, mentions, times and the names of people and games stand in every language as they are.
AS_IT_IS = re.compile(
    r"<[@#:&t!/][^>]*>|`[^`]*`|https?://\S+|\[[^]]*\]|\b(?:Ann|Bob|Cy|Dee|Eve|Caylus|Magna|Carta)\b"
)
WORD = re.compile(r"[^\W\d_]{4,}")
STEPS = 30
STEPS = 30


def vocabulary(language: str) -> set[str]:
    """The words of a language's catalogues, those of the English that it has no translation of among them."""
    told, english = Told(language), Told(ENGLISH)
    untranslated = [
        english.entries[key] for key in missing(english, told) if key in english.entries
    ]
    return {
        word.casefold()
        for entry in (*told.entries.values(), *untranslated)
        for form in entry.forms()
        for word in WORD.findall(AS_IT_IS.sub(" ", form.text))
    }


@pytest.mark.parametrize("language", sampled(finished(), 7))
async def test_a_thread_has_no_word_that_only_english_has(language):
    english = vocabulary(ENGLISH) - vocabulary(language)
    kind = ("caylus", "magna_carta")[len(finished()[: finished().index(language)]) % 2]
    async for text in thread(kind, language, STEPS):
        left = [
            word
            for word in WORD.findall(AS_IT_IS.sub(" ", text))
            if word.casefold() in english
        ]
        assert not left, (left, text)


def test_english_has_words_that_would_be_found():
    assert {"worker", "prestige", "places"} <= vocabulary(ENGLISH)


async def test_panels_and_every_message_are_read_in_a_language():
    """What `python -m tests.languages read` prints beside a thread."""
    shown = [text async for text in panels("de")]
    assert "/caylus-club tournament" in shown and any(
        "Turnier" in text for text in shown
    )
    said = list(messages("de"))
    assert "## errors.ftl" in said and len(said) > 1000 and all(said)
