"""What happened, in words: reports of phases, the lines since somebody's last turn, the final table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import people
from bot.ui.menus import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table import Sheet
    from bot.texts import Words
    from rules.game import Game
    from rules.model import Event

MESSAGE = 2_000  # characters of a message
MESSAGES = 4  # messages of one report; more is cut, `/caylus history` has all of it
SINCE_LINES = 3
SINCE_WIDTH = 160  # characters of one line of what happened since somebody's last turn

PHASES = {"caylus": "phase", "magna_carta": "mc-phase"}
"""What the names of the phases begin with in the rules' catalogues."""

QUIET = frozenset({"acted", "phase", "activated", "returned"})
"""Events that only frame others: a report leaves them out."""

MINOR = QUIET | {"turn", "paid", "declined", "section", "counted", "gained", "inn", "order"}
"""Events that the few lines in a prompt leave out too."""


def tag(event: Event) -> str:
    """The event's kind, as saved games spell it."""
    return str(event.__struct_config__.tag)


def sentences(
    words: Words, game: Game, names: Sequence[str], events: Iterable[Event], without: frozenset[str] = QUIET
) -> list[str]:
    """The events in sentences, those of some kinds left out."""
    return [words.tell(game.tell(event, names)) for event in events if tag(event) not in without]


def since(words: Words, game: Game, names: Sequence[str], events: Sequence[Event]) -> list[str]:
    """What the others did, in at most three lines, the latest last."""
    told = sentences(words, game, names, events, MINOR)
    lines: list[str] = []
    at = len(told)
    while at and len(lines) < SINCE_LINES:
        line = told[at - 1]
        at -= 1
        while at and len(told[at - 1]) + 1 + len(line) <= SINCE_WIDTH:
            at -= 1
            line = f"{told[at]} {line}"
        lines.append(cut(line, SINCE_WIDTH))
    if at:
        lines[-1] = words.say("since-more", count=at)
        lines[-1] = cut(lines[-1], SINCE_WIDTH)
    return lines[::-1]


def phase_title(words: Words, game: Game, turn: int, phase: int) -> str:
    """ "Turn 3, phase 2: placing workers"."""
    return words.say("phase-title", turn=turn, phase=phase, name=words.say(f"{PHASES[game.id]}-{phase}"))


def report(
    words: Words, game: Game, names: Sequence[str], phases: Iterable[tuple[int, int, Sequence[Event]]]
) -> list[str]:
    """The messages that report (turn, phase, events); phases where nothing happened are only named."""
    lines: list[str] = []
    for turn, phase, events in phases:
        title = phase_title(words, game, turn, phase)
        told = sentences(words, game, names, events)
        if told:
            lines.append(f"**{title}**")
            lines += [f"• {sentence}" for sentence in told]
        else:
            lines.append(words.say("phase-quiet", title=title))
    return paged(words, lines)


def paged(words: Words, lines: Iterable[str]) -> list[str]:
    """Lines in as few messages as hold them, at most four."""
    pages = [""]
    for line in lines:
        line = cut(line, MESSAGE - 1)
        if len(pages[-1]) + 1 + len(line) > MESSAGE:
            pages.append("")
        pages[-1] += ("\n" if pages[-1] else "") + line
    if len(pages) > MESSAGES:
        last = pages[MESSAGES - 1]
        more = words.say("report-cut")
        pages = [*pages[: MESSAGES - 1], cut(last, MESSAGE - len(more) - 1) + "\n" + more]
    return [page for page in pages if page]


def final_table(words: Words, sheet: Sheet, points: dict[str, list[int]]) -> str:
    """The final scores by source as a table of fixed width, the best seat first."""
    scores = sheet.scores or ()
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    rows = [("", [sheet.seats[seat].colour for seat in order])]
    for source, row in points.items():
        if any(row):
            rows.append((words.say(f"points-{source}"), [str(row[seat]) for seat in order]))
    rows.append((words.say("points-total"), [str(scores[seat]) for seat in order]))
    first = max(len(title) for title, _ in rows)
    widths = [max(len(cells[at]) for _, cells in rows) for at in range(len(order))]
    lines = [
        title.ljust(first)
        + "  "
        + "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        for title, cells in rows
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def winners(words: Words, sheet: Sheet) -> str:
    """Who won, in one sentence."""
    seats = sheet.winners or ()
    return words.say(
        "ended-line",
        winners=words.join([people.called(sheet.seats[seat]) for seat in seats]),
        count=len(seats),
        score=max(sheet.scores or (0,)),
    )
