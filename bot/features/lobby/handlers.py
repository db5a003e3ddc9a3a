"""Before a game: from `new` and the lobby card to the start, and one's `games`."""

import asyncio
import inspect
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.components import ui
from bot.components.custom_id import BLUE, GREEN, CustomId, read_number
from bot.core import admission, lobby, outbox, queries, seats
from bot.core.admission import ENTRIES, Admission
from bot.core.clock import duration, timeout
from bot.core.errors import UserError
from bot.core.game_settings import USUAL, Settings
from bot.core.model import GameInfo, Outcome, Person
from bot.core.table_settings import LEVELS, TABLE_SETTINGS
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import lobby_card
from bot.delivery.sections import DeliveryHooks
from bot.interactions import game_answers, game_lookup, slash_commands, table_options
from bot.interactions.bot import Feature, item, only_value
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import CommandHooks, CommandOption, loaded
from bot.interactions.slash_commands import choices, command
from bot.text import game_status, reports
from bot.text.localization import Localization, offered
from languages.choosing import own_name
from rules.register import GAMES, find_game
from storage import message_slots, notification_kinds


async def create(
    ctx: Context,
    game: str,
    settings: Settings,
    invited: Sequence[discord.User | discord.Member] = (),
    who: str = ENTRIES[0],
) -> GameInfo:
    """Open a lobby; the answer is its card."""
    await game_answers.need_table_allowed(ctx)
    rules = find_game(game)
    wrong = [name for name in settings.options if name not in rules.options]
    if wrong:
        raise markup_error(
            "new-option-misfit",
            game=ctx.l10n.game(game),
            options=", ".join(f"`{name}`" for name in wrong),
            fitting=", ".join(f"`{name}`" for name in rules.options),
        )
    refusing = (
        await ctx.db.read(admission.refusing, ctx.user) if invited else frozenset()
    )
    for user in invited:
        if user.id in refusing:
            raise markup_error("table-invites-refused", name=f"<@{user.id}>")
    bots = [user for user in invited if user.bot]
    if bots:
        raise markup_error("new-invited-bot", user=f"<@{bots[0].id}>")
    for user in invited:
        await game_answers.need_sight(ctx, user, ctx.channel)
    language = await game_answers.table_language(
        ctx, settings.chosen.get("language"), alone=settings.practice > 0
    )
    admits = Admission(next(entry for entry in ENTRIES if entry == who))
    if who == "rated":  # for ratings near the host's
        near_ratings = loaded(ctx.bot.command_hooks.near_ratings)
        admits = await near_ratings(ctx, ctx.server, game, ctx.user)
    settings = settings.but(language=language, admission=admits)
    guests = [user.id for user in invited if user.id != ctx.user]
    game_answers.need_few_invitations(ctx, len(guests))
    outcome = await ctx.db.run_once(
        ctx.idempotency_key, lobby.create, ctx.person, ctx.place, game, settings, guests
    )
    await game_answers.answer_with_card(ctx, outcome)
    return outcome.info


async def move(ctx: Context, info: GameInfo) -> None:
    """Let a game go on here whose channel, or with its readers alone whose thread, was deleted."""
    guild, home = ctx.interaction.guild, info.home
    in_channel = info.status == "running" and ctx.channel == info.channel
    if in_channel and await ctx.db.read(lobby.waits_for_thread, info.id):
        # it waits for a thread
        outcome = await game_answers.act(ctx, lobby.play_here, info.id)
        await _moved(ctx, outcome)
        return
    if (
        guild is None
        or info.status != "running"
        or not await ctx.permissions.is_gone(guild, home)
    ):
        raise UserError("move-not-gone")
    is_open_there = home == info.channel or await ctx.permissions.is_gone(
        guild, info.channel
    )
    if not is_open_there and not await ctx.permissions.all_see(
        guild, ctx.channel, info.channel
    ):
        raise markup_error(
            "public-elsewhere",
            game=game_status.title(ctx.l10n, info),
            where=f"<#{info.channel}>",
        )
    await game_answers.need_table_allowed(ctx, opens=False)
    await game_answers.need_room(ctx)
    await _moved(ctx, await game_answers.act(ctx, lobby.relocate, info.id, ctx.place))


