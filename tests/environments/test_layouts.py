"""Observations have the shape that is documented, whatever the game, and stay within their bounds."""

from __future__ import annotations

import hashlib

import pytest

from environments import layout
from rules.register import GAMES
from tests.environments.tables import fresh, played

FROZEN = {
    1: "50f5d64e07d2be8de3aa90fba54da6288d70e222352449aeaa8dcb9c048e6b46",
}
"""SHA-256 of the layouts of all games and numbers of players, by version: a new one is added, none is changed."""


def test_a_released_layout_never_changes():
    lines = [
        f"{game.id} {seats} {block.name} {block.shape} {' '.join(block.labels)}"
        for game in GAMES.values()
        for seats in range(game.min_seats, game.max_seats + 1)
        for block in layout.information(game.id, seats).blocks
    ]
    assert (
        hashlib.sha256("\n".join(lines).encode()).hexdigest() == FROZEN[layout.VERSION]
    )


def test_observations_of_random_games_have_the_shape_and_stay_within_the_bounds():
    for table in fresh(7):
        plan = layout.observation(table.game.id, table.seats)
        least, most = plan.bounds()
        for number, now in enumerate(played(table, 3)):
            if number % 5 == 0 or now.over:
                for seat in (*range(now.seats), None):
                    values = now.observe(seat)
                    assert len(values) == plan.size
                    assert all(
                        low <= value <= high
                        for low, value, high in zip(least, values, most, strict=True)
                    )


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_puts_its_own_seat_first(game_id):
    (table, *_) = [
        table for table in fresh(7) if table.game.id == game_id and table.seats == 3
    ]
    *_, now = played(table, 3, most=40)
    plan = layout.observation(game_id, 3)
    columns = (
        layout.Layout(plan.blocks)
        .blocks[[block.name for block in plan.blocks].index("players")]
        .shape[1]
    )
    at = plan.at["players"]
    for seat in range(3):
        values = now.observe(seat)
        assert values[at] == now.view(seat).players[seat].deniers
        assert values[at + columns] == now.view(seat).players[(seat + 1) % 3].deniers
        assert values[plan.at["decides"] + (now.seat - seat) % 3] == 1.0


def test_blocks_lie_one_behind_the_other_and_an_information_state_begins_with_the_observation():
    for game in GAMES.values():
        for seats in range(game.min_seats, game.max_seats + 1):
            first, whole = (
                layout.observation(game.id, seats),
                layout.information(game.id, seats),
            )
            assert whole.blocks[: len(first.blocks)] == first.blocks
            assert whole.at["first_order"] == first.size < whole.size
            assert len({block.name for block in whole.blocks}) == len(whole.blocks)


def test_what_is_seen_of_a_position_of_caylus_stands_where_the_layout_says():
    (table, *_) = [
        table for table in fresh(7) if table.game.id == "caylus" and table.seats == 4
    ]
    *_, now = played(table, 3, most=120)
    view = now.view(1)
    plan, values = layout.observation("caylus", 4), now.observe(1)
    blocks = {block.name: block for block in plan.blocks}
    tiles = blocks["tiles"].labels
    for space, one in enumerate(view.road):
        start = plan.at["tiles"] + space * len(tiles)
        lying = [tiles[at] for at in range(len(tiles)) if values[start + at]]
        assert lying == ([one.tile] if one.tile else [])
        start = plan.at["workers"] + space * 4
        standing = [(at + 1) % 4 for at in range(4) if values[start + at]]
        assert standing == ([] if one.worker is None else [one.worker])
    assert values[plan.at["bailiff"]] == view.bailiff
    assert sum(
        values[plan.at["stock"] : plan.at["stock"] + len(blocks["stock"].labels)]
    ) == sum(map(len, view.stock.values()))
