"""The clock of the machine was set back: what was to come soon must not wait until the old time comes again.

Nothing tells by how much it was set, so nothing is moved along; only what would come later than it can is brought
near. Nobody loses time by it, and at most a whole move is won.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.ballots import LASTS
from bot.core.clock import clocks
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.plans.auto_answer import LATEST
from storage import answers as answer_rows
from storage import clocks as rows
from storage import live_sessions, outbox, votes

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

LEAST = 60  # seconds: less is what a clock that is kept right is corrected by


def mend(uow: UnitOfWork) -> None:
    """Brings near what lies too far off: deadlines, votes, delayed answers, live sessions, messages to be posted,
    absences."""
    for found in rows.running(uow.tx, share=uow.share):
        uow.apart(found.game, partial(clocks.near, uow, found), None)
    votes.bring_near(uow.tx, uow.now + LASTS, uow.share)
    answer_rows.bring_near(uow.tx, uow.now + LATEST, uow.share)
    live_sessions.bring_near(
        uow.tx, uow.now + live_session_use_cases.LASTS, uow.now + live_session_use_cases.WAIT, uow.share
    )
    outbox.bring_near(uow.tx, uow.now, uow.share)
    rows.bring_absences_near(uow.tx, uow.now)
