"""Brings the last picture in a thread up to date while workers are placed, in the message where it stands."""

from __future__ import annotations

import discord

from bot.core.jobs import DiscordJob, Retry, RetryPolicy
from bot.core.outbox import PICTURE, PICTURE_SOON
from bot.delivery import phase_message
from bot.delivery.context import DeliveryContext
from bot.delivery.phase_report import renew_picture
from bot.delivery.send import TOO_OLD_TO_EDIT
from bot.features.board import use_cases
from storage.jobs import Job

TRIES = 5  # then it stays as it is until something more happens


class ThreadPicture:
    """The job, and which messages take no more edits, as far as this process knows."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self._refused: dict[int, int] = {}  # by game, the message
        retry = RetryPolicy((use_cases.PAUSE,), TRIES)
        self.kind = DiscordJob(PICTURE, self._run, use_cases.LONGEST, retry)

    async def _run(self, job: Job) -> Retry | None:
        services, game = self._services, int(job.key)
        if services.delivery_worker.is_busy(game):
            return Retry("", PICTURE_SOON)
        found = await services.db.run(use_cases.load, job)
        if found is None:
            return None
        board, position, events = found
        if phase_message.is_computers(position) and phase_message.computer_state(position.info) == (
            phase_message.THINKS
        ):  # nobody looks yet: it comes behind the next question
            return Retry("", PICTURE_SOON)
        renewed = False
        if self._refused.get(game) != board.message:
            try:
                renewed = await renew_picture(services, board, position, events)
            except (discord.Forbidden, discord.NotFound):
                pass
            except discord.HTTPException as problem:
                if problem.code != TOO_OLD_TO_EDIT:
                    raise
                self._refused[game] = board.message
        if renewed:
            self._refused.pop(game, None)
            await services.db.run(use_cases.shown, job, board, position.revision)
        else:
            await services.db.run(use_cases.refused, job)
        return None
