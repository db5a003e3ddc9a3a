"""What posting and answering share: the table, what people chose, Discord's side, the memory of threads, the tasks."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import TYPE_CHECKING

from bot.ai.quota import Searches
from bot.app.measurements import Figures
from bot.app.slots import Slots
from bot.delivery.context import DeliveryContext
from bot.features.computers.turns import Turns
from bot.features.digest.jobs import Digests
from bot.features.follow.jobs import FollowerMessages
from bot.features.hints.suggestion import Advised
from bot.features.invitations import notifications as invitations_notifications
from bot.features.live_session import notifications as live_session_notifications
from bot.features.matchmaking.jobs import Matchmaker
from bot.features.plans import notifications as plans_notifications
from bot.features.puzzles.jobs import PuzzlePosts
from bot.features.records import files
from bot.features.records import notifications as records_notifications
from bot.features.replays.queue import Screening
from bot.features.reviews.analysis import Reviews
from bot.features.statistics import result_section as statistics_section
from bot.features.statistics.jobs import Judging
from bot.features.tournaments import sections as tournaments_sections
from bot.features.tournaments.jobs import TournamentJobs
from bot.features.tutorial.prompt_section import Guide
from bot.features.what_if.rate_limit import RateLimit

if TYPE_CHECKING:
    from bot.ai.pool import Thinker
    from bot.core.jobs import JobKind
    from bot.features.replays.queue import Film


@dataclasses.dataclass(kw_only=True)
class Services(DeliveryContext):
    """Made once a process, by the client when its database is open. `language` is that of whoever chose none."""

    thinker: Thinker
    film: Film
    language: str
    figures: Figures = dataclasses.field(default_factory=Figures)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.record_of = partial(files.record_text, self.db)
        self.what_if_rate = RateLimit()
        self.slots = Slots()
        self.advised = Advised()
        self.guide = Guide(self.db, self.advised, self.report_error)
        self.turns = Turns(self.db, self.thinker, self.tasks, self.delivery_worker.kick, self.report_error)
        self.replays = Screening(self.film, lambda: self.turns.depth > 0)
        self.searches = Searches(self.thinker, self.settings_cache.of_server, self.now)
        self.reviews = Reviews(self.db, self.searches)
        plans_notifications.register_delivery(self.hooks)
        self.turns.register_delivery(self.hooks)
        live_session_notifications.register_delivery(self.hooks)
        invitations_notifications.register_delivery(self.hooks)
        statistics_section.register_delivery(self.hooks, self)
        tournaments_sections.register_delivery(self.hooks)
        self.guide.register_delivery(self.hooks)
        records_notifications.register_delivery(self.hooks)

    def jobs(self) -> tuple[JobKind, ...]:
        """What is done at a time: the kinds of jobs of all features."""
        return (
            *Matchmaker(self).kinds,
            Judging(self).kind,
            *TournamentJobs(self).kinds,
            FollowerMessages(self).kind,
            PuzzlePosts(self).kind,
            Digests(self).kind,
        )
