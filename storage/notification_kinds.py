"""The kinds of notifications in the outbox."""

from __future__ import annotations

from typing import Final

BEGAN: Final = "began"
CANCELLED: Final = "cancelled"
CARD: Final = "card"
CHANGED: Final = "changed"
ENDED: Final = "ended"
LIVE_SESSION: Final = "evening"  # one together begins or ends
LONG_LATE: Final = "long_late"  # no sign of who is late
INVITED: Final = "invited"  # people to a lobby that has its card
ANONYMIZE: Final = "nameless"  # somebody of the game was forgotten
MODERATED: Final = "moderated"  # a moderator has done something in the game
MOSTLY_MISSED: Final = "mostly_missed"  # most turns of a seat have passed without its person
NOTE: Final = "note"  # for one seat alone
PAUSED: Final = "paused"
PLANNING: Final = "planning"  # everybody is asked at once for their turn plan
PROMPT: Final = "prompt"
QUIET_OVER: Final = "quiet_over"  # the quiet hours of the server, in which people were not mentioned
REMINDER: Final = "reminder"
REPORT: Final = "report"
SEAT_CHANGED: Final = "seat_changed"
TIME_UP: Final = "time_up"
TITLE: Final = "title"  # of the thread: a seat has changed hands
UNDONE: Final = "undone"
UPGRADED: Final = "upgraded"  # a version changes how a running game goes on
VOTE_CHANGED: Final = "vote_changed"
VOTE_OPENED: Final = "vote_opened"

UNHURRIED: Final = (REMINDER, NOTE, ANONYMIZE, TITLE, INVITED, QUIET_OVER)
"""Kinds that may wait, for their person's hours or for Discord's limits, without holding up those behind them."""
