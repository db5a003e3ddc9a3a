"""What the fuzzer found: every failure is a file that `make test` reads for ever after."""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "fixtures" / "found"


def keep(data: bytes, suffix: str) -> Path:
    """Writes the input that broke something and returns its path."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{hashlib.sha256(data).hexdigest()[:12]}.{suffix}"
    path.write_bytes(data)
    return path
