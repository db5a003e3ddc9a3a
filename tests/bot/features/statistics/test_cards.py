"""The card of a person: what it tells of one game, of games with computers alone, and of many."""

from __future__ import annotations

import msgspec
import pytest

from bot.features.statistics import text
from bot.features.statistics.handlers import picture
from bot.features.statistics.queries import PersonStanding, Sums
from bot.text.localization import languages, localization_for
from rendering import Tally, Words
from rendering.charts.table import tally_scene
from rendering.lettering import ELLIPSIS
from rendering.nodes import Text
from storage.statistics import ResultRow, TallyRow

SAY = localization_for("en")


def standing(*games):
    """What is known of a person after (games, won, with computers) of 50 points each."""
    rows = []
    for number, won, beside in games:
        for what, count, total in (
            ("games", number, 50 * number),
            ("won", won, 0),
            ("used-n_farm", 3, 0),
        ):
            rows.append(TallyRow("caylus", 2, beside, what, count, total))
        rows.append(TallyRow("caylus", 2, beside, "points-castle", number, 20 * number))
    sums = Sums(tuple(rows))
    number, won, beside = games[0]
    blank = dict.fromkeys(ResultRow.__struct_fields__, 0)
    last = ResultRow(
        **{
            **blank,
            "kind": "caylus",
            "players": 2,
            "beside": beside,
            "rank": 2 - won,
            "score": 50,
        }
    )
    return PersonStanding(
        sums, sums, {"caylus": (last,) * number}, {"caylus": last}, {}, {}, None
    )


def card(*games):
    return text.person_card(SAY, "Ann", standing(*games), "caylus", alone=True)


def test_one_game_with_a_computer_is_told_as_what_it_is():
    told = card((1, 1, 1))
    first, *others = told.parts
    assert first["title"] == "Caylus, with computers"
    assert first["items"] == [
        ("1", "game"),
        ("1", "won"),
        ("50", "average score"),
        ("1", "of 2"),
    ]
    assert first["firsts"] == [3], "with a crown"
    assert [part["title"] for part in others][:2] == [
        "Points per game, by source",
        "Used most",
    ]
    words = text.card_text(SAY, told)
    assert "**Caylus, with computers** game: 1 · won: 1 · average score: 50\n" in words
    assert "newest first: 1 of 2" in words and "With computers:" not in words


def test_games_among_people_go_before_those_with_computers_and_many_have_a_share_of_wins():
    told = card((5, 1, 0), (3, 3, 1))
    assert told.parts[0]["title"] == "Caylus"
    assert told.parts[0]["items"] == [
        ("5", "games"),
        ("20%", "won"),
        ("50", "average score"),
        ("50", "best"),
    ]
    assert told.parts[1]["title"] == "Recent finishes, newest first"
    assert "With computers: 3 games, 3 won" in told.notes
    used = next(part for part in told.parts if part["title"] == "Used most")
    assert [row["tile"] for row in used["rows"]] == ["n_farm"]


def test_the_mean_of_everybody_is_told_only_where_others_have_played():
    points = next(part for part in card((2, 1, 0)).parts if part["type"] == "bars")
    assert points["key"] == "" and points["rows"][0]["mark"] is None


SOURCES = (
    "castle",
    "buildings",
    "favors",
    "owners",
    "losses",
    "gold",
    "cubes",
    "deniers",
)
USED = ("n_farm", "gate", "merchants_guild", "w_peddler", "s_architect", "w_farm_food")
BUILT = ("library", "s_farm", "w_lawyer", "cathedral", "w_sawmill", "s_workshop")


def fullest():
    """A person of many games: every part of the card has as many rows as it may."""
    rows = []
    for players in (2, 3, 4, 5):
        rows += [
            TallyRow("caylus", players, 0, what, 9, 90)
            for what in ("games", "won", "provost", "batches")
        ]
        rows += [
            TallyRow("caylus", players, 0, f"points-{one}", 9, 90 + at)
            for at, one in enumerate(SOURCES)
        ]
        for what, tiles in (("used", USED), ("built", BUILT)):
            rows += [
                TallyRow("caylus", players, 0, f"{what}-{one}", 9 - at, 0)
                for at, one in enumerate(tiles)
            ]
        lines = ("prestige", "deniers", "cubes", "building")
        rows += [TallyRow("caylus", players, 0, f"line-{line}", 9, 0) for line in lines]
    blank = dict.fromkeys(ResultRow.__struct_fields__, 0)
    form = [
        ResultRow(**{**blank, "kind": "caylus", "players": 5, "rank": at % 5 + 1})
        for at in range(7)
    ]
    more = tuple(msgspec.structs.replace(row, number=2 * row.number) for row in rows)
    return PersonStanding(
        Sums(tuple(rows)),
        Sums(more),
        {"caylus": tuple(form)},
        {"caylus": form[0]},
        {},
        {},
        None,
    )


@pytest.mark.parametrize("language", languages())
def test_the_fullest_card_is_one_page_of_a_phone_in_every_language(language):
    told = text.person_card(
        localization_for(language), "Ann", fullest(), "caylus", alone=True
    )
    assert len(told.parts) == 8
    assert [len(part["rows"]) for part in told.parts if "rows" in part] == [4, 8, 6, 6]
    drawn = picture(localization_for(language), told)
    tally = msgspec.convert(drawn.what, Tally)
    scene = tally_scene(tally, Words((), language), "light")
    assert scene.width == 1080 and scene.height <= 1944
    said = [
        node.text
        for block in scene.blocks
        for node in block.nodes
        if isinstance(node, Text)
    ]
    assert not [one for one in said if ELLIPSIS in one]
