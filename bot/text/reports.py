"""Events in words: reports of phases, the lines since a player's last turn, the final table."""

import itertools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.components.ui import MESSAGE, cut
from bot.core.history import PhaseHistory
from bot.core.model import GameInfo, PastAction, StoodIn
from bot.core.notifications import Stood
from bot.text import people
from bot.text.localization import Localization
from languages.lists import capital
from rules.game import Game
from rules.guide import Placing, Shared, Weight
from rules.model import Acted, Event, PhaseEnded, TurnBegan
from rules.register import find_game
from rules.shared.declining import CHOSEN

# messages of one report; more is cut, `/caylus history` has all of it
MOST_MESSAGES = 4
OPENING_PHASE = 0  # the phase before the first turn, where a game names one
BULLET_CHARACTERS = 220  # characters of one line of a report with several sentences
SHORTEST_VERB = 4  # letters of the shortest verbs
_BRACKETS = re.compile(r"\([^)]*\)")
PASSES = "passes-line"
MARKS = ("stand-in-name", "skipped-name")
"""Message ids that mark a seat's name: a computer stood in, nobody was asked; by `Stood.skipped`."""


def weighty_events(
    game: Game, events: Iterable[Event], least: Weight = Weight.PRICE
) -> Iterator[Event]:
    """Yield the events of at least some weight; events in a row are joined if they make one sentence."""
    telling = game.guide.telling
    pending: Event | None = None
    for event in events:
        if telling.weight(event) < least:
            continue
        sentence_event = telling.joined(pending, event) if pending is not None else None
        if sentence_event is None and pending is not None:
            yield pending
        pending = event if sentence_event is None else sentence_event
    if pending is not None:
        yield pending


def sentences(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Iterable[Event],
    least: Weight = Weight.PRICE,
) -> list[str]:
    """Return the events of at least some weight in sentences."""
    return [
        l10n.format_message(game.tell(event, names))
        for event in weighty_events(game, events, least)
    ]


