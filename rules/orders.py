"""Standing orders as data: what to do, only under which conditions, and for how long; and what a game's guide
says of them: where wishes apply, which other kinds of orders and which conditions it has."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from rules.english import say
from rules.errors import BadOrder
from rules.model import verb

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Mapping

    from typing_extensions import TypeVar as DefaultTypeVar  # the checker's own; Python has it from 3.13 on

    from rules.model import Decision, GameView, Message

    V = DefaultTypeVar("V", bound=GameView, default=GameView)
    Shown = DefaultTypeVar("Shown", bound=GameView, default=GameView, covariant=True)
    Read = DefaultTypeVar("Read", bound=GameView, default=GameView, contravariant=True)
else:
    V = TypeVar("V")
    Shown = TypeVar("Shown", covariant=True)
    Read = TypeVar("Read", contravariant=True)

Lasts = Literal["once", "turn", "game"]
PLACING = "placing"
"""Where the orders for placing apply; other sites are a tile, a card, or a decision such as `joust`."""

SHOWN = 40  # characters of a person's text that an answer repeats
_WHOLE = frozenset({"pass", "skip", "draw", "redraw", "exchange"})  # codes without a noun
_NAMED = 12  # possible choices that an answer names


class What(msgspec.Struct, frozen=True, tag_field="do"):
    """What an order does."""


class Ranked(What, frozen=True, tag="ranked"):
    """The first code of the list that is legal, at the site named `at`."""

    at: str
    codes: tuple[str, ...]


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """One code of a list of placements, and when it counts: `upto` a price, while another code is possible
    (`free`) or not possible any more (`gone`), with a tile or card on the road (`built`), with own workers placed
    before (`mine`), only `once` somebody has passed."""

    code: str
    upto: int | None = None
    free: str = ""
    gone: str = ""
    built: str = ""
    mine: tuple[str, ...] = ()
    once: bool = False


Steps: TypeAlias = tuple[tuple[Wish, ...], ...]
"""A line of placements: steps, each with what else if its first wish can't be done."""


class Case(msgspec.Struct, frozen=True):
    """The line of placements for the case that a wish is `gone`: all of it, what comes before that wish too."""

    gone: str
    steps: Steps


class PlacementSteps(What, frozen=True, tag="placings"):
    """The placements of a turn in order, each once: of the first step that can be done the first wish that
    counts; `spare` deniers are not spent. The first of the `cases` that has come takes the place of the line."""

    steps: Steps
    spare: int = 0
    cases: tuple[Case, ...] = ()


class Guard(msgspec.Struct, frozen=True):
    """A condition of one of the game's kinds, with its number if it has one."""

    kind: str
    number: int = 0


W = TypeVar("W", bound=What)


class OrderOf(msgspec.Struct, Generic[W], frozen=True):
    """A standing order: what, its guards, how long it lasts, and how often it acts (0: as often as it can)."""

    what: W
    guards: tuple[Guard, ...] = ()
    lasts: Lasts = "turn"
    times: int = 0


class ArmedOf(msgspec.Struct, Generic[W], frozen=True):
    """An order as it was armed: the last turn it is for (None: to the end), what stood on the road of
    others then, how many had passed, what could be chosen (`known`, for placings), and which own buildings
    were `used`; `acted` counts what it did, `did` names it (for placings), `at` tells at which revision, so
    that it can be taken back, and `part` says that it belongs to the programme of a turn."""

    order: OrderOf[W]
    turn: int
    until: int | None
    built: tuple[tuple[str, int], ...]
    passed: int
    acted: int = 0
    known: tuple[str, ...] = ()
    used: tuple[int, ...] = ()
    did: tuple[str, ...] = ()
    part: bool = False
    at: tuple[int, ...] = ()


Order: TypeAlias = OrderOf[What]
Armed: TypeAlias = ArmedOf[What]


class Act(NamedTuple):
    """The order plays this code."""

    code: str


class Stop(NamedTuple):
    """The order can't act and stops; the person is asked."""

    why: Message


Evaluation: TypeAlias = Act | Stop | None
"""What an order makes of a decision; None: it isn't concerned."""


class Seen(NamedTuple, Generic[Shown]):
    """What an order may look at: its seat's view, the decision, and where it comes up."""

    view: Shown
    decision: Decision
    place: str


