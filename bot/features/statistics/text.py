"""Cards of statistics, which are drawn as pictures (`rendering.Tally`) and written as text."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.core.admission import PROVISIONAL
from bot.core.final_order import PAIR_DAYS, WHOLE, share
from bot.core.model import GameInfo
from bot.core.notifications import RatingMoved
from bot.features.statistics import plackett_luce
from bot.features.statistics.queries import (
    Change,
    Ladder,
    PersonStanding,
    Records,
    Rung,
    Sum,
    Sums,
)
from bot.text import buildings, game_status, people
from bot.text.localization import Localization
from languages.lists import capital
from rules.register import find_game
from storage.statistics import ResultRow

HOUR = 60 * 60
DAY = 24 * HOUR
LISTED_TILES = 6
# the least games of which a share of wins is shown, rather than their number
PERCENT = 5

CardPart: TypeAlias = "dict[str, Any]"
"""A part of a card as plain data of `rendering.Tally`.

A `pictured` part is left out of the text; of a part with `in_text` so many items are in the text."""


class StatsCard(NamedTuple):
    """A card of statistics; the picture has no notes."""

    title: str
    subtitle: str
    parts: list[CardPart]
    notes: list[str]


def stats_card(
    title: str, subtitle: str, parts: Sequence[CardPart], notes: Sequence[str] = ()
) -> StatsCard:
    """Return a card of the parts that are not empty."""
    filled = [part for part in parts if part.get("items") or part.get("rows")]
    return StatsCard(title, subtitle, filled, [*notes])


def figures_part(title: str, *items: tuple[str, str]) -> CardPart:
    """Return figures in large type, pairs of a number and its caption."""
    return {"type": "figures", "title": title, "items": [*items]}


def _bars_part(
    title: str,
    rows: Sequence[tuple[str, str, float, float | None]],
    key: str = "",
    tiles: Sequence[str] = (),
) -> CardPart:
    """Return bars from rows of (label, value as text, number, mean or None); `tiles` are their tiles' ids, if any."""
    scale = max(
        [1e-9, *(number for _, _, number, _ in rows), *(mean or 0 for *_, mean in rows)]
    )
    bars = [
        {
            "label": label,
            "value": value,
            "share": max(0.0, number / scale),
            "mark": None if mean is None else max(0.0, mean / scale),
            "mean": mean,
            "tile": tile,
        }
        for (label, value, number, mean), tile in zip(
            rows, tiles or [""] * len(rows), strict=True
        )
    ]
    return {"type": "bars", "title": title, "key": key, "rows": bars}


def grid_part(
    title: str,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    own: int | None = None,
) -> CardPart:
    """Return a table with titles of columns; `own` is the index of the reader's row."""
    return {
        "type": "grid",
        "title": title,
        "head": [*columns],
        "rows": [list(row) for row in rows],
        "own": own,
    }


def column_titles(l10n: Localization, *columns: str) -> list[str]:
    """Return the titles of a table's columns, none for an empty id."""
    return [capital(l10n.format(name)) if name else "" for name in columns]


def card_text(l10n: Localization, card: StatsCard) -> str:
    """Return the card as lines of a message."""
    lines = [f"**{card.title}** · {card.subtitle}", *card.notes]
    for part in card.parts:
        if part.get("pictured"):
            continue
        title = f"**{part['title']}** " if part["title"] else ""
        match part["type"]:
            case "figures":
                items = part["items"][: part.get("in_text")]
                entries = [l10n.labelled(label, value) for value, label in items]
                lines.append(title + " · ".join(entries))
            case "bars":
                lines.append(
                    title + " · ".join(_entry(l10n, row) for row in part["rows"])
                )
            case _:
                lines += [title.strip()] if title else []
                lines.append("-# " + " · ".join(filter(None, part["head"])))
                lines += [" · ".join(filter(None, row)) for row in part["rows"]]
    return "\n".join(lines)


def _entry(l10n: Localization, row: CardPart) -> str:
    entry, mean = l10n.labelled(row["label"], row["value"]), row["mean"]
    return entry if mean is None else f"{entry} ({_number(l10n, mean)})"


