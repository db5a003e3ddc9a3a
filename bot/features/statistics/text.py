"""Statistics in words: one sheet that is drawn as a picture (`rendering.Tally`) and told as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import PROVISIONAL
from bot.text import people
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.model import Sheet as TableSheet
    from bot.features.statistics.queries import (
        Change,
        Ladder,
        PersonStanding,
        Rung,
        ServerStanding,
        Sum,
        Sums,
    )
    from bot.text.localization import Words
    from storage.statistics import ResultRow

HOUR = 60 * 60
DAY = 24 * HOUR
SHOWN = 6  # tiles of a list

Part: TypeAlias = "dict[str, Any]"
Sheet: TypeAlias = "dict[str, Any]"
"""What `rendering.Tally` has, as plain data; `notes` are lines that only the text has, and a part that is `pictured`
only the picture."""


def game_name(say: Words, kind: str) -> str:
    """The title of a game."""
    return say.say(f"game-{kind}".replace("_", "-"))


def sheet_of(title: str, subtitle: str, parts: Sequence[Part], notes: Sequence[str] = ()) -> Sheet:
    """A sheet of the parts that have something."""
    return {
        "title": title,
        "subtitle": subtitle,
        "parts": [part for part in parts if part],
        "notes": [*notes],
    }


def _figures(title: str, *items: tuple[str, str]) -> Part:
    return {"type": "figures", "title": title, "items": [*items]}


def _bars(title: str, rows: Sequence[tuple[str, str, float, float | None]], key: str = "") -> Part:
    """Rows of (label, value as text, number, mean)."""
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
            }
            for label, value, number, mean in rows
        ],
    }


def grid(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], own: int | None = None) -> Part:
    """A table with a line of titles; `own` is the place of the reader's row."""
    return {"type": "grid", "title": title, "head": [*head], "rows": [list(row) for row in rows], "own": own}


def text(say: Words, sheet: Sheet) -> str:
    """The sheet as lines of a message."""
    lines = [f"**{sheet['title']}** · {sheet['subtitle']}", *sheet["notes"]]
    for part in sheet["parts"]:
        if part.get("pictured"):  # said in the notes
            continue
        title = f"**{part['title']}** " if part["title"] else ""
        match part["type"]:
            case "figures":
                told = [say.say("standing-entry", label=label, value=value) for value, label in part["items"]]
                lines.append(title + " · ".join(told))
            case "bars":
                means = part.get("means", [None] * len(part["rows"]))
                told = [_entry(say, row, mean) for row, mean in zip(part["rows"], means, strict=True)]
                lines.append(title + " · ".join(told))
            case _:
                lines += [title.strip()] if title else []
                lines.append("-# " + " · ".join(filter(None, part["head"])))
                lines += [" · ".join(filter(None, row)) for row in part["rows"]]
    return "\n".join(lines)


def _entry(say: Words, row: Part, mean: str | None) -> str:
    said = {"label": row["label"], "value": row["value"]}
    return (
        say.say("standing-entry", **said)
        if mean is None
        else say.say("standing-entry-mean", **said, mean=mean)
    )


def spoken(say: Words, sheet: Sheet) -> str:
    """The sheet for those who can't see its picture: the same words without markup."""
    return text(say, sheet).replace("**", "").replace("-# ", "")


# Numbers


def number(say: Words, value: float, places: int = 1) -> str:
    """A number as the language writes it."""
    return say.decimal(round(value, places))


def _percent(say: Words, part: int, whole: int) -> str:
    return say.say("standing-percent", n=round(100 * part / max(1, whole)))


def _mean(one: Sum) -> float:
    return one.total / max(1, one.number)


# A person, a server


