"""A small tournament of real games, of people who are late and vanish; `python -m tests.soak tournaments` plays 36."""

from bot.features.tournaments.model import Format
from tests.soak.tournaments import Setting, played


async def test_a_tournament_of_people_who_vanish_ends_and_is_counted_as_a_second_computation_says():
    simulation = await played(
        11, Setting("magna_carta", 2, "24h", Format.SWISS, 5, 1, 2)
    )
    assert not simulation.wrong
    assert (
        len(simulation.tables) >= 4
        and sum(table.ended for table in simulation.tables) >= 3
    )
    assert all(table.days > 3 for table in simulation.tables)
