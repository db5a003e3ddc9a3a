"""The engine plays from the export of a running game with hidden cards: it uses what the record tells, and no more."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from players.partial import PartialGame
from rules import record as records
from rules.header import Header
from rules.register import find_game
from tests.players.test_engine import talk

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = find_game("magna_carta")
PLAYERS = ("Blue", "Red", "Green")
HIDDEN = ("payment", "on")  # decisions in the middle of what others may not know


def game(seed: int, **options: str) -> Iterator[tuple[Any, list[tuple[int, str]]]]:
    """A game that draws, replaces and builds a lot: each decision's position, and the actions before it."""
    chance = random.Random(seed)
    state, _ = GAME.start(header(seed, **options))
    actions: list[tuple[int, str]] = []
    while (decision := GAME.decision(state)) is not None:
        yield GAME.clone(state), list(actions)
        busy = [
            code
            for code in decision.actions
            if code in ("draw", "redraw") or code.startswith("build")
        ]
        code = chance.choice(
            busy if busy and chance.random() < 0.7 else decision.actions
        )
        actions.append((decision.seat, code))
        GAME.step(state, code)


def header(seed: int, **options: str) -> Header:
    return Header(GAME.id, PLAYERS, options, seed, commitment="0" * 64)


def exported(state: Any, actions: list[tuple[int, str]], seat: int | None) -> str:
    """What the bot writes for a player, or for somebody who looks on, with nothing under way."""
    hand = (
        []
        if seat is None
        else [f"hand {PLAYERS[seat]}: {', '.join(GAME.hand(state, seat) or ())}"]
    )
    return records.write_running(GAME, GAME.drawn(state, header(1)), actions, hand)


def moments(
    seed: int, every: int, **options: str
) -> Iterator[tuple[Any, list[tuple[int, str]]]]:
    open_ones = [
        one for one in game(seed, **options) if GAME.decision(one[0]).kind not in HIDDEN
    ]
    yield from open_ones[::every]


@pytest.mark.parametrize("rules", ["standard", "beginner"])
def test_an_export_of_a_running_game_is_a_position_with_a_legal_answer(rules):
    replaced = 0
    for state, actions in moments(3, 50, rules=rules):
        deciding = GAME.decision(state).seat
        replaced += any(code == "redraw" for _, code in actions)
        for seat in (deciding, (deciding + 1) % 3, None):
            text = exported(state, actions, seat)
            answers = talk(
                f"position\n{text}.\ngo {'iterations 8 seed 2' if seat is None else 'level 1'}\n"
            )
            assert answers[0] == "ready"
            assert answers[-1].removeprefix("best ") in state.actions, (seat, text)
    assert replaced


def test_the_hand_that_is_told_is_kept_and_everything_else_is_dealt_in_many_ways():
    state, actions = next(
        one for one in moments(5, 1) if sum(map(bool, one[0].discard)) == 3
    )
    seat = GAME.decision(state).seat
    worlds = PartialGame(records.read(exported(state, actions, seat))).worlds(1, 64)
    assert {tuple(sorted(world.hand[seat])) for world in worlds} == {
        tuple(sorted(state.hand[seat]))
    }
    assert all(world.actions == worlds[0].actions for world in worlds)
    assert set(worlds[0].actions) == set(state.actions)
    for owner in range(3):
        assert {len(world.hand[owner]) for world in worlds} == {len(state.hand[owner])}
        assert {len(world.discard[owner]) for world in worlds} == {
            len(state.discard[owner])
        }
        assert len({tuple(world.discard[owner]) for world in worlds}) > 5
    assert len({tuple(world.hand[(seat + 1) % 3]) for world in worlds}) > 20
    assert all(
        world.card == state.card and world.cubes == state.cubes for world in worlds
    )


def test_a_seat_whose_hand_is_not_told_uses_no_other_hand_either():
    state, actions = list(moments(6, 40))[1]
    seat = GAME.decision(state).seat
    go = ".\ngo iterations 40 seed 3\n"
    one, two, none = (
        talk(f"position\n{exported(state, actions, who)}{go}")
        for who in (*{0, 1, 2} - {seat}, None)
    )
    assert one == two == none
    assert not one[-1].startswith("best build")
    whole = talk(f"position\n{exported(state, actions, seat)}.\ngo level 1\n")
    assert whole[0] == "ready"


def test_the_game_is_played_on_from_there_with_what_the_others_build():
    (*_, (_, whole)) = game(8)
    state, actions = list(moments(8, 15))[1]
    seat = GAME.decision(state).seat
    later = whole[len(actions) : len(actions) + 40]
    assert {"build", "draw", "redraw"} <= {code.split()[0] for _, code in later}
    text = exported(state, actions, seat)
    plays = "".join(f"play {PLAYERS[who]} {code}\n" for who, code in later)
    answers = talk(f"position\n{text}.\n{plays}go iterations 4\n")
    assert answers[: len(later) + 1] == ["ready"] * (len(later) + 1)
    assert answers[-1].startswith("best ")


def test_what_can_not_be_is_refused_with_its_line_and_names_no_card_that_is_made_up():
    (state, actions) = next(
        one for one in moments(8, 1) if any(c.startswith("build") for _, c in one[1])
    )
    builder, built = next(
        (who, code) for who, code in actions if code.startswith("build")
    )
    card = built.removeprefix("build ")
    text = exported(state, actions, None)
    lines = len(text.splitlines())
    hand = [card, *["bank", "church", "lawyer", "market"]][
        : len(GAME.hand(state, builder))
    ]
    (wrong,) = talk(
        f"position\n{text}# hand {PLAYERS[builder]}: {', '.join(hand)}\n.\n"
    )
    assert wrong.startswith(f"error line {lines + 1}: ")
    (few,) = talk(f"position\n{text}# hand Blue: {', '.join(['bank'] * 12)}\n.\n")
    assert few.startswith(f"error line {lines + 1}: ")
    deciding = PLAYERS[GAME.decision(state).seat]
    _, again, odd = talk(
        f"position\n{text}.\nplay {deciding} prestige cathedral\nplay {deciding} fly\n"
    )
    assert again.startswith("error ") and "build" not in again
    assert odd.startswith("error ") and "build" not in odd


def test_a_review_says_that_the_cards_are_not_told(tmp_path):
    state, actions = next(moments(8, 30))
    file = tmp_path / "running.caylus"
    file.write_text(exported(state, actions, None))
    (answer,) = talk(f"review {file}\n")
    assert answer.startswith("error ") and "does not tell the cards" in answer
