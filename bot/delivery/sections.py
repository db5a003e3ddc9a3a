"""Text and buttons that features add to the messages of games, and the handlers that they register."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from bot.components import ui
from bot.components.custom_id import read
from bot.core.database import UseCaseRunner
from bot.core.model import GameInfo, Position, SeatInfo, Vote
from bot.core.notifications import Body, Notification
from bot.core.unit_of_work import UnitOfWork
from bot.text.localization import Localization
from storage.games import GameRow

if TYPE_CHECKING:
    import discord

D = TypeVar("D")
N = TypeVar("N", bound="Body")
V = TypeVar("V", bound="discord.ui.View | discord.ui.LayoutView | None")
Handler: TypeAlias = "Callable[[Any, Any, Notification, N], Awaitable[None]]"
"""Posts a notification, given the delivery context, the batch, the notification and its body."""
SectionPlace: TypeAlias = Literal[
    "thread_name", "opening", "prompt", "private_prompt", "seat_changed", "result"
]
"""A message with room for sections; a section of `seat_changed` replaces the text."""


class Beside(NamedTuple):
    """A kind of button beside the actions of a question (`components.custom_id`); the lighter ones come first."""

    weight: int
    kind: str


class Rendered(NamedTuple):
    """Lines of a message, and buttons beside its actions.

    The `choices` are actions of its decision that have a button besides their place in a menu.
    """

    lines: tuple[str, ...] = ()
    buttons: tuple[Beside, ...] = ()
    choices: tuple[ui.Choice, ...] = ()


class Section(NamedTuple, Generic[D]):
    """Text and buttons that a feature adds to the messages of a place.

    `load` reads its data within the transaction that reads the batch, and `render` turns them into lines and buttons
    when the message is written. Nothing is loaded unless it `applies` to the position.
    """

    place: SectionPlace
    load: Callable[[UnitOfWork, GameRow, Notification | None], D]
    render: Callable[[Localization, Position, D], Awaitable[Rendered]]
    applies: Callable[[Position], bool] = lambda position: True


class VoteText(NamedTuple):
    """The text of a vote of a feature's kind: its lines, given how a seat is named in them.

    `asks` returns whether players who have not answered are mentioned. The labels of its buttons are
    `button-KIND-yes` and `button-KIND-no`.
    """

    lines: Callable[
        [Localization, Position, Vote, Callable[[SeatInfo], str]], list[str]
    ]
    asks: Callable[[Vote], bool]


class Loaded(NamedTuple):
    """A section, and the data that it has loaded."""

    section: Section[Any]
    data: Any


class DeliveryHooks:
    """The registered sections of features, in the order of the feature list."""

    def __init__(self) -> None:
        self._sections: dict[SectionPlace, list[Section[Any]]] = {}
        self._handlers: dict[type[Body], list[Handler[Any]]] = {}
        self.votes: dict[str, VoteText] = {}
        """The texts of votes whose kind the core does not know."""
        self.listeners: list[Callable[[Position], None]] = []
        """Callbacks for the position of every batch that was read."""
        self.board_page: Callable[[GameInfo], str | None] = lambda info: None
        """A function that returns the address of a game's live board, or None unless everybody may see it."""
        self.kinds: set[str] = set()
        """The kinds of buttons and menus that a loaded feature answers."""

    def offered(self, view: V) -> V:
        """Remove components whose feature is not loaded, and return the view."""

        def is_dead(custom_id: str) -> bool:
            press = read(custom_id)
            return press is not None and press.kind not in self.kinds

        if view is not None and self.kinds:
            ui.drop(view, is_dead)
        return view

    def board_button(self, l10n: Localization, info: GameInfo) -> list[ui.Item]:
        """Return the link to a game's live board if everybody may see it, else nothing."""
        page = self.board_page(info)
        return [] if page is None else [ui.link(l10n.format("button-live"), page)]

    def section(self, section: Section[Any]) -> None:
        """Register a section, behind those of its place that are registered already."""
        self._sections.setdefault(section.place, []).append(section)

    def notification(self, body: type[N], handler: Handler[N]) -> None:
        """Register a handler of a kind of notification, called after the one of the delivery itself."""
        self._handlers.setdefault(body, []).append(handler)

    def handlers(self, body: type[Body]) -> Sequence[Handler[Any]]:
        """Return the handlers of a kind of notification, in order."""
        return self._handlers.get(body, ())

    def load(
        self,
        uow: UnitOfWork,
        place: SectionPlace,
        position: Position,
        row: Notification | None = None,
    ) -> tuple[Loaded, ...]:
        """Return the sections of a place that apply to a position, with their data."""
        game, sections = uow.row(position.info.id), self._sections.get(place, ())
        return tuple(
            Loaded(section, section.load(uow, game, row))
            for section in sections
            if section.applies(position)
        )

    async def render(
        self,
        db: UseCaseRunner,
        place: SectionPlace,
        l10n: Localization,
        position: Position,
        loaded: Sequence[Loaded] | None = None,
    ) -> Rendered:
        """Render the sections of a place, with the data `loaded` with a batch or else read now."""
        if not any(
            section.applies(position) for section in self._sections.get(place, ())
        ):
            return Rendered()
        if loaded is None:
            loaded = await db.read(self.load, place, position)
        rendered = Rendered()
        for section, data in loaded:
            part = await section.render(l10n, position, data)
            rendered = Rendered(
                rendered.lines + part.lines,
                rendered.buttons + part.buttons,
                rendered.choices + part.choices,
            )
        return rendered
