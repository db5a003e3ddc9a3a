"""Looking for players: a private panel that says what somebody would play, the list of what they look for, and the
hosts' invitation to those who look for a table like theirs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.components import ui
from bot.components.action_rows import Choice
from bot.components.custom_id import Press, read_number
from bot.core import queries
from bot.core.model import PACES
from bot.delivery import lobby_card
from bot.features.lobby import handlers as lobby_handlers
from bot.features.matchmaking import lobbies, requests
from bot.features.matchmaking import text as worded
from bot.features.matchmaking.requests import CHANNEL, SETTING
from bot.interactions.errors import Refusal
from bot.text.localization import languages
from languages.choosing import own_name
from rules.register import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import Sheet
    from bot.features.matchmaking.requests import Board, Wanted
    from bot.interactions.context import Ask

TABLES = 5  # that are named as fitting
ASKED = 15  # of those who look for a table, how many a host invites at once: each is looked up


async def open_panel(ask: Ask, kind: str | None = None) -> None:
    """The panel for a new wish."""
    await _need_on(ask)
    wanted = worded.usual(kind)
    await ask.say(_text(ask, wanted), view=_panel(ask, wanted))


async def _need_on(ask: Ask) -> None:
    """Raises Refusal where the server has switched wishes off."""
    if (await ask.office.preferences.of_server(ask.server)).get(SETTING) == "no":
        raise Refusal("table-seek-off")


def _text(ask: Ask, wanted: Wanted) -> str:
    say = ask.words
    return "\n".join(
        [
            say.say("seek-panel"),
            say.say("seek-panel-now", wish=worded.told(say, wanted)),
            say.say("seek-panel-small"),
        ]
    )


def _panel(ask: Ask, wanted: Wanted) -> discord.ui.View:
    say, code = ask.words, worded.code(wanted)
    games = [Choice(worded.ANY, say.say("seek-game-any"))]
    games += [Choice(kind, say.say(f"game-{kind}".replace("_", "-"))) for kind in GAMES]
    players = [Choice(str(number), str(number)) for number in worded.numbers()]
    paces = [Choice(pace, say.say(f"option-pace-{pace}")) for pace in PACES]
    spoken = [Choice(worded.ANY, say.say("seek-language-any"))]
    spoken += [Choice(language, own_name(language)) for language in languages()]
    menus = (
        ("seekgame", games, [wanted.kind or worded.ANY], 1),
        ("seekplayers", players, [str(number) for number in wanted.players], len(players)),
        ("seekpace", paces, list(wanted.paces), len(paces)),
        ("seeklanguage", spoken, [wanted.language or worded.ANY], 1),
    )
    items: list[discord.ui.Item[Any]] = [
        ui.menu(say.say(f"menu-{kind}"), Press(kind, 0, 0, code), choices, row, chosen=chosen, most=most)
        for row, (kind, choices, chosen, most) in enumerate(menus)
    ]
    for kind, on in (("seekhours", wanted.hours), ("seekping", wanted.ping)):
        label = say.say(f"button-{kind}-{'off' if on else 'on'}")
        items.append(ui.button(label, Press(kind, 0, 0, code), row=len(menus)))
    items.append(ui.button(say.say("button-seekgo"), Press("seekgo", 0, 0, code), row=len(menus)))
    return ui.view(items)


async def show(ask: Ask, above: Sequence[str] = (), *, edits: bool = False) -> None:
    """What the asker looks for here, which open tables fit, and how many look for what."""
    board = await ask.db.read(requests.board, ask.server, ask.user)
    text, view = "\n".join([*above, *await _lines(ask, board)]), _list(ask, board)
    await (ask.edit(text, view=view) if edits else ask.say(text, view=view))


async def _lines(ask: Ask, board: Board) -> list[str]:
    say = ask.words
    lines = [say.say("seek-title")]
    for at, wish in enumerate(board.mine, 1):
        when = f"<t:{wish.ends}:d>"
        told = worded.told(say, wish.wanted)
        lines.append(say.say("seek-line", n=at, wish=told, when=when, others=wish.others))
    if not board.mine:
        lines.append(say.say("seek-none"))
    tables = [
        await ask.db.read(queries.sheet, game)
        for game in await ask.db.read(lobbies.fitting, ask.server, ask.user)
    ]
    seen = [sheet for sheet in tables[: 2 * TABLES] if await _sees(ask, sheet)][:TABLES]
    if seen:
        listed = [
            say.say("seek-table", game=lobby_card.title(say, one), channel=f"<#{one.channel}>")
            for one in seen
        ]
        lines.append(say.say("seek-fitting", tables=say.join(listed)))
    if board.everybody:
        counts = [
            say.say("seek-count", game=say.say(f"game-{kind}".replace("_", "-")), n=number)
            for kind, number in board.everybody.items()
        ]
        lines.append(say.say("seek-everybody", games=", ".join(counts)))
    return lines


async def _sees(ask: Ask, sheet: Sheet) -> bool:
    user = ask.interaction.user
    return isinstance(user, discord.Member) and (await ask.sight.rights(user, sheet.channel)).looks


def _list(ask: Ask, board: Board) -> discord.ui.View:
    say = ask.words
    items: list[discord.ui.Item[Any]] = []
    if board.mine:
        mine = [Choice(str(wish.id), worded.told(say, wish.wanted)) for wish in board.mine]
        items.append(ui.menu(say.say("menu-seekoff"), Press("seekoff", 0, 0), mine))
        items.append(ui.button(say.say("button-seekall"), Press("seekall", 0, 0)))
    items.append(ui.button(say.say("button-seekadd"), Press("seekadd", 0, 0)))
    return ui.view(items)


async def withdraw(ask: Ask, wish: int | None = None, *, edits: bool = False) -> None:
    """Takes one of the asker's wishes back, or all they have here."""
    gone = await ask.db.run(requests.withdraw, ask.server, ask.user, wish)
    await show(ask, [ask.words.say("seek-withdrawn", n=gone)], edits=edits)


