"""The cards of Magna Carta with the numbers printed on them (section 2 of the rules reference)."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.shared.provost import MOST_SHIFT as MOST_SHIFT

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
CUBES: Final = ("food", "wood", "stone", "gold")

Goods = tuple[int, ...]
"""Numbers of food, wood, stone and gold."""


def parse_cubes(text: str) -> Goods:
    """Return "FSS" as numbers of cubes; the letters are those of the rules reference."""
    return tuple([text.count(letter) for letter in "FWSG"])


NOTHING: Final = parse_cubes("")
ONE: Final = tuple(parse_cubes(letter) for letter in "FWSG")
"""A single cube of each kind."""


class Rate(NamedTuple):
    """One printed option of a purchase: the deniers it costs, and the cubes or tokens it brings."""

    deniers: int
    number: int


class Card(NamedTuple):
    """A card.

    The primary effect is the worker's owner's; the secondary (`owner_...`) is the card owner's, and only when
    the worker is another player's.
    """

    id: str
    # wood or stone (the frame of a player card), neutral, residence, prestige
    kind: str
    # gives, or the kind of decision: peddler, market ...; "" takes no worker
    work: str = ""
    cost: Goods = NOTHING  # fixed cubes
    any_cube: bool = False  # and one cube of any kind
    points: int = 0
    income: int = 0
    gives: Goods = NOTHING  # what the worker's owner gets at once
    deniers: int = 0
    rates: tuple[Rate, ...] = ()  # what the worker's owner may buy, one of them (M-33)
    price: int = 0  # deniers for a cube sold
    owner_gives: Goods = NOTHING
    owner_deniers: int = 0
    owner_rates: tuple[Rate, ...] = ()
    # a small card: the owner's cubes are those lying on it (M-16)
    stocked: bool = False
    beginner: bool = True


def _card(
    card_id: str, kind: str, work: str = "", cost: str = "", **printed: object
) -> Card:
    return Card(
        card_id,
        kind,
        work,
        parse_cubes(cost.replace("*", "")),
        "*" in cost,
        **printed,  # type: ignore[arg-type]
    )


def _production(
    card_id: str, kind: str, cost: str, gives: str, owner: str = "", **printed: object
) -> Card:
    return _card(
        card_id,
        kind,
        "gives",
        cost,
        gives=parse_cubes(gives),
        owner_gives=parse_cubes(owner),
        **printed,
    )


PLAYER_CARDS: Final = (
    _production("small_farm", "wood", "FW", "F", "F", points=1, stocked=True),
    _production("small_sawmill", "wood", "FW", "W", "W", points=1, stocked=True),
    _production("small_quarry", "wood", "FW", "S", "S", points=1, stocked=True),
    _card(
        "peddler",
        "wood",
        "peddler",
        "W*",
        points=2,
        rates=(Rate(1, 1), Rate(2, 2)),
        owner_rates=(Rate(1, 1),),
    ),
    _card("market", "wood", "market", "W*", points=2, price=4, owner_deniers=1),
    _card("lawyer", "wood", "lawyer", "FW", points=2, owner_deniers=2, beginner=False),
    _production("large_farm", "stone", "FSS", "FF", "F", points=2),
    _production("large_sawmill", "stone", "FSS", "WW", "W", points=2),
    _production("large_quarry", "stone", "FSS", "SS", "S", points=2),
    _card("gold_mine", "stone", "gold_mine", "FSS", points=2, gives=parse_cubes("G")),
    _card(
        "bank",
        "stone",
        "bank",
        "WSS",
        points=3,
        rates=(Rate(1, 1), Rate(3, 2)),
        owner_rates=(Rate(2, 1),),
    ),
    _card(
        "church",
        "stone",
        "church",
        "WSS",
        points=3,
        rates=(Rate(2, 1), Rate(5, 2)),
        owner_rates=(Rate(3, 1),),
        beginner=False,
    ),
)
"""Every player has one of each; the backs are residences."""

NEUTRAL: Final = (
    _production("n_park", "neutral", "", "F"),
    _production("n_forest", "neutral", "", "W"),
    _production("n_quarry", "neutral", "", "S"),
    _card("n_trading_post", "neutral", "gives", deniers=2),
)
"""Drawn at random for the start of the road; the neutral Peddler always follows them."""

NEUTRAL_PEDDLER: Final = _card("n_peddler", "neutral", "peddler", rates=(Rate(1, 1),))

RESIDENCE: Final = _card("residence", "residence", points=1, income=1)

PRESTIGE: Final = (
    _card("theatre", "prestige", "", "WWG", points=6),
    _card("statue", "prestige", "", "SSG", points=6),
    _card("hotel", "prestige", "", "SSSG", points=6, income=1, beginner=False),
    _card("stables", "prestige", "", "FFFGG", points=10),
    _card("town_hall", "prestige", "", "WWWGG", points=10),
    _card("monument", "prestige", "", "SSSGG", points=10),
    _card("cathedral", "prestige", "", "SSSSSGGG", points=14),
)

CARDS: Final[dict[str, Card]] = {
    card.id: card
    for card in (*PLAYER_CARDS, *NEUTRAL, NEUTRAL_PEDDLER, RESIDENCE, *PRESTIGE)
}

# Set-up (section 3), turn (section 4) and castle.

RANDOM_NEUTRALS: Final = {2: 1, 3: 2, 4: 3}
TOKENS: Final = {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9)}
CARD_STOCK: Final = {2: 2, 3: 4, 4: 4}
"""Cubes on a new small card, by number of players."""

SECTIONS: Final = ("dungeon", "walls", "towers")
TOKEN_POINTS: Final = (4, 3, 2)

WORKERS: Final = 4
HAND: Final = 3
START_DENIERS: Final = 4
START_CUBES: Final = parse_cubes("FFWW")
INCOME: Final = 2
PROVOST_ADVANCE: Final = 2
REMOVED: Final = 2  # tokens that leave the game when nobody gave a batch


def deck(beginner: bool) -> tuple[str, ...]:
    """Return the player cards of one seat, in the order of the table."""
    return tuple([card.id for card in PLAYER_CARDS if card.beginner or not beginner])


def prestige_cards(beginner: bool) -> tuple[str, ...]:
    """Return the prestige cards on offer."""
    return tuple([card.id for card in PRESTIGE if card.beginner or not beginner])
