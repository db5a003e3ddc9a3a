"""Events in words: reports of phases, the lines since a player's last turn, the final table."""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.components.ui import MESSAGE, cut
from bot.core.history import PhaseHistory, StoodIn
from bot.core.model import GameInfo, PastAction
from bot.core.notifications import Stood
from bot.text import people
from bot.text.localization import Localization
from rules.game import Game
from rules.guide import Placing, Shared, Weight
from rules.model import Acted, Event, PhaseEnded, TurnBegan
from rules.register import find_game
from rules.shared.declining import CHOSEN

MESSAGES = 4  # messages of one report; more is cut, `/caylus history` has all of it
OPENING = 0  # the phase before the first turn, where a game names one
BULLET = 220  # characters of one line of a report that tells several things
VERB = 4  # letters of the shortest verbs
_BRACKETS = re.compile(r"\([^)]*\)")
PASSES = "passes-line"
MARKS = ("stand-in-name", "skipped-name")
"""The messages that mark a name where a computer stood in, and where nobody was asked."""


def weighty_events(game: Game, events: Iterable[Event], least: Weight = Weight.PRICE) -> Iterator[Event]:
    """Yield the events of at least some weight, with events in a row joined where they make one sentence."""
    telling = game.guide.telling
    last: Event | None = None
    for event in events:
        if telling.weight(event) < least:
            continue
        joined = telling.joined(last, event) if last is not None else None
        if joined is None and last is not None:
            yield last
        last = event if joined is None else joined
    if last is not None:
        yield last


def sentences(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Iterable[Event],
    least: Weight = Weight.PRICE,
) -> list[str]:
    """Return the events of at least some weight in sentences."""
    return [l10n.format_message(game.tell(event, names)) for event in weighty_events(game, events, least)]


def action(l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]) -> str:
    """Return the events of one action up to the next decision or phase, in sentences; empty without any of weight."""
    own = _own(l10n, game, names, events)
    return " ".join(sentences(l10n, game, names, own, Weight.MINOR) or sentences(l10n, game, names, own))


def in_full(l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]) -> tuple[str, str]:
    """Return what one action came to, with its price, and what followed by the rules up to the next decision."""
    own = _own(l10n, game, names, events)
    direct, followed = (sentences(l10n, game, names, part) for part in (own, events[len(own) :]))
    return " ".join(direct), " ".join(followed)


def tells_all(l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]) -> bool:
    """Return whether `action` covers all of these events.

    Nobody else had to act, and no phase has ended.
    """
    return not in_full(l10n, game, names, events)[1]


def _own(l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]) -> list[Event]:
    """Return the first of some events that are told as one action."""
    own = list(events[:1])
    seat = own[0].seat if own and isinstance(own[0], Acted) else None
    for event in events[1:]:
        if isinstance(event, PhaseEnded | TurnBegan):
            break
        if isinstance(event, Acted) and (
            not (event.forced and seat == event.seat) or sentences(l10n, game, names, own, Weight.MINOR)
        ):
            break
        own.append(event)
    return own


def taken_back(
    l10n: Localization, game: Game, names: Sequence[str], past_actions: Sequence[PastAction], count: int
) -> str:
    """Return the actions that an undo takes back, `count` in all.

    The first are listed one by one; hidden actions are only counted.
    """
    parts = []
    for past in past_actions:
        sentence = action(l10n, game, names, past.events)
        if not past.code:
            parts.append(l10n.format("action-hidden", seat=names[past.seat]))
        else:
            parts.append(sentence or l10n.format("action-untold", seat=names[past.seat]))
    text = " ".join(parts)
    if count > len(past_actions):
        text = l10n.format("undone-more", codes=text, count=count - len(past_actions))
    return text


def acts(
    game: Game, events: Sequence[Event], stood: Iterable[Stood], least: Weight = Weight.PRICE
) -> Iterator[tuple[Event, Stood | None]]:
    """Yield the reported events, each with the computer or skipped seat that caused it, or None for a person."""
    at = 0
    for by in _in_a_row(stood):
        yield from ((event, None) for event in weighty_events(game, events[at : by.first], least))
        for event in weighty_events(game, events[by.first : by.end], least):
            if by.skipped and _is_still(event):
                continue
            # A turn order names all players, whoever brought it about.
            yield _done(event, by), None if hasattr(event, "order") else by
        at = by.end
    yield from ((event, None) for event in weighty_events(game, events[at:], least))


def _is_still(event: Event) -> bool:
    """Return whether a piece has stayed where it was: of a skipped seat that says nothing."""
    return hasattr(event, "start") and getattr(event, "start", None) == getattr(event, "end", None)


def _done(event: Event, by: Stood) -> Event:
    """Return an event; nobody has chosen anything where a seat was skipped."""
    chosen = by.skipped and getattr(event, "why", None) == CHOSEN
    return replace(event, why="") if chosen else event


