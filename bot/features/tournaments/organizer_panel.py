"""The organizer's panels: a draft with its choices, the scoring of tables, and the acts in a running tournament."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import discord

from bot.components import ui
from bot.components.custom_id import BLUE, GREEN, GREY, RED, CustomId, read_number
from bot.components.ui import MENU_OPTIONS, Choice
from bot.core.errors import UserError
from bot.features.tournaments import handlers, model, organizer, signup
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import (
    Format,
    Late,
    Phase,
    TieBreak,
    most_moves,
    order,
)
from bot.features.tournaments.repository import Show
from bot.interactions import modals
from bot.interactions.bot import item, modal
from bot.interactions.context import Context
from bot.interactions.errors import markup_error, need_on
from bot.interactions.modals import Field
from bot.text.localization import Localization
from rules.register import GAMES

# what the bot needs in the channel
POSTS = ("view_channel", "send_messages", "create_public_threads")
OF_RULES = ("rounds", "advance", "division_size")  # the numbers that are the format's
PROPOSED = "proposed"
PAGES = ("numbers", "times", "more")  # the pages of a draft behind its first
Menus: TypeAlias = Mapping[str, tuple[str, list[Choice], str]]
"""The menus of a page, by the option that each chooses: (title, choices, chosen value or "")."""


@item("tournew", style=GREEN, needs_game=False)
async def pressed_new(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Ask for the name of a new tournament."""
    title, label = ctx.l10n.format("button-tournew"), ctx.l10n.format("form-tour-name")
    await modals.show_form(
        ctx, CustomId("tourname", 0, 0), title, [Field("name", label, most=model.NAME)]
    )


@modal("tourname")
async def named(ctx: Context, press: CustomId, texts: Mapping[str, str]) -> None:
    """Prepare a tournament in this channel: a draft, and its panel."""
    await need_on(ctx, model.SETTING, "switched-off")
    if not await handlers.may_organize(ctx):
        raise UserError("tournament-may-not")
    if not isinstance(ctx.interaction.channel, discord.TextChannel):
        raise UserError("tournament-channel")
    await manage(
        ctx,
        await ctx.db.run(signup.draft, ctx.person, ctx.place, texts.get("name", "")),
    )


def _label(act: str) -> str:
    return {"more": "button-more", "first": "button-return"}.get(
        act, f"button-tour-{act}"
    )


async def _page(
    ctx: Context, tournament: Show, page: str, *, edits: bool = True
) -> None:
    """Show a page of a draft: its kind, its numbers, its times, or its scoring.

    The scoring can be changed until the first round is drawn.
    """
    l10n, round_options, number = ctx.l10n, tournament.round_options, tournament.row.id
    lines = [f"## {worded.title(tournament)}", *worded.rules(l10n, tournament)]
    draws = l10n.format(
        "tournament-next", automatic="yes" if round_options.automatic else "no"
    )
    buttons = ["first"]
    if page == "first":
        menus, buttons = _first(l10n, tournament), [*PAGES]
        lines.append(
            l10n.format("tournament-draft-numbers", signup=round_options.signup_days)
        )
        lines += [draws, l10n.format("tournament-draft")]
    elif page == "more":
        menus = _counting(l10n, tournament)
        if tournament.row.status == "draft":
            lines.append(draws)
            buttons = ["rated", "automatic", *buttons]
    else:
        menus = _numbers(l10n, tournament, times=page == "times")
    items = [
        ui.menu(
            title, CustomId("tourset", number, 0, name), choices, row, chosen=[chosen]
        )
        for row, (name, (title, choices, chosen)) in enumerate(menus.items())
    ]
    for option in buttons:
        is_on = (
            "yes"
            if option in ("rated", "automatic") and getattr(round_options, option)
            else "no"
        )
        press = CustomId("tourset", number, 0, option)
        items.append(ui.button(l10n.format(_label(option), now=is_on), press, GREY, 4))
    if page == "first":
        press = CustomId("touropen", number, 0)
        items.append(ui.button(l10n.format("button-tour-announce"), press, GREEN, 4))
    text, view = "\n".join(lines), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


def back(l10n: Localization, tournament: int) -> ui.Item:
    """Return the button that leads to a panel's first page."""
    press = CustomId("tourset", tournament, 0, "first")
    return ui.button(l10n.format("button-return"), press, GREY, 4)


