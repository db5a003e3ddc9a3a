"""Everything the fuzzer ever found stays mended; and a little fuzzing in every test run."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz import positions, records
from tests.fuzz.found import found

SEED = 20261120
FOUND = found("caylus")
POSITIONS = found("position")


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_an_input_that_once_broke_something_is_read_well(path: Path) -> None:
    assert records.problem(path.read_bytes()) is None


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_that_once_broke_something_is_refused_or_played(path: Path) -> None:
    assert positions.problem(path.read_bytes()) is None


def test_broken_positions_give_an_error_of_the_rules() -> None:
    chance = random.Random(SEED)
    corpus = positions.seeds(chance)
    for _ in range(400):
        data = positions.mutated(chance.choice(corpus), chance, corpus)
        assert positions.problem(data) is None, data


def test_broken_records_give_an_error_with_a_line_number() -> None:
    chance = random.Random(SEED)
    corpus = records.seeds(chance)
    for _ in range(400):
        data = records.mutated(chance.choice(corpus), chance, corpus)
        assert records.problem(data) is None, data
