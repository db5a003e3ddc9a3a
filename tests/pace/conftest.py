import pytest

from tests.table.club import Club


@pytest.fixture
async def club(tmp_path):
    opened = await Club.open(tmp_path / "caylus.db")
    yield opened
    await opened.table.close()
