"""Phase 6: batches, houses, the loss of who gives nothing, and the favor of the best builder."""

from __future__ import annotations

import itertools

import pytest

from rules.caylus.events import BatchGiven, BestBuilder, Scored
from tests.rules.caylus.tables import SECTION_PRESTIGE
from tests.rules.play import Played, play

ALL = ("food", "wood", "stone", "cloth", "gold")
BESIDE = ("cloth", "gold", "stone", "wood")


def castle(
    goods: str, text: str = "", actions: str = "Blue place castle", seats: int = 3
) -> Played:
    """The first decision in the castle, or the next turn when there is none; goods as in `set Blue`."""
    game = play(
        f"set Blue: food=0 wood=0\n{text}\n".replace("food=0 wood=0", own(goods))
        + actions,
        seats=seats,
    )
    return game.until(lambda game: game.kind == "castle" or game.turn == 2 or game.over)


def own(goods: str) -> str:
    """All five cubes, zero where not named."""
    named = dict(part.split("=") for part in goods.split())
    return " ".join(f"{name}={named.get(name, 0)}" for name in ALL)


def losses(game: Played) -> list[tuple[int, int]]:
    """(seat, amount) of every loss so far, without those of players who had nothing to lose."""
    return [
        (e.seat, e.amount)
        for e in game.events
        if isinstance(e, Scored) and e.source == "penalty" and e.amount
    ]


@pytest.mark.parametrize("pair", list(itertools.combinations(BESIDE, 2)))
def test_a_batch_is_food_and_two_other_different_kinds(pair: tuple[str, str]) -> None:
    """Phase 6; R-2: gold may be one of the three."""
    game = castle(f"food=1 {pair[0]}=1 {pair[1]}=1")
    assert (game.kind, game.seat, game.phase) == ("castle", "Blue", 6)
    assert game.legal == {f"batch {pair[0]}+{pair[1]}", "done"}
    game.act(f"Blue batch {pair[0]}+{pair[1]}")
    game.act("Blue favor prestige")
    assert game.has("Blue", *ALL) == (0, 0, 0, 0, 0)
    assert game.player("Blue")["houses"] == {"dungeon": 1, "walls": 0, "towers": 0}
    assert game.has("Blue", "prestige") == (5 + 1,)


@pytest.mark.parametrize(
    "goods",
    [
        "wood=3 stone=3 cloth=3 gold=3",
        "food=9",
        "food=9 wood=9",
        "food=9 gold=9",
        "food=2 gold=1",
        "gold=9",
    ],
)
def test_without_food_and_two_other_kinds_there_is_no_batch_and_nobody_is_asked(
    goods: str,
) -> None:
    """R-2: at most one gold per batch, and it stands for no other kind."""
    game = castle(goods, "set Blue: prestige=7")
    assert game.turn == 2
    assert losses(game) == [(0, -2)]
    assert game.has("Blue", "prestige") == (5,)
    assert not any(code in ("done", "skip") for _, code in game.actions)


def test_all_batches_that_can_be_made_are_offered() -> None:
    game = castle("food=1 wood=1 stone=1 cloth=1 gold=1")
    pairs = itertools.combinations(BESIDE, 2)
    assert game.legal == {"done", *(f"batch {a}+{b}" for a, b in pairs)}


def test_each_batch_is_its_own_decision_and_done_ends_it() -> None:
    game = castle("food=3 wood=3 stone=3")
    game.act("Blue batch stone+wood")
    assert (game.kind, game.seat) == ("castle", "Blue")
    assert game.player("Blue")["batches"] == 1
    game.act("Blue batch stone+wood", "Blue done")
    assert game.kind == "favor_line"
    assert game.player("Blue")["batches"] == 2
    assert game.has("Blue", "food", "prestige") == (1, 10)
    assert losses(game) == []


def test_every_castle_worker_without_a_batch_costs_two_prestige() -> None:
    """R-13: not only the first or last."""
    sets = "".join(
        f"set {seat}: prestige=9 food=0\n" for seat in ("Red", "Green", "Orange")
    )
    actions = (
        "Blue place castle\nRed place castle\nGreen place castle\nOrange place castle"
    )
    game = castle("", f"set Blue: prestige=9\n{sets}", actions, seats=4)
    assert losses(game) == [(0, -2), (1, -2), (2, -2), (3, -2)]
    assert all(game.has(seat, "prestige") == (7,) for seat in game.players)


