"""What table, prompts and pictures must know about one game and nothing else knows: facts, not rules.

Every game has one `Guide` (`rules/GAME/guide.py`, `game.guide`). A field that is left out says that the game
has nothing of the kind. Texts are message ids of the catalogues; `tests/rules/test_guides.py` holds every id
that a guide can name against them.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.hidden_information import OPEN, Secrecy
from rules.model import verb
from rules.orders import Orders

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules.model import Decision, Event

LOCALES = Path(__file__).parent / "locales"


@dataclasses.dataclass(frozen=True)
class Printed:
    """What stands on a tile or card. `name`, `effect` and `owner` are message ids, `kind` is the end of
    `tile-kind-KIND`, and the cost is in what `goods-WHAT` says."""

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
    """Where a tile or card is in a game: on a space of the road, of an owner or nobody's; None in the stock, or `dealt`
    to every player, on the road or where others don't see it."""

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


class Income(NamedTuple):
    """What a seat gets at the beginning of a turn."""

    seat: int
    deniers: int


class Toll(NamedTuple):
    """The prestige that an owner has of somebody else's worker: by the message that names the building."""

    seat: int
    name: str
    prestige: int


class Loss(NamedTuple):
    """The prestige (0, or below) that a seat loses for what it lacks: by the message that names the section in which it
    has no house, or "" where it gave no batch."""

    seat: int
    section: str
    prestige: int


class Housed(NamedTuple):
    """The houses of a seat in a section that is scored, by the message that names it, and the favors they bring."""

    seat: int
    section: str
    houses: int
    favors: int


class Gain(NamedTuple):
    """What a seat gained: goods as `goods-WHAT` says them, and prestige."""

    seat: int
    goods: tuple[tuple[str, int], ...] = ()
    prestige: int = 0


class Deed(NamedTuple):
    """What statistics count of a seat: `used` or `built` a tile, moved up a `line` of favors, paid for the `provost`,
    gave `batches`. `what` is the tile's id or the line, "" where the kind says all."""

    seat: int
    kind: str
    what: str = ""
    times: int = 1


def tag(event: Event) -> str:
    """The event's kind, as saved games spell it."""
    return str(event.__struct_config__.tag)


def _nothing(*_: Any) -> None:
    return None


def _never(*_: Any) -> bool:
    return False


