"""Extensions of features to others' commands: options, findings of the doctor, figures for the operator."""

import dataclasses
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from discord import app_commands

from bot.components import ui
from bot.core.admission import Admission
from bot.core.errors import UserError
from bot.core.model import Answered, GameInfo, Outcome
from bot.delivery.thread_state import Content
from bot.interactions.context import Context
from bot.text.localization import Localization

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Finding:
    """One thing that was looked at: fine, worth knowing, or wrong; with a message of the catalogue."""

    state: str  # fine, note, wrong
    message_id: str
    args: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def mark(self) -> str:
        return {"fine": "✅", "note": "🟡", "wrong": "❌"}[self.state]

    def text(self, l10n: Localization) -> str:
        """Return the finding in words."""
        args = dict(self.args)
        if "what" in args:
            args["what"] = l10n.format(args["what"])
        return l10n.format(self.message_id, **args)


Given: TypeAlias = "Mapping[str, Any]"
"""The options of a command as they were given, by name."""


def switches(given: Given, *names: str) -> dict[str, str | None]:
    """Return those of these options that were given, as settings: yes or no."""
    return {name: "yes" if given[name] else "no" for name in names if given[name] is not None}


class CommandOption(NamedTuple):
    """An option as a parameter would say it: its type for discord.py, and behind which other one it is shown."""

    name: str
    annotation: Any
    after: str = ""
    default: Any = None
    choices: Sequence[app_commands.Choice[Any]] = ()


class CommandPart(NamedTuple):
    """A feature's part in a command that shows and changes settings.

    `changes` are those that were chosen, by name; it raises UserError, and nothing has changed. `finish` does
    what else was chosen, and tells how it is now.
    """

    options: Sequence[CommandOption]
    changes: Callable[[Context, Given], Mapping[str, str | None]]
    finish: Callable[[Context, Given, Mapping[str, str]], Awaitable[str]]


def in_order(fixed: Sequence[str], options: Sequence[CommandOption]) -> list[str]:
    """Return a command's options in order.

    Each added one comes behind the one that it names, first where it names none, else last.
    """
    names, waiting = list(fixed), list(options)
    while waiting:
        ready = next((option for option in waiting if not option.after or option.after in names), None)
        option = ready or waiting[0]
        waiting.remove(option)
        at = names.index(option.after) + 1 if option.after in names else len(names) if option.after else 0
        names.insert(at, option.name)
    return names


FollowUp: TypeAlias = "Callable[[Context, Outcome, Answered, str], Awaitable[Content | None]]"
"""A function that returns a private message behind the answer to a person's action, given its code."""

COMPUTERS_WAIT = "computer_games", "computer_oldest_seconds"
"""Figures: how many games wait for a computer, and for how many seconds the first of them has."""


NearRatings: TypeAlias = "Callable[[Context, int, str, int], Awaitable[Admission]]"
"""Returns whom a table admits that is for ratings near those of a user, given a server, a kind of game and the user."""


class Advised(Protocol):
    """The action that was advised at a revision."""

    @property
    def revision(self) -> int: ...

    @property
    def code(self) -> str: ...


class Replays(Protocol):
    """Answers with replays; refuses with a reason where there is none."""

    async def turn(self, ctx: Context, info: GameInfo, number: int | None) -> None:
        """Answer with the replay of a turn, the present one where `number` is None."""

    async def whole(self, ctx: Context, info: GameInfo, kind: str) -> None:
        """Answer with the replay of a finished game; `kind` is the format, "replay" or "gif"."""


def loaded(port: T | None) -> T:
    """Return what another feature offers; raise UserError where that feature is not loaded."""
    if port is None:
        raise UserError("press-unknown")
    return port


class CommandHooks:
    """Filled when features are loaded, read only afterwards."""

    def __init__(self) -> None:
        self.findings: list[Callable[[Context], Awaitable[Finding | None]]] = []  # of `/caylus-server doctor`
        self._options: dict[str, list[CommandOption]] = {}
        self._parts: dict[str, list[CommandPart]] = {}
        self.used: list[Callable[[Context], Awaitable[None]]] = []
        """Called with the command of somebody with Manage Server, before it is carried out."""
        self.opened: list[Callable[[Context, GameInfo], Awaitable[None]]] = []
        """Called after somebody opened a table, to add what a feature has to say to them."""
        self.follow_ups: list[FollowUp] = []
        self.taken: list[Callable[[int, Callable[[int], int]], Awaitable[None]]] = []
        """Called with the part that this process of several has taken, and a function from a server to its part."""
        self.pass_on: Callable[[Context], Awaitable[None]] | None = None
        """Sends whoever has just got an answer what could not be sent to them before."""
        self.gauges: dict[str, Callable[[], float]] = {}
        self.advised: Mapping[int, Advised] = {}
        """The last advice for each game: a person who follows it need not confirm it."""
        self.near_ratings: NearRatings | None = None
        self.replays: Replays | None = None
        self.personal_board_link: Callable[[Context, int], Awaitable[ui.Item]] | None = None
        """Makes a button that opens the live board of a game for whoever asks."""

    def option(self, command: str, *options: CommandOption) -> None:
        """Add options to a command, which takes them as keyword arguments."""
        self._options.setdefault(command, []).extend(options)

    def part(self, command: str, part: CommandPart) -> None:
        """Add a part to a command, with its options."""
        self._parts.setdefault(command, []).append(part)
        self.option(command, *part.options)

    def options(self, command: str) -> Sequence[CommandOption]:
        """Return the options that features add to a command."""
        return self._options.get(command, ())

    def parts(self, command: str) -> Sequence[CommandPart]:
        """Return the parts of a command in the order of their first options."""
        names = in_order([], self.options(command))
        return sorted(self._parts.get(command, ()), key=lambda part: names.index(part.options[0].name))

    async def tell_opened(self, ctx: Context, info: GameInfo) -> None:
        """Send the hints of features to the user who opened a table."""
        for listener in self.opened:
            await listener(ctx, info)

    async def after(self, ctx: Context, outcome: Outcome, answered: Answered, code: str) -> Content | None:
        """Return the first content that a feature adds behind the answer to an action."""
        for maker in self.follow_ups:
            content = await maker(ctx, outcome, answered, code)
            if content is not None:
                return content
        return None

    async def board_link(self, ctx: Context, game: int) -> list[ui.Item]:
        """Return a button that opens the live board for whoever asks; nothing where it is not served, or for all."""
        make = self.personal_board_link
        return [] if make is None or ctx.public else [await make(ctx, game)]

    def value(self, name: str) -> float:
        """Return a figure now; 0 where the feature that has it is not loaded."""
        read = self.gauges.get(name)
        return 0 if read is None else read()
