"""The beginner rules (section 5)."""

from __future__ import annotations

from rules.model import PhaseEnded
from tests.rules.magna_carta.positions import play

RICH = "set Blue: deniers=9 food=5 wood=5 stone=5 gold=5\n"


def test_there_are_ten_cards_six_prestige_cards_and_no_provost() -> None:
    game = play(beginner=True)
    assert game.json["provost"] is None
    assert len(game.player("Blue")["hand"]) + game.player("Blue")["pile"] == 10
    assert game.json["stock"]["prestige"] == [
        "theatre",
        "statue",
        "stables",
        "town_hall",
        "monument",
        "cathedral",
    ]
    assert game.player("Blue")["front"] == []
    assert "front" not in play().player("Blue")


def test_every_card_with_a_worker_works_and_there_is_no_phase_3() -> None:
    game = play(
        "set road 3: bank Red\nset road 4: small_quarry Red\n\nBlue place 4\nRed pass\nBlue pass",
        beginner=True,
    )
    assert [event.phase for event in game.events if isinstance(event, PhaseEnded)][
        :3
    ] == [1, 2, 4]
    assert game.player("Blue")["stone"] == 1
    assert game.player("Red")["stone"] == 1


def test_a_prestige_card_lies_before_its_builder_without_a_residence() -> None:
    game = play(f"{RICH}set hand Blue:\n", beginner=True)
    game.act("Blue prestige cathedral")
    assert game.kind == "payment"
    game.act("Blue pay gold+gold+gold+stone+stone+stone+stone+stone")
    assert game.player("Blue")["front"] == ["cathedral"]
    assert "cathedral" not in game.json["stock"]["prestige"]
    assert len(game.json["road"]) == 2
    game.wait(turn=2)
    assert game.player("Blue")["deniers"] == 9 + 2 + 2


def test_road_and_prestige_cards_score_their_printed_points() -> None:
    game = play(
        f"{RICH}set tokens: 0/0/1\nset road 3: bank Blue\n"
        "\nBlue prestige theatre\nBlue pay gold+wood+wood\nRed pass\nBlue pass\nBlue done",
        beginner=True,
    )
    assert game.over
    view = game.game.view(game.state)
    assert view.players[0].prestige == 3 + 6
    assert view.provost is None
