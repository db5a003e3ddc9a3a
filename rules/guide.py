"""The facts about one game for the table, prompts and pictures; no rules.

Every game has one `Guide` (`rules/GAME/guide.py`, `game.guide`). A field that is left out means that the game
has nothing of the kind. Texts are message ids of the catalogues; `tests/rules/test_guides.py` holds every id
that a guide can name against them.
"""

from __future__ import annotations

import dataclasses
import enum
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from rules.hidden_information import OPEN, Secrecy
from rules.model import Acted, PhaseEnded, TurnBegan, noun, verb
from rules.planning import Planning
from rules.shared.absence import ABSENT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    # the checker's own; Python has it from 3.13 on
    from typing_extensions import TypeVar as DefaultTypeVar

    from rules.model import Decision, Event, GameView, Message

    V = DefaultTypeVar("V", bound=GameView, default=GameView)
else:
    V = TypeVar("V")

LOCALES = Path(__file__).parent / "locales"


@dataclasses.dataclass(frozen=True)
class Printed:
    """The print of a tile or card.

    `name`, `effect` and `owner` are message ids, `kind` is the end of `tile-kind-KIND`, and the cost is in the
    goods of `goods-WHAT`.
    """

    game: str
    id: str
    name: str
    effect: str | None
    kind: str
    cost: tuple[tuple[str, int], ...] = ()
    prestige: int = 0
    favors: int = 0
    income: int = 0
    owner: str | None = None
    also: tuple[Printed, ...] = ()  # others that a typed name means as well


class Spot(NamedTuple):
    """The place of a tile or card: a space of the road with its owner, or None for the stock or a deal."""

    space: int | None
    owner: int | None = None
    dealt: bool = False


class Placing(NamedTuple):
    """A worker placed: the message that names the place ("" for an unnamed one), and its number if it has one."""

    seat: int
    name: str
    number: int | None = None


class Passing(NamedTuple):
    """A seat that stopped placing: its place in the order of passing."""

    seat: int
    place: int


class Part(NamedTuple):
    """A part of a line about several seats: a message (empty for the seats' names alone) with its numbers.

    `tiles` and `why` are the messages of its other arguments, `space` is the number of a tile that needs one.
    """

    message: str
    seats: tuple[int, ...]
    numbers: Mapping[str, int] = MappingProxyType({})
    tiles: tuple[str, ...] = ()
    space: int | None = None
    why: str = ""


class Shared(NamedTuple):
    """A line that reports equal events of several seats; the message is empty if these need no line.

    `indices` are those of the events, `numbers` the arguments of a line without parts, `section` the message of
    a section of the castle. `chosen` if the events are decisions of their seats.
    """

    message: str
    indices: frozenset[int]
    parts: tuple[Part, ...] = ()
    numbers: Mapping[str, int] = MappingProxyType({})
    section: str = ""
    chosen: bool = False


class Gain(NamedTuple):
    """A seat's gain: goods by the WHAT of `goods-WHAT`, and prestige."""

    seat: int
    goods: tuple[tuple[str, int], ...] = ()
    prestige: int = 0


class Statistic(NamedTuple):
    """A fact that statistics count for a seat.

    Kinds are used, built (of the tile `what`), line (a step on the line `what` of favors), provost (spaces paid
    for) and batches.
    """

    seat: int
    kind: str
    what: str = ""
    times: int = 1


class Weight(enum.IntEnum):
    """The importance of an event for reports."""

    FRAME = 1
    """Left out of reports: it only introduces other events."""

    PRICE = 2
    """Left out of the sentence of an action that has other events."""

    MINOR = 3
    """Left out of the few lines of a prompt, like everything below."""

    NEWS = 4

    COUNT = 5
    """Part of the final count: on a line of its own, and left out where a table of points follows."""


def weight(event: Event) -> Weight:
    """Return the weight of an event by its kind alone, the same in every game."""
    if isinstance(event, (Acted, PhaseEnded)):
        return Weight.FRAME
    return Weight.MINOR if isinstance(event, TurnBegan) else Weight.NEWS


def _nothing(*_: object) -> None:
    return None


def _never(*_: object) -> bool:
    return False


@dataclasses.dataclass(frozen=True, kw_only=True)
class Menus:
    """The grouping and order of a decision's legal codes for people."""

    group: Callable[[str], str] = verb
    """The group of a code, named by the messages `menu-GROUP`."""

    first: tuple[str, ...] = ()
    """Groups in the order of display; other groups follow."""

    always: frozenset[str] = frozenset()
    """Groups that are menus even with few codes."""

    sorted: tuple[str, ...] = ()
    """Verbs whose codes are sorted by `rank`."""

    rank: Callable[[str], tuple[int, ...]] = lambda code: ()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Telling:
    """The rules by which a game's events become reports."""

    weight: Callable[[Event], Weight] = weight
    """The importance of an event for reports."""

    joined: Callable[[Event, Event], Event | None] = _nothing
    """Return the one event that is reported for two in a row; None if both are reported."""

    shared: Callable[[Sequence[Event]], Sequence[Shared]] = lambda events: ()
    """Return the lines that report equal events of several seats in a phase."""

    placing: Callable[[Event], Placing | Passing | None] = _nothing
    """Return the placement or pass of an event; placements are reported on one line a seat."""

    reorders: bool = False
    """True if the order of play changes with every turn. Else it is reported only if an event changes it."""

    gain: Callable[[Event], Gain | None] = _nothing
    """Return the goods and prestige that an event brings a seat, for sums; lost prestige is negative."""


