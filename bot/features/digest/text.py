"""The week's digest of a server in words, and as what its picture shows. It mentions nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.components.ui import cut
from bot.features.digest.use_cases import Week
from bot.features.statistics import plackett_luce
from bot.features.statistics.text import game_name, spoken
from bot.text import people
from bot.text.localization import Localization
from storage.digests import WeekRow

MESSAGE = 1_990  # characters
LISTED = 900  # characters of the list of games
NAMES = 10  # of a list
TABLES = 8
ROWS = 8  # of the picture


def text(l10n: Localization, week: Week, since: int, until: int, names: Mapping[int, str]) -> str:
    """The whole digest; `names` of people in this server, by id."""
    called = _caller(l10n, names, people.safe)
    by_game = {seats[0].game: seats for seats in week.games}
    lines = [
        l10n.format("week-title", since=f"<t:{since}:D>", until=f"<t:{until}:D>"),
        *_games(l10n, week, called),
    ]
    if week.closest is not None:
        game, margin = week.closest
        lines.append(l10n.format("week-closest", game=_title(l10n, by_game[game][0]), n=margin))
    if week.turned is not None:
        seats = by_game[week.turned.game]
        lines.append(
            l10n.format(
                "week-turned",
                name=called(next(seat for seat in seats if seat.seat == week.turned.seat).user),
                game=_title(l10n, seats[0]),
                n=week.turned.turns,
                winners=l10n.join([called(seat.user) for seat in seats if seat.rank == 1]),
            )
        )
    for record in week.records:
        found = {"game": game_name(l10n, record.kind), "name": called(record.user)}
        lines.append(l10n.format("week-record", **found, score=record.score, before=record.before))
    if week.newcomers:
        lines.append(
            l10n.format("week-newcomers", people=_several(l10n, [called(user) for user in week.newcomers]))
        )
    climbs = [_climb(l10n, called(one.user), one.by) for one in week.climbs if _shown(one.by)]
    if climbs:
        lines.append(l10n.format("week-climbs", people=l10n.join(climbs)))
    if week.running:
        lines.append(l10n.format("week-running", n=week.running))
    if week.tables:
        titles = [
            l10n.format("card-title", game=game_name(l10n, kind), number=str(game))
            for game, kind in week.tables
        ]
        lines.append(l10n.format("week-tables", tables=_several(l10n, titles, TABLES)))
    return cut("\n".join(lines), MESSAGE)


def info(l10n: Localization, week: Week, names: Mapping[int, str]) -> dict[str, Any]:
    """What the picture shows (`rendering.Tally`), as plain data."""
    called = _caller(l10n, names, people.bare)
    seats = [seat for game in week.games for seat in game]
    items = [
        (str(len(week.games) + week.beside), l10n.format("week-finished-figure")),
        (str(len({seat.user for seat in seats if seat.user is not None})), l10n.format("week-people-figure")),
        (str(week.running), l10n.format("week-running-figure")),
    ]
    rows = [
        [
            f"#{game[0].game}",
            l10n.join([called(seat.user) for seat in game if seat.rank == 1]),
            str(max(seat.score for seat in game)),
            str(game[0].players),
        ]
        for game in week.games[-ROWS:]
    ]
    head = [
        "",
        *(l10n.format(f"{one}-column") for one in ("week-winner", "standing-points", "standing-players")),
    ]
    parts: list[dict[str, Any]] = [{"type": "figures", "title": "", "items": items}]
    if rows:
        parts.append({"type": "grid", "title": "", "head": head, "rows": rows, "own": None})
    made: dict[str, Any] = {
        "title": l10n.format("week-picture"),
        "subtitle": l10n.format("standing-here"),
        "parts": parts,
        "notes": [],
    }
    return {**{name: made[name] for name in ("title", "subtitle", "parts")}, "spoken": spoken(l10n, made)}


def _games(l10n: Localization, week: Week, called: Callable[[int | None], str]) -> list[str]:
    found: list[str] = []
    left = len(week.games)
    for seats in week.games:
        best_first = sorted(seats, key=lambda seat: (seat.rank, -seat.score, seat.seat))
        told = [
            l10n.format(
                "week-player" if seat.rank > 1 else "week-forfeit" if seat.forfeit else "week-winner",
                name=called(seat.user),
                score=seat.score,
            )
            for seat in best_first
        ]
        thread = f"<#{seats[0].thread or seats[0].channel}>"
        line = l10n.format("week-game", game=_title(l10n, seats[0]), players=", ".join(told), thread=thread)
        if sum(map(len, found)) + len(line) > LISTED:
            break
        found.append(line)
        left -= 1
    if left:
        found.append(l10n.format("week-more", n=left))
    if week.beside:
        found.append(l10n.format("week-beside", n=week.beside))
    return found


def _title(l10n: Localization, seat: WeekRow) -> str:
    return l10n.format("card-title", game=game_name(l10n, seat.kind), number=str(seat.game))


def _caller(
    l10n: Localization, names: Mapping[int, str], shown: Callable[[str], str]
) -> Callable[[int | None], str]:
    def called(user: int | None) -> str:
        name = names.get(user or 0)
        return l10n.format("standing-nobody") if name is None else shown(name)

    return called


def _shown(by: int) -> int:
    return round(40 * by / plackett_luce.MILLION)


def _climb(l10n: Localization, name: str, by: int) -> str:
    return l10n.format("week-climb", name=name, by=f"+{_shown(by)}")


def _several(l10n: Localization, told: Sequence[str], most: int = NAMES) -> str:
    more = [l10n.format("week-others", n=len(told) - most)] if len(told) > most else []
    return l10n.join([*told[:most], *more])
