"""Writes the conversations again, all or those of some names; look at the difference before committing:

python -m tests.threads [NAME ...]
"""

from __future__ import annotations

import sys

from tests.threads.golden import write

if __name__ == "__main__":
    write(*sys.argv[1:])
