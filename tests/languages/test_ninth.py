"""A language that nobody has heard of is added by files alone: the checks, the bot and the pictures know it."""

from __future__ import annotations

import shutil

import discord
import pytest

import rendering
from bot.interactions.slash_commands import CatalogueTranslator
from bot.text.localization import accent, languages, localization_for, pseudo
from languages.catalogue import ENGLISH
from rendering.words import Words
from tests import sample_language
from tests.languages.findings import findings
from tests.languages.reading import ROOMS, ROOT, Told
from tests.languages.stamps import stamp
from tests.rendering.positions import NAMES, saved

NINTH = "uk"


@pytest.mark.exhaustive
def test_the_checks_know_a_new_language_as_soon_as_there_are_files_of_it(tmp_path):
    for room in ROOMS:
        shutil.copytree(
            ROOT / room / "locales" / ENGLISH, tmp_path / room / "locales" / ENGLISH
        )
        folder = tmp_path / room / "locales" / NINTH
        folder.mkdir()
        for path in (tmp_path / room / "locales" / ENGLISH).glob("*.ftl"):
            (folder / path.name).write_text(
                pseudo(path.read_text(encoding="utf-8")), encoding="utf-8"
            )
    (tmp_path / "tests" / "languages").mkdir(parents=True)
    stamp(root=tmp_path)
    found = findings(Told(ENGLISH, tmp_path), Told(NINTH, tmp_path))
    # English with other letters: nothing is unknown or lost; codes are changed too, Ukrainian has more plurals, and
    # English has no names of commands, and what stays English is needless here.
    assert {finding.kind for finding in found} <= {
        "codes",
        "plural",
        "letters",
        "long",
        "missing",
        "needless",
    }
    assert all(
        finding.key.endswith("name") for finding in found if finding.kind == "missing"
    )
    assert any(
        finding.key == "rules:goods-deniers"
        for finding in found
        if finding.kind == "plural"
    )


async def test_the_bot_and_the_pictures_speak_a_new_language_and_discord_gets_its_commands(
    tmp_path,
):
    with sample_language.spoken(tmp_path) as code:
        assert code in languages()
        assert localization_for(code).format(
            "seat-claimed", player="<@1>"
        ) == "<@1> " + accent("has taken over this seat.")
        told = rendering.describe(
            saved("caylus-late").view, saved("caylus-late").events, Words(NAMES, code)
        )
        assert accent("Prestige") in told and "Prestige" not in told
        string = discord.app_commands.locale_str(
            "English", message="cmd-new", attribute=""
        )
        translated = await CatalogueTranslator().translate(
            string, discord.Locale.ukrainian, None
        )
        assert translated == accent(localization_for(ENGLISH).format("cmd-new"))
    assert code not in languages()
