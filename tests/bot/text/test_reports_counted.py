"""What is counted, in reports: the houses of a section on one line, the end of a game in its table of points alone."""

from __future__ import annotations

from types import SimpleNamespace

from bot.core.history import PhaseHistory
from bot.delivery import phase_report
from bot.text import reports
from rules.caylus import events
from rules.model import GameEnded, PhaseEnded
from rules.register import find_game
from tests.bot.text.test_reports import SAY, told_by


def test_houses_of_several_in_a_section_stand_on_one_line():
    names = ("Blue", "Red", "Green", "Orange")
    counted = [events.SectionCounted(seat, "dungeon", 1, 0) for seat in (0, 2)]
    one_each = "Houses (dungeon): Blue and Green: 1 each (no favor)."
    assert told_by(names, counted) == [one_each]
    favor = [
        events.SectionCounted(3, "dungeon", 4, 2),
        events.FavorUsed(3, "prestige", 1, moved=True),
    ]
    other = events.SectionCounted(1, "walls", 1, 0)
    assert told_by(names, [*counted, *favor, other]) == [
        "Houses (dungeon): Orange: 4 (2 favors); Blue and Green: 1 each (no favor).",
        "Orange uses a favor (prestige, level 1).",
        "Red has 1 house (walls): no favor.",
    ]


def test_the_last_report_of_a_game_leaves_the_count_to_the_table_of_points_below_it():
    happened = [
        events.Scored(1, -4, "penalty", "castle"),
        *(events.SeatResult(seat, 30, 3, 1, 2, 36) for seat in range(2)),
        GameEnded((36, 36), (0, 1)),
        PhaseEnded(11, 6, None),
    ]
    seats = [SimpleNamespace(seat=seat, level=None) for seat in range(2)]
    position = SimpleNamespace(
        game=find_game("caylus"), info=SimpleNamespace(seats=seats)
    )
    part = SimpleNamespace(turn=11, phase=6, stood=(), read=lambda game: happened)
    assert phase_report.lines(SAY, position, [part]) == [
        "**Turn 11: castle**",
        "• Red gives no batch and loses 4 prestige.",
    ]
    history = [PhaseHistory(11, 6, tuple(happened))]
    assert len(reports.report_lines(SAY, position.game, ("Blue", "Red"), history)) == 5
