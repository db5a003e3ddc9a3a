"""From the lobby card to the start, and the votes of a running game: what buttons and commands share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import discord
import msgspec

from bot.components import ui
from bot.components.custom_id import BLUE, GREEN, CustomId
from bot.core import admission, lobby, outbox, queries, seats
from bot.core.admission import ENTRIES, Admission
from bot.core.clock import duration
from bot.core.game_settings import SETTINGS, Settings
from bot.core.model import LEVELS, RATED, GameInfo, Outcome, Person
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import lobby_card
from bot.interactions import game_answers, slash_commands
from bot.interactions.bot import item, one
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.text import game_status
from bot.text.localization import Localization, languages
from languages.choosing import own_name
from rules.register import find_game
from storage import message_slots, notification_kinds

MORE = (
    *("pace", "undo", "late", "graces", "hints", "rated"),
    *("early", "together", "evenings", "pictures", "language", "level"),
)
"""What `More` on a card changes, beside the options of the game."""


async def create(
    ctx: Context,
    game: str,
    settings: Settings,
    invited: Sequence[discord.User | discord.Member] = (),
    who: str = ENTRIES[0],
) -> GameInfo:
    """Opens a lobby; the answer is its card."""
    await game_answers.check_place(ctx)
    known = find_game(game)
    wrong = [name for name in settings.options if name not in known.options]
    if wrong:
        raise Refusal(
            "new-option-misfit",
            game=ctx.l10n.game(game),
            options=", ".join(f"`{name}`" for name in wrong),
            fitting=", ".join(f"`{name}`" for name in known.options),
        )
    refusing = await ctx.db.read(admission.refusing, ctx.user) if invited else frozenset()
    for user in invited:
        if user.id in refusing:
            raise Refusal("invite-refused", user=f"<@{user.id}>")
    bots = [user for user in invited if user.bot]
    if bots:
        raise Refusal("new-invited-bot", user=f"<@{bots[0].id}>")
    for user in invited:
        await game_answers.need_sight(ctx, user, ctx.channel)
    settings = msgspec.structs.replace(
        settings,
        language=await game_answers.table_language(ctx, settings.language),
        admission=await _admission(ctx, game, who),
    )
    others = [user.id for user in invited if user.id != ctx.user]
    outcome = await ctx.db.run_once(
        ctx.idempotency_key, lobby.create, ctx.person, ctx.place, game, settings, others
    )
    await game_answers.answer_with_card(ctx, outcome)
    return outcome.info


async def _admission(ctx: Context, game: str, who: str) -> Admission:
    """A lobby's kind; a rated one is for ratings near the host's."""
    if who == "rated":
        near: Admission = await ctx.bot.command_hooks.perform("near ratings", ctx, ctx.server, game, ctx.user)
        return near
    return Admission(next(one for one in ENTRIES if one == who))


async def move(ctx: Context, info: GameInfo) -> None:
    """Lets a game go on here whose channel, or with its readers alone whose thread, was deleted."""
    guild, home = ctx.interaction.guild, info.home
    if guild is None or info.status != "running" or not await ctx.permissions.is_gone(guild, home):
        raise Refusal("move-not-gone")
    gone = home == info.channel or await ctx.permissions.is_gone(guild, info.channel)
    if not gone and not await ctx.permissions.all_see(guild, ctx.channel, info.channel):
        raise Refusal("public-elsewhere", game=game_status.title(ctx.l10n, info), where=f"<#{info.channel}>")
    await game_answers.check_place(ctx)
    await game_answers.check_room(ctx)
    outcome = await game_answers.act(ctx, lobby.relocate, info.id, ctx.place)
    await ctx.send(ctx.l10n.format("move-done", game=game_status.title(ctx.l10n, outcome.info)))
    await ctx.db.run(outbox.hurry, info.id)
    ctx.delivery.kick(info.id)


TAKING_PART: dict[str, tuple[Callable[[UnitOfWork, int, Person], Outcome], str]] = {
    "join": (lobby.join, "joined"),
    "leave": (lobby.leave, "left"),
    "start": (lobby.start, "started"),
}


async def take_part(ctx: Context, game: int, what: str) -> None:
    """Takes a seat, gives one up, or starts the game: thread, board and the first prompt follow from the outbox."""
    if what == "start":
        await game_answers.check_room(ctx)
    use_case, said = TAKING_PART[what]
    await game_answers.answer_on_card(ctx, await game_answers.act(ctx, use_case, game), said)


# Buttons


@item("join", style=GREEN, edits=True, notification=notification_kinds.CARD)
@item("leave", edits=True, notification=notification_kinds.CARD)
@item("start", style=BLUE, edits=True, notification=notification_kinds.CARD)
async def pressed_take_part(ctx: Context, press: CustomId, values: list[str]) -> None:
    await take_part(ctx, press.game, press.kind)


@item("more", "clock", "level", notification=notification_kinds.CARD)
@item("morewhat", edits=True)
async def pressed_more(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`More` on the card of an open table: its settings, with menus for the host, and another one from these. Older
    cards have `Clock` and `Computers: level` for two of them."""
    picks = press.kind == "morewhat"
    name = one(values) if picks else "level" if press.kind == "level" else MORE[0]
    told, view = await _more(ctx, await ctx.db.read(queries.info, press.game), name)
    await (ctx.edit(told, view=view) if picks else ctx.send(told, view=view))


