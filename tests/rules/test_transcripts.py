"""Whole games, compared line by line with what they were when somebody last looked at the difference."""

from __future__ import annotations

import pytest

from tests.golden import transcripts

CASES = transcripts.cases()


@pytest.mark.parametrize("name", CASES)
def test_a_whole_game_goes_as_its_transcript_says(name: str) -> None:
    kept = (transcripts.FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (line, old) in enumerate(
        zip(transcripts.transcript(CASES[name]), kept, strict=False), 1
    ):
        assert line == old, f"{name}.txt, line {number}"
    assert len(list(transcripts.transcript(CASES[name]))) == len(kept)


def test_there_is_no_transcript_that_nothing_compares() -> None:
    assert {path.stem for path in transcripts.FOLDER.glob("*.txt")} == set(CASES)