class Present(NamedTuple):
    """What conditions are about, as a seat sees it: the tiles or cards of other seats with their owners, in a settled
    order (`built`); how many have `passed`; the spaces of its own where somebody else works (`used`); the codes of the
    placements of its workers (`mine`); its `deniers`; the tiles or cards on the road, by id (`road`)."""

    built: tuple[tuple[str, int], ...] = ()
    passed: int = 0
    used: tuple[int, ...] = ()
    mine: frozenset[str] = frozenset()
    deniers: int = 0
    road: frozenset[str] = frozenset()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Site:
    """A place or decision for which wishes can be listed: "farm: cloth > food", "place gate > 3"."""

    at: str
    """Its name in orders that are stored."""

    begins: str
    """How its orders begin: "n_farm:", "place"."""

    verbs: tuple[str, ...] = ()
    """What a bare word can mean: "cloth" is "take cloth"."""

    name: str = ""
    """The English name, in small letters, by which a site that ends in a colon goes too."""

    items: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Codes that have a word of their own, by it."""

    single: bool = False
    """Whether one of the `items` is the whole order."""

    lasts: Lasts = "game"
    """How long such an order lasts if nothing else is said."""

    possible: tuple[str, ...] = ()
    """What can ever be chosen there: codes, or verbs for all of their codes."""

    def allows(self, code: str) -> bool:
        """Whether the code can ever be chosen there."""
        return code in self.possible or verb(code) in self.possible or code in self.items.values()

    @property
    def heading(self) -> str:
        """What answers call it."""
        return self.begins.removesuffix(":")


@dataclasses.dataclass(frozen=True, kw_only=True)
class OrderKind(Generic[W, Read]):
    """A kind of order that is no list of wishes. `read` gets what follows `begins`, in small letters, and
    raises BadOrder."""

    what: type[W]
    begins: str
    read: Callable[[str], W]
    spell: Callable[[W], str]
    wish: Callable[[W, Seen[Read]], Evaluation]
    places: bool = False  # for the phase of placing


@dataclasses.dataclass(frozen=True, kw_only=True)
class GuardKind(Generic[Read]):
    """A kind of condition: how it is written, how it is spelled (`{number}`), and why it forbids a code."""

    kind: str
    pattern: re.Pattern[str]
    spelled: str
    broken: Callable[[Guard, Armed, Seen[Read], str], Message | None]


def _free(seen: object, code: str) -> int:
    return 0


def _nowhere(seen: object) -> str:
    return ""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Orders(Generic[V]):
    """The standing orders of one game."""

    sites: tuple[Site, ...] = ()
    kinds: tuple[OrderKind[Any, V], ...] = ()  # of different things to do
    guards: tuple[GuardKind[V], ...] = ()

    at: Callable[[Seen[V]], str] = _nowhere
    """The site at which a decision comes up; "" where wishes can't be listed for it."""

    present: Callable[[V, int], Present] = lambda view, seat: Present()
    """(view, seat): what conditions are about, as it is now."""

    price: Callable[[Seen[V], str], int] = _free
    """The deniers that a placement costs."""

    offers: tuple[tuple[str, int, str], ...] = ()
    """What a list of placements can have: what it says (a message and its number) and its notation."""

    later: tuple[tuple[str, int, str], ...] = ()
    """What the plan of a turn can say of all that comes after placing; with {seat} in it there is one for every other
    seat."""

    site_of: Callable[[V, str], str] = lambda view, code: ""
    """(view, code of a placement): the site at which its worker will decide, "" for none."""

    examples: tuple[tuple[str, str], ...] = ()
    """Orders to begin with: what they do in words (a message), and their notation."""

    def kind_of(self, what: What) -> OrderKind[Any, V] | None:
        """The kind of what an order does; None for a list of wishes."""
        return next((kind for kind in self.kinds if type(what) is kind.what), None)

    def places(self, what: What) -> bool:
        """Whether an order is for the phase of placing."""
        if isinstance(what, Ranked):
            return what.at == PLACING
        if isinstance(what, PlacementSteps):
            return True
        kind = self.kind_of(what)
        return kind is not None and kind.places


def whole(text: str, least: int, most: int) -> int:
    """The number a text says; raises BadOrder."""
    if not text.isdigit() or not text.isascii() or not least <= int(text[:6]) <= most:
        raise BadOrder(say("pace-order-number", text=text[:SHOWN], least=least, most=most))
    return int(text)


def no_item(text: str, at: str) -> BadOrder:
    """The refusal of a text that is nothing to be chosen at a site."""
    return BadOrder(say("pace-order-item", text=text[:SHOWN], at=at))


def not_there(text: str, site: Site) -> BadOrder:
    """The refusal of what can never be chosen at a site; it names what can."""
    if not site.possible:
        return BadOrder(say("pace-order-nothing", text=text[:SHOWN], at=site.heading))
    verbs = [code for code in site.possible if code not in _WHOLE and " " not in code]
    said = f"{site.verbs[0]} " if site.verbs else ""
    named = [f"{code} …" if code in verbs else code.removeprefix(said) for code in site.possible]
    named = named if len(named) <= _NAMED else [*named[:_NAMED], "…"]
    return BadOrder(say("pace-order-never", text=text[:SHOWN], at=site.heading, can=", ".join(named)))


def no_clause(text: str) -> BadOrder:
    """The refusal of a text that is no condition."""
    return BadOrder(say("pace-order-clause", text=text[:SHOWN]))
