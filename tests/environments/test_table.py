"""A game in numbers: played, copied, saved, refused and replayed."""

from __future__ import annotations

import pickle

import pytest

from environments.numbering import codes
from environments.table import IllegalNumber, Table, checked
from rules import record as records
from rules.errors import GameError
from tests.environments.tables import fresh, played


def test_a_played_table_is_the_game_that_its_record_replays():
    for table in fresh(11):
        *_, end = played(table, 2)
        replayed = records.replay(records.read(end.record()))
        assert replayed.game.encode(replayed.state) == end.game.encode(end.state)
        assert sum(end.rewards()) == pytest.approx(0)
        result = end.game.result(end.state)
        best = max(end.rewards())
        assert [
            seat for seat, reward in enumerate(end.rewards()) if reward == best
        ] == sorted(result.winners)
        assert best <= 1 and min(end.rewards()) >= -1


def test_who_wins_alone_gets_1_and_the_others_share_the_loss():
    table = Table(checked("caylus", 3))
    assert table.rewards() == [0, 0, 0]
    *_, end = played(table, 2)
    assert len(end.game.result(end.state).winners) == 1
    assert sorted(end.rewards()) == [-0.5, -0.5, 1]


@pytest.mark.parametrize("number", [-1, len(codes("caylus")), 10**9])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(number):
    table = Table(checked("caylus", 3))
    before = table.game.encode(table.state)
    last = len(codes("caylus")) - 1
    with pytest.raises(
        IllegalNumber,
        match=f"action {number} .0 to {last} are numbers. is not legal now; legal are",
    ):
        table.play(number)
    assert table.game.encode(table.state) == before and not table.history


def test_an_action_that_is_not_legal_is_refused_by_its_code():
    table = Table(checked("caylus", 3))
    with pytest.raises(IllegalNumber, match="'done'"):
        table.play(table.numbers["done"])


def test_a_copy_and_a_saved_table_go_on_alike_and_share_nothing():
    for table in fresh(13):
        *_, now = played(table, 4, most=50)
        if now.over:
            continue
        before = now.history_text(now.seat), now.inform(0)
        for other in (now.clone(), pickle.loads(pickle.dumps(now))):
            assert (other.history_text(now.seat), other.inform(0)) == before
            for _ in played(other, 9):
                pass
            assert (now.history_text(now.seat), now.inform(0)) == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess", 2), "chess"),
        (("caylus", 6), "6"),
        (("magna_carta", 1), "1"),
        (("caylus", 2, {"colour": "red"}), "colour"),
        (("caylus", 2, {"jeweller": "perhaps"}), "perhaps"),
        (("caylus", 2, {}, -1), "-1"),
    ],
)
def test_a_game_that_cannot_be_is_refused_by_what_is_wrong_with_it(arguments, told):
    with pytest.raises(GameError, match=told):
        checked(*arguments)