def _number(l10n: Localization, value: float) -> str:
    return l10n.decimal(round(value, 1))


def _percent(l10n: Localization, part: int, whole: int) -> str:
    return l10n.format("standing-percent", n=round(100 * part / max(1, whole)))


def _mean(sum_: Sum) -> float:
    return sum_.total / max(1, sum_.number)


def person_card(
    l10n: Localization, name: str, standing: PersonStanding, kind: str, *, alone: bool
) -> StatsCard:
    """Return a person's card for a kind of game; `alone` if nobody else reads it.

    The card is about games among people, or about games with computers if there are no others.
    """
    sums, everybody, heading = standing.sums, standing.everybody, l10n.game(kind)
    beside = sums.of(kind, "games", beside=True)
    if beside.number and not sums.of(kind, "games").number:
        sums, everybody, beside = (
            sums.with_computers(),
            everybody.with_computers(),
            Sum(),
        )
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
        label = (
            "standing-rating" if rung.games >= PROVISIONAL else "standing-rating-new"
        )
        items.append((rung.public_rating, l10n.format(label)))
        notes.append(rating_text(l10n, rung))
    if standing.reliable is not None:
        reliability = game_status.reliability_text(l10n, standing.reliable)
        notes.append(l10n.format("standing-reliable", told=reliability))
    overall = standing.overall.get(kind)
    if overall is not None:
        notes.append(l10n.format("standing-overall", rating=overall.public_rating))
    form = standing.form.get(kind, ())
    if form:
        places = [
            l10n.format("standing-form-one", rank=row.rank, players=row.players)
            for row in form
        ]
        notes.append(l10n.labelled(l10n.format("standing-form"), " · ".join(places)))
    if beside.number:
        also = sums.of(kind, "won", beside=True)
        notes.append(
            l10n.format("standing-beside", games=beside.number, won=also.number)
        )
    forfeit, left = (
        sums.of(kind, fact, beside=None).number for fact in ("forfeit", "left")
    )
    if forfeit or left:
        notes.append(l10n.format("standing-left", won=forfeit, left=left))
    answers = sums.of(kind, "answers", beside=None)
    if alone and answers.number:
        hours = _number(l10n, max(0.1, answers.total / answers.number / HOUR))
        notes.append(l10n.format("standing-answers", hours=hours))
    parts = [
        figures_part(heading, *items),
        *_pictured_form(l10n, form),
        _players_part(l10n, sums, kind),
        _points_part(l10n, sums, everybody, kind),
        *_tile_and_favor_parts(l10n, sums, kind),
    ]
    # A single result joins the large figures in the picture; in the text it is in the notes.
    if len(form) == 1:
        parts[0] |= {"in_text": len(items), "items": [*items, *parts[1]["items"]]}
        parts[0]["firsts"] = [len(items)] if parts.pop(1)["firsts"] else []
    if games.number:
        habits = [
            (
                _number(l10n, sums.of(kind, fact).total / games.number),
                l10n.format(f"standing-{caption}"),
            )
            for caption, fact in (("deniers", "provost"), ("batches", "batches"))
        ]
        parts.append(figures_part("", *habits, *_days(l10n, sums, kind)))
    return stats_card(
        name,
        l10n.format("standing-here"),
        parts,
        notes,
    )


def _days(l10n: Localization, sums: Sums, kind: str) -> list[tuple[str, str]]:
    """Return the mean length of a game in days as a figure; none if it rounds to 0."""
    days = round(_mean(sums.of(kind, "days")) / DAY, 1)
    return [(l10n.decimal(days), l10n.format("standing-days"))] if days else []


def rating_text(l10n: Localization, rung: Rung) -> str:
    """Return a sentence about a rating."""
    if rung.place is None:
        text = l10n.format(
            "standing-off-ladder", rating=rung.public_rating, games=rung.games
        )
    else:
        text = l10n.format(
            "standing-on-ladder",
            rating=rung.public_rating,
            place=rung.place,
            games=rung.games,
        )
    if rung.games < PROVISIONAL:
        text = l10n.format("standing-provisional", told=text, of=PROVISIONAL)
    return text


