"""The events of Magna Carta, all of them public: no event names a hidden card.

Seats are numbers, `place` a road position (0: none), cards the words of the notation, cubes four numbers (food,
wood, stone, gold). Every change of deniers, cubes, tokens, cards and workers has an event.
"""

from __future__ import annotations

from rules.magna_carta.cards import NOTHING, Goods
from rules.magna_carta.view import MagnaCartaView
from rules.model import Acted, Event, GameEnded, PhaseEnded, TurnBegan
from rules.shared.events import BestBuilder as BestBuilder
from rules.shared.events import Passed as Passed
from rules.shared.events import ProvostMoved as ProvostMoved


class HandReplaced(Event, frozen=True, tag="replaced"):
    """The whole hand went to the open discard pile and as many cards were drawn."""

    seat: int
    discarded: tuple[str, ...]
    opening: bool


class CardsDrawn(Event, frozen=True, tag="drawn"):
    """Cards came from the pile to the hand; only their number is public."""

    seat: int
    number: int


class PileShuffled(Event, frozen=True, tag="shuffled"):
    """The discards became a new pile of that many cards (M-11)."""

    seat: int
    number: int


class Gained(Event, frozen=True, tag="gained"):
    """Goods from the supply; `source` is income, first_passer, best_builder, or the card they come from.

    `bonus` when the card's owner gains from another player's worker; `left` where the cubes lay on a small
    card: how many still lie there.
    """

    seat: int
    source: str
    deniers: int = 0
    cubes: Goods = NOTHING
    bonus: bool = False
    place: int = 0
    left: int | None = None


class Paid(Event, frozen=True, tag="paid"):
    """Goods to the supply; `source` is draw, redraw, provost, batch, or the card paid for."""

    seat: int
    source: str
    deniers: int = 0
    cubes: Goods = NOTHING
    place: int = 0


class Placed(Event, frozen=True, tag="placed"):
    """A worker was placed; its price is here, and not in an event Paid."""

    seat: int
    place: int
    card: str
    cost: int


class Built(Event, frozen=True, tag="built"):
    """A hand card at the end of the road, a prestige card on a residence, or (place 0) before the player.

    `cubes` lie on a new small card.
    """

    seat: int
    card: str
    place: int
    cubes: int = 0


class Activated(Event, frozen=True, tag="activated"):
    """A worker's card works now."""

    seat: int
    place: int
    card: str


class Declined(Event, frozen=True, tag="declined"):
    """An effect was not used; `bonus` when it was the card owner's.

    `why` is the missing resource (the messages `why-WHAT`), `rules.shared.declining.CHOSEN` where nothing was
    missing, and empty in games saved before it was noted.
    """

    seat: int
    card: str
    place: int
    bonus: bool = False
    why: str = ""


class Converted(Event, frozen=True, tag="converted"):
    """A card became a residence; `cubes` on it went to the supply (M-14)."""

    seat: int
    card: str
    place: int
    cubes: int = 0


class ConversionPending(Event, frozen=True, tag="pending"):
    """A card becomes a residence when its worker is done (M-13)."""

    seat: int
    card: str
    place: int


class Returned(Event, frozen=True, tag="returned"):
    """A worker went home; not `reached` when the provost stood before its card."""

    seat: int
    place: int
    reached: bool = True


class TokenTaken(Event, frozen=True, tag="token"):
    """A castle token of a section for a batch or from the church (`source`)."""

    seat: int
    section: str
    source: str


class TokensRemoved(Event, frozen=True, tag="removed"):
    """Nobody gave a batch: tokens left the game, by section."""

    sections: tuple[str, ...]


class SeatResult(Event, frozen=True, tag="result"):
    """One seat's final count: points for tokens, cards, gold, other cubes and deniers."""

    seat: int
    tokens: int
    cards: int
    gold: int
    cubes: int
    deniers: int
    total: int


AnyEvent = (
    Acted
    | TurnBegan
    | PhaseEnded[MagnaCartaView]
    | HandReplaced
    | CardsDrawn
    | PileShuffled
    | Gained
    | Paid
    | Placed
    | Built
    | Passed
    | ProvostMoved
    | Activated
    | Declined
    | Converted
    | ConversionPending
    | Returned
    | TokenTaken
    | BestBuilder
    | TokensRemoved
    | SeatResult
    | GameEnded
)
