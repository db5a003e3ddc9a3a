"""Phase 3, the gate: its worker moves free of charge or goes home."""

from __future__ import annotations

import pytest

from rules.caylus.events import Relocated, Scored
from rules.errors import IllegalAction
from tests.rules.play import Played, play

EVERYWHERE = {f"move {spot}" for spot in (*range(1, 9), 16)} | {
    "move trading_post",
    "move merchants_guild",
    "move joust_field",
    "move stables",
    "move inn",
    "move castle",
}


def at_gate(text: str = "", seats: int = 3) -> Played:
    """Blue decides at the gate; everybody has passed."""
    return play(text + "\nBlue place gate", seats=seats).wait("gate")


def test_gate_targets_are_everything_open_to_placing() -> None:
    """R-30."""
    game = at_gate()
    assert (game.seat, game.phase) == ("Blue", 3)
    assert game.legal == {"skip", *EVERYWHERE}


def test_gate_targets_leave_out_residences_prestige_tiles_and_occupied_buildings() -> (
    None
):
    """R-30: craft tiles anywhere on the road are open, whoever owns them."""
    game = at_gate(
        "set road 9: residence Red\nset road 10: statue Red\nset road 11: w_quarry Red\n"
        "set road 12: s_farm Blue\nset road 4: empty\n"
    )
    assert game.legal == {"skip", "move 11", "move 12", *EVERYWHERE} - {"move 4"}
    busy = play(
        "Blue place gate\nRed place 1\nGreen place trading_post\nBlue place inn\nRed place 16"
    ).wait("gate")
    assert busy.legal == {"skip", *EVERYWHERE} - {
        "move 1",
        "move trading_post",
        "move inn",
        "move 16",
    }


def test_gate_moves_a_worker_for_nothing_even_without_a_denier() -> None:
    """R-30: at no cost, even though the player has passed."""
    game = play(
        "set Blue: deniers=0\nset road 9: w_quarry Red\nBlue place gate\nRed pass\nGreen pass"
    ).wait("gate")
    assert game.has("Blue", "deniers") == (1,)
    game.act("Blue move 9")
    assert game.has("Blue", "deniers", "workers") == (1, 5)
    assert game.road(9)["worker"] == "Blue"
    assert game.json["special"]["gate"] is None
    assert [event.tile for event in game.told(Relocated)] == ["w_quarry"]


@pytest.mark.parametrize(("owner", "prestige"), [("Red", 1), ("Blue", 0)])
def test_gate_gives_the_owner_of_a_foreign_building_one_prestige(
    owner: str, prestige: int
) -> None:
    """R-31."""
    game = at_gate(f"set road 9: w_quarry {owner}").act("Blue move 9")
    assert game.has(owner, "prestige") == (prestige,)
    assert len(game.told(Scored)) == prestige


def test_gate_worker_on_a_craft_tile_beyond_the_provost_goes_home_and_the_prestige_stays() -> (
    None
):
    game = (
        at_gate("set road 9: w_quarry Red\nset provost: 8")
        .act("Blue move 9")
        .wait(turn=2)
    )
    assert game.has("Red", "prestige") == (1,)
    assert game.has("Blue", "stone", "workers") == (0, 6)


def test_gate_worker_at_the_trading_post_earns_this_very_phase() -> None:
    """R-32."""
    game = at_gate().act("Blue move trading_post")
    assert game.has("Blue", "deniers", "workers") == (7 - 1 + 3, 6)


def test_gate_worker_at_the_guild_and_the_joust_field_acts_this_very_phase() -> None:
    """R-32."""
    game = at_gate().act("Blue move merchants_guild")
    assert (game.seat, game.kind) == ("Blue", "guild")
    game = at_gate("set Blue: cloth=1").act("Blue move joust_field")
    assert (game.seat, game.kind) == ("Blue", "joust")


def test_gate_worker_at_the_stables_takes_the_next_place() -> None:
    """R-32."""
    game = play("Blue place gate\nRed place 1\nGreen place stables").wait("gate")
    game.act("Blue move stables")
    assert game.json["order"] == ["Green", "Blue", "Red"]


def test_gate_worker_at_the_castle_takes_the_next_number() -> None:
    """R-32."""
    game = play("Blue place gate\nRed place castle\nGreen place castle").wait("gate")
    game.act("Blue move castle")
    assert game.json["castle"] == ["Red", "Green", "Blue"]


def test_gate_keeps_one_worker_a_player_in_castle_and_stables() -> None:
    """R-30, R-32."""
    game = play(
        "Blue place gate\nRed pass\nGreen pass\nBlue place castle\nBlue place stables"
    ).wait("gate")
    assert "move castle" not in game.legal
    assert "move stables" not in game.legal


def test_gate_finds_no_fourth_place_in_the_stables() -> None:
    game = play(
        "Blue place gate\nRed place stables\nGreen place stables\nOrange place stables",
        seats=4,
    ).wait("gate")
    assert "move stables" not in game.legal
    with pytest.raises(IllegalAction):
        game.act("Blue move stables")


def test_two_players_cannot_reach_the_stables_through_the_gate() -> None:
    """Section 6; R-32."""
    game = at_gate(seats=2)
    assert game.legal == {"skip", *EVERYWHERE} - {"move stables"}


def test_gate_worker_enters_the_inn_beside_the_own_worker_who_then_goes_home() -> None:
    """R-33."""
    game = at_gate("set inn: Blue").act("Blue move inn").wait("provost")
    assert game.json["special"]["inn"] == {"left": None, "right": "Blue"}
    assert game.has("Blue", "workers") == (5,)


def test_gate_worker_cannot_enter_an_inn_whose_left_place_is_taken() -> None:
    """R-33."""
    game = play("set inn: Blue\nBlue place gate\nRed place inn").wait("gate")
    assert "move inn" not in game.legal


def test_gate_unused_lets_the_worker_return() -> None:
    """R-34."""
    game = at_gate().act("Blue skip")
    assert game.has("Blue", "workers") == (6,)
    assert game.json["special"]["gate"] is None


def test_gate_without_a_free_place_returns_the_worker_unasked() -> None:
    """R-34: with nothing to move to there is nothing to decide."""
    empty = "\n".join(f"set road {space}: empty" for space in range(1, 7))
    seats = ("Blue", "Red", "Green")
    rich = "\n".join(f"set {seat}: deniers=50" for seat in seats)
    text = f"{empty}\n{rich}\nBlue place gate\nRed place trading_post\nGreen place merchants_guild\n"
    text += "Blue place castle\nRed place stables\nGreen place stables\nBlue place stables\n"
    text += "Red place joust_field\nGreen place inn\nBlue place 7\nRed place 8\nGreen place 16"
    game = play(text).wait("guild")
    assert not [line for line in game.actions if line[1] == "skip" and line[0] == 0]
    assert game.has("Blue", "workers") == (3,)
