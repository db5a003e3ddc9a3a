"""A state that was saved once, by any version, loads for ever and plays on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.errors import StateError
from rules.game import Game
from rules.model import Decision
from rules.register import GAMES
from tests.golden import states
from tests.rules.games import RandomPlayer

FILES = sorted(states.FOLDER.glob("*.json"))


class Kept(msgspec.Struct):
    decision: Decision
    saved: msgspec.Raw


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_state_loads_with_its_decision_and_plays_to_the_end(path: Path) -> None:
    game = GAMES[path.stem.partition("-")[0]]
    kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    state = game.decode(bytes(kept.saved))
    assert game.decision(state) == kept.decision
    player = RandomPlayer(1, taste=0.5)
    while decision := game.decision(state):
        game.apply(state, decision.seat, player.choose(decision.actions))
    assert game.result(state) is not None


@pytest.mark.parametrize(
    "path", sorted(states.FOLDER.glob("*-format1-*.json")), ids=lambda path: path.stem
)
def test_a_state_of_an_earlier_format_is_the_same_as_one_saved_now(path: Path) -> None:
    game = GAMES[path.stem.partition("-")[0]]
    newest = path.with_name(
        path.name.replace("-format1-", f"-format{game.codec.version}-")
    )
    first, last = (
        msgspec.json.decode(each.read_bytes(), type=Kept) for each in (path, newest)
    )  # of the same moment of the same game
    assert game.encode(game.decode(bytes(first.saved))) == bytes(last.saved)


def test_every_game_has_a_kept_state_of_format_1() -> None:
    assert {
        path.stem.partition("-")[0] for path in FILES if "-format1-" in path.stem
    } == set(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(
    ("saved", "problem"),
    [
        (b"", "can't be read"),
        (b"{", "can't be read"),
        (b"[]", "can't be read"),
        (b'{"format": 1, "state": {}}', "can't be read"),
        (b'{"format": 99, "state": {}}', "format 99"),
        (b'{"format": 0, "state": {}}', "format 0"),
        (b"\xff\xfe", "can't be read"),
    ],
)
def test_a_damaged_state_is_refused_in_a_sentence(
    game: Game, saved: bytes, problem: str
) -> None:
    with pytest.raises(StateError, match=problem):
        game.decode(saved)
