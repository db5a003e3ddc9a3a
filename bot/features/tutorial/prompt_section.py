"""The guide of a first game: what it says beside a question, in small print, and when it is asked.

It speaks for two turns at tables where one person plays alone; later it only answers. What depends on a hand of
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
from bot.features.tutorial.use_cases import Lesson
from bot.text.localization import Localization

LABEL = 80  # characters of an action that is suggested; longer ones without their note
MOST = 600  # characters of what stands beside a question; `Explain` has the rest
PATIENCE = 2.0  # seconds for which a question waits for a suggestion
SUGGESTION = 100  # characters for which a suggestion is worth making up


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
        new = lesson.choices and not position.under_way
        lines = _about(l10n, position, position.kind, phase=lesson.phase, choices=new)
        if position.info.advises and not position.private and MOST - _size(lines) >= SUGGESTION:
            lines += _suggested(l10n, position, await self._soon(position), brief=True)
        lines = [line for at, line in enumerate(lines) if not at or _size(lines[: at + 1]) <= MOST]
        return Rendered(_small(l10n, lines), ("explain", "less"))

    async def _private(self, l10n: Localization, position: Position, lesson: Lesson | None) -> Rendered:
        """What stands below the decision for its own player alone, with what the guide suggests."""
        if lesson is None or not lesson.speaks:
            return Rendered()
        kind = position.decision.kind if position.decision is not None else ""
        lines = _about(l10n, position, kind, phase=False, choices=position.under_way and lesson.choices)
        if position.info.advises:
            lines += _suggested(l10n, position, await self._soon(position), brief=True)
        return Rendered(_small(l10n, lines))

    async def told(self, l10n: Localization, position: Position) -> Told:
        """All that the guide has to say about the present decision, for its own player alone; what to do only where the
        table allows advice."""
        decision = position.decision
        assert decision is not None, "who asks has something to decide"
        lines = [l10n.format("guide-question", question=l10n.format_message(position.question()))]
        lines += _about(l10n, position, decision.kind, phase=True, choices=True)
        found = await self._advice(position) if position.info.advises else None
        lines += _suggested(l10n, position, found)
        return Told(lines, found.code if found is not None else None)

    async def _soon(self, position: Position) -> Advice | None:
        """What a computer would do now. A guide that can't think, or for which others leave no time, is no reason not
        to ask the question; who asks it later is told."""
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


def _about(l10n: Localization, position: Position, kind: str, *, phase: bool, choices: bool) -> list[str]:
    """The words for newcomers about the present phase and a kind of decision."""
    prefix, found = position.game.guide.prefix, []
    if phase:
        found.append(f"{prefix}lesson-phase-{position.info.phase}")
    if choices:
        found.append(f"{prefix}lesson-{kind}")
    return [l10n.format(message_id) for message_id in found if l10n.knows(message_id)]


def _size(lines: Sequence[str]) -> int:
    return sum(map(len, lines))


def _suggested(
    l10n: Localization, position: Position, found: Advice | None, *, brief: bool = False
) -> list[str]:
    """The suggestion, and why it (unless that is to be brief: rather than another), in one sentence."""
    if found is None:
        return []
    action = cut(l10n.brief(position.label(found.code), LABEL), OPTION)
    if found.other is None:
        return [l10n.format("guide-only", action=action)]
    why = l10n.join([l10n.format(f"guide-why-{topic}") for topic in found.topics])
    if brief and why:
        return [l10n.format("guide-chooses", action=action, why=why)]
    if brief:
        return [l10n.format("guide-chooses-even", action=action)]
    other = cut(l10n.brief(position.label(found.other), LABEL), OPTION)
    if not why:
        return [l10n.format("guide-about-even", action=action, other=other)]
    return [l10n.format("guide-suggests", action=action, other=other, why=why)]