def person(say: Words, name: str, standing: PersonStanding, kind: str, *, alone: bool) -> Sheet:
    """A person's card of one game; `alone` where nobody else reads it."""
    sums = standing.sums
    games, won = sums.of(kind, "games"), sums.of(kind, "won")
    best, rung = standing.best.get(kind), standing.rungs.get(kind)
    items = [
        (str(games.number), say.say("standing-games")),
        (_percent(say, won.number, games.number), say.say("standing-won")),
        (number(say, _mean(games)), say.say("standing-average")),
    ]
    if best is not None:
        items.append((str(best.score), say.say("standing-best")))
    if rung is not None:
        label = "standing-rating" if rung.games >= PROVISIONAL else "standing-rating-new"
        items.append((str(plackett_luce.shown(rung.ordinal)), say.say(label)))
    notes = [rating(say, rung)] if rung is not None else []
    overall = standing.overall.get(kind)
    if overall is not None:
        notes.append(say.say("standing-overall", rating=str(plackett_luce.shown(overall.ordinal))))
    form = standing.form.get(kind, ())
    if form:
        notes.append(say.say("standing-form", places=" · ".join(_form(say, row) for row in form)))
    beside = sums.of(kind, "games", beside=True)
    if beside.number:
        also = sums.of(kind, "won", beside=True)
        notes.append(say.say("standing-beside", games=beside.number, won=also.number))
    answers = sums.of(kind, "answers", beside=None)
    if alone and answers.number:
        notes.append(say.say("standing-answers", hours=number(say, answers.total / answers.number / HOUR)))
    parts = [_figures(game_name(say, kind), *items), *_pictured_form(say, form), _by_players(say, sums, kind)]
    parts += [
        _points(say, sums, standing.everybody, kind),
        *_deeds(say, sums, kind),
        _habits(say, sums, kind),
    ]
    title = say.say("standing-of", name=name)
    return sheet_of(title, say.say("standing-here"), parts, notes)


def rating(say: Words, rung: Rung) -> str:
    """A rating in a sentence."""
    shown = str(plackett_luce.shown(rung.ordinal))
    if rung.games < PROVISIONAL:
        return say.say("standing-provisional", rating=shown, games=rung.games, of=PROVISIONAL)
    if rung.place is None:
        return say.say("standing-off-ladder", rating=shown, games=rung.games)
    return say.say("standing-on-ladder", rating=shown, place=rung.place, games=rung.games)


def _form(say: Words, row: ResultRow) -> str:
    return say.say("standing-form-one", rank=row.rank, players=row.players)


def _pictured_form(say: Words, form: Sequence[ResultRow]) -> list[Part]:
    """The same for pictures: the place large, the number of players under it."""
    items = [(str(row.rank), say.say("standing-form-beside", players=row.players)) for row in form]
    return [{**_figures(say.say("standing-form-title"), *items), "pictured": True}] if items else []


def _by_players(say: Words, sums: Sums, kind: str) -> Part:
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
                _percent(say, won.number, games.number),
                number(say, _mean(games)),
            ]
        )
    head = ("players", "", "games", "won", "average")
    return grid(
        say.say("standing-by-players"),
        [say.say(f"standing-{one}-column") if one else "" for one in head],
        rows,
    )


def _points(say: Words, sums: Sums, everybody: Sums | None, kind: str) -> Part:
    own = sums.each(kind, "points-")
    others = {} if everybody is None else everybody.each(kind, "points-")
    rows, means = [], []
    for source, one in own.items():
        mean = _mean(others[source]) if source in others else None
        if not one.total and not mean:
            continue
        rows.append((say.say(f"points-{source}"), number(say, _mean(one)), _mean(one), mean))
        means.append(None if mean is None else number(say, mean))
    if not rows:
        return {}
    part = _bars(say.say("standing-points"), rows, say.say("standing-mean") if everybody is not None else "")
    return part | {"means": means}


def _deeds(say: Words, sums: Sums, kind: str) -> list[Part]:
    """What was used and built most, and the favors."""
    found: list[Part] = []
    printed = find_game(kind).guide.printed
    for what in ("used", "built"):
        counted = sorted(sums.each(kind, f"{what}-").items(), key=lambda item: (-item[1].number, item[0]))
        named = [(printed[tile].name, one.number) for tile, one in counted if tile in printed][:SHOWN]
        found.append(_counts(say, f"standing-{what}", {say.say(name): n for name, n in named}))
    lines = {say.say(f"line-{line}"): one.number for line, one in sums.each(kind, "line-").items()}
    found.append(_counts(say, "standing-lines", lines))
    return found


