"""`python -m rendering FILE -o board.png`."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from languages.catalogue import available
from rendering.__main__ import main
from rendering.words import LOCALES
from tests.rendering.positions import FOLDER


def run(*arguments: object) -> int:
    return main([str(argument) for argument in arguments])


def test_a_record_becomes_a_picture(tmp_path: Path) -> None:
    board = tmp_path / "board.png"
    assert run(FOLDER / "caylus-middle.caylus", "-o", board) == 0
    assert Image.open(board).size[0] == 1600
    assert list(tmp_path.iterdir()) == [board]


def test_a_phone_gets_several_pictures(tmp_path: Path) -> None:
    assert (
        run(
            FOLDER / "caylus-middle.caylus",
            "-o",
            tmp_path / "b.png",
            "--view",
            "phone",
            "--theme",
            "dark",
        )
        == 0
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "b-2.png",
        "b-3.png",
        "b.png",
    ]
    assert {Image.open(path).size[0] for path in tmp_path.iterdir()} == {1080}


def test_a_hand_and_the_final_score_can_be_drawn(tmp_path: Path) -> None:
    assert (
        run(
            FOLDER / "magna_carta-early.caylus",
            "-o",
            tmp_path / "hand.png",
            "--hand",
            "Red",
        )
        == 0
    )
    assert (
        run(
            FOLDER / "caylus-over.caylus",
            "-o",
            tmp_path / "scores.png",
            "--view",
            "scores",
        )
        == 0
    )
    assert len(list(tmp_path.iterdir())) == 2


def test_errors_name_what_was_wrong_and_write_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.caylus"
    bad.write_text("game: caylus\nplayers: Blue, Red\n\nBlue fly\n")
    board = tmp_path / "board.png"
    for arguments, message in (
        ((bad, "-o", board), "4"),
        ((tmp_path / "none.caylus", "-o", board), "No such file"),
        ((FOLDER / "magna_carta-early.caylus", "-o", board, "--hand", "Pink"), "Pink"),
        ((FOLDER / "caylus-early.caylus", "-o", board, "--hand", "Red"), "own seat"),
        ((FOLDER / "caylus-early.caylus", "-o", board, "--view", "scores"), "not over"),
        (
            (FOLDER / "caylus-early.caylus", "-o", tmp_path / "no" / "board.png"),
            "No such file",
        ),
    ):
        assert run(*arguments) == 2
        output = capsys.readouterr()
        assert message in output.err and not output.out
    assert not board.exists()


def test_a_picture_can_be_drawn_in_any_language_there_is_and_in_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = []
    for language in available(LOCALES):
        board = tmp_path / f"{language}.png"
        assert (
            run(FOLDER / "caylus-early.caylus", "-o", board, "--language", language)
            == 0
        )
        drawn.append(board.read_bytes())
    assert len(set(drawn)) == len(drawn)
    with pytest.raises(SystemExit):
        run(
            FOLDER / "caylus-early.caylus",
            "-o",
            tmp_path / "no.png",
            "--language",
            "xx",
        )
    assert "'xx'" in capsys.readouterr().err and not (tmp_path / "no.png").exists()