def _in_a_row(stood: Iterable[Stood]) -> list[Stood]:
    """Return actions in a row as one.

    A building is paid for in several actions and reported in one sentence.
    """
    joined: list[Stood] = []
    for stand_in in stood:
        first = stand_in.first
        if joined and joined[-1][1:] == (first, *stand_in[2:]):
            first = joined.pop().first
        joined.append(stand_in._replace(first=first))
    return joined


def standing_in(l10n: Localization, names: Sequence[str], by: Stood | None) -> Sequence[str]:
    """Return the names of the seats, that where no person acted with its mark."""
    if by is None:
        return names
    return [
        l10n.format(MARKS[by.skipped], name=name) if at == by.seat else name for at, name in enumerate(names)
    ]


def once(l10n: Localization, names: Sequence[str], line: str) -> str:
    """Return a line in which every mark is only where a seat is named first."""
    for seat, name in enumerate(names):
        for marked in (name, *(l10n.format(mark, name=name) for mark in MARKS)):
            line = _marked_once(line, marked, people.colour(l10n, seat))
    return line


def computers_once(l10n: Localization, names: Sequence[str], lines: Sequence[str]) -> list[str]:
    """Return lines in which a computer has its mark only where it is named first; other marks are of one action."""
    text = "\n".join(lines)
    for seat, name in enumerate(names):
        text = _marked_once(text, name, people.colour(l10n, seat))
    return text.split("\n") if lines else []


def _marked_once(text: str, marked: str, plain: str) -> str:
    if marked == plain:
        return text
    first, found, rest = text.partition(marked)
    return first + found + rest.replace(marked, plain)


def placements(
    l10n: Localization, game: Game, names: Sequence[str], acted: Iterable[tuple[Event, Stood | None]]
) -> list[str]:
    """Return the placements of workers, one line a seat; those that no person made are marked."""
    lines: dict[int, list[str]] = {}
    marked: dict[int, set[str]] = {}
    for event, by in acted:
        placing = game.guide.telling.placing(event)
        if not isinstance(placing, Placing):
            continue
        place, mark = _place(l10n, placing), ""
        if by is not None and by.seat == placing.seat:  # what follows for others from that is not marked
            mark = MARKS[by.skipped]
            place = l10n.format(mark, name=place)
        marked.setdefault(placing.seat, set()).add(mark)
        lines.setdefault(placing.seat, []).append(place)
    return [
        _placed(l10n, f"{people.mark(seat)} {names[seat]}", marked[seat], places)
        for seat, places in lines.items()
    ]


def _placed(l10n: Localization, called: str, marked: set[str], places: Sequence[str]) -> str:
    """Return the line of one seat."""
    where = ", ".join(places)
    if len(marked) == 1 and "" not in marked:  # all of it was done alike: one mark says so
        (message_id,) = marked
        called = l10n.format(message_id, name=called)
        where = where.replace(l10n.format(message_id, name=""), "")
    return l10n.format("placed-line", seat=called, places=where)


def _place(l10n: Localization, placing: Placing) -> str:
    """Return a place by its name, with the number where it has one."""
    name = l10n.format(placing.name) if placing.name else ""
    return name if placing.number is None else l10n.format("placed-on", name=name, place=placing.number)


def bullets(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event], stood: Iterable[Stood] = ()
) -> list[str]:
    """Return a phase in lines: placements by seat, then one line for events that several seats have alike.

    Everything else with what one seat did on one line, as long as it is not too long; what no person did is
    marked. The order of a turn is told where it may be another one.
    """
    telling, stood = game.guide.telling, tuple(stood)
    acted = list(acts(game, events, stood))
    lines = placements(l10n, game, names, acted)
    shared: dict[int, str] = {}
    for group in telling.shared([event for event, _ in acted]):
        marked = list(names)
        for by in (acted[at][1] for at in group.indices if group.chosen):
            if by is not None:
                marked[by.seat] = standing_in(l10n, names, by)[by.seat]
        if group.message == PASSES:
            for by in _skipped_last(events, stood):
                marked[by.seat] = standing_in(l10n, names, by)[by.seat]
        shared.update(dict.fromkeys(group.indices, _shared(l10n, names, marked, group)))
    own: dict[tuple[object, ...], _Line] = {}
    for at, (event, by) in enumerate(acted):
        if isinstance(telling.placing(event), Placing):
            continue
        if isinstance(event, TurnBegan):
            if event.turn == 1 or telling.reorders:
                order = ", ".join(names[seat] for seat in event.order)
                lines.append(l10n.format("order-line", order=order))
            continue
        if at in shared:
            if shared[at] and shared[at] not in lines:
                lines.append(shared[at])
            continue
        seat, called = getattr(event, "seat", None), standing_in(l10n, names, by)
        message = game.tell(event, called)
        sentence, actor = l10n.format_message(message), (seat, by and by[2:])
        alone = telling.weight(event) is Weight.COUNT
        before = None if alone else own.get(actor)
        if before is not None and seat is not None:
            joined = once(l10n, names, _joined(lines[before.at], before, message.id, sentence, called[seat]))
            if len(joined) <= BULLET:
                lines[before.at] = joined
                own[actor] = _Line(before.at, message.id, sentence)
                continue
        lines.append(once(l10n, names, sentence))
        if seat is not None and not alone:
            own[actor] = _Line(len(lines) - 1, message.id, sentence)
    return computers_once(l10n, names, lines)


