"""Looking for players: a private panel for a request, the list of requests, and invitations by hosts."""

import asyncio
from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from bot.components import ui
from bot.components.custom_id import GREEN, CustomId, read_number
from bot.components.ui import Choice
from bot.core import queries
from bot.core.errors import UserError
from bot.core.model import GameInfo
from bot.core.table_settings import PACES
from bot.features.matchmaking import lobbies, requests
from bot.features.matchmaking.requests import (
    CHANNEL,
    LIVE,
    SETTING,
    Criteria,
    RequestBoard,
)
from bot.interactions import game_answers
from bot.interactions.bot import item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error, need_on
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    GivenOptions,
    given_switches,
)
from bot.text import game_status
from bot.text.localization import Localization, languages, offered
from languages.choosing import own_name
from rules.register import GAMES

ANY = "any"


def numbers() -> tuple[int, ...]:
    """Return the numbers of players that some game is for."""
    least = min(game.min_seats for game in GAMES.values())
    return tuple(range(least, max(game.max_seats for game in GAMES.values()) + 1))


def usual(kind: str | None) -> Criteria:
    """Return the first choices of a panel: every number of players and every pace but live.

    Play without a clock is among them, since `/caylus new` offers it, and its hosts look for others too. The
    panel says that one is mentioned.
    """
    return Criteria(
        kind, numbers(), tuple(pace for pace in PACES if pace != LIVE), ping=True
    )


def criteria_text(l10n: Localization, wanted: Criteria) -> str:
    """Return the criteria of a request in words."""
    kind = wanted.kind
    paces = ", ".join(
        l10n.format(f"option-pace-{pace}") for pace in PACES if pace in wanted.paces
    )
    parts = [
        l10n.format("seek-game-any") if kind is None else l10n.game(kind),
        l10n.format(
            "seek-players", players=", ".join(str(number) for number in wanted.players)
        ),
        l10n.format("seek-pace-any") if set(wanted.paces) == set(PACES) else paces,
    ]
    if wanted.language is not None:
        parts.append(own_name(wanted.language))
    if wanted.hours:
        parts.append(l10n.format("seek-hours"))
    if wanted.ping:
        parts.append(l10n.format("seek-ping"))
    return " · ".join(parts)


def code(wanted: Criteria) -> str:
    """Return a request in few characters: "any/234/23/de/0/1" (players, places of the paces, hours, ping)."""
    paces = "".join(str(PACES.index(pace)) for pace in wanted.paces if pace in PACES)
    players = "".join(str(number) for number in wanted.players)
    language = wanted.language or ANY
    return f"{wanted.kind or ANY}/{players}/{paces}/{language}/{int(wanted.hours)}/{int(wanted.ping)}"


def read(text: str) -> Criteria | None:
    """Return the criteria of a code; None for a code that this version did not write."""
    parts = text.split("/")
    if len(parts) != 6:
        return None
    kind, players, paces, language, hours, ping = parts
    is_known = kind in (ANY, *GAMES) and language in (ANY, *languages())
    if not is_known or not (players + paces + hours + ping).isdigit():
        return None
    return Criteria(
        None if kind == ANY else kind,
        tuple(sorted({int(number) for number in players} & set(numbers()))),
        tuple(pace for at, pace in enumerate(PACES) if str(at) in paces),
        None if language == ANY else language,
        hours == "1",
        ping == "1",
    )


TABLES = 5  # that are named as fitting
# of those who look for a table, how many a host invites at once: each is looked up
ASKED = 15


async def _ask(ctx: Context, wanted: Criteria, *, edits: bool = True) -> None:
    """Show the panel with the criteria so far."""
    l10n, criteria_code = ctx.l10n, code(wanted)
    games = [Choice(ANY, l10n.format("seek-game-any"))]
    games += [Choice(kind, l10n.game(kind)) for kind in GAMES]
    players = [Choice(str(number), str(number)) for number in numbers()]
    paces = [Choice(pace, l10n.format(f"option-pace-{pace}")) for pace in PACES]
    spoken = [Choice(ANY, l10n.format("seek-language-any"))]
    spoken += [Choice(language, own_name(language)) for language in offered()]
    menus = (
        ("seekgame", games, [wanted.kind or ANY], 1),
        (
            "seekplayers",
            players,
            [str(number) for number in wanted.players],
            len(players),
        ),
        ("seekpace", paces, list(wanted.paces), len(paces)),
        ("seeklanguage", spoken, [wanted.language or ANY], 1),
    )
    items: list[ui.Item] = [
        ui.menu(
            l10n.format(f"menu-{kind}"),
            CustomId(kind, 0, 0, criteria_code),
            choices,
            row,
            chosen=chosen,
            most=most,
        )
        for row, (kind, choices, chosen, most) in enumerate(menus)
    ]
    for kind, on in (("seekhours", wanted.hours), ("seekping", wanted.ping)):
        label = l10n.format(f"button-{kind}", on="yes" if on else "no")
        items.append(
            ui.button(label, CustomId(kind, 0, 0, criteria_code), row=len(menus))
        )
    items.append(
        ui.button(
            l10n.format("button-seek"),
            CustomId("seekgo", 0, 0, criteria_code),
            row=len(menus),
        )
    )
    now = l10n.format("seek-panel-now", criteria=criteria_text(l10n, wanted))
    text, view = (
        "\n".join([l10n.format("seek-panel"), now, l10n.format("seek-panel-small")]),
        ui.view(items),
    )
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


