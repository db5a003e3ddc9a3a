"""Phase 5: markets, peddlers, church, tailor, bank, alchemist and jeweller, with their printed rates."""

from __future__ import annotations

import pytest

from tests.rules.play import Played, play

CUBES = ("food", "wood", "stone", "cloth")
ALL = (*CUBES, "gold")
EVERY_CUBE = " ".join(f"{cube}=5" for cube in ALL)
PAIRS = [f"{a}+{b}" for a in sorted(CUBES) for b in sorted(CUBES) if a <= b]


def at(tile: str, goods: str, deniers: int = 20) -> Played:
    """Blue's worker stands on the tile and decides, with these goods and deniers."""
    space = {"n_market": 5, "f_peddler": 7}.get(tile, 9)
    built = f"set road 9: {tile} Red\n" if space == 9 else ""
    nothing = dict.fromkeys(ALL, 0)
    nothing |= {
        name: int(number)
        for name, number in (part.split("=") for part in goods.split())
    }
    own = " ".join(f"{name}={number}" for name, number in nothing.items())
    # Red passes first; Blue pays 1 denier for the worker
    text = f"option jeweller: yes\n{built}set provost: 9\nset Blue: deniers={deniers - 1} {own}\n"
    game = play(text + f"Blue place {space}\nRed pass\nGreen pass")
    return game.until(lambda game: game.phase == 5 or game.turn == 2)


def test_the_deniers_of_these_tests_are_what_they_say() -> None:
    assert at("w_peddler", "", 6).has("Blue", "deniers") == (6,)
    assert at("w_peddler", "", 1).has("Blue", "deniers") == (1,)


@pytest.mark.parametrize(("tile", "price"), [("n_market", 4), ("w_market", 6)])
@pytest.mark.parametrize("cube", ALL)
def test_a_market_buys_one_cube_of_any_kind_gold_included(
    tile: str, price: int, cube: str
) -> None:
    """R-3: exactly one cube per activation."""
    game = at(tile, EVERY_CUBE, 3)
    assert (game.kind, game.legal) == (
        "market",
        {"skip", *(f"sell {name}" for name in ALL)},
    )
    game.act(f"Blue sell {cube}")
    assert game.turn == 2
    assert game.has("Blue", "deniers", cube) == (3 + price + 2, 4)


def test_a_market_offers_only_what_the_player_holds() -> None:
    assert at("w_market", "gold=1").legal == {"skip", "sell gold"}


@pytest.mark.parametrize("cube", CUBES)
def test_the_fixed_peddler_sells_one_cube_for_two_deniers_and_never_gold(
    cube: str,
) -> None:
    """R-5, R-6."""
    game = at("f_peddler", "", 5)
    assert (game.kind, game.legal) == (
        "peddler",
        {"skip", *(f"buy {name}" for name in CUBES)},
    )
    game.act(f"Blue buy {cube}")
    assert game.turn == 2
    assert game.has("Blue", "deniers", cube) == (5 - 2 + 2, 1)


def test_the_fixed_peddler_sells_nothing_for_one_denier() -> None:
    assert at("f_peddler", "", 1).turn == 2


def test_the_wood_peddler_sells_one_cube_for_one_denier_or_two_for_two() -> None:
    """R-5, R-6: alike or different, no gold."""
    game = at("w_peddler", "", 2)
    assert game.kind == "peddler"
    assert game.legal == {
        "skip",
        *(f"buy {name}" for name in CUBES),
        *(f"buy {pair}" for pair in PAIRS),
    }
    assert len(PAIRS) == 10
    assert at("w_peddler", "", 1).legal == {"skip", *(f"buy {name}" for name in CUBES)}


@pytest.mark.parametrize(
    ("code", "paid", "cubes"),
    [
        ("buy wood", 1, {"wood": 1}),
        ("buy stone+wood", 2, {"stone": 1, "wood": 1}),
        ("buy cloth+cloth", 2, {"cloth": 2}),
    ],
)
def test_the_wood_peddler_gives_what_was_bought(
    code: str, paid: int, cubes: dict[str, int]
) -> None:
    game = at("w_peddler", "", 8).act(f"Blue {code}")
    assert game.turn == 2
    assert game.has("Blue", "deniers") == (8 - paid + 2,)
    assert {
        cube: game.player("Blue")[cube] for cube in ALL if game.player("Blue")[cube]
    } == cubes


