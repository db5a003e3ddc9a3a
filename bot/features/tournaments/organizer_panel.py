"""The organiser's panels: a draft with all that is chosen for a tournament, and what can be done while it goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, Choice
from bot.components.custom_id import BLUE, GREEN, GREY, RED, CustomId, read_number
from bot.features.tournaments import handlers, organizer, queries, signup
from bot.features.tournaments import round_options as bounds
from bot.features.tournaments import scoring_panel as scoring
from bot.features.tournaments import text as worded
from bot.features.tournaments.model import Format, Late, Phase
from bot.features.tournaments.queries import Show
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from bot.text import people
from bot.text.localization import Localization
from rules.register import GAMES, find_game

POSTS = ("view_channel", "send_messages", "create_public_threads")
"""What the bot needs in the channel of a tournament."""
OF_RULES = ("rounds", "advance", "division_size")
"""The numbers that are the format's."""
PROPOSED = "proposed"


async def new(ctx: Context, name: str) -> None:
    """A draft for this channel, and its panel."""
    await handlers.need(ctx)
    person = await handlers.organiser(ctx, ctx.channel)
    if not person.moderator:
        raise Refusal("tournament-may-not")
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("tournament-channel")
    number = await ctx.db.run(signup.draft, person, ctx.place, name)
    await _draft(ctx, await handlers.organised(ctx, number))


async def _draft(ctx: Context, found: Show, *, edits: bool = False) -> None:
    """The first page of a draft: what the tournament is."""
    l10n = ctx.l10n
    name = people.safe(found.row.name, worded.NAME)
    conduct = found.conduct
    lines = [
        f"## {name}",
        *worded.rules(l10n, found),
        l10n.format(
            "tournament-draft-numbers",
            signup=conduct.signup_days,
        ),
        l10n.format(f"tournament-next-{'self' if conduct.automatic else 'you'}"),
        l10n.format("tournament-draft"),
    ]
    view = ui.view(_draft_items(l10n, found))
    await (ctx.edit("\n".join(lines), view=view) if edits else ctx.send("\n".join(lines), view=view))


def _draft_items(l10n: Localization, found: Show) -> list[ui.Item]:
    rules, conduct, number = found.rules, found.conduct, found.row.id
    formats = [Choice(one.value, l10n.format(f"choice-tournament-{one.value}")) for one in Format]
    sizes = range(3, 5) if rules.format is Format.KNOCKOUT else range(2, 6)
    games = [
        Choice(
            f"{kind} {size}",
            f"{l10n.format(f'game-{kind}'.replace('_', '-'))}, {l10n.format('tournament-size', size=size)}",
        )
        for kind in GAMES
        for size in sizes
        if find_game(kind).min_seats <= size <= find_game(kind).max_seats
    ]
    paces = [Choice(pace, l10n.format(f"option-pace-{pace}")) for pace in bounds.PACES]
    late = [
        Choice(one.value, l10n.format(f"tournament-late-{one.value}", days=conduct.extra_days))
        for one in Late
    ]
    items: list[ui.Item] = [
        ui.menu(l10n.format(f"menu-tournament-{name}"), CustomId("tourset", number, 0, name), choices, row)
        for row, (name, choices) in enumerate(
            (("format", formats), ("game", games), ("pace", paces), ("late", late))
        )
    ]
    for label, kind, what, style in (
        ("button-tour-numbers", "tourset", "numbers", GREY),
        ("button-tour-times", "tourset", "times", GREY),
        ("button-tour-more", "tourset", "more", GREY),
        ("button-tour-announce", "touropen", "", GREEN),
    ):
        items.append(ui.button(l10n.format(label), CustomId(kind, number, 0, what), style, 4))
    return items


def _back(l10n: Localization, found: Show) -> ui.Item:
    return ui.button(l10n.format("button-tour-first"), CustomId("tourset", found.row.id, 0, "first"), GREY, 4)


def _choosable(found: Show) -> dict[str, Iterable[int]]:
    """The numbers that each menu of a draft offers; others by what was chosen before stay."""
    size = found.rules.size
    by_format: dict[Format, dict[str, Iterable[int]]] = {
        Format.KNOCKOUT: {"advance": range(1, max(2, size - 1))},
        Format.SWISS: {"rounds": range(1, 21)},
        Format.LEAGUE: {"rounds": range(1, 21), "division_size": range(size, size + 20)},
    }
    return {"least": bounds.PEOPLE, "most": bounds.PEOPLE, **by_format[found.rules.format], **bounds.TIMES}


