"""The kinds of notifications in the outbox."""

from __future__ import annotations

from typing import Final

BEGAN: Final = "began"
CANCELLED: Final = "cancelled"
CARD: Final = "card"
CHANGED: Final = "changed"
ENDED: Final = "ended"
LIVE_SESSION: Final = "evening"  # a live session begins or ends
LONG_LATE: Final = "long_late"  # a late player gives no sign
INVITED: Final = "invited"  # people were invited to a lobby with a card
ANONYMIZE: Final = "nameless"  # a player was forgotten
MODERATED: Final = "moderated"  # an act of a moderator in the game
# most turns of a seat have passed without its person
MOSTLY_MISSED: Final = "mostly_missed"
NOTE: Final = "note"  # for one seat alone
PAUSED: Final = "paused"
PLANNING: Final = "planning"  # the early prompt
PROMPT: Final = "prompt"
QUIET_OVER: Final = "quiet_over"  # the server's quiet hours have ended
REMINDER: Final = "reminder"
REPORT: Final = "report"
SEAT_CHANGED: Final = "seat_changed"
TIME_UP: Final = "time_up"
TITLE: Final = "title"  # the thread needs another title
UNDONE: Final = "undone"
UPGRADED: Final = "upgraded"  # a version changes how a running game goes on
VOTE_CHANGED: Final = "vote_changed"
VOTE_OPENED: Final = "vote_opened"

UNHURRIED: Final = (REMINDER, NOTE, ANONYMIZE, TITLE, INVITED, QUIET_OVER)
"""Kinds that may wait, for their person's hours or Discord's limits, without delaying later ones."""