async def show(ctx: Context, above: Sequence[str] = (), *, edits: bool = False) -> None:
    """Show the asker's requests here, fitting open tables, and the number of people with each request."""
    board = await ctx.db.read(requests.board, ctx.server, ctx.user)
    if not (board.mine or edits):
        await need_on(ctx, SETTING, "switched-off")
    l10n, items = ctx.l10n, list[ui.Item]()
    if board.mine:
        own_requests = [
            Choice(str(request.id), criteria_text(l10n, request.wanted))
            for request in board.mine
        ]
        items.append(
            ui.menu(
                l10n.format("menu-seekoff"), CustomId("seekoff", 0, 0), own_requests
            )
        )
        items.append(ui.labelled(l10n, CustomId("seekall", 0, 0)))
    items.append(ui.labelled(l10n, CustomId("seekadd", 0, 0)))
    text, view = "\n".join([*above, *await _lines(ctx, board)]), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


async def _lines(ctx: Context, board: RequestBoard) -> list[str]:
    l10n, user = ctx.l10n, ctx.interaction.user
    lines = [l10n.format("seek-title")]
    for at, request in enumerate(board.mine, 1):
        when = f"<t:{request.ends}:d>"
        criteria = criteria_text(l10n, request.wanted)
        lines.append(
            l10n.format(
                "seek-line", n=at, criteria=criteria, when=when, others=request.others
            )
        )
    if not board.mine:
        lines.append(l10n.format("seek-none"))
    listed: list[str] = []
    for game in (await ctx.db.read(lobbies.fitting, ctx.server, ctx.user))[
        : 2 * TABLES
    ]:
        info = await ctx.db.read(queries.info, game)
        if (
            isinstance(user, discord.Member)
            and (await ctx.permissions.rights(user, info.channel)).looks
        ):
            title = game_status.title(l10n, info)
            listed.append(
                l10n.format("seek-table", game=title, channel=f"<#{info.channel}>")
            )
    if listed:
        lines.append(l10n.format("seek-fitting", tables=l10n.join(listed[:TABLES])))
    if board.everybody:
        looked_for = board.everybody.items()
        counts = [l10n.labelled(l10n.game(kind), number) for kind, number in looked_for]
        lines.append(l10n.format("seek-everybody", games=", ".join(counts)))
    return lines


# Presses: `rest` is what is looked for so far, or a request's number


def _wanted(press: CustomId) -> Criteria:
    wanted = read(press.rest)
    if wanted is None:
        raise UserError("press-unknown")
    return wanted


