"""Orders in words: what is read, what is refused and how, and that they come back as they were."""

import random

import pytest

from bot.core.errors import BadChoice
from bot.features.plans.armed import arm, decode, encode
from bot.features.plans.evaluate import look
from bot.features.plans.order_notation import read_order, spell
from rules.caylus.orders import PassOver
from rules.orders import Guard, Order, Ranked
from rules.register import GAMES
from rules.shared.orders import Castle
from rules.shared.provost import Provost
from tests.bot.features.plans.random_orders import BODIES, CLAUSES, some_order
from tests.rules.games import RandomPlayer, set_ups
from tests.rules.play import play

CAYLUS, MAGNA_CARTA = GAMES["caylus"], GAMES["magna_carta"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (
            "place gate, else 3, else pass",
            Order(Ranked("placing", ("place gate", "place 3", "pass")), times=1),
        ),
        (
            "place joust field > Castle",
            Order(Ranked("placing", ("place joust_field", "place castle")), times=1),
        ),
        ("pass over 2", Order(PassOver(2))),
        ("provost never pay", Order(Provost("never"))),
        ("provost to 9 for 2", Order(Provost("to", 9, 2))),
        ("provost 9", Order(Provost("to", 9, 3))),
        ("provost stay if works", Order(Provost("leave"))),
        ("farm: cloth", Order(Ranked("n_farm", ("take cloth",)), lasts="game")),
        ("Wooden market: gold; once", Order(Ranked("w_market", ("sell gold",)), lasts="once")),
        ("carpenter: w_mason > skip", Order(Ranked("n_carpenter", ("build w_mason", "skip")), lasts="game")),
        ("gate: 5 > castle", Order(Ranked("gate", ("move 5", "move castle")), lasts="game")),
        ("castle 2 keep gold", Order(Castle(2, True))),
        ("inn stay", Order(Ranked("inn", ("stay",)), lasts="game")),
        ("joust no", Order(Ranked("joust", ("skip",)), lasts="game")),
        (
            "favor building > take gold; turn",
            Order(Ranked("favor", ("favor building", "take gold")), lasts="turn"),
        ),
        (
            "place 3; if provost >= 9; unless built; keep 2; 2 times",
            Order(
                Ranked("placing", ("place 3",)),
                (Guard("from", 9), Guard("unbuilt"), Guard("keep", 2)),
                "turn",
                2,
            ),
        ),
    ],
)
def test_orders_are_read(text, order):
    assert read_order(CAYLUS, text) == order


def test_orders_of_magna_carta_have_its_codes():
    order = read_order(MAGNA_CARTA, "place draw > 2 > build small_farm > pass")
    assert order.what == Ranked("placing", ("draw", "place 2", "build small_farm", "pass"))
    assert read_order(MAGNA_CARTA, "bank: 1").what == Ranked("bank", ("pay 1",))
    assert read_order(MAGNA_CARTA, "peddler: food").what.codes == ("buy food",)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An order says what to do"),
        ("dance", "“dance” is no order"),
        ("place 29", "“29” can never be chosen at “place”. Possible there: gate,"),
        ("place", "nothing that can be chosen"),
        ("castle 0", "“0” is no number from 1 to 20"),
        ("castle 1 take gold", "is no condition"),
        ("pass over 9", "no number from 1 to 5"),
        ("pass over ²", "no number"),
        ("provost up", "nothing that can be chosen at “provost”"),
        ("inn maybe", "at “inn”"),
        ("ministry: cloth", "“ministry” is no order"),
        ("farm: gold bars", "“gold bars” can never be chosen at “n_farm”. Possible there: food, cloth."),
        ("farm: gold", "“gold” can never be chosen at “n_farm”. Possible there: food, cloth."),
        ("farm: food > sell food", "“sell food” can never be chosen at “n_farm”"),
        ("gold mine: gold", "“gold” can never be chosen at “gold_mine”: nothing is chosen there."),
        ("jeweller: 5", "Possible there: 1, 2, skip."),
        ("carpenter: statue", "Possible there: w_farm_food, "),
        ("place 3 or take food", "“take food” can never be chosen at “place”"),
        ("gate: gate", "“gate” can never be chosen at “gate”. Possible there: castle, inn, "),
        ("place 3; perhaps", "“perhaps” is no condition"),
        ("place 3; 9 times", "no number from 1 to 6"),
        ("x" * 5000, "is no order"),
        (";;;", "An order says what to do"),
    ],
)
def test_what_is_no_order_is_refused_with_what_can_be_said(text, sentence):
    with pytest.raises(BadChoice) as refused:
        read_order(CAYLUS, text)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    "text", ["inn stay", "joust yes", "pass over 2", "favor prestige", "gate: 3", "n_farm: food"]
)
def test_orders_for_what_magna_carta_has_not_are_refused(text):
    with pytest.raises(BadChoice):
        read_order(MAGNA_CARTA, text)


@pytest.mark.parametrize(("game", "header"), list(set_ups(60)), ids=lambda value: getattr(value, "seed", ""))
def test_what_a_game_asks_can_always_be_ordered(game, header):
    sites = {site.at: site for site in game.guide.orders.sites}
    state, _ = game.start(header)
    player = RandomPlayer(header.seed, 0.8)
    seen = 0
    while (decision := game.decision(state)) is not None:
        at = game.guide.orders.at(look(game, state, decision))
        if at in sites:
            refused = [code for code in decision.actions if not sites[at].allows(code)]
            assert not refused, f"{at}: {refused}"
            seen += 1
        game.step(state, player.choose(decision.actions))
    assert seen > 20


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_order_is_spelled_as_it_is_read(game):
    for body in BODIES[game.id]:
        for clause in CLAUSES:
            order = read_order(game, body + clause)
            assert read_order(game, spell(game, order)) == order


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reading_scraps_of_orders_reads_or_refuses(game):
    chance = random.Random(1)
    for _ in range(600):
        text = some_order(game.id, chance)
        at = chance.randrange(len(text))
        torn = (
            text[:at]
            + chance.choice(("", " ", ";", ">", "9", "\x00", "é", "²"))
            + text[at + chance.randrange(3) :]
        )
        try:
            order = read_order(game, torn)
        except BadChoice:
            continue
        assert read_order(game, spell(game, order)) == order


def test_an_armed_order_is_stored_as_text_and_comes_back():
    played = play("set road 9: w_mason Red\n")
    armed = arm(played.game, played.state, 0, read_order(CAYLUS, "place 3; unless built; 2 times"))
    assert armed.built == (("w_mason", 1),)
    assert (armed.turn, armed.until, armed.passed, armed.acted) == (1, 1, 0, 0)
    assert decode("caylus", encode(armed)) == armed
