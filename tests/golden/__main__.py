"""`make golden`: writes everything anew that the tests compare with; look at the difference before committing.

python -m tests.golden [english | stamps | inventory ...]    all of it, or these
"""

from __future__ import annotations

import pkgutil
import sys

WRITERS = (
    "tests.golden.english:write",
    "tests.languages.stamps:stamp",
    "tests.golden.transcripts:write",
    "tests.golden.perft:write",
    "tests.golden.states:write",
    "tests.golden.typefaces:write",
    "tests.golden.pictures:write",
    "tests.inventory.golden:write",
    "tests.threads.golden:write",
    "tests.threads.fortnight:write",
)
"""Each is imported when those before it have written: the rooms that it imports read the English modules."""

if __name__ == "__main__":
    for name in WRITERS:
        rooms = name.partition(":")[0].split(".")
        if not sys.argv[1:] or {*rooms} & {*sys.argv[1:]}:
            pkgutil.resolve_name(name)()