async def _moved(ctx: Context, outcome: Outcome) -> None:
    info = outcome.info
    await ctx.send(ctx.l10n.format("move-done", game=game_status.title(ctx.l10n, info)))
    await ctx.db.run(outbox.make_due, info.id)
    ctx.delivery.kick(info.id)


TAKING_PART: dict[str, tuple[Callable[[UnitOfWork, int, Person], Outcome], str]] = {
    "join": (lobby.join, "joined"),
    "leave": (lobby.leave, "left"),
    "start": (lobby.start, "started"),
}


async def take_part(ctx: Context, game: int, way: str) -> None:
    """Take a seat, give one up, or start the game: thread, board and the first prompt follow from the outbox."""
    if way == "start":
        await game_answers.need_room(ctx)
    use_case, message_id = TAKING_PART[way]
    await game_answers.answer_on_card(
        ctx, await game_answers.act(ctx, use_case, game), message_id
    )


@item("join", style=GREEN, edits=True, notification=notification_kinds.CARD)
@item("leave", edits=True, notification=notification_kinds.CARD)
@item("start", style=BLUE, edits=True, notification=notification_kinds.CARD)
async def pressed_take_part(ctx: Context, press: CustomId, values: list[str]) -> None:
    await take_part(ctx, press.game, press.kind)


