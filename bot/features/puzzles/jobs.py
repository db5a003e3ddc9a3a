"""The puzzle of the day in the channels that want it: posted once, then edited to say who solved it, and the solution.

What is to be done are rows (`bot/features/puzzles/use_cases.py`), so that a restart goes on and posts nothing twice.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.components import ui
from bot.components.action_rows import ROW_BUTTONS, ROWS, Layout
from bot.components.custom_id import CustomId
from bot.core.jobs import DiscordJob, Retry, RetryPolicy
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import Look, RenderRequest
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases
from bot.features.puzzles.text import Posed
from bot.features.puzzles.use_cases import Due, day_of
from bot.text.localization import Localization
from players.puzzles import stock
from storage.jobs import Job

TRIES = 30  # in a day; then a message stays as it is


class PuzzlePosts:
    """The job that posts a puzzle, and edits its message."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self.kind = DiscordJob(
            use_cases.KIND, self._run, use_cases.DAY, RetryPolicy(tries=TRIES), use_cases.give_up
        )

    async def _run(self, job: Job) -> Retry | None:
        services = self._services
        today = stock.of_day(day_of(services.now()))
        due = await services.db.run(use_cases.load, job, today.id)
        if due is None:
            return None
        puzzle = stock.find(due.puzzle)
        if puzzle is None or services.discord_api.guild(due.server) is None:  # the bot was removed from there
            await services.db.run(use_cases.give_up, job)
            return None
        posed = worded.opened(puzzle)
        try:
            if due.message is None:
                await self._post(due, posed, job.nonce)
            else:
                await self._edit(due, posed, due.message)
        except discord.NotFound:  # the channel is gone, or the message is
            await services.db.run(use_cases.give_up, job)
        return None

    async def _post(self, due: Due, posed: Posed, nonce: str) -> None:
        services = self._services
        l10n = await services.settings_cache.l10n(due.server)
        lines = [*worded.question(l10n, posed, due.day), l10n.format("puzzle-once")]
        kwargs: dict[str, Any] = {}
        if services.discord_api.may_attach(due.channel, due.server):
            kwargs["files"] = await services.renderer.files(pictures(posed, l10n.language))
        sent = await services.discord_api.channel(due.channel, due.server).send(
            "\n".join(lines),
            view=ui.view(items(l10n, posed, due.day, alone=False)),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions.none(),
            **kwargs,
        )
        await services.db.run(use_cases.posted, due.server, due.day, sent.id)

    async def _edit(self, due: Due, posed: Posed, message: int) -> None:
        services = self._services
        l10n = await services.settings_cache.l10n(due.server)
        lines = worded.question(l10n, posed, due.day)
        lines += worded.solution(l10n, posed) if due.over else [l10n.format("puzzle-once")]
        who = worded.solvers(l10n, due.solvers, due.answers, over=due.over)
        changes: dict[str, Any] = {"view": None} if due.over else {}
        await services.discord_api.message(due.channel, message).edit(
            content="\n".join([*lines, who] if who else lines),
            allowed_mentions=discord.AllowedMentions.none(),
            **changes,
        )
        await services.db.run(use_cases.shown, due.server, due.day, len(due.solvers))


def pictures(posed: Posed, language: str, theme: str = "light", look: Look = "glance") -> list[RenderRequest]:
    """The board, and the hand of the seat that decides where there is one."""
    game, state, seat = posed.game, posed.state, posed.decision.seat
    view = game.view(state)
    wanted = [RenderRequest(look, game.id, language, view, (), worded.nobody(posed), theme=theme)]
    if game.hand(state, seat):
        own = game.view(state, seat)
        wanted.append(RenderRequest("hand", game.id, language, own, (), worded.nobody(posed), seat, theme))
    return wanted


def items(l10n: Localization, posed: Posed, day: int, *, alone: bool) -> list[ui.Item]:
    """The legal actions as buttons and menus: under a post, or for one person `alone`."""
    layout: Layout = worded.layout(l10n, posed)
    press, pick = ("solvealone", "alonepick") if alone else ("solve", "solvepick")
    puzzle = posed.puzzle.id
    made = ui.decision_items(l10n, CustomId(press, puzzle, day), pick, layout)
    free = -len(layout.buttons) % ROW_BUTTONS
    if free or layout.rows < ROWS:
        row = layout.rows - 1 if free else layout.rows
        made.append(
            ui.button(l10n.format("button-puzzle-board"), CustomId("puzzleboard", puzzle, day), row=row)
        )
    return made
