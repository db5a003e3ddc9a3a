"""The organizer's menus that replace or remove people, correct a table, or add days.

The choices so far are in the `rest` of a custom id; nothing is done before the last choice.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.components import ui
from bot.components.custom_id import BLUE, FIRST_ID, GREY, RED, CustomId, read_number
from bot.components.ui import MENU_OPTIONS, Choice
from bot.core.errors import NotSeated, SeatTaken, UserError
from bot.features.tournaments import handlers, organizer, organizer_panel
from bot.features.tournaments import text as worded
from bot.features.tournaments.repository import Show, ShownTable
from bot.interactions import modals
from bot.interactions.bot import item, modal
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.modals import Field
from bot.text import people
from storage.tournaments import EntrantRow

DAYS = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 56)
MENUS = 3  # of tables, one below the other


def _numbers(rest: str, count: int) -> list[int]:
    """Return the choices so far, as numbers; 0 for none.

    Raise UserError for a text that the bot did not write.
    """
    numbers = [read_number(word) for word in rest.split()] or [0] * count
    if len(numbers) != count or None in numbers:
        raise UserError("press-unknown")
    return [number or 0 for number in numbers]


def _who(
    ctx: Context,
    tournament: Show,
    entrants: Sequence[EntrantRow],
    label: str,
    press: CustomId,
) -> ui.Item:
    """Return a menu of entrants, or of the server's people if there are too many; raise UserError if there are none."""
    if not entrants:
        raise markup_error(
            "tournament-nobody", tournament=people.bare(tournament.row.name)
        )
    if len(entrants) > MENU_OPTIONS:
        return ui.people(ctx.l10n.format(label), press)
    names = {
        entrant.number: worded.called(ctx.l10n, tournament, entrant.number, people.bare)
        for entrant in entrants
    }
    return ui.menu(
        ctx.l10n.format(label),
        press,
        [Choice(str(number), name) for number, name in names.items()],
    )


async def _show(ctx: Context, tournament: int, text: str, *items: ui.Item) -> None:
    """Show the next question, with the way back."""
    await ctx.edit(
        text, view=ui.view([*items, organizer_panel.back(ctx.l10n, tournament)])
    )


def _chosen(
    ctx: Context,
    tournament: Show,
    entrants: Iterable[EntrantRow],
    values: Sequence[str],
) -> int:
    """Return the entrant of a menu, by number or as a person; raise NotSeated for anybody else."""
    value = read_number(values[0]) if values else None
    for entrant in entrants:
        if value is not None and value == (
            entrant.user if value >= FIRST_ID else entrant.number
        ):
            return entrant.number
    raise NotSeated("tournament-not-in", tournament=tournament.row.name)


