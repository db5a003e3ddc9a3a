"""Options of commands that choose settings of a table, made from its list of settings."""

from typing import Any

from discord import app_commands

from bot.core.table_settings import TABLE_SETTINGS, TableSetting
from bot.interactions.autocomplete import Pick, PickedLanguage
from bot.interactions.hooks import CommandOption


def option(setting: TableSetting, after: str) -> CommandOption:
    """Return the option for a setting, shown behind the option `after`; first where that is empty."""
    if setting.name == "language":
        return CommandOption("language", PickedLanguage | None, after)
    kind: Any = app_commands.Transform[str, Pick(setting.name, setting.values)]
    return CommandOption(setting.name, kind | None, after)


def options(command: str, previous: str = "") -> list[CommandOption]:
    """Return the options of a command for all settings that it can choose, behind the option `after`."""
    options_: list[CommandOption] = []
    for setting in TABLE_SETTINGS.values():
        if command in setting.commands:
            options_.append(option(setting, previous))
            previous = setting.name
    return options_
