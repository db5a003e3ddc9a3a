"""The numbers of the actions never change, and every action of a game has one."""

from __future__ import annotations

import hashlib

import pytest

from environments.numbering import FOLDER, VERSION, codes, numbers
from rules.caylus.codes import CODES as CAYLUS_CODES
from rules.magna_carta.codes import CODES as MAGNA_CARTA_CODES
from rules.register import GAMES
from tests.environments.tables import fresh, played

FROZEN = {
    ("caylus", 1): "e27ec2a2a1a2e8e19e9456d0e46be517bcdfc3ea083a8a84d84318c8581fd73f",
    (
        "magna_carta",
        1,
    ): "64d0e582340d3a200deff6c0a8837a94813f0731a46f2c833dc8b682b21efc91",
}
"""SHA-256 of every table that was ever released: a new version is added, none is changed."""

# of four players: three neutral cards, the Peddler and every card of everybody
LONGEST_ROAD = 52


@pytest.mark.parametrize(("game_id", "version"), FROZEN)
def test_a_released_table_of_numbers_never_changes(game_id, version):
    content = (FOLDER / f"{game_id}-{version}.txt").read_bytes()
    assert hashlib.sha256(content).hexdigest() == FROZEN[game_id, version]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_present_table_is_frozen_and_has_no_code_twice(game_id):
    assert (game_id, VERSION) in FROZEN
    assert len(set(codes(game_id))) == len(codes(game_id)) == len(numbers(game_id))
    assert all(
        codes(game_id)[number] == code for code, number in numbers(game_id).items()
    )


def test_every_code_of_caylus_has_a_number():
    assert set(codes("caylus")) == CAYLUS_CODES


def test_every_code_of_magna_carta_has_a_number_up_to_the_end_of_the_longest_road():
    places = {
        f"{verb} {at}"
        for verb in ("place", "on", "convert")
        for at in range(1, LONGEST_ROAD + 1)
    }
    assert set(codes("magna_carta")) == MAGNA_CARTA_CODES | places


def test_every_action_of_random_games_has_a_number():
    for table in fresh(31):
        for now in played(table, 5):
            assert len(now.legal()) == len(now.state.actions)