def _first(l10n: Localization, tournament: Show) -> Menus:
    sizes = range(3, 5) if tournament.rules.format is Format.KNOCKOUT else range(2, 6)
    games = [
        Choice(
            f"{kind} {n}",
            f"{l10n.game(kind)}, {l10n.format('tournament-size', size=n)}",
        )
        for kind, game in GAMES.items()
        for n in sizes
        if game.min_seats <= n <= game.max_seats
    ]
    days = tournament.round_options.extra_days
    choices = {
        "format": [
            Choice(
                tournament_format.value,
                l10n.format(f"choice-tournament-{tournament_format}"),
            )
            for tournament_format in Format
        ],
        "game": games,
        "pace": [
            Choice(pace, l10n.format(f"option-pace-{pace}")) for pace in model.PACES
        ],
        "late": [
            Choice(
                late_rule.value,
                l10n.format("tournament-late", late=late_rule.value, days=days),
            )
            for late_rule in Late
        ],
    }
    return {
        name: (l10n.format(f"menu-tournament-{name}"), options, "")
        for name, options in choices.items()
    }


def _choosable(tournament: Show) -> dict[str, Iterable[int]]:
    """Return the numbers that each menu of a draft offers; other numbers chosen before stay."""
    size = tournament.rules.size
    by_format: dict[Format, dict[str, Iterable[int]]] = {
        Format.KNOCKOUT: {"advance": range(1, max(2, size - 1))},
        Format.SWISS: {"rounds": range(1, 21)},
        Format.LEAGUE: {
            "rounds": range(1, 21),
            "division_size": range(size, size + 20),
        },
    }
    return {
        "least": model.PEOPLE,
        "most": model.PEOPLE,
        **by_format[tournament.rules.format],
        **model.TIMES,
    }


def _numbers(l10n: Localization, tournament: Show, *, times: bool) -> Menus:
    menus = {}
    for name, values in _choosable(tournament).items():
        if (name in model.TIMES) is not times:
            continue
        current = str(
            getattr(
                tournament.rules if name in OF_RULES else tournament.round_options, name
            )
        )
        title = l10n.format(f"form-tour-{name}".replace("_", "-"))
        choices = worded.numbers(
            l10n, title, sorted({*values, int(current)})[:MENU_OPTIONS]
        )
        if name == "round_days":
            days = signup.proposed_days(tournament.rules, tournament.round_options)
            shorter = "no" if days == tournament.round_options.nine else "yes"
            proposed = Choice(
                PROPOSED,
                l10n.format(
                    "tournament-proposed",
                    shorter=shorter,
                    days=days,
                    most=model.WHOLE_DAYS // 7,
                ),
            )
            choices = [proposed, *choices[: MENU_OPTIONS - 1]]
            current = PROPOSED if tournament.round_options.proposed else current
        menus[name] = title, choices, current
    return menus


def _counting(l10n: Localization, tournament: Show) -> Menus:
    rules = tournament.rules
    scales = [
        Choice(
            name,
            l10n.format(
                "tournament-scale", points=", ".join(map(str, scale.points[rules.size]))
            ),
        )
        for name, scale in model.SCALES.items()
    ]
    orders = []
    # with the whole order, as the heads of the standings have it
    for tiebreak in model.FIRST:
        first = l10n.format("tournament-first", first=worded.decides(l10n, [tiebreak]))
        orders.append(
            Choice(
                tiebreak.value,
                first,
                detail=", ".join(worded.tie_heads(l10n, order(tiebreak))),
            )
        )
    ties = rules.tiebreaks
    first = ties[0].value if ties and ties == order(ties[0]) else ""
    chosen = {"points": (scales, model.scale_of(rules) or ""), "ties": (orders, first)}
    if rules.format is Format.LEAGUE:
        most_offered = min(most_moves(rules.division_size), MENU_OPTIONS - 1)
        moves = [
            Choice(str(n), l10n.format("tournament-moves", number=n))
            for n in range(most_offered + 1)
        ]
        chosen["moves"] = moves, str(rules.moves)
    return {
        name: (l10n.format(f"menu-tournament-{name}"), *menu)
        for name, menu in chosen.items()
    }


