"""Tournaments in words: the announcement, the message of a round, the standings, and single sentences."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from bot.components.ui import MESSAGE, Choice
from bot.core.final_order import FIRST_COUNTED
from bot.features.statistics import text as infos
from bot.features.tournaments import signup
from bot.features.tournaments.model import (
    GONE_OUTCOMES,
    NAME,
    PART,
    SIZES,
    WHOLE_DAYS,
    Format,
    Outcome,
    Row,
    TieBreak,
)
from bot.features.tournaments.notifications import ENDS, Sentence
from bot.features.tournaments.pairing import champions, without_lot
from bot.features.tournaments.repository import Entry, Show, ShownTable
from bot.features.tournaments.standings import standings as standing
from bot.text.localization import Localization
from bot.text.people import safe
from languages.lists import capital
from rules.register import find_game
from storage.tournaments import SeatRow

STANDINGS_ROWS = 12  # entrants of a page of the standings
NAMES_CHARACTERS = 700  # characters of a list of names
SHORT = 16  # characters of a name at a table of a round


def title(show: Show) -> str:
    """Return the name of a tournament."""
    return safe(show.row.name, NAME)


def named(
    l10n: Localization, show: Show, number: int, shown: Callable[[str], str] = safe
) -> str:
    """Return an entrant by name alone; a forgotten one has none."""
    entrant = show.entrants.get(number)
    return (
        l10n.format("standing-nobody")
        if entrant is None or not entrant.name
        else shown(entrant.name)
    )


def called(
    l10n: Localization, show: Show, number: int, shown: Callable[[str], str] = safe
) -> str:
    """Return an entrant by name, and by number where several have that name: `Ann #3`."""
    name, entrant = named(l10n, show, number, shown), show.entrants.get(number)
    if entrant is None or not entrant.name:
        return name
    names = [
        (row.name or "")[:SHORT].casefold() for row in show.entrants.values()
    ]  # as far as they are shown
    return (
        f"{name} #{number}"
        if names.count(entrant.name[:SHORT].casefold()) > 1
        else name
    )


def listed(l10n: Localization, show: Show, numbers: Sequence[int]) -> str:
    """Return entrants with commas."""
    return _names(l10n, [called(l10n, show, number) for number in numbers])


def mentioned(l10n: Localization, show: Show, number: int) -> str:
    """Return an entrant as a mention; a forgotten one has none."""
    entrant = show.entrants.get(number)
    return (
        l10n.format("standing-nobody")
        if entrant is None or entrant.user is None
        else f"<@{entrant.user}>"
    )


def when(at: int) -> str:
    """Return an instant, as every reader's Discord writes it."""
    return f"<t:{at}:f> (<t:{at}:R>)"


def _names(
    l10n: Localization, names: Sequence[str], most: int = NAMES_CHARACTERS
) -> str:
    """Return names with commas; names that do not fit are counted."""
    fitting: list[str] = []
    for name in names:
        if sum(map(len, fitting)) + 2 * len(fitting) + len(name) > most:
            return l10n.format(
                "tournament-and-more",
                names=", ".join(fitting),
                count=len(names) - len(fitting),
            )
        fitting.append(name)
    return ", ".join(fitting)


def within(lines: Sequence[str], most: int = MESSAGE) -> str:
    """Return lines as a message of at most so many characters; drop the last lines that do not fit."""
    sizes = accumulate(len(line) + 1 for line in lines)
    return "\n".join(
        line for line, size in zip(lines, sizes, strict=True) if size <= most
    )


def numbers(l10n: Localization, unit: str, offered: Iterable[int]) -> list[Choice]:
    """Return the choices of a menu of numbers, each with its unit."""
    return [Choice(str(n), l10n.labelled(unit, n)) for n in offered]


