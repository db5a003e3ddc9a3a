"""Phase 3 and the provost's advance at the end of the turn."""

from __future__ import annotations

from rules.magna_carta.events import ProvostMoved
from rules.model import PhaseEnded
from tests.rules.magna_carta.positions import play

LONG = "".join(
    f"set road {place}: {card} Red\n"
    for place, card in enumerate(
        ("bank", "church", "market", "peddler", "large_farm"), 3
    )
)


def test_in_passing_order_each_player_moves_him_once_for_a_denier_a_card() -> None:
    """M-30."""
    game = play(LONG, seats=2).act("Blue pass", "Red pass")
    assert (game.seat, game.kind, game.phase) == ("Blue", "provost", 3)
    assert game.legal == {
        "provost -1",
        "provost 0",
        "provost +1",
        "provost +2",
        "provost +3",
    }
    game.act("Blue provost +3")
    assert game.told(ProvostMoved) == [ProvostMoved(0, 2, 5, "bridge")]
    assert (game.json["provost"], game.player("Blue")["deniers"]) == (5, 4)
    game.act("Red provost -2")
    assert game.told(ProvostMoved) == [
        ProvostMoved(1, 5, 3, "bridge"),
        ProvostMoved(-1, 3, 5, "turn"),
    ]
    assert game.player("Red")["deniers"] == 4 + 2


def test_he_goes_no_farther_than_the_deniers_in_hand() -> None:
    game = play(f"{LONG}set Blue: deniers=0\n\nBlue place 1\nRed pass\nBlue pass")
    game.wait("provost", seat="Blue")
    assert game.player("Blue")["deniers"] == 1
    assert game.legal == {"provost -1", "provost 0", "provost +1"}


def test_without_a_denier_he_stays_by_himself() -> None:
    game = play("set Blue: deniers=0\nset Red: deniers=0\nset hand Blue: bank\n")
    game.act("Blue place 1", "Red pass", "Blue draw", "Blue pass", "Red provost 0")
    assert game.turn == 2


def test_cards_built_this_turn_count_for_the_end_of_the_road() -> None:
    """M-7."""
    game = play(
        "set hand Blue: small_farm\n\nBlue build small_farm\nRed pass\nBlue pass"
    )
    assert game.legal == {"provost -1", "provost 0", "provost +1"}


def test_residences_and_prestige_cards_count_as_cards_for_his_way() -> None:
    """M-7."""
    text = "set road 3: residence Blue\nset road 4: statue Blue\nset road 5: bank Red\n\nBlue pass\nRed pass"
    game = play(text).act("Blue provost +2")
    assert game.json["provost"] == 4


def test_he_never_goes_before_the_first_card_which_always_works() -> None:
    """M-8."""
    game = play("set provost: 1\n\nBlue place 1\nRed pass\nBlue pass")
    assert game.legal == {"provost 0", "provost +1"}
    game.act("Red provost 0", "Blue provost 0")
    assert game.player("Blue")["food"] == 3


def test_at_the_end_of_the_turn_he_advances_two_cards_or_to_the_last() -> None:
    for start, end in ((2, 4), (5, 7), (6, 7), (7, 7)):
        game = play(f"{LONG}set provost: {start}\n").wait(turn=2)
        assert game.json["provost"] == end
        assert game.told(ProvostMoved)[-1] == ProvostMoved(-1, start, end, "turn")


def test_the_view_at_the_end_of_a_phase_is_that_of_the_moment() -> None:
    game = play(LONG).wait(turn=2)
    ended = game.told(PhaseEnded)
    assert [event.phase for event in ended] == [2, 3, 4, 5, 6, 1]
    assert [event.view.provost for event in ended] == [2, 2, 2, 2, 4, 4]
    assert all(
        event.view.seat is None and event.view.players[0].hand is None
        for event in ended
    )
