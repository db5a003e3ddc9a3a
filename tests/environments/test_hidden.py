"""What a seat is told in numbers and words is what it may know: it does not change when only hidden things differ."""

from __future__ import annotations

import random

import pytest

from environments import layout
from rules.shared.chance import Chance
from tests.environments.tables import cards_drawn, fresh, played
from tests.players.test_imagined import otherwise_dealt

WHO = ("seat", "spectator")


def told(table, seat):
    """Everything an adapter gives of a table."""
    return (
        table.observe(seat),
        table.inform(seat),
        table.history_text(seat),
        table.seen(seat),
        bytes(table.mask(seat)),
    )


def otherwise(table, seat, chance):
    """The same game if what the seat can't know were different: hands now, hands of the past, piles."""
    other = table.clone()
    other.state = otherwise_dealt(table.state, seat, chance)
    other._cards = [
        (
            tuple(
                bits if at == seat else chance.getrandbits(12)
                for at, bits in enumerate(hands)
            ),
            discard,
        )
        for hands, discard in table._cards
    ]
    return other


@pytest.mark.parametrize("rules", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_is_told_does_not_change_when_only_hidden_things_differ(
    seats, rules
):
    chance = random.Random(seats)
    differed = 0
    for number, table in enumerate(cards_drawn(seats, seats, rules)):
        if number % 6:
            continue
        for viewer in (*range(seats), None):
            if viewer == table.seat:
                # its own legal actions are its own business: it is the next test's
                continue
            other = otherwise(table, viewer, chance)
            assert told(other, viewer) == told(table, viewer)
            differed += told(other, table.seat) != told(table, table.seat)
    assert differed  # the other deal was another one


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_decides_is_told_the_same_in_every_world_it_can_imagine(seats):
    for number, table in enumerate(cards_drawn(seats, seats + 10)):
        if number % 4:
            continue
        seat = table.seat
        for seed in (1, 2):
            assert told(table.imagined(seat, Chance(seed)), seat) == told(table, seat)


def test_an_action_under_way_is_told_to_its_seat_alone():
    found = 0
    for seed in range(4):
        for table in cards_drawn(3, seed):
            kind, seat = table.game.decision(table.state).kind, table.seat
            if not table.game.guide.secrecy.is_under_way(kind, table.state.phase):
                continue
            found += 1
            assert table.known(seat) == table.history
            *_, (who, number) = table.history
            assert who == seat
            code = table.codes[number]
            for other in {0, 1, 2, None} - {seat}:
                assert (
                    table.known(other)
                    == table.history[: len(table.known(other))]
                    != table.history
                )
                assert f" {code} |" not in table.history_text(other).splitlines()[-1]
                plan = layout.observation("magna_carta", 3)
                kinds = dict(
                    zip(
                        table.game.kinds,
                        table.observe(other)[plan.at["kind"] :],
                        strict=False,
                    )
                )
                assert [kind for kind, flag in kinds.items() if flag] == ["action"]
    assert found > 5


def test_nobody_but_the_deciding_seat_has_legal_actions():
    for table in fresh(3):
        for now in played(table, 1, most=60):
            for seat in (*range(now.seats), None):
                legal = [number for number, flag in enumerate(now.mask(seat)) if flag]
                assert legal == (
                    now.legal() if seat == now.seat and not now.over else []
                )


def test_the_own_hand_stands_in_the_own_observation_and_in_nobody_elses():
    plan = layout.observation("magna_carta", 3)
    cards = layout.BOARDS["magna_carta"].cards
    for table in cards_drawn(3, 8):
        for viewer in (*range(3), None):
            flags = table.observe(viewer)[plan.at["hand"] :][: len(cards)]
            held = [card for card, flag in zip(cards, flags, strict=True) if flag]
            own = (
                []
                if viewer is None
                else sorted(table.game.hand(table.state, viewer), key=cards.index)
            )
            assert held == own
