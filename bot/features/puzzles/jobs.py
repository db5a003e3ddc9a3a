"""The puzzle of the day in the channels that want it: posted once, then edited to say who solved it, and the solution.

What is to be done are rows (`bot/features/puzzles/use_cases.py`), so that a restart goes on and posts nothing twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.components import ui
from bot.components.action_rows import ROW_BUTTONS, ROWS
from bot.components.custom_id import CustomId
from bot.components.item_kinds import BLUE, GREY
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import RenderRequest
from bot.delivery.retry import Errands
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases
from bot.features.puzzles.use_cases import day_of
from bot.text.localization import localization_for
from players.puzzles import stock
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.components.action_rows import Layout
    from bot.delivery.renderer import Look
    from bot.features.puzzles.text import Posed
    from bot.features.puzzles.use_cases import Due
    from bot.text.localization import Localization

TRIES = 12  # of an edit; then the message stays as it is


class PuzzlePosts(Errands["Due"]):
    """The posting under way, at most one at a time."""

    TASK = "puzzles"
    WHAT = "puzzles"

    async def _due(self) -> Sequence[Due]:
        today = stock.of_day(day_of(self._services.now()))
        return await self._services.db.run(use_cases.due, today.id)

    async def _next_due(self) -> int | None:
        return await self._services.db.read(use_cases.next_due)

    async def _one(self, due: Due) -> None:
        """Posts or edits one; a failure puts it off, and stops no other."""
        table = self._services.db
        if self._services.discord_api.guild(due.server) is None:  # the bot was removed from there
            await table.run(use_cases.give_up, due.server, due.day)
            return
        try:
            if due.message is None:
                await self._post(due)
            else:
                await self._edit(due, due.message)
        except StorageError:
            raise
        except discord.NotFound:
            await table.run(use_cases.give_up, due.server, due.day)  # the channel is gone, or the message is
        except TROUBLE as problem:
            if due.message is not None and due.attempts + 1 >= TRIES:
                await table.run(use_cases.give_up, due.server, due.day)
                return
            log.warn("server %s: its puzzle is not posted: %s", due.server, problem)
            await table.run(use_cases.put_off, due.server, due.day, _why(problem))
        except Exception as problem:
            if self._services.discord_api.closed():
                return  # cut off by the end of the process: the next one goes on
            await self._services.report_error("a puzzle", problem)
            await table.run(use_cases.give_up, due.server, due.day)

    async def _post(self, due: Due) -> None:
        services = self._services
        puzzle = stock.find(due.puzzle)
        if puzzle is None:
            await services.db.run(use_cases.give_up, due.server, due.day)
            return
        posed = worded.opened(puzzle)
        language = await services.settings_cache.language(due.server)
        l10n = localization_for(language)
        lines = [*worded.question(l10n, posed, due.day), l10n.format("puzzle-once")]
        kwargs: dict[str, Any] = {}
        if services.discord_api.may_attach(due.channel, due.server):
            kwargs["files"] = await services.renderer.files(pictures(posed, language))
        sent = await services.discord_api.channel(due.channel, due.server).send(
            "\n".join(lines),
            view=ui.view(items(l10n, posed, due.day, alone=False)),
            nonce=due.nonce,
            allowed_mentions=discord.AllowedMentions.none(),
            **kwargs,
        )
        await services.db.run(use_cases.posted, due.server, due.day, sent.id)

    async def _edit(self, due: Due, message: int) -> None:
        services = self._services
        puzzle = stock.find(due.puzzle)
        if puzzle is None:
            await services.db.run(use_cases.give_up, due.server, due.day)
            return
        posed = worded.opened(puzzle)
        l10n = localization_for(await services.settings_cache.language(due.server))
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


def items(l10n: Localization, posed: Posed, day: int, *, alone: bool) -> list[discord.ui.Item[Any]]:
    """The legal actions as buttons and menus: under a post, or for one person `alone`."""
    layout: Layout = worded.layout(l10n, posed)
    press, pick = ("solvealone", "alonepick") if alone else ("solve", "solvepick")
    puzzle = posed.puzzle.id
    made: list[discord.ui.Item[Any]] = [
        ui.menu(ui.menu_title(l10n, menu), CustomId(pick, puzzle, day, str(row)), menu.choices, row)
        for row, menu in enumerate(layout.menus)
    ]
    for at, choice in enumerate(layout.buttons):
        style = GREY if choice.plain else BLUE
        button = CustomId(press, puzzle, day, choice.code)
        made.append(ui.button(choice.label, button, style, len(layout.menus) + at // ROW_BUTTONS))
    free = -len(layout.buttons) % ROW_BUTTONS
    if free or layout.rows < ROWS:
        row = layout.rows - 1 if free else layout.rows
        made.append(
            ui.button(l10n.format("button-puzzle-board"), CustomId("puzzleboard", puzzle, day), row=row)
        )
    return made


def _why(problem: BaseException) -> str:
    """The message that tells administrators why a puzzle is not posted."""
    return "puzzle-trouble-forbidden" if isinstance(problem, discord.Forbidden) else "puzzle-trouble-discord"
