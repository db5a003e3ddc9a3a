"""Writes the inventories anew, all or those of some games, or prints the requests of a step of a game in full:

python -m tests.inventory [GAME | commands | messages | custom_ids ...]
python -m tests.inventory show GAME "12 "
"""

from __future__ import annotations

import asyncio
import sys

from tests.inventory import golden

if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        asyncio.run(golden.show(*sys.argv[2:4]))
    else:
        golden.write(*sys.argv[1:])
