"""The card of a person: what it tells of one game, of games with computers alone, and of many."""

from __future__ import annotations

from bot.features.statistics import text
from bot.features.statistics.queries import PersonStanding, Sums
from bot.text.localization import localization_for
from storage.statistics import ResultRow, TallyRow

SAY = localization_for("en")


def standing(*games):
    """What is known of a person after (games, won, with computers) of 50 points each."""
    rows = []
    for number, won, beside in games:
        for what, count, total in (("games", number, 50 * number), ("won", won, 0), ("used-n_farm", 3, 0)):
            rows.append(TallyRow("caylus", 2, beside, what, count, total))
        rows.append(TallyRow("caylus", 2, beside, "points-castle", number, 20 * number))
    sums = Sums(tuple(rows))
    number, won, beside = games[0]
    blank = dict.fromkeys(ResultRow.__struct_fields__, 0)
    last = ResultRow(
        **{**blank, "kind": "caylus", "players": 2, "beside": beside, "rank": 2 - won, "score": 50}
    )
    return PersonStanding(sums, sums, {"caylus": (last,) * number}, {"caylus": last}, {}, {}, None)


def card(*games):
    return text.person(SAY, "Ann", standing(*games), "caylus", alone=True)


def test_one_game_with_a_computer_is_told_as_what_it_is():
    told = card((1, 1, 1))
    first, *others = told["parts"]
    assert first["title"] == "Caylus, with computers"
    assert first["items"] == [("1", "game"), ("1", "won"), ("50", "mean score"), ("1", "of 2")]
    assert first["firsts"] == [3], "with a crown"
    assert [part["title"] for part in others][:2] == ["Points a game, by source", "Used most"]
    words = text.text(SAY, told)
    assert "**Caylus, with computers** game: 1 · won: 1 · mean score: 50\n" in words
    assert "newest first: 1 of 2" in words and "With computers:" not in words


def test_games_among_people_go_before_those_with_computers_and_many_have_a_share_of_wins():
    told = card((5, 1, 0), (3, 3, 1))
    assert told["parts"][0]["title"] == "Caylus"
    assert told["parts"][0]["items"] == [
        ("5", "games"),
        ("20 %", "won"),
        ("50", "mean score"),
        ("50", "best"),
    ]
    assert told["parts"][1]["title"] == "Place in the last games, newest first"
    assert "With computers: 3 games, 3 won" in told["notes"]
    used = next(part for part in told["parts"] if part["title"] == "Used most")
    assert [row["tile"] for row in used["rows"]] == ["n_farm"]


def test_the_mean_of_everybody_is_told_only_where_others_have_played():
    points = next(part for part in card((2, 1, 0))["parts"] if part["type"] == "bars")
    assert points["key"] == "" and points["rows"][0]["mark"] is None
