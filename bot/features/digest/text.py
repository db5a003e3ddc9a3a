"""The week's digest of a server in words, and as what its picture shows. It mentions nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.components.action_rows import cut
from bot.features.statistics import plackett_luce
from bot.features.statistics.text import game_name, spoken
from bot.text import people

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.features.digest.use_cases import Week
    from bot.text.localization import Words
    from storage.digests import WeekRow

MESSAGE = 1_990  # characters
LISTED = 900  # characters of the list of games
NAMES = 10  # of a list
TABLES = 8
ROWS = 8  # of the picture


def text(say: Words, week: Week, since: int, until: int, names: Mapping[int, str]) -> str:
    """The whole digest; `names` of people in this server, by id."""
    called = _caller(say, names, people.safe)
    by_game = {seats[0].game: seats for seats in week.games}
    lines = [
        say.say("week-title", since=f"<t:{since}:D>", until=f"<t:{until}:D>"),
        *_games(say, week, called),
    ]
    if week.closest is not None:
        game, margin = week.closest
        lines.append(say.say("week-closest", game=_title(say, by_game[game][0]), n=margin))
    if week.turned is not None:
        seats = by_game[week.turned.game]
        lines.append(
            say.say(
                "week-turned",
                name=called(next(seat for seat in seats if seat.seat == week.turned.seat).user),
                game=_title(say, seats[0]),
                n=week.turned.turns,
                winners=say.join([called(seat.user) for seat in seats if seat.rank == 1]),
            )
        )
    for record in week.records:
        found = {"game": game_name(say, record.kind), "name": called(record.user)}
        lines.append(say.say("week-record", **found, score=record.score, before=record.before))
    if week.newcomers:
        lines.append(
            say.say("week-newcomers", people=_several(say, [called(user) for user in week.newcomers]))
        )
    climbs = [_climb(say, called(one.user), one.by) for one in week.climbs if _shown(one.by)]
    if climbs:
        lines.append(say.say("week-climbs", people=say.join(climbs)))
    if week.running:
        lines.append(say.say("week-running", n=week.running))
    if week.tables:
        titles = [
            say.say("card-title", game=game_name(say, kind), number=str(game)) for game, kind in week.tables
        ]
        lines.append(say.say("week-tables", tables=_several(say, titles, TABLES)))
    return cut("\n".join(lines), MESSAGE)


def sheet(say: Words, week: Week, names: Mapping[int, str]) -> dict[str, Any]:
    """What the picture shows (`rendering.Tally`), as plain data."""
    called = _caller(say, names, people.bare)
    seats = [seat for game in week.games for seat in game]
    items = [
        (str(len(week.games) + week.beside), say.say("week-finished-figure")),
        (str(len({seat.user for seat in seats if seat.user is not None})), say.say("week-people-figure")),
        (str(week.running), say.say("week-running-figure")),
    ]
    rows = [
        [
            f"#{game[0].game}",
            say.join([called(seat.user) for seat in game if seat.rank == 1]),
            str(max(seat.score for seat in game)),
            str(game[0].players),
        ]
        for game in week.games[-ROWS:]
    ]
    head = ["", *(say.say(f"{one}-column") for one in ("week-winner", "standing-points", "standing-players"))]
    parts: list[dict[str, Any]] = [{"type": "figures", "title": "", "items": items}]
    if rows:
        parts.append({"type": "grid", "title": "", "head": head, "rows": rows, "own": None})
    made: dict[str, Any] = {
        "title": say.say("week-picture"),
        "subtitle": say.say("standing-here"),
        "parts": parts,
        "notes": [],
    }
    return {**{name: made[name] for name in ("title", "subtitle", "parts")}, "spoken": spoken(say, made)}


def _games(say: Words, week: Week, called: Callable[[int | None], str]) -> list[str]:
    found: list[str] = []
    left = len(week.games)
    for seats in week.games:
        best_first = sorted(seats, key=lambda seat: (seat.rank, -seat.score, seat.seat))
        told = [
            say.say(
                "week-winner" if seat.rank == 1 else "week-player", name=called(seat.user), score=seat.score
            )
            for seat in best_first
        ]
        thread = f"<#{seats[0].thread or seats[0].channel}>"
        line = say.say("week-game", game=_title(say, seats[0]), players=", ".join(told), thread=thread)
        if sum(map(len, found)) + len(line) > LISTED:
            break
        found.append(line)
        left -= 1
    if left:
        found.append(say.say("week-more", n=left))
    if week.beside:
        found.append(say.say("week-beside", n=week.beside))
    return found


def _title(say: Words, seat: WeekRow) -> str:
    return say.say("card-title", game=game_name(say, seat.kind), number=str(seat.game))


def _caller(say: Words, names: Mapping[int, str], shown: Callable[[str], str]) -> Callable[[int | None], str]:
    def called(user: int | None) -> str:
        name = names.get(user or 0)
        return say.say("standing-nobody") if name is None else shown(name)

    return called


def _shown(by: int) -> int:
    return round(40 * by / plackett_luce.MILLION)


def _climb(say: Words, name: str, by: int) -> str:
    return say.say("week-climb", name=name, by=f"+{_shown(by)}")


def _several(say: Words, told: Sequence[str], most: int = NAMES) -> str:
    more = [say.say("week-others", n=len(told) - most)] if len(told) > most else []
    return say.join([*told[:most], *more])
