"""Perft counts from fixed positions: the number of action sequences changes when any rule does."""

from __future__ import annotations

import pytest

from tests.golden import perft

KEPT = perft.kept()


@pytest.mark.parametrize("name", perft.positions())
def test_the_number_of_action_sequences_is_what_it_was(name: str) -> None:
    assert perft.counts(perft.positions()[name]) == KEPT[name]


def test_every_position_is_counted() -> None:
    assert set(perft.positions()) == set(KEPT)
