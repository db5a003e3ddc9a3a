"""A table of lateness: so many players, each late rule, rated or not, the first, middle or last seat late once all have
acted: what is told before, what becomes of the seat, and the result each person gets."""

import pytest

from bot.core import queries, seats, votes
from tests.bot.club import HOUR, PEOPLE
from tests.bot.core.clock.test_absent import GRACE, awake, passes
from tests.bot.core.test_leaving import end, everybody_acted, rated, results

TOLD = {
    "wait": ["LongLate"],
    "skip": ["TimeUp", "LongLate"],
    "vote": ["TimeUp"],
    "stand-in": [],
    "mostly": [],
}
"""What is told of the seat before anything becomes of it. `mostly`: the stand-in played most of its turns."""

CASES = [
    (players, late, rating, who)
    for players in (2, 3, 4, 5)
    for late in TOLD
    for rating in ("yes", "no")
    for who in ("first", "middle", "last")
    if players > 2 or who != "middle"
]
ONE_OF_EACH = {(players, late, "yes", "last") for players in (2, 3) for late in TOLD}


def kinds(bodies, seat):
    """What was told of a seat, in order, each once."""
    found = [
        type(body).__name__ for body in bodies if getattr(body, "seat", None) == seat
    ]
    return [
        kind
        for kind in dict.fromkeys(found)
        if kind in ("TimeUp", "LongLate", "SeatChanged")
    ]


async def dropped(club, game, gone, late):
    """Time passes without a sign until the rule has done all it does; what was told meanwhile, in order."""
    await passes(club, 72 * HOUR)
    told = list(await club.post(game))
    other = PEOPLE[0 if gone else 1]
    if late == "vote":
        (vote,) = await club.table.read(votes.open_votes, game)
        for seat in vote.answers:
            if (await club.table.read(votes.find, vote.id)).status == "open":
                await club.table.run(votes.answer, vote.id, PEOPLE[seat], True)
    elif late == "skip":
        position = await club.table.read(queries.position, game)
        # who did not act either would have abandoned the game as well
        while position.decision.seat != gone:
            position = await club.act(position)
        await passes(club, 2 * GRACE)
        told += await club.post(game)
        info = await club.table.read(queries.info, game)
        assert (
            info.status == "running" and info.seats[gone].user == PEOPLE[gone].user
        ), "told before it is done"
        await passes(club, GRACE)
    elif late == "wait":
        await passes(club, 6 * GRACE)
        told += await club.post(game)
        assert (await club.table.read(queries.info, game)).seats[gone].user == PEOPLE[
            gone
        ].user
        await club.table.run(seats.go_on, game, other, gone)
    return told + list(await club.post(game))


@pytest.mark.parametrize(
    ("players", "late", "rating", "who"),
    [
        case
        if case in ONE_OF_EACH
        else pytest.param(*case, marks=pytest.mark.exhaustive)
        for case in CASES
    ],
)
async def test_what_becomes_of_who_is_late_and_the_result_each_person_gets(
    club, players, late, rating, who
):
    await awake(club)
    rule = "stand-in" if late == "mostly" else late
    position = await club.game(players, pace="24h", late=rule, rated=rating, level=1)
    position = await everybody_acted(club, position)
    game, gone = (
        position.info.id,
        {"first": 0, "middle": players // 2, "last": players - 1}[who],
    )
    while position.decision.seat != gone:
        position = await club.act(position)
    await club.post(game)
    told = await dropped(club, game, gone, late)
    changed = ["SeatChanged"] if players > 2 or rule == "stand-in" else []
    assert kinds(told, gone) == TOLD[late] + changed
    info = await club.table.read(queries.info, game)
    (how,) = [
        row[0] for row in await club.rows("SELECT how FROM tenure WHERE seat = ?", gone)
    ]
    left = late in ("wait", "skip", "vote")
    assert (how, info.forfeit) == ("dropped" if left else None, left and players == 2)
    scores = [50 - seat for seat in range(players)]
    scores[gone] = 90  # whoever plays there, or nobody, has most
    if not info.forfeit:
        there = info.seats[gone].user
        assert (there, info.seats[gone].stand_in) == (
            (None, None) if left else (PEOPLE[gone].user, 1)
        )
        if late == "mostly":
            await club.table._database.write(
                lambda tx: tx.execute(
                    "UPDATE action SET source = 'stand_in' WHERE seat = ?", (gone,)
                )
            )
        info = await end(club, game, scores)
    stayed = [seat for seat in range(players) if seat != gone]
    order = [gone, *stayed] if late == "stand-in" else [*stayed, gone]
    places = {PEOPLE[seat].user: place for place, seat in enumerate(order, 1)}
    assert info.ranks == tuple(places[PEOPLE[seat].user] for seat in range(players))
    assert info.winners == (order[0],)
    assert await results(club) == places
    ratings = await rated(club)
    if info.forfeit:
        rating = "no"  # so early a forfeit is nobody's skill
    assert {user: rank for user, (rank, _) in ratings.items()} == (
        places if rating == "yes" else {}
    )
    rises = (
        [ratings[PEOPLE[seat].user][1] for seat in (order[0], order[-1])]
        if ratings
        else []
    )
    assert rises == ([True, False] if rating == "yes" else [])
