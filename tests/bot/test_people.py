"""Names as people choose them: short enough, harmless, and never empty."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from bot.table import SeatInfo
from bot.wording import people


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


@given(st.text(max_size=64))
def test_any_name_is_short_printable_and_not_empty(name):
    shown = people.plain(name)
    assert shown
    assert sum(map(people.columns, shown)) <= people.SHOWN
    assert all(unicodedata.category(c) not in ("Cc", "Cs", "Zl", "Zp") for c in shown)


def test_a_seat_mentions_its_holder_and_an_open_one_nobody():
    assert people.called(SeatInfo(1, "Red", 5, "Bob")) == "🔴 **Red** <@5>"
    assert people.called(SeatInfo(1, "Red", None, None)) == "🔴 **Red**"


def test_only_the_named_people_can_be_pinged_and_nobody_twice():
    allowed = people.pings(5, None, 5, 7)
    assert [person.id for person in allowed.users] == [5, 7]
    assert allowed.everyone is False and allowed.roles is False
