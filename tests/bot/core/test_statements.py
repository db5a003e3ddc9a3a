"""How much one action asks of the database, counted at the driver, so that it can't grow unnoticed."""

import statistics

import pytest

from tests.bench import storage as bench

GAMES, BEGUN = 12, 60
MEDIAN, P99 = 20, 26
"""Statements of an action, BEGIN and COMMIT among them."""


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """A file of running games of four, with clocks, as the bench has it."""
    folder = tmp_path_factory.mktemp("statements")
    bench._fill(folder / "games.db", GAMES, BEGUN)
    return folder / "games.db"


async def test_an_action_is_at_most_twenty_statements_on_sqlite(path, tmp_path):
    counted = (await bench.count(tmp_path, path, instructions=False)).statements
    assert len(counted) == bench.COUNTED and min(counted) > 10
    assert statistics.median(counted) <= MEDIAN, counted
    assert statistics.quantiles(counted, n=100)[98] <= P99, sorted(counted)[-10:]
