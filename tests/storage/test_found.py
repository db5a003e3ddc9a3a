"""Every odd database file that once broke something is told of in a sentence; and a little fuzzing each time."""

from __future__ import annotations

import random

import pytest

from tests.fuzz import databases
from tests.fuzz.found import found, load

pytestmark = pytest.mark.sqlite

SEED = 20261120


@pytest.mark.parametrize("path", found("db"), ids=lambda path: path.stem)
def test_a_file_that_once_broke_something_is_told_of_in_a_sentence(path):
    assert databases.problem(load(path)) is None


def test_odd_files_are_told_of_in_a_sentence_and_sound_ones_are_used():
    chance = random.Random(SEED)
    corpus = databases.seeds(chance)
    for data in corpus:
        assert databases.problem(data) is None
    for _ in range(40):
        assert (
            databases.problem(databases.mutated(chance.choice(corpus), chance, corpus))
            is None
        )
