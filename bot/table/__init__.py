"""The use cases of the bot, from an empty lobby to the winner, without Discord and without pixels.

`Table` is the only door: every change is one transaction that writes the action, the snapshot, the game
and the notices to be posted, and is durable before the call returns.
"""

from bot.table.errors import (
    BadChoice,
    IllegalAction,
    NoGame,
    NotAllowed,
    NotSeated,
    NotYourDecision,
    SeatTaken,
    StaleRequest,
    TableError,
    UndoRefused,
    Unreadable,
    VoteRefused,
    WrongStatus,
)
from bot.table.model import (
    LATES,
    MAJORITY,
    PACES,
    SEAT_NAMES,
    UNDO_POLICIES,
    Found,
    Outcome,
    Person,
    PhaseHistory,
    Place,
    Position,
    RecordFile,
    SeatInfo,
    Sheet,
    Stale,
    Standing,
    UndoPreview,
    Vote,
)
from bot.table.notices import Notice
from bot.table.table import Table

__all__ = [
    "LATES",
    "MAJORITY",
    "PACES",
    "SEAT_NAMES",
    "UNDO_POLICIES",
    "BadChoice",
    "Found",
    "IllegalAction",
    "NoGame",
    "NotAllowed",
    "NotSeated",
    "NotYourDecision",
    "Notice",
    "Outcome",
    "Person",
    "PhaseHistory",
    "Place",
    "Position",
    "RecordFile",
    "SeatInfo",
    "SeatTaken",
    "Sheet",
    "Stale",
    "StaleRequest",
    "Standing",
    "Table",
    "TableError",
    "UndoPreview",
    "UndoRefused",
    "Unreadable",
    "Vote",
    "VoteRefused",
    "WrongStatus",
]
