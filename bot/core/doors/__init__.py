"""The use cases of the bot, from an empty lobby to the winner, without Discord and without pixels.

`Table` is the only door: every change is one transaction that writes the action, the snapshot, the game
and the notices to be posted, and is durable before the call returns.
"""

from bot.core.doors.table import Table
from bot.core.errors import (
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
from bot.core.expiry import Swept
from bot.core.model import (
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
from bot.core.notifications import Notice
from bot.core.outbox import Stale
from bot.core.outbox_batch import Agenda, Pictured
from bot.core.phase_history import PhaseHistory
from bot.features.live_session.use_cases import EVENINGS
from bot.features.plans.together import TOGETHER
from bot.features.tutorial.use_cases import Lesson

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
