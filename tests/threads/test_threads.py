"""What stands in Discord after each step of a conversation is what stood there when somebody last looked."""

import pytest

from tests.inventory.test_inventories import same
from tests.threads import golden


@pytest.mark.sqlite
@pytest.mark.parametrize("name", golden.NAMES)
async def test_the_same_stands_after_each_step(name):
    same(name, golden.read(name), await golden.made(name), "tests.threads")