def rules(l10n: Localization, show: Show) -> list[str]:
    """Return the rules and options of a tournament, in lines."""
    rules_, round_options = show.rules, show.round_options
    numbers = {
        "rounds": rules_.rounds,
        "advance": rules_.advance,
        "division": rules_.division_size,
    }
    heads = [
        l10n.game(round_options.game),
        l10n.format("tournament-format", format=rules_.format.value, **numbers),
        l10n.format("tournament-size", size=rules_.size),
        l10n.format(f"option-pace-{round_options.pace}"),
        l10n.format(f"option-rated-{'yes' if round_options.rated else 'no'}"),
    ]
    lines = [" · ".join(heads), l10n.format("tournament-no-days")]
    least, most = round_options.least, round_options.most
    if round_options.round_days:
        late = l10n.format(
            "tournament-late", late=rules_.late.value, days=round_options.extra_days
        )
        by = "server" if round_options.known else "simulated"
        rounds = signup.rounds(rules_, most)
        days = rounds * round_options.round_days
        if round_options.round_days < round_options.nine:
            by = "shorter" if days <= WHOLE_DAYS else "own"
        if not round_options.proposed:
            by = "own"
        if round_options.round_days * 3 < round_options.nine * 2:
            by = "short"
        share = l10n.format(
            "tournament-nine", by=by, nine=round_options.nine, most=WHOLE_DAYS // 7
        )
        lines[1] = l10n.format(
            "tournament-days", days=round_options.round_days, share=share, late=late
        )
        lines[1] += _late_rated(l10n, show)
        lines[1] += " " + l10n.format(
            "tournament-whole",
            format=rules_.format.value,
            rounds=rounds,
            people=most,
            weeks=-(-days // 7),
        )
    span = str(least) if least == most else f"{least}–{most}"
    lines.append(
        l10n.format("tournament-room", people=span, grace=round_options.grace_days)
    )
    if rules_.format is Format.LEAGUE:
        lines.append(l10n.format("tournament-moves", number=rules_.moves))
    points, ties = (
        ", ".join(map(str, rules_.points[rules_.size])),
        decides(l10n, rules_.tiebreaks),
    )
    return [*lines, "-# " + l10n.format("tournament-scoring", points=points, ties=ties)]


def _late_rated(l10n: Localization, show: Show) -> str:
    """Return a sentence about what the result of a late table does to ratings; empty where it does nothing."""
    if not show.round_options.rated:
        return ""
    half = find_game(show.round_options.game).guide.usual_turns // 2
    return " " + l10n.format("tournament-late-rated", first=FIRST_COUNTED, half=half)


def decides(l10n: Localization, tiebreaks: Sequence[TieBreak]) -> str:
    """Return the tie-breaks in words, in order."""
    return ", ".join(
        l10n.format("tournament-tiebreaker", by=tiebreak.value)
        for tiebreak in tiebreaks
    )


def announcement(l10n: Localization, show: Show) -> str:
    """Return the message in the channel, as it is now."""
    row = show.row
    lines = [f"## 🏆 {safe(row.name, NAME)}", *rules(l10n, show)]
    if row.organizer is not None:
        lines.append(l10n.format("tournament-organized", who=f"<@{row.organizer}>"))
    ends = row.closes if row.status == "signup" else row.ends
    until = "none" if ends is None else when(ends)
    match row.status:
        case "signup":
            lines.append(l10n.format("tournament-signup", when=until))
        case "cancelled":
            cancelled = l10n.format(
                "tournament-status", status=row.status, round=row.round, people=0
            )
            lines.append(capital(cancelled) + ".")
        case "finished":
            lines.append(_won(l10n, show))
        case _:
            lines.append(
                l10n.format("tournament-round-now", round=row.round, when=until)
            )
    names = listed(
        l10n, show, [entrant.number for entrant in show.inside if entrant.name]
    )
    if show.inside:
        count, most = len(show.inside), show.round_options.most
        lines.append(
            l10n.format("tournament-people", here=count, most=most, names=names or "–")
        )
    if show.waiting:
        waiting = _names(
            l10n,
            [called(l10n, show, entrant.number) for entrant in show.waiting],
            NAMES_CHARACTERS // 2,
        )
        lines.append(
            l10n.format("tournament-waiting", count=len(show.waiting), names=waiting)
        )
    return within(lines)


def _won(l10n: Localization, show: Show) -> str:
    """Return the winners in words, of a league those of its first division; without those decided by a lot."""
    names = [
        called(l10n, show, number) for number in champions(show.rules, *show.values)
    ]
    return l10n.format("tournament-won", names=l10n.join(names))


def entry(l10n: Localization, listing: Entry) -> str:
    """Return a line of the list."""
    row = listing.row
    status = l10n.format(
        "tournament-status",
        status=row.status,
        round=row.round,
        people=listing.inside,
    )
    name, channel = safe(row.name, NAME), f"<#{row.channel}>"
    return f"**{name}** · {status} · {channel}"


def round_(l10n: Localization, show: Show, number: int, most: int = MESSAGE) -> str:
    """Return the tables of a round, with their channels and results."""
    lines = [l10n.format("tournament-round-title", name=title(show), round=number)]
    if (
        number == show.row.round
        and show.row.status == "running"
        and show.row.ends is not None
    ):
        lines.append(l10n.format("tournament-until", when=when(show.row.ends)))
    tables = show.round(number)
    division = (
        tables[0].pairing.division
        if len({table.pairing.division for table in tables}) == 1
        else 0
    )
    for at, table in enumerate(tables):
        table_lines = []
        if table.pairing.division != division:
            division = table.pairing.division
            table_lines.append(l10n.format("tournament-division", division=division))
        where = f" <#{table.thread}>" if table.thread is not None else ""
        if table.pairing.state == "void":
            where += " " + l10n.format("tournament-void")
        elif len(table.seats) == 1:
            where += " " + l10n.format("tournament-bye")
        table_lines.append(
            f"**{table.pairing.number}.**{where} {_seats(l10n, show, table)}"
        )
        omission = l10n.format("tournament-more", count=len(tables) - at)
        if sum(len(line) + 1 for line in (*lines, *table_lines, omission)) > most:
            lines.append(omission)
            break
        lines += table_lines
    return "\n".join(lines)


def _seats(l10n: Localization, show: Show, table: ShownTable) -> str:
    return " · ".join(_seat(l10n, show, seat) for seat in _ranked(table.seats))


def _ranked(seats: Iterable[SeatRow]) -> list[SeatRow]:
    """Return seats by their ranks, those without one last."""
    return sorted(seats, key=lambda seat: seat.rank or SIZES.stop)


def _seat(l10n: Localization, show: Show, seat: SeatRow, name: str = "") -> str:
    name = name or called(l10n, show, seat.holder, lambda text: safe(text, SHORT))
    if seat.outcome in ("played", "adjudicated") and seat.rank is not None:
        score = "–" if seat.score is None else seat.score
        return f"{seat.rank}. {name} ({score})"
    if seat.outcome in GONE_OUTCOMES:
        skipped = seat.outcome == Outcome.SKIPPED.value
        return l10n.format(
            "skipped-name" if skipped else "tournament-seat-left", name=name
        )
    return name


def standings(
    l10n: Localization, show: Show, page: int, user: int, shown: Callable[..., str]
) -> infos.StatsCard:
    """Return a page of the standings; `shown` writes a name within so many columns."""
    rows, placed = show.standings, _places(show)
    inside = rows[(page - 1) * STANDINGS_ROWS : page * STANDINGS_ROWS]
    names = {
        entrant.number for entrant in show.entrants.values() if entrant.user == user
    }
    columns = ("standing-player-column", "button-points", "tournament-tables")
    head = ["", *map(l10n.format, columns), *tie_heads(l10n, show.rules.tiebreaks)]
    has_divisions, parts = len({row.division for row in rows}) > 1, []
    for division in sorted({row.division for row in inside}):
        members = [row for row in inside if row.division == division]
        own_row = next(
            (at for at, row in enumerate(members) if row.entrant in names), None
        )
        title = (
            l10n.format("tournament-division", division=division)
            if has_divisions
            else ""
        )
        table_rows = [
            _row(l10n, show, row, placed[row.entrant], shown) for row in members
        ]
        parts.append(infos.grid_part(title, head, table_rows, own_row))
    subtitle = l10n.format("ladder-page", page=page, pages=pages(show))
    return infos.stats_card(shown(show.row.name, NAME), subtitle, parts)


def pages(show: Show) -> int:
    """Return how many pages the standings have."""
    return max(1, -(-len(show.standings) // STANDINGS_ROWS))


def _places(show: Show) -> dict[int, int]:
    """Return the place of each entrant; entrants who differ only by a lot share it."""
    return {
        row.entrant: row.place
        for row in standing(without_lot(show.rules), *show.values)
    }


def tie_heads(l10n: Localization, tiebreaks: Iterable[TieBreak]) -> list[str]:
    """Return the tie-breaks' columns of the standings, without the lot."""
    return [
        l10n.format("tournament-tie", by=tiebreak.value)
        for tiebreak in tiebreaks
        if tiebreak is not TieBreak.LOT
    ]


def _row(
    l10n: Localization, show: Show, row: Row, place: int, shown: Callable[[str], str]
) -> list[str]:
    name = called(l10n, show, row.entrant, shown)
    if row.out and show.rules.format is not Format.KNOCKOUT:
        name = l10n.format("tournament-seat-left", name=name)
    values = []
    for tiebreak, value in zip(show.rules.tiebreaks, row.values, strict=True):
        if tiebreak in (TieBreak.WINS, TieBreak.STRENGTH):
            values.append(sixtieths(l10n, value))
        elif tiebreak is not TieBreak.LOT:
            values.append(
                l10n.decimal(value / 100) if tiebreak is TieBreak.SHARE else str(value)
            )
    return [str(place), name, sixtieths(l10n, row.points), str(row.tables), *values]


def sixtieths(l10n: Localization, value: int) -> str:
    """Return points that are kept in sixtieths, with at most two places."""
    return l10n.decimal(round(value / PART, 2))


def sentence_text(
    l10n: Localization, show: Show, body: Sentence, by: int | None = None
) -> str:
    """Return a sentence about a tournament, with the people it mentions and the user who decided it."""
    args: dict[str, object] = {
        name: safe(str(value), 200) if name in ("who", "reason") else value
        for name, value in body.args.items()
    }
    args |= {name: mentioned(l10n, show, number) for name, number in body.who.items()}
    for name in ("until", "ends"):
        if name in args:
            args[name] = when(int(str(args[name])))
    args["by"] = l10n.format("standing-nobody") if by is None else f"<@{by}>"
    args["people"] = (
        l10n.join([mentioned(l10n, show, number) for number in body.pings]) or "–"
    )
    args["rule"] = l10n.format(
        "tournament-late",
        late=show.rules.late.value,
        days=show.round_options.extra_days,
    )
    if body.game is not None:
        tables = [one for one in show.tables if one.pairing.game == body.game]
        seats = _ranked(seat for table in tables for seat in table.seats)
        args["result"] = " · ".join(
            _seat(l10n, show, seat, mentioned(l10n, show, seat.holder))
            for seat in seats
        )
    head = f"🏆 **{title(show)}** · "
    to = (
        f"<@{show.row.organizer}> "
        if body.to == "organiser" and show.row.organizer is not None
        else ""
    )
    rated = _late_rated(l10n, show) if body.says == ENDS else ""
    return within([head + to + l10n.format(body.says, **args) + rated])


def final(l10n: Localization, show: Show) -> str:
    """Return the end of a tournament."""
    lines = [l10n.format("tournament-final", name=title(show)), _won(l10n, show)]
    placed = _places(show)
    for row in show.standings[:STANDINGS_ROWS]:
        if row.division == 1:
            name, points = called(l10n, show, row.entrant), sixtieths(l10n, row.points)
            lines.append(f"{placed[row.entrant]}. {name} · {points}")
    return within(lines)


def pings(show: Show, body: Sentence) -> list[int]:
    """Return the users whom a sentence mentions: players of the tournament, or its organizer."""
    if body.to == "organiser":
        return [] if show.row.organizer is None else [show.row.organizer]
    users = [
        show.entrants[number].user for number in body.pings if number in show.entrants
    ]
    return [user for user in users if user is not None]
