"""Statistics in words: one sheet that is drawn as a picture (`rendering.Tally`) and told as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.core.admission import PROVISIONAL
from bot.core.model import GameInfo as TableSheet
from bot.features.statistics import plackett_luce
from bot.features.statistics.queries import (
    Change,
    Ladder,
    PersonStanding,
    Rung,
    ServerStanding,
    Sum,
    Sums,
)
from bot.text import buildings, game_status, people
from bot.text.localization import Localization
from storage.statistics import ResultRow

HOUR = 60 * 60
DAY = 24 * HOUR
SHOWN = 6  # tiles of a list
PERCENT = 5  # games from which a share of them says more than their number

Part: TypeAlias = "dict[str, Any]"
GameInfo: TypeAlias = "dict[str, Any]"
"""What `rendering.Tally` has, as plain data; `notes` are lines that only the text has, and a part that is `pictured`
only the picture."""


def info_of(title: str, subtitle: str, parts: Sequence[Part], notes: Sequence[str] = ()) -> GameInfo:
    """A sheet of the parts that have something."""
    return {
        "title": title,
        "subtitle": subtitle,
        "parts": [part for part in parts if part],
        "notes": [*notes],
    }


def _figures(title: str, *items: tuple[str, str]) -> Part:
    return {"type": "figures", "title": title, "items": [*items]}


def _bars(
    title: str,
    rows: Sequence[tuple[str, str, float, float | None]],
    key: str = "",
    tiles: Sequence[str] = (),
) -> Part:
    """Rows of (label, value as text, number, mean); the ids of the `tiles` that they are about."""
    most = max([1e-9, *(number for _, _, number, _ in rows), *(mean or 0 for *_, mean in rows)])
    return {
        "type": "bars",
        "title": title,
        "key": key,
        "rows": [
            {
                "label": label,
                "value": value,
                "share": max(0.0, number / most),
                "mark": None if mean is None else max(0.0, mean / most),
                "tile": tile,
            }
            for (label, value, number, mean), tile in zip(rows, tiles or [""] * len(rows), strict=True)
        ],
    }


def grid(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], own: int | None = None) -> Part:
    """A table with a line of titles; `own` is the place of the reader's row."""
    return {"type": "grid", "title": title, "head": [*head], "rows": [list(row) for row in rows], "own": own}


def text(l10n: Localization, info: GameInfo) -> str:
    """The sheet as lines of a message."""
    lines = [f"**{info['title']}** · {info['subtitle']}", *info["notes"]]
    for part in info["parts"]:
        if part.get("pictured"):  # said in the notes
            continue
        title = f"**{part['title']}** " if part["title"] else ""
        match part["type"]:
            case "figures":
                items = part["items"][: part.get("told")]
                told = [l10n.format("standing-entry", label=label, value=value) for value, label in items]
                lines.append(title + " · ".join(told))
            case "bars":
                means = part.get("means", [None] * len(part["rows"]))
                told = [_entry(l10n, row, mean) for row, mean in zip(part["rows"], means, strict=True)]
                lines.append(title + " · ".join(told))
            case _:
                lines += [title.strip()] if title else []
                lines.append("-# " + " · ".join(filter(None, part["head"])))
                lines += [" · ".join(filter(None, row)) for row in part["rows"]]
    return "\n".join(lines)


def _entry(l10n: Localization, row: Part, mean: str | None) -> str:
    said = {"label": row["label"], "value": row["value"]}
    return (
        l10n.format("standing-entry", **said)
        if mean is None
        else l10n.format("standing-entry-mean", **said, mean=mean)
    )


def pictured(l10n: Localization, info: GameInfo) -> GameInfo:
    """The sheet as its picture has it, with the same words without markup for those who can't see it."""
    shown = {name: info[name] for name in ("title", "subtitle", "parts")}
    return {**shown, "spoken": text(l10n, info).replace("**", "").replace("-# ", "")}


# Numbers


def number(l10n: Localization, value: float, places: int = 1) -> str:
    """A number as the language writes it."""
    return l10n.decimal(round(value, places))


def _percent(l10n: Localization, part: int, whole: int) -> str:
    return l10n.format("standing-percent", n=round(100 * part / max(1, whole)))


def _share_of_wins(l10n: Localization, won: int, games: int) -> str:
    """A share in percent, of few games their number."""
    return _percent(l10n, won, games) if games >= PERCENT else str(won)


def _mean(one: Sum) -> float:
    return one.total / max(1, one.number)


# A person, a server


