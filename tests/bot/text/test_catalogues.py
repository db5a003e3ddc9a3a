"""Every word for people stands in a catalogue, and nothing bypasses them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.core.table_settings import UNDO_POLICIES
from bot.text import localization
from bot.text.game_status import option_text
from bot.text.localization import PSEUDO, Localization, accent, localization_for
from languages.catalogue import files
from rules.model import Message
from tests.bot.players import Player, components
from tests.bot.world import world
from tests.costs import sampled

ROOT = Path(__file__).resolve().parents[3]
SOURCES = [
    *(
        path
        for path in (ROOT / "bot").rglob("*.py")
        if path.relative_to(ROOT / "bot").parts[0] != "table"
    ),
    *(ROOT / "rules").glob("*/guide.py"),
    *(ROOT / "rules").glob("*/orders.py"),
    *(ROOT / "rules" / "shared").glob("*.py"),
]


def test_every_message_that_code_names_exists():
    missing = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            first = node.args[0]
            if called in (
                "say",
                "UserError",
                "markup_error",
                "NoThread",
            ) and isinstance(first, ast.Constant):
                name = str(first.value)
                if re.fullmatch(r"[a-z][a-z0-9-]+", name) and not localization_for(
                    "en"
                ).has(name):
                    missing.append((path.name, name))
    assert missing == []


def test_no_two_catalogues_that_are_read_together_share_an_id():
    seen: dict[str, str] = {}
    for path in files("en", localization.rooms()):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in seen, (
                    entry.id.name,
                    path.name,
                    seen[entry.id.name],
                )
                seen[entry.id.name] = path.name
    assert len(seen) > 400


def test_the_pseudo_language_has_no_plain_letter_outside_of_arguments():
    l10n = localization_for(PSEUDO)
    assert l10n.format("seat-claimed", player="<@1>") == "<@1> " + accent(
        "has taken over this seat."
    )
    assert l10n.format("card-seats", taken=2, low=2, high=5).startswith(
        "2 " + accent("players")
    )


def test_messages_of_the_rules_are_said_with_their_nested_parts_and_lists():
    l10n = localization_for("en")
    one = Message("goods-food", {"n": 1}, "1 food")
    two = Message("goods-cloth", {"n": 2}, "2 cloth")
    told = Message(
        "event-gained",
        {
            "seat": "Blue",
            "goods": (one, two),
            "source": Message("tile-n_farm", {}, "Farm"),
        },
        "",
    )
    assert l10n.format_message(told) == "Blue gets 1 food and 2 cloth (Farm)."
    assert (
        l10n.format_message(Message("no-such-message", {}, "Plain English."))
        == "Plain English."
    )
    assert l10n.join(["a", "b", "c"]) == "a, b and c"


def test_an_unknown_message_is_shown_by_its_id_and_complained_about(no_missing_message):
    assert Localization("en", None).format("no-such-message") == "no-such-message"
    assert "no-such-message" in no_missing_message.pop()


def test_a_language_without_a_catalogue_is_english():
    assert localization_for("xx-YY").format("done") == localization_for("en").format(
        "done"
    )


# Ids, codes, mentions, times and the names of people, files and languages stand in every language as they are.
UNTRANSLATED = re.compile(
    r"<[@#:&t!/][^>]*>|`[^`]*`|https?://\S+|\b(Ann|Bob|Cy|Dee|Eve|Caylus|UTC|pseudo)\b|\[[^]]*\]"
)
PLAIN_WORD = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize("kind", sampled(["caylus", "magna_carta"], 2, 1))
async def test_in_the_pseudo_language_nothing_that_people_read_bypasses_the_catalogues(
    kind,
):
    async with world(language=PSEUDO) as here:
        game = await here.table(2, game=kind)
        home = await here.home(game)
        player = Player(here, game, seed=13, way="mixed")
        for _ in range(40):
            if not await player.step():
                break
        answers = [
            await here.slash(0, home, command, **options)
            for command, options in (
                ("status", {}),
                ("history", {}),
                ("games", {}),
                ("rules", {"topic": "privacy"}),
                ("me notify", {}),
                ("me hours", {}),
                ("undo", {}),
                ("building", {"name": "cathedral"}),
                ("table settings", {}),
                ("table vote", {}),
                ("join", {}),
            )
        ]
        texts_ = [answer.response.content for answer in answers]
        for message in (*home.history(), *here.channel.history()):
            if message.type.value != 0 and message.type.value != 20:
                continue
            texts_.append(message.content)
            for part in components(message):
                texts_ += [part.get("label") or "", part.get("placeholder") or ""]
                texts_ += [option["label"] for option in part.get("options", [])]
        for text in texts_:
            rest = UNTRANSLATED.sub("", text)
            assert not PLAIN_WORD.search(rest), (PLAIN_WORD.search(rest), text)


def test_no_sentence_says_until_before_a_time_that_reads_as_in_so_long():
    """Discord shows most of our times as "in 3 days"; only the end of an absence is a date."""
    text = (ROOT / "bot" / "locales" / "en" / "bot.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(\S+) = .*\buntil \{ \$when \}", text, re.MULTILINE)
    assert found == ["prompt-away", "me-away-until", "seat-away"]


def test_a_policy_of_undo_has_one_name_everywhere():
    english = localization_for("en")
    say = english.format
    for policy in UNDO_POLICIES:
        named = option_text(english, "undo", policy)
        assert named == f"undo: {say(f'choice-undo-{policy}')}"
        if policy != "off":
            assert say(f"choice-undo-{policy}") in say("rules-undo")


@pytest.mark.parametrize("count", [1, 3])
def test_what_an_undo_would_take_back_stands_in_a_line_of_its_own(count):
    told = "🔵 Blue discards the farm; 🔵 Blue draws 3 cards"
    for message_id in ("undo-asks", "vote-undo"):
        text = localization_for("en").format(
            message_id, codes=told, count=count, players="<@1>", asker="<@2>"
        )
        first, second = text.split("\n")
        assert first.endswith(":") and second.strip() == second == told
