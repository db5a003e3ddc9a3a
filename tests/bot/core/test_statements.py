"""How much one action asks of the database, counted at the driver, and of Python, so that neither can grow
unnoticed."""

import shutil
import statistics
from pathlib import Path

import pytest

from bot.app import feature_list
from bot.core.database import UseCaseRunner
from tests import postgres
from tests.bench import storage as bench
from tests.bench.server import copied, over
from tests.fakediscord.proxy import Proxy

pytestmark = pytest.mark.sqlite  # the one of a server opens that by itself

GAMES, BEGUN = 12, 60
MEDIAN, P99 = 20, 26
"""Statements of an action, BEGIN and COMMIT among them."""
INSTRUCTIONS, MEAN_INSTRUCTIONS = 12_450, 15_600
"""Instructions of Python of an action in the thread of the database, at the median and on average: a little more than
were counted. The few that look furthest ahead have up to eight times as many as the median."""


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """A file of running games of four, with clocks, as the bench has it."""
    folder = tmp_path_factory.mktemp("statements")
    bench._fill(folder / "games.db", GAMES, BEGUN)
    return folder / "games.db"


async def test_an_action_keeps_to_its_statements_and_instructions_on_sqlite(
    path, tmp_path
):
    counted = await bench.count(tmp_path, path)
    statements, instructions = counted
    assert (
        len(statements) == bench.COUNTED
        and min(statements) > 10
        and min(instructions) > 5_000
    )
    assert statistics.median(statements) <= MEDIAN, statements
    assert statistics.quantiles(statements, n=100)[98] <= P99, sorted(statements)[-10:]
    assert statistics.median(instructions) <= INSTRUCTIONS
    assert statistics.mean(instructions) <= MEAN_INSTRUCTIONS, sorted(instructions)[
        -10:
    ]


def test_the_page_promises_what_is_counted_here():
    page = " ".join(
        (Path(__file__).parents[3] / "docs" / "scaling.md").read_text("utf-8").split()
    )
    assert f"at most {MEDIAN} statements at the median and {P99} at p99" in page
    assert f"at most {INSTRUCTIONS:,} instructions of Python at the median" in page
    assert f"waits at most {WAITS} times for an answer" in page


ACTIONS, WAITS = 120, 8
"""Actions, and how often each waits for the server's answer, from BEGIN to COMMIT."""


@pytest.mark.skipif(bool(postgres.lacking()), reason="there is no PostgreSQL")
async def test_an_action_waits_at_most_eight_times_for_a_server(path, tmp_path):
    server, now, waits = postgres.server(), bench.NOW, []
    url = server.fresh()
    copied(path, url)
    shutil.copy(path, tmp_path / "script.db")
    proxy = Proxy(server.folder)
    wire = over(url, await proxy.start())
    table = await UseCaseRunner.open(wire, feature_list.hooks(), clock=lambda: now)
    for step in bench.script(tmp_path / "script.db", ACTIONS):
        before = proxy.waits
        now += bench.LATER
        await step.take(table)
        waits.append(proxy.waits - before)
    await table.close()
    await proxy.stop()
    assert len(waits) == ACTIONS and min(waits) > 4
    # Two more where everybody has answered so quickly that a live session may be offered.
    assert sorted(waits)[-1 - ACTIONS // 100] <= WAITS and max(waits) <= WAITS + 2, (
        waits
    )
