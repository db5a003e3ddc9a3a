"""The guide of a first game: what it says beside a question, in small print, and when it is asked.

It speaks for a whole game at tables where one person plays alone; later it only answers. What depends on a hand of
cards it says to its own player alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bot.components.ui import OPTION, cut
from bot.core.errors import UserError
from bot.core.model import Position
from bot.delivery.context import DeliveryHooks, Rendered, Section
from bot.features.hints.suggestion import Advice, Suggestions
from bot.features.tutorial import use_cases
from bot.features.tutorial.use_cases import Lesson, Topic
from bot.text.localization import Localization

LABEL = 80  # characters of an action that is suggested; longer ones without their note
PATIENCE = 2.0  # seconds for which a question waits for a suggestion


class Told(NamedTuple):
    """The lines of an answer of the guide, and the code that it suggests."""

    lines: list[str]
    code: str | None


class Guide:
    """Speaks beside questions, and when it is asked."""

    def __init__(
        self,
        suggestions: Suggestions,
        report_error: Callable[[str, BaseException, int | None], Awaitable[None]],
    ) -> None:
        self._suggestions, self._report_error = suggestions, report_error

    def register_delivery(self, hooks: DeliveryHooks) -> None:
        """Adds small print and buttons to the questions of who plays alone."""
        hooks.section(Section("prompt", use_cases.lesson, self._public, _is_taught))
        hooks.section(Section("private_prompt", use_cases.lesson, self._private, _is_taught))

    async def _public(self, l10n: Localization, position: Position, lesson: Lesson | None) -> Rendered:
        if lesson is None:
            return Rendered()
        if position.info.advises:
            self._suggestions.prepare(position)
        if not lesson.speaks:
            return Rendered(buttons=("explain",))
        lines = [] if position.under_way else _lessons(l10n, position, lesson.told)
        if position.info.advises and not position.private:
            lines += _suggested(l10n, position, await self._soon(position))
        return Rendered(_small(l10n, lines), ("explain", "less"))

    async def _private(self, l10n: Localization, position: Position, lesson: Lesson | None) -> Rendered:
        """What stands below the decision for its own player alone, with what the guide suggests."""
        if lesson is None or not lesson.speaks:
            return Rendered()
        lines = _lessons(l10n, position, lesson.told) if position.under_way else []
        if position.info.advises:
            lines += _suggested(l10n, position, await self._soon(position))
        return Rendered(_small(l10n, lines))

    async def told(
        self, l10n: Localization, position: Position, lesson: Lesson | None, stands: str = ""
    ) -> Told:
        """What the guide has to say about the present decision besides what `stands` there, for its player alone."""
        found = await self._advice(position) if position.info.advises else None
        lines = [] if lesson is None else _lessons(l10n, position, lesson.more)
        lines = [line for line in (*lines, *_suggested(l10n, position, found)) if line not in stands]
        return Told(lines or [l10n.format("guide-nothing-new")], found.code if found is not None else None)

    async def _soon(self, position: Position) -> Advice | None:
        """What a computer would do now; None where it can't think in time: the question is asked all the same."""
        work = asyncio.ensure_future(self._advice(position))
        self._suggestions.tasks.busy(work)  # it goes on where the question doesn't wait for it any longer
        await asyncio.wait({work}, timeout=PATIENCE)
        return work.result() if work.done() else None

    async def _advice(self, position: Position) -> Advice | None:
        try:
            return await self._suggestions.advise(position)
        except UserError:
            return None  # the thinking processes fail, which is in the log
        except Exception as problem:
            await self._report_error("the guide", problem, position.info.id)
            return None


def _is_taught(position: Position) -> bool:
    """Whether there is a guide: not at a rated table, and only where one person plays and is asked."""
    decision, info = position.decision, position.info
    if decision is None or info.rated or info.alone is None:
        return False
    return info.seats[decision.seat].player is None  # a computer needs no guide


def _small(l10n: Localization, lines: Sequence[str]) -> tuple[str, ...]:
    return tuple(l10n.format("guide-line", text=line) for line in lines)


def _lessons(l10n: Localization, position: Position, topics: Sequence[Topic]) -> list[str]:
    """The words for newcomers about some topics, with the name of the building that they are about."""
    lines = []
    for message, tile in topics:
        text = l10n.format(message)
        named = l10n.format(position.game.guide.printed[tile].name) if tile else ""
        lines.append(l10n.format("guide-building", tile=named, text=text) if tile else text)
    return lines


def _suggested(l10n: Localization, position: Position, found: Advice | None) -> list[str]:
    """The suggestion, with what it leaves its player with and what the next best would, in one or two sentences."""
    if found is None:
        return []
    action = cut(l10n.brief(position.label(found.code), LABEL), OPTION)
    if found.other is None:
        return [l10n.format("guide-only", action=action)]
    other = cut(l10n.brief(position.label(found.other), LABEL), OPTION)
    for_it, against = (
        l10n.join([l10n.format(f"guide-why-{topic}") for topic in topics]) for topics in found.topics
    )
    if for_it and against:
        return [l10n.format("guide-suggests-but", action=action, other=other, why=for_it, against=against)]
    if for_it:
        return [l10n.format("guide-suggests", action=action, other=other, why=for_it)]
    if against:
        return [l10n.format("guide-although", action=action, other=other, against=against)]
    return [l10n.format("guide-about-even", action=action, other=other)]
