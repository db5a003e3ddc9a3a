"""The events of Caylus.

Seats are numbers, spots and tiles the words of the notation, cubes are five numbers (food, wood, stone, cloth,
gold). Every change of deniers, cubes, prestige and workers has an event.
"""

from __future__ import annotations

from rules.caylus.tiles import NOTHING, Goods
from rules.caylus.view import CaylusView
from rules.model import Acted, Event, GameEnded, PhaseEnded, TurnBegan
from rules.shared.events import BestBuilder as BestBuilder
from rules.shared.events import Passed as Passed
from rules.shared.events import ProvostMoved as ProvostMoved


class Gained(Event, frozen=True, tag="gained"):
    """Goods from the supply; `source` is income, first_passer, favor, or the tile or building they come from.

    `bonus` when the owner gains from another player's worker (R-10).
    """

    seat: int
    source: str
    deniers: int = 0
    cubes: Goods = NOTHING
    bonus: bool = False


class Paid(Event, frozen=True, tag="paid"):
    """Goods to the supply; `source` is place, provost, batch, exchange, or the tile or building paid for."""

    seat: int
    source: str
    deniers: int = 0
    cubes: Goods = NOTHING


class Scored(Event, frozen=True, tag="prestige"):
    """Prestige won or lost (amount below 0).

    `source` is castle, building (a tile's points), trade (church, tailor, jeweler), favor, owner (another
    player's worker came), or penalty; `what` names the tile, section or spot.
    """

    seat: int
    amount: int
    source: str
    what: str


class Placed(Event, frozen=True, tag="placed"):
    """`tile` is the tile on a road space, else the spot again."""

    seat: int
    spot: str
    tile: str
    cost: int


class Relocated(Event, frozen=True, tag="relocated"):
    """The gate sent its worker on."""

    seat: int
    spot: str
    tile: str


class Returned(Event, frozen=True, tag="returned"):
    """A worker went home; not `reached` when the provost stood before its building."""

    seat: int
    spot: str
    tile: str
    reached: bool = True


class Activated(Event, frozen=True, tag="activated"):
    """A worker's building works now."""

    seat: int
    spot: str
    tile: str


class Declined(Event, frozen=True, tag="declined"):
    """The effect of a building or favor was not used.

    `why` is the missing resource (the messages `why-WHAT`), CHOSEN where nothing was missing
    (`rules.shared.declining`), and empty in games that were saved before it was noted.
    """

    seat: int
    what: str
    why: str = ""


class BailiffMoved(Event, frozen=True, tag="bailiff"):
    """The bailiff moved at the end of a turn, from a space to another."""

    start: int
    end: int


class OrderChanged(Event, frozen=True, tag="order"):
    """The stables changed the turn order."""

    order: tuple[int, ...]


class InnShifted(Event, frozen=True, tag="inn"):
    """A worker moved to the right place of the inn, or stays there (`stayed`)."""

    seat: int
    stayed: bool


class Built(Event, frozen=True, tag="built"):
    """A tile was built on a space; a prestige tile covers the residence there."""

    seat: int
    tile: str
    space: int


class Converted(Event, frozen=True, tag="converted"):
    """A tile became a residence; a craft tile went back to the stock (R-56)."""

    seat: int
    tile: str
    space: int


class ConversionPending(Event, frozen=True, tag="pending"):
    """A tile becomes a residence when its worker leaves (R-53)."""

    seat: int
    tile: str
    space: int


class BatchGiven(Event, frozen=True, tag="batch"):
    """A batch built a house in a section of the castle."""

    seat: int
    section: str


class SectionBegan(Event, frozen=True, tag="section"):
    """The scoring of a section begins; `full` when it is complete."""

    section: str
    full: bool


class SectionCounted(Event, frozen=True, tag="counted"):
    """A seat's houses in a section that is scored, and the favors that they bring."""

    seat: int
    section: str
    houses: int
    favors: int


class FavorUsed(Event, frozen=True, tag="favor"):
    """A favor goes to a line; `level` is where the marker stands then, `moved` whether it advanced."""

    seat: int
    line: str
    level: int
    moved: bool


class FavorLost(Event, frozen=True, tag="favor_lost"):
    """All four lines are used in this phase (R-72)."""

    seat: int


class SeatResult(Event, frozen=True, tag="result"):
    """One seat's final count: prestige on the track, points for gold, for other cubes and for deniers."""

    seat: int
    prestige: int
    gold: int
    cubes: int
    deniers: int
    total: int


AnyEvent = (
    Acted
    | TurnBegan
    | PhaseEnded[CaylusView]
    | Gained
    | Paid
    | Scored
    | Placed
    | Passed
    | Relocated
    | Returned
    | Activated
    | Declined
    | ProvostMoved
    | BailiffMoved
    | OrderChanged
    | InnShifted
    | Built
    | Converted
    | ConversionPending
    | BatchGiven
    | BestBuilder
    | SectionBegan
    | SectionCounted
    | FavorUsed
    | FavorLost
    | SeatResult
    | GameEnded
)