@item("moreset", edits=True)
async def pressed_set(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Another value of the setting that is shown."""
    name, value = press.rest, one(values)
    if name in MORE:
        wanted = Settings(**{name: int(value) if name == "level" else value})  # type: ignore[arg-type]
        outcome = await game_answers.act(ctx, seats.change, press.game, wanted)
    else:
        outcome = await game_answers.act(ctx, seats.choose_option, press.game, name, value)
    told, view = await _more(ctx, outcome.info, name)
    await ctx.edit(told, view=view)
    ctx.delivery.kick(outcome.info.id)


async def _more(ctx: Context, info: GameInfo, name: str) -> tuple[str, discord.ui.View | None]:
    """All settings of a table, and for who may change them a menu of these, and one of the values of the chosen one."""
    l10n = ctx.l10n
    options = {} if info.imported else info.options
    if name not in (*MORE, *options):
        raise Refusal("press-unknown")
    settings = game_status.options_line(l10n, info, all_=True)
    lines = [l10n.format("settings-now", game=game_status.title(l10n, info), settings=settings)]
    if name == "pace":
        lines.append(l10n.format("clock-about"))
    if info.status != "lobby" or not (info.host == ctx.user or ctx.moderates):
        return "\n".join([*lines, l10n.format("more-host")]), None
    takes = await ctx.db.read(duration.of_game, info.id) if name == "pace" else {}
    values = [
        ui.Choice(value, _called(l10n, name, value), detail=lobby_card.takes_line(l10n, took) if took else "")
        for value in _values(info, name)
        for took in [takes.get(value)]
    ]
    what = [
        ui.Choice(each, _meant(l10n, each), detail=now and _called(l10n, each, now))
        for each in (*MORE, *options)
        if each != "early" or not find_game(info.game).hidden
        for now in [_now(info, each)]
    ]
    asks = CustomId("morewhat", info.id, info.revision)
    sets = asks._replace(kind="moreset", rest=name)
    menus = (
        ui.menu(l10n.format("more-menu"), asks, what, chosen=[name]),
        ui.menu(_meant(l10n, name), sets, values, chosen=[_now(info, name)]),
    )
    return "\n".join(lines), ui.view(menus)


def _values(info: GameInfo, name: str) -> Sequence[str]:
    if name == "language":
        return languages()
    if name == "level":
        return [str(level) for level in LEVELS]
    return SETTINGS[name] if name in SETTINGS else find_game(info.game).options[name]


def _now(info: GameInfo, name: str) -> str:
    """What a setting is; nothing where that is the server's."""
    if name == "rated":
        return RATED[0 if info.rated else 1]
    return info.options.get(name) or str(getattr(info, name, None) or "")


def _meant(l10n: Localization, name: str) -> str:
    path = "table settings" if name in ("graces", "together", "early", "evenings") else "new"
    return slash_commands.option_text(l10n, path, name)


def _called(l10n: Localization, name: str, value: str) -> str:
    return own_name(value) if name == "language" else l10n.format(f"option-{name}-{value}".replace("_", "-"))


@item("rematch", notification=notification_kinds.ENDED)
async def pressed_rematch(ctx: Context, press: CustomId, values: list[str]) -> None:
    """A lobby in the parent channel, with the old players invited. Who presses later joins, or is told where it is."""
    uninvited = await _blind(ctx, await ctx.db.read(queries.info, press.game))
    outcome = await game_answers.act(ctx, lobby.rematch, press.game, uninvited=uninvited)
    info = outcome.info
    if outcome.known:
        seated = info.status == "lobby" and info.seats_of(ctx.user)
        said = "rematch-seat" if seated else "rematch-known"
        await ctx.send(
            ctx.l10n.format(said, game=game_status.title(ctx.l10n, info), link=await _link(ctx, info))
        )
        ctx.delivery.kick(info.id)
        return
    if info.channel == ctx.channel:
        await game_answers.answer_with_card(ctx, outcome)
        return
    await ctx.send(ctx.l10n.format("rematch-made", channel=f"<#{info.channel}>"))
    ctx.delivery.kick(info.id)


async def _blind(ctx: Context, info: GameInfo) -> set[int]:
    """The other holders of seats who don't see (any more) where a rematch would be: a mention would let them in."""
    guild = ctx.interaction.guild
    others = [user for user in sorted({seat.user for seat in info.seats if seat.user}) if user != ctx.user]
    if guild is None or info.status != "finished":
        return set(others)
    sees = await asyncio.gather(*(ctx.permissions.sees(guild, user, info.channel) for user in others))
    return {user for user, looks in zip(others, sees, strict=True) if not looks}


async def _link(ctx: Context, info: GameInfo) -> str:
    """Where a table is: its card while people gather, then the thread or channel it is played in."""
    if info.status != "lobby":
        return f"<#{info.home}>"
    card = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    if card is None:
        return f"<#{info.channel}>"
    return f"https://discord.com/channels/{info.server}/{card.channel}/{card.message}"