def _changes(
    tournament: Show, option: str, value: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the changes of rules and of round options by a menu or a switch; raise UserError for unknown values."""
    number = read_number(value, max(240, *model.PEOPLE))
    match option:
        case "format" if value in list(Format):
            return {"format": Format(value)}, {}
        case "late" if value in list(Late):
            return {"late": Late(value)}, {}
        case "points" if value in model.SCALES:
            return model.SCALES[value]._asdict(), {}
        case "ties" if value in model.FIRST:
            return {"tiebreaks": order(TieBreak(value))}, {}
        case "moves" if number is not None and number <= MENU_OPTIONS:
            return {"moves": number}, {}
        case "pace" if value in model.PACES:
            return {}, {"pace": value}
        case "game":
            kind, _, size = value.partition(" ")
            if kind in GAMES and size in ("2", "3", "4", "5"):
                return {"size": int(size)}, {"game": kind}
        case "rated" | "automatic":
            return {}, {option: not getattr(tournament.round_options, option)}
        case "round_days" if value == PROPOSED:
            return {}, {"proposed": True}
        case _ if option in _choosable(tournament) and number is not None:
            return (
                ({option: number}, {}) if option in OF_RULES else ({}, {option: number})
            )
    raise UserError("press-unknown")


@item("tourset", edits=True, needs_game=False)
async def picked(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer a menu or switch of a draft: `rest` is the chosen option, or the wanted page."""
    tournament, option = await handlers.organized(ctx, press.game), press.rest
    if option == "first":
        await manage(ctx, press.game, edits=True)
        return
    if option not in PAGES:
        rules, round_options = _changes(
            tournament, option, values[0] if len(values) == 1 else ""
        )
        await ctx.db.run(
            signup.change,
            press.game,
            ctx.person,
            rules=rules,
            round_options=round_options,
        )
        tournament = await handlers.organized(ctx, press.game)
    page = option if option in PAGES else "times" if option in model.TIMES else "more"
    if option in ("format", "late", "pace", "game"):
        page = "first"
    elif page == "more" and option in _choosable(tournament):
        page = "numbers"
    await _page(ctx, tournament, page)


@item("touropen", style=GREEN, edits=True, needs_game=False)
async def announce(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Open the sign-up, where the bot can post and open threads."""
    tournament, guild = await handlers.organized(ctx, press.game), ctx.interaction.guild
    channel = None if guild is None else guild.get_channel(tournament.row.channel)
    if guild is None or channel is None:
        raise UserError("tournament-channel")
    have = channel.permissions_for(guild.me)
    if not all(getattr(have, name) for name in POSTS):
        raise markup_error("tournament-permissions", channel=channel.mention)
    await ctx.db.run(signup.announce, press.game, ctx.person)
    await ctx.edit(ctx.l10n.format("tournament-announced", channel=channel.mention))


@item("tourmanage", needs_game=False)
async def pressed_manage(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the organizer's panel."""
    await manage(ctx, press.game)


async def manage(
    ctx: Context, tournament: int, *, edits: bool = False, done: bool = False
) -> None:
    """Show the organizer's possible acts in a tournament, or its draft; `done` is the sentence about the last act."""
    shown = await handlers.organized(ctx, tournament)
    l10n, row = ctx.l10n, shown.row
    if row.status == "draft":
        await _page(ctx, shown, "first", edits=edits)
        return
    lines = [l10n.format("done")] if done else []
    lines.append(worded.announcement(l10n, shown))
    items = []
    for kind, act, style in _acts(shown):
        press = CustomId(
            kind, row.id, row.round, act if kind in ("tourdo", "tourset") else ""
        )
        items.append(ui.button(l10n.format(_label(act)), press, style))
    # what is corrected is named by table, its seats in this order
    if row.status == "running":
        room = ui.MESSAGE - len("\n".join(lines)) - 1
        lines.append(worded.round_(l10n, shown, row.round, room))
    text, view = worded.within(lines), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


def _acts(tournament: Show) -> list[tuple[str, str, discord.ButtonStyle]]:
    """Return (kind of press, act, color) of the possible acts."""
    status, correct = tournament.row.status, ("tourfix", "correct", GREY)
    if status == "finished":
        return (
            [("tourdo", "season", BLUE), correct]
            if tournament.rules.format is Format.LEAGUE
            else [correct]
        )
    if status not in ("signup", "running"):
        return []
    always = [
        ("tourextend", "extend", GREY),
        ("tourremove", "remove", GREY),
        ("tourdo", "cancel", RED),
    ]
    if status == "signup":
        return [("tourdo", "begin", BLUE), ("tourset", "more", GREY), *always]
    draw = [] if tournament.stage.phase is Phase.WAITING else [("tourdo", "draw", BLUE)]
    return [*draw, ("toursub", "substitute", GREY), correct, *always]


@item("tourdo", edits=True, needs_game=False)
async def pressed_do(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Do something at once, or ask once more: `rest` is the act, `revision` the round it was shown for."""
    await handlers.organized(ctx, press.game)
    db, l10n, tournament = ctx.db, ctx.l10n, press.game
    match press.rest:
        case "cancel":
            sure = ui.button(
                l10n.format("button-close"), CustomId("tourdo", tournament, 0, "sure")
            )
            await ctx.edit(l10n.format("tournament-sure-cancel"), view=ui.view([sure]))
            return
        case "begin":
            await db.run(organizer.begin, tournament, ctx.person)
        case "draw":
            await db.run(organizer.draw, tournament, ctx.person, press.revision)
        case "season":
            tournament = await db.run(organizer.next_season, tournament, ctx.person)
        case "sure":
            await db.run(organizer.cancel, tournament, ctx.person)
        case _:
            raise UserError("press-unknown")
    await manage(ctx, tournament, edits=True, done=True)