def _skipped_last(events: Sequence[Event], stood: Iterable[Stood]) -> list[Stood]:
    """Return the skipped seats that made no decision after that: they pass later, within the action of another."""
    last = {
        event.seat: at for at, event in enumerate(events) if isinstance(event, Acted) and not event.forced
    }
    return [by for by in stood if by.skipped and by.first <= last.get(by.seat, -1) < by.end]


class _Line(NamedTuple):
    """The index of a seat's line, and the message and text of its last sentence."""

    at: int
    message_id: str
    sentence: str


def _joined(line: str, before: _Line, message_id: str, sentence: str, name: str) -> str:
    """Return a line with one more sentence.

    The name of the seat, and the words with which the same message began, are not repeated.
    """
    words, last = sentence.split(), before.sentence.split()
    named = len(name.split())
    if words[:named] != last[:named] or words[:named] != name.split() or ". " in before.sentence:
        return f"{line} {sentence}"
    common = named
    for word, other in zip(words[named:-1], last[named:-1], strict=False):
        # Of another message only the verb is the same word; shorter ones are pronouns and negations.
        alike = message_id == before.message_id or (common == named and len(word) >= VERB)
        if word != other or not word.isalpha() or not alike:
            break
        common += 1
    bare = _BRACKETS.sub("", before.sentence)
    mark = ";" if common == named or set(",:;") & set(bare) else ","
    return f"{line.removesuffix('.')}{mark} {' '.join(words[common:])}"


def _shared(l10n: Localization, names: Sequence[str], marked: Sequence[str], shared: Shared) -> str:
    """Return what several seats have alike, on one line; "" where it needs none.

    Those whose tiles follow in brackets have no mark in brackets before them.
    """
    if not shared.message:
        return ""
    parts = []
    for part in shared.parts:
        tiles = l10n.join([l10n.format(tile) for tile in part.tiles])
        args = {
            "seat": (names if part.tiles else marked)[part.seats[0]],
            "seats": l10n.join([marked[seat] for seat in part.seats]),
            "each": "yes" if len(part.seats) > 1 and part.numbers.get("n") else "no",
            "tiles": tiles if part.space is None else f"{tiles} {part.space}",
            "why": l10n.format(part.why) if part.why else "",
        }
        numbers = {"count": len(part.seats), **part.numbers}
        parts.append(l10n.format(part.message, **args, **numbers) if part.message else args["seat"])
    section = l10n.format(shared.section) if shared.section else ""
    separator = "; " if all(part.message for part in shared.parts) else ", "
    return l10n.format(shared.message, section=section, parts=separator.join(parts), **shared.numbers)


def phase_name(l10n: Localization, game_id: str, phase: int) -> str:
    """Return the name of a phase: "placing workers"."""
    return l10n.format(find_game(game_id).guide.phase(phase))


def phase_title(l10n: Localization, game: Game, turn: int, phase: int) -> str:
    """Return "Turn 3: placing workers"."""
    return l10n.format("phase-title", turn=turn, name=phase_name(l10n, game.id, phase))


def report(l10n: Localization, game: Game, names: Sequence[str], phases: Iterable[PhaseHistory]) -> list[str]:
    """Return the messages that report phases."""
    return paged(l10n, report_lines(l10n, game, names, phases))


def report_lines(
    l10n: Localization, game: Game, names: Sequence[str], phases: Iterable[PhaseHistory]
) -> list[str]:
    """Return the lines that report phases.

    Those where nothing happened are named where there is nothing else to tell, and the turn where it begins.
    """
    lines: list[str] = []
    turn, quiet = 0, []
    for part in itertools.chain.from_iterable(_opened(game, part) for part in phases):
        title = phase_title(l10n, game, part.turn, part.phase)
        phase_bullets = bullets(l10n, game, names, part.events, part.stood)
        if phase_bullets:
            name = phase_name(l10n, game.id, part.phase)
            lines.append(f"**{title if part.turn != turn else name[:1].upper() + name[1:]}**")
            lines += [f"• {line}" for line in phase_bullets]
            turn = part.turn
        elif part.phase != OPENING:
            ended = any(isinstance(event, PhaseEnded) for event in part.events)
            quiet.append(l10n.format("phase-quiet" if ended else "phase-under-way", title=title))
    return computers_once(l10n, names, lines or quiet)


