"""A replay shows a finished game from its first phase to its result, in a bounded number of frames."""

from __future__ import annotations

import io
from itertools import pairwise

import msgspec
import pytest
from PIL import Image

from rendering import replay
from rendering.__main__ import main
from rendering.moves import FINEST, between, stops
from rendering.nodes import Text
from rendering.paint import draw
from rendering.register import PICTURES
from rendering.replay import MOST_FRAMES, Moment, chosen
from rendering.sentences import OF_TURN
from rendering.words import Words
from rules import record as records
from rules.model import PhaseEnded
from tests.costs import sampled
from tests.rendering.positions import FOLDER, NAMES

WORDS = Words(NAMES)
GAMES = ("caylus-over", "magna_carta-over")


def played(name: str):
    record = records.read((FOLDER / f"{name}.caylus").read_bytes())
    codes = records.replay(record).actions
    return (*records.start(record), codes)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_ends_with_the_result_and_has_no_more_frames_than_stated(
    name: str,
) -> None:
    game, state, begun, codes = played(name)
    shown = replay.replay(game, state, begun, codes, WORDS)
    assert 40 <= len(shown) <= MOST_FRAMES
    assert {(frame.scene.width, frame.scene.height) for frame in shown} == {(1100, 700)}
    assert (
        shown[-1].scene.name == f"{game.id}/finish"
        and shown[-1].milliseconds == replay.LAST
    )


@pytest.mark.parametrize("name", GAMES)
def test_no_event_of_the_game_is_left_out_and_none_is_told_twice(name: str) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    told = [event for moment in found for event in moment.events]
    game, state, begun, codes = played(name)
    happened = [
        *begun,
        *(event for seat, code in codes for event in game.apply(state, seat, code)),
    ]
    assert told == happened
    fewer = chosen(found, 20)
    assert len(fewer) == 20 and fewer[-1].view.over
    assert [event for moment in fewer for event in moment.events] == happened


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_and_no_price_is_shown(name: str) -> None:
    game, state, begun, codes = played(name)
    assert all(
        moment.view.decision is None
        for moment in replay.moments(game, state, begun, codes)
    )


def test_the_provost_walks_space_by_space() -> None:
    game, state, begun, codes = played("caylus-over")
    first, *_ = replay.moments(game, state, begun, codes)
    back = msgspec.structs.replace(first.view, provost=first.view.provost - 3)
    shown = replay.frames([first, first._replace(view=back, weight=1)], WORDS)
    seen = [
        int(block.name)
        for frame in shown
        for block in frame.scene.blocks
        if any(
            getattr(node, "drawing", "") == "provost" and block.y > 300
            for node in block.nodes
        )
    ]
    start = first.view.provost
    assert list(dict.fromkeys(seen)) == [start, start - 1, start - 2, start - 3]


def test_of_a_long_walk_where_room_is_scarce_one_space_is_shown() -> None:
    assert stops(4, 9, 28) == [5, 6, 7, 8] and stops(9, 4, 1) == [6]
    assert stops(4, 5, 28) == stops(None, 5, 28) == stops(5, 5, 28) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_card_shows_the_position_as_it_was_then(name: str) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    assert found[-1].view.over and not any(moment.view.over for moment in found[:-2])
    turns = [moment.view.turn for moment in found]
    assert turns == sorted(turns)
    built = [
        0
        for moment in found
        for event in moment.events
        if type(event).__name__ == "Built"
    ]
    assert len(built) >= 5
    for moment in found:
        for event in moment.events:
            if type(event).__name__ == "Built" and getattr(event, "space", 0):
                assert moment.view.road[event.space - 1].owner == event.seat


@pytest.mark.parametrize("name", GAMES)
def test_workers_go_from_their_players_to_their_places_and_home(name: str) -> None:
    game, state, begun, codes = played(name)
    shown = replay.replay(game, state, begun, codes, WORDS)
    moving = [frame for frame in shown if frame.scene.sprites]
    assert len(moving) >= 8 and {frame.milliseconds for frame in moving} == {
        replay.STEP_MILLISECONDS
    }
    assert not shown[-1].scene.sprites
    resting = [frame.scene for frame in shown[:-1] if not frame.scene.sprites]
    first, second = next(
        sprites
        for one, other in pairwise(resting)
        if len(
            sprites := [
                scene for scene in between(one, other, FINEST[0]) if scene.sprites
            ]
        )
        == 2
    )
    for start, end in zip(first.sprites, second.sprites, strict=True):
        assert start.drawing == end.drawing and (start.x, start.y) != (end.x, end.y)
    one = resting[0]
    assert (
        draw(first).tobytes()
        != draw(msgspec.structs.replace(first, sprites=())).tobytes()
    )
    assert list(between(one, one, FINEST[0])) == []


