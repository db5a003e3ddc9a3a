"""The tiles and printed buildings of Caylus: the table of section 4 of the rules reference.

A plain exchange is data here. A tile with a rule of its own names it in `work`, and a file of
`rules.caylus.effects` performs it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.shared.provost import MOST_SHIFT as MOST_SHIFT

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
ANY: Final = "any"  # the white cube of a cost: any one cube, gold included

SPACES: Final = 28
GATE: Final = 29
TRADING_POST: Final = 30
TRADING_POST_DENIERS: Final = 3
MERCHANTS_GUILD: Final = 31
JOUST_FIELD: Final = 32
STABLES: Final = 33
INN: Final = 34
CASTLE: Final = 35
SPECIALS: Final = (
    "gate",
    "trading_post",
    "merchants_guild",
    "joust_field",
    "stables",
    "inn",
)
SPOTS: Final = (
    "",
    *(str(space) for space in range(1, SPACES + 1)),
    *SPECIALS,
    "castle",
)
"""The notation of every spot by its number; spot 0 does not exist."""

Goods = tuple[int, ...]
"""Numbers of food, wood, stone, cloth and gold."""


def parse_cubes(text: str) -> Goods:
    """Return "FFC" as numbers of cubes; the letters are those of the rules reference."""
    return tuple(text.count(letter) for letter in "FWSCG")


NOTHING: Final = parse_cubes("")


class Rate(NamedTuple):
    """One printed rate of a trade: the price (deniers, or cubes of one good) and the gain."""

    pay: int
    prestige: int = 0
    gold: int = 0


class Tile(NamedTuple):
    """A tile or printed building with the numbers printed on it."""

    id: str
    kind: str  # neutral, fixed, wood, stone, residence, prestige
    # what its worker does: production, market, peddler, trade, build, lawyer; "" takes no worker
    work: str = ""
    cost: Goods = NOTHING  # fixed cubes
    any_cube: bool = False  # and one cube of any kind
    deniers: int = 0  # and deniers
    prestige: int = 0
    favors: int = 0
    income: int = 0
    takes: tuple[Goods, ...] = ()  # production: the outputs to choose from
    # production: the owner's bonus, one of these cubes
    bonus: tuple[int, ...] = ()
    price: int = 0  # market: deniers for a cube; peddler: deniers for the first cube
    most: int = 0  # peddler: cubes that can be bought
    # trade: what is paid, deniers, cloth, gold or cubes (F, W, S, C in any mix)
    pays: str = ""
    rates: tuple[Rate, ...] = ()
    builds: str = ""  # carpenter, mason, architect: the kind of tile built
    copies: int = 1


def _tile(
    tile_id: str, kind: str, work: str = "", cost: str = "", **printed: object
) -> Tile:
    return Tile(
        tile_id,
        kind,
        work,
        parse_cubes(cost.replace("*", "")),
        "*" in cost,
        **printed,  # type: ignore[arg-type]
    )


def _production(
    tile_id: str, kind: str, cost: str, takes: str, **printed: object
) -> Tile:
    outputs = tuple(parse_cubes(output) for output in takes.split("/"))
    return _tile(tile_id, kind, "production", cost, takes=outputs, **printed)


NEUTRAL: Final = (
    _production("n_farm", "neutral", "", "F/C"),
    _production("n_forest", "neutral", "", "W/F"),
    _production("n_sawmill", "neutral", "", "W"),
    _production("n_quarry", "neutral", "", "S"),
    _tile("n_market", "neutral", "market", price=4),
    _tile("n_carpenter", "neutral", "build", builds="wood"),
)

FIXED: Final = (
    _tile("f_peddler", "fixed", "peddler", price=2, most=1),
    _tile("f_carpenter", "fixed", "build", builds="wood"),
    _production("gold_mine", "fixed", "", "G"),
)
PRINTED: Final = {7: "f_peddler", 8: "f_carpenter", 16: "gold_mine"}

WOODEN: Final = (
    _production("w_farm_food", "wood", "WF", "FF/C", prestige=2),
    _production("w_farm_cloth", "wood", "WF", "CC/F", prestige=2),
    _production("w_quarry", "wood", "WF", "SS", prestige=2),
    _production("w_sawmill", "wood", "WF", "WW", prestige=2),
    _tile("w_market", "wood", "market", "W*", prestige=4, price=6),
    _tile("w_peddler", "wood", "peddler", "W*", prestige=4, price=1, most=2),
    _tile("w_mason", "wood", "build", "WF", prestige=4, builds="stone"),
    # 3 with the option lawyer_vp
    _tile("w_lawyer", "wood", "lawyer", "WC", prestige=4),
)

STONES: Final = (
    _production("s_farm", "stone", "SF", "FFC", prestige=3, bonus=(FOOD, CLOTH)),
    _production("s_park", "stone", "SF", "WWF", prestige=3, bonus=(WOOD, FOOD)),
    _production("s_workshop", "stone", "SF", "SSC", prestige=3, bonus=(STONE, CLOTH)),
    _tile(
        "s_architect", "stone", "build", "SF", prestige=6, builds="prestige", copies=2
    ),
    _tile(
        "s_church",
        "stone",
        "trade",
        "SC",
        prestige=3,
        favors=1,
        pays="deniers",
        rates=(Rate(2, prestige=3), Rate(4, prestige=5)),
    ),
    _tile(
        "s_tailor",
        "stone",
        "trade",
        "SW",
        prestige=6,
        pays="cloth",
        rates=(Rate(2, prestige=4), Rate(3, prestige=6)),
    ),
    _tile(
        "s_bank",
        "stone",
        "trade",
        "SW",
        prestige=6,
        pays="deniers",
        rates=(Rate(2, gold=1), Rate(5, gold=2)),
    ),
    _tile(
        "s_alchemist",
        "stone",
        "trade",
        "SF",
        prestige=6,
        pays="cubes",
        rates=(Rate(2, gold=1), Rate(4, gold=2)),
    ),
    _tile(
        "s_jeweller",
        "stone",
        "trade",
        "SC",
        prestige=6,
        pays="gold",
        rates=(Rate(1, prestige=5), Rate(2, prestige=9)),
    ),
)

RESIDENCE: Final = _tile(
    "residence", "residence", "", "C", deniers=1, prestige=2, income=1
)

PRESTIGE: Final = (
    _tile("statue", "prestige", "", "SSG", prestige=7, favors=1),
    _tile("granary", "prestige", "", "FFFG", prestige=10),
    _tile("library", "prestige", "", "WWWG", prestige=10, income=1),
    _tile("weaver", "prestige", "", "CCCG", prestige=12),
    _tile("theater", "prestige", "", "WWWGG", prestige=14, favors=1),
    _tile("college", "prestige", "", "SSSGG", prestige=14, favors=1),
    _tile("monument", "prestige", "", "SSSSGG", prestige=14, favors=2),
    _tile("hotel", "prestige", "", "SSSGG", prestige=16, income=2),
    _tile("cathedral", "prestige", "", "SSSSSGGG", prestige=25),
)

TILES: Final[dict[str, Tile]] = {
    tile.id: tile for tile in (*NEUTRAL, *FIXED, *WOODEN, *STONES, RESIDENCE, *PRESTIGE)
}
STOCK: Final = {"wood": WOODEN, "stone": STONES, "prestige": PRESTIGE}
CRAFT: Final = ("wood", "stone")
BUILDER_OF: Final = {
    "wood": "n_carpenter",
    "stone": "w_mason",
    "prestige": "s_architect",
}
"""The tile that is named where a kind of building is built; there are more carpenters."""
OWNED: Final = ("wood", "stone", "residence", "prestige")

# The castle (section 3.2) and the favor table (section 5).

SECTIONS: Final = ("dungeon", "walls", "towers")
PLACES: Final = (6, 10, 14)
BATCH_PRESTIGE: Final = (5, 4, 3)
TRIGGERS: Final = (12, 18, 24)
SECTION_LOSS: Final = (2, 3, 4)
SECTION_FAVORS: Final = (
    (0, 0, 1, 1, 1, 1, 1),
    (0, 0, 1, 2, 2, 3, 3),
    (0, 0, 1, 1, 2, 2, 3),
)
"""Favors for 0 to 6 or more houses in the section."""

LINES: Final = ("prestige", "deniers", "cubes", "building")
TOP_LEVEL: Final = 5
BUILDERS: Final = {2: "carpenter", 3: "mason", 4: "lawyer", 5: "architect"}
"""The builder of each level of the building line."""

WORKERS: Final = 6
START_DENIERS: Final = (5, 6, 6, 7, 7)
START_CUBES: Final = parse_cubes("FFW")
LAST_BAILIFF: Final = 25