COURSE = frozenset(
    {"turn", "phase", "over", "decision", "options", "seat", "passed", "result"}
)
"""Fields of every view that describe the course of the game and not its board."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Board:
    """The fields of a view that make up the board, by name, at any depth."""

    purse: frozenset[str] = frozenset()
    """The fields of a player beside the board: numbers that change in nearly every phase, and that the next picture
    shows as well."""

    standing: frozenset[str] = frozenset()
    """The fields with the places of workers and markers, in their order. A worker that went home is no news."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Guide(Generic[V]):
    """The facts of one game, grouped by their reader."""

    # Words

    prefix: str = ""
    """The beginning of the game's own message ids.

    `PREFIXphase-N` names a phase (0: the choices of players before the first turn), `PREFIXlesson-phase-N` and
    `PREFIXlesson-KIND` are the words for newcomers about a phase and a kind of decision (and see `lessons`),
    `PREFIXrefuse-other` refuses a code only because something else is to be decided, and `PREFIXlabel-note` is a label
    with the reason why an action brings nothing now.
    """

    topics: tuple[str, ...] = ()
    """The texts of `/caylus rules` about this game (`rules-TOPIC`); the first is where newcomers begin."""

    locales: Path = LOCALES
    """The folder with the game's words: a folder a language, in it Fluent catalogues."""

    # The course of a game and of a turn

    usual_turns: int = 10
    """The usual number of turns, by which a game that ends early counts less."""

    placing_phase: int | None = None
    """The phase for which next placements can be listed before they are asked for. The decisions of later phases can be
    answered ahead; those up to it depend on what others do."""

    # Decisions

    secrecy: Secrecy = OPEN
    """The facts that depend on hidden cards."""

    drawing: tuple[type[Event], ...] = ()
    """Events that draw cards which were unknown before."""

    at_once: frozenset[str] = frozenset()
    """Kinds of independent decisions that are on the stack together; their seats may be asked at the same time."""

    declining: tuple[str, ...] = ()
    """Codes that decline, the best first; one of them is played for a seat whose time is up."""

    absent_from: str = ""
    """The kind of decision that is skipped, by the code `ABSENT`, for a seat without a player; "" for none."""

    is_dear: Callable[[str], bool] = _never
    """Return whether a code gives away something too valuable to be given for an absent player."""

    wasted: Callable[[V, Decision, str], str | None] = _nothing
    """(a spectator's view, decision, code): the message that asks to confirm a wasteful action; None for others."""

    reminder: Callable[[V, Decision], Message | None] = _nothing
    """(a spectator's view, decision): the warning of an event that a newcomer may not expect; None without one."""

    lessons: Callable[[V, Decision, str], tuple[tuple[str, str], ...]] = (
        lambda view, decision, place: ()
    )
    """(a spectator's view, decision, its place): lessons besides those of the phase and kind.

    A lesson is the end of `PREFIXlesson-WHAT`, and the tile or card that it explains or "".
    """

    choosing: tuple[str, ...] = ()
    """Verbs without a slash command of their own, which `/caylus choose` performs."""

    menus: Menus = Menus()

    # What is printed

    printed: Mapping[str, Printed] = dataclasses.field(default_factory=dict)
    """Every tile and card, by id."""

    spots: Callable[[V, Printed], tuple[Spot, ...] | None] = _nothing
    """(view, tile): its places in a game; None for a tile whose place is always the same."""

    # Views

    holdings: Callable[[V, int], tuple[tuple[str, int], ...]] = lambda view, seat: ()
    """(view, seat): the goods of a seat, each as the WHAT of `goods-WHAT` and a number."""

    points: Callable[[V], tuple[int, ...] | None] = _nothing
    """(view): the points of all seats so far; None in a game that counts only at its end."""

    statistic: Callable[[Event], Statistic | None] = _nothing
    """Return the fact that an event adds to the statistics of a seat; None without one."""

    # Reports and pictures

    telling: Telling = Telling()
    board: Board = Board()
    planning: Planning[V] = dataclasses.field(default_factory=Planning)

    def phase(self, number: int) -> str:
        """Return the message that names a phase."""
        return f"{self.prefix}phase-{number}"

    def built(self, code: str) -> Printed | None:
        """Return the tile or card that a code builds, so that its effect can be shown."""
        printed = self.printed.get(noun(code))
        return None if printed is None or printed.kind == "special" else printed

    def is_after_placing(self, phase: int) -> bool:
        """Return whether the decisions of a phase can be answered ahead."""
        return self.placing_phase is not None and phase > self.placing_phase

    def is_absence(self, kind: str, code: str) -> bool:
        """Return whether a code skips a seat without a player; such a code is legal, but not listed."""
        return code == ABSENT and kind == self.absent_from

    def skipping(self, decision: Decision) -> str:
        """Return the code that is performed for a seat without a player."""
        return (
            ABSENT if decision.kind == self.absent_from else self.least_harm(decision)
        )

    def least_harm(self, decision: Decision) -> str:
        """Return the first code that declines; if nothing can be declined, the first listed that is not dear."""
        for code in self.declining:
            if code in decision.actions:
                return code
        return next(
            (code for code in decision.actions if not self.is_dear(code)),
            decision.actions[0],
        )
