"""A tournament for spreadsheets and programs: standings and tables as CSV, everything as JSON (docs/tournaments.md)."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from bot.features.tournaments.model import PART, Entrant, Row, Rules, Table, TieBreak
from bot.features.tournaments.scores import earned, seeded
from bot.features.tournaments.standings import standings

VERSION = 1


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as JSON: points in sixtieths, entrants by number. Its standings can be computed from it alone."""

    format: str = "tournament"
    version: int = VERSION
    name: str
    game: str
    rules: Rules
    entrants: tuple[Entrant, ...]
    """Without ratings: where seeds come from ratings, the strongest has the highest number instead."""
    names: dict[int, str]
    tables: tuple[Table, ...]
    standings: tuple[Row, ...]


def document(
    title: str,
    game: str,
    rules: Rules,
    entrants: Sequence[Entrant],
    tables: Sequence[Table],
    name: Callable[[int], str],
) -> bytes:
    """Return the tournament as JSON, indented."""
    seeds = {
        number: len(entrants) - at for at, number in enumerate(seeded(rules, entrants))
    }
    exported = Document(
        name=title,
        game=game,
        rules=rules,
        entrants=tuple(
            replace(entrant, rating=seeds[entrant.number]) for entrant in entrants
        ),
        names={entrant.number: name(entrant.number) for entrant in entrants},
        tables=tuple(tables),
        standings=standings(rules, entrants, tables),
    )
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


def read(text: bytes) -> Document:
    """Return a document that was written; raise msgspec.ValidationError for anything else."""
    return msgspec.json.decode(text, type=Document)


def standings_csv(
    rules: Rules,
    entrants: Sequence[Entrant],
    tables: Sequence[Table],
    name: Callable[[int], str],
) -> str:
    """Return a line for everybody, the best first."""
    heads = [
        "division",
        "place",
        "number",
        "name",
        "points",
        *map(str, rules.tiebreaks),
        "tables",
        "out",
    ]
    lines = (
        [
            row.division,
            row.place,
            row.entrant,
            harmless(name(row.entrant)),
            decimal(row.points, PART),
            *(
                shown(tie, value)
                for tie, value in zip(rules.tiebreaks, row.values, strict=True)
            ),
            row.tables,
            "yes" if row.out else "no",
        ]
        for row in standings(rules, entrants, tables)
    )
    return _csv(heads, lines)


def tables_csv(
    rules: Rules, tables: Iterable[Table], name: Callable[[int], str]
) -> str:
    """Return a line for every seat of every table, in turn order."""
    heads = [
        "round",
        "division",
        "table",
        "state",
        "turn",
        "number",
        "name",
        "substitute",
        "substitute name",
    ]
    heads += ["outcome", "score", "rank", "points", "corrected"]
    lines = []
    for table in sorted(tables, key=lambda table: (table.round, table.number)):
        points_of = earned(rules, table)
        for turn, seat in enumerate(table.seats, 1):
            points = decimal(points_of[seat.holder], PART) if points_of else ""
            at = table.round, table.division, table.number, table.state, turn
            substitute = (
                None if seat.substitute is None else harmless(name(seat.substitute))
            )
            names = (
                seat.entrant,
                harmless(name(seat.entrant)),
                seat.substitute,
                substitute,
            )
            result = (
                seat.outcome,
                seat.score,
                seat.rank,
                points,
                "yes" if table.corrected else "no",
            )
            lines.append([*at, *names, *result])
    return _csv(heads, lines)


def shown(tie_break: TieBreak, value: int) -> str:
    """Return a tie-break's value as people read it.

    Tables won and points have two decimals, shares are in percent.
    """
    if tie_break in (TieBreak.WINS, TieBreak.STRENGTH):
        return decimal(value, PART)
    return decimal(value, 100) if tie_break is TieBreak.SHARE else str(value)


def decimal(value: int, unit: int) -> str:
    """Return `value` / `unit` with at most two decimals, rounded to the nearest."""
    hundredths = (abs(value) * 200 + unit) // (2 * unit)
    whole, fraction = divmod(hundredths, 100)
    sign = "-" if value < 0 and hundredths else ""
    return (
        f"{sign}{whole}.{fraction:02}".rstrip("0").rstrip(".")
        if fraction
        else f"{sign}{whole}"
    )


def harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name


def _csv(heads: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    buffer = io.StringIO()
    writer = csv.writer(buffer)
    writer.writerow(heads)
    writer.writerows(lines)
    return buffer.getvalue()
