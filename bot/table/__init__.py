"""The use cases of the bot, from an empty lobby to the winner, without Discord and without pixels.

`Table` is the only door: every change is one transaction that writes the action, the snapshot, the game
and the notices to be posted, and is durable before the call returns.
"""

from bot.table.agenda import Agenda, Pictured
from bot.table.errors import (
    BadChoice,
    IllegalAction,
    NoGame,
    NotAllowed,
    NoThought,
    NotSeated,
    NotYourDecision,
    SeatTaken,
    StaleRequest,
    TableError,
    TooManySearches,
    UndoRefused,
    Unreadable,
    VoteRefused,
    WrongStatus,
)
from bot.table.evening import EVENINGS
from bot.table.lessons import Lesson
from bot.table.model import (
    HINTS,
    LATES,
    LEVELS,
    MAJORITY,
    PACES,
    PICTURES,
    RATED,
    UNDO_POLICIES,
    Answered,
    Awaited,
    Deed,
    Found,
    Moment,
    Named,
    Outcome,
    Person,
    Place,
    Position,
    RecordFile,
    SeatInfo,
    Sheet,
    Standing,
    Thought,
    Trouble,
    UndoPreview,
    Vote,
)
from bot.table.notices import Notice
from bot.table.outbox import Stale
from bot.table.pace.joint import TOGETHER
from bot.table.sweep import Swept
from bot.table.table import Table
from bot.table.tales import PhaseHistory

__all__ = [
    "EVENINGS",
    "HINTS",
    "LATES",
    "LEVELS",
    "MAJORITY",
    "PACES",
    "PICTURES",
    "RATED",
    "TOGETHER",
    "UNDO_POLICIES",
    "Agenda",
    "Answered",
    "Awaited",
    "BadChoice",
    "Deed",
    "Found",
    "IllegalAction",
    "Lesson",
    "Moment",
    "Named",
    "NoGame",
    "NoThought",
    "NotAllowed",
    "NotSeated",
    "NotYourDecision",
    "Notice",
    "Outcome",
    "Person",
    "PhaseHistory",
    "Pictured",
    "Place",
    "Position",
    "RecordFile",
    "SeatInfo",
    "SeatTaken",
    "Sheet",
    "Stale",
    "StaleRequest",
    "Standing",
    "Swept",
    "Table",
    "TableError",
    "Thought",
    "TooManySearches",
    "Trouble",
    "UndoPreview",
    "UndoRefused",
    "Unreadable",
    "Vote",
    "VoteRefused",
    "WrongStatus",
]