@item("seek", needs_game=False)
@item("seekadd", edits=True, needs_game=False)
async def pressed_seek(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Find players` with the list of the asker's requests, else the panel.

    Or with the panel in place of the list.
    """
    await need_on(ctx, SETTING, "switched-off")
    adds = press.kind == "seekadd"
    if not adds and (await ctx.db.read(requests.board, ctx.server, ctx.user)).mine:
        await show(ctx)
    else:
        await _ask(ctx, usual(press.rest if press.rest in GAMES else None), edits=adds)


@item(
    "seekgame", "seekplayers", "seekpace", "seeklanguage", edits=True, needs_game=False
)
@item("seekhours", "seekping", edits=True, needs_game=False)
async def pressed_choice(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Store what was chosen on the panel."""
    wanted = _wanted(press)
    choice = values[0] if values else ANY
    if press.kind == "seekgame":
        wanted = replace(wanted, kind=choice if choice in GAMES else None)
    elif press.kind == "seekplayers":
        wanted = replace(
            wanted, players=tuple(n for n in numbers() if str(n) in values)
        )
    elif press.kind == "seekpace":
        wanted = replace(wanted, paces=tuple(pace for pace in PACES if pace in values))
    elif press.kind == "seeklanguage":
        wanted = replace(wanted, language=choice if choice in languages() else None)
    elif press.kind == "seekhours":
        wanted = replace(wanted, hours=not wanted.hours)
    else:
        wanted = replace(wanted, ping=not wanted.ping)
    await _ask(ctx, wanted)


@item("seekgo", style=GREEN, edits=True, needs_game=False)
async def pressed_go(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Keep the request; others are looked for at once."""
    wanted = _wanted(press)
    if CHANNEL not in await ctx.settings.of_server(ctx.server):
        await game_answers.need_table_allowed(ctx, opens=False)
    channel = getattr(ctx.interaction.channel, "parent_id", None) or ctx.channel
    request = await ctx.db.run(requests.add, ctx.server, channel, ctx.user, wanted)
    await show(
        ctx,
        [
            ctx.l10n.format(
                "seek-done", criteria=criteria_text(ctx.l10n, request.wanted)
            )
        ],
        edits=True,
    )


@item("seekoff", "seekall", edits=True, needs_game=False)
async def pressed_off(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Take back one request, or all that the asker has here."""
    request = read_number(values[0]) if values else None
    if request is None and press.kind == "seekoff":
        raise UserError("press-unknown")
    withdrawn = await ctx.db.run(requests.withdraw, ctx.server, ctx.user, request)
    await show(
        ctx,
        [ctx.l10n.format("seek-withdrawn", n=withdrawn)] if withdrawn else [],
        edits=True,
    )


@item("seekkeep", style=GREEN, edits=True, needs_game=False)
@item("seekdrop", edits=True, needs_game=False)
async def pressed_keep(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Store the answer, in a direct message, to the question whether a request stands."""
    yes = press.kind == "seekkeep"
    is_kept = await ctx.db.run(requests.keep, ctx.user, press.number, yes)
    how = "kept" if yes else "dropped"
    await ctx.edit(ctx.l10n.format("seek-kept" if is_kept else "seek-gone", how=how))


async def tell_host(ctx: Context, info: GameInfo) -> None:
    """Tell the host of a new table, privately, how many look for one like it, with a button to invite them."""
    lookers = await ctx.db.read(lobbies.lookers, info.id)
    if lookers:
        ctx.public = False
        text = ctx.l10n.format(
            "lookers", game=game_status.title(ctx.l10n, info), n=len(lookers)
        )
        press = CustomId("seekinvite", info.id, info.revision)
        view = ui.view([ui.button(ctx.l10n.format("button-seekinvite"), press)])
        await ctx.send(text, view=view, mention=False)


@item("seekinvite", style=GREEN, edits=True)
async def pressed_invite(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Invite those who look for a table like the host's and see where it is."""
    guild = ctx.interaction.guild
    info = await ctx.db.read(queries.info, press.game)
    lookers = (await ctx.db.read(lobbies.lookers, press.game))[:ASKED]
    if guild is None:
        raise UserError("only-in-servers")
    sees = await asyncio.gather(
        *(ctx.permissions.sees(guild.id, user, info.channel) for user in lookers)
    )
    users = [user for user, looks in zip(lookers, sees, strict=True) if looks]
    invited = await ctx.db.run(lobbies.call, press.game, ctx.person, users)
    ctx.delivery.kick(press.game)
    await ctx.edit(
        ctx.l10n.format("lookers-invited" if invited else "lookers-none", n=invited)
    )


def register(commands: CommandHooks) -> None:
    """Add looking for players to what a server says."""
    options = (
        CommandOption("seek", bool | None, "following"),
        CommandOption("seek_channel", discord.TextChannel | None, "seek"),
        CommandOption("seek_anywhere", bool, "seek_channel", default=False),
    )
    commands.part("caylus-server club", CommandPart(options, _of_server, _server_now))


def _of_server(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    """Return what was chosen; raise UserError for a channel where the bot can't post tables."""
    changes = given_switches(given, SETTING)
    channel: discord.TextChannel | None = given["seek_channel"]
    if channel is not None:
        if not channel.permissions_for(channel.guild.me) >= game_answers.POSTING:
            raise markup_error("club-seek-cannot", channel=channel.mention)
        changes[CHANNEL] = str(channel.id)
    elif given["seek_anywhere"]:
        changes[CHANNEL] = None
    return changes


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    if given["seek"]:
        await ctx.db.run(lobbies.wake, ctx.server)
    channel = now.get(CHANNEL)
    where = (
        ctx.l10n.format("club-seek-anywhere") if channel is None else f"<#{channel}>"
    )
    seek = ctx.l10n.format(f"standing-choice-{now.get(SETTING, 'yes')}")
    return ctx.l10n.format("club-seek", seek=seek, where=where)