async def _numbers(ctx: Context, found: Show, times: bool) -> None:
    """A page of a draft with a menu for each number: how many take part and play, or how long everything lasts."""
    l10n, conduct, number = ctx.l10n, found.conduct, found.row.id
    lines = [f"## {people.safe(found.row.name, worded.NAME)}", *worded.rules(l10n, found)]
    items: list[ui.Item] = []
    for name, offered in _choosable(found).items():
        if (name in bounds.TIMES) is not times:
            continue
        now = str(getattr(found.rules if name in OF_RULES else conduct, name))
        what = l10n.format(f"form-tour-{name}".replace("_", "-"))
        choices = [
            Choice(str(one), l10n.format("tournament-number-of", what=what, number=one))
            for one in sorted({*offered, int(now)})[:MENU_OPTIONS]
        ]
        if name == "round_days":
            proposed = Choice(PROPOSED, l10n.format("tournament-proposed", days=conduct.nine))
            choices, now = [proposed, *choices[: MENU_OPTIONS - 1]], PROPOSED if conduct.proposed else now
        items.append(ui.menu(what, CustomId("tourset", number, 0, name), choices, len(items), chosen=[now]))
    await ctx.edit("\n".join(lines), view=ui.view([*items, _back(l10n, found)]))


async def _more(ctx: Context, found: Show) -> None:
    """Another page: how tables count, until the first round is drawn; of a draft whether they are rated and who
    draws, too."""
    l10n, conduct, number = ctx.l10n, found.conduct, found.row.id
    lines = [f"## {people.safe(found.row.name, worded.NAME)}", *worded.rules(l10n, found)]
    items = scoring.menus(l10n, found)
    if found.row.status == "draft":
        rated = f"button-tour-rated-{'yes' if conduct.rated else 'no'}"
        automatic = f"button-tour-next-{'self' if conduct.automatic else 'you'}"
        lines.append(l10n.format(f"tournament-next-{'self' if conduct.automatic else 'you'}"))
        for label, what in ((rated, "rated"), (automatic, "automatic")):
            items.append(ui.button(l10n.format(label), CustomId("tourset", number, 0, what), GREY, 4))
    await ctx.edit("\n".join(lines), view=ui.view([*items, _back(l10n, found)]))


@item("tourset", edits=True, needs_game=False)
async def picked(ctx: Context, press: CustomId, values: list[str]) -> None:
    """A menu or switch of a draft: `rest` is what it chooses, or the page that is wanted."""
    found = await handlers.organised(ctx, press.game)
    if press.rest == "first":
        await manage(ctx, found, edits=True)
        return
    value = values[0] if len(values) == 1 else ""
    rules: dict[str, Any] = {}
    conduct: dict[str, Any] = {}
    if press.rest == "format" and value in {one.value for one in Format}:
        rules["format"] = Format(value)
    elif press.rest == "late" and value in {one.value for one in Late}:
        rules["late"] = Late(value)
    elif press.rest == "pace" and value in bounds.PACES:
        conduct["pace"] = value
    elif press.rest == "game":
        kind, _, size = value.partition(" ")
        if kind not in GAMES or size not in ("2", "3", "4", "5"):
            raise Refusal("press-unknown")
        conduct["game"], rules["size"] = kind, int(size)
    elif press.rest in ("rated", "automatic"):
        conduct[press.rest] = not getattr(found.conduct, press.rest)
    elif press.rest in scoring.FIELDS:
        rules = scoring.chosen(press.rest, value)
    elif press.rest == "round_days" and value == PROPOSED:
        conduct["proposed"] = True
    elif press.rest in _choosable(found):
        chosen = read_number(value, max(240, *bounds.PEOPLE))
        if chosen is None:
            raise Refusal("press-unknown")
        (rules if press.rest in OF_RULES else conduct)[press.rest] = chosen
    elif press.rest not in ("more", "numbers", "times"):
        raise Refusal("press-unknown")
    if rules or conduct:
        await ctx.db.run(
            signup.change,
            press.game,
            await handlers.organiser(ctx, found.row.channel),
            rules=rules,
            conduct=conduct,
        )
    found = await handlers.organised(ctx, press.game)
    if press.rest in ("format", "late", "pace", "game"):
        await _draft(ctx, found, edits=True)
    elif press.rest in ("numbers", "times", *_choosable(found)):
        await _numbers(ctx, found, press.rest == "times" or press.rest in bounds.TIMES)
    else:
        await _more(ctx, found)


