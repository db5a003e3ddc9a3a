"""At the table: what was said before acts in the transaction of an action, once, for its own seat, unseen."""

import random

import pytest

from bot.core import queries
from bot.core.notifications import decode
from bot.features.plans import use_cases as plans_use_cases
from tests.bot.club import ANN, BEN, CAT, PEOPLE, Club
from tests.bot.features.plans.steps import log, standing

BOTH = [("caylus", 3), ("magna_carta", 3)]


def busy(position, seed=[0]):  # noqa: B006  # one stream of chance for all tests of this file
    """Places where it can, so that there is something to resolve."""
    seed[0] += 1
    actions = position.decision.actions
    wanted = [code for code in actions if code.startswith(("place", "build"))]
    return random.Random(seed[0]).choice(wanted or actions)


async def everything_ahead(club, position, chance, people=None):
    """Everybody (or these people) answers all that can be answered ahead, by chance."""
    given = 0
    for person in people or PEOPLE[: len(position.info.seats)]:
        while True:
            coming = await club.table.read(
                plans_use_cases.coming_decisions, position.info.id, person
            )
            open_ = [
                decision for decision in coming.decisions if decision.answer is None
            ]
            if not open_:
                break
            decision = chance.choice(open_)
            code = chance.choice(decision.options)[0]
            await club.table.run(
                plans_use_cases.answer_ahead,
                position.info.id,
                person,
                decision.key,
                code,
            )
            given += 1
    return given


REPORTS = "SELECT body FROM outbox WHERE kind = 'report' AND how IS NULL ORDER BY id"


async def posted(club):
    """The phases reported to everybody, and the other public notices."""
    phases = [
        part for (body,) in await club.rows(REPORTS) for part in decode(body).phases
    ]
    others = "SELECT kind, body FROM outbox WHERE kind NOT IN ('note', 'prompt', 'report') ORDER BY id"
    return phases, await club.rows(others)


@pytest.mark.parametrize(("game", "players"), BOTH)
async def test_a_table_that_answers_ahead_and_one_that_plays_in_order_are_alike(
    tmp_path, game, players
):
    """Two tables with the same seed: one answers ahead, the other plays the same log by hand. Logs, events
    and positions are equal, and so is everything that is posted for everybody."""
    chance = random.Random(5)
    ahead, by_hand = [
        await Club.open(tmp_path / name, seed=3) for name in ("ahead.db", "hand.db")
    ]
    position = await ahead.game(players, game)
    other = await by_hand.game(players, game)
    assert ahead.table is not by_hand.table
    given = 0
    while position.decision is not None and position.info.turn < 7:
        position = await ahead.act(position, busy(position))
        if position.decision is not None and chance.random() < 0.4:
            given += await everything_ahead(ahead, position, chance)
    rows = await log(ahead, position.info.id)
    most = 20 if game == "caylus" else 4  # Magna Carta decides little without placing
    assert given > most
    assert len([source for _, _, source in rows if source == "ahead"]) > most // 3
    for seat, code, _ in rows:
        assert other.decision.seat == seat
        other = await by_hand.act(other, code)
    assert other.game.encode(other._state) == position.game.encode(position._state)
    events = "SELECT seat, code, turn, phase, saw, ends_phase, events FROM action ORDER BY number"
    assert await ahead.rows(events) == await by_hand.rows(events)
    assert await posted(ahead) == await posted(by_hand)
    # what passes in one go is one
    assert len(await ahead.rows(REPORTS)) < len(await by_hand.rows(REPORTS))
    assert (other.decision, other.revision) == (position.decision, position.revision)
    await ahead.table.close()
    await by_hand.table.close()


async def test_what_waits_changes_nothing_that_others_can_see(tmp_path):
    """A table with waiting answers and plans and one without are alike until a moment comes."""
    quiet, full = [
        await Club.open(tmp_path / name, seed=8) for name in ("quiet.db", "full.db")
    ]
    a, b = await quiet.game(3), await full.game(3)
    chance = random.Random(2)
    while a.info.phase < 3:
        code = chance.choice(
            [c for c in a.decision.actions if c.startswith("place")]
            or list(a.decision.actions)
        )
        a, b = await quiet.act(a, code), await full.act(b, code)
    for person in (ANN, BEN, CAT):
        await standing(
            full, b.info.id, person, no_provost=True, always=(("n_farm", "take cloth"),)
        )
    assert await everything_ahead(full, b, chance, (ANN,)) > 0
    assert await full.table.read(queries.info, b.info.id) == await quiet.table.read(
        queries.info, a.info.id
    )
    kinds = "SELECT kind, body, created, due FROM outbox ORDER BY id"
    assert await full.rows(kinds) == await quiet.rows(kinds)
    after = await full.table.read(queries.position, b.info.id)
    assert [after.view(seat) for seat in (None, 0, 1, 2)] == [
        a.view(seat) for seat in (None, 0, 1, 2)
    ]
    # and a seat is offered the same, whatever the others have said
    for person in (BEN, CAT):
        coming = await full.table.read(
            plans_use_cases.coming_decisions, b.info.id, person
        )
        assert coming == await quiet.table.read(
            plans_use_cases.coming_decisions, a.info.id, person
        )
    await quiet.table.close()
    await full.table.close()
