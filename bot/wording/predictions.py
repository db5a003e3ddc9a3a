"""Predictions in words: how many there are, for whom they were, who was right; and the ladder of prophets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.spectators import scoring
from bot.table.spectators.predictions import PAGE
from bot.wording import people
from bot.wording.standings import grid, sheet_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.table import Sheet as TableSheet
    from bot.table.spectators.predictions import Outcome, Prophets, Told
    from bot.wording.catalogues import Words
    from bot.wording.standings import Sheet
    from storage.predictions import PredictionRow

NAMED = 10  # people who were right that are named


def standing(say: Words, told: Told) -> list[str]:
    """How many predictions a game has, and when they have closed for whom; nothing where there are none."""
    if told.shares:
        return closed(say, told.sheet, told.shares)
    if not told.number:
        return []
    return [say.say("predictions-open", number=told.number, turn=str(scoring.CLOSES))]


def closed(say: Words, sheet: TableSheet, shares: Sequence[tuple[int, int]]) -> list[str]:
    """Of how many predictions how many name which seat; nothing where there are none."""
    if not shares:
        return []
    seats = [
        say.say("prediction-share", seat=people.marked(say, sheet.seats[seat]), number=number)
        for seat, number in shares
    ]
    number = sum(number for _, number in shares)
    return [say.say("predictions-closed", number=number, shares=" · ".join(seats))]


def outcome(say: Words, found: Outcome | None) -> list[str]:
    """Who was right at the end of a game; those who are not to be named are counted."""
    if found is None:
        return []
    if not found.counts:
        return [say.say("predictions-void", number=found.number)]
    if not found.right:
        return [say.say("predictions-wrong", number=found.number)]
    named = [seer for seer in found.right if seer.name is not None][:NAMED]
    told = [
        say.say("prediction-right", name=people.safe(seer.name), points=str(seer.points)) for seer in named
    ]
    if len(named) < len(found.right):
        told.append(say.say("prediction-right-others", number=len(found.right) - len(named)))
    return [say.say("predictions-right", number=found.number, people=" · ".join(told))]


def band(say: Words, least: int) -> str:
    """A band of leads: "2–4 points"."""
    at = scoring.band(least)
    if at + 1 == len(scoring.BANDS):
        return say.say("prediction-band-last", least=str(scoring.BANDS[at]))
    return say.say("prediction-band", least=str(scoring.BANDS[at]), most=str(scoring.BANDS[at + 1] - 1))


def own(say: Words, sheet: TableSheet, one: PredictionRow) -> str:
    """What somebody has said."""
    seat = people.marked(say, sheet.seats[one.seat])
    said = (
        say.say("prediction-own", seat=seat)
        if one.margin is None
        else say.say("prediction-own-by", seat=seat, margin=band(say, one.margin))
    )
    return said if one.points is None else f"{said}\n{say.say('prediction-brought', points=one.points)}"


def applause(say: Words, sheet: TableSheet, times: Sequence[tuple[int, int]]) -> list[str]:
    """How often seats were applauded; nothing where none was."""
    if not times:
        return []
    told = [
        say.say("applause-seat", seat=people.marked(say, sheet.seats[seat]), times=number)
        for seat, number in times
    ]
    return [say.say("applause-told", seats=" · ".join(told))]


def ladder(say: Words, found: Prophets, pages: int, shown: Callable[[str], str]) -> Sheet:
    """A page of the ladder of prophets; `shown` makes names fit their place."""
    first = (found.page - 1) * PAGE + 1
    rows = [
        [
            str(place),
            shown(rung.name),
            str(rung.points),
            say.say("prophets-hits", hits=str(rung.hits), number=str(rung.number)),
        ]
        for place, rung in enumerate(found.rungs, first)
    ]
    own_at = next(
        (at for at, rung in enumerate(found.rungs) if found.own is not None and rung.user == found.own.user),
        None,
    )
    head = [
        "",
        *(say.say(one) for one in ("prophets-who", "standing-points-column", "prophets-column")),
    ]
    subtitle = say.say("ladder-page", page=found.page, pages=pages)
    return sheet_of(say.say("prophets-title"), subtitle, [grid("", head, rows, own_at)], own_sums(say, found))


def own_sums(say: Words, found: Prophets) -> list[str]:
    """What the asker's predictions came to; nothing for who has none."""
    own = found.own
    if own is None:
        return []
    said = {"points": own.points, "hits": str(own.hits), "number": str(own.number)}
    if found.place is None:
        return [say.say("prophets-own-off", **said)]
    return [say.say("prophets-own", place=str(found.place), **said)]
