"""A replay shows a finished game from its first phase to its result, in a bounded number of frames."""

from __future__ import annotations

import io
from itertools import pairwise

import msgspec
import pytest
from PIL import Image

from rendering import replay
from rendering.__main__ import main
from rendering.replay import MOST, Moment, chosen
from rendering.words import Words
from rules import record as records
from tests.rendering.positions import FOLDER, NAMES

WORDS = Words(NAMES)
GAMES = ("caylus-over", "magna_carta-over")


def played(name: str):
    record = records.read((FOLDER / f"{name}.caylus").read_bytes())
    codes = records.replay(record).actions
    return (*records.start(record), codes)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_ends_with_the_result_and_has_no_more_frames_than_stated(name: str) -> None:
    game, state, begun, codes = played(name)
    shown = replay.replay(game, state, begun, codes, WORDS)
    assert 40 <= len(shown) <= MOST
    assert {(frame.scene.width, frame.scene.height) for frame in shown} == {(1100, 700)}
    assert shown[-1].scene.name == f"{game.id}/finish" and shown[-1].milliseconds == replay.LAST


@pytest.mark.parametrize("name", GAMES)
def test_no_event_of_the_game_is_left_out_and_none_is_told_twice(name: str) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    told = [event for moment in found for event in moment.events]
    game, state, begun, codes = played(name)
    happened = [*begun, *(event for seat, code in codes for event in game.apply(state, seat, code))]
    assert told == happened
    fewer = chosen(found, 20)
    assert len(fewer) == 20 and fewer[-1].view.over
    assert [event for moment in fewer for event in moment.events] == happened


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_and_no_price_is_shown(name: str) -> None:
    game, state, begun, codes = played(name)
    assert all(moment.view.decision is None for moment in replay.moments(game, state, begun, codes))


def test_the_provost_walks_space_by_space_and_ranks_slide() -> None:
    game, state, begun, codes = played("caylus-over")
    found = replay.moments(game, state, begun, codes)
    pairs = pairwise(found)
    here = next(
        number for number, (one, other) in enumerate(pairs) if abs(other.view.provost - one.view.provost) == 2
    )
    shown = replay.frames(found[here : here + 2], WORDS)
    stands = [
        next(
            b.name
            for b in frame.scene.blocks
            if any(getattr(n, "drawing", "") == "provost" and b.y > 300 for n in b.nodes)
        )
        for frame in shown
    ]
    start, end = found[here].view.provost, found[here + 1].view.provost
    assert stands[0] == str(start) and str((start + end) // 2) in stands and stands[-1] == str(end)


def test_a_running_game_has_no_replay() -> None:
    game, state, begun, codes = played("caylus-middle")
    with pytest.raises(ValueError, match="not over"):
        replay.replay(game, state, begun, codes, WORDS)


def test_moments_of_least_weight_go_first() -> None:
    view = msgspec.defstruct("View", [("decision", object)])(None)
    found = [Moment(view, (), weight, 250) for weight in (0, 1, 0, 2, 0, 3, 0, 1)]
    assert [moment.weight for moment in chosen(found, 4)] == [1, 2, 3, 1]
    assert [moment.weight for moment in chosen(found, 3)] == [2, 3, 1]
    assert chosen(found, 8) == found


@pytest.mark.parametrize(("suffix", "most"), [("webp", 3_000_000), ("gif", 8_000_000)])
def test_both_formats_are_written_by_the_ending_of_the_file(tmp_path, suffix: str, most: int) -> None:
    out = tmp_path / f"game.{suffix}"
    short = tmp_path / "game.caylus"
    short.write_bytes((FOLDER / "caylus-over.caylus").read_bytes())
    assert main([str(short), "-o", str(out), "--view", "replay"]) == 0
    data = out.read_bytes()
    image = Image.open(io.BytesIO(data))
    assert image.format == suffix.upper() and image.size == (1100, 700)
    assert 40 <= image.n_frames <= MOST and len(data) <= most


def test_another_ending_and_a_running_game_are_refused_with_what_is_possible(tmp_path, capsys) -> None:
    record = FOLDER / "caylus-over.caylus"
    assert main([str(record), "-o", str(tmp_path / "x.png"), "--view", "replay"]) == 2
    assert "webp or gif" in capsys.readouterr().err
    running = FOLDER / "caylus-middle.caylus"
    assert main([str(running), "-o", str(tmp_path / "x.webp"), "--view", "replay"]) == 2
    assert "not over" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