def test_a_player_who_could_give_and_declines_loses_two() -> None:
    """R-43."""
    game = castle("food=1 wood=1 stone=1", "set Blue: prestige=3").act("Blue done")
    assert losses(game) == [(0, -2)]
    assert game.has("Blue", "prestige", "food") == (1, 1)


@pytest.mark.parametrize(("prestige", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_prestige_never_drops_below_zero(prestige: int, left: int) -> None:
    """R-14; section 12, check 8: a player with 1 prestige and no batch ends with 0."""
    game = castle("", f"set Blue: prestige={prestige}")
    assert game.has("Blue", "prestige") == (left,)


@pytest.mark.parametrize(
    ("scored", "section"),
    [
        ("", "dungeon"),
        ("set scored: dungeon", "walls"),
        ("set scored: dungeon, walls", "towers"),
    ],
)
def test_houses_go_to_the_first_section_that_is_not_scored(
    scored: str, section: str
) -> None:
    """R-40; prestige by the section where the house lands."""
    game = castle("food=1 wood=1 stone=1", scored).act("Blue batch stone+wood")
    assert game.player("Blue")["houses"][section] == 1
    assert game.has("Blue", "prestige") == (SECTION_PRESTIGE[section],)
    assert [event.section for event in game.told(BatchGiven)] == [section]


def test_batches_overflow_from_the_dungeon_through_the_walls_into_the_towers() -> None:
    """R-40: two steps in one turn."""
    game = castle("food=4 wood=4 stone=4", "set Red: houses=5/9/0")
    prestige = []
    for _ in range(4):
        game.act("Blue batch stone+wood")
        prestige += [
            event.amount for event in game.told(Scored) if event.source == "castle"
        ]
    assert prestige == [5, 4, 3, 3]
    assert game.player("Blue")["houses"] == {"dungeon": 1, "walls": 1, "towers": 2}
    assert game.json["free"] == {"dungeon": 0, "walls": 0, "towers": 12}


def test_a_section_with_room_cannot_be_skipped() -> None:
    """R-40."""
    game = castle("food=2 wood=2 stone=2", "set Red: houses=4/0/0")
    game.act("Blue batch stone+wood", "Blue batch stone+wood")
    assert game.player("Blue")["houses"] == {"dungeon": 2, "walls": 0, "towers": 0}


def test_one_dungeon_place_left_and_two_batches_bring_five_and_four() -> None:
    """Section 12, check 4: and they beat one batch for the favor."""
    text = "set Red: houses=5/0/0 food=1 wood=1 stone=1"
    game = castle(
        "food=2 wood=2 stone=2",
        text,
        "Blue place 16\nRed place castle\nGreen pass\nBlue place castle",
    )
    game.act("Red batch stone+wood")
    assert game.player("Red")["houses"] == {"dungeon": 6, "walls": 0, "towers": 0}
    other = castle(
        "food=2 wood=2 stone=2", text, "Blue place castle\nRed place castle\nGreen pass"
    )
    other.act("Blue batch stone+wood", "Blue batch stone+wood", "Red batch stone+wood")
    assert other.has("Blue", "prestige") == (5 + 4,)
    assert [(event.seat, event.batches) for event in other.told(BestBuilder)] == [
        (0, 2)
    ]
    assert (other.kind, other.seat) == ("favor_line", "Blue")


@pytest.mark.parametrize(("first", "second"), [("Blue", "Red"), ("Red", "Blue")])
def test_equal_batches_go_to_the_earlier_castle_place(first: str, second: str) -> None:
    """R-44; section 12, check 4."""
    actions = {
        "Blue": "Blue place castle\nRed place castle",
        "Red": "Blue place 16\nRed place castle\nGreen pass\nBlue place castle",
    }[first]
    game = castle("food=1 wood=1 stone=1", "set Red: food=1 wood=1 stone=1", actions)
    game.act(f"{first} batch stone+wood", f"{second} batch stone+wood")
    assert (game.kind, game.seat) == ("favor_line", first)


def test_the_best_builder_counts_batches_over_all_sections() -> None:
    """R-44."""
    text = "set Green: houses=5/10/0\nset Red: food=3 wood=3 stone=3\n"
    game = castle("food=2 wood=2 stone=2", text, "Blue place castle\nRed place castle")
    game.act("Blue batch stone+wood", "Blue batch stone+wood")
    for _ in range(3):
        game.act("Red batch stone+wood")
    assert [(event.seat, event.batches) for event in game.told(BestBuilder)] == [(1, 3)]


def test_without_any_batch_nobody_gains_the_favor() -> None:
    """R-44: zero batches never wins."""
    game = castle("", actions="Blue place castle\nRed place castle")
    game.wait(turn=2)
    assert not any(isinstance(event, BestBuilder) for event in game.events)


def test_the_castle_is_played_in_castle_order_and_its_workers_go_home_together() -> (
    None
):
    sets = "set Red: food=1 wood=1 stone=1\nset Green: food=1 wood=1 stone=1"
    actions = "Blue place 16\nRed place 7\nGreen place castle\nBlue place castle\nRed place castle"
    game = castle("food=1 wood=1 stone=1", sets, actions)
    assert game.seat == "Green"
    game.act("Green batch stone+wood")
    assert game.seat == "Blue"
    assert game.json["castle"] == ["Green", "Blue", "Red"]
    assert game.has("Green", "workers") == (5,)
    game.act("Blue done")
    assert game.has("Blue", "prestige") == (0,)
    game.act("Red batch stone+wood")
    assert (game.kind, game.seat) == ("favor_line", "Green")
    game.act("Green favor deniers").wait(turn=2)
    assert game.json["castle"] == []
    assert game.has("Green", "workers") == (6,)


def test_a_full_section_is_not_scored_in_phase_six() -> None:
    """R-41: scoring waits for phase 7; favor limits stay at the old level in phase 6."""
    text = "set Red: houses=5/0/0\nset Blue: favors=2/0/0/0"
    game = castle("food=1 wood=1 stone=1", text).act("Blue batch stone+wood")
    assert (game.kind, game.phase) == ("favor_line", 6)
    assert game.json["scored"] == []
    game.act("Blue favor prestige")
    assert game.player("Blue")["favors"]["prestige"] == 2
    assert game.json["scored"] == []
    assert (game.kind, game.seat, game.phase) == ("favor_line", "Red", 7)


TOWERS_FULL = "option favors: simplified\nset scored: dungeon, walls\nset bailiff: 19\nset Red: houses=0/0/14\n"


def test_full_towers_spare_a_player_who_holds_a_batch() -> None:
    """R-42; section 12, check 9: the cubes are kept, nothing is lost, nobody is asked."""
    game = castle(
        "food=1 wood=1 stone=1", TOWERS_FULL + "set Blue: prestige=9 houses=1/1/0"
    ).wait(over=True)
    assert losses(game) == [(0, -4)]  # only the scoring of the towers
    assert game.has("Blue", "food", "wood", "stone") == (1, 1, 1)
    assert not any(code == "done" for _, code in game.actions)


def test_full_towers_do_not_spare_a_player_without_a_batch() -> None:
    """R-42; section 12, check 9: three food are no batch."""
    game = castle("food=3", TOWERS_FULL + "set Blue: prestige=9").wait(over=True)
    assert losses(game) == [(0, -2), (0, -4)]
    assert game.has("Blue", "prestige") == (9 - 2 - 4,)


def test_the_last_place_is_not_full_towers_for_who_declines() -> None:
    """R-42, R-43: with one free place declining costs two."""
    text = TOWERS_FULL.replace("0/0/14", "0/0/13") + "set Blue: prestige=9"
    game = castle("food=1 wood=1 stone=1", text).act("Blue done")
    assert (0, -2) in losses(game)


def test_who_comes_after_the_last_place_was_taken_loses_nothing() -> None:
    """R-42: no free place is left at that moment."""
    text = TOWERS_FULL.replace("0/0/14", "0/0/13 food=1 wood=1 stone=1 prestige=9")
    actions = "Blue place castle\nRed place castle"
    game = castle("food=2 wood=2 stone=2", text, actions)
    game.act("Blue batch stone+wood")
    assert game.over
    assert (1, -2) not in losses(game)
    assert game.has("Red", "food") == (1,)
    # the house and the simplified favor
    assert game.has("Blue", "prestige") == (3 + 3,)
