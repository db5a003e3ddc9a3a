"""The reasons of computer players in a person's language."""

from collections.abc import Sequence

from bot.text.localization import Localization
from players.english import TEXTS
from players.reasons import Reason
from players.topics import topic_name
from rules.model import Message

MOST_REASONS = 3  # of an action, those of one kind in one sentence


def better(l10n: Localization, purpose: Message | None) -> str:
    """Return the reason why an action is the best: its purpose, if it has one."""
    if purpose is None:
        return l10n.format("review-why")
    return l10n.format("review-why-for", why=l10n.format_message(purpose))


def of_computer(
    purpose: Message | None, reasons: Sequence[Reason], readers: Sequence[int]
) -> list[Message]:
    """Return the reasons of a computer's action: its purpose, and its effect on the readers' seats."""
    lines = [] if purpose is None else [purpose]
    harms = [
        reason
        for reason in reasons
        if reason.seat in readers and reason.amount < 0 < reason.points
    ]
    topics = dict.fromkeys(
        reason.topic for reason in harms[: MOST_REASONS - len(lines)]
    )
    less = tuple(map(topic_name, topics))
    return [*lines, TEXTS.say("reason-you-less", what=less)] if less else lines
