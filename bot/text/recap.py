"""What has happened since somebody's last turn, in few lines: what was done, and who gained what in all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components.action_rows import cut
from bot.core.history import Recap, Stood
from bot.core.model import GameInfo
from bot.text import people, reports
from bot.text.localization import Localization
from rules.game import Game
from rules.guide import Weight
from rules.model import Event, PhaseEnded

WIDTH = 160  # characters of a line
LINES = 4  # lines of what was done, where that is all of it
LATEST = 2  # and where it is not
SEEN = 1  # reports that stand right above the question


def lines(l10n: Localization, game: Game, info: GameInfo, since: Recap) -> list[str]:
    """What a question tells: nothing that the report right above it does, nor what the message of the present phase
    tells; nothing to who has not acted yet."""
    if not since.acted or since.reports <= SEEN:
        return []
    end = max(at for at, event in enumerate(since.events, 1) if isinstance(event, PhaseEnded))
    told = told_in_short(l10n, game, people.told(l10n, info), since.events[:end], since.stood)
    return [l10n.format("recap-title"), *told] if told else []


def told_in_short(
    l10n: Localization,
    game: Game,
    names: Sequence[str],
    events: Sequence[Event],
    stood: Sequence[Stood] = (),
) -> list[str]:
    """What was done but for placements, or of much the latest, and what each seat gained: goods, and where not all is
    told prestige too."""
    told: list[str] = []
    telling = game.guide.telling
    for event, by in reports.acts(game, events, stood, Weight.NEWS):
        if telling.placing(event) is not None:
            continue
        sentence = l10n.format_message(game.tell(event, reports.standing_in(l10n, names, by)))
        joined = reports.once(l10n, names, f"{told[-1]} {sentence}") if told else ""
        if told and len(joined) <= WIDTH:
            told[-1] = joined
        else:
            told.append(cut(reports.once(l10n, names, sentence), WIDTH))
    left = 0 if len(told) <= LINES else len(told) - LATEST
    found = [l10n.format("recap-more", count=left), *told[left:]] if left else told
    gains = gained(l10n, game, names, events, prestige=bool(left))
    return [*found, cut(l10n.format("recap-gained", parts=gains), 2 * WIDTH)] if gains else found


def gained(
    l10n: Localization, game: Game, names: Sequence[str], events: Sequence[Event], *, prestige: bool
) -> str:
    """What each seat gained: "Blue 2 food and 1 denier; Red 1 wood"; empty where nobody did."""
    sums: dict[int, dict[str, int]] = {}
    for event in events:
        gain = game.guide.telling.gain(event)
        if gain is None:
            continue
        mine = sums.setdefault(gain.seat, {})
        for kind, n in gain.goods:
            mine[kind] = mine.get(kind, 0) + n
        if prestige and gain.prestige:
            mine["prestige"] = mine.get("prestige", 0) + gain.prestige
    parts = []
    for seat in sorted(sums):
        goods = [l10n.format(f"goods-{kind}", n=n) for kind, n in sums[seat].items() if n]
        if goods:
            parts.append(l10n.format("recap-part", seat=names[seat], goods=l10n.join(goods)))
    return "; ".join(parts)
