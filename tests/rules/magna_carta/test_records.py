"""Decks in records, exports that replay, notation and JSON of Magna Carta."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import record as records
from rules.errors import NotNotation, RecordError
from rules.header import Header
from rules.magna_carta.cards import deck
from rules.notation import SEATS
from rules.register import find_game
from rules.verify import commitment, verify
from tests.rules.games import RandomPlayer
from tests.rules.magna_carta.positions import DECK, play
from tests.rules.play import Played
from tests.rules.play import play as play_text

GAME = find_game("magna_carta")
SIX = "small_farm, small_sawmill, small_quarry, peddler, market, lawyer"


def reshuffling(line: str) -> str:
    """Blue has discarded the six cards of SIX, and the pile is empty."""
    return f"{line}set Blue: deniers=20\nset hand Blue: {SIX}\nset hand Red:\n\nBlue redraw\nRed pass\n"


def test_further_deck_lines_are_the_piles_after_the_reshuffles() -> None:
    pile = "market, lawyer, small_farm, peddler, small_quarry, small_sawmill"
    game = play(reshuffling(f"deck Blue: {pile}\n")).act("Blue draw")
    assert game.player("Blue")["hand"][-1] == "market"
    game.act("Blue draw")
    assert game.player("Blue")["hand"][-1] == "lawyer"


@pytest.mark.parametrize(
    "pile",
    [
        "market, lawyer, small_farm, peddler, small_quarry",
        "market, lawyer, small_farm, peddler, small_quarry, bank",
        "market, lawyer, small_farm, peddler, small_quarry, small_sawmill, bank",
    ],
)
def test_a_reshuffle_that_is_not_exactly_the_discards_is_an_error_of_its_line(
    pile: str,
) -> None:
    text = play().record.header
    lines = [
        "game: magna_carta",
        f"players: {', '.join(text.players)}",
        f"deck Blue: {DECK}",
        f"deck Blue: {pile}",
        reshuffling(""),
        "Blue draw",
    ]
    with pytest.raises(RecordError, match="exactly the cards discarded") as caught:
        records.replay(
            records.read("\n".join(["order: Blue, Red", "neutral: n_park", *lines]))
        )
    assert caught.value.line == 6


def test_an_export_keeps_deck_lines_of_reshuffles_that_have_not_come() -> None:
    coming = "market, lawyer, small_farm, peddler, small_quarry, small_sawmill"
    played = play(reshuffling(f"deck Blue: {coming}\n"))
    text = records.export(records.replay(played.record))
    assert f"deck Blue: {coming}\n" in text
    again = play_text(text)
    assert records.export(records.replay(again.record)) == text
    assert again.act("Blue draw").player("Blue")["hand"][-1] == "market"
    after = records.export(
        records.Replay(played.game, played.record.header, again.state, again.actions)
    )
    assert after.count(f"deck Blue: {coming}\n") == 1


def test_a_refused_reshuffle_changes_nothing() -> None:
    game = play(reshuffling("deck Blue: market\n"))
    before = game.game.encode(game.state)
    for code in ("Blue draw", "Blue redraw"):
        with pytest.raises(Exception, match="exactly the cards discarded"):
            game.act(code)
        assert game.game.encode(game.state) == before


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("deck Blue: bank", "must hold all 12 cards"),
        (f"deck Blue: {DECK}, bank", "twice"),
        (f"deck Blue: {DECK.replace('church', 'palace')}", "palace"),
        ("deck Purple: bank", "Purple"),
        ("deck Blue:", "not a player card"),
        ("neutral: n_park, n_forest", "1 different"),
        ("neutral: n_peddler", "1 different"),
        ("neutral: n_farm", "1 different"),
    ],
)
def test_a_deck_or_neutral_line_that_cannot_be_is_refused(
    line: str, problem: str
) -> None:
    with pytest.raises(RecordError, match=problem) as caught:
        records.start(records.read(f"game: magna_carta\nplayers: Blue, Red\n{line}\n"))
    assert caught.value.line == 3


def busy_game(
    seed: int, seats: int, rules: str
) -> tuple[Header, list[tuple[int, str]], bytes]:
    header = Header(GAME.id, SEATS[:seats], {"rules": rules}, seed)
    state, _ = GAME.start(header)
    player = RandomPlayer(seed, taste=0.9)
    actions = []
    while decision := GAME.decision(state):
        code = player.choose(decision.actions)
        GAME.step(state, code)
        actions.append((decision.seat, code))
    return GAME.drawn(state, header), actions, GAME.encode(state)


@pytest.mark.parametrize("seed", range(6))
def test_an_export_has_every_deck_and_replays_without_its_seed(seed: int) -> None:
    drawn, actions, saved = busy_game(
        seed, 2 + seed % 3, ("standard", "beginner")[seed % 2]
    )
    text = records.write(GAME, drawn, actions)
    assert text.count("\ndeck ") >= len(drawn.players)
    played = records.replay(records.read(text))
    assert GAME.encode(played.state) == saved
    assert records.export(played) == text
    verify(records.read(text))
    elsewhere = text.replace(f"seed: {seed}\n", "seed: 99\n")
    played = records.replay(records.read(elsewhere))
    assert GAME.position(played.state, drawn.players) == GAME.position(
        GAME.decode(saved), drawn.players
    )
    with pytest.raises(RecordError):
        verify(records.read(elsewhere))


def test_busy_games_reshuffle_so_that_the_exports_above_say_something() -> None:
    drawn, _, _ = busy_game(1, 3, "standard")
    assert len(drawn.decks) > 3


def test_a_changed_card_in_a_reshuffle_breaks_the_promise_of_the_seed() -> None:
    drawn, actions, _ = busy_game(1, 3, "standard")
    lines = records.write(GAME, drawn, actions).splitlines()
    seen: set[str] = set()
    for number, line in enumerate(lines):
        name = line.partition(":")[0]
        if name.startswith("deck ") and name in seen and "," in line:
            cards = line.partition(": ")[2].split(", ")
            lines[number] = f"{name}: {', '.join(reversed(cards))}"
            break
        seen.add(name)
    with pytest.raises(RecordError) as caught:
        verify(records.read("\n".join(lines)))
    assert caught.value.line == number + 1


def test_every_code_of_the_game_is_notation_and_others_are_not() -> None:
    for code in (
        "place 1",
        "place 9999",
        "on 4",
        "convert 12",
        "pay food+gold",
        "pay 5",
        "batch",
        "give stone",
    ):
        assert GAME.is_code(code), code
    for code in (
        *(
            "place 0",
            "place 01",
            "place 10000",
            "place x",
            "place ٣",
            "provost 1",
            "provost +4",
            "pay 4",
            "give gold",
        ),
        *(
            "batch wood+food+stone",
            "batch food+food+wood",
            "buy gold",
            "build n_park",
            "prestige bank",
            "take food",
        ),
        *("pay wood+food", "build", "", "skip it"),
    ):
        assert not GAME.is_code(code), code


def test_what_is_no_notation_is_told_apart_from_what_is_not_legal() -> None:
    game = play("set hand Blue: bank\n")
    with pytest.raises(NotNotation):
        game.act("Blue give gold")
    with pytest.raises(Exception, match="the road ends at 2"):
        game.act("Blue place 29")
    with pytest.raises(Exception, match="is not in your hand"):
        game.act("Blue build market")
    with pytest.raises(Exception, match="you have 2 food and 2 wood"):
        game.act("Blue build bank")


def test_a_beginning_of_one_legal_code_is_that_code() -> None:
    game = play("set hand Blue: peddler, market\n").act("Blue build p")
    assert game.kind == "payment"
    assert game.actions == [(0, "build peddler")]
    with pytest.raises(Exception, match="can mean"):
        Played(
            f"game: magna_carta\nplayers: Blue, Red\norder: Blue, Red\ndeck Blue: {DECK}\nset turn: 2\n"
        ).act("Blue build small")


def test_the_json_of_a_position_has_the_keys_of_the_records() -> None:
    position = play("set road 3: small_farm Red\n").json
    assert set(position) == {
        *(
            "game",
            "options",
            "turn",
            "phase",
            "over",
            "decision",
            "order",
            "passed",
            "provost",
        ),
        *("players", "road", "tokens", "stock", "result"),
    }
    assert set(position["players"]["Blue"]) == {
        *(
            "deniers",
            "food",
            "wood",
            "stone",
            "gold",
            "workers",
            "batches",
            "tokens",
            "hand",
            "pile",
            "discard",
        ),
    }
    assert position["options"] == {"rules": "standard"}
    assert set(position["stock"]) == {"prestige"}
    assert position["road"]["3"] == {
        "tile": "small_farm",
        "owner": "Red",
        "worker": None,
        "pending": None,
        "cubes": 2,
    }
    assert set(play(beginner=True).player("Blue")) - set(
        position["players"]["Blue"]
    ) == {"front"}


def test_every_seed_deals_whole_decks() -> None:
    for seed in range(50):
        state, _ = GAME.start(Header(GAME.id, SEATS[:4], {}, seed))
        for seat in range(4):
            assert sorted(state.hand[seat] + state.pile[seat]) == sorted(
                deck(beginner=False)
            )


def test_a_finished_game_proves_that_no_deck_was_tampered_with() -> None:
    drawn, actions, _ = busy_game(3, 3, "standard")
    salt = "0123456789abcdef" * 2
    promised = structs.replace(
        drawn, salt=salt, commitment=commitment(salt, drawn.seed)
    )
    text = records.write(GAME, promised, actions)
    assert "the commitment matches the salt and seed" in str(verify(records.read(text)))
    with pytest.raises(RecordError, match="doesn't match"):
        verify(records.read(text.replace("seed: 3\n", "seed: 4\n")))
    with pytest.raises(RecordError, match="no seed"):
        verify(records.read(records.write_running(GAME, promised, actions)))
