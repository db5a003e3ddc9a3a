"""Keeps games in an SQLite file or on a PostgreSQL server: text and numbers, durable before anybody is answered."""

from storage.database import Database
from storage.errors import (
    Busy,
    Closed,
    Corrupted,
    DiskFull,
    InUse,
    Locked,
    NewerVersion,
    NotEmpty,
    NotTheSame,
    ReadOnly,
    ServerGone,
    ServerInUse,
    StorageError,
    Unreachable,
    Unsure,
    WrongFile,
)
from storage.place import Place, Store, is_server, look_at, open_at, place_of, shown

__all__ = [
    "Busy",
    "Closed",
    "Corrupted",
    "Database",
    "DiskFull",
    "InUse",
    "Locked",
    "NewerVersion",
    "NotEmpty",
    "NotTheSame",
    "Place",
    "ReadOnly",
    "ServerGone",
    "ServerInUse",
    "StorageError",
    "Store",
    "Unreachable",
    "Unsure",
    "WrongFile",
    "is_server",
    "look_at",
    "open_at",
    "place_of",
    "shown",
]
