"""Statistics in words: one card that is drawn as a picture (`rendering.Tally`) and written as text."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.core.admission import PROVISIONAL
from bot.core.final_order import PAIR_DAYS, WHOLE, share
from bot.core.model import GameInfo
from bot.features.statistics import plackett_luce
from bot.features.statistics.queries import Change, Ladder, PersonStanding, Records, Rung, Sum, Sums
from bot.text import buildings, game_status, people
from bot.text.localization import Localization
from rules.register import find_game
from storage.statistics import ResultRow

HOUR = 60 * 60
DAY = 24 * HOUR
LISTED_TILES = 6  # tiles of a list
PERCENT = 5  # games from which a share of them says more than their number

CardPart: TypeAlias = "dict[str, Any]"
StatsCard: TypeAlias = "dict[str, Any]"
"""The fields of `rendering.Tally` as plain data. Only the text has its `notes`; only the picture has its `pictured`
parts."""


def info_of(title: str, subtitle: str, parts: Sequence[CardPart], notes: Sequence[str] = ()) -> StatsCard:
    """Return a card of the parts that are not empty."""
    filled = [part for part in parts if part.get("items") or part.get("rows")]
    return {"title": title, "subtitle": subtitle, "parts": filled, "notes": [*notes]}


def figures(title: str, *items: tuple[str, str]) -> CardPart:
    """Return numbers in large type, each with its caption."""
    return {"type": "figures", "title": title, "items": [*items]}


def _bars(
    title: str, rows: Sequence[tuple[str, str, float, float | None]], key: str = "", tiles: Sequence[str] = ()
) -> CardPart:
    """Return bars from rows of (label, value as text, number, mean or None); `tiles` are their tiles' ids, if any."""
    scale = max([1e-9, *(number for _, _, number, _ in rows), *(mean or 0 for *_, mean in rows)])
    bars = [
        {
            "label": label,
            "value": value,
            "share": max(0.0, number / scale),
            "mark": None if mean is None else max(0.0, mean / scale),
            "mean": mean,
            "tile": tile,
        }
        for (label, value, number, mean), tile in zip(rows, tiles or [""] * len(rows), strict=True)
    ]
    return {"type": "bars", "title": title, "key": key, "rows": bars}


def grid(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], own: int | None = None) -> CardPart:
    """Return a table with a line of titles; `own` is the place of the reader's row."""
    return {"type": "grid", "title": title, "head": [*head], "rows": [list(row) for row in rows], "own": own}


def head(l10n: Localization, *columns: str) -> list[str]:
    """Return the titles of a table's columns, the messages `NAME-column`; none for an empty name."""
    return [l10n.format(f"{name}-column") if name else "" for name in columns]


def text(l10n: Localization, info: StatsCard) -> str:
    """Return the sheet as lines of a message."""
    lines = [f"**{info['title']}** · {info['subtitle']}", *info["notes"]]
    for part in info["parts"]:
        if part.get("pictured"):  # said in the notes
            continue
        title = f"**{part['title']}** " if part["title"] else ""
        match part["type"]:
            case "figures":
                items = part["items"][: part.get("told")]
                entries = [l10n.format("standing-entry", label=label, value=value) for value, label in items]
                lines.append(title + " · ".join(entries))
            case "bars":
                lines.append(title + " · ".join(_entry(l10n, row) for row in part["rows"]))
            case _:
                lines += [title.strip()] if title else []
                lines.append("-# " + " · ".join(filter(None, part["head"])))
                lines += [" · ".join(filter(None, row)) for row in part["rows"]]
    return "\n".join(lines)


def _entry(l10n: Localization, row: CardPart) -> str:
    args = {"label": row["label"], "value": row["value"]}
    if row["mean"] is None:
        return l10n.format("standing-entry", **args)
    return l10n.format("standing-entry-mean", **args, mean=_number(l10n, row["mean"]))


def _number(l10n: Localization, value: float) -> str:
    return l10n.decimal(round(value, 1))


def _percent(l10n: Localization, part: int, whole: int) -> str:
    return l10n.format("standing-percent", n=round(100 * part / max(1, whole)))


def _mean(sum_: Sum) -> float:
    return sum_.total / max(1, sum_.number)


