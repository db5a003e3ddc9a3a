"""Names as people choose them: short enough, harmless, and never empty."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import queries
from bot.core.model import SeatInfo
from bot.text import buildings, people
from bot.text.localization import languages, localization_for
from rules.register import GAMES
from tests.bot.world import world


def test_a_plain_name_stays_as_it_is():
    assert people.plain("Agnes of Ystar") == "Agnes of Ystar"
    assert people.plain("Ágnes Đỗ 李") == "Ágnes Đỗ 李"


def test_long_names_are_cut_to_their_columns_wide_characters_counted_twice():
    assert people.plain("a" * 32) == "a" * 19 + "…"
    assert people.plain("宽" * 32) == "宽" * 9 + "…"


def test_direction_marks_line_breaks_and_control_characters_are_gone():
    assert people.plain("a\u202eb\u200fc\nd\x00e\u2066f") == "a b c d e f"
    assert people.plain("\u202e\u200f") == "?"
    assert people.plain("") == "?"
    assert people.plain(None) == "?"


def test_a_composed_emoji_is_not_torn_apart():
    family = "👩\u200d👩\u200d👧"
    assert people.plain(family) == family


def test_markdown_mentions_and_links_of_a_name_do_not_work():
    told = people.safe("**x** @everyone")
    assert "\\*\\*" in told and "@everyone" not in told
    assert "http://" not in people.safe("http://a.b")


ARMED = (
    "<t:1:R>",
    "<t:1750000000>",
    "<@1>",
    "<@!1>",
    "<@&1>",
    "<#1>",
    "<:x:1>",
    "<a:wave:123456789>",
    "</caylus new:1>",
    "<id:home>",
    "<id:customize>",
    "<https://a.b>",
    "<a@b.example>",
    "<+15551234>",
    "[x](http://a.b)",
    "http://a.b",
    "HTTPS://a.b",
    "discord://-/x",
    "steam://run/1",
    "discord.gg/abc",
    "@everyone",
    "@here",
    ":smile:",
    "**b**",
    "__u__",
    "*i*",
    "_i_",
    "~~s~~",
    "||s||",
    "`c`",
    "```c```",
    "> q",
    ">>> q",
    "# h",
    "-# small",
    "- item",
    "1. item",
    "\\*x\\*",
)


@pytest.mark.parametrize("name", ARMED)
def test_nothing_that_discord_would_render_is_left_in_a_name(name):
    told = people.safe(name)
    # it reads as it did
    assert re.sub(r"\\(.)", r"\1", told).replace("\u2060", "") == people.plain(name)
    for sign in re.finditer(r"[][\\*_~|`<>#():@/.+-]", re.sub(r"\\.", "", told)):
        raise AssertionError(f"{sign[0]} of {told!r} still works")
    assert not re.search(r"<[@#:a/it+h]|@(everyone|here)|://|discord\.gg", told)


def test_a_name_that_shows_nothing_is_a_question_mark():
    for blank in (
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\u200d\u200d",
        "\u034f",
        "\ufe0f",
        "\u0301",
        "\u2060",
    ):
        assert people.plain(blank) == "?", ascii(blank)
        assert people.safe(blank) == "?"


def test_marks_do_not_climb_over_other_lines():
    shown = people.plain("Z" + "\u0301" * 500 + "oe")
    assert shown.count("\u0301") == 3 and len(shown) <= 8 * people.NAME_COLUMNS


def test_a_name_written_from_right_to_left_turns_nothing_round_it():
    for name in ("\u05d0\u05d1", "\u0645\u0646", "a \u05d0"):
        assert people.bare(name) == people.safe(name) == f"\u2068{name}\u2069"
    assert people.bare("Ann") == people.safe("Ann") == "Ann"
    assert "\u202e" not in people.safe("\u202eevil")


@settings(max_examples=40)
@given(st.text(max_size=64))
def test_any_name_is_short_printable_and_not_empty(name):
    shown = people.plain(name)
    assert shown
    assert sum(map(people.columns, shown)) <= people.NAME_COLUMNS
    assert len(shown) <= 8 * people.NAME_COLUMNS
    assert all(unicodedata.category(c) not in ("Cc", "Cs", "Zl", "Zp") for c in shown)


def test_a_seat_mentions_its_holder_and_an_open_one_nobody():
    assert (
        people.called(localization_for("en"), SeatInfo(1, "Red", 5, "Bob"))
        == "🔴 **Red** <@5>"
    )
    assert (
        people.called(localization_for("en"), SeatInfo(1, "Red", None, None))
        == "🔴 **Red**"
    )


def test_only_the_named_people_can_be_pinged_and_nobody_twice():
    allowed = people.pings(5, None, 5, 7)
    assert [person.id for person in allowed.users] == [5, 7]
    assert allowed.everyone is False and allowed.roles is False


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_two_tiles_or_cards_have_one_name_in_a_list(game, language):
    called = buildings.names_apart(localization_for(language), game)
    assert len({*called.values()}) == len(called) == len(GAMES[game].guide.printed)


async def test_a_new_name_is_known_in_every_game_as_soon_as_its_person_does_anything():
    async with world() as here:
        games = [await here.table(2), await here.table(3)]
        here.env.backend.users[here.people[0].id].global_name = "Agnes"
        await here.slash(0, here.channel, "games")
        await here.env.settle()
        for game in games:
            info = await here.bot.db.read(queries.info, game)
            assert [
                seat.name for seat in info.seats if seat.user == here.people[0].id
            ] == ["Agnes"]
        assert here.env.errors == []