@dataclasses.dataclass(frozen=True, kw_only=True)
class Menus:
    """How the legal codes of a decision are grouped and ordered for people."""

    group: Callable[[str], str] = verb
    """What a code belongs to: the messages `menu-GROUP` name it."""

    first: tuple[str, ...] = ()
    """Groups in the order in which people look for them; the others come behind."""

    always: frozenset[str] = frozenset()
    """Groups that are menus even where they are small."""

    sorted: tuple[str, ...] = ()
    """Verbs whose codes are shown by `rank`, smallest first."""

    rank: Callable[[str], tuple[int, ...]] = lambda code: ()

    is_plain: Callable[[str], bool] = _never
    """Whether a code is not what a newcomer should press first: it is a grey button."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Telling:
    """How the events of a game become reports."""

    kind: Callable[[Event], str] = tag
    """The kind by which `quiet` and `minor` name an event; finer than its tag where that says too little."""

    quiet: frozenset[str] = frozenset({"acted", "phase"})
    """Kinds that only frame others: a report leaves them out."""

    minor: frozenset[str] = frozenset({"acted", "phase", "turn"})
    """Kinds that the few lines in a prompt leave out, the quiet ones among them."""

    prices: frozenset[str] = frozenset()
    """Kinds that the sentence of one action leaves out where it tells anything else."""

    apart: frozenset[str] = frozenset()
    """Kinds of the final count: each stands on a line of its own, though the same seat did what was told before, and
    the last report of a game leaves them to the table of points below it."""

    joined: Callable[[Any, Any], Event | None] = _nothing
    """Two events in a row as the one that is told for them; None where both are told."""

    placing: Callable[[Any], Placing | Passing | None] = _nothing
    """A placement or a pass, told one line a seat."""

    income: Callable[[Any], Income | None] = _nothing
    """An income, told on one line for all seats."""

    toll: Callable[[Any], Toll | None] = _nothing
    """What an owner has of a placement, told on one line for all owners."""

    loss: Callable[[Any], Loss | None] = _nothing
    """What a seat loses for what it lacks, of events as they are told; on one line for all seats that lack the same."""

    housed: Callable[[Any], Housed | None] = _nothing
    """The houses that are counted in a section; on one line for all seats that have any."""

    gain: Callable[[Any], Gain | None] = _nothing
    """What a seat gained (of prestige also lost), for sums."""


COURSE = frozenset({"turn", "phase", "over", "decision", "options", "seat", "order", "passed", "result"})
"""Fields of every view that tell of the course of the game and are not on its board."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Board:
    """What of a view is the board: fields by name, on whatever level they stand."""

    purse: frozenset[str] = frozenset()
    """What a player has beside the board: numbers that change in nearly every phase, and that the next
    picture shows as well."""

    standing: frozenset[str] = frozenset()
    """Where workers stand. One that went home is no news."""

    redraws: frozenset[str] = frozenset()
    """Kinds of events after which a picture is wanted though nothing lies elsewhere."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Guide:
    """The facts of one game, by who asks for them."""

    # Words

    prefix: str = ""
    """What the game's own message ids begin with: `PREFIXphase-N` names a phase (0: what players choose before the
    first turn), `PREFIXlesson-phase-N` and `PREFIXlesson-KIND` are the words for newcomers about a phase and a kind of
    decision, `PREFIXrefuse-other` refuses a code only because something else is to be decided, and `PREFIXlabel-note`
    is a label that says why an action brings nothing now."""

    topics: tuple[str, ...] = ()
    """The texts of `/caylus rules` about this game (`rules-TOPIC`); the first is where newcomers begin."""

    locales: Path = LOCALES
    """The folder with the game's words: a folder a language, in it Fluent catalogues."""

    # The course of a turn

    placing_phase: int | None = None
    """The phase for which next placements can be listed before they are asked for. The decisions of later phases can be
    answered ahead; those up to it depend on what others do."""

    # Decisions

    secrecy: Secrecy = OPEN
    """Which of them depend on hidden cards."""

    at_once: frozenset[str] = frozenset()
    """Kinds of decisions that don't depend on each other and stand on the stack together: their seats may be asked at
    the same time (`Game.at_once`)."""

    declining: tuple[str, ...] = ()
    """Codes that choose none of what is offered, the best first: they can hurt least, so one is played for a seat
    whose time is up."""

    is_dear: Callable[[str], bool] = _never
    """Whether a code gives away what nobody would want given away for them."""

    wasted: Callable[[Any, Decision, str], str | None] = _nothing
    """(a spectator's view, decision, code): the message that asks whether something is really to be wasted."""

    choosing: tuple[str, ...] = ()
    """Verbs that have no slash command of their own: `/caylus choose` is for them."""

    menus: Menus = Menus()

    # What is printed

    printed: Mapping[str, Printed] = dataclasses.field(default_factory=dict)
    """Every tile and card, by id."""

    building: frozenset[str] = frozenset()
    """Verbs whose noun is a tile or card, of which people want to know what it will do."""

    spots: Callable[[Any, Printed], tuple[Spot, ...] | None] = _nothing
    """(view, tile): where it is in a game; None where that is not worth a word."""

    # Views

    holdings: Callable[[Any, int], tuple[tuple[str, int], ...]] = lambda view, seat: ()
    """(view, seat): what the seat has in front of it, as `goods-WHAT` says it."""

    points: Callable[[Any], tuple[int, ...] | None] = _nothing
    """(view): the points of every seat so far; None in a game that counts only at its end."""

    deed: Callable[[Any], Deed | None] = _nothing
    """What an event adds to the statistics of a seat."""

    order: Callable[[Any], tuple[int, ...]] = lambda view: tuple(range(len(view.players)))
    """(view): the seats in turn order."""

    # Reports and pictures

    telling: Telling = Telling()
    board: Board = Board()
    orders: Orders = dataclasses.field(default_factory=Orders)

    def phase(self, number: int) -> str:
        """The message that names a phase."""
        return f"{self.prefix}phase-{number}"

    def is_after_placing(self, phase: int) -> bool:
        """Whether the decisions of a phase can be answered ahead."""
        return self.placing_phase is not None and phase > self.placing_phase

    def least_harm(self, decision: Decision) -> str:
        """The first code that declines; where nothing can be declined, the first listed that is not dear."""
        for code in self.declining:
            if code in decision.actions:
                return code
        return next((code for code in decision.actions if not self.is_dear(code)), decision.actions[0])
