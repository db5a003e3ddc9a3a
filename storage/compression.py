"""Texts that are kept for ever shrink to a quarter; short ones, and what is soon removed, stay as they are."""

from __future__ import annotations

import zlib

SHORT = 400  # bytes; below this, packing saves less than a hundred bytes
_PLAIN, _PACKED = b"\x00", b"\x01"


class Unpackable(ValueError):
    """Packed data that can't be read: damaged, or never packed."""


def pack(data: bytes) -> bytes:
    """The data with one byte in front that says whether it is packed."""
    if len(data) < SHORT:
        return _PLAIN + data
    return _PACKED + zlib.compress(data, 1)


def unpack(data: bytes) -> bytes:
    """What was packed; raises Unpackable for anything else."""
    if data[:1] == _PLAIN:
        return data[1:]
    if data[:1] == _PACKED:
        try:
            return zlib.decompress(data[1:])
        except zlib.error as error:
            raise Unpackable(f"packed data can't be read: {error}") from error
    raise Unpackable("data begins with neither of the marks of packing")