def person(l10n: Localization, name: str, standing: PersonStanding, kind: str, *, alone: bool) -> GameInfo:
    """A person's card of one game; `alone` where nobody else reads it. It tells of games among people, and of those
    with computers where there are no others."""
    sums, everybody, heading = standing.sums, standing.everybody, l10n.game(kind)
    beside = sums.of(kind, "games", beside=True)
    if beside.number and not sums.of(kind, "games").number:
        sums, everybody, beside = sums.with_computers(), everybody.with_computers(), Sum()
        heading = l10n.format("standing-with-computers", game=heading)
    games, won = sums.of(kind, "games"), sums.of(kind, "won")
    best, rung = standing.best.get(kind), standing.rungs.get(kind)
    items = [
        (str(games.number), l10n.format("standing-games", n=games.number)),
        (_share_of_wins(l10n, won.number, games.number), l10n.format("standing-won")),
        (number(l10n, _mean(games)), l10n.format("standing-average")),
    ]
    if best is not None and games.number > 1:
        items.append((str(best.score), l10n.format("standing-best")))
    if rung is not None:
        label = "standing-rating" if rung.games >= PROVISIONAL else "standing-rating-new"
        items.append((str(plackett_luce.shown(rung.ordinal)), l10n.format(label)))
    notes = [rating(l10n, rung)] if rung is not None else []
    if standing.reliable is not None:
        told = game_status.reliable(l10n, standing.reliable)
        notes.append(l10n.format("standing-reliable", told=told))
    overall = standing.overall.get(kind)
    if overall is not None:
        notes.append(l10n.format("standing-overall", rating=str(plackett_luce.shown(overall.ordinal))))
    form = standing.form.get(kind, ())
    if form:
        notes.append(l10n.format("standing-form", places=" · ".join(_form(l10n, row) for row in form)))
    if beside.number:
        also = sums.of(kind, "won", beside=True)
        notes.append(l10n.format("standing-beside", games=beside.number, won=also.number))
    forfeit, left = (sums.of(kind, what, beside=None).number for what in ("forfeit", "left"))
    if forfeit or left:
        notes.append(l10n.format("standing-left", won=forfeit, left=left))
    answers = sums.of(kind, "answers", beside=None)
    if alone and answers.number:
        notes.append(
            l10n.format("standing-answers", hours=number(l10n, answers.total / answers.number / HOUR))
        )
    first = _figures(heading, *items)
    if len(form) == 1:  # its place is no list
        place = l10n.format("standing-form-beside", players=form[0].players)
        first["firsts"] = [len(items)] if form[0].rank == 1 else []
        first["told"] = len(items)  # the notes say it
        first["items"] = [*items, (str(form[0].rank), place)]
    parts = [
        first,
        *_pictured_form(l10n, form),
        _by_players(l10n, sums, kind),
    ]
    parts += [
        _points(l10n, sums, everybody, kind),
        *_deeds(l10n, sums, kind),
        _habits(l10n, sums, kind),
    ]
    title = l10n.format("standing-of", name=name)
    return info_of(title, l10n.format("standing-here"), parts, notes)


def rating(l10n: Localization, rung: Rung) -> str:
    """A rating in a sentence."""
    shown = str(plackett_luce.shown(rung.ordinal))
    if rung.place is None:
        told = l10n.format("standing-off-ladder", rating=shown, games=rung.games)
    else:
        told = l10n.format("standing-on-ladder", rating=shown, place=rung.place, games=rung.games)
    if rung.games < PROVISIONAL:
        told = l10n.format("standing-provisional", told=told, of=PROVISIONAL)
    return told


def _form(l10n: Localization, row: ResultRow) -> str:
    return l10n.format("standing-form-one", rank=row.rank, players=row.players)


def _pictured_form(l10n: Localization, form: Sequence[ResultRow]) -> list[Part]:
    """The same for pictures: the place large, the number of players under it."""
    if len(form) < 2:
        return []
    items = [(str(row.rank), l10n.format("standing-form-beside", players=row.players)) for row in form]
    firsts = [at for at, row in enumerate(form) if row.rank == 1]
    part = _figures(l10n.format("standing-form-title"), *items)
    return [{**part, "firsts": firsts, "pictured": True}]


def _by_players(l10n: Localization, sums: Sums, kind: str) -> Part:
    counts = sums.players(kind)
    if len(counts) < 2:
        return {}
    rows = []
    for players in counts:
        games, won = sums.of(kind, "games", players=players), sums.of(kind, "won", players=players)
        rows.append(
            [
                str(players),
                "",
                str(games.number),
                _percent(l10n, won.number, games.number),
                number(l10n, _mean(games)),
            ]
        )
    head = ("players", "", "games", "won", "average")
    return grid(
        l10n.format("standing-by-players"),
        [l10n.format(f"standing-{one}-column") if one else "" for one in head],
        rows,
    )


def _points(l10n: Localization, sums: Sums, everybody: Sums | None, kind: str) -> Part:
    own = sums.each(kind, "points-")
    theirs = 0 if everybody is None else everybody.of(kind, "games").number
    if theirs <= sums.of(kind, "games").number:  # nobody else has played
        everybody = None
    others = {} if everybody is None else everybody.each(kind, "points-")
    rows, means = [], []
    for source, one in own.items():
        mean = _mean(others[source]) if source in others else None
        if not one.total and not mean:
            continue
        rows.append((l10n.format(f"points-{source}"), number(l10n, _mean(one)), _mean(one), mean))
        means.append(None if mean is None else number(l10n, mean))
    if not rows:
        return {}
    part = _bars(
        l10n.format("standing-points"), rows, l10n.format("standing-mean") if everybody is not None else ""
    )
    return part | {"means": means}