@item("touropen", style=GREEN, edits=True, needs_game=False)
async def announce(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Opens the sign-up, where the bot can post and open threads."""
    found = await handlers.organised(ctx, press.game)
    channel = None if ctx.interaction.guild is None else ctx.interaction.guild.get_channel(found.row.channel)
    if channel is None or ctx.interaction.guild is None:
        raise Refusal("tournament-channel")
    have = channel.permissions_for(ctx.interaction.guild.me)
    if not all(getattr(have, name) for name in POSTS):
        raise Refusal("tournament-permissions", channel=channel.mention)
    await ctx.db.run(signup.announce, press.game, await handlers.organiser(ctx, channel.id))
    await ctx.edit(ctx.l10n.format("tournament-announced", channel=channel.mention))


# While it goes on


async def manage(ctx: Context, found: Show, *, edits: bool = False, done: str | None = None) -> None:
    """What its organiser can do with a tournament now."""
    found = await handlers.organised(ctx, found.row.id)
    l10n, row = ctx.l10n, found.row
    if row.status == "draft":
        await _draft(ctx, found, edits=edits)
        return
    lines = [] if done is None else [done]
    lines.append(worded.announcement(l10n, found))
    items = [
        ui.button(
            l10n.format(f"button-tour-{what}"),
            CustomId(kind, row.id, row.round, what if kind in ("tourdo", "tourset") else ""),
            style,
        )
        for kind, what, style in _acts(found)
    ]
    if row.status == "running":  # what is corrected is named by table, its seats in this order
        room = worded.MESSAGE - len("\n".join(lines)) - 1
        lines.append(worded.round_(l10n, found, row.round, room))
    text, view = worded.within(lines), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


def _acts(found: Show) -> list[tuple[str, str, discord.ButtonStyle]]:
    """(kind of press, what, colour) of what can be done now."""
    if found.row.status == "signup":
        begin = [("tourdo", "begin", BLUE), ("tourset", "more", GREY)]
    elif found.row.status == "running":
        ready = found.stage.phase is not Phase.WAITING
        begin = [("tourdo", "draw", BLUE)] if ready else []
        begin += [("toursub", "substitute", GREY), ("tourfix", "correct", GREY)]
    elif found.row.status == "finished":
        again = [("tourdo", "season", BLUE)] if found.rules.format is Format.LEAGUE else []
        return [*again, ("tourfix", "correct", GREY)]
    else:
        return []
    return [
        *begin,
        ("tourextend", "extend", GREY),
        ("tourremove", "remove", GREY),
        ("tourdo", "cancel", RED),
    ]


@item("tourdo", edits=True, needs_game=False)
async def pressed_do(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Something to be done at once, or once more asked: `rest` is what, `revision` the round it was shown for."""
    found = await handlers.organised(ctx, press.game)
    db, person = ctx.db, await handlers.organiser(ctx, found.row.channel)
    if press.rest == "cancel":
        button = ui.button(
            ctx.l10n.format("button-tour-cancel-sure"), CustomId("tourdo", press.game, 0, "sure")
        )
        await ctx.edit(ctx.l10n.format("tournament-sure-cancel"), view=ui.view([button]))
        return
    if press.rest == "begin":
        await db.run(organizer.begin, press.game, person)
    elif press.rest == "draw":
        await db.run(organizer.draw, press.game, person, press.revision)
    elif press.rest == "season":
        found = await ctx.db.read(queries.show, await db.run(organizer.next_season, press.game, person))
    elif press.rest == "sure":
        await db.run(organizer.cancel, press.game, person)
    else:
        raise Refusal("press-unknown")
    await manage(ctx, found, edits=True, done=ctx.l10n.format("tournament-done"))
