"""Who may join a lobby, in a private panel for its host; invitations, and those of whom somebody takes none."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.components import ui
from bot.components.action_rows import Choice
from bot.components.custom_id import Press, read_id, read_number
from bot.core import queries
from bot.core.admission import ENTRIES, Admission
from bot.core.model import Person
from bot.delivery import lobby_card
from bot.delivery.discord_api import TROUBLE
from bot.features.invitations import use_cases
from bot.features.invitations.use_cases import MOST_REFUSED
from bot.features.lobby import handlers as lobby_handlers
from bot.features.matchmaking import lobbies
from bot.interactions.errors import Refusal
from bot.text import admission as worded
from bot.text import people

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.components.custom_id import Press as Pressed
    from bot.core.model import Sheet
    from bot.interactions.context import Ask

AT_ONCE = 10  # people that one choice invites
BOUNDS = range(500, 2_801, 100)
"""The bounds of ratings that the panel offers; commands take any."""
NONE = "none"


def text(ask: Ask, sheet: Sheet) -> str:
    """Who may join, who is invited."""
    lines = [
        ask.words.say("gate-title", game=lobby_card.title(ask.words, sheet)),
        worded.told(ask.words, sheet.admission),
    ]
    if sheet.invited:
        lines.append(
            ask.words.say("card-invited", people=ask.words.join([f"<@{user}>" for user in sheet.invited]))
        )
    return "\n".join(lines)


async def _panel(ask: Ask, sheet: Sheet) -> tuple[str, discord.ui.View]:
    """Words, menus and buttons with which the host says who may join; who looks for such a table is counted."""
    lookers = len(await ask.db.read(lobbies.lookers, sheet.id))
    told = text(ask, sheet)
    if lookers:
        told += "\n" + ask.words.say("lookers", game=lobby_card.title(ask.words, sheet), n=lookers)
    return told, _controls(ask, sheet, lookers)


def _controls(ask: Ask, sheet: Sheet, lookers: int) -> discord.ui.View:
    say, now = ask.words, sheet.admission
    kinds = [Choice(kind, say.say(f"choice-who-{kind}")) for kind in ENTRIES]
    items: list[discord.ui.Item[Any]] = [
        ui.menu(say.say("gate-kind"), _press("gatekind", sheet), kinds, 0, chosen=[now.kind])
    ]
    if now.kind == "rated":
        for row, (kind, bound) in enumerate({"gateleast": now.least, "gatemost": now.most}.items(), 1):
            chosen = [NONE if bound is None else str(bound)]
            choices = _bounds(ask, kind)
            items.append(ui.menu(say.say(f"{kind}-menu"), _press(kind, sheet), choices, row, chosen=chosen))
        label = "button-gatenew-off" if now.newcomers else "button-gatenew-on"
        items.append(ui.button(say.say(label), _press("gatenew", sheet), row=4))
    items.append(ui.people(say.say("gate-invite"), _press("gateinvite", sheet), 3, most=AT_ONCE))
    if lookers:
        items.append(ui.button(say.say("button-seekinvite"), _press("seekinvite", sheet), row=4))
    return ui.view(items)


def _press(kind: str, sheet: Sheet) -> Press:
    return Press(kind, sheet.id, sheet.revision)


def _bounds(ask: Ask, kind: str) -> list[Choice]:
    """The bounds that a menu offers, none at first."""
    offered = [Choice(NONE, ask.words.say(f"{kind}-none"))]
    return offered + [
        Choice(str(bound), ask.words.say(f"{kind}-bound", bound=str(bound))) for bound in BOUNDS
    ]


async def show(ask: Ask, sheet: Sheet) -> None:
    """The panel for who may change it, the same words for others."""
    may = (sheet.host == ask.user or ask.moderates) and sheet.status == "lobby"
    may = may and not (sheet.practice or sheet.imported)
    if may:
        told, view = await _panel(ask, sheet)
        await ask.say(told, view=view)
    else:
        await ask.say(text(ask, sheet))


async def admit(ask: Ask, sheet: Sheet, admission: Admission) -> Sheet:
    """The host's choice; the card follows."""
    outcome = await ask.db.run_once(ask.delivery, use_cases.admit, sheet.id, ask.person, admission)
    ask.office.relay.kick(sheet.id)
    return outcome.sheet


async def by_command(
    ask: Ask,
    sheet: Sheet,
    who: str | None,
    least: int | None,
    most: int | None,
    newcomers: bool | None,
) -> None:
    """What was typed, or the panel where nothing was; bounds alone mean a rated lobby."""
    if (who, least, most, newcomers) == (None,) * 4:
        await show(ask, sheet)
        return
    wanted = await _of_kind(ask, sheet, who or "rated")
    if wanted.kind == "rated":
        if (least, most) != (None, None):
            wanted = replace(wanted, least=least, most=most)
        if newcomers is not None:
            wanted = replace(wanted, newcomers=newcomers)
    changed = await admit(ask, sheet, wanted)
    await ask.say(text(ask, changed))


async def _of_kind(ask: Ask, sheet: Sheet, kind: str) -> Admission:
    if kind == sheet.admission.kind:
        return sheet.admission
    if kind == "rated":
        return await ask.db.read(use_cases.near, sheet.server, sheet.game, sheet.host or ask.user)
    return Admission(next(one for one in ENTRIES if one == kind))