def _pictured_form(l10n: Localization, form: Sequence[ResultRow]) -> list[CardPart]:
    """Return the last results as figures for the picture: places, with the numbers of players as captions."""
    items = [
        (str(row.rank), l10n.format("standing-form-beside", players=row.players))
        for row in form
    ]
    firsts = [at for at, row in enumerate(form) if row.rank == 1]
    part = figures_part(l10n.format("standing-form"), *items)
    return [{**part, "firsts": firsts, "pictured": True}] if form else []


def _players_part(l10n: Localization, sums: Sums, kind: str) -> CardPart:
    rows = []
    for players in sums.players(kind):
        games, won = (
            sums.of(kind, "games", players=players),
            sums.of(kind, "won", players=players),
        )
        share, average = (
            _percent(l10n, won.number, games.number),
            _number(l10n, _mean(games)),
        )
        rows.append([str(players), "", str(games.number), share, average])
    columns = column_titles(
        l10n,
        "choice-view-players",
        "",
        "standing-games-column",
        "standing-won",
        "standing-average",
    )
    return grid_part(
        l10n.format("standing-by-players"), columns, rows if len(rows) > 1 else ()
    )


def _points_part(
    l10n: Localization, sums: Sums, everybody: Sums, kind: str
) -> CardPart:
    """Return bars of the points by source, with the mean of everybody if others have played, too."""
    alone = everybody.of(kind, "games").number <= sums.of(kind, "games").number
    means = {} if alone else everybody.each(kind, "points-")
    rows = []
    for source, own_sum in sums.each(kind, "points-").items():
        mean = _mean(means[source]) if source in means else None
        if own_sum.total or mean:
            rows.append(
                (
                    l10n.format(f"points-{source}"),
                    _number(l10n, _mean(own_sum)),
                    _mean(own_sum),
                    mean,
                )
            )
    return _bars_part(
        l10n.format("standing-points"),
        rows,
        "" if alone else l10n.format("standing-mean"),
    )


def _tile_and_favor_parts(l10n: Localization, sums: Sums, kind: str) -> list[CardPart]:
    """Return bars of the most used and most built tiles, and figures of the favor lines."""
    parts: list[CardPart] = []
    names = buildings.names_apart(l10n, kind)
    for fact in ("used", "built"):
        ranked = sorted(
            sums.each(kind, f"{fact}-").items(),
            key=lambda pair: (-pair[1].number, pair[0]),
        )
        tiles = {tile: use.number for tile, use in ranked if tile in names}
        rows = [(names[tile], str(n), float(n), None) for tile, n in tiles.items()][
            :LISTED_TILES
        ]
        parts.append(
            _bars_part(
                l10n.format(f"standing-{fact}"), rows, tiles=[*tiles][:LISTED_TILES]
            )
        )
    lines = [
        (str(sum_.number), l10n.format(f"line-{line}"))
        for line, sum_ in sums.each(kind, "line-").items()
    ]
    return [*parts, figures_part(l10n.format("standing-lines"), *lines)]


def server_card(
    l10n: Localization, sums: Sums, best: Records, kind: str, names: Mapping[int, str]
) -> StatsCard:
    """Return a server's card for a kind of game; `names` are the display names of people in its records, by user."""
    # Sums count seats: a game of three players counts three times.
    seats = sums.of(kind, "games")
    games = round(
        sum(sums.of(kind, "games", players=n).number / n for n in sums.players(kind))
    )
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
        figures_part(
            l10n.game(kind),
            (str(games), l10n.format("standing-games", n=games)),
            (_number(l10n, _mean(seats)), l10n.format("standing-average")),
            *_days(l10n, sums, kind),
        ),
        grid_part(
            l10n.format("standing-records"),
            column_titles(
                l10n,
                "",
                "standing-player-column",
                "button-points",
                "choice-view-players",
            ),
            records,
        ),
        _bars_part(l10n.format("standing-places"), places),
        _players_part(l10n, sums, kind),
        _points_part(l10n, sums, sums, kind),
        *_tile_and_favor_parts(l10n, sums, kind),
    ]
    subtitle = l10n.format("standing-here")
    return stats_card(
        capital(l10n.format("choice-statistics-server")),
        subtitle,
        parts if seats.number else [],
    )