def person(l10n: Localization, name: str, standing: PersonStanding, kind: str, *, alone: bool) -> StatsCard:
    """Return a person's card of one game; `alone` if nobody else reads it.

    The card shows games among people; those with computers only if there are no others.
    """
    sums, everybody, heading = standing.sums, standing.everybody, l10n.game(kind)
    beside = sums.of(kind, "games", beside=True)
    if beside.number and not sums.of(kind, "games").number:
        sums, everybody, beside = sums.with_computers(), everybody.with_computers(), Sum()
        heading = l10n.format("standing-with-computers", game=heading)
    # The large figures; a share of few games would say less than their number.
    games, won = sums.of(kind, "games"), sums.of(kind, "won").number
    best, rung = standing.best.get(kind), standing.rungs.get(kind)
    share = _percent(l10n, won, games.number) if games.number >= PERCENT else str(won)
    items = [
        (str(games.number), l10n.format("standing-games", n=games.number)),
        (share, l10n.format("standing-won")),
        (_number(l10n, _mean(games)), l10n.format("standing-average")),
    ]
    if best is not None and games.number > 1:
        items.append((str(best.score), l10n.format("standing-best")))
    # Notes qualify the figures: a provisional rating, games that count elsewhere, departures.
    notes = []
    if rung is not None:
        label = "standing-rating" if rung.games >= PROVISIONAL else "standing-rating-new"
        items.append((rung.shown, l10n.format(label)))
        notes.append(rating(l10n, rung))
    if standing.reliable is not None:
        reliability = game_status.reliable(l10n, standing.reliable)
        notes.append(l10n.format("standing-reliable", told=reliability))
    overall = standing.overall.get(kind)
    if overall is not None:
        notes.append(l10n.format("standing-overall", rating=overall.shown))
    form = standing.form.get(kind, ())
    if form:
        places = [l10n.format("standing-form-one", rank=row.rank, players=row.players) for row in form]
        notes.append(
            l10n.format("standing-entry", label=l10n.format("standing-form"), value=" · ".join(places))
        )
    if beside.number:
        also = sums.of(kind, "won", beside=True)
        notes.append(l10n.format("standing-beside", games=beside.number, won=also.number))
    forfeit, left = (sums.of(kind, fact, beside=None).number for fact in ("forfeit", "left"))
    if forfeit or left:
        notes.append(l10n.format("standing-left", won=forfeit, left=left))
    answers = sums.of(kind, "answers", beside=None)
    if alone and answers.number:
        hours = _number(l10n, max(0.1, answers.total / answers.number / HOUR))
        notes.append(l10n.format("standing-answers", hours=hours))
    parts = [
        figures(heading, *items),
        *_pictured_form(l10n, form),
        _by_players(l10n, sums, kind),
        _points(l10n, sums, everybody, kind),
        *_counted(l10n, sums, kind),
    ]
    if len(form) == 1:  # its place is no list, and the notes say it
        parts[0] |= {"told": len(items), "items": [*items, *parts[1]["items"]]}
        parts[0]["firsts"] = [len(items)] if parts.pop(1)["firsts"] else []
    if games.number:
        habits = [
            (_number(l10n, sums.of(kind, fact).total / games.number), l10n.format(f"standing-{caption}"))
            for caption, fact in (("deniers", "provost"), ("batches", "batches"))
        ]
        parts.append(figures("", *habits, *_days(l10n, sums, kind)))
    return info_of(l10n.format("standing-of", name=name), l10n.format("standing-here"), parts, notes)


def _days(l10n: Localization, sums: Sums, kind: str) -> list[tuple[str, str]]:
    """Return the mean length of a game in days; nothing if it rounds to 0."""
    days = round(_mean(sums.of(kind, "days")) / DAY, 1)
    return [(l10n.decimal(days), l10n.format("standing-days"))] if days else []


def rating(l10n: Localization, rung: Rung) -> str:
    """Return a rating in a sentence."""
    if rung.place is None:
        text = l10n.format("standing-off-ladder", rating=rung.shown, games=rung.games)
    else:
        text = l10n.format("standing-on-ladder", rating=rung.shown, place=rung.place, games=rung.games)
    if rung.games < PROVISIONAL:
        text = l10n.format("standing-provisional", told=text, of=PROVISIONAL)
    return text


def _pictured_form(l10n: Localization, form: Sequence[ResultRow]) -> list[CardPart]:
    """Return the last results for pictures: the place large, the number of players under it."""
    items = [(str(row.rank), l10n.format("standing-form-beside", players=row.players)) for row in form]
    firsts = [at for at, row in enumerate(form) if row.rank == 1]
    part = figures(l10n.format("standing-form"), *items)
    return [{**part, "firsts": firsts, "pictured": True}] if form else []


def _by_players(l10n: Localization, sums: Sums, kind: str) -> CardPart:
    rows = []
    for players in sums.players(kind):
        games, won = sums.of(kind, "games", players=players), sums.of(kind, "won", players=players)
        share, average = _percent(l10n, won.number, games.number), _number(l10n, _mean(games))
        rows.append([str(players), "", str(games.number), share, average])
    columns = head(l10n, "standing-players", "", "standing-games", "standing-won", "standing-average")
    return grid(l10n.format("standing-by-players"), columns, rows if len(rows) > 1 else ())


def _points(l10n: Localization, sums: Sums, everybody: Sums, kind: str) -> CardPart:
    """Return points by source, with the mean of everybody if somebody else has played."""
    alone = everybody.of(kind, "games").number <= sums.of(kind, "games").number
    means = {} if alone else everybody.each(kind, "points-")
    rows = []
    for source, own_sum in sums.each(kind, "points-").items():
        mean = _mean(means[source]) if source in means else None
        if own_sum.total or mean:
            rows.append(
                (l10n.format(f"points-{source}"), _number(l10n, _mean(own_sum)), _mean(own_sum), mean)
            )
    return _bars(l10n.format("standing-points"), rows, "" if alone else l10n.format("standing-mean"))