async def invite(ask: Ask, sheet: Sheet, users: Sequence[int]) -> Sheet:
    """Invites people who see where the table is; the outbox tells them."""
    guests = await _guests(ask, sheet, users)
    outcome = await ask.db.run_once(ask.delivery, use_cases.invite, sheet.id, ask.person, guests)
    ask.office.relay.kick(sheet.id)
    return outcome.sheet


async def _guests(ask: Ask, sheet: Sheet, users: Sequence[int]) -> list[Person]:
    guild = ask.interaction.guild
    if guild is None:
        raise Refusal("only-in-servers")
    try:
        async with asyncio.timeout(5):
            members = await asyncio.gather(*(guild.fetch_member(user) for user in dict.fromkeys(users)))
    except discord.NotFound:
        raise Refusal("invite-not-here") from None
    except TROUBLE:
        raise Refusal("invite-unseen") from None
    for member in members:
        if member.bot:
            raise Refusal("new-invited-bot", user=member.mention)
        await lobby_handlers.need_sight(ask, member, sheet.channel)
    return [people.person(member) for member in members]


async def by_name(ask: Ask, sheet: Sheet, user: discord.User | discord.Member) -> None:
    """Invites one person."""
    changed = await invite(ask, sheet, [user.id])
    await ask.say(text(ask, changed))


# Presses


async def pressed_gate(ask: Ask, press: Pressed, values: list[str]) -> None:
    """`Who may join` on the card."""
    await show(ask, await ask.db.read(queries.sheet, press.game))


async def _changed(ask: Ask, sheet: Sheet) -> None:
    told, view = await _panel(ask, sheet)
    await ask.edit(told, view=view)


async def pressed_kind(ask: Ask, press: Pressed, values: list[str]) -> None:
    """Another kind of lobby."""
    sheet = await ask.db.read(queries.sheet, press.game)
    kind = values[0] if values and values[0] in ENTRIES else sheet.admission.kind
    await _changed(ask, await admit(ask, sheet, await _of_kind(ask, sheet, kind)))


async def pressed_bound(ask: Ask, press: Pressed, values: list[str]) -> None:
    """Another bound of a rated lobby."""
    sheet = await ask.db.read(queries.sheet, press.game)
    picked = values[0] if values else NONE
    bound = read_number(picked, 9_999)
    least, most = sheet.admission.least, sheet.admission.most
    least, most = (bound, most) if press.kind == "gateleast" else (least, bound)
    wanted = replace(sheet.admission, kind="rated", least=least, most=most)
    await _changed(ask, await admit(ask, sheet, wanted))


async def pressed_newcomers(ask: Ask, press: Pressed, values: list[str]) -> None:
    """Who has no rating that counts may join too, or no longer."""
    sheet = await ask.db.read(queries.sheet, press.game)
    wanted = replace(sheet.admission, kind="rated", newcomers=not sheet.admission.newcomers)
    await _changed(ask, await admit(ask, sheet, wanted))


async def pressed_invite(ask: Ask, press: Pressed, values: list[str]) -> None:
    """People were chosen in the panel."""
    sheet = await ask.db.read(queries.sheet, press.game)
    await _changed(ask, await invite(ask, sheet, _users(values)[:AT_ONCE]))


def _users(values: Sequence[str]) -> list[int]:
    """The ids of people; what is none is left out."""
    return [user for user in map(read_id, values) if user is not None]


async def pressed_come_in(ask: Ask, press: Pressed, values: list[str]) -> None:
    """`Join` under an invitation."""
    await lobby_handlers.join(ask, press.game)


async def pressed_decline(ask: Ask, press: Pressed, values: list[str]) -> None:
    """`Not for me`: an invitation is declined; its host's can be refused altogether."""
    outcome = await ask.db.run_once(ask.delivery, lobbies.decline, press.game, ask.person)
    ask.office.relay.kick(press.game)
    host = outcome.sheet.host
    title = lobby_card.title(ask.words, outcome.sheet)
    if host is None or host == ask.user:
        await ask.say(ask.words.say("invite-declined", game=title))
        return
    button = ui.button(ask.words.say("button-refuse"), Press("refuse", 0, 0, str(host)))
    told = ask.words.say("invite-declined-of", game=title, host=f"<@{host}>")
    await ask.say(told, view=ui.view([button]))


async def pressed_refuse(ask: Ask, press: Pressed, values: list[str]) -> None:
    """No more invitations of that person."""
    hosts = _users([press.rest])
    if not hosts:
        raise Refusal("press-unknown")
    await _refused(ask, await ask.db.run(use_cases.refuse, ask.user, hosts, more=True), edits=True)


async def refusals(ask: Ask) -> None:
    """Those of whom the asker takes no invitations, to be changed."""
    await _refused(ask, await ask.db.read(use_cases.refused, ask.user), edits=False)


async def pressed_refusals(ask: Ask, press: Pressed, values: list[str]) -> None:
    """All of them were chosen anew."""
    await _refused(ask, await ask.db.run(use_cases.refuse, ask.user, _users(values), more=False), edits=True)


async def _refused(ask: Ask, users: Sequence[int], *, edits: bool) -> None:
    say = ask.words
    told = say.say("refusals-none")
    if users:
        told = say.say("refusals", people=say.join([f"<@{user}>" for user in users]))
    chooser = ui.people(
        say.say("refusals-choose"), Press("refusals", 0, 0), least=0, most=MOST_REFUSED, chosen=users
    )
    view = ui.view([chooser])
    await (ask.edit(told, view=view) if edits else ask.say(told, view=view))