# tile, what is paid, rate, what is gained
RATES = [
    ("s_church", "deniers", 2, "prestige", 3),
    ("s_church", "deniers", 4, "prestige", 5),
    ("s_tailor", "cloth", 2, "prestige", 4),
    ("s_tailor", "cloth", 3, "prestige", 6),
    ("s_bank", "deniers", 2, "gold", 1),
    ("s_bank", "deniers", 5, "gold", 2),
    ("s_alchemist", "wood", 2, "gold", 1),
    ("s_alchemist", "wood", 4, "gold", 2),
    ("s_jeweller", "gold", 1, "prestige", 5),
    ("s_jeweller", "gold", 2, "prestige", 9),
]


def holding(tile: str, price: str, amount: int) -> Played:
    """Blue at the tile with exactly that amount of what it takes."""
    if price == "deniers":
        return at(tile, "", amount)
    return at(tile, f"{price}={amount}")


@pytest.mark.parametrize(("tile", "price", "amount", "gain", "gained"), RATES)
def test_each_printed_rate_can_be_paid_once(
    tile: str, price: str, amount: int, gain: str, gained: int
) -> None:
    """R-6 and section 4."""
    game = holding(tile, price, amount + 1)
    before = game.player("Blue")
    assert game.kind == "trade"
    game.act(f"Blue pay {amount}")
    income = 2 if price == "deniers" else 0
    assert game.turn == 2
    assert game.has("Blue", price) == (before[price] - amount + income,)
    assert game.has("Blue", gain) == (before[gain] + gained,)


@pytest.mark.parametrize(
    "tile", ["s_church", "s_tailor", "s_bank", "s_alchemist", "s_jeweller"]
)
def test_only_the_rates_the_player_can_pay_are_offered(tile: str) -> None:
    """R-6, R-63."""
    price = {row[0]: row[1] for row in RATES}[tile]
    low, high = (row[2] for row in RATES if row[0] == tile)
    assert holding(tile, price, low - 1).turn == 2
    assert holding(tile, price, low).legal == {"skip", f"pay {low}"}
    assert holding(tile, price, high - 1).legal == {"skip", f"pay {low}"}
    assert holding(tile, price, high).legal == {"skip", f"pay {low}", f"pay {high}"}


def test_the_alchemist_takes_no_gold() -> None:
    """R-4."""
    assert at("s_alchemist", "food=1 gold=9").turn == 2
    game = at("s_alchemist", "food=1 wood=1 gold=9")
    assert game.legal == {"skip", "pay 2"}
    game.act("Blue pay 2")
    assert (game.kind, game.legal) == ("give", {"give food", "give wood"})


def test_the_alchemist_takes_any_mix_cube_by_cube() -> None:
    """R-4; records: `give` is asked cube by cube until one kind is left."""
    game = at("s_alchemist", "food=1 wood=1 stone=1 cloth=2").act("Blue pay 4")
    assert game.legal == {"give food", "give wood", "give stone", "give cloth"}
    game.act("Blue give cloth", "Blue give food", "Blue give cloth")
    assert game.legal == {"give wood", "give stone"}
    game.act("Blue give stone")
    assert game.turn == 2
    assert game.has("Blue", *ALL) == (0, 1, 0, 0, 2)


def test_the_alchemist_asks_even_where_the_outcome_is_the_same() -> None:
    """Records, code `give`: exactly the two cubes held, of two kinds, are still asked for once."""
    game = at("s_alchemist", "food=1 wood=1").act("Blue pay 2")
    assert game.legal == {"give food", "give wood"}
    game.act("Blue give wood")
    assert game.turn == 2
    assert game.has("Blue", "food", "wood", "gold") == (0, 0, 1)


def test_the_alchemist_asks_nothing_while_one_kind_is_left() -> None:
    game = at("s_alchemist", "stone=3 gold=1").act("Blue pay 2")
    assert game.turn == 2
    assert game.has("Blue", "stone", "gold") == (1, 2)


def test_bank_and_church_take_no_gold_for_deniers() -> None:
    """R-7: deniers and gold are unrelated."""
    assert at("s_bank", "gold=9", 1).turn == 2
    assert at("s_church", "gold=9", 1).turn == 2