def test_a_picture_without_sprites_is_not_touched_by_those_of_another() -> None:
    game, state, begun, codes = played("caylus-over")
    shown = replay.replay(game, state, begun, codes, WORDS)
    scene = next(frame.scene for frame in shown if frame.scene.sprites)
    bare = msgspec.structs.replace(scene, sprites=())
    before = draw(bare).tobytes()
    draw(scene)
    assert draw(bare).tobytes() == before


@pytest.mark.parametrize("most", [12, 30, 80, 139])
@pytest.mark.parametrize("name", GAMES)
def test_no_frame_of_its_own_gives_way_to_what_is_in_between(
    name: str, most: int
) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    shown = replay.frames(found, WORDS, most=most)
    assert len(shown) <= most
    framed = sum(moment.weight > 0 for moment in found)
    assert sum(
        frame.milliseconds != replay.STEP_MILLISECONDS for frame in shown
    ) >= min(framed, most)


@pytest.mark.parametrize("name", ["caylus-middle", "caylus-over", "magna_carta-middle"])
def test_a_turn_is_shown_in_a_dozen_frames_of_a_running_game_too(name: str) -> None:
    game, state, begun, codes = played(name)
    shown = replay.of_turn(game, state, begun, codes, 2, WORDS)
    assert 3 <= len(shown) <= replay.OF_A_TURN
    assert len(replay.animate(shown)) <= 300_000
    game, state, begun, codes = played(name)
    with pytest.raises(ValueError, match="turn 99"):
        replay.of_turn(game, state, begun, codes, 99, WORDS)


def test_the_turn_under_way_ends_with_the_board_as_it_is_now() -> None:
    game, state, begun, codes = played("caylus-middle")
    found = replay.moments(game, state, begun, codes)
    now = game.view(state)
    assert msgspec.structs.replace(now, decision=None) == found[-1].view
    game, state, begun, codes = played("caylus-middle")
    shown = replay.of_turn(game, state, begun, codes, now.turn, WORDS)
    assert shown[-1].milliseconds == replay.LAST


def test_a_turn_shows_only_what_spectators_may_see() -> None:
    game, state, begun, codes = played("magna_carta-middle")
    for moment in replay.moments(game, state, begun, codes):
        assert all(player.hand is None for player in moment.view.players)


def test_a_running_game_has_no_replay_and_no_stills() -> None:
    for show in (replay.replay, replay.stills):
        game, state, begun, codes = played("caylus-middle")
        with pytest.raises(ValueError, match="not over"):
            show(game, state, begun, codes, WORDS)


@pytest.mark.parametrize("name", GAMES)
def test_stills_show_the_end_of_each_turn_and_the_result(name: str) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    ends = replay.turns(found)
    assert [moment.view.turn for moment in ends] == [*range(1, found[-1].view.turn + 1)]
    assert [event for moment in ends for event in moment.events] == [
        event for moment in found for event in moment.events
    ]
    game, state, begun, codes = played(name)
    cards = replay.stills(game, state, begun, codes, WORDS)
    assert all(len(one.caption) <= OF_TURN for one in cards)
    *shown, last, finish = [one.scene for one in cards]
    assert len(shown) == len(ends) - 1 and finish.name == f"{game.id}/finish"
    won = [0] * len(ends[-1].view.players)
    for turn, card in enumerate(shown, 1):
        (head,) = [block for block in card.blocks if block.name == "banner"]
        title, *gains = [node.text for node in head.nodes if isinstance(node, Text)]
        assert title == f"Turn {turn}"
        for letter, gain in zip(gains[::2], gains[1::2], strict=True):
            won["BRGOK".index(letter)] += int(gain.replace("−", "-"))
    assert won == [player.prestige for player in ends[-2].view.players]
    assert any(
        "won the game" in node.text
        for b in last.blocks
        for node in b.nodes
        if isinstance(node, Text)
    )


def test_a_page_of_stills_says_who_built_and_gave_what_in_each_of_its_turns() -> None:
    game, state, begun, codes = played("caylus-over")
    found = replay.turns(replay.moments(game, state, begun, codes))
    game, state, begun, codes = played("caylus-over")
    told = [
        told
        for _, told in replay.pages(replay.stills(game, state, begun, codes, WORDS))
    ]
    assert told[0].startswith("Turn 1. Prestige: ") and " Turn 3. Prestige: " in told[0]
    for event in found[0].events:
        if type(event).__name__ == "Built":
            assert (
                f"{WORDS.seat(event.seat)}: {WORDS(f'tile-{event.tile}')} on space {event.space}."
                in told[0]
            )
    assert "The game is over, won by " in told[-1] and told[-1].endswith("…")