def action_text(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> str:
    """Return the events of one action up to the next decision or phase, in sentences; empty without any of weight."""
    own_events = _own(l10n, game, names, events)
    return " ".join(
        sentences(l10n, game, names, own_events, Weight.MINOR)
        or sentences(l10n, game, names, own_events)
    )


def action_in_full(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> tuple[str, str]:
    """Return the effects of one action, with its price, and what followed by the rules up to the next decision.

    Of what followed each sentence is a line.
    """
    own_events = _own(l10n, game, names, events)
    direct, followed = (
        sentences(l10n, game, names, span)
        for span in (own_events, events[len(own_events) :])
    )
    return " ".join(direct), "\n".join(followed)


def covers_all(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> bool:
    """Return whether `action_text` covers all of these events: nobody else had to act, and no phase has ended."""
    return not action_in_full(l10n, game, names, events)[1]


def _own(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> list[Event]:
    """Return the events that belong to the first action; the final scores do not."""
    own_events = list(events[:1])
    seat = (
        own_events[0].seat if own_events and isinstance(own_events[0], Acted) else None
    )
    for event in events[1:]:
        if (
            isinstance(event, PhaseEnded | TurnBegan)
            or game.guide.telling.weight(event) is Weight.COUNT
        ):
            break
        if isinstance(event, Acted) and (
            not (event.forced and seat == event.seat)
            or sentences(l10n, game, names, own_events, Weight.MINOR)
        ):
            break
        own_events.append(event)
    return own_events


def undone_text(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    past_actions: Sequence[PastAction],
    count: int,
) -> str:
    """Return the actions that an undo takes back, `count` in all.

    The first are listed one by one; hidden actions are only counted.
    """
    parts = []
    for past in past_actions:
        sentence = action_text(l10n, game, names, past.events)
        if not past.code:
            parts.append(l10n.format("action-hidden", seat=names[past.seat]))
        else:
            parts.append(
                sentence or l10n.format("action-untold", seat=names[past.seat])
            )
    text = " ".join(parts)
    if count > len(past_actions):
        text = l10n.format("undone-more", codes=text, count=count - len(past_actions))
    return text


class Reported(NamedTuple):
    """An event, and the computer or skipped seat that caused it, if no person did."""

    event: Event
    by: Stood | None = None


def reported_events(
    game: Game,
    events: Sequence[Event],
    stood: Iterable[Stood],
    least: Weight = Weight.PRICE,
) -> Iterator[Reported]:
    """Yield the reported events, each with the computer or skipped seat that caused it, or None for a person."""
    at = 0
    for by in _merge_runs(stood):
        yield from map(Reported, weighty_events(game, events[at : by.first], least))
        for event in weighty_events(game, events[by.first : by.end], least):
            if by.skipped and _is_still(event):
                continue
            # A turn order names all players, whoever brought it about.
            yield Reported(
                _without_choice_note(event, by), None if hasattr(event, "order") else by
            )
        at = by.end
    yield from map(Reported, weighty_events(game, events[at:], least))


def _is_still(event: Event) -> bool:
    """Return whether a piece has stayed where it was, which is no news of a skipped seat."""
    return hasattr(event, "start") and getattr(event, "start", None) == getattr(
        event, "end", None
    )


def _without_choice_note(event: Event, by: Stood) -> Event:
    """Return an event, for a skipped seat without the note that it was chosen."""
    choice_skipped = by.skipped and getattr(event, "why", None) == CHOSEN
    return replace(event, why="") if choice_skipped else event


def _merge_runs(stood: Iterable[Stood]) -> list[Stood]:
    """Return actions in a row as one: a building is paid for in several actions, but reported in one sentence."""
    runs: list[Stood] = []
    for stand_in in stood:
        first = stand_in.first
        if runs and runs[-1][1:] == (first, *stand_in[2:]):
            first = runs.pop().first
        runs.append(stand_in._replace(first=first))
    return runs


def mark_stand_in(
    l10n: Localization, names: Sequence[str], by: Stood | None
) -> Sequence[str]:
    """Return the names of the seats; a seat for which no person acted gets a mark."""
    if by is None:
        return names
    return [
        l10n.format(MARKS[by.skipped], name=name) if at == by.seat else name
        for at, name in enumerate(names)
    ]


def mark_first_only(l10n: Localization, names: Sequence[str], line: str) -> str:
    """Return a line in which only the first mention of a seat has its mark."""
    for seat, name in enumerate(names):
        for marked in (name, *(l10n.format(mark, name=name) for mark in MARKS)):
            line = _marked_once(line, marked, people.colour(l10n, seat))
    return line


def mark_first_computers(
    l10n: Localization, names: Sequence[str], lines: Sequence[str]
) -> list[str]:
    """Return lines in which only the first mention of a computer has its mark; other marks belong to one action."""
    text = "\n".join(lines)
    for seat, name in enumerate(names):
        text = _marked_once(text, name, people.colour(l10n, seat))
    return text.split("\n") if lines else []


def _marked_once(text: str, marked: str, plain: str) -> str:
    if marked == plain:
        return text
    head, separator, tail = text.partition(marked)
    return head + separator + tail.replace(marked, plain)


def placements(
    l10n: Localization, game: Game, names: Sequence[str], reported: Iterable[Reported]
) -> list[str]:
    """Return the placements of workers, one line a seat; placements that no person made are marked."""
    lines: dict[int, list[str]] = {}
    marked: dict[int, set[str]] = {}
    for event, by in reported:
        placing = game.guide.telling.placing(event)
        if not isinstance(placing, Placing):
            continue
        place, mark = _place_name(l10n, placing), ""
        # what follows for others from that is not marked
        if by is not None and by.seat == placing.seat:
            mark = MARKS[by.skipped]
            place = l10n.format(mark, name=place)
        marked.setdefault(placing.seat, set()).add(mark)
        lines.setdefault(placing.seat, []).append(place)
    return [
        _placements_line(
            l10n, f"{people.mark(seat)} {names[seat]}", marked[seat], places
        )
        for seat, places in lines.items()
    ]


def _placements_line(
    l10n: Localization, seat_name: str, marked: set[str], places: Sequence[str]
) -> str:
    """Return the line of one seat."""
    where = ", ".join(places)
    # all of it was done alike: one mark says so
    if len(marked) == 1 and "" not in marked:
        (message_id,) = marked
        seat_name = l10n.format(message_id, name=seat_name)
        where = where.replace(l10n.format(message_id, name=""), "")
    return l10n.labelled(seat_name, where)


def _place_name(l10n: Localization, placing: Placing) -> str:
    """Return a place by its name, with its number if it has one."""
    name = l10n.format(placing.name) if placing.name else ""
    return name if placing.number is None else f"{name} ({placing.number})"


def bullets(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Sequence[Event],
    stood: Iterable[Stood] = (),
) -> list[str]:
    """Return a phase in lines: placements by seat, then all other events in order.

    Equal events of several seats share one line, and so do events of one seat in a row of at most `BULLET_CHARACTERS`.
    A seat for which no person acted is marked.
    """
    telling, stood = game.guide.telling, tuple(stood)
    reported = list(reported_events(game, events, stood))
    lines = placements(l10n, game, names, reported)
    # Lines for several seats replace the events with these indices.
    shared: dict[int, str] = {}
    for group in telling.shared([event for event, _ in reported]):
        marked = list(names)
        for by in (reported[at].by for at in group.indices if group.chosen):
            if by is not None:
                marked[by.seat] = mark_stand_in(l10n, names, by)[by.seat]
        if group.message == PASSES:
            for by in _skipped_last(events, stood):
                marked[by.seat] = mark_stand_in(l10n, names, by)[by.seat]
        shared.update(
            dict.fromkeys(group.indices, _shared_line(l10n, names, marked, group))
        )
    last_lines: dict[tuple[object, ...], _Line] = {}
    for at, (event, by) in enumerate(reported):
        if isinstance(telling.placing(event), Placing):
            continue
        if isinstance(event, TurnBegan):
            # else the order is the same as before
            if event.turn == 1 or telling.reorders:
                order = ", ".join(names[seat] for seat in event.order)
                lines.append(l10n.format("order-line", order=order))
            continue
        if at in shared:
            if shared[at] and shared[at] not in lines:
                lines.append(shared[at])
            continue
        seat, actor_names = getattr(event, "seat", None), mark_stand_in(l10n, names, by)
        message = game.tell(event, actor_names)
        sentence, actor = l10n.format_message(message), (seat, by and by[2:])
        # A seat's last line takes the sentence if the same person or computer acted; counts stay apart.
        alone = telling.weight(event) is Weight.COUNT
        last_line = None if alone else last_lines.get(actor)
        if last_line is not None and seat is not None:
            longer = mark_first_only(
                l10n,
                names,
                _joined(
                    l10n,
                    lines[last_line.at],
                    last_line,
                    message.id,
                    sentence,
                    actor_names[seat],
                ),
            )
            if len(longer) <= BULLET_CHARACTERS:
                lines[last_line.at] = longer
                last_lines[actor] = _Line(last_line.at, message.id, sentence)
                continue
        lines.append(mark_first_only(l10n, names, sentence))
        if seat is not None and not alone:
            last_lines[actor] = _Line(len(lines) - 1, message.id, sentence)
    return mark_first_computers(l10n, names, lines)


def _skipped_last(events: Sequence[Event], stood: Iterable[Stood]) -> list[Stood]:
    """Return the skipped seats without a later decision: they pass later, within the action of another seat."""
    last_decisions = {
        event.seat: at
        for at, event in enumerate(events)
        if isinstance(event, Acted) and not event.forced
    }
    return [
        by
        for by in stood
        if by.skipped and by.first <= last_decisions.get(by.seat, -1) < by.end
    ]


class _Line(NamedTuple):
    """The index of a seat's line, and the message and text of its last sentence."""

    at: int
    message_id: str
    sentence: str


def _joined(
    l10n: Localization,
    line: str,
    last_line: _Line,
    message_id: str,
    sentence: str,
    name: str,
) -> str:
    """Return a line with one more sentence, without the seat's name.

    Two sentences of the same kind share their verb, too, if no comma or colon would come between it and its objects.
    """
    # Only spaces part words: no-break spaces stay.
    words, last_words = sentence.split(" "), last_line.sentence.split(" ")
    name_words = len(name.split(" "))
    if (
        words[:name_words] != last_words[:name_words]
        or words[:name_words] != name.split(" ")
        or ". " in last_line.sentence
    ):
        return f"{line} {sentence}"
    begun, (verb, *objects) = line.removesuffix("."), words[name_words:]
    shares_verb = (
        # `event-gained` and `event-gained-own` have the same kind of object
        message_id.startswith(last_line.message_id)
        or last_line.message_id.startswith(message_id)
    ) and (
        last_words[name_words] == verb
        # shorter words are pronouns and negations
        and len(verb) >= SHORTEST_VERB
        and verb.isalpha()
        and not set(",:;") & set(_BRACKETS.sub("", last_line.sentence))
    )
    if objects and shares_verb:
        return f"{begun}, {' '.join(objects)}"
    return l10n.separated([begun, " ".join(words[name_words:])])


def _shared_line(
    l10n: Localization, names: Sequence[str], marked: Sequence[str], shared: Shared
) -> str:
    """Return equal events of several seats on one line; "" if they need none.

    A seat whose tiles follow in brackets has no mark, which would be in brackets, too.
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
        parts.append(
            l10n.format(part.message, **args, **numbers)
            if part.message
            else args["seat"]
        )
    section = l10n.format(shared.section) if shared.section else ""
    joined = (
        l10n.separated(parts)
        if all(part.message for part in shared.parts)
        else ", ".join(parts)
    )
    return l10n.format(shared.message, section=section, parts=joined, **shared.numbers)


def phase_name(l10n: Localization, game_id: str, phase: int) -> str:
    """Return the name of a phase: "placing workers"."""
    return l10n.format(find_game(game_id).guide.phase(phase))


def phase_title(l10n: Localization, game: Game, turn: int, phase: int) -> str:
    """Return "Turn 3: placing workers"."""
    return l10n.format("phase-title", turn=turn, name=phase_name(l10n, game.id, phase))


def report(
    l10n: Localization, game: Game, names: Sequence[str], phases: Iterable[PhaseHistory]
) -> list[str]:
    """Return the messages that report phases."""
    return paged(l10n, report_lines(l10n, game, names, phases))


def report_lines(
    l10n: Localization, game: Game, names: Sequence[str], phases: Iterable[PhaseHistory]
) -> list[str]:
    """Return the lines that report phases, each under its name, with the turn where a new one begins.

    Phases without events are named only if none has any.
    """
    lines: list[str] = []
    turn, quiet = 0, []
    for history in itertools.chain.from_iterable(
        _with_opening(game, history) for history in phases
    ):
        title = phase_title(l10n, game, history.turn, history.phase)
        phase_bullets = bullets(l10n, game, names, history.events, history.stood)
        if phase_bullets:
            name = phase_name(l10n, game.id, history.phase)
            lines.append(f"**{title if history.turn != turn else capital(name)}**")
            lines += [f"• {line}" for line in phase_bullets]
            turn = history.turn
        elif history.phase != OPENING_PHASE:
            has_ended = any(isinstance(event, PhaseEnded) for event in history.events)
            quiet.append(
                l10n.format(
                    "phase-quiet" if has_ended else "phase-under-way", title=title
                )
            )
    return mark_first_computers(l10n, names, lines or quiet)


def _with_opening(game: Game, history: PhaseHistory) -> list[PhaseHistory]:
    """Return a phase, after the choices before the first turn if they are a phase of their own."""
    began = next(
        (at for at, event in enumerate(history.events) if isinstance(event, TurnBegan)),
        0,
    )
    if not began or game.guide.phase(OPENING_PHASE) not in game.templates:
        return [history]
    stood = tuple(
        by._replace(end=min(by.end, began)) for by in history.stood if by.first < began
    )
    later = tuple(
        by._replace(first=max(by.first - began, 0), end=by.end - began)
        for by in history.stood
        if by.end > began
    )
    return [
        PhaseHistory(history.turn, OPENING_PHASE, history.events[:began], stood),
        replace(history, events=history.events[began:], stood=later),
    ]


def paged(l10n: Localization, lines: Iterable[str]) -> list[str]:
    """Return lines in as few messages as hold them, at most four."""
    pages = [""]
    for line in lines:
        line = cut(line, MESSAGE - 1)
        if len(pages[-1]) + 1 + len(line) > MESSAGE:
            pages.append("")
        pages[-1] += ("\n" if pages[-1] else "") + line
    if len(pages) > MOST_MESSAGES:
        cut_page = pages[MOST_MESSAGES - 1]
        notice = l10n.format("report-cut")
        pages = [
            *pages[: MOST_MESSAGES - 1],
            cut(cut_page, MESSAGE - len(notice) - 1) + "\n" + notice,
        ]
    return [page for page in pages if page]


def final_table(
    l10n: Localization,
    info: GameInfo,
    points: dict[str, list[int]],
    stood_in: Sequence[StoodIn] = (),
    forgiven: Collection[int] = (),
    missed: Mapping[int, tuple[int, int]] | None = None,
) -> str:
    """Return the final scores by source as a table of fixed width, best seat first, and the seats of computers.

    It says who ranks behind those who stayed, but for a forfeit, whose headline says it, and seats that are `forgiven`:
    whoever left, and by seat who `missed` most turns, with these and all turns.
    """
    scores, ranks = info.scores or (), info.ranks or (0,) * len(info.seats)
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], -scores[seat]))
    marked = {seat.seat for seat in info.seats if seat.level is not None} | {
        stand_in.seat for stand_in in stood_in
    }
    rows = [
        ("", [people.colour(l10n, seat) + "*" * (seat in marked) for seat in order])
    ]
    for source, row in points.items():
        rows.append(
            (l10n.format(f"points-{source}"), [str(row[seat]) for seat in order])
        )
    rows.append((l10n.format("points-total"), [str(scores[seat]) for seat in order]))
    title_width = max(len(title) for title, _ in rows)
    widths = [max(len(cells[at]) for _, cells in rows) for at in range(len(order))]
    lines = [
        title.ljust(title_width)
        + "  "
        + "  ".join(
            cell.rjust(width) for cell, width in zip(cells, widths, strict=True)
        )
        for title, cells in rows
    ]
    left_seats = [
        people.colour(l10n, seat.seat)
        for seat in info.seats
        if not (seat.level or info.practice)
        and (seat.departed or not seat.user)
        and seat.seat not in forgiven
    ]
    missing_seats = [
        f"{people.colour(l10n, seat)} ({without}/{turns})"
        for seat, (without, turns) in (missed or {}).items()
        if not info.seats[seat].departed and info.seats[seat].user
    ]
    left_lines = [
        l10n.format("ended-left", how=how, seats=l10n.join(seats))
        for how, seats in (("missed", missing_seats), ("left", left_seats))
        if seats and info.ranks and not info.forfeit
    ]
    return "\n".join(
        ["```", *lines, "```", *left_lines, *by_computers(l10n, info, stood_in)]
    )


def by_computers(
    l10n: Localization, info: GameInfo, stood_in: Sequence[StoodIn]
) -> list[str]:
    """Return the seats of computers with their levels, the players for whom others played, and how often."""
    levels: dict[int, list[str]] = {}
    for seat in info.seats:
        if seat.level is not None:
            levels.setdefault(seat.level, []).append(people.colour(l10n, seat.seat))
    lines = [
        l10n.format(
            "ended-computers", seats=l10n.join(seats), count=len(seats), level=level
        )
        for level, seats in sorted(levels.items())
    ]
    return lines + [
        played_by_others(l10n, people.colour(l10n, stand_in.seat), stand_in, "no")
        for stand_in in stood_in
    ]


def star_stand_ins(
    l10n: Localization, names: Sequence[str], stood_in: Sequence[StoodIn]
) -> tuple[str, ...]:
    """Return the names for a picture of the result, with a star for a seat that others played, too."""
    seats = {stand_in.seat for stand_in in stood_in}
    return tuple(
        f"{name or people.colour(l10n, seat)}*" if seat in seats else name
        for seat, name in enumerate(names)
    )


def winners_line(
    l10n: Localization,
    info: GameInfo,
    *,
    alone: bool = True,
    starters: Sequence[int] = (),
) -> str:
    """Return the winners in one sentence, and whether they won by forfeit; then how much others played for them.

    `alone`: no table of points is below, so it says who ranks behind them despite more points. Void, it is struck.
    `starters`: the users to be mentioned where it counts as a game that they didn't finish.
    """
    seats, scores = info.winners or (), info.scores or ()
    names = l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])
    if info.abandoned:
        rated = "yes" if info.rated else "no"
        who = f" ({l10n.join([f'<@{user}>' for user in starters])})" if starters else ""
        return l10n.format("ended-abandoned", rated=rated, who=who)
    if info.forfeit:
        leavers = [
            seat
            for seat in info.seats
            if seat.left or (not (seat.user or seat.level) and seat.seat not in seats)
        ]
        leaver_names = l10n.join([people.called(l10n, seat) for seat in leavers])
        line = l10n.format("ended-forfeit", winners=names, left=leaver_names)
    else:
        # an abandoned seat may have more
        score = max((scores[seat] for seat in seats), default=0)
        line = l10n.format("ended-line", winners=names, count=len(seats), score=score)
        more = [
            people.marked(l10n, info.seats[seat])
            for seat, points in enumerate(scores)
            if alone and points > score
        ]
        if more:
            line += " " + l10n.format("ended-left", how="more", seats=l10n.join(more))
    for seat in seats:
        if played := info.seats[seat].played_for:
            name = people.seat(l10n, info.seats[seat])
            line += f" {played_by_others(l10n, name, played)}"
    return l10n.format("ended-void", result=line) if info.void else line


def played_by_others(
    l10n: Localization,
    seat: str,
    played: StoodIn,
    winner: str = "yes",
    style: Callable[[str], str] = people.safe,
) -> str:
    """Return how many of the decisions of a seat of that name others made: of a `winner` or not."""
    (name, first), *more = played.others or [(None, 0)]
    each = [str(first), *(f"{style(other or '')} {count}" for other, count in more)]
    return l10n.format(
        "ended-stood-in",
        winner=winner,
        seat=seat,
        count=played.by_computer,
        of=played.actions,
        others=", ".join(each) if more else first,
        name=style(name or "nobody"),
    )
