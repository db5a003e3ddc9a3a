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


def job(services: DeliveryContext) -> DiscordJob:
    """The job, which knows the messages that take no more edits, as far as this process does."""
    refused: dict[int, int] = {}  # by game, the message

    async def run(job: Job) -> Retry | None:
        game = int(job.key)
        if services.delivery_worker.is_busy(game):
            return Retry("", PICTURE_SOON)
        found = await services.db.run(use_cases.load, job)
        if found is None:
            return None
        board, position, events = found
        state = phase_message.computer_state(position.info)
        if phase_message.is_computers(position) and state == phase_message.THINKS:
            return Retry("", PICTURE_SOON)  # nobody looks yet: it comes behind the next question
        renewed = False
        if refused.get(game) != board.message:
            try:
                renewed = await renew_picture(services, board, position, events)
            except (discord.Forbidden, discord.NotFound):
                pass
            except discord.HTTPException as problem:
                if problem.code != TOO_OLD_TO_EDIT:
                    raise
                refused[game] = board.message
        if renewed:
            refused.pop(game, None)
            await services.db.run(use_cases.shown, job, board, position.revision)
        else:
            await services.db.run(use_cases.settled, job)
        return None

    return DiscordJob(PICTURE, run, use_cases.LONGEST, RetryPolicy((use_cases.PAUSE,), TRIES))
