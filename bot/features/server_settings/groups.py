"""The panel of `/caylus-server settings`: groups of settings, each with its present values, and menus for changes."""

import typing
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
from discord import app_commands

from bot.components import ui
from bot.components.custom_id import CustomId, read_id
from bot.components.ui import Choice, cut
from bot.core.errors import UserError
from bot.interactions import modals, slash_commands
from bot.interactions.autocomplete import ChoiceOption
from bot.interactions.bot import item, modal, only_value
from bot.interactions.context import Context
from bot.interactions.errors import markup_error, need_manager
from bot.interactions.hooks import CommandOption, CommandPart
from bot.interactions.modals import Field
from bot.text.localization import Localization, quoted

SETTINGS = "caylus-server settings"
PATHS = (
    SETTINGS,
    *(f"caylus-server {part}" for part in ("quiet", "club", "season", "digest")),
)
"""The paths under which features add groups, and after which the texts of their options are named."""
TYPED = 60  # characters that can be typed
YES, NO = "yes", "no"
PANEL_CHARACTERS = 1_900


class Group(NamedTuple):
    """A group of settings: its name, the path that its texts are named after, and its display and changes."""

    name: str
    path: str
    part: CommandPart


def groups(ctx: Context) -> list[Group]:
    """Return all groups, in the order in which the features are loaded."""
    return [
        Group(part.options[0].name, path, part)
        for path in PATHS
        for part in ctx.bot.command_hooks.parts(path)
    ]


def group(ctx: Context, name: str) -> Group:
    """Return a group by its name; raise UserError if there is none."""
    match = next(
        (
            settings_group
            for settings_group in groups(ctx)
            if settings_group.name == name
        ),
        None,
    )
    if match is None:
        raise UserError("press-unknown")
    return match


async def apply(
    ctx: Context, settings_group: Group, chosen: Mapping[str, object]
) -> str:
    """Change the chosen settings of a group, and return the group's present text.

    Raise UserError, with nothing changed, for an impossible value.
    """
    given = {
        option.name: option.default for option in settings_group.part.options
    } | dict(chosen)
    changes = dict(settings_group.part.changes(ctx, given)) if chosen else {}
    now: Mapping[str, str] = await ctx.settings.of_server(ctx.server)
    if changes:
        now = await ctx.settings.set_server(ctx.server, **changes)
    return await settings_group.part.finish(ctx, given, now)


async def show(
    ctx: Context,
    name: str,
    *,
    option: str = "",
    now: str | None = None,
    edits: bool = True,
) -> None:
    """Show a group, and the menu that sets the chosen `option`, if any."""
    l10n, shown_group = ctx.l10n, group(ctx, name)
    now_text = await apply(ctx, shown_group, {}) if now is None else now
    title = _title(l10n, shown_group)
    choices = [
        Choice(settings_group.name, _title(l10n, settings_group))
        for settings_group in groups(ctx)
    ]
    options = [
        Choice(option.name, _meant(l10n, shown_group, option))
        for option in shown_group.part.options
    ]
    items = [
        ui.menu(
            l10n.format("menu-settings-group"),
            CustomId("setgroup", 0, 0),
            choices,
            chosen=[name],
        ),
        ui.menu(
            l10n.format("menu-settings-what"),
            CustomId("setwhat", 0, 0, name),
            options,
            chosen=[option],
        ),
    ]
    shown_option = next(
        (
            candidate
            for candidate in shown_group.part.options
            if candidate.name == option
        ),
        None,
    )
    if shown_option is not None:
        items.append(_control(l10n, shown_group, shown_option))
    text = cut(f"**{title}**\n{now_text}", PANEL_CHARACTERS)
    await (
        ctx.edit(text, view=ui.view(items))
        if edits
        else ctx.send(text, view=ui.view(items))
    )


def _title(l10n: Localization, settings_group: Group) -> str:
    return l10n.format(f"settings-group-{settings_group.name}".replace("_", "-"))


def _meant(l10n: Localization, settings_group: Group, option: CommandOption) -> str:
    return slash_commands.option_text(l10n, settings_group.path, option.name)


def _kinds(option: CommandOption) -> Sequence[object]:
    return typing.get_args(option.annotation) or (option.annotation,)


def _values(l10n: Localization, option: CommandOption) -> list[Choice]:
    """Return the values of an option that has a list of them; nothing for others."""
    if bool in _kinds(option):
        return [Choice(value, l10n.format(f"word-{value}")) for value in (YES, NO)]
    if option.choices:
        return [
            Choice(
                str(choice.value),
                l10n.format(f"choice-{option.name}-{choice.value}".replace("_", "-")),
            )
            for choice in option.choices
        ]
    pick = next(
        (kind for kind in _kinds(option) if isinstance(kind, ChoiceOption)), None
    )
    return (
        []
        if pick is None
        else [Choice(value, pick.called(l10n, value)) for value in pick.values]
    )


