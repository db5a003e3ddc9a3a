"""The reasons of computer players in a person's language."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.text.localization import Localization
from players.reasons import Reason
from players.reasons import words as told

MOST = 3  # reasons for an action that are told
SHARE = 0.25  # of the largest: a reason that counts less is not told beside it


class Lines(NamedTuple):
    """The messages of an action by what speaks for it (`$why`) and the most that speaks against it (`$against`)."""

    even: str
    good: str
    both: str
    bad: str


OPTION = Lines("hint-option", "hint-option-for", "hint-option-for-but", "hint-option-but")
RATHER = Lines("why-rather", "why-rather-for", "why-rather-for-but", "why-rather-but")
BETTER = Lines("review-why", "review-why-for", "review-why-for-but", "review-why-but")
ALTHOUGH = Lines("why-although", "why-although-for", "why-although-for-but", "why-although-but")


def line(l10n: Localization, lines: Lines, own: int, reasons: Sequence[Reason], **args: str) -> str:
    """What speaks for an action and against it, as far as it is worth a word; `own` is the seat that decides."""
    least = SHARE * max((abs(reason.points) for reason in reasons), default=0.0)
    counted = [reason for reason in reasons if abs(reason.points) >= least]
    good = [l10n.format_message(told(reason, own)) for reason in counted if reason.points > 0][:MOST]
    bad = [l10n.format_message(told(reason, own)) for reason in counted if reason.points < 0][:1]
    if good and bad:
        return l10n.format(lines.both, why=l10n.join(good), against=bad[0], **args)
    if good:
        return l10n.format(lines.good, why=l10n.join(good), **args)
    if bad:
        return l10n.format(lines.bad, against=bad[0], **args)
    return l10n.format(lines.even, **args)
