"""The guide of a first game: what it says beside a question, in small print, and when it is asked.

It speaks for two turns at tables where one person plays alone; later it only answers. What depends on a hand of
cards it says to its own player alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.components.action_rows import OPTION, cut
from bot.delivery import question
from bot.features.hints.suggestion import advise
from bot.features.tutorial import use_cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Services
    from bot.core.model import Position
    from bot.delivery.question import Asked
    from bot.features.hints.suggestion import Advice
    from bot.features.tutorial.use_cases import Lesson
    from bot.text.localization import Localization

LABEL = 80  # characters of an action that is suggested; longer ones without their note
MOST = 600  # characters of what stands beside a question; `Explain` has the rest
SUGGESTION = 100  # characters for which a suggestion is worth making up


class Told(NamedTuple):
    """The lines of an answer of the guide, and the code that it suggests."""

    lines: list[str]
    code: str | None


async def public(
    services: Services,
    words: Localization,
    position: Position,
    since: Sequence[str] = (),
    beside: Sequence[str] = (),
) -> Asked:
    """The prompt in the thread, with what the guide has to say where there is one, and buttons `beside` its own."""
    lesson = await _lesson(services, position)
    if lesson is None:
        return question.public(words, position, since, aside=beside)
    if not lesson.speaks:
        return question.public(words, position, since, aside=("explain", *beside))
    new = lesson.choices and not position.under_way
    lines = _about(words, position, position.kind, phase=lesson.phase, choices=new)
    if position.info.advises and not position.game.hidden and MOST - _size(lines) >= SUGGESTION:
        lines += _suggested(words, position, await _advice(services, position), brief=True)
    lines = [line for at, line in enumerate(lines) if not at or _size(lines[: at + 1]) <= MOST]
    small = [words.format("guide-line", text=line) for line in lines]
    return question.public(words, position, since, small, ("explain", "less", *beside))


async def private(
    services: Services, words: Localization, position: Position, *, hand_shown: bool = False
) -> Asked:
    """The decision for its own player alone, with what the guide suggests while it speaks; without the words of the
    hand where it is `hand_shown` as a picture."""
    asked = question.private(words, position, hand_shown=hand_shown)
    lesson = await _lesson(services, position)
    if lesson is None or not lesson.speaks:
        return asked
    kind = position.decision.kind if position.decision is not None else ""
    lines = _about(words, position, kind, phase=False, choices=position.under_way and lesson.choices)
    if position.info.advises:
        lines += _suggested(words, position, await _advice(services, position), brief=True)
    small = [words.format("guide-line", text=line) for line in lines]
    return asked._replace(text="\n".join([asked.text, *small]))


async def told(services: Services, words: Localization, position: Position) -> Told:
    """All that the guide has to say about the present decision, for its own player alone; what to do only where the
    table allows advice."""
    decision = position.decision
    assert decision is not None, "who asks has something to decide"
    lines = [words.format("guide-question", question=words.format_message(position.question()))]
    lines += _about(words, position, decision.kind, phase=True, choices=True)
    found = await _advice(services, position) if position.info.advises else None
    lines += _suggested(words, position, found)
    return Told(lines, found.code if found is not None else None)


async def _lesson(services: Services, position: Position) -> Lesson | None:
    """What there is to tell unasked; None at a table without a guide, as a rated one is."""
    decision, info = position.decision, position.info
    if decision is None or info.rated or info.alone is None:
        return None
    if info.seats[decision.seat].player is not None:  # a computer needs no guide
        return None
    return await services.db.read(use_cases.lesson, position.info.id)


def _about(words: Localization, position: Position, kind: str, *, phase: bool, choices: bool) -> list[str]:
    """The words for newcomers about the present phase and a kind of decision."""
    prefix, found = position.game.guide.prefix, []
    if phase:
        found.append(f"{prefix}lesson-phase-{position.info.phase}")
    if choices:
        found.append(f"{prefix}lesson-{kind}")
    return [words.format(message_id) for message_id in found if words.knows(message_id)]


async def _advice(services: Services, position: Position) -> Advice | None:
    """What a computer would do now. A guide that can't think is no reason not to ask the question."""
    try:
        found = await advise(services, position.info.id)
    except Exception as problem:
        await services.report_error("the guide", problem, position.info.id)
        return None
    return found if found is not None and found.revision == position.revision else None


def _size(lines: Sequence[str]) -> int:
    return sum(map(len, lines))


def _suggested(
    words: Localization, position: Position, found: Advice | None, *, brief: bool = False
) -> list[str]:
    """The suggestion, and why it (unless that is to be brief: rather than another), in one sentence."""
    if found is None:
        return []
    action = cut(words.brief(position.label(found.code), LABEL), OPTION)
    if found.other is None:
        return [words.format("guide-only", action=action)]
    why = words.join([words.format(f"guide-why-{topic}") for topic in found.topics])
    if brief and why:
        return [words.format("guide-chooses", action=action, why=why)]
    if brief:
        return [words.format("guide-chooses-even", action=action)]
    other = cut(words.brief(position.label(found.other), LABEL), OPTION)
    if not why:
        return [words.format("guide-about-even", action=action, other=other)]
    return [words.format("guide-suggests", action=action, other=other, why=why)]