# Presses: `rest` is what is wished for so far, or a wish's number


def _wanted(press: Press) -> Wanted:
    wanted = worded.read(press.rest)
    if wanted is None:
        raise Refusal("press-unknown")
    return wanted


async def pressed_seek(ask: Ask, press: Press, values: list[str]) -> None:
    """`Looking for players`, where people look already: the list of who has one, else the panel."""
    await _need_on(ask)
    if (await ask.db.read(requests.board, ask.server, ask.user)).mine:
        await show(ask)
    else:
        await open_panel(ask, press.rest if press.rest in GAMES else None)


async def pressed_add(ask: Ask, press: Press, values: list[str]) -> None:
    """The panel in place of the list."""
    await _need_on(ask)
    wanted = worded.usual(None)
    await ask.edit(_text(ask, wanted), view=_panel(ask, wanted))


async def pressed_choice(ask: Ask, press: Press, values: list[str]) -> None:
    """Something was chosen on the panel."""
    wanted = _wanted(press)
    first = values[0] if values else worded.ANY
    if press.kind == "seekgame":
        wanted = replace(wanted, kind=first if first in GAMES else None)
    elif press.kind == "seekplayers":
        wanted = replace(wanted, players=tuple(n for n in worded.numbers() if str(n) in values))
    elif press.kind == "seekpace":
        wanted = replace(wanted, paces=tuple(pace for pace in PACES if pace in values))
    elif press.kind == "seeklanguage":
        wanted = replace(wanted, language=first if first in languages() else None)
    elif press.kind == "seekhours":
        wanted = replace(wanted, hours=not wanted.hours)
    else:
        wanted = replace(wanted, ping=not wanted.ping)
    await ask.edit(_text(ask, wanted), view=_panel(ask, wanted))


async def pressed_go(ask: Ask, press: Press, values: list[str]) -> None:
    """Keeps the wish; others are looked for at once."""
    wanted = _wanted(press)
    server = ask.server
    if CHANNEL not in await ask.office.preferences.of_server(server):
        await lobby_handlers.check_place(ask)
    channel = getattr(ask.interaction.channel, "parent_id", None) or ask.channel
    wish = await ask.db.run(requests.add, server, channel, ask.user, wanted)
    told = ask.words.say("seek-done", wish=worded.told(ask.words, wish.wanted))
    await show(ask, [told], edits=True)
    ask.office.broker.kick()


async def pressed_off(ask: Ask, press: Press, values: list[str]) -> None:
    """One wish is taken back."""
    wish = read_number(values[0] if values else "")
    if wish is None:
        raise Refusal("press-unknown")
    await withdraw(ask, wish, edits=True)


async def pressed_all(ask: Ask, press: Press, values: list[str]) -> None:
    """All are taken back."""
    await withdraw(ask, edits=True)


async def pressed_keep(ask: Ask, press: Press, values: list[str]) -> None:
    """The answer to the question whether a wish stands, in a direct message."""
    yes = press.kind == "seekkeep"
    there = await ask.db.run(requests.keep, ask.user, press.number, yes)
    told = ("seek-kept" if yes else "seek-dropped") if there else "seek-gone"
    await ask.edit(ask.words.say(told))


# Hosts


async def tell_host(ask: Ask, sheet: Sheet) -> None:
    """Tells who has opened a table, them alone, how many look for one like it."""
    text, view = await offer(ask, sheet)
    if view is not None:
        ask.public = False
        await ask.say(text, view=view, mention=False)


async def offer(ask: Ask, sheet: Sheet) -> tuple[str, discord.ui.View | None]:
    """How many look for a table like this one, and the button that invites them; nothing where nobody does."""
    lookers = await ask.db.read(lobbies.lookers, sheet.id)
    if not lookers:
        return "", None
    told = ask.words.say("lookers", game=lobby_card.title(ask.words, sheet), n=len(lookers))
    button = ui.button(ask.words.say("button-seekinvite"), Press("seekinvite", sheet.id, sheet.revision))
    return told, ui.view([button])


async def pressed_invite(ask: Ask, press: Press, values: list[str]) -> None:
    """The host invites those who look for a table like theirs and see where it is."""
    guild = ask.interaction.guild
    sheet = await ask.db.read(queries.sheet, press.game)
    lookers = (await ask.db.read(lobbies.lookers, press.game))[:ASKED]
    if guild is None:
        raise Refusal("only-in-servers")
    sees = await asyncio.gather(*(ask.sight.sees(guild, user, sheet.channel) for user in lookers))
    users = [user for user, looks in zip(lookers, sees, strict=True) if looks]
    asked = await ask.db.run(lobbies.call, press.game, ask.person, users)
    ask.office.relay.kick(press.game)
    await ask.edit(ask.words.say("lookers-invited" if asked else "lookers-none", n=asked))