def _opened(game: Game, part: PhaseHistory) -> list[PhaseHistory]:
    """Return a phase, and before it the choices before the first turn, where they are a phase of their own."""
    began = next((at for at, event in enumerate(part.events) if isinstance(event, TurnBegan)), 0)
    if not began or game.guide.phase(OPENING) not in game.templates:
        return [part]
    stood = tuple(by._replace(end=min(by.end, began)) for by in part.stood if by.first < began)
    rest = tuple(
        by._replace(first=max(by.first - began, 0), end=by.end - began) for by in part.stood if by.end > began
    )
    return [
        PhaseHistory(part.turn, OPENING, part.events[:began], stood),
        replace(part, events=part.events[began:], stood=rest),
    ]


def paged(l10n: Localization, lines: Iterable[str]) -> list[str]:
    """Return lines in as few messages as hold them, at most four."""
    pages = [""]
    for line in lines:
        line = cut(line, MESSAGE - 1)
        if len(pages[-1]) + 1 + len(line) > MESSAGE:
            pages.append("")
        pages[-1] += ("\n" if pages[-1] else "") + line
    if len(pages) > MESSAGES:
        last = pages[MESSAGES - 1]
        more = l10n.format("report-cut")
        pages = [*pages[: MESSAGES - 1], cut(last, MESSAGE - len(more) - 1) + "\n" + more]
    return [page for page in pages if page]


def final_table(
    l10n: Localization, info: GameInfo, points: dict[str, list[int]], stood_in: Sequence[StoodIn] = ()
) -> str:
    """Return the final scores by source as a table of fixed width, the best seat first.

    Under it where computers played.
    """
    scores, ranks = info.scores or (), info.ranks or (0,) * len(info.seats)
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], -scores[seat]))
    marked = {seat.seat for seat in info.seats if seat.level is not None} | {
        stand_in.seat for stand_in in stood_in
    }
    rows = [("", [people.colour(l10n, seat) + "*" * (seat in marked) for seat in order])]
    for source, row in points.items():
        rows.append((l10n.format(f"points-{source}"), [str(row[seat]) for seat in order]))
    rows.append((l10n.format("points-total"), [str(scores[seat]) for seat in order]))
    first = max(len(title) for title, _ in rows)
    widths = [max(len(cells[at]) for _, cells in rows) for at in range(len(order))]
    lines = [
        title.ljust(first)
        + "  "
        + "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        for title, cells in rows
    ]
    left = [
        people.colour(l10n, seat.seat)
        for seat in info.seats
        if not (seat.user or seat.level) and not info.practice
    ]
    gone = [l10n.format("ended-left", seats=l10n.join(left))] if left and info.ranks else []
    return "\n".join(["```", *lines, "```", *gone, *by_computers(l10n, info, stood_in)])


def by_computers(l10n: Localization, info: GameInfo, stood_in: Sequence[StoodIn]) -> list[str]:
    """Return the seats of computers with their levels, the players a computer stood in for, and how often."""
    levels: dict[int, list[str]] = {}
    for seat in info.seats:
        if seat.level is not None:
            levels.setdefault(seat.level, []).append(people.colour(l10n, seat.seat))
    lines = [
        l10n.format("ended-computers", seats=l10n.join(seats), count=len(seats), level=level)
        for level, seats in sorted(levels.items())
    ]
    return lines + [
        l10n.format(
            "ended-stood-in",
            seat=people.colour(l10n, stand_in.seat),
            count=stand_in.by_computer,
            of=stand_in.actions,
        )
        for stand_in in stood_in
    ]


def starred(l10n: Localization, names: Sequence[str], stood_in: Sequence[StoodIn]) -> tuple[str, ...]:
    """Return the names that a picture of the result shows, with the table's mark where a computer stood in."""
    seats = {stand_in.seat for stand_in in stood_in}
    return tuple(
        f"{name or people.colour(l10n, seat)}*" if seat in seats else name for seat, name in enumerate(names)
    )


def winners(l10n: Localization, info: GameInfo) -> str:
    """Return the winners in one sentence, and whether they won by forfeit."""
    seats, scores = info.winners or (), info.scores or ()
    named = l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])
    if info.abandoned:
        return l10n.format("ended-abandoned")
    if info.forfeit:
        gone = [
            seat
            for seat in info.seats
            if seat.left or (not (seat.user or seat.level) and seat.seat not in seats)
        ]
        left = l10n.join([people.called(l10n, seat) for seat in gone])
        return l10n.format("ended-forfeit", winners=named, left=left)
    score = max((scores[seat] for seat in seats), default=0)  # an abandoned seat may have more
    return l10n.format("ended-line", winners=named, count=len(seats), score=score)
