"""Exports: complete records that replay anywhere, to the same position."""

from __future__ import annotations

import pytest

from rules import record as records
from tests.rules.play import play
from tests.rules.test_records import EXAMPLE, MINIMAL, TILES, position, replay


def export(data: str) -> str:
    return records.export(replay(data))


def test_an_export_has_every_option_the_seed_the_order_and_the_neutral_tiles() -> None:
    text = export("game: caylus\nplayers: Blue, Red, Green\nseed: 12\n")
    head = dict(line.split(": ", 1) for line in text.strip().splitlines())
    assert head["option favors"] == "table"
    assert head["option jeweller"] == "no"
    assert head["option lawyer_vp"] == "4"
    assert head["seed"] == "12"
    assert sorted(head["order"].split(", ")) == ["Blue", "Green", "Red"]
    assert sorted(head["neutral"].split(", ")) == sorted(TILES.split(", "))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_export_replays_to_the_same_position_and_exports_to_itself(
    seats: int,
) -> None:
    names = ("Blue", "Red", "Green", "Orange", "Black")[:seats]
    text = f"game: caylus\nplayers: {', '.join(names)}\nseed: 3\noption jeweller: yes\n"
    text += "set turn: 4\nset bailiff: 9\nset Red: food=4\nset Red: houses=1/0/0\nset road 9: s_park Red\n"
    game = play(text)
    game.act(
        f"{game.seat} place 9", *(f"{seat} pass" for seat in game.json["order"][1:])
    )
    exported = records.write(
        game.game, game.game.drawn(game.state, game.record.header), game.actions
    )
    again = play(exported)
    assert again.json == game.json
    assert export(exported) == exported


def test_an_export_writes_codes_in_full_and_keeps_no_comment() -> None:
    text = export(
        EXAMPLE.replace("Red place gate", "Red place ga").replace(
            "Green pass", "Green pa"
        )
    )
    assert "Red place gate\n" in text
    assert "Green pass\n" in text
    assert "#" not in text
    assert text.partition("\n\n")[2] == "Red place gate\nBlue place 3\nGreen pass\n"


def test_an_export_does_not_depend_on_the_seed_any_more() -> None:
    text = export("game: caylus\nplayers: Blue, Red, Green, Orange, Black\nseed: 12\n")
    assert position(text.replace("seed: 12", "seed: 13")) == position(text)


def test_an_export_keeps_commitment_and_salt() -> None:
    text = export(f"{MINIMAL}commitment: {'ab' * 32}\nsalt: {'0f' * 16}\n")
    assert f"commitment: {'ab' * 32}\n" in text
    assert f"salt: {'0f' * 16}\n" in text


def test_a_record_without_a_seed_has_seed_0() -> None:
    assert "seed: 0\n" in export(MINIMAL)
    assert position(MINIMAL) == position(MINIMAL + "seed: 0\n")
