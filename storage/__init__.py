"""Keeps games in one SQLite file: text and numbers, durable before anybody is answered."""

from storage.database import Database
from storage.errors import (
    Closed,
    Corrupted,
    DiskFull,
    InUse,
    Locked,
    NewerVersion,
    ReadOnly,
    StorageError,
    Unreachable,
    WrongFile,
)

__all__ = [
    "Closed",
    "Corrupted",
    "Database",
    "DiskFull",
    "InUse",
    "Locked",
    "NewerVersion",
    "ReadOnly",
    "StorageError",
    "Unreachable",
    "WrongFile",
]
