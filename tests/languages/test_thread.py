"""A game in a thread of every finished language: nothing that people read there is left in English."""

from __future__ import annotations

import re

import pytest

from languages.catalogue import ENGLISH
from tests.bot.players import Player, components
from tests.bot.world import world
from tests.costs import sampled
from tests.languages.findings import missing
from tests.languages.reading import Told, finished

# Ids, codes, mentions, times and the names of people and games stand in every language as they are.
AS_IT_IS = re.compile(
    r"<[@#:&t!/][^>]*>|`[^`]*`|https?://\S+|\[[^]]*\]|\b(?:Ann|Bob|Cy|Dee|Eve|Caylus|Magna|Carta)\b"
)
WORD = re.compile(r"[^\W\d_]{4,}")
STEPS = 30
LOOKS = (
    ("status", {}),
    ("history", {}),
    ("games", {}),
    ("rules", {"topic": "turn"}),
    ("me notify", {}),
    ("me hours", {}),
    ("undo", {}),
    ("table settings", {}),
    ("table vote", {}),
    ("plan turn", {}),
    ("board", {"view": "text"}),
)


def vocabulary(language: str) -> set[str]:
    """The words of a language's catalogues, those of the English that it has no translation of among them."""
    told, english = Told(language), Told(ENGLISH)
    untranslated = [english.entries[key] for key in missing(english, told) if key in english.entries]
    return {
        word.casefold()
        for entry in (*told.entries.values(), *untranslated)
        for form in entry.forms()
        for word in WORD.findall(AS_IT_IS.sub(" ", form.text))
    }


async def read_by_people(kind: str, language: str) -> list[str]:
    """Every text of a thread, its buttons and menus, and of some answers."""
    async with world(language=language) as here:
        for person in here.people:
            await here.bot.settings_cache.set(person.id, language=language)
        game = await here.table(2, game=kind)
        home = await here.home(game)
        player = Player(here, game, seed=17, way="mixed")
        for _ in range(STEPS):
            if not await player.step():
                break
        found = []
        for command, options in LOOKS:
            answer = await here.slash(0, home, command, **options)
            found.append(answer.response.content)
        for message in (*home.history(), *here.channel.history()):
            if message.type.value not in (0, 20):
                continue
            found.append(message.content)
            for part in components(message):
                found += [part.get("label") or "", part.get("placeholder") or ""]
                found += [option["label"] for option in part.get("options", [])]
        return found


@pytest.mark.parametrize("language", sampled(finished(), 7))
async def test_a_thread_has_no_word_that_only_english_has(language):
    english = vocabulary(ENGLISH) - vocabulary(language)
    kind = ("caylus", "magna_carta")[len(finished()[: finished().index(language)]) % 2]
    for text in await read_by_people(kind, language):
        left = [word for word in WORD.findall(AS_IT_IS.sub(" ", text)) if word.casefold() in english]
        assert not left, (left, text)


def test_english_has_words_that_would_be_found():
    assert {"worker", "prestige", "places"} <= vocabulary(ENGLISH)