def _control(
    l10n: Localization, settings_group: Group, option: CommandOption
) -> ui.Item:
    """Return the menu that sets an option; clearing a role in its menu takes the setting back."""
    press = CustomId("setto", 0, 0, f"{settings_group.name} {option.name}")
    placeholder = _meant(l10n, settings_group, option)
    if discord.Role in _kinds(option):
        return discord.ui.RoleSelect(
            placeholder=cut(placeholder, ui.OPTION), custom_id=str(press), min_values=0
        )
    if discord.TextChannel in _kinds(option):
        return discord.ui.ChannelSelect(
            placeholder=cut(placeholder, ui.OPTION),
            custom_id=str(press),
            channel_types=[discord.ChannelType.text],
        )
    return ui.menu(placeholder, press, _values(l10n, option))


def _is_typed(l10n: Localization, option: CommandOption) -> bool:
    """Return whether an option is a number or a text."""
    listed = {discord.Role, discord.TextChannel}
    return not (listed.intersection(_kinds(option)) or _values(l10n, option))


@item("setgroup", edits=True, needs_game=False)
async def pressed_group(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show another group."""
    need_manager(ctx)
    await show(ctx, only_value(values))


@item("setwhat", edits=True, needs_game=False)
async def pressed_what(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show a setting of the group, with a menu that sets it, or a form if it is typed."""
    need_manager(ctx)
    settings_group, name = group(ctx, press.rest), only_value(values)
    option = next(
        (option for option in settings_group.part.options if option.name == name), None
    )
    if option is None:
        raise UserError("press-unknown")
    if not _is_typed(ctx.l10n, option):
        await show(ctx, settings_group.name, option=name)
        return
    label = _meant(ctx.l10n, settings_group, option)
    pressed = CustomId("settyped", 0, 0, f"{settings_group.name} {name}")
    await modals.show_form(
        ctx,
        pressed,
        _title(ctx.l10n, settings_group),
        [Field("value", label, most=TYPED, needed=False)],
    )


@item("setto", edits=True, needs_game=False)
async def pressed_to(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Set the value that was chosen in the menu of a setting."""
    need_manager(ctx)
    settings_group, option = _named(ctx, press)
    guild, kinds = ctx.interaction.guild, _kinds(option)
    value: object
    if discord.Role in kinds or discord.TextChannel in kinds:
        picked = read_id(only_value(values)) if values else None
        if guild is None:
            raise UserError("press-unknown")
        if discord.Role in kinds:
            value = guild.default_role if picked is None else guild.get_role(picked)
        else:
            value = guild.get_channel(picked or 0)
        if value is None:
            raise UserError("press-unknown")
    else:
        value = only_value(values)
        if value not in [choice.code for choice in _values(ctx.l10n, option)]:
            raise UserError("press-unknown")
        if bool in kinds:
            value = value == YES
    await show(
        ctx,
        settings_group.name,
        option=option.name,
        now=await apply(ctx, settings_group, {option.name: value}),
    )


@modal("settyped")
async def typed(ctx: Context, press: CustomId, texts: Mapping[str, str]) -> None:
    """Set the number or text that was typed."""
    need_manager(ctx)
    settings_group, option = _named(ctx, press)
    text = " ".join(texts.get("value", "").split())
    value: object = text
    bounds = next(
        (kind for kind in _kinds(option) if isinstance(kind, app_commands.Transformer)),
        None,
    )
    if bounds is not None and bounds.type is discord.AppCommandOptionType.integer:
        least, most = int(bounds.min_value or 0), int(bounds.max_value or 0)
        if not (
            text.isascii()
            and text.isdecimal()
            and len(text) < 10
            and least <= int(text) <= most
        ):
            raise markup_error(
                "settings-number", text=quoted(cut(text, 20)), least=least, most=most
            )
        value = int(text)
    await show(
        ctx,
        settings_group.name,
        now=await apply(ctx, settings_group, {option.name: value}),
    )


def _named(ctx: Context, press: CustomId) -> tuple[Group, CommandOption]:
    """Return the group and option that a custom id names; raise UserError for others."""
    name, _, option_name = press.rest.partition(" ")
    settings_group = group(ctx, name)
    option = next(
        (
            option
            for option in settings_group.part.options
            if option.name == option_name
        ),
        None,
    )
    if option is None:
        raise UserError("press-unknown")
    return settings_group, option
