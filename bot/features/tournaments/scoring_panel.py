"""How the tables of a tournament count, as its organiser chooses it: points, what decides between equals, and how many
go up and down between divisions."""

from __future__ import annotations

from typing import Any

from bot.components import ui
from bot.components.action_rows import Choice
from bot.components.custom_id import CustomId, read_number
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import Format, TieBreak
from bot.features.tournaments.presets import FIRST, SCALES, most_moves, order, scale_of
from bot.features.tournaments.queries import Show
from bot.interactions.errors import Refusal
from bot.text.localization import Localization

FIELDS = ("points", "ties", "moves")
MENU = 25  # options, by Discord


def chosen(what: str, value: str) -> dict[str, Any]:
    """The fields of the rules that a choice of one of the menus means; raises Refusal for none of theirs."""
    if what == "points" and value in SCALES:
        return SCALES[value]._asdict()
    if what == "ties" and value in FIRST:
        return {"tiebreaks": order(TieBreak(value))}
    if what == "moves" and (moves := read_number(value, MENU)) is not None:
        return {"moves": moves}
    raise Refusal("press-unknown")


def menus(l10n: Localization, found: Show) -> list[ui.Item]:
    """A menu for each, one below the other, showing what is chosen."""
    rules = found.rules
    scales = [
        Choice(name, l10n.format("tournament-scale", points=worded.by_place(one.points[rules.size])))
        for name, one in SCALES.items()
    ]
    orders = [
        Choice(
            one.value,
            l10n.format("tournament-first", first=worded.decides(l10n, [one])),
            detail=_short(l10n, one),
        )
        for one in FIRST
    ]
    wanted = [("points", scales, scale_of(rules) or ""), ("ties", orders, _first(rules.tiebreaks))]
    if rules.format is Format.LEAGUE:
        most = min(most_moves(rules.division_size), MENU - 1)
        moves = [Choice(str(n), l10n.format("tournament-moves", number=n)) for n in range(most + 1)]
        wanted.append(("moves", moves, str(rules.moves)))
    return [
        ui.menu(
            l10n.format(f"menu-tournament-{what}"),
            CustomId("tourset", found.row.id, 0, what),
            choices,
            row,
            chosen=[now],
        )
        for row, (what, choices, now) in enumerate(wanted)
    ]


def _first(tiebreaks: tuple[TieBreak, ...]) -> str:
    return tiebreaks[0].value if tiebreaks and tiebreaks == order(tiebreaks[0]) else ""


def _short(l10n: Localization, first: TieBreak) -> str:
    """The whole order, as the heads of the standings have it."""
    told = [one for one in order(first) if one is not TieBreak.LOT]
    return ", ".join(l10n.format(f"tournament-tie-{one.value}") for one in told)
