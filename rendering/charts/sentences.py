"""Three sentences about a game, chosen by rule: the most striking first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languages.lists import decimal
from rendering.charts.course import changes_of_lead, led_from
from rendering.sentences import MOST_CHARACTERS as CAPTION
from rendering.sentences import minus, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.charts.course import Course, Standing
    from rendering.words import Catalogue, Words

MOST_LEADS = 3
CLOSE = 4  # points between the first two that are worth a word
GUESTS = 5
LOST = 4


def sentences(course: Course, words: Words) -> list[str]:
    """Return at most three, in the language of the words."""
    candidates: list[tuple[float, str]] = []
    ranked = course.standings
    if len(ranked) > 1 and len(course.winners) == 1:
        margin = ranked[0].total - ranked[1].total
        names = {
            "first": words.name(ranked[0].seat),
            "second": words.name(ranked[1].seat),
        }
        if margin < 0:  # the others have left
            pass
        elif margin <= CLOSE:
            candidates.append((9 - margin, words("chart-close", n=margin, **names)))
        else:
            candidates.append((margin / 20, words("chart-ahead", n=margin, **names)))
    turned = changes_of_lead(course)
    since = led_from(course)
    if turned >= 2:
        candidates.append((3 + turned / 2, words("chart-lead-changed", n=turned)))
    elif since is not None and since < course.turns:
        candidates.append(
            (
                4 - 3 * since / course.turns,
                words("chart-led", name=words.name(ranked[0].seat), turn=since),
            )
        )
    elif (
        since is None
        and len(course.winners) == 1
        and ranked[0].total == max(one.total for one in ranked)
    ):
        candidates.append(
            (5, words("chart-from-behind", name=words.name(course.winners[0])))
        )
    if course.guest is not None and course.guest.times >= GUESTS:
        sentence = words(
            "chart-guests",
            name=words.name(course.guest.seat),
            building=words(course.guest.message),
            n=course.guest.times,
        )
        candidates.append((course.guest.times / 3, sentence))
    unlucky = max(ranked, key=lambda one: one.lost)
    if unlucky.lost >= LOST:
        if unlucky.lost_to is None:
            sentence = words(
                "chart-lost", name=words.name(unlucky.seat), n=unlucky.lost
            )
        else:
            other = words.name(unlucky.lost_to)
            sentence = words(
                "chart-lost-to",
                name=words.name(unlucky.seat),
                n=unlucky.lost,
                other=other,
            )
        candidates.append((unlucky.lost / 2.5, sentence))
    best = max(course.groups, key=lambda group: max(group.points))
    seat = best.points.index(max(best.points))
    sentence = words(
        "chart-most",
        name=words.name(seat),
        source=words(best.message),
        n=max(best.points),
    )
    candidates.append((1, sentence))
    candidates.sort(key=lambda pair: -pair[0])
    return [sentence for _, sentence in candidates[:MOST_LEADS]]


def spoken(course: Course, words: Words) -> str:
    """Return the charts in at most 1,024 characters.

    The text has the result, the sentences and each player's sources, then the numbers of the panels and of the
    turns by seat, as many lines as there is room for.
    """
    names = words.joined([words.name(seat) for seat in course.winners])
    won = words(
        "chart-won", names=names, n=len(course.winners), score=course.standings[0].total
    )
    turns = words("chart-turns", n=course.turns)
    lines = [f"{won}. {turns}.", *sentences(course, words)]
    for standing in course.standings:
        parts = [
            f"{words(group.message)} {minus(group.points[standing.seat])}"
            for group in course.groups
            if group.points[standing.seat]
        ]
        lines.append(
            words(
                "score-line",
                name=words.name(standing.seat),
                total=standing.total,
                parts=", ".join(parts) or "0",
            )
        )
    text = "\n".join(lines)
    for line in _numbers(course, words):
        if len(text) + 1 + len(line) <= CAPTION:
            text += "\n" + line
    return shortened(text)


def rate(one: Standing, words: Catalogue) -> str:
    """Return points a worker, as the language writes numbers."""
    return (
        decimal(one.total / one.workers, words.language, "0.0") if one.workers else "0"
    )


def _numbers(course: Course, words: Words) -> list[str]:
    """Return a line for each kind of numbers that the charts show by seat, the shortest first."""
    ranked = course.standings
    shown: list[tuple[str, list[Sequence[object]]]] = [
        ("chart-rate", [(rate(standing, words.catalogue),) for standing in ranked]),
        ("chart-lost-workers", [(standing.lost,) for standing in ranked]),
        ("chart-prestige", [standing.prestige[1:] for standing in ranked]),
        ("chart-money", [standing.deniers for standing in ranked]),
    ]
    if course.lines:
        shown.insert(
            0, ("chart-favor-levels", [standing.favors for standing in ranked])
        )
    lines = []
    for title, numbers in shown:
        rows = [
            f"{words.seat(one.seat)} {' '.join(map(str, row))}"
            for one, row in zip(ranked, numbers, strict=True)
        ]
        lines.append(words("chart-rows", title=words(title), rows="; ".join(rows)))
    return lines