@item("toursub", edits=True, needs_game=False)
async def substitute(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Ask for the leaving player, then for the substitute, then for confirmation."""
    tournament = await handlers.organized(ctx, press.game)
    word, _, rest = press.rest.partition(" ")
    goes, comes = _numbers(rest, 2)
    tables = [
        table
        for table in tournament.round(tournament.row.round)
        if table.pairing.is_open
    ]
    playing = {seat.holder: table for table in tables for seat in table.seats}
    seated = [tournament.entrants[number] for number in sorted(playing)]
    waiting = [entrant for entrant in tournament.waiting if entrant.user is not None][
        :MENU_OPTIONS
    ]
    if not waiting or not seated:
        raise SeatTaken("tournament-no-substitute")
    if word == "goes":
        goes = _chosen(ctx, tournament, seated, values)
    elif word == "comes":
        comes = _chosen(ctx, tournament, waiting, values)
    elif word == "sure":
        await ctx.db.run(organizer.substitute, press.game, ctx.person, goes, comes)
        await organizer_panel.manage(ctx, press.game, edits=True, done=True)
        return

    def pressing(word: str) -> CustomId:
        return CustomId("toursub", press.game, 0, f"{word} {goes} {comes}")

    # The first choice that is missing is asked for; the game may have ended since the last one.
    l10n, args = ctx.l10n, dict[str, str | int]()
    if not goes or goes not in playing:
        question, control = (
            "who-goes",
            _who(ctx, tournament, seated, "menu-tournament-goes", pressing("goes")),
        )
    elif not comes:
        question, control = (
            "who-comes",
            _who(ctx, tournament, waiting, "menu-tournament-comes", pressing("comes")),
        )
        args = {"goes": worded.called(l10n, tournament, goes)}
    else:
        sure = l10n.format("button-sure", action=l10n.format("button-tour-substitute"))
        question, control = (
            "sure-substitute",
            ui.button(sure, pressing("sure"), BLUE, 4),
        )
        args = {
            name: worded.called(l10n, tournament, number)
            for name, number in (("goes", goes), ("comes", comes))
        }
        args |= {"round": tournament.row.round, "table": playing[goes].pairing.number}
    await _show(ctx, press.game, l10n.format(f"tournament-{question}", **args), control)


@item("tourremove", edits=True, needs_game=False)
async def remove(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Ask for the person, then for the reason."""
    tournament = await handlers.organized(ctx, press.game)
    members = [*tournament.inside, *tournament.waiting]
    if not values:
        menu = _who(
            ctx,
            tournament,
            members,
            "menu-tournament-removed",
            CustomId("tourremove", press.game, 0),
        )
        await _show(ctx, press.game, ctx.l10n.format("tournament-who-removed"), menu)
        return
    await _ask_why(
        ctx, press.game, "remove", f"remove {_chosen(ctx, tournament, members, values)}"
    )


async def _ask_why(ctx: Context, tournament: int, title: str, rest: str) -> None:
    field = Field("reason", ctx.l10n.format("form-tour-reason"), most=organizer.REASON)
    heading = ctx.l10n.format(f"button-tour-{title}")
    await modals.show_form(
        ctx, CustomId("tourtyped", tournament, 0, rest), heading, [field]
    )


@item("tourfix", edits=True, needs_game=False)
async def correct(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Ask which table, then the place of each seat in turn, then for the reason.

    `rest` is round, table and the places so far.
    """
    tournament = await handlers.organized(ctx, press.game)
    word, _, rest = press.rest.partition(" ")
    value = read_number(values[0]) if values else None
    if word == "table" and value is not None:
        rest = f"{_numbers(rest, 1)[0]} {value} -"
    elif word == "place" and value is not None:
        rest += str(value)
    elif word != "at" or not rest:
        await _tables(
            ctx,
            tournament,
            _numbers(rest, 1)[0] if word == "round" else tournament.row.round,
        )
        return
    at, number, places = _correction(rest)
    table = next(
        (table for table in tournament.round(at) if table.pairing.number == number),
        None,
    )
    if table is None:
        raise UserError("press-unknown")
    if len(places) >= len(table.seats):
        await _ask_why(ctx, press.game, "correct", f"fix {at} {number} -{places}")
        return
    await _places(ctx, tournament, table, places)


class Correction(NamedTuple):
    """The choices so far in the correction of a table; `places` has a digit for each seat."""

    round: int
    table: int
    places: str


def _correction(rest: str) -> Correction:
    """Return the choices so far; raise UserError for a text that the bot did not write."""
    *table, places = (*rest.split(), "-")[:3]
    at, number = _numbers(" ".join(table), 2)
    if places[0] != "-" or not (places[1:] or "0").isdecimal():
        raise UserError("press-unknown")
    return Correction(at, number, places[1:])


async def _tables(ctx: Context, tournament: Show, round_: int) -> None:
    l10n, row = ctx.l10n, tournament.row
    choices = []
    for table in tournament.round(round_):
        if len(table.seats) > 1:
            number = table.pairing.number
            names = worded.listed(
                l10n, tournament, [seat.holder for seat in table.seats]
            )
            choices.append(
                Choice(
                    str(number),
                    l10n.format("tournament-table", number=number),
                    detail=names,
                )
            )
    if not choices:
        raise UserError("tournament-no-round", round=round_, most=row.round)
    label = l10n.format("menu-tournament-table")
    menus = [
        choices[start : start + MENU_OPTIONS]
        for start in range(0, len(choices), MENU_OPTIONS)
    ][:MENUS]
    items = [
        ui.menu(label, CustomId("tourfix", row.id, at, f"table {round_}"), options, at)
        for at, options in enumerate(menus)
    ]
    for neighbor in (round_ - 1, round_ + 1):
        if 1 <= neighbor <= row.round:
            press = CustomId("tourfix", row.id, 0, f"round {neighbor}")
            items.append(
                ui.button(
                    l10n.format("button-tourround", round=neighbor), press, GREY, 4
                )
            )
    await _show(
        ctx, row.id, l10n.format("tournament-which-table", round=round_), *items
    )


async def _places(
    ctx: Context, tournament: Show, table: ShownTable, places: str
) -> None:
    l10n, seats = ctx.l10n, len(table.seats)
    so_far = f"{table.pairing.round} {table.pairing.number} -{places}"
    name = worded.called(l10n, tournament, table.seats[len(places)].holder, people.bare)
    choices = worded.numbers(l10n, name, range(1, seats + 1))
    choices.append(Choice("0", l10n.format("tournament-gave-up", name=name)))
    lines = [
        l10n.format(
            "tournament-which-places",
            round=table.pairing.round,
            table=table.pairing.number,
        )
    ]
    lines += [
        l10n.labelled(worded.called(l10n, tournament, seat.holder), place)
        for seat, place in zip(table.seats, places, strict=False)
    ]
    off = CustomId(
        "tourfix",
        tournament.row.id,
        1,
        "at " + so_far[: so_far.index("-") + 1] + "0" * seats,
    )
    press = CustomId("tourfix", tournament.row.id, 0, f"place {so_far}")
    menu = ui.menu(l10n.format("menu-tournament-place"), press, choices)
    button = ui.button(l10n.format("button-tour-off"), off, RED, 4)
    await _show(ctx, tournament.row.id, "\n".join(lines), menu, button)


@item("tourextend", edits=True, needs_game=False)
async def extend(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Ask by how many days."""
    tournament = await handlers.organized(ctx, press.game)
    days = read_number(values[0], max(DAYS), least=1) if values else None
    if days is None:
        title = ctx.l10n.format("form-tour-days")
        menu = ui.menu(
            title,
            CustomId("tourextend", press.game, 0),
            worded.numbers(ctx.l10n, title, DAYS),
        )
        await _show(ctx, press.game, worded.announcement(ctx.l10n, tournament), menu)
        return
    await ctx.db.run(organizer.extend, press.game, ctx.person, days)
    await organizer_panel.manage(ctx, press.game, edits=True, done=True)


# The reason is typed in a form


@modal("tourtyped")
async def typed(ctx: Context, press: CustomId, texts: Mapping[str, str]) -> None:
    """Take the reason; `rest` names the act it is for."""
    await handlers.organized(ctx, press.game)
    reason, (word, _, rest) = texts.get("reason", ""), press.rest.partition(" ")
    if word == "remove":
        (entrant,) = _numbers(rest, 1)
        await ctx.db.run(organizer.remove, press.game, ctx.person, entrant, reason)
    elif word == "fix":
        round_, table, digits = _correction(rest)
        places = [int(place) for place in digits]
        await ctx.db.run(
            organizer.correct, press.game, ctx.person, round_, table, places, reason
        )
    else:
        raise UserError("press-unknown")
    await organizer_panel.manage(ctx, press.game, edits=True, done=True)
