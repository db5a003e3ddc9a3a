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

    from bot.app.services import Office
    from bot.core.model import Position
    from bot.delivery.question import Asked
    from bot.features.hints.suggestion import Advice
    from bot.features.tutorial.use_cases import Lesson
    from bot.text.localization import Words

LABEL = 80  # characters of an action that is suggested; longer ones without their note
MOST = 600  # characters of what stands beside a question; `Explain` has the rest
SUGGESTION = 100  # characters for which a suggestion is worth making up


class Told(NamedTuple):
    """The lines of an answer of the guide, and the code that it suggests."""

    lines: list[str]
    code: str | None


async def public(
    office: Office, words: Words, position: Position, since: Sequence[str] = (), beside: Sequence[str] = ()
) -> Asked:
    """The prompt in the thread, with what the guide has to say where there is one, and buttons `beside` its own."""
    lesson = await _lesson(office, position)
    if lesson is None:
        return question.public(words, position, since, aside=beside)
    if not lesson.speaks:
        return question.public(words, position, since, aside=("explain", *beside))
    new = lesson.choices and not position.under_way
    lines = _about(words, position, position.kind, phase=lesson.phase, choices=new)
    if position.sheet.advises and not position.game.hidden and MOST - _size(lines) >= SUGGESTION:
        lines += _suggested(words, position, await _advice(office, position), brief=True)
    lines = [line for at, line in enumerate(lines) if not at or _size(lines[: at + 1]) <= MOST]
    small = [words.say("guide-line", text=line) for line in lines]
    return question.public(words, position, since, small, ("explain", "less", *beside))


async def private(office: Office, words: Words, position: Position, *, hand_shown: bool = False) -> Asked:
    """The decision for its own player alone, with what the guide suggests while it speaks; without the words of the
    hand where it is `hand_shown` as a picture."""
    asked = question.private(words, position, hand_shown=hand_shown)
    lesson = await _lesson(office, position)
    if lesson is None or not lesson.speaks:
        return asked
    kind = position.decision.kind if position.decision is not None else ""
    lines = _about(words, position, kind, phase=False, choices=position.under_way and lesson.choices)
    if position.sheet.advises:
        lines += _suggested(words, position, await _advice(office, position), brief=True)
    small = [words.say("guide-line", text=line) for line in lines]
    return asked._replace(text="\n".join([asked.text, *small]))


async def told(office: Office, words: Words, position: Position) -> Told:
    """All that the guide has to say about the present decision, for its own player alone; what to do only where the
    table allows advice."""
    decision = position.decision
    assert decision is not None, "who asks has something to decide"
    lines = [words.say("guide-question", question=words.tell(position.question()))]
    lines += _about(words, position, decision.kind, phase=True, choices=True)
    found = await _advice(office, position) if position.sheet.advises else None
    lines += _suggested(words, position, found)
    return Told(lines, found.code if found is not None else None)


async def _lesson(office: Office, position: Position) -> Lesson | None:
    """What there is to tell unasked; None at a table without a guide, as a rated one is."""
    decision, sheet = position.decision, position.sheet
    if decision is None or sheet.rated or sheet.alone is None:
        return None
    if sheet.seats[decision.seat].player is not None:  # a computer needs no guide
        return None
    return await office.db.read(use_cases.lesson, position.sheet.id)


def _about(words: Words, position: Position, kind: str, *, phase: bool, choices: bool) -> list[str]:
    """The words for newcomers about the present phase and a kind of decision."""
    prefix, found = position.game.guide.prefix, []
    if phase:
        found.append(f"{prefix}lesson-phase-{position.sheet.phase}")
    if choices:
        found.append(f"{prefix}lesson-{kind}")
    return [words.say(message_id) for message_id in found if words.knows(message_id)]


async def _advice(office: Office, position: Position) -> Advice | None:
    """What a computer would do now. A guide that can't think is no reason not to ask the question."""
    try:
        found = await advise(office, position.sheet.id)
    except Exception as problem:
        await office.report_error("the guide", problem, position.sheet.id)
        return None
    return found if found is not None and found.revision == position.revision else None


def _size(lines: Sequence[str]) -> int:
    return sum(map(len, lines))


def _suggested(words: Words, position: Position, found: Advice | None, *, brief: bool = False) -> list[str]:
    """The suggestion, and why it (unless that is to be brief: rather than another), in one sentence."""
    if found is None:
        return []
    action = cut(words.brief(position.label(found.code), LABEL), OPTION)
    if found.other is None:
        return [words.say("guide-only", action=action)]
    why = words.join([words.say(f"guide-why-{topic}") for topic in found.topics])
    if brief and why:
        return [words.say("guide-chooses", action=action, why=why)]
    if brief:
        return [words.say("guide-chooses-even", action=action)]
    other = cut(words.brief(position.label(found.other), LABEL), OPTION)
    if not why:
        return [words.say("guide-about-even", action=action, other=other)]
    return [words.say("guide-suggests", action=action, other=other, why=why)]
