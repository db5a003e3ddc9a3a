import pytest

from tests.kinds import choose as pytest_generate_tests
from tests.kinds import kept_on
from tests.table.club import Club

__all__ = ["kept_on", "pytest_generate_tests"]


@pytest.fixture
async def club(tmp_path):
    opened = await Club.open(tmp_path / "caylus.db")
    yield opened
    await opened.table.close()
