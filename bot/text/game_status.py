"""A game in one or a few lines.

Lines have its name and number, its options, its players and conditions for joining, its status, and the events
since a player's last turn.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.components.ui import cut
from bot.core.admission import PROVISIONAL, Admission, Reliability
from bot.core.clock.time_bank import PACES, bank_in_units
from bot.core.history import Recap
from bot.core.model import GameInfo, Named, Position
from bot.core.notifications import Stood
from bot.core.table_settings import TABLE_SETTINGS
from bot.text import people, reports
from bot.text.localization import Localization
from languages.choosing import own_name
from rules.game import Game
from rules.guide import Weight
from rules.model import Event, PhaseEnded
from rules.register import find_game


def options_line(l10n: Localization, info: GameInfo, *, all_: bool = False) -> str:
    """Return the chosen options of a game in words: those that differ from the usual, or all."""
    rules = find_game(info.game)
    computers = any(seat.level for seat in info.seats)
    texts = [
        option_text(l10n, name, value)
        for name, value in info.options.items()
        if all_ or value != rules.options[name][0]
    ] or [l10n.format("option-rules", value="standard")]
    for name, setting in TABLE_SETTINGS.items():
        value = setting.value_of(info)
        if (
            value is None
            or not setting.applies(info)
            or not (all_ or setting.is_named(info))
        ):
            continue  # None is the server's choice
        if name == "language":
            text = l10n.format("option-language", language=own_name(value))
        else:
            text = option_text(l10n, name, value)
        if name == "pace" and value in PACES:
            text = l10n.format("option-pace-banked", pace=text, **bank_in_units(value))
        if (
            name == "pace"
            and value != "none"
            and info.status == "lobby"
            and computers
            and info.alone is not None
        ):
            # nobody would wait for who starts it now
            text = l10n.format("option-pace-alone", pace=text)
        texts.append(text)
    return " · ".join(texts)


NAMED = {
    "undo": ("choice-topic-undo", "choice-undo"),
    "pictures": ("option-pictures", "choice-view"),
    "hints": ("option-hints", "choice-hints"),
}
"""The options whose values are said as their choices are, behind a name."""


def option_text(l10n: Localization, name: str, value: str | None) -> str:
    """Return an option of a table with its value, in words."""
    if name not in NAMED:
        return l10n.format(f"option-{name}-{value}".replace("_", "-"))
    label, choice = NAMED[name]
    return l10n.labelled(l10n.format(label), l10n.format(f"{choice}-{value}"))


def settings_change(
    l10n: Localization,
    settings: Mapping[str, str],
    before: Mapping[str, str | None],
    usual: str = "",
) -> str:
    """Return changed settings of a table with their former values, where these are known.

    `usual`: the language where none was chosen.
    """

    def option(name: str, value: str | None) -> str:
        if name == "language":
            return l10n.format("option-language", language=own_name(value or usual))
        return option_text(l10n, name, value)

    return l10n.separated(
        [
            f"{option(name, before[name])} → {option(name, value)}"
            if name in before
            else option(name, value)
            for name, value in settings.items()
        ]
    )


def title(l10n: Localization, info: GameInfo | Named) -> str:
    """Return the game's name and number: "Caylus #12"."""
    return numbered_title(l10n, info.game, info.id)


def numbered_title(l10n: Localization, kind: str, number: int) -> str:
    """Return the name of a kind of game and a number: "Caylus #12"."""
    return f"{l10n.game(kind)} #{number}"


def place_line(l10n: Localization, info: GameInfo) -> str:
    """Return a line of a list with a game and its thread."""
    return f"• {l10n.labelled(title(l10n, info), f'<#{info.home}>')}"


def seat_lines(l10n: Localization, info: GameInfo) -> list[str]:
    """Return a line a seat, with the score at the end."""
    lines, nobody = [], l10n.format("standing-nobody")
    for seat in info.seats:
        is_held = (
            seat.user is not None or seat.level is not None or info.status == "finished"
        )
        name = people.called(l10n, seat) if is_held else people.seat(l10n, seat)
        if not is_held or seat.claimable or seat.took_over:
            kept_for, until = seat.kept or ("", 0)
            args = {
                "player": people.safe(kept_for) or nobody,
                "when": f"<t:{until}:f>",
            }
            state = (
                "taken"
                if seat.took_over
                else "kept"
                if seat.kept
                else "unrated"
                if seat.claimable and info.rated
                else "open"
            )
            name = l10n.format("card-open-seat", seat=name, how=state, **args)
        name = people.with_standing(l10n, seat, people.with_absence(l10n, seat, name))
        if seat.reliable is not None:
            name = f"{name} · {reliability_text(l10n, seat.reliable)}"
        if info.scores is not None:
            name = f"{name} · {info.scores[seat.seat]}"
        lines.append(name)
    return lines


def reliability_text(l10n: Localization, reliability: Reliability) -> str:
    """Return a person's reliability: "finished 14 of 15 · missed 2 of 310"."""
    parts = [
        l10n.format(
            "reliable-finished", finished=reliability.finished, games=reliability.games
        )
    ]
    if reliability.deadlines:
        parts.append(
            l10n.format(
                "reliable-missed",
                missed=reliability.missed,
                deadlines=reliability.deadlines,
            )
        )
    if reliability.answers is not None:
        parts.append(l10n.format("reliable-answers", within=reliability.answers))
    return " · ".join(parts)


