"""What if in words: the tried steps, the decision they lead to, and the part that would be stored."""

from collections.abc import Sequence

from bot.components.ui import MESSAGE, cut
from bot.core.model import Position
from bot.delivery import question
from bot.features.what_if import save
from bot.features.what_if.simulate import Simulation, TriedAction
from bot.text import people, reports
from bot.text.localization import Localization

SHOWN_STEPS = 6  # steps that are told one by one, the last of them in full
STEP_CHARACTERS = 140  # characters of a step before the last
LAST_STEP_CHARACTERS = 600  # characters of what came of the last one
FALLEN = 4  # steps that fell away that are told
MORE_STEPS = "• …"  # for steps that are not told any more
GRANTED = 4  # steps of others that are told before something is kept


def lost(
    l10n: Localization,
    position: Position,
    lost: Sequence[TriedAction],
    names: Sequence[str] = (),
) -> list[str]:
    """Return the steps that are no longer possible, the first of them one by one; colors without `names`."""
    if not lost:
        return []
    shown = [came_of(l10n, position, step, names) for step in lost[:FALLEN]]
    lines = [
        l10n.format("whatif-lost"),
        *(f"• {sentence}" for sentence in shown),
    ]
    if more := len(lost) - len(shown):
        lines.append(l10n.format("whatif-lost-more", count=more))
    return lines


def happened(l10n: Localization, tried: Simulation) -> list[str]:
    """Return the last steps with their events, the very last in full."""
    first = max(0, len(tried.steps) - SHOWN_STEPS)
    lines = [l10n.format("whatif-earlier", count=first)] if first else []
    for number, step in enumerate(tried.steps[first:], first + 1):
        if step.label is None:
            lines.append(l10n.format("whatif-waited", number=number))
            continue
        sentence = came_of(
            l10n, tried.position, step, in_full=number == len(tried.steps)
        )
        lines.append(f"**{number}** {people.mark(step.seat)} {sentence}")
    return lines


def came_of(
    l10n: Localization,
    position: Position,
    step: TriedAction,
    names: Sequence[str] = (),
    *,
    in_full: bool = False,
) -> str:
    game, info = position.game, position.info
    names = names or people.colours(l10n, info)
    if in_full:
        text = " ".join(reports.sentences(l10n, game, names, step.events))
    else:
        text = reports.action_text(l10n, game, names, step.events)
    if not text and step.label is not None:
        text = l10n.labelled(names[step.seat], l10n.format_message(step.label))
    return cut(text, LAST_STEP_CHARACTERS if in_full else STEP_CHARACTERS)


def asked(
    l10n: Localization, tried: Simulation, names: Sequence[str] = ()
) -> list[str]:
    """Return the next decision and its seat, or why the simulation ends; marked colors without `names`."""
    position = tried.position
    info, decision = position.info, position.decision
    marks = names or [people.marked(l10n, seat) for seat in info.seats]
    seat, scores = "", list[str]()
    if tried.stop == "over":
        scores = [
            f"{mark} {points}"
            for mark, points in zip(marks, info.scores or (), strict=True)
        ]
    elif tried.stop == "secret" and decision is not None:
        seat = (
            names[decision.seat]
            if names
            else people.seat(l10n, info.seats[decision.seat])
        )
    if tried.stop is not None or decision is None:
        why = "again" if tried.stop == "secret" and tried.again else tried.stop
        return [
            l10n.format(
                "whatif-stop",
                why=why,
                seat=seat,
                button=l10n.format("button-try-again"),
                scores=" · ".join(scores),
            )
        ]
    seat = people.seat(l10n, info.seats[decision.seat])
    if decision.seat in tried.seats and not info.practice:
        seat = l10n.format("whatif-you", seat=seat)
    when = {"turn": info.turn, "phase": reports.phase_name(l10n, info.game, info.phase)}
    asks, number = l10n.format_message(position.question()), len(tried.steps) + 1
    goods = question.holdings(l10n, position, decision.seat)
    lines = [
        l10n.format("whatif-decides", number=number, seat=seat, question=asks, **when),
        l10n.format("whatif-goods", seat=marks[decision.seat], goods=goods),
    ]
    hand = position.hand(decision.seat)
    if hand is not None and decision.seat in tried.seats:
        lines.append(question.hand_line(l10n, position, hand))
    return lines


def explained(
    l10n: Localization,
    tried: Simulation,
    keepable: save.Keepable,
    names: Sequence[str] = (),
) -> str:
    """Return the parts that would be stored and left, and the assumptions about others."""
    info = tried.position.info
    marks = names or [people.marked(l10n, seat) for seat in info.seats]
    lines = [
        l10n.format("whatif-keep-title" if keepable.anything else "whatif-keep-nothing")
    ]
    if keepable.answers:
        lines.append(l10n.format("whatif-keep-answers"))
    for seat, answer in keepable.answers:
        key = answer.key
        phase = reports.phase_name(l10n, info.game, key.phase)
        lines.append(
            l10n.format(
                "whatif-keep-answer",
                seat=marks[seat],
                what=l10n.format_message(answer.label),
                turn=key.turn,
                phase=phase,
            )
        )
    for placed in keepable.lists:
        whose, count = marks[placed.seat], len(placed.items)
        lines.append(l10n.format("whatif-keep-list", seat=whose, count=count))
        for rank, placement in enumerate(placed.items, 1):
            lines.append(f"**{rank}** {l10n.format_message(placement)}")
    whats = [(left.why, l10n.format_message(left.what)) for left in keepable.left]
    not_kept = [
        l10n.format("whatif-not-kept", why=why, what=label) for why, label in whats
    ]
    if not_kept:
        lines.append(l10n.format("whatif-keep-left"))
    others = [
        step
        for step in tried.steps
        if step.label is not None and step.seat not in tried.seats
    ]
    granted: list[str] = []
    if others and keepable.anything:
        shown = [
            came_of(l10n, tried.position, step, names) for step in others[:GRANTED]
        ]
        shown += ["…"] if len(others) > GRANTED else []
        granted.append(l10n.format("whatif-keep-granted", steps=" ".join(shown)))
    room = MESSAGE - sum(len(line) + 1 for line in (*lines, *granted)) - len(MORE_STEPS)
    return "\n".join([*lines, *fitting(not_kept, room), *granted])


def fitting(lines: list[str], room: int) -> list[str]:
    """Return the first lines that have room, and a mark for those that have not."""
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return [*lines[:number], MORE_STEPS]
    return lines