def _counted(l10n: Localization, sums: Sums, kind: str) -> list[CardPart]:
    """Return the most used and built tiles, and the favors."""
    parts: list[CardPart] = []
    names = buildings.names_apart(l10n, kind)
    for fact in ("used", "built"):
        ranked = sorted(sums.each(kind, f"{fact}-").items(), key=lambda pair: (-pair[1].number, pair[0]))
        tiles = {tile: use.number for tile, use in ranked if tile in names}
        rows = [(names[tile], str(n), float(n), None) for tile, n in tiles.items()][:LISTED_TILES]
        parts.append(_bars(l10n.format(f"standing-{fact}"), rows, tiles=[*tiles][:LISTED_TILES]))
    lines = [
        (str(sum_.number), l10n.format(f"line-{line}")) for line, sum_ in sums.each(kind, "line-").items()
    ]
    return [*parts, figures(l10n.format("standing-lines"), *lines)]


def server(l10n: Localization, sums: Sums, best: Records, kind: str, names: Mapping[int, str]) -> StatsCard:
    """Return a server's card of one game; `names` are those of the people in its records, by id."""
    # Sums count seats, so that a game of three counts three times.
    seats = sums.of(kind, "games")
    games = round(sum(sums.of(kind, "games", players=n).number / n for n in sums.players(kind)))
    nobody = l10n.format("standing-nobody")
    records = [
        [str(at), names.get(row.user or 0) or nobody, str(row.score), str(row.players)]
        for at, row in enumerate(best.get(kind, ()), 1)
    ]
    places = []
    for place, sum_ in sorted(sums.each(kind, "place-").items()):
        label, share = (
            l10n.format("standing-place-row", n=int(place)),
            _percent(l10n, sum_.total, sum_.number),
        )
        places.append((label, share, _mean(sum_), None))
    parts = [
        figures(
            l10n.game(kind),
            (str(games), l10n.format("standing-games", n=games)),
            (_number(l10n, _mean(seats)), l10n.format("standing-average")),
            *_days(l10n, sums, kind),
        ),
        grid(
            l10n.format("standing-records"),
            head(l10n, "", "standing-player", "standing-points", "standing-players"),
            records,
        ),
        _bars(l10n.format("standing-places"), places),
        _by_players(l10n, sums, kind),
        _points(l10n, sums, sums, kind),
        *_counted(l10n, sums, kind),
    ]
    subtitle = l10n.format("standing-here")
    return info_of(l10n.format("standing-server"), subtitle, parts if seats.number else [])


def changes(l10n: Localization, info: GameInfo, rated: Sequence[Change]) -> str:
    """Return a game's rating changes in words."""
    entries = []
    for change in rated:
        old_rating, new_rating = plackett_luce.shown(change.before), plackett_luce.shown(change.after)
        by = f"{new_rating - old_rating:+d}".replace("-", "−")
        args = {"seat": people.marked(l10n, info.seats[change.seat]), "after": str(new_rating), "by": by}
        if change.games is not None and change.games < PROVISIONAL:
            entries.append(l10n.format("rating-change-new", **args, games=change.games, of=PROVISIONAL))
        else:
            entries.append(l10n.format("rating-change", **args))
    return l10n.format("rating-changes", changes=" · ".join(entries))


def weights(l10n: Localization, info: GameInfo, rated: Sequence[Change]) -> list[str]:
    """Return lines on how far a rated game counts: less than a whole one after a forfeit or play by computers."""
    halved = [people.colour(l10n, change.seat) for change in rated if change.halved]
    helped = [l10n.format("ended-halved", seats=l10n.join(halved))] if halved else []
    if not info.rated or not info.forfeit or info.abandoned:
        return helped
    counts = share(info.turn, find_game(info.game).guide.usual_turns) * 100 // WHOLE
    lines = [l10n.format("ended-share", share=counts)] if counts < 100 else []
    if counts and any(change.seat in (info.winners or ()) and not change.gains for change in rated):
        lines.append(l10n.format("ended-again", days=PAIR_DAYS))
    return lines + helped


def ladder(l10n: Localization, standings: Ladder, pages: int, names: Mapping[int, str]) -> StatsCard:
    """Return a page of the ladder."""
    rows, own_row, notes = [], None, list[str]()
    for at, rung in enumerate(standings.rungs):
        provisional = l10n.format("ladder-provisional", games=rung.games)
        name = names.get(rung.user) or l10n.format("standing-nobody")
        rows.append(
            [str(rung.place), name, rung.shown, str(rung.games) if rung.games >= PROVISIONAL else provisional]
        )
        if standings.own is not None and rung.user == standings.own.user:
            own_row = at
    if standings.own is not None:
        notes = [l10n.format("ladder-own", told=rating(l10n, standings.own))]
    columns = head(l10n, "", "standing-player", "ladder-rating", "standing-games")
    title = l10n.format("ladder-title", game=l10n.game(standings.kind))
    subtitle = l10n.format("ladder-page", page=standings.page, pages=pages)
    return info_of(title, subtitle, [grid("", columns, rows, own_row)], notes)
