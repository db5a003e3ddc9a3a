"""Compression of texts that are kept forever.

Events shrink to a quarter with a preset dictionary of their most frequent parts. A packed text needs its
dictionary forever: a new dictionary gets another mark. `python -m tests.dictionary` makes them.
"""

from __future__ import annotations

import zlib
from importlib import resources

_PLAIN, _PACKED, _PRESET = b"\x00", b"\x01", b"\x02"
_DICTIONARY = resources.files(__package__).joinpath("events.dictionary").read_bytes()
# its copy costs a third of a new one
_PREPARED = zlib.compressobj(9, zdict=_DICTIONARY)


class Unpackable(ValueError):
    """Packed data is damaged, or was never packed."""


def pack(data: bytes) -> bytes:
    """Return the packed data, with a first byte for the way of packing."""
    packer = _PREPARED.copy()
    packed = packer.compress(data) + packer.flush()
    return _PRESET + packed if len(packed) < len(data) else _PLAIN + data


def unpack(data: bytes) -> bytes:
    """Return the text that any version packed; raise Unpackable for anything else."""
    mark, packed = data[:1], data[1:]
    if mark == _PLAIN:
        return packed
    if mark not in (_PACKED, _PRESET):
        raise Unpackable("data begins with none of the marks of packing")
    unpacker = (
        zlib.decompressobj(zdict=_DICTIONARY)
        if mark == _PRESET
        else zlib.decompressobj()
    )
    try:
        unpacked = unpacker.decompress(packed)
    except zlib.error as error:
        raise Unpackable(f"packed data can't be read: {error}") from error
    if not unpacker.eof:
        raise Unpackable("packed data can't be read: its end is missing")
    return unpacked


def is_packed(data: bytes) -> bool:
    """Return whether data was packed in the present way; short data stays unpacked."""
    return data[:1] == _PRESET
