"""What if, when the game moves on: the steps that are still possible are kept, and the others are told."""

from __future__ import annotations

import random

import pytest

from bot.core import undo
from bot.core.errors import WrongStatus
from bot.features.what_if import simulate
from tests.bot.club import ANN, PEOPLE
from tests.bot.features.what_if.test_simulate import file, place_of, wander


async def tried_codes(club, game, person, *codes):
    """The simulation of these codes by somebody."""
    tried = await club.table.read(simulate.look, game, person.user)
    for code in codes:
        line = tried.line + place_of(tried, code)
        tried = await club.table.read(
            simulate.look, game, person.user, tried.revision, line
        )
    return tried


async def test_steps_that_happened_are_taken_off_and_impossible_ones_fall_away(club):
    position = await club.game(2)
    game, first = position.info.id, club.holder(position.info, position.decision.seat)
    tried = await tried_codes(
        club, game, first, "place inn", "place gate", "place trading_post"
    )
    position = await club.act(position, "place inn")
    # the gate stays free, but it is not their turn
    await club.act(position, "place joust_field")
    before = file(club)
    carried = await club.table.read(
        simulate.carry, game, first.user, tried.revision, tried.line
    )
    assert carried.happened == 1
    assert [step.code for step in carried.lost] == ["place gate"]
    assert [step.code for step in carried.simulation.steps] == ["place trading_post"]
    again = await club.table.read(
        simulate.look,
        game,
        first.user,
        carried.simulation.revision,
        carried.simulation.line,
    )
    assert again.steps == carried.simulation.steps or [s.code for s in again.steps] == [
        "place trading_post"
    ]
    assert file(club) == before


async def test_a_place_that_was_taken_meanwhile_falls_away(club):
    position = await club.game(2)
    game, second = (
        position.info.id,
        club.holder(position.info, 1 - position.decision.seat),
    )
    tried = await tried_codes(club, game, second, "place inn", "place gate")
    await club.act(position, "place gate")
    carried = await club.table.read(
        simulate.carry, game, second.user, tried.revision, tried.line
    )
    assert [step.code for step in carried.lost] == ["place inn", "place gate"]
    assert (carried.happened, carried.simulation.steps) == (0, ())


async def test_after_an_undo_nothing_is_carried_and_a_revision_to_come_is_not_known(
    club,
):
    position = await club.game(2, undo="free")
    game, person = position.info.id, club.holder(position.info, position.decision.seat)
    after = await club.act(position, "place inn")
    tried = await tried_codes(club, game, person, "place gate")
    undone = await club.table.run(undo.undo, game, person, after.revision)
    for revision in (tried.revision, undone.position.revision + 5):
        carried = await club.table.read(
            simulate.carry, game, person.user, revision, tried.line
        )
        assert (carried.happened, carried.lost, carried.simulation.steps) == (0, (), ())


async def test_a_line_that_was_never_possible_carries_nothing(club):
    position = await club.game(2)
    await club.act(position)
    carried = await club.table.read(
        simulate.carry, position.info.id, ANN.user, position.revision, "~|~|"
    )
    assert (carried.happened, carried.lost, carried.simulation.line) == (0, (), "")


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_no_step_of_a_random_simulation_is_lost_without_a_word_and_what_is_kept_can_be_tried(
    club, kind
):
    position = await club.play(await club.game(3, kind), 20)
    game, kept = position.info.id, 0
    for seed in range(12):
        person = PEOPLE[seed % 3]
        tried = await wander(club, game, person, random.Random(seed), most=6)
        for _ in range(1 + seed % 3):
            position = await club.act(position)
        carried = await club.table.read(
            simulate.carry, game, person.user, tried.revision, tried.line
        )
        simulation = carried.simulation
        if simulation.revision == tried.revision:
            continue  # for this person nothing has happened yet
        assert carried.happened + len(carried.lost) + len(simulation.steps) == len(
            tried.steps
        )
        again = await club.table.read(
            simulate.look, game, person.user, simulation.revision, simulation.line
        )
        assert [step.code for step in again.steps] == [
            step.code for step in simulation.steps
        ]
        kept += len(simulation.steps)
    assert kept, "some steps are carried"


async def test_a_simulation_of_a_game_that_is_over_is_not_carried(club):
    position = await club.game(2)
    over = await club.play(position)
    with pytest.raises(WrongStatus):
        await club.table.read(
            simulate.carry, over.info.id, ANN.user, position.revision, simulate.write(0)
        )