def test_pages_of_stills_are_small_and_filled_from_top_to_bottom() -> None:
    game, state, begun, codes = played("magna_carta-over")
    cards = replay.stills(game, state, begun, codes, WORDS, "dark")[:5]
    files = [data for data, _ in replay.pages(cards)]
    assert sum(map(len, files)) <= 200_000
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for data in files]
    assert [picture.size for picture in pictures] == [(1100, 2100), (1100, 1400)]
    for number, card in enumerate(cards):
        page, row = divmod(number, 3)
        cut = pictures[page].crop((0, 700 * row, 1100, 700 * (row + 1)))
        assert cut.tobytes() == draw(card.scene).convert("RGB").tobytes()


def test_of_very_many_turns_as_many_are_shown_as_one_message_takes(monkeypatch) -> None:
    monkeypatch.setattr(replay, "MOST_PAGES", 2)
    game, state, begun, codes = played("caylus-over")
    cards = replay.stills(game, state, begun, codes, WORDS)
    told = [
        node.text
        for card in cards
        for b in card.scene.blocks
        for node in b.nodes
        if isinstance(node, Text)
    ]
    assert len(cards) == 6
    assert [text for text in told if text in {f"Turn {n}" for n in range(1, 15)}] == [
        f"Turn {turn}" for turn in (2, 5, 8, 11, 14)
    ]


def test_moments_of_least_weight_go_first() -> None:
    view = msgspec.defstruct("View", [("decision", object)])(None)
    found = [Moment(view, (), weight, 250) for weight in (0, 1, 0, 2, 0, 3, 0, 1)]
    assert [moment.weight for moment in chosen(found, 4)] == [1, 2, 3, 1]
    assert [moment.weight for moment in chosen(found, 3)] == [2, 3, 1]
    assert chosen(found, 8) == found


@pytest.mark.parametrize("suffix", replay.FORMATS)
def test_every_frame_of_the_file_is_its_card_to_the_pixel(suffix: str) -> None:
    game, state, begun, codes = played("magna_carta-over")
    shown = replay.replay(game, state, begun, codes, WORDS, "dark")[30:60]
    image = Image.open(io.BytesIO(replay.animate(shown, suffix)))
    at, before = -1, b""
    for frame in shown:
        wanted = draw(frame.scene).convert("RGB").tobytes()
        at += wanted != before  # frames that look alike are one, shown for longer
        image.seek(at)
        assert image.convert("RGB").tobytes() == wanted
        before = wanted
    assert at == image.n_frames - 1 and at > 20


@pytest.mark.parametrize(
    ("suffix", "most"), sampled([("gif", 8_000_000), ("webp", 3_000_000)], 2)
)
def test_both_formats_are_written_by_the_ending_of_the_file(
    tmp_path, suffix: str, most: int
) -> None:
    out = tmp_path / f"game.{suffix}"
    short = tmp_path / "game.caylus"
    short.write_bytes((FOLDER / "caylus-over.caylus").read_bytes())
    assert main([str(short), "-o", str(out), "--view", "replay"]) == 0
    data = out.read_bytes()
    image = Image.open(io.BytesIO(data))
    assert image.format == suffix.upper() and image.size == (1100, 700)
    assert 40 <= image.n_frames <= MOST_FRAMES and len(data) <= most


def test_another_ending_and_a_running_game_are_refused_with_what_is_possible(
    tmp_path, capsys
) -> None:
    record = FOLDER / "caylus-over.caylus"
    assert main([str(record), "-o", str(tmp_path / "x.png"), "--view", "replay"]) == 2
    assert "webp or gif" in capsys.readouterr().err
    running = FOLDER / "caylus-middle.caylus"
    assert main([str(running), "-o", str(tmp_path / "x.webp"), "--view", "replay"]) == 2
    assert "not over" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", GAMES)
def test_only_the_end_of_a_phase_is_called_one(name: str) -> None:
    game, state, begun, codes = played(name)
    found = replay.moments(game, state, begun, codes)
    ends = 0
    for moment in found:
        (scene,) = PICTURES[game.id].scenes["glance"](
            moment.view, moment.events, WORDS, "light"
        )
        (banner,) = [block for block in scene.blocks if block.name == "banner"]
        told = any(
            "End of the phase" in node.text
            for node in banner.nodes
            if isinstance(node, Text)
        )
        ended = any(isinstance(event, PhaseEnded) for event in moment.events[-1:])
        assert told == (ended and not moment.view.over)
        ends += told
    assert 0 < ends < len(found) - 1