def waiting_lines(l10n: Localization, infos: Sequence[GameInfo]) -> list[str]:
    """Return the games that wait for somebody, a line each under a title; empty if none does."""
    lines = [place_line(l10n, info) for info in infos]
    return [l10n.format("digest-title"), *lines] if lines else []


def status_line(l10n: Localization, info: GameInfo, since: str = "R") -> str:
    """Return turn, phase, whose move it is, and since when, in Discord's style of an instant."""
    when = {"turn": info.turn, "phase": reports.phase_name(l10n, info.game, info.phase)}
    if info.deciding is None:
        return l10n.format("status-nobody", **when)
    since = f"<t:{info.since or info.created}:{since}>"
    return l10n.format(
        "status-line",
        together="yes" if len(info.awaited) > 1 else "no",
        players=people.awaited(l10n, info),
        player=people.called(l10n, info.seats[info.deciding]),
        since=since,
        **when,
    )


def scores_line(l10n: Localization, position: Position, *, away: bool = False) -> str:
    """Return every seat with its prestige now, or with the final score; with `away` also absences and standings."""
    info = position.info
    points = info.scores
    if points is None:
        points = position.game.guide.points(position.view())
    parts = [people.marked(l10n, seat) for seat in info.seats]
    if points is not None:
        scores = zip(parts, points, strict=True)
        parts = [f"{seat} {score}" for seat, score in scores]
    if away:
        seats = zip(info.seats, parts, strict=True)
        parts = [
            people.with_standing(l10n, seat, people.with_absence(l10n, seat, part))
            for seat, part in seats
        ]
    return " · ".join(parts)


LINE_CHARACTERS = 160  # characters of a line
RECAP_LINES = 4  # the most lines of a complete recap
LATEST_LINES = 2  # the latest lines that a longer recap shows
SEEN = 1  # reports right above the prompt


def recap(l10n: Localization, game: Game, info: GameInfo, since: Recap) -> list[str]:
    """Return the recap for a player's prompt: all events since their last action except the report above it.

    The recap is empty for a player who has not acted yet.
    """
    if not since.acted or since.reports <= SEEN:
        return []
    end = max(
        at for at, event in enumerate(since.events, 1) if isinstance(event, PhaseEnded)
    )
    bullets = short_bullets(
        l10n, game, people.actor_names(l10n, info), since.events[:end], since.stood
    )
    return [l10n.format("recap-title"), *bullets] if bullets else []


def short_bullets(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Sequence[Event],
    stood: Sequence[Stood] = (),
) -> list[str]:
    """Return the events except placements (of many only the latest), and the gains of each seat."""
    lines: list[str] = []
    telling = game.guide.telling
    for event, by in reports.reported_events(game, events, stood, Weight.NEWS):
        if telling.placing(event) is not None:
            continue
        sentence = l10n.format_message(
            game.tell(event, reports.mark_stand_in(l10n, names, by))
        )
        longer = (
            reports.mark_first_only(l10n, names, f"{lines[-1]} {sentence}")
            if lines
            else ""
        )
        if lines and len(longer) <= LINE_CHARACTERS:
            lines[-1] = longer
        else:
            lines.append(
                cut(reports.mark_first_only(l10n, names, sentence), LINE_CHARACTERS)
            )
    omitted = 0 if len(lines) <= RECAP_LINES else len(lines) - LATEST_LINES
    bullets = (
        [l10n.format("recap-more", count=omitted), *lines[omitted:]]
        if omitted
        else lines
    )
    gains = gains_text(l10n, game, names, events, prestige=bool(omitted))
    return (
        [*bullets, cut(l10n.format("recap-gained", parts=gains), 2 * LINE_CHARACTERS)]
        if gains
        else bullets
    )


def gains_text(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Sequence[Event],
    *,
    prestige: bool,
) -> str:
    """Return the gains of each seat, such as "Blue 2 food and 1 denier; Red 1 wood"; empty if nobody gained."""
    sums: dict[int, dict[str, int]] = {}
    for event in events:
        gain = game.guide.telling.gain(event)
        if gain is None:
            continue
        seat_gains = sums.setdefault(gain.seat, {})
        for kind, n in gain.goods:
            seat_gains[kind] = seat_gains.get(kind, 0) + n
        if prestige and gain.prestige:
            seat_gains["prestige"] = seat_gains.get("prestige", 0) + gain.prestige
    parts = []
    for seat in sorted(sums):
        goods = [
            l10n.format(f"goods-{kind}", n=n) for kind, n in sums[seat].items() if n
        ]
        if goods:
            parts.append(f"{names[seat]} {l10n.join(goods)}")
    return l10n.separated(parts)


def entry_line(l10n: Localization, admission: Admission) -> str:
    """Return the conditions for joining a lobby, in a few sentences."""
    if admission.reliable is not None:
        reliability = l10n.format(
            "card-entry-reliable", n=admission.reliable, of=PROVISIONAL
        )
        return f"{entry_line(l10n, replace(admission, reliable=None))} {reliability}"
    if admission.kind != "rated":
        return l10n.format("card-entry", how=admission.kind, least="", most="")
    least, most = admission.least, admission.most
    if least is not None and most is not None:
        how = "both"
    else:
        how = "any" if least is most else "most" if least is None else "least"
    line = l10n.format("card-entry", how=how, least=str(least), most=str(most))
    return (
        f"{line} {l10n.format('card-entry-newcomers', of=PROVISIONAL)}"
        if admission.newcomers
        else line
    )
