"""Nobody plays at a seat: it passes last, is paid nothing, and makes no worker dearer (docs/rulings.md)."""

from __future__ import annotations

import pytest

from rules import record as records
from rules.errors import IllegalAction, RecordError
from rules.notation import SEATS, read_code
from rules.record import replay
from rules.register import GAMES
from rules.verify import verify
from tests.rules.games import RandomPlayer, set_ups
from tests.rules.play import CAYLUS, Played

MAGNA_CARTA = "game: magna_carta\nplayers: {players}\norder: {players}\nseed: 1\n\n"


def play(*lines: str, game: str = CAYLUS, seats: int = 3) -> Played:
    return Played(game.format(players=", ".join(SEATS[:seats])) + "\n".join(lines))


def test_who_is_absent_passes_behind_all_others_and_the_first_to_pass_has_the_denier() -> (
    None
):
    game = play("Blue absent")
    assert game.json["passed"] == [] and game.json["absent"] == ["Blue"]
    before = {name: game.has(name, "deniers")[0] for name in SEATS[:3]}
    game.act("Red pass", "Green pass")
    assert game.json["passed"] == ["Red", "Green", "Blue"] and "absent" not in game.json
    assert [game.has(name, "deniers")[0] - before[name] for name in SEATS[:3]] == [
        0,
        1,
        0,
    ]
    passes = [
        (event.seat, event.place)
        for event in game.events
        if type(event).__name__ == "Passed"
    ]
    assert passes == [(1, 1), (2, 2), (0, 3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_price_of_workers_counts_only_those_who_play(seats: int) -> None:
    game = play("Blue absent", seats=seats)
    for passed, name in enumerate(SEATS[1:seats]):
        before = game.has(name, "deniers")[0]
        game.act(f"{name} place {passed + 1}")
        assert before - game.has(name, "deniers")[0] == 1
    if seats > 2:
        game.act("Red pass")
        before = game.has("Green", "deniers")[0]
        game.act("Green place 5")
        assert before - game.has("Green", "deniers")[0] == 2


def test_who_has_placed_workers_before_can_become_absent_and_several_can_be() -> None:
    game = play(
        "Blue place 1",
        "Red place 2",
        "Green place 3",
        "Blue absent",
        "Red absent",
        "Green place 4",
    )
    assert game.seat == "Green" and game.json["road"]["1"]["worker"] == "Blue"
    assert game.game.to_place(game.state) == (2,)
    game.act("Green pass")
    assert game.json["passed"] == ["Green", "Blue", "Red"]


def test_absence_lasts_for_one_turn() -> None:
    game = play("Blue absent", "Red pass", "Green pass").wait("place_worker", turn=2)
    assert (
        game.json["passed"] == [] and "absent" not in game.json and game.seat == "Blue"
    )


def test_magna_carta_has_the_same() -> None:
    game = play(*(f"{name} keep" for name in SEATS[:3]), game=MAGNA_CARTA)
    before = {name: game.has(name, "deniers")[0] for name in SEATS[:3]}
    game.act("Blue absent", "Red pass", "Green pass")
    assert game.json["passed"] == ["Red", "Green", "Blue"]
    assert [game.has(name, "deniers")[0] - before[name] for name in SEATS[:3]] == [
        0,
        1,
        0,
    ]


def test_nobody_is_offered_absence_and_nobody_chooses_it() -> None:
    game = play()
    assert "absent" not in game.legal
    with pytest.raises(
        IllegalAction, match="is not legal for Blue now: only a seat without a player"
    ):
        read_code(game.game, game.state, 0, "absent", game.players, by_person=True)
    with pytest.raises(IllegalAction, match="no legal action begins like this"):
        read_code(game.game, game.state, 0, "abs", game.players)


def test_a_line_of_another_decision_is_refused() -> None:
    text = (
        CAYLUS.format(players="Blue, Red")
        + "set inn: Red\nset bailiff: 8\n\nBlue pass\nRed pass\nBlue absent\n"
    )
    with pytest.raises(RecordError, match='line 10: "absent"'):
        replay(records.read(text))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_with_absences_replays_exports_and_verifies(game_id: str) -> None:
    for number, (game, header) in enumerate(
        pair for pair in set_ups(5) if pair[0].id == game_id
    ):
        state, _ = game.start(header)
        busy, taken = RandomPlayer(number, 0.9), []
        while (decision := game.decision(state)) is not None:
            code = busy.choose(decision.actions)
            if decision.seat == 0 or (decision.seat == 1 and state.turn % 2):
                code = game.guide.skipping(decision)
            game.apply(state, decision.seat, code)
            taken.append((decision.seat, code))
            again = game.decode(game.encode(state))
            assert game.encode(again) == game.encode(state)
        assert any(code == "absent" for _, code in taken)
        text = records.write(game, game.drawn(state, header), taken)
        played = replay(records.read(text))
        assert (
            game.encode(played.state) == game.encode(state)
            and records.export(played) == text
        )
        verify(records.read(text))
