import pytest

from storage import Database
from tests.kinds import choose as pytest_generate_tests
from tests.kinds import kept_on

__all__ = ["kept_on", "pytest_generate_tests"]


@pytest.fixture
async def database(tmp_path):
    """An empty database that waits only a moment for a lock."""
    opened = await Database.open(tmp_path / "caylus.db", busy_seconds=0.05)
    yield opened
    await opened.close()
