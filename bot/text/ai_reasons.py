"""The reasons of computer players in a person's language."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.text.localization import Localization
from players.english import TEXTS
from players.reasons import Reason
from players.reasons import words as told
from rules.model import Message

MOST_REASONS = 3  # reasons for an action that are told
SHARE = 0.25  # of the largest: a reason that counts less is not told beside it


class Lines(NamedTuple):
    """The messages of an action by what speaks for it (`$why`) and the most that speaks against it (`$against`)."""

    even: str
    good: str
    both: str
    bad: str


BETTER = Lines("review-why", "review-why-for", "review-why-for-but", "review-why-but")


def line(l10n: Localization, lines: Lines, own: int, reasons: Sequence[Reason], **args: str) -> str:
    """Return what speaks for an action and against it, as far as it is worth a word.

    `own` is the seat that decides.
    """
    least = SHARE * max((abs(reason.points) for reason in reasons), default=0.0)
    counted = [reason for reason in reasons if abs(reason.points) >= least]
    good = [l10n.format_message(told(reason, own)) for reason in counted if reason.points > 0][:MOST_REASONS]
    bad = [l10n.format_message(told(reason, own)) for reason in counted if reason.points < 0][:1]
    if good and bad:
        return l10n.format(lines.both, why=l10n.join(good), against=bad[0], **args)
    if good:
        return l10n.format(lines.good, why=l10n.join(good), **args)
    if bad:
        return l10n.format(lines.bad, against=bad[0], **args)
    return l10n.format(lines.even, **args)


def of_computer(purpose: Message | None, reasons: Sequence[Reason], readers: Sequence[int]) -> list[Message]:
    """Return what decided an action of a computer: its purpose, and what it takes from the readers' seats."""
    found = [] if purpose is None else [purpose]
    taken = [reason for reason in reasons if reason.seat in readers and reason.amount < 0 < reason.points]
    found += [TEXTS.say("reason-you-less", what=TEXTS.say(f"topic-{one.topic}")) for one in taken]
    return found[:MOST_REASONS]
