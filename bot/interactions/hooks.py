"""Additions of features to each other's commands, and the services that they offer each other (`CommandHooks`)."""

import dataclasses
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from discord import app_commands

from bot.components import ui
from bot.core.admission import Admission
from bot.core.errors import ReasonNeeded, UserError
from bot.core.model import Answered, GameInfo, Outcome
from bot.delivery.thread_state import Content
from bot.interactions.context import Context
from bot.text.localization import Localization

T = TypeVar("T")


MARKS = {"fine": "✅", "note": "🟡", "wrong": "❌"}
"""The mark of a finding by its state."""


@dataclasses.dataclass(frozen=True)
class Finding:
    """The result of one check of `/caylus-server doctor`, as a message of the catalogue."""

    state: str  # "fine", "note" or "wrong"
    message_id: str
    args: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def mark(self) -> str:
        return MARKS[self.state]

    def text(self, l10n: Localization) -> str:
        """Return the finding as text."""
        return l10n.format(self.message_id, **self.args)


GivenOptions: TypeAlias = "Mapping[str, Any]"
"""The values of a command's options by name; None for options that were not given."""


def given_switches(given: GivenOptions, *names: str) -> dict[str, str | None]:
    """Return the given ones of these boolean options as settings, "yes" or "no"."""
    return {
        name: "yes" if given[name] else "no"
        for name in names
        if given[name] is not None
    }


class CommandOption(NamedTuple):
    """An option that a feature adds to a command."""

    name: str
    annotation: Any  # its type for discord.py
    after: str = ""  # the option before it; first if empty
    default: Any = None
    choices: Sequence[app_commands.Choice[Any]] = ()


class CommandPart(NamedTuple):
    """A feature's part in a command that shows and changes settings.

    `changes` returns the settings to change by name, or raises UserError before anything has changed. `finish`
    does what is no setting, and returns the text that describes the settings now.
    """

    options: Sequence[CommandOption]
    changes: Callable[[Context, GivenOptions], Mapping[str, str | None]]
    finish: Callable[[Context, GivenOptions, Mapping[str, str]], Awaitable[str]]


def ordered_names(fixed: Sequence[str], options: Sequence[CommandOption]) -> list[str]:
    """Return the names of a command's options in order: each added one behind its `after`, or last without that."""
    names, remaining = list(fixed), list(options)
    while remaining:
        # An option may name another added one, which comes first.
        ready = next(
            (
                option
                for option in remaining
                if not option.after or option.after in names
            ),
            None,
        )
        option = ready or remaining[0]
        remaining.remove(option)
        at = (
            names.index(option.after) + 1
            if option.after in names
            else len(names)
            if option.after
            else 0
        )
        names.insert(at, option.name)
    return names


FollowUp: TypeAlias = (
    "Callable[[Context, Outcome, Answered, str], Awaitable[Content | None]]"
)
"""A function that returns a private message to follow the answer to a person's action, given its code, or None."""

COMPUTERS_WAIT = "computer_games", "computer_oldest_seconds"
"""Gauges: the number of games that wait for a computer's action, and the longest wait in seconds."""


NearRatings: TypeAlias = "Callable[[Context, int, str, int], Awaitable[Admission]]"
"""A function from the server, kind of game and user to the admission of a table for ratings near the user's."""


class Advised(Protocol):
    """The action that was advised at a revision."""

    @property
    def revision(self) -> int: ...

    @property
    def code(self) -> str: ...


class Replays(Protocol):
    """Answers with replays; raises UserError if there is none."""

    async def turn(self, ctx: Context, info: GameInfo, number: int | None) -> None:
        """Answer with the replay of a turn, by default the present one."""

    async def whole(self, ctx: Context, info: GameInfo, kind: str) -> None:
        """Answer with the replay of a finished game; `kind` is the format, "replay" or "gif"."""


def loaded(port: T | None) -> T:
    """Return a service of another feature; raise UserError if that feature is not loaded."""
    if port is None:
        raise UserError("press-unknown")
    return port


class CommandHooks:
    """The additions and services of features; only loading features changes it."""

    def __init__(self) -> None:
        self.findings: list[Callable[[Context], Awaitable[Finding | None]]] = []
        """The checks of `/caylus-server doctor`."""
        self._options: dict[str, list[CommandOption]] = {}
        self._parts: dict[str, list[CommandPart]] = {}
        self.manager_commands: list[Callable[[Context], Awaitable[None]]] = []
        """Called before a command of a user with Manage Server is carried out."""
        self.table_opened: list[Callable[[Context, GameInfo], Awaitable[None]]] = []
        """Called after a user opened a table, to send hints."""
        self.follow_ups: list[FollowUp] = []
        self.shards_taken: list[
            Callable[[int, Callable[[int], int]], Awaitable[None]]
        ] = []
        """Called when this process has taken a shard range, with its number and a function from servers to ranges."""
        self.pass_on: Callable[[Context], Awaitable[None]] | None = None
        """Called after an answer to a user for whom messages are waiting, to send these."""
        self.ask_why: Callable[[Context, ReasonNeeded], Awaitable[None]] | None = None
        """Called for a moderator's act without a reason, to ask for it and show what follows."""
        self.gauges: dict[str, Callable[[], float]] = {}
        """Functions that return a figure for the operator, by name."""
        self.advised: Mapping[int, Advised] = {}
        """The last advice by game: an action that was advised need not be confirmed."""
        self.near_ratings: NearRatings | None = None
        self.replays: Replays | None = None
        self.board_address: Callable[[int, int], Awaitable[str]] | None = None
        """Makes an address that opens the live board as a user, of a game."""

    def option(self, command: str, *options: CommandOption) -> None:
        """Add options to a command, which gets them as keyword arguments."""
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
        names = ordered_names([], self.options(command))
        return sorted(
            self._parts.get(command, ()),
            key=lambda part: names.index(part.options[0].name),
        )

    async def tell_opened(self, ctx: Context, info: GameInfo) -> None:
        """Send the hints of features to the user who opened a table."""
        for listener in self.table_opened:
            await listener(ctx, info)

    async def after(
        self, ctx: Context, outcome: Outcome, answered: Answered, code: str
    ) -> Content | None:
        """Return the first message that a feature adds after the answer to an action."""
        for maker in self.follow_ups:
            content = await maker(ctx, outcome, answered, code)
            if content is not None:
                return content
        return None

    async def board_link(self, ctx: Context, game: int) -> list[ui.Item]:
        """Return the button that opens the live board; none if it is not served, or the answer is public."""
        make = self.board_address
        if make is None or ctx.public:
            return []
        return [ui.link(ctx.l10n.format("button-live"), await make(ctx.user, game))]

    def value(self, name: str) -> float:
        """Return a figure now; 0 if its feature is not loaded."""
        read = self.gauges.get(name)
        return 0 if read is None else read()