def _deeds(l10n: Localization, sums: Sums, kind: str) -> list[Part]:
    """What was used and built most, and the favors."""
    found: list[Part] = []
    names = buildings.names_apart(l10n, kind)
    for what in ("used", "built"):
        counted = sorted(sums.each(kind, f"{what}-").items(), key=lambda item: (-item[1].number, item[0]))
        named = [(tile, one.number) for tile, one in counted if tile in names][:SHOWN]
        counts = [(names[tile], n) for tile, n in named]
        found.append(_counts(l10n, f"standing-{what}", counts, [tile for tile, _ in named]))
    lines = [(str(one.number), l10n.format(f"line-{line}")) for line, one in sums.each(kind, "line-").items()]
    found.append(_figures(l10n.format("standing-lines"), *lines) if lines else {})
    return found


def _counts(l10n: Localization, title: str, counts: Sequence[tuple[str, int]], tiles: Sequence[str]) -> Part:
    rows = [(label, str(n), float(n), None) for label, n in counts]
    return _bars(l10n.format(title), rows, tiles=tiles) if rows else {}


def _habits(l10n: Localization, sums: Sums, kind: str) -> Part:
    games = sums.of(kind, "games").number
    if not games:
        return {}
    each = ("provost", "deniers"), ("batches", "batches")
    items = [
        (number(l10n, sums.of(kind, what).total / games), l10n.format(f"standing-{label}"))
        for what, label in each
    ]
    items.append((number(l10n, _mean(sums.of(kind, "days")) / DAY), l10n.format("standing-days")))
    return _figures("", *items)


def server(l10n: Localization, standing: ServerStanding, kind: str, names: Mapping[int, str]) -> GameInfo:
    """A server's card of one game. `names` of the people in its records, by id."""
    sums = standing.sums
    seats = sums.of(kind, "games")
    games = sum(sums.of(kind, "games", players=n).number / n for n in sums.players(kind))
    figures = _figures(
        l10n.game(kind),
        (str(round(games)), l10n.format("standing-games", n=round(games))),
        (number(l10n, _mean(seats)), l10n.format("standing-average")),
        (number(l10n, _mean(sums.of(kind, "days")) / DAY), l10n.format("standing-days")),
    )
    records = [
        [
            str(number_),
            names.get(row.user or 0) or l10n.format("standing-nobody"),
            str(row.score),
            str(row.players),
        ]
        for number_, row in enumerate(standing.records.get(kind, ()), 1)
    ]
    head = ["", *(l10n.format(f"standing-{one}-column") for one in ("player", "points", "players"))]
    places = [
        (
            l10n.format("standing-place-row", n=int(place)),
            _percent(l10n, one.total, one.number),
            one.total / max(1, one.number),
            None,
        )
        for place, one in sorted(sums.each(kind, "place-").items())
    ]
    parts = [
        figures,
        grid(l10n.format("standing-records"), head, records) if records else {},
        _bars(l10n.format("standing-places"), places),
        _by_players(l10n, sums, kind),
        _points(l10n, sums, None, kind),
        *_deeds(l10n, sums, kind),
    ]
    return info_of(
        l10n.format("standing-server"), l10n.format("standing-here"), parts if seats.number else []
    )


def changes(l10n: Localization, info: TableSheet, found: Sequence[Change]) -> str:
    """What a game did to the ratings of its players."""
    told = []
    for one in found:
        by = plackett_luce.shown(one.after) - plackett_luce.shown(one.before)
        said = {
            "seat": people.marked(l10n, info.seats[one.seat]),
            "after": str(plackett_luce.shown(one.after)),
            "by": f"{by:+d}".replace("-", "−"),
        }
        if one.games < PROVISIONAL:
            told.append(l10n.format("rating-change-new", **said, games=one.games, of=PROVISIONAL))
        else:
            told.append(l10n.format("rating-change", **said))
    return l10n.format("rating-changes", changes=" · ".join(told))


# Ladders


def ladder(l10n: Localization, found: Ladder, pages: int, names: Mapping[int, str]) -> GameInfo:
    """A page of the ladder."""
    rows = [
        [
            str(rung.place),
            names.get(rung.user) or l10n.format("standing-nobody"),
            str(plackett_luce.shown(rung.ordinal)),
            str(rung.games)
            if rung.games >= PROVISIONAL
            else l10n.format("ladder-provisional", games=rung.games),
        ]
        for rung in found.rungs
    ]
    own = next(
        (at for at, rung in enumerate(found.rungs) if found.own is not None and rung.user == found.own.user),
        None,
    )
    head = [
        "",
        l10n.format("standing-player-column"),
        l10n.format("ladder-rating-column"),
        l10n.format("standing-games-column"),
    ]
    title = l10n.format("ladder-title", game=l10n.game(found.kind))
    subtitle = l10n.format("ladder-page", page=found.page, pages=pages)
    notes = [l10n.format("ladder-own", told=rating(l10n, found.own))] if found.own is not None else []
    return info_of(title, subtitle, [grid("", head, rows, own)], notes)
