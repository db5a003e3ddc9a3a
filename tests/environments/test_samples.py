"""Rows of a data set: what was decided, among what, and what came of it; and the Parquet file of them."""

from __future__ import annotations

import json

import pytest

from environments import batch, samples
from environments.__main__ import main
from environments.numbering import numbers
from rules import record as records
from rules.errors import RecordError
from rules.register import GAMES
from tests.environments.extras import extra


def record(tmp_path, game="caylus", seats=3, policies=("greedy",), seed=5):
    (order,) = batch.plan(game, seats, {}, policies, 1, seed, str(tmp_path)).orders()
    done = batch.play(order)
    return (tmp_path / f"{game}-{seats}-{seed}.caylus").read_bytes(), done


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_a_decision_says_what_the_record_says(tmp_path, game_id):
    content, done = record(tmp_path, game_id)
    rows = list(samples.rows(content, "one.caylus"))
    replayed = records.replay(records.read(content))
    assert [(row["seat"], row["code"]) for row in rows] == replayed.actions
    assert [row["decision"] for row in rows] == list(range(done.decisions))
    for row in rows:
        assert list(row) == list(samples.COLUMNS)
        assert (
            row["action"] == numbers(game_id)[row["code"]]
            and row["action"] in row["legal_actions"]
        )
        assert row["legal"] == len(row["legal_actions"]) > 0
        assert len(row["features"]) == len(samples.terms(game_id))
        assert (
            row["final_score"]
            == done.scores[row["seat"]]
            == sum(row["points"].values())
        )
        assert row["policy"] == "greedy" and row["observation"] is None
    assert {row["seat"]: row["share"] for row in rows} == {
        seat: (seat in done.winners) / len(done.winners) for seat in range(3)
    }


def test_features_and_observation_are_those_before_the_action(tmp_path):
    content, _ = record(tmp_path, policies=("random", "greedy", "greedy"))
    rows = list(samples.rows(content, "one.caylus", observations=True))
    first = rows[0]
    at = samples.terms("caylus").index("deniers")
    assert first["features"][at] in (7, 8)  # 5 or 6 deniers, and 2 of the first income
    assert {row["policy"] for row in rows if row["seat"] == 0} == {"random"}
    assert all(any(row["observation"]) for row in rows)


def test_a_game_that_is_not_over_has_no_outcome():
    rows = list(
        samples.rows(
            b"game: caylus\nplayers: A, B\norder: A, B\nA place gate\nB pass\n", "x"
        )
    )
    assert [row["code"] for row in rows] == ["place gate", "pass"]
    assert {
        (row["final_score"], row["share"], row["points"], row["policy"]) for row in rows
    } == {(None, None, None, None)}


def test_a_record_that_is_wrong_is_refused_with_its_line():
    with pytest.raises(RecordError, match="line 3"):
        list(samples.rows(b"game: caylus\nplayers: A, B\nA place nowhere\n", "x"))


def test_a_data_set_is_read_back_as_it_was_written(tmp_path, capsys):
    pq = extra("pyarrow.parquet")
    file, folder = tmp_path / "games.parquet", tmp_path / "records"
    arguments = ["--games", "3", "--jobs", "1", "--policy", "level1", "--players", "2"]
    arguments += [
        "--game",
        "magna_carta",
        "--records",
        str(folder),
        "--parquet",
        str(file),
    ]
    assert main(["dataset", *arguments, "--observations"]) == 0
    table = pq.read_table(file)
    assert table.column_names == list(samples.COLUMNS)
    metadata = {
        key.decode(): value.decode() for key, value in table.schema.metadata.items()
    }
    assert {**metadata, **samples.metadata()} == metadata and metadata["schema"] == "1"
    expected = [
        row
        for seed in range(3)
        for row in samples.rows(
            (folder / f"magna_carta-2-{seed}.caylus").read_bytes(),
            f"magna_carta-2-{seed}.caylus",
            True,
        )
    ]
    found = [{**row, "points": dict(row["points"])} for row in table.to_pylist()]
    for row in expected:
        for column in ("features", "observation"):
            row[column] = pytest.approx(row[column])
    assert found == expected and len(found) > 100
    assert f"{len(found):,} decisions of 3 games" in capsys.readouterr().out
    again = tmp_path / "again.parquet"
    assert main(["dataset", "--records", str(folder), "--parquet", str(again)]) == 0
    assert pq.read_table(again).num_rows == len(found)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "again.parquet",
        "games.parquet",
        "records",
    ]


def test_a_data_set_of_a_wrong_record_is_refused_and_nothing_is_left(tmp_path, capsys):
    extra("pyarrow")
    (tmp_path / "one.caylus").write_text(
        "game: caylus\nplayers: A, B\nA place nowhere\n", encoding="utf-8"
    )
    arguments = [
        "dataset",
        "--records",
        str(tmp_path),
        "--parquet",
        str(tmp_path / "x.parquet"),
    ]
    assert main(arguments) == 2
    assert "one.caylus" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["one.caylus"]


def test_the_features_of_a_game_are_named_once():
    for game_id in GAMES:
        assert len(set(samples.terms(game_id))) == len(samples.terms(game_id)) > 10
        assert samples.metadata()[f"features {game_id}"].split() == list(
            samples.terms(game_id)
        )
    json.dumps(samples.metadata())
