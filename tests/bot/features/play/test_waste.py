"""Before which actions a person is asked whether they mean it."""

from __future__ import annotations

import pytest

from rules import record as records

HEAD = """game: caylus
players: Blue, Red
order: Blue, Red
neutral: n_farm, n_forest, n_sawmill, n_quarry, n_market, n_carpenter
set Blue: deniers=20 {goods}
set Red: deniers=20
set road 9: w_peddler Red
set road 10: s_farm Blue
set road 11: s_bank Red

"""


def question(goods: str, *actions: str) -> str | None:
    """What Blue is asked before the castle: with what Blue has, after what was done."""
    played = records.replay(records.read(HEAD.format(goods=goods) + "\n".join(actions)))
    decision = played.game.decision(played.state)
    assert decision is not None and decision.seat == 0
    return played.game.guide.wasted(
        played.game.view(played.state), decision, "place castle"
    )


@pytest.mark.parametrize(
    ("goods", "actions"),
    [
        ("food=1 wood=1", ()),
        # the sawmill brings wood again
        ("food=1 wood=1", ("Blue place 3", "Red pass")),
        ("food=0 wood=2 stone=2 gold=1", ("Blue place 4", "Red pass")),  # no food
        (
            "food=2 wood=1",
            ("Blue place 2", "Red place 4"),
        ),  # the forest brings wood or food; the quarry is Red's
        ("food=2 wood=1", ("Blue place 5", "Red place 6")),  # a market sells cubes
    ],
)
def test_a_worker_for_the_castle_is_questioned_when_nothing_in_sight_makes_a_batch(
    goods, actions
):
    assert question(goods, *actions) == "sure-castle-empty"


@pytest.mark.parametrize(
    ("goods", "actions"),
    [
        ("food=1 wood=1 cloth=1", ()),
        ("food=1 wood=0 stone=1 gold=1", ()),
        ("food=1 wood=1", ("Blue place 4", "Red pass")),  # stone comes from the quarry
        # food comes from the farm
        ("food=0 wood=1 stone=1", ("Blue place 1", "Red pass")),
        # the peddler sells stone and cloth
        ("food=1 wood=1", ("Blue place 9", "Red pass")),
        ("food=1 wood=1", ("Blue place 11", "Red pass")),  # the bank sells gold
        # Red's worker on Blue's farm brings Blue cloth
        ("food=1 wood=1", ("Blue place 3", "Red place 10")),
        ("food=1 wood=1", ("Blue place gate", "Red pass")),
        ("food=1 wood=1", ("Blue place joust_field", "Red pass")),
    ],
)
def test_a_worker_for_the_castle_is_not_questioned_when_placed_workers_may_bring_the_batch(
    goods, actions
):
    assert question(goods, *actions) is None