def moved_text(l10n: Localization, ratings: Sequence[RatingMoved]) -> str:
    """Return a line with the ratings that an act has changed, or would."""
    entries = [
        f"{l10n.labelled(f'<@{one.user}>', str(one.after))} ({_signed(one.after - one.before)})"
        for one in ratings
    ]
    return l10n.format("rating-changes", changes=" · ".join(entries))


def _signed(change: int) -> str:
    return f"{change:+d}".replace("-", "−")


def changes_text(l10n: Localization, info: GameInfo, rated: Sequence[Change]) -> str:
    """Return a line with a game's rating changes."""
    entries = []
    for change in rated:
        old_rating = plackett_luce.public_rating(change.before)
        new_rating = plackett_luce.public_rating(change.after)
        args = {
            "seat": people.marked(l10n, info.seats[change.seat]),
            "after": str(new_rating),
            "by": _signed(new_rating - old_rating),
        }
        if change.games is not None and change.games < PROVISIONAL:
            entries.append(
                l10n.format(
                    "rating-change-new", **args, games=change.games, of=PROVISIONAL
                )
            )
        else:
            entry = l10n.labelled(args["seat"], args["after"])
            entries.append(f"{entry} ({args['by']})")
    return l10n.format("rating-changes", changes=" · ".join(entries))


def weight_lines(
    l10n: Localization,
    info: GameInfo,
    rated: Sequence[Change],
    *,
    counted: bool = False,
) -> list[str]:
    """Return lines about a rated game that counts less than a whole one.

    It ended by forfeit, was `counted` before its end, or others made decisions for its players.
    """
    helped = []
    for change in rated:
        if change.by_others:
            (others, of), (late, half) = change.by_others
            decided = {"others": others, "of": of, "late": late, "half": half}
            seat = people.colour(l10n, change.seat)
            helped.append(l10n.format("ended-halved", seat=seat, **decided))
    if not counted and (not info.rated or not info.forfeit or info.abandoned):
        return helped
    counts = share(info.turn, find_game(info.game).guide.usual_turns) * 100 // WHOLE
    # nobody is rated where all others lost their seats by a mistake
    counts = counts if len(rated) > 1 or not counts else 100
    part = {"how": "part" if counts else "none", "share": counts, "days": PAIR_DAYS}
    lines = [l10n.format("ended-share", **part)] if counts < 100 else []
    if counts and any(
        change.seat in (info.winners or ()) and not change.gains for change in rated
    ):
        lines.append(l10n.format("ended-share", **(part | {"how": "again"})))
    return lines + helped


def ladder_card(
    l10n: Localization, standings: Ladder, pages: int, names: Mapping[int, str]
) -> StatsCard:
    """Return the card of a page of the ladder."""
    rows, own_row, notes = [], None, list[str]()
    for at, rung in enumerate(standings.rungs):
        provisional = l10n.format("ladder-provisional", games=rung.games)
        name = names.get(rung.user) or l10n.format("standing-nobody")
        rows.append(
            [
                str(rung.place),
                name,
                rung.public_rating,
                str(rung.games) if rung.games >= PROVISIONAL else provisional,
            ]
        )
        if standings.own is not None and rung.user == standings.own.user:
            own_row = at
    if standings.own is not None:
        notes = [l10n.format("ladder-own", told=rating_text(l10n, standings.own))]
    columns = column_titles(
        l10n, "", "standing-player-column", "standing-rating", "standing-games-column"
    )
    title = l10n.format("ladder-title", game=l10n.game(standings.kind))
    subtitle = l10n.format("ladder-page", page=standings.page, pages=pages)
    return stats_card(title, subtitle, [grid_part("", columns, rows, own_row)], notes)