def _counts(say: Words, title: str, counts: Mapping[str, int]) -> Part:
    if not counts:
        return {}
    return _bars(say.say(title), [(label, str(n), float(n), None) for label, n in counts.items()])


def _habits(say: Words, sums: Sums, kind: str) -> Part:
    games = sums.of(kind, "games").number
    if not games:
        return {}
    each = ("provost", "deniers"), ("batches", "batches")
    items = [
        (number(say, sums.of(kind, what).total / games), say.say(f"standing-{label}")) for what, label in each
    ]
    items.append((number(say, _mean(sums.of(kind, "days")) / DAY), say.say("standing-days")))
    return _figures("", *items)


def server(say: Words, standing: ServerStanding, kind: str, names: Mapping[int, str]) -> Sheet:
    """A server's card of one game. `names` of the people in its records, by id."""
    sums = standing.sums
    seats = sums.of(kind, "games")
    games = sum(sums.of(kind, "games", players=n).number / n for n in sums.players(kind))
    figures = _figures(
        game_name(say, kind),
        (str(round(games)), say.say("standing-games")),
        (number(say, _mean(seats)), say.say("standing-average")),
        (number(say, _mean(sums.of(kind, "days")) / DAY), say.say("standing-days")),
    )
    records = [
        [
            str(number_),
            names.get(row.user or 0) or say.say("standing-nobody"),
            str(row.score),
            str(row.players),
        ]
        for number_, row in enumerate(standing.records.get(kind, ()), 1)
    ]
    head = ["", *(say.say(f"standing-{one}-column") for one in ("player", "points", "players"))]
    places = [
        (
            say.say("standing-place-row", n=int(place)),
            _percent(say, one.total, one.number),
            one.total / max(1, one.number),
            None,
        )
        for place, one in sorted(sums.each(kind, "place-").items())
    ]
    parts = [
        figures,
        grid(say.say("standing-records"), head, records) if records else {},
        _bars(say.say("standing-places"), places),
        _by_players(say, sums, kind),
        _points(say, sums, None, kind),
        *_deeds(say, sums, kind),
    ]
    return sheet_of(say.say("standing-server"), say.say("standing-here"), parts if seats.number else [])


def changes(say: Words, sheet: TableSheet, found: Sequence[Change]) -> str:
    """What a game did to the ratings of its players."""
    told = []
    for one in found:
        by = plackett_luce.shown(one.after) - plackett_luce.shown(one.before)
        said = {
            "seat": people.marked(say, sheet.seats[one.seat]),
            "after": str(plackett_luce.shown(one.after)),
            "by": f"{by:+d}".replace("-", "−"),
        }
        if one.games < PROVISIONAL:
            told.append(say.say("rating-change-new", **said, games=one.games, of=PROVISIONAL))
        else:
            told.append(say.say("rating-change", **said))
    return say.say("rating-changes", changes=" · ".join(told))


# Ladders


def ladder(say: Words, found: Ladder, pages: int, names: Mapping[int, str]) -> Sheet:
    """A page of the ladder."""
    rows = [
        [
            str(rung.place),
            names.get(rung.user) or say.say("standing-nobody"),
            str(plackett_luce.shown(rung.ordinal)),
            str(rung.games),
        ]
        for rung in found.rungs
    ]
    own = next(
        (at for at, rung in enumerate(found.rungs) if found.own is not None and rung.user == found.own.user),
        None,
    )
    head = [
        "",
        say.say("standing-player-column"),
        say.say("ladder-rating-column"),
        say.say("standing-games-column"),
    ]
    title = say.say("ladder-title", game=game_name(say, found.kind))
    subtitle = say.say("ladder-page", page=found.page, pages=pages)
    notes = [say.say("ladder-own", told=rating(say, found.own))] if found.own is not None else []
    return sheet_of(title, subtitle, [grid("", head, rows, own)], notes)
