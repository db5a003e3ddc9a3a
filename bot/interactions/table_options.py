"""Options of commands for the settings of a table."""

from typing import Any

from discord import app_commands

from bot.core.table_settings import TABLE_SETTINGS, TableSetting
from bot.interactions.autocomplete import ChoiceOption, Language
from bot.interactions.hooks import CommandOption


def option(setting: TableSetting, after: str) -> CommandOption:
    """Return the option for a setting, shown behind the option `after`, or first if that is empty."""
    if setting.name == "language":
        return CommandOption("language", Language | None, after)
    kind: Any = app_commands.Transform[str, ChoiceOption(setting.name, setting.values)]
    return CommandOption(setting.name, kind | None, after)


def options(command: str, previous: str = "") -> list[CommandOption]:
    """Return the options of a command for all settings that it can change, shown behind the option `previous`."""
    options_: list[CommandOption] = []
    for setting in TABLE_SETTINGS.values():
        if command in setting.commands:
            options_.append(option(setting, previous))
            previous = setting.name
    return options_
