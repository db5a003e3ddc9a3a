"""What the fuzzer found: every failure is a file that `make test` reads for ever after."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "fixtures" / "found"
PACKED = ("db",)  # kinds of files that are large and shrink well


def keep(data: bytes, suffix: str) -> Path:
    """Writes the input that broke something and returns its path."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{hashlib.sha256(data).hexdigest()[:12]}.{suffix}"
    path.write_bytes(zlib.compress(data, 9) if suffix in PACKED else data)
    return path


def found(suffix: str) -> list[Path]:
    """The inputs of one kind that were kept."""
    return sorted(FOLDER.glob(f"*.{suffix}"))


def load(path: Path) -> bytes:
    """An input as it was kept."""
    data = path.read_bytes()
    return zlib.decompress(data) if path.suffix.removeprefix(".") in PACKED else data
