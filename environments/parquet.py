"""Rows as a Parquet file, with the schema documented in docs/environments.md; needs the extra `environments`."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq

from environments.samples import COLUMNS, metadata

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROWS = 10_000  # of a group: what is held in memory at a time

_WORD = pa.dictionary(pa.int32(), pa.string())
_TYPES = {
    "game": _WORD,
    "record": _WORD,
    "seed": pa.int64(),
    "seats": pa.int8(),
    "options": _WORD,
    "policy": _WORD,
    "decision": pa.int32(),
    "turn": pa.int16(),
    "phase": pa.int8(),
    "kind": _WORD,
    "place": _WORD,
    "seat": pa.int8(),
    "code": _WORD,
    "action": pa.int16(),
    "legal": pa.int16(),
    "legal_actions": pa.list_(pa.int16()),
    "features": pa.list_(pa.float32()),
    "observation": pa.list_(pa.float32()),
    "final_score": pa.int16(),
    "share": pa.float32(),
    "points": pa.map_(pa.string(), pa.int16()),
}

SCHEMA = pa.schema(
    [
        pa.field(name, _TYPES[name], metadata={"description": description})
        for name, description in COLUMNS.items()
    ],
    metadata(),
)


def write(path: Path, rows: Iterable[dict[str, Any]]) -> int:
    """Write the rows, whole or not at all; return how many there were."""
    part = path.with_name(path.name + ".part")
    count = 0
    try:
        with pq.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
            for group in _groups(rows):
                writer.write_table(pa.Table.from_pylist(group, SCHEMA))
                count += len(group)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _groups(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    remaining = iter(rows)
    while group := list(islice(remaining, ROWS)):
        yield group
