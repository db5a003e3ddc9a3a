"""Tournaments as CSV and JSON: standings can be computed from what was written."""

from __future__ import annotations

import csv
import io

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.tournaments.export import (
    decimal,
    document,
    read,
    shown,
    standings_csv,
    tables_csv,
)
from bot.features.tournaments.model import Format, Rules, Seeding, TieBreak
from bot.features.tournaments.standings import standings
from tests.bot.features.tournaments.playing import played


def name(number):
    return "=HYPERLINK(1)" if number == 3 else f"Žofie, {number}"


@pytest.mark.parametrize("format_", list(Format))
def test_standings_can_be_computed_from_the_json_which_has_no_ratings(format_):
    rules = Rules(format=format_, rounds=3, seeding=Seeding.RATING, seed=4)
    people, tables = played(rules, 13, 4, leaving=0.1)
    found = read(document("Cup", "caylus", rules, people, tables, name))
    assert found.standings == standings(rules, people, tables)
    assert standings(found.rules, found.entrants, found.tables) == found.standings
    assert sorted(one.rating for one in found.entrants) == list(range(1, 14))
    assert found.names[1] == "Žofie, 1"


def test_something_else_is_no_tournament():
    with pytest.raises(msgspec.ValidationError):
        read(b"{}")


def test_a_sheet_has_a_line_for_everybody_and_one_for_every_seat():
    rules = Rules(rounds=2)
    people, tables = played(rules, 9, 1)
    rows = list(csv.DictReader(io.StringIO(standings_csv(rules, people, tables, name))))
    assert [int(row["number"]) for row in rows] == [
        row.entrant for row in standings(rules, people, tables)
    ]
    assert {row["name"] for row in rows if row["number"] == "3"} == {"'=HYPERLINK(1)"}
    seats = list(csv.DictReader(io.StringIO(tables_csv(rules, tables, name))))
    assert len(seats) == 18
    for row in rows:
        mine = [
            float(seat["points"]) for seat in seats if seat["number"] == row["number"]
        ]
        assert sum(mine) == pytest.approx(float(row["points"]), abs=0.02)


def test_an_open_table_has_no_points_yet():
    people, tables = played(Rules(rounds=1), 4, 1)
    opened = replace(tables[0], state="playing")
    assert ",,,no" in tables_csv(
        Rules(),
        [
            replace(
                opened,
                seats=tuple(
                    replace(seat, score=None, rank=None) for seat in opened.seats
                ),
            )
        ],
        name,
    )
    assert people


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (270, 60, "4.5"),
        (200, 60, "3.33"),
        (360, 60, "6"),
        (0, 60, "0"),
        (220, 60, "3.67"),
        (-30, 60, "-0.5"),
    ],
)
def test_numbers_have_two_decimals_at_most(value, unit, text):
    assert decimal(value, unit) == text


def test_a_share_is_shown_in_percent():
    assert shown(TieBreak.SHARE, 9734) == "97.34"
    assert shown(TieBreak.DIRECT, -2) == "-2"