@item("more", "clock", "level", notification=notification_kinds.CARD)
@item("morewhat", edits=True)
async def pressed_more(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `More` on a card (older ones have `Clock` and `Computers: level`).

    It shows the settings, with menus for the host.
    """
    picks = press.kind == "morewhat"
    name = only_value(values) if picks else "level" if press.kind == "level" else "pace"
    text, view = await _more(ctx, await ctx.db.read(queries.info, press.game), name)
    await (ctx.edit(text, view=view) if picks else ctx.send(text, view=view))


@item("moreset", edits=True)
async def pressed_set(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Set another value of the setting that is shown."""
    name, value = press.rest, only_value(values)
    if name in TABLE_SETTINGS:
        if name == "level" and read_number(value, max(LEVELS)) is None:
            raise UserError("press-unknown")
        outcome = await game_answers.act(
            ctx, seats.change, press.game, USUAL.but(**{name: value})
        )
    else:
        outcome = await game_answers.act(
            ctx, seats.choose_option, press.game, name, value
        )
    text, view = await _more(ctx, outcome.info, name)
    await ctx.edit(text, view=view)
    ctx.delivery.kick(outcome.info.id)


async def _more(
    ctx: Context, info: GameInfo, name: str
) -> tuple[str, discord.ui.View | None]:
    """Return all settings of a table.

    Those who may change them get a menu of the settings, and one of the values of the chosen one.
    """
    l10n = ctx.l10n
    options = {} if info.imported else info.options
    if name not in (*TABLE_SETTINGS, *options):
        raise UserError("press-unknown")
    settings = game_status.options_line(l10n, info, all_=True)
    lines = [l10n.labelled(game_status.title(l10n, info), settings)]
    if name == "pace":
        lines.append(l10n.format("clock-about"))
    if info.status != "lobby" or not (info.host == ctx.user or ctx.moderates):
        return "\n".join([*lines, l10n.format("more-host")]), None
    durations = await ctx.db.read(duration.of_game, info.id) if name == "pace" else {}
    values = [
        ui.Choice(
            value,
            _called(l10n, name, value),
            detail=lobby_card.takes_line(l10n, expected) if expected else "",
        )
        for value in _values(info, name)
        for expected in [durations.get(value)]
    ]
    setting_choices = [
        ui.Choice(
            setting_name,
            _meant(l10n, setting_name),
            detail=now and _called(l10n, setting_name, now),
        )
        for setting_name in (*TABLE_SETTINGS, *options)
        for now in [_now(info, setting_name)]
    ]
    asks = CustomId("morewhat", info.id, info.revision)
    sets = asks._replace(kind="moreset", rest=name)
    menus = (
        ui.menu(l10n.format("more-menu"), asks, setting_choices, chosen=[name]),
        ui.menu(_meant(l10n, name), sets, values, chosen=[_now(info, name)]),
    )
    return "\n".join(lines), ui.view(menus)


def _values(info: GameInfo, name: str) -> Sequence[str]:
    if name == "language":
        now = _now(info, name)
        return offered() if not now or now in offered() else (*offered(), now)
    return (
        TABLE_SETTINGS[name].values
        if name in TABLE_SETTINGS
        else find_game(info.game).options[name]
    )


def _now(info: GameInfo, name: str) -> str:
    """Return the value of a setting; empty where it is the server's."""
    if name == "rated":
        return "yes" if info.rated else "no"
    return info.options.get(name) or TABLE_SETTINGS[name].value_of(info) or ""


def _meant(l10n: Localization, name: str) -> str:
    later = name in TABLE_SETTINGS and TABLE_SETTINGS[name].commands == (
        "table settings",
    )
    path = "table settings" if later else "new"
    return slash_commands.option_text(l10n, path, name)


def _called(l10n: Localization, name: str, value: str) -> str:
    if name == "language":
        return own_name(value)
    if name == "level":  # where one chooses a level it says what that is like
        return l10n.format(f"choice-level-{value}")
    return game_status.option_text(l10n, name, value)


@item("rematch", notification=notification_kinds.ENDED)
async def pressed_rematch(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Open a lobby in the parent channel, with the old players invited.

    A later press joins it, or says where it is.
    """
    uninvited = await _blind(ctx, await ctx.db.read(queries.info, press.game))
    outcome = await game_answers.act(
        ctx, lobby.rematch, press.game, uninvited=uninvited
    )
    info = outcome.info
    if outcome.known:
        seated = info.status == "lobby" and info.seats_of(ctx.user)
        message_id = "rematch-seat" if seated else "rematch-known"
        await ctx.send(
            ctx.l10n.format(
                message_id,
                game=game_status.title(ctx.l10n, info),
                link=await _link(ctx, info),
            )
        )
        ctx.delivery.kick(info.id)
        return
    if info.channel == ctx.channel:
        await game_answers.answer_with_card(ctx, outcome)
        return
    await ctx.send(ctx.l10n.format("rematch-made", channel=f"<#{info.channel}>"))
    ctx.delivery.kick(info.id)


async def _blind(ctx: Context, info: GameInfo) -> set[int]:
    """Return the other holders of seats who don't see (any more) where a rematch would be.

    A mention would let them in.
    """
    guild = ctx.interaction.guild
    other_users = [
        user
        for user in sorted({seat.user for seat in info.seats if seat.user})
        if user != ctx.user
    ]
    if guild is None or info.status != "finished":
        return set(other_users)
    sees = await asyncio.gather(
        *(ctx.permissions.sees(guild.id, user, info.channel) for user in other_users)
    )
    barred = await ctx.settings.barred(guild.id)
    return {
        user
        for user, looks in zip(other_users, sees, strict=True)
        if not looks or user in barred
    }


async def _link(ctx: Context, info: GameInfo) -> str:
    """Return where a table is: its card while people gather, then the thread or channel it is played in."""
    if info.status != "lobby":
        return f"<#{info.home}>"
    card = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    if card is None:
        return f"<#{info.channel}>"
    return f"https://discord.com/channels/{info.server}/{card.channel}/{card.message}"


INVITED = ("invite1", "invite2", "invite3", "invite4")
"""Options of `new` that the feature of invitations adds."""


def _options() -> dict[str, tuple[str, ...]]:
    """Return the options of all games with the values they can take.

    Those of the game entered last come first.
    """
    values_of: dict[str, tuple[str, ...]] = {}
    for game in reversed(GAMES.values()):
        for name, values in game.options.items():
            values_of[name] = tuple(dict.fromkeys((*values_of.get(name, ()), *values)))
    return values_of


class Lobby(Feature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        """Add the games that there are now, and their options."""
        required = inspect.Parameter.empty
        commands.option(
            "new",
            CommandOption(
                "game", str, default=required, choices=choices("game", tuple(GAMES))
            ),
        )
        settings = table_options.options("new", "game")
        commands.option("new", *settings)
        commands.option(
            "new",
            CommandOption("practice", app_commands.Range[int, 2, 5] | None, "pace"),
        )
        previous = settings[-1].name
        for name, values in _options().items():
            commands.option(
                "new",
                CommandOption(
                    name, str | None, previous, choices=choices(name, values)
                ),
            )
            previous = name

    @command("new", slow_public=True)
    async def new(self, ctx: Context, *, game: str, **given: Any) -> None:
        if game not in GAMES:
            raise UserError("new-no-such-game")
        options = {name: value for name, value in given.items() if value is not None}
        invited = {
            options[name].id: options[name] for name in INVITED if name in options
        }
        of_game = {name: value for name, value in options.items() if name in _options()}
        texts = {
            name: value
            for name, value in options.items()
            if name in (*TABLE_SETTINGS, "practice", "computers")
        }
        settings = Settings(options=of_game, **texts)
        opened = await create(
            ctx, game, settings, list(invited.values()), options.get("who", ENTRIES[0])
        )
        await ctx.bot.command_hooks.tell_opened(ctx, opened)

    @command("join")
    async def join(self, ctx: Context, game: str | None = None) -> None:
        await take_part(ctx, (await game_lookup.open_lobby(ctx, game)).id, "join")

    @command("leave")
    async def leave(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.open_lobby(ctx, game, "find-no-lobby-leave")
        await take_part(ctx, info.id, "leave")

    @command("start")
    async def start(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.open_lobby(ctx, game)
        await take_part(ctx, info.id, "start")

    @command("games")
    async def games(self, ctx: Context) -> None:
        l10n = ctx.l10n
        lines = []
        away, skipped = [], []
        infos = (await ctx.db.read(queries.games_of, ctx.user))[:25]
        waited_for = [
            listed_info
            for listed_info in infos
            if listed_info.status == "running" and not listed_info.waits_for(ctx.user)
        ]
        able = (
            await ctx.db.read(
                timeout.nudgeable, ctx.user, [info.id for info in waited_for]
            )
            if waited_for
            else ()
        )
        for info in infos:
            where = f"https://discord.com/channels/{info.server}/{info.home}"
            wording = (
                l10n.format("games-lobby")
                if info.status == "lobby"
                else game_status.status_line(l10n, info)
            )
            if info.deadline is not None:
                wording = l10n.format(
                    "games-timed", how=wording, when=f"<t:{info.deadline}:R>"
                )
            elif info.unasked is not None:
                wording = l10n.format("games-unasked", how=wording)
            if info.stands_in_for(ctx.user):
                wording = l10n.format("games-stand-in", how=wording)
                away.append(info)
            elif info.skips(ctx.user):
                wording = l10n.format("games-skipped", how=wording)
                skipped.append(info)
            message_id = "games-waits" if info.waits_for(ctx.user) else "games-line"
            lines.append(
                l10n.format(
                    message_id,
                    game=game_status.title(l10n, info),
                    link=where,
                    how=wording,
                )
            )
        damaged = [
            f"#{game}" for game in await ctx.db.read(queries.damaged_of, ctx.user)
        ]
        if damaged:
            lines.append(
                l10n.format(
                    "games-damaged", games=l10n.join(damaged), count=len(damaged)
                )
            )
        slow = [info for info in waited_for if info.id in able]
        view = lobby_card.back_buttons(l10n, away, skipped, slow)
        # one press to a game against a computer, or to others who look for one
        if not lines:
            kinds = {"versus": "", "seek": next(iter(GAMES))}
            view = ui.view(
                ui.labelled(l10n, CustomId(kind, 0, 0, of))
                for kind, of in kinds.items()
            )
        await game_answers.send_pages(
            ctx, reports.paged(l10n, lines or [l10n.format("games-none")]), view
        )
