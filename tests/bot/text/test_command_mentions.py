"""Commands in texts, as readers find them."""

from __future__ import annotations

import pytest

from bot.text import localization
from bot.text.localization import languages, localization_for
from tests.bot.world import said, tree, world
from tests.languages.reading import Told

NAMES = {
    ("cmd-table", "name"): "stůl",
    ("cmd-table-claim", "name"): "převzít",
    ("cmd-status", "name"): "stav",
    ("cmd-history", "name"): "průběh",
    ("cmd-history", "turn-name"): "kolo",
    ("cmd-caylus-club-puzzle", "name"): "hádanka",
    ("cmd-board", "view-name"): "pohled",
    ("choice-view-phone", None): "mobil",
    ("cmd-table-moderate", "act-name"): "zásah",
    ("choice-moderate-back", None): "vrátit zásah",
    ("cmd-caylus-server-settings", "opens-name"): "otevírá",
}


def named(message, attribute):
    return NAMES.get((message, attribute))


@pytest.mark.parametrize(
    ("text", "known", "unknown"),
    [
        ("`/caylus status`", "</caylus status:7>", "`/caylus stav`"),
        (
            "(`/caylus table claim`).",
            "(</caylus table claim:7>).",
            "(`/caylus stůl převzít`).",
        ),
        ("`/caylus table`", "`/caylus stůl`", "`/caylus stůl`"),
        ("`/caylus-club puzzle`", "</caylus-club puzzle:8>", "`/caylus-club hádanka`"),
        (
            "`/caylus history turn:5 animated:true`",
            "</caylus history:7> `kolo:5 animated:true`",
            "`/caylus průběh kolo:5 animated:true`",
        ),
        (
            "`/caylus new` · `/caylus status`",
            "`/caylus new` · </caylus status:7>",
            "`/caylus new` · `/caylus stav`",
        ),
        (
            "`/caylus board view:phone`",
            "`/caylus board pohled:mobil`",
            "`/caylus board pohled:mobil`",
        ),
        (
            "`/caylus table moderate act:back`",
            "`/caylus stůl moderate zásah:vrátit zásah`",
            "`/caylus stůl moderate zásah:vrátit zásah`",
        ),
        (
            "`/caylus-server settings opens:`",
            "`/caylus-server settings otevírá:`",
            "`/caylus-server settings otevírá:`",
        ),
        (
            "`place gate` and /caylus status",
            "`place gate` and /caylus status",
            "`place gate` and /caylus status",
        ),
    ],
)
def test_a_command_in_a_text_can_be_pressed_where_its_id_is_known_else_it_has_its_name(
    text, known, unknown
):
    assert localization.with_mentions(text, named) == unknown
    localization.learn_command_ids(
        {
            "caylus status": 7,
            "caylus table claim": 7,
            "caylus history": 7,
            "caylus-club puzzle": 8,
        }
    )
    assert localization.with_mentions(text, named) == known


def test_where_commands_are_listed_by_their_english_names_texts_in_every_language_name_them_so():
    localization.learn_command_ids({}, english=True)
    assert (
        localization.with_mentions("`/caylus board view:phone`", named)
        == "`/caylus board view:phone`"
    )
    for language in languages():
        assert "`/caylus new`" in localization_for(language).format("games-none")


async def test_every_command_that_a_text_names_is_there():
    localization.learn_command_ids(
        {one.qualified_name: 1 for one in (await tree()).walk_commands()}
    )
    named_ = 0
    for key, entry in Told("en").entries.items():
        for form in entry.forms():
            text = localization.with_mentions(form.text, lambda *_: None)
            assert "`/caylus" not in text, (key, text)
            named_ += "</caylus" in text
    assert named_ > 50


@pytest.mark.parametrize(
    ("message", "text", "found"),
    [
        (
            "rules-commands",
            "`/caylus history`, `status`, `table claim`",
            "`/caylus history`, `stav`, `stůl převzít`",
        ),
        (
            "replay-too-long",
            "`/caylus history` `turn:5`, `turn`",
            "`/caylus history` `kolo:5`, `kolo`",
        ),
        ("moderation-bar-does", "`act:back`", "`zásah:vrátit zásah`"),
        ("pace-order-empty", "`status` and `history`", "`status` and `history`"),
    ],
)
def test_commands_and_options_named_by_one_word_have_their_names_where_a_message_means_them(
    message, text, found
):
    assert localization.with_short_names(message, text, named) == found


def test_every_command_and_option_named_by_one_word_is_there():
    met = set()
    asked = []
    czech = localization_for("cs")

    def named(*key):
        asked.append(key)
        return "word" if czech.has(*key) else None

    for entry in Told("en").entries.values():
        for form in entry.forms():
            before = len(asked)
            localization.with_short_names(entry.id, form.text, named)
            met |= {entry.id} if len(asked) > before else set()
    assert met == set(localization._SHORTENED)
    assert [
        (message, word)
        for message, word in asked
        if word and not czech.has(message, word)
    ] == []


async def test_a_text_of_the_bot_mentions_its_commands_as_discord_has_them():
    async with world() as here:
        (caylus,) = [
            one for one in await here.bot.tree.fetch_commands() if one.name == "caylus"
        ]
        assert f"</caylus new:{caylus.id}>" in await said(
            here, 0, here.channel, "games"
        )
